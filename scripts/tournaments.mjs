/**
 * Plays the opponents against each other over the shipped battles and writes the table of results into docs/bots.md.
 *
 *     node scripts/tournaments.mjs [--pair captain:random] [--seeds 50] [--seed docs] [--jobs 2] [--only memphis] [--rules portable] [--all]
 *
 * Each seed is played twice, the second time with the sides' opponents exchanged. What was counted is kept in docs/tournaments.json. Games are
 * played when the battle's file is another than the one that was counted, when more or other seeds are asked for, and always
 * with `--all`: that is for a change of the rules or of the opponents.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';
import { flagsOf, refuse } from './flags.mjs';
import { brownwater, fingerprint, named, readKept, shipped, writeStyled } from './shelf.mjs';

/**
 * @typedef {import('./standing.ts').Standing} Standing
 * @typedef {{ file: string, seed: string, seeds: number, standing: Standing }} Count one battle under one rule system
 * @typedef {Record<string, Record<string, Record<string, Count>>>} Counts by pair, rule system and battle
 */

const KEPT = join(ROOT, 'docs/tournaments.json');
const PAGE = join(ROOT, 'docs/bots.md');
const BEGIN = '<!-- tournaments -->';
const END = '<!-- end of tournaments -->';

/** Pairs, the aim for the first of the two (null = none), and the seeds that are usually played. */
const PAIRS = [
  { pair: 'captain:random', aim: 0.95, seeds: 50 },
  { pair: 'commodore:captain', aim: 0.65, seeds: 20 },
  { pair: 'defender:random', aim: null, seeds: 20 },
  { pair: 'captain:defender', aim: null, seeds: 20 },
  { pair: 'captain-bold:captain', aim: null, seeds: 20 },
  { pair: 'captain-cautious:captain', aim: null, seeds: 20 },
  { pair: 'commodore-quick:captain', aim: null, seeds: 10 },
  { pair: 'commodore-deep:captain', aim: null, seeds: 10 },
];

/** Ratings are points above this opponent. */
const WEAKEST = 'random';

