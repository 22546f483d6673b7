import { HEX_SIZE, HEX_WIDTH, type Layout } from '../../chart/layout.ts';
import type { Chart, Terrain } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import { furnitureFor, type Furniture } from './furniturePlaces.ts';
import { namesOf, type PlaceName } from './names.ts';
import { seedOf, valueNoise } from './noise.ts';
import { outlinesOf, type Outline } from './outlines.ts';
import { codeOf, LEVELS, paperGridOf, SIDE_COUNT, type Box, type PaperGrid } from './paperGrid.ts';
import { roadFinder, roadsOf, type Road } from './roads.ts';
import { townsIn, townsOf, type TownBlock } from './towns.ts';

/** What the painter needs of a battle; a whole Scenario fits. */
export type ChartSubject = Pick<Scenario, 'id' | 'title' | 'date' | 'places' | 'works'> &
  Partial<Pick<Scenario, 'place' | 'drawnShorter'>>;

/** A chart worked out and ready to be painted in any number of pieces. */
export interface PreparedChart {
  readonly chart: Chart;
  readonly subject: ChartSubject;
  readonly seed: number;
  readonly grid: PaperGrid;
  /** The hexes' own ground: from 0, 0 to the layout's width and height. */
  readonly ground: Box;
  /** The ground with the margin and its frame: what to bake when the whole sheet is shown. */
  readonly paper: Box;
  /** Edge of the water at each level, 1 (the coast) first. */
  readonly water: readonly (readonly Outline[])[];
  /** Lines in the water along the coast, the nearest first. */
  readonly waterLines: readonly (readonly Outline[])[];
  readonly sandbars: readonly Outline[];
  readonly marshes: readonly Outline[];
  readonly bluffs: readonly Outline[];
  readonly towns: readonly Outline[];
  readonly foulGround: readonly Outline[];
  readonly townBlocks: readonly TownBlock[];
  readonly roads: readonly Road[];
  onRoad(x: number, y: number): boolean;
  readonly names: readonly PlaceName[];
  readonly furniture: Furniture;
  /** By cell, 0 to 1: how much the bottom there is dotted. */
  readonly shoal: Float32Array;
  /** By cell: 1 where a dot may fall at all. */
  readonly dotted: Uint8Array;
  /** Boxes that trees, fields and soundings keep out of. */
  readonly kept: readonly Box[];
}

/** Base pixels of blank paper and frame round the hexes. */
const MARGIN = 64;
/** How far a steep bank's contours stand from one another. */
const CONTOUR_STEP = 11;
/** How far the water reaches into a wharf's hex. */
const WHARF_INLET = 34;
const WATER_LINES = [5, 10.5] as const;

/** Where the line of a level runs between two cells: spread out along a steep bank, as contours are. */
const contourShift = (grid: PaperGrid, level: number, extra: number) => (inside: number, outside: number) => {
  const high = grid.level[inside] ?? 0;
  const low = grid.level[outside] ?? 0;
  if (low === 0) {
    const coast = grid.is(outside, 'wharf') ? -WHARF_INLET : 0;
    return coast + extra + (level - 1) * CONTOUR_STEP;
  }
  return extra + (level - (low + high + 1) / 2) * CONTOUR_STEP;
};

const shoalsOf = (grid: PaperGrid): { shoal: Float32Array; dotted: Uint8Array } => {
  const shoal = new Float32Array(grid.cells);
  const dotted = new Uint8Array(grid.cells);
  for (let cell = 0; cell < grid.cells; cell++) {
    if (grid.is(cell, 'sandbar')) shoal[cell] = 1;
    else if (grid.level[cell] === 1) shoal[cell] = 0.5;
    else if (grid.level[cell] === 2) shoal[cell] = 0.2;
  }
  for (let cell = 0; cell < grid.cells; cell++) {
    if (!grid.level[cell]) continue;
    let most = shoal[cell] ?? 0;
    for (let side = 0; side < SIDE_COUNT; side++) most = Math.max(most, shoal[grid.across(cell, side)] ?? 0);
    if (most > 0.1) dotted[cell] = 1;
  }
  return { shoal, dotted };
};

/** Works a chart out, once; painting then only reads it. */
export const prepareChart = (chart: Chart, layout: Layout, subject: ChartSubject): PreparedChart => {
  const seed = seedOf(subject.id);
  const grid = paperGridOf(chart);
  const ground: Box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const level = (cell: number): number => grid.level[cell] ?? 0;
  const around = (terrain: Terrain, under = 0): Outline[] => {
    const code = codeOf(terrain);
    // Where it meets water the line lies under the water's tint, so that no gap can open between the two.
    return outlinesOf(
      grid,
      seed,
      cell => grid.terrain[cell] === code,
      (_, outside) => (level(outside) > 0 ? -under : 0),
    );
  };
  const waterAt = (wanted: number, extra = 0): Outline[] =>
    outlinesOf(grid, seed, cell => level(cell) >= wanted, contourShift(grid, wanted, extra));
  const names = namesOf(grid, ground, subject);
  const furniture = furnitureFor(grid, ground, subject, names);
  const towns = townsIn(grid, seed);
  const roads = roadsOf(
    grid,
    seed,
    towns.map(({ cells }) => cells),
  );
  const works = subject.works.flatMap(({ hexes }) => hexes.map(hex => boxAround(grid, grid.cellOf(hex))));
  return {
    chart,
    subject,
    seed,
    grid,
    ground,
    names,
    furniture,
    paper: { x: -MARGIN, y: -MARGIN, width: ground.width + 2 * MARGIN, height: ground.height + 2 * MARGIN },
    water: Array.from({ length: LEVELS }, (_, index) => waterAt(index + 1)),
    waterLines: WATER_LINES.map(extra => waterAt(1, extra)),
    sandbars: outlinesOf(
      grid,
      seed,
      cell => grid.is(cell, 'sandbar'),
      () => 5,
    ),
    marshes: around('marsh', 16),
    bluffs: around('bluff'),
    towns: around('town'),
    foulGround: outlinesOf(
      grid,
      seed,
      cell => grid.is(cell, 'obstruction'),
      () => 6,
    ),
    townBlocks: townsOf(grid, seed, towns),
    roads,
    onRoad: roadFinder(roads),
    ...shoalsOf(grid),
    kept: [...names.map(({ box }) => box), ...furniture.kept, ...works],
  };
};

const boxAround = (grid: PaperGrid, cell: number): Box => ({
  x: (grid.centreX[cell] ?? 0) - HEX_WIDTH / 2,
  y: (grid.centreY[cell] ?? 0) - HEX_SIZE * 0.8,
  width: HEX_WIDTH,
  height: HEX_SIZE * 1.6,
});

/** -1 to 1, over a few hexes: where woods grow thick. Turned off the axes, along which value noise shows its squares. */
export const woodsAt = ({ seed }: PreparedChart, x: number, y: number): number => {
  const stray = 60 * valueNoise(seed ^ 0x165667b1, x / 140, y / 140);
  const [across, down] = [0.8 * x + 0.6 * y + stray, 0.8 * y - 0.6 * x - stray];
  return (
    0.7 * valueNoise(seed ^ 0x1b873593, across / 310, down / 310) + 0.3 * valueNoise(seed ^ 0x3c6ef372, x / 85, y / 85)
  );
};
