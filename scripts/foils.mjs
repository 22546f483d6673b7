/**
 * Plays naive commanders, who keep one order for a whole side to the end (tests/foils), against captains over the same seeds as a captain
 * in their place, and prints how both did.
 *
 *     npm run foils -- [--rules portable] [--only galveston,memphis] [--foils flee,run] [--against captain] [--games 20] [--seed docs]
 */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { flagsOf } from './flags.mjs';
import { shipped } from './shelf.mjs';

const { values: flags } = flagsOf({
  options: {
    rules: { type: 'string' },
    only: { type: 'string' },
    foils: { type: 'string' },
    against: { type: 'string', default: 'captain' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'docs' },
  },
});

const folder = await bundle({ play: 'tests/foils/play.ts' }, `node_modules/.cache/foils/${process.pid}`);
/** @type {typeof import('../tests/foils/play.ts')} */
const { linesOf } = await import(pathToFileURL(`${folder}/play.js`).href);

const sources = shipped().map(battle => ({ file: `${battle.id}.json`, source: battle }));
const wanted = {
  rules: flags.rules ?? null,
  battles: flags.only?.split(',') ?? null,
  foils: flags.foils?.split(',') ?? null,
  captain: flags.against,
  games: Number(flags.games),
  seed: flags.seed,
};

/** @param {{ won: number, lost: number, drawn: number }} score */
const percent = ({ won, lost, drawn }) => Math.round((100 * (won + drawn / 2)) / (won + lost + drawn));

/** What a captain scores as each side of the battle that is being played. @type {Record<string, number>} */
const own = {};
for (const { rules, battle, side, who, score } of linesOf(sources, wanted)) {
  if (who === wanted.captain) own[side] = percent(score);
  const beside = who === wanted.captain ? '' : `captain ${own[side]} %`;
  console.log([rules, battle, side, who, `${percent(score)} %`, beside].join('\t'));
}
