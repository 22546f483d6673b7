import type { Force, Objective, OrderStance, Scenario, StandingOrder } from '../../core/scenario.ts';
import type { RuleSetId, Side } from '../../core/types.ts';
import { findVesselOf } from '../../ships/index.ts';
import { hasRam, isUnarmed } from '../../scenario/targets.ts';

/** An enemy so near is too near for a ship that has to survive. */
const TOO_NEAR = 4;
/** Ships sent to hold a place beyond those that are needed. */
const SPARE_HOLDERS = 1;

const order = (who: string, stance: OrderStance, when: StandingOrder['when'] = []): StandingOrder => ({
  who: [who],
  stance,
  when,
  targets: [],
  words: {},
});

const ENGAGE: OrderStance = { kind: 'engage', prey: [] };
const STAY: OrderStance = { kind: 'hold', hexes: [] };

interface Battle {
  readonly scenario: Scenario;
  readonly own: readonly Force[];
  readonly objectives: readonly Objective[];
}

const battleOf = (scenario: Scenario, rules: RuleSetId, side: Side): Battle => {
  const section = scenario.rules[rules];
  const placed = scenario.forces.map(force => ({ ...force, ...section?.forces?.[force.id] }));
  return {
    scenario,
    own: placed.filter(force => force.side === side),
    objectives: (section?.objectives ?? scenario.objectives).filter(objective => objective.side === side),
  };
};

const speedOf = (force: Force): number => force.overrides.knots ?? findVesselOf(force)?.knots ?? 0;

/** Who is sent to each place that has to be held: the nearest that can steam, a ship more than are needed. */
const holders = ({ scenario, own, objectives }: Battle): Map<string, OrderStance> => {
  const sent = new Map<string, OrderStance>();
  for (const objective of objectives) {
    if (objective.kind !== 'hold') continue;
    const far = (force: Force): number =>
      Math.min(...objective.hexes.map(hex => scenario.chart.range(force.hex === 0 ? hex : force.hex, hex)));
    const free = own.filter(force => speedOf(force) > 0 && !sent.has(force.id));
    const nearest = [...free].sort((one, other) => far(one) - far(other) || other.turn - one.turn);
    for (const { id } of nearest.slice(0, objective.count + SPARE_HOLDERS))
      sent.set(id, { kind: 'hold', hexes: objective.hexes });
  }
  return sent;
};

const exitOf = ({ objectives }: Battle, id: string): OrderStance | null => {
  for (const objective of objectives)
    if (objective.kind === 'exit' && objective.ships.includes(id)) return { kind: 'runPast', edge: objective.edge };
  return null;
};

const mustSurvive = ({ objectives }: Battle, id: string): boolean =>
  objectives.some(objective => objective.kind === 'survive' && objective.ships.includes(id));

/** A ship that cannot fight stays by the one that matters most: who has to get away, or to survive. */
const wardOf = (battle: Battle, id: string): string | null => {
  const others = battle.own.filter(force => force.id !== id);
  const away = others.find(force => exitOf(battle, force.id) !== null);
  return (away ?? others.find(force => mustSurvive(battle, force.id)))?.id ?? null;
};

const ordersOf = (battle: Battle, sent: ReadonlyMap<string, OrderStance>, force: Force): StandingOrder => {
  const { id } = force;
  const duty = exitOf(battle, id) ?? sent.get(id);
  if (duty) return order(id, duty);
  if (mustSurvive(battle, id) && othersAreFree(battle))
    return order(id, STAY, [{ if: { enemyWithin: TOO_NEAR }, then: { kind: 'withdraw', edge: null } }]);
  if (!isUnarmed(force) || hasRam(force)) return order(id, ENGAGE);
  const ward = wardOf(battle, id);
  return order(id, ward === null ? STAY : { kind: 'screen', ship: ward, within: 1 });
};

/** Where all ships have to survive, none can stand aside for the others. */
const othersAreFree = (battle: Battle): boolean => battle.own.some(({ id }) => !mustSurvive(battle, id));

/**
 * Orders for a side without a script, from its objectives: who must leave runs for the edge, the nearest go to what must be held,
 * who must survive keeps away, who cannot fight stays by those, forts hold, everybody else engages.
 */
export const madeUpOrders = (scenario: Scenario, rules: RuleSetId, side: Side): StandingOrder[] => {
  const battle = battleOf(scenario, rules, side);
  const sent = holders(battle);
  const forts = scenario.works.filter(work => work.side === side && work.kind === 'fort');
  return [...battle.own.map(force => ordersOf(battle, sent, force)), ...forts.map(({ id }) => order(id, STAY))];
};
