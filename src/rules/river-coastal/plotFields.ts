import { needfulShifts } from './shifts.ts';
import type { Plot, RiverShip } from './types.ts';

/** C3: one field of a plot: what it holds where nothing is touched, and whether a value from outside can be one. */
interface PlotField<V> {
  usual(ship: RiverShip): V;
  /** From where all that may be chosen is open, where that is not the usual. */
  open?: V;
  is(value: unknown): boolean;
}

/** What is settled beside speed and course. */
export type SideField = Exclude<keyof Plot, 'speed' | 'turns'>;

const isCourse = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 40 && value.every(each => Number.isInteger(each));

const isShift = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'from,to';

const isLine = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'does,ship';

/** C3: the fields of a plot beside speed and course. What is only seldom ordered is left out where it is not: its usual value is `undefined`. */
const SIDE_FIELDS: { readonly [K in SideField]-?: PlotField<Plot[K]> } = {
  anchor: { usual: ship => ship.anchored, is: value => typeof value === 'boolean' },
  ram: { usual: () => '', is: value => typeof value === 'string' },
  turrets: { usual: ship => [...ship.turrets], is: Array.isArray },
  opens: { usual: () => 0, is: Number.isInteger },
  captainGun: { usual: ship => ship.captainGun, open: -1, is: Number.isInteger },
  mend: { usual: () => undefined, is: value => value === undefined || Number.isInteger(value) },
  balloon: { usual: () => undefined, is: value => value === undefined || value === 'raise' || value === 'strike' },
  line: { usual: () => undefined, is: value => value === undefined || isLine(value) },
  release: { usual: () => undefined, is: value => value === undefined || value === true },
  men: {
    usual: needfulShifts,
    is: value => Array.isArray(value) && value.length <= 40 && value.every(isShift),
  },
};

const FIELDS: Readonly<Record<string, Pick<PlotField<unknown>, 'is'>>> = {
  speed: { is: Number.isInteger },
  turns: { is: isCourse },
  ...SIDE_FIELDS,
};

const NAMES = Object.keys(FIELDS);

const SIDE_NAMES = Object.keys(SIDE_FIELDS) as readonly SideField[];

/** C3: what stays as it was where nothing is touched. */
export const untouched = (ship: RiverShip): Omit<Plot, 'speed' | 'turns'> => {
  const rest: Record<string, unknown> = {};
  for (const name of SIDE_NAMES) {
    const usual: unknown = SIDE_FIELDS[name].usual(ship);
    if (usual !== undefined) rest[name] = usual;
  }
  return rest as unknown as Omit<Plot, 'speed' | 'turns'>;
};

/** The same plot with one thing not chosen yet. */
export const without = (ship: RiverShip, plot: Plot, name: SideField): Plot => {
  const { open, usual } = SIDE_FIELDS[name];
  return copied({ ...plot, [name]: open ?? usual(ship) });
};

/** A list or record of plain JSON, copied to the bottom. */
const copyOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
};

/** A plot out of whatever holds one, its fields always in the same order. */
export const copied = (plot: Plot): Plot => {
  const from: Readonly<Record<string, unknown>> = { ...plot };
  const copy: Record<string, unknown> = {};
  for (const name of NAMES) if (from[name] !== undefined) copy[name] = copyOf(from[name]);
  return copy as unknown as Plot;
};

/** Whether something from outside has the shape of a plot. */
export const isPlot = (value: object): value is Plot => {
  const held: Readonly<Record<string, unknown>> = { ...value };
  return NAMES.every(name => FIELDS[name]?.is(held[name]) === true);
};
