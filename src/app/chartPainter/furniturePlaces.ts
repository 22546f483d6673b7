import type { Scenario } from '../../core/scenario.ts';
import type { PlaceName } from './names.ts';
import { touches, type Box, type PaperGrid } from './paperGrid.ts';

/** Where the title with its scale bar, and the compass rose stand. */
export interface Furniture {
  readonly title: { readonly box: Box; readonly scale: number };
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number; readonly onLand: boolean };
  readonly kept: readonly Box[];
}

export const TITLE_SIZE = { width: 470, height: 206 } as const;
const ROSE_RADIUS = 104;
const SCALES = [1, 0.84, 0.7, 0.58] as const;
/** Pixels between the points that are looked at. */
const PROBE = 34;
const EDGE = 26;

type Subject = Pick<Scenario, 'works'>;

/** Share of a box that is water in which ships may go, and of what must not be covered. */
const costOf = (grid: PaperGrid, box: Box, avoided: readonly Box[]): number => {
  let cost = 0;
  let probes = 0;
  const [across, down] = [Math.ceil(box.width / PROBE), Math.ceil(box.height / PROBE)];
  for (let column = 0; column <= across; column++) {
    for (let row = 0; row <= down; row++) {
      const cell = grid.cellAt(box.x + (column * box.width) / across, box.y + (row * box.height) / down);
      probes++;
      if ((grid.level[cell] ?? 0) > 0) cost += 1;
      else if (grid.is(cell, 'town') || grid.is(cell, 'wharf')) cost += 2;
      else if (grid.is(cell, 'bluff') || grid.is(cell, 'island')) cost += 0.25;
    }
  }
  return cost / probes + (avoided.some(other => touches(box, other, 12)) ? 4 : 0);
};

/** The cheapest place for a box of that size, corners of the paper before its middle. */
const placeFor = (grid: PaperGrid, ground: Box, width: number, height: number, avoided: readonly Box[]) => {
  const roomX = ground.width - 2 * EDGE - width;
  const roomY = ground.height - 2 * EDGE - height;
  if (roomX < 0 || roomY < 0) return null;
  const steps = (room: number): number => Math.max(1, Math.min(60, Math.ceil(room / 40)));
  const [acrossSteps, downSteps] = [steps(roomX), steps(roomY)];
  let best: { box: Box; cost: number; rank: number } | null = null;
  for (let row = 0; row <= downSteps; row++) {
    for (let column = 0; column <= acrossSteps; column++) {
      const [across, down] = [column / acrossSteps, row / downSteps];
      const box = { x: EDGE + roomX * across, y: EDGE + roomY * down, width, height };
      const fromCorner = Math.min(across, 1 - across) + Math.min(down, 1 - down);
      const rank = fromCorner * 0.05;
      if (best && rank > best.rank) continue;
      const cost = costOf(grid, box, avoided);
      if (!best || cost + rank < best.rank) best = { box, cost, rank: cost + rank };
    }
  }
  return best;
};

/** The largest that stands on land alone, else what hides least of the water. */
const bestPlace = (grid: PaperGrid, ground: Box, size: { width: number; height: number }, avoided: readonly Box[]) => {
  const base = Math.max(0.55, Math.min(3, ground.width / 3000));
  let fallback: { box: Box; scale: number; cost: number } | null = null;
  for (const share of SCALES) {
    const scale = base * share;
    const found = placeFor(grid, ground, size.width * scale, size.height * scale, avoided);
    if (!found) continue;
    if (found.cost < 0.08) return { box: found.box, scale, cost: found.cost };
    if (!fallback || found.cost < fallback.cost) fallback = { box: found.box, scale, cost: found.cost };
  }
  return fallback ?? { box: { x: EDGE, y: EDGE, ...size }, scale: 0.4, cost: 1 };
};

export const furnitureFor = (
  grid: PaperGrid,
  ground: Box,
  subject: Subject,
  names: readonly PlaceName[],
): Furniture => {
  const works = subject.works.flatMap(({ hexes }) =>
    hexes.map(hex => {
      const cell = grid.cellOf(hex);
      return { x: (grid.centreX[cell] ?? 0) - 70, y: (grid.centreY[cell] ?? 0) - 70, width: 140, height: 140 };
    }),
  );
  const avoided = [...names.map(({ box }) => box), ...works];
  const title = bestPlace(grid, ground, TITLE_SIZE, avoided);
  const span = { width: ROSE_RADIUS * 2.8, height: ROSE_RADIUS * 2.8 };
  const rose = bestPlace(grid, ground, span, [...avoided, title.box]);
  return {
    title,
    rose: {
      x: rose.box.x + rose.box.width / 2,
      y: rose.box.y + rose.box.height / 2,
      radius: (ROSE_RADIUS * rose.box.width) / span.width,
      onLand: rose.cost < 0.3,
    },
    kept: rose.cost < 0.3 ? [title.box, rose.box] : [title.box],
  };
};
