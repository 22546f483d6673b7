import { chartOf, type HexSpec } from '../../src/chart/index.ts';
import type { Force, Scenario } from '../../src/core/scenario.ts';
import type { Side } from '../../src/core/types.ts';

/** Eight ships a side, as many kinds as there are, on a river of 24 by 16 hexes with islands and sandbars. */
export const UNION = [
  'uss_monitor',
  'uss_cairo',
  'uss_benton',
  'uss_carondelet',
  'uss_hartford',
  'uss_tyler',
  'uss_queen_of_the_west',
  'uss_monarch',
];
export const CONFEDERATE = [
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

export const force = (side: Side, vessel: string, column: number, row: number, id = vessel): Force => ({
  id,
  side,
  vessel,
  name: id,
  hex: column * 100 + row,
  facing: side === 'union' ? 0 : 3,
  turn: 1,
  aground: false,
  anchored: false,
  steamIn: 0,
  overrides: {},
});

/** A battle of sixteen ships that every rule system can play. */
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
  light: 'day',
  homeEdges: { union: ['left'], confederate: ['right'] },
  objectives: [],
  turns: 40,
  history: null,
  rules: {},
};
