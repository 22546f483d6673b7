/** What was typed after the name of a script, or one line that says what was expected. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

/** @param {string} line for the standard error; ends the script as a wrong word does everywhere @returns {never} */
export const refuse = line => {
  console.error(`${basename(process.argv[1] ?? '', '.mjs')}: ${line}`);
  process.exit(2);
};

/** @param {unknown} error */
const isWrongWord = error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * The same as `parseArgs`, but for what it makes of a word that it does not know.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export const flagsOf = config => {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isWrongWord(error)) throw error;
    const known = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === 'boolean' ? `--${name}` : `--${name} …`,
    );
    const [what] = /** @type {Error} */ (error).message.split(/[.\n]/u);
    return refuse(`${what}; expected ${known.join(', ')}`);
  }
};
