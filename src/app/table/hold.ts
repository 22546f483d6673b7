import { signal } from '@preact/signals';

/** Whether another window of this browser has taken the game over that lies on this one's table: nothing done here is kept any more. */
export const takenOver = signal(false);

let letGo = (): void => undefined;

/**
 * Takes a game for this window: two that kept the same game would undo each other's moves. The window that opened it last has
 * it. Browsers without locks (pages that came by plain http) know of one window only.
 */
export const holdGame = (id: string): void => {
  letGo();
  takenOver.value = false;
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return;
  let holds = true;
  const held = new Promise<void>(resolve => {
    letGo = () => {
      holds = false;
      resolve();
    };
  });
  locks
    .request(`brownwater/${id}`, { steal: true }, () => held)
    .catch(() => {
      // Only a thief ends it so.
      if (holds) takenOver.value = true;
    });
};

/** The game is no longer on the table. */
export const letGameGo = (): void => {
  letGo();
  takenOver.value = false;
};
