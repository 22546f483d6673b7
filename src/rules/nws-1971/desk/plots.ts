import { isSandbar } from '../../../chart/index.ts';
import { shipOf } from '../../../core/rules.ts';
import { turned, type Facing, type HexId, type ShipId } from '../../../core/types.ts';
import { decimal, t } from '../../../languages/language.ts';
import type { Berth, CourseStop, CourseView, PlotChoice, PlotView, Whereabouts } from '../../../system/desk/index.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn } from '../../shared/names.ts';
import { coursesNext, halvesAsFigure, helmedTo } from '../../shared/plotting.ts';
import { openCourses, shipAfter } from '../follow.ts';
import { asksPlot, defaultPlot, plotCommand, plotOf, plotOptions, sideOptions } from '../orders.ts';
import { PLOTS_STEP } from '../sequence.ts';
import { HEXSIDE, SCALE } from '../tables.ts';
import type { Nws, NwsCommand, NwsShip, Plot, PlotCommand, Situation } from '../types.ts';
import { manned, sharesHex } from '../units.ts';
import { courseOf, endOf, riverOf, speedsFor, type CourseAhead } from '../way.ts';
import { COURSE_NAME } from '../words/captions.ts';
import { courseInWords, plotSides, speedInWords } from '../words/plot.ts';
import { REFUSALS } from './refusals.ts';

type Choice = PlotChoice<Nws>;

const isPlot = (command: NwsCommand): command is PlotCommand => command.type === 'plot';

const choiceOf = (now: Situation, command: PlotCommand): Choice => ({
  command,
  speed: command.speed,
  helm: helmedTo(command.turns),
  sides: plotSides(now, command),
  says: courseInWords(command),
});

/** A plot with a turn for every hex of its course, as `plotOptions` offers it: a ship that goes on as she goes is laid one with none. */
const wholeOf = (now: Situation, ship: NwsShip, plot: Plot): PlotCommand =>
  plotCommand(ship, { ...plot, turns: courseOf(now, ship, plot).turns });

const goingOf = (ship: NwsShip): string => {
  if (ship.anchored) return t`at anchor`;
  if (ship.aground) return t`aground`;
  return ship.speed === 0 ? t`stopped` : speedInWords(ship.speed);
};

/** What her plot cannot change. */
const hinderedOf = (now: Situation, ship: NwsShip): Refusal | null => {
  if (ship.contact) return REFUSALS.contact(nameIn(now.scenario, ship.contact.ship));
  if (ship.steering) return REFUSALS.plotSteering(COURSE_NAME[ship.steering.course]);
  if (ship.circling) return REFUSALS.plotCircling();
  return ship.helmless > 0 ? REFUSALS.plotHelmless() : null;
};

const plotViewOf = (now: Situation, ship: NwsShip): PlotView<Nws> => ({
  unit: ship.id,
  side: ship.side,
  going: goingOf(ship),
  hindered: hinderedOf(now, ship),
  speeds: speedsFor(now, ship).map(speed => ({ speed, label: halvesAsFigure(speed), says: speedInWords(speed) })),
  others: [],
  steady: choiceOf(now, wholeOf(now, ship, defaultPlot(now, ship))),
  laid: ship.plot && choiceOf(now, wholeOf(now, ship, ship.plot)),
});

/** Every ship whose plot is still to be laid, or may be laid anew. */
export const plotViews = (now: Situation): PlotView<Nws>[] => {
  if (now.state.cursor.phase !== PLOTS_STEP || now.state.outcome) return [];
  return manned(now)
    .filter(ship => !now.state.ready.includes(ship.side) && asksPlot(now, ship))
    .map(ship => plotViewOf(now, ship));
};

/** What a command that lays a plot says; null for any other. */
export const readPlot = (now: Situation, command: NwsCommand): Choice | null =>
  isPlot(command) ? choiceOf(now, command) : null;

/** What is settled beside the course, each otherwise: as any other choice, and as it was before. */
const nextSides = (now: Situation, ship: NwsShip, command: PlotCommand): PlotCommand[] => {
  const plot = plotOf(command);
  const unsettled = [
    { ...plot, ram: '' as const, spar: '' as const },
    { ...plot, rig: false },
    { ...plot, torpedo: 0 as const },
    { ...plot, anchor: false },
  ];
  const found = new Map<string, PlotCommand>();
  for (const bare of unsettled)
    for (const each of [plotCommand(ship, bare), ...sideOptions(now, ship, bare)])
      found.set(JSON.stringify(each), each);
  found.delete(JSON.stringify(plotCommand(ship, plot)));
  return [...found.values()];
};

/** Another course keeps what still fits it. */
const onCourse = (now: Situation, ship: NwsShip, command: PlotCommand, { speed, turns }: PlotCommand): PlotCommand => {
  const plot = { ...plotOf(command), speed, turns, anchor: command.anchor && speed === 0 };
  const prey = plot.ram || plot.spar;
  const reached = sideOptions(now, ship, { ...plot, ram: '', spar: '' });
  const keeps = reached.some(option => (plot.ram !== '' ? option.ram === prey : option.spar === prey));
  return plotCommand(ship, prey === '' || keeps ? plot : { ...plot, ram: '', spar: '' });
};

/** Plots one step away: another speed, another turn, something else settled beside the course. */
export const nextPlots = (now: Situation, command: NwsCommand): Choice[] => {
  if (!isPlot(command)) return [];
  const ship = shipOf(now, command.ship);
  const courses = coursesNext(plotOptions(now, ship), command).map(each => onCourse(now, ship, command, each));
  return [...courses, ...nextSides(now, ship, command)].map(each => choiceOf(now, each));
};

