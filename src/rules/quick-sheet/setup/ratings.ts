import type { Force, Work } from '../../../core/scenario.ts';
import { gunsAboard } from '../../../ships/changes.ts';
import {
  fortOf,
  gun,
  vesselOf,
  type Bearing,
  type FortFace,
  type Vessel,
  type VesselType,
} from '../../../ships/index.ts';
import { gunsOfFort } from '../../shared/fortGuns.ts';
import { hasIron } from '../../shared/iron.ts';
import { BUILDING_POINTS, FAST_KNOTS, FLEET_POINTS, FORT_POINTS, HIT_POINTS, SANDBAR } from '../tables.ts';
import type { ArmourClass, Gun, GunClass } from '../types.ts';

type Build = keyof typeof HIT_POINTS;

const BUILD_OF: Readonly<Partial<Record<VesselType, Build>>> = {
  turreted_monitor: 'monitor',
  double_turret_monitor: 'monitor',
  casemate_ironclad: 'ironclad',
  broadside_ironclad: 'ironclad',
  armoured_river_gunboat: 'ironclad',
  tinclad: 'tinclad',
  cottonclad: 'tinclad',
};

const ARMOUR_OF: Readonly<Record<Build, ArmourClass>> = {
  ironclad: 'iron',
  monitor: 'iron',
  tinclad: 'tin',
  wooden: 'wood',
};

/** Q51, S12: how a ship is built, as far as hit points go. */
export const buildOf = (ship: Pick<Vessel, 'type' | 'armour'>): Build => {
  if (ship.type === 'floating_battery') return hasIron(ship) ? 'ironclad' : 'wooden';
  return BUILD_OF[ship.type] ?? 'wooden';
};

const fifthPower = (base: bigint): bigint => base * base * base * base * base;

/**
 * Q51: factor times tons to the power of 2/5, rounded. In integers: the greatest h with ((h - 1/2) / factor) to the fifth not
 * above tons squared.
 */
export const hitPointsOf = (ship: Pick<Vessel, 'type' | 'tons' | 'armour'>): number => {
  const hundredths = BigInt(Math.round(HIT_POINTS[buildOf(ship)] * 100));
  const tons = BigInt(Math.round(ship.tons));
  const most = tons * tons * fifthPower(hundredths);
  let points = 1;
  while (fifthPower(BigInt(100 * points + 50)) <= most) points += 1;
  return points;
};

/** Heaviest light gun and lightest heavy one of those named by their shot, in pounds (Q13). */
const POUNDS = { light: 32, heavy: 100 } as const;
/** The same of those named by their bore, in tenths of an inch. */
const BORE = { smoothbore: { light: 64, heavy: 100 }, rifle: { light: 42, heavy: 70 } } as const;

/** Q13: light, medium or heavy; where a gun is named by its shot, the pounds decide. */
export const gunClassOf = (id: string): GunClass => {
  const { kind, pounder, calibreIn } = gun(id);
  if (kind === 'howitzer') return 'light';
  if (kind === 'mortar' || kind === 'torpedo') return 'heavy';
  const size = pounder ?? Math.round((calibreIn ?? 0) * 10);
  const limits = pounder === null ? BORE[kind] : POUNDS;
  return size >= limits.heavy ? 'heavy' : size <= limits.light ? 'light' : 'medium';
};

const ALL_ROUND: readonly Bearing[] = ['bow', 'stern', 'port', 'starboard'];

const expand = (
  entries: readonly { gun: string; count: number; bears: readonly (Bearing | FortFace)[]; turret?: 1 | 2 }[],
): Gun[] =>
  entries.flatMap(({ gun: id, count, bears, turret }, mount) =>
    Array.from({ length: count }, () => ({
      gun: id,
      class: gunClassOf(id),
      mount,
      turret: turret ?? (0 as const),
      lost: false,
      fired: false,
      bears: bears.length === ALL_ROUND.length ? [] : [...bears],
    })),
  );

