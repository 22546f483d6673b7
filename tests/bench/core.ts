import { Worker } from 'node:worker_threads';
import type { Match } from '../../src/system/ruleset.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { readScenario } from '../../src/sim/files.ts';
import { hire, type Crew } from '../../src/sim/pool.ts';
import { seedNumbers } from '../../src/trials/series.ts';
import { benchScenario } from './fleet.ts';
import { inPlace, oddsAsked, optionsOf, paceOf, produced, sharesOf, shotOddsOf, type Pace } from './measure.ts';

/** Processor seconds for each rate, and for each figure that splits up the time of games. */
const SECONDS = 1.5;
const SPLIT_SECONDS = 0.75;
/** Milliseconds by the clock in which both workers warm up, and about which a lone one is given work for each time. */
const WARM_UP = 6000;
const WATCHED = 3000;
const BOTH = 2;
/** Workers of each series that is timed; what still warms up, or slows down, does so for one and for two alike. */
const TURNS = [1, 2, 2, 1] as const;
/** More games than there is time for. */
const NO_END = 100_000;
const PLAYERS = ['random', 'captain'] as const;
/** A shipped battle that every rule system plays. */
const BATTLE = 'memphis';
/** The one with most ships. */
const CROWD = 'forts-jackson-and-st-philip';

type Row = readonly [what: string, ...figures: string[]];

