/** Tiny battles by the quick sheet, laid out in a few words and played with loaded dice. */
import { expect } from 'vitest';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import type { Terrain } from '../../../src/core/chart.ts';
import { loadedDice } from '../../../src/core/dice.ts';
import { apply, courtesies, legal, play, situationOf, start } from '../../../src/core/engine.ts';
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
import { quickSheet } from '../../../src/rules/quick-sheet/index.ts';
import type { QuickSheetSection } from '../../../src/rules/quick-sheet/setup/settings.ts';
import {
  DECKS,
  ORDER_CARDS,
  type Gun,
  type GunClass,
  type OrderCard,
  type QuickSheet,
  type QuickSheetCommand,
  type QuickSheetEvent,
  type QuickSheetOptions,
  type QuickSheetShip,
  type QuickSheetState,
  type QuickSheetWork,
  type Situation,
} from '../../../src/rules/quick-sheet/types.ts';

export type PlayedEvent = QuickSheetEvent | KernelEvent;

/** Ships of the catalogue by what they are good for in a test. */
const SHIPS = {
  monitor: 'uss_monitor',
  twin: 'uss_onondaga',
  ironclad: 'uss_cairo',
  tinclad: 'css_general_bragg',
  wooden: 'uss_tyler',
  ram: 'uss_switzerland',
  transport: 'union_transport',
} as const;
export type Kind = keyof typeof SHIPS;

/** What a ship has beside kind, hex and facing: fields of the scenario, cards, and fields of the ship once she is mustered. */
export type Extra = Partial<Pick<Force, 'vessel' | 'turn' | 'aground' | 'anchored' | 'steamIn' | 'overrides'>> & {
  now?: Partial<QuickSheetShip>;
  hand?: OrderCard[];
  card?: OrderCard;
};

const facingOf = (name: FacingName): Facing => FACINGS.indexOf(name) as Facing;

type Quarter = Gun['bears'][number];

/** A battery in words: "heavy", "light port starboard": each a gun and a mount of its own; none named = all round. */
export const guns = (...words: string[]): Gun[] =>
  words.map((text, mount) => {
    const [kind, ...bears] = text.split(' ');
    return {
      gun: 'sb9',
      class: kind as GunClass,
      mount,
      bears: bears as Quarter[],
      turret: 0,
      lost: false,
      fired: false,
    };
  });

/** A fire raft that has been let go, untouched as yet (Q47). */
export const fireRaft = (side: Side, hex: HexId): QuickSheetWork => ({
  id: 'raft-1',
  side,
  kind: 'raft',
  hexes: [hex],
  facing: 0,
  armour: 'wood',
  strength: 6,
  points: 6,
  guns: [],
  down: false,
  prey: '',
});

/** A command in a few words: its type, its side where it names no unit, and everything else it says. */
export const inWords = (command: Command): string => {
  const { type, side, ...rest } = command as Command & Record<string, unknown>;
  const named = 'ship' in rest || 'unit' in rest || 'firer' in rest;
  return [type, ...(named ? [] : [side]), ...Object.values(rest)].join(' ');
};

