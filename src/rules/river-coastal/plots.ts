import { sameCommand } from '../../core/engine.ts';
import { shipOf } from '../../core/rules.ts';
import { EDGES, enemyOf, SIDES, type Command, type ShipId, type Side } from '../../core/types.ts';
import { headingOf } from '../shared/quarters.ts';
import { turretMayLook } from './arcs.ts';
import { topOf } from './condition.ts';
import { isSilent, showCaptain } from './silence.ts';
import { coursesAt, courseOf, everyTurns, isCourseAt } from './courses.ts';
import { poolOf } from './crew.ts';
import { boundBy, whatFits, wouldBind, type Bound, type End } from './orders.ts';
import { needfulShifts, shifted, shiftsFor } from './shifts.ts';
import { FAILED_TEST, SCALE } from './tables.ts';
import type { Play, Plot, PlotCommand, RiverCommand, RiverShip, Shift, Situation, TurretArc } from './types.ts';
import { isWorking, manned } from './units.ts';
import { helpedBy } from './water.ts';
import { isPowered, speedsFor } from './way.ts';

const ARCS: readonly TurretArc[] = ['bow', 'starboard', 'stern', 'port'];
const OPENINGS = [1, 2, 3] as const;

/** C13, C32: whether a point of crew is free for the anchor when these men have changed boxes. */
const hasHands = (ship: RiverShip, men: readonly Shift[]): boolean =>
  poolOf({ crew: shifted(ship, men), cpv: ship.cpv, stokers: ship.stokers }) > 0;

/** C13: at rest she may let go her anchor, or weigh it; where it is down already it may always stay there. */
const mayAnchor = (ship: RiverShip, men: readonly Shift[]): boolean =>
  ship.anchored || (ship.speed === 0 && !ship.aground && !ship.locked && hasHands(ship, men));

const mayWeigh = (now: Situation, ship: RiverShip, men: readonly Shift[]): boolean =>
  hasHands(ship, men) && isPowered(now, ship);

/** C13: an anchor that is let go or weighed keeps one free point of crew. */
const leavesHands = (ship: RiverShip, { anchor, men }: Pick<Plot, 'anchor' | 'men'>): boolean =>
  anchor === ship.anchored || hasHands(ship, men);

/** C3: what stays as it was where nothing is touched. */
const untouched = (ship: RiverShip): Omit<Plot, 'speed' | 'turns'> => ({
  anchor: ship.anchored,
  ram: '',
  turrets: [...ship.turrets],
  opens: 0,
  captainGun: ship.captainGun,
  men: needfulShifts(ship),
});

const commandOf = ({ id, side }: RiverShip, plot: Plot): PlotCommand => ({ type: 'plot', side, ship: id, ...plot });

/** Movement, C3: speed and course, one choice out of a list; what else a plot holds stays as it was. */
const everyPlot = (now: Situation, ship: RiverShip): PlotCommand[] => {
  const rest = untouched(ship);
  const still = { ...rest, speed: 0, turns: [] };
  const options: PlotCommand[] = [];
  if (mayAnchor(ship, rest.men)) options.push(commandOf(ship, { ...still, anchor: true }));
  if (ship.anchored && !mayWeigh(now, ship, rest.men)) return options;
  for (const speed of speedsFor(now, ship))
    for (const turns of everyTurns(now, ship, speed))
      options.push(commandOf(ship, { ...rest, anchor: false, speed, turns }));
  return options;
};

/** C17: where a plot ends. */
const endOf = (now: Situation, ship: RiverShip, plot: Pick<Plot, 'speed' | 'turns'>): End => {
  const { steps, stops } = courseOf(now, ship, plot);
  const last = stops.at(-1);
  if (last?.hex !== 0) return { hex: last?.hex ?? ship.at, edge: null };
  const from = steps.at(-1)?.hex ?? ship.at;
  return { hex: 0, edge: EDGES.find(edge => now.chart.crosses(from, headingOf(last), edge)) ?? null };
};

/** C17, C115: the enemy whom an order tells her to ram, where the plot may be marked against her. */
const ordered = (now: Situation, ship: RiverShip, { order }: Bound, plot: PlotCommand): PlotCommand =>
  order.kind === 'ram' && marksFor(now, ship, plot).includes(order.unit) ? { ...plot, ram: order.unit } : plot;

/** C17 to C20: of all plots those that fit the order which binds her; where none does all are free. */
const obeyed = (now: Situation, ship: RiverShip, bound: Bound, all: readonly PlotCommand[]): readonly PlotCommand[] => {
  const fits = whatFits(now, ship, bound.order);
  const fit = all.filter(plot => fits(endOf(now, ship, plot)));
  if (fit.length === 0) return all;
  if (bound.by !== 'headlong') return fit.map(plot => ordered(now, ship, bound, plot));
  const most = Math.max(...fit.map(({ speed }) => speed));
  return fit.filter(({ speed }) => speed === most);
};

