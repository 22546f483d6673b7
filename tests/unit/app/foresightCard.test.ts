import { describe, expect, it } from 'vitest';
import { cornerBeside, heightOf } from '../../../src/app/play/foresightCard.tsx';

const FRAME = { width: 1000, height: 700, top: 0 };
const HIGH = 150;
const PLACE = { x: 400, y: 300 };

describe('What is foreseen of a place', () => {
  it('stands to its right, and to its left where the chart ends', () => {
    expect(cornerBeside(PLACE, [], FRAME, HIGH)).toEqual({ x: 444, y: 256 });
    expect(cornerBeside({ x: 900, y: 300 }, [], FRAME, HIGH)).toEqual({ x: 596, y: 256 });
  });

  it('gives way to ships: to the left, above, below, wherever it covers fewest', () => {
    const right = { x: 500, y: 300 };
    const left = { x: 200, y: 300 };
    expect(cornerBeside(PLACE, [right], FRAME, HIGH)).toEqual({ x: 96, y: 256 });
    expect(cornerBeside(PLACE, [right, left], FRAME, HIGH)).toEqual({ x: 444, y: 331 });
    expect(cornerBeside(PLACE, [right, left, { x: 500, y: 420 }], FRAME, HIGH)).toEqual({ x: 96, y: 331 });
    expect(cornerBeside(PLACE, [right, left, { x: 500, y: 420 }, { x: 200, y: 420 }], FRAME, HIGH)).toEqual({
      x: 444,
      y: 106,
    });
  });

  it('never lies over the rim of the chart, nor over the line at its foot', () => {
    for (const x of [0, 30, 500, 990])
      for (const y of [0, 350, 700]) {
        const corner = cornerBeside({ x, y }, [{ x: 500, y: 350 }], FRAME, HIGH);
        expect(corner.x >= 0 && corner.y >= 0 && corner.x <= 740 && corner.y <= 486).toBe(true);
      }
  });

  it('lies over no row of buttons, where the chart is high enough for it', () => {
    const tablet = { width: 768, height: 640, top: 104 };
    expect(cornerBeside({ x: 300, y: 110 }, [], tablet, HIGH)).toEqual({ x: 344, y: 104 });
    expect(cornerBeside({ x: 300, y: 110 }, [], { ...tablet, height: 300 }, HIGH).y).toBe(86);
  });

  it('stands higher over the foot the more it has to say', () => {
    const lines = ['1313, heading east', 'at General Sterling Price: 3 guns, 0.6 expected'];
    expect(heightOf(lines)).toBe(68);
    const foot = { ...FRAME, height: 400 };
    expect(cornerBeside({ x: 400, y: 380 }, [], foot, 68).y).toBe(268);
    expect(cornerBeside({ x: 400, y: 380 }, [], foot, 200).y).toBe(136);
  });

  it('stands under the buttons of a narrow chart, on the side where it covers less', () => {
    const phone = { width: 500, height: 340, top: 48 };
    expect(cornerBeside({ x: 400, y: 150 }, [], phone, HIGH)).toEqual({ x: 8, y: 56 });
    expect(cornerBeside({ x: 100, y: 150 }, [], phone, HIGH)).toEqual({ x: 232, y: 56 });
    expect(cornerBeside({ x: 100, y: 300 }, [{ x: 150, y: 100 }], phone, HIGH)).toEqual({ x: 232, y: 56 });
  });

  it('stands at the foot of a narrow chart that is high enough where ships, or their names, lie above', () => {
    const phone = { width: 390, height: 540, top: 100 };
    const place = { x: 230, y: 300 };
    expect(cornerBeside(place, [], phone, HIGH)).toEqual({ x: 8, y: 108 });
    expect(cornerBeside(place, [{ x: 350, y: 130 }], phone, HIGH)).toEqual({ x: 8, y: 108 });
    expect(cornerBeside(place, [{ x: 195, y: 200 }], phone, HIGH)).toEqual({ x: 8, y: 382 });
    // A plate alone is covered sooner than a ship.
    const between = (above: number, below: number) =>
      cornerBeside(
        place,
        [above, below].map(y => ({ x: 195, y })),
        phone,
        HIGH,
      );
    expect(between(200, 355)).toEqual({ x: 8, y: 382 });
    expect(between(280, 420)).toEqual({ x: 8, y: 108 });
  });
});
