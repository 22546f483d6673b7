import { signal } from '@preact/signals';
import type { GameEvent, Side } from '../../core/types.ts';
import type { Session } from './session.ts';

/** The beat between two turns: one begins, or it is settled who moves first in it. */
export interface Beat {
  turn: number;
  /** Who moves first; null where that is not settled yet, or nobody does. */
  first: Side | null;
  /** Sides that have not moved in it; absent until all moves are made. */
  stayed?: readonly Side[];
}

/** Notices beats among the events as they are shown. */
export class Beats {
  /** The last one that was heard; null before the first. */
  readonly beat = signal<Beat | null>(null);
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  /** An event is about to be shown. */
  hear(event: GameEvent): void {
    const { setup, view, shownCount } = this.#session;
    const first = setup.match.rules.desk.events.movesFirst?.(event) ?? null;
    const begins = event.type === 'turnBegan' && 'turn' in event;
    const stayed = this.#session.stayed(event, shownCount.peek() + 1);
    if (stayed.length > 0) this.beat.value = { turn: view.peek().turn, first: null, stayed };
    else if (begins) this.beat.value = { turn: Number(event.turn), first };
    else if (first !== null) this.beat.value = { turn: this.beat.peek()?.turn ?? view.peek().turn, first };
  }
}
