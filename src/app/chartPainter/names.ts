import type { Scenario } from '../../core/scenario.ts';
import { CHART } from '../settings/palette.ts';
import { touches, type Box, type PaperGrid } from './paperGrid.ts';
import { told } from '../../languages/language.ts';

export type NameStyle = 'town' | 'land' | 'water';

/** A name lettered on the chart. */
export interface PlaceName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Base pixels of the letters. */
  readonly size: number;
  readonly style: NameStyle;
  /** Base pixels between letters. */
  readonly spacing: number;
  readonly box: Box;
  /** Colour of the ground that it stands on. */
  readonly halo: string;
}

/** Width of an average letter of the chart's serif, in sizes. Measured on the font, so that no canvas is needed to find a place. */
const LETTER_WIDTH = 0.62;

const LETTERING: Readonly<Record<NameStyle, { size: number; spacing: number }>> = {
  town: { size: 27, spacing: 5 },
  land: { size: 17, spacing: 1.2 },
  water: { size: 18, spacing: 2.4 },
};

const widthOf = (text: string, size: number, spacing: number): number => text.length * (size * LETTER_WIDTH + spacing);

/** Offsets from a hex's middle that a name may take, the nearest first. */
const OFFSETS: readonly (readonly [across: number, down: number])[] = [
  ...([
    [0, 0],
    [0, -26],
    [0, 26],
    [0, -46],
    [0, 46],
  ] as const),
  ...([
    [70, -30],
    [-70, -30],
    [70, 30],
    [-70, 30],
    [0, -66],
    [0, 66],
    [110, 0],
    [-110, 0],
  ] as const),
];

const styleOf = (grid: PaperGrid, cell: number): NameStyle =>
  (grid.level[cell] ?? 0) > 0 ? 'water' : grid.is(cell, 'town') ? 'town' : 'land';

/** The colour that lies under a name, for its halo. */
const groundOf = (grid: PaperGrid, cell: number): string => {
  if (grid.is(cell, 'sandbar')) return CHART.sand;
  const level = grid.level[cell] ?? 0;
  return level > 0 ? (CHART.water[level - 1] ?? CHART.land) : CHART.land;
};

/** What a name must not be printed on: the heart of a hex with piers, hulks or a work in it. */
const objectsIn = (grid: PaperGrid, works: Scenario['works']): Box[] => {
  const boxOf = (cell: number): Box => ({
    x: (grid.centreX[cell] ?? 0) - 36,
    y: (grid.centreY[cell] ?? 0) - 24,
    width: 72,
    height: 48,
  });
  const cells = works.flatMap(({ hexes }) => hexes.map(hex => grid.cellOf(hex)));
  for (let cell = 0; cell < grid.cells; cell++) {
    if (grid.is(cell, 'wharf') || grid.is(cell, 'obstruction')) cells.push(cell);
  }
  return cells.map(boxOf);
};

/** Names on the paper: land upright, water slanting, towns in capitals, as survey charts have them. Later ones give way to earlier ones. */
export const namesOf = (
  grid: PaperGrid,
  ground: Box,
  { places, works }: Pick<Scenario, 'places' | 'works'>,
): PlaceName[] => {
  const found: PlaceName[] = [];
  const objects = objectsIn(grid, works);
  for (const { hex, name } of places) {
    const cell = grid.cellOf(hex);
    const style = styleOf(grid, cell);
    const { size, spacing } = LETTERING[style];
    const text = style === 'town' ? told(name).toUpperCase() : told(name);
    const width = widthOf(text, size, spacing);
    const boxAt = ([across, down]: readonly [number, number]): Box => {
      const x = (grid.centreX[cell] ?? 0) + across - width / 2 - 4;
      const y = (grid.centreY[cell] ?? 0) + down - size * 0.75;
      return {
        x: Math.max(10, Math.min(ground.width - width - 18, x)),
        y: Math.max(10, Math.min(ground.height - size * 1.5 - 10, y)),
        width: width + 8,
        height: size * 1.4,
      };
    };
    const clashes = (box: Box): number =>
      found.filter(other => touches(box, other.box)).length * 3 + objects.filter(other => touches(box, other)).length;
    let box = boxAt([0, 0]);
    for (const offset of OFFSETS) {
      const candidate = boxAt(offset);
      if (clashes(candidate) < clashes(box)) box = candidate;
    }
    const x = box.x + box.width / 2;
    const y = box.y + size * 0.75;
    found.push({ text, x, y, size, style, spacing, box, halo: groundOf(grid, grid.cellAt(x, y)) });
  }
  return found;
};
