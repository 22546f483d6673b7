import { CHART } from '../settings/palette.ts';
import { chance } from './noise.ts';
import { codeOf, holds, type PaperGrid } from './paperGrid.ts';
import { faded, lattice, type Context, type Pen } from './pen.ts';
import { woodsAt, type PreparedChart } from './prepare.ts';

/** Whether all points at that distance lie on ground of these kinds. */
const stands = (grid: PaperGrid, kinds: ReadonlySet<number>, x: number, y: number, clear: number): boolean => {
  if (!kinds.has(grid.terrain[grid.cellAt(x, y)] ?? 0)) return false;
  for (let turn = 0; turn < 6; turn++) {
    const angle = (turn * Math.PI) / 3;
    if (!kinds.has(grid.terrain[grid.cellAt(x + Math.cos(angle) * clear, y + Math.sin(angle) * clear)] ?? 0))
      return false;
  }
  return true;
};

const TUFT = 21;
const MARSH_ONLY: ReadonlySet<number> = new Set([codeOf('marsh')]);

/** Marsh: tufts of reed on short strokes of standing water. */
export const paintMarsh = ({ context, region }: Pen, { grid, seed, kept }: PreparedChart): void => {
  const tufts: [number, number, number][] = [];
  lattice(region, TUFT, 24, (column, row) => {
    const roll = chance(seed ^ 0x77, column, row);
    const x = (column + (row & 1) * 0.5 + roll * 0.5) * TUFT;
    const y = (row + ((roll * 17) % 1) * 0.5) * TUFT * 0.9;
    if (roll > 0.14 && stands(grid, MARSH_ONLY, x, y, 9) && !kept.some(box => holds(box, x, y, 6)))
      tufts.push([x, y, roll]);
  });
  context.lineCap = 'round';
  context.lineWidth = 0.75;
  context.strokeStyle = faded(CHART.blue, 0.7);
  context.beginPath();
  for (const [x, y, roll] of tufts) {
    context.moveTo(x - 7 - roll * 3, y + 1.2);
    context.lineTo(x + 6 + roll * 4, y + 1.2);
    context.moveTo(x - 2 - roll * 3, y + 3.6);
    context.lineTo(x + 5, y + 3.6);
  }
  context.stroke();
  context.strokeStyle = CHART.treeInk;
  context.lineWidth = 0.85;
  context.beginPath();
  for (const [x, y, roll] of tufts) {
    for (let blade = -2; blade <= 2; blade++) {
      context.moveTo(x + blade * 0.9, y);
      context.lineTo(x + blade * (2 + roll * 0.6), y - 7.5 + Math.abs(blade) * (1.3 + roll));
    }
  }
  context.stroke();
};

const TREE = 11;
const WOODED: ReadonlySet<number> = new Set(['bank', 'island', 'bluff', 'marsh'].map(name => codeOf(name as 'bank')));
const BANK_ONLY: ReadonlySet<number> = new Set([codeOf('bank')]);

interface Tree {
  x: number;
  y: number;
  radius: number;
  roll: number;
}

/** Where trees stand: thick in the woods, a row of willows on islands, a few along the banks and in the marsh. */
const treesIn = ({ region }: Pen, prepared: PreparedChart): Tree[] => {
  const { grid, seed, kept } = prepared;
  const found: Tree[] = [];
  const [bluff, island, marsh] = [codeOf('bluff'), codeOf('island'), codeOf('marsh')];
  lattice(region, TREE, 24, (column, row) => {
    const roll = chance(seed ^ 0x9e3779b9, column, row);
    const x = (column + (row & 1) * 0.5 + (((roll * 11) % 1) - 0.5) * 0.7) * TREE;
    const y = (row + (((roll * 41) % 1) - 0.5) * 0.7) * TREE;
    const terrain = grid.terrain[grid.cellAt(x, y)] ?? 0;
    if (!WOODED.has(terrain)) return;
    const thick =
      terrain === island
        ? 0.62
        : terrain === bluff
          ? 0.1
          : terrain === marsh
            ? 0.015
            : woodsAt(prepared, x, y) * 1.9 - 0.12;
    if (roll > Math.max(0.012, Math.min(0.9, thick))) return;
    if (!stands(grid, WOODED, x, y, terrain === island ? 14 : terrain === bluff ? 58 : 21)) return;
    // A ragged edge round names and titles, where a straight one would show.
    if (kept.some(box => holds(box, x, y, 5 + 30 * ((roll * 17) % 1)))) return;
    if (prepared.onRoad(x, y)) return;
    found.push({ x, y, radius: 3.2 + ((roll * 71) % 1) * 2.3, roll: (roll * 131) % 1 });
  });
  return found;
};

