/** Tiny battles by Rams and Ironclads, laid out in a few words and played with loaded dice. */
import { expect } from 'vitest';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import type { Terrain } from '../../../src/core/chart.ts';
import { loadedDice } from '../../../src/core/dice.ts';
import { apply, courtesies, legal, play, situationOf } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { Force, MineMarker, Objective, Scenario } from '../../../src/core/scenario.ts';
import {
  FACINGS,
  SIDES,
  type Command,
  type Edge,
  type Facing,
  type FacingName,
  type HexId,
  type KernelEvent,
  type Outcome,
  type Side,
} from '../../../src/core/types.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import { fireValueOf, kindOf } from '../../../src/rules/rams-ironclads/setup/ratings.ts';
import type { RamsSection } from '../../../src/rules/rams-ironclads/setup/settings.ts';
import type {
  Gun,
  RamsCommand,
  RamsEvent,
  RamsIronclads,
  RamsShip,
  RamsState,
  RamsWork,
  Situation,
  Strike,
} from '../../../src/rules/rams-ironclads/types.ts';

type PlayedEvent = RamsEvent | KernelEvent;

/** Ships of the catalogue by what they are good for in a test. */
const SHIPS = {
  monitor: 'uss_monitor',
  gunboat: 'uss_cairo',
  casemate: 'css_tennessee',
  cotton: 'css_general_bragg',
  wooden: 'uss_tyler',
  ram: 'uss_switzerland',
  tug: 'union_tug',
  transport: 'union_transport',
  mortar: 'mortar_boat',
  launch: 'picket_boat_1',
  sloop: 'uss_hartford',
} as const;
export type Kind = keyof typeof SHIPS;

/** Fields of the scenario, and of the ship once she is mustered. `go` is her speed in knots. */
export type Extra = Partial<Pick<Force, 'vessel' | 'turn' | 'aground' | 'anchored' | 'steamIn' | 'overrides'>> & {
  go?: number;
  now?: Partial<RamsShip>;
};

const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

/** A battery in words, each a gun and a mount of its own: "sb9 casemate port", "rf30 pivot bow port starboard". */
export const guns = (...words: string[]): Gun[] =>
  words.map((text, mount) => {
    const [gun = 'sb9', stands = 'turret', ...bears] = text.split(' ');
    return {
      gun,
      fireValue: fireValueOf(gun),
      kind: kindOf(gun),
      mount,
      stands: stands as Gun['stands'],
      bears: (bears.length > 0 ? bears : ['bow', 'stern', 'port', 'starboard']) as Gun['bears'],
      blind: [],
      lost: false,
      shut: 0,
      fired: false,
      target: '',
    };
  });

/** A command in a few words: its type, its side where it names no unit, and everything else it says. */
export const inWords = (command: Command): string => {
  const { type, side, ...rest } = command as Command & Record<string, unknown>;
  const named = 'ship' in rest || 'unit' in rest;
  return [type, ...(named ? [] : [side]), ...Object.values(rest)].join(' ');
};

/** A battle on the table: everything is read from it, and nothing happens but by `play`. */
export interface Table {
  readonly match: Match<RamsIronclads>;
  readonly state: RamsState;
  readonly now: Situation;
  readonly phase: string;
  readonly outcome: Outcome | null;
  readonly all: readonly PlayedEvent[];
  /** All events of one type, in order. */
  told<T extends PlayedEvent['type']>(type: T): Extract<PlayedEvent, { type: T }>[];
  ship(id: string): RamsShip;
  work(id: string): RamsWork;
  at(id: string): HexId;
  /** Everything on offer, in words, or only what begins so. */
  offered(of?: string): string[];
  /** Plays an offered command. The dice must be just enough. */
  play(words: string, ...dice: number[]): Table;
  /** Plays several that throw no dice. */
  then(...words: string[]): Table;
  /** Lays all markers that are not named as they go, and closes both sides; the dice are those of the move until someone decides. */
  move(markers: string[], ...dice: number[]): Table;
  /** Ends the secret choices of whoever still owes them. */
  ready(...dice: number[]): Table;
}

const NO_SHIP: Omit<Force, 'id' | 'side' | 'hex' | 'facing' | 'vessel' | 'name'> = {
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
};

