import type { Destination, UnitSheet } from '../../system/desk/index.ts';
import { phaseAt } from '../../core/engine.ts';
import type { HexId } from '../../core/types.ts';
import type { Refusal } from '../../system/refusal.ts';
import type { Session } from '../table/session.ts';
import { t } from '../../languages/language.ts';

/** A word to the player: what a rule forbids, or what only the page has to say. */
export type Notice = Refusal | string;

/** A notice in words alone. */
export const saidOf = (notice: Notice): string => (typeof notice === 'string' ? notice : notice.says);

/** What must be known of the unit in hand to say why it cannot do something. */
export interface InHand {
  readonly session: Session;
  readonly selected: { readonly value: string | null };
  readonly destinations: { readonly value: readonly Destination[] };
  readonly isMoving: boolean;
  unit(id: string | null): UnitSheet | undefined;
}

/** Why the unit in hand cannot use that hex; null where it can, or where no ship of the player's is in hand. */
export const whyNotHex = (hand: InHand, hex: HexId): Refusal | null => {
  const { session } = hand;
  const { desk } = session.setup.match.rules;
  const selected = hand.unit(hand.selected.value);
  if (selected?.kind !== 'ship' || selected.side !== session.viewer.value || !hand.isMoving) return null;
  if (hand.destinations.value.some(destination => destination.hex === hex)) return null;
  return desk.whyNoMove(session.now, selected.id, hex);
};

/** Why that unit cannot fire at the target, or go for it, in this step. */
export const whyNotTarget = (hand: InHand, unit: string, target: string): Refusal | null => {
  const { session } = hand;
  const { desk } = session.setup.match.rules;
  const hex = hand.unit(target)?.hexes[0] ?? null;
  const guns = desk.fire.whyNot(session.now, unit, target);
  const { cite } = phaseAt(session.setup.match, session.now.state);
  if (!hand.isMoving || hand.unit(unit)?.kind !== 'ship')
    return guns ?? { says: t`She has nothing to do here in this step.`, cite };
  return desk.whyNoMove(session.now, unit, hex) ?? guns;
};
