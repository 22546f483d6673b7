import * as v from 'valibot';
import { TERRAINS } from '../../core/chart.ts';
import { FACINGS } from '../../core/types.ts';
import { DEFAULT_DEPTH } from '../chartText.ts';
import { quoted, unknownName, type Report } from '../problems.ts';
import { problemsOf } from '../shapes.ts';
import type { DrawnHex } from '../write.ts';
import { isTiles, valuesOf } from './layers.ts';
import { LAYERS, tilesetFile, type Layer, type Tile, type TiledMap, type Tileset } from './map.ts';
import { FLOWS, isFlow, isTerrain, type Flow, type Ground } from './tiles.ts';

/** The tileset in that file, as the map names it; undefined where there is none. */
export type FindTileset = (source: string) => unknown;

/** What a tile of either tileset means. */
export interface Meanings {
  grounds: Map<number, Ground>;
  flows: Map<number, Flow>;
}

/** Tiles of a tileset that lies in the map or in a file of its own. */
const tilesOf = ({ source, tiles = [] }: Tileset, path: string, find: FindTileset, report: Report): Tile[] => {
  if (source === undefined) return tiles;
  if (!/\.(tsj|json)$/.test(source)) {
    report(path, `expected a tileset in JSON (.tsj) or inside the map, found ${quoted(source)}: export or embed it`);
    return [];
  }
  const found = find(source);
  if (found === undefined) {
    report(path, `the tileset ${quoted(source)} is not there: embed it, or put it beside the map`);
    return [];
  }
  const read = v.safeParse(tilesetFile, found, { abortEarly: true });
  if (read.success) return read.output.tiles ?? [];
  for (const { path: at, message } of problemsOf(read.issues))
    report([path, at].filter(part => part !== '').join('.'), `${quoted(source)} is not a tileset of Tiled: ${message}`);
  return [];
};

/** What every tile of the map means; what cannot be told is reported. */
export const readTilesets = (map: TiledMap, find: FindTileset, report: Report): Meanings => {
  const meanings: Meanings = { grounds: new Map(), flows: new Map() };
  map.tilesets.forEach((tileset, index) => {
    const path = `tilesets[${index}]`;
    tilesOf(tileset, `${path}.source`, find, report).forEach((tile, place) => {
      const at = `${tileset.source ?? path}.tiles[${place}]`;
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

/** The chart, row by row, from the two tile layers. */
export const readHexes = (
  map: TiledMap,
  layers: readonly Layer[],
  { grounds, flows }: Meanings,
  report: Report,
): DrawnHex[][] => {
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
