import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { diceAt } from '../gunnery.ts';
import { BUILDING, DRIFT, FORT, GUN_DAMAGE, MINE, RAM_DAMAGE, RAM_DICE, SANDBAR, SHIP_TABLE } from '../tables.ts';
import { lengthened } from '../setup/ratings.ts';
import { TYPE_TITLE } from '../words/names.ts';
import { SHIP_TYPES } from '../types.ts';
import { counted, t } from '../../../languages/language.ts';

/** The portable sheet's tables as a player reads them. */

const TYPES = SHIP_TYPES.map(type => ({ ...SHIP_TABLE[type], title: TYPE_TITLE[type] }));

/** Ship Flotation Values, Firing Guns and Movement in one. */
export const shipTypes: HelpTable = {
  id: 'ship-types',
  title: t`Ships`,
  heads: [t`Ship type`, t`Flotation points`, t`Critical point`, t`Gun range`, t`Number of D6 dice`, t`Movement`],
  rows: TYPES.map(({ title, ...type }) => [
    title,
    ...[type.flotation, type.criticalPoint].map(String),
    counted(type.range, 'hex', 'hexes'),
    String(type.dice),
    counted(type.move, 'hex', 'hexes'),
  ]),
  from: ['SHIP_TABLE'],
};

const longer = (points: number): string => String(lengthened(points, { longBattle: true }));

/** P21: forts too. */
export const longBattle: HelpTable = {
  id: 'long-battle',
  title: t`Points in a long battle`,
  heads: [t`Ship type`, t`Flotation points`, t`Critical point`],
  rows: [
    ...TYPES.map(({ title, flotation, criticalPoint }) => [title, ...[flotation, criticalPoint].map(longer)]),
    [t`Fort`, longer(FORT.flotation), '–'],
  ],
  from: ['SHIP_TABLE', 'FORT', 'LONG_BATTLE'],
};

const FARTHEST = Math.max(...TYPES.map(({ range }) => range));
const RANGES = Array.from({ length: FARTHEST }, (_, index) => index + 1);

const diceRow = (name: string, guns: { dice: number; range: number }, half: boolean): string[] => [
  name,
  ...RANGES.map(range => (range > guns.range ? '–' : String(diceAt(guns.dice, range, half)))),
];

/** P1, P2: dice by range, found by the rule itself. */
export const diceByRange: HelpTable = {
  id: 'dice-by-range',
  title: t`Dice by range in hexes`,
  heads: [t`Guns`, ...RANGES.map(String)],
  rows: [
    ...TYPES.flatMap(guns =>
      guns.title === TYPE_TITLE.turretedMonitor
        ? [diceRow(guns.title, guns, false)]
        : [diceRow(guns.title, guns, false), diceRow(t`${guns.title}, end on`, guns, true)],
    ),
    diceRow(t`Fort`, FORT, false),
  ],
  from: ['SHIP_TABLE', 'FORT'],
};

/** Scores that cost the same, as the sheet prints them. */
const damageTable = (id: string, title: string, points: readonly number[], key: string): HelpTable => ({
  id,
  title,
  heads: [t`Dice score`, t`Flotation points lost`],
  rows: [...new Set(points)]
    .sort((one, other) => other - one)
    .map(cost => [
      points.flatMap((points_, index) => (points_ === cost ? [index + 1] : [])).join(', '),
      cost === 0 ? t`none` : String(cost),
    ]),
  from: [key],
});

export const gunDamage = damageTable('gun-damage', t`Gunfire, for each die`, GUN_DAMAGE, 'GUN_DAMAGE');
export const ramDamage = damageTable('ram-damage', t`Ramming, for each die`, RAM_DAMAGE, 'RAM_DAMAGE');

export const ramDice: HelpTable = {
  id: 'ram-dice',
  title: t`Dice for a ram`,
  heads: [t`Ship that rams`, t`Number of D6 dice`],
  rows: [
    [t`Equipped with a ram`, String(RAM_DICE.withRam)],
    [t`Not equipped with a ram`, String(RAM_DICE.without)],
  ],
  from: ['RAM_DICE'],
};

/** P20. */
export const sandbars: HelpTable = {
  id: 'sandbars',
  title: t`Sandbars, two dice`,
  heads: [t`Ship`, t`Sticks on`, t`Comes off on`],
  rows: [
    [
      t`Shallow draught, up to ${SANDBAR.shallowDraughtFeet} feet`,
      ...[SANDBAR.shallowSticksOn, SANDBAR.refloatsOn].map(least => from(least, 12)),
    ],
    [t`Any other`, ...[SANDBAR.normalSticksOn, SANDBAR.refloatsOn].map(least => from(least, 12))],
  ],
  from: ['SANDBAR'],
};

/** P20, S11. */
export const works: HelpTable = {
  id: 'works',
  title: t`Forts, buildings, mines and drift`,
  heads: [t`What`, t`Numbers`],
  rows: [
    [t`Fort`, t`${FORT.flotation} flotation points, range ${FORT.range} hexes, ${FORT.dice} dice`],
    [t`Building`, t`${BUILDING.flotation} flotation points`],
    [t`Mine`, t`${MINE.dice} dice on the table for gunfire`],
    [t`Drift`, t`one hex on ${from(DRIFT.driftsOn)}`],
  ],
  from: ['FORT', 'BUILDING', 'MINE', 'DRIFT'],
};