/** Begins to lay out a battle on still, deep water so many hexes wide and high; ships are at rest unless told. */
export const battle = (columns: number, rows: number) => {
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): HexSpec => ({ terrain: 'channel', depth: 90, flow: -1 })),
  );
  const cell = (hex: HexId) => cells[(hex % 100) - 1]![Math.trunc(hex / 100) - 1]!;
  let knots = 2;
  const extras: Record<string, Extra> = {};
  const patches: Partial<RamsState>[] = [];
  const workPatches: Record<string, Partial<RamsWork>> = {};
  const scenario: { -readonly [K in keyof Scenario]: Scenario[K] } & { forces: Force[] } = {
    id: 'example',
    title: 'Example',
    date: '1862-06-06',
    place: 'a river',
    minutes: 10,
    briefing: { common: '', union: '', confederate: '' },
    chart: chartOf({ north: 0, knots, hexes: cells }),
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
  let section: Omit<RamsSection, 'options'> = {};
  const put =
    (side: Side) =>
    (id: string, kind: Kind, hex: HexId, facing: FacingName, extra: Extra = {}) => {
      const { now: _, go: __, ...fields } = extra;
      extras[id] = extra;
      const vessel = SHIPS[kind];
      scenario.forces.push({ ...NO_SHIP, id, side, vessel, name: id, hex, facing: facingOf(facing), ...fields });
      return setup;
    };

  const matchOf = (): Match<RamsIronclads> => {
    scenario.chart = chartOf({ north: 0, knots, hexes: cells });
    scenario.rules = { 'rams-ironclads': { options: {}, ...section } };
    return { rules: ramsIronclads, scenario, chart: scenario.chart, options: {} };
  };

  /** The state where the step before the named one has ended. */
  const laidOut = (phase: string): RamsState => {
    const index = ramsIronclads.sequence.findIndex(({ id }) => id === phase);
    const steps = ramsIronclads.sequence.length;
    const state: RamsState = {
      ...ramsIronclads.muster(scenario, {}),
      turn: index === 0 ? 0 : 1,
      cursor: { phase: (index + steps - 1) % steps, stage: 'end', awaiting: [], interrupts: [] },
      rng: [1, 2, 3, 4],
      drawOffers: [],
      outcome: null,
    };
    for (const [id, { now, go }] of Object.entries(extras)) {
      const ship = state.ships[id]!;
      // The scenario's own starting speed stays where the test speaks of it.
      if (section.speeds === undefined) ship.speed = 2 * (go ?? 0);
      Object.assign(ship, now);
    }
    for (const [id, patch] of Object.entries(workPatches)) Object.assign(state.works[id]!, patch);
    for (const patch of patches) Object.assign(state, patch);
    return state;
  };

  /** Takes the move up there. */
  const open = (phase: string, dice: number[]): Table => {
    const match = matchOf();
    const state = laidOut(phase);
    // The step before has ended: the command is not looked at.
    return tableOf(match, state, { type: 'aimed', side: 'union' }, dice);
  };

  const setup = {
    union: put('union'),
    confederate: put('confederate'),
    terrain(terrain: Terrain, ...hexes: HexId[]) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain, ...(terrain === 'sandbar' ? {} : { depth: 0 }) });
      return setup;
    },
    depth(depth: number, ...hexes: HexId[]) {
      for (const hex of hexes) Object.assign(cell(hex), { depth });
      return setup;
    },
    /** The current everywhere, in knots. */
    flow(facing: FacingName, speed = 2) {
      for (const one of cells.flat()) one.flow = facingOf(facing);
      knots = speed;
      return setup;
    },
    building(side: Side, id: string, hex: HexId) {
      Object.assign(cell(hex), { terrain: 'bank', depth: 0 });
      scenario.works = [...scenario.works, { id, side, kind: 'building', name: id, hexes: [hex], facing: 0 }];
      return setup;
    },
    fort(side: Side, id: string, hexes: [HexId, HexId], facing: FacingName, now: Partial<RamsWork> = {}) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain: 'bluff', depth: 0 });
      const work = { id, side, kind: 'fort' as const, name: id, fort: 'fort_henry', hexes, facing: facingOf(facing) };
      scenario.works = [...scenario.works, work];
      workPatches[id] = now;
      return setup;
    },
    mine(side: Side, hex: HexId, live = true, more: Pick<MineMarker, 'field' | 'adrift'> = {}) {
      scenario.mines = [...scenario.mines, { side, hex, live, ...more }];
      return setup;
    },
    home(union: Edge[], confederate: Edge[]) {
      scenario.homeEdges = { union, confederate };
      return setup;
    },
    visibility(hexes: number) {
      scenario.visibility = hexes;
      return setup;
    },
    turns(turns: number) {
      scenario.turns = turns;
      return setup;
    },
    objective(objective: Objective) {
      scenario.objectives = [...scenario.objectives, objective];
      return setup;
    },
    section(more: Omit<RamsSection, 'options'>) {
      section = { ...section, ...more };
      return setup;
    },
    /** Fields of the state as it stands when the table is opened. */
    with(patch: Partial<RamsState>) {
      patches.push(patch);
      return setup;
    },
    scenario: () => scenario as Scenario,
    matchOf,
    /** From the beginning of a step of the move. */
    at: (phase: string, ...dice: number[]): Table => open(phase, dice),
    /** The same, looked at before anything happens. */
    look: (phase: string): Situation => {
      const match = matchOf();
      const state = laidOut(phase);
      const index = ramsIronclads.sequence.findIndex(({ id }) => id === phase);
      return situationOf(match, { ...state, turn: 1, cursor: { ...state.cursor, phase: index, stage: 'open' } });
    },
    /** Markers are laid: a whole new move. */
    start: (): Table => open('markers', []),
  };
  return setup;
};

