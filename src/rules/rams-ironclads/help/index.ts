import type { Handbook } from '../../../system/help.ts';
import { CHART_CHAPTER } from '../../shared/help.ts';
import { COMMANDS, EVENTS, QUESTIONS, STEPS } from './cites.ts';
import { CONTACT } from './contact.ts';
import { GUNS } from './guns.ts';
import { MOVES } from './moves.ts';

/** Rams and Ironclads for players. */
export const handbook: Handbook = {
  rulings: 'R',
  chapters: [...MOVES, ...GUNS, ...CONTACT, CHART_CHAPTER],
  events: EVENTS,
  commands: COMMANDS,
  questions: QUESTIONS,
  options: {},
  steps: STEPS,
};
