import type { CourseStop, CourseView, PlotChoice, PlotView, Whereabouts } from '../../../system/desk/index.ts';
import { t } from '../../../languages/language.ts';
import { shipOf } from '../../../core/rules.ts';
import { turned } from '../../../core/types.ts';
import { courseOfCommand, type Course, type CourseEnd } from '../course.ts';
import { knotsInWords } from '../../shared/halfKnots.ts';
import { nameIn, BEARING_NAME } from '../../shared/names.ts';
import { halvesAsFigure } from '../../shared/plotting.ts';
import { defaultPlot, needsPlot, plotOf, plotOptions, speedsFor } from '../orders.ts';
import { MARKERS_STEP } from '../sequence.ts';
import type { Plot, RamsCommand, RamsIronclads, RamsShip, Situation } from '../types.ts';
import { manned } from '../units.ts';
import { riverAt } from '../way.ts';
import type { Refusal } from '../../../system/refusal.ts';
import { REFUSALS } from './refusals.ts';

type Choice = PlotChoice<RamsIronclads>;

/** "4 knots", "2 knots astern", "stop". */
const speedInWords = (speed: number): string => {
  if (speed === 0) return t`stop`;
  const knots = knotsInWords(Math.abs(speed));
  return speed < 0 ? t`${knots} astern` : knots;
};

/** A speed with a helm: "4 knots, turn to port". */
const wayInWords = (speed: number, helm: Plot['helm']): string =>
  helm === 'straight' ? speedInWords(speed) : t`${speedInWords(speed)}, turn to ${BEARING_NAME[helm]}`;

/** What a command that lays a marker says, without the ship's name. */
export const markerInWords = (now: Situation, command: RamsCommand): string => {
  switch (command.type) {
    case 'plot':
      return wayInWords(command.speed, command.helm);
    case 'anchor':
      return now.state.ships[command.ship]?.anchored ? t`stay at anchor` : t`drop anchor`;
    case 'castOff':
      return t`cast off the tow`;
    case 'takeInTow':
      return command.how === 'push'
        ? t`push ${nameIn(now.scenario, command.target)}`
        : t`tow ${nameIn(now.scenario, command.target)}`;
    default:
      return '';
  }
};

const choiceOf = (now: Situation, command: RamsCommand): Choice => ({
  command,
  speed: command.type === 'plot' ? command.speed : null,
  helm: command.type === 'plot' ? command.helm : 'straight',
  says: markerInWords(now, command),
});

/** The command that stands for a marker. */
const commandOf = ({ id, side }: RamsShip, plot: Plot): RamsCommand => {
  if (plot.anchor) return { type: 'anchor', side, ship: id };
  if (plot.castOff) return { type: 'castOff', side, ship: id };
  if (plot.tow !== '') return { type: 'takeInTow', side, ship: id, target: plot.tow, how: plot.how };
  return { type: 'plot', side, ship: id, speed: plot.speed, helm: plot.helm };
};

const goingOf = (ship: RamsShip): string => {
  if (ship.anchored) return t`at anchor`;
  if (ship.aground !== 'no') return ship.aground === 'bank' ? t`on the bank` : t`aground`;
  return ship.speed === 0 ? t`stopped` : speedInWords(ship.speed);
};

/** What her marker cannot change. */
const hinderedOf = (ship: RamsShip): Refusal | null => {
  if (ship.helmless > 0) return REFUSALS.markerHelmless();
  if (ship.steering > 0) return REFUSALS.markerSteering();
  if (ship.aground !== 'no') return ship.aground === 'bank' ? REFUSALS.markerBanked() : REFUSALS.markerAground();
  return ship.jam > 0 ? REFUSALS.markerJammed() : null;
};

const plotViewOf = (now: Situation, ship: RamsShip): PlotView<RamsIronclads> => {
  const { id, side } = ship;
  const options = plotOptions(now, ship);
  const offered = new Set(options.flatMap(command => (command.type === 'plot' ? [command.speed] : [])));
  const speeds = speedsFor(now, ship).filter(speed => offered.has(speed));
  return {
    unit: id,
    side,
    going: goingOf(ship),
    hindered: hinderedOf(ship),
    speeds: speeds.map(speed => ({ speed, label: halvesAsFigure(speed), says: speedInWords(speed) })),
    others: options.filter(({ type }) => type !== 'plot').map(command => choiceOf(now, command)),
    steady: choiceOf(now, commandOf(ship, defaultPlot(now, ship))),
    laid: ship.plot && choiceOf(now, commandOf(ship, ship.plot)),
  };
};

/** Every ship whose marker is still to be laid, or may be laid anew. */
export const plotViews = (now: Situation): PlotView<RamsIronclads>[] => {
  if (now.state.cursor.phase !== MARKERS_STEP || now.state.outcome) return [];
  return manned(now)
    .filter(ship => !now.state.ready.includes(ship.side) && needsPlot(now, ship))
    .map(ship => plotViewOf(now, ship));
};

/** What a command that lays a marker says; null for any other. */
export const readMarker = (now: Situation, command: RamsCommand): Choice | null =>
  plotOf(now, command) && choiceOf(now, command);

