/** Passages: ways with room for a ship's turns, round what she had better not come into. */
import { describe, expect, it } from 'vitest';
import { passageTo, type Heading, type Tolls } from '../../../src/bots/passages.ts';
import { NO_WAY } from '../../../src/bots/waters.ts';
import { chartOf } from '../../../src/chart/index.ts';
import { ALL_FACINGS } from '../../../src/core/types.ts';

const chart = chartOf({
  hexes: Array.from({ length: 7 }, () =>
    Array.from({ length: 16 }, () => ({ terrain: 'channel' as const, depth: 30, flow: -1 as const })),
  ),
  north: 0,
  knots: 0,
});

const HELM = { draught: 9, needs: 3, astern: 3 };

const hexesFrom = (heading: Heading, tolls?: Tolls, helm = HELM): number =>
  passageTo(chart, 'hex 1004', () => ALL_FACINGS.map(facing => ({ hex: 1004, facing })), helm, tolls)(heading);

describe('a passage', () => {
  const west = { at: 204, facing: 0, earned: 0 } as const;

  it('is as long as its hexes, and longer for whoever has to turn, the more so the wider she turns', () => {
    expect(hexesFrom(west)).toBe(8);
    const turning = { ...west, facing: 1 } as const;
    expect(hexesFrom(turning)).toBeGreaterThan(8);
    expect(hexesFrom(turning, undefined, { ...HELM, needs: 2 })).toBeLessThan(hexesFrom(turning));
    expect(hexesFrom({ ...turning, earned: 3 })).toBeLessThan(hexesFrom(turning));
  });

  it('counts a hex for as much as its toll says, and goes round it where that is shorter', () => {
    const column = (toll: number): Tolls => new Map([1, 2, 3, 4, 5, 6, 7].map(row => [600 + row, toll]));
    expect(hexesFrom(west, column(5))).toBe(12);
    expect(hexesFrom(west, column(NO_WAY))).toBe(NO_WAY);
    const round = hexesFrom(west, new Map([[604, 50]]));
    expect(round).toBeGreaterThan(8);
    expect(round).toBeLessThan(20);
  });
});