/** C3, C18 to C20: the plots that a ship may be given: all there are, or those that her captain does not forbid. */
export const plotOptions = (now: Situation, ship: RiverShip): PlotCommand[] => {
  const all = everyPlot(now, ship);
  const bound = boundBy(now, ship);
  return bound ? [...obeyed(now, ship, bound, all)] : all;
};

/** What a captain forbids of the plots that there are; null where he forbids none. */
export const forbidden = (now: Situation, ship: RiverShip, bound = boundBy(now, ship)): Bound | null => {
  if (!bound) return null;
  const all = everyPlot(now, ship);
  const fit = obeyed(now, ship, bound, all);
  return fit.length < all.length || fit.some(({ ram }) => ram !== '') ? bound : null;
};

/** C26: a captain who forbids anything is seen for what he is. */
export const showBound = (play: Play): void => {
  if (!play.state.silent || !play.state.staff) return;
  for (const ship of manned(play)) if (forbidden(play, ship, wouldBind(play, ship))) showCaptain(play, ship);
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
  return { ...rest, speed, turns: everyTurns(now, ship, speed)[0]?.map(() => 0) ?? [] };
};

/** Hexes that a ship can enter in a move at the most, with the stream that runs where she lies. */
const farthest = (now: Situation, ship: RiverShip): number =>
  Math.floor((4 * (topOf(ship) + Math.max(0, helpedBy(now.chart, ship.at, ship.facing))) + 24) / 24);

/** C113: enemies that her course, and what way they can make themselves, may bring into contact with her. */
const marksFor = (now: Situation, ship: RiverShip, plot: Pick<Plot, 'speed' | 'turns'>): ShipId[] => {
  if (plot.speed <= 0) return [];
  const own = courseOf(now, ship, plot).steps.length + 1;
  return manned(now, enemyOf(ship.side)).flatMap(enemy =>
    now.chart.range(ship.at, enemy.at) <= own + farthest(now, enemy) ? [enemy.id] : [],
  );
};

/** C25: guns of which the captain may take charge, one of each mount. */
const gunsToLead = (now: Pick<Situation, 'state'>, ship: RiverShip): number[] => {
  // C26: of whom nobody knows anything it is known that he lives.
  if (!isSilent(now.state, ship.id) && !ship.captain?.alive) return [];
  const mounts = new Set<number>();
  return ship.guns.flatMap(({ mount, kind }, index) => {
    if (kind === 'mortar' || mounts.has(mount) || !isWorking(ship, index)) return [];
    mounts.add(mount);
    return [index];
  });
};

/** C41: whether she may still open fire after a quarter. */
const mayOpen = (ship: RiverShip): boolean => !ship.opened && ship.guns.some((_, index) => isWorking(ship, index));

/** C3: the small choices beside the course that have not been made yet, each as a whole plot. */
export const sideOptions = (now: Situation, ship: RiverShip, plot: Plot): PlotCommand[] => {
  const options: PlotCommand[] = [];
  const add = (more: Partial<Plot>): void => void options.push(commandOf(ship, { ...plot, ...more }));
  if (plot.ram === '') for (const ram of marksFor(now, ship, plot)) add({ ram });
  ship.turrets.forEach((looks, turret) => {
    if (plot.turrets[turret] !== looks) return;
    for (const arc of ARCS)
      if (arc !== looks && turretMayLook(turret, ship.turrets.length, arc))
        add({ turrets: plot.turrets.map((each, index) => (index === turret ? arc : each)) });
  });
  if (plot.opens === 0 && mayOpen(ship)) for (const opens of OPENINGS) add({ opens });
  if (plot.captainGun === -1) for (const captainGun of gunsToLead(now, ship)) add({ captainGun });
  for (const shift of shiftsFor(ship, plot.men)) {
    const men = [...plot.men, shift];
    if (leavesHands(ship, { anchor: plot.anchor, men })) add({ men });
  }
  return options;
};

/** A laid plot, and what may be done with it: it may be taken up again or added to. */
interface Laid {
  readonly plot: Plot;
  readonly options: readonly RiverCommand[];
}

const laidFor = (now: Situation, ship: RiverShip, laid: Plot): Laid => {
  const plot = copied(laid);
  const { id, side } = ship;
  return { plot, options: [{ type: 'replot', side, ship: id }, ...sideOptions(now, ship, plot)] };
};

const sameList = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const samePlot = (one: Plot, other: Plot): boolean =>
  one.speed === other.speed &&
  one.anchor === other.anchor &&
  one.ram === other.ram &&
  one.opens === other.opens &&
  one.captainGun === other.captainGun &&
  sameList(one.turns, other.turns) &&
  sameList(one.turrets, other.turrets) &&
  sameList(
    one.men.map(({ from }) => from),
    other.men.map(({ from }) => from),
  ) &&
  sameList(
    one.men.map(({ to }) => to),
    other.men.map(({ to }) => to),
  );

