import type { Force, Objective, Scenario, Work } from '../core/scenario.ts';
import { ALL_FACINGS, SIDES, enemyOf, type Edge, type HexId, type Side } from '../core/types.ts';
import { findVesselOf } from '../ships/index.ts';
import { inLayout, layoutsOf, stepsFrom, type Layout } from './layout.ts';
import { checkDraughts, checkOrders, rimOf } from './lintReach.ts';
import type { Problem } from './problems.ts';
import { groundsIn, inTime, LONGEST_SHOT, type Find, type Finding, type Grounds } from './reach.ts';
import { isLand } from './reader.ts';

/**
 * S10: what is allowed but can hardly be meant. Reach is judged generously, by the fastest ship under the rules that move
 * ships farthest (S1: a third of a hex a turn for each knot), so that every finding is worth reading.
 */
export const findingsIn = (scenario: Scenario): Finding[] => {
  const findings = new Map<string, Finding>();
  const report: Find = (path, message, severity = 'warning') => {
    // What holds for the common part is not said again for each section.
    const common = path.replace(/^rules\.[^.]+\./, '');
    if (!findings.has(`${common}: ${message}`)) findings.set(`${path}: ${message}`, { path, message, severity });
  };
  checkCurrent(scenario, report);
  checkHomeEdges(scenario, report);
  checkWorks(scenario, report);
  checkMines(scenario, report);
  for (const layout of layoutsOf(scenario)) {
    checkStarts(scenario, layout, report);
    checkMeeting(scenario, layout, report);
    checkObjectives(scenario, layout, report);
    checkOrders(scenario, layout, report);
  }
  return [...findings.values()];
};

/** The same as warnings, without what is only worth a remark. */
export const lintScenario = (scenario: Scenario): Problem[] =>
  findingsIn(scenario)
    .filter(({ severity }) => severity !== 'remark')
    .map(({ path, message }) => ({ path, message }));

/** Hex numbers for a message, no more than a few of them. */
const some = (scenario: Scenario, hexes: readonly HexId[]): string =>
  hexes
    .slice(0, 5)
    .map(hex => scenario.chart.label(hex))
    .join(', ') + (hexes.length > 5 ? ', ...' : '');

const checkCurrent = (scenario: Scenario, report: Find): void => {
  const { chart } = scenario;
  const stranded = chart.hexes.filter(hex => {
    const next = chart.navigable(hex) ? chart.downstream(hex) : 0;
    return next !== 0 && isLand(chart, next);
  });
  if (stranded.length > 0)
    report(
      'chart.current',
      `the current runs onto land in ${stranded.length} hexes (${some(scenario, stranded)}): bend it, or make it slack there`,
    );
};

/** Whether a side is to leave by that edge, under any rules: then it is the way to its home, whoever else goes there. */
const isWayOut = (scenario: Scenario, side: Side, edge: Edge): boolean =>
  layoutsOf(scenario).some(({ objectives }) =>
    objectives.some(objective => objective.side === side && objective.kind === 'exit' && objective.edge === edge),
  );

const checkHomeEdges = (scenario: Scenario, report: Find): void => {
  const { chart, homeEdges } = scenario;
  for (const side of SIDES) {
    const wet = homeEdges[side].some(edge =>
      chart.hexes.some(hex => chart.navigable(hex) && chart.hexesToEdge(hex, edge) === 0),
    );
    if (!wet) report(`homeEdges.${side}`, 'no water touches it: a beaten fleet could not leave');
    const shared = homeEdges[side].find(edge => homeEdges[enemyOf(side)].includes(edge));
    if (shared && side === 'union' && !SIDES.some(each => isWayOut(scenario, each, shared)))
      report('homeEdges', `both sides have the ${shared} edge for home`);
  }
};

const touchesWater = ({ chart }: Scenario, work: Work): boolean =>
  work.hexes.some(hex => ALL_FACINGS.some(facing => chart.navigable(chart.neighbour(hex, facing))));

const checkWorks = (scenario: Scenario, report: Find): void => {
  for (const work of scenario.works)
    if (work.kind === 'fort' && !touchesWater(scenario, work))
      report('forts', `${work.id} does not touch water (Q22 wants shore hexes)`);
};

const checkMines = (scenario: Scenario, report: Find): void => {
  const ships = new Set(scenario.forces.map(force => force.hex));
  const under = scenario.mines.filter(mine => ships.has(mine.hex)).map(mine => mine.hex);
  if (under.length > 0) report('mines', `a ship starts on a mine (${some(scenario, under)})`);
  const still = scenario.mines
    .filter(({ hex, adrift }) => adrift && scenario.chart.flow(hex) < 0)
    .map(({ hex }) => hex);
  if (still.length > 0) report('mines', `adrift in slack water, where nothing carries it (${some(scenario, still)})`);
};

