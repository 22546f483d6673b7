import { shipOf } from '../../core/rules.ts';
import { EDGES, turned, type Edge, type Facing, type HexId, type ShipId } from '../../core/types.ts';
import { isSandbar } from '../../chart/index.ts';
import { hasHex, headingOf, lessHex, nextGroup, settleGroup, type HexStep, type Traffic } from '../shared/quarters.ts';
import { meet } from './contact.ts';
import { meetMines } from './mines.ts';
import { exitEdges } from './objectives.ts';
import { runTorpedoes, torpedoIn } from './tubes.ts';
import { SCALE } from './tables.ts';
import type { NwsShip, Play, Situation } from './types.ts';
import { afloat, inHex, isHeld, sharesHex } from './units.ts';
import { helpedBy, isAdrift, riverOf, stopShip, turnMade } from './way.ts';

/** N1, N2: movement in four quarters; N8 current, N9 grounding. */

/** N8: what carries her, and how fast over the ground. N72: a ship with steam up that lies at rest stems the current. */
const wayOf = (play: Play, ship: NwsShip): Pick<NwsShip, 'going' | 'way'> => {
  if (ship.halted || isHeld(ship)) return { going: 'still', way: 0 };
  if (isAdrift(play, ship)) {
    const way = play.chart.flow(ship.at) < 0 ? 0 : riverOf(play);
    return { going: way > 0 ? 'adrift' : 'still', way };
  }
  if (ship.speed === 0) return { going: 'still', way: 0 };
  const way = ship.speed + helpedBy(play, ship.at, ship.facing);
  return { going: way < 0 ? 'astern' : 'ahead', way };
};

/** N1: every ship reads the current where she lies and earns her parts of a hex. */
const beginQuarter = (play: Play): void => {
  const { state } = play;
  state.quarter = (state.quarter + 1) as typeof state.quarter;
  state.stepped = [];
  for (const ship of afloat(play)) {
    const { going, way } = wayOf(play, ship);
    const kept = going === 'still' || (going === 'adrift') !== (ship.going === 'adrift') ? 0 : ship.inHand;
    Object.assign(ship, { going, way, inHand: going === 'still' ? 0 : kept + way });
  }
};

/** The hexside that she crosses next. */
const headOf = ({ chart }: Pick<Situation, 'chart'>, ship: NwsShip): Facing | null => {
  if (ship.going !== 'adrift') return headingOf(ship);
  const flow = chart.flow(ship.at);
  return flow === -1 ? null : flow;
};

const isAble = (ship: NwsShip): boolean => !ship.halted && ship.going !== 'still' && hasHex(ship);

const edgeCrossed = ({ chart }: Pick<Situation, 'chart'>, from: HexId, heading: Facing): Edge =>
  EDGES.find(each => chart.crosses(from, heading, each)) ?? 'left';

/** S8: off the chart for good. */
const leave = (play: Play, ship: NwsShip, heading: Facing): void => {
  const edge = edgeCrossed(play, ship.at, heading);
  const exited = !ship.abandoned && exitEdges(play, ship.id, ship.side).includes(edge);
  play.emit({ type: 'shipLeft', ship: ship.id, from: ship.at, edge, exited });
  stopShip(ship);
  Object.assign(ship, { status: exited ? 'exited' : 'gone', leftBy: edge, at: 0, order: null, burning: null });
};

/** Grounding, N9. */
const ground = (play: Play, ship: NwsShip, by: HexId): void => {
  stopShip(ship);
  Object.assign(ship, { aground: true, circling: null });
  play.emit({ type: 'shipGrounded', ship: ship.id, at: ship.at, by });
};

/** N9: driven into land she grounds before it; an obstruction only stops her. */
const bringUp = (play: Play, ship: NwsShip, by: HexId): void => {
  if (play.chart.terrain(by) !== 'obstruction') {
    ground(play, ship, by);
    return;
  }
  stopShip(ship);
  play.emit({ type: 'shipStopped', ship: ship.id, at: ship.at, by });
};

/** N7, N30: she turns in the hex that she has entered under her own way. */
const turnIn = (play: Play, ship: NwsShip): void => {
  const wanted = ship.order?.turns[ship.entered] ?? 0;
  const { sides, saved } = turnMade(ship, { saved: ship.saved, entered: ship.entered, wanted });
  ship.saved = saved;
  ship.entered += 1;
  if (sides === 0) return;
  const from = ship.facing;
  ship.facing = turned(from, sides);
  play.emit({ type: 'shipTurned', ship: ship.id, from, facing: ship.facing });
};

const advance = (play: Play, { ship: id, from, to }: HexStep): void => {
  const ship = shipOf(play, id);
  const adrift = ship.going === 'adrift';
  const carried = adrift || ship.inHand < 0 !== ship.speed < 0;
  ship.inHand = lessHex(ship.inHand);
  ship.at = to;
  play.emit({ type: 'shipMoved', ship: id, from, to, going: ship.going });
  meetMines(play, id);
  if (ship.status !== 'afloat') return;
  torpedoIn(play, id);
  if (isSandbar(play.chart, to, ship.draught)) {
    ground(play, ship, to);
    return;
  }
  if (!carried && !ship.halted) turnIn(play, ship);
};

/** N10: one ship a hex, but for launches; the slower waits, of equals the later in the scenario. */
const trafficOf = (play: Play): Traffic => {
  const order = Object.keys(play.state.ships);
  return {
    lieIn: (hex, id) => inHex(play, hex, shipOf(play, id)),
    stopped: (one, other) => {
      if (sharesHex(shipOf(play, one), shipOf(play, other))) return [];
      return order.indexOf(one) > order.indexOf(other) ? [one] : [other];
    },
  };
};

/** A hex for each of a group: off the chart, against the shore, or on. */
const stepsOf = (play: Play, group: readonly ShipId[]): HexStep[] => {
  const steps: HexStep[] = [];
  for (const id of group) {
    const ship = shipOf(play, id);
    const heading = headOf(play, ship);
    if (heading === null) {
      Object.assign(ship, { going: 'still', inHand: 0, way: 0 });
      continue;
    }
    const to = play.chart.neighbour(ship.at, heading);
    if (to === 0) leave(play, ship, heading);
    else if (!play.chart.navigable(to)) bringUp(play, ship, to);
    else steps.push({ ship: id, from: ship.at, to });
  }
  return steps;
};

/** Of ships that get through, those first whose hex is free, so that nobody is ever put on top of another. */
const advanceAll = (play: Play, through: readonly HexStep[]): void => {
  const waiting = [...through];
  while (waiting.length > 0) {
    const free = waiting.findIndex(({ ship, to }) => inHex(play, to, shipOf(play, ship)).length === 0);
    const [step] = waiting.splice(Math.max(0, free), 1);
    if (step) advance(play, step);
  }
};

/** N2: one hex for the next group of ships, or the next quarter; false when the movement is over. */
export const stepNext = (play: Play): boolean => {
  const { state } = play;
  const able = state.quarter === 0 ? [] : afloat(play).filter(isAble);
  if (able.length === 0) {
    if (state.quarter > 0) runTorpedoes(play);
    if (state.quarter === SCALE.quarters) return false;
    beginQuarter(play);
    return true;
  }
  const { group, stepped } = nextGroup(
    able.map(({ id, way }) => ({ id, rate: way })),
    state.stepped,
  );
  state.stepped = stepped;
  const steps = stepsOf(
    play,
    group.map(({ id }) => id),
  );
  const { through, meetings } = settleGroup(steps, trafficOf(play));
  advanceAll(play, through);
  for (const meeting of meetings) meet(play, meeting);
  return true;
};
