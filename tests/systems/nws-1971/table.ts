/** Tiny battles by the rules of the Naval Wargames Society, laid out in a few words and played with loaded dice. */
import { expect } from 'vitest';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import type { Terrain } from '../../../src/core/chart.ts';
import { loadedDice } from '../../../src/core/dice.ts';
import { apply, legal, play, situationOf } from '../../../src/core/engine.ts';
import type { Engagement } from '../../../src/core/rules.ts';
import type { Force, Objective, Scenario, Work } from '../../../src/core/scenario.ts';
import {
  FACINGS,
  SIDES,
  type Command,
  type Facing,
  type FacingName,
  type HexId,
  type KernelEvent,
  type Outcome,
  type Side,
} from '../../../src/core/types.ts';
import { audit } from '../../../src/rules/nws-1971/audit.ts';
import { kernel } from '../../../src/rules/nws-1971/kernel.ts';
import type { NwsSection } from '../../../src/rules/nws-1971/setup/settings.ts';
import type { Nws, NwsCommand, NwsEvent, NwsShip, NwsState, Situation } from '../../../src/rules/nws-1971/types.ts';
import { vessel, type Vessel } from '../../../src/ships/index.ts';

export type PlayedEvent = NwsEvent | KernelEvent;

/** Fields of the scenario, of the catalogue, and of the ship once she is mustered. `go` is her speed in knots. */
export type Extra = Partial<Pick<Force, 'turn' | 'aground' | 'anchored' | 'steamIn' | 'overrides'>> & {
  go?: number;
  facts?: Partial<Vessel>;
  now?: Partial<NwsShip>;
};

/** A command in a few words: its type, its side where it names no unit, and everything else it says. */
const inWords = (command: Command): string => {
  const { type, side, ...rest } = command as Command & Record<string, unknown>;
  const named = 'ship' in rest || 'unit' in rest;
  const { ram, spar, rig, torpedo, anchor, ...first } = rest;
  const beside = [
    ram && `ram ${ram as string}`,
    spar && `spar ${spar as string}`,
    rig && 'rig',
    anchor && 'anchor',
    torpedo && `torpedo ${Number(torpedo)}`,
  ];
  const said = beside.filter(part => typeof part === 'string' && part !== '').join(' ');
  return `${[type, ...(named ? [] : [side]), ...Object.values(first).map(String)].join(' ').trim()} ${said}`.trim();
};

/** A battle on the table: everything is read from it, and nothing happens but by `play`. */
export interface Table {
  readonly match: Engagement<Nws>;
  readonly state: NwsState;
  readonly now: Situation;
  readonly phase: string;
  readonly outcome: Outcome | null;
  readonly all: readonly PlayedEvent[];
  /** All events of one type, in order. */
  told<T extends PlayedEvent['type']>(type: T): Extract<PlayedEvent, { type: T }>[];
  ship(id: string): NwsShip;
  /** Everything on offer, in words, or only what begins so. */
  offered(of?: string): string[];
  /** Plays an offered command. The dice must be just enough. */
  play(words: string, ...dice: number[]): Table;
  /** Lays these plots, the others as they go, and closes both sides; the dice are those of the move until someone decides. */
  move(plots?: string[], ...dice: number[]): Table;
  /** Ends the choice of targets of whoever still owes it. */
  ready(...dice: number[]): Table;
}

