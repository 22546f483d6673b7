import { sameCommand } from '../../core/engine.ts';
import { shipOf } from '../../core/rules.ts';
import { enemyOf, SIDES, type Command, type ShipId, type Side } from '../../core/types.ts';
import { freeEntryHex } from '../shared/arrivals.ts';
import { hexesAtMost } from '../shared/quarters.ts';
import { mayRam, maySpar } from './contact.ts';
import { runAfter } from './helm.ts';
import { SPAR } from './tables.ts';
import { launch, loadedTube, TUBE_WAYS } from './tubes.ts';
import type { NwsCommand, NwsShip, Play, Plot, PlotCommand, Situation } from './types.ts';
import { afloat, inHex, isHeld, manned, topOf } from './units.ts';
import { atMost, courseOf, helpedBy, riverOf, speedsFor, turnsAt } from './way.ts';

/** The move, N2, N3: secret plots. */

/** N3: what stands beside speed and course where nothing is said. */
const PLAIN = { ram: '', spar: '', rig: false, torpedo: 0, anchor: false } as const;

/** What a command lays. */
export const plotOf = ({ speed, turns, ram, spar, rig, torpedo, anchor }: PlotCommand): Plot => ({
  speed,
  turns,
  ram,
  spar,
  rig,
  torpedo,
  anchor,
});

/** A plot as the command that lays it. */
export const plotCommand = ({ id, side }: Pick<NwsShip, 'id' | 'side'>, plot: Plot): PlotCommand => ({
  type: 'plot',
  side,
  ship: id,
  ...plot,
});

/** N3: speed and course of every plot that a ship may be given. */
export const plotOptions = (now: Situation, ship: NwsShip): PlotCommand[] =>
  speedsFor(now, ship).flatMap(speed =>
    turnsAt(now, ship, speed).map(turns => plotCommand(ship, { speed, turns, ...PLAIN })),
  );

/** N40, N47: enemies whom she may strike, hulks too with her ram (N63), and whom her course, and what way they can make themselves, may bring before her bow. */
const preyOf = (now: Situation, ship: NwsShip, plot: Plot, spar: boolean): NwsShip[] => {
  if (plot.speed <= 0 || plot.ram !== '' || plot.spar !== '') return [];
  const foes = afloat(now, enemyOf(ship.side)).filter(enemy => mayRam(ship, enemy) || (spar && !enemy.abandoned));
  if (foes.length === 0) return foes;
  const own = courseOf(now, ship, plot).path.length + 1;
  return foes.filter(
    enemy =>
      now.chart.range(ship.at, enemy.at) <=
      own + hexesAtMost(topOf(enemy) + Math.max(0, helpedBy(now, enemy.at, enemy.facing))),
  );
};

/** N47, N77: whether the order for her spar may be given now. */
export const mayRig = ({ spar }: NwsShip): boolean =>
  spar !== null && !spar.rigged && spar.readyFrom === 0 && (!spar.spent || spar.quiet >= SPAR.rerig);

/** N68: at rest, free; offered where a current could carry her. */
const mayAnchor = (now: Situation, ship: NwsShip): boolean =>
  ship.speed === 0 && !isHeld(ship) && riverOf(now) > 0 && now.chart.flow(ship.at) >= 0;

/** N3: what may be settled beside the course and has not been yet, each as a whole plot. */
export const sideOptions = (now: Situation, ship: NwsShip, plot: Plot): PlotCommand[] => {
  const options: PlotCommand[] = [];
  const add = (more: Partial<Plot>): void => void options.push(plotCommand(ship, { ...plot, ...more }));
  const spar = ship.spar?.rigged === true && maySpar(now, ship);
  for (const enemy of preyOf(now, ship, plot, spar)) {
    if (mayRam(ship, enemy)) add({ ram: enemy.id });
    if (spar && !enemy.abandoned) add({ spar: enemy.id });
  }
  if (!plot.anchor && plot.speed === 0 && mayAnchor(now, ship)) add({ anchor: true });
  if (!plot.rig && mayRig(ship)) add({ rig: true });
  if (plot.torpedo === 0 && loadedTube(now, ship) >= 0) for (const torpedo of TUBE_WAYS) add({ torpedo });
  return options;
};

