import type { GameRecord } from './record.ts';

/** A field of a table, in quotes where it holds what would end it. */
const csvField = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const columnsOf = (record: GameRecord): Record<string, string | number | null> => ({
  index: record.index,
  seed: record.seed,
  union: record.opponents.union,
  confederate: record.opponents.confederate,
  winner: record.winner,
  cause: record.cause,
  turns: record.turns,
  commands: record.commands,
  clock: record.clock,
  union_points: record.points?.union ?? null,
  confederate_points: record.points?.confederate ?? null,
  first: record.first,
  union_luck: Math.round(1000 * (record.luck.union.actual - record.luck.union.expected)) / 1000,
  confederate_luck: Math.round(1000 * (record.luck.confederate.actual - record.luck.confederate.expected)) / 1000,
});

/** One line a game below a line of column names, as RFC 4180 has it. */
export const csvOf = (records: readonly GameRecord[]): string => {
  const rows = records.map(columnsOf);
  return [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))]
    .map(fields => fields.map(csvField).join(','))
    .join('\n');
};
