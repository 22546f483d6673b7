import { HEX_WIDTH } from '../../chart/layout.ts';
import { chance } from './noise.ts';
import { SIDE_COUNT, type PaperGrid } from './paperGrid.ts';

/** A block of a town between four streets. */
export interface TownBlock {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radians that the streets are turned by. */
  readonly angle: number;
  /** Houses, from the block's middle. */
  readonly houses: readonly { x: number; y: number; width: number; height: number }[];
}

const BLOCK_WIDTH = 37;
const BLOCK_HEIGHT = 27;
const STREET = 6;

export interface Town {
  cells: number[];
  x: number;
  y: number;
  angle: number;
}

/** Town hexes that touch one another, with the way that their waterfront runs. */
export const townsIn = (grid: PaperGrid, seed: number): Town[] => {
  const seen = new Uint8Array(grid.cells);
  const found: Town[] = [];
  for (let start = 0; start < grid.cells; start++) {
    if (seen[start] || !grid.is(start, 'town')) continue;
    const cells = [start];
    seen[start] = 1;
    let [towardX, towardY] = [0, 0];
    // Cells found on the way join the end of the list.
    for (const cell of cells) {
      for (let side = 0; side < SIDE_COUNT; side++) {
        const beside = grid.across(cell, side);
        if (beside < 0) continue;
        if (grid.is(beside, 'town') && !seen[beside]) {
          seen[beside] = 1;
          cells.push(beside);
        }
        if ((grid.level[beside] ?? 0) > 0 || grid.is(beside, 'wharf') || grid.is(beside, 'bluff')) {
          towardX += Math.cos((side * Math.PI) / 3);
          towardY += Math.sin((side * Math.PI) / 3);
        }
      }
    }
    const x = cells.reduce((sum, cell) => sum + (grid.centreX[cell] ?? 0), 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + (grid.centreY[cell] ?? 0), 0) / cells.length;
    const facing = Math.hypot(towardX, towardY) > 0.5 ? Math.atan2(towardY, towardX) - Math.PI / 2 : 0;
    // A little off the true line, as surveyors laid them out, and so that no street runs along a row of hexes.
    found.push({ cells, x, y, angle: facing + 0.05 + 0.12 * chance(seed, start, 7) });
  }
  return found;
};

/** Houses along the two long sides of a block, with gaps. */
const housesIn = (
  seed: number,
  column: number,
  row: number,
  width: number,
  height: number,
  thick: number,
): TownBlock['houses'] => {
  const houses: { x: number; y: number; width: number; height: number }[] = [];
  for (const front of [-1, 1]) {
    let at = -width / 2 + 1.5;
    for (let lot = 0; at < width / 2 - 4; lot++) {
      const roll = chance(seed ^ (lot * 977 + front * 31), column, row);
      const long = 3.6 + roll * 5.4;
      const deep = 4 + ((roll * 37) % 1) * (height * 0.5 - 7);
      if ((roll * 91) % 1 < thick) {
        const fits = Math.min(long, width / 2 - 1.5 - at);
        houses.push({ x: at, y: front < 0 ? -height / 2 + 1.5 : height / 2 - 1.5 - deep, width: fits, height: deep });
      }
      at += long + (roll > 0.55 ? 1.6 : 0.2);
    }
  }
  return houses;
};

const blocksOf = (grid: PaperGrid, seed: number, town: Town, index: number): TownBlock[] => {
  const [cos, sin] = [Math.cos(town.angle), Math.sin(town.angle)];
  const far = Math.max(
    ...town.cells.map(cell => Math.hypot((grid.centreX[cell] ?? 0) - town.x, (grid.centreY[cell] ?? 0) - town.y)),
  );
  const reach = far + HEX_WIDTH;
  const blocks: TownBlock[] = [];
  const cellAt = (across: number, down: number): number =>
    grid.cellAt(town.x + across * cos - down * sin, town.y + across * sin + down * cos);
  // A hamlet needs every block that it can have.
  const least = town.cells.length > 6 ? 3 : 2;
  for (let row = -Math.ceil(reach / BLOCK_HEIGHT); row * BLOCK_HEIGHT < reach; row++) {
    for (let column = -Math.ceil(reach / BLOCK_WIDTH); column * BLOCK_WIDTH < reach; column++) {
      const [across, down] = [column * BLOCK_WIDTH, row * BLOCK_HEIGHT];
      const width = BLOCK_WIDTH - STREET;
      const height = BLOCK_HEIGHT - STREET;
      const corners = [-1, 1].flatMap(x => [-1, 1].map(y => cellAt(across + (x * width) / 2, down + (y * height) / 2)));
      const share = corners.filter(cell => grid.is(cell, 'town')).length;
      const dry = corners.every(cell => grid.is(cell, 'town') || grid.is(cell, 'bank') || grid.is(cell, 'bluff'));
      if (share < least || !dry) continue;
      if (share === least && least > 2 && chance(seed + index, column, row) < 0.5) continue;
      blocks.push({
        x: town.x + across * cos - down * sin,
        y: town.y + across * sin + down * cos,
        width,
        height,
        angle: town.angle,
        houses: housesIn(
          seed + index * 101,
          column,
          row,
          width,
          height,
          0.95 - 0.7 * (Math.hypot(across, down) / reach),
        ),
      });
    }
  }
  return blocks;
};

export const townsOf = (grid: PaperGrid, seed: number, towns: readonly Town[]): TownBlock[] =>
  towns.flatMap((town, index) => blocksOf(grid, seed, town, index));
