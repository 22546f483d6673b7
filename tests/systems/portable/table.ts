/** Tiny portable battles, laid out in a few words and played with loaded dice. */
import { expect } from 'vitest';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import type { Terrain } from '../../../src/core/chart.ts';
import { loadedDice } from '../../../src/core/dice.ts';
import { apply, courtesies, legal, play, situationOf } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { Force, Objective, Scenario } from '../../../src/core/scenario.ts';
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
import { portable } from '../../../src/rules/portable/index.ts';
import type {
  Portable,
  PortableCommand,
  PortableEvent,
  PortableOptions,
  PortableShip,
  PortableState,
  PortableWork,
  Situation,
} from '../../../src/rules/portable/types.ts';

type PlayedEvent = PortableEvent | KernelEvent;

/** The printed types, each with a ship of the catalogue that is one of them, without a ram. */
const SHIPS = {
  monitor: 'uss_monitor',
  casemate: 'uss_cairo',
  frigate: 'uss_oneida',
  gunboat: 'uss_tyler',
  unarmed: 'union_transport',
} as const;
export type Kind = keyof typeof SHIPS;

/** What a ship has beside type, hex and facing: fields of the scenario, and of the ship once she is mustered. */
export type Extra = Partial<Pick<Force, 'vessel' | 'turn' | 'aground' | 'anchored' | 'steamIn' | 'overrides'>> & {
  now?: Partial<PortableShip>;
};

const NO_OPTIONS: PortableOptions = {
  narrowArcs: false,
  astern: false,
  sandbars: false,
  drift: false,
  forts: false,
  mines: false,
  longBattle: false,
};

const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

/** A command in two or three words, as the examples write it. */
export const inWords = (command: Command): string => {
  const known = command as PortableCommand;
  switch (known.type) {
    case 'aim':
      return `${known.firer} > ${known.target}`;
    case 'turn':
      return `${known.ship} ${known.to}`;
    case 'ram':
      return `${known.ship} rams ${known.target}`;
    case 'leave':
      return `${known.ship} leaves ${known.edge}`;
    default:
      return `${'ship' in known ? known.ship : known.side} ${known.type}`;
  }
};

/** A battle on the table: everything is read from it, and nothing happens but by `play`. */
export interface Table {
  readonly match: Match<Portable>;
  readonly state: PortableState;
  readonly now: Situation;
  readonly phase: string;
  readonly outcome: Outcome | null;
  /** Events of the last command, and of all so far. */
  readonly last: readonly PlayedEvent[];
  readonly all: readonly PlayedEvent[];
  /** All events of one type, in order. */
  told<T extends PlayedEvent['type']>(type: T): Extract<PlayedEvent, { type: T }>[];
  ship(id: string): PortableShip;
  work(id: string): PortableWork;
  points(id: string): number;
  at(id: string): HexId;
  /** Everything on offer, in words: to one side or to both, or only what begins with a unit's name. */
  offered(of?: string): string[];
  /** Plays an offered command. The dice must be just enough. */
  play(words: string, ...dice: number[]): Table;
  /** Plays several that throw no dice. */
  then(...words: string[]): Table;
}

const NO_SHIP: Omit<Force, 'id' | 'side' | 'hex' | 'facing' | 'vessel' | 'name'> = {
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
};

