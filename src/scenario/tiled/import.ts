import * as v from 'valibot';
import { chartOf } from '../../chart/index.ts';
import type { Chart } from '../../core/chart.ts';
import { EDGES, FACINGS, type Facing, type HexId } from '../../core/types.ts';
import { parseJson } from '../jsonText.ts';
import { quoted, readUntilEnough, told, unknownName, type Problem, type Report } from '../problems.ts';
import type { ChartFile, ScenarioFile } from '../schema.ts';
import { problemsOf } from '../shapes.ts';
import { chartFileOf } from '../write.ts';
import { hexNear } from './geometry.ts';
import { readHexes, readTilesets, type FindTileset } from './importChart.ts';
import { flat, isObjects, valuesOf, type Values } from './layers.ts';
import { LAYERS, tiledMap, type Layer, type TiledMap, type TiledObject } from './map.ts';

/** The raw file of a battle, for `parseScenario`; or every problem that was found in the map. */
export type TiledImport = { ok: true; file: object } | { ok: false; problems: Problem[] };

/** What a map may need beside itself. */
export interface TiledSources {
  tileset?: FindTileset;
  /** A battle that says whatever the map does not. */
  into?: ScenarioFile;
}

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

/** What the readers of objects share. */
interface Sheet {
  map: TiledMap;
  layers: readonly Layer[];
  chart: Chart;
  report: Report;
  into: ScenarioFile | undefined;
}

const hasObjects = ({ layers }: Sheet, name: string): boolean =>
  layers.some(layer => isObjects(layer) && layer.name === name);

/** The objects of a layer with the hexes they lie in; a layer that is not there has none. */
const objectsOf = (
  { map, layers, chart, report }: Sheet,
  called: string,
): { object: TiledObject; at: HexId; name: string | undefined; hex: string; values: Values }[] => {
  const layer = layers.find(each => isObjects(each) && each.name === called);
  if (!layer || !isObjects(layer)) return [];
  const size = { width: map.tilewidth, height: map.tileheight, side: map.hexsidelength ?? map.tileheight / 2 };
  return layer.objects.map((object, index) => {
    const { column, row } = hexNear(object.x, object.y, size);
    const at = chart.hexAt(column, row);
    if (at === 0) report(`layers.${called}.objects[${index}]`, `${quoted(object.name ?? '')} lies beside the chart`);
    // Tiled gives every object a name, an empty one where its author wrote none.
    const name = object.name === '' ? undefined : object.name;
    return { object, at, name, hex: at === 0 ? '' : chart.label(at), values: valuesOf(object.properties) };
  });
};

/** JSON inside a property, or a report. */
const nested = (values: Values, key: string, path: string, report: Report): unknown => {
  const text = values[key];
  if (text === undefined) return undefined;
  const json = parseJson(String(text));
  if (json.ok) return json.value;
  report(path, `expected JSON in the property ${quoted(key)}, found ${quoted(text)}`);
  return undefined;
};

const present = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const readShips = (sheet: Sheet): unknown[] =>
  objectsOf(sheet, LAYERS.ships).map(({ name, hex, values }, index) => {
    const { entersInTurn, aground, anchored, steamIn, overrides: _, ...others } = values;
    const state = present({ aground, anchored, steamIn });
    return present({
      ...others,
      name,
      hex,
      enters: entersInTurn === undefined ? undefined : { turn: entersInTurn },
      state: Object.keys(state).length > 0 ? state : undefined,
      overrides: nested(values, 'overrides', `layers.${LAYERS.ships}.objects[${index}]`, sheet.report),
    });
  });

/** Q22: a fort lies across its own hex and the one beside it. */
const readForts = (sheet: Sheet): unknown[] =>
  objectsOf(sheet, LAYERS.forts).map(({ name, at, hex, values }, index) => {
    const { chart, report } = sheet;
    const path = `layers.${LAYERS.forts}.objects[${index}]`;
    const { beside, overrides: _, ...others } = values;
    const facing = FACINGS.findIndex(name => name === beside);
    const other = facing < 0 || at === 0 ? 0 : chart.neighbour(at, facing as Facing);
    if (facing < 0) report(path, unknownName('in "beside" a facing', beside, FACINGS));
    else if (at !== 0 && other === 0) report(path, `the hex beside it (${quoted(beside)}) lies off the chart`);
    const hexes = [hex, other === 0 ? '' : chart.label(other)];
    return present({ ...others, name, hexes, overrides: nested(values, 'overrides', path, report) });
  });

