import type { Orders, OrderStance } from '../../core/scenario.ts';
import { enemyOf, turned, type Edge, type HexId, type ShipId } from '../../core/types.ts';
import { helmedSo } from './follow.ts';
import { firesShot, reachOf } from './gunnery.ts';
import { asBelieved, isHidden } from './lookout.ts';
import { sectionOf } from './setup/settings.ts';
import { isSilent } from './silence.ts';
import { lineFrom, rangeBetween, rangeTo, weightsNow } from './sight.ts';
import { sightOf } from './weather.ts';
import { RANGES, SCALE, STATION } from './tables.ts';
import type { Order, OrderKind, RiverShip, Situation, Unit } from './types.ts';
import { hexesOf, isOpenToParties, isPresent, isWorking, manned, standing } from './units.ts';
import { isHeld } from './way.ts';

/** An order, with what it names. */
export const order = (kind: OrderKind, more: Partial<Order> = {}): Order => ({
  kind,
  unit: '',
  hex: 0,
  where: '',
  ...more,
});

/** C16: the order that a stance of the scenario's comes to. */
const orderFrom = (stance: OrderStance, ship: RiverShip): Order => {
  switch (stance.kind) {
    case 'engage':
      return order('engage', { unit: stance.prey[0] ?? '' });
    case 'screen':
      return order('station', { unit: stance.ship, where: 'ahead' });
    case 'runPast':
      return order('proceed', { where: stance.edge });
    case 'withdraw':
      return order('withdraw');
    default:
      return order('hold', { hex: stance.hexes[0] ?? ship.entryHex });
  }
};

/** C16: first orders are those of the scenario's standing orders, without one to engage the enemy. */
export const firstOrder = (now: Pick<Situation, 'scenario'>, ship: RiverShip): Order => {
  const orders: Orders | undefined = sectionOf(now.scenario)?.orders ?? now.scenario.orders;
  const told = orders?.[ship.side]?.units.find(({ who }) => who.includes(ship.id));
  return told ? orderFrom(told.stance, ship) : order('engage');
};

const shipNamed = ({ state }: Pick<Situation, 'state'>, id: ShipId): RiverShip | undefined => {
  const ship = state.ships[id];
  return ship?.status === 'afloat' && !ship.abandoned ? ship : undefined;
};

const unitNamed = (now: Pick<Situation, 'state'>, id: string): Unit | undefined => {
  const work = now.state.works[id];
  return work ? (isPresent(work) ? work : undefined) : shipNamed(now, id);
};

/** C16: aground or adrift. */
export const needsHelp = (ship: RiverShip): boolean =>
  ship.aground !== null || (!isHeld(ship) && ship.speed === 0 && ship.going === 'adrift');

/** Whether what an order names is still there to be dealt with (C116). */
const stillHolds = (now: Situation, { kind, unit }: Order): boolean => {
  if (kind === 'engage') return unit === '' || unitNamed(now, unit) !== undefined;
  if (kind === 'ram' || kind === 'station') return shipNamed(now, unit) !== undefined;
  if (kind === 'land') {
    const work = now.state.works[unit];
    return work !== undefined && isOpenToParties(now, work);
  }
  if (kind !== 'assist') return true;
  const friend = shipNamed(now, unit);
  return friend !== undefined && needsHelp(friend);
};

/** C116: the order as it stands: one whose object is out of the battle, or afloat again, is to engage the enemy. */
const inForce = (now: Situation, given: Order): Order => (stillHolds(now, given) ? given : order('engage'));

const nearest = <U extends Unit>(now: Situation, ship: RiverShip, units: readonly U[]): U | undefined => {
  let best: U | undefined;
  for (const unit of units) if (!best || rangeBetween(now, ship, unit) < rangeBetween(now, ship, best)) best = unit;
  return best;
};

/** C20: the nearest enemy ship that she herself sees. */
const nearestSeen = (now: Situation, ship: RiverShip): RiverShip | undefined => {
  const weights = weightsNow(now);
  const seen = manned(now, enemyOf(ship.side)).filter(enemy => {
    if (isHidden(now.state, ship.side, enemy.id)) return false;
    const line = lineFrom(now, ship, ship.at, enemy, weights);
    return line.range <= sightOf(now, ship) && line.blocked() === 0;
  });
  return nearest(now, ship, seen);
};

/** Why an order binds: C19, C20, C24; `headlong` = a reckless captain has seen the enemy. */
export type Binding = 'stubborn' | 'reckless' | 'headlong' | 'leaderless';

export interface Bound {
  readonly order: Order;
  readonly by: Binding;
}

/** C20: a signal holds a reckless captain for the move in which it is made. */
const isHeldBySignal = ({ state }: Pick<Situation, 'state'>, ship: RiverShip): boolean =>
  state.turn > 1 && (state.staff?.written.includes(ship.id) ?? false);

/** C16, C116: what stands on her sheet, as it is to be read in this move. */
export const sheetOf = (now: Situation, ship: RiverShip): Order | null => {
  const given = now.state.staff?.orders[ship.id];
  return given && ship.status === 'afloat' ? inForce(asBelieved(now, ship.side), given) : null;
};

/** C26: the same of a captain whom nobody knows yet: what he would do if he were seen for what he is. */
export const wouldBind = (now: Situation, ship: RiverShip): Bound | null => {
  const order_ = sheetOf(now, ship);
  if (!now.options.captains || !order_ || !ship.captain) return null;
  if (!ship.captain.alive) return { order: order_, by: 'leaderless' };
  if (ship.captain.character === 'intelligent') return null;
  if (ship.captain.character !== 'reckless') return { order: order_, by: 'stubborn' };
  const seen = isHeldBySignal(now, ship) ? undefined : nearestSeen(now, ship);
  return seen ? { order: order('engage', { unit: seen.id }), by: 'headlong' } : { order: order_, by: 'reckless' };
};