/** A ship that is asked for a plot, those that she may be given, and what may be done with the one that was laid last. */
interface Asked {
  readonly id: ShipId;
  /** Her plots; null until somebody looks at them, since most moves follow thousands of courses for nothing. */
  own: readonly PlotCommand[] | null;
  laid: Laid | null;
}

/** Whether she has anything to choose. Where speed, anchor or guns leave her a choice, no course need be followed to know it. */
const hasChoice = (now: Situation, ship: RiverShip): boolean => {
  const men = needfulShifts(ship);
  const speeds = ship.anchored && !mayWeigh(now, ship, men) ? 0 : speedsFor(now, ship).length;
  const atLeast = speeds + Number(mayAnchor(ship, men));
  if (atLeast === 0) return false;
  if (mayOpen(ship) || (atLeast > 1 && !boundBy(now, ship))) return true;
  const own = plotOptions(now, ship);
  return own.length > 1 || own.some(plot => sideOptions(now, ship, plot).length > 0);
};

const isAsked = (now: Situation, ship: RiverShip): boolean => ship.fullCpv > 0 && hasChoice(now, ship);

/** Who is asked for a plot in a move, of each side; null until somebody looks at what they may plot. */
export type Plots = Record<Side, readonly Asked[] | null>;

/** C3: they stay the same until all are laid, since laying one changes no other. */
export const plotsIn = (_: Situation, before?: Plots): Plots => before ?? { union: null, confederate: null };

export const plotsOwed = (now: Situation, plots: Plots): Side[] =>
  SIDES.filter(
    side =>
      !now.state.ready.includes(side) &&
      (plots[side] ? plots[side].length > 0 : manned(now, side).some(ship => isAsked(now, ship))),
  );

const askedNow = (now: Situation, side: Side): Asked[] =>
  manned(now, side)
    .filter(ship => isAsked(now, ship))
    .map(({ id }) => ({ id, own: null, laid: null }));

/** C2, C3: plots to lay; a laid one may be added to, or taken up again, until the side has done. */
export const layOptions = (now: Situation, side: Side, plots: Plots): RiverCommand[] => {
  const options: RiverCommand[] = [];
  let all = true;
  plots[side] ??= askedNow(now, side);
  for (const asked of plots[side]) {
    const ship = shipOf(now, asked.id);
    if (ship.plot) {
      if (!asked.laid || !samePlot(asked.laid.plot, ship.plot)) asked.laid = laidFor(now, ship, ship.plot);
      for (const command of asked.laid.options) options.push(command);
    } else {
      all = false;
      asked.own ??= plotOptions(now, ship);
      for (const command of asked.own) options.push(command);
    }
  }
  options.push({ type: all ? 'plotted' : 'steady', side });
  return options;
};

const isCourse = (turns: unknown): turns is number[] =>
  Array.isArray(turns) && turns.length <= 40 && turns.every(each => Number.isInteger(each));

/** The same plot without what is settled beside speed and course, but for a ram that is ordered. */
const bare = (ship: RiverShip, plot: Plot, ram: ShipId): PlotCommand =>
  commandOf(ship, { ...untouched(ship), speed: plot.speed, turns: plot.turns, anchor: plot.anchor, ram });

/** C3: whether it is one of all that there are, found by following this course alone. */
const isPlotOf = (now: Situation, ship: RiverShip, { speed, turns, anchor }: Plot): boolean => {
  const men = needfulShifts(ship);
  if (anchor) return speed === 0 && turns.length === 0 && mayAnchor(ship, men);
  if (ship.anchored && !mayWeigh(now, ship, men)) return false;
  return speedsFor(now, ship).includes(speed) && isCourseAt(now, ship, speed, turns);
};

/** C17: whether a whole plot begins with one that may be given, the ram mark that an order asks for with it. */
const isOffered = (now: Situation, ship: RiverShip, plot: Plot): boolean =>
  isPlotOf(now, ship, plot) &&
  (boundBy(now, ship) === null ||
    plotOptions(now, ship).some(
      option => (option.ram === '' || option.ram === plot.ram) && sameCommand(option, bare(ship, plot, option.ram)),
    ));

const isRamAllowed = (now: Situation, ship: RiverShip, plot: Plot): boolean =>
  plot.ram === '' || marksFor(now, ship, plot).includes(plot.ram);

const isTrained = (ship: RiverShip, turrets: readonly TurretArc[]): boolean =>
  turrets.length === ship.turrets.length &&
  turrets.every(
    (arc, turret) =>
      arc === ship.turrets[turret] || (ARCS.includes(arc) && turretMayLook(turret, ship.turrets.length, arc)),
  );

