import type { Handbook } from '../../../system/help.ts';
import { CHART_CHAPTER } from '../../shared/help.ts';
import { COMMANDS, EVENTS, QUESTIONS } from './cites.ts';
import { DANGERS } from './dangers.ts';
import { GUNS } from './guns.ts';
import { MOVES } from './moves.ts';
import { PARTIES } from './parties.ts';
import { RANDOM_BATTLE } from './random.ts';
import { SHIPS } from './ships.ts';

/** River and Coastal for players. */
export const handbook: Handbook = {
  rulings: 'C',
  chapters: [
    ...MOVES.slice(0, 2),
    ...SHIPS,
    ...GUNS,
    ...MOVES.slice(2, -1),
    ...PARTIES,
    ...DANGERS,
    ...MOVES.slice(-1),
    ...RANDOM_BATTLE,
    CHART_CHAPTER,
  ],
  events: EVENTS,
  commands: COMMANDS,
  questions: QUESTIONS,
  options: { captains: 'C18', silentCaptains: 'C26', unseen: 'C83', thinArcs: 'C36', byEye: 'C45', everyInch: 'C74' },
  steps: {},
};
