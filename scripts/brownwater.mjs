/** The `brownwater` command: bundles src/sim and runs it with this process's arguments. */
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';

process.env['BROWNWATER_ROOT'] = ROOT;
// One folder a process, so that commands that run side by side do not write under each other's feet.
const folder = await bundle(
  { cli: 'src/sim/cli.ts', worker: 'src/sim/worker.ts' },
  `node_modules/.cache/brownwater/${process.pid}`,
);
try {
  const { main } = await import(pathToFileURL(`${folder}/cli.js`).href);
  process.exitCode = await main(process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
