import { describe, expect, it } from 'vitest';
import { handOut, type Handing } from '../../../src/trials/handing.ts';

const NUMBERS = Array.from({ length: 100 }, (_, number) => number);
const PLENTY = 50;

type Part = readonly number[];

/** Takes parts until none are left. */
const partsOf = (handing: Handing<Part>): { from: number; part: Part }[] => {
  const parts: { from: number; part: Part }[] = [];
  for (let task = handing.next(PLENTY); task; task = handing.next(PLENTY)) parts.push(task);
  return parts;
};

describe('numbers handed out', () => {
  it('go out once each, in parts that become small towards the end', () => {
    const parts = partsOf(handOut<Part>(NUMBERS, 2, { progress: () => undefined, take: () => false }));
    expect(parts.flatMap(({ part }) => part)).toEqual(NUMBERS);
    const sizes = parts.map(({ part }) => part.length);
    // Never more than leaves either hand another part of the same size.
    expect(sizes.slice(0, 4)).toEqual([25, 19, 14, 11]);
    expect(sizes.slice(-3)).toEqual([1, 1, 1]);
  });

  it('come back in their order, whoever is done first', () => {
    const taken: number[] = [];
    const handing = handOut<Part>(NUMBERS, 2, {
      progress: () => undefined,
      take: part => {
        taken.push(...part);
        return false;
      },
    });
    for (const { from, part } of partsOf(handing).reverse()) handing.receive(from, part, part);
    expect(taken).toEqual(NUMBERS);
  });

  it('stop where enough is known', () => {
    const handing = handOut<Part>(NUMBERS, 2, { progress: () => undefined, take: part => part.includes(25) });
    const parts: Part[] = [];
    for (let task = handing.next(PLENTY); task; task = handing.next(PLENTY)) {
      parts.push(task.part);
      handing.receive(task.from, task.part, task.part);
    }
    expect(parts.map(({ length }) => length)).toEqual([25, 19]);
  });
});
