import { sameCommand } from '../../core/engine.ts';
import { shipOf } from '../../core/rules.ts';
import { EDGES, type Command, type HexId, type ShipId, type Side } from '../../core/types.ts';
import { headingOf } from '../shared/quarters.ts';
import { showCaptain } from './silence.ts';
import { coursesAt, courseOf, eachCourse, isCourseAt, type CourseStep, type Place } from './courses.ts';
import { cutLoose, mayLetGo } from './burning.ts';
import { fortOptions, tellFort } from './forts.ts';
import { asKnown } from './lookout.ts';
import { boundBy, sheetOf, whatFits, wouldBind, type Bound, type End, type Fits } from './orders.ts';
import { copied, isPlot, untouched } from './plotFields.ts';
import { hasHands, marksFor, mayOpen, PLOT_SIDES } from './plotSides.ts';
import { needfulShifts, shifted } from './shifts.ts';
import { FAILED_TEST, SCALE } from './tables.ts';
import { castOff } from './towing.ts';
import type { Order, Play, Plot, PlotCommand, RiverCommand, RiverShip, Shift, Situation } from './types.ts';
import { manned } from './units.ts';
import { isHeld, isPowered, speedsFor } from './way.ts';
import { isWrecked } from './wrecks.ts';

/** C13: at rest she may let go her anchor, or weigh it; where it is down already it may always stay there. */
const mayAnchor = (ship: RiverShip, men: readonly Shift[]): boolean =>
  ship.anchored || (ship.speed === 0 && !isHeld(ship) && hasHands(ship, men));

const mayWeigh = (now: Situation, ship: RiverShip, men: readonly Shift[]): boolean =>
  hasHands(ship, men) && isPowered(now, ship);

const SIDES_OF_PLOT = Object.values(PLOT_SIDES);

const commandOf = ({ id, side }: RiverShip, plot: Plot): PlotCommand => ({ type: 'plot', side, ship: id, ...plot });

/** C76: whether her own engines take her into the hex of a wreck. */
const runsOnWreck = (now: Situation, steps: readonly CourseStep[]): boolean =>
  steps.some(({ hex, carried }) => !carried && isWrecked(now, hex));

/** C17: where a course ends. */
const endOf = (now: Situation, ship: RiverShip, place: Place, steps: readonly CourseStep[]): End => {
  if (place.hex !== 0) return { hex: place.hex, edge: null };
  const from = steps.at(-1)?.hex ?? ship.at;
  return { hex: 0, edge: EDGES.find(edge => now.chart.crosses(from, headingOf(place), edge)) ?? null };
};

const ANY: Fits = () => true;

/** The same answer for whatever ends in the same hex; thousands of courses end in some thirty. */
const byHex = (fits: Fits): Fits => {
  const known = new Map<HexId, boolean>();
  return end => {
    const before = end.hex === 0 ? undefined : known.get(end.hex);
    if (before !== undefined) return before;
    const fit = fits(end);
    known.set(end.hex, fit);
    return fit;
  };
};

/**
 * Movement, C3, C76: speed and course, one choice out of a list; what else a plot holds stays as it was. Over a wreck only where no way
 * leads past. Of these those that end so.
 */
const everyPlot = (now: Situation, ship: RiverShip, fits = ANY): PlotCommand[] => {
  const rest = untouched(ship);
  const [clear, wrecked]: [PlotCommand[], PlotCommand[]] = [[], []];
  if (mayAnchor(ship, rest.men) && fits({ hex: ship.at, edge: null }))
    clear.push(commandOf(ship, { ...rest, speed: 0, turns: [], anchor: true }));
  if (ship.anchored && !mayWeigh(now, ship, rest.men)) return clear;
  const wrecks = now.state.wrecks !== undefined;
  let leadsPast = mayAnchor(ship, rest.men);
  for (const speed of speedsFor(now, ship)) {
    const bare = commandOf(ship, { ...rest, anchor: false, speed, turns: [] });
    eachCourse(now, ship, speed, (turns, place, steps) => {
      const runs = wrecks && runsOnWreck(now, steps);
      leadsPast ||= !runs;
      if (fits === ANY || fits(endOf(now, ship, place, steps)))
        (runs ? wrecked : clear).push({ ...bare, turns: [...turns] });
    });
  }
  return leadsPast ? clear : wrecked;
};

