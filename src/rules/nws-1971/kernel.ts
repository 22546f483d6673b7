import type { Rules } from '../../core/rules.ts';
import { muster } from './setup/muster.ts';
import { END_STEP, sequence } from './sequence.ts';
import { TABLES } from './tables.ts';
import type { Nws } from './types.ts';
import { ENDINGS, outcomeOf } from './victory.ts';
import { redact, reveals, witnesses } from './views.ts';

/** Naval Wargames Society 1971, as the kernel plays it: secret plots, movement in quarters, then all fire. */
export const kernel: Rules<Nws> = {
  id: 'nws-1971',
  edition: 'Ironclad and American Civil War Naval Wargames Rules, 1971 and 2004, with rulings N1 to N86',
  sequence,
  interrupts: {},
  endings: ENDINGS,
  tables: TABLES,
  muster,
  outcome: now => outcomeOf(now, now.state.cursor.phase === END_STEP),
  redact,
  reveals,
  witnesses,
};
