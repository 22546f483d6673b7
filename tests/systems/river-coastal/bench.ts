/** One chapter of River and Coastal at a time, with loaded dice and without a turn around it. */
import { expect } from 'vitest';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import type { Terrain } from '../../../src/core/chart.ts';
import { loadedDice } from '../../../src/core/dice.ts';
import type { Force, Scenario } from '../../../src/core/scenario.ts';
import { FACINGS, type Facing, type FacingName, type HexId, type Side } from '../../../src/core/types.ts';
import { charted } from '../../../src/rules/river-coastal/charted.ts';
import { beginQuarter, stepNext } from '../../../src/rules/river-coastal/movement.ts';
import { carryOutPlots, defaultPlot } from '../../../src/rules/river-coastal/plots.ts';
import type { RiverSection } from '../../../src/rules/river-coastal/setup/settings.ts';
import { shipFrom, workFrom } from '../../../src/rules/river-coastal/setup/muster.ts';
import type {
  Captain,
  Play,
  Plot,
  RiverEvent,
  RiverOptions,
  RiverShip,
  RiverState,
  RiverWork,
} from '../../../src/rules/river-coastal/types.ts';
import { vessel } from '../../../src/ships/index.ts';
import { asBuilt } from '../../../src/rules/shared/asBuilt.ts';

const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

/** A captain whose dice change nothing that a test does not ask for. */
export const captain = (more: Partial<Captain> = {}): Captain => ({
  alive: true,
  character: 'intelligent',
  green: 1,
  red: -1,
  yellow: 1,
  ...more,
});

type More = Partial<RiverShip>;

/** A stretch of still, deep water with ships and works on it. */
export const bench = (columns = 20, rows = 9) => {
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): HexSpec => ({ terrain: 'channel', depth: 90, flow: -1 })),
  );
  const cell = (hex: HexId) => cells[(hex % 100) - 1]![Math.trunc(hex / 100) - 1]!;
  let knots = 0;
  const ships: Record<string, RiverShip> = {};
  const works: Record<string, RiverWork> = {};
  const events: RiverEvent[] = [];
  const scenario: { -readonly [K in keyof Scenario]: Scenario[K] } = {
    id: 'bench',
    title: 'Bench',
    date: '1862-06-06',
    place: 'a river',
    minutes: 10,
    briefing: { common: '', union: '', confederate: '' },
    chart: chartOf({ north: 0, knots: 0, hexes: cells }),
    places: [],
    forces: [],
    works: [],
    mines: [],
    visibility: null,
    light: 'day',
    homeEdges: { union: ['left'], confederate: ['right'] },
    objectives: [],
    turns: 200,
    history: null,
    rules: {},
  };
  const options: RiverOptions = { captains: true };
  const state: RiverState = {
    turn: 1,
    cursor: { phase: 0, stage: 'open', awaiting: [], interrupts: [] },
    rng: [1, 2, 3, 4],
    drawOffers: [],
    outcome: null,
    ships,
    works,
    ready: [],
    aims: [],
    stepped: [],
    tests: [],
    weather: { wind: 'south', fog: 0 },
    smoke: {},
    fired: [],
    quarter: 4,
  };
  const put =
    (side: Side) =>
    (id: string, vesselId: string, hex: HexId, facing: FacingName, more: More = {}) => {
      const force: Force = { ...asBuilt(vessel(vesselId)), id, side, name: id };
      scenario.forces = [...scenario.forces.filter(other => other.id !== id), force];
      const ship = shipFrom(force, { hex, facing: facingOf(facing), turn: 1, speed: 0 });
      ships[id] = { ...ship, captain: ship.fullCpv > 0 ? captain() : null, ...more };
      return setup;
    };
  const built = (dice: ReturnType<typeof loadedDice>): Play => {
    scenario.chart = chartOf({ north: 0, knots, hexes: cells });
    return {
      state,
      chart: charted(scenario.chart, state),
      scenario,
      options,
      dice,
      emit: event => void events.push(event as RiverEvent),
    };
  };
  const setup = {
    union: put('union'),
    confederate: put('confederate'),
    terrain(terrain: Terrain, ...hexes: HexId[]) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain, depth: 0 });
      return setup;
    },
    /** All its water runs that way. */
    river(flow: FacingName, speed: number) {
      knots = speed;
      for (const each of cells.flat()) if (each.depth > 0) each.flow = facingOf(flow);
      return setup;
    },
    depth(feet: number, ...hexes: HexId[]) {
      for (const hex of hexes) cell(hex).depth = feet;
      return setup;
    },
    fort(
      side: Side,
      id: string,
      fort: string,
      hexes: [HexId, HexId],
      facing: FacingName,
      more: Partial<RiverWork> = {},
    ) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain: 'bluff', depth: 0 });
      const work = { id, side, kind: 'fort' as const, name: id, fort, hexes, facing: facingOf(facing) };
      scenario.works = [...scenario.works, work];
      works[id] = { ...workFrom(work), ...more };
      return setup;
    },
    building(side: Side, id: string, hex: HexId) {
      Object.assign(cell(hex), { terrain: 'bank', depth: 0 });
      const work = { id, side, kind: 'building' as const, name: id, hexes: [hex], facing: 0 as const };
      scenario.works = [...scenario.works, work];
      works[id] = workFrom(work);
      return setup;
    },
    /** What the scenario says to these rules. */
    section(says: Omit<RiverSection, 'options'>) {
      scenario.rules = { 'river-coastal': { options: {}, ...says } };
      return setup;
    },
    move(turn: number) {
      state.turn = turn;
      return setup;
    },
    state,
    options,
    ship: (id: string): RiverShip => ships[id]!,
    work: (id: string): RiverWork => works[id]!,
    told: <T extends RiverEvent['type']>(type: T): Extract<RiverEvent, { type: T }>[] =>
      events.filter((event): event is never => event.type === type),
    /** What a query sees. */
    now: (): Play => built(loadedDice()),
    /** Does a piece of the rules; the dice must be just enough. */
    does(piece: (play: Play) => unknown, ...faces: number[]) {
      const dice = loadedDice(...faces);
      piece(built(dice));
      expect(dice.left, 'dice left over').toEqual([]);
      return setup;
    },
  };
  return setup;
};

export type Bench = ReturnType<typeof bench>;

/** Lays the plot that a ship has of herself with something else in it, as if she had had that speed before. */
export const plotted = (table: Bench, id: string, more: Partial<Plot> = {}): Bench => {
  const ship = table.ship(id);
  ship.plot = { ...defaultPlot(table.now(), ship), turns: [], ...more };
  if (more.speed !== undefined) ship.speed = more.speed;
  return table;
};

/** A whole move: its four quarters, without the fire between them. */
export const moved = (play: Play): void => {
  carryOutPlots(play);
  for (const quarter of [1, 2, 3, 4] as const) {
    beginQuarter(quarter)(play);
    while (stepNext(play));
  }
};
