import type { GameEvent } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import type { Session } from './session.ts';

/** Everything that has happened on the screen, as far as whoever looks on knows of it. */
export const shownEvents = ({ opening, history, shownCount, eyes, setup }: Session): readonly GameEvent[] => {
  const shown = history.value.slice(0, shownCount.value).flatMap(entry => entry.events);
  return seenOf(setup.match.rules, [...opening.events, ...shown], eyes.value);
};
