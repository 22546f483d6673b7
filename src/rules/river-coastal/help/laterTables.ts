import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { t } from '../../../languages/language.ts';
import { BALLOON_KNOTS, FOG, THIN, WIND, WIND_FROM } from '../tables.ts';
import type { Face, WindFrom } from '../types.ts';

/** The tables of what the book has and the game does not play yet. */

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const NUMBERS = [t`What`, t`Number`];

const WIND_NAME: Readonly<Record<WindFrom, string>> = {
  north: t`north`,
  east: t`east`,
  west: t`west`,
  south: t`south`,
};

export const weather: HelpTable = {
  id: 'weather',
  title: t`Wind, smoke, fog and balloons`,
  heads: NUMBERS,
  rows: [
    [t`There is wind on`, from(WIND.from)],
    [t`It comes from`, FACES.map(face => `${face} ${WIND_NAME[WIND_FROM[face]]}`).join(', ')],
    [t`Levels of smoke that block a line`, String(WIND.smokeBlocks)],
    [t`Moves in which a level clears`, String(WIND.clears)],
    [t`There is fog on`, from(FOG.from)],
    [t`Inches of sight in it`, `${FOG.dice}D6`],
    [t`Each move the sight grows to`, `${FOG.grows}/${FOG.by}`],
    [t`Most knots with a balloon aloft`, String(BALLOON_KNOTS)],
  ],
  from: ['WIND', 'WIND_FROM', 'FOG', 'BALLOON_KNOTS'],
};

export const thinArcs: HelpTable = {
  id: 'thin-arcs',
  title: t`The printed arc of ten degrees`,
  heads: [t`Hexes along`, t`Hexes across`],
  rows: [[String(THIN.along), String(THIN.across)]],
  from: ['THIN'],
};
