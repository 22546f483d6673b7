import { batch, signal } from '@preact/signals';
import type { ShownRoll } from '../../system/desk/index.ts';
import type { GameEvent } from '../../core/types.ts';

/** What one command brought: its events in order. */
export interface Happening {
  events: readonly GameEvent[];
  /** When it may be seen: what is on its way to the disk cannot be lost any more. At once where nothing is kept. */
  kept?: Promise<void>;
}

/** What the playback asks of others. */
export interface PlaybackHost {
  /** Dice that an event shows. */
  roll(event: GameEvent): ShownRoll | null;
  /** Whether who sits before the screen knows of an event; of others nothing is seen, and no time goes by. */
  sees(event: GameEvent): boolean;
  /** An event is about to be shown, its dice first. */
  begin?(event: GameEvent): void;
  /** Plays the event on the board; at once where nothing is to move. */
  act(event: GameEvent): Promise<void>;
  /** The event has been seen, by those who can, and may stand in the log. */
  told(event: GameEvent): void;
  /** The happening is over: the state it led to may be shown. */
  finished(): void;
  /** Ends what runs on the board. */
  cut(): void;
  /** How long things take against normal speed: 0 = no time, one half, 1, 2. */
  pace(): number;
}

/** Dice on the table: thrown, or come to rest. */
export interface Tray extends ShownRoll {
  rolling: boolean;
}

const DICE_ROLL_MS = 550;
const DICE_STAND_MS = 450;
/** How much shorter dice lie on the table while more of the same gesture is waiting: a broadside of twenty guns. */
const HURRY = 0.35;

/** Plays events one after another, and only then lets their state be shown. */
export class Playback {
  /** Whether something is still to be seen. */
  readonly busy = signal(false);
  readonly tray = signal<Tray | null>(null);
  readonly #host: PlaybackHost;
  #waiting: Happening[] = [];
  #running: Promise<void> = Promise.resolve();
  #cut = false;
  /** Whether anything of what is queued has come before the player: only that can be cut short. */
  #begun = false;
  #wake: (() => void) | null = null;

  constructor(host: PlaybackHost) {
    this.#host = host;
  }

  enqueue(happening: Happening): void {
    this.#waiting.push(happening);
    if (this.busy.value) return;
    this.busy.value = true;
    this.#cut = false;
    this.#begun = false;
    this.#running = this.#playAll();
  }

  /** Ends at once with everything that is queued, if the first of it is to be seen: a quick press while an order is kept is none to skip. */
  skip(): void {
    if (!this.busy.value || !this.#begun) return;
    this.#cut = true;
    this.#host.cut();
    this.#wake?.();
  }

  /** When all has been seen. */
  settled(): Promise<void> {
    return this.#running;
  }

  async #playAll(): Promise<void> {
    for (let happening = this.#waiting.shift(); happening; happening = this.#waiting.shift()) {
      if (happening.kept) await happening.kept;
      this.#begun = true;
      for (const event of happening.events) {
        if (this.#host.sees(event)) await this.#play(event);
        this.#host.told(event);
      }
      batch(() => {
        this.busy.value = this.#waiting.length > 0;
        this.#host.finished();
      });
    }
  }

  async #play(event: GameEvent): Promise<void> {
    this.#host.begin?.(event);
    const roll = this.#host.roll(event);
    if (roll) {
      const rolling = !this.#cut && this.#host.pace() > 0;
      this.tray.value = { ...roll, rolling };
      await this.#pause(DICE_ROLL_MS);
      this.tray.value = { ...roll, rolling: false };
    }
    if (this.#cut) return;
    try {
      await this.#host.act(event);
    } catch (error) {
      // A picture that fails must not hold up the battle.
      console.error(error);
    }
    if (roll) await this.#pause(DICE_STAND_MS);
  }

  #pause(milliseconds: number): Promise<void> {
    const pace = this.#cut ? 0 : this.#host.pace() * (this.#waiting.length > 1 ? HURRY : 1);
    if (pace === 0) return Promise.resolve();
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds * pace);
      this.#wake = done;
    });
  }
}
