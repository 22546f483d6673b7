import type { HelpTable } from '../../../system/help.ts';
import { from, signed } from '../../shared/help.ts';
import { t } from '../../../languages/language.ts';
import {
  BUILDINGS,
  CAPTAINS,
  FEW_HANDS,
  FORT_TESTS,
  FORTS,
  GARRISON,
  GREEN,
  JAMMED,
  LIGHT_UNDER,
  NO_RAM,
  PENETRATION,
  POINTS,
  RAM_ATTACK,
  RAM_CHART,
  RAM_TEST,
  RAMMING,
  RAMS_FROM,
  FAILED_TEST,
  RED,
  SMALL_UNDER,
  STATION,
  TRANSFER,
  YELLOW,
} from '../tables.ts';
import type { Face, RamCell, RamClass, RammerLine, Skin } from '../types.ts';
import { CHARACTER_NAME } from '../words/captions.ts';

/** The tables of ships, captains, rams and forts as a player reads them. */

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];
const CLASSES: readonly RamClass[] = [1, 2, 3, 4, 5];
const ROMAN: Readonly<Record<RamClass, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V' };

export const captains: HelpTable = {
  id: 'captains',
  title: t`The four dice of a captain`,
  heads: [t`Die`, ...FACES.map(String)],
  rows: [
    [t`White: what he is like`, ...FACES.map(face => CHARACTER_NAME[CAPTAINS.ship[face]])],
    [t`Green: to morale while he lives`, ...FACES.map(face => signed(GREEN[face]))],
    [t`Red: to morale once he is dead`, ...FACES.map(face => signed(RED[face]))],
    [t`Yellow: to ram tests, and to the gun that he lays`, ...FACES.map(face => signed(YELLOW[face]))],
  ],
  from: ['CAPTAINS', 'GREEN', 'RED', 'YELLOW'],
};

const SKIN_NAME: Readonly<Record<Skin, string>> = {
  small: t`Launches, torpedo boats, submarines, wooden gunboats and tugs below ${SMALL_UNDER} SPV`,
  wood: t`Other ships of wood or cotton, floating batteries`,
  light: t`Tinclads, armoured river gunboats, casemate ironclads below ${LIGHT_UNDER} SPV`,
  ironclad: t`Other casemate ironclads, monitors of one turret`,
  heavy: t`Monitors of two turrets, broadside ironclads`,
};
const SKINS = Object.keys(SKIN_NAME) as Skin[];

export const penetration: HelpTable = {
  id: 'penetration',
  title: t`Part of the SPV that has to go before hits go through`,
  heads: [t`Hull`, t`Part`],
  rows: SKINS.map(skin => [SKIN_NAME[skin], PENETRATION[skin].join('/')]),
  from: ['PENETRATION', 'SMALL_UNDER', 'LIGHT_UNDER'],
};

