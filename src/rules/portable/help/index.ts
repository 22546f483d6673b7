import type { Handbook } from '../../../core/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { CHART_CHAPTER } from '../../shared/help.ts';
import type { PortableCommand, PortableEvent } from '../types.ts';
import { BATTLE } from './battle.ts';
import { RIVER } from './river.ts';
import { t } from '../../../core/language.ts';

/** The rule behind each event. */
const EVENTS: Readonly<Record<(PortableEvent | KernelEvent)['type'], string>> = {
  turnBegan: t`Turn Sequence`,
  phaseBegan: t`Turn Sequence`,
  drawOffered: 'P14',
  battleEnded: 'P14',
  shotFired: t`Firing Guns e`,
  pointsLost: t`Ship Flotation Values`,
  shipSunk: t`Ship Flotation Values`,
  workSilenced: 'P39',
  criticalPointReached: 'P12',
  initiativeRolled: t`Turn Sequence 2`,
  shipArrived: 'P24',
  shipMoved: t`Movement b`,
  shipTurned: t`Movement b`,
  shipLeft: 'P13',
  ramDeclared: t`Ramming a`,
  shipRammed: t`Ramming d`,
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
  aim: t`Firing Guns c`,
  done: t`Turn Sequence`,
  ahead: t`Movement b`,
  astern: 'P10',
  refloat: 'P33',
  finish: 'P9',
  turn: t`Movement b`,
  ram: t`Ramming a`,
  leave: 'P13',
  takeHex: 'P16',
  stayBack: 'P16',
};

/** Refusals by words that only they have. */
const REFUSALS: Handbook['refusals'] = [
  [t`carries no guns`, 'P35'],
  [t`guns are out of the battle`, t`Ship Flotation Values`],
  [t`That is a friend`, t`Firing Guns a`],
  [t`Out of range`, t`Firing Guns c`],
  [t`Not seen`, 'P26'],
  [t`line of fire is blocked`, t`Firing Guns b`],
  [t`not on the chart`, 'P24'],
  [t`cannot move by herself`, 'S9'],
  [t`has no steam`, 'S9'],
  [t`hard aground`, 'P33'],
  [t`has tried to come off`, 'P33'],
  [t`has steered to ram`, 'P15'],
  [t`has moved this turn`, 'P9'],
  [t`must finish her move`, 'P9'],
  [t`no ship can enter`, 'P11'],
  [t`breaking off never rams`, 'P12'],
  [t`must get away`, 'P12'],
  [t`beyond what is left of her move`, t`Movement b`],
  [t` lies in `, 'P11'],
  [t`nothing to do here`, t`Turn Sequence`],
];

/** The portable rules for players. */
export const handbook: Handbook = {
  chapters: [...BATTLE, ...RIVER, CHART_CHAPTER],
  events: EVENTS,
  commands: COMMANDS,
  questions: { takeHex: 'P16' },
  steps: { firstMove: t`Movement b`, secondMove: t`Movement b` },
  refusals: REFUSALS,
};
