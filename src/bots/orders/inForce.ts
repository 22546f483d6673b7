import type { UnitSheet } from '../../system/desk/index.ts';
import { fateOf, marksOf } from '../../system/marks.ts';
import type { Situation } from '../../core/game.ts';
import type { KnownRules, Told } from '../../system/captain.ts';
import type { OrderCondition, OrderStance, SideOrders, StandingOrder } from '../../core/scenario.ts';
import type { HexId, Side } from '../../core/types.ts';
import { holds, nearestEnemy, type Sight } from './conditions.ts';
import { madeUpOrders } from './madeUp.ts';
import { conditionInWords, stanceInWords } from './words.ts';
import { phrase, type Phrase } from '../../languages/phrase.ts';

/** What one unit is to do at this moment. */
export interface Duty extends Omit<Told, 'away'> {
  readonly unit: UnitSheet;
  /** With every hex and edge filled in; an ambush is either still one or an engagement. */
  readonly stance: OrderStance;
  readonly targets: readonly string[];
}

/** All duties of a side, and what they were read from. */
export interface InForce extends Sight {
  readonly side: Side;
  readonly orders: SideOrders;
  readonly duties: ReadonlyMap<string, Duty>;
}

const NO_ORDERS: SideOrders = { targets: [], words: {}, units: [] };

/** What a battle orders a side to do: by the section in place of the common part. */
const givenTo = ({ scenario }: Situation, rules: KnownRules, side: Side): SideOrders | undefined =>
  scenario.rules[rules.id]?.orders?.[side] ?? scenario.orders?.[side];

/** Whether the battle has orders for a side. */
export const hasOrders = (now: Situation, rules: KnownRules, side: Side): boolean =>
  givenTo(now, rules, side) !== undefined;

/** The orders of a battle; made-up ones for whoever has none. */
const ordersFor = (now: Situation, rules: KnownRules, side: Side): SideOrders => {
  const { scenario } = now;
  const given = givenTo(now, rules, side) ?? NO_ORDERS;
  const told = new Set(given.units.flatMap(({ who }) => who));
  const others = madeUpOrders(scenario, rules.id, side).filter(({ who }) => who.every(id => !told.has(id)));
  return { ...given, units: [...given.units, ...others] };
};

/** Where she began under these rules; where she lies, if that was settled in play. */
const startOf = ({ scenario, chart }: Situation, rules: KnownRules, unit: UnitSheet): HexId[] => {
  const force = scenario.forces.find(({ id }) => id === unit.id);
  const hex = scenario.rules[rules.id]?.forces?.[unit.id]?.hex ?? force?.hex ?? 0;
  return hex !== 0 && chart.navigable(hex) ? [hex] : [...unit.hexes];
};

/** The home edge that she has least far to. */
const homeOf = ({ scenario, chart }: Situation, unit: UnitSheet): OrderStance => {
  const far = (edge: (typeof scenario.homeEdges)[Side][number]): number =>
    Math.min(...unit.hexes.map(hex => chart.hexesToEdge(hex, edge)));
  const edges = [...scenario.homeEdges[unit.side]].sort((one, other) => far(one) - far(other));
  return { kind: 'withdraw', edge: edges[0] ?? null };
};

const filledIn = (sight: Sight, rules: KnownRules, unit: UnitSheet, stance: OrderStance): OrderStance => {
  if (stance.kind === 'withdraw' && stance.edge === null) return homeOf(sight.now, unit);
  const here = stance.kind === 'hold' || stance.kind === 'ambush';
  return here && stance.hexes.length === 0 ? { ...stance, hexes: startOf(sight.now, rules, unit) } : stance;
};

/** The stance in force, why it came into force, and what would end it, each null where there is nothing to say. */
const chosen = (
  sight: Sight,
  unit: UnitSheet,
  { stance, when }: StandingOrder,
): { stance: OrderStance; since: OrderCondition | null; until: OrderCondition | null } => {
  const fired = when.findIndex(change => holds(sight, unit, change.if));
  const change = when[fired];
  if (change) return { stance: change.then, since: change.if, until: null };
  return { stance, since: null, until: when[0]?.if ?? null };
};

const ENGAGE: OrderStance = { kind: 'engage', prey: [] };

/** P12 and the like: a beaten ship does as the rules make her, and that the captain knows. */
const isBeaten = (rules: KnownRules, unit: UnitSheet): boolean => marksOf(rules, unit).some(({ beaten }) => beaten);

/** Longer, and a reason would not fit on a line. */
const LONGEST = 110;

/** What she does, why that came into force and what would end it, as far as there is room. */
const inOneLine = (what: Phrase, since: OrderCondition | null, until: OrderCondition | null): Phrase => {
  const as = since ? phrase`${what}, as ${conditionInWords(since)}` : what;
  const all = until ? phrase`${as} until ${conditionInWords(until)}` : as;
  return { letters: LONGEST, wordings: [...new Set([all, as, what])] };
};

const dutyOf = (sight: Sight, rules: KnownRules, orders: SideOrders, order: StandingOrder, unit: UnitSheet): Duty => {
  const { stance, since, until } = chosen(sight, unit, order);
  const filled = filledIn(sight, rules, unit, stance);
  const sprung = filled.kind === 'ambush' && nearestEnemy(sight, [unit]) <= filled.within;
  const inForce = sprung ? ENGAGE : filled;
  const waits = filled.kind === 'ambush' && !sprung;
  const end = waits ? { enemyWithin: filled.within } : until;
  return {
    unit,
    stance: inForce,
    silent: waits,
    free: inForce.kind === 'engage' || isBeaten(rules, unit),
    // Put together when it is read.
    get says() {
      const what = sprung ? phrase`springs her ambush` : stanceInWords(sight.now.chart, inForce);
      return inOneLine(what, since, end);
    },
    targets: order.targets.length > 0 ? order.targets : orders.targets,
    words: { ...orders.words, ...order.words },
  };
};

const ASHORE: readonly UnitSheet['kind'][] = ['fort', 'building', 'battery'];

/** A vessel under her colours: what lies still ashore, or has struck, comes near nobody. */
const isVessel = (rules: KnownRules, unit: UnitSheet): boolean =>
  unit.present && !ASHORE.includes(unit.kind) && fateOf(rules, unit) !== 'taken';

/**
 * Reads all orders of a side anew from what it sees: those given, or else the scenario's. Nothing is remembered: the same view has the same
 * orders in force.
 */
export const inForce = (now: Situation, rules: KnownRules, side: Side, given?: SideOrders): InForce => {
  const sheets = rules.desk.units(now);
  const sight: Sight = {
    now,
    rules,
    units: new Map(sheets.map(sheet => [sheet.id, sheet])),
    enemies: sheets.filter(sheet => sheet.side !== side && isVessel(rules, sheet)),
    clock: rules.desk.clock?.reads(now).now ?? null,
  };
  const orders = given ?? ordersFor(now, rules, side);
  const duties = new Map<string, Duty>();
  for (const order of orders.units)
    for (const id of order.who) {
      const unit = sight.units.get(id);
      if (unit?.present) duties.set(id, dutyOf(sight, rules, orders, order, unit));
    }
  return { ...sight, side, orders, duties };
};
