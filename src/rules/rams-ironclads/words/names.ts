import { t, told } from '../../../languages/language.ts';
import type { Scenario } from '../../../core/scenario.ts';
import { gun, vesselOf } from '../../../ships/index.ts';
import { fortGunsOf, gunsFor } from '../setup/ratings.ts';
import type { Gun, Handling, RamsShip, Situation } from '../types.ts';

export const gunName = (piece: Gun): string => told(gun(piece.gun).name);

/** The name of one gun of a unit, found where its guns are listed. */
export const gunNameIn = (scenario: Scenario, unit: string, index: number): string => {
  const force = scenario.forces.find(each => each.id === unit);
  const work = scenario.works.find(each => each.id === unit);
  const guns = force ? gunsFor(force) : work ? fortGunsOf(work) : [];
  const piece = guns[index];
  return piece ? gunName(piece) : t`gun`;
};

const TITLE: Readonly<Record<Handling, string>> = {
  riverboat: t`Riverboat`,
  monitor: t`Monitor`,
  casemate: t`Casemate ironclad`,
  tug: t`Tug`,
  launch: t`Launch`,
};

const TYPE_TITLE: Readonly<Record<string, string>> = {
  armoured_river_gunboat: t`Armoured river gunboat`,
  tinclad: t`Tinclad`,
  cottonclad: t`Cottonclad`,
  timberclad: t`Timberclad`,
  ellet_ram: t`Ram`,
  broadside_ironclad: t`Broadside ironclad`,
  transport: t`Transport`,
  steam_sloop: t`Steam sloop`,
  steam_frigate: t`Steam frigate`,
  sailing_frigate: t`Frigate`,
  sailing_sloop: t`Sloop`,
  mortar_boat: t`Mortar boat`,
  floating_battery: t`Floating battery`,
  torpedo_boat: t`Torpedo boat`,
  launch: t`Launch`,
  submarine: t`Submarine`,
  wooden_gunboat: t`Gunboat`,
  double_ender: t`Double-ender`,
  ferryboat_gunboat: t`Ferryboat gunboat`,
  decoy: t`Decoy`,
  fire_raft: t`Fire raft`,
};

/** What a vessel of that type is under these rules. */
export const kindName = (type: string, handling: Handling): string => TYPE_TITLE[type] ?? TITLE[handling];

/** What a ship is under these rules. */
export const titleOf = (now: Situation, ship: RamsShip): string => {
  const force = now.scenario.forces.find(each => each.id === ship.id);
  return kindName(force ? vesselOf(force).type : '', ship.handling);
};
