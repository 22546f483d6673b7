import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { situationOf } from '../../core/engine.ts';
import type { GameEvent, State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import { narrationFor } from '../../system/narration.ts';
import { Folding } from './folding.ts';
import type { Session } from './session.ts';

/** What one command brought, and the state that it led to, as the viewer may know it. */
interface RecapPart {
  events: readonly GameEvent[];
  after: State;
}

/** A scene that can be looked at again. */
export interface Recap {
  before: State;
  parts: readonly RecapPart[];
}

/** What throws the pictures onto the board. */
export interface RecapView {
  /** Shows a state and nothing that can be done in it; from now on units are where it has them. */
  show(state: State): void;
  act(event: GameEvent): Promise<void>;
  cut(): void;
  /** Whether nothing moves: then every event is given time to be read. */
  still(): boolean;
}

const RATES = [1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** Milliseconds that an event stands where nothing moves, and the end of a film; and that dice lie on the table. */
const STANDS = 650;
const DICE = 700;

/** The events since the viewer's last decision; his own, where he was the last to bring something about, or only looks on. */
export const recapOf = (session: Session): Recap | null => {
  const { rules } = session.setup.match;
  const entries = session.history.value
    .slice(0, session.shownCount.value)
    .map(entry => ({ ...entry, events: seenOf(rules, entry.events, session.eyes.value) }));
  const viewer = session.viewer.value;
  const now = situationOf(session.setup.match, session.stateAt(entries.length));
  const isSeen = (events: readonly GameEvent[]): boolean =>
    events.some(event => rules.desk.events.where(event, now).units.length > 0);
  const last = entries.findLastIndex(({ events }) => isSeen(events));
  const ending = entries[last];
  if (!ending) return null;
  const own = session.watched.value || ending.command.side === viewer;
  let first = last;
  for (let entry = entries[first - 1]; entry; entry = entries[first - 1]) {
    const belongs = own ? entry.gesture === ending.gesture : entry.command.side !== viewer;
    if (!belongs) break;
    first -= 1;
  }
  const eyes = session.open.value && !session.peeking.value ? null : viewer;
  return {
    before: session.known(session.stateAt(first), eyes),
    parts: entries
      .slice(first, last + 1)
      .filter(({ events }) => events.length > 0)
      .map(({ events, state }) => ({ events, after: session.known(state, eyes) })),
  };
};

/** What happened between two moments of a battle that is over: everything may be known of it. */
export const recapBetween = (session: Session, from: number, to: number): Recap => ({
  before: session.stateAt(from),
  parts: session.history.value
    .slice(from, to)
    .filter(({ events }) => events.length > 0)
    .map(({ events, state }) => ({ events, after: state })),
});

/** The player of scenes: those that happen can be slowed, held and stepped, and the last one can be looked at again. */
export class Film {
  readonly #session: Session;
  readonly paused = signal(false);
  readonly rate = signal<Rate>(1);
  readonly replaying = signal(false);
  /** Shortens what an enemy's unit does. */
  readonly folding = new Folding(() => performance.now());
  /** Of the enemy's doings only those are shown that concern the player's units. */
  readonly concerning = signal(false);
  /** Whether what is happening is passed over for that. */
  readonly passing = signal(false);
  /** Whether everything is passed over until the player decides. */
  readonly skipping = signal(false);
  /** What is told now, and how far the recap has run. */
  readonly told = signal<{ words: string; at: number; of: number } | null>(null);
  /** The scene that can be looked at again. */
  readonly recap: ReadonlySignal<Recap | null>;
  recapView: RecapView | null = null;
  #showing = 0;
  #open: (() => void) | null = null;

  constructor(session: Session) {
    this.#session = session;
    this.recap = computed(() =>
      session.busy.value || (session.viewer.value === null && !session.watched.value) || session.curtain.value
        ? null
        : recapOf(session),
    );
    // What happens goes before what has happened.
    effect(() => {
      const { busy, curtain } = session;
      const interrupted = busy.value || curtain.value !== null;
      untracked(() => batch(() => this.#attend(interrupted, busy.value)));
    });
  }

  #attend(interrupted: boolean, busy: boolean): void {
    if (interrupted && this.replaying.value) this.stop();
    if (!busy && !this.replaying.value) {
      this.told.value = null;
      this.paused.value = false;
      this.passing.value = false;
    }
    if (!busy && this.#session.offers.value.length > 0) this.skipping.value = false;
  }

  /** Whether one player sits before the screen, and his enemy's moves are watched. */
  get facesOpponent(): boolean {
    return this.#session.lone.value !== null;
  }

  /** Whether pictures run, of what happens or of what has happened. */
  get running(): boolean {
    return this.#session.busy.value || this.replaying.value;
  }

  /** Each event passes here before it is seen: at once, when the film goes on, or one by one. */
  async gate(event: GameEvent, at = 0, of = 0): Promise<void> {
    if (this.paused.peek()) await new Promise<void>(resolve => (this.#open = resolve));
    this.#open = null;
    const words = narrationFor(this.#session.setup.match, event, this.#session.eyes.peek());
    if (words !== null) this.told.value = { words, at, of };
  }

  hold(): void {
    if (this.running) this.paused.value = !this.paused.value;
    if (!this.paused.value) this.#open?.();
  }

  /** One event, and then it stands again. */
  step(): void {
    if (!this.running) return;
    this.paused.value = true;
    this.#open?.();
  }

  /** Passes over all that the enemy does until the player has to decide. */
  skipToOwn(): void {
    this.skipping.value = true;
    this.#session.playback.skip();
  }

  /** Slower and faster, round and round. */
  changeRate(): void {
    this.rate.value = RATES[(RATES.indexOf(this.rate.value) + 1) % RATES.length] ?? 1;
  }

  /** Lets go of whatever is held: what is being played is to end. */
  release(): void {
    this.paused.value = false;
    this.#open?.();
  }

  /** Ends looking back; the board shows the present again. */
  stop(): void {
    if (!this.replaying.value) return;
    this.#showing += 1;
    batch(() => {
      this.release();
      this.recapView?.cut();
      this.#session.playback.tray.value = null;
      this.told.value = null;
      this.replaying.value = false;
    });
  }

  /** Looks at a scene again, the last one where none is given, from the state before it. */
  async again(recap = this.recap.peek()): Promise<void> {
    const { recapView } = this;
    if (!recap || !recapView || this.running) return;
    const showing = ++this.#showing;
    const of = recap.parts.reduce((sum, part) => sum + part.events.length, 0);
    this.replaying.value = true;
    recapView.show(recap.before);
    let at = 0;
    for (const { events, after } of recap.parts) {
      for (const event of events) {
        await this.gate(event, ++at, of);
        if (showing === this.#showing) await this.#show(event, recapView);
        if (showing !== this.#showing) return;
      }
      recapView.show(after);
    }
    await this.#pause(STANDS / this.rate.peek());
    if (showing === this.#showing) this.stop();
  }

  async #show(event: GameEvent, recapView: RecapView): Promise<void> {
    const { rules } = this.#session.setup.match;
    const { tray } = this.#session.playback;
    const roll = rules.desk.events.roll(event);
    if (roll) tray.value = { ...roll, rolling: false };
    try {
      await recapView.act(event);
    } catch (error) {
      // A picture that fails must not hold up the rest.
      console.error(error);
    }
    const wait = roll ? DICE : recapView.still() ? STANDS : 0;
    if (wait > 0) await this.#pause(wait / this.rate.peek());
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.#open = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#open = done;
    });
  }
}
