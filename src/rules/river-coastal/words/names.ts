import { t, told } from '../../../languages/language.ts';
import type { Scenario } from '../../../core/scenario.ts';
import { gun, vesselOf } from '../../../ships/index.ts';
import { BEARING_NAME } from '../../shared/names.ts';
import { fortGunsOf, gunsFor, type GunRating } from '../setup/ratings.ts';
import type { Box, Gun, Situation } from '../types.ts';

export const gunName = (piece: Pick<Gun, 'gun'>): string => told(gun(piece.gun).name);

const gunsIn = (scenario: Scenario, unit: string): readonly GunRating[] => {
  const force = scenario.forces.find(each => each.id === unit);
  const work = scenario.works.find(each => each.id === unit);
  return force ? gunsFor(force) : work ? fortGunsOf(work) : [];
};

/** The name of one gun of a unit, found where its guns are listed. */
export const gunNameIn = (scenario: Scenario, unit: string, index: number): string => {
  const piece = gunsIn(scenario, unit)[index];
  return piece ? gunName(piece) : t`gun`;
};

/** The same to choose it by: with where it bears, if there is another of that name on another mount. */
export const gunToChooseIn = (scenario: Scenario, unit: string, index: number): string => {
  const guns = gunsIn(scenario, unit);
  const piece = guns[index];
  const name = gunNameIn(scenario, unit, index);
  if (!piece || guns.every(other => other.gun !== piece.gun || other.mount === piece.mount)) return name;
  return [name, ...(piece.turret > 0 ? [t`turret ${piece.turret}`] : piece.bears.map(way => BEARING_NAME[way]))].join(
    ', ',
  );
};

/** Where a point of crew stands, in words. */
export const boxInWords = (scenario: Scenario, unit: string, box: Box): string => {
  if (box === 'engine') return t`the engine`;
  if (box === 'boiler') return t`the boiler`;
  return box === 'pool' ? t`the pool` : t`the ${gunToChooseIn(scenario, unit, box)}`;
};

const TYPE_TITLE: Readonly<Record<string, string>> = {
  turreted_monitor: t`Monitor`,
  double_turret_monitor: t`Double-turret monitor`,
  casemate_ironclad: t`Casemate ironclad`,
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
  tug: t`Tug`,
  wooden_gunboat: t`Gunboat`,
  double_ender: t`Double-ender`,
  ferryboat_gunboat: t`Ferryboat gunboat`,
  decoy: t`Decoy`,
  fire_raft: t`Fire raft`,
};

/** What a vessel of that type is under these rules. */
export const kindName = (type: string): string => TYPE_TITLE[type] ?? t`Gunboat`;

/** What a ship of the battle is. */
export const titleOf = (now: Pick<Situation, 'scenario'>, id: string): string => {
  const force = now.scenario.forces.find(each => each.id === id);
  return kindName(force ? vesselOf(force).type : '');
};
