import type { HelpTable } from '../../../core/help.ts';
import { from, signed } from '../../shared/help.ts';
import { WEAPON_NAME } from '../names.ts';
import {
  ARMY_GUNS,
  ASSET_COMES_ON,
  BOAT_POINTS,
  DARKNESS,
  EFFECT_HIT_ON,
  FLEET_POINTS,
  GENERATED,
  HIT_POINTS,
  MINE,
  RAFT_POINTS,
  VICTORY,
  WEAPONS,
} from '../tables.ts';
import type { Weapon } from '../types.ts';

/** The quick sheet's tables of assets, made battles and victory as a player reads them. */

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const tenths = (value: number): string => String(value / 10);

const gambleOf = ({ gambleOn, gamblePoints }: { gambleOn: number; gamblePoints: number }): string =>
  gamblePoints === 0
    ? `on ${from(gambleOn)} a fire, on wood or tin only`
    : `on ${from(gambleOn)}, ${gamblePoints} hit points`;

/** Section 17. */
export const weapons: HelpTable = {
  id: 'weapons',
  title: `What strikes a ship: each ${from(EFFECT_HIT_ON)} of the effect is a hit point`,
  heads: ['Weapon', 'Effect', 'Or gamble on one die'],
  rows: (Object.keys(WEAPONS) as Weapon[]).map(weapon => [
    upper(WEAPON_NAME[weapon]),
    `${WEAPONS[weapon].dice}D6`,
    gambleOf(WEAPONS[weapon]),
  ]),
  from: ['WEAPONS', 'EFFECT_HIT_ON'],
};

export const mines: HelpTable = {
  id: 'mines',
  title: 'Mines',
  heads: ['What', 'Number'],
  rows: [
    ['Goes off under a Union ship on', from(MINE.detonatesOn.union)],
    ['Goes off under a Confederate ship on', from(MINE.detonatesOn.confederate)],
    ['Effect on a ship of shallow draught', `${signed(MINE.shallowDraught)}D6`],
  ],
  from: ['MINE'],
};

export const assets: HelpTable = {
  id: 'assets',
  title: 'Assets in numbers',
  heads: ['What', 'Number'],
  rows: [
    ['An asset that is rolled for comes on', from(ASSET_COMES_ON)],
    ['Hit points of a torpedo boat', String(BOAT_POINTS)],
    ['Hit points of a fire raft', String(RAFT_POINTS)],
    ['Light guns, and hit points, of the army', String(ARMY_GUNS)],
    ['Hexes seen in mist and at night', String(DARKNESS.sight)],
    ['Nightfall puts the clock on by', String(DARKNESS.clock)],
  ],
  from: ['ASSET_COMES_ON', 'BOAT_POINTS', 'RAFT_POINTS', 'ARMY_GUNS', 'DARKNESS'],
};

/** Q51. */
export const hitPoints: HelpTable = {
  id: 'hit-points',
  title: 'Hit points by kind of ship',
  heads: ['Ship', 'Factor'],
  rows: [
    ['Ironclad', String(HIT_POINTS.ironclad)],
    ['Monitor', String(HIT_POINTS.monitor)],
    ['Tinclad or cottonclad', String(HIT_POINTS.tinclad)],
    ['Wooden ship', String(HIT_POINTS.wooden)],
  ],
  from: ['HIT_POINTS'],
};

const { gun, armourTenths, ...worth } = FLEET_POINTS;

/** Q53. */
export const fleetPoints: HelpTable = {
  id: 'fleet-points',
  title: `Fleet points, to the nearest ${worth.roundTo}: ${worth.ships} ships a side for ${worth.fleet}`,
  heads: ['What', 'Points'],
  rows: [
    ['Each hit point', String(worth.hitPoint)],
    [
      'The same of wood, tin, iron: times',
      [armourTenths.wood, armourTenths.tin, armourTenths.iron].map(tenths).join(', '),
    ],
    ['Each light, medium, heavy gun', [gun.light, gun.medium, gun.heavy].join(', ')],
    ['Ram', String(worth.ram)],
    ['Fast', String(worth.fast)],
    ['Shallow draught', String(worth.shallow)],
    ['Each turret', String(worth.turret)],
  ],
  from: ['FLEET_POINTS'],
};

/** Q54. */
export const victory: HelpTable = {
  id: 'victory',
  title: `Victory points: a lead of ${VICTORY.minor} is a minor victory, of ${VICTORY.major} a major one`,
  heads: ['What', 'Points'],
  rows: [
    ['Building or transport destroyed', String(VICTORY.building)],
    ['Fort silenced', String(VICTORY.fort)],
    ['Ship sunk, struck or driven off', `her hit points at the start / ${VICTORY.shipPart}, rounded up`],
    ['Ship battered at the end', `that / ${VICTORY.batteredPart}, rounded down`],
    ['For the defender, each building or transport left', String(VICTORY.buildingLeft)],
  ],
  from: ['VICTORY'],
};

/** Q42, Q55. */
export const generated: HelpTable = {
  id: 'generated',
  title: 'A made battle',
  heads: ['What', 'Number'],
  rows: [
    ['Chart, columns by rows', `${GENERATED.columns} by ${GENERATED.rows}`],
    ['Islands, sandbars', `${GENERATED.islands}, ${GENERATED.sandbars}`],
    ['Buildings, transports', `${GENERATED.buildings}, ${GENERATED.transports}`],
    [
      'Ships with which the attacker starts: his choice, his enemy’s',
      `${GENERATED.attacker.own}, ${GENERATED.attacker.foes}`,
    ],
    [
      'Ships with which the defender starts: his choice, his enemy’s',
      `${GENERATED.defender.own}, ${GENERATED.defender.foes}`,
    ],
    ['Assets, and of the side with fewer ships', `${GENERATED.assets}, ${GENERATED.assetsOfFewer}`],
  ],
  from: ['GENERATED'],
};
