import type { Chart, Terrain } from '../core/chart.ts';
import type { HexId } from '../core/types.ts';
import { offsetInArc, offsetInWedge, STEP_Q, STEP_R } from './arcs.ts';
import { gridOf, type ChartSpec, type Grid, type HexSpec } from './grid.ts';
import { crossings } from './lineOfFire.ts';

const NAVIGABLE: ReadonlySet<Terrain> = new Set<Terrain>(['channel', 'shallows', 'sandbar']);
const BLOCKS_SIGHT: ReadonlySet<Terrain> = new Set<Terrain>(['bank', 'bluff', 'island', 'town']);

/**
 * Builds a chart whose every answer is read from tables indexed by hex number.
 * The spec must hold at least one row of at least one hex, all rows equally long.
 */
export const chartOf = (spec: ChartSpec): Chart => {
  const grid = gridOf(spec);
  const { columns, rows, hexes, hexAt } = grid;
  return {
    columns,
    rows,
    hexes,
    hexAt,
    north: spec.north,
    knots: spec.knots,
    ...numbersOf(grid),
    ...terrainOf(grid),
    ...currentOf(grid),
    ...rimOf(grid),
    ...bearingsOf(grid),
    ...linesOf(grid),
  };
};

/** What a chart is made of. */
export const specOf = (chart: Chart): ChartSpec => {
  const { rows, columns, north, knots } = chart;
  const hexes = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column): HexSpec => {
      const hex = chart.hexAt(column + 1, row + 1);
      return { terrain: chart.terrain(hex), depth: chart.depth(hex), flow: chart.flow(hex) };
    }),
  );
  return { north, knots, hexes };
};

const cellOf = (grid: Grid, hex: HexId): HexSpec => {
  const found = grid.cells[hex];
  if (!found) throw new RangeError(`hex ${hex} is not on this chart`);
  return found;
};

const numbersOf = ({ base, cells }: Grid): Pick<Chart, 'has' | 'label' | 'column' | 'row'> => {
  const digits = base === 1000 ? 3 : 2;
  const column = (hex: HexId): number => Math.trunc(hex / base);
  const row = (hex: HexId): number => hex % base;
  return {
    has: hex => cells[hex] !== undefined,
    label: hex => String(column(hex)).padStart(digits, '0') + String(row(hex)).padStart(digits, '0'),
    column,
    row,
  };
};

const terrainOf = (grid: Grid): Pick<Chart, 'terrain' | 'depth' | 'navigable' | 'blocksSight'> => {
  const navigable = new Uint8Array(grid.cells.length);
  const blocksSight = new Uint8Array(grid.cells.length);
  for (const hex of grid.hexes) {
    const { terrain } = cellOf(grid, hex);
    navigable[hex] = NAVIGABLE.has(terrain) ? 1 : 0;
    blocksSight[hex] = BLOCKS_SIGHT.has(terrain) ? 1 : 0;
  }
  return {
    terrain: hex => cellOf(grid, hex).terrain,
    depth: hex => cellOf(grid, hex).depth,
    navigable: hex => navigable[hex] === 1,
    blocksSight: hex => blocksSight[hex] === 1,
  };
};

const currentOf = (grid: Grid): Pick<Chart, 'flow' | 'downstream' | 'hexesToRim'> => {
  const downstream = (hex: HexId): HexId => {
    const facing = cellOf(grid, hex).flow;
    return facing < 0 ? 0 : (grid.neighbours[hex * 6 + facing] ?? 0);
  };
  const drift = new Int16Array(grid.cells.length);
  for (const hex of grid.hexes) {
    const seen = new Set<HexId>();
    for (let at = downstream(hex); at && !seen.has(at); at = downstream(at)) seen.add(at);
    drift[hex] = seen.size;
  }
  return { flow: hex => cellOf(grid, hex).flow, downstream, hexesToRim: hex => drift[hex] ?? 0 };
};

const rimOf = ({ columns, rows, base, axialQ, axialR }: Grid): Pick<Chart, 'crosses' | 'hexesToEdge'> => ({
  crosses(hex, facing, edge) {
    const row = (hex % base) + STEP_R[facing];
    const column = (axialQ[hex] ?? 0) + STEP_Q[facing] + ((row - 1) >> 1);
    if (edge === 'left') return column < 1;
    if (edge === 'right') return column > columns;
    return edge === 'top' ? row < 1 : row > rows;
  },
  hexesToEdge(hex, edge) {
    if (edge === 'left') return Math.trunc(hex / base) - 1;
    if (edge === 'right') return columns - Math.trunc(hex / base);
    return edge === 'top' ? (axialR[hex] ?? 0) : rows - 1 - (axialR[hex] ?? 0);
  },
});

const bearingsOf = ({
  axialQ,
  axialR,
  neighbours,
}: Grid): Pick<Chart, 'neighbour' | 'range' | 'inArc' | 'inWedge'> => ({
  neighbour: (hex, facing) => neighbours[hex * 6 + facing] ?? 0,
  range(from, to) {
    const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
    const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  },
  inArc(from, facing, to, half, closed) {
    const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
    const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
    return offsetInArc(q, r, facing, half, closed);
  },
  inWedge(from, facing, to, abeam, wedge) {
    const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
    const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
    return offsetInWedge(q, r, facing, abeam, wedge);
  },
});

const linesOf = (grid: Grid): Pick<Chart, 'blockedAt' | 'crossed'> => {
  const { base, cells, axialQ, axialR, columns, rows } = grid;
  const [mostQ, mostR] = [columns + rows, rows];
  /** Crossed hexes in twos, as steps of hex numbers, by offset and by the parity of the firer's row; the second is 0 but at a hexside. */
  const lines: (Int32Array | undefined)[] = Array.from({ length: (2 * mostQ + 1) * (2 * mostR + 1) * 2 });
  const lineFrom = (from: HexId, to: HexId): Int32Array => {
    const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
    const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
    const parity = (axialR[from] ?? 0) & 1;
    const place = ((q + mostQ) * (2 * mostR + 1) + (r + mostR)) * 2 + parity;
    let line = lines[place];
    if (!line) {
      const step = (dq: number, dr: number): number => (dq + ((parity + dr) >> 1)) * base + dr;
      line = Int32Array.from(
        crossings(q, r).flatMap(([q1, r1, q2, r2]) => [
          step(q1, r1),
          q2 === undefined || r2 === undefined ? 0 : step(q2, r2),
        ]),
      );
      lines[place] = line;
    }
    return line;
  };
  const has = (hex: HexId): boolean => cells[hex] !== undefined;
  return {
    blockedAt(from, to, blocks) {
      const line = lineFrom(from, to);
      for (let index = 0; index < line.length; index += 2) {
        const one = from + (line[index] ?? 0);
        if (!has(one) || !blocks(one)) continue;
        const beside = line[index + 1] ?? 0;
        if (beside === 0) return one;
        const other = from + beside;
        if (has(other) && blocks(other)) return one;
      }
      return 0;
    },
    crossed(from, to) {
      const line = lineFrom(from, to);
      const inside: HexId[] = [];
      for (let index = 0; index < line.length; index += 2) {
        if (line[index + 1] === 0) inside.push(from + (line[index] ?? 0));
      }
      return inside;
    },
  };
};