/** C17, C115: the enemy whom an order tells her to ram, where the plot may be marked against her. */
const ordered = (now: Situation, ship: RiverShip, { order }: Bound, plot: PlotCommand): PlotCommand =>
  order.kind === 'ram' && marksFor(now, ship, plot).includes(order.unit) ? { ...plot, ram: order.unit } : plot;

/** C17 to C20: of all plots those that fit the order which binds her; where none does all are free. */
const obeyed = (now: Situation, ship: RiverShip, bound: Bound): PlotCommand[] => {
  const fit = everyPlot(now, ship, byHex(whatFits(now, ship, bound.order)));
  if (fit.length === 0) return everyPlot(now, ship);
  if (bound.by !== 'headlong') return fit.map(plot => ordered(now, ship, bound, plot));
  const most = Math.max(...fit.map(({ speed }) => speed));
  return fit.filter(({ speed }) => speed === most);
};

/** C3, C18 to C20: the plots that a ship may be given: all there are, or those that her captain does not forbid. */
export const plotOptions = (now: Situation, ship: RiverShip): PlotCommand[] => {
  const bound = boundBy(now, ship);
  return bound ? obeyed(now, ship, bound) : everyPlot(now, ship);
};

/** What a captain forbids of the plots that there are; null where he forbids none. */
export const forbidden = (now: Situation, ship: RiverShip, bound = boundBy(now, ship)): Bound | null => {
  if (!bound) return null;
  const fit = obeyed(now, ship, bound);
  return fit.length < everyPlot(now, ship).length || fit.some(({ ram }) => ram !== '') ? bound : null;
};

/** C26: the order that a plot breaks where orders bind nobody; where none fits, none does. */
export const brokenBy = (now: Situation, ship: RiverShip, plot: Plot): Order | null => {
  const given = now.options.captains ? null : sheetOf(now, ship);
  if (!given) return null;
  const fit = obeyed(now, ship, { order: given, by: 'stubborn' });
  return begins(ship, plot, fit) ? null : given;
};

/** C26: what breaks an order is logged when plots are down, for those alone who can read the sheet. */
export const logBroken = (play: Play): void => {
  for (const ship of manned(play)) {
    const broken = ship.plot && brokenBy(asKnown(play, ship.side), ship, ship.plot);
    if (!broken) continue;
    const { kind, unit, hex, where } = broken;
    play.emit({ type: 'orderBroken', ship: ship.id, side: ship.side, order: { kind, unit, hex, where } });
  }
};

/** C26: a captain who forbids anything is seen for what he is. */
export const showBound = (play: Play): void => {
  if (!play.state.silent) return;
  for (const ship of manned(play)) {
    const known = asKnown(play, ship.side);
    if (forbidden(known, ship, wouldBind(known, ship))) showCaptain(play, ship);
  }
};

/** Of these plots the one that changes least. */
const likest = (plots: readonly PlotCommand[], { speed, turns }: Plot): PlotCommand | undefined => {
  const apart = (plot: PlotCommand): number =>
    20 * Math.abs(plot.speed - speed) + plot.turns.filter((turn, index) => turn !== (turns[index] ?? 0)).length;
  let best: PlotCommand | undefined;
  for (const plot of plots) if (!best || apart(plot) < apart(best)) best = plot;
  return best;
};

