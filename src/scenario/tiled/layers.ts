import type { ObjectLayer, TiledMap, TileLayer } from './map.ts';

export type Layer = TiledMap['layers'][number];
export type Values = Record<string, string | number | boolean>;

/** Properties by name. */
export const valuesOf = (properties: TiledMap['properties']): Values =>
  Object.fromEntries((properties ?? []).map(({ name, value }) => [name, value]));

/** Layers with those inside groups. */
export const flat = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap(layer => ('layers' in layer && Array.isArray(layer.layers) ? flat(layer.layers as Layer[]) : [layer]));

export const isTiles = (layer: Layer): layer is TileLayer => layer.type === 'tilelayer';
export const isObjects = (layer: Layer): layer is ObjectLayer => layer.type === 'objectgroup';
