import type { HalfAngle } from '../../core/chart.ts';
import { turned, type Facing, type HexId } from '../../core/types.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';
import { ARCS, THIN } from './tables.ts';
import type { Aspect, Gun, RiverShip, Situation, TurretArc, Unit } from './types.ts';
import { isShip } from './units.ts';

const ASTERN = 3;

type OnChart = Pick<Situation, 'chart'>;
type Aiming = Pick<Situation, 'chart' | 'options'>;
type Quarter = Bearing | FortFace;
type Lying = Pick<RiverShip, 'at' | 'facing'>;

/** C35, C43: the face that a ship shows to a hex: an end within 30 degrees of its line, line included, else a side. */
export const aspectTo = ({ chart }: OnChart, ship: Lying, hex: HexId): Aspect => {
  if (chart.inArc(ship.at, ship.facing, hex, ARCS.fixed, true)) return 'front';
  return chart.inArc(ship.at, turned(ship.facing, ASTERN), hex, ARCS.fixed, true) ? 'rear' : 'side';
};

/** Whether a hex lies to port of the line through bow and stern; on that line it does not. */
const isToPort = ({ chart }: OnChart, { at, facing }: Lying, hex: HexId): boolean =>
  chart.inArc(at, turned(facing, 1), hex, 60, false) || chart.inArc(at, turned(facing, 2), hex, 60, false);

/** C47: the quarter of a ship in which a hex lies. */
export const quarterTo = (now: OnChart, ship: Lying, hex: HexId): Bearing => {
  const aspect = aspectTo(now, ship, hex);
  if (aspect !== 'side') return aspect === 'front' ? 'bow' : 'stern';
  return isToPort(now, ship, hex) ? 'port' : 'starboard';
};

const isEnd = (quarter: Quarter): boolean =>
  quarter === 'bow' || quarter === 'stern' || quarter === 'front' || quarter === 'rear';
const isAhead = (quarter: Quarter): boolean => quarter === 'bow' || quarter === 'front';
const isPort = (quarter: Quarter): boolean => quarter === 'port' || quarter === 'left';

/** Angles off a beam's line, as what they leave over at bow and stern. */
const OFF_END: Readonly<Record<30 | 45 | 75, HalfAngle>> = { 30: 60, 45: 45, 75: 15 };

/** Option thinArcs, C36: whether some part of a hex lies inside the printed ten degrees of that quarter's line. */
const inThinArc = (now: Aiming, from: Lying, quarter: Quarter, hex: HexId): boolean => {
  const back = turned(from.facing, ASTERN);
  if (isEnd(quarter)) return now.chart.inWedge(from.at, isAhead(quarter) ? from.facing : back, hex, false, THIN);
  return isToPort(now, from, hex) === isPort(quarter) && now.chart.inWedge(from.at, from.facing, hex, true, THIN);
};

/** C36: whether a hex lies within so many degrees of that quarter's line, line included. */
const inQuarter = (now: Aiming, from: Lying, quarter: Quarter, hex: HexId, half: 30 | 45 | 75): boolean => {
  if (half === ARCS.fixed && now.options.thinArcs) return inThinArc(now, from, quarter, hex);
  const { chart } = now;
  const back = turned(from.facing, ASTERN);
  if (isEnd(quarter)) return chart.inArc(from.at, isAhead(quarter) ? from.facing : back, hex, half, true);
  const off = OFF_END[half];
  const nearEnd = chart.inArc(from.at, from.facing, hex, off, false) || chart.inArc(from.at, back, hex, off, false);
  return !nearEnd && isToPort(now, from, hex) === isPort(quarter);
};

const inAny = (now: Aiming, from: Lying, quarters: readonly Quarter[], hex: HexId, half: 30 | 75): boolean =>
  quarters.some(quarter => inQuarter(now, from, quarter, hex, half));

/** C37: a pivot that bears on an end bears 75 degrees either side of it, one amidships so of each beam. */
const pivotBears = (now: Aiming, gun: Gun, from: Lying, hex: HexId): boolean => {
  const ends = gun.bears.filter(isEnd);
  return inAny(now, from, ends.length > 0 ? ends : gun.bears, hex, ARCS.pivot);
};

/** C38: of two turrets the forward never fires aft, nor the after one forward. */
export const turretMayLook = (turret: number, turrets: number, arc: TurretArc): boolean => {
  if (turrets < 2) return true;
  return !((arc === 'stern' && turret < turrets - 1) || (arc === 'bow' && turret > 0));
};

/** C38: a turret fires into the arc in which it looks, but for what its own ship masks. */
const turretBears = (now: Aiming, gun: Gun, from: Lying, hex: HexId, looks: TurretArc | undefined): boolean => {
  if (looks === undefined || !inQuarter(now, from, looks, hex, ARCS.turret)) return false;
  return !gun.blind.some(quarter => {
    const line = quarter === 'bow' ? from.facing : turned(from.facing, ASTERN);
    return now.chart.inArc(from.at, line, hex, ARCS.blind, false);
  });
};

/** Where a gun stands that may fire all round. */
const ROUND: readonly Gun['stands'][] = ['boat', 'top', 'hold', 'mortar_bed'];
/** On an open deck or parapet. */
const PIVOTS: readonly Gun['stands'][] = ['pivot', 'barbette'];

/** Arcs of fire, C36 to C38: whether a gun bears from a hex as its unit heads, its turret looking there. */
export const bearsFrom = (now: Aiming, gun: Gun, from: Lying, looks: TurretArc | undefined, hex: HexId): boolean => {
  if (from.at === hex) return false;
  if (gun.stands === 'turret') return turretBears(now, gun, from, hex, looks);
  if (ROUND.includes(gun.stands)) return true;
  return PIVOTS.includes(gun.stands) ? pivotBears(now, gun, from, hex) : inAny(now, from, gun.bears, hex, ARCS.fixed);
};

const SQUARES_A_HEX = 3;

/** C86: the hex that a gun fires from: of a fort that of its square. */
export const gunHex = (unit: Unit, gun: Pick<Gun, 'square'>): HexId =>
  isShip(unit) ? unit.at : (unit.hexes[gun.square > SQUARES_A_HEX ? 1 : 0] ?? unit.hexes[0] ?? 0);

/** C38: where a turret looks, if it may fire there: on its way past the other turret it may not. */
const looksOf = (unit: Unit, { turret }: Gun): TurretArc | undefined => {
  if (!isShip(unit)) return undefined;
  const looks = unit.turrets[turret];
  return looks && turretMayLook(turret, unit.turrets.length, looks) ? looks : undefined;
};

/** Whether a gun of a unit bears on a hex as all lie now. */
export const gunBears = (now: Aiming, unit: Unit, gun: Gun, hex: HexId): boolean => {
  const from: { at: HexId; facing: Facing } = { at: gunHex(unit, gun), facing: unit.facing };
  return bearsFrom(now, gun, from, looksOf(unit, gun), hex);
};