/** Markers with another speed, the nearest first, and with another helm; from an order of another kind any speed straight on. */
export const nextMarkers = (now: Situation, command: RamsCommand): Choice[] => {
  if (!('ship' in command)) return [];
  const ship = shipOf(now, command.ship);
  const marked = plotOptions(now, ship).filter(option => option.type === 'plot');
  const { speed, helm } = plotOf(now, command) ?? defaultPlot(now, ship);
  const isMarker = command.type === 'plot';
  const speeds = [...new Set(marked.map(each => each.speed))].filter(each => !isMarker || each !== speed);
  const faster = speeds
    .sort((one, other) => Math.abs(one - speed) - Math.abs(other - speed))
    .flatMap(each => {
      const own = marked.filter(option => option.speed === each);
      return own.find(option => option.helm === helm) ?? own.find(option => option.helm === 'straight') ?? [];
    });
  const turning = isMarker ? marked.filter(each => each.speed === speed && each.helm !== helm) : [];
  return [...faster, ...turning].map(each => choiceOf(now, each));
};

/** Where a marker takes a ship: the last hex on the chart where she leaves it. */
export const markerLeads = (now: Situation, command: RamsCommand): Whereabouts => {
  const course = courseOfCommand(now, command);
  const plot = plotOf(now, command);
  if (!course || !plot || !('ship' in command)) return { hex: 0, facing: 0, left: '' };
  const { secondHalf, steps } = course;
  const hex = secondHalf.hex || (steps.at(-1)?.hex ?? shipOf(now, command.ship).at);
  return { hex, facing: secondHalf.facing, left: markerInWords(now, command) };
};

const streamOn = (now: Situation, ship: RamsShip, hex: number, facing: number): CourseStop['stream'] => {
  if (hex === 0 || ship.anchored || riverAt(now, hex) === 0) return 0;
  const flow = now.chart.flow(hex);
  return flow === facing ? 1 : flow === turned(facing as RamsShip['facing'], 3) ? -1 : 0;
};

/** How she goes in a part of a move, the stream apart. */
const rateInWords = ({ going, rate }: CourseEnd): string => {
  const knots = knotsInWords(rate);
  if (going === 'still' || rate === 0) return t`lies still`;
  if (going === 'ahead') return t`${knots} over the ground`;
  return going === 'astern' ? t`${knots} over the ground astern` : t`${knots} over the ground adrift`;
};

const courseInWords = (end: CourseEnd, stream: CourseStop['stream']): string => {
  const rate = rateInWords(end);
  if (stream === 0 || end.going === 'adrift') return rate;
  return stream === 1 ? t`${rate}, with the current` : t`${rate}, against the current`;
};

const stopOf = (
  now: Situation,
  ship: RamsShip,
  end: CourseEnd,
  began: { hex: number; facing: RamsShip['facing'] },
  facing: RamsShip['facing'],
): CourseStop => {
  const stream = streamOn(now, ship, began.hex, began.facing);
  return { hex: end.hex, facing, stream, says: courseInWords(end, stream) };
};

const warningsOf = (now: Situation, ship: RamsShip, course: Course): Refusal[] => {
  const found = course.contacts.map(({ ship: other, hex }) =>
    REFUSALS.meets(nameIn(now.scenario, other), now.chart.label(hex)),
  );
  if (course.stoppedBy !== 0) {
    const terrain = now.chart.terrain(course.stoppedBy);
    const held = terrain === 'wharf' || terrain === 'obstruction';
    const place = now.chart.label(course.stoppedBy);
    found.push(held ? REFUSALS.broughtUp(place) : REFUSALS.runsAshore(place));
  }
  if (course.firstHalf.hex === 0 || course.secondHalf.hex === 0) found.push(REFUSALS.leavesChart());
  for (const { ship: id, hex, danger, half } of course.shoals) {
    const [name, place] = [nameIn(now.scenario, id), now.chart.label(hex)];
    const ways = Math.min(6, danger);
    found.push(half === 1 ? REFUSALS.groundsFirst(name, place, ways) : REFUSALS.groundsSecond(name, place, ways));
  }
  if (course.mayYaw) found.push(REFUSALS.mayYaw());
  if (ship.helmless > 0) found.push(REFUSALS.helmless());
  return found;
};

/** Where a command that lays a marker takes the ship if nothing interferes. */
export const courseView = (now: Situation, command: RamsCommand): CourseView | null => {
  const course = courseOfCommand(now, command);
  if (!course || !('ship' in command)) return null;
  const ship = shipOf(now, command.ship);
  const from = { hex: ship.at, facing: ship.facing };
  const { firstHalf, secondHalf, turn } = course;
  const between = { hex: firstHalf.hex, facing: turn.facing };
  const toPort = turned(ship.facing, 1) === turn.facing || turned(ship.facing, 2) === turn.facing;
  return {
    unit: ship.id,
    from,
    stoppedBy: course.stoppedBy,
    steps: course.steps.map(({ hex, facing, half, going }) => ({
      hex,
      facing,
      part: half,
      drifts: going === 'adrift',
    })),
    stops: [
      stopOf(now, ship, firstHalf, from, turn.facing),
      stopOf(now, ship, secondHalf, between, secondHalf.hex === 0 ? turn.facing : secondHalf.facing),
    ],
    turn: turn.facing === ship.facing ? 'straight' : toPort ? 'port' : 'starboard',
    swing: course.turning !== null && turn.degrees > 0 ? { to: course.turning, degrees: turn.degrees, part: 1 } : null,
    meets: course.contacts.map(({ ship: unit, hex }) => ({ unit, hex })),
    shoals: course.shoals.map(({ hex }) => hex),
    warnings: warningsOf(now, ship, course),
  };
};
