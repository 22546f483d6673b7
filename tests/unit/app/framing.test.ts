// @vitest-environment happy-dom
/** What is brought into sight together is seen whole. */
import { expect, it } from 'vitest';
import type { Board } from '../../../src/app/view/boardPort.ts';
import { bringTogether, openSight } from '../../../src/app/view/sight.ts';
import type { UnitSheet } from '../../../src/system/desk/index.ts';
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

/** Pixels of a hex while the whole chart is seen, and the least that a hex may have. */
const [WHOLE, LEAST] = [18, 34];

/** Of a Union ship and an enemy, how far from the middle of the screen each is when a battle is opened, and how wide a hex. */
const opened = (own: number, enemy: number): { places: readonly number[]; hex: number } => {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => SCREEN as DOMRect;
  const at = (hex: number) => ({ x: (placeOf(hex).x * WHOLE) / WIDTH, y: (placeOf(hex).y * WHOLE) / WIDTH });
  let view = { x: 0, y: 0, factor: 1 };
  const board = {
    restOf: at,
    centreOn: (hex: number, _: object, factor: number) => void (view = { ...at(hex), factor }),
  };
  const unit = (side: string, hex: number) => ({ side, kind: 'ship', present: true, hexes: [hex] });
  const units = [unit('union', own), unit('confederate', enemy)] as unknown as UnitSheet[];
  openSight(board as unknown as Board, { chart, units, side: 'union' }, element);
  return {
    places: [own, enemy].map(hex => Math.abs(at(hex).x - view.x) * view.factor),
    hex: WHOLE * view.factor,
  };
};

it.each([
  [306, 1106],
  [306, 1406],
  [306, 1506],
])('a battle opens with both fleets in sight, hexes no smaller than can be told apart: %i and %i', (own, enemy) => {
  const { places, hex } = opened(own, enemy);
  expect(hex).toBeGreaterThanOrEqual(LEAST - 0.01);
  expect(Math.max(...places)).toBeLessThan(SCREEN.width / 2 - LEAST / 2);
});

it('a battle whose fleets lie farther apart than that opens with the own one', () => {
  const { places, hex } = opened(306, 2606);
  expect(hex).toBeGreaterThanOrEqual(LEAST - 0.01);
  expect(places[0]).toBeLessThan(SCREEN.width / 2);
  expect(places[1]).toBeGreaterThan(SCREEN.width / 2);
});
