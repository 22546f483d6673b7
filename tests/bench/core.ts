import type { Match } from '../../src/core/ruleset.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { readScenario } from '../../src/sim/files.ts';
import type { Job } from '../../src/sim/jobs.ts';
import { runJob } from '../../src/sim/pool.ts';
import { seedNumbers } from '../../src/trials/series.ts';
import { benchScenario } from './fleet.ts';
import { addShares, inPlace, oddsAsked, paceOf, produced, type Pace, type Shares } from './measure.ts';

/** Processor seconds for each rate, and for each figure that splits up the time of games. */
const SECONDS = 2;
const SPLIT_SECONDS = 0.75;
/** Milliseconds by the clock for which workers are watched, after so many from the first game on to warm up. */
const WATCHED = 2000;
const WARM_UP = 1000;
/** More games than there is time for. */
const NO_END = 100_000;
const PLAYERS = ['random', 'captain'] as const;
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

/** Time in options, rules and bots, as parts of a hundred. */
const sharesOf =
  (name: string) =>
  (match: Match): string => {
    const shares: Shares = { options: 0, rules: 0, bots: 0 };
    const splitUp = (index: number): number => {
      addShares(match, name, index, shares);
      return 1;
    };
    paceOf(splitUp, SPLIT_SECONDS);
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

/** Games a second by the clock on so many threads, once they are warm. */
const rateOf = async (job: Job, threads: number): Promise<number> => {
  let began = Infinity;
  let first = { games: 0, at: Infinity };
  let last = first;
  const progress = (games: number): void => {
    last = { games, at: performance.now() };
    began = Math.min(began, last.at);
    if (first.at === Infinity && last.at - began > WARM_UP) first = last;
  };
  const take = (): boolean => last.at - first.at > WATCHED;
  await runJob(job, seedNumbers(NO_END, null), threads, { progress, take });
  return (1000 * (last.games - first.games)) / (last.at - first.at);
};

/** The rates of one thread and of two, and how many times more that is. */
const workers = async (rules: string, name: string): Promise<string> => {
  const plan = { opponents: { union: name, confederate: name }, seed: 'bench', swap: false };
  const job: Job = { kind: 'match', rules, scenario: BATTLE, switches: {}, plan };
  const [one, two] = [await rateOf(job, 1), await rateOf(job, 2)];
  return `${figure(one)} > ${figure(two)} (${(two / one).toFixed(2)})`;
};

const block = (title: string, matches: readonly Match[]): void => {
  print([`\n${title}`, ...matches.map(({ rules }) => rules.id)]);
  const [random = [], captain = []] = PLAYERS.map(name => matches.map(match => paceOf(inPlace(match, name), SECONDS)));
  const games = ({ games: whole, seconds }: Pace): string => figure(whole / seconds);
  print(['random: commands a second in place', ...random.map(({ count, seconds }) => figure(count / seconds))]);
  print(['  whole games a second', ...random.map(games)]);
  side('  options : rules : bots, in hundredths', sharesOf('random'), matches);
  print(['captain: whole games a second', ...captain.map(games)]);
  side('  options : rules : bots, in hundredths', sharesOf('captain'), matches);
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
  print([`\n${BATTLE}: games a second, one > two workers`, ...RULE_SETS.map(({ id }) => id)]);
  for (const name of PLAYERS) {
    const figures: string[] = [];
    for (const { id } of RULE_SETS) figures.push(await workers(id, name));
    print([`${name} (times more)`, ...figures]);
  }
};
