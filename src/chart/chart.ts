import type { Chart, HalfAngle, Terrain } from '../core/chart.ts';
import type { Edge, Facing, HexId } from '../core/types.ts';
import { layoutOf } from './layout.ts';
import { crossings } from './lineOfFire.ts';

/** One hex of a chart as drawn. */
export interface HexSpec {
  terrain: Terrain;
  /** Feet of water; 0 on land. */
  depth: number;
  /** Facing of the current, or -1. */
  flow: Facing | -1;
}

/** What a chart is made of: rows of equally many hexes from the top. */
export interface ChartSpec {
  north: number;
  knots: number;
  hexes: readonly (readonly HexSpec[])[];
}

/** honeycomb's directions in the order of our facings. */
const HONEYCOMB_DIRECTION = [2, 1, 7, 6, 5, 3] as const;
/** Axial steps of the six facings. */
const STEP_Q = [1, 1, 0, -1, -1, 0] as const;
const STEP_R = [0, -1, -1, 0, 1, 1] as const;

const NAVIGABLE: ReadonlySet<Terrain> = new Set<Terrain>(['channel', 'shallows', 'sandbar']);
const BLOCKS_SIGHT: ReadonlySet<Terrain> = new Set<Terrain>(['bank', 'bluff', 'island', 'town']);

/**
 * Builds a chart: the neighbours come from honeycomb-grid once, everything is then read from tables indexed by hex number.
 * The spec must hold at least one row of at least one hex, all rows equally long.
 */