/** Edges by name in a property; undefined where another battle may say it. */
const edgesIn = ({ into, report }: Sheet, values: Values, key: string): string[] | undefined => {
  const edges = String(values[key] ?? '')
    .split(/\s+/)
    .filter(edge => edge !== '');
  if (edges.length > 0) return edges;
  if (!into) report(`properties.${key}`, `expected one or more of ${EDGES.join(', ')}, found nothing`);
  return undefined;
};

const orNone = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** What the object layers say; of a layer that is not there nothing, of an empty one that there is none. */
const readObjects = (sheet: Sheet): Record<string, unknown> => {
  const named = (layer: string): object[] =>
    objectsOf(sheet, layer).map(({ name, hex, values }) => present({ ...values, hex, name }));
  const readers: readonly [string, string, () => unknown[]][] = [
    [LAYERS.ships, 'forces', () => readShips(sheet)],
    [LAYERS.forts, 'forts', () => readForts(sheet)],
    [LAYERS.buildings, 'buildings', () => named(LAYERS.buildings)],
    [LAYERS.mines, 'mines', () => objectsOf(sheet, LAYERS.mines).map(({ hex, values }) => ({ ...values, hex }))],
  ];
  return Object.fromEntries(
    readers.flatMap(([layer, key, read]) => (hasObjects(sheet, layer) ? [[key, orNone(read())]] : [])),
  );
};

const JSON_KEYS = ['vessels', 'fortifications', 'objectives', 'orders', 'rules', 'history'] as const;

/** What the map's own properties say. */
const readFacts = (sheet: Sheet, values: Values): Record<string, unknown> => {
  const { id, title, date, place, minutes, turns, visibility, light } = values;
  const inJson = JSON_KEYS.map((key): [string, unknown] => [
    key,
    nested(values, key, `properties.${key}`, sheet.report),
  ]);
  return present({ id, title, date, place, minutes, turns, visibility, light, ...Object.fromEntries(inJson) });
};

const readBattle = (sheet: Sheet, drawn: ChartFile): object => {
  const { map, into } = sheet;
  const values = valuesOf(map.properties);
  const { common, union, confederate, drawnShorter = into?.chart.drawnShorter } = values;
  const homes = {
    union: edgesIn(sheet, values, 'homeOfUnion'),
    confederate: edgesIn(sheet, values, 'homeOfConfederates'),
  };
  const places = hasObjects(sheet, LAYERS.places)
    ? orNone(objectsOf(sheet, LAYERS.places).map(({ name, hex }) => present({ hex, name })))
    : into?.chart.places;
  return present({
    ...into,
    format: 1,
    ...readFacts(sheet, values),
    briefing: { ...into?.briefing, ...present({ common, union, confederate }) },
    chart: present({ ...drawn, drawnShorter, places }),
    homeEdges: { ...into?.homeEdges, ...present(homes) },
    ...readObjects(sheet),
  });
};

/** A number among the map's properties, or what stands for it. */
const numberIn = (map: TiledMap, key: string, otherwise: number, report: Report): number => {
  const value = valuesOf(map.properties)[key] ?? otherwise;
  if (typeof value === 'number') return value;
  report(`properties.${key}`, `expected a number, found ${quoted(value)}`);
  return 0;
};

/** What a map says, as far as it can be told; what is wrong with it is reported. */
const readMap = (map: TiledMap, { into, tileset }: TiledSources, wrong: Report): object | null => {
  let problems = 0;
  const report: Report = (path, message) => {
    problems += 1;
    wrong(path, message);
  };
  checkLayout(map, report);
  if (problems > 0) return null;
  const layers = flat(map.layers);
  const meanings = readTilesets(map, tileset ?? (() => undefined), report);
  if (problems > 0) return null;
  const hexes = readHexes(map, layers, meanings, report);
  if (problems > 0) return null;
  const north = numberIn(map, 'north', into?.chart.north ?? 0, report);
  const knots = numberIn(map, 'knots', into?.chart.current.knots ?? 0, report);
  const chart = chartOf({ north, knots, hexes });
  return readBattle({ map, layers, chart, report, into }, chartFileOf(hexes, north, knots));
};

/** Reads a battle from a map of Tiled. What the map cannot know is left to the parser of scenario files. */
export const fromTiled = (input: unknown, sources: TiledSources = {}): TiledImport => {
  const shaped = v.safeParse(tiledMap, input, { abortEarly: true });
  if (!shaped.success) {
    const found = problemsOf(shaped.issues);
    const wrong = found.map(({ path, message }) => ({
      path,
      message: `this is not a map of Tiled (.tmj): ${message}`,
    }));
    return { ok: false, problems: told(wrong) };
  }
  const { value, problems } = readUntilEnough(report => readMap(shaped.output, sources, report));
  return value && problems.length === 0 ? { ok: true, file: value } : { ok: false, problems };
};
