import type { Berth, CourseStop, CourseView, PlotChoice, PlotView, Whereabouts } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import { turned, type ShipId } from '../../../core/types.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { isChained } from '../chains.ts';
import { helmOf } from '../condition.ts';
import { mayShare } from '../contact.ts';
import { waysHeld } from '../odds.ts';
import { isWrecked } from '../wrecks.ts';
import { courseOf, type Course } from '../courses.ts';
import { openCourses, shipAfter } from '../follow.ts';
import { diceFor, testsOn, type Held } from '../grounding.ts';
import { fieldsEntered } from '../mines.ts';
import { boundBy } from '../orders.ts';
import { copied, without } from '../plotFields.ts';
import { PLOT_SIDES } from '../plotSides.ts';
import { brokenBy, defaultPlot, forbidden, isPlotted, plotOptions, sideOptions } from '../plots.ts';
import { PLOTS_STEP } from '../sequence.ts';
import { HEX_EARNS, RADII, SCALE } from '../tables.ts';
import type { Plot, PlotCommand, RiverCoastal, RiverCommand, RiverShip, Situation } from '../types.ts';
import { manned } from '../units.ts';
import { streamIn } from '../water.ts';
import { speedsFor } from '../way.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn } from '../../shared/names.ts';
import { coursesNext, halvesAsFigure, helmedTo, likestCourse } from '../../shared/plotting.ts';
import { orderInWords } from '../words/orders.ts';
import { courseInWords, plotSides, speedInWords } from '../words/plot.ts';
import { boundInWords } from './bound.ts';
import { minesInWords } from './mines.ts';
import { REFUSALS } from './refusals.ts';

type Choice = PlotChoice<RiverCoastal>;

export const isPlot = (command: RiverCommand): command is PlotCommand => command.type === 'plot';

export const choiceOf = (now: Situation, command: PlotCommand): Choice => ({
  command,
  speed: command.anchor ? null : command.speed,
  helm: helmedTo(command.turns),
  sides: plotSides(now, command),
  says: courseInWords(command),
});

export const commandOf = ({ id, side }: RiverShip, plot: Plot): PlotCommand => ({
  type: 'plot',
  side,
  ship: id,
  ...plot,
});

const goingOf = (ship: RiverShip): string => {
  if (ship.anchored) return t`at anchor`;
  if (ship.aground) return t`aground`;
  if (ship.locked) return t`jammed`;
  return ship.speed === 0 ? t`stopped` : speedInWords(ship.speed);
};

/** What her plot cannot change. */
const hinderedOf = (now: Situation, ship: RiverShip): Refusal | null => {
  const bound = forbidden(now, ship);
  if (ship.aground) return REFUSALS.plotAground();
  if (ship.locked) return REFUSALS.plotLocked(nameIn(now.scenario, ship.locked.ship));
  const helm = helmOf(ship);
  if (helm === 'hardPort') return REFUSALS.plotHardPort();
  if (helm === 'hardStarboard') return REFUSALS.plotHardStarboard();
  if (helm !== 'free') return REFUSALS.plotStraight();
  return bound && boundInWords(now, bound);
};

const plotViewOf = (now: Situation, ship: RiverShip): PlotView<RiverCoastal> => {
  const options = plotOptions(now, ship);
  const offered = new Set(options.flatMap(({ anchor, speed }) => (anchor ? [] : [speed])));
  return {
    unit: ship.id,
    side: ship.side,
    going: goingOf(ship),
    hindered: hinderedOf(now, ship),
    speeds: speedsFor(now, ship)
      .filter(speed => offered.has(speed))
      .map(speed => ({ speed, label: halvesAsFigure(speed), says: speedInWords(speed) })),
    others: options.filter(({ anchor }) => anchor).map(command => choiceOf(now, command)),
    steady: choiceOf(now, commandOf(ship, defaultPlot(now, ship))),
    laid: ship.plot && choiceOf(now, commandOf(ship, ship.plot)),
  };
};

/** What of a plot says where she goes, and whom an order has her ram. */
const courseIn = ({ speed, turns, anchor, ram }: Plot): Pick<Plot, 'speed' | 'turns' | 'anchor' | 'ram'> => ({
  speed,
  turns,
  anchor,
  ram,
});

/** Every ship whose plot is still to be laid, or may be laid anew. */
export const plotViews = (now: Situation): PlotView<RiverCoastal>[] => {
  if (now.state.cursor.phase !== PLOTS_STEP || now.state.outcome || now.state.cursor.interrupts.length > 0) return [];
  return manned(now)
    .filter(ship => !now.state.ready.includes(ship.side) && isPlotted(now, ship))
    .map(ship => plotViewOf(now, ship));
};

