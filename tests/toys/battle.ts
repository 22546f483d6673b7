/** What the toy rule systems share: a small chart, a scenario without history, and a player who chooses at random. */
import { chartOf, type HexSpec } from '../../src/chart/index.ts';
import type { Chart } from '../../src/core/chart.ts';
import type { Desk } from '../../src/system/desk/index.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { legal, play, situationOf, start } from '../../src/core/engine.ts';
import type { Game, Situation } from '../../src/core/game.ts';
import type { Match, RuleSet } from '../../src/system/ruleset.ts';
import type { Force, Scenario } from '../../src/core/scenario.ts';
import { SIDES, type Facing, type HexId, type Side } from '../../src/core/types.ts';

const WATER: HexSpec = { terrain: 'channel', depth: 20, flow: -1 };

/** A chart of water with other hexes where `cells` says so, by column and row counted from 1. */
export const waters = (
  columns: number,
  rows: number,
  cells: (column: number, row: number) => Partial<HexSpec> = () => ({}),
): Chart =>
  chartOf({
    north: 0,
    knots: 2,
    hexes: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => ({ ...WATER, ...cells(column + 1, row + 1) })),
    ),
  });

const force = (id: string, side: Side, hex: HexId, facing: Facing): Force => ({
  id,
  side,
  vessel: 'toy',
  name: id,
  hex,
  facing,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
});

/** Four ships on ten by eight hexes of open water. */
export const toyScenario: Scenario = {
  id: 'toy',
  title: 'Toy',
  date: '1862-03-09',
  place: 'Nowhere',
  minutes: 1,
  briefing: { union: '', confederate: '', common: '' },
  chart: waters(10, 8),
  places: [],
  forces: [
    force('cairo', 'union', 303, 0),
    force('carondelet', 'union', 305, 0),
    force('arkansas', 'confederate', 603, 3),
    force('sumter', 'confederate', 605, 3),
  ],
  works: [],
  mines: [],
  visibility: null,
  light: 'day',
  homeEdges: { union: ['left'], confederate: ['right'] },
  objectives: [],
  turns: 8,
  history: null,
  rules: {},
};

export const matchOf = <G extends Game>(rules: RuleSet<G>, options: G['options'] = {}): Match<G> => ({
  rules,
  scenario: toyScenario,
  chart: toyScenario.chart,
  options,
});

/** A desk that knows nothing: no toy is ever drawn. */
const emptyDesk = <G extends Game>(): Desk<G> => ({
  units: () => [],
  about: () => ({ unit: null, target: null }),
  odds: () => null,
  risk: () => null,
  whyNoMove: () => null,
  refusals: {},
  markers: () => [],
  objectives: () => [],
  deciding: {
    asked: () => null,
    explain: () => null,
    ends: () => null,
    usual: () => null,
    advise: () => null,
    isSecret: () => true,
  },
  limit: { kind: 'fixed', last: () => 0 },
  fire: { field: () => [], whyNot: () => null, plotted: () => [], laidOn: () => null },
  events: { roll: () => null, luck: () => null, where: () => ({ hexes: [], units: [] }) },
});

/** What a toy leaves out of its rule set, since no test asks for it. */
export const bare = <G extends Game>() => ({
  edition: 'toy',
  optionSpecs: [],
  endings: {
    sunk: { says: 'One side is sunk.', headline: 'sunk', label: 'sunk' },
    time: { says: 'Time is up.', headline: 'time was up', label: 'time' },
  },
  tables: {},
  desk: emptyDesk<G>(),
  interrupts: {},
  reveals: () => false,
  appraise: () => 0,
  narrate: (event: { type: string }) => event.type,
  phrase: (command: { type: string }) => command.type,
  audit: () => [],
  clone: (state: G['state']) => structuredClone(state),
});

/** Everything that some side may do now. */
export const allOptions = <G extends Game>(match: Match<G>, state: G['state']): G['command'][] =>
  SIDES.flatMap(side => legal(match, state, side));

/** Plays to the end with random choices, on dice of the player's own, and returns the commands. */
export const randomGame = <G extends Game>(match: Match<G>, seed: string, most = 2000): G['command'][] => {
  const { state } = start(match, seed);
  const whim = diceOf(seedFrom(`player ${seed}`));
  const commands: G['command'][] = [];
  while (!state.outcome && commands.length < most) {
    const options = allOptions(match, state);
    const chosen = options[whim.roll(options.length) - 1];
    if (!chosen) throw new Error(`dead end in turn ${state.turn}, phase ${state.cursor.phase}`);
    play(match, state, chosen);
    commands.push(chosen);
  }
  return commands;
};

/** The same state after a trip through a file. */
export const saved = <S extends object>(state: S): S => JSON.parse(JSON.stringify(state)) as S;

export const nowOf = <G extends Game>(match: Match<G>, state: G['state']): Situation<G> => situationOf(match, state);
