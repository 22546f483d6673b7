import type { GameEvent, HexId } from '../../src/core/types.ts';
import { perform, type OnBoard, type Stage, type StageActs } from '../../src/system/stage.ts';

const HEXES: Readonly<Record<string, HexId>> = { a: 202, b: 303, fort: 505 };

/** A stage on a board that notes what it is asked for, and ends none of the acts that are held before it is told to. */
export const staged = <E extends GameEvent>(
  stageOf: (acts: StageActs, units: OnBoard) => Stage<E>,
  { held = [], ...more }: { held?: readonly string[] } & Partial<OnBoard> = {},
) => {
  const calls: unknown[][] = [];
  const ends: (() => void)[] = [];
  const acts = new Proxy({} as StageActs, {
    get:
      (_, name: string) =>
      (...args: unknown[]) => {
        calls.push([name, ...args]);
        return held.includes(name) ? new Promise<void>(resolve => ends.push(resolve)) : Promise.resolve();
      },
  });
  const units: OnBoard = {
    at: unit => HEXES[unit] ?? 0,
    side: unit => (unit === 'a' ? 'union' : 'confederate'),
    facing: () => 0,
    card: () => null,
    ...more,
  };
  const stage = stageOf(acts, units);
  return {
    calls,
    ends,
    play: async (...events: E[]): Promise<void> => {
      for (const event of events) await perform(stage, event);
    },
    names: () => calls.map(([name]) => name),
    /** Words over the board. */
    words: () => calls.filter(([name]) => name === 'caption').map(([, , text]) => text),
  };
};