/** What a command that lays a plot says; null for any other. */
export const readPlot = (now: Situation, command: RiverCommand): Choice | null =>
  isPlot(command) ? choiceOf(now, command) : null;

/** Of each other speed the course that is most like this one, and of this speed every course with another turn. */
const nextCourses = (now: Situation, ship: RiverShip, plot: PlotCommand): PlotCommand[] =>
  coursesNext(
    plotOptions(now, ship).filter(({ anchor }) => !anchor),
    { speed: plot.anchor ? null : plot.speed, turns: plot.turns },
  ).map(({ speed, turns }) => ({ ...plot, anchor: false, speed, turns }));

/** C17: a ram that an order asks for stays marked. */
const isRamOrdered = (now: Situation, ship: RiverShip, plot: PlotCommand): boolean =>
  plot.ram !== '' && boundBy(now, ship)?.order.unit === plot.ram && boundBy(now, ship)?.order.kind === 'ram';

const SIDE_NAMES = Object.keys(PLOT_SIDES) as readonly (keyof typeof PLOT_SIDES)[];

/** What is settled beside the course, each otherwise: as any other choice, and as it was before. */
const nextSides = (now: Situation, ship: RiverShip, plot: PlotCommand): PlotCommand[] => {
  const free = SIDE_NAMES.filter(name => name !== 'ram' || !isRamOrdered(now, ship, plot));
  const found = new Map<string, PlotCommand>();
  for (const name of free) {
    const bare = without(ship, plot, name);
    for (const each of [commandOf(ship, bare), ...sideOptions(now, ship, bare)]) found.set(JSON.stringify(each), each);
  }
  found.delete(JSON.stringify(commandOf(ship, copied(plot))));
  return [...found.values()];
};

/** Plots one step away: another speed, another turn, something else settled beside the course. */
export const nextPlots = (now: Situation, command: RiverCommand): Choice[] => {
  if (!isPlot(command)) return [];
  const ship = shipOf(now, command.ship);
  return [...nextCourses(now, ship, command), ...nextSides(now, ship, command)].map(each => choiceOf(now, each));
};

/** C3: the speed and course of an earlier plot, or the likest that there is at that speed; everything else as it is. */
export const plottedAgain = (now: Situation, earlier: RiverCommand): Choice | null => {
  if (!isPlot(earlier)) return null;
  const ship = shipOf(now, earlier.ship);
  const plot = ship.plot ?? defaultPlot(now, ship);
  const found = likestCourse(
    plotOptions(now, ship).filter(({ anchor, speed }) => anchor === earlier.anchor && speed === earlier.speed),
    earlier.turns,
  );
  return found ? choiceOf(now, commandOf(ship, { ...plot, ...courseIn(found) })) : null;
};

const courseFor = (now: Situation, command: RiverCommand): Course | null =>
  isPlot(command) ? courseOf(now, shipOf(now, command.ship), command) : null;

/** Where a plot takes a ship: the last hex on the chart where she leaves it. */
export const plotLeads = (now: Situation, command: RiverCommand): Whereabouts => {
  const course = courseFor(now, command);
  if (!course || !isPlot(command)) return { hex: 0, facing: 0, left: '' };
  const end = course.stops.at(-1);
  const hex = end && end.hex !== 0 ? end.hex : (course.steps.at(-1)?.hex ?? shipOf(now, command.ship).at);
  return { hex, facing: end?.facing ?? 0, left: command.anchor ? 'anchor' : String(command.speed) };
};

/** C9: whether the current works on a ship that heads so. */
const streamOn = (now: Situation, ship: RiverShip, hex: number, facing: RiverShip['facing']): CourseStop['stream'] => {
  if (hex === 0 || ship.anchored || streamIn(now, hex) === 0) return 0;
  const flow = now.chart.flow(hex);
  return flow === facing ? 1 : flow === turned(facing, 3) ? -1 : 0;
};

const stopInWords = (speed: number, stream: CourseStop['stream']): string => {
  const going = speed === 0 ? t`lies still` : t`${knotsInWords(Math.abs(speed))} through the water`;
  if (stream === 0) return going;
  return stream === 1 ? t`${going}, with the current` : t`${going}, against the current`;
};

/** C12: friends that lie still in her way, and leave her no room beside them. */
const meetsOn = (now: Situation, ship: RiverShip, course: Course): { unit: ShipId; hex: number }[] =>
  manned(now, ship.side).flatMap(other =>
    other.id !== ship.id &&
    other.speed === 0 &&
    !mayShare(ship, other) &&
    course.steps.some(({ hex }) => hex === other.at)
      ? [{ unit: other.id, hex: other.at }]
      : [],
  );

