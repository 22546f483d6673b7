/**
 * Toy (d): both sides plot in secret a course of up to twelve hexes, hex by hex, with the speed that it takes and the quarter in which the
 * turret looks. There are more than half a million courses for every ship, so that none of them is ever listed: a plot grows by
 * steps, or is laid whole over the one that lies already.
 */
import { shipOf, type Phase } from '../../src/core/rules.ts';
import type { Game, Situation } from '../../src/core/game.ts';
import type { Desk, PlotChoice, Whereabouts } from '../../src/system/desk/index.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import {
  SIDES,
  turned,
  type Command,
  type Facing,
  type GameEvent,
  type HexId,
  type Interrupt,
  type Ship,
  type ShipId,
  type Side,
  type State,
} from '../../src/core/types.ts';
import { bare } from './battle.ts';

export const LONGEST = 12;
const WAYS = ['ahead', 'port', 'starboard'] as const;
type Way = (typeof WAYS)[number];
const QUARTERS = ['bow', 'port', 'starboard'] as const;
type Quarter = (typeof QUARTERS)[number];

/** A course: one way for each hex of her speed. She turns first, then goes a hex. */
export interface Course {
  ways: readonly Way[];
  turret: Quarter;
}

interface CourseShip extends Ship {
  /** null while not plotted, or not known to the one who looks. */
  plot: Course | null;
  turret: Quarter;
}

export interface CourseState extends State {
  ships: Record<ShipId, CourseShip>;
  ready: Side[];
  /** Ways still to be gone in this turn. */
  left: Record<ShipId, Way[]>;
}

export interface Courses extends Game {
  state: CourseState;
  command: Command &
    (
      | ({ type: 'plot'; ship: ShipId; speed: number } & Course)
      | { type: 'extend'; ship: ShipId; way: Way }
      | { type: 'ready' }
    );
  event: GameEvent &
    (
      | { type: 'madeReady'; side: Side }
      | { type: 'plotsRevealed'; plots: Record<ShipId, Course> }
      | { type: 'moved'; ship: ShipId; to: HexId; facing: Facing }
    );
  interrupt: Interrupt;
  options: object;
}

type Now = Situation<Courses>;
type Plot = Extract<Courses['command'], { type: 'plot' }>;

const fleet = ({ state }: Now, side?: Side): CourseShip[] =>
  Object.values(state.ships).filter(ship => ship.at !== 0 && (side === undefined || ship.side === side));

const headed = (facing: Facing, way: Way): Facing =>
  way === 'ahead' ? facing : turned(facing, way === 'port' ? 1 : -1);

interface Place {
  hex: HexId;
  facing: Facing;
}

const stepTo = ({ chart }: Now, { hex, facing }: Place, way: Way): Place => {
  const heading = headed(facing, way);
  return { hex: hex === 0 ? 0 : chart.neighbour(hex, heading), facing: heading };
};

/** Every place of a course, from where she lies; 0 = off the chart. */
const placesOf = (now: Now, ship: CourseShip, ways: readonly Way[]): Place[] => {
  const places: Place[] = [{ hex: ship.at, facing: ship.facing }];
  for (const way of ways) places.push(stepTo(now, places.at(-1)!, way));
  return places;
};

const endOf = (now: Now, ship: CourseShip, { ways }: Course): Place => {
  let place: Place = { hex: ship.at, facing: ship.facing };
  for (const way of ways) place = stepTo(now, place, way);
  return place;
};

const courseOf = ({ plot, turret }: CourseShip): Course => plot ?? { ways: [], turret };

const mayGrow = (now: Now, ship: CourseShip, course: Course): Way[] => {
  const end = endOf(now, ship, course);
  return course.ways.length < LONGEST ? WAYS.filter(way => stepTo(now, end, way).hex !== 0) : [];
};

const plotFor = ({ id, side }: CourseShip, { ways, turret }: Course): Plot => ({
  type: 'plot',
  side,
  ship: id,
  speed: ways.length,
  ways,
  turret,
});

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some(one => one === value);

/** A whole plot, if it is one: as many ways as her speed, all of them on the chart, and a quarter that there is. */
const accepts = (now: Now, command: Command): Plot | null => {
  const { type, side, ship: id, ways, turret } = command as Command & Record<'ship' | 'ways' | 'turret', unknown>;
  const ship = fleet(now, side).find(one => one.id === id);
  if (type !== 'plot' || !ship || !Array.isArray(ways) || ways.length > LONGEST) return null;
  if (!ways.every(way => isOneOf(WAYS, way)) || !isOneOf(QUARTERS, turret)) return null;
  const course = { ways: [...ways], turret };
  return endOf(now, ship, course).hex === 0 ? null : plotFor(ship, course);
};

const plotting: Phase<Courses> = {
  id: 'plot',
  title: 'Both sides plot in secret',
  cite: 'd1',
  begin(play) {
    play.state.ready = [];
    for (const ship of fleet(play)) ship.plot = null;
  },
  awaits: now => SIDES.filter(side => !now.state.ready.includes(side)),
  options: (now, side) => [
    ...fleet(now, side).flatMap(ship =>
      mayGrow(now, ship, courseOf(ship)).map(way => ({ type: 'extend' as const, side, ship: ship.id, way })),
    ),
    { type: 'ready', side },
  ],
  accepts,
  perform(play, command) {
    if (command.type === 'ready') {
      play.state.ready.push(command.side);
      play.emit({ type: 'madeReady', side: command.side });
      return;
    }
    const ship = shipOf(play, command.ship);
    const { ways, turret } = courseOf(ship);
    ship.plot =
      command.type === 'extend'
        ? { ways: [...ways, command.way], turret }
        : { ways: [...command.ways], turret: command.turret };
  },
  end(play) {
    const plots = Object.fromEntries(fleet(play).map(ship => [ship.id, copyOf(courseOf(ship))]));
    play.state.left = Object.fromEntries(fleet(play).map(ship => [ship.id, [...courseOf(ship).ways]]));
    play.emit({ type: 'plotsRevealed', plots });
    for (const ship of fleet(play)) ship.turret = courseOf(ship).turret;
  },
};

