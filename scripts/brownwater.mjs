/** The `brownwater` command: runs src/sim with this process's arguments, bundled anew where the sources have changed. */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keptBundle } from './keptBundle.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['src', 'scripts/bundle.mjs', 'package-lock.json', 'tsconfig.json'].map(path => join(ROOT, path));

process.env['BROWNWATER_ROOT'] = ROOT;
const folder = await keptBundle(join(ROOT, 'node_modules/.cache/brownwater'), SOURCES, async making => {
  // The bundler alone takes longer to load than the command.
  const { bundle } = await import('./bundle.mjs');
  await bundle({ cli: 'src/sim/cli.ts', worker: 'src/sim/worker.ts' }, making);
});
const { main } = await import(pathToFileURL(join(folder, 'cli.js')).href);
process.exitCode = await main(process.argv.slice(2));
