import type { Scenario } from '../../core/scenario.ts';
import { gun, vessel } from '../../ships/index.ts';
import { gunsOfFort } from '../shared/fortGuns.ts';
import { nameInScenario } from '../shared/names.ts';
import type { ArmourClass, Asset, Gun, QuickSheetShip, Repair, Situation, Weapon } from './types.ts';
import { t } from '../../core/language.ts';

const MADE: readonly (readonly [prefix: string, name: string])[] = [
  ['army-', t`field battery `],
  ['raft-', t`fire raft `],
  ['boat-', t`torpedo boat `],
];

/** The name of anything that has an id; what came into being during play is numbered. */
export const nameIn = (scenario: Scenario, id: string): string => {
  const known = nameInScenario(scenario, id);
  if (known !== undefined) return known;
  const made = MADE.find(([prefix]) => id.startsWith(prefix));
  return made ? t`the ${made[1]}${id.slice(made[0].length)}` : id;
};

/** The catalogue's id of one gun of a unit, found where the unit's own guns are listed. */
export const gunNameIn = (scenario: Scenario, unit: string, index: number): string => {
  const force = scenario.forces.find(each => each.id === unit);
  const work = scenario.works.find(each => each.id === unit);
  const entries = force
    ? (force.overrides.guns ?? vessel(force.vessel).guns).filter(entry => gun(entry.gun).kind !== 'torpedo')
    : work
      ? gunsOfFort(work)
      : [];
  let left = index;
  const found = entries.find(entry => (left -= entry.count) < 0);
  return found ? gun(found.gun).name : t`field gun`;
};

export const gunName = (piece: Gun): string => gun(piece.gun).name;

export const REPAIR_NAME: Readonly<Record<Repair, string>> = {
  fire: t`the fire`,
  turret1: t`the forward turret`,
  turret2: t`the after turret`,
  pilotHouse: t`the pilot house`,
  rudder: t`the rudder`,
};

export const ASSET_NAME: Readonly<Record<Asset, string>> = {
  mines: 'mines',
  submarine: 'submarine',
  torpedoBoat: t`torpedo boat`,
  fireRaft: t`fire raft`,
  armySupport: t`army support`,
  mist: 'mist',
  nightfall: 'nightfall',
  panic: 'panic',
};

export const WEAPON_NAME: Readonly<Record<Weapon, string>> = {
  mine: 'mine',
  submarine: 'submarine',
  torpedoBoat: t`torpedo boat`,
  fireRaft: t`fire raft`,
};

export const ARMOUR_NAME: Readonly<Record<ArmourClass, string>> = { iron: 'ironclad', tin: 'tinclad', wood: 'wooden' };

export const SIDE_NAME = { union: t`Union`, confederate: t`Confederate` } as const;

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
  return ship.target ? t`Moored transport` : kindOf(force ? vessel(force.vessel).type : '', ship);
};
