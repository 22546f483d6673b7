import * as v from 'valibot';

/**
 * The parts of a Tiled map (.tmj, format 1.10) that a battle is read from. Tiled writes many keys more; they are let pass.
 * See https://doc.mapeditor.org/en/stable/reference/json-map-format/
 */

/** A number that a map can have anywhere: JSON may write others, which are taken for endless. */
const number = v.pipe(v.number(), v.minValue(-1e6), v.maxValue(1e6));
const size = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000));
const hexes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(150));
const tileNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff));
const words = v.pipe(v.string(), v.maxLength(1000));

const tiledProperty = v.looseObject({
  name: words,
  type: v.exactOptional(v.string()),
  value: v.union([v.string(), number, v.boolean()]),
});
const properties = v.exactOptional(v.array(tiledProperty));

const tile = v.looseObject({
  id: tileNumber,
  image: v.exactOptional(v.string()),
  properties,
});

const tileset = v.looseObject({
  firstgid: tileNumber,
  name: v.exactOptional(v.string()),
  source: v.exactOptional(words),
  tiles: v.exactOptional(v.array(tile)),
});

/** A tileset in a file of its own (.tsj). */
export const tilesetFile = v.looseObject({ tiles: v.exactOptional(v.array(tile)) });

const mapObject = v.looseObject({
  name: v.exactOptional(words),
  x: number,
  y: number,
  properties,
});

const tileLayer = v.looseObject({
  type: v.literal('tilelayer'),
  name: words,
  width: hexes,
  height: hexes,
  data: v.exactOptional(v.union([v.array(tileNumber), v.string()])),
});

const objectLayer = v.looseObject({
  type: v.literal('objectgroup'),
  name: words,
  objects: v.pipe(v.array(mapObject), v.maxLength(1000)),
});

export interface GroupLayer {
  type: 'group';
  name?: string | undefined;
  layers: Layer[];
}
export type Layer = TileLayer | ObjectLayer | GroupLayer | { type: string; name?: string | undefined };

/** Told by its type, so that a message says what is wrong with it, and nothing passes for a layer of another kind. */
const layer: v.GenericSchema<unknown, Layer> = v.lazy(input => {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  if (type === 'tilelayer') return tileLayer;
  if (type === 'objectgroup') return objectLayer;
  return type === 'group' ? groupLayer : v.looseObject({ type: v.string(), name: v.exactOptional(words) });
});
const groupLayer: v.GenericSchema<unknown, GroupLayer> = v.looseObject({
  type: v.literal('group'),
  name: v.exactOptional(words),
  layers: v.array(layer),
});

export const tiledMap = v.looseObject({
  type: v.exactOptional(v.string()),
  orientation: v.string(),
  staggeraxis: v.exactOptional(v.string()),
  staggerindex: v.exactOptional(v.string()),
  hexsidelength: v.exactOptional(size),
  infinite: v.exactOptional(v.boolean()),
  width: hexes,
  height: hexes,
  tilewidth: size,
  tileheight: size,
  layers: v.array(layer),
  tilesets: v.array(tileset),
  properties,
});

export type Tile = v.InferOutput<typeof tile>;
export type Tileset = v.InferOutput<typeof tileset>;
export type TiledMap = v.InferOutput<typeof tiledMap>;
export type TiledProperty = v.InferOutput<typeof tiledProperty>;
export type TiledObject = v.InferOutput<typeof mapObject>;
export type TileLayer = v.InferOutput<typeof tileLayer>;
export type ObjectLayer = v.InferOutput<typeof objectLayer>;

/** Names of the layers, in the order in which they lie. */
export const LAYERS = {
  terrain: 'terrain',
  current: 'current',
  places: 'places',
  forts: 'forts',
  buildings: 'buildings',
  mines: 'mines',
  ships: 'ships',
} as const;
