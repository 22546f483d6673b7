import type { Force, Objective, OrderStance, Scenario } from '../core/scenario.ts';
import { SIDES, type HexId, type Side } from '../core/types.ts';
import type { Layout } from './layout.ts';
import { comesInTime, draughtOf, inTime, isMoored, LONGEST_SHOT, type Find, type Severity, type Way } from './reach.ts';

const ofSide = (layout: Layout, side: Side): Force[] => layout.forces.filter(force => force.side === side);

/** Water from which something in one of these hexes can be fired at, as far as land and weather let. */
const firingGround = ({ chart, visibility }: Scenario, target: readonly HexId[]): ReadonlySet<HexId> => {
  const reach = Math.min(LONGEST_SHOT, visibility ?? LONGEST_SHOT);
  const stops = (hex: HexId): boolean => chart.blocksSight(hex) && !target.includes(hex);
  const bears = (from: HexId): boolean =>
    target.some(hex => chart.range(from, hex) <= reach && chart.blockedAt(from, hex, stops) === 0);
  return new Set(chart.hexes.filter(hex => chart.navigable(hex) && bears(hex)));
};

/** Where a target lies that cannot come nearer by itself; null for a ship under way. */
const lies = (scenario: Scenario, layout: Layout, id: string): readonly HexId[] | null => {
  const force = layout.forces.find(ship => ship.id === id);
  if (force) return isMoored(layout, force) ? [force.hex] : null;
  return scenario.works.find(work => work.id === id)?.hexes ?? null;
};

/** Whether that side can fire at what lies in these hexes in time, from a fort or a ship. */
const canFireAt = (scenario: Scenario, layout: Layout, side: Side, target: readonly HexId[], way: Way): boolean => {
  const { chart, works } = scenario;
  const batteries = works.filter(work => work.side === side && work.kind === 'fort').flatMap(({ hexes }) => hexes);
  if (batteries.some(from => target.some(hex => chart.range(from, hex) <= LONGEST_SHOT))) return true;
  const ground = firingGround(scenario, target);
  return inTime(scenario, layout, ofSide(layout, side), hex => ground.has(hex), way) > 0;
};

/** How many ships, hexes or targets of an objective that is met by going somewhere are within reach; null for any other. */
const withinReach = (scenario: Scenario, layout: Layout, objective: Objective, way: Way): number | null => {
  const { chart } = scenario;
  const own = ofSide(layout, objective.side);
  const targets =
    objective.kind === 'destroy' ? objective.targets : objective.kind === 'sinkOrCapture' ? objective.ships : [];
  switch (objective.kind) {
    case 'exit': {
      const able = own.filter(({ id }) => objective.ships.includes(id));
      return inTime(scenario, layout, able, hex => chart.hexesToEdge(hex, objective.edge) === 0, way);
    }
    case 'hold':
      return Math.min(
        inTime(scenario, layout, own, hex => objective.hexes.includes(hex), way),
        objective.hexes.filter(hex => inTime(scenario, layout, own, other => other === hex, way) > 0).length,
      );
    case 'destroy':
    case 'sinkOrCapture':
      return targets.filter(id => {
        const target = lies(scenario, layout, id);
        return target === null || canFireAt(scenario, layout, objective.side, target, way);
      }).length;
    default:
      return null;
  }
};

const WHAT: Readonly<Record<Objective['kind'], string>> = {
  exit: 'ships can come to that edge',
  hold: 'hexes can be reached',
  destroy: 'targets can be fired at',
  sinkOrCapture: 'ships can be fired at',
  survive: '',
};

/** Whether an objective lies where ships of that draught can come, or fire from, in time. */
export const checkDraughts = (
  scenario: Scenario,
  layout: Layout,
  objective: Objective,
  find: (message: string, severity: Severity) => void,
): void => {
  const { kind, count } = objective;
  const any = withinReach(scenario, layout, objective, 'any');
  const afloat = withinReach(scenario, layout, objective, 'afloat');
  if (any === null || afloat === null || afloat >= count) return;
  if (any < count) find(`cannot be met: ${any} of the ${count} ${WHAT[kind]} in ${layout.turns} turns`, 'error');
  else
    find(
      `only ${afloat} of the ${count} ${WHAT[kind]} without crossing water too shallow for the ships that go there`,
      'warning',
    );
};

const goalsOf = ({ chart }: Scenario, stance: OrderStance): { name: string; holds: (hex: HexId) => boolean }[] => {
  switch (stance.kind) {
    case 'hold':
    case 'patrol':
    case 'ambush':
      return stance.hexes.map(goal => ({ name: chart.label(goal), holds: hex => hex === goal }));
    case 'runPast':
    case 'withdraw': {
      const { edge } = stance;
      return edge ? [{ name: `the ${edge} edge`, holds: hex => chart.hexesToEdge(hex, edge) === 0 }] : [];
    }
    default:
      return [];
  }
};

const checkStance = (
  scenario: Scenario,
  layout: Layout,
  ship: Force,
  stance: OrderStance,
  find: (message: string) => void,
): void => {
  for (const { name, holds } of goalsOf(scenario, stance)) {
    if (!comesInTime(scenario, layout, ship, holds)) find(`${ship.id} cannot come to ${name} in ${layout.turns} turns`);
    else if (!comesInTime(scenario, layout, ship, holds, 'afloat'))
      find(`${ship.id} draws ${draughtOf(ship)} feet and comes to ${name} in time only over shallower water`);
  }
};

/** Whether every ship can come in time to where her standing orders send her. */
export const checkOrders = (scenario: Scenario, layout: Layout, report: Find): void => {
  for (const side of SIDES)
    layout.orders[side]?.units.forEach(({ who, stance, when }, index) => {
      const path = `${layout.ordersPath}.${side}.units[${index}]`;
      for (const ship of layout.forces.filter(({ id }) => who.includes(id))) {
        checkStance(scenario, layout, ship, stance, message => {
          report(`${path}.stance`, message);
        });
        when.forEach(({ then }, place) => {
          checkStance(scenario, layout, ship, then, message => {
            report(`${path}.when[${place}].then`, message);
          });
        });
      }
    });
};
