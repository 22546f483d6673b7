import { batch, type ReadonlySignal, type Signal } from '@preact/signals';
import { situationOf } from '../../core/engine.ts';
import type { Command } from '../../core/types.ts';
import type { Session } from '../table/session.ts';
import type { Ahead } from './ahead.ts';
import type { Considered } from './considered.ts';
import { leading } from './leading.ts';
import type { Notice } from './reasons.ts';

/** What of the helm it takes to give many orders at once. */
interface Hand {
  readonly session: Session;
  readonly considered: ReadonlySignal<Considered | null>;
  readonly ahead: ReadonlySignal<Ahead | null>;
  readonly notice: Signal<Notice | null>;
  putDown(): void;
}

/** Fires every gun of the unit in hand that bears on the target, one after another, for as long as there is one. */
export const fireAll = (hand: Hand): void => {
  const { session } = hand;
  const side = session.viewer.value;
  const considered = hand.considered.peek();
  if (!considered || side === null) return;
  const { unit, target } = considered;
  const lead = hand.ahead.value?.lead ?? [];
  const { match } = session.setup;
  const { desk } = match.rules;
  const isShot = (command: Command): boolean => {
    const about = desk.about(command);
    return about.unit === unit && about.target === target && about.gun !== undefined;
  };
  batch(() => {
    hand.putDown();
    if (lead.length > 0) session.dispatchAfter(lead);
    hand.notice.value = session.dispatchWhile(side, offers =>
      leading(desk, situationOf(match, session.known(session.newest, side)), offers.filter(isShot)),
    );
  });
};

/** Leaves what remains to be chosen in this step to the advice of the rules. */
export const adviseAll = (hand: Hand): void => {
  const { session } = hand;
  const { match } = session.setup;
  const side = session.viewer.value;
  if (side === null) return;
  batch(() => {
    hand.putDown();
    hand.notice.value = session.dispatchWhile(side, offers => {
      const known = situationOf(match, match.rules.redact(session.newest, side));
      return match.rules.desk.deciding.advise(known, offers) ?? undefined;
    });
  });
};