const copyOf = ({ ways, turret }: Course): Course => ({ ways: [...ways], turret });

const moving: Phase<Courses> = {
  id: 'move',
  title: 'All go as they plotted',
  cite: 'd2',
  proceed(play) {
    const next = fleet(play).find(({ id }) => (play.state.left[id]?.length ?? 0) > 0);
    const way = next && play.state.left[next.id]!.shift();
    if (!next || !way) return false;
    const to = stepTo(play, { hex: next.at, facing: next.facing }, way);
    Object.assign(shipOf(play, next.id), { at: to.hex, facing: to.facing });
    play.emit({ type: 'moved', ship: next.id, to: to.hex, facing: to.facing });
    return true;
  },
  decides: true,
};

const says = ({ ways, turret }: Course): string => `${ways.join(', ') || 'stop'}; turret to ${turret}`;

const choiceOf = (ship: CourseShip, course: Course): PlotChoice<Courses> => ({
  command: plotFor(ship, course),
  speed: course.ways.length,
  helm: 'straight',
  sides: [{ what: 'turret', is: course.turret }],
  says: says(course),
});

const leads = (now: Now, ship: CourseShip, course: Course): Whereabouts => ({
  ...endOf(now, ship, course),
  left: `${LONGEST - course.ways.length}`,
});

const ofPlot = <T>(now: Now, command: Courses['command'], ask: (ship: CourseShip, plot: Plot) => T, or: T): T =>
  command.type === 'plot' ? ask(shipOf(now, command.ship), command) : or;

const plotViews: NonNullable<Desk<Courses>['plots']>['of'] = now =>
  now.state.cursor.phase !== 0
    ? []
    : fleet(now)
        .filter(({ side }) => !now.state.ready.includes(side))
        .map(ship => ({
          unit: ship.id,
          side: ship.side,
          going: 'stopped',
          hindered: null,
          speeds: Array.from({ length: LONGEST + 1 }, (_, speed) => ({ speed, label: `${speed}`, says: `${speed}` })),
          others: [],
          steady: choiceOf(ship, { ways: [], turret: ship.turret }),
          laid: ship.plot && choiceOf(ship, ship.plot),
        }));

const desk: Desk<Courses> = {
  ...bare<Courses>().desk,
  about: command => ({ unit: 'ship' in command ? command.ship : null, target: null }),
  steps: {
    is: ({ type }) => type === 'extend',
    cost: () => 1,
    whereabouts(now, id) {
      const ship = shipOf(now, id);
      return leads(now, ship, courseOf(ship));
    },
    mayEnd: () => true,
    afoot: () => [],
  },
  plots: {
    of: plotViews,
    lays: 'Markers down',
    down: (_, side) => ({ rest: { type: 'ready', side }, done: { type: 'ready', side } }),
    reads: (now, command) => ofPlot<PlotChoice<Courses> | null>(now, command, choiceOf, null),
    next: (now, command) =>
      ofPlot(
        now,
        command,
        (ship, { ways, turret }) => [
          ...mayGrow(now, ship, { ways, turret }).map(way => choiceOf(ship, { ways: [...ways, way], turret })),
          ...(ways.length > 0 ? [choiceOf(ship, { ways: ways.slice(0, -1), turret })] : []),
          ...QUARTERS.filter(each => each !== turret).map(each => choiceOf(ship, { ways, turret: each })),
        ],
        [],
      ),
    takesUp: () => null,
    whereabouts: (now, command) =>
      ofPlot(now, command, (ship, plot) => leads(now, ship, plot), { hex: 0, facing: 0, left: '' }),
    course: (now, command) =>
      ofPlot(
        now,
        command,
        (ship, { ways }) => {
          const [from, ...steps] = placesOf(now, ship, ways);
          return {
            unit: ship.id,
            from: from!,
            steps: steps.map(place => ({ ...place, part: 1, drifts: false })),
            stops: [{ ...(steps.at(-1) ?? from!), stream: 0, says: '' }],
            turn: 'straight',
            swing: null,
            meets: [],
            stoppedBy: 0,
            shoals: [],
            warnings: [],
          };
        },
        null,
      ),
    berths: () => [],
  },
};

export const courses: RuleSet<Courses> = {
  ...bare<Courses>(),
  id: 'courses',
  title: 'Courses',
  desk,
  sequence: [plotting, moving],
  muster: scenario => ({
    ships: Object.fromEntries(
      scenario.forces.map(({ id, side, hex, facing }) => [
        id,
        { id, side, at: hex, facing, plot: null, turret: 'bow' as const },
      ]),
    ),
    ready: [],
    left: {},
  }),
  outcome: now => (now.state.turn >= 4 ? { winner: 'draw', cause: 'time' } : null),
  redact(state, side) {
    const secret = state.cursor.phase === 0;
    const ships = Object.entries(state.ships).map(([id, ship]) =>
      secret && ship.side !== side ? ([id, { ...ship, plot: null }] as const) : ([id, ship] as const),
    );
    return { ...state, ships: Object.fromEntries(ships), rng: [] };
  },
  reveals: event => event.type === 'plotsRevealed',
};
