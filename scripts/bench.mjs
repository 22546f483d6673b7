/** `npm run bench`: prints speeds side by side; nothing here passes or fails. `-- core` or `-- board` for one half. */
import { pathToFileURL } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';

process.env['BROWNWATER_ROOT'] = ROOT;
const wanted = process.argv[2] ?? 'all';

if (wanted !== 'board') {
  const folder = await bundle(
    { core: 'tests/bench/core.ts', worker: 'src/sim/worker.ts' },
    'node_modules/.cache/bench',
  );
  const { benchCore } = await import(pathToFileURL(`${folder}/core.js`).href);
  await benchCore();
}
if (wanted !== 'core') {
  const { benchBoard } = await import('./benchBoard.mjs');
  await benchBoard();
}
