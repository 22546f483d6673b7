/** `npm run bench`: prints speeds side by side; nothing here passes or fails. `-- core` for one part of them. */
import { pathToFileURL } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';

process.env['BROWNWATER_ROOT'] = ROOT;

/** @type {Record<string, () => Promise<void>>} */
const PARTS = {
  async core() {
    const entries = { core: 'tests/bench/core.ts', worker: 'src/sim/worker.ts' };
    const folder = await bundle(entries, 'node_modules/.cache/bench');
    const { benchCore } = await import(pathToFileURL(`${folder}/core.js`).href);
    await benchCore();
  },
  page: async () => (await import('./benchFirst.mjs')).benchFirst(),
  board: async () => (await import('./benchBoard.mjs')).benchBoard(),
  games: async () => (await import('./benchGames.mjs')).benchGames(),
  memory: async () => (await import('./benchMemory.mjs')).benchMemory(),
  replay: async () => (await import('./benchReplay.mjs')).benchReplay(),
};

const wanted = process.argv[2];
if (wanted === 'against') await (await import('./benchAgainst.mjs')).benchAgainst(process.argv.slice(3));
else if (wanted !== undefined && !PARTS[wanted]) {
  console.error(`bench: expected one of ${Object.keys(PARTS).join(', ')}, or nothing for all, found ${wanted}`);
  process.exitCode = 2;
} else for (const [name, run] of Object.entries(PARTS)) if (wanted === undefined || wanted === name) await run();
