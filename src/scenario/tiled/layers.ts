import type { GroupLayer, Layer, ObjectLayer, TiledMap, TileLayer } from './map.ts';

export type Values = Record<string, string | number | boolean>;

/** Properties by name. */
export const valuesOf = (properties: TiledMap['properties']): Values =>
  Object.fromEntries((properties ?? []).map(({ name, value }) => [name, value]));

const isGroup = (layer: Layer): layer is GroupLayer => layer.type === 'group';

/** Layers with those inside groups. */
export const flat = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap(layer => (isGroup(layer) ? flat(layer.layers) : [layer]));

export const isTiles = (layer: Layer): layer is TileLayer => layer.type === 'tilelayer';
export const isObjects = (layer: Layer): layer is ObjectLayer => layer.type === 'objectgroup';
