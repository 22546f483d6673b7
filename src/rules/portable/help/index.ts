import type { Handbook } from '../../../core/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { CHART_CHAPTER } from '../../shared/help.ts';
import type { PortableCommand, PortableEvent } from '../types.ts';
import { BATTLE } from './battle.ts';
import { RIVER } from './river.ts';

/** The rule behind each event. */
const EVENTS: Readonly<Record<(PortableEvent | KernelEvent)['type'], string>> = {
  turnBegan: 'Turn Sequence',
  phaseBegan: 'Turn Sequence',
  drawOffered: 'P14',
  battleEnded: 'P14',
  shotFired: 'Firing Guns e',
  pointsLost: 'Ship Flotation Values',
  shipSunk: 'Ship Flotation Values',
  workSilenced: 'P39',
  criticalPointReached: 'P12',
  initiativeRolled: 'Turn Sequence 2',
  shipArrived: 'P24',
  shipMoved: 'Movement b',
  shipTurned: 'Movement b',
  shipLeft: 'P13',
  ramDeclared: 'Ramming a',
  shipRammed: 'Ramming d',
  ramMissed: 'P22',
  hexTaken: 'P16',
  groundingRolled: 'P33',
  refloatRolled: 'P33',
  driftRolled: 'P20',
  mineStruck: 'P34',
  dummyFound: 'P34',
};

/** The rule that gives each order. */
const COMMANDS: Readonly<Record<PortableCommand['type'], string>> = {
  aim: 'Firing Guns c',
  done: 'Turn Sequence',
  ahead: 'Movement b',
  astern: 'P10',
  refloat: 'P33',
  finish: 'P9',
  turn: 'Movement b',
  ram: 'Ramming a',
  leave: 'P13',
  takeHex: 'P16',
  stayBack: 'P16',
};

/** Refusals by words that only they have. */
const REFUSALS: Handbook['refusals'] = [
  ['carries no guns', 'P35'],
  ['guns are out of the battle', 'Ship Flotation Values'],
  ['That is a friend', 'Firing Guns a'],
  ['Out of range', 'Firing Guns c'],
  ['Not seen', 'P26'],
  ['line of fire is blocked', 'Firing Guns b'],
  ['not on the chart', 'P24'],
  ['cannot move by herself', 'S9'],
  ['has no steam', 'S9'],
  ['hard aground', 'P33'],
  ['has tried to come off', 'P33'],
  ['has steered to ram', 'P15'],
  ['has moved this turn', 'P9'],
  ['must finish her move', 'P9'],
  ['no ship can enter', 'P11'],
  ['breaking off never rams', 'P12'],
  ['must get away', 'P12'],
  ['beyond what is left of her move', 'Movement b'],
  [' lies in ', 'P11'],
  ['nothing to do here', 'Turn Sequence'],
];

/** The portable rules for players. */
export const handbook: Handbook = {
  chapters: [...BATTLE, ...RIVER, CHART_CHAPTER],
  events: EVENTS,
  commands: COMMANDS,
  questions: { takeHex: 'P16' },
  steps: { firstMove: 'Movement b', secondMove: 'Movement b' },
  refusals: REFUSALS,
};
