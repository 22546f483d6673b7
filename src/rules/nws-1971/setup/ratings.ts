import type { Force, Work } from '../../../core/scenario.ts';
import { gunsAboard } from '../../../ships/changes.ts';
import {
  fortOf,
  gun,
  vesselOf,
  type Bearing,
  type FortFace,
  type Propulsion,
  type Vessel,
  type VesselType,
} from '../../../ships/index.ts';
import { gunsOfFort } from '../../shared/fortGuns.ts';
import { isWooden, platesOf } from '../armour.ts';
import { lineOf } from '../gunnery.ts';
import {
  FIELD_BATTERY,
  FORT_RATINGS,
  GUNBOAT_FEET,
  IRON_BOW,
  NAMED,
  POINTS,
  PROTECTION,
  RATINGS,
  SCALE,
  SIXTHS,
  THREE_DECKER,
} from '../tables.ts';
import type { Decks, Gun, Hull, Rate, ShipType, Turret } from '../types.ts';
import { placed } from './places.ts';

/** Ship definitions, rating: by her length. */
export const rateOf = (lengthFt: number): Rate => RATINGS.find(([over]) => lengthFt > over)?.[1] ?? 5;

/** Ship definitions, type, and N12; wooden gunboats go by their length, ships with towers that do not turn are monitors. */
const TYPE_OF: Readonly<Record<VesselType, ShipType>> = {
  turreted_monitor: 'V',
  double_turret_monitor: 'V',
  casemate_ironclad: 'W',
  broadside_ironclad: 'U',
  armoured_river_gunboat: 'X',
  tinclad: 'Y',
  cottonclad: 'Y',
  timberclad: 'Y',
  ellet_ram: 'W',
  wooden_gunboat: 'W',
  ferryboat_gunboat: 'Y',
  double_ender: 'X',
  steam_sloop: 'U',
  steam_frigate: 'U',
  sailing_frigate: 'U',
  sailing_sloop: 'U',
  torpedo_boat: 'Z',
  submarine: 'Z',
  launch: 'Z',
  tug: 'Y',
  transport: 'Y',
  mortar_boat: 'Y',
  floating_battery: 'W',
  fire_raft: 'Y',
  decoy: 'Y',
};

/** N83: a tower makes a monitor of a coastal ironclad, and a sea-going turret ship of a broadside one. */
const TOWERED: Partial<Readonly<Record<VesselType, ShipType>>> = { casemate_ironclad: 'V', broadside_ironclad: 'T' };

export const typeOf = ({
  id,
  type,
  lengthFt,
  armour,
}: Pick<Vessel, 'id' | 'type' | 'lengthFt' | 'armour'>): ShipType => {
  if (type === 'wooden_gunboat') return lengthFt > GUNBOAT_FEET ? 'U' : 'W';
  const towered = armour.tower ? TOWERED[type] : undefined;
  return towered ?? NAMED[id] ?? TYPE_OF[type];
};

const CASEMATED: readonly VesselType[] = ['casemate_ironclad', 'floating_battery'];

/** N27: a casemate of the bracketed rows, of W and of a T without turret; broadside ironclads of type U keep to their own. */
const hasCasemate = (type: ShipType, kind: VesselType): boolean =>
  type === 'T' || (type === 'W' && CASEMATED.includes(kind));

/** N20, N21: what a gun of the catalogue is worth. A mortar does not fire. */
const ordnanceOf = (id: string): Pick<Gun, 'bore' | 'pv' | 'every'> => {
  const { bore, ordnance } = lineOf(id) ?? { bore: 'smoothbore' as const, ordnance: { pv: 0, every: 0 } };
  return { bore, pv: ordnance.pv, every: ordnance.every };
};

interface Entry extends Pick<Gun, 'gun' | 'stands'> {
  count: number;
  bears: readonly (Bearing | FortFace)[];
  blind?: readonly Bearing[];
  turret?: 1 | 2;
}

