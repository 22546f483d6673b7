import type { Force, Work } from '../../../core/scenario.ts';
import { gunsAboard } from '../../../ships/changes.ts';
import { fortOf, gun, vesselOf, type Bearing, type FortFace, type FortFacts } from '../../../ships/index.ts';
import type { FortMount, MountKind, Vessel, VesselType } from '../../../ships/index.ts';
import { gunsOfFort } from '../../shared/fortGuns.ts';
import {
  FORTS,
  GARRISON,
  GUN_DAMAGE,
  LIGHT_UNDER,
  MORTARS,
  PENETRATION,
  POINTS,
  RADII,
  RANGES,
  SMALL_UNDER,
} from '../tables.ts';
import type { GunKind, Handling, RamClass, Skin } from '../vocabulary.ts';

/** To the nearest, a half up, at least 1. */
const points = (amount: number, each: number): number => Math.max(1, Math.floor(amount / each + 0.5));

/** C29: what the hull is worth. */
const spvOf = ({ tons }: Pick<Vessel, 'tons'>): number => points(tons, POINTS.tons);

/** C29: what the crew is worth; rafts and dummies have none. */
const cpvOf = ({ complement }: Pick<Vessel, 'complement'>): number =>
  complement === 0 ? 0 : points(complement, POINTS.men);

type Hull = Pick<Vessel, 'type' | 'side' | 'propulsion' | 'tons'>;

/** C30: types that are the same whatever they weigh; every other is wood. */
const SKINS: Partial<Record<VesselType, Skin>> = {
  submarine: 'small',
  torpedo_boat: 'small',
  launch: 'small',
  tinclad: 'light',
  armoured_river_gunboat: 'light',
  turreted_monitor: 'ironclad',
  double_turret_monitor: 'heavy',
  broadside_ironclad: 'heavy',
};

/** C30: the row of the penetration value. */
const skinOf = ({ type, tons }: Hull): Skin => {
  const spv = spvOf({ tons });
  if (type === 'casemate_ironclad') return spv < LIGHT_UNDER ? 'light' : 'ironclad';
  if ((type === 'wooden_gunboat' || type === 'tug') && spv < SMALL_UNDER) return 'small';
  return SKINS[type] ?? 'wood';
};

/** Definitions, C30: the SPV below which every hit rolls; rounded up, but for the last row. */
const penetrationOf = (hull: Hull): number => {
  const skin = skinOf(hull);
  const [part, of] = PENETRATION[skin];
  const left = (spvOf(hull) * (of - part)) / of;
  return skin === 'heavy' ? Math.floor(left) : Math.ceil(left);
};

/** C8: types that turn alike whoever built them. */
const HANDLING: Partial<Record<VesselType, Handling>> = {
  launch: 'launch',
  torpedo_boat: 'launch',
  submarine: 'launch',
  double_turret_monitor: 'slow',
  broadside_ironclad: 'slow',
  floating_battery: 'slow',
  steam_sloop: 'slow',
  steam_frigate: 'slow',
  sailing_frigate: 'slow',
  sailing_sloop: 'slow',
  turreted_monitor: 'middling',
  armoured_river_gunboat: 'middling',
  tug: 'handy',
};

/** Turning ships, C8: how tightly she turns. */
const handlingOf = ({ type, side, propulsion }: Hull): Handling => {
  const known = HANDLING[type];
  if (known) return known;
  const confederate = side === 'confederate';
  if (type === 'casemate_ironclad') return confederate ? 'slow' : 'middling';
  return confederate && (propulsion === 'screw' || propulsion === 'stern_wheel') ? 'middling' : 'handy';
};

const RAM_CLASSES: Partial<Record<VesselType, RamClass>> = {
  torpedo_boat: 1,
  submarine: 1,
  tug: 1,
  launch: 1,
  fire_raft: 1,
  ellet_ram: 3,
  armoured_river_gunboat: 3,
  steam_frigate: 4,
  sailing_frigate: 4,
  floating_battery: 4,
  turreted_monitor: 4,
  double_turret_monitor: 5,
  broadside_ironclad: 5,
};

