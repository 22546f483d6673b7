import { sameCommand } from '../../core/engine.ts';
import { shipOf } from '../../core/rules.ts';
import { SIDES, type Command, type ShipId, type Side } from '../../core/types.ts';
import { freeEntryHex } from '../shared/arrivals.ts';
import { runAfter } from './helm.ts';
import type { NwsCommand, NwsShip, Play, Plot, Situation } from './types.ts';
import { inHex, manned } from './units.ts';
import { atMost, coursesAt, speedsFor } from './way.ts';

/** The move, N2, N3: secret plots. */

/** N3: every plot that a ship may be given; one that lies still needs none. */
const plotOptions = (now: Situation, ship: NwsShip): NwsCommand[] => {
  const { id, side } = ship;
  return speedsFor(now, ship).flatMap(speed =>
    coursesAt(now, ship, speed).map(({ turns }): NwsCommand => ({ type: 'plot', side, ship: id, speed, turns })),
  );
};

/** Her plot if nobody gives her another: as fast as she goes, straight on. */
const defaultPlot = (now: Situation, ship: NwsShip): Plot => {
  const speeds = speedsFor(now, ship);
  const nearest = speeds.reduce(
    (best, speed) => (Math.abs(speed - ship.speed) < Math.abs(best - ship.speed) ? speed : best),
    speeds[0] ?? 0,
  );
  return { speed: nearest, turns: [] };
};

/** A ship that is asked for a plot, and those that she may be given. */
interface Asked {
  readonly id: ShipId;
  readonly own: readonly NwsCommand[];
  readonly replot: NwsCommand;
}

const askedNow = (now: Situation, side: Side): Asked[] =>
  manned(now, side)
    .map((ship): Asked => ({
      id: ship.id,
      own: plotOptions(now, ship),
      replot: { type: 'replot', side, ship: ship.id },
    }))
    .filter(({ own }) => own.length > 1);

/** Who is asked for a plot in a move, of each side. */
export type Plots = Readonly<Record<Side, readonly Asked[]>>;

/** N3: they stay the same until all are shown, since laying one changes no other. */
export const plotsIn = (now: Situation, before?: Plots): Plots =>
  before ?? { union: askedNow(now, 'union'), confederate: askedNow(now, 'confederate') };

export const plotsOwed = (now: Situation, plots: Plots): Side[] =>
  SIDES.filter(side => !now.state.ready.includes(side) && plots[side].length > 0);

/** N3: plots to lay; a laid one may be taken up again until the side has done. */
export const plotsToLay = (now: Situation, side: Side, plots: Plots): NwsCommand[] => {
  const options: NwsCommand[] = [];
  let all = true;
  for (const { id, own, replot } of plots[side]) {
    const laid = shipOf(now, id).plot !== null;
    all &&= laid;
    if (laid) options.push(replot);
    else for (const command of own) options.push(command);
  }
  options.push({ type: all ? 'plotted' : 'steady', side });
  return options;
};

/** N3: a plot that lies already may have another laid over it. */
export const laidOver = (now: Situation, command: Command): NwsCommand | null => {
  const ship = manned(now, command.side).find(({ id }) => 'ship' in command && command.ship === id);
  const own = ship ? plotOptions(now, ship) : [];
  return own.length > 1 ? (own.find(option => sameCommand(option, command)) ?? null) : null;
};

/** Lays, takes up or finishes plots; a secret makes no event. */
export const layPlot = (play: Play, command: NwsCommand): void => {
  switch (command.type) {
    case 'plot':
      shipOf(play, command.ship).plot = { speed: command.speed, turns: [...command.turns] };
      return;
    case 'replot':
      shipOf(play, command.ship).plot = null;
      return;
    case 'steady':
      for (const ship of manned(play, command.side)) ship.plot ??= defaultPlot(play, ship);
      return;
    case 'plotted':
      play.state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    default:
  }
};

/** N55: whoever is due comes in as the move begins, at her hex or the free one nearest to it, or waits for the next. */
const enterShips = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (ship.status !== 'waiting' || ship.entry > play.state.turn) continue;
    const free = freeEntryHex(
      play.chart,
      ship.entryHex,
      hex => play.chart.navigable(hex) && inHex(play, hex, ship).length === 0,
    );
    const at = free !== 0 && play.chart.range(ship.entryHex, free) <= 3 ? free : 0;
    if (at === 0) continue;
    Object.assign(ship, { at, status: 'afloat' });
    play.emit({ type: 'shipEntered', ship: ship.id, at, facing: ship.facing });
  }
};

/** N2: a new move begins: plots are off the table. */
export const openMove = (play: Play): void => {
  const { state } = play;
  Object.assign(state, { ready: [], quarter: 0 });
  for (const ship of Object.values(state.ships))
    Object.assign(ship, { plot: null, order: null, entered: 0, halted: false });
  enterShips(play);
};

/** N7: what was earned towards a turn, and the way in hand, are lost to who stops or goes the other way. */
const setSpeed = (play: Play, ship: NwsShip, to: number): void => {
  const from = ship.speed;
  ship.run = runAfter(ship, to);
  if (to === 0 || from * to <= 0) Object.assign(ship, { saved: 0, inHand: ship.going === 'adrift' ? ship.inHand : 0 });
  ship.speed = to;
  if (from !== to) play.emit({ type: 'speedSet', ship: ship.id, from, to });
};

/** N68: a plot with speed weighs. */
const weigh = (play: Play, ship: NwsShip): void => {
  if (!ship.anchored || ship.order?.speed === 0) return;
  ship.anchored = false;
  play.emit({ type: 'weighed', ship: ship.id, at: ship.at });
};

/** N2: both sides turn their plots over; speeds are set. */
export const showPlots = (play: Play): void => {
  const ships = manned(play);
  for (const ship of ships) ship.order = ship.plot ?? defaultPlot(play, ship);
  for (const ship of ships) ship.plot = null;
  play.emit({
    type: 'plotsShown',
    plots: ships.flatMap(({ id, order }) => (order ? [{ ship: id, speed: order.speed, turns: [...order.turns] }] : [])),
  });
  for (const ship of ships) {
    weigh(play, ship);
    setSpeed(play, ship, atMost(ship, ship.order?.speed ?? 0));
  }
};