const expand = (entries: readonly Entry[]): (Omit<Gun, 'place'> & { turret: 0 | 1 | 2 })[] =>
  entries.flatMap(({ gun: id, count, stands, bears, blind, turret }, mount) =>
    Array.from({ length: count }, () => ({
      gun: id,
      ...ordnanceOf(id),
      mount,
      stands,
      bears: [...bears],
      blind: [...(blind ?? [])],
      turret: turret ?? (0 as const),
    })),
  );

/** Damage effect, N32: ships with more gun decks than one. */
const DECKED: readonly VesselType[] = ['steam_frigate', 'sailing_frigate'];

/** N32, N84: two gun decks, or three with so many guns in her broadsides as she was built. */
export const decksOf = ({ type, guns }: Pick<Vessel, 'type' | 'guns'>): Decks => {
  if (!DECKED.includes(type)) return 1;
  const broadside = guns.reduce((sum, { mount, count }) => (mount === 'broadside' ? sum + count : sum), 0);
  return broadside >= THREE_DECKER ? 3 : 2;
};

/** Every gun of a ship, in the catalogue's order; a torpedo on a spar is none. */
const gunsFor = (force: Force): Gun[] =>
  placed(
    expand(
      gunsAboard(force)
        .filter(entry => gun(entry.gun).kind !== 'torpedo')
        .map(({ mount, ...entry }) => ({ ...entry, stands: mount })),
    ),
    decksOf(vesselOf(force)),
  );

/** Where no damage chart asks: a fort's guns fall by their face alone. */
const ASHORE: Gun['place'] = { third: 'amidships', beam: 'either', deck: 0, turret: 0 };

/** Every gun of a fort that can be fired; none of a building. */
const fortGunsOf = (work: Work): Gun[] =>
  expand(
    gunsOfFort(work).map(({ gun: id, count, mount, face }) => ({ gun: id, count, stands: mount, bears: [face] })),
  ).map(({ turret: _, ...piece }) => ({ ...piece, place: ASHORE }));

/** Damage effect, N33: turrets and towers, the foremost first. */
const turretsOf = (guns: readonly Gun[]): Turret[] =>
  ([1, 2] as const)
    .filter(number => guns.some(({ place }) => place.turret === number))
    .map(() => ({ out: false, jam: 0 }));

const SIDE_WHEELED: readonly Propulsion[] = ['side_wheel', 'side_wheel_and_screw'];
const WHEELED_AFT: readonly Propulsion[] = ['stern_wheel', 'centre_wheel', 'centre_wheel_and_screw'];

/** N28: which wheel she has, if any. */
const wheelOf = (propulsion: Propulsion): 'side' | 'aft' | 'none' => {
  if (SIDE_WHEELED.includes(propulsion)) return 'side';
  return WHEELED_AFT.includes(propulsion) ? 'aft' : 'none';
};

/** N44: screws by the catalogue, one where it is silent of a ship that has some; a wheel alone has none. */
const screwsOf = ({ propulsion, screws }: Vessel): number =>
  propulsion.includes('screw') || propulsion === 'hand_crank' ? (screws ?? 1) : 0;

const TWO_FUNNELS: readonly VesselType[] = [
  'armoured_river_gunboat',
  'tinclad',
  'cottonclad',
  'timberclad',
  'ellet_ram',
  'transport',
];

/** N35: funnels; the catalogue does not count them. */
const funnelsOf = (ship: Vessel): number => {
  if (ship.knots === 0 || ship.type === 'submarine') return 0;
  return TWO_FUNNELS.includes(ship.type) ? 2 : 1;
};

/** N45: an inch of iron over the whole bow. */
const hasIronBow = ({ armour: { front } }: Vessel): boolean =>
  front !== undefined && front.extent === undefined && front.ironIn >= IRON_BOW;

const BOTH_ENDS: readonly VesselType[] = ['double_ender', 'ferryboat_gunboat'];

/** N70: whole and half knots; ties up. */
const halves = (knots: number): number => Math.round(knots * SCALE.halves);

/** N56: points in sixths that are left; the share that is gone is rounded, ties more, and a sixth stays. */
const sixthsLeft = (full: number, damage: number): number => Math.max(1, full - Math.round((full * damage) / 100));

