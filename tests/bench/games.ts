import { type Hand, hireWorker } from '../../src/app/trial/hands.ts';
import { Run } from '../../src/app/trial/run.ts';
import { WorkerThinker } from '../../src/app/opponent/thinker.ts';
import type { Sight } from '../../src/system/sight.ts';
import { PATIENCE } from '../../src/app/opponent/solo.ts';
import { offered } from '../../src/bots/offered.ts';
import { seedFrom } from '../../src/core/dice.ts';
import { legal, play, start } from '../../src/core/engine.ts';
import type { Match } from '../../src/system/ruleset.ts';
import type { State } from '../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { deciding } from '../../src/trials/game.ts';
import { libraryOf, type Battle } from '../../src/trials/library.ts';
import memphis from '../../scenarios/memphis.json' with { type: 'json' };

/** Milliseconds in which both workers warm up, and about which a lone one is given work for each time. */
const WARM_UP = 4000;
const WATCHED = 2000;
/** Hands of each series that is timed; what still warms up, or slows down, does so for one and for two alike. */
const TURNS = [1, 2, 2, 1] as const;
const BOTH = 2;
const MOST_GAMES = 20_000;
/** Milliseconds for which an opponent is asked, or until the battle is over. */
const ASKED = 12_000;

const battle = libraryOf({ 'memphis.json': memphis }).battles[0] as Battle;

const matchFor = (rules: string): Match => {
  const system = RULE_SETS.find(({ id }) => id === rules);
  if (!system) throw new Error(`there are no rules ${rules}`);
  return matchOf(system, battle.scenario);
};

/** Hands that stay from one series to the next, so that they are warm. */
const warmHands = (match: Match): Hand[] =>
  Array.from({ length: BOTH }, () =>
    hireWorker({ source: battle.source, rules: match.rules.id, options: { ...match.options } }),
  );

/** A series as "Test this battle" plays it, over the first so many of these hands; ends by itself or after some time. */
const series = async (match: Match, bot: string, games: number, hands: readonly Hand[], limit = 0): Promise<Run> => {
  const plan = { opponents: { union: bot, confederate: bot }, seed: 'bench', seeds: games, swap: false };
  const run = new Run(battle, match, plan);
  const waiting = [...hands];
  if (limit > 0) setTimeout(() => run.stop(), limit);
  await run.begin(hands.length, () => {
    const hand = waiting.shift() as Hand;
    return { ask: work => hand.ask(work), dismiss: () => undefined };
  });
  return run;
};

/** Games a second with one worker and with two, in turns, for the same games. */
const measureTrial = async (rules: string, bot: string): Promise<{ one: number; two: number }> => {
  const match = matchFor(rules);
  const hands = warmHands(match);
  const began = performance.now();
  const warm = await series(match, bot, MOST_GAMES, hands, WARM_UP);
  const gone = performance.now() - began;
  const games = Math.max(BOTH, Math.round((WATCHED * warm.records.length) / BOTH / gone));
  const secondsFor = async (count: number): Promise<number> => {
    const start = performance.now();
    await series(match, bot, games, hands.slice(0, count));
    return (performance.now() - start) / 1000;
  };
  const seconds = { 1: 0, 2: 0 };
  for (const count of TURNS) seconds[count] += await secondsFor(count);
  for (const hand of hands) hand.dismiss();
  const played = (TURNS.length * games) / 2;
  return { one: played / seconds[1], two: played / seconds[2] };
};

/** What an opponent is shown, as `solo.ts` shows it. */
const sightOf = (match: Match, state: State, count: number): Sight => {
  const side = deciding(state.cursor.awaiting);
  const view = match.rules.redact(state, side);
  return { side, view, offers: legal(match, view, side), dice: seedFrom(`bench/${side}/${count}`) };
};

/** Milliseconds of each answer to a decision with a choice, both sides led by that opponent; the first, for which he is loaded, apart. */
const measureAnswers = async (rules: string, opponent: string): Promise<{ first: number; times: number[] }> => {
  const match = matchFor(rules);
  const thinker = new WorkerThinker({ source: battle.source, rules, options: { ...match.options } });
  const { state } = start(match, 'bench/0');
  const times: number[] = [];
  const began = performance.now();
  for (let count = 0; !state.outcome && performance.now() - began < ASKED; count++) {
    const now = sightOf(match, state, count);
    const asked = performance.now();
    const { command } = await thinker.decide({ opponent, now, recap: null, patience: PATIENCE });
    if (now.offers.length > 1 || count === 0) times.push(performance.now() - asked);
    const known = offered(now.offers, command);
    if (!known) throw new Error(`${opponent} wants what is not offered`);
    play(match, state, known);
  }
  thinker.stop();
  const [first = 0, ...others] = times;
  return { first, times: others };
};

Object.assign(window, { measureTrial, measureAnswers, ruleSets: RULE_SETS.map(({ id }) => id) });