/** She as she goes, or as near to it as her orders let her. */
export const defaultPlot = (now: Situation, ship: RiverShip): Plot => {
  const plot = steadyPlot(now, ship);
  return boundBy(now, ship) ? copied(likest(plotOptions(now, ship), plot) ?? plot) : plot;
};

/** The plot of the speed nearest to her own, straight on; at anchor she stays there. */
const steadyPlot = (now: Situation, ship: RiverShip): Plot => {
  const rest = untouched(ship);
  if (ship.anchored) return { ...rest, speed: 0, turns: [] };
  const speeds = speedsFor(now, ship);
  const speed = speeds.reduce(
    (best, each) => (Math.abs(each - ship.speed) < Math.abs(best - ship.speed) ? each : best),
    speeds[0] ?? 0,
  );
  return { ...rest, speed, turns: [...courseOf(now, ship, { speed, turns: [] }).turns] };
};

/** C3: the small choices beside the course that have not been made yet, each as a whole plot. */
export const sideOptions = (now: Situation, ship: RiverShip, plot: Plot): PlotCommand[] => {
  const options: PlotCommand[] = [];
  for (const { choices } of SIDES_OF_PLOT)
    for (const more of choices(now, ship, plot)) options.push(commandOf(ship, { ...plot, ...more }));
  return options;
};

/** A plot as it was laid, and what may be added to it. */
interface Laid {
  readonly plot: Plot;
  readonly options: readonly RiverCommand[];
}

const laidFor = (now: Situation, ship: RiverShip, plot: Plot): Laid => ({
  plot,
  options: sideOptions(now, ship, copied(plot)),
});

/** A ship that is asked for a plot, those that she may be given, and what may be done with the one that was laid last. */
interface Asked {
  readonly id: ShipId;
  /** Her plots; null until somebody looks at them, since most moves follow thousands of courses for nothing. */
  own: readonly PlotCommand[] | null;
  laid: Laid | null;
}

/** Whether speed, anchor or guns leave her a choice, so that no course need be followed to know it; null where one must. */
const hasChoiceAtOnce = (now: Situation, ship: RiverShip): boolean | null => {
  const men = needfulShifts(ship);
  const speeds = ship.anchored && !mayWeigh(now, ship, men) ? 0 : speedsFor(now, ship).length;
  const atLeast = speeds + Number(mayAnchor(ship, men));
  if (atLeast === 0) return false;
  return mayOpen(ship) || (atLeast > 1 && !boundBy(now, ship)) ? true : null;
};

const isChoice = (now: Situation, ship: RiverShip, own: readonly PlotCommand[]): boolean =>
  own.length > 1 || own.some(plot => sideOptions(now, ship, plot).length > 0);

/** C79: whoever has a crew is plotted for, and so is a raft that may be cut loose. */
export const isPlotted = (now: Situation, ship: RiverShip): boolean => ship.fullCpv > 0 || mayLetGo(now, ship);

/** What she is asked, if anything is left to her to choose. */
const askOf = (now: Situation, ship: RiverShip): Asked | null => {
  const { id } = ship;
  const atOnce = isPlotted(now, ship) && hasChoiceAtOnce(now, ship);
  if (atOnce !== null) return atOnce ? { id, own: null, laid: null } : null;
  const own = plotOptions(now, ship);
  return isChoice(now, ship, own) ? { id, own, laid: null } : null;
};

/** Who is asked for a plot in a move, of each side; null until somebody looks at what they may plot. */
export type Plots = Record<Side, readonly Asked[] | null>;

/** C3: they stay the same until all are laid, since laying one changes no other. */
export const plotsIn = (_: Situation, before?: Plots): Plots => before ?? { union: null, confederate: null };

const askedOf = (now: Situation, side: Side, plots: Plots): readonly Asked[] =>
  (plots[side] ??= manned(now, side).flatMap(ship => askOf(now, ship) ?? []));

export const owesPlots = (now: Situation, side: Side, plots: Plots): boolean =>
  askedOf(now, side, plots).length > 0 || fortOptions(now, side).length > 0;

