import { TERRAINS, type Chart, type Terrain } from '../../core/chart.ts';
import { FACINGS } from '../../core/types.ts';
import { DEFAULT_DEPTH } from '../chartText.ts';
import { TILE } from './geometry.ts';
import { propertiesOf } from './properties.ts';

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

const word = (text: string, y: number, size: number): string =>
  `<text x="${width / 2}" y="${y}" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#1c1a17">${text}</text>`;

/** Deeper water is darker: the tile is told from its neighbours without reading the figure. */
const shade = ({ terrain, depth }: Ground): string =>
  terrain === 'channel' || terrain === 'shallows'
    ? `<polygon points="${HEXAGON}" fill="#1d3440" fill-opacity="${(Math.min(depth, 40) / 80).toFixed(2)}"/>`
    : '';

const groundTile = (ground: Ground): string =>
  `<polygon points="${HEXAGON}" fill="${COLOUR[ground.terrain]}"/>${shade(ground)}${word(ground.terrain, 30, 9)}${
    ground.depth > 0 ? word(`${ground.depth} ft`, 44, 11) : ''
  }`;

/** An arrow along the facing; a dot for slack water. */
const flowTile = (flow: Flow): string => {
  const middle = `${width / 2} ${height / 2}`;
  if (flow === 'slack') return `<circle cx="${width / 2}" cy="${height / 2}" r="4" fill="#123" fill-opacity="0.7"/>`;
  const degrees = -60 * FACINGS.indexOf(flow);
  return `<g transform="rotate(${degrees} ${middle})" stroke="#123" stroke-opacity="0.7" stroke-width="3" fill="none"><path d="M14 32H42M34 24L42 32L34 40"/></g>`;
};

/** Water that an author is likely to want beside the depths that terrains have by default. */
const USUAL_DEPTHS: readonly Ground[] = [
  ...[12, 15, 18, 20, 24, 40].map(depth => ({ terrain: 'channel' as const, depth })),
  ...[6, 12].map(depth => ({ terrain: 'shallows' as const, depth })),
];

const same = (one: Ground, other: Ground): boolean => one.terrain === other.terrain && one.depth === other.depth;

/** Every kind of ground of a chart, after those that an author may want: so these have the same tiles on every map. */
export const groundsOf = (chart: Chart): Ground[] => {
  const grounds = [...TERRAINS.map(terrain => ({ terrain, depth: DEFAULT_DEPTH[terrain] })), ...USUAL_DEPTHS];
  for (const hex of chart.hexes) {
    const ground = { terrain: chart.terrain(hex), depth: chart.depth(hex) };
    if (!grounds.some(known => same(known, ground))) grounds.push(ground);
  }
  return grounds;
};

/** The tile of a kind of ground among those of `groundsOf`, counted from 0 behind the flows. */
export const groundTileOf = (grounds: readonly Ground[], ground: Ground): number =>
  FLOWS.length + grounds.findIndex(known => same(known, ground));

/** The tileset as Tiled writes it (.tsj): flows first, then grounds; `image` is the file of the picture as seen from it. */
export const tilesetOf = (grounds: readonly Ground[], image: string) => {
  const tiles = [
    ...FLOWS.map(flow => propertiesOf({ flow })),
    ...grounds.map(({ terrain, depth }) => propertiesOf({ terrain, depth: depth > 0 ? depth : undefined })),
  ].map((properties, id) => ({ id, properties }));
  return {
    type: 'tileset',
    name: 'brownwater',
    version: '1.10',
    tiledversion: '1.11.0',
    columns: SHEET_COLUMNS,
    margin: 0,
    spacing: 0,
    tilecount: tiles.length,
    tilewidth: width,
    tileheight: height,
    image,
    imagewidth: SHEET_COLUMNS * width,
    imageheight: sheetRows(tiles.length) * height,
    tiles,
  };
};

const SHEET_COLUMNS = 8;
const sheetRows = (tiles: number): number => Math.ceil(tiles / SHEET_COLUMNS);

/** The picture of all tiles, an SVG. */
export const tileSheet = (grounds: readonly Ground[]): string => {
  const tiles = [...FLOWS.map(flowTile), ...grounds.map(groundTile)];
  const across = SHEET_COLUMNS * width;
  const down = sheetRows(tiles.length) * height;
  const placed = tiles.map((tile, index) => {
    const x = (index % SHEET_COLUMNS) * width;
    return `<g transform="translate(${x} ${Math.floor(index / SHEET_COLUMNS) * height})">${tile}</g>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">\n${placed.join('')}</svg>\n`;
};

export const isTerrain = (name: unknown): name is Terrain => TERRAINS.some(terrain => terrain === name);
export const isFlow = (name: unknown): name is Flow => FLOWS.some(flow => flow === name);
