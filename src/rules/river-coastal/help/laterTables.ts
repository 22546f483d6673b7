import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { counted, t } from '../../../languages/language.ts';
import {
  BALLOON_KNOTS,
  BOARDING,
  CHAINS,
  EXPLODES_ON,
  FIRE_SHIPS,
  FOG,
  LANDING,
  MINES,
  SPAR_SINKS_OWN,
  SPARS,
  THIN,
  TOWING,
  WIND,
  WIND_FROM,
  WRECKS,
} from '../tables.ts';
import type { Face, WindFrom } from '../types.ts';

/** The tables of what the book has and the game does not play yet. */

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const NUMBERS = [t`What`, t`Number`];

export const lines: HelpTable = {
  id: 'towing',
  title: t`Towing`,
  heads: NUMBERS,
  rows: [
    [t`Most knots at which a line is passed`, String(TOWING.atMost)],
    [t`SPV in tow that cost a knot`, String(TOWING.spvPerKnot)],
    [t`Least speed that is left`, counted(TOWING.least, 'knot')],
  ],
  from: ['TOWING'],
};

export const parties: HelpTable = {
  id: 'parties',
  title: t`Boarding and landing`,
  heads: NUMBERS,
  rows: [
    [t`Parties that board in a move`, String(BOARDING.parties)],
    [t`A party crosses on`, from(BOARDING.crossesOn)],
    [t`Defenders more than have come over`, String(BOARDING.more)],
    [t`Parties that land in a move`, String(LANDING.parties)],
    [t`Moves to the middle of the shore hex`, String(LANDING.middle)],
    [t`Moves for each further hex`, String(LANDING.hex)],
    [t`A party takes a town on`, from(LANDING.takesOn)],
  ],
  from: ['BOARDING', 'LANDING'],
};

const cost = (of: number | 'sunk'): string => {
  if (of === 'sunk') return t`sunk`;
  return of === 0 ? t`nothing` : t`${of} SPV`;
};

export const torpedoes: HelpTable = {
  id: 'mines',
  title: t`Mines and spar torpedoes`,
  heads: [t`Die`, ...FACES.map(String)],
  rows: [
    [t`Mine`, ...FACES.map(face => cost(MINES[face]))],
    [t`Spar torpedo`, ...FACES.map(face => cost(SPARS[face]))],
    [t`Her own boat, a second die`, ...FACES.map(face => cost(face <= SPAR_SINKS_OWN ? 'sunk' : 0))],
  ],
  from: ['MINES', 'SPARS', 'SPAR_SINKS_OWN'],
};

export const dangers: HelpTable = {
  id: 'dangers',
  title: t`Chains, wrecks, fire ships and explosive ships`,
  heads: NUMBERS,
  rows: [
    [t`Knots at which a torpedo boat may cross a chain`, String(CHAINS.knots)],
    [t`She crosses it on`, from(CHAINS.overOn)],
    [t`Off a wreck on`, from(WRECKS.offOn)],
    [t`Tries to come off a wreck`, String(WRECKS.tries)],
    [t`Moves that a wreck lies in slack water`, String(WRECKS.slackMoves)],
    [t`A fire ship lights on`, from(FIRE_SHIPS.lightsOn)],
    [t`What she touches burns on`, from(FIRE_SHIPS.catchesOn)],
    [t`An ironclad burns on`, from(FIRE_SHIPS.ironcladCatchesOn)],
    [t`The fire is out on`, from(FIRE_SHIPS.outOn)],
    [t`In an ironclad it is out on`, from(FIRE_SHIPS.ironcladOutOn)],
    [t`An explosive ship goes off on`, from(EXPLODES_ON)],
  ],
  from: ['CHAINS', 'WRECKS', 'FIRE_SHIPS', 'EXPLODES_ON'],
};

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
