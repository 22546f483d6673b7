import { turned, type Facing, type HexId } from '../../core/types.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';
import { fortBaseOf } from '../shared/fortBase.ts';
import type { Beam, Gun, QuickSheetShip, QuickSheetWork, Situation } from './types.ts';

export const otherBeam = (beam: Beam): Beam => (beam === 'port' ? 'starboard' : 'port');

/** Q14: whether a hex lies in one of a ship's four arcs. A hex on the line between two arcs belongs to both. */
const inQuarter = (now: Situation, from: HexId, facing: Facing, quarter: Bearing, to: HexId): boolean => {
  const within = (sixths: number): boolean => now.chart.inArc(from, turned(facing, sixths), to, 30, true);
  switch (quarter) {
    case 'bow':
      return within(0);
    case 'stern':
      return within(3);
    case 'port':
      return within(1) || within(2);
    case 'starboard':
      return within(-1) || within(-2);
  }
};

/** Section 25, Q15: whether a firer sees a ship end on: strictly inside 30 degrees of the line through bow and stern. */
export const isNarrowAt = ({ chart }: Situation, at: HexId, facing: Facing, from: HexId): boolean =>
  chart.inArc(at, facing, from, 30, false) || chart.inArc(at, turned(facing, 3), from, 30, false);

/** The same of a ship as she lies. */
export const isNarrow = (now: Situation, target: QuickSheetShip, from: HexId): boolean =>
  isNarrowAt(now, target.at, target.facing, from);

/** Where a hex beside a ship lies: on her port or starboard beam, or right ahead or astern (null). */
const beamToward = (now: Situation, at: HexId, facing: Facing, neighbour: HexId): Beam | null => {
  for (const [sixths, beam] of [
    [1, 'port'],
    [2, 'port'],
    [4, 'starboard'],
    [5, 'starboard'],
  ] as const)
    if (now.chart.neighbour(at, turned(facing, sixths)) === neighbour) return beam;
  return null;
};

/** Q14: the broadside that a ship turns away from another in her own hex; null when none is. */
export const beamTurnedAway = (now: Situation, firer: QuickSheetShip, target: QuickSheetShip): Beam | null => {
  const active = now.state.active;
  if (active && active.ramFrom !== 0 && (active.ship === target.id || active.ship === firer.id)) {
    const toward = active.ship === target.id ? beamToward(now, firer.at, firer.facing, active.ramFrom) : null;
    return toward && otherBeam(toward);
  }
  return otherBeam(firer.abeam);
};

/** Q14: whether a ship's gun bears on a hex, her own left out. */
export const gunBears = (now: Situation, ship: QuickSheetShip, gun: Gun, to: HexId): boolean =>
  gun.bears.length === 0 || gun.bears.some(quarter => inQuarter(now, ship.at, ship.facing, quarter as Bearing, to));

/** Q14: in one's own hex everything bears but the broadside turned away. */
export const gunBearsAlongside = (gun: Gun, away: Beam | null): boolean =>
  away === null || gun.bears.length === 0 || gun.bears.some(quarter => quarter !== away);

/** Whether a hex lies in the wedge of 60 degrees between two directions a sixth apart. */
const inWedge = (now: Situation, apex: HexId, facing: Facing, to: HexId): boolean =>
  now.chart.inArc(apex, facing, to, 60, true) && now.chart.inArc(apex, turned(facing, 1), to, 60, true);

/** Section 30: the arc of a fort in which a hex lies. Front and rear widen by one hex a row from three; all else is a side. */
export const fortFaceTo = (now: Situation, work: QuickSheetWork, to: HexId): FortFace => {
  const { left, right, along } = fortBaseOf(now.chart, work);
  const front = turned(along, 1);
  if (inWedge(now, left, front, to) || inWedge(now, right, front, to)) return 'front';
  const rear = turned(along, 4);
  if (inWedge(now, left, rear, to) || inWedge(now, right, rear, to)) return 'rear';
  return now.chart.range(left, to) < now.chart.range(right, to) ? 'left' : 'right';
};
