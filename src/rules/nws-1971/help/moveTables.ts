import type { HelpTable } from '../../../system/help.ts';
import { t } from '../../../languages/language.ts';
import { ASTERN, HEXSIDE, NIGHT, RATINGS, SCALE, SIXTHS, SLOWING, TURNING, VICTORY } from '../tables.ts';
import { RATES } from '../types.ts';

/** The tables of movement and victory as a player reads them. */

export const scale: HelpTable = {
  id: 'scale',
  title: t`From the table to hexes`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Knots that make a hex in a move`, String(SCALE.knotsAHex)],
    [t`Half-knots to a knot`, String(SCALE.halves)],
    [t`Quarters of a move`, String(SCALE.quarters)],
    [t`Parts that make a hex; each quarter of a move adds one for every half-knot`, String(SCALE.parts)],
    [t`Hexes that can be seen by night`, String(NIGHT)],
  ],
  from: ['SCALE', 'NIGHT'],
};

const rateHead = t`Rate`;

export const slowing: HelpTable = {
  id: 'slowing',
  title: t`Knots lost in a move at most`,
  heads: [rateHead, t`Length over`, t`Knots`],
  rows: [
    ...RATES.map(rate => [
      String(rate),
      t`${RATINGS.find(([, each]) => each === rate)?.[0] ?? 0} feet`,
      String(SLOWING[rate]),
    ]),
    [t`Top speed astern, as a part of that ahead`, '', `1/${ASTERN}`],
  ],
  from: ['SLOWING', 'RATINGS', 'ASTERN'],
};

export const turning: HelpTable = {
  id: 'turning',
  title: t`Half-degrees earned by a hex; a hexside costs ${HEXSIDE}`,
  heads: [rateHead, t`As printed`, t`Half-degrees`],
  rows: RATES.map(rate => {
    const { degrees, knots, halfDegrees } = TURNING[rate];
    return [String(rate), t`${degrees} degrees in ${knots} knots`, String(halfDegrees)];
  }),
  from: ['TURNING', 'HEXSIDE'],
};

export const victory: HelpTable = {
  id: 'victory',
  title: t`Without objectives`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Value of each point to sink; points are kept in ${SIXTHS} parts`, String(VICTORY.points)],
    [t`Value of a gun, as a part of its points`, `1/${VICTORY.guns}`],
    [t`Of what the other has lost, what the loser must have lost at least`, `${VICTORY.times}/${VICTORY.by}`],
  ],
  from: ['VICTORY', 'SIXTHS'],
};
