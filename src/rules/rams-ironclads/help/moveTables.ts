import type { HelpTable } from '../../../core/help.ts';
import { from, signed } from '../../shared/help.ts';
import {
  ASTERN,
  BOW_TO_BOW_SPARED,
  CHANGE,
  ENGINELESS_FEET,
  GROUNDING,
  HEXSIDE,
  RAM_FACTORS,
  RAM_RESULTS,
  SCALE,
  SINKS_IN,
  SPAR,
  TORPEDO_EFFECTS,
  TOWING,
  TURNING,
  VICTORY,
  YAW,
} from '../tables.ts';
import type { Handling } from '../types.ts';

/** The tables of movement, ramming, torpedoes and towing as a player reads them. */

/** Half-knots as knots. */
const knots = (halves: number): string => `${halves / SCALE.halves} ${halves === SCALE.halves ? 'knot' : 'knots'}`;

const HANDLING_NAME: Readonly<Record<Handling, string>> = {
  riverboat: 'Riverboat',
  monitor: 'Monitor',
  casemate: 'Casemate ironclad',
  tug: 'Tug or small tender',
  launch: 'Launch',
};
const HANDLINGS = Object.keys(HANDLING_NAME) as Handling[];

export const scale: HelpTable = {
  id: 'scale',
  title: 'From the table to hexes',
  heads: ['What', 'Number'],
  rows: [
    ['A hex in centimetres', String(SCALE.centimetres)],
    ['Twelfths of a hex, for each half-knot and half-move one', String(SCALE.twelfths)],
    ['Half-knots to a knot', String(SCALE.halves)],
  ],
  from: ['SCALE'],
};

/** Section 3. */
export const change: HelpTable = {
  id: 'change',
  title: 'Most by which speed changes in a move',
  heads: ['Ship', 'Change'],
  rows: [
    ['Under steam', knots(CHANGE.usual)],
    ['With steam pipes damaged', knots(CHANGE.pipesDamaged)],
    ['Without power, slowing down', knots(CHANGE.withoutPower)],
  ],
  from: ['CHANGE'],
};

export const turning: HelpTable = {
  id: 'turning',
  title: `Degrees earned in a move; ${HEXSIDE} turn her to the next hexside`,
  heads: ['Vessel', 'Turning', 'Speed astern'],
  rows: HANDLINGS.map(kind => [HANDLING_NAME[kind], `${TURNING[kind]}°`, `1/${ASTERN[kind]} of nominal`]),
  from: ['TURNING', 'HEXSIDE', 'ASTERN'],
};

export const yaw: HelpTable = {
  id: 'yaw',
  title: 'Yawing',
  heads: ['Die', 'Her head swings'],
  rows: [
    [from(1, YAW.port), 'to port'],
    [from(YAW.port + 1, YAW.starboard - 1), 'not at all'],
    [from(YAW.starboard), 'to starboard'],
  ],
  from: ['YAW'],
};

/** Section 7. */
export const ramFactors: HelpTable = {
  id: 'ram-factors',
  title: 'Added to the ramming die',
  heads: ['Adjustment', 'Reason'],
  rows: [
    [signed(RAM_FACTORS.stationary), 'Target drifting, anchored or tied up'],
    ['+1', `For every ${RAM_FACTORS.fastEvery} knots over ${RAM_FACTORS.fastFrom} over the ground`],
    [signed(RAM_FACTORS.sideOn), 'Target side on'],
    [signed(RAM_FACTORS.ramBow), 'Rammer has a ram bow'],
    [signed(RAM_FACTORS.unreinforced), 'Rammer’s bow is not reinforced'],
    ['−1', `For each knot under ${RAM_FACTORS.slowUnder} over the ground`],
    [signed(RAM_FACTORS.bowToBow), 'Bow to bow'],
  ],
  from: ['RAM_FACTORS'],
};

const dice = (count: number, more = 0): string => {
  if (count > 0) return `loses ${count}D6 knots`;
  return more > 0 ? `loses ${more} ${more === 1 ? 'knot' : 'knots'}` : 'nothing';
};

/** The scores of a row whose next better one begins at `above`. */
const band = (least: number, above: number | undefined): string => {
  if (above === undefined) return `${least} or more`;
  return above - 1 === least ? String(least) : `${least} to ${above - 1}`;
};

export const ramResults: HelpTable = {
  id: 'ram-results',
  title: 'Effect of a ram',
  heads: ['Score', 'Target', 'Rammer'],
  rows: RAM_RESULTS.map((row, index) => [
    band(row.least, RAM_RESULTS[index - 1]?.least),
    dice(row.targetDice),
    `${dice(row.rammerDice, row.rammerKnots)}${row.halts ? ' and is halted' : ''}`,
  ]),
  from: ['RAM_RESULTS'],
};

export const spared: HelpTable = {
  id: 'bow-to-bow',
  title: 'Bow to bow',
  heads: ['Score', 'Rammer'],
  rows: [[`${BOW_TO_BOW_SPARED} or more`, 'loses no knots of her own and is not halted']],
  from: ['BOW_TO_BOW_SPARED'],
};

/** Section 8. */
export const torpedoes: HelpTable = {
  id: 'torpedoes',
  title: 'Effect of a torpedo',
  heads: ['Die', 'Vessel'],
  rows: TORPEDO_EFFECTS.map((row, index) => [
    from(row.least, (TORPEDO_EFFECTS[index - 1]?.least ?? 7) - 1),
    `${dice(row.dice)}${row.criticals > 0 ? ` and takes ${row.criticals} critical hit` : ''}`,
  ]),
  from: ['TORPEDO_EFFECTS'],
};

export const spar: HelpTable = {
  id: 'spar',
  title: 'Spar torpedo',
  heads: ['Die', 'Result'],
  rows: [
    [from(SPAR.explodesOn), 'It explodes under the target'],
    [from(SPAR.failsOn, SPAR.explodesOn - 1), 'It fails'],
    [from(1, SPAR.failsOn - 1), 'It explodes under her own hull'],
  ],
  from: ['SPAR'],
};

/** Sections 9 to 11. */
export const grounding: HelpTable = {
  id: 'grounding',
  title: 'Distance from the shore, in centimetres',
  heads: ['Where', 'Number'],
  rows: [
    ['In a sandbar hex', String(GROUNDING.within)],
    ['Beside bank, island or shoal', String(GROUNDING.beside)],
    ['A die that frees a vessel always', String(GROUNDING.freesAlways)],
  ],
  from: ['GROUNDING'],
};

export const towing: HelpTable = {
  id: 'towing',
  title: 'Towing',
  heads: ['What', 'Number'],
  rows: [
    [`For each ${TOWING.feet} feet of a vessel in tow`, `${knots(TOWING.perLength)} less`],
    ['For each vessel after the first', `${knots(TOWING.perVessel)} less`],
    ['Most that a tug tows', String(TOWING.tugTows)],
    ['Top speed of a tug', knots(TOWING.tugTop)],
  ],
  from: ['TOWING'],
};

export const endurance: HelpTable = {
  id: 'endurance',
  title: 'Endurance and victory',
  heads: ['What', 'Number'],
  rows: [
    ['A sinking vessel goes down after', `${SINKS_IN} moves and a die`],
    ['A hull without an engine counts a knot for every', `${ENGINELESS_FEET} feet`],
    ['The knots of a sunk vessel count', `${VICTORY.sunk} times`],
  ],
  from: ['SINKS_IN', 'ENGINELESS_FEET', 'VICTORY'],
};