/** Her plot if nobody gives her another: as fast as she goes, straight on. */
export const defaultPlot = (now: Situation, ship: NwsShip): Plot => {
  const speeds = speedsFor(now, ship);
  const nearest = speeds.reduce(
    (best, speed) => (Math.abs(speed - ship.speed) < Math.abs(best - ship.speed) ? speed : best),
    speeds[0] ?? 0,
  );
  return { speed: nearest, turns: [], ...PLAIN };
};

/** A ship that is asked for a plot, and those that she may be given; null until somebody looks at them, since most moves follow hundreds of courses for nothing. */
interface Asked {
  readonly id: ShipId;
  own: readonly PlotCommand[] | null;
  /** What may be settled beside the plot that lies for her, as long as that one lies. */
  beside: { readonly of: PlotCommand; readonly options: readonly PlotCommand[] } | null;
}

/** N3: whether there is anything to plot for her. With two speeds there is, and no course need be followed to know it. */
export const asksPlot = (now: Situation, ship: NwsShip): boolean => {
  if (speedsFor(now, ship).length > 1) return true;
  const own = plotOptions(now, ship);
  return own.length > 1 || own.some(plot => sideOptions(now, ship, plotOf(plot)).length > 0);
};

/** Who is asked for a plot in a move, of each side; null until somebody looks. */
export type Plots = Record<Side, readonly Asked[] | null>;

/** N3: they stay the same until all are shown, since laying one changes no other. */
export const plotsIn = (_: Situation, before?: Plots): Plots => before ?? { union: null, confederate: null };

const askedNow = (now: Situation, side: Side): Asked[] =>
  manned(now, side)
    .filter(ship => asksPlot(now, ship))
    .map(({ id }) => ({ id, own: null, beside: null }));

export const plotsOwed = (now: Situation, plots: Plots): Side[] =>
  SIDES.filter(side => !now.state.ready.includes(side) && (plots[side] ??= askedNow(now, side)).length > 0);

const isLaid = (of: PlotCommand, { speed, turns, ram, spar, rig, torpedo, anchor }: Plot): boolean =>
  of.speed === speed &&
  of.ram === ram &&
  of.spar === spar &&
  of.rig === rig &&
  of.torpedo === torpedo &&
  of.anchor === anchor &&
  of.turns.length === turns.length &&
  turns.every((turn, place) => turn === of.turns[place]);

/** The same as long as the same plot lies: nothing else on the table changes until all are shown. */
const besideOf = (now: Situation, asked: Asked, ship: NwsShip, plot: Plot): readonly PlotCommand[] => {
  if (!asked.beside || !isLaid(asked.beside.of, plot))
    asked.beside = { of: plotCommand(ship, plot), options: sideOptions(now, ship, plot) };
  return asked.beside.options;
};

/** N3: plots to lay; a laid one may be added to until the side has done. To take one up again is offered when all lie, or whoever chooses by chance would never be done with a large fleet. */
export const plotsToLay = (now: Situation, side: Side, plots: Plots): NwsCommand[] => {
  const options: NwsCommand[] = [];
  let all = true;
  plots[side] ??= askedNow(now, side);
  for (const asked of plots[side]) {
    const ship = shipOf(now, asked.id);
    all &&= ship.plot !== null;
    if (ship.plot) {
      options.push(...besideOf(now, asked, ship, ship.plot));
    } else {
      asked.own ??= plotOptions(now, ship);
      for (const command of asked.own) options.push(command);
    }
  }
  if (all) for (const { id } of plots[side]) options.push({ type: 'replot', side, ship: id });
  options.push({ type: all ? 'plotted' : 'steady', side });
  return options;
};

/** The same plots with whatever may be settled beside the course, in any order. */
const settled = (now: Situation, ship: NwsShip, wanted: PlotCommand): PlotCommand | null => {
  const bare = plotOptions(now, ship).find(option =>
    sameCommand(option, plotCommand(ship, { speed: wanted.speed, turns: wanted.turns, ...PLAIN })),
  );
  if (!bare) return null;
  let plot = bare;
  for (const key of ['ram', 'spar', 'rig', 'torpedo', 'anchor'] as const) {
    if (wanted[key] === PLAIN[key]) continue;
    const next = sideOptions(now, ship, plotOf(plot)).find(
      option => option[key] === wanted[key] && option[key] !== plot[key],
    );
    if (!next) return null;
    plot = next;
  }
  return sameCommand(plot, wanted) ? plot : null;
};

