import type { Force, Work } from '../../../core/scenario.ts';
import { gunsAboard } from '../../../ships/changes.ts';
import { gun, vesselOf, type Bearing, type Vessel, type VesselType } from '../../../ships/index.ts';
import { gunsOfFort } from '../../shared/fortGuns.ts';
import { hasIron } from '../../shared/iron.ts';
import { ARMOUR, ENGINELESS_FEET, FIRE_VALUES, SCALE, SHARPSHOOTERS, TOWING } from '../tables.ts';
import type { Gun, GunKind, Handling, RamsShip } from '../types.ts';

/** R5: who turns like what; everything else is a riverboat. */
const HANDLING_OF: Readonly<Partial<Record<VesselType, Handling>>> = {
  turreted_monitor: 'monitor',
  double_turret_monitor: 'monitor',
  armoured_river_gunboat: 'monitor',
  steam_sloop: 'monitor',
  steam_frigate: 'monitor',
  sailing_frigate: 'monitor',
  sailing_sloop: 'monitor',
  casemate_ironclad: 'casemate',
  broadside_ironclad: 'casemate',
  tug: 'tug',
  launch: 'launch',
  torpedo_boat: 'launch',
  submarine: 'launch',
};
const MONITORS: readonly VesselType[] = ['turreted_monitor', 'double_turret_monitor'];
/** R25, R58: vessels built to carry armour; an iron battery's bow is no more for it (S12). */
const ARMOURED: readonly VesselType[] = [
  ...MONITORS,
  'casemate_ironclad',
  'broadside_ironclad',
  'armoured_river_gunboat',
];

/** S12: a floating battery without iron is a wooden ship. */
const handlingOf = (ship: Vessel): Handling =>
  (isIronBattery(ship) ? 'casemate' : HANDLING_OF[ship.type]) ?? 'riverboat';
const isArmoured = (ship: Pick<Vessel, 'type'>): boolean => ARMOURED.includes(ship.type);

/** Section 6, R14: the class of a face. */
const faceClass = (ship: Vessel, face: 'front' | 'side' | 'rear'): number => {
  const tenths = Math.round((ship.armour[face]?.ironIn ?? 0) * 10);
  const iron = ARMOUR.iron.find(([above]) => tenths > above)?.[1] ?? 0;
  const wood = ship.type === 'tinclad' ? ARMOUR.tinclad : ship.armour.bulwarks ? ARMOUR.bulwarks : ARMOUR.bare;
  return Math.max(iron, wood);
};

const armourOf = (ship: Vessel): RamsShip['armour'] => ({
  front: faceClass(ship, 'front'),
  side: faceClass(ship, 'side'),
  rear: faceClass(ship, 'rear'),
  turret: MONITORS.includes(ship.type) ? ARMOUR.turret : 0,
});

const upTo = (rows: readonly (readonly [number, number])[], size: number): number =>
  rows.find(([most]) => size <= most)?.[1] ?? 0;

/** R9: what a gun adds to its die. */
export const fireValueOf = (id: string): number => {
  const { kind, pounder, calibreIn } = gun(id);
  if (kind === 'howitzer' || kind === 'mortar') return FIRE_VALUES[kind];
  if (pounder !== null) return upTo(FIRE_VALUES.pounds, pounder);
  return kind === 'torpedo' ? 0 : upTo(FIRE_VALUES[kind], Math.round((calibreIn ?? 0) * 10));
};

/** R11, R19: howitzers reach as smoothbores do. */
export const kindOf = (id: string): GunKind => {
  const { kind } = gun(id);
  return kind === 'rifle' || kind === 'mortar' ? kind : 'smoothbore';
};

type Entry = { gun: string; count: number; blind?: readonly Bearing[] } & Pick<Gun, 'stands'> & {
    bears: readonly Gun['bears'][number][];
  };

const expand = (entries: readonly Entry[]): Gun[] =>
  entries.flatMap(({ gun: id, count, stands, bears, blind }, mount) =>
    Array.from({ length: count }, () => ({
      gun: id,
      fireValue: fireValueOf(id),
      kind: kindOf(id),
      mount,
      stands,
      bears: [...bears],
      blind: [...(blind ?? [])],
      lost: false,
      shut: 0,
      fired: false,
      target: '',
    })),
  );

/** Every gun of a ship; a torpedo on a spar is none. */
export const gunsFor = (force: Force): Gun[] =>
  expand(
    gunsAboard(force)
      .filter(entry => gun(entry.gun).kind !== 'torpedo')
      .map(({ mount, ...entry }) => ({ ...entry, stands: mount })),
  );

/** Every gun of a fort; none of a building. */
export const fortGunsOf = (work: Work): Gun[] =>
  expand(gunsOfFort(work).map(({ gun: id, count, mount, face }) => ({ gun: id, count, stands: mount, bears: [face] })));

const halves = (knots: number): number => Math.round(knots * SCALE.halves);

/** Section 9, R52: her top speed in half-knots, which is her life; a tug's is printed, one without engine has her length. */
const lifeOf = (ship: Vessel, given: number | undefined): number => {
  if (given !== undefined && given > 0) return halves(given);
  if (ship.knots === 0) return SCALE.halves * Math.ceil(ship.lengthFt / ENGINELESS_FEET);
  return ship.type === 'tug' ? TOWING.tugTop : halves(ship.knots);
};

export interface Rating
  extends
    Pick<RamsShip, 'handling' | 'armour' | 'ram' | 'reinforced' | 'sharpshooters' | 'spars' | 'length' | 'draught'>,
    Pick<RamsShip, 'fullTop' | 'top' | 'guns'> {
  canSteam: boolean;
  /** A moored transport, which is a target (S11, R79). */
  moored: boolean;
}

/** R79: lies at anchor without a gun to the end of the battle. */
const isMoored = (force: Force, guns: readonly Gun[]): boolean =>
  vesselOf(force).type === 'transport' && force.anchored && guns.length === 0;

const MOORED: RamsShip['armour'] = { front: ARMOUR.moored, side: ARMOUR.moored, rear: ARMOUR.moored, turret: 0 };

/** S12: armoured, though not built as an ironclad. */
const isIronBattery = (ship: Pick<Vessel, 'type' | 'armour'>): boolean =>
  ship.type === 'floating_battery' && hasIron(ship);

/** R58, S12: a crew that is large enough, on a vessel that is no ironclad. */
export const hasSharpshooters = (ship: Pick<Vessel, 'type' | 'armour' | 'complement'>): boolean =>
  !isArmoured(ship) && !isIronBattery(ship) && ship.complement >= SHARPSHOOTERS;

/** R5, R9, R14, R25, R52, R58, S4: what a ship of the scenario is worth under these rules. */
export const ratingOf = (force: Force): Rating => {
  const ship = vesselOf(force);
  const { overrides } = force;
  const ram = overrides.ram ?? ship.ram;
  const fullTop = lifeOf(ship, overrides.knots);
  const guns = gunsFor(force);
  const moored = isMoored(force, guns);
  const spars = gunsAboard(force).filter(entry => gun(entry.gun).kind === 'torpedo').length;
  return {
    handling: handlingOf(ship),
    armour: moored ? MOORED : armourOf(ship),
    ram,
    reinforced: ram || ship.type === 'tug' || isArmoured(ship),
    spars,
    sharpshooters: hasSharpshooters(ship),
    length: ship.lengthFt,
    draught: ship.draughtFt,
    fullTop,
    top: Math.max(1, Math.round((fullTop * (100 - (overrides.damage ?? 0))) / 100)),
    canSteam: !moored && (overrides.knots ?? ship.knots) > 0,
    moored,
    guns,
  };
};
