import type { Scenario } from '../../../core/scenario.ts';
import { told, t } from '../../../languages/language.ts';
import type { Facing } from '../../../core/types.ts';
import { gunsAboard } from '../../../ships/changes.ts';
import { gun, vesselOf } from '../../../ships/index.ts';
import { gunsOfFort } from '../../shared/fortGuns.ts';
import { FACING_NAME } from '../../../chart/words.ts';
import { nameInScenario } from '../../shared/names.ts';
import type { Hexes } from '../moves.ts';
import type {
  ArmourClass,
  Asset,
  Beam,
  DeckName,
  Gun,
  GunClass,
  Obstacle,
  OrderCard,
  QuickSheetShip,
  Repair,
  Situation,
  Weapon,
  WorkKind,
} from '../types.ts';

const MADE: readonly (readonly [prefix: string, named: (number: string) => string])[] = [
  ['army-', number => t`the field battery ${number}`],
  ['raft-', number => t`the fire raft ${number}`],
  ['boat-', number => t`the torpedo boat ${number}`],
];

/** The name of anything that has an id; what came into being during play is numbered. */
export const nameIn = (scenario: Scenario, id: string): string => {
  const known = nameInScenario(scenario, id);
  if (known !== undefined) return told(known);
  const made = MADE.find(([prefix]) => id.startsWith(prefix));
  return made ? made[1](id.slice(made[0].length)) : id;
};

/** The name of one gun of a unit, found where the unit's own guns are listed. */
export const gunNameIn = (scenario: Scenario, unit: string, index: number): string => {
  const force = scenario.forces.find(each => each.id === unit);
  const work = scenario.works.find(each => each.id === unit);
  const entries = force
    ? gunsAboard(force).filter(entry => gun(entry.gun).kind !== 'torpedo')
    : work
      ? gunsOfFort(work)
      : [];
  let left = index;
  const found = entries.find(entry => (left -= entry.count) < 0);
  return found ? told(gun(found.gun).name) : t`field gun`;
};

export const gunName = (piece: Gun): string => told(gun(piece.gun).name);

export const REPAIR_NAME: Readonly<Record<Repair, string>> = {
  fire: t`the fire`,
  turret1: t`the forward turret`,
  turret2: t`the after turret`,
  pilotHouse: t`the pilot house`,
  rudder: t`the rudder`,
};

export const ASSET_NAME: Readonly<Record<Asset, string>> = {
  mines: t`mines`,
  submarine: t`submarine`,
  torpedoBoat: t`torpedo boat`,
  fireRaft: t`fire raft`,
  armySupport: t`army support`,
  mist: t`mist`,
  nightfall: t`nightfall`,
  panic: t`panic`,
};

export const WEAPON_NAME: Readonly<Record<Weapon, string>> = {
  mine: t`mine`,
  submarine: t`submarine`,
  torpedoBoat: t`torpedo boat`,
  fireRaft: t`fire raft`,
};

export const ARMOUR_NAME: Readonly<Record<ArmourClass, string>> = {
  iron: t`ironclad`,
  tin: t`tinclad`,
  wood: t`wooden`,
};

export const GUN_CLASS_NAME: Readonly<Record<GunClass, string>> = {
  heavy: t`heavy`,
  medium: t`medium`,
  light: t`light`,
};

/** The five cards as they are printed. */
export const CARD_TITLE: Readonly<Record<OrderCard, string>> = {
  fullSpeed: t`Full speed`,
  slowSpeed: t`Slow speed`,
  slowAndFire: t`Slow speed and fire`,
  fire: t`Fire`,
  turnAndFire: t`Turn in hex and fire`,
};

export const DECK_NAME: Readonly<Record<DeckName, string>> = {
  fullSpeedDeck: t`full speed deck`,
  actionStationsDeck: t`action stations deck`,
};

/** What has become of what is no ship and can be hurt no more. */
export const DOWN_NAME: Readonly<Record<WorkKind, string>> = {
  fort: t`silenced`,
  building: t`destroyed`,
  army: t`driven off`,
  raft: t`sunk`,
  boat: t`sunk`,
};

export const BEAM_NAME: Readonly<Record<Beam, string>> = { port: t`port`, starboard: t`starboard` };

/** A direction in full, as it is spoken. */
export const directionName = (direction: Facing): string => FACING_NAME[direction];

const TYPE_TITLE: Readonly<Partial<Record<string, string>>> = {
  turreted_monitor: t`Monitor`,
  double_turret_monitor: t`Double-turret monitor`,
  casemate_ironclad: t`Casemate ironclad`,
  broadside_ironclad: t`Broadside ironclad`,
  armoured_river_gunboat: t`Armoured river gunboat`,
  floating_battery: t`Floating battery`,
  tinclad: t`Tinclad`,
  cottonclad: t`Cottonclad`,
  transport: t`Transport`,
};

/** What a ship of that type is under these rules. */
export const kindOf = (type: string, ship: { readonly ram: boolean; readonly guns: readonly unknown[] }): string =>
  TYPE_TITLE[type] ?? (ship.ram && ship.guns.length === 0 ? t`Ram` : t`Wooden ship`);

/** What a ship is under these rules. */
export const titleOf = (now: Situation, ship: QuickSheetShip): string => {
  const force = now.scenario.forces.find(each => each.id === ship.id);
  return ship.target ? t`Moored transport` : kindOf(force ? vesselOf(force).type : '', ship);
};

/** Q5: "2", "1 or 2". */
export const hexesInWords = ({ least, most }: Hexes): string =>
  least === most ? String(most) : t`${least} or ${most}`;

/** Q5: why a ship stops short. */
export const OBSTACLE_SAYS: Readonly<Record<Obstacle, string>> = {
  land: t`there is land ahead`,
  rim: t`the chart ends ahead`,
  full: t`two ships lie in the hex ahead`,
  enemy: t`an enemy lies ahead, and she need not ram`,
  alongside: t`nobody turns beside another ship`,
};
