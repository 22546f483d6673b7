import { batch, effect, untracked, type ReadonlySignal, type Signal } from '@preact/signals';
import type { UnitSheet } from '../../system/desk/index.ts';
import type { HexId } from '../../core/types.ts';
import type { Session } from '../table/session.ts';
import { onlyAnswer } from './ahead.ts';
import type { Basket } from './basket.ts';

/** A gun's last shot. */
interface Shot {
  readonly unit: string;
  readonly target: string;
}

/** What lies in the player's hand. */
interface Hand {
  readonly session: Session;
  readonly selected: Signal<string | null>;
  readonly means: Signal<string | null>;
  readonly notice: Signal<unknown>;
  readonly cursor: Signal<HexId>;
  readonly cursorShown: Signal<boolean>;
  readonly basket: Basket;
  readonly units: ReadonlySignal<readonly UnitSheet[]>;
  readonly actors: ReadonlySignal<readonly string[]>;
  readonly targets: readonly { target: string }[];
  unit(id: string | null): UnitSheet | undefined;
  putDown(): void;
  aimAt(target: string): void;
}

/** What is put down and taken up by itself as steps, turns and players come and go. */
export class StepHand {
  readonly #hand: Hand;
  readonly #forget: () => void;
  /** The gun that was fired last, and at what: the next one is offered at the same target. */
  #again: Shot | null = null;
  /** The unit that was in hand last in a step. */
  #last: { step: string; unit: string | null } = { step: '', unit: null };

  constructor(hand: Hand) {
    this.#hand = hand;
    this.#forget = this.#attend();
  }

  /** Stops listening to the session. */
  leave(): void {
    this.#forget();
  }

  firedLast(shot: Shot | null): void {
    this.#again = shot;
  }

  /** A new step, another player or another turn: nothing stays in hand. A unit that alone can act is taken up. */
  #attend(): () => void {
    let decision = '';
    const hand = this.#hand;
    return effect(() => {
      const { turn, cursor } = hand.session.view.value;
      const actors = hand.actors.value;
      const busy = hand.session.busy.value;
      const { viewer, decider } = hand.session;
      const now = [turn, cursor.phase, cursor.interrupts.length, viewer.value, decider.value].join();
      const fresh = now !== decision;
      decision = now;
      const step = [turn, cursor.phase, viewer.value].join();
      untracked(() => batch(() => this.#takeStock(fresh, busy, step, actors)));
    });
  }

  #takeStock(fresh: boolean, busy: boolean, step: string, actors: readonly string[]): void {
    const hand = this.#hand;
    this.#note(step);
    if (fresh) {
      hand.putDown();
      hand.selected.value = null;
      hand.means.value = null;
      hand.notice.value = null;
      hand.basket.clear();
    }
    if (busy || this.#goesOnByItself()) return;
    this.#takeNext(actors);
    const again = this.#again;
    this.#again = null;
    if (again?.unit === hand.selected.value && hand.targets.some(({ target }) => target === again.target))
      hand.aimAt(again.target);
  }

  /** Does what alone can be done: nobody is asked a question that has one answer. By post every order is the player's own. */
  #goesOnByItself(): boolean {
    const { session } = this.#hand;
    const only = session.post ? null : onlyAnswer(session);
    return only !== null && session.goOn(only) === null;
  }

  /** Takes the unit that alone can act, or the one after that which has done all it could in this step. */
  #takeNext(actors: readonly string[]): void {
    const hand = this.#hand;
    const selected = hand.selected.value;
    const { unit: last } = this.#last;
    if (selected !== null && actors.includes(selected)) return;
    const order = hand.units.value.map(({ id }) => id);
    const from = last === null ? -1 : order.indexOf(last);
    const after = [...order.slice(from + 1), ...order.slice(0, from + 1)].find(id => actors.includes(id));
    if (after === undefined || (actors.length > 1 && last === null)) return;
    hand.selected.value = after;
    // Whoever goes by keys goes on from where she lies; anybody else is told no more of where another lay.
    const hex = hand.unit(after)?.hexes[0] ?? 0;
    if (!hand.cursorShown.value) hand.cursor.value = 0;
    else if (hex !== 0) hand.cursor.value = hex;
  }

  /** Notes whom the player has had in hand in this step. */
  #note(step: string): void {
    const had = this.#hand.unit(this.#hand.selected.value);
    if (this.#last.step !== step) this.#last = { step, unit: null };
    else if (had?.side === this.#hand.session.viewer.value) this.#last.unit = had.id;
  }
}
