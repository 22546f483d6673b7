import * as v from 'valibot';

/**
 * The parts of a Tiled map (.tmj, format 1.10) that a battle is read from. Tiled writes many keys more; they are let pass.
 * See https://doc.mapeditor.org/en/stable/reference/json-map-format/
 */

const tiledProperty = v.looseObject({
  name: v.string(),
  type: v.exactOptional(v.string()),
  value: v.union([v.string(), v.number(), v.boolean()]),
});
const properties = v.exactOptional(v.array(tiledProperty));

const tile = v.looseObject({
  id: v.number(),
  image: v.exactOptional(v.string()),
  properties,
});

const tileset = v.looseObject({
  firstgid: v.number(),
  name: v.exactOptional(v.string()),
  source: v.exactOptional(v.string()),
  tiles: v.exactOptional(v.array(tile)),
});

/** A tileset in a file of its own (.tsj). */
export const tilesetFile = v.looseObject({ tiles: v.exactOptional(v.array(tile)) });

const mapObject = v.looseObject({
  name: v.exactOptional(v.string()),
  x: v.number(),
  y: v.number(),
  properties,
});

const tileLayer = v.looseObject({
  type: v.literal('tilelayer'),
  name: v.string(),
  width: v.number(),
  height: v.number(),
  data: v.exactOptional(v.union([v.array(v.number()), v.string()])),
});

const objectLayer = v.looseObject({
  type: v.literal('objectgroup'),
  name: v.string(),
  objects: v.array(mapObject),
});

const otherLayer = v.looseObject({ type: v.string(), name: v.exactOptional(v.string()) });

export const tiledMap = v.looseObject({
  type: v.exactOptional(v.string()),
  orientation: v.string(),
  staggeraxis: v.exactOptional(v.string()),
  staggerindex: v.exactOptional(v.string()),
  hexsidelength: v.exactOptional(v.number()),
  infinite: v.exactOptional(v.boolean()),
  width: v.number(),
  height: v.number(),
  tilewidth: v.number(),
  tileheight: v.number(),
  layers: v.array(v.union([tileLayer, objectLayer, otherLayer])),
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
