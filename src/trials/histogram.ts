import type { Outcome } from '../core/types.ts';
import type { GameRecord } from './record.ts';
import { wilson, type Interval } from './share.ts';

export const WINNERS = ['union', 'confederate', 'draw'] as const satisfies readonly Outcome['winner'][];
export type Winner = Outcome['winner'];

/** Games that have something in common, and the first few of them by their place in the series. */
export interface Bar {
  games: number;
  examples: number[];
}

const MOST_EXAMPLES = 3;

export const emptyBar = (): Bar => ({ games: 0, examples: [] });

/** Counts a game in; games come in the order of the series. */
export const countIn = (bar: Bar, { index }: Pick<GameRecord, 'index'>): void => {
  bar.games += 1;
  if (bar.examples.length < MOST_EXAMPLES) bar.examples.push(index);
};

/** A bar with what part of how many games it is. */
export interface Share extends Bar, Interval {
  of: number;
}

/** The games that have something in common, of all of these. */
export const shareOf = (records: readonly GameRecord[], holds: (record: GameRecord) => boolean): Share => {
  const bar = emptyBar();
  for (const record of records) if (holds(record)) countIn(bar, record);
  return { ...bar, of: records.length, ...wilson(bar.games, records.length) };
};

/** Games whose value lies from `from` to below `to`, won by one side or drawn. */
export interface Cell extends Bar {
  from: number;
  to: number;
  winner: Winner;
}

/** How a number is spread over the games. */
export interface Spread {
  mean: number;
  least: number;
  most: number;
  /** Width of a column; 1 = whole numbers one by one. */
  width: number;
  /** Columns from the left, each divided by who won; empty ones are left out. */
  cells: Cell[];
}

const MOST_COLUMNS = 24;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const widthFor = (range: number): number => WIDTHS.find(width => range / width < MOST_COLUMNS) ?? 1000;

/** The spread of a number over the games that have one; null where none has. */
export const spreadOf = (
  records: readonly GameRecord[],
  valueOf: (record: GameRecord) => number | null,
): Spread | null => {
  const known = records.flatMap(record => {
    const value = valueOf(record);
    return value === null ? [] : [{ record, value }];
  });
  if (known.length === 0) return null;
  const values = known.map(({ value }) => value);
  const least = values.reduce((one, other) => Math.min(one, other));
  const most = values.reduce((one, other) => Math.max(one, other));
  const width = widthFor(most - least);
  const cells = new Map<string, Cell>();
  for (const { record, value } of known) {
    const from = Math.floor(value / width) * width;
    const key = `${from}/${record.winner}`;
    const cell = cells.get(key) ?? { from, to: from + width, winner: record.winner, ...emptyBar() };
    cells.set(key, cell);
    countIn(cell, record);
  }
  const order = ({ from, winner }: Cell): number => from * WINNERS.length + width * WINNERS.indexOf(winner);
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    least,
    most,
    width,
    cells: [...cells.values()].sort((one, other) => order(one) - order(other)),
  };
};
