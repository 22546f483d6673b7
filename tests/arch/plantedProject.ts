import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A small project beside the real one, under the same configuration, into which violations are planted. */
export interface PlantedProject {
  readonly folder: string;
  /** Runs a tool of the repository inside the project. Never throws: checks end badly when they find something. */
  run(script: string, ...words: string[]): Promise<{ ok: boolean; output: string }>;
  remove(): void;
}

/** Writes the files into a new folder under .cache, which git and every check ignore. */
export const plant = (files: Readonly<Record<string, string>>): PlantedProject => {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'planted-'));
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.pure.json']) {
    cpSync(join(ROOT, name), join(folder, name));
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return {
    folder,
    run: (script, ...words) =>
      new Promise(done => {
        const tool = join(ROOT, 'node_modules', script);
        execFile(process.execPath, [tool, ...words], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout) => {
          done({ ok: !error, output: stdout });
        });
      }),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
