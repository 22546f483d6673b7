import { t } from '../../../languages/language.ts';
import type { HelpTable } from '../../../system/help.ts';
import { SIDE_NAME } from '../../shared/names.ts';
import { ARMAMENT, BOX_ORDER, CONTESTS, isArmament, LASTS, lastsOf, STANDS } from '../contests.ts';
import { DAMAGE_TABLES } from '../tables.ts';
import type { Face, FightResult } from '../types.ts';

/** Tables of dice that no printed table has: one side's against the other's, and which of several is struck. */

const RACED = { first: t`the first boards`, again: t`both throw again`, second: t`the second boards` } as const;
const FOUGHT: Readonly<Record<FightResult, string>> = {
  attacker: t`defenders beaten`,
  goesOn: t`goes on in the next move`,
  defender: t`boarders gone`,
};
const STORMED: Readonly<Record<FightResult, string>> = {
  attacker: t`fort taken`,
  goesOn: t`goes on in the next move`,
  defender: t`parties gone`,
};

/** Its columns after the first are those of `STANDS`; its rows those of `CONTEST_ROWS` in the desk's charts. */
export const contests: HelpTable = {
  id: 'contests',
  title: t`Dice against dice: the sum of the first`,
  heads: [t`The first against the second`, t`higher`, t`equal`, t`lower`],
  rows: [
    [t`Both board each other: a die a ship`, ...STANDS.map(each => RACED[CONTESTS.race[each]])],
    [t`Boarders against defenders: a die a party`, ...STANDS.map(each => FOUGHT[CONTESTS.fight[each]])],
    [t`Stormers against a fort: a die a party, a die a CPV`, ...STANDS.map(each => STORMED[CONTESTS.fight[each]])],
  ],
  from: [],
};

const layer = (side: 'union' | 'confederate' | null): string => (side === null ? t`both throw again` : SIDE_NAME[side]);

export const miners: HelpTable = {
  id: 'random-miners',
  title: t`Who lays the minefields`,
  heads: [t`Union’s die against the Confederate one`, t`higher`, t`equal`, t`lower`],
  rows: [[t`Lays them`, ...STANDS.map(each => layer(CONTESTS.miners[each]))]],
  from: [],
};

const BOX = { engine: t`engine`, boiler: t`boiler`, gun: t`every gun`, pool: t`each of the pool` } as const;

export const crewDrawn: HelpTable = {
  id: 'crew-drawn',
  title: t`Which point of crew is lost: a die with as many faces as boxes are filled, counted in this order`,
  heads: [t`Place`, ...BOX_ORDER.map((_, index) => String(index + 1))],
  rows: [[t`Box`, ...BOX_ORDER.map(each => BOX[each])]],
  from: [],
};

const LASTS_NAME = { repair: t`until mended`, battle: t`for the battle`, destroyed: t`destroyed` } as const;
const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const ARMAMENT_TABLE = 1;

const linesThatLast = (lasts: (typeof LASTS)[number], turretsAsOne: boolean): string =>
  FACES.filter(face => {
    const line = DAMAGE_TABLES[ARMAMENT_TABLE][face];
    return isArmament(line) && lastsOf(line) === lasts && ARMAMENT[line.does].turretsAsOne === turretsAsOne;
  }).join(', ') || '–';

export const gunsDrawn: HelpTable = {
  id: 'guns-drawn',
  title: t`Which gun is hit: a die with as many faces as there are that work and bear on the quarter struck, else that work, else that are left`,
  heads: [t`Out`, t`A turret as one, on lines`, t`Each gun by itself, on lines`],
  rows: LASTS.map(lasts => [LASTS_NAME[lasts], linesThatLast(lasts, true), linesThatLast(lasts, false)]),
  from: ['DAMAGE_TABLES'],
};
