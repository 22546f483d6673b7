import type { Aim, Area, FallOrder, NwsWork, Play, WorkFace } from './types.ts';
import { areaOf, throwOf } from './chart.ts';
import { faceStruck } from './arcs.ts';
import { gunLine } from './shots.ts';
import { isSilent, unitOf } from './units.ts';

/** Shore batteries and fortresses, N49 to N52, N58: what shots take of them. */

/** N50: throws that count on a fort: hits on the hull, below water too; turret, casemate, funnel, pilot house, wheel, misfire and fire are nothing. */
const HARMLESS: readonly Area[] = [
  ...(['turret', 'casemate', 'pilotHouseOrWheel', 'funnelOrWheel', 'misfire', 'fire', 'nothing'] as const),
];

/** N50: whether the chart lets a throw hit a work of that type. */
export const harmsWork = (work: Pick<NwsWork, 'type'>, thrown: number): boolean =>
  !HARMLESS.includes(areaOf(work, thrown));

/** N51: guns of a face fall heaviest first, or as their owner has named it, of equals the first in the catalogue, as their values are used up. */
export const gunsFallen = (
  { guns }: Pick<NwsWork, 'guns'>,
  { face, full, left }: WorkFace,
  order: FallOrder,
): number[] => {
  const sign = order === 'heaviest' ? -1 : 1;
  const mine = guns.flatMap((gun, index) => (gun.bears[0] === face && gun.worth > 0 ? [{ gun, index }] : []));
  let open = full - left - mine.reduce((sum, { gun }) => sum + (gun.lost ? gun.worth : 0), 0);
  const fallen: number[] = [];
  const stand = mine
    .filter(({ gun }) => !gun.lost)
    .sort((one, other) => sign * (one.gun.worth - other.gun.worth) || one.index - other.index);
  for (const { gun, index } of stand) {
    if (gun.worth > open) break;
    open -= gun.worth;
    fallen.push(index);
  }
  return fallen;
};

const wreck = (play: Play, work: NwsWork, face: WorkFace): void => {
  const fallen = gunsFallen(work, face, play.state.falls[work.side]);
  for (const index of fallen) {
    const gun = work.guns[index];
    if (gun) gun.lost = true;
  }
  if (fallen.length > 0) play.emit({ type: 'workGunsFell', work: work.id, face: face.face, guns: fallen });
  if (isSilent(work)) play.emit({ type: 'workSilenced', work: work.id });
};

/** Shore batteries, N50, N51: two dice, and the points of the shot where they hit; nothing has to be gone through. */
export const strikeWork = (play: Play, { unit, gun: index, target }: Aim, work: NwsWork): void => {
  const firer = unitOf(play, unit);
  const line = gunLine(play, firer, work);
  const face = faceStruck(play, work, line.to, line.from);
  const points = firer.guns[index]?.pv ?? 0;
  if (!face) return;
  const dice: [number, number] = [play.dice.roll(6), play.dice.roll(6)];
  const harms = harmsWork(work, throwOf(...dice));
  if (harms) face.left = Math.max(0, face.left - points);
  const facts = { target, firer: unit, gun: index, dice, harms, face: face.face, points: harms ? points : 0 };
  play.emit({ type: 'workThrown', ...facts, left: face.left });
  if (harms) wreck(play, work, face);
};
