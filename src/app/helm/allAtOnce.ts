import { batch } from '@preact/signals';
import { situationOf } from '../../core/engine.ts';
import type { Command } from '../../core/types.ts';
import type { Helm } from './helm.ts';
import { leading } from './leading.ts';

/** Fires every gun of the unit in hand that bears on the target, one after another, for as long as there is one. */
export const fireAll = (helm: Helm): void => {
  const { session } = helm;
  const side = session.viewer.value;
  const considered = helm.considered.peek();
  if (!considered || side === null) return;
  const { unit, target } = considered;
  const lead = helm.ahead.value?.lead ?? [];
  const { match } = session.setup;
  const { desk } = match.rules;
  const isShot = (command: Command): boolean => {
    const about = desk.about(command);
    return about.unit === unit && about.target === target && about.gun !== undefined;
  };
  batch(() => {
    helm.putDown();
    if (lead.length > 0) session.dispatchAfter(lead);
    helm.notice.value = session.dispatchWhile(side, offers =>
      leading(desk, situationOf(match, session.known(session.newest, side)), offers.filter(isShot)),
    );
  });
};

/** Leaves what remains to be chosen in this step to the advice of the rules. */
export const adviseAll = (helm: Helm): void => {
  const { session } = helm;
  const { match } = session.setup;
  const side = session.viewer.value;
  if (side === null) return;
  batch(() => {
    helm.putDown();
    helm.notice.value = session.dispatchWhile(side, offers => {
      const known = situationOf(match, match.rules.redact(session.newest, side));
      return match.rules.desk.deciding.advise(known, offers) ?? undefined;
    });
  });
};