/** Captain quality, C18 to C20, C24, C26: the order that binds a ship in this move; null where her captain may do as he likes. */
export const boundBy = (now: Situation, ship: RiverShip): Bound | null =>
  isSilent(now.state, ship.id) ? null : wouldBind(now, ship);

/** Where a plot ends: a hex, or the edge by which it leaves the chart. */
export interface End {
  readonly hex: HexId;
  readonly edge: Edge | null;
}

/** Whether a plot that ends so fits an order. */
export type Fits = (end: End) => boolean;

/** Nearer than she lies now, or no farther than so many hexes. */
const nearerOrWithin =
  (here: number, within: number, far: (hex: HexId) => number): Fits =>
  ({ hex }) =>
    hex !== 0 && (far(hex) < here || far(hex) <= within);

/** C17: medium range of the gun of the ship that has most of it, and the longest range of any. */
const reaches = (ship: RiverShip): { medium: number; longest: number } => {
  let [medium, longest] = [0, 0];
  ship.guns.forEach(({ kind }, index) => {
    if (!firesShot(kind) || !isWorking(ship, index)) return;
    medium = Math.max(medium, Math.floor(RANGES[kind].medium / SCALE.inches));
    longest = Math.max(longest, reachOf(kind));
  });
  return { medium, longest };
};

/** C16: the nearest enemy; ships before works. */
const anEnemy = (now: Situation, ship: RiverShip): Unit | undefined =>
  nearest<Unit>(now, ship, manned(now, enemyOf(ship.side))) ??
  nearest<Unit>(now, ship, standing(now, enemyOf(ship.side)));

/** C17, Engage: nearer, until the target is inside medium range, then inside the longest. */
const engages = (now: Situation, ship: RiverShip, target: Unit | undefined): Fits => {
  if (!target) return () => true;
  const far = (hex: HexId): number => rangeTo(now, target, hex);
  const { medium, longest } = reaches(ship);
  const here = far(ship.at);
  return here > medium ? nearerOrWithin(here, 0, far) : ({ hex }) => hex !== 0 && far(hex) <= longest;
};

const STATION_SIDES: Readonly<Partial<Record<Order['where'], readonly number[]>>> = {
  ahead: [0],
  astern: [3],
  port: [1, 2],
  starboard: [-1, -2],
};

/** C17, C117: the hexes of a station, about where the friend will be if she goes on as she goes. */
const stationHexes = (now: Situation, friend: RiverShip, where: Order['where']): HexId[] => {
  const course = isHeld(friend) ? null : helmedSo(now, friend, friend.speed, 0);
  const last = course?.stops.at(-1);
  const at = last && last.hex !== 0 ? last : { hex: friend.at, facing: friend.facing };
  const sides = STATION_SIDES[where] ?? [];
  const found = sides.map(side => now.chart.neighbour(at.hex, turned(at.facing, side))).filter(hex => hex !== 0);
  return found.length > 0 ? found : [at.hex];
};

const keepsStation = (now: Situation, ship: RiverShip, { unit, where }: Order): Fits => {
  const friend = shipNamed(now, unit);
  if (!friend) return () => true;
  const hexes = stationHexes(now, friend, where);
  const far = (hex: HexId): number => Math.min(...hexes.map(each => now.chart.range(hex, each)));
  return nearerOrWithin(far(ship.at), STATION, far);
};

/** C17: nearer to one of these edges, or off by it. */
const goesOff =
  (now: Situation, ship: RiverShip, edges: readonly Edge[]): Fits =>
  ({ hex, edge }) => {
    if (hex === 0) return edge !== null && edges.includes(edge);
    const far = (at: HexId): number => Math.min(...edges.map(each => now.chart.hexesToEdge(at, each)));
    return far(hex) < far(ship.at);
  };

/** C17, Land: nearer to the work, or beside it. */
const toWork = (now: Situation, ship: RiverShip, id: string): Fits => {
  const work = now.state.works[id];
  if (!work) return () => true;
  const far = (hex: HexId): number => rangeTo(now, work, hex);
  return nearerOrWithin(far(ship.at), 1, far);
};

/** C17, C83: what fits an order, measured at the plotted end of the move; whom it names is where she was last seen. */
export const whatFits = (asItIs: Situation, ship: RiverShip, given: Order): Fits => {
  const now = asBelieved(asItIs, ship.side);
  const { kind, unit, hex, where } = given;
  const toHex = (within: number): Fits => {
    const far = (at: HexId): number => now.chart.range(at, hex);
    return nearerOrWithin(far(ship.at), within, far);
  };
  const toShip = (within: number): Fits => {
    const other = shipNamed(now, unit);
    if (!other) return () => true;
    const far = (at: HexId): number => Math.min(...hexesOf(other).map(each => now.chart.range(at, each)));
    return nearerOrWithin(far(ship.at), within, far);
  };
  switch (kind) {
    case 'engage':
      return engages(now, ship, unit === '' ? anEnemy(now, ship) : unitNamed(now, unit));
    case 'station':
      return keepsStation(now, ship, given);
    case 'proceed':
      return hex === 0 ? goesOff(now, ship, [where as Edge]) : toHex(0);
    case 'hold':
      return toHex(STATION);
    case 'ram':
      return toShip(0);
    case 'land':
      return toWork(now, ship, unit);
    case 'assist':
      return toShip(1);
    default:
      return goesOff(now, ship, now.scenario.homeEdges[ship.side]);
  }
};