export const points: HelpTable = {
  id: 'points',
  title: t`Points of ship and crew`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Tons to a point of the ship (SPV)`, String(POINTS.tons)],
    [t`Men to a point of her crew (CPV)`, String(POINTS.men)],
    [t`With so many CPV or fewer one works engine and boiler`, String(FEW_HANDS.machinery)],
    [t`With so many CPV one works everything`, String(FEW_HANDS.everything)],
  ],
  from: ['POINTS', 'FEW_HANDS'],
};

const cell = (of: RamCell): string => {
  if (of === 'none') return '–';
  return of === 'ifLost' ? t`if CPV lost` : signed(of);
};

export const ramChart: HelpTable = {
  id: 'ram-chart',
  title: t`Who is tested before a ram: class of the attacker, then of the target`,
  heads: [t`Attacker`, ...CLASSES.map(each => ROMAN[each])],
  rows: CLASSES.map(attacker => [ROMAN[attacker], ...CLASSES.map(target => cell(RAM_CHART[attacker][target]))]),
  from: ['RAM_CHART'],
};

export const ramTest: HelpTable = {
  id: 'ram-test',
  title: t`Added to the die of the test; she rams from ${RAMS_FROM}`,
  heads: [t`Reason`, t`Adjustment`],
  rows: [
    [t`no CPV lost`, signed(RAM_TEST.noneLost)],
    [t`captain aboard`, t`his yellow die`],
    [t`at or above penetration value`, signed(RAM_TEST.above)],
    [t`fired on by the target`, signed(RAM_TEST.firedOn)],
    [t`CPV lost`, signed(RAM_TEST.anyLost)],
    [t`no ram`, signed(RAM_TEST.noRam)],
    [t`below penetration value`, signed(RAM_TEST.below)],
    [t`Knots that a failed test takes off`, String(FAILED_TEST)],
  ],
  from: ['RAM_TEST', 'RAMS_FROM', 'FAILED_TEST'],
};

const paid = (line: RammerLine): string => {
  switch (line.does) {
    case 'nothing':
      return t`nothing`;
    case 'ramLost':
      return t`ram lost, without one ${line.spv} SPV`;
    case 'stack':
      return t`stack down, −${line.knots} knots`;
    case 'steam':
      return t`steam: ${line.cpv} CPV, −${line.knots} knots for ${line.moves} moves`;
    case 'locked':
      return t`locked together`;
  }
};

/** The knots of a line whose faster neighbour begins at `under`. */
const knotsOf = (index: number): string => {
  const least = RAMMING[index - 1]?.under ?? 0;
  const under = RAMMING[index]?.under ?? 0;
  if (under === 0) return t`${least} and more`;
  return least === 0 ? t`under ${under}` : t`${least}, under ${under}`;
};

export const ramming: HelpTable = {
  id: 'ramming',
  title: t`The blow, and a die for what it does to the rammer`,
  heads: [t`Knots`, t`SPV`, ...FACES.map(String)],
  rows: RAMMING.map(({ spv, dice, rammer }, index) => [
    knotsOf(index),
    t`${spv} for each point of ${dice}D6`,
    ...FACES.map(face => paid(rammer[face])),
  ]),
  from: ['RAMMING'],
};

export const blows: HelpTable = {
  id: 'blows',
  title: t`More of rams`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Dice more for a marked ram`, String(RAM_ATTACK)],
    [t`A bow without a ram costs`, `1/${NO_RAM}`],
    ...FACES.map(face => [t`Locked on ${face}: moves after this one`, String(JAMMED[face])]),
  ],
  from: ['RAM_ATTACK', 'NO_RAM', 'JAMMED'],
};

export const forts: HelpTable = {
  id: 'forts',
  title: t`Forts and buildings`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`FPV for an inch of earth`, String(FORTS.earth)],
    [t`FPV for an inch of stone`, String(FORTS.masonry)],
    [t`Feet of a face to an inch`, String(FORTS.feet)],
    [t`Most inches`, String(FORTS.most)],
    [t`Silent below this part of the FPV`, FORTS.silentBelow.join('/')],
    [t`Men to a point of the garrison`, String(GARRISON.men)],
    [t`Most points for a gun, but for those that dice give`, String(GARRISON.perGun)],
    [t`Feet up from which a fort sees over ships`, String(GARRISON.seesOver)],
    [t`Points of a building (BPV)`, String(BUILDINGS.bpv)],
    [t`Rubble below this part of them`, BUILDINGS.rubbleBelow.join('/')],
    [t`Buildings of a town`, String(BUILDINGS.squares)],
  ],
  from: ['FORTS', 'GARRISON', 'BUILDINGS'],
};

const NUMBERS = [t`What`, t`Number`];

const COMMANDERS = ['panicky', 'stubborn', 'fanatic'] as const;

export const commanders: HelpTable = {
  id: 'commanders',
  title: t`Orders, flagships and commanders of forts`,
  heads: NUMBERS,
  rows: [
    [t`Hexes round a station that count as being there`, String(STATION)],
    [t`A reckless commander leaves his flagship on`, from(TRANSFER.recklessOn)],
    [t`Hexes to another ship that takes him up`, String(TRANSFER.hexes)],
    ...COMMANDERS.map(kind => [
      t`Part of the garrison lost at which he is tested: ${CHARACTER_NAME[kind]}`,
      FORT_TESTS[kind].join('/'),
    ]),
  ],
  from: ['STATION', 'TRANSFER', 'FORT_TESTS'],
};
