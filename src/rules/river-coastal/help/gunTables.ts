import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import { t, told } from '../../../languages/language.ts';
import { gun } from '../../../ships/index.ts';
import {
  ARCS,
  BURSTS,
  FIRE,
  FIRE_FACTORS,
  FOUNDERS,
  GUN_DAMAGE,
  HITS_ON,
  HOLDS_FROM,
  MISSES_ON,
  MORALE,
  RANGES,
  SCALE,
  SLOPED,
} from '../tables.ts';
import { BANDS } from '../gunnery.ts';
import type { DamageTable, Face, ShotKind } from '../types.ts';
import { BAND_NAME, TABLE_NAME } from '../words/captions.ts';
import { lineInWords } from '../words/lines.ts';

/** The tables of gunnery, damage and morale as a player reads them. */

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const TABLE_NUMBERS = FACES as readonly DamageTable[];

const KIND_NAME: Readonly<Record<ShotKind, string>> = {
  howitzer: t`Howitzer`,
  smoothbore: t`Smoothbore`,
  rifle: t`Rifle`,
};
const KINDS = Object.keys(KIND_NAME) as ShotKind[];

/** Inches as hexes, borders to the nearer band. */
const hexes = (inches: number): string => String(Math.floor(inches / SCALE.inches));

export const ranges: HelpTable = {
  id: 'ranges',
  title: t`Greatest range in hexes, and the lowest die that hits`,
  heads: [t`Gun`, ...BANDS.map(band => BAND_NAME[band])],
  rows: KINDS.map(kind => [
    KIND_NAME[kind],
    ...BANDS.map(band => t`to ${hexes(RANGES[kind][band])}: ${from(HITS_ON[kind][band])}`),
  ]),
  from: ['RANGES', 'HITS_ON'],
};

export const fireFactors: HelpTable = {
  id: 'fire-factors',
  title: t`Added to the die of a shot`,
  heads: [t`Reason`, t`Adjustment`],
  rows: [
    [t`Small target, or one that shows bow or stern`, signed(FIRE_FACTORS.difficult)],
    [t`A die that misses whatever is added`, String(MISSES_ON)],
  ],
  from: ['FIRE_FACTORS', 'MISSES_ON'],
};

export const gunDamage: HelpTable = {
  id: 'gun-damage',
  title: t`Points that a hit costs`,
  heads: [t`Points`, t`Fires`, t`Guns`],
  rows: GUN_DAMAGE.map(({ damage, alternate, guns }) => [
    String(damage),
    alternate ? t`every second move` : t`every move`,
    guns.map(id => told(gun(id).name)).join(', '),
  ]),
  from: ['GUN_DAMAGE'],
};

export const special: HelpTable = {
  id: 'special',
  title: t`Armour that turns shot, and the gun that bursts`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A hit on sloped or curved armour costs`, `1/${SLOPED}`],
    [t`${told(gun(BURSTS.gun).name)} bursts on, thrown twice`, String(BURSTS.on)],
  ],
  from: ['SLOPED', 'BURSTS'],
};

export const arcs: HelpTable = {
  id: 'arcs',
  title: t`Degrees to either side of the line of a gun`,
  heads: [t`Gun`, t`Degrees`],
  rows: [
    [t`In a port, a casemate or an embrasure`, String(ARCS.fixed)],
    [t`On a pivot or a barbette`, String(ARCS.pivot)],
    [t`In a turret, off the quarter in which it looks`, String(ARCS.turret)],
    [t`Hidden from a turret by the ship’s own works`, String(ARCS.blind)],
  ],
  from: ['ARCS'],
};

export const damage: HelpTable = {
  id: 'damage',
  title: t`Damage: the first die finds the table, the second its line`,
  heads: [t`Table`, ...FACES.map(String)],
  rows: TABLE_NUMBERS.map(table => [`${table}: ${TABLE_NAME[table]}`, ...FACES.map(face => lineInWords(table, face))]),
  from: ['DAMAGE_TABLES'],
};

export const fires: HelpTable = {
  id: 'fires',
  title: t`Fire and water`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Tries to put a fire out`, String(FIRE.tries)],
    [t`Moves that a hulk burns before she sinks`, String(FIRE.burns)],
    [t`She sinks when her draught is more than this part of the stated one`, `${FOUNDERS.parts}/${FOUNDERS.of}`],
  ],
  from: ['FIRE', 'FOUNDERS'],
};

export const morale: HelpTable = {
  id: 'morale',
  title: t`Added to the die of a crew that may leave; it stays from ${HOLDS_FROM}`,
  heads: [t`Reason`, t`Adjustment`],
  rows: [
    [t`no CPV lost`, signed(MORALE.noneLost)],
    [t`CPV lost`, signed(MORALE.anyLost)],
    [t`a third of the CPV lost`, signed(MORALE.thirdLost)],
    [t`two thirds of the CPV lost`, signed(MORALE.twoThirdsLost)],
    [t`at or above penetration value`, signed(MORALE.above)],
    [t`below penetration value`, signed(MORALE.below)],
    [t`captain alive`, t`his green die`],
    [t`captain dead`, t`his red die`],
    [t`guns can fire`, signed(MORALE.guns)],
    [t`no gun can fire`, signed(MORALE.noGuns)],
    [t`can still move`, signed(MORALE.way)],
    [t`no speed left`, signed(MORALE.noWay)],
    [t`rammed with no speed left`, signed(MORALE.rammedStill)],
    [t`aground`, signed(MORALE.aground)],
    [t`aground under fire`, signed(MORALE.agroundUnderFire)],
    [t`steering jammed`, signed(MORALE.steering)],
  ],
  from: ['MORALE', 'HOLDS_FROM'],
};
