import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { timelineOf } from '../../../src/app/board/timeline.ts';
import { runOf, type BoardRun } from '../../../src/app/view/boardRun.ts';

vi.mock('../../../src/app/sound/player.ts', () => ({
  Player: class {
    hear = (): void => undefined;
    hush = (): void => undefined;
    close = (): void => undefined;
  },
}));

const LONG = 60_000;

/** A board of which nothing but the time is there, and an event with three pictures, one after another. */
const boardOf = (rate = signal(1)) => {
  const timeline = timelineOf(
    () => 0,
    () => undefined,
  );
  const seen: string[] = [];
  const board = {
    setSpeed(speed: number) {
      timeline.speed = speed;
      if (speed <= 0) timeline.skip();
    },
  };
  const run: BoardRun = runOf(board, new EventTarget() as HTMLElement, () => rate.value);
  const event = async (): Promise<void> => {
    run.goOn();
    for (const picture of ['fires', 'burns', 'sinks']) {
      await timeline.run(LONG, () => undefined);
      seen.push(picture);
    }
  };
  return { rate, run, seen, timeline, event };
};

/** Time for whatever follows without a clock. */
const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 5));

describe('what runs on a board', () => {
  it('is over at once when it is cut short, with all that its event still had to show', async () => {
    const { run, seen, event } = boardOf();
    void event();
    await aMoment();
    expect(seen).toEqual([]);
    run.cut();
    await aMoment();
    expect(seen).toEqual(['fires', 'burns', 'sinks']);
    run.end();
  });

  it('does not go on when the rate changes meanwhile, and does with the next event', async () => {
    const { rate, run, seen, timeline, event } = boardOf();
    void event();
    run.cut();
    rate.value = 2;
    expect(timeline.speed).toBe(0);
    await aMoment();
    void event();
    expect(timeline.speed).toBe(2);
    await aMoment();
    expect(seen).toHaveLength(3);
    rate.value = 0;
    await aMoment();
    expect(seen).toHaveLength(6);
    run.end();
  });

  it('ends with the board', async () => {
    const { rate, run, seen, timeline, event } = boardOf();
    void event();
    run.end();
    await aMoment();
    expect(seen).toHaveLength(3);
    rate.value = 4;
    expect(timeline.speed).toBe(0);
  });
});
