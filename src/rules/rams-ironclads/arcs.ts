import { turned, type Facing, type HexId } from '../../core/types.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';
import { ARCS } from './tables.ts';
import type { Gun, RamsShip, Situation, Unit } from './types.ts';
import { isShip } from './units.ts';

const ASTERN = 3;

type OnChart = Pick<Situation, 'chart'>;

type Quarter = Bearing | FortFace;

const isEnd = (quarter: Quarter): boolean =>
  quarter === 'bow' || quarter === 'stern' || quarter === 'front' || quarter === 'rear';

/** Whether a hex lies on a beam, more than 30 degrees from the line through bow and stern. */
const onBeam = (now: OnChart, from: HexId, facing: Facing, port: boolean, to: HexId): boolean =>
  now.chart.inArc(from, turned(facing, port ? 1 : -1), to, 90, false) &&
  now.chart.inArc(from, turned(facing, port ? 2 : -2), to, 90, false);

/** R13: whether a hex lies within 30 or 45 degrees of that quarter's line, the line of 30 included. */
const inQuarter = (now: OnChart, from: HexId, facing: Facing, quarter: Quarter, to: HexId, half: 30 | 45): boolean => {
  const back = turned(facing, ASTERN);
  if (isEnd(quarter)) {
    const ahead = quarter === 'bow' || quarter === 'front';
    return now.chart.inArc(from, ahead ? facing : back, to, half, true);
  }
  const port = quarter === 'port' || quarter === 'left';
  const fromEnd = half === 30 ? 60 : 45;
  const nearEnd = now.chart.inArc(from, facing, to, fromEnd, false) || now.chart.inArc(from, back, to, fromEnd, false);
  return !nearEnd && onBeam(now, from, facing, port, to);
};

/** R14: the end that a vessel shows to a hex within 30 degrees, line included; null = a side. */
export const endTo = (now: OnChart, ship: Pick<RamsShip, 'at' | 'facing'>, to: HexId): 'bow' | 'stern' | null => {
  if (now.chart.inArc(ship.at, ship.facing, to, 30, true)) return 'bow';
  return now.chart.inArc(ship.at, turned(ship.facing, ASTERN), to, 30, true) ? 'stern' : null;
};

/** R14: the quarter of a vessel in which a hex lies. */
export const quarterTo = (now: OnChart, ship: Pick<RamsShip, 'at' | 'facing'>, to: HexId): Bearing =>
  endTo(now, ship, to) ?? (onBeam(now, ship.at, ship.facing, true, to) ? 'port' : 'starboard');

const OPPOSITE: Readonly<Record<Bearing, Bearing>> = {
  bow: 'stern',
  stern: 'bow',
  port: 'starboard',
  starboard: 'port',
};

/** Critical 4, R21, R61: whether a gun stands on the side or end that a list has raised. */
export const isRaised = (gun: Gun, tilt: Bearing | null): boolean => {
  if (tilt === null) return false;
  const raised = OPPOSITE[tilt];
  const only = gun.bears.length === 1 && gun.bears[0] === raised;
  return only || (gun.stands === 'pivot' && isEnd(raised) && gun.bears.includes(raised));
};

/** Whether a hex lies in some quarter on which a gun bears. */
const inQuarters = (now: OnChart, gun: Gun, from: HexId, facing: Facing, to: HexId, half: 30 | 45): boolean => {
  for (const quarter of gun.bears) if (inQuarter(now, from, facing, quarter, to, half)) return true;
  return false;
};

/** Section 6, R13, R55: all round but for what the catalogue says a turret's own ship masks. */
const allRound = (now: OnChart, gun: Gun, from: HexId, facing: Facing, to: HexId): boolean =>
  !gun.blind.some(quarter => now.chart.inArc(from, quarter === 'bow' ? facing : turned(facing, ASTERN), to, 30, false));

/** Section 6, R13: end pivots 120 degrees either side of their end; those amidships as deck guns on both beams. */
const pivotBears = (now: OnChart, gun: Gun, from: HexId, facing: Facing, to: HexId): boolean => {
  if (gun.bears.includes('bow')) return now.chart.inArc(from, facing, to, 120, true);
  if (gun.bears.includes('stern')) return now.chart.inArc(from, turned(facing, ASTERN), to, 120, true);
  return inQuarters(now, gun, from, facing, to, 45);
};

const bearsFrom = (now: OnChart, gun: Gun, from: HexId, facing: Facing, to: HexId): boolean => {
  const half = ARCS[gun.stands];
  if (half === 180) return allRound(now, gun, from, facing, to);
  if (half === 120) return pivotBears(now, gun, from, facing, to);
  return inQuarters(now, gun, from, facing, to, half === 30 ? 30 : 45);
};

/** To where a unit lists; null = she is upright. */
export const tiltOf = (unit: Unit): Bearing | null => (isShip(unit) ? unit.tilt : null);

/** Section 6, R13, R21: whether a gun bears from a hex on another as its unit heads and lists; toward the raised side none does. */
export const bearsBetween = (
  now: OnChart,
  gun: Gun,
  from: HexId,
  facing: Facing,
  tilt: Bearing | null,
  to: HexId,
): boolean =>
  from !== to &&
  bearsFrom(now, gun, from, facing, to) &&
  (tilt === null || !(isRaised(gun, tilt) || inQuarter(now, from, facing, OPPOSITE[tilt], to, 45)));

/** Section 6, R13: whether a gun bears on a hex; a fort's from either of its hexes. */
export const gunBears = (now: OnChart, unit: Unit, gun: Gun, to: HexId): boolean =>
  isShip(unit)
    ? bearsBetween(now, gun, unit.at, unit.facing, unit.tilt, to)
    : unit.hexes.some(from => bearsBetween(now, gun, from, unit.facing, null, to));

/** The same of a unit: on any of its hexes. */
export const gunBearsOn = (now: OnChart, unit: Unit, gun: Gun, target: Unit): boolean =>
  isShip(target) ? gunBears(now, unit, gun, target.at) : target.hexes.some(hex => gunBears(now, unit, gun, hex));
