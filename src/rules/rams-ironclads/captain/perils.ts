import { ALL_FACINGS, type HexId } from '../../../core/types.ts';
import { changeOf, slowed } from '../orders.ts';
import { CHANGE, SCALE } from '../tables.ts';
import { HELMS, type RamsShip } from '../types.ts';
import { riverSpeed } from '../way.ts';
import { wayTo, type Way } from '../../../bots/waters.ts';
import { draughtOf, type RamsErrand } from './errands.ts';
import type { Field, Party } from './field.ts';
import { dangerAt, dangerOn, driftersIn, minesIn } from './grounds.ts';
import { reckon, type Motion, type Track } from './reckoning.ts';
import { wholeWorth } from './worth.ts';

/** On the bank she waits for a tow; off the chart she is lost to the battle. Parts of what she is worth. */
const BANK_COSTS = 0.5;
const OFF_COSTS = 1.2;
/** A move on the bottom, in hull points of what she would have done, beside what her business loses; then her way has to be got up again. */
const STUCK_COSTS = 4;
/** Moves that are looked ahead for room to turn in. */
const MOVES_AHEAD = 2;
/** What may still be prevented counts less. */
const PREVENTABLE = 0.8;

export const leavingCosts = ({ mark }: Party): number => OFF_COSTS * wholeWorth(mark) + STUCK_COSTS;

/** The bottom, the bank and torpedoes along a track, in hull points. Where she is to lie in the end the bottom may hold her. */
export const perilsOn = (field: Field, party: Party, ship: RamsShip, errand: RamsErrand, track: Track): number => {
  const draught = draughtOf(field, ship);
  const mined = field.now.state.mines.length > 0;
  const stuck = Math.max(STUCK_COSTS, errand.pull);
  const workingUp = Math.abs(track.end.speed) / (2 * CHANGE.usual);
  let cost = track.onBank ? BANK_COSTS * wholeWorth(party.mark) + STUCK_COSTS : 0;
  if (mined && track.leaves === null) cost += driftersIn(field, track.end.at);
  for (const leg of track.legs) {
    const { path } = leg;
    if (path.length === 1) continue;
    const end = path[path.length - 1] ?? 0;
    const danger = dangerOn(field, draught, leg);
    const there = errand.stays && errand.near === 0 && errand.way?.(end) === 0;
    if (danger > 0 && !there) cost += stuck * (Math.min(6, danger) / 6) * (6 / Math.max(1, 6 - danger) + workingUp);
    if (mined) for (let step = 1; step < path.length; step++) cost += minesIn(field, path[step] ?? 0);
  }
  return cost;
};

/** The least that the moves after this one must cost her: no ship stops or turns at once. */
const leastAhead = (
  field: Field,
  party: Party,
  ship: RamsShip,
  errand: RamsErrand,
  from: Motion,
  moves: number,
): number => {
  const slower = slowed(from.speed, changeOf(ship));
  let least = Infinity;
  for (const speed of slower === from.speed ? [from.speed] : [from.speed, slower]) {
    for (const helm of HELMS) {
      const track = reckon(field.now, ship, from, { speed, helm, anchor: false });
      let cost = track.leaves === null ? perilsOn(field, party, ship, errand, track) : leavingCosts(party);
      if (track.leaves !== null && track.leaves === errand.edge) cost = 0;
      const ends = track.leaves !== null || track.onBank || moves === 1;
      if (!ends && cost < least) cost += leastAhead(field, party, ship, errand, track.end, moves - 1);
      if (cost === 0) return 0;
      least = Math.min(least, cost);
    }
  }
  return least;
};

/** Hexes by water to where the bottom, the bank, a torpedo or the rim begins to matter. */
const toTrouble = (field: Field, draught: number): Way => {
  const known = field.troubles.get(draught);
  if (known) return known;
  const { chart, state } = field.now;
  const mined = new Set(state.mines.flatMap(mine => (mine.spent || mine.live === false ? [] : [mine.hex])));
  const troubled = (hex: HexId): boolean =>
    mined.has(hex) ||
    dangerAt(field, draught, hex) > 0 ||
    ALL_FACINGS.some(sixth => !chart.navigable(chart.neighbour(hex, sixth)));
  const goals = (): HexId[] => chart.hexes.filter(hex => chart.navigable(hex) && troubled(hex));
  const way = wayTo(chart, `trouble ${draught} ${[...mined].join()}`, goals, 0);
  field.troubles.set(draught, way);
  return way;
};

/** Hexes that she may make in the moves looked at, at most. */
const reachOf = ({ now }: Field, { speed }: Motion): number =>
  (2 * MOVES_AHEAD * (Math.abs(speed) + riverSpeed(now))) / SCALE.twelfths + 1;

/** Whether she can still keep out of trouble after this move, and what it costs where she cannot, in hull points. */
export const perilsAhead = (field: Field, party: Party, ship: RamsShip, errand: RamsErrand, end: Motion): number =>
  end.speed === 0 || ship.aground !== 'no' || toTrouble(field, draughtOf(field, ship))(end.at) > reachOf(field, end)
    ? 0
    : PREVENTABLE * leastAhead(field, party, ship, errand, end, MOVES_AHEAD);
