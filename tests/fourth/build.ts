/** Builds the game with the registry of the tests in the place of its own: what a fourth system needs is a folder and a line. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { build, type Plugin } from 'vite';
import { ROOT } from '../helpers/commandLine.ts';

const REGISTRY = join(ROOT, 'src/rules/index.ts');
const OTHER = join(ROOT, 'tests/fourth/registry.ts');

/** Whoever asks for the registry gets the tests' one; only that one sees the game's own. */
const otherRegistry = (): Plugin => ({
  name: 'brownwater:other-registry',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/index.ts') || importer === OTHER) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === REGISTRY ? OTHER : null;
  },
});

/** The folder into which the page has been built. */
export const buildPage = async (): Promise<string> => {
  const outDir = join(ROOT, '.cache/fourth/page');
  await build({
    root: ROOT,
    logLevel: 'error',
    plugins: [otherRegistry()],
    worker: { format: 'es', plugins: () => [otherRegistry()] },
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
};

const run = promisify(execFile);

/** The command line, built with that registry: takes the words of a command, gives what it prints. */
export const buildCommand = async (): Promise<(...words: string[]) => Promise<string>> => {
  const dir = join(ROOT, '.cache/fourth/command');
  const bundle = await rolldown({
    cwd: ROOT,
    input: { cli: 'src/sim/cli.ts', worker: 'src/sim/worker.ts' },
    platform: 'node',
    external: [/^[^./]/],
    plugins: [otherRegistry()],
    logLevel: 'silent',
  });
  await bundle.write({ dir, format: 'esm', entryFileNames: '[name].js' });
  await bundle.close();
  const program = `import { main } from ${JSON.stringify(join(dir, 'cli.js'))}; process.exitCode = await main(process.argv.slice(1));`;
  return async (...words) => {
    const options = { cwd: ROOT, env: { ...process.env, BROWNWATER_ROOT: ROOT } };
    return (await run(process.execPath, ['--input-type=module', '-e', program, '--', ...words], options)).stdout;
  };
};
