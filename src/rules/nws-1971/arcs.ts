import { turned, type Facing, type HexId } from '../../core/types.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';
import { fortBaseOf } from '../shared/fortBase.ts';
import type { Face } from './vocabulary.ts';
import { BLIND, END_ARC, FORT_ARC } from './tables.ts';
import type { Gun, NwsShip, NwsWork, ShipGun, ShipTurret, Situation, WorkFace } from './types.ts';

/** N16, N22: which way a ship shows herself, and where her guns bear; as Q14, lines included. */

type OnChart = Pick<Situation, 'chart'>;
type Lies = Pick<NwsShip, 'at' | 'facing'>;

const ASTERN = 3;

const onEnd = ({ chart }: OnChart, { at, facing }: Lies, to: HexId, closed: boolean): 'bow' | 'stern' | null => {
  if (chart.inArc(at, facing, to, END_ARC, closed)) return 'bow';
  return chart.inArc(at, turned(facing, ASTERN), to, END_ARC, closed) ? 'stern' : null;
};

/** Whether a hex that is neither ahead nor astern lies on the port hand. */
const toPort = ({ chart }: OnChart, { at, facing }: Lies, to: HexId): boolean =>
  chart.inArc(at, turned(facing, 1), to, 60, true) || chart.inArc(at, turned(facing, 2), to, 60, true);

/** N16: the face that a shot from there meets. */
export const faceTo = (now: OnChart, ship: Lies, from: HexId): Face => {
  const end = onEnd(now, ship, from, true);
  if (end === 'bow') return 'front';
  return end === 'stern' ? 'rear' : 'side';
};

/** N61: the side that is engaged from there, or the end. */
export const quarterTo = (now: OnChart, ship: Lies, from: HexId): Bearing =>
  onEnd(now, ship, from, true) ?? (toPort(now, ship, from) ? 'port' : 'starboard');

/** N22: whether a hex lies on that quarter; one on the line between two lies on both. */
const inQuarter = (now: OnChart, ship: Lies, to: HexId, quarter: Bearing): boolean => {
  if (quarter === 'bow') return now.chart.inArc(ship.at, ship.facing, to, END_ARC, true);
  if (quarter === 'stern') return now.chart.inArc(ship.at, turned(ship.facing, ASTERN), to, END_ARC, true);
  return onEnd(now, ship, to, false) === null && toPort(now, ship, to) === (quarter === 'port');
};

/** N33: the hexside direction in which a turret points that fires at a hex; on a line between two the one nearer the bow. */
export const trainedOn = ({ chart }: OnChart, { at, facing }: Lies, to: HexId): Facing => {
  const nearBow: readonly Facing[] = [0, 1, 5, 2, 4, 3];
  return nearBow.find(way => chart.inArc(at, turned(facing, way), to, END_ARC, true)) ?? 0;
};

/** N33, N76: a turret or tower jammed for good fires only at what lies within 30 degrees of where it points. */
const turretBears = (now: OnChart, ship: Lies, turret: ShipTurret | undefined, to: HexId): boolean =>
  turret?.jam !== -1 || now.chart.inArc(ship.at, turned(ship.facing, turret.trained), to, END_ARC, true);

const masked = (now: OnChart, { at, facing }: Lies, quarter: Bearing, to: HexId): boolean =>
  now.chart.inArc(at, quarter === 'bow' ? facing : turned(facing, ASTERN), to, BLIND, false);

const ALL_ROUND: readonly ShipGun['stands'][] = ['turret', 'boat', 'top', 'hold'];

/** N22, N33, N34: whether a gun bears on a hex. */
export const gunBears = (now: OnChart, ship: Lies & Pick<NwsShip, 'turrets'>, gun: ShipGun, to: HexId): boolean => {
  if (!turretBears(now, ship, ship.turrets[gun.place.turret - 1], to)) return false;
  if (gun.stands === 'turret') return !gun.blind.some(quarter => masked(now, ship, quarter, to));
  if (ALL_ROUND.includes(gun.stands)) return true;
  return (gun.bears as readonly Bearing[]).some(
    quarter => !gun.shut.some(({ bearing }) => bearing === quarter) && inQuarter(now, ship, to, quarter),
  );
};

type Stands = Pick<NwsWork, 'facing' | 'hexes'>;

/** N52: the two hexsides between which the line of a face lies that looks square to the base, or the one on which a flank's lies. */
const linesOf = ({ chart }: OnChart, work: Stands, face: FortFace): readonly [Facing, Facing] | readonly [Facing] => {
  const { along } = fortBaseOf(chart, work);
  switch (face) {
    case 'front':
      return [turned(along, 1), turned(along, 2)];
    case 'rear':
      return [turned(along, -2), turned(along, -1)];
    case 'left':
      return [turned(along, ASTERN)];
    case 'right':
      return [along];
  }
};

/** Of a line between two hexsides, 30 degrees from each, what lies within so many degrees of it lies within 30 more of both. */
const FROM_BOTH = { 45: 75, 60: 90, 90: 120 } as const;

/** Whether a hex lies within so many degrees of a face's line. */
const isOff = (
  now: OnChart,
  work: Stands,
  face: FortFace,
  [from, to]: readonly [HexId, HexId],
  [degrees, closed]: readonly [45 | 60 | 90, boolean],
): boolean => {
  const lines = linesOf(now, work, face);
  const half = lines.length === 1 ? degrees : FROM_BOTH[degrees];
  return lines.every(line => now.chart.inArc(from, line, to, half, closed));
};

/** N52: a gun of a fort bears 60 degrees either side of its face's line, lines included; the front's stands square to the base. */
export const workGunBears = (
  now: OnChart,
  work: Stands,
  { bears }: Pick<Gun, 'bears'>,
  { from, to }: { from: HexId; to: HexId },
): boolean => (bears as readonly FortFace[]).some(face => isOff(now, work, face, [from, to], [FORT_ARC, true]));

/** N52: the faces of a fort from the nearest to a bearing to the farthest; of equals front, left, right, rear. */
export const facesToward = (now: OnChart, work: Stands, at: HexId, firer: HexId): FortFace[] => {
  const isNear = (face: FortFace, degrees: 45 | 90, closed: boolean): boolean =>
    isOff(now, work, face, [at, firer], [degrees, closed]);
  const [near, far]: [FortFace, FortFace] = isNear('right', 90, false) ? ['right', 'left'] : ['left', 'right'];
  if (isNear('front', 45, true)) return ['front', near, far, 'rear'];
  if (isNear('rear', 45, false)) return ['rear', near, far, 'front'];
  return isNear('front', 90, true) ? [near, 'front', 'rear', far] : [near, 'rear', 'front', far];
};

/** N52, N58: the side of a work that a shot from there strikes: the nearest with a gun left, or its walls. */
export const faceStruck = (now: OnChart, work: NwsWork, at: HexId, firer: HexId): WorkFace | undefined => {
  if (work.kind === 'building') return work.faces[0];
  const armed = (face: FortFace): boolean =>
    work.guns.some(({ bears, lost, pv }) => !lost && pv > 0 && bears[0] === face);
  const struck = facesToward(now, work, at, firer).find(armed);
  return work.faces.find(({ face }) => face === struck);
};
