import type { UnitSheet } from '../system/desk/index.ts';
import { fateOf, LOST, type Fate } from '../system/marks.ts';
import { situationOf } from '../core/engine.ts';
import type { Situation } from '../core/game.ts';
import type { Match } from '../system/ruleset.ts';
import type { GameEvent, HexId, Outcome, Side } from '../core/types.ts';
import { Chronicle, type Course } from './course.ts';
import { playGame, seatsFor } from './game.ts';
import { bookLuck, noLuck, type Luck } from './luck.ts';

/** One ship, fort or building of the scenario at the end of one game. */
export interface UnitRecord {
  id: string;
  fate: Fate;
  /** Hull points, or whatever the system counts, at the end and when whole. */
  left: number;
  full: number;
  /** The same of her further tracks, by id; absent where she has none. */
  tracks?: Readonly<Record<string, { left: number; full: number }>>;
  /** Where she was lost or left the chart; 0 for all others. */
  lostAt: HexId;
}

/** What is kept of one game of a series: one line of plain JSON. */
export interface GameRecord {
  /** Place in the series, from 0. */
  index: number;
  /** Of this game alone; with the opponents all that it takes to play it again. */
  seed: string;
  /** Names of bots. */
  opponents: Record<Side, string>;
  winner: Outcome['winner'];
  cause: string;
  turns: number;
  commands: number;
  /** Total of the battle clock at the end; null where none runs. */
  clock: number | null;
  /** Victory points; null where the battle is not decided by them. */
  points: Record<Side, number> | null;
  /** Who moved first in the first turn that anybody moved in; null where both move at once. */
  first: Side | null;
  /** What the dice were worth on average and what they brought, in the system's points, to the thousandth. */
  luck: Record<Side, { expected: number; actual: number }>;
  /** In the scenario's order, ships before works. */
  units: UnitRecord[];
  /** How it came to its end; absent in files from before it was kept. */
  course?: Course;
}

/** The hex of the last event that tells of each of these units; none of one that was never on the chart. */
const lastSeen = (
  match: Match,
  now: Situation,
  story: readonly (readonly GameEvent[])[],
  units: ReadonlySet<string>,
): ReadonlyMap<string, HexId> => {
  const seen = new Map<string, HexId>();
  if (units.size === 0) return seen;
  const told = story.flat();
  for (let place = told.length - 1; place >= 0 && seen.size < units.size; place--) {
    const event = told[place];
    const about = event && match.rules.desk.events.where(event, now);
    const hex = about?.hexes[0];
    if (!about || hex === undefined) continue;
    for (const unit of about.units) if (units.has(unit) && !seen.has(unit)) seen.set(unit, hex);
  }
  return seen;
};

const isOut = (fate: Fate): boolean => LOST.has(fate) || fate === 'left';

const unitRecord = (match: Match, seen: ReadonlyMap<string, HexId>, sheet: UnitSheet): UnitRecord => {
  const { id } = sheet;
  const [{ left, full }, ...others] = sheet.tracks;
  const fate = fateOf(match.rules, sheet);
  const lostAt = isOut(fate) ? (sheet.hexes[0] ?? seen.get(id) ?? 0) : 0;
  // One who left before she ever came, as a side may lose a ship before the battle.
  const record = { id, fate: fate === 'left' && lostAt === 0 ? ('never came' as const) : fate, left, full, lostAt };
  if (others.length === 0) return record;
  return {
    ...record,
    tracks: Object.fromEntries(others.map(track => [track.id, { left: track.left, full: track.full }])),
  };
};

/** Every unit that the scenario names; rafts, boats and batteries made in play are left out. */
const unitRecords = (match: Match, now: Situation, story: readonly (readonly GameEvent[])[]): UnitRecord[] => {
  const sheets = new Map(match.rules.desk.units(now).map(sheet => [sheet.id, sheet]));
  const { forces, works } = match.scenario;
  const named = [...forces, ...works].flatMap(({ id }) => sheets.get(id) ?? []);
  const away = named.filter(sheet => sheet.hexes.length === 0 && isOut(fateOf(match.rules, sheet)));
  const seen = lastSeen(match, now, story, new Set(away.map(({ id }) => id)));
  return named.map(sheet => unitRecord(match, seen, sheet));
};

/** To the thousandth, so that sums do not depend on their order. */
const rounded = ({ expected, actual }: Luck): { expected: number; actual: number } => ({
  expected: Math.round(expected * 1000) / 1000,
  actual: Math.round(actual * 1000) / 1000,
});

/**
 * Plays one game and keeps what a report needs of it. The seed is the game's own (`gameSeed`).
 * @throws Error where there is no bot of that name, or a game does not end
 */
export const recordGame = (
  match: Match,
  opponents: Readonly<Record<Side, string>>,
  index: number,
  seed: string,
): GameRecord => {
  const { desk } = match.rules;
  const luck = noLuck();
  const story: (readonly GameEvent[])[] = [];
  const chronicle = new Chronicle(match);
  let first: Side | null = null;
  const { state, commands } = playGame(match, seatsFor(opponents, seed), seed, (_, events, after) => {
    bookLuck(luck, match, after, events, (event, side) => chronicle.thrown(event, side, after));
    chronicle.seen(after);
    if (events.length > 0) story.push(events);
    if (first === null) for (const event of events) first ??= desk.events.movesFirst?.(event) ?? null;
  });
  if (!state.outcome) throw new Error(`game ${seed} has stopped without an end`);
  const now = situationOf(match, state);
  return {
    index,
    seed,
    opponents: { ...opponents },
    ...state.outcome,
    turns: state.turn,
    commands,
    clock: desk.clock?.reads(now).now ?? null,
    points: desk.points?.(now) ?? null,
    first,
    luck: { union: rounded(luck.union), confederate: rounded(luck.confederate) },
    units: unitRecords(match, now, story),
    course: chronicle.close(state),
  };
};
