import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import { GUN_CLASS_NAME } from '../words/names.ts';
import {
  BATTERED_PART,
  BUILDING_POINTS,
  CRITICAL_EVERY,
  CRITICALS,
  DEFLECTION,
  DIE_LESS,
  ENGINE_SAVED_ON,
  FIRE_ALLOWED_ON,
  FORT_POINTS,
  GUN_FACTORS,
  GUN_RANGE,
  HIT_ON,
  OPPORTUNITY_ORDER,
  OPPORTUNITY_REACH,
  REPAIRED_ON,
  STRIKES_ON,
  STRUCK_TARGET_ON,
  TURRET_OUT_ON,
} from '../tables.ts';
import { GUN_CLASSES, type ArmourClass, type CriticalEffect, type GunClass } from '../types.ts';
import { counted, t } from '../../../languages/language.ts';

/** The quick sheet's tables of gunnery and damage as a player reads them. */

const hexes = (count: number): string => counted(count, 'hex', 'hexes');
const GUNS_OF: Readonly<Record<GunClass, string>> = {
  light: t`Light guns`,
  medium: t`Medium guns`,
  heavy: t`Heavy guns`,
};

export const ranges: HelpTable = {
  id: 'gun-ranges',
  title: t`Gun ranges`,
  heads: ['', t`Short range`, t`Long range`],
  rows: [[t`All guns`, hexes(GUN_RANGE.short), hexes(GUN_RANGE.long)]],
  from: ['GUN_RANGE'],
};

const dice = (value: number): string => t`${signed(value)}D6`;

/** Section 25, in the printed order. */
export const factors: HelpTable = {
  id: 'gun-factors',
  title: t`Gun factors: each gun starts with ${GUN_FACTORS.base}D6`,
  heads: [t`Factor`, t`Reason`],
  rows: [
    [dice(GUN_FACTORS.heavy), t`Heavy gun`],
    [dice(GUN_FACTORS.moveOrder), t`The firer has a move order this turn`],
    [dice(GUN_FACTORS.short), t`Target in short range`],
    [dice(GUN_FACTORS.narrow), t`Target narrow`],
    [dice(GUN_FACTORS.light), t`Light gun`],
  ],
  from: ['GUN_FACTORS'],
};

export const hitOn: HelpTable = {
  id: 'hit-on',
  title: t`A die hits on`,
  heads: [t`Firer`, t`Die`],
  rows: [
    [t`Any other`, from(HIT_ON.usual)],
    [t`Battered, on a sandbar, turned in her hex, ramming or rammed`, from(HIT_ON.hindered)],
  ],
  from: ['HIT_ON'],
};

const ARMOURS: readonly ArmourClass[] = ['iron', 'tin', 'wood'];

export const deflection: HelpTable = {
  id: 'deflection',
  title: t`Hit deflection, one die for each hit`,
  heads: [t`Shot type`, t`Ironclad target`, t`Tinclad target`, t`Wooden target`],
  rows: GUN_CLASSES.map(size => [GUNS_OF[size], ...ARMOURS.map(armour => from(DEFLECTION[size][armour]))]),
  from: ['DEFLECTION'],
};

export const opportunity: HelpTable = {
  id: 'opportunity',
  title: t`Opportunity fire and fire by forts`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A ship fires at an enemy who acts within`, hexes(OPPORTUNITY_REACH.ship)],
    [t`A fort fires at an enemy who acts within`, hexes(OPPORTUNITY_REACH.fort)],
    [t`A die for each gun lets one fire on`, from(FIRE_ALLOWED_ON)],
    [t`Guns fire in the order`, OPPORTUNITY_ORDER.map(size => GUN_CLASS_NAME[size]).join(', ')],
  ],
  from: ['OPPORTUNITY_REACH', 'FIRE_ALLOWED_ON', 'OPPORTUNITY_ORDER'],
};

export const works: HelpTable = {
  id: 'works',
  title: t`Hit points of what stands ashore`,
  heads: [t`What`, t`Hit points`],
  rows: [
    [t`Fort of earth`, String(FORT_POINTS.earth)],
    [t`Fort of masonry`, String(FORT_POINTS.masonry)],
    [t`Building or moored transport`, String(BUILDING_POINTS)],
  ],
  from: ['FORT_POINTS', 'BUILDING_POINTS'],
};

const NOTHING = t`nothing`;
const REPAIRS = t`a roll of ${from(REPAIRED_ON)}`;

/** Section 26: what each effect does, and what mends it. */
const EFFECTS: Readonly<Record<CriticalEffect, readonly [does: string, mends: string]>> = {
  engine: [
    t`Engine or boiler destroyed; a Union ship saves it on ${from(ENGINE_SAVED_ON)}. She can only turn in her hex or drift`,
    NOTHING,
  ],
  funnel: [t`Funnel destroyed: at most 1 hex`, NOTHING],
  fire: [t`Fire: a die less ${DIE_LESS} now and at each activation until it is out. One fire at a time`, REPAIRS],
  gun: [
    t`Gun destroyed, heaviest first. A monitor throws a die instead: ${from(TURRET_OUT_ON)} puts a turret out of action`,
    t`a turret, ${REPAIRS}`,
  ],
  pilotHouse: [t`Pilot house hit: no movement`, REPAIRS],
  rudder: [t`Rudder damaged: turns in her hex, enters none`, REPAIRS],
  magazine: [t`The magazine explodes and the ship is gone`, NOTHING],
};

const SCORES = Object.keys(CRITICALS).map(Number);

/** Section 26: one row for each effect, under the scores that give it. */
export const criticals: HelpTable = {
  id: 'criticals',
  title: t`Critical hits, at every ${CRITICAL_EVERY} hit points lost`,
  heads: [t`Score on 2D6`, t`Critical effect`, t`Repaired by`],
  rows: [...new Set(SCORES.map(score => CRITICALS[score] as CriticalEffect))].map(effect => [
    SCORES.filter(score => CRITICALS[score] === effect).join(', '),
    ...EFFECTS[effect],
  ]),
  from: ['CRITICAL_EVERY', 'CRITICALS', 'ENGINE_SAVED_ON', 'TURRET_OUT_ON', 'REPAIRED_ON', 'DIE_LESS'],
};

export const battered: HelpTable = {
  id: 'battered',
  title: t`Battered and struck`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Battered at hit points of`, t`1 part in ${BATTERED_PART} or less`],
    [t`She strikes on`, from(1, STRIKES_ON)],
    [t`A struck ship may be fired at on`, from(STRUCK_TARGET_ON)],
  ],
  from: ['BATTERED_PART', 'STRIKES_ON', 'STRUCK_TARGET_ON'],
};