export const chartOf = (spec: ChartSpec): Chart => {
  const rows = spec.hexes.length;
  const columns = spec.hexes[0]?.length ?? 0;
  const base = columns > 99 || rows > 99 ? 1000 : 100;
  const digits = base === 1000 ? 3 : 2;
  const size = (columns + 1) * base + 1;
  const layout = layoutOf(columns, rows);

  const cells: (HexSpec | undefined)[] = Array.from({ length: size });
  const navigable = new Uint8Array(size);
  const blocksSight = new Uint8Array(size);
  const neighbours = new Int32Array(size * 6);
  const axialQ = new Int16Array(size);
  const axialR = new Int16Array(size);
  const hexes: HexId[] = [];

  const hexAt = (column: number, row: number): HexId =>
    column >= 1 && column <= columns && row >= 1 && row <= rows ? column * base + row : 0;
  const columnOf = (hex: HexId): number => Math.trunc(hex / base);
  const rowOf = (hex: HexId): number => hex % base;
  const cell = (hex: HexId): HexSpec => {
    const found = cells[hex];
    if (!found) throw new RangeError(`hex ${hex} is not on this chart`);
    return found;
  };

  spec.hexes.forEach((row, index) => {
    if (row.length !== columns) throw new RangeError(`chart row ${index + 1} has ${row.length} hexes, the first ${columns}`);
  });
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const hex = hexAt(column, row);
      const found = spec.hexes[row - 1]?.[column - 1];
      if (!found) throw new RangeError(`chart row ${row} has no hex in column ${column}`);
      hexes.push(hex);
      cells[hex] = found;
      navigable[hex] = NAVIGABLE.has(found.terrain) ? 1 : 0;
      blocksSight[hex] = BLOCKS_SIGHT.has(found.terrain) ? 1 : 0;
      axialR[hex] = row - 1;
      axialQ[hex] = column - ((row - 1) >> 1);
      HONEYCOMB_DIRECTION.forEach((direction, facing) => {
        const next = layout.neighbour(column, row, direction);
        neighbours[hex * 6 + facing] = next ? hexAt(next.column, next.row) : 0;
      });
    }
  }

  const flow = (hex: HexId): Facing | -1 => cell(hex).flow;
  const downstream = (hex: HexId): HexId => {
    const facing = flow(hex);
    return facing < 0 ? 0 : (neighbours[hex * 6 + facing] ?? 0);
  };
  const hexesToRim = (hex: HexId): number => {
    let steps = 0;
    const seen = new Set<HexId>();
    for (let at = downstream(hex); at && !seen.has(at); at = downstream(at)) {
      seen.add(at);
      steps += 1;
    }
    return steps;
  };
  const drift = new Int16Array(size);
  for (const hex of hexes) drift[hex] = hexesToRim(hex);

  /** Crossed hexes as steps of hex numbers, by offset and by the parity of the firer's row. */
  const lines = new Map<number, Int32Array>();
  const lineFrom = (from: HexId, to: HexId): Int32Array => {
    const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
    const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
    const parity = (axialR[from] ?? 0) & 1;
    const key = ((q + 4096) * 8192 + (r + 4096)) * 2 + parity;
    let line = lines.get(key);
    if (!line) {
      const step = (dq: number, dr: number): number => (dq + ((parity + dr) >> 1)) * base + dr;
      line = Int32Array.from(
        crossings(q, r).flatMap(([q1, r1, q2, r2]) => [step(q1, r1), q2 === undefined || r2 === undefined ? 0 : step(q2, r2)]),
      );
      lines.set(key, line);
    }
    return line;
  };
  const has = (hex: HexId): boolean => cells[hex] !== undefined;

  const inArc = (from: HexId, facing: Facing, to: HexId, half: HalfAngle, closed: boolean): boolean => {
    const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
    const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
    if (q === 0 && r === 0) return false;
    const stepQ = STEP_Q[facing];
    const stepR = STEP_R[facing];
    // Ahead in half hex widths, abeam in rows: the true tangent is sqrt(3) * abeam / ahead.
    const ahead = 2 * q * stepQ + q * stepR + r * stepQ + 2 * r * stepR;
    const abeam = Math.abs(stepQ * r - stepR * q);
    return half > 90 ? ahead > 0 || !within(-ahead, abeam, (180 - half) as HalfAngle, !closed) : within(ahead, abeam, half, closed);
  };

  return {
    columns,
    rows,
    north: spec.north,
    knots: spec.knots,
    hexes,
    has,
    label: hex => String(columnOf(hex)).padStart(digits, '0') + String(rowOf(hex)).padStart(digits, '0'),
    column: columnOf,
    row: rowOf,
    hexAt,
    terrain: hex => cell(hex).terrain,
    depth: hex => cell(hex).depth,
    navigable: hex => navigable[hex] === 1,
    blocksSight: hex => blocksSight[hex] === 1,
    downstream,
    flow,
    hexesToRim: hex => drift[hex] ?? 0,
    neighbour: (hex, facing) => neighbours[hex * 6 + facing] ?? 0,
    crosses(hex, facing, edge) {
      const row = rowOf(hex) - (facing === 1 || facing === 2 ? 1 : 0) + (facing === 4 || facing === 5 ? 1 : 0);
      const q = (axialQ[hex] ?? 0) + STEP_Q[facing];
      const column = q + ((row - 1) >> 1);
      if (edge === 'left') return column < 1;
      if (edge === 'right') return column > columns;
      return edge === 'top' ? row < 1 : row > rows;
    },
    hexesToEdge(hex, edge: Edge) {
      if (edge === 'left') return columnOf(hex) - 1;
      if (edge === 'right') return columns - columnOf(hex);
      return edge === 'top' ? rowOf(hex) - 1 : rows - rowOf(hex);
    },
    range(from, to) {
      const q = (axialQ[to] ?? 0) - (axialQ[from] ?? 0);
      const r = (axialR[to] ?? 0) - (axialR[from] ?? 0);
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    },
    inArc,
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

/** Whether a bearing lies within a half-angle of up to 90 degrees; every test is exact in integers. */
const within = (ahead: number, abeam: number, half: HalfAngle, closed: boolean): boolean => {
  const margin = marginOf(ahead, abeam, half);
  return closed ? margin >= 0 : margin > 0;
};

/** Positive inside the half-angle, 0 on its line, negative outside. Ahead is in half hex widths, abeam in rows. */
const marginOf = (ahead: number, abeam: number, half: HalfAngle): number => {
  if (half === 90) return ahead;
  if (ahead <= 0) return -1;
  switch (half) {
    case 15: // sqrt(3) * abeam <= (2 - sqrt(3)) * ahead
      return 4 * ahead * ahead - 3 * (ahead + abeam) * (ahead + abeam);
    case 30: // sqrt(3) * abeam <= ahead / sqrt(3)
      return ahead - 3 * abeam;
    case 45: // sqrt(3) * abeam <= ahead
      return ahead * ahead - 3 * abeam * abeam;
    default: // 60: sqrt(3) * abeam <= sqrt(3) * ahead
      return ahead - abeam;
  }
};
