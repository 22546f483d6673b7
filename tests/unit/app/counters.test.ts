/** How large counters are at a zoom, when they bear their names, and what tells a ship from her sisters. */
import { describe, expect, it } from 'vitest';
import { counterScale, hullSwell, showsPlates } from '../../../src/app/board/counterSize.ts';
import { hurtSteps } from '../../../src/app/board/conditions.ts';
import { HURT_STEPS, RING_RADIUS } from '../../../src/app/board/drawings.ts';
import { monogramsOf } from '../../../src/app/board/monograms.ts';
import { HULL_SPAN } from '../../../src/app/board/unitTextures.ts';
import type { UnitTrack } from '../../../src/system/desk/index.ts';
import { HEX_WIDTH } from '../../../src/chart/layout.ts';

describe('counters', () => {
  it('are never smaller than can be told apart over the whole chart of a battle, and lie as they are elsewhere', () => {
    for (const zoom of [0.36, 0.45, 0.5])
      expect(2 * RING_RADIUS * zoom * counterScale(zoom)).toBeGreaterThanOrEqual(33);
    expect(counterScale(0.1)).toBeLessThanOrEqual(1.5);
    expect(counterScale(1)).toBe(1);
  });

  it('fill their hex where the eye is close', () => {
    expect(hullSwell(0.8)).toBe(1);
    const close = (HULL_SPAN * hullSwell(2)) / HEX_WIDTH;
    expect(close).toBeGreaterThan(1.1);
    expect(close).toBeLessThan(1.2);
  });

  it('bear no plates where the whole chart is in view', () => {
    expect(showsPlates(0.36)).toBe(false);
    expect(showsPlates(34 / HEX_WIDTH)).toBe(true);
  });
});

describe('damage on a counter', () => {
  const steps = (left: number, full = 30): number => hurtSteps({ tracks: [{ left, full } as UnitTrack] });

  it('is seen from the first point on, grows with every quarter, and is whole only where nothing is left', () => {
    expect([30, 29, 22, 15, 8, 1, 0].map(left => steps(left))).toEqual([0, 1, 2, 2, 3, 3, HURT_STEPS]);
    expect(steps(0, 0)).toBe(0);
  });
});

describe('sisters', () => {
  const of = (...names: string[]): string[] => [
    ...monogramsOf(names.map((name, place) => ({ id: String(place), name, kind: 'city' }))).values(),
  ];

  it('are told apart by a letter or two of their names, or by their numbers', () => {
    expect(of('USS Cairo', 'USS Carondelet', 'USS Louisville', 'USS St. Louis')).toEqual(['C', 'Ca', 'L', 'Lo']);
    expect(of('Mortar Boat No. 16', 'Mortar Boat No. 2')).toEqual(['16', '2']);
    expect(of('A', 'A')).toEqual(['A', '2']);
  });

  it('are ships of one kind: one alone needs no letter', () => {
    expect(of('USS Benton')).toEqual([]);
    const ships = ['one', 'other'].map(kind => ({ id: kind, name: 'USS Cairo', kind }));
    expect(monogramsOf(ships).size).toBe(0);
  });
});