const isGun = (entry: { gun: string }): boolean => gun(entry.gun).kind !== 'torpedo';

/** Every gun of a ship. A torpedo on a spar is none. */
const gunsFor = (force: Force): Gun[] => expand(gunsAboard(force).filter(isGun));

export interface Rating {
  armour: ArmourClass;
  turrets: 0 | 1 | 2;
  ram: boolean;
  draught: number;
  shallow: boolean;
  fast: boolean;
  canSteam: boolean;
  target: boolean;
  strength: number;
  points: number;
  guns: Gun[];
}

/** Q40, Q51 to Q53, S9, S11: what a ship of the scenario is worth under these rules. */
export const ratingOf = (force: Force): Rating => {
  const ship = vesselOf(force);
  const guns = gunsFor(force);
  const knots = force.overrides.knots ?? ship.knots;
  const build = buildOf(ship);
  // S11, Q59: a transport at her moorings is a building that floats.
  const target = ship.type === 'transport' && force.anchored && guns.length === 0;
  const strength = target ? BUILDING_POINTS : hitPointsOf(ship);
  return {
    armour: target ? 'wood' : ARMOUR_OF[build],
    turrets: build === 'monitor' ? (guns.some(each => each.turret === 2) ? 2 : 1) : 0,
    ram: force.overrides.ram ?? ship.ram,
    draught: ship.draughtFt,
    shallow: ship.draughtFt <= SANDBAR.shallowFeet || ship.shallow === true,
    fast: knots >= FAST_KNOTS,
    canSteam: knots > 0,
    target,
    strength,
    points: Math.max(1, Math.round((strength * (100 - (force.overrides.damage ?? 0))) / 100)),
    guns,
  };
};

/** Q22: hit points and guns of a fort. */
export const fortRatingOf = (work: Work): { strength: number; guns: Gun[] } => {
  const facts = fortOf(work);
  if (!facts) return { strength: BUILDING_POINTS, guns: [] };
  return {
    strength: FORT_POINTS[facts.construction],
    guns: expand(gunsOfFort(work).map(({ gun: id, count, face }) => ({ gun: id, count, bears: [face] }))),
  };
};

interface Worth {
  strength: number;
  armour: ArmourClass;
  guns: readonly Pick<Gun, 'class'>[];
  ram?: boolean;
  fast?: boolean;
  shallow?: boolean;
  turrets?: number;
}

export type PointsPart = 'hull' | 'guns' | 'ram' | 'fast' | 'shallow' | 'turrets';

/** Q53: what the fleet points of a ship or fort are made of, before they are rounded. */
export const pointsParts = (worth: Worth): [PointsPart, number][] => [
  ['hull', (FLEET_POINTS.hitPoint * worth.strength * FLEET_POINTS.armourTenths[worth.armour]) / 10],
  ['guns', worth.guns.reduce((sum, each) => sum + FLEET_POINTS.gun[each.class], 0)],
  ['ram', worth.ram ? FLEET_POINTS.ram : 0],
  ['fast', worth.fast ? FLEET_POINTS.fast : 0],
  ['shallow', worth.shallow ? FLEET_POINTS.shallow : 0],
  ['turrets', FLEET_POINTS.turret * (worth.turrets ?? 0)],
];

/** Q53: fleet points of a ship or fort. */
const fleetPoints = (worth: Worth): number => {
  const points = pointsParts(worth).reduce((sum, [, part]) => sum + part, 0);
  return FLEET_POINTS.roundTo * Math.round(points / FLEET_POINTS.roundTo);
};

/** Q53: fleet points of a ship of a battle. */
export const forcePoints = (force: Force): number => fleetPoints(ratingOf(force));

/** Q53: fleet points of a fort of a battle. */
export const workPoints = (work: Work): number => fleetPoints({ ...fortRatingOf(work), armour: 'iron' });
