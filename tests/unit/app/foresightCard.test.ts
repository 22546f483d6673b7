import { describe, expect, it } from 'vitest';
import { cornerBeside } from '../../../src/app/play/foresightCard.tsx';

const FRAME = { width: 1000, height: 700 };
const PLACE = { x: 400, y: 300 };

describe('What is foreseen of a place', () => {
  it('stands to its right, and to its left where the chart ends', () => {
    expect(cornerBeside(PLACE, [], FRAME)).toEqual({ x: 444, y: 256 });
    expect(cornerBeside({ x: 900, y: 300 }, [], FRAME)).toEqual({ x: 596, y: 256 });
  });

  it('gives way to ships: to the left, above, below, wherever it covers fewest', () => {
    const right = { x: 500, y: 300 };
    const left = { x: 200, y: 300 };
    expect(cornerBeside(PLACE, [right], FRAME)).toEqual({ x: 96, y: 256 });
    expect(cornerBeside(PLACE, [right, left], FRAME)).toEqual({ x: 444, y: 331 });
    expect(cornerBeside(PLACE, [right, left, { x: 500, y: 420 }], FRAME)).toEqual({ x: 96, y: 331 });
    expect(cornerBeside(PLACE, [right, left, { x: 500, y: 420 }, { x: 200, y: 420 }], FRAME)).toEqual({
      x: 444,
      y: 106,
    });
  });

  it('never lies over the rim of the chart, nor over the line at its foot', () => {
    for (const x of [0, 30, 500, 990])
      for (const y of [0, 350, 700]) {
        const corner = cornerBeside({ x, y }, [{ x: 500, y: 350 }], FRAME);
        expect(corner.x >= 0 && corner.y >= 0 && corner.x <= 740 && corner.y <= 486).toBe(true);
      }
  });
});
