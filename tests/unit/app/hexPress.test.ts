import { describe, expect, it } from 'vitest';
import { geometryOf } from '../../../src/app/board/geometry.ts';
import { sideMeant } from '../../../src/app/helm/hexPress.ts';
import { HEX_SIZE } from '../../../src/chart/layout.ts';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';

const water: HexSpec = { terrain: 'channel', depth: 20, flow: 0 };
const chart = chartOf({
  north: 0,
  knots: 3,
  hexes: Array.from({ length: 8 }, () => Array.from({ length: 12 }, () => water)),
});
const geometry = geometryOf(chart);
/** A page on which the chart lies at its own size; like the board, it knows no place for hex 0. */
const board = { screenOf: geometry.centre };

/** What a press so many hex sizes right of a hex's middle means. */
const pressedAside = (hex: number, sizes: number) => {
  const { x, y } = geometry.centre(hex);
  return sideMeant(board, chart, { hex, toward: 0 }, { x: x + sizes * HEX_SIZE, y });
};

describe('a press on the chart', () => {
  it('means the hex near its middle, and a side near that side, also at the rim', () => {
    for (const hex of [303, 101, chart.hexes.at(-1)!]) {
      expect(pressedAside(hex, 0), `${hex}`).toBeNull();
      expect(pressedAside(hex, 0.4), `${hex}`).toBeNull();
      expect(pressedAside(hex, 0.7), `${hex}`).toBe(0);
    }
  });

  it('means no side beside the chart, of which no place is asked', () => {
    expect(() => board.screenOf(0)).toThrow('no hex in column 0, row 0');
    expect(sideMeant(board, chart, { hex: 0, toward: 0 }, { x: -40, y: -40 })).toBeNull();
  });
});
