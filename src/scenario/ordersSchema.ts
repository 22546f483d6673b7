import * as v from 'valibot';
import type { OrderKey, OrderWords } from '../core/scenario.ts';
import type { SectionParser } from './reader.ts';
import { atLeastOne, edge, hex, id, list, oneOf, shape, turn, wholeNumber } from './shapes.ts';

/** The shape of standing orders (docs/standing-orders.md). What needs the chart or the roster is checked in orders.ts. */

/** Stances that a single word gives. */
const STANCE_WORDS = ['hold', 'engage', 'ambush', 'withdraw'] as const;
/** Everybody of a side who has no orders of his own. */
export const OTHERS = 'others';

const hexes = (most: number) => wholeNumber(`hexes from 0 to ${most}`, 0, most);
const line = wholeNumber('a number from 1 to 999', 1, 999);

const stanceEntries = {
  hold: v.exactOptional(v.pipe(atLeastOne(hex), v.description('Lie in one of these hexes.'))),
  patrol: v.exactOptional(v.pipe(atLeastOne(hex), v.description('Go from each of these hexes to the next.'))),
  turns: v.exactOptional(v.pipe(turn, v.description('Of a patrol: turns toward each hex; 4 unless said.'))),
  engage: v.exactOptional(v.pipe(atLeastOne(id), v.description('Enemies by id or kind, the first before the others.'))),
  screen: v.exactOptional(v.pipe(id, v.description('Keep between this ship and the enemy.'))),
  within: v.exactOptional(v.pipe(hexes(99), v.description('Of a screen: hexes from the ship; 2 unless said.'))),
  ambush: v.exactOptional(v.pipe(hexes(99), v.description('Lie still and silent until an enemy is so near.'))),
  at: v.exactOptional(v.pipe(atLeastOne(hex), v.description('Of an ambush: where; at her start unless said.'))),
  runPast: v.exactOptional(v.pipe(edge, v.description('Make for this edge and leave by it where the rules allow.'))),
  withdraw: v.exactOptional(v.pipe(edge, v.description('Fall back to this edge, away from the enemy.'))),
};

const condition = shape({
  turn: v.exactOptional(v.pipe(turn, v.description('From this turn on.'))),
  clock: v.exactOptional(
    v.pipe(wholeNumber('a total from -40 to 40', -40, 40), v.description('While the battle clock shows so much.')),
  ),
  enemyWithin: v.exactOptional(v.pipe(hexes(99), v.description('An enemy within so many hexes.'))),
  enemyPast: v.exactOptional(
    shape({
      column: v.exactOptional(line),
      row: v.exactOptional(line),
      toward: v.exactOptional(edge),
      edge: v.exactOptional(edge),
      within: v.exactOptional(hexes(99)),
    }),
  ),
  damage: v.exactOptional(
    v.pipe(wholeNumber('percent from 1 to 100', 1, 100), v.description('Percent of the hull lost.')),
  ),
  lost: v.exactOptional(v.pipe(atLeastOne(id), v.description('One of these units is out of the battle.'))),
  of: v.exactOptional(v.pipe(atLeastOne(id), v.description('Whose distance and damage count; her own unless said.'))),
  by: v.exactOptional(v.pipe(atLeastOne(id), v.description('Enemies that count; all unless said.'))),
});

const ruleEntries = {
  targets: v.exactOptional(v.pipe(list(id), v.description('Enemies by id or kind to be fired at before all others.'))),
};

/** What rule systems add to orders, by key. */
export type OrderKeys = Readonly<Record<string, OrderKey>>;

/** The keys that these systems add. Orders are common to all systems: a key that two of them add takes the words of both. */
export const orderKeysOf = (systems: readonly Pick<SectionParser, 'orderKeys'>[]): OrderKeys => {
  const keys: Record<string, OrderKey> = {};
  for (const { orderKeys } of systems)
    for (const [name, key] of Object.entries(orderKeys ?? {})) {
      const known = keys[name];
      const whose = known?.whose === 'units' ? 'units' : key.whose;
      keys[name] = known ? { ...known, words: { ...known.words, ...key.words }, whose } : key;
    }
  return keys;
};

/** The entries of added keys, for single units or for a side. Their names are data, so their type says nothing of them. */
const addedEntries = (keys: OrderKeys, whose: OrderKey['whose']): object =>
  Object.fromEntries(
    Object.entries(keys)
      .filter(([, key]) => whose === 'side' || key.whose === 'units')
      .map(([name, { what, says, words }]) => [
        name,
        v.exactOptional(v.pipe(oneOf(what, Object.keys(words)), v.description(says))),
      ]),
  );

/** What was said under added keys, of an order or a side that has been checked. */
export const wordsIn = (file: OrderFile | SideOrdersFile): OrderWords => {
  const { who, stance, when, targets, units, ...words } = file as OrderFile & SideOrdersFile;
  return words;
};

const word = oneOf('a stance', STANCE_WORDS);
const spelt = shape(stanceEntries);
const all = oneOf(`a list of ids or "${OTHERS}"`, [OTHERS]);
const ids = atLeastOne(id);

/** Orders with these two shapes put together: what the parser checks and what editors are told differ in nothing else. */
const ordersWith = <const T extends v.GenericSchema, const W extends v.GenericSchema>(
  stance: T,
  who: W,
  keys: OrderKeys,
) => {
  const order = shape({
    who,
    stance: v.exactOptional(stance),
    when: v.exactOptional(list(shape({ if: condition, then: stance }))),
    ...ruleEntries,
    ...addedEntries(keys, 'units'),
  });
  const sideOrders = shape({
    ...ruleEntries,
    ...addedEntries(keys, 'side'),
    units: v.exactOptional(list(order)),
  });
  return shape({ union: v.exactOptional(sideOrders), confederate: v.exactOptional(sideOrders) });
};

/** For the parser: a word is measured against the words, anything else against the object or list, so that a message says what is wrong in it. */
export const ordersShape = (keys: OrderKeys) =>
  ordersWith(
    v.lazy(input => (typeof input === 'string' ? word : spelt)),
    v.lazy(input => (typeof input === 'string' ? all : ids)),
    keys,
  );

const publishedStance = v.union([word, spelt]);
/** The same for editors. */
export const publishedOrders = (keys: OrderKeys) => ordersWith(publishedStance, v.union([all, ids]), keys);

/** What the published schema says once and refers to, beside the orders themselves. */
export const definitions = { stance: publishedStance, condition };

export type OrdersFile = v.InferOutput<ReturnType<typeof ordersShape>>;
export type SideOrdersFile = NonNullable<OrdersFile['union']>;
export type OrderFile = NonNullable<SideOrdersFile['units']>[number];
export type StanceFile = NonNullable<OrderFile['stance']>;
export type ConditionFile = v.InferOutput<typeof condition>;
