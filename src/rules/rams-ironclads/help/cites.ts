import { HOLE, wordsOf } from '../../shared/help.ts';
import type { Handbook } from '../../../system/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { RamsCommand, RamsEvent, RamsInterrupt } from '../types.ts';
import { t } from '../../../languages/language.ts';

/** Which rule stands behind what the screen shows. */

type Cites<T extends string> = Readonly<Record<T, string>>;

export const EVENTS: Cites<(RamsEvent | KernelEvent)['type']> = {
  turnBegan: '4',
  phaseBegan: '4',
  drawOffered: 'R72',
  battleEnded: 'R32',
  shipEntered: 'R73',
  madeReady: '5',
  plotsShown: '5',
  speedSet: '3',
  anchored: 'R69',
  weighed: 'R69',
  towCast: '11',
  towPassed: '11',
  towMissed: '11',
  shipTowed: '11',
  shipMoved: 'R1',
  shipLeft: 'R70',
  shipStopped: 'R46',
  shipHeld: 'R46',
  shipsMet: 'R24',
  yawRolled: 'R8',
  shipTurned: 'R4',
  turnDenied: 'R60',
  groundingRolled: '10',
  freeingRolled: '10',
  fireFought: 'Critical hits',
  repaired: 'R22',
  gunFired: '6',
  smallShotFired: 'R17',
  hitRolled: 'Effect of hits',
  shoreHitRolled: 'R17',
  buildingHit: 'R17',
  workDown: 'R17',
  gunLost: 'R18',
  knotsLost: 'Effect of hits',
  criticalRolled: 'Critical hits',
  listed: 'R21',
  repairTimed: 'R22',
  fireBroke: 'Critical hits',
  crewTested: 'Critical hits',
  shipAbandoned: 'R23',
  sinkingBegan: '9',
  sinkingHastened: '9',
  shipSunk: '9',
  ramRolled: '7',
  shipHalted: 'R38',
  sparRolled: 'R27',
  torpedoBurst: '8',
  mineTimed: '8',
  mineRolled: '8',
  dummyFound: '8',
  mineDrifted: 'R71',
};

export const COMMANDS: Cites<RamsCommand['type']> = {
  plot: '5',
  anchor: 'R69',
  castOff: '11',
  replot: '5',
  takeInTow: '11',
  steady: 'R40',
  plotted: '5',
  aim: '6',
  salvo: '6',
  cease: 'R34',
  aimed: 'R34',
  ram: '7',
  useSpar: 'R27',
};

export const QUESTIONS: Cites<RamsInterrupt['type']> = { strike: 'R27' };

export const STEPS: Readonly<Record<string, string>> = {
  markers: '5',
  firstHalf: 'R6',
  turning: 'R4',
  secondHalf: 'R6',
};

const SENTENCES: Handbook['refusals'] = [
  [t`That is a friend.`, '6'],
  [t`She is out of the battle.`, 'R72'],
  [t`Nobody is left aboard.`, 'R74'],
  [t`No gun is left to fire.`, 'R18'],
  [t`No gun bears.`, 'R13'],
  [t`Her guns have fired in this move.`, 'R12'],
  [t`She is turning: all but light guns wait for the second half of the move.`, 'R12'],
  [t`Guns ashore fire in the first half of the move.`, 'R12'],
  [t`A mortar can do nothing to a vessel under way.`, 'R19'],
  [t`Out of range: ${HOLE} hexes, it reaches ${HOLE}.`, 'R11'],
  [t`Too near for a mortar: ${HOLE}, at least ${HOLE}.`, 'R19'],
  [t`Not seen: ${HOLE} hexes, sight is ${HOLE}.`, 'R56'],
  [t`The line of fire is blocked by ${HOLE}.`, 'R56'],
  [t`She is not on the chart.`, 'R73'],
  [t`She has been abandoned.`, 'R23'],
  [t`${HOLE} has her in tow.`, '11'],
  [t`She cannot move by herself.`, 'R52'],
  [t`She has no steam before turn ${HOLE}.`, 'R31'],
  [t`Her boiler is holed.`, 'Critical hits'],
  [t`She has no speed left.`, '9'],
  [t`Debris jams her wheel or screw for ${HOLE}.`, 'Critical hits'],
  [t`She lies on the bank and must be towed off.`, 'R29'],
  [t`${HOLE} is ${HOLE}: no ship can enter.`, 'S9'],
  [t`No marker takes her to ${HOLE} in this move.`, '5'],
  [t`She has nothing to do here in this step.`, '4'],
];

/** What the marker of a ship is warned of, and what it cannot change. */
const WARNINGS: Handbook['refusals'] = [
  [t`Meets ${HOLE} at ${HOLE}.`, 'R6'],
  [t`Is brought up before ${HOLE}.`, 'R44'],
  [t`Runs on the bank before ${HOLE}.`, 'R29'],
  [t`Leaves the chart.`, 'R73'],
  [t`May yaw: slower than the current.`, 'R8'],
  [t`Nobody is at the wheel to turn her.`, 'R60'],
  [t`nobody at the wheel`, 'R60'],
  [t`steering damaged`, 'Critical hits'],
  [t`wheel or screw jammed`, 'Critical hits'],
  [t`on the bank`, 'R29'],
  [t`aground`, '10'],
];

/** Refusals by words that only they have. */
export const REFUSALS: Handbook['refusals'] = [...SENTENCES, ...WARNINGS].map(([refusal, cite]) => [
  wordsOf(refusal),
  cite,
]);
