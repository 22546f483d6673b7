import type { HexId } from '../../../core/types.ts';
import { chanceIn } from '../../shared/chances.ts';
import { lineStoppedAt } from '../../shared/sight.ts';
import { aspectTo, bearsFrom, gunHex, turretMayLook } from '../arcs.ts';
import { facesThatHit, needOf } from '../gunnery.ts';
import { mortarEffect, mortarNeed, reachOfMortar, shellsAgain } from '../mortars.ts';
import { isThick, smokeIn } from '../weather.ts';
import { FIRE_FACTORS, SLOPED } from '../tables.ts';
import type { Gun, RiverShip, Situation, TurretArc, Unit } from '../types.ts';
import { hexesOf, isMortar, isShip } from '../units.ts';
import type { Battery } from './batteries.ts';
import type { Field, Foe, Party } from './field.ts';
import type { Stand } from './tracks.ts';
import { hitWorth } from './worth.ts';

/** A battery with a shot: its chance, the points of a hit, and the arc that a turret has to look into. */
export interface Shot {
  readonly battery: Battery;
  readonly chance: number;
  readonly points: number;
  readonly looks: TurretArc | null;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const ARCS: readonly TurretArc[] = ['bow', 'starboard', 'stern', 'port'];

/** C38: the arc in which a turret bears on a hex; null where it never does, undefined for a gun that stands in none. */
const arcFor = (now: Situation, unit: Unit, gun: Gun, from: Stand, to: HexId): TurretArc | null | undefined => {
  if (gun.stands !== 'turret') return bearsFrom(now, gun, from, undefined, to) ? undefined : null;
  const turrets = isShip(unit) ? unit.turrets.length : 1;
  return ARCS.find(arc => turretMayLook(gun.turret, turrets, arc) && bearsFrom(now, gun, from, arc, to)) ?? null;
};

/** Whether no land or thick smoke lies between; ships move on. */
const inSight = (now: Situation, from: HexId, to: HexId, own: readonly HexId[]): boolean =>
  lineStoppedAt(now.scenario, from, to, hex => isThick(now, hex), own) === 0;

const NO_SHOTS: readonly Shot[] = [];
const NO_HEXES: readonly HexId[] = [];

/** C33 to C43: what each battery of a unit that will stand so can do to another that will stand there. */
const shotsAt = (field: Field, firer: Party, stand: Stand, target: Party, there: Stand): readonly Shot[] => {
  const { chart } = field.now;
  if (firer.batteries.length === 0 || stand.at === 0 || there.at === 0) return NO_SHOTS;
  const tos = target.ship ? [there.at] : hexesOf(target.unit);
  const to = tos.reduce((best, hex) => (chart.range(stand.at, hex) < chart.range(stand.at, best) ? hex : best));
  const range = chart.range(stand.at, to);
  const shells = target.ship ? NO_SHOTS : shellsAt(firer, target, range);
  const shots = rangedShots(field, firer, stand, target, there, to, range);
  return shells.length > 0 ? [...shots, ...shells] : shots;
};

/** C89: what mortars can do to a work at that range; they need no line of fire. */
const shellsAt = (firer: Party, target: Party, range: number): readonly Shot[] =>
  firer.batteries.flatMap(battery => {
    if (!isMortar(battery.gun)) return [];
    const { least, most } = reachOfMortar(battery.gun);
    if (range < least || range > most) return [];
    const need = mortarNeed(shellsAgain(firer.unit, target.unit));
    return [{ battery, chance: chanceIn(facesThatHit(need, 0)), points: SHELL, looks: null }];
  });
/** Points of a shell on average, by the larger column. */
const SHELL = FACES.reduce((sum, face) => sum + mortarEffect(face, true).points, 0) / FACES.length;

/** C33 to C43: the same of guns. */
const rangedShots = (
  field: Field,
  firer: Party,
  stand: Stand,
  target: Party,
  there: Stand,
  to: HexId,
  range: number,
): readonly Shot[] => {
  const { now } = field;
  const tos = target.ship ? [there.at] : hexesOf(target.unit);
  if (range === 0 || range > Math.min(firer.range + 1, field.sight)) return NO_SHOTS;
  const aspect = target.ship ? aspectTo(now, { ...there }, stand.at) : null;
  const difficult = target.ship !== null && (target.ship.small || aspect !== 'side');
  const halved = target.ship !== null && aspect !== null && target.ship.sloped[aspect];
  const found: Shot[] = [];
  for (const battery of firer.batteries) {
    const { gun } = battery;
    const from = firer.ship ? stand : { at: gunHex(firer.unit, gun), facing: firer.unit.facing };
    const need = needOf(gun, now.chart.range(from.at, to));
    if (need === null) continue;
    const smoked = smokeIn(now, from.at) > 0 || tos.some(hex => smokeIn(now, hex) > 0);
    const added = (difficult ? FIRE_FACTORS.difficult : 0) + (smoked ? FIRE_FACTORS.smoke : 0);
    const chance = chanceIn(facesThatHit(need, added));
    const looks = chance > 0 ? arcFor(now, firer.unit, gun, from, to) : null;
    if (looks === null) continue;
    found.push({ battery, chance, points: halved ? gun.damage / SLOPED : gun.damage, looks: looks ?? null });
  }
  if (found.length === 0) return NO_SHOTS;
  const own = firer.ship && target.ship ? NO_HEXES : [...hexesOf(firer.unit), ...tos];
  return inSight(now, stand.at, to, own) ? found : NO_SHOTS;
};

/** C33, C38: points that her guns do on average, when all are loaded, at a work in these hexes from a place. */
export const powerFrom = ({ now }: Field, ship: RiverShip, stand: Stand, hexes: readonly HexId[]): number => {
  let power = 0;
  for (const gun of ship.guns) {
    if (gun.lost || isMortar(gun)) continue;
    let most = 0;
    for (const hex of hexes) {
      const need = needOf(gun, now.chart.range(stand.at, hex));
      if (need === null || arcFor(now, ship, gun, stand, hex) === null) continue;
      most = Math.max(most, chanceIn(facesThatHit(need, 0)) * gun.damage);
    }
    power += most;
  }
  return power;
};

/** The best that a unit can fire at from a place. */
export interface Fire {
  /** In hull points. */
  readonly worth: number;
  /** At whom most of it goes. */
  readonly foe: Foe | null;
  /** Where each of her turrets should look; null = anywhere. */
  readonly looks: readonly (TurretArc | null)[];
  /** The gun that does most, for the captain to lay; -1 = none. */
  readonly lead: number;
}

const worthOfShot = (target: Party, { battery, chance, points }: Shot): number =>
  chance * battery.guns.length * hitWorth(target.mark, points);

/** What her guns can do from a place when this move is over, every battery at its best target. */
export const fireFrom = (field: Field, firer: Party, stand: Stand): Fire => {
  const best = new Map<Battery, { worth: number; shot: Shot }>();
  let [most, foe]: [number, Foe | null] = [0, null];
  for (const each of field.foes) {
    let here = 0;
    for (const shot of shotsAt(field, firer, stand, each, each.stand)) {
      const worth = worthOfShot(each, shot);
      here += worth;
      if (worth > (best.get(shot.battery)?.worth ?? 0)) best.set(shot.battery, { worth, shot });
    }
    if (here > most) [most, foe] = [here, each];
  }
  const looks: (TurretArc | null)[] = (firer.ship?.turrets ?? []).map(() => null);
  let [worth, lead, single] = [0, -1, 0];
  for (const [battery, choice] of [...best].sort(([, one], [, other]) => other.worth - one.worth)) {
    const { turret } = battery.gun;
    // What stands in one turret looks one way.
    if (turret >= 0 && (looks[turret] ??= choice.shot.looks) !== choice.shot.looks) continue;
    worth += choice.worth;
    const each = choice.worth / battery.guns.length;
    if (each > single) [single, lead] = [each, battery.guns[0] ?? -1];
  }
  return { worth, foe, looks, lead };
};

/** What the enemy's guns can do to her at a place, in hull points. */
export const dangerAt = (field: Field, party: Party, stand: Stand): number => {
  let sum = 0;
  for (const foe of field.foes) {
    if (foe.share === 0) continue;
    for (const shot of shotsAt(field, foe, foe.stand, party, stand)) sum += foe.share * worthOfShot(party, shot);
  }
  return sum;
};