const warningsOf = (now: Situation, ship: RiverShip, plot: Plot, course: Course, held: readonly Held[]): Refusal[] => {
  const place = (hex: number): string => now.chart.label(hex);
  const found = meetsOn(now, ship, course).map(({ unit, hex }) =>
    REFUSALS.meets(nameIn(now.scenario, unit), place(hex)),
  );
  if (course.stoppedBy !== 0)
    found.push(
      now.chart.terrain(course.stoppedBy) === 'obstruction' || now.chart.terrain(course.stoppedBy) === 'wharf'
        ? REFUSALS.broughtUp(place(course.stoppedBy))
        : REFUSALS.runsAshore(place(course.stoppedBy)),
    );
  if (course.stops.some(({ hex }) => hex === 0)) found.push(REFUSALS.leavesChart());
  const WARNED = { sandbar: REFUSALS.mayGround, stakes: REFUSALS.mayStick };
  for (const { hex, by, upTo } of held) {
    if (by === 'shore') {
      found.push(REFUSALS.mayStrand(place(hex), upTo));
      continue;
    }
    const { ways, of } = waysHeld(upTo, diceFor(now.options));
    found.push(WARNED[by](place(hex), ways, of));
  }
  for (const { hex } of course.steps) {
    if (isChained(now, hex)) found.push(REFUSALS.chained(place(hex)));
    if (isWrecked(now, hex)) found.push(REFUSALS.wrecked(place(hex)));
  }
  course.steps.forEach(({ hex }, index) => {
    for (const { live } of fieldsEntered(now, course.steps[index - 1]?.hex ?? ship.at, hex))
      if (live !== false) found.push(REFUSALS[live ? 'mined' : 'doubtful'](place(hex), minesInWords(ship)));
  });
  const broken = brokenBy(now, ship, plot);
  if (broken) found.push(REFUSALS.breaks(orderInWords(now, broken)));
  return found;
};

/** C4, C7: what a move leaves her: knots saved towards a turn, and the part of a hex in hand; nothing where it has stopped her. */
const thenInWords = (ship: RiverShip, speed: number, course: Course): string => {
  if (speed === 0 || course.stoppedBy !== 0 || course.stops.at(-1)?.hex === 0) return '';
  const { turning, inHand } = shipAfter(ship, speed, course);
  const radius = RADII[ship.handling];
  const hexes = Math.max(1, Math.ceil((radius - turning) / HEX_EARNS));
  const hand = t`${Math.abs(inHand)} of ${SCALE.parts} of a hex in hand`;
  return hexes === 1
    ? t`Saved: ${turning} of ${radius} knots, so that she may turn in her next hex; ${hand}`
    : t`Saved: ${turning} of ${radius} knots towards a turn in hex ${hexes} of the next move; ${hand}`;
};

/** Where a command that lays a plot takes the ship if nothing interferes. */
export const courseView = (now: Situation, command: RiverCommand): CourseView | null => {
  const course = courseFor(now, command);
  if (!course || !isPlot(command)) return null;
  const ship = shipOf(now, command.ship);
  const held = testsOn(now, ship, course);
  return {
    unit: ship.id,
    from: { hex: ship.at, facing: ship.facing },
    stoppedBy: course.stoppedBy,
    steps: course.steps.map(({ hex, facing, quarter, carried }) => ({ hex, facing, part: quarter, drifts: carried })),
    stops: course.stops.map(({ hex, facing }) => {
      const stream = streamOn(now, ship, hex, facing);
      return { hex, facing, stream, says: stopInWords(command.speed, stream) };
    }),
    turn: helmedTo(course.turns),
    swing: null,
    then: thenInWords(ship, command.speed, course),
    meets: meetsOn(now, ship, course),
    shoals: held.map(({ hex }) => hex),
    warnings: warningsOf(now, ship, command, course, held),
  };
};

/** C7: where she may be a move later, with the parts and turns in hand that this one leaves her. */
export const followsOn = (now: Situation, command: RiverCommand): Pick<Berth, 'hex' | 'facing'>[] => {
  if (!isPlot(command)) return [];
  const ship = shipOf(now, command.ship);
  if (command.anchor) return [{ hex: ship.at, facing: ship.facing }];
  const later = shipAfter(ship, command.speed, courseOf(now, ship, command));
  if (later.at === 0) return [];
  const found = new Map<number, Pick<Berth, 'hex' | 'facing'>>();
  for (const { stops } of openCourses(now, later)) {
    const end = stops.at(-1);
    if (end) found.set(end.hex * 6 + end.facing, { hex: end.hex, facing: end.facing });
  }
  return [...found.values()];
};