/** C58: her column of the ram test chart; a dummy is a wooden hull of class II (C105). */
const ramClassOf = (hull: Hull): RamClass => {
  if (hull.type === 'casemate_ironclad') return spvOf(hull) < LIGHT_UNDER ? 3 : 4;
  return RAM_CLASSES[hull.type] ?? 2;
};

const IRONCLADS: readonly VesselType[] = [
  'casemate_ironclad',
  'broadside_ironclad',
  'turreted_monitor',
  'double_turret_monitor',
  'armoured_river_gunboat',
];

/** C111: what "ironclad" means. */
export const isIronclad = ({ type }: Pick<Vessel, 'type'>): boolean => IRONCLADS.includes(type);

/** C12: launches, torpedo boats and fire ships, of which the catalogue has rafts. */
const SHARES: readonly VesselType[] = ['launch', 'torpedo_boat', 'fire_raft'];

/** C31: with what hands engine and boiler are worked. */
export type Machinery = 'none' | 'steam';

/** C31: sailing ships and whatever has no engine need nobody for it. */
const machineryOf = ({ propulsion }: Pick<Vessel, 'propulsion'>): Machinery =>
  propulsion === 'sail' || propulsion === 'none' ? 'none' : 'steam';

/** Gunfire Damage Table, C42: points that a hit costs, and whether the gun fires on alternate moves only. */
export const gunDamage = (id: string): { readonly damage: number; readonly alternate: boolean } => {
  const row = GUN_DAMAGE.find(({ guns }) => (guns as readonly string[]).includes(id));
  return row ? { damage: row.damage, alternate: row.alternate } : { damage: 0, alternate: false };
};

/** C33: carronades count as smoothbores. */
const gunKindOf = (id: string): GunKind => {
  const { kind } = gun(id);
  return kind === 'torpedo' ? 'smoothbore' : kind;
};

/** C89: greatest range of a gun or mortar in inches. */
const reachInches = (id: string): number => {
  const kind = gunKindOf(id);
  if (kind !== 'mortar') return RANGES[kind].long;
  return isLargeMortar(id) ? MORTARS.large : MORTARS.small;
};

/** C89: which column of the mortar table. */
export const isLargeMortar = (id: string): boolean => (gun(id).calibreIn ?? 0) >= MORTARS.largeFrom;

/** One gun as the catalogue has it, before any battle. */
export interface GunRating {
  readonly gun: string;
  readonly kind: GunKind;
  readonly damage: number;
  readonly alternate: boolean;
  /** Guns of one mount stand alike and bear alike. */
  readonly mount: number;
  readonly stands: MountKind | FortMount;
  readonly bears: readonly (Bearing | FortFace)[];
  /** Which turret it stands in, the foremost 1; 0 = none. */
  readonly turret: number;
  /** Quarters of a turret that her own upper works mask. */
  readonly blind: readonly Bearing[];
}

interface Entry extends Pick<GunRating, 'gun' | 'stands' | 'bears'> {
  readonly count: number;
  readonly turret?: number;
  readonly blind?: readonly Bearing[];
}

const expand = (entries: readonly Entry[]): GunRating[] =>
  entries.flatMap(({ gun: id, count, stands, bears, turret, blind }, mount) =>
    Array.from({ length: count }, () => ({
      gun: id,
      kind: gunKindOf(id),
      ...gunDamage(id),
      mount,
      stands,
      bears,
      turret: turret ?? 0,
      blind: blind ?? [],
    })),
  );

/** Every gun of a ship; a torpedo on a spar is none. */
export const gunsFor = (force: Force): GunRating[] =>
  expand(
    gunsAboard(force)
      .filter(entry => gun(entry.gun).kind !== 'torpedo')
      .map(({ mount, ...entry }) => ({ ...entry, stands: mount })),
  );

/** Every gun of a fort; none of a building. */
export const fortGunsOf = (work: Work): GunRating[] =>
  expand(gunsOfFort(work).map(({ gun: id, count, mount, face }) => ({ gun: id, count, stands: mount, bears: [face] })));

/** C31: guns in the order in which they get their crews, as places in the list: damage, then range, then the catalogue's order. */
export const heaviestFirst = (guns: readonly Pick<GunRating, 'gun' | 'damage'>[]): number[] =>
  guns
    .map((_, index) => index)
    .sort((one, other) => {
      const [a, b] = [guns[one], guns[other]];
      if (!a || !b) return 0;
      return b.damage - a.damage || reachInches(b.gun) - reachInches(a.gun) || one - other;
    });

