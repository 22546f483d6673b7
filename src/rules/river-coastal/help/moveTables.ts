import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { counted, t } from '../../../languages/language.ts';
import {
  ANCHOR,
  ASTERN,
  CHANGE,
  DRIFT,
  HAZARDS,
  HEX_EARNS,
  LANES,
  RADII,
  SCALE,
  SHALLOW,
  SIGHT,
  TOWING,
  VICTORY,
} from '../tables.ts';
import type { Handling } from '../types.ts';
import { HANDLING_NAME } from '../words/captions.ts';

/** The tables of movement, bottom and victory as a player reads them. */

const HANDLINGS = Object.keys(RADII) as Handling[];

export const scale: HelpTable = {
  id: 'scale',
  title: t`From the table to hexes`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`A hex in inches`, String(SCALE.inches)],
    [t`Parts that make a hex; each quarter of a move adds one for every half-knot`, String(SCALE.parts)],
    [t`Half-knots to a knot`, String(SCALE.halves)],
    [t`Quarters of a move`, String(SCALE.quarters)],
    [t`Inches that can be seen in clear weather`, String(SIGHT)],
  ],
  from: ['SCALE', 'SIGHT'],
};

export const change: HelpTable = {
  id: 'change',
  title: t`Speed`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Most by which speed changes in a move`, counted(CHANGE, 'knot')],
    [t`Top speed astern, as a part of that ahead`, `1/${ASTERN}`],
  ],
  from: ['CHANGE', 'ASTERN'],
};

export const turning: HelpTable = {
  id: 'turning',
  title: t`What a hexside costs; each hex entered earns ${HEX_EARNS}`,
  heads: [t`Handling`, t`Cost`],
  rows: HANDLINGS.map(kind => [HANDLING_NAME[kind], String(RADII[kind])]),
  from: ['RADII', 'HEX_EARNS'],
};

export const lanes: HelpTable = {
  id: 'lanes',
  title: t`The current in ${LANES.across} lanes from bank to bank`,
  heads: [t`Lane, counted from the bank`, t`Knots less than the river`],
  rows: LANES.loses.map((lost, index) => [String(index + 1), String(lost)]),
  from: ['LANES'],
};

export const drift: HelpTable = {
  id: 'drift',
  title: t`Adrift and at anchor`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`SPV from which a ship drifts with a part of the current only`, String(DRIFT.heavyFrom)],
    [t`That part`, `1/${DRIFT.divisor}`],
    [t`SPV below which a ship at anchor swings to the current`, String(ANCHOR.swingsUnder)],
    [t`Hexsides that she swings in a move`, String(ANCHOR.hexsides)],
  ],
  from: ['DRIFT', 'ANCHOR'],
};

export const bottom: HelpTable = {
  id: 'bottom',
  title: t`Sandbars and shores`,
  heads: [t`Draught`, t`Held on`, t`Off on`, t`Tries`],
  rows: [
    [
      t`up to ${SHALLOW} feet`,
      from(1, HAZARDS.sandbar.shallow),
      from(HAZARDS.sandbar.offOn),
      String(HAZARDS.sandbar.tries),
    ],
    [t`more`, from(1, HAZARDS.sandbar.deep), from(HAZARDS.sandbar.offOn), String(HAZARDS.sandbar.tries)],
  ],
  from: ['HAZARDS', 'SHALLOW'],
};

export const lead: HelpTable = {
  id: 'victory',
  title: t`Without objectives`,
  heads: [t`What`, t`Number`],
  rows: [[t`SPV by which a side must be ahead at the end`, String(VICTORY.lead)]],
  from: ['VICTORY'],
};

export const lines: HelpTable = {
  id: 'towing',
  title: t`Towing`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Most knots at which a line is passed`, String(TOWING.atMost)],
    [t`SPV in tow that cost a knot`, String(TOWING.spvPerKnot)],
    [t`Least speed that is left`, counted(TOWING.least, 'knot')],
  ],
  from: ['TOWING'],
};
