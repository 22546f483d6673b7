import type { HelpTable } from '../../../system/help.ts';
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
import { counted, t } from '../../../languages/language.ts';

/** The tables of movement, ramming, torpedoes and towing as a player reads them. */

/** Half-knots as knots. */
const knots = (halves: number): string => counted(halves / SCALE.halves, 'knot');

const HANDLING_NAME: Readonly<Record<Handling, string>> = {
  riverboat: t`Riverboat`,
  monitor: t`Monitor`,
  casemate: t`Casemate ironclad`,
  tug: t`Tug or small tender`,
  launch: t`Launch`,
};
const HANDLINGS = Object.keys(HANDLING_NAME) as Handling[];

export const scale: HelpTable = {
  id: 'scale',
  title: t`From the table to hexes`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A hex in centimetres`, String(SCALE.centimetres)],
    [t`Twelfths of a hex, for each half-knot and half-move one`, String(SCALE.twelfths)],
    [t`Half-knots to a knot`, String(SCALE.halves)],
  ],
  from: ['SCALE'],
};

/** Section 3. */
export const change: HelpTable = {
  id: 'change',
  title: t`Most by which speed changes in a move`,
  heads: [t`Ship`, t`Change`],
  rows: [
    [t`Under steam`, knots(CHANGE.usual)],
    [t`With steam pipes damaged`, knots(CHANGE.pipesDamaged)],
    [t`Without power, slowing down`, knots(CHANGE.withoutPower)],
  ],
  from: ['CHANGE'],
};

export const turning: HelpTable = {
  id: 'turning',
  title: t`Degrees earned in a move; ${HEXSIDE} turn her to the next hexside`,
  heads: [t`Vessel`, t`Turning`, t`Speed astern`],
  rows: HANDLINGS.map(kind => [HANDLING_NAME[kind], `${TURNING[kind]}°`, t`1/${ASTERN[kind]} of nominal`]),
  from: ['TURNING', 'HEXSIDE', 'ASTERN'],
};

export const yaw: HelpTable = {
  id: 'yaw',
  title: t`Yawing`,
  heads: [t`Die`, t`Her head swings`],
  rows: [
    [from(1, YAW.port), t`to port`],
    [from(YAW.port + 1, YAW.starboard - 1), t`not at all`],
    [from(YAW.starboard), t`to starboard`],
  ],
  from: ['YAW'],
};

/** Section 7. */
export const ramFactors: HelpTable = {
  id: 'ram-factors',
  title: t`Added to the ramming die`,
  heads: [t`Adjustment`, t`Reason`],
  rows: [
    [signed(RAM_FACTORS.stationary), t`Target drifting, anchored or tied up`],
    ['+1', t`For every ${RAM_FACTORS.fastEvery} knots over ${RAM_FACTORS.fastFrom} over the ground`],
    [signed(RAM_FACTORS.sideOn), t`Target side on`],
    [signed(RAM_FACTORS.ramBow), t`Rammer has a ram bow`],
    [signed(RAM_FACTORS.unreinforced), t`Rammer’s bow is not reinforced`],
    ['−1', t`For each knot under ${RAM_FACTORS.slowUnder} over the ground`],
    [signed(RAM_FACTORS.bowToBow), t`Bow to bow`],
  ],
  from: ['RAM_FACTORS'],
};

const dice = (count: number, more = 0): string => {
  if (count > 0) return t`loses ${count}D6 knots`;
  return more > 0 ? t`loses ${counted(more, 'knot')}` : t`nothing`;
};

/** The scores of a row whose next better one begins at `above`. */
const band = (least: number, above: number | undefined): string => {
  if (above === undefined) return t`${least} or more`;
  return above - 1 === least ? String(least) : t`${least} to ${above - 1}`;
};

export const ramResults: HelpTable = {
  id: 'ram-results',
  title: t`Effect of a ram`,
  heads: [t`Total`, t`Target`, t`Rammer`],
  rows: RAM_RESULTS.map((row, index) => [
    band(row.least, RAM_RESULTS[index - 1]?.least),
    dice(row.targetDice),
    row.halts ? t`${dice(row.rammerDice, row.rammerKnots)} and is halted` : dice(row.rammerDice, row.rammerKnots),
  ]),
  from: ['RAM_RESULTS'],
};

export const spared: HelpTable = {
  id: 'bow-to-bow',
  title: t`Bow to bow`,
  heads: [t`Total`, t`Rammer`],
  rows: [[t`${BOW_TO_BOW_SPARED} or more`, t`loses no knots of her own and is not halted`]],
  from: ['BOW_TO_BOW_SPARED'],
};

/** Section 8. */
export const torpedoes: HelpTable = {
  id: 'torpedoes',
  title: t`Effect of a torpedo`,
  heads: [t`Die`, t`Vessel`],
  rows: TORPEDO_EFFECTS.map((row, index) => [
    from(row.least, (TORPEDO_EFFECTS[index - 1]?.least ?? 7) - 1),
    row.criticals > 0 ? t`${dice(row.dice)} and takes ${counted(row.criticals, 'critical hit')}` : dice(row.dice),
  ]),
  from: ['TORPEDO_EFFECTS'],
};

export const spar: HelpTable = {
  id: 'spar',
  title: t`Spar torpedo`,
  heads: [t`Die`, t`Result`],
  rows: [
    [from(SPAR.explodesOn), t`It explodes under the target`],
    [from(SPAR.failsOn, SPAR.explodesOn - 1), t`It fails`],
    [from(1, SPAR.failsOn - 1), t`It explodes under her own hull`],
  ],
  from: ['SPAR'],
};

/** Sections 9 to 11. */
export const grounding: HelpTable = {
  id: 'grounding',
  title: t`Distance from the shore, in centimetres`,
  heads: [t`Where`, t`Number`],
  rows: [
    [t`In a sandbar hex`, String(GROUNDING.within)],
    [t`Beside bank, island, marsh, town or shoal`, String(GROUNDING.beside)],
    [t`With one more hex of water between`, String(GROUNDING.hexOff)],
    [t`A die that frees a vessel always`, String(GROUNDING.freesAlways)],
  ],
  from: ['GROUNDING'],
};

export const towing: HelpTable = {
  id: 'towing',
  title: t`Towing`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`For each ${TOWING.feet} feet, or part, of a vessel in tow`, t`${knots(TOWING.perLength)} less`],
    [t`For each vessel after the first`, t`${knots(TOWING.perVessel)} less`],
    [t`Most that a tug tows`, String(TOWING.tugTows)],
    [t`Top speed of a tug`, knots(TOWING.tugTop)],
  ],
  from: ['TOWING'],
};

export const endurance: HelpTable = {
  id: 'endurance',
  title: t`Endurance and victory`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A sinking vessel goes down after`, t`${SINKS_IN} turns and a die`],
    [t`A hull without an engine counts a knot for every`, t`${ENGINELESS_FEET} feet or part`],
    [t`The knots of a sunk vessel count`, t`${VICTORY.sunk} times`],
  ],
  from: ['SINKS_IN', 'ENGINELESS_FEET', 'VICTORY'],
};
