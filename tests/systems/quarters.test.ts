import { describe, expect, it } from 'vitest';
import type { Chart } from '../../src/core/chart.ts';
import {
  hasHex,
  headingOf,
  lessHex,
  nextGroup,
  savedAfter,
  settleGroup,
  sidesEarned,
  streamAlong,
  type Traffic,
} from '../../src/rules/shared/quarters.ts';

/** Parts in hand, and hexes entered, after each of four quarters at so many half-knots over the ground. */
const quarters = (halves: number, inHand = 0): { hexes: number[]; inHand: number } => {
  const hexes: number[] = [];
  let kept = inHand;
  for (let quarter = 1; quarter <= 4; quarter++) {
    kept += halves;
    let entered = 0;
    for (; hasHex({ inHand: kept }); kept = lessHex(kept)) entered += Math.sign(kept);
    hexes.push(entered);
  }
  return { hexes, inHand: kept };
};

describe('C1: four quarters, each of as many 24ths of a hex as half-knots', () => {
  it('6 knots are 2 hexes and leave nothing', () => {
    expect(quarters(12)).toEqual({ hexes: [0, 1, 0, 1], inHand: 0 });
  });

  it('example 2: 7 knots are 2 hexes and 8 parts, 3 knots of current make it 3 or 1', () => {
    expect(quarters(14)).toEqual({ hexes: [0, 1, 0, 1], inHand: 8 });
    expect(quarters(14 + 6)).toEqual({ hexes: [0, 1, 1, 1], inHand: 8 });
    expect(quarters(14 - 6)).toEqual({ hexes: [0, 0, 1, 0], inHand: 8 });
  });

  it('example 2: 1 knot against 5 goes stern first in the third quarter, and 8 parts below 0 are kept', () => {
    expect(quarters(2 - 10)).toEqual({ hexes: [0, 0, -1, 0], inHand: -8 });
    expect(quarters(2 - 10).inHand).not.toBe(0);
  });

  it('what is kept goes before what comes', () => {
    expect(quarters(14, 8)).toEqual({ hexes: [0, 1, 1, 0], inHand: 16 });
  });

  it('parts below 0 carry over the stern, others over the bow', () => {
    expect(headingOf({ facing: 1, inHand: 24 })).toBe(1);
    expect(headingOf({ facing: 1, inHand: -24 })).toBe(4);
  });
});

describe('C9: the current helps, hinders or does neither', () => {
  const chart = { flow: (hex: number) => (hex === 2 ? -1 : 0) } as unknown as Chart;
  it.each([
    [0, 6],
    [1, 0],
    [2, 0],
    [3, -6],
    [4, 0],
    [5, 0],
  ] as const)('heading %i: %i half-knots', (facing, halves) => {
    expect(streamAlong(chart, 1, facing, 6)).toBe(halves);
  });

  it('not in slack water', () => {
    expect(streamAlong(chart, 2, 0, 6)).toBe(0);
  });
});

describe('C7: a hexside for as many knots as the radius has inches', () => {
  /** Hexes on which she may turn, if she does so whenever she may. */
  const turns = (radius: number, hexes: number): number[] => {
    const on: number[] = [];
    let saved = 0;
    for (let hex = 1; hex <= hexes; hex++) {
      const sides = Math.min(1, sidesEarned(saved, 3, radius));
      if (sides > 0) on.push(hex);
      saved = savedAfter(saved, 3, radius, sides);
    }
    return on;
  };

  it('example 3: radius 7 from rest, first on the 3rd hex with 2 kept, next on the 5th with 1', () => {
    expect(turns(7, 5)).toEqual([3, 5]);
    expect(savedAfter(6, 3, 7, 1)).toBe(2);
    expect(savedAfter(5, 3, 7, 1)).toBe(1);
  });

  it('a turn every 1.7 or 3 hexes at 5 and 9 inches', () => {
    expect(turns(5, 12)).toEqual([2, 4, 5, 7, 9, 10, 12]);
    expect(turns(9, 9)).toEqual([3, 6, 9]);
  });

  it('no more is saved than one radius', () => {
    expect(savedAfter(7, 3, 7, 0)).toBe(7);
    expect(sidesEarned(7, 3, 7)).toBe(1);
    expect(sidesEarned(2, 3, 2)).toBe(2);
  });
});

describe('C4: the fastest first, equal speeds together', () => {
  const slow = { id: 'slow', rate: 8 };
  const fast = { id: 'fast', rate: 20 };
  const back = { id: 'back', rate: -20 };

  it('over the ground, whichever way they go', () => {
    expect(nextGroup([slow, fast, back], [])).toEqual({ group: [fast, back], stepped: ['fast', 'back'] });
  });

  it('whoever has had a hex waits until all have had theirs', () => {
    expect(nextGroup([slow, fast], ['fast'])).toEqual({ group: [slow], stepped: ['fast', 'slow'] });
    expect(nextGroup([fast], ['fast', 'slow'])).toEqual({ group: [fast], stepped: ['fast'] });
  });
});

describe('C4, C12: who gets through', () => {
  const lying = (
    where: Readonly<Record<string, number>>,
    stopped: Traffic['stopped'] = (...both) => both,
  ): Traffic => ({
    lieIn: hex => Object.keys(where).filter(id => where[id] === hex),
    stopped,
  });

  it('a ship comes upon one that lies there', () => {
    const { through, meetings } = settleGroup([{ ship: 'a', from: 1, to: 2 }], lying({ a: 1, b: 2 }));
    expect(through).toEqual([]);
    expect(meetings).toEqual([{ ship: 'a', others: ['b'], how: 'lies' }]);
  });

  it('not upon one that makes room in the same step, but upon one that is stopped doing so', () => {
    const steps = [
      { ship: 'a', from: 1, to: 2 },
      { ship: 'b', from: 2, to: 3 },
    ];
    expect(settleGroup(steps, lying({ a: 1, b: 2 })).through).toEqual(steps);
    expect(settleGroup(steps, lying({ a: 1, b: 2, c: 3 })).meetings).toEqual([
      { ship: 'b', others: ['c'], how: 'lies' },
      { ship: 'a', others: ['b'], how: 'lies' },
    ]);
  });

  it('two that would enter one hex both stop, or one waits, or neither', () => {
    const steps = [
      { ship: 'a', from: 1, to: 2 },
      { ship: 'b', from: 3, to: 2 },
    ];
    const where = { a: 1, b: 3 };
    expect(settleGroup(steps, lying(where)).meetings).toEqual([{ ship: 'a', others: ['b'], how: 'crossing' }]);
    expect(settleGroup(steps, lying(where)).through).toEqual([]);
    const polite = settleGroup(
      steps,
      lying(where, () => ['b']),
    );
    expect(polite.through).toEqual(steps.slice(0, 1));
    expect(polite.meetings).toEqual([{ ship: 'b', others: ['a'], how: 'waits' }]);
    expect(
      settleGroup(
        steps,
        lying(where, () => []),
      ).through,
    ).toEqual(steps);
  });

  it('two that would exchange hexes both stop', () => {
    const steps = [
      { ship: 'a', from: 1, to: 2 },
      { ship: 'b', from: 2, to: 1 },
    ];
    expect(settleGroup(steps, lying({ a: 1, b: 2 })).meetings).toEqual([{ ship: 'a', others: ['b'], how: 'exchange' }]);
  });

  it('off the chart nobody is in the way', () => {
    const steps = [
      { ship: 'a', from: 1, to: 0 },
      { ship: 'b', from: 2, to: 0 },
    ];
    expect(settleGroup(steps, lying({ a: 1, b: 2 })).through).toEqual(steps);
  });
});