/** Forts, C85: points of a work, from its front toward the water. */
const fpvOf = ({ construction, faceLengthFt }: Pick<FortFacts, 'construction' | 'faceLengthFt'>): number =>
  Math.floor((Math.min(FORTS.most * FORTS.feet, faceLengthFt) * FORTS[construction]) / FORTS.feet);

/** C93: the fort that a random battle throws for. */
export const THROWN_FORT = 'random_fort';

/** Forts, C87: crews of a work; twice its guns at most, but for those that dice have given. */
const garrisonOf = ({ id, garrison }: Pick<FortFacts, 'id' | 'garrison'>, guns: number): number => {
  const crews = points(garrison, GARRISON.men);
  return id === THROWN_FORT ? crews : Math.min(GARRISON.perGun * guns, crews);
};

export interface Rating {
  readonly spv: number;
  readonly cpv: number;
  readonly penetration: number;
  readonly skin: Skin;
  readonly handling: Handling;
  readonly ramClass: RamClass;
  readonly ironclad: boolean;
  /** C12: two of them, or one and another ship, find room in one hex. */
  readonly shares: boolean;
  readonly machinery: Machinery;
  readonly ram: boolean;
  /** Little of her shows above the water (C35). */
  readonly small: boolean;
  readonly draught: number;
  readonly knots: number;
  /** Faces whose plate slopes, or the whole hull (C43). */
  readonly sloped: Readonly<Record<'front' | 'side' | 'rear', boolean>>;
  /** Spar torpedoes that the catalogue gives her. */
  readonly spars: number;
  readonly guns: readonly GunRating[];
}

const slopes = ({ armour }: Pick<Vessel, 'armour'>): Rating['sloped'] => {
  const sloped = (face: 'front' | 'side' | 'rear'): boolean =>
    armour.curved === true || armour[face]?.slopeDeg !== undefined;
  return { front: sloped('front'), side: sloped('side'), rear: sloped('rear') };
};

/** C8, C29 to C31, C42, C43, C58, S4: what a ship of the scenario is worth under these rules, before any damage it gives her. */
export const ratingOf = (force: Force): Rating => {
  const ship = vesselOf(force);
  const { overrides } = force;
  return {
    spv: spvOf(ship),
    cpv: cpvOf(ship),
    penetration: penetrationOf(ship),
    skin: skinOf(ship),
    handling: handlingOf(ship),
    ramClass: ramClassOf(ship),
    ironclad: isIronclad(ship),
    shares: SHARES.includes(ship.type),
    machinery: machineryOf(ship),
    ram: overrides.ram ?? ship.ram,
    small: ship.lowProfile === true,
    draught: ship.draughtFt,
    knots: overrides.knots ?? ship.knots,
    sloped: slopes(ship),
    spars: gunsAboard(force).filter(entry => gun(entry.gun).kind === 'torpedo').length,
    guns: gunsFor(force),
  };
};

/** C8: what a hexside costs her, in knots moved. */
export const radiusOf = ({ handling }: Pick<Rating, 'handling'>): number => RADII[handling];

/** C101: SPV that the battle has cost her before it begins. */
export const lostBefore = (spv: number, percent: number): number => Math.floor((spv * percent) / 100 + 0.5);

export interface FortRating {
  readonly fpv: number;
  readonly cpv: number;
  readonly seesOver: boolean;
  readonly guns: readonly GunRating[];
}

/** C39, C85, C87: what a fort of the scenario is worth; null for a building. */
export const fortRatingOf = (work: Work): FortRating | null => {
  const facts = fortOf(work);
  if (!facts) return null;
  const { id, garrison, faceLengthFt, construction, elevationFt } = { ...facts, ...work.overrides };
  const guns = fortGunsOf(work);
  return {
    fpv: fpvOf({ construction, faceLengthFt }),
    cpv: garrisonOf({ id, garrison }, guns.length),
    seesOver: elevationFt >= GARRISON.seesOver,
    guns,
  };
};
