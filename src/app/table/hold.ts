import { signal } from '@preact/signals';

/**
 * This window's hold of a game: two windows that kept the same game would undo each other's moves. The window that opened it last
 * has it. Browsers without locks (pages that came by plain http) know of one window only.
 */
export class Hold {
  /** Whether another window of this browser has taken the game over: nothing done here is kept any more. */
  readonly lost = signal(false);
  #letGo = (): void => undefined;

  constructor(id: string) {
    const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
    if (!locks) return;
    let holds = true;
    const held = new Promise<void>(resolve => {
      this.#letGo = () => {
        holds = false;
        resolve();
      };
    });
    locks
      .request(`brownwater/${id}`, { steal: true }, () => held)
      .catch(() => {
        // Only a thief ends it so.
        if (holds) this.lost.value = true;
      });
  }

  /** The game is no longer on the table. */
  letGo(): void {
    this.#letGo();
  }
}
