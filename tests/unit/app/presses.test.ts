/** What a press on the chart means: what is drawn under it, also where that lies over a hex which is not its own. */
import { describe, expect, it } from 'vitest';
import { angleOf, distanceOf, geometryOf, type Point } from '../../../src/app/board/geometry.ts';
import { reachOf } from '../../../src/app/board/gestures.ts';
import { exitAt, pressAt, turnPlateAt, type DrawnHull, type Pressable } from '../../../src/app/board/presses.ts';
import { HEX_SIZE, HEX_WIDTH } from '../../../src/chart/layout.ts';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import { FACINGS, type Facing } from '../../../src/core/types.ts';
import type { Destination } from '../../../src/system/desk/index.ts';

const water: HexSpec = { terrain: 'channel', depth: 20, flow: 0 };
const chart = chartOf({
  north: 0,
  knots: 3,
  hexes: Array.from({ length: 8 }, () => Array.from({ length: 12 }, () => water)),
});
const geometry = geometryOf(chart);
const OWN = 404;

const to = (hex: number, facing: Facing): Destination => ({ hex, facing, cost: 1, path: [], risk: null, ends: true });

const hullAt = (id: string, hex: number, at: Point = geometry.centre(hex)): DrawnHull => ({ id, hex, at });

/** Her own ship in the middle, who may turn every way, and go to every hex beside hers. */
const board = (wish: Partial<Pressable['view']> & { hulls?: DrawnHull[] } = {}): Pressable => ({
  geometry,
  view: {
    units: [{ id: 'own', hexes: [OWN] }],
    selected: 'own',
    destinations: FACINGS.flatMap((_, facing) => [
      to(OWN, facing as Facing),
      to(chart.neighbour(OWN, facing as Facing), facing as Facing),
    ]),
    choices: [],
    exits: [],
    ...wish,
  },
  hulls: wish.hulls ?? [hullAt('own', OWN)],
});

const ZOOMS = [0.35, 0.8, 1.6];
const HANDS = ['mouse', 'touch'] as const;
const cases = ZOOMS.flatMap(zoom => HANDS.map(hand => [zoom, hand] as const));

describe.each(cases)('at zoom %s by %s', (zoom, hand) => {
  const reach = reachOf(hand) / zoom;

  it('a plate for a turn means the turn, over whatever hex it lies', () => {
    for (const [facing] of FACINGS.entries()) {
      const at = turnPlateAt(geometry, OWN, facing as Facing);
      expect(geometry.hexUnder(at)).not.toBe(OWN);
      expect(pressAt(board(), at, reach)).toEqual({ hex: OWN, toward: facing, unit: 'own', edge: null });
    }
  });

  it('figure and arrow of a hex that can be reached mean that hex, though a plate is near', () => {
    for (const [facing] of FACINGS.entries()) {
      const hex = chart.neighbour(OWN, facing as Facing);
      const { x, y } = geometry.centre(hex);
      expect(pressAt(board(), { x, y }, reach)).toMatchObject({ hex, toward: null });
      const angle = angleOf(facing as Facing);
      const arrow = { x: x + Math.cos(angle) * 29, y: y + Math.sin(angle) * 29 };
      expect(pressAt(board(), arrow, reach)).toMatchObject({ hex, toward: facing });
    }
  });

  it('a ship means herself, though a plate is near', () => {
    expect(pressAt(board(), geometry.centre(OWN), reach)).toMatchObject({ hex: OWN, toward: null });
    const hex = chart.neighbour(OWN, 0);
    const hulls = [hullAt('own', OWN), hullAt('other', hex)];
    expect(pressAt(board({ hulls, destinations: [to(OWN, 0)] }), geometry.centre(hex), reach).hex).toBe(hex);
  });

  it('an arrow off the chart means leaving it there', () => {
    const exits = [{ hex: 104, edge: 'left' } as const];
    const { at } = exitAt(geometry, 104, 'left');
    expect(geometry.hexUnder({ x: at.x - 5, y: at.y })).toBe(0);
    expect(pressAt(board({ exits }), { x: at.x - 5, y: at.y }, reach)).toMatchObject({ hex: 104, edge: 'left' });
  });

  it('a hull that lies over another hex means the ship', () => {
    const prey = chart.neighbour(OWN, 1);
    const angle = angleOf(1);
    const { x, y } = geometry.centre(prey);
    const ram = { x: x - Math.cos(angle) * HEX_SIZE * 0.98, y: y - Math.sin(angle) * HEX_SIZE * 0.98 };
    const hulls = [hullAt('prey', prey), hullAt('ram', prey, ram)];
    const pressed = pressAt(board({ hulls, selected: null, destinations: [] }), ram, reach);
    expect(geometry.hexUnder(ram)).not.toBe(prey);
    expect(pressed).toEqual({ hex: prey, toward: null, unit: 'ram', edge: null });
  });
});

describe('what can hardly be hit', () => {
  it('is 22 pixels across for a mouse at least, and 44 for a finger', () => {
    expect([reachOf('mouse'), reachOf('touch')]).toEqual([11, 22]);
    const zoom = 0.35;
    const { x, y } = turnPlateAt(geometry, OWN, 3);
    const alone = board({ destinations: [to(OWN, 3)], hulls: [] });
    for (const hand of HANDS) {
      const [inside, beyond] = [reachOf(hand) / zoom - 0.5, reachOf(hand) / zoom + 0.5];
      expect(pressAt(alone, { x: x - inside, y }, reachOf(hand) / zoom).hex).toBe(OWN);
      expect(pressAt(alone, { x: x - beyond, y }, reachOf(hand) / zoom).hex).not.toBe(OWN);
    }
  });
});

describe('a press on the chart', () => {
  it('means the hex near its middle, and a side near that side, also at the rim', () => {
    const bare = board({ destinations: [], hulls: [] });
    for (const hex of [303, 101, chart.hexes.at(-1)!]) {
      const { x, y } = geometry.centre(hex);
      expect(pressAt(bare, { x, y }, 11).toward, `${hex}`).toBeNull();
      expect(pressAt(bare, { x: x + 0.4 * HEX_SIZE, y }, 11).toward, `${hex}`).toBeNull();
      expect(pressAt(bare, { x: x + 0.7 * HEX_SIZE, y }, 11).toward, `${hex}`).toBe(0);
    }
  });

  it('means nothing beside the chart', () => {
    const beside = { x: -HEX_WIDTH, y: -HEX_WIDTH };
    expect(pressAt(board(), beside, 11)).toEqual({ hex: 0, toward: null, unit: null, edge: null });
  });

  it('names the nearer of two units of one hex', () => {
    const { x, y } = geometry.centre(303);
    const two = [hullAt('a', 303, { x, y: y - 17 }), hullAt('b', 303, { x, y: y + 17 })];
    expect(pressAt(board({ hulls: two }), { x: x + 9, y: y - 3 }, 11).unit).toBe('a');
    expect(pressAt(board({ hulls: two }), { x: x - 9, y: y + 4 }, 11).unit).toBe('b');
    expect(pressAt(board({ hulls: two.slice(1) }), { x, y }, 11).unit).toBeNull();
    expect(distanceOf(two[0]!.at, two[1]!.at)).toBe(34);
  });
});
