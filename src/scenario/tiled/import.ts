import * as v from 'valibot';
import { chartOf } from '../../chart/index.ts';
import { TERRAINS, type Chart } from '../../core/chart.ts';
import { EDGES, FACINGS, type Facing, type HexId } from '../../core/types.ts';
import { DEFAULT_DEPTH } from '../chartText.ts';
import { pathOf, quoted, unknownName, type Problem, type Report } from '../problems.ts';
import type { ChartFile } from '../schema.ts';
import { chartFileOf, type DrawnHex } from '../write.ts';
import { hexNear } from './geometry.ts';
import { LAYERS, tiledMap, type ObjectLayer, type TiledMap, type TiledObject, type TileLayer } from './map.ts';
import { FLOWS, isFlow, isTerrain, type Flow, type Ground } from './tiles.ts';

/** The raw file of a battle, for `parseScenario`; or every problem that was found in the map. */
export type TiledImport = { ok: true; file: object } | { ok: false; problems: Problem[] };

type Layer = TiledMap['layers'][number];
type Values = Record<string, string | number | boolean>;

const valuesOf = (properties: TiledMap['properties']): Values =>
  Object.fromEntries((properties ?? []).map(({ name, value }) => [name, value]));

/** Whether the map is laid out as ours are (S2): anything else would put every second row in the wrong place. */
const checkLayout = (map: TiledMap, report: Report): void => {
  const wanted = [
    ['orientation', map.orientation, 'hexagonal'],
    ['staggeraxis', map.staggeraxis, 'y'],
    ['staggerindex', map.staggerindex, 'odd'],
  ] as const;
  for (const [key, found, expected] of wanted)
    if (found !== expected) report(key, `expected ${quoted(expected)}, found ${quoted(found)}`);
  if (map.infinite) report('infinite', 'expected a map of fixed size, found an infinite one');
};

const flat = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap(layer => ('layers' in layer && Array.isArray(layer.layers) ? flat(layer.layers as Layer[]) : [layer]));

const isTiles = (layer: Layer): layer is TileLayer => layer.type === 'tilelayer';
const isObjects = (layer: Layer): layer is ObjectLayer => layer.type === 'objectgroup';

/** What a tile of either tileset means. */
interface Meanings {
  grounds: Map<number, Ground>;
  flows: Map<number, Flow>;
}

const readTilesets = (map: TiledMap, report: Report): Meanings => {
  const meanings: Meanings = { grounds: new Map(), flows: new Map() };
  map.tilesets.forEach((tileset, index) => {
    const path = `tilesets[${index}]`;
    if (tileset.source !== undefined)
      report(`${path}.source`, `expected a tileset inside the map, found the file ${quoted(tileset.source)}: embed it`);
    (tileset.tiles ?? []).forEach((tile, place) => {
      const at = `${path}.tiles[${place}]`;
      const gid = tileset.firstgid + tile.id;
      const { terrain, depth, flow } = valuesOf(tile.properties);
      if (flow !== undefined) {
        if (isFlow(flow)) meanings.flows.set(gid, flow);
        else report(at, unknownName('a flow', flow, FLOWS));
      } else if (terrain !== undefined) {
        if (!isTerrain(terrain)) report(at, unknownName('a terrain', terrain, TERRAINS));
        else if (depth !== undefined && typeof depth !== 'number')
          report(at, `expected feet of water, found ${quoted(depth)}`);
        else meanings.grounds.set(gid, { terrain, depth: depth ?? DEFAULT_DEPTH[terrain] });
      }
    });
  });
  return meanings;
};

/** Numbers of a tile layer, or null and a report. */
const dataOf = (map: TiledMap, layers: readonly Layer[], name: string, report: Report): readonly number[] | null => {
  const layer = layers.find(each => isTiles(each) && each.name === name);
  if (!layer || !isTiles(layer)) {
    const known = layers.flatMap(each => (isTiles(each) ? [each.name] : []));
    report('layers', unknownName('a tile layer called', name, known));
    return null;
  }
  if (!Array.isArray(layer.data)) {
    report(`layers.${name}.data`, 'expected a list of numbers: save the map with the tile layer format CSV');
    return null;
  }
  if (layer.width !== map.width || layer.height !== map.height || layer.data.length !== map.width * map.height) {
    report(`layers.${name}`, `expected ${map.width} by ${map.height} tiles, found ${layer.width} by ${layer.height}`);
    return null;
  }
  return layer.data;
};