/** A battle on the table: everything is read from it, and nothing happens but by `play`. */
export interface Table {
  readonly match: Match<QuickSheet>;
  readonly state: QuickSheetState;
  readonly now: Situation;
  readonly phase: string;
  readonly outcome: Outcome | null;
  readonly last: readonly PlayedEvent[];
  readonly all: readonly PlayedEvent[];
  /** All events of one type, in order. */
  told<T extends PlayedEvent['type']>(type: T): Extract<PlayedEvent, { type: T }>[];
  ship(id: string): QuickSheetShip;
  work(id: string): QuickSheetWork;
  points(id: string): number;
  at(id: string): HexId;
  /** Everything on offer, in words, or only what begins so. */
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

/** Takes cards out of a deck into a hand and onto the gun deck, from whichever deck has them. */
const give = (state: QuickSheetState, ship: QuickSheetShip, hand: OrderCard[], card: OrderCard | undefined): void => {
  const wanted = card ? [...hand, card] : hand;
  if (wanted.length === 0) return;
  const decks = state.decks[ship.side];
  const deck = DECKS.find(name =>
    ORDER_CARDS.every(face => wanted.filter(each => each === face).length <= decks[name].draw![face]),
  );
  if (!deck) throw new Error(`no deck has ${wanted.join(', ')}`);
  for (const face of wanted) decks[deck].draw![face] -= 1;
  decks[deck].left -= wanted.length;
  ship.deck = deck;
  ship.hand = [...hand];
  ship.card = card ?? null;
};

/** Begins to lay out a battle on open water so many hexes wide and high, home edges left (Union) and right. */
export const battle = (columns: number, rows: number) => {
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, (): HexSpec => ({ terrain: 'channel', depth: 30, flow: -1 })),
  );
  const cell = (hex: HexId) => cells[(hex % 100) - 1]![Math.trunc(hex / 100) - 1]!;
  const extras: Record<string, Extra> = {};
  const patches: Partial<QuickSheetState>[] = [];
  const workPatches: Record<string, Partial<QuickSheetWork>> = {};
  const options: QuickSheetOptions = { astern: false, lenientOrders: false };
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
  let section: Omit<QuickSheetSection, 'options'> = {};
  const put =
    (side: Side) =>
    (id: string, kind: Kind, hex: HexId, facing: FacingName, extra: Extra = {}) => {
      const { now: _, hand: __, card: ___, ...fields } = extra;
      extras[id] = extra;
      const vessel = SHIPS[kind];
      scenario.forces.push({ ...NO_SHIP, id, side, vessel, name: id, hex, facing: facingOf(facing), ...fields });
      return setup;
    };

  const matchOf = (): Match<QuickSheet> => {
    scenario.chart = chartOf({ north: 0, knots: 2, hexes: cells });
    scenario.rules = { 'quick-sheet': { options: {}, ...section } };
    return { rules: quickSheet, scenario, chart: scenario.chart, options };
  };

  /** Takes the turn up where the step before the named one has ended. */
  const open = (phase: string, dice: number[], first: Side = 'union'): Table => {
    const match = matchOf();
    const index = quickSheet.sequence.findIndex(({ id }) => id === phase);
    const state: QuickSheetState = {
      ...quickSheet.muster(scenario, options),
      turn: 1,
      cursor: { phase: index - 1, stage: 'end', awaiting: [], interrupts: [] },
      rng: [1, 2, 3, 4],
      drawOffers: [],
      outcome: null,
      next: first,
    };
    for (const [id, { now, hand, card }] of Object.entries(extras)) {
      const ship = state.ships[id]!;
      give(state, ship, hand ?? [], card);
      Object.assign(ship, now);
    }
    for (const [id, patch] of Object.entries(workPatches)) Object.assign(state.works[id]!, patch);
    for (const patch of patches) Object.assign(state, patch);
    // The step before has ended: the command is not looked at.
    return tableOf(match, state, { type: 'finish', side: 'union', ship: '' }, dice);
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
    building(side: Side, id: string, hex: HexId) {
      Object.assign(cell(hex), { terrain: 'bank', depth: 0 });
      scenario.works = [...scenario.works, { id, side, kind: 'building', name: id, hexes: [hex], facing: 0 }];
      return setup;
    },
    fort(side: Side, id: string, hexes: [HexId, HexId], facing: FacingName, now: Partial<QuickSheetWork> = {}) {
      for (const hex of hexes) Object.assign(cell(hex), { terrain: 'bank', depth: 0 });
      scenario.works = [
        ...scenario.works,
        { id, side, kind: 'fort', name: id, fort: 'fort_henry', hexes, facing: facingOf(facing) },
      ];
      workPatches[id] = now;
      return setup;
    },
    mine(side: Side, hex: HexId, live: boolean) {
      scenario.mines = [...scenario.mines, { side, hex, live }];
      return setup;
    },
    astern() {
      options.astern = true;
      return setup;
    },
    lenient() {
      options.lenientOrders = true;
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
    objective(objective: Objective) {
      scenario.objectives = [...scenario.objectives, objective];
      return setup;
    },
    /** What the scenario says to these rules alone (S10). */
    section(more: Omit<QuickSheetSection, 'options'>) {
      section = { ...section, ...more };
      return setup;
    },
    /** Fields of the state as it stands when the table is opened. */
    with(patch: Partial<QuickSheetState>) {
      patches.push(patch);
      return setup;
    },
    scenario: () => scenario as Scenario,
    matchOf,
    /** From the beginning of a step of the turn; for `action` that side sends the first ship. */
    at: (phase: string, ...dice: number[]): Table => open(phase, dice),
    acts: (first: Side, ...dice: number[]): Table => open('action', dice, first),
    /** From the beginning, with the game's own dice. */
    dealt: (seed: string): Table => {
      const match = matchOf();
      const opening = start(match, seed);
      return tableOf(match, opening.state, null, [], opening.events);
    },
  };
  return setup;
};

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

/** Plays in place and, on a frozen copy with the same dice, by `apply`; both must say the same, use up the dice and be sound. */
const tableOf = (
  match: Match<QuickSheet>,
  state: QuickSheetState,
  opening: QuickSheetCommand | null,
  dice: number[],
  events: PlayedEvent[] = [],
): Table => {
  const all: PlayedEvent[] = [...events];
  let last: PlayedEvent[] = all;
  const perform = (command: QuickSheetCommand, faces: number[]): void => {
    const [here, there] = [loadedDice(...faces), loadedDice(...faces)];
    const before = frozen(structuredClone(state));
    last = play(match, state, command, here);
    all.push(...last);
    expect(here.left, `dice left over after ${last.map(event => event.type).join(', ')}`).toEqual([]);
    const other = apply(match, before, command, there);
    expect(other.state, 'the produce road').toEqual(state);
    expect(other.events, 'events on the produce road').toEqual(last);
    expect(quickSheet.audit(situationOf(match, state)), 'audit').toEqual([]);
    for (const event of last) expect(quickSheet.narrate(event, match.scenario)).not.toMatch(/undefined|NaN|\[object/);
  };
  const commands = (): QuickSheetCommand[] => SIDES.flatMap(side => legal(match, state, side));
  const table: Table = {
    match,
    state,
    get now() {
      return situationOf(match, state);
    },
    get phase() {
      return quickSheet.sequence[state.cursor.phase]!.id;
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
        .map(inWords)
        .filter(words => of === undefined || words === of || words.startsWith(`${of} `)),
    play(words, ...faces) {
      const courtesy = SIDES.flatMap(side => courtesies(state, side));
      const command = [...commands(), ...courtesy].find(option => inWords(option) === words);
      if (!command) throw new Error(`"${words}" is not offered; offered: ${table.offered().join(', ')}`);
      perform(command as QuickSheetCommand, faces);
      return table;
    },
    then(...words) {
      for (const word of words) table.play(word);
      return table;
    },
  };
  if (opening) perform(opening, dice);
  return table;
};
