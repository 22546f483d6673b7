import { ALL_FACINGS, EDGES, type Edge, type HexId } from '../../../core/types.ts';
import { wayTo } from '../../../bots/waters.ts';
import { isSandbar } from '../../../chart/index.ts';
import { shipAfter } from '../follow.ts';
import { SCALE } from '../tables.ts';
import type { NwsShip } from '../types.ts';
import type { NwsErrand } from './errands.ts';
import type { Field, Party } from './field.ts';
import { groundsAt, waysOn, type Track } from './tracks.ts';
import { wholeWorth } from './worth.ts';

/** Off the chart she is lost to the battle; aground she stays for good, and counts half (N9, N54). Parts of what she is worth. */
const OFF_COSTS = 1.2;
const STUCK_PART = 0.6;
/** In hull points of what she would have done. */
const STUCK_COSTS = 4;
/** Brought up before an obstruction she loses her way. */
const STOPPED_COSTS = 1;
/** Moves that are looked ahead for room to turn and to stop in: a long ship needs many. */
const MOVES_AHEAD = 4;
/** What may still be prevented counts less. */
const PREVENTABLE = 0.8;

/** What leaving the chart otherwise than as ordered costs her side. */
export const leavingCosts = ({ mark }: Party): number => OFF_COSTS * wholeWorth(mark) + STUCK_COSTS;

const stuckCosts = ({ mark }: Party): number => STUCK_PART * wholeWorth(mark) + STUCK_COSTS;

/** N9: the bottom and the shore along a track, in hull points. */
export const perilsOn = (field: Field, party: Party, ship: NwsShip, track: Track): number => {
  if (groundsAt(field.now, ship, track) !== 0) return stuckCosts(party);
  const { stoppedBy } = track.course;
  if (stoppedBy === null || stoppedBy === 0) return 0;
  return field.now.chart.terrain(stoppedBy) === 'obstruction' ? STOPPED_COSTS : stuckCosts(party);
};

/** The edge by which a track leaves the chart; null where she stays. */
export const edgeLeft = ({ now }: Field, { course, from, end }: Track): Edge | null => {
  if (end.at !== 0) return null;
  const last = course.path.at(-1) ?? { hex: from.at, facing: from.facing };
  const heading = course.speed < 0 ? (((last.facing + 3) % 6) as typeof last.facing) : last.facing;
  return (
    EDGES.find(edge => now.chart.crosses(last.hex, heading, edge)) ??
    EDGES.find(edge => now.chart.hexesToEdge(last.hex, edge) === 0) ??
    null
  );
};

/** What a track costs by where it leads: off the chart, ashore, over the bottom. */
const costOf = (field: Field, party: Party, ship: NwsShip, errand: NwsErrand, track: Track): number => {
  if (track.end.at !== 0 || groundsAt(field.now, ship, track) !== 0) return perilsOn(field, party, ship, track);
  return errand.edge !== null && edgeLeft(field, track) === errand.edge ? 0 : leavingCosts(party);
};

/** The least that the moves after this one must cost her: no ship stops or turns at once. */
const leastAhead = (
  field: Field,
  party: Party,
  ship: NwsShip,
  errand: NwsErrand,
  track: Track,
  moves: number,
): number => {
  const later = shipAfter(ship, track.course);
  let least = Infinity;
  for (const way of waysOn(field.now, later)) {
    let cost = costOf(field, party, later, errand, way);
    const ends = way.end.at === 0 || way.course.stoppedBy !== null || way.speed === 0 || moves === 1;
    if (!ends && cost < least) cost += leastAhead(field, party, later, errand, way, moves - 1);
    if (cost === 0) return 0;
    least = Math.min(least, cost);
  }
  return least === Infinity ? 0 : least;
};

/** Hexes by water to where the bottom, the shore or the rim begins to matter. */
const toTrouble = ({ now: { chart } }: Field, draught: number, at: HexId): number => {
  const troubled = (hex: HexId): boolean =>
    isSandbar(chart, hex, draught) || ALL_FACINGS.some(sixth => !chart.navigable(chart.neighbour(hex, sixth)));
  const goals = (): HexId[] => chart.hexes.filter(hex => chart.navigable(hex) && troubled(hex));
  return wayTo(chart, `shore ${draught}`, goals, 0)(at);
};

/** Hexes that she may make in the moves looked at, at most. */
const reachOf = ({ now }: Field, speed: number): number =>
  (MOVES_AHEAD * SCALE.quarters * (Math.abs(speed) + SCALE.halves * now.chart.knots)) / SCALE.parts + 1;

/** Whether she can still keep out of trouble after this move, and what it costs where she cannot, in hull points. */
export const perilsAhead = (field: Field, party: Party, ship: NwsShip, errand: NwsErrand, track: Track): number =>
  track.speed === 0 ||
  track.end.at === 0 ||
  track.course.stoppedBy !== null ||
  groundsAt(field.now, ship, track) !== 0 ||
  toTrouble(field, ship.draught, track.end.at) > reachOf(field, track.speed)
    ? 0
    : PREVENTABLE * leastAhead(field, party, ship, errand, track, MOVES_AHEAD);