const { values: flags } = flagsOf({
  options: {
    pair: { type: 'string' },
    seeds: { type: 'string' },
    seed: { type: 'string', default: 'docs' },
    jobs: { type: 'string', default: '2' },
    only: { type: 'string' },
    rules: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});

if (flags.pair !== undefined && !PAIRS.some(({ pair }) => pair === flags.pair))
  refuse(`--pair: expected one of ${PAIRS.map(({ pair }) => pair).join(', ')}, found ${flags.pair}`);

const folder = await bundle(
  { standing: 'scripts/standing.ts', ratings: 'scripts/ratings.ts' },
  'node_modules/.cache/tournaments',
);
/** @type {typeof import('./standing.ts')} */
const { intervalOf, missed, score, standingOf, together, total } = await import(
  pathToFileURL(`${folder}/standing.js`).href
);

/** @type {typeof import('./ratings.ts')} */
const { ratingsOf } = await import(pathToFileURL(`${folder}/ratings.js`).href);

/** @param {string} pair @param {string} rules @param {string} battle @param {number} seeds @returns {Standing} */
const play = (pair, rules, battle, seeds) => {
  const [first = '', second = ''] = pair.split(':');
  const who = ['--union', first, '--confederate', second, '--swap'];
  const how = ['--games', String(seeds), '--seed', flags.seed, '--jobs', flags.jobs, '--csv'];
  return standingOf(brownwater(['match', '--rules', rules, '--scenario', battle, ...who, ...how]), first);
};

/** @param {number} share */
const percent = share => (100 * share).toFixed(1);

/** @param {Standing} standing */
const scoreCells = standing => {
  const all = total(standing);
  const { low, high } = intervalOf(all);
  const cells = [`${percent(score(all))} %`, `${percent(low)} to ${percent(high)}`];
  return [`${all.won} : ${all.lost}`, String(all.drawn), ...cells];
};

/** @param {Standing} standing */
const sides = ({ union, confederate }) =>
  [union, confederate].map(({ won, lost, drawn }) => `${won} : ${lost}${drawn > 0 ? ` : ${drawn}` : ''}`);

/** @param {Standing} standing @param {number | null} aim @param {string} why in the last column where the aim was met or missed */
const results = (standing, aim, why) => [...scoreCells(standing), ...sides(standing), ...(aim === null ? [] : [why])];

/** @param {string} title @param {number | null} aim @param {Record<string, Record<string, Count>>} byRules */
const table = (title, aim, byRules) => {
  const rows = Object.entries(byRules).flatMap(([rules, byBattle]) => {
    const counted = battles.flatMap(battle => {
      const count = byBattle[battle.id];
      return count ? [{ battle: battle.id, ...count }] : [];
    });
    const all = together(counted.map(({ standing }) => standing));
    const met = score(total(all)) >= (aim ?? 0) ? 'met over all' : 'missed over all';
    return [
      ...counted.map(({ battle, standing, seeds, seed }) => [
        ...[rules, battle, `${seed}/0 to ${seeds - 1}`],
        ...results(standing, aim, missed(standing, aim ?? 0)),
      ]),
      [rules, '**all**', '', ...results(all, aim, met)],
    ];
  });
  const heads = ['rules', 'battle', 'seeds', 'won', 'drawn', 'score', 'interval', 'as Union', 'as Confederate'];
  const columns = aim === null ? heads : [...heads, `below ${percent(aim)} % because`];
  const lines = [columns, columns.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);
  return `### ${title}\n\n${lines.join('\n')}`;
};

/** @param {Counts} all what stands of every pair */
const ratings = all => {
  const systems = [...new Set(Object.values(all).flatMap(byRules => Object.keys(byRules)))];
  const rows = systems.flatMap(rules => {
    const met = Object.entries(all).flatMap(([pair, byRules]) => {
      const [first = '', second = ''] = pair.split(':');
      const counted = Object.values(byRules[rules] ?? {});
      return counted.length === 0
        ? []
        : [{ first, second, tally: total(together(counted.map(each => each.standing))) }];
    });
    return ratingsOf(met, WEAKEST).map(({ name, points, low, high, games }) => [
      ...[
        rules,
        name,
        points.toFixed(0),
        name === WEAKEST ? '' : `${low.toFixed(0)} to ${high.toFixed(0)}`,
        String(games),
      ],
    ]);
  });
  const heads = ['rules', 'opponent', 'rating', 'interval', 'games'];
  const lines = [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);
  return `### Ratings, from recruit to patient commodore\n\n${lines.join('\n')}`;
};

const battles = shipped();
const played = named(battles, flags.only);
/** @type {Counts} */
const counts = readKept(KEPT, {});

for (const { pair, seeds: usual } of PAIRS) {
  if ((flags.pair ?? pair) !== pair) continue;
  const seeds = Number(flags.seeds ?? usual);
  for (const battle of played)
    for (const rules of Object.keys(battle.rules)) {
      const [known, file] = [counts[pair]?.[rules]?.[battle.id], fingerprint(battle, rules)];
      const stale = flags.all || known?.file !== file || known.seed !== flags.seed || known.seeds < seeds;
      if (!stale || (flags.rules ?? rules) !== rules) continue;
      console.error(`${pair}, ${battle.id} under ${rules}`);
      const count = { file, seed: flags.seed, seeds, standing: play(pair, rules, battle.id, seeds) };
      ((counts[pair] ??= {})[rules] ??= {})[battle.id] = count;
      // Kept after each battle: a long evening of games may be broken off.
      await writeStyled(KEPT, JSON.stringify(counts));
    }
}

const tables = PAIRS.flatMap(({ pair, aim }) => {
  const byRules = counts[pair];
  const [first, second] = pair.split(':');
  return byRules ? [table(`${first} against ${second}`, aim, byRules)] : [];
});
const page = readFileSync(PAGE, 'utf8');
const [head = '', rest = ''] = page.split(BEGIN);
if (!rest.includes(END)) throw new Error(`${PAGE}: expected ${BEGIN} and ${END} around the tables`);
await writeStyled(
  PAGE,
  `${head}${BEGIN}\n\n${[ratings(counts), ...tables].join('\n\n')}\n\n${END}${rest.split(END)[1] ?? ''}`,
);
await writeStyled(KEPT, JSON.stringify(counts));
