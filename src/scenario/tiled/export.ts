import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import { DEFAULT_DEPTH, STANDARD_LEGEND } from '../chartText.ts';
import type { ForceFile, ScenarioFile } from '../schema.ts';
import { scenarioFileOf } from '../write.ts';
import { centreOf, TILE } from './geometry.ts';
import { LAYERS, type TiledMap, type TiledObject, type TiledProperty } from './map.ts';
import { FLOWS, flowPicture, groundPicture, tilePictures, type Ground } from './tiles.ts';

/** A battle as a map for Tiled, and the pictures of its tiles by file name. */
export interface TiledExport {
  map: TiledMap;
  pictures: Record<string, string>;
}

const property = (name: string, value: string | number | boolean): TiledProperty => ({
  name,
  type:
    typeof value === 'string'
      ? 'string'
      : typeof value === 'boolean'
        ? 'bool'
        : Number.isInteger(value)
          ? 'int'
          : 'float',
  value,
});

/** Values of a file as properties: text, numbers and flags as they are, anything else as JSON; what is absent stays absent. */
const propertiesOf = (values: Readonly<Record<string, unknown>>): TiledProperty[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [property(name, value)];
    return [property(name, JSON.stringify(value))];
  });

/** Every kind of ground of the chart, after those of the standard legend, which an author may want. */
const groundsOf = (chart: Chart): Ground[] => {
  const grounds = Object.values(STANDARD_LEGEND).map(terrain => ({ terrain, depth: DEFAULT_DEPTH[terrain] }));
  const known = new Set(grounds.map(groundPicture));
  for (const hex of chart.hexes) {
    const ground = { terrain: chart.terrain(hex), depth: chart.depth(hex) };
    if (known.has(groundPicture(ground))) continue;
    known.add(groundPicture(ground));
    grounds.push(ground);
  }
  return grounds;
};

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
      ...{ type: 'tilelayer' as const, ...common(name), width: chart.columns, height: chart.rows, data },
    }),
    objectLayer: (name: string, list: TiledObject[]) => ({
      ...{ type: 'objectgroup' as const, ...common(name), draworder: 'index', objects: list },
    }),
    point: (hex: string, name: string, values: Readonly<Record<string, unknown>>): TiledObject => ({
      ...{ id: (objects += 1), name, type: '', width: 0, height: 0, rotation: 0, visible: true, point: true },
      ...centreOf(chart.column(at(hex)), chart.row(at(hex))),
      properties: propertiesOf(values),
    }),
    used: () => ({ nextlayerid: layers + 1, nextobjectid: objects + 1 }),
  };
};
type Pencil = ReturnType<typeof pencilFor>;

const tilesetOf = (
  name: string,
  firstgid: number,
  tiles: readonly { picture: string; properties: TiledProperty[] }[],
  folder: string,
) => ({
  ...{ firstgid, name, columns: 0, margin: 0, spacing: 0, tilecount: tiles.length },
  ...{ tilewidth: TILE.width, tileheight: TILE.height },
  tiles: tiles.map(({ picture, properties }, id) => ({
    ...{ id, image: `${folder}${picture}`, imagewidth: TILE.width, imageheight: TILE.height, properties },
  })),
});

const tilesetsOf = (grounds: readonly Ground[], folder: string) => [
  tilesetOf(
    'terrain',
    1,
    grounds.map(ground => ({
      picture: groundPicture(ground),
      properties: propertiesOf({ terrain: ground.terrain, depth: ground.depth > 0 ? ground.depth : undefined }),
    })),
    folder,
  ),
  tilesetOf(
    'current',
    grounds.length + 1,
    FLOWS.map(flow => ({ picture: flowPicture(flow), properties: propertiesOf({ flow }) })),
    folder,
  ),
];

const chartLayers = ({ chart }: Scenario, grounds: readonly Ground[], pencil: Pencil) => {
  const tile = new Map(grounds.map((ground, index) => [groundPicture(ground), index + 1]));
  const groundAt = (hex: HexId): number =>
    tile.get(groundPicture({ terrain: chart.terrain(hex), depth: chart.depth(hex) })) ?? 0;
  const flowAt = (hex: HexId): number => {
    if (!chart.navigable(hex)) return 0;
    const flow = chart.flow(hex);
    return grounds.length + 1 + (flow === -1 ? FLOWS.indexOf('slack') : flow);
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
    objectives,
    turns,
    orders,
    rules,
    history,
  } = file;
  return propertiesOf({
    ...{ id, title, date, place, minutes, turns, ...briefing },
    ...{ homeOfUnion: homeEdges.union.join(' '), homeOfConfederates: homeEdges.confederate.join(' ') },
    ...{ north: file.chart.north, knots: file.chart.current.knots },
    ...{ visibility, objectives, orders, rules, history },
  });
};

/** A battle drawn as a hexagonal map that Tiled opens; `folder` is where the pictures will lie, as seen from the map. */
export const toTiled = (scenario: Scenario, folder: string): TiledExport => {
  const { chart } = scenario;
  const file = scenarioFileOf(scenario);
  const grounds = groundsOf(chart);
  const pencil = pencilFor(scenario);
  const map: TiledMap = {
    ...{ type: 'map', version: '1.10', tiledversion: '1.11.0', orientation: 'hexagonal', renderorder: 'right-down' },
    ...{ staggeraxis: 'y', staggerindex: 'odd', hexsidelength: TILE.side, infinite: false },
    ...{ width: chart.columns, height: chart.rows, tilewidth: TILE.width, tileheight: TILE.height },
    layers: [...chartLayers(scenario, grounds, pencil), ...objectLayers(scenario, file, pencil)],
    tilesets: tilesetsOf(grounds, folder),
    properties: mapProperties(file),
  };
  return { map: { ...map, ...pencil.used() }, pictures: tilePictures(grounds) };
};
