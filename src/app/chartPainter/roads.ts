import { bendAt, chance } from './noise.ts';
import { PAD, SIDE_COUNT, type PaperGrid } from './paperGrid.ts';

/** A country road: x, y, x, y... */
export type Road = readonly number[];

const WAY = ['bank', 'bluff', 'town'] as const;
const MOST_ROADS = 3;
/** Roads of one town leave it in directions at least so many radians apart. */
const APART = 1.1;

/** Every land cell that can be walked to from the town, with the cell that one comes from; -1 where one cannot. */
const walksFrom = (grid: PaperGrid, start: number, seed: number): Int32Array => {
  const from = new Int32Array(grid.cells).fill(-1);
  from[start] = start;
  let shore = [start];
  while (shore.length > 0) {
    const next: number[] = [];
    for (const cell of shore) {
      // Sides in an order of their own at each cell, so that roads wander.
      const turn = Math.floor(chance(seed, cell, 11) * SIDE_COUNT);
      for (let side = 0; side < SIDE_COUNT; side++) {
        const beside = grid.across(cell, (side + turn) % SIDE_COUNT);
        if (beside < 0 || from[beside] !== -1) continue;
        if (!WAY.some(terrain => grid.is(beside, terrain))) continue;
        from[beside] = cell;
        next.push(beside);
      }
    }
    shore = next;
  }
  return from;
};

const onRim = (grid: PaperGrid, cell: number): boolean => {
  const [row, column] = [Math.floor(cell / grid.stride), cell % grid.stride];
  return row === PAD - 2 || row === grid.rows + PAD + 1 || column === PAD - 2 || column === grid.columns + PAD + 1;
};

const softened = (grid: PaperGrid, cells: readonly number[], seed: number): Road => {
  let points = cells.map(cell => [grid.centreX[cell] ?? 0, grid.centreY[cell] ?? 0] as const);
  for (let round = 0; round < 3; round++) {
    points = points.map(([x, y], index) => {
      const before = points[Math.max(0, index - 1)] ?? [x, y];
      const after = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4] as const;
    });
  }
  return points.flatMap(([x, y], index) => {
    const after = points[index + 1];
    return [0, 0.25, 0.5, 0.75].slice(0, after ? 4 : 1).flatMap(share => {
      const [atX, atY] = after ? [x + (after[0] - x) * share, y + (after[1] - y) * share] : [x, y];
      const bend = bendAt(seed ^ 0x51, atX, atY);
      return [atX + bend.x, atY + bend.y];
    });
  });
};

/** From the middle of each town to the edge of the paper, by the shortest ways over dry land. */
export const roadsOf = (grid: PaperGrid, seed: number, towns: readonly (readonly number[])[]): Road[] =>
  towns.flatMap(cells => {
    const start = cells[Math.floor(cells.length / 2)];
    if (start === undefined) return [];
    const from = walksFrom(grid, start, seed);
    const found: { angle: number; road: Road }[] = [];
    const ends: { cell: number; far: number; angle: number }[] = [];
    for (let cell = 0; cell < grid.cells; cell++) {
      if (from[cell] === -1 || !onRim(grid, cell)) continue;
      const across = (grid.centreX[cell] ?? 0) - (grid.centreX[start] ?? 0);
      const down = (grid.centreY[cell] ?? 0) - (grid.centreY[start] ?? 0);
      ends.push({ cell, far: Math.hypot(across, down), angle: Math.atan2(down, across) });
    }
    for (const { cell, angle } of ends.sort((one, other) => one.far - other.far || one.cell - other.cell)) {
      if (found.length === MOST_ROADS) break;
      if (found.some(other => Math.cos(other.angle - angle) > Math.cos(APART))) continue;
      const way = [cell];
      for (let at = cell; at !== start;) way.push((at = from[at] ?? start));
      found.push({ angle, road: softened(grid, way, seed) });
    }
    return found.map(({ road }) => road);
  });

const GRAIN = 14;
const keyOf = (x: number, y: number): number => Math.round(x / GRAIN) * 65536 + Math.round(y / GRAIN);

/** Whether a point lies on or beside a road. */
export const roadFinder = (roads: readonly Road[]): ((x: number, y: number) => boolean) => {
  const near = new Set<number>();
  for (const road of roads) {
    for (let index = 0; index < road.length; index += 2) {
      for (const across of [-1, 0, 1]) {
        for (const down of [-1, 0, 1]) {
          near.add(keyOf((road[index] ?? 0) + across * GRAIN * 0.7, (road[index + 1] ?? 0) + down * GRAIN * 0.7));
        }
      }
    }
  }
  return (x, y) => near.has(keyOf(x, y));
};