/** Ships where they can float, looking where they can go, under their own flag. */
const checkStarts = (scenario: Scenario, layout: Layout, report: Find): void => {
  const { chart } = scenario;
  layout.forces.forEach((force, index) => {
    const path = layout.path === '' ? `forces[${index}]` : `${layout.path}.forces.${force.id}`;
    const base = scenario.forces[index];
    const told =
      layout.path !== '' && base?.hex === force.hex && base.facing === force.facing && base.turn === force.turn;
    if (told) return;
    const vessel = findVesselOf(force);
    const depth = chart.depth(force.hex);
    if (vessel && !force.aground && depth < vessel.draughtFt)
      report(
        path,
        `${force.id} draws ${vessel.draughtFt} feet and starts afloat in ${depth} (hex ${chart.label(force.hex)})`,
      );
    else if (!force.aground && chart.terrain(force.hex) === 'sandbar')
      report(path, `${force.id} starts afloat on a sandbar (hex ${chart.label(force.hex)})`);
    if (vessel && vessel.side !== force.side)
      report(path, `${force.id} is a ${vessel.side} vessel and fights for the other side`);
    if (!force.aground && chart.neighbour(force.hex, force.facing) === 0)
      report(path, `${force.id} looks off the chart`);
    if (force.turn > layout.turns)
      report(path, `${force.id} enters in turn ${force.turn}, after the last, ${layout.turns}`);
  });
};

const ofSide = (layout: Layout, side: Side): Force[] => layout.forces.filter(force => force.side === side);

/** Water from which a side can be fought: its ships' hexes, and those off its works. */
const groundsOf = (scenario: Scenario, layout: Layout, side: Side): HexId[] => {
  const ships = ofSide(layout, side).map(force => force.hex);
  const works = scenario.works.filter(work => work.side === side).flatMap(work => work.hexes);
  const off = works.flatMap(hex => ALL_FACINGS.map(facing => scenario.chart.neighbour(hex, facing)));
  return [...ships, ...off.filter(hex => hex !== 0 && scenario.chart.navigable(hex))];
};

const checkMeeting = (scenario: Scenario, layout: Layout, report: Find): void => {
  const path = inLayout(layout, 'forces');
  const starts = SIDES.map(side => ofSide(layout, side).map(force => force.hex));
  const [union = [], confederate = []] = starts;
  if (union.length === 0 && confederate.length === 0) return;
  for (const side of SIDES)
    if (groundsOf(scenario, layout, side).length === 0) report(path, `the ${side} side has nothing to fight with`);
  const fromUnion = stepsFrom(scenario.chart, union);
  const fromConfederate = stepsFrom(scenario.chart, confederate);
  const meets =
    groundsOf(scenario, layout, 'confederate').some(hex => fromUnion(hex) < Infinity) ||
    groundsOf(scenario, layout, 'union').some(hex => fromConfederate(hex) < Infinity);
  if (!meets) report(path, 'the fleets cannot meet: no water joins them');
};

const checkObjectives = (scenario: Scenario, layout: Layout, report: Find): void => {
  // Without any, the fleets themselves or victory points decide.
  if (layout.objectives.length === 0) return;
  for (const side of SIDES)
    if (!layout.objectives.some(objective => objective.side === side))
      report(inLayout(layout, 'objectives'), `the ${side} side has no objective`);
  const grounds = groundsIn(scenario, layout);
  layout.objectives.forEach((objective, index) => {
    const path = inLayout(layout, `objectives[${index}]`);
    const hopeless = whyHopeless(scenario, layout, objective);
    if (hopeless) report(path, `cannot be met: ${hopeless}`, 'error');
    else
      checkDraughts(scenario, layout, grounds, objective, (message, severity) => {
        report(path, message, severity);
      });
    if (cannotFail(scenario, layout, grounds, objective))
      report(path, 'nobody can fail it: no enemy can come near in time');
  });
};

const whyHopeless = (scenario: Scenario, layout: Layout, objective: Objective): string | null => {
  const own = ofSide(layout, objective.side);
  switch (objective.kind) {
    case 'exit': {
      const able = own.filter(force => objective.ships.includes(force.id));
      const count = inTime(scenario, layout, able, rimOf(scenario, objective.edge));
      return count < objective.count
        ? `${count} of the ships can reach the ${objective.edge} edge in ${layout.turns} turns`
        : null;
    }
    case 'hold': {
      const count = inTime(scenario, layout, own, objective.hexes);
      return count < objective.count ? `${count} ships can be there in ${layout.turns} turns` : null;
    }
    case 'sinkOrCapture': {
      const late = layout.forces.filter(
        force => objective.ships.includes(force.id) && force.turn > layout.turns,
      ).length;
      return objective.ships.length - late < objective.count ? 'too few of the ships enter before the last turn' : null;
    }
    default:
      return null;
  }
};

/** Whether ships are to survive, or hexes to be held by ships lying in them, where no enemy comes within the longest shot. */
const cannotFail = (scenario: Scenario, layout: Layout, grounds: Grounds, objective: Objective): boolean => {
  if (objective.kind !== 'survive' && objective.kind !== 'hold') return false;
  const { chart } = scenario;
  const own = layout.forces.filter(force => force.side === objective.side);
  const works = scenario.works.filter(work => work.side === objective.side);
  const kept =
    objective.kind === 'hold'
      ? objective.hexes.filter(hex => own.some(force => force.hex === hex && force.turn === 1))
      : objective.ships.flatMap(
          id => own.find(force => force.id === id)?.hex ?? works.find(work => work.id === id)?.hexes ?? [],
        );
  if (kept.length < objective.count) return false;
  const near = (from: HexId): boolean => kept.some(hex => chart.range(from, hex) <= LONGEST_SHOT);
  const guns = scenario.works.some(work => work.side !== objective.side && work.hexes.some(near));
  if (guns) return false;
  const comes = grounds(enemyOf(objective.side), 'any');
  return !chart.hexes.some(hex => comes(hex) && near(hex));
};
