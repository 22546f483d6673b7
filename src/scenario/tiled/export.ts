import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import type { ForceFile, ScenarioFile } from '../schema.ts';
import { scenarioFileOf } from '../write.ts';
import { centreOf, TILE } from './geometry.ts';
import { LAYERS, type TiledMap, type TiledObject, type TiledProperty } from './map.ts';
import { propertiesOf } from './properties.ts';
import { FLOWS, groundsOf, groundTileOf, tileSheet, tilesetOf, type Ground } from './tiles.ts';

/** A battle as a map for Tiled with its tileset inside, and the picture of the tiles. */
export interface TiledExport {
  map: TiledMap;
  /** An SVG. */
  picture: string;
}

/** Number of the tileset's first tile on the map; 0 is no tile. */
const FIRST_TILE = 1;

/** One number a hex, row by row, as a tile layer wants them. */
const byRow = (chart: Chart, at: (hex: HexId) => number): number[] =>
  Array.from({ length: chart.columns * chart.rows }, (_, index) =>
    at(chart.hexAt((index % chart.columns) + 1, Math.floor(index / chart.columns) + 1)),
  );

/** Makes layers and objects of one map, each with a number of its own. */
const pencilFor = ({ chart }: Scenario) => {
  let [layers, objects] = [0, 0];
  const at = (label: string): HexId =>
    chart.hexAt(Number(label.slice(0, label.length / 2)), Number(label.slice(label.length / 2)));
  const common = (name: string) => ({ name, id: (layers += 1), x: 0, y: 0, opacity: 1, visible: true });
  return {
    at,
    tileLayer: (name: string, data: number[]) => ({
      type: 'tilelayer' as const,
      ...common(name),
      width: chart.columns,
      height: chart.rows,
      data,
    }),
    objectLayer: (name: string, list: TiledObject[]) => ({
      type: 'objectgroup' as const,
      ...common(name),
      draworder: 'index',
      objects: list,
    }),
    point: (hex: string, name: string, values: Readonly<Record<string, unknown>>): TiledObject => ({
      id: (objects += 1),
      name,
      type: '',
      width: 0,
      height: 0,
      rotation: 0,
      visible: true,
      point: true,
      ...centreOf(chart.column(at(hex)), chart.row(at(hex))),
      properties: propertiesOf(values),
    }),
    used: () => ({ nextlayerid: layers + 1, nextobjectid: objects + 1 }),
  };
};
type Pencil = ReturnType<typeof pencilFor>;

const chartLayers = ({ chart }: Scenario, grounds: readonly Ground[], pencil: Pencil) => {
  const groundAt = (hex: HexId): number =>
    FIRST_TILE + groundTileOf(grounds, { terrain: chart.terrain(hex), depth: chart.depth(hex) });
  const flowAt = (hex: HexId): number => {
    if (!chart.navigable(hex)) return 0;
    const flow = chart.flow(hex);
    return FIRST_TILE + (flow === -1 ? FLOWS.indexOf('slack') : flow);
  };
  return [
    pencil.tileLayer(LAYERS.terrain, byRow(chart, groundAt)),
    pencil.tileLayer(LAYERS.current, byRow(chart, flowAt)),
  ];
};

/** The facing from a fort's first hex to its second. */
const besideOf = ({ chart }: Scenario, pencil: Pencil, [one = '', other = '']: readonly string[]): string =>
  FACINGS.find((_, facing) => chart.neighbour(pencil.at(one), facing as Facing) === pencil.at(other)) ?? 'E';

const objectLayers = (scenario: Scenario, file: ScenarioFile, pencil: Pencil) => {
  const { point, objectLayer } = pencil;
  const ship = ({ hex, name, enters, state, ...others }: ForceFile): TiledObject =>
    point(hex, name ?? others.vessel, { ...others, entersInTurn: enters?.turn, ...state });
  const { chart, forts = [], buildings = [], mines = [], forces } = file;
  return [
    objectLayer(
      LAYERS.places,
      (chart.places ?? []).map(({ hex, name }) => point(hex, name, {})),
    ),
    objectLayer(
      LAYERS.forts,
      forts.map(({ hexes, name, ...fort }) =>
        point(hexes[0] ?? '', name ?? fort.fort, { ...fort, beside: besideOf(scenario, pencil, hexes) }),
      ),
    ),
    objectLayer(
      LAYERS.buildings,
      buildings.map(({ hex, name, ...building }) => point(hex, name, building)),
    ),
    objectLayer(
      LAYERS.mines,
      mines.map(({ hex, ...mine }) => point(hex, mine.live ? 'mine' : 'dummy', mine)),
    ),
    objectLayer(LAYERS.ships, forces.map(ship)),
  ];
};

/** What lies in no hex: facts, words, objectives, rules. */
const mapProperties = (file: ScenarioFile): TiledProperty[] => {
  const {
    id,
    title,
    date,
    place,
    minutes,
    briefing,
    homeEdges,
    visibility,
    light,
    vessels,
    fortifications,
    objectives,
    turns,
    orders,
    rules,
    history,
  } = file;
  return propertiesOf({
    id,
    title,
    date,
    place,
    minutes,
    turns,
    ...briefing,
    homeOfUnion: homeEdges.union.join(' '),
    homeOfConfederates: homeEdges.confederate.join(' '),
    north: file.chart.north,
    knots: file.chart.current.knots,
    drawnShorter: file.chart.drawnShorter,
    visibility,
    light,
    vessels,
    fortifications,
    objectives,
    orders,
    rules,
    history,
  });
};

/** A battle drawn as a hexagonal map that Tiled opens; `image` is where the picture will lie, as seen from the map. */
export const toTiled = (scenario: Scenario, image: string): TiledExport => {
  const { chart } = scenario;
  const file = scenarioFileOf(scenario);
  const grounds = groundsOf(chart);
  const pencil = pencilFor(scenario);
  const map: TiledMap = {
    type: 'map',
    version: '1.10',
    tiledversion: '1.11.0',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    staggeraxis: 'y',
    staggerindex: 'odd',
    hexsidelength: TILE.side,
    infinite: false,
    width: chart.columns,
    height: chart.rows,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    layers: [...chartLayers(scenario, grounds, pencil), ...objectLayers(scenario, file, pencil)],
    tilesets: [{ firstgid: FIRST_TILE, ...tilesetOf(grounds, image) }],
    properties: mapProperties(file),
  };
  return { map: { ...map, ...pencil.used() }, picture: tileSheet(grounds) };
};

/** JSON with lists of numbers on one line each. */
const textOf = (value: unknown): string =>
  `${JSON.stringify(value, null, 1).replace(/\[\s+(\d+(?:,\s+\d+)*)\s+\]/g, (_, numbers: string) => `[${numbers.replace(/\s+/g, ' ')}]`)}\n`;

/** The same as files beside each other, by name, in the order in which they need one another: picture, tileset, map. */
export const tiledFiles = (scenario: Scenario, name: string): [file: string, text: string][] => {
  const { map, picture } = toTiled(scenario, `${name}.svg`);
  const [{ firstgid, ...tileset } = { firstgid: FIRST_TILE }] = map.tilesets;
  return [
    [`${name}.svg`, picture],
    [`${name}.tsj`, textOf(tileset)],
    [`${name}.tmj`, textOf({ ...map, tilesets: [{ firstgid, source: `${name}.tsj` }] })],
  ];
};