/** C2, C3: plots to lay; a laid one may be added to until the side has done. To take one up again is offered when all lie, or whoever chooses by chance would never be done with a large fleet. */
export const layOptions = (now: Situation, side: Side, plots: Plots): RiverCommand[] => {
  const options: RiverCommand[] = [];
  let all = true;
  const ships = askedOf(now, side, plots);
  for (const asked of ships) {
    const ship = shipOf(now, asked.id);
    if (ship.plot) {
      if (asked.laid?.plot !== ship.plot) asked.laid = laidFor(now, ship, ship.plot);
      for (const command of asked.laid.options) options.push(command);
    } else {
      all = false;
      asked.own ??= plotOptions(now, ship);
      for (const command of asked.own) options.push(command);
    }
  }
  for (const command of fortOptions(now, side)) options.push(command);
  if (all) for (const { id } of ships) options.push({ type: 'replot', side, ship: id });
  options.push({ type: all ? 'plotted' : 'steady', side });
  return options;
};

/** The same plot without what is settled beside speed and course, but for a ram that is ordered. */
const bare = (ship: RiverShip, plot: Plot, ram: ShipId): PlotCommand =>
  commandOf(ship, { ...untouched(ship), speed: plot.speed, turns: plot.turns, anchor: plot.anchor, ram });

/** Whether a whole plot begins with one of these, a ram mark that one of them asks for with it. */
const begins = (ship: RiverShip, plot: Plot, options: readonly PlotCommand[]): boolean =>
  options.some(
    option => (option.ram === '' || option.ram === plot.ram) && sameCommand(option, bare(ship, plot, option.ram)),
  );

/** C3: whether it is one of all that there are, found by following this course alone. */
const isPlotOf = (now: Situation, ship: RiverShip, { speed, turns, anchor }: Plot): boolean => {
  const men = needfulShifts(ship);
  if (anchor) return speed === 0 && turns.length === 0 && mayAnchor(ship, men);
  if (ship.anchored && !mayWeigh(now, ship, men)) return false;
  if (!speedsFor(now, ship).includes(speed) || !isCourseAt(now, ship, speed, turns)) return false;
  const onWreck = (plot: Pick<Plot, 'speed' | 'turns'>): boolean => runsOnWreck(now, courseOf(now, ship, plot).steps);
  return !onWreck({ speed, turns }) || everyPlot(now, ship).some(onWreck);
};

/** C17: whether a whole plot begins with one that may be given, the ram mark that an order asks for with it. */
const isOffered = (now: Situation, ship: RiverShip, plot: Plot): boolean =>
  isPlotOf(now, ship, plot) && (boundBy(now, ship) === null || begins(ship, plot, plotOptions(now, ship)));

const isSettled = (now: Situation, ship: RiverShip, plot: Plot): boolean =>
  SIDES_OF_PLOT.every(({ allows }) => allows(now, ship, plot));

/** C3: a plot that lies already may have another laid over it, with whatever is settled beside its course, or be taken up at any time. */
export const laidOver = (now: Situation, command: Command): RiverCommand | null => {
  const ship = manned(now, command.side).find(({ id }) => 'ship' in command && command.ship === id);
  if (command.type === 'replot' && ship?.plot && askOf(now, ship))
    return { type: 'replot', side: ship.side, ship: ship.id };
  if (command.type !== 'plot' || !ship || !isPlot(command)) return null;
  const plot = copied(command);
  return isOffered(now, ship, plot) && isSettled(now, ship, plot) ? commandOf(ship, plot) : null;
};

