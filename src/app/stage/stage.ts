import type { GameEvent } from '../../core/types.ts';

/** How each kind of event is seen on the board: an event that nobody animates is a compile error. */
export type Stage<E extends GameEvent> = { [T in E['type']]: (event: Extract<E, { type: T }>) => Promise<void> };

/** Plays one event. The cast stands for what the mapped type says: the entry under an event's type takes that event. */
export const perform = <E extends GameEvent>(stage: Stage<E>, event: E): Promise<void> => {
  const act = stage[event.type as E['type']] as ((event: E) => Promise<void>) | undefined;
  return act ? act(event) : Promise.resolve();
};