/** Begins to lay out a battle on open water so many hexes wide and high, home edges left (Union) and right, no time limit. */
export const battle = (columns: number, rows: number) => {
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): HexSpec => ({ terrain: 'channel', depth: 30, flow: -1 })),
  );
  const cell = (hex: HexId) => cells[(hex % 100) - 1]![Math.trunc(hex / 100) - 1]!;
  const patches: Record<string, Partial<PortableShip>> = {};
  const options = { ...NO_OPTIONS };
  const scenario: { -readonly [K in keyof Scenario]: Scenario[K] } & { forces: Force[] } = {
    id: 'example',
    title: 'Example',
    date: '1862-06-06',
    place: 'a river',
    minutes: 10,
    briefing: { common: '', union: '', confederate: '' },
    chart: chartOf({ north: 0, knots: 2, hexes: cells }),
    places: [],
    forces: [],
    works: [],
    mines: [],
    visibility: null,
    light: 'day',
    homeEdges: { union: ['left'], confederate: ['right'] },
    objectives: [],
    turns: 900,
    history: null,
    rules: {},
  };
  const put =
    (side: Side) =>
    (id: string, kind: Kind, hex: HexId, facing: FacingName, extra: Extra = {}) => {
      const { now, ...fields } = extra;
      if (now) patches[id] = now;
      const vessel = SHIPS[kind];
      scenario.forces.push({ ...NO_SHIP, id, side, vessel, name: id, hex, facing: facingOf(facing), ...fields });
      return setup;
    };

  const matchOf = (): Match<Portable> => {
    scenario.chart = chartOf({ north: 0, knots: 2, hexes: cells });
    return { rules: portable, scenario, chart: scenario.chart, options };
  };

  /** Takes the turn up at the end of one step or the beginning of another. */
  const open = (phase: string, stage: 'begin' | 'end', dice: number[], first: Side = 'union'): Table => {
    const match = matchOf();
    const state: PortableState = {
      ...portable.muster(scenario, options),
      turn: 1,
      cursor: { phase: portable.sequence.findIndex(({ id }) => id === phase), stage, awaiting: [], interrupts: [] },
      rng: [1, 2, 3, 4],
      drawOffers: [],
      outcome: null,
      first,
    };
    for (const [id, patch] of Object.entries(patches)) Object.assign(state.ships[id]!, patch);
    // Steps that begin by themselves: the command is not looked at.
    return tableOf(match, state, { type: 'done', side: 'union' }, dice);
  };

  const setup = {
    union: put('union'),
    confederate: put('confederate'),
    /** Water of these hexes keeps its current; land has none. */
    terrain(terrain: Terrain, ...hexes: HexId[]) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain });
      return setup;
    },
    depth(depth: number, ...hexes: HexId[]) {
      for (const hex of hexes) Object.assign(cell(hex), { depth });
      return setup;
    },
    /** The current, everywhere or in these hexes. */
    flow(facing: FacingName, ...hexes: HexId[]) {
      for (const one of hexes.length > 0 ? hexes.map(cell) : cells.flat()) one.flow = facingOf(facing);
      return setup;
    },
    work(side: Side, kind: 'fort' | 'building', id: string, ...hexes: HexId[]) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain: 'bank', depth: 0 });
      scenario.works = [...scenario.works, { id, side, kind, name: id, hexes, facing: 0 }];
      return setup;
    },
    mine(side: Side, hex: HexId, live: boolean) {
      scenario.mines = [...scenario.mines, { side, hex, live }];
      return setup;
    },
    options(...on: (keyof PortableOptions)[]) {
      for (const option of on) options[option] = true;
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
    /** What the scenario says to these rules alone (S10). */
    section(section: Omit<NonNullable<Scenario['rules'][string]>, 'options'>) {
      scenario.rules = { portable: { options: {}, ...section } };
      return setup;
    },
    scenario: () => scenario as Scenario,
    matchOf,
    /** From step 1 of the first turn. */
    fire: (...dice: number[]): Table => open('fire', 'begin', dice),
    /** From step 2, the roll for the first move. */
    initiative: (...dice: number[]): Table => open('initiative', 'begin', dice),
    /** From step 3: that side moves first. */
    moves: (side: Side, ...dice: number[]): Table => open('initiative', 'end', dice, side),
    /** When both sides have moved: drift, then rams. */
    moved: (...dice: number[]): Table => open('drift', 'begin', dice),
  };
  return setup;
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** Plays in place and, on a frozen copy with the same dice, by `apply`; both must say the same, use up the dice and be sound. */
const tableOf = (match: Match<Portable>, state: PortableState, opening: PortableCommand, dice: number[]): Table => {
  const all: PlayedEvent[] = [];
  let last: PlayedEvent[] = [];
  const perform = (command: PortableCommand, faces: number[]): void => {
    const [here, there] = [loadedDice(...faces), loadedDice(...faces)];
    const before = frozen(structuredClone(state));
    last = play(match, state, command, here);
    all.push(...last);
    expect(here.left, `dice left over after ${last.map(event => event.type).join(', ')}`).toEqual([]);
    const other = apply(match, before, command, there);
    expect(other.state, 'the produce road').toEqual(state);
    expect(other.events, 'events on the produce road').toEqual(last);
    expect(portable.audit(situationOf(match, state)), 'audit').toEqual([]);
  };
  const commands = (): PortableCommand[] => SIDES.flatMap(side => legal(match, state, side));
  const table: Table = {
    match,
    state,
    get now() {
      return situationOf(match, state);
    },
    get phase() {
      return portable.sequence[state.cursor.phase]!.id;
    },
    get outcome() {
      return state.outcome;
    },
    get last() {
      return last;
    },
    all,
    told: type => all.filter((event): event is never => event.type === type),
    ship: id => state.ships[id]!,
    work: id => state.works[id]!,
    points: id => (state.works[id] ?? state.ships[id])!.points,
    at: id => state.ships[id]!.at,
    offered: of =>
      commands()
        .filter(command => of === undefined || command.side === of || inWords(command).startsWith(`${of} `))
        .map(inWords),
    play(words, ...faces) {
      const courtesy = SIDES.flatMap(side => courtesies(state, side));
      const command = [...commands(), ...courtesy].find(option => inWords(option) === words);
      if (!command) throw new Error(`"${words}" is not offered; offered: ${table.offered().join(', ')}`);
      perform(command as PortableCommand, faces);
      return table;
    },
    then(...words) {
      for (const word of words) table.play(word);
      return table;
    },
  };
  perform(opening, dice);
  return table;
};
