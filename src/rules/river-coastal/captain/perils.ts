import { ALL_FACINGS, EDGES, type Edge, type HexId } from '../../../core/types.ts';
import { wayTo } from '../../../bots/waters.ts';
import { isSandbar } from '../../../chart/index.ts';
import { shipAfter } from '../follow.ts';
import { mineCost } from '../hazards.ts';
import { fieldsEntered } from '../mines.ts';
import { sectionOf } from '../setup/settings.ts';
import { SCALE } from '../tables.ts';
import type { RiverShip } from '../types.ts';
import type { RiverErrand } from './journey.ts';
import type { Field, Party } from './field.ts';
import { groundings, waysOn, type Track } from './tracks.ts';
import { wholeWorth } from './worth.ts';

/** Off the chart she is lost to the battle; aground she may be lost for good. Parts of what she is worth. */
const OFF_COSTS = 1.2;
const STUCK_PART = 0.25;
/** Moves on the bottom, in hull points of what she would have done. */
const STUCK_COSTS = 3;
/** Brought up before an obstruction she loses her way. */
const STOPPED_COSTS = 1;
/** Moves that are looked ahead for room to turn in. */
const MOVES_AHEAD = 2;
/** What may still be prevented counts less. */
const PREVENTABLE = 0.8;

/** What leaving the chart otherwise than as ordered costs her side. */
export const leavingCosts = ({ mark }: Party): number => OFF_COSTS * wholeWorth(mark) + STUCK_COSTS;

const stuckCosts = ({ mark }: Party): number => STUCK_PART * wholeWorth(mark) + STUCK_COSTS;

/** C73: whether what stops her holds her too. */
const isHeldBy = ({ now }: Field, hex: HexId): boolean => {
  const terrain = now.chart.terrain(hex);
  return terrain !== 'obstruction' && terrain !== 'wharf';
};

/** The bottom, the shore and mines along a track, in hull points. */
export const perilsOn = (field: Field, party: Party, ship: RiverShip, track: Track): number => {
  const { stoppedBy } = track.course;
  const mined = minedOn(field, party, ship, track);
  if (stoppedBy !== 0) return mined + (isHeldBy(field, stoppedBy) ? stuckCosts(party) : STOPPED_COSTS);
  return mined + Math.min(1, groundings(field.now, ship, track)) * stuckCosts(party);
};

/** A marker of the enemy's may be a dummy. */
const DOUBT = 0.5;

/** C77: the minefields that a track leads into, in hull points. */
const minedOn = ({ now }: Field, { mark }: Party, ship: RiverShip, { course }: Track): number => {
  if (!now.state.mines) return 0;
  let cost = 0;
  course.steps.forEach(({ hex }, index) => {
    for (const { live } of fieldsEntered(now, course.steps[index - 1]?.hex ?? ship.at, hex))
      cost += (live === false ? 0 : live ? 1 : DOUBT) * mineWorth(mark);
  });
  return cost;
};

/** C77: what a die of a field costs on average, in hull points. */
const mineWorth = (mark: Party['mark']): number => {
  let worth = 0;
  for (let die = 1; die <= 6; die++) {
    const costs = mineCost(die);
    worth += costs === 'sunk' || costs >= mark.points ? wholeWorth(mark) : mark.perPoint * costs;
  }
  return worth / 6;
};

/** The edge by which a track leaves the chart; null where she stays. */
export const edgeLeft = ({ now }: Field, { course, from, end }: Track): Edge | null => {
  if (end.at !== 0) return null;
  const last = course.steps.at(-1) ?? { hex: from.at, facing: from.facing };
  return (
    EDGES.find(edge => now.chart.crosses(last.hex, last.facing, edge)) ??
    EDGES.find(edge => now.chart.hexesToEdge(last.hex, edge) === 0) ??
    null
  );
};

/** What a track costs by where it leads: off the chart, ashore, over the bottom. */
const costOf = (field: Field, party: Party, ship: RiverShip, errand: RiverErrand, track: Track): number => {
  if (track.end.at !== 0) return perilsOn(field, party, ship, track);
  return errand.edge !== null && edgeLeft(field, track) === errand.edge ? 0 : leavingCosts(party);
};

/** The least that the moves after this one must cost her: no ship stops or turns at once. */
const leastAhead = (
  field: Field,
  party: Party,
  ship: RiverShip,
  errand: RiverErrand,
  track: Track,
  moves: number,
): number => {
  const later = shipAfter(ship, track.speed, track.course);
  let least = Infinity;
  for (const way of waysOn(field.now, later)) {
    let cost = costOf(field, party, later, errand, way);
    const ends = way.end.at === 0 || way.course.stoppedBy !== 0 || way.speed === 0 || moves === 1;
    if (!ends && cost < least) cost += leastAhead(field, party, later, errand, way, moves - 1);
    if (cost === 0) return 0;
    least = Math.min(least, cost);
  }
  return least === Infinity ? 0 : least;
};

/** Hexes by water to where the bottom, the shore or the rim begins to matter. */
const toTrouble = ({ now }: Field, draught: number, at: HexId): number => {
  const { chart, state } = now;
  const danger = new Set([
    ...(state.mines ?? []).flatMap(({ hexes, known, live }) => (known && live === false ? [] : hexes)),
    ...(sectionOf(now.scenario)?.stakes ?? []),
    ...(state.wrecks ?? []).map(({ hex }) => hex),
  ]);
  const troubled = (hex: HexId): boolean =>
    danger.has(hex) ||
    isSandbar(chart, hex, draught) ||
    ALL_FACINGS.some(sixth => !chart.navigable(chart.neighbour(hex, sixth)));
  const goals = (): HexId[] => chart.hexes.filter(hex => chart.navigable(hex) && troubled(hex));
  const name = danger.size === 0 ? `shore ${draught}` : `shore ${draught} ${[...danger].join()}`;
  return wayTo(chart, name, goals, 0)(at);
};

/** Hexes that she may make in the moves looked at, at most. */
const reachOf = ({ now }: Field, speed: number): number =>
  (MOVES_AHEAD * SCALE.quarters * (Math.abs(speed) + SCALE.halves * now.chart.knots)) / SCALE.parts + 1;

/** Whether she can still keep out of trouble after this move, and what it costs where she cannot, in hull points. */
export const perilsAhead = (field: Field, party: Party, ship: RiverShip, errand: RiverErrand, track: Track): number =>
  track.speed === 0 ||
  track.end.at === 0 ||
  track.course.stoppedBy !== 0 ||
  toTrouble(field, ship.draught, track.end.at) > reachOf(field, track.speed)
    ? 0
    : PREVENTABLE * leastAhead(field, party, ship, errand, track, MOVES_AHEAD);
