import { signal } from '@preact/signals';

/** For how many milliseconds of it an enemy's turn runs at which rate: what comes late in a long one matters less. */
const STAGES = [
  { until: 1000, rate: 1 },
  { until: 2000, rate: 2.5 },
  { until: Infinity, rate: 6 },
] as const;

/** The same where a step resolves for both sides at once: one's own shots are among them, and have more time. */
const ALL_AT_ONCE = [
  { until: 5000, rate: 1 },
  { until: 10_000, rate: 2 },
  { until: Infinity, rate: 4 },
] as const;

/** Shortens the turns of an enemy's units on the screen, however much happens in them. */
export class Folding {
  /** How much faster things run now. */
  readonly rate = signal(1);
  readonly #clock: () => number;
  #turn: string | null = null;
  #begun = 0;

  /** @param clock milliseconds that only ever grow */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /**
   * Something of that turn is about to be shown, at the player's speed; null where nothing is to be shortened.
   * `ofAll`: it is no unit's turn, but a step that resolves for everybody.
   */
  follow(turn: string | null, speed: number, ofAll = false): void {
    if (turn === null || turn !== this.#turn) this.#begun = this.#clock();
    this.#turn = turn;
    const shown = (this.#clock() - this.#begun) * speed;
    const stages = ofAll ? ALL_AT_ONCE : STAGES;
    this.rate.value = turn === null ? 1 : (stages.find(({ until }) => shown < until)?.rate ?? 1);
  }

  /** What is to be seen now is worth its time: a ram, a sinking. */
  ease(): void {
    this.rate.value = 1;
  }
}
