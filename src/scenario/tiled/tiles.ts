import { TERRAINS, type Terrain } from '../../core/chart.ts';
import { FACINGS } from '../../core/types.ts';
import { TILE } from './geometry.ts';

/** What a tile of the terrain layer stands for. */
export interface Ground {
  terrain: Terrain;
  depth: number;
}

/** Where the current runs, by tile of the current layer: the six facings, then slack water. */
export const FLOWS = [...FACINGS, 'slack'] as const;
export type Flow = (typeof FLOWS)[number];

const COLOUR: Readonly<Record<Terrain, string>> = {
  channel: '#5f7f8d',
  shallows: '#8fa9a3',
  sandbar: '#d9cfa4',
  bank: '#c9b98f',
  bluff: '#8f7a55',
  marsh: '#9aa373',
  island: '#b8ab7d',
  town: '#a98d78',
  wharf: '#7d6a58',
  obstruction: '#4a4440',
};

const { width, height } = TILE;
const HEXAGON = `0,${height / 4} ${width / 2},0 ${width},${height / 4} ${width},${(3 * height) / 4} ${width / 2},${height} 0,${(3 * height) / 4}`;

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>\n`;

const word = (text: string, y: number, size: number): string =>
  `<text x="${width / 2}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#1c1a17">${text}</text>`;

/** Deeper water is darker: the tile is told from its neighbours without reading the figure. */
const shade = ({ terrain, depth }: Ground): string =>
  terrain === 'channel' || terrain === 'shallows'
    ? `<polygon points="${HEXAGON}" fill="#1d3440" fill-opacity="${(Math.min(depth, 40) / 80).toFixed(2)}"/>`
    : '';

const groundTile = (ground: Ground): string =>
  svg(
    `<polygon points="${HEXAGON}" fill="${COLOUR[ground.terrain]}"/>${shade(ground)}${word(ground.terrain, 30, 9)}${
      ground.depth > 0 ? word(`${ground.depth} ft`, 44, 11) : ''
    }`,
  );

/** An arrow along the facing; a dot for slack water. */
const flowTile = (flow: Flow): string => {
  const middle = `${width / 2} ${height / 2}`;
  if (flow === 'slack')
    return svg(`<circle cx="${width / 2}" cy="${height / 2}" r="4" fill="#123" fill-opacity="0.7"/>`);
  const degrees = -60 * FACINGS.indexOf(flow);
  return svg(
    `<g transform="rotate(${degrees} ${middle})" stroke="#123" stroke-opacity="0.7" stroke-width="3" fill="none"><path d="M14 32H42M34 24L42 32L34 40"/></g>`,
  );
};

/** File names of the pictures, without their folder. */
export const groundPicture = ({ terrain, depth }: Ground): string =>
  depth > 0 ? `${terrain}-${String(depth).replace('.', '_')}.svg` : `${terrain}.svg`;
export const flowPicture = (flow: Flow): string => `current-${flow}.svg`;

/** The text of every picture that a map with these kinds of ground shows, by file name. */
export const tilePictures = (grounds: readonly Ground[]): Record<string, string> =>
  Object.fromEntries([
    ...grounds.map(ground => [groundPicture(ground), groundTile(ground)] as const),
    ...FLOWS.map(flow => [flowPicture(flow), flowTile(flow)] as const),
  ]);

export const isTerrain = (name: unknown): name is Terrain => TERRAINS.some(terrain => terrain === name);
export const isFlow = (name: unknown): name is Flow => FLOWS.some(flow => flow === name);
