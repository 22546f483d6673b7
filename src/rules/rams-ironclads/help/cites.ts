import type { KernelEvent } from '../../../core/types.ts';
import type { RamsCommand, RamsEvent, RamsInterrupt } from '../types.ts';

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
  shoreHitRolled: 'Firing on shore battery',
  buildingHit: 'Firing on shore battery',
  workDown: 'Firing on shore battery',
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
  strikeForestalled: 'R34',
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
