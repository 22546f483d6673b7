import { signal } from '@preact/signals';
import type { Command } from '../core/types.ts';
import type { Session } from './session.ts';

/** One card for each unit, chosen but not yet laid: minds can be changed until all are laid in one sweep. */
export class CardDraft {
  /** Id of the card by unit. */
  readonly chosen = signal<Readonly<Record<string, string>>>({});

  choose(unit: string, card: string): void {
    this.chosen.value = { ...this.chosen.value, [unit]: card };
  }

  clear(): void {
    this.chosen.value = {};
  }
}

/** Offers that play a card, by unit. */
export const cardOffers = (session: Session): readonly { unit: string; card: string; command: Command }[] => {
  const { desk } = session.setup.match.rules;
  return session.offers.value.flatMap(command => {
    const { unit, card } = desk.about(command);
    return unit !== null && card !== undefined ? [{ unit, card, command }] : [];
  });
};
