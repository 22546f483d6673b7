import { endingBy } from '../core/engine.ts';
import type { Match } from '../system/ruleset.ts';
import type { Scenario } from '../core/scenario.ts';
import { SIDES, type Side } from '../core/types.ts';
import { courseOf, type CourseTally } from './courseTally.ts';
import { shareOf, spreadOf, type Share, type Spread, type Winner } from './histogram.ts';
import type { GameRecord } from './record.ts';
import { wilson, type Interval } from './share.ts';
import { hexesOf, unitsOf, type HexTally, type UnitTally } from './unitTally.ts';

interface LuckTally {
  /** Points a game. */
  sides: Record<Side, { expected: number; actual: number }>;
  /** Union surplus less Confederate surplus. */
  lead: Spread | null;
  /** How often the side whose dice brought it more than the other's won; of decided games in which they did. */
  luckierWon: Share;
}

/** One opponent on both sides; half a win for a draw. */
interface OpponentTally {
  name: string;
  games: number;
  wins: number;
  draws: number;
  score: Interval;
}

/** What happened, beside what was played. */
interface HistoryTally {
  winner: Winner;
  summary: string;
  /** How often the games ended that way. */
  agreed: Share;
  /** Ships lost: then, and on average in the games. */
  losses: Record<Side, { then: number; games: number }>;
}

/** A game that may be looked at. */
export type Sample = Pick<GameRecord, 'seed' | 'opponents' | 'winner' | 'cause' | 'turns' | 'commands'>;

/** What a series of games tells: plain JSON. */
export interface Tally {
  rules: string;
  scenario: string;
  games: number;
  commands: number;
  wins: Record<Winner, Share>;
  /** By the side that moved first; empty where both move at once. */
  first: { side: Side; games: number; wins: Record<Winner, Share> }[];
  /** By the name of the opponent; empty where both have the same. */
  opponents: OpponentTally[];
  turns: Spread | null;
  clock: Spread | null;
  points: { mean: Record<Side, number>; lead: Spread } | null;
  endings: (Share & { cause: string; says: string; label: string; wins: Record<Winner, number> })[];
  /** How the games came to those ends; null where no record tells of it. */
  course: CourseTally | null;
  luck: LuckTally;
  units: UnitTally[];
  /** Hexes in which units were lost, most of them first. */
  hexes: HexTally[];
  history: HistoryTally | null;
  /** The games that bars name as examples: with rules, scenario and options, all that it takes to play them again. */
  samples: Record<number, Sample>;
}

const winsOf = (records: readonly GameRecord[]): Record<Winner, Share> => {
  const won = (winner: Winner): Share => shareOf(records, record => record.winner === winner);
  return { union: won('union'), confederate: won('confederate'), draw: won('draw') };
};

const firstOf = (records: readonly GameRecord[]): Tally['first'] =>
  SIDES.flatMap(side => {
    const games = records.filter(record => record.first === side);
    return games.length === 0 ? [] : [{ side, games: games.length, wins: winsOf(games) }];
  });

const opponentsOf = (records: readonly GameRecord[]): OpponentTally[] => {
  const names = [...new Set(records.flatMap(({ opponents }) => SIDES.map(side => opponents[side])))];
  if (records.some(({ opponents }) => opponents.union === opponents.confederate)) return [];
  return names.map(name => {
    const games = records.filter(({ opponents }) => SIDES.some(side => opponents[side] === name));
    const draws = games.filter(({ winner }) => winner === 'draw').length;
    const wins = games.filter(({ winner, opponents }) => winner !== 'draw' && opponents[winner] === name).length;
    return { name, games: games.length, wins, draws, score: wilson(wins + draws / 2, games.length) };
  });
};