const NO_SHIP: Pick<Force, 'turn' | 'aground' | 'anchored' | 'steamIn' | 'overrides'> = {
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
  const extras: Record<string, Extra> = {};
  let knots = 2;
  let options: Nws['options'] = { current: true, shotQuality: false, mines: true, bracketedForts: false };
  let section: Omit<NwsSection, 'options'> = {};
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
  const put =
    (side: Side) =>
    (id: string, vesselId: string, hex: HexId, facing: FacingName, extra: Extra = {}) => {
      const { now: _, go: __, facts, ...fields } = extra;
      extras[id] = extra;
      const force: Force = {
        ...NO_SHIP,
        id,
        side,
        vessel: vesselId,
        name: id,
        hex,
        facing: FACINGS.indexOf(facing) as Facing,
        ...fields,
        ...(facts ? { facts: { ...vessel(vesselId), ...facts } } : {}),
      };
      scenario.forces.push(force);
      return setup;
    };

  /** Takes the move up at the beginning of a step. */
  const open = (phase: string, dice: number[]): Table => {
    scenario.chart = chartOf({ north: 0, knots, hexes: cells });
    scenario.rules = { 'nws-1971': { options: {}, ...section } };
    const match: Engagement<Nws> = { rules: kernel, scenario, chart: scenario.chart, options };
    const index = kernel.sequence.findIndex(({ id }) => id === phase);
    const steps = kernel.sequence.length;
    const state: NwsState = {
      ...kernel.muster(scenario, options),
      turn: index === 0 ? 0 : 1,
      cursor: { phase: (index + steps - 1) % steps, stage: 'end', awaiting: [], interrupts: [] },
      rng: [1, 2, 3, 4],
      drawOffers: [],
      outcome: null,
    };
    for (const [id, { now, go }] of Object.entries(extras)) {
      const ship = state.ships[id]!;
      if (section.speeds === undefined) ship.speed = 2 * (go ?? 0);
      Object.assign(ship, now);
    }
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
      for (const one of cells.flat()) one.flow = FACINGS.indexOf(facing) as Facing;
      knots = speed;
      return setup;
    },
    with(more: Partial<Nws['options']>) {
      options = { ...options, ...more };
      return setup;
    },
    visibility(hexes: number) {
      scenario.visibility = hexes;
      return setup;
    },
    /** A fort or building in these hexes, its front looking there. */
    work(id: string, side: Side, hexes: HexId[], facing: FacingName, more: Partial<Work> = {}) {
      const front = FACINGS.indexOf(facing) as Facing;
      const work: Work = { id, side, kind: 'fort', name: id, hexes, facing: front, ...more };
      scenario.works = [...scenario.works, work];
      for (const hex of hexes) Object.assign(cell(hex), { terrain: 'bank', depth: 0 });
      return setup;
    },
    mine(side: Side, hex: HexId, live = true) {
      scenario.mines = [...scenario.mines, { side, hex, live }];
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
    section(more: Omit<NwsSection, 'options'>) {
      section = { ...section, ...more };
      return setup;
    },
    /** From the beginning of a step of the move. */
    at: (phase: string, ...dice: number[]): Table => open(phase, dice),
    /** Plots are laid: a whole new move. */
    start: (): Table => open('plots', []),
  };
  return setup;
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** Plays in place and, on a frozen copy with the same dice, by `apply`; both must say the same, use up the dice and be sound. */
const tableOf = (match: Engagement<Nws>, state: NwsState, opening: NwsCommand, dice: number[]): Table => {
  const all: PlayedEvent[] = [];
  const perform = (command: NwsCommand, faces: number[]): void => {
    const [here, there] = [loadedDice(...faces), loadedDice(...faces)];
    const before = frozen(structuredClone(state));
    const last = play(match, state, command, here);
    all.push(...last);
    expect(here.left, `dice left over after ${last.map(event => event.type).join(', ')}`).toEqual([]);
    const other = apply(match, before, command, there);
    expect(other.state, 'the produce road').toEqual(state);
    expect(other.events, 'events on the produce road').toEqual(last);
    expect(audit(situationOf(match, state)), 'audit').toEqual([]);
  };
  const commands = (): NwsCommand[] => SIDES.flatMap(side => [...legal(match, state, side)]);
  const close = (what: 'plotted' | 'aimed', faces: number[]): void => {
    const owing = [...state.cursor.awaiting];
    owing.forEach((side, index) => table.play(`${what} ${side}`, ...(index === owing.length - 1 ? faces : [])));
  };
  const table: Table = {
    match,
    state,
    all,
    get now() {
      return situationOf(match, state);
    },
    get phase() {
      return kernel.sequence[state.cursor.phase]!.id;
    },
    get outcome() {
      return state.outcome;
    },
    told: type => all.filter((event): event is never => event.type === type),
    ship: id => state.ships[id]!,
    offered: of =>
      commands()
        .map(inWords)
        .filter(words => of === undefined || words === of || words.startsWith(`${of} `)),
    play(words, ...faces) {
      const command = commands().find(option => inWords(option) === words);
      if (!command) throw new Error(`"${words}" is not offered; offered: ${table.offered().join(', ')}`);
      perform(command, faces);
      return table;
    },
    move(plots = [], ...faces) {
      for (const words of plots) table.play(words);
      for (const side of SIDES) if (table.offered(`steady ${side}`).length > 0) table.play(`steady ${side}`);
      close('plotted', faces);
      return table;
    },
    ready(...faces) {
      close('aimed', faces);
      return table;
    },
  };
  perform(opening, dice);
  return table;
};