/** Bits above these are Tiled's for a tile that is flipped or turned. */
const LARGEST_TILE = 0x0fffffff;

const readHexes = (map: TiledMap, layers: readonly Layer[], report: Report): DrawnHex[][] => {
  const { grounds, flows } = readTilesets(map, report);
  const terrain = dataOf(map, layers, LAYERS.terrain, report);
  const current = dataOf(map, layers, LAYERS.current, report);
  if (!terrain || !current) return [];
  return Array.from({ length: map.height }, (_, y) =>
    Array.from({ length: map.width }, (__, x) => {
      const index = y * map.width + x;
      const where = `row ${y + 1}, column ${x + 1}`;
      const tile = terrain[index] ?? 0;
      const ground = grounds.get(tile);
      if (!ground)
        report(
          `layers.${LAYERS.terrain}`,
          tile === 0
            ? `${where}: expected a tile, found none`
            : tile > LARGEST_TILE
              ? `${where}: expected a tile as it is, found one that is flipped or turned`
              : `${where}: tile ${tile} has no property "terrain"`,
        );
      const stream = current[index] ?? 0;
      const flow = stream === 0 ? 'slack' : flows.get(stream);
      if (flow === undefined) report(`layers.${LAYERS.current}`, `${where}: tile ${stream} has no property "flow"`);
      return {
        terrain: ground?.terrain ?? 'bank',
        depth: ground?.depth ?? 0,
        flow: flow === undefined || flow === 'slack' ? -1 : (FACINGS.indexOf(flow) as DrawnHex['flow']),
      };
    }),
  );
};

/** What the readers of objects share. */
interface Sheet {
  map: TiledMap;
  layers: readonly Layer[];
  chart: Chart;
  report: Report;
}

/** The objects of a layer with the hexes they lie in; a layer that is not there has none. */
const objectsOf = (
  { map, layers, chart, report }: Sheet,
  name: string,
): { object: TiledObject; at: HexId; hex: string; values: Values }[] => {
  const layer = layers.find(each => isObjects(each) && each.name === name);
  if (!layer || !isObjects(layer)) return [];
  const size = { width: map.tilewidth, height: map.tileheight, side: map.hexsidelength ?? map.tileheight / 2 };
  return layer.objects.map((object, index) => {
    const { column, row } = hexNear(object.x, object.y, size);
    const at = chart.hexAt(column, row);
    if (at === 0) report(`layers.${name}.objects[${index}]`, `${quoted(object.name ?? '')} lies beside the chart`);
    return { object, at, hex: at === 0 ? '' : chart.label(at), values: valuesOf(object.properties) };
  });
};

/** JSON inside a property, or a report. */
const nested = (values: Values, key: string, path: string, report: Report): unknown => {
  const text = values[key];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    report(path, `expected JSON in the property ${quoted(key)}, found ${quoted(text)}`);
    return undefined;
  }
};

const present = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const readShips = (sheet: Sheet): unknown[] =>
  objectsOf(sheet, LAYERS.ships).map(({ object, hex, values }, index) => {
    const { entersInTurn, aground, anchored, steamIn, overrides: _, ...others } = values;
    const state = present({ aground, anchored, steamIn });
    return present({
      ...others,
      ...{ name: object.name, hex },
      enters: entersInTurn === undefined ? undefined : { turn: entersInTurn },
      state: Object.keys(state).length > 0 ? state : undefined,
      overrides: nested(values, 'overrides', `layers.${LAYERS.ships}.objects[${index}]`, sheet.report),
    });
  });