/** N3: a plot that lies already may have another laid over it, or be taken up at any time. */
export const laidOver = (now: Situation, command: Command): NwsCommand | null => {
  const wanted = command as NwsCommand;
  const ship = manned(now, wanted.side).find(({ id }) => 'ship' in wanted && wanted.ship === id);
  if (wanted.type === 'replot')
    return ship?.plot && asksPlot(now, ship) ? { type: 'replot', side: ship.side, ship: ship.id } : null;
  return ship && wanted.type === 'plot' && Array.isArray(wanted.turns) ? settled(now, ship, wanted) : null;
};

/** Lays, takes up or finishes plots; a secret makes no event. */
export const layPlot = (play: Play, command: NwsCommand): void => {
  switch (command.type) {
    case 'plot':
      shipOf(play, command.ship).plot = { ...plotOf(command), turns: [...command.turns] };
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

/** N47: two moves after the order the spar is ready. */
const rigSpars = (play: Play): void => {
  for (const { id, spar } of manned(play)) {
    if (!spar || spar.readyFrom === 0 || spar.readyFrom > play.state.turn) continue;
    Object.assign(spar, { rigged: true, readyFrom: 0, spent: false });
    play.emit({ type: 'sparRigged', ship: id });
  }
};

/** N2: a new move begins: plots are off the table. */
export const openMove = (play: Play): void => {
  const { state } = play;
  Object.assign(state, { ready: [], quarter: 0 });
  for (const ship of Object.values(state.ships))
    Object.assign(ship, { plot: null, order: null, entered: 0, halted: false });
  enterShips(play);
  rigSpars(play);
};

/** N7, N44: what was earned towards a turn, and the way in hand, are lost to who stops or goes the other way; who stops of her own will swings no more. */
const setSpeed = (play: Play, ship: NwsShip, to: number): void => {
  const from = ship.speed;
  ship.run = runAfter(ship, to);
  if (to === 0 || from * to <= 0) Object.assign(ship, { saved: 0, inHand: ship.going === 'adrift' ? ship.inHand : 0 });
  if (to === 0 && ship.contact === null && ship.helmless === 0) ship.circling = null;
  ship.speed = to;
  if (from !== to) play.emit({ type: 'speedSet', ship: ship.id, from, to });
};

/** N68: a plot with speed weighs; at rest she may let go. */
const workAnchor = (play: Play, ship: NwsShip): void => {
  if (ship.order?.anchor === true) {
    ship.anchored = true;
    play.emit({ type: 'anchored', ship: ship.id, at: ship.at });
    return;
  }
  if (!ship.anchored || ship.order?.speed === 0) return;
  ship.anchored = false;
  play.emit({ type: 'weighed', ship: ship.id, at: ship.at });
};

/** N47, N48: the order for a spar stands from now on, still secret; torpedoes are launched. */
const carryOut = (play: Play, ship: NwsShip, order: Plot): void => {
  if (order.rig && ship.spar) ship.spar.readyFrom = play.state.turn + SPAR.orderAhead;
  // N66: what lies open of a plot is its course and whom she is to strike.
  ship.order = { ...order, rig: false };
  launch(play, ship, order.torpedo);
};

/** N2: both sides turn their plots over; speeds are set. */
export const showPlots = (play: Play): void => {
  const ships = manned(play);
  for (const ship of ships) ship.order = ship.plot ?? defaultPlot(play, ship);
  for (const ship of ships) ship.plot = null;
  play.emit({
    type: 'plotsShown',
    plots: ships.flatMap(({ id, order }) =>
      order ? [{ ship: id, speed: order.speed, turns: [...order.turns], ram: order.ram, spar: order.spar }] : [],
    ),
  });
  for (const ship of ships) {
    if (ship.order) carryOut(play, ship, ship.order);
    workAnchor(play, ship);
    setSpeed(play, ship, atMost(ship, ship.order?.speed ?? 0));
  }
};
