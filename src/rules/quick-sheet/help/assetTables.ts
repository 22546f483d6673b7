import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import { ASSET_NAME, WEAPON_NAME } from '../words/names.ts';
import {
  ARMY_GUNS,
  ASSET_PRICES,
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
import { ASSETS, type Weapon } from '../types.ts';
import { decimal, t } from '../../../languages/language.ts';

/** The quick sheet's tables of assets, made battles and victory as a player reads them. */

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const tenths = (value: number): string => decimal(value / 10);
const dice = (count: number | string): string => t`${count}D6`;

const gambleOf = ({ gambleOn, gamblePoints }: { gambleOn: number; gamblePoints: number }): string =>
  gamblePoints === 0
    ? t`on ${from(gambleOn)} a fire, on wood or tin only`
    : t`on ${from(gambleOn)}, ${gamblePoints} hit points`;

/** Section 17. */
export const weapons: HelpTable = {
  id: 'weapons',
  title: t`What strikes a ship: each ${from(EFFECT_HIT_ON)} of the effect is a hit point`,
  heads: [t`Weapon`, t`Effect`, t`Or gamble on one die`],
  rows: (Object.keys(WEAPONS) as Weapon[]).map(weapon => [
    upper(WEAPON_NAME[weapon]),
    dice(WEAPONS[weapon].dice),
    gambleOf(WEAPONS[weapon]),
  ]),
  from: ['WEAPONS', 'EFFECT_HIT_ON'],
};

export const mines: HelpTable = {
  id: 'mines',
  title: t`Mines`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Goes off under a Union ship on`, from(MINE.detonatesOn.union)],
    [t`Goes off under a Confederate ship on`, from(MINE.detonatesOn.confederate)],
    [t`Effect on a ship of shallow draught`, dice(signed(MINE.shallowDraught))],
  ],
  from: ['MINE'],
};

export const assets: HelpTable = {
  id: 'assets',
  title: t`Assets in numbers`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`An asset that is rolled for comes on`, from(ASSET_COMES_ON)],
    [t`Hit points of a torpedo boat`, String(BOAT_POINTS)],
    [t`Hit points of a fire raft`, String(RAFT_POINTS)],
    [t`Light guns, and hit points, of the army`, String(ARMY_GUNS)],
    [t`Hexes seen in mist and at night`, String(DARKNESS.sight)],
    [t`Nightfall puts the clock on by`, String(DARKNESS.clock)],
  ],
  from: ['ASSET_COMES_ON', 'BOAT_POINTS', 'RAFT_POINTS', 'ARMY_GUNS', 'DARKNESS'],
};

/** Q51. */
export const hitPoints: HelpTable = {
  id: 'hit-points',
  title: t`Hit points by kind of ship`,
  heads: [t`Ship`, t`Factor`],
  rows: [
    [t`Ironclad`, decimal(HIT_POINTS.ironclad)],
    [t`Monitor`, decimal(HIT_POINTS.monitor)],
    [t`Tinclad or cottonclad`, decimal(HIT_POINTS.tinclad)],
    [t`Wooden ship`, decimal(HIT_POINTS.wooden)],
  ],
  from: ['HIT_POINTS'],
};

const { gun, armourTenths, ...worth } = FLEET_POINTS;

/** Q53. */
export const fleetPoints: HelpTable = {
  id: 'fleet-points',
  title: t`Fleet points, to the nearest ${worth.roundTo}: ${worth.ships} ships a side for ${worth.fleet}`,
  heads: [t`What`, t`Points`],
  rows: [
    [t`Each hit point`, String(worth.hitPoint)],
    [
      t`The same of wood, tin, iron: times`,
      [armourTenths.wood, armourTenths.tin, armourTenths.iron].map(tenths).join(' / '),
    ],
    [t`Each light, medium, heavy gun`, [gun.light, gun.medium, gun.heavy].join(', ')],
    [t`With a ram`, String(worth.ram)],
    [t`Fast`, String(worth.fast)],
    [t`Shallow draught`, String(worth.shallow)],
    [t`Each turret`, String(worth.turret)],
  ],
  from: ['FLEET_POINTS'],
};

/** Q54. */
export const victory: HelpTable = {
  id: 'victory',
  title: t`Victory points: a lead of ${VICTORY.minor} is a minor victory, of ${VICTORY.major} a major one`,
  heads: [t`What`, t`Points`],
  rows: [
    [t`Building or transport destroyed`, String(VICTORY.building)],
    [t`Fort silenced`, String(VICTORY.fort)],
    [t`Ship sunk, struck or driven off`, t`her hit points at the start / ${VICTORY.shipPart}, rounded up`],
    [t`Ship battered at the end`, t`that / ${VICTORY.batteredPart}, rounded down`],
    [t`For the defender, each building or transport left`, String(VICTORY.buildingLeft)],
  ],
  from: ['VICTORY'],
};

/** Q76. */
export const assetPrices: HelpTable = {
  id: 'asset-prices',
  title: t`What assets cost before a made battle`,
  heads: [t`Asset`, t`Points`],
  rows: ASSETS.map(asset => [upper(ASSET_NAME[asset]), String(ASSET_PRICES[asset])]),
  from: ['ASSET_PRICES'],
};

/** Q42, Q55. */
export const generated: HelpTable = {
  id: 'generated',
  title: t`A made battle`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Chart, columns by rows`, t`${GENERATED.columns} by ${GENERATED.rows}`],
    [t`The clock starts at`, signed(GENERATED.clock)],
    [t`Islands, sandbars`, `${GENERATED.islands}, ${GENERATED.sandbars}`],
    [t`Buildings, transports`, `${GENERATED.buildings}, ${GENERATED.transports}`],
    [
      t`Ships with which the attacker starts: his choice, his enemy’s`,
      `${GENERATED.attacker.own}, ${GENERATED.attacker.foes}`,
    ],
    [
      t`Ships with which the defender starts: his choice, his enemy’s`,
      `${GENERATED.defender.own}, ${GENERATED.defender.foes}`,
    ],
    [t`Assets, and of the side with fewer ships`, `${GENERATED.assets}, ${GENERATED.assetsOfFewer}`],
  ],
  from: ['GENERATED'],
};