/** A crown of five lobes, as engravers drew them. */
const crown = (context: Context, { x, y, radius, roll }: Tree): void => {
  context.moveTo(x + radius * 1.05, y);
  for (let lobe = 0; lobe < 5; lobe++) {
    const middle = ((lobe + 0.5) * Math.PI * 2) / 5;
    const end = ((lobe + 1) * Math.PI * 2) / 5;
    const swell = radius * (1.42 + 0.24 * Math.sin(roll * 40 + lobe * 2.1));
    const [swellX, swellY] = [x + Math.cos(middle) * swell, y + Math.sin(middle) * swell];
    context.quadraticCurveTo(swellX, swellY, x + Math.cos(end) * radius * 1.05, y + Math.sin(end) * radius * 1.05);
  }
};

/** A cypress or pine: a small spire. */
const spire = (context: Context, { x, y, radius }: Tree): void => {
  context.moveTo(x, y - radius * 2.1);
  context.quadraticCurveTo(x + radius * 0.35, y - radius * 0.2, x + radius * 0.85, y + radius * 0.9);
  context.lineTo(x - radius * 0.85, y + radius * 0.9);
  context.quadraticCurveTo(x - radius * 0.35, y - radius * 0.2, x, y - radius * 2.1);
};

const SPIRES = 0.16;

/** Strokes on the side away from the light, and on the ground behind. */
const shade = (context: Context, tree: Tree): void => {
  const { x, y, radius } = tree;
  shadowOnGround(context, x, y + radius * 1.1, radius);
  if (tree.roll < SPIRES) {
    for (let stroke = 0; stroke < 4; stroke++) {
      const down = y - radius * 0.9 + stroke * radius * 0.55;
      context.moveTo(x + radius * 0.02, down);
      context.lineTo(x + radius * (0.16 + stroke * 0.19), down + radius * 0.22);
    }
    return;
  }
  for (const share of [0.92, 0.66, 0.4]) {
    context.moveTo(x + radius * share * Math.cos(-0.25), y + radius * share * Math.sin(-0.25));
    context.arc(x, y, radius * share, -0.25, 1.45);
  }
};

/** Small engraved trees with the light from the upper left. */
export const paintTrees = (pen: Pen, prepared: PreparedChart): void => {
  const { context } = pen;
  context.lineCap = 'round';
  context.fillStyle = CHART.tree;
  for (const tree of treesIn(pen, prepared)) {
    context.beginPath();
    if (tree.roll < SPIRES) spire(context, tree);
    else crown(context, tree);
    context.fill();
    context.lineWidth = 0.5;
    context.strokeStyle = faded(CHART.treeInk, 0.8);
    context.stroke();
    context.beginPath();
    shade(context, tree);
    context.lineWidth = 0.6;
    context.strokeStyle = faded(CHART.treeInk, 0.78);
    context.stroke();
  }
};

/** The ground shadow: three short strokes. */
const shadowOnGround = (context: Context, x: number, y: number, radius: number): void => {
  for (const [from, to, down] of [
    [-0.2, 1.9, 0],
    [0.1, 1.6, 1.2],
    [0.3, 1.2, 2.4],
  ] as const) {
    context.moveTo(x + radius * from, y + down);
    context.lineTo(x + radius * to, y + down);
  }
};

const PLOT_WIDTH = 96;
const PLOT_HEIGHT = 68;

