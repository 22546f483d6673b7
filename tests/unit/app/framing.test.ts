// @vitest-environment happy-dom
/** What is brought into sight together is seen whole. */
import { expect, it } from 'vitest';
import type { Board } from '../../../src/app/view/boardPort.ts';
import { bringTogether } from '../../../src/app/view/sight.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';

const { chart } = battle(30, 12).matchOf();
const WIDTH = 60;
const SCREEN = { left: 0, top: 0, right: 500, bottom: 300, width: 500, height: 300, x: 0, y: 0 };

const placeOf = (hex: number): { x: number; y: number } => ({
  x: Math.trunc(hex / 100) * WIDTH + (hex % 2 === 0 ? WIDTH / 2 : 0),
  y: (hex % 100) * 52,
});

/** Where hexes come to lie on the screen, in widths of a hex from its left and its right edge. */
const framed = (hex: number, other: number): number[] => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => SCREEN as DOMRect;
  let view = { x: 0, y: 0, factor: 1 };
  const board = {
    restOf: placeOf,
    centreOn: (at: number, _: object, factor: number) => void (view = { ...placeOf(at), factor }),
  };
  bringTogether(board as unknown as Board, chart, hex, [other], element);
  return [hex, other].flatMap(each => {
    const x = (placeOf(each).x - view.x) * view.factor + SCREEN.width / 2;
    return [x, SCREEN.width - x].map(far => far / (WIDTH * view.factor));
  });
};

it.each([
  [306, 1206],
  [306, 1106],
  [205, 1306],
])('%i and %i have a hex’s width between them and the rim', (hex, other) => {
  expect(Math.min(...framed(hex, other))).toBeGreaterThan(0.95);
});
