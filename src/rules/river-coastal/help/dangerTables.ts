import type { HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { counted, t } from '../../../languages/language.ts';
import { dieAtLeast, type Chance } from '../../shared/chances.ts';
import { fireOutOdds } from '../odds.ts';
import {
  CHAINS,
  EXPLODES_ON,
  FIRE,
  FIRE_SHIPS,
  HAZARDS,
  MINES,
  SHALLOW,
  SPAR_SINKS_OWN,
  SPARS,
  WRECKS,
} from '../tables.ts';
import type { Face } from '../types.ts';

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

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

export const stakes: HelpTable = {
  id: 'stakes',
  title: t`Stakes and rocks`,
  heads: [t`Draught`, t`Held on`, t`Off on`, t`Tries`, t`Off with help on`, t`Tries with help`],
  rows: [[t`up to ${SHALLOW} feet`, HAZARDS.stakes.shallow] as const, [t`more`, HAZARDS.stakes.deep] as const].map(
    ([draught, upTo]) => [
      draught,
      from(1, upTo),
      from(HAZARDS.stakes.offOn),
      String(HAZARDS.stakes.tries),
      from(HAZARDS.stakes.helpedOn),
      String(HAZARDS.stakes.helpedTries),
    ],
  ),
  from: ['HAZARDS', 'SHALLOW'],
};

export const chains: HelpTable = {
  id: 'chains',
  title: t`Chains and wrecks`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Knots at which a torpedo boat may cross a chain`, String(CHAINS.knots)],
    [t`She crosses it on`, from(CHAINS.overOn)],
    [t`Off a wreck on`, from(WRECKS.offOn)],
    [t`Tries to come off a wreck`, String(WRECKS.tries)],
    [t`Moves that a wreck lies in slack water`, String(WRECKS.slackMoves)],
  ],
  from: ['CHAINS', 'WRECKS'],
};

const oneIn = ({ ways, of }: Chance): string => t`${ways} in ${of}`;
const thrown = (need: number): string[] => [from(need), oneIn(dieAtLeast(need))];
const outIn = (need: number): string => oneIn(fireOutOdds({ need, tries: FIRE.tries }));

export const fireShips: HelpTable = {
  id: 'fire-ships',
  title: t`Fire ships and explosive ships`,
  heads: [t`What`, t`Number`, t`Chance`],
  rows: [
    [t`A fire ship lights on`, ...thrown(FIRE_SHIPS.lightsOn)],
    [t`What she touches burns on`, ...thrown(FIRE_SHIPS.catchesOn)],
    [t`An ironclad burns on`, ...thrown(FIRE_SHIPS.ironcladCatchesOn)],
    [t`The fire is out on`, ...thrown(FIRE_SHIPS.outOn)],
    [t`In an ironclad it is out on`, ...thrown(FIRE_SHIPS.ironcladOutOn)],
    [t`An explosive ship goes off on`, ...thrown(EXPLODES_ON)],
    [t`The fire is out in time`, counted(FIRE.tries, 'try', 'tries'), outIn(FIRE_SHIPS.outOn)],
    [t`In an ironclad it is out in time`, counted(FIRE.tries, 'try', 'tries'), outIn(FIRE_SHIPS.ironcladOutOn)],
  ],
  from: ['FIRE_SHIPS', 'EXPLODES_ON', 'FIRE'],
};
