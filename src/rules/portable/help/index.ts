import type { Handbook } from '../../../system/help.ts';
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
  ranInto: 'P40',
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

/** The portable rules for players. */
export const handbook: Handbook = {
  rulings: 'P',
  chapters: [...BATTLE, ...RIVER, CHART_CHAPTER],
  events: EVENTS,
  commands: COMMANDS,
  questions: { takeHex: 'P16' },
  options: {
    sandbars: 'P33',
    drift: 'P20',
    forts: 'P39',
    mines: 'P34',
    astern: 'P10',
    narrowArcs: 'P4',
    longBattle: 'P21',
  },
  steps: { firstMove: 'Movement b', secondMove: 'Movement b' },
};
