import type { Handbook } from '../../../core/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import type { RamsCommand, RamsEvent, RamsInterrupt } from '../types.ts';

/** Which rule stands behind what the screen shows. */

type Cites<T extends string> = Readonly<Record<T, string>>;

export const EVENTS: Cites<(RamsEvent | KernelEvent)['type']> = {
  ...{ turnBegan: '4', phaseBegan: '4', drawOffered: 'R72', battleEnded: 'R32' },
  ...{ shipEntered: 'R73', madeReady: '5', plotsShown: '5', speedSet: '3', anchored: 'R69', weighed: 'R69' },
  ...{ towCast: '11', towPassed: '11', towMissed: '11', shipTowed: '11', shipMoved: 'R1', shipLeft: 'R70' },
  ...{ shipStopped: 'R46', shipHeld: 'R46', shipsMet: 'R24', yawRolled: 'R8', shipTurned: 'R4' },
  ...{ turnDenied: 'R60', groundingRolled: '10', freeingRolled: '10', fireFought: 'Critical hits' },
  ...{ repaired: 'R22', gunFired: '6', smallShotFired: 'R17', hitRolled: 'Effect of hits' },
  ...{ shoreHitRolled: 'R17', buildingHit: 'R17', workDown: 'R17', gunLost: 'R18', knotsLost: 'Effect of hits' },
  ...{ criticalRolled: 'Critical hits', listed: 'R21', repairTimed: 'R22', fireBroke: 'Critical hits' },
  ...{ crewTested: 'Critical hits', shipAbandoned: 'R23', sinkingBegan: '9', sinkingHastened: '9', shipSunk: '9' },
  ...{ ramRolled: '7', shipHalted: 'R38', sparRolled: 'R27', torpedoBurst: '8', mineTimed: '8', mineRolled: '8' },
  ...{ dummyFound: '8', mineDrifted: 'R71' },
};

export const COMMANDS: Cites<RamsCommand['type']> = {
  ...{ plot: '5', anchor: 'R69', castOff: '11', replot: '5', takeInTow: '11', steady: 'R40', plotted: '5' },
  ...{ aim: '6', salvo: '6', cease: 'R34', aimed: 'R34', ram: '7', useSpar: 'R27' },
};

export const QUESTIONS: Cites<RamsInterrupt['type']> = { strike: 'R27' };

export const STEPS: Readonly<Record<string, string>> = {
  ...{ markers: '5', firstHalf: 'R6', turning: 'R4', secondHalf: 'R6' },
};

/** Refusals by words that only they have. */
export const REFUSALS: Handbook['refusals'] = [
  ['That is a friend', '6'],
  ['out of the battle', 'R72'],
  ['Nobody is left aboard', 'R74'],
  ['No gun is left', 'R18'],
  ['No gun bears', 'R13'],
  ['have fired in this move', 'R12'],
  ['She is turning', 'R12'],
  ['Guns ashore fire', 'R12'],
  ['A mortar can do nothing', 'R19'],
  ['Out of range', 'R11'],
  ['Too near for a mortar', 'R19'],
  ['Not seen', 'R56'],
  ['line of fire is blocked', 'R56'],
  ['not on the chart', 'R73'],
  ['has been abandoned', 'R23'],
  ['has her in tow', '11'],
  ['cannot move by herself', 'R52'],
  ['has no steam', 'R31'],
  ['boiler is holed', 'Critical hits'],
  ['has no speed left', '9'],
  ['Debris jams', 'Critical hits'],
  ['must be towed off', 'R29'],
  ['no ship can enter', 'S9'],
  ['No marker takes her', '5'],
  ['nothing to do here', '4'],
];
