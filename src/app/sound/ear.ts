import type { Cue, Ear } from './cues.ts';

/** Browser tests hear of every sound that begins by this event on the board, with the cue as its detail. */
const HEARD = 'brownwater:heard';

/** An ear of a board. It hears nothing while pictures do not run, nor before what makes sounds has been fetched. */
export const earOf = (element: HTMLElement, running: () => boolean): Ear & { close(): void } => {
  let player: (Ear & { close(): void }) | null = null;
  let closed = false;
  const heard = (cue: Cue): void => void element.dispatchEvent(new CustomEvent(HEARD, { detail: cue }));
  import('./player.ts').then(
    ({ Player }) => {
      if (!closed) player = new Player(heard);
    },
    // A battle without sound is a battle.
    (error: unknown) => console.error(error),
  );
  return {
    hear(cue) {
      if (running()) player?.hear(cue);
    },
    hush: () => player?.hush(),
    close() {
      closed = true;
      player?.close();
      player = null;
    },
  };
};
