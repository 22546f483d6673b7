import { groundStopsSight } from '../chart/index.ts';
import type { Force, Objective, OrderStance, Scenario } from '../core/scenario.ts';
import { SIDES, type Edge, type HexId, type Side } from '../core/types.ts';
import type { Layout } from './layout.ts';
import {
  comesInTime,
  draughtOf,
  inTime,
  isMoored,
  LONGEST_SHOT,
  type Find,
  type Grounds,
  type Severity,
  type Way,
} from './reach.ts';

const ofSide = (layout: Layout, side: Side): Force[] => layout.forces.filter(force => force.side === side);

/** Water from which something in one of these hexes can be fired at, as far as land and weather let. */
const firingGround = (scenario: Scenario, target: readonly HexId[]): HexId[] => {
  const { chart, visibility } = scenario;
  const reach = Math.min(LONGEST_SHOT, visibility ?? LONGEST_SHOT);
  const stops = (hex: HexId): boolean => groundStopsSight(scenario, hex) && !target.includes(hex);
  const bears = (from: HexId): boolean =>
    target.some(hex => chart.range(from, hex) <= reach && chart.blockedAt(from, hex, stops) === 0);
  return chart.hexes.filter(hex => chart.navigable(hex) && bears(hex));
};

/** The hexes along an edge. */
export const rimOf = ({ chart }: Scenario, edge: Edge): HexId[] =>
  chart.hexes.filter(hex => chart.hexesToEdge(hex, edge) === 0);

/** Where a target lies that cannot come nearer by itself; null for a ship under way. */
const lies = (scenario: Scenario, layout: Layout, id: string): readonly HexId[] | null => {
  const force = layout.forces.find(ship => ship.id === id);
  if (force) return isMoored(layout, force) ? [force.hex] : null;
  return scenario.works.find(work => work.id === id)?.hexes ?? null;
};

/** Whether that side can fire at what lies in these hexes in time, from a fort or a ship. */
const canFireAt = (
  scenario: Scenario,
  side: Side,
  target: readonly HexId[],
  comes: (hex: HexId) => boolean,
): boolean => {
  const { chart, works } = scenario;
  const batteries = works.filter(work => work.side === side && work.kind === 'fort').flatMap(({ hexes }) => hexes);
  if (batteries.some(from => target.some(hex => chart.range(from, hex) <= LONGEST_SHOT))) return true;
  return firingGround(scenario, target).some(comes);
};

/** How many ships, hexes or targets of an objective that is met by going somewhere are within reach; null for any other. */
const withinReach = (
  scenario: Scenario,
  layout: Layout,
  grounds: Grounds,
  objective: Objective,
  way: Way,
): number | null => {
  const comes = grounds(objective.side, way);
  const own = ofSide(layout, objective.side);
  const targets =
    objective.kind === 'destroy' ? objective.targets : objective.kind === 'sinkOrCapture' ? objective.ships : [];
  switch (objective.kind) {
    case 'exit': {
      const able = own.filter(({ id }) => objective.ships.includes(id));
      return inTime(scenario, layout, able, rimOf(scenario, objective.edge), way);
    }
    case 'hold':
      return Math.min(inTime(scenario, layout, own, objective.hexes, way), objective.hexes.filter(comes).length);
    case 'destroy':
    case 'sinkOrCapture':
      return targets.filter(id => {
        const target = lies(scenario, layout, id);
        return target === null || canFireAt(scenario, objective.side, target, comes);
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
  grounds: Grounds,
  objective: Objective,
  find: (message: string, severity: Severity) => void,
): void => {
  const { kind, count } = objective;
  const any = withinReach(scenario, layout, grounds, objective, 'any');
  const afloat = withinReach(scenario, layout, grounds, objective, 'afloat');
  if (any === null || afloat === null || afloat >= count) return;
  if (any < count) find(`cannot be met: ${any} of the ${count} ${WHAT[kind]} in ${layout.turns} turns`, 'error');
  else
    find(
      `only ${afloat} of the ${count} ${WHAT[kind]} without crossing water too shallow for the ships that go there`,
      'warning',
    );
};

const goalsOf = (scenario: Scenario, stance: OrderStance): { name: string; hexes: readonly HexId[] }[] => {
  switch (stance.kind) {
    case 'hold':
    case 'patrol':
    case 'ambush':
      return stance.hexes.map(goal => ({ name: scenario.chart.label(goal), hexes: [goal] }));
    case 'runPast':
    case 'withdraw': {
      const { edge } = stance;
      return edge ? [{ name: `the ${edge} edge`, hexes: rimOf(scenario, edge) }] : [];
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
  const goals = goalsOf(scenario, stance);
  if (goals.length === 0) return;
  const [comes, floats] = (['any', 'afloat'] as const).map(way => comesInTime(scenario, layout, ship, way));
  for (const { name, hexes } of goals) {
    if (!comes || !hexes.some(comes)) find(`${ship.id} cannot come to ${name} in ${layout.turns} turns`);
    else if (!floats || !hexes.some(floats))
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