/** Ploughed plots with hatching of their own direction, hedged by dots; their pattern knows nothing of hexes. */
export const paintFields = ({ context, region }: Pen, prepared: PreparedChart): void => {
  const { grid, seed, kept } = prepared;
  const tilt = (chance(seed, 3, 5) - 0.5) * 0.9;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  // A turned lattice covers a region when it covers the circle around it.
  const [middleX, middleY] = [region.x + region.width / 2, region.y + region.height / 2];
  const reach = Math.hypot(region.width, region.height) / 2 + PLOT_WIDTH;
  const [left, top] = [middleX * cos + middleY * sin, middleY * cos - middleX * sin];
  context.lineWidth = 0.6;
  context.strokeStyle = faded(CHART.field, 0.75);
  context.beginPath();
  for (let row = Math.floor((top - reach) / PLOT_HEIGHT); row * PLOT_HEIGHT < top + reach; row++) {
    for (let column = Math.floor((left - reach) / PLOT_WIDTH); column * PLOT_WIDTH < left + reach; column++) {
      const roll = chance(seed ^ 0x68e31da4, column, row);
      const across = (column + (row & 1) * 0.4) * PLOT_WIDTH;
      const down = row * PLOT_HEIGHT;
      const at = (u: number, v: number): [number, number] => [
        (across + u) * cos - (down + v) * sin,
        (across + u) * sin + (down + v) * cos,
      ];
      const [width, height] = [PLOT_WIDTH - 8 - roll * 16, PLOT_HEIGHT - 8 - ((roll * 7) % 1) * 14];
      const corners = [at(0, 0), at(width, 0), at(width, height), at(0, height), at(width / 2, height / 2)];
      const [x, y] = at(width / 2, height / 2);
      if (roll < 0.16 || woodsAt(prepared, x, y) > 0.02) continue;
      if (!corners.every(([cornerX, cornerY]) => stands(grid, BANK_ONLY, cornerX, cornerY, 20))) continue;
      if (corners.some(([cornerX, cornerY]) => prepared.onRoad(cornerX, cornerY))) continue;
      if (corners.some(([cornerX, cornerY]) => kept.some(box => holds(box, cornerX, cornerY, 6)))) continue;
      plough(context, at, width, height, roll);
    }
  }
  context.stroke();
};

const plough = (
  context: Context,
  at: (u: number, v: number) => [number, number],
  width: number,
  height: number,
  roll: number,
): void => {
  const gap = 3.6 + ((roll * 23) % 1) * 2.4;
  const lengthwise = (roll * 53) % 1 > 0.5;
  for (let furrow = gap / 2; furrow < (lengthwise ? height : width); furrow += gap) {
    context.moveTo(...(lengthwise ? at(0, furrow) : at(furrow, 0)));
    context.lineTo(...(lengthwise ? at(width, furrow) : at(furrow, height)));
  }
  context.moveTo(...at(-2, -2));
  for (const [u, v] of [
    [width + 2, -2],
    [width + 2, height + 2],
    [-2, height + 2],
    [-2, -2],
  ] as const) {
    context.lineTo(...at(u, v));
  }
};

const ROUGH = 17;

/** Short grass where nothing else grows, so that open land is not blank. */
export const paintRoughGround = ({ context, region }: Pen, prepared: PreparedChart): void => {
  const { grid, seed, kept } = prepared;
  context.strokeStyle = faded(CHART.treeInk, 0.42);
  context.lineWidth = 0.7;
  context.lineCap = 'round';
  context.beginPath();
  lattice(region, ROUGH, 20, (column, row) => {
    const roll = chance(seed ^ 0x7f4a7c15, column, row);
    if (roll > 0.2) return;
    const x = (column + roll * 4) * ROUGH;
    const y = (row + ((roll * 37) % 1)) * ROUGH;
    if (!stands(grid, BANK_ONLY, x, y, 16) || prepared.onRoad(x, y) || kept.some(box => holds(box, x, y, 8))) return;
    for (let blade = 0; blade < 3; blade++) {
      context.moveTo(x + blade * 2.2, y);
      context.lineTo(x + blade * 2.2 + (blade - 1) * 0.9, y - 3.2);
    }
  });
  context.stroke();
};