export interface Rating extends Hull {
  decks: Decks;
  screws: number;
  funnels: number;
  /** N6: as fast astern as ahead. */
  bothEnds: boolean;
  ram: boolean;
  ironBow: boolean;
  raft: boolean;
  spars: number;
  draught: number;
  /** Sixths of points to sink: whole, and now. */
  full: number;
  sixths: number;
  /** Top speed of a sound ship, in half-knots. */
  top: number;
  canSteam: boolean;
  guns: Gun[];
}

/** S4, N11 to N16, N20, N28, N32, N35, N44, N56, N60: what a ship of the scenario is worth under these rules. */
export const ratingOf = (force: Force): Rating => {
  const ship = vesselOf(force);
  const { overrides } = force;
  const rate = rateOf(ship.lengthFt);
  const type = typeOf(ship);
  const full = POINTS[rate] * SIXTHS;
  const guns = gunsFor(force);
  return {
    rate,
    type,
    wooden: isWooden(ship),
    casemate: hasCasemate(type, ship.type),
    plates: platesOf(ship),
    decks: decksOf(ship),
    wheel: wheelOf(ship.propulsion),
    sternWheel: ship.propulsion === 'stern_wheel',
    screws: screwsOf(ship),
    funnels: funnelsOf(ship),
    pilotHouse: type !== 'Z' && ship.knots > 0,
    bothEnds: BOTH_ENDS.includes(ship.type),
    ram: overrides.ram ?? ship.ram,
    ironBow: hasIronBow(ship),
    raft: ship.type === 'fire_raft',
    spars: gunsAboard(force).filter(entry => gun(entry.gun).kind === 'torpedo').length,
    draught: ship.draughtFt,
    full,
    sixths: sixthsLeft(full, overrides.damage ?? 0),
    top: halves(overrides.knots ?? ship.knots),
    canSteam: (overrides.knots ?? ship.knots) > 0,
    guns,
    turrets: turretsOf(guns),
  };
};

/** Shore batteries: rate and type of a fort, and what its faces stand for. */
export interface FortRating {
  rate: Rate;
  type: 'X' | 'U';
  /** By face, points that silence it; a face without guns has none and cannot be hurt (N51). */
  faces: Readonly<Partial<Record<FortFace, number>>>;
  construction: 'earth' | 'masonry';
  guns: Gun[];
}

/** Shore batteries, N49: the rate of a face, or with the bracketed column that. */
export const fortRateOf = (faceLengthFt: number, bracketed: boolean): Rate =>
  bracketed ? (FORT_RATINGS.find(([upTo]) => faceLengthFt <= upTo)?.[1] ?? 1) : rateOf(faceLengthFt);

/** N51: what one gun stands for behind that parapet. */
export const defenceOf = (pv: number, construction: 'earth' | 'masonry'): number =>
  Math.floor((pv * PROTECTION[construction]) / PROTECTION.by);

/** N50: an open field battery, or any other work. */
const fortTypeOf = (guns: readonly Gun[], construction: 'earth' | 'masonry'): 'X' | 'U' => {
  const pieces = guns.filter(({ pv }) => pv > 0);
  const open = pieces.every(({ stands }) => stands === 'barbette');
  return construction === 'earth' && open && pieces.length <= FIELD_BATTERY ? 'X' : 'U';
};

/** N49 to N52: what a fort of the scenario is worth under these rules. */
export const fortRatingOf = (work: Work, options: { bracketedForts: boolean }): FortRating => {
  const facts = fortOf(work);
  const construction = work.overrides?.construction ?? facts?.construction ?? 'earth';
  const guns = fortGunsOf(work);
  const faces: Partial<Record<FortFace, number>> = {};
  for (const { bears, pv } of guns) {
    const face = bears[0] as FortFace;
    const worth = defenceOf(pv, construction);
    if (worth > 0) faces[face] = (faces[face] ?? 0) + worth;
  }
  return {
    rate: fortRateOf(work.overrides?.faceLengthFt ?? facts?.faceLengthFt ?? 0, options.bracketedForts),
    type: fortTypeOf(guns, construction),
    faces,
    construction,
    guns,
  };
};
