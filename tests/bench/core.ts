import { chartOf, type HexSpec } from '../../src/chart/index.ts';
import { random } from '../../src/bots/random.ts';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { apply, legal, play, situationOf, start } from '../../src/core/engine.ts';
import type { Match } from '../../src/core/ruleset.ts';
import type { Force, Scenario } from '../../src/core/scenario.ts';
import type { Side } from '../../src/core/types.ts';
import { matchOf, RULE_SETS } from '../../src/rules/index.ts';
import { deciding, gameSeed, playGame, seatsFor } from '../../src/trials/game.ts';

/** Eight ships a side, as many kinds as there are, on a river of 24 by 16 hexes with islands and sandbars. */
const UNION = [
  'uss_monitor',
  'uss_cairo',
  'uss_benton',
  'uss_carondelet',
  'uss_hartford',
  'uss_tyler',
  'uss_queen_of_the_west',
  'uss_monarch',
];
const CONFEDERATE = [
  'css_virginia',
  'css_arkansas',
  'css_general_beauregard',
  'css_little_rebel',
  'css_colonel_lovell',
  'css_general_bragg',
  'css_patrick_henry',
  'css_jamestown',
];

const hexSpec = (column: number, row: number): HexSpec => {
  if (row === 0 || row === 15) return { terrain: 'bank', depth: 0, flow: -1 };
  if (row === 1 || row === 14) return { terrain: 'sandbar', depth: 4, flow: 0 };
  const island = (row === 5 || row === 9) && [10, 11, 15].includes(column);
  return island ? { terrain: 'island', depth: 0, flow: -1 } : { terrain: 'channel', depth: 30, flow: 0 };
};

const force = (side: Side, vessel: string, column: number, row: number): Force => ({
  id: vessel,
  side,
  vessel,
  name: vessel,
  hex: column * 100 + row,
  facing: side === 'union' ? 0 : 3,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
});

export const benchScenario: Scenario = {
  id: 'bench',
  title: 'Bench',
  date: '1862-06-06',
  place: 'A river',
  minutes: 30,
  briefing: { common: '', union: '', confederate: '' },
  chart: chartOf({
    north: 0,
    knots: 3,
    hexes: Array.from({ length: 16 }, (_, row) => Array.from({ length: 24 }, (__, column) => hexSpec(column, row))),
  }),
  places: [],
  forces: [
    ...UNION.map((vessel, index) => force('union', vessel, 6 + (index % 2), 4 + index)),
    ...CONFEDERATE.map((vessel, index) => force('confederate', vessel, 17 - (index % 2), 4 + index)),
  ],
  works: [],
  mines: [],
  visibility: null,
  homeEdges: { union: ['left'], confederate: ['right'] },
  objectives: [],
  turns: 40,
  history: null,
  rules: {},
};

const seconds = (work: () => number): { count: number; rate: number } => {
  const began = performance.now();
  const count = work();
  return { count, rate: count / ((performance.now() - began) / 1000) };
};

const inPlace = (match: Match, games: number) => () => {
  let commands = 0;
  for (let index = 0; index < games; index++) {
    const seed = gameSeed('bench', index);
    commands += playGame(match, seatsFor({ union: 'random', confederate: 'random' }, seed), seed).commands;
  }
  return commands;
};

const produced = (match: Match, games: number) => () => {
  let commands = 0;
  for (let index = 0; index < games; index++) {
    let { state } = start(match, gameSeed('bench', index));
    const dice = diceOf(seedFrom(`bench ${index}`));
    while (!state.outcome) {
      const now = state;
      const options = legal(match, now, deciding(now.cursor.awaiting));
      state = apply(
        match,
        now,
        random(() => situationOf(match, now), options, dice),
      ).state;
      commands += 1;
    }
  }
  return commands;
};

/** Odds of every offered command along some random games. */
const oddsAsked = (match: Match, games: number) => () => {
  let asked = 0;
  for (let index = 0; index < games; index++) {
    const { state } = start(match, gameSeed('bench', index));
    const dice = diceOf(seedFrom(`bench ${index}`));
    while (!state.outcome) {
      const options = legal(match, state, deciding(state.cursor.awaiting));
      for (const option of options) if (match.rules.desk.odds(situationOf(match, state), option)) asked += 1;
      play(
        match,
        state,
        random(() => situationOf(match, state), options, dice),
      );
    }
  }
  return asked;
};

const line = (what: string, rate: number, unit: string): string =>
  `${what.padEnd(44)} ${Math.round(rate).toLocaleString('en').padStart(12)} ${unit}`;

const GAMES = 200;

/** Prints what the rules can do on this machine, every system on the same fleet. */
export const benchCore = (): void => {
  for (const rules of RULE_SETS) {
    const options = { sandbars: true, drift: true };
    const match = matchOf(rules, benchScenario, options);
    inPlace(match, 20)();
    const fast = seconds(inPlace(match, GAMES));
    const slow = seconds(produced(match, 12));
    const odds = seconds(oddsAsked(match, 20));
    console.log(`\n${rules.id}, 8 ships a side, options and end checks included`);
    console.log(line('commands in place', fast.rate, 'a second'));
    console.log(line('commands under produce', slow.rate, `a second   (1 : ${(fast.rate / slow.rate).toFixed(1)})`));
    console.log(line('random games in place', fast.rate / (fast.count / GAMES), 'a second'));
    console.log(line('odds of an offered command', odds.rate, 'a second'));
  }
};
