import type { KernelEvent } from '../../../core/types.ts';
import type { RiverCommand, RiverEvent, RiverInterrupt } from '../types.ts';

/** Which rule stands behind what the screen shows. */

type Cites<T extends string> = Readonly<Record<T, string>>;

export const EVENTS: Cites<(RiverEvent | KernelEvent)['type']> = {
  turnBegan: 'C2',
  phaseBegan: 'C2',
  drawOffered: 'C103',
  battleEnded: 'C103',
  captainThrown: 'C15',
  commanderThrown: 'C15',
  captainShown: 'C26',
  flagshipTried: 'C23',
  flagShifted: 'C23',
  commanderLost: 'C23',
  orderBroken: 'C26',
  shipEntered: 'C100',
  madeReady: 'C3',
  ramTested: 'C57',
  speedSet: 'C5',
  anchored: 'C13',
  weighed: 'C13',
  turretTrained: 'C38',
  shipMoved: 'C1',
  shipTurned: 'C7',
  shipLeft: 'C100',
  shipStopped: 'C73',
  shipWaited: 'C12',
  shipsSlid: 'C60',
  ramRolled: 'C61',
  rammerRolled: 'C62',
  ramLost: 'C62',
  lockRolled: 'C65',
  shipsReleased: 'C65',
  groundingRolled: 'C72',
  freeingRolled: 'C72',
  gunFired: 'Firing',
  burstRolled: 'C44',
  targetHit: 'C43',
  pointsLost: 'C46',
  damageRolled: 'C46',
  gunsOut: 'C47',
  steeringHit: 'C48',
  speedLost: 'C48',
  crewLost: 'C31',
  captainKilled: 'C52',
  fireBroke: 'C50',
  fireFought: 'C50',
  draughtGrew: 'C51',
  repaired: 'C49',
  moraleRolled: 'C54',
  shipAbandoned: 'C104',
  shipSunk: 'C46',
  workSilenced: 'C88',
};

export const COMMANDS: Cites<RiverCommand['type']> = {
  plot: 'C3',
  replot: 'C3',
  steady: 'C3',
  plotted: 'C3',
  aim: 'C40',
  salvo: 'C40',
  cease: 'C40',
  aimed: 'C40',
  order: 'C16',
  ordered: 'C16',
};

export const QUESTIONS: Cites<RiverInterrupt['type']> = { replot: 'C59' };
