/** The shipped battles and the `brownwater` command, for the scripts that count how battles come out and write pages of it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './bundle.mjs';

/**
 * @typedef {{ assets?: Partial<Record<'union' | 'confederate', string[]>>, reserve?: string[] }} Sheet a section of the quick sheet
 * @typedef {{ id: string, title: string, date: string, place: string, rules: Record<string, unknown> & { 'quick-sheet'?: Sheet },
 *   forces: { id?: string, vessel: string, name?: string }[], buildings?: { side: 'union' | 'confederate', name: string }[],
 *   mines?: { side: string }[],
 *   history?: { winner: 'union' | 'confederate' | 'draw', summary: string } }} Battle
 */

/** What is read or seen of a battle and changes no game: it may be mended without playing them all again. */
const NOT_PLAYED = new Set(['$schema', 'title', 'place', 'briefing', 'history', 'light', 'minutes']);

/**
 * @param {Battle} battle
 * @param {string} rules the system it is played under: what it says for another changes nothing
 * @returns {string} the same as long as games of it come out the same
 */
export const fingerprint = (battle, rules) => {
  const played = { ...battle, rules: battle.rules[rules] };
  const keys = Object.entries(played).filter(([key]) => !NOT_PLAYED.has(key));
  return createHash('sha256').update(JSON.stringify(keys)).digest('hex').slice(0, 12);
};

/** @returns {Battle[]} every shipped battle, the oldest first */
export const shipped = () => {
  const names = readdirSync(join(ROOT, 'scenarios')).filter(
    name => name.endsWith('.json') && !name.endsWith('.schema.json'),
  );
  const read = names.map(name => JSON.parse(readFileSync(join(ROOT, 'scenarios', name), 'utf8')));
  return read.sort((one, other) => (one.date < other.date ? -1 : 1));
};

/**
 * The battles named in a flag, separated by commas; all without the flag.
 *
 * @param {readonly Battle[]} battles
 * @param {string | undefined} flag
 * @returns {readonly Battle[]}
 * @throws where no battle has the name
 */
export const named = (battles, flag) => {
  const names = flag?.split(',');
  for (const name of names ?? [])
    if (!battles.some(({ id }) => id === name)) throw new Error(`--only: no battle is called ${name}`);
  return battles.filter(({ id }) => names?.includes(id) ?? true);
};

/**
 * @param {string[]} words after `brownwater`
 * @returns {string} what it printed
 * @throws with its complaint where it failed
 */
export const brownwater = words => {
  const ran = spawnSync(process.execPath, [join(ROOT, 'scripts/brownwater.mjs'), ...words], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (ran.status !== 0) throw new Error(`brownwater ${words.join(' ')}: ${ran.stderr}`);
  return ran.stdout;
};

/**
 * @template T
 * @param {string} path of a JSON file
 * @param {T} otherwise where there is no such file
 * @returns {T}
 */
export const readKept = (path, otherwise) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise);

/**
 * Writes a file beside the one that is there, and then in its place: whoever breaks it off, or has a full disk, keeps what was counted before.
 *
 * @param {string} path
 * @param {string} text is laid out as the project's files are
 */
export const writeStyled = async (path, text) => {
  const half = `${path}.part`;
  writeFileSync(half, await format(text, { ...(await resolveConfig(path)), filepath: path }));
  renameSync(half, path);
};
