import type { Match } from '../../src/core/ruleset.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { readScenario } from '../../src/sim/files.ts';
import { runJob } from '../../src/sim/pool.ts';
import { seedNumbers } from '../../src/trials/series.ts';
import { benchScenario } from './fleet.ts';
import { addShares, inPlace, oddsAsked, paceOf, produced, type Shares } from './measure.ts';

/** Processor seconds for each figure. */
const SECONDS = 3;
/** Games whose time is split up, and games for one and for two workers. */
const SPLIT_GAMES = 12;
const WORKER_GAMES = { random: 1200, captain: 200 } as const;
/** A shipped battle that every rule system plays. */
const BATTLE = 'memphis';

type Row = readonly [what: string, ...figures: string[]];

const figure = (rate: number): string => (rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en'));

const print = ([what, ...figures]: Row): void => {
  console.log(what.padEnd(46) + figures.map(each => each.padStart(18)).join(''));
};

/** One line with a figure for each rule system. */
const side = (what: string, of: (match: Match) => string, matches: readonly Match[]): void => {
  print([what, ...matches.map(of)]);
};

const commandsASecond =
  (name: string) =>
  (match: Match): string => {
    const { count, seconds } = paceOf(inPlace(match, name), SECONDS);
    return figure(count / seconds);
  };

const gamesASecond =
  (name: string) =>
  (match: Match): string => {
    const { games, seconds } = paceOf(inPlace(match, name), SECONDS);
    return figure(games / seconds);
  };

/** Time in options, rules and bots, as parts of a hundred. */
const sharesOf =
  (name: string) =>
  (match: Match): string => {
    const shares: Shares = { options: 0, rules: 0, bots: 0 };
    for (let index = 0; index < SPLIT_GAMES; index++) addShares(match, name, index, shares);
    const whole = shares.options + shares.rules + shares.bots;
    return [shares.options, shares.rules, shares.bots].map(part => Math.round((100 * part) / whole)).join(' : ');
  };

const producedASecond = (match: Match): string => {
  const { count, seconds } = paceOf(produced(match), SECONDS);
  return figure(count / seconds);
};

const oddsASecond = (match: Match): string => {
  const { count, seconds } = paceOf(oddsAsked(match), SECONDS);
  return figure(count / seconds);
};

/** Games a second by the clock on one thread and on two, and how many times more that is. */
const workers = async (rules: string, name: keyof typeof WORKER_GAMES): Promise<string> => {
  const games = WORKER_GAMES[name];
  const plan = { opponents: { union: name, confederate: name }, seed: 'bench', swap: false };
  const job = { kind: 'match' as const, rules, scenario: BATTLE, switches: {}, plan };
  const rates: number[] = [];
  for (const threads of [1, 2]) {
    const began = performance.now();
    await runJob(job, seedNumbers(games, null), threads, { progress: () => undefined, take: () => false });
    rates.push((1000 * games) / (performance.now() - began));
  }
  const [one = 0, two = 0] = rates;
  return `${figure(one)} > ${figure(two)} (${(two / one).toFixed(2)})`;
};

const block = (title: string, matches: readonly Match[]): void => {
  print([`\n${title}`, ...matches.map(({ rules }) => rules.id)]);
  side('random: commands a second in place', commandsASecond('random'), matches);
  side('  options : rules : bots, in hundredths', sharesOf('random'), matches);
  side('  whole games a second', gamesASecond('random'), matches);
  side('captain: whole games a second', gamesASecond('captain'), matches);
  side('  options : rules : bots, in hundredths', sharesOf('captain'), matches);
};

/**
 * Prints what the rules can do on this machine, options and end checks included, the systems side by side; nothing here passes
 * or fails. Rates are by processor time, those of workers by the clock.
 */
export const benchCore = async (): Promise<void> => {
  const shipped = RULE_SETS.map(rules => matchOf(rules, readScenario(BATTLE).scenario));
  const fleet = RULE_SETS.map(rules => matchOf(rules, benchScenario, { sandbars: true, drift: true }));
  block(`${BATTLE}, as shipped`, shipped);
  block('eight ships a side', fleet);
  side('random: commands a second under produce', producedASecond, fleet);
  side('odds of an offered command, a second', oddsASecond, fleet);
  print([`\n${BATTLE}: games a second, one and two workers`, ...RULE_SETS.map(({ id }) => id)]);
  for (const name of ['random', 'captain'] as const) {
    const figures: string[] = [];
    for (const { id } of RULE_SETS) figures.push(await workers(id, name));
    print([name, ...figures]);
  }
};