const isSettled = (now: Situation, ship: RiverShip, plot: Plot): boolean =>
  isRamAllowed(now, ship, plot) &&
  isTrained(ship, plot.turrets) &&
  (plot.opens === 0 || (mayOpen(ship) && OPENINGS.includes(plot.opens))) &&
  (plot.captainGun === -1 || plot.captainGun === ship.captainGun || gunsToLead(now, ship).includes(plot.captainGun)) &&
  shifted(ship, plot.men) !== null &&
  leavesHands(ship, plot);

const isShift = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'from,to';

const isPlot = (command: object): command is PlotCommand => {
  const { speed, turns, anchor, ram, turrets, opens, captainGun, men } = command as Record<string, unknown>;
  return (
    Number.isInteger(speed) &&
    isCourse(turns) &&
    typeof anchor === 'boolean' &&
    typeof ram === 'string' &&
    Array.isArray(turrets) &&
    Number.isInteger(opens) &&
    Number.isInteger(captainGun) &&
    Array.isArray(men) &&
    men.length <= 40 &&
    men.every(isShift)
  );
};

/** C3: a plot that lies already may have another laid over it, with whatever is settled beside its course. */
export const laidOver = (now: Situation, command: Command): RiverCommand | null => {
  const ship = manned(now, command.side).find(({ id }) => 'ship' in command && command.ship === id);
  if (command.type !== 'plot' || !ship || !isPlot(command)) return null;
  const { speed, turns, anchor, ram, turrets, opens, captainGun, men } = command;
  const plot: Plot = {
    speed,
    turns: [...turns],
    anchor,
    ram,
    turrets: [...turrets],
    opens,
    captainGun,
    men: men.map(({ from, to }) => ({ from, to })),
  };
  return isOffered(now, ship, plot) && isSettled(now, ship, plot) ? commandOf(ship, plot) : null;
};

const copied = (plot: Plot): Plot => ({
  speed: plot.speed,
  turns: [...plot.turns],
  anchor: plot.anchor,
  ram: plot.ram,
  turrets: [...plot.turrets],
  opens: plot.opens,
  captainGun: plot.captainGun,
  men: plot.men.map(({ from, to }) => ({ from, to })),
});

/** C3: lays, takes up or finishes plots; a secret makes no event. */
export const layPlot = (play: Play, command: RiverCommand): void => {
  switch (command.type) {
    case 'plot':
      shipOf(play, command.ship).plot = copied(command);
      return;
    case 'replot':
      shipOf(play, command.ship).plot = null;
      return;
    case 'steady':
      for (const ship of manned(play, command.side))
        if (ship.plot === null && ship.fullCpv > 0) ship.plot = defaultPlot(play, ship);
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

/** Failed Ram Attack, C59: on any course more slowly, or as fast on one that ends no nearer to the target. */
export const replotOptions = (now: Situation, ship: RiverShip, target: ShipId): PlotCommand[] => {
  const { plot } = ship;
  if (!plot) return [];
  const at = shipOf(now, target).at;
  const near = now.chart.range(ship.at, at);
  const slower = slowedPlot(now, ship, plot.speed);
  const withCourse = (speed: number, turns: readonly number[]): PlotCommand =>
    commandOf(ship, { ...copied(plot), ram: '', speed, turns: [...turns] });
  const options = coursesAt(now, ship, slower).map(({ turns }) => withCourse(slower, turns));
  if (slower === plot.speed) return options;
  for (const { turns, stops } of coursesAt(now, ship, plot.speed)) {
    const end = stops.at(-1)?.hex ?? 0;
    if (end === 0 || now.chart.range(end, at) >= near) options.push(withCourse(plot.speed, turns));
  }
  return options;
};

/** C59: the plot that takes the place of a ram. */
export const answerReplot = (play: Play, command: RiverCommand): void => {
  if (command.type === 'plot') shipOf(play, command.ship).plot = copied(command);
};

/** C3, C13, C32: engines, anchors and men answer to the plots, when all that could change them has been tested. */
export const carryOutPlots = (play: Play): void => {
  for (const ship of Object.values(play.state.ships)) {
    if (ship.status !== 'afloat') continue;
    if (!ship.abandoned && ship.plot === null && ship.fullCpv > 0) ship.plot = defaultPlot(play, ship);
    if (ship.plot) carryOut(play, ship, ship.plot);
  }
};

const carryOut = (play: Play, ship: RiverShip, plot: Plot): void => {
  if (plot.captainGun >= 0) showCaptain(play, ship);
  ship.crew = shifted(ship, plot.men);
  ship.captainGun = plot.captainGun;
  if (plot.anchor !== ship.anchored) {
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
