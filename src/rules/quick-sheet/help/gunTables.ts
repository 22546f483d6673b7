import type { HelpTable } from '../../../core/help.ts';
import { from, signed } from '../../shared/help.ts';
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
import { GUN_CLASSES, type ArmourClass, type CriticalEffect } from '../types.ts';

/** The quick sheet's tables of gunnery and damage as a player reads them. */

const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const ranges: HelpTable = {
  id: 'gun-ranges',
  title: 'Gun ranges',
  heads: ['', 'Short range', 'Long range'],
  rows: [['All guns', hexes(GUN_RANGE.short), hexes(GUN_RANGE.long)]],
  from: ['GUN_RANGE'],
};

const dice = (value: number): string => `${signed(value)}D6`;

/** Section 25, in the printed order. */
export const factors: HelpTable = {
  id: 'gun-factors',
  title: `Gun factors: each gun starts with ${GUN_FACTORS.base}D6`,
  heads: ['Factor', 'Reason'],
  rows: [
    [dice(GUN_FACTORS.heavy), 'Heavy gun'],
    [dice(GUN_FACTORS.moveOrder), 'The firer has a move order this turn'],
    [dice(GUN_FACTORS.short), 'Target in short range'],
    [dice(GUN_FACTORS.narrow), 'Target narrow'],
    [dice(GUN_FACTORS.light), 'Light gun'],
  ],
  from: ['GUN_FACTORS'],
};

export const hitOn: HelpTable = {
  id: 'hit-on',
  title: 'A die hits on',
  heads: ['Firer', 'Score'],
  rows: [
    ['Any', from(HIT_ON.usual)],
    ['Battered, on a sandbar, turned in her hex, ramming or rammed', from(HIT_ON.hindered)],
  ],
  from: ['HIT_ON'],
};

const ARMOURS: readonly ArmourClass[] = ['iron', 'tin', 'wood'];

export const deflection: HelpTable = {
  id: 'deflection',
  title: 'Hit deflection, one die for each hit',
  heads: ['Shot type', 'Ironclad target', 'Tinclad target', 'Wooden target'],
  rows: GUN_CLASSES.map(size => [`${upper(size)} guns`, ...ARMOURS.map(armour => from(DEFLECTION[size][armour]))]),
  from: ['DEFLECTION'],
};

export const opportunity: HelpTable = {
  id: 'opportunity',
  title: 'Opportunity fire and fire by forts',
  heads: ['What', 'Number'],
  rows: [
    ['A ship fires at a passer within', hexes(OPPORTUNITY_REACH.ship)],
    ['A fort fires at a passer within', hexes(OPPORTUNITY_REACH.fort)],
    ['A die for each gun lets one fire on', from(FIRE_ALLOWED_ON)],
    ['Guns fire in the order', OPPORTUNITY_ORDER.join(', ')],
  ],
  from: ['OPPORTUNITY_REACH', 'FIRE_ALLOWED_ON', 'OPPORTUNITY_ORDER'],
};

export const works: HelpTable = {
  id: 'works',
  title: 'Hit points of what stands ashore',
  heads: ['What', 'Hit points'],
  rows: [
    ['Fort of earth', String(FORT_POINTS.earth)],
    ['Fort of masonry', String(FORT_POINTS.masonry)],
    ['Building or moored transport', String(BUILDING_POINTS)],
  ],
  from: ['FORT_POINTS', 'BUILDING_POINTS'],
};

const REPAIRS = `a roll of ${from(REPAIRED_ON)}`;

/** Section 26: what each effect does, and what mends it. */
const EFFECTS: Readonly<Record<CriticalEffect, readonly [does: string, mends: string]>> = {
  engine: [
    `Engine or boiler destroyed; a Union ship saves it on ${from(ENGINE_SAVED_ON)}. She can only turn in her hex or drift`,
    'nothing',
  ],
  funnel: ['Funnel destroyed: at most 1 hex', 'nothing'],
  fire: [`Fire: a die less ${DIE_LESS} now and at each activation until it is out. One fire at a time`, REPAIRS],
  gun: [
    `Gun destroyed, heaviest first. A monitor throws a die instead: ${from(TURRET_OUT_ON)} puts a turret out of action`,
    `a turret, ${REPAIRS}`,
  ],
  pilotHouse: ['Pilot house hit: no movement', REPAIRS],
  rudder: ['Rudder damaged: every hex with a turn, at most 1 hex', REPAIRS],
  magazine: ['The magazine explodes and the ship is gone', 'nothing'],
};

const SCORES = Object.keys(CRITICALS).map(Number);

/** Section 26: one row for each effect, under the scores that give it. */
export const criticals: HelpTable = {
  id: 'criticals',
  title: `Critical hits, at every ${CRITICAL_EVERY} hit points lost`,
  heads: ['Score on 2D6', 'Critical effect', 'Repaired by'],
  rows: [...new Set(SCORES.map(score => CRITICALS[score] as CriticalEffect))].map(effect => [
    SCORES.filter(score => CRITICALS[score] === effect).join(', '),
    ...EFFECTS[effect],
  ]),
  from: ['CRITICAL_EVERY', 'CRITICALS', 'ENGINE_SAVED_ON', 'TURRET_OUT_ON', 'REPAIRED_ON', 'DIE_LESS'],
};

export const battered: HelpTable = {
  id: 'battered',
  title: 'Battered and struck',
  heads: ['What', 'Number'],
  rows: [
    ['Battered at hit points of', `1 part in ${BATTERED_PART} or less`],
    ['She strikes on', from(1, STRIKES_ON)],
    ['A struck ship may be fired at on', from(STRUCK_TARGET_ON)],
  ],
  from: ['BATTERED_PART', 'STRIKES_ON', 'STRUCK_TARGET_ON'],
};
