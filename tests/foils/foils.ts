/**
 * Naive commanders: one order for a whole side, kept to the end. Each is made from what any battle has, whatever its rules: ships, edges,
 * places and objectives. They are what a captain has to be better than.
 */
import type { Situation } from '../../src/core/game.ts';
import type { Force, Objective, OrderStance, SideOrders, StandingOrder } from '../../src/core/scenario.ts';
import { enemyOf, type Edge, type HexId, type Side } from '../../src/core/types.ts';
import { hasRam } from '../../src/scenario/targets.ts';
import { stepsTo } from '../../src/scenario/layout.ts';
import type { KnownRules } from '../../src/system/captain.ts';

/** What an order for a side is made from. */
interface Field {
  readonly now: Situation;
  readonly side: Side;
  readonly own: readonly Force[];
  readonly foes: readonly Force[];
  readonly objectives: readonly Objective[];
}

type Change = StandingOrder['when'][number];

/** What every ship is told; null where it makes no sense in this battle. */
type Foil = (
  field: Field,
) => ((ship: Force, place: number) => Pick<StandingOrder, 'stance' | 'when' | 'targets'>) | null;

const ENGAGE: OrderStance = { kind: 'engage', prey: [] };
const STAY: OrderStance = { kind: 'hold', hexes: [] };
const FLEE: OrderStance = { kind: 'withdraw', edge: null };

const all =
  (stance: OrderStance, when: readonly Change[] = []): Foil =>
  () =>
  () => ({ stance, when, targets: [] });

/** The edge across the chart from a side's own. */
const ACROSS: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Own exits first; else away from home. */
const edgeFor = ({ now, side, objectives }: Field): Edge | null => {
  for (const each of objectives) if (each.kind === 'exit' && each.side === side) return each.edge;
  const [home] = now.scenario.homeEdges[side];
  return home === undefined ? null : ACROSS[home];
};

/** What is to be held, by this side or the other. */
const placesIn = ({ objectives, side }: Field): readonly HexId[] | null => {
  const places = objectives.filter(each => each.kind === 'hold');
  return (places.find(each => each.side === side) ?? places[0])?.hexes ?? null;
};

const afloat = (ships: readonly Force[]): HexId[] => ships.flatMap(({ hex }) => (hex === 0 ? [] : [hex]));

/** The water that is farthest from where the enemy starts, of what this ship can come to. */
const corner = ({ now: { chart, scenario }, foes }: Field, ship: Force): OrderStance => {
  const from = [...afloat(foes), ...scenario.works.flatMap(({ side, hexes }) => (side === ship.side ? [] : hexes))];
  const way = stepsTo(chart, [ship.hex]);
  const far = (hex: HexId): number => Math.min(...from.map(foe => chart.range(foe, hex)));
  const water = chart.hexes.filter(hex => chart.navigable(hex) && way(hex) < Infinity);
  const best = water.reduce((most, hex) => (far(hex) > far(most) ? hex : most), ship.hex);
  return { kind: 'hold', hexes: [best] };
};

const strongest = (ships: readonly Force[]): Force | undefined =>
  ships.reduce<Force | undefined>(
    (most, ship) => (most && (most.facts?.tons ?? 0) >= (ship.facts?.tons ?? 0) ? most : ship),
    undefined,
  );

/** The first sixteen ships of one side need not all steam at one of the other. */
const places = (field: Field, ships: readonly Force[]): HexId[] =>
  afloat(ships).filter(hex => field.now.chart.navigable(hex));

const WARY: Change = { if: { enemyWithin: 4 }, then: FLEE };

export const FOILS: Readonly<Record<string, Foil>> = {
  /** Everybody for home at once. */
  flee: all(FLEE),
  /** Everybody for the far edge. */
  run: field => {
    const edge = edgeFor(field);
    return edge === null ? null : () => ({ stance: { kind: 'runPast', edge }, when: [], targets: [] });
  },
  /** Everybody to the place that somebody is to hold. */
  lie: field => {
    const hexes = placesIn(field);
    return hexes ? () => ({ stance: { kind: 'hold', hexes }, when: [], targets: [] }) : null;
  },
  /** Everybody stays where he starts, and fires. */
  stand: all(STAY),
  /** Straight at the places where the enemy starts. */
  rush: field => {
    const hexes = places(field, field.foes);
    return hexes.length > 0 ? () => ({ stance: { kind: 'hold', hexes }, when: [], targets: [] }) : null;
  },
  /** As far from the enemy as water goes. */
  hide: field => ship => ({ stance: corner(field, ship), when: [], targets: [] }),
  /** Whoever has a ram engages, the others stay at home. */
  ramOnly: field =>
    field.own.some(hasRam) ? ship => ({ stance: hasRam(ship) ? ENGAGE : STAY, when: [], targets: [] }) : null,
  /** Fires from afar and falls back from whoever comes near. */
  standOff: all(STAY, [WARY]),
  /** Half of the fleet attacks, the other half stays. */
  split: field =>
    field.own.length > 1 ? (_, place) => ({ stance: place % 2 === 0 ? ENGAGE : STAY, when: [], targets: [] }) : null,
  /** All at the biggest of the enemy's ships, whatever else is about. */
  chase: field => {
    const prey = strongest(field.foes);
    return prey ? () => ({ stance: { kind: 'engage', prey: [prey.id] }, when: [], targets: [prey.id] }) : null;
  },
  /** All about the biggest of the own ships. */
  screen: field => {
    const ward = strongest(field.own);
    if (!ward || field.own.length < 2) return null;
    return ship => ({
      stance: ship === ward ? STAY : { kind: 'screen', ship: ward.id, within: 2 },
      when: [],
      targets: [],
    });
  },
  /** Still and silent until somebody comes. */
  ambush: all({ kind: 'ambush', hexes: [], within: 3 }),
  /** Stays until two thirds of the time are gone, then attacks. */
  lastHour: ({ now, objectives: _ }) => {
    const turn = Math.ceil((2 / 3) * now.scenario.turns);
    return () => ({ stance: STAY, when: [{ if: { turn }, then: ENGAGE }], targets: [] });
  },
};

/** The orders of a naive commander for one side of a battle; null where they make no sense in it. */
export const foilOrders = (name: string, now: Situation, rules: KnownRules, side: Side): SideOrders | null => {
  const { scenario } = now;
  const section = scenario.rules[rules.id];
  const forces = scenario.forces.map(force => ({ ...force, ...section?.forces?.[force.id] }));
  const own = forces.filter(force => force.side === side);
  const field: Field = {
    now,
    side,
    own,
    foes: forces.filter(force => force.side === enemyOf(side)),
    objectives: section?.objectives ?? scenario.objectives,
  };
  const told = own.length > 0 ? FOILS[name]?.(field) : null;
  if (!told) return null;
  const units = own.map((ship, place): StandingOrder => ({ who: [ship.id], words: {}, ...told(ship, place) }));
  const forts = scenario.works.filter(work => work.side === side && work.kind === 'fort').map(({ id }) => id);
  return { targets: [], words: {}, units: [...units, { who: forts, stance: STAY, when: [], targets: [], words: {} }] };
};
