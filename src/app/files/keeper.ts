import { effect, signal } from '@preact/signals';

/** How far what is shown has been kept. */
export type Keeping = 'kept' | 'keeping' | 'failed';

/** Keepers that are at it now. */
const atIt = signal(0);

/** Resolves when nothing is on its way to where it is kept. */
export const allKept = (): Promise<void> =>
  new Promise(resolve => {
    const stop = effect(() => {
      if (atIt.value > 0) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

/** Milliseconds after which a write is not waited for any more: some browsers never answer. */
const PATIENCE = 4000;

/**
 * Keeps the newest of something that changes often: one write is on its way at any time, and whatever changes meanwhile waits for the
 * next one together.
 */
export class Keeper<T> {
  readonly keeping = signal<Keeping>('kept');
  readonly #write: (newest: T, sent: () => void) => Promise<boolean>;
  #newest: { what: T } | null = null;
  /** Those who wait until the newest is on its way. */
  #waiting: (() => void)[] = [];
  #isAtIt = false;

  /** @param write tells when the browser has everything in its hands, and answers whether it is kept */
  constructor(write: (newest: T, sent: () => void) => Promise<boolean>) {
    this.#write = write;
  }

  /** Keeps this, or what is newer by then. Resolves when it is on its way to the disk, whatever becomes of this page. */
  keep(what: T): Promise<void> {
    this.#newest = { what };
    this.keeping.value = 'keeping';
    const sent = new Promise<void>(resolve => this.#waiting.push(resolve));
    if (!this.#isAtIt) {
      this.#isAtIt = true;
      atIt.value = atIt.peek() + 1;
      // What one gesture brings about belongs together.
      queueMicrotask(() => void this.#work());
    }
    return sent;
  }

  async #work(): Promise<void> {
    let isKept = true;
    while (this.#newest) {
      const { what } = this.#newest;
      const waiting = this.#waiting;
      this.#newest = null;
      this.#waiting = [];
      const sent = (): void => waiting.splice(0).forEach(go => go());
      isKept = await this.#patiently(this.#write(what, sent));
      sent();
    }
    this.#isAtIt = false;
    atIt.value = atIt.peek() - 1;
    this.keeping.value = isKept ? 'kept' : 'failed';
  }

  #patiently(writing: Promise<boolean>): Promise<boolean> {
    return new Promise(resolve => {
      const giveUp = setTimeout(() => resolve(false), PATIENCE);
      const done = (isKept: boolean): void => {
        clearTimeout(giveUp);
        resolve(isKept);
      };
      writing.then(done, () => done(false));
    });
  }
}
