import type { Handbook } from '../../../system/help.ts';
import type { KernelEvent } from '../../../core/types.ts';
import { CHART_CHAPTER, HOLE, wordsOf } from '../../shared/help.ts';
import type { PortableCommand, PortableEvent } from '../types.ts';
import { BATTLE } from './battle.ts';
import { RIVER } from './river.ts';
import { t } from '../../../languages/language.ts';

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

const SENTENCES: Handbook['refusals'] = [
  [t`She carries no guns.`, 'P35'],
  [t`Her guns are out of the battle.`, 'Ship Flotation Values'],
  [t`That is a friend.`, 'Firing Guns a'],
  [t`Out of range: ${HOLE} hexes, guns reach ${HOLE}.`, 'Firing Guns c'],
  [t`Not seen: ${HOLE} hexes, today’s sight is ${HOLE}.`, 'P26'],
  [t`The line of fire is blocked by ${HOLE}.`, 'Firing Guns b'],
  [t`She is not on the chart.`, 'P24'],
  [t`She cannot move by herself.`, 'S9'],
  [t`She has no steam before turn ${HOLE}.`, 'S9'],
  [t`She is hard aground.`, 'P33'],
  [t`She is aground and has tried to come off this turn.`, 'P33'],
  [t`She has steered to ram and waits for the blow.`, 'P15'],
  [t`She has moved this turn.`, 'P9'],
  [t`${HOLE} must finish her move first.`, 'P9'],
  [t`${HOLE} is ${HOLE}: no ship can enter.`, 'P11'],
  [t`A ship that is breaking off never rams.`, 'P12'],
  [t`She is breaking off and must get away: ${HOLE} is not on a way that does.`, 'P12'],
  [t`${HOLE} is beyond what is left of her move, or not on her heading.`, 'Movement b'],
  [t`She has nothing to do here in this step.`, 'Turn Sequence'],
  [t`${HOLE} lies in ${HOLE}.`, 'P11'],
];

/** Refusals by words that only they have. */
const REFUSALS: Handbook['refusals'] = SENTENCES.map(([refusal, cite]) => [wordsOf(refusal), cite]);

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
  refusals: REFUSALS,
};
