import { batch, signal } from '@preact/signals';
import type { ShownRoll } from '../../system/desk/index.ts';
import type { GameEvent } from '../../core/types.ts';

/** What one command brought: its events in order. */
export interface Scene {
  events: readonly GameEvent[];
}

/** What the director asks of others. */
export interface Troupe {
  /** Dice that an event shows. */
  roll(event: GameEvent): ShownRoll | null;
  /** Whether who sits before the screen knows of an event; of others nothing is seen, and no time goes by. */
  sees(event: GameEvent): boolean;
  /** Plays the event on the board; at once where nothing is to move. */
  act(event: GameEvent): Promise<void>;
  /** The event has been seen, by those who can, and may stand in the log. */
  told(event: GameEvent): void;
  /** The scene is over: the state it led to may be shown. */
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
export class Director {
  /** Whether something is still to be seen. */
  readonly busy = signal(false);
  readonly tray = signal<Tray | null>(null);
  readonly #troupe: Troupe;
  #scenes: Scene[] = [];
  #running: Promise<void> = Promise.resolve();
  #cut = false;
  #wake: (() => void) | null = null;

  constructor(troupe: Troupe) {
    this.#troupe = troupe;
  }

  enqueue(scene: Scene): void {
    this.#scenes.push(scene);
    if (this.busy.value) return;
    this.busy.value = true;
    this.#cut = false;
    this.#running = this.#playAll();
  }

  /** Ends at once with everything that is queued. */
  skip(): void {
    if (!this.busy.value) return;
    this.#cut = true;
    this.#troupe.cut();
    this.#wake?.();
  }

  /** When all has been seen. */
  settled(): Promise<void> {
    return this.#running;
  }

  async #playAll(): Promise<void> {
    for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
      for (const event of scene.events) {
        if (this.#troupe.sees(event)) await this.#play(event);
        this.#troupe.told(event);
      }
      batch(() => {
        this.busy.value = this.#scenes.length > 0;
        this.#troupe.finished();
      });
    }
  }

  async #play(event: GameEvent): Promise<void> {
    const roll = this.#troupe.roll(event);
    if (roll) {
      const rolling = !this.#cut && this.#troupe.pace() > 0;
      this.tray.value = { ...roll, rolling };
      await this.#pause(DICE_ROLL_MS);
      this.tray.value = { ...roll, rolling: false };
    }
    if (this.#cut) return;
    try {
      await this.#troupe.act(event);
    } catch (error) {
      // A picture that fails must not hold up the battle.
      console.error(error);
    }
    if (roll) await this.#pause(DICE_STAND_MS);
  }

  #pause(milliseconds: number): Promise<void> {
    const pace = this.#cut ? 0 : this.#troupe.pace() * (this.#scenes.length > 1 ? HURRY : 1);
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
