import type { Handbook } from '../../../system/help.ts';
import { CHART_CHAPTER } from '../../shared/help.ts';
import { BLOWS } from './blows.ts';
import { COMMANDS, EVENTS, OPTIONS } from './cites.ts';
import { DAMAGE } from './damage.ts';
import { GUNNERY } from './gunnery.ts';
import { MOVES } from './moves.ts';

/** The set of 1971 for players. */
export const handbook: Handbook = {
  rulings: 'N',
  chapters: [...MOVES.slice(0, 2), ...GUNNERY, ...DAMAGE, ...BLOWS, ...MOVES.slice(2), CHART_CHAPTER],
  events: EVENTS,
  commands: COMMANDS,
  questions: {},
  options: OPTIONS,
  steps: {},
};
