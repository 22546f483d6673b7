import type { Handbook } from '../../../system/help.ts';
import { CHART_CHAPTER } from '../../shared/help.ts';
import { ASSETS } from './assets.ts';
import { COMMANDS, EVENTS, QUESTIONS } from './cites.ts';
import { GUNNERY } from './gunnery.ts';
import { MOVEMENT } from './movement.ts';
import { TURN } from './turn.ts';

/** The quick sheet for players. */
export const handbook: Handbook = {
  rulings: 'Q',
  chapters: [...TURN, ...MOVEMENT, ...GUNNERY, ...ASSETS, CHART_CHAPTER],
  events: EVENTS,
  commands: COMMANDS,
  questions: QUESTIONS,
  options: { astern: 'Q6', lenientOrders: 'Q5' },
  steps: {},
};