const endingsOf = (match: Match, records: readonly GameRecord[]): Tally['endings'] => {
  return [...new Set(records.map(({ cause }) => cause))]
    .map(cause => {
      const games = records.filter(record => record.cause === cause);
      const won = (winner: Winner): number => games.filter(record => record.winner === winner).length;
      const wins = { union: won('union'), confederate: won('confederate'), draw: won('draw') };
      const share = shareOf(records, record => record.cause === cause);
      const { says, label } = endingBy(match.rules, cause) ?? { says: cause, label: cause };
      return { cause, says, label, ...share, wins };
    })
    .sort((one, other) => other.games - one.games || (one.cause < other.cause ? -1 : 1));
};

const surplus = ({ luck }: GameRecord, side: Side): number => luck[side].actual - luck[side].expected;
const luckLead = (record: GameRecord): number => surplus(record, 'union') - surplus(record, 'confederate');

const luckOf = (records: readonly GameRecord[]): LuckTally => {
  const mean = (side: Side): { expected: number; actual: number } => {
    const of = Math.max(1, records.length);
    const sum = (what: 'expected' | 'actual'): number =>
      records.reduce((total, { luck }) => total + luck[side][what], 0) / of;
    return { expected: sum('expected'), actual: sum('actual') };
  };
  const decided = records.filter(record => record.winner !== 'draw' && luckLead(record) !== 0);
  return {
    sides: { union: mean('union'), confederate: mean('confederate') },
    lead: spreadOf(records, luckLead),
    luckierWon: shareOf(decided, record => record.winner === (luckLead(record) > 0 ? 'union' : 'confederate')),
  };
};

const pointsOf = (records: readonly GameRecord[]): Tally['points'] => {
  const lead = spreadOf(records, ({ points }) => points && points.union - points.confederate);
  if (!lead) return null;
  const known = records.flatMap(({ points }) => points ?? []);
  const mean = (side: Side): number => known.reduce((sum, points) => sum + points[side], 0) / known.length;
  return { mean: { union: mean('union'), confederate: mean('confederate') }, lead };
};

const historyOf = (
  { history }: Scenario,
  records: readonly GameRecord[],
  units: readonly UnitTally[],
): HistoryTally | null => {
  if (!history) return null;
  const losses = (side: Side): { then: number; games: number } => ({
    then: history.lost[side].length,
    games: units.reduce((sum, unit) => (unit.side === side ? sum + unit.lost.share : sum), 0),
  });
  return {
    winner: history.winner,
    summary: history.summary,
    agreed: shareOf(records, record => record.winner === history.winner),
    losses: { union: losses('union'), confederate: losses('confederate') },
  };
};

/** Every example that a part of the tally names, at whatever depth. */
const examplesIn = (value: unknown): number[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'examples' && Array.isArray(part) ? (part as number[]) : examplesIn(part),
  );
};

/**
 * Adds a series up. The order of the records does not matter, nor who played which of them: a page may ask again as games come in, ten
 * thousand take a fraction of a second.
 */
export const tally = (match: Match, records: readonly GameRecord[]): Tally => {
  const games = [...records].sort((one, other) => one.index - other.index);
  const units = unitsOf(match.scenario, games);
  const body = {
    rules: match.rules.id,
    scenario: match.scenario.id,
    games: games.length,
    commands: games.reduce((sum, { commands }) => sum + commands, 0),
    wins: winsOf(games),
    first: firstOf(games),
    opponents: opponentsOf(games),
    turns: spreadOf(games, ({ turns }) => turns),
    clock: spreadOf(games, ({ clock }) => clock),
    points: pointsOf(games),
    endings: endingsOf(match, games),
    course: courseOf(match, games),
    luck: luckOf(games),
    units,
    hexes: hexesOf(match.scenario, games),
    history: historyOf(match.scenario, games, units),
  };
  const wanted = new Set(examplesIn(body));
  const samples = games
    .filter(({ index }) => wanted.has(index))
    .map(({ index, seed, opponents, winner, cause, turns, commands }): [number, Sample] => [
      index,
      { seed, opponents, winner, cause, turns, commands },
    ]);
  return { ...body, samples: Object.fromEntries(samples) };
};