/** C3: lays, takes up or finishes plots; a secret makes no event. */
export const layPlot = (play: Play, command: RiverCommand): void => {
  switch (command.type) {
    case 'plot':
      shipOf(play, command.ship).plot = copied(command);
      return;
    case 'replot':
      shipOf(play, command.ship).plot = null;
      return;
    case 'fort':
      tellFort(play, command);
      return;
    case 'steady':
      for (const ship of manned(play, command.side))
        if (ship.plot === null && isPlotted(play, ship)) ship.plot = defaultPlot(asKnown(play, ship.side), ship);
      return;
    case 'plotted':
      play.state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    default:
  }
};

/** C59: two knots slower than plotted, where C5 allows it. */
const slowedPlot = (now: Situation, ship: RiverShip, speed: number): number => {
  const speeds = speedsFor(now, ship).filter(each => each >= 0);
  const wanted = Math.max(0, speed - FAILED_TEST * SCALE.halves);
  const least = Math.min(...speeds);
  return speeds.includes(wanted) ? wanted : Math.max(wanted, least);
};

/** Failed Ram Attack, C59, C120: on any course more slowly, or as fast on one that ends no nearer to the target; over a wreck only where no way leads past. */
export const replotOptions = (now: Situation, ship: RiverShip, target: ShipId): PlotCommand[] => {
  const { plot } = ship;
  if (!plot) return [];
  const at = shipOf(now, target).at;
  const near = now.chart.range(ship.at, at);
  const slower = slowedPlot(now, ship, plot.speed);
  const withCourse = (speed: number, turns: readonly number[]): PlotCommand =>
    commandOf(ship, { ...copied(plot), ram: '', speed, turns: [...turns] });
  const [clear, wrecked]: [PlotCommand[], PlotCommand[]] = [[], []];
  for (const speed of slower === plot.speed ? [slower] : [slower, plot.speed])
    for (const { turns, stops, steps } of coursesAt(now, ship, speed)) {
      const end = stops.at(-1)?.hex ?? 0;
      if (speed === slower || end === 0 || now.chart.range(end, at) >= near)
        (runsOnWreck(now, steps) ? wrecked : clear).push(withCourse(speed, turns));
    }
  return clear.length > 0 ? clear : wrecked;
};

/** C59: the plot that takes the place of a ram. */
export const answerReplot = (play: Play, command: RiverCommand): void => {
  if (command.type === 'plot') shipOf(play, command.ship).plot = copied(command);
};

/** C3, C13, C32: engines, anchors and men answer to the plots, when all that could change them has been tested. */
export const carryOutPlots = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (ship.status !== 'afloat') continue;
    if (!ship.abandoned && ship.plot === null && isPlotted(play, ship))
      ship.plot = defaultPlot(asKnown(play, ship.side), ship);
    if (ship.plot) carryOut(play, ship, ship.plot);
  }
};

/** C84: one move to raise; it is down at once. */
const handleBalloon = (play: Play, ship: RiverShip, does: NonNullable<Plot['balloon']>): void => {
  ship.balloon = does === 'raise' ? 'rising' : 'down';
  play.emit({ type: does === 'raise' ? 'balloonRising' : 'balloonStruck', ship: ship.id });
};

const carryOut = (play: Play, ship: RiverShip, plot: Plot): void => {
  if (plot.captainGun >= 0) showCaptain(play, ship);
  ship.crew = shifted(ship, plot.men);
  ship.captainGun = plot.captainGun;
  if (plot.balloon) handleBalloon(play, ship, plot.balloon);
  if (plot.line?.does === 'castOff') castOff(play, ship);
  if (plot.release && ship.fullCpv === 0) cutLoose(play, ship);
  else if (plot.anchor !== ship.anchored) {
    ship.anchored = plot.anchor;
    ship.busy = 1;
    play.emit({ type: plot.anchor ? 'anchored' : 'weighed', ship: ship.id, at: ship.at });
  }
  if (ship.speed === 0) Object.assign(ship, { turning: 0 });
  if (plot.speed === ship.speed) return;
  const from = ship.speed;
  ship.speed = plot.speed;
  play.emit({ type: 'speedSet', ship: ship.id, from, to: ship.speed });
};