const courseFor = (now: Situation, command: NwsCommand): CourseAhead | null =>
  isPlot(command) ? courseOf(now, shipOf(now, command.ship), command) : null;

/** Where a plot takes a ship. */
export const plotLeads = (now: Situation, command: NwsCommand): Whereabouts => {
  const course = courseFor(now, command);
  if (!course || !isPlot(command)) return { hex: 0, facing: 0, left: '' };
  return { ...endOf(shipOf(now, command.ship), course), left: String(command.speed) };
};

/** N8: whether the current works on a ship that heads so. */
const streamOn = (now: Situation, hex: HexId, facing: Facing): CourseStop['stream'] => {
  if (hex === 0 || riverOf(now) === 0) return 0;
  const flow = now.chart.flow(hex);
  if (flow < 0) return 0;
  return flow === facing ? 1 : flow === turned(facing, 3) ? -1 : 0;
};

const stopInWords = (speed: number, stream: CourseStop['stream']): string => {
  const going = speed === 0 ? t`lies still` : t`${knotsInWords(Math.abs(speed))} through the water`;
  if (stream === 0) return going;
  return stream === 1 ? t`${going}, with the current` : t`${going}, against the current`;
};

/** The end of each quarter. */
const stopsOf = (now: Situation, ship: NwsShip, course: CourseAhead): CourseStop[] =>
  Array.from({ length: SCALE.quarters }, (_, index) => {
    const sofar = course.path.filter(({ quarter }) => quarter <= index + 1);
    const { hex, facing } = sofar.at(-1) ?? { hex: ship.at, facing: ship.facing };
    const off = course.stoppedBy === 0 && index === SCALE.quarters - 1;
    const stream = course.speed === 0 ? 0 : streamOn(now, hex, facing);
    return { hex: off ? 0 : hex, facing, stream, says: stopInWords(course.speed, stream) };
  });

/** N10: friends that lie still in her way and leave her no room. */
const meetsOn = (now: Situation, ship: NwsShip, course: CourseAhead): { unit: ShipId; hex: HexId }[] =>
  manned(now, ship.side).flatMap(other =>
    other.id !== ship.id &&
    other.speed === 0 &&
    !sharesHex(ship, other) &&
    course.path.some(({ hex }) => hex === other.at)
      ? [{ unit: other.id, hex: other.at }]
      : [],
  );

const warningsOf = (now: Situation, ship: NwsShip, course: CourseAhead, shoals: readonly HexId[]): Refusal[] => {
  const place = (hex: HexId): string => now.chart.label(hex);
  const found = meetsOn(now, ship, course).map(({ unit, hex }) =>
    REFUSALS.meets(nameIn(now.scenario, unit), place(hex)),
  );
  const { stoppedBy } = course;
  if (stoppedBy === 0) found.push(REFUSALS.leavesChart());
  else if (stoppedBy !== null)
    found.push(
      now.chart.terrain(stoppedBy) === 'obstruction'
        ? REFUSALS.broughtUp(place(stoppedBy))
        : REFUSALS.runsAshore(place(stoppedBy)),
    );
  for (const hex of shoals) found.push(REFUSALS.grounds(place(hex)));
  return found;
};

const HALVES = 2;

/** N4, N5, N7: what a move leaves her: degrees towards a turn, and the speeds of the next; nothing where it has stopped her. */
const thenInWords = (now: Situation, ship: NwsShip, course: CourseAhead): string => {
  const later = shipAfter(ship, course);
  const speeds = course.stoppedBy === null ? speedsFor(now, later) : [];
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)];
  if (speeds.every(speed => speed === 0)) return '';
  const next = least === most ? speedInWords(most) : t`${speedInWords(least)} to ${speedInWords(most)}`;
  const degrees = decimal(later.saved / HALVES);
  return t`${degrees}° of ${HEXSIDE / HALVES}° earned towards a turn; the move after this: ${next}`;
};

/** Where a command that lays a plot takes the ship if nothing interferes. */
export const courseView = (now: Situation, command: NwsCommand): CourseView | null => {
  const course = courseFor(now, command);
  if (!course || !isPlot(command)) return null;
  const ship = shipOf(now, command.ship);
  const shoals = course.path.flatMap(({ hex }) => (isSandbar(now.chart, hex, ship.draught) ? [hex] : []));
  return {
    unit: ship.id,
    from: { hex: ship.at, facing: ship.facing },
    stoppedBy: course.stoppedBy ?? 0,
    steps: course.path.map(({ hex, facing, quarter, carried }) => ({ hex, facing, part: quarter, drifts: carried })),
    stops: stopsOf(now, ship, course),
    turn: helmedTo(course.turns),
    swing: null,
    then: thenInWords(now, ship, course),
    meets: meetsOn(now, ship, course),
    shoals,
    warnings: warningsOf(now, ship, course, shoals),
  };
};

/** N1, N4, N7: where she may be a move later, with the way, the run-up and the half-degrees in hand that this one leaves her. */
export const followsOn = (now: Situation, command: NwsCommand): Pick<Berth, 'hex' | 'facing'>[] => {
  const course = courseFor(now, command);
  if (!course || !isPlot(command)) return [];
  const later = shipAfter(shipOf(now, command.ship), course);
  if (later.at === 0) return [];
  const found = new Map<number, Pick<Berth, 'hex' | 'facing'>>();
  for (const next of openCourses(now, later)) {
    const end = endOf(later, next);
    found.set(end.hex * 6 + end.facing, end);
  }
  return [...found.values()];
};
