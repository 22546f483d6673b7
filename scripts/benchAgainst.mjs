/**
 * `npm run bench -- against <checkout>`: the same games in this checkout and in another, by turns in one run, and how many times quicker
 * they are played here. By processor time, over every shipped battle, since what is quicker in a few games may be slower in many;
 * and games that do not come out the same are told. Further words choose systems, players, battles and how many seeds:
 * `npm run bench -- against ../base portable captain memphis 5`.
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';

const ENTRIES = {
  series: 'src/trials/series.ts',
  rules: 'src/rules/index.ts',
  files: 'src/sim/files.ts',
  checks: 'src/sim/checks.ts',
};
const PLAYERS = ['random', 'captain', 'commodore-quick', 'fuzz'];
/** Seeds of a battle where nobody says how many. */
const SEEDS = 2;

/**
 * A process that plays for a checkout.
 * @param {string} name @param {string} checkout
 */
const hire = async (name, checkout) => {
  const folder = await bundle(ENTRIES, `node_modules/.cache/bench-${process.pid}/${name}`, checkout);
  const player = fork(fileURLToPath(new URL('./benchPlayer.mjs', import.meta.url)), [folder]);
  /** @param {object} work @returns {Promise<any>} */
  const ask = work =>
    new Promise((answer, fail) => {
      player.once('message', answer);
      player.once('exit', () => fail(new Error(`who plays for ${name} has gone`)));
      player.send(work);
    });
  return { ask, dismiss: () => player.kill() };
};

/** @param {number} number */
const two = number => number.toFixed(2);

/**
 * One line: all battles of a system between two players of that name.
 * @param {Record<'here' | 'there', Awaited<ReturnType<typeof hire>>>} players
 * @param {{ rules: string, player: string, battles: string[], seeds: number }} plan
 */
const compare = async ({ here, there }, { rules, player, battles, seeds }) => {
  const total = { here: 0, there: 0, games: 0 };
  /** @type {{ battle: string, times: number }[]} */
  const times = [];
  /** @type {string[]} */
  const different = [];
  for (const [place, battle] of battles.entries()) {
    const work = { rules, player, battle, seeds };
    const both = place % 2 === 0 ? [here, there] : [there, here];
    const first = await both[0].ask(work);
    const second = await both[1].ask(work);
    const [own, other] = place % 2 === 0 ? [first, second] : [second, first];
    total.here += own.seconds;
    total.there += other.seconds;
    total.games += seeds;
    times.push({ battle, times: other.seconds / own.seconds });
    if (own.played !== other.played) different.push(battle);
  }
  times.sort((one, other) => one.times - other.times);
  const [least, most] = [times[0], times.at(-1)];
  const rate = (/** @type {number} */ seconds) => (total.games / seconds).toPrecision(3);
  const range = `${two(least?.times ?? 0)} ${least?.battle} to ${two(most?.times ?? 0)} ${most?.battle}`;
  console.log(
    `${rules.padEnd(18)}${player.padEnd(18)}${two(total.there / total.here)} times, ` +
      `${rate(total.there)} > ${rate(total.here)} games a second of ${total.games}; ${range}` +
      (different.length > 0 ? `; NOT THE SAME GAMES: ${different.join(', ')}` : ''),
  );
};

/** @param {string[]} words */
export const benchAgainst = async ([checkout, ...words]) => {
  if (checkout === undefined) throw new Error('bench against: expected the folder of another checkout');
  try {
    const players = { here: await hire('here', ROOT), there: await hire('there', checkout) };
    /** @type {Record<string, string[]>} */
    const plays = await players.there.ask({});
    const chosen = (/** @type {string[]} */ all) => {
      const named = all.filter(each => words.includes(each));
      return named.length > 0 ? named : all;
    };
    const seeds = Number(words.find(word => /^\d+$/.test(word)) ?? SEEDS);
    for (const player of chosen(PLAYERS))
      for (const rules of chosen(Object.keys(plays)))
        await compare(players, { rules, player, battles: chosen(plays[rules] ?? []), seeds });
    players.here.dismiss();
    players.there.dismiss();
  } finally {
    rmSync(join(ROOT, 'node_modules/.cache', `bench-${process.pid}`), { recursive: true, force: true });
  }
};
