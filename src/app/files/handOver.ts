import { chartOf, specOf, type ChartSpec } from '../../chart/index.ts';
import type { Chart } from '../../core/chart.ts';
import type { Match, RuleSet } from '../../system/ruleset.ts';
import { findRuleSet, matchOf } from '../../rules/index.ts';

/**
 * What a thread has read of somebody else's file, handed over to the page: long lists in pieces, so that the page can do other things in
 * between, and what is made of functions, a chart and a match, as what it is made from.
 */

/** Entries that are handed over at a time. */
export const PIECE = 200;

/** Where in what is handed over something is to be put. */
interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string;
}

/** All but the lists, which are fetched one after another. Nothing here is recognised by its looks: what was read may look like anything. */
export interface Parcel {
  readonly whole: { body: unknown };
  readonly lists: readonly { readonly places: readonly Place[]; readonly length: number }[];
  readonly charts: readonly { readonly places: readonly Place[]; readonly spec: ChartSpec }[];
  readonly matches: readonly {
    readonly places: readonly Place[];
    readonly rules: string;
    readonly options: Readonly<Record<string, boolean>>;
    readonly scenario: { body: unknown };
  }[];
}

/** Whatever the key is called. */
const lay = (holder: Place['holder'], key: string, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

/** No file holds a function. */
const isChart = (value: unknown): value is Chart =>
  typeof value === 'object' && value !== null && 'hexAt' in value && typeof value.hexAt === 'function';

/** An entry of a game. */
const hasState = (value: unknown): value is { state: unknown } =>
  typeof value === 'object' && value !== null && 'state' in value;

const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value) as object);

const noted = <T>(known: Map<T, Place[]>, what: T, place: Place): void => {
  known.set(what, [...(known.get(what) ?? []), place]);
};

/** Makes a parcel of what was read; `lists` are its long lists, in the order of the parcel's. */
export const packedUp = (read: unknown, laid: readonly Match[]): { parcel: Parcel; lists: (readonly unknown[])[] } => {
  const copies = new Map<object, unknown>();
  const lists = new Map<readonly unknown[], Place[]>();
  const matches = new Map<Match, Place[]>();
  const charts = new Map<Chart, Place[]>();
  const put = (value: unknown, holder: Place['holder'], key: string): void => {
    const match = laid.find(each => each === value);
    if (match) noted(matches, match, { holder, key });
    else if (isChart(value)) noted(charts, value, { holder, key });
    else if (Array.isArray(value) && (value.length > PIECE || hasState(value[0])))
      noted(lists, value as readonly unknown[], { holder, key });
    else lay(holder, key, copied(value));
  };
  // What is frozen is a state, or a part of one: plain data that goes as it is.
  const copied = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    if (!Array.isArray(value) && !isPlain(value)) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    const copy: Place['holder'] = Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    for (const [key, inner] of Object.entries(value)) put(inner, copy, key);
    return copy;
  };
  const whole = { body: null };
  put(read, whole, 'body');
  const made = [...matches].map(([{ rules, options, scenario }, places]) => {
    const own = { body: null };
    put(scenario, own, 'body');
    return { places, rules: rules.id, options: options as Readonly<Record<string, boolean>>, scenario: own };
  });
  const parcel = {
    whole,
    lists: [...lists].map(([list, places]) => ({ places, length: list.length })),
    charts: [...charts].map(([chart, places]) => ({ places, spec: specOf(chart) })),
    matches: made,
  };
  return { parcel, lists: [...lists.keys()] };
};

/** States never change; what was frozen comes out of a thread as if it could. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};

const settle = (places: readonly Place[], value: unknown): void => {
  for (const { holder, key } of places) lay(holder, key, value);
};

/** Takes a parcel apart; `fetched` brings a piece of one of its lists. */
export const unpackedFrom = async (
  { whole, lists, charts, matches }: Parcel,
  fetched: (list: number, from: number) => Promise<readonly unknown[]>,
): Promise<unknown> => {
  for (const [number, { places, length }] of lists.entries()) {
    const list: unknown[] = [];
    while (list.length < length) {
      const piece = await fetched(number, list.length);
      if (piece.length === 0) throw new Error('a piece of what was read is missing');
      for (const entry of piece) {
        if (hasState(entry)) freeze(entry.state);
        list.push(entry);
      }
    }
    settle(places, list);
  }
  for (const { places, spec } of charts) settle(places, chartOf(spec));
  for (const { places, rules, options, scenario } of matches)
    settle(places, matchOf(findRuleSet(rules) as RuleSet, scenario.body as Match['scenario'], options));
  return whole.body;
};

/** The same match, of which can be heard how a game on it gets on: with every step the kernel looks up its phase. */
export const heard = (match: Match, step: () => void): Match => ({
  ...match,
  rules: Object.create(match.rules, {
    sequence: {
      get: () => {
        step();
        return match.rules.sequence;
      },
    },
  }) as RuleSet,
});