/** A blow as it would stand at the moment of contact, for tests that open at a ramming step. */
export const blow = (by: string, on: string, more: Partial<Strike> = {}): Strike => ({
  by,
  on,
  clash: 'ram',
  speed: 12,
  sideOn: false,
  stationary: false,
  where: 'port',
  chosen: false,
  ...more,
});

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** Plays in place and, on a frozen copy with the same dice, by `apply`; both must say the same, use up the dice and be sound. */
const tableOf = (match: Match<RamsIronclads>, state: RamsState, opening: RamsCommand, dice: number[]): Table => {
  const all: PlayedEvent[] = [];
  const perform = (command: RamsCommand, faces: number[]): void => {
    const [here, there] = [loadedDice(...faces), loadedDice(...faces)];
    const before = frozen(structuredClone(state));
    const last = play(match, state, command, here);
    all.push(...last);
    expect(here.left, `dice left over after ${last.map(event => event.type).join(', ')}`).toEqual([]);
    const other = apply(match, before, command, there);
    expect(other.state, 'the produce road').toEqual(state);
    expect(other.events, 'events on the produce road').toEqual(last);
    expect(ramsIronclads.audit(situationOf(match, state)), 'audit').toEqual([]);
    for (const event of last)
      expect(ramsIronclads.narrate(event, match.scenario)).not.toMatch(/undefined|NaN|\[object/);
  };
  const commands = (): RamsCommand[] => SIDES.flatMap(side => legal(match, state, side));
  const phase = (): string => ramsIronclads.sequence[state.cursor.phase]!.id;
  const table: Table = {
    match,
    state,
    all,
    get now() {
      return situationOf(match, state);
    },
    get phase() {
      return phase();
    },
    get outcome() {
      return state.outcome;
    },
    told: type => all.filter((event): event is never => event.type === type),
    ship: id => state.ships[id]!,
    work: id => state.works[id]!,
    at: id => state.ships[id]!.at,
    offered: of =>
      commands()
        .map(inWords)
        .filter(words => of === undefined || words === of || words.startsWith(`${of} `)),
    play(words, ...faces) {
      const courtesy = SIDES.flatMap(side => courtesies(state, side));
      const command = [...commands(), ...courtesy].find(option => inWords(option) === words);
      if (!command) throw new Error(`"${words}" is not offered; offered: ${table.offered().join(', ')}`);
      perform(command as RamsCommand, faces);
      return table;
    },
    then(...words) {
      for (const word of words) table.play(word);
      return table;
    },
    move(markers, ...faces) {
      table.then(...markers);
      for (const side of SIDES) if (table.offered(`steady ${side}`).length > 0) table.play(`steady ${side}`);
      const owing = [...state.cursor.awaiting];
      owing.forEach((side, index) => table.play(`plotted ${side}`, ...(index === owing.length - 1 ? faces : [])));
      return table;
    },
    ready(...faces) {
      const owing = [...state.cursor.awaiting];
      owing.forEach((side, index) => table.play(`aimed ${side}`, ...(index === owing.length - 1 ? faces : [])));
      return table;
    },
  };
  perform(opening, dice);
  return table;
};
