import { SIDES } from '../../core/types.ts';
import { helmOf, hasWay } from './condition.ts';
import { factorsThat, type Factor } from './factors.ts';
import { showCaptain } from './silence.ts';
import { abandon, emptyFort, silenceWork } from './loss.ts';
import { FORT_TESTS, HOLDS_FROM, MORALE } from './tables.ts';
import type { Character, Play, RiverShip, RiverWork, Shock } from './types.ts';
import { addedBy, isArmed, isMortar, manned, standing } from './units.ts';

/** C55: of the losses of a crew only the worst counts, of what it had at the start. */
const crewFactors = ({ cpv, fullCpv }: Pick<RiverShip, 'cpv' | 'fullCpv'>): Factor[] => {
  const lost = fullCpv - cpv;
  const twoThirds = lost * 3 >= fullCpv * 2;
  const third = lost * 3 >= fullCpv;
  return factorsThat([
    [lost === 0, MORALE.noneLost, 'moraleNoneLost'],
    [lost > 0 && !third, MORALE.anyLost, 'moraleAnyLost'],
    [lost > 0 && third && !twoThirds, MORALE.thirdLost, 'thirdLost'],
    [lost > 0 && twoThirds, MORALE.twoThirdsLost, 'twoThirdsLost'],
  ]);
};

/** C15: what who commands her adds while he lives, or takes off once he is dead. */
const captainFactors = ({ captain }: Pick<RiverShip, 'captain'>): Factor[] =>
  captain
    ? factorsThat([
        [captain.alive, captain.green, 'captainAlive'],
        [!captain.alive, captain.red, 'captainDead'],
      ])
    : [];

/** C55: guns and engines, of a ship that has had any; before she has steam she has none (S9). */
const powerFactors = (ship: RiverShip, turn: number): Factor[] => {
  const [hadGuns, armed] = [ship.guns.some(gun => !isMortar(gun)), isArmed(ship)];
  const hasSteam = ship.steamFrom <= turn;
  const [hadEngine, way] = [ship.fullTop > 0 && hasSteam, hasWay(ship) && hasSteam];
  const held = ship.aground !== null || ship.locked !== null;
  return factorsThat([
    [hadGuns && armed, MORALE.guns, 'guns'],
    [hadGuns && !armed, MORALE.noGuns, 'noGuns'],
    [hadEngine && way && !held, MORALE.way, 'way'],
    [hadEngine && !way, MORALE.noWay, 'noWay'],
    [ship.rammed && !way, MORALE.rammedStill, 'rammedStill'],
  ]);
};

/** Morale, C54, C55: everything that is added to the die, in the printed order. */
export const moraleFactors = (ship: RiverShip, turn: number): Factor[] => [
  ...crewFactors(ship),
  ...factorsThat([
    [ship.spv >= ship.value, MORALE.above, 'moraleAbove'],
    [ship.spv < ship.value, MORALE.below, 'moraleBelow'],
  ]),
  ...captainFactors(ship),
  ...powerFactors(ship, turn),
  ...factorsThat([
    [ship.aground !== null && !ship.underFire, MORALE.aground, 'aground'],
    [ship.aground !== null && ship.underFire, MORALE.agroundUnderFire, 'agroundUnderFire'],
    [helmOf(ship) !== 'free', MORALE.steering, 'steering'],
  ]),
];

/** Morale: whether she fights on with that sum. */
export const holds = (total: number): boolean => total >= HOLDS_FROM;

const test = (play: Play, ship: RiverShip): void => {
  showCaptain(play, ship);
  const modifiers = moraleFactors(ship, play.state.turn);
  const die = play.dice.roll(6);
  const total = die + addedBy(modifiers);
  const stays = holds(total);
  const shocks = [...ship.shocks];
  Object.assign(ship, { shocks: [], underFire: false, rammed: false });
  play.emit({ type: 'moraleRolled', unit: ship.id, shocks, die, modifiers, total, stays });
  if (!stays) abandon(play, ship.id, 'morale');
};

/** C27: the part of his CPVs from which a commander's garrison is tested; one who is neither panicky nor fanatic is stubborn. */
const testedFrom = (character: Character): readonly [part: number, of: number] =>
  FORT_TESTS[character === 'panicky' || character === 'fanatic' ? character : 'stubborn'];

/** C27, C89: whether CPVs lost in this move, or its commander, make a fort test. */
const isFortTestDue = ({ cpv, fullCpv, commander }: RiverWork): boolean => {
  if (commander?.fell) return true;
  if (!commander || commander.before <= cpv) return false;
  const [part, of] = testedFrom(commander.character);
  return (fullCpv - cpv) * of >= fullCpv * part;
};

/** Morale of forts, C56: everything that is added to the die. */
export const fortFactors = (work: RiverWork): Factor[] => {
  const lost = (work.commander?.before ?? work.cpv) - work.cpv;
  return [
    ...crewFactors(work),
    ...captainFactors({ captain: work.commander }),
    ...factorsThat([[lost > 0, MORALE.fortCpv * lost, 'fortCpv']]),
  ];
};

/** C56: abandoned it is silent, and nobody's: whoever comes to take it finds it empty. */
const testFort = (play: Play, work: RiverWork): void => {
  const modifiers = fortFactors(work);
  const die = play.dice.roll(6);
  const total = die + addedBy(modifiers);
  const stays = holds(total);
  const shocks: Shock[] = work.commander?.fell ? ['captain'] : [];
  if ((work.commander?.before ?? work.cpv) > work.cpv) shocks.push('crew');
  play.emit({ type: 'moraleRolled', unit: work.id, shocks, die, modifiers, total, stays });
  if (stays) return;
  emptyFort(work);
  silenceWork(play, work);
};

/** Morale, C54: once for each ship to which anything on the printed list has happened since her last test. */
export const testMorale = (play: Play): void => {
  for (const side of SIDES) {
    for (const ship of manned(play, side)) if (ship.shocks.length > 0 && ship.fullCpv > 0) test(play, ship);
    for (const work of standing(play, side)) if (isFortTestDue(work)) testFort(play, work);
  }
};
