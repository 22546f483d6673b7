import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles TypeScript entries for Node into a cache folder: Node 20 runs no TypeScript, and its worker threads need files.
 *
 * @param {Record<string, string>} entries name of the output without ending -> source file, relative to the checkout
 * @param {string} folder cache folder, from the project's own on
 * @param {string} [checkout] where the sources lie, if not here
 * @returns {Promise<string>} the absolute folder that now holds `<name>.js` for each entry
 */
export const bundle = async (entries, folder, checkout = ROOT) => {
  const build = await rolldown({
    cwd: checkout,
    input: entries,
    platform: 'node',
    external: [/^[^./]/],
    logLevel: 'silent',
  });
  const dir = resolve(ROOT, folder);
  await build.write({ dir, format: 'esm', entryFileNames: '[name].js' });
  await build.close();
  // Below node_modules Node asks no package what a file is: it would compile each one as a script, fail, and compile it again.
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }\n');
  return dir;
};
