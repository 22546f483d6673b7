import type { TiledProperty } from './map.ts';

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
export const propertiesOf = (values: Readonly<Record<string, unknown>>): TiledProperty[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [property(name, value)];
    return [property(name, JSON.stringify(value))];
  });
