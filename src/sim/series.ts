import { InvalidArgumentError, type Command } from 'commander';
import { BOTS } from '../bots/index.ts';
import type { Match } from '../system/ruleset.ts';
import { matchOf } from '../rules/index.ts';
import { seriesOf, type Series } from '../trials/gamesFile.ts';
import type { GameRecord } from '../trials/record.ts';
import {
  gamesASeed,
  halfPoints,
  isNarrow,
  SEEDS_A_LOOK,
  seedNumbers,
  type SeriesPlan,
  type Shard,
} from '../trials/series.ts';
import { BadInput, botNamed, mustComeToAnEnd, mustSupport, readBattle } from './files.ts';
import { atFlag, rulesFlag, rulesFrom, switchesFrom, wholeFrom } from './flags.ts';
import { runJob } from './pool.ts';
import { progressTo } from './progress.ts';

/** Seeds that are played where nobody says how many. */
const USUAL_SEEDS = 100;
/** The same where the series stops by itself. */
const MOST_SEEDS = 10_000;

/** Flags that say which series is played; `match` and `report` take the same. */
export interface SeriesFlags {
  rules: string;
  scenario?: string;
  union: string;
  confederate: string;
  set?: string;
  games?: number;
  seed: string;
  swap?: true;
  /** Half-width as a fraction of 1. */
  until?: number;
  shard?: Shard;
  jobs: number;
}

/** A series with what came of it. */
export interface PlayedSeries {
  match: Match;
  series: Series;
  records: GameRecord[];
  /** Of a series that may stop by itself: whether its interval became as narrow as was asked. */
  narrow: boolean;
}

/** `3%` as a fraction. */
const percentage = (text: string): number => {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(text)?.[1];
  const share = Number(percent) / 100;
  if (percent === undefined || share <= 0 || share >= 0.5)
    throw new InvalidArgumentError('Expected a percentage above 0% and below 50%, such as 3%.');
  return share;
};

/** `2/4`; the last part may be called 0/4 or 4/4. */
const shardIn = (text: string): Shard => {
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  if (Number(of) < 1 || Number(part) > Number(of) || of === undefined)
    throw new InvalidArgumentError('Expected k/n with k from 1 to n, such as 2/4.');
  return { part: Number(part) % Number(of), of: Number(of) };
};

/** Adds the flags of a series to a command. */
export const withSeriesFlags = (command: Command): Command =>
  command
    .addOption(rulesFlag())
    .option('--scenario <id or file>', 'the battle')
    .option('--union <bot>', `who plays the Union (${Object.keys(BOTS).join(', ')})`, 'random')
    .option('--confederate <bot>', 'who plays the Confederacy', 'random')
    .option('--set <options>', 'options of the rules, as id=on,id=off')
    .option(
      '--games <n>',
      `number of games, with --swap of pairs; at most so many with --until (default: ${USUAL_SEEDS}, with --until ${MOST_SEEDS})`,
      wholeFrom(1),
    )
    .option('--seed <text>', 'seed of the series; game k has the seed <text>/k', '1')
    .option('--swap', 'play each seed twice, the second time with the opponents exchanged')
    .option(
      '--until <percent>',
      'stop when the score of the opponent named by --union is known to so much, as 3%',
      percentage,
    )
    .option('--shard <k/n>', 'only the seeds whose number leaves the remainder k when divided by n', shardIn)
    .option('--jobs <n>', 'worker threads', wholeFrom(1), 1);

const planOf = (flags: SeriesFlags): SeriesPlan => ({
  opponents: {
    union: atFlag('--union', () => botNamed(flags.union)),
    confederate: atFlag('--confederate', () => botNamed(flags.confederate)),
  },
  seed: flags.seed,
  seeds: flags.games ?? (flags.until === undefined ? USUAL_SEEDS : MOST_SEEDS),
  swap: flags.swap ?? false,
});

/** Keeps games as they come, in order, and says when there are enough of them. */
const gatherer = (plan: SeriesPlan, until: number | undefined) => {
  const records: GameRecord[] = [];
  const look = SEEDS_A_LOOK * gamesASeed(plan);
  let points = 0;
  const isKnown = (): boolean => until !== undefined && isNarrow(points, records.length, until);
  const gather = (games: readonly GameRecord[]): boolean => {
    for (const game of games) {
      records.push(game);
      points += halfPoints(plan, game);
      if (records.length % look === 0 && isKnown()) return true;
    }
    return false;
  };
  return { records, gather, isKnown };
};

/** Plays the series that the flags describe, with progress on standard error. @throws BadInput */
export const playSeriesOf = async (flags: SeriesFlags): Promise<PlayedSeries> => {
  if (flags.until !== undefined && flags.shard !== undefined)
    throw new BadInput('--until: expected no --shard beside it: a part does not know how the other parts go');
  const rules = rulesFrom(flags);
  const { scenario } = flags;
  if (scenario === undefined) throw new BadInput('--scenario: expected a battle, found nothing');
  const battle = atFlag('--scenario', () => readBattle(scenario));
  mustSupport(battle.scenario, rules, battle.file);
  const switches = switchesFrom(rules, flags.set);
  const match = matchOf(rules, battle.scenario, switches);
  mustComeToAnEnd(match, battle.file);
  const plan = planOf(flags);
  const numbers = seedNumbers(plan.seeds, flags.shard ?? null);
  if (numbers.length === 0)
    throw new BadInput(`--shard: expected a part of the series, found none of its ${plan.seeds} seeds`);
  const games = gamesASeed(plan);
  const progress = progressTo(numbers.length * games, 'games');
  const { records, gather, isKnown } = gatherer(plan, flags.until);
  await runJob({ kind: 'match', rules: rules.id, scenario: battle.file, switches, plan }, numbers, flags.jobs, {
    progress: done => progress.to(done * games),
    take: result => result.kind === 'match' && gather(result.games),
  });
  progress.end();
  const seeds = flags.shard === undefined ? records.length / games : plan.seeds;
  return {
    match,
    series: seriesOf(match, battle, { ...plan, seeds }, flags.shard ?? null),
    records,
    narrow: isKnown(),
  };
};
