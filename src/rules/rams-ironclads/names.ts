import type { Scenario } from '../../core/scenario.ts';
import { gun, vessel } from '../../ships/index.ts';
import { nameInScenario } from '../shared/names.ts';
import { fortGunsOf, gunsFor } from './ratings.ts';
import { SCALE } from './tables.ts';
import type { Gun, Handling, RamsShip, Situation } from './types.ts';

/** The name of anything that has an id. */
export const nameIn = (scenario: Scenario, id: string): string => nameInScenario(scenario, id) ?? id;

export const gunName = (piece: Gun): string => gun(piece.gun).name;

/** The name of one gun of a unit, found where its guns are listed. */
export const gunNameIn = (scenario: Scenario, unit: string, index: number): string => {
  const force = scenario.forces.find(each => each.id === unit);
  const work = scenario.works.find(each => each.id === unit);
  const guns = force ? gunsFor(vessel(force.vessel), force.overrides.guns) : work ? fortGunsOf(work) : [];
  const piece = guns[index];
  return piece ? gunName(piece) : 'gun';
};

export const SIDE_NAME = { union: 'Union', confederate: 'Confederate' } as const;

/** Half-knots as a player reads them: "4 knots", "half a knot", "3½ knots". */
export const knotsInWords = (halves: number): string => {
  const size = Math.abs(halves);
  const whole = Math.floor(size / SCALE.halves);
  const sign = halves < 0 ? '−' : '';
  if (size === 1) return `${sign}half a knot`;
  const number = `${sign}${whole}${size % SCALE.halves === 0 ? '' : '½'}`;
  return `${number} ${size === SCALE.halves ? 'knot' : 'knots'}`;
};

const TITLE: Readonly<Record<Handling, string>> = {
  riverboat: 'Riverboat',
  monitor: 'Monitor',
  casemate: 'Casemate ironclad',
  tug: 'Tug',
  launch: 'Launch',
};

const TYPE_TITLE: Readonly<Record<string, string>> = {
  ...{ armoured_river_gunboat: 'Armoured river gunboat', tinclad: 'Tinclad', cottonclad: 'Cottonclad' },
  ...{ timberclad: 'Timberclad', ellet_ram: 'Ram', broadside_ironclad: 'Broadside ironclad', transport: 'Transport' },
  ...{ steam_sloop: 'Steam sloop', steam_frigate: 'Steam frigate', sailing_frigate: 'Frigate' },
  ...{ sailing_sloop: 'Sloop', mortar_boat: 'Mortar boat', floating_battery: 'Floating battery' },
  ...{ torpedo_boat: 'Torpedo boat', launch: 'Launch', submarine: 'Submarine', wooden_gunboat: 'Gunboat' },
  ...{ double_ender: 'Double-ender', ferryboat_gunboat: 'Ferryboat gunboat', decoy: 'Decoy', fire_raft: 'Fire raft' },
};

/** What a vessel of that type is under these rules. */
export const kindName = (type: string, handling: Handling): string => TYPE_TITLE[type] ?? TITLE[handling];

/** What a ship is under these rules. */
export const titleOf = (now: Situation, ship: RamsShip): string => {
  const force = now.scenario.forces.find(each => each.id === ship.id);
  return kindName(force ? vessel(force.vessel).type : '', ship.handling);
};