const figure = (rate: number): string => (rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en'));

const print = ([what, ...figures]: Row): void => {
  console.log(what.padEnd(46) + figures.map(each => each.padStart(18)).join(''));
};

/** One line with a figure for each rule system. */
const side = (what: string, of: (match: Match) => string, matches: readonly Match[]): void => {
  print([what, ...matches.map(of)]);
};

/** Time in options, rules and bots, as parts of a hundred. */
const split =
  (name: string) =>
  (match: Match): string => {
    const { options, rules, bots } = sharesOf(match, name, SPLIT_SECONDS);
    return [options, rules, bots].map(part => Math.round((100 * part) / (options + rules + bots))).join(' : ');
  };

const producedASecond = (match: Match): string => {
  const { count, seconds } = paceOf(produced(match), SECONDS);
  return figure(count / seconds);
};

const oddsASecond = (match: Match): string => {
  const { count, seconds } = paceOf(oddsAsked(match), SECONDS);
  return figure(count / seconds);
};

const meanAndWorst = (took: readonly number[], digits: number): string => {
  const mean = took.reduce((sum, each) => sum + each, 0) / took.length;
  return `${mean.toFixed(digits + 1)}, ${Math.max(...took).toFixed(digits)}`;
};

/** Microseconds that the odds of a shot take on average and at worst, what else runs on the machine left out. */
const shotOddsIn = (match: Match): string => {
  const took = shotOddsOf(match);
  return took.length === 0 ? '–' : meanAndWorst(took, 0);
};

/** Milliseconds that options take on average and at worst; a battle is read anew each time, so that nothing is known of it. */
const optionsIn = ({ rules }: Match): string =>
  meanAndWorst(
    optionsOf(() => matchOf(rules, readScenario(CROWD).scenario)),
    2,
  );

/** Games that a lone worker plays in the time watched, found out while both warm up. */
const warmUp = async (crew: Crew): Promise<number> => {
  const began = performance.now();
  let games = 0;
  const gone = (): number => performance.now() - began;
  await crew.play(seedNumbers(NO_END, null), {
    progress: done => (games = done),
    take: () => gone() > WARM_UP,
  });
  return Math.max(BOTH, Math.round((WATCHED * games) / BOTH / gone()));
};

/** Seconds that so many workers take for the games of these numbers. */
const secondsFor = async (crew: Crew, numbers: readonly number[], hands: number): Promise<number> => {
  const began = performance.now();
  await crew.play(numbers, { progress: () => undefined, take: () => false }, hands);
  return (performance.now() - began) / 1000;
};

/** Games a second by the clock of one worker and of two, in turns, for the same games, and how many times more that is. */
const workers = async (rules: string, name: string): Promise<string> => {
  const plan = { opponents: { union: name, confederate: name }, seed: 'bench', swap: false };
  const crew = hire({ kind: 'match', rules, scenario: BATTLE, switches: {}, plan }, BOTH);
  try {
    const games = await warmUp(crew);
    const seconds = { 1: 0, 2: 0 };
    for (const hands of TURNS) seconds[hands] += await secondsFor(crew, seedNumbers(games, null), hands);
    const rate = (hands: 1 | 2): string => figure((TURNS.length * games) / 2 / seconds[hands]);
    return `${rate(1)} > ${rate(2)} (${(seconds[1] / seconds[2]).toFixed(2)})`;
  } finally {
    await crew.dismiss();
  }
};

/** Counts as often as it is told. */
const COUNTING = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', rounds => {
    let sum = 1;
    for (let round = 0; round < rounds; round++) sum = (Math.imul(sum, 31) + round) | 0;
    parentPort.postMessage(sum);
  });`;
const ROUNDS = 1.5e9;

/** How many times more two workers count than one: what the machine gives to work that shares nothing at all. */
const counting = async (): Promise<string> => {
  const crew = Array.from({ length: BOTH }, () => new Worker(COUNTING, { eval: true }));
  const count = (worker: Worker, rounds: number): Promise<unknown> =>
    new Promise(done => {
      worker.once('message', done);
      worker.postMessage(rounds);
    });
  const seconds = { 1: 0, 2: 0 };
  for (const hands of TURNS) {
    const began = performance.now();
    await Promise.all(crew.slice(0, hands).map(worker => count(worker, ROUNDS / hands)));
    seconds[hands] += performance.now() - began;
  }
  await Promise.all(crew.map(worker => worker.terminate()));
  return (seconds[1] / seconds[2]).toFixed(2);
};

const block = (title: string, matches: readonly Match[]): void => {
  print([`\n${title}`, ...matches.map(({ rules }) => rules.id)]);
  const [random = [], captain = []] = PLAYERS.map(name => matches.map(match => paceOf(inPlace(match, name), SECONDS)));
  const games = ({ games: whole, seconds }: Pace): string => figure(whole / seconds);
  print(['random: commands a second in place', ...random.map(({ count, seconds }) => figure(count / seconds))]);
  print(['  whole games a second', ...random.map(games)]);
  side('  options : rules : bots, in hundredths', split('random'), matches);
  print(['captain: whole games a second', ...captain.map(games)]);
  side('  options : rules : bots, in hundredths', split('captain'), matches);
};

/**
 * Prints what the rules can do on this machine, options and end checks included, the systems side by side; nothing here passes
 * or fails. Rates are by processor time, those of workers by the clock: what else runs on the machine slows them.
 */
export const benchCore = async (): Promise<void> => {
  const shipped = RULE_SETS.map(rules => matchOf(rules, readScenario(BATTLE).scenario));
  const fleet = RULE_SETS.map(rules => matchOf(rules, benchScenario, { sandbars: true, drift: true }));
  block(`${BATTLE}, as shipped`, shipped);
  block('eight ships a side', fleet);
  side('random: commands a second under produce', producedASecond, fleet);
  side('odds of an offered command, a second', oddsASecond, fleet);
  side(`odds of a shot in ${BATTLE}: mean, worst in µs`, shotOddsIn, shipped);
  side(`options in ${CROWD}: mean, worst in ms`, optionsIn, shipped);
  print([`\n${BATTLE}: games a second, one > two workers`, ...RULE_SETS.map(({ id }) => id)]);
  for (const name of PLAYERS) {
    const figures: string[] = [];
    for (const { id } of RULE_SETS) figures.push(await workers(id, name));
    print([`${name} (times more)`, ...figures]);
  }
  print(['workers that only count (times more)', await counting()]);
};
