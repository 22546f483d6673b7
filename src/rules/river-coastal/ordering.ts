import { shipOf } from '../../core/rules.ts';
import { EDGES, enemyOf, type Command, type HexId, type ShipId, type Side } from '../../core/types.ts';
import { throwCaptains } from './captains.ts';
import { isCrewed, signalledBy } from './flagships.ts';
import { landable } from './landing.ts';
import { asBelieved } from './lookout.ts';
import { needsHelp, order } from './orders.ts';
import { objectivesOf } from './objectives.ts';
import type { Commander, Order, Play, RiverCommand, RiverShip, Situation, StationAt } from './types.ts';
import { manned, standing } from './units.ts';

const STATIONS: readonly StationAt[] = ['ahead', 'astern', 'port', 'starboard'];

/** Captains, C2, C15: dice before move 1; every move signals where orders bind. */
export const openOrders = (play: Play): void => {
  if (play.state.turn === 1) throwCaptains(play);
  const { staff } = play.state;
  if (!staff) return;
  play.state.ready = [];
  staff.written = [];
  for (const commander of staff.commanders) commander.signalled = false;
};

/** Places that the battle itself names: an order may name any other hex of water as well. */
const namedHexes = (now: Situation, ship: RiverShip): HexId[] => {
  const held = objectivesOf(now).flatMap(objective => (objective.kind === 'hold' ? objective.hexes : []));
  const named = now.scenario.places.map(({ hex }) => hex);
  return [...new Set([ship.at === 0 ? ship.entryHex : ship.at, ...held, ...named])].filter(hex =>
    now.chart.navigable(hex),
  );
};

/** C16: orders that a sheet may carry, those that name a place of the battle's. */
const ordersFor = (now: Situation, ship: RiverShip): Order[] => {
  const enemies = manned(asBelieved(now, ship.side), enemyOf(ship.side));
  const friends = manned(now, ship.side).filter(({ id }) => id !== ship.id);
  const hexes = namedHexes(now, ship);
  return [
    order('engage'),
    ...[...enemies, ...standing(now, enemyOf(ship.side))].map(({ id }) => order('engage', { unit: id })),
    ...friends.flatMap(({ id }) => STATIONS.map(where => order('station', { unit: id, where }))),
    ...EDGES.map(where => order('proceed', { where })),
    ...hexes.filter(hex => hex !== ship.at).map(hex => order('proceed', { hex })),
    ...hexes.map(hex => order('hold', { hex })),
    ...enemies.map(({ id }) => order('ram', { unit: id })),
    ...landable(now, enemyOf(ship.side)).map(({ id }) => order('land', { unit: id })),
    ...friends.filter(needsHelp).map(({ id }) => order('assist', { unit: id })),
    order('withdraw'),
  ];
};

/** Ships still in the battle, or to come into it. */
const mayBeWritten = (ship: RiverShip): boolean =>
  isCrewed(ship) && !ship.abandoned && (ship.status === 'afloat' || ship.status === 'waiting');

const commandersOf = ({ state }: Pick<Situation, 'state'>, side: Side): Commander[] =>
  state.staff?.commanders.filter(commander => commander.side === side) ?? [];

/** C16, C21: ships whose orders that side may write now: before move 1 any, later those that its commanders can signal to. */
const writable = (now: Situation, side: Side): RiverShip[] => {
  if (now.state.turn > 1) return commandersOf(now, side).flatMap(commander => signalledBy(now, commander));
  const written = now.state.staff?.written ?? [];
  return Object.values(now.state.ships).filter(
    ship => ship.side === side && mayBeWritten(ship) && !written.includes(ship.id),
  );
};

export const owesOrders = (now: Situation, side: Side): boolean =>
  now.state.staff !== undefined && writable(now, side).length > 0;

type OrderCommand = Extract<RiverCommand, { type: 'order' }>;

/** The sheets that each ship may be given, as commands. */
export type Sheets = Map<ShipId, readonly OrderCommand[]>;

/** They stay the same until all are written: what one ship is told changes none of them. */
export const sheetsIn = (_: Situation, before?: Sheets): Sheets => before ?? new Map<ShipId, readonly OrderCommand[]>();

const sheetsFor = (now: Situation, { id, side }: RiverShip, sheets: Sheets): readonly OrderCommand[] => {
  const known =
    sheets.get(id) ??
    ordersFor(now, shipOf(now, id)).map(each => ({ type: 'order', side, ship: id, order: each }) as const);
  sheets.set(id, known);
  return known;
};

const sameOrder = (one: Order, other: Order): boolean =>
  one.kind === other.kind && one.unit === other.unit && one.hex === other.hex && one.where === other.where;

/** Changing orders, C16, C21: every other order of a ship that may be given one, each ship once. */
export const orderOptions = (now: Situation, side: Side, sheets: Sheets = new Map()): RiverCommand[] => {
  const options: RiverCommand[] = [];
  for (const ship of writable(now, side)) {
    const given = now.state.staff?.orders[ship.id];
    for (const command of sheetsFor(now, ship, sheets))
      if (!given || !sameOrder(command.order, given)) options.push(command);
  }
  options.push({ type: 'ordered', side });
  return options;
};

const isOrder = (value: unknown): value is Order => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, unit, hex, where } = value as Record<string, unknown>;
  return (
    Object.keys(value).length === 4 &&
    typeof kind === 'string' &&
    typeof unit === 'string' &&
    typeof where === 'string' &&
    Number.isInteger(hex)
  );
};

/** C16: an order to go to any hex of water, or to hold it; and before move 1 a sheet that has been written may be written anew. */
export const orderedSo = (now: Situation, command: Command): RiverCommand | null => {
  if (command.type !== 'order' || !('ship' in command) || !('order' in command) || !isOrder(command.order)) return null;
  const { kind, unit, hex, where } = command.order;
  const { turn } = now.state;
  const ship = now.state.ships[String(command.ship)];
  if (ship?.side !== command.side) return null;
  if (turn > 1 ? !writable(now, ship.side).includes(ship) : !mayBeWritten(ship)) return null;
  const given: Order = { kind, unit, hex, where };
  const toHex =
    (kind === 'proceed' || kind === 'hold') && now.chart.has(hex) && now.chart.navigable(hex)
      ? [order(kind, { hex })]
      : [];
  const known = [...ordersFor(now, ship), ...toHex].some(each => sameOrder(each, given));
  return known ? { type: 'order', side: ship.side, ship: ship.id, order: given } : null;
};

/** C16, C21: writes a sheet, signals, or is done; a secret makes no event. */
export const writeOrder = (play: Play, command: RiverCommand): void => {
  const { state } = play;
  if (command.type === 'ordered') {
    state.ready.push(command.side);
    play.emit({ type: 'madeReady', side: command.side });
    return;
  }
  const { staff } = state;
  if (command.type !== 'order' || !staff) return;
  const ship = shipOf(play, command.ship);
  const commander = commandersOf(play, ship.side).find(each =>
    signalledBy(play, each).some(({ id }) => id === ship.id),
  );
  const { kind, unit, hex, where } = command.order;
  staff.orders[ship.id] = { kind, unit, hex, where };
  if (!staff.written.includes(ship.id)) staff.written.push(ship.id);
  if (state.turn > 1 && commander && commander.ship !== ship.id) commander.signalled = true;
};
