import { effect } from '@preact/signals';
import type { Board } from './boardPort.ts';
import type { Ear } from '../sound/cues.ts';
import { earOf } from '../sound/ear.ts';

/** Pictures and noises of a board at the player's rate, until they are cut short. */
export interface BoardRun {
  readonly ear: Ear;
  /** Ends what runs, and at once whatever the same event still has to show: nothing of it may go on later. */
  cut(): void;
  /** An event is about to be shown: from here on things run again. */
  goOn(): void;
  /** The board is about to go: nothing runs on it any more. */
  end(): void;
}

/** @param rated how much faster than drawn, 0 = no time; read within an effect */
export const runOf = (board: Pick<Board, 'setSpeed'>, element: HTMLElement, rated: () => number): BoardRun => {
  let cutting = false;
  const ear = earOf(element, () => !cutting && rated() > 0);
  const stop = effect(() => {
    const rate = rated();
    // A rate that changes in the meantime must not set going what was cut.
    board.setSpeed(cutting ? 0 : rate);
  });
  const cut = (): void => {
    cutting = true;
    ear.hush();
    board.setSpeed(0);
  };
  return {
    ear,
    cut,
    goOn() {
      if (!cutting) return;
      cutting = false;
      board.setSpeed(rated());
    },
    end() {
      cut();
      stop();
      ear.close();
    },
  };
};
