/**
 * Fingerprints of whole series of games, so that two commits can be compared: a change to the code that should change no game
 * prints the same lines before and after.
 *
 *   node scripts/fingerprints.mjs                     this checkout
 *   node scripts/fingerprints.mjs ../old . --quick    two checkouts, a tenth of the games; exit 1 where a line differs
 *
 * Every checkout needs its packages installed. It plays by the command line of that checkout and reads nothing of its sources.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const GAMES = { captain: 300, commodore: 20, fuzzed: 300 };
/** A commodore looks ahead for seconds a turn where many ships fight: these battles are small enough for all systems. */
const SMALL = ['first-command', 'hampton-roads-2', 'plum-point-bend', 'grand-gulf'];

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const named = words.filter(word => !word.startsWith('--'));
const checkouts = (named.length > 0 ? named : ['.']).map(folder => resolve(folder));
const share = quick ? 10 : 1;

/** @param {string} checkout @param {string[]} command */
const brownwater = async (checkout, command) =>
  (
    await run(process.execPath, [join(checkout, 'scripts/brownwater.mjs'), ...command], {
      cwd: checkout,
      maxBuffer: 1e9,
    })
  ).stdout;

/** @param {string} text */
const short = text => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Which battles a checkout has under which rules. @param {string} checkout */
const battlesOf = checkout => {
  const folder = join(checkout, 'scenarios');
  return readdirSync(folder)
    .filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map(name => {
      const { rules } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return { id: name.replace('.json', ''), rules: Object.keys(rules) };
    });
};

/** @param {string} checkout @param {string} rules @param {string} scenario @param {string} bot @param {number} games */
const series = async (checkout, rules, scenario, bot, games) => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  const file = join(folder, 'games.jsonl');
  const match = ['--rules', rules, '--scenario', scenario, '--union', bot, '--confederate', bot];
  try {
    await brownwater(checkout, ['match', ...match, '--games', `${games}`, '--seed', 'print', '--games-file', file]);
    return short(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What is played, each with the line it prints: the same for every checkout. */
const work = () => {
  const battles = battlesOf(checkouts[0] ?? '.');
  const systems = [...new Set(battles.flatMap(({ rules }) => rules))];
  return systems.flatMap(rules => {
    const played = battles.filter(battle => battle.rules.includes(rules)).map(({ id }) => id);
    const small = SMALL.filter(id => played.includes(id));
    /** @param {string} bot @param {number} games @param {string[]} fields */
    const lines = (bot, games, fields) =>
      fields.map(id => ({
        line: `${rules} ${bot} ${id}`,
        /** @param {string} checkout */
        of: checkout => series(checkout, rules, id, bot, Math.ceil(games / fields.length / share)),
      }));
    return [
      {
        line: `${rules} fuzzed`,
        /** @param {string} checkout */
        of: async checkout =>
          short(
            await brownwater(checkout, [
              ...['fuzz', '--rules', rules, '--json', '--seed', 'print'],
              ...['--games', `${Math.ceil(GAMES.fuzzed / share)}`],
            ]),
          ),
      },
      ...lines('captain', GAMES.captain, played),
      ...lines('commodore', GAMES.commodore, small),
    ];
  });
};

const jobs = work();
/** @type {string[][]} */
const prints = jobs.map(() => []);
const queue = jobs.flatMap((job, row) => checkouts.map((checkout, column) => ({ job, row, checkout, column })));
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { job, row, checkout, column } = next;
    const printed = await job.of(checkout).catch(error => `failed: ${String(error.stderr ?? error.message).trim()}`);
    const cells = prints[row];
    if (cells) cells[column] = printed;
    if (cells && checkouts.every((_, place) => cells[place] !== undefined))
      console.log(`${job.line.padEnd(50)} ${cells.join('  ')}${new Set(cells).size > 1 ? '  DIFFERENT' : ''}`);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));

const different = prints.filter(
  cells => new Set(cells).size > 1 || cells.some(cell => cell.startsWith('failed')),
).length;
const whole = short(prints.map(cells => cells[0]).join());
console.log(`${jobs.length} lines, ${different} different or failed; ${whole} of the first`);
process.exitCode = different > 0 ? 1 : 0;