/** Q22: a fort lies across its own hex and the one beside it. */
const readForts = (sheet: Sheet): unknown[] =>
  objectsOf(sheet, LAYERS.forts).map(({ object, at, hex, values }, index) => {
    const { chart, report } = sheet;
    const path = `layers.${LAYERS.forts}.objects[${index}]`;
    const { beside, ...others } = values;
    const facing = FACINGS.findIndex(name => name === beside);
    const other = facing < 0 || at === 0 ? 0 : chart.neighbour(at, facing as Facing);
    if (facing < 0) report(path, unknownName('in "beside" a facing', beside, FACINGS));
    else if (at !== 0 && other === 0) report(path, `the hex beside it (${quoted(beside)}) lies off the chart`);
    return present({ ...others, name: object.name, hexes: [hex, other === 0 ? '' : chart.label(other)] });
  });

const edgesIn = (values: Values, key: string, report: Report): string[] => {
  const edges = String(values[key] ?? '')
    .split(/\s+/)
    .filter(edge => edge !== '');
  if (edges.length === 0) report(`properties.${key}`, `expected one or more of ${EDGES.join(', ')}, found nothing`);
  return edges;
};

const orNone = (list: unknown[]): unknown[] | undefined => (list.length > 0 ? list : undefined);

const readBattle = (sheet: Sheet, drawn: ChartFile): object => {
  const { map, report } = sheet;
  const values = valuesOf(map.properties);
  const inJson = (key: string): unknown => nested(values, key, `properties.${key}`, report);
  const named = (layer: string): object[] =>
    objectsOf(sheet, layer).map(({ object, hex, values: facts }) => ({ ...facts, ...{ hex, name: object.name } }));
  const mines = objectsOf(sheet, LAYERS.mines).map(({ hex, values: facts }) => ({ ...facts, hex }));
  return present({
    format: 1,
    ...{ id: values.id, title: values.title, date: values.date, place: values.place, minutes: values.minutes },
    briefing: { common: values.common, union: values.union, confederate: values.confederate },
    chart: present({ ...drawn, places: orNone(named(LAYERS.places)) }),
    homeEdges: {
      union: edgesIn(values, 'homeOfUnion', report),
      confederate: edgesIn(values, 'homeOfConfederates', report),
    },
    forces: readShips(sheet),
    forts: orNone(readForts(sheet)),
    buildings: orNone(named(LAYERS.buildings)),
    mines: orNone(mines),
    visibility: values.visibility,
    objectives: inJson('objectives'),
    turns: values.turns,
    orders: inJson('orders'),
    rules: inJson('rules'),
    history: inJson('history'),
  });
};

/** A number among the map's properties; 0 where there is none. */
const numberIn = (map: TiledMap, key: string, report: Report): number => {
  const value = valuesOf(map.properties)[key] ?? 0;
  if (typeof value === 'number') return value;
  report(`properties.${key}`, `expected a number, found ${quoted(value)}`);
  return 0;
};

/** Reads a battle from a map of Tiled. What the map cannot know is left to the parser of scenario files. */
export const fromTiled = (input: unknown): TiledImport => {
  const problems: Problem[] = [];
  const report: Report = (path, message) => void problems.push({ path, message });
  const shaped = v.safeParse(tiledMap, input);
  if (!shaped.success)
    return {
      ok: false,
      problems: shaped.issues.map(issue => ({
        path: pathOf((issue.path ?? []).map(item => item.key)),
        message: `this is not a map of Tiled (.tmj): ${issue.message}`,
      })),
    };
  const map = shaped.output;
  checkLayout(map, report);
  if (problems.length > 0) return { ok: false, problems };
  const layers = flat(map.layers);
  const hexes = readHexes(map, layers, report);
  if (problems.length > 0) return { ok: false, problems };
  const [north, knots] = [numberIn(map, 'north', report), numberIn(map, 'knots', report)];
  const chart = chartOf({ north, knots, hexes });
  const file = readBattle({ map, layers, chart, report }, chartFileOf(hexes, north, knots));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, file };
};
