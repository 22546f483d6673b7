import { situationOf } from '../core/engine.ts';
import type { Match } from '../system/ruleset.ts';
import type { GameEvent, Side, State } from '../core/types.ts';

/** Points that a side's dice were worth on average, what they brought, and how often they were thrown. */
export interface Luck {
  expected: number;
  actual: number;
  rolls: number;
}

export const noLuck = (): Record<Side, Luck> => ({
  union: { expected: 0, actual: 0, rolls: 0 },
  confederate: { expected: 0, actual: 0, rolls: 0 },
});

/** Enters what happened into the account, and tells of each entry; the state is the one after it. */
export const bookLuck = (
  account: Readonly<Record<Side, Luck>>,
  match: Match,
  state: State,
  events: readonly GameEvent[],
  entered?: (event: GameEvent, side: Side) => void,
): void => {
  const now = situationOf(match, state);
  for (const event of events) {
    const entry = match.rules.desk.events.luck(event, now);
    if (!entry) continue;
    const own = account[entry.side];
    own.expected += entry.expected;
    own.actual += entry.actual;
    own.rolls += 1;
    entered?.(event, entry.side);
  }
};
