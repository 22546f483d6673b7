import type { Match } from '../../system/ruleset.ts';
import type { Series } from '../gamesFile.ts';
import type { Against } from '../against.ts';
import type { Tally } from '../tally.ts';
import { chaptersOf, type Chapter, type Row } from './chapters.ts';
import { commandOf } from './command.ts';
import { gameName } from './words.ts';

/** What a report is made from. */
export interface TextSource {
  match: Match;
  series: Series;
  tally: Tally;
  /** How it differs from another series; absent where that is not asked. */
  beside?: Against;
}

/** Rows of one table that a terminal shows; the page shows all. */
const MOST_ROWS = 24;
const GAP = '  ';

const seedsOf = ({ tally, series }: TextSource, { examples }: Row): string =>
  examples
    .flatMap(index => {
      const sample = tally.samples[index];
      return sample ? [gameName(series, sample)] : [];
    })
    .join(' ');

const isNumber = (cell: string): boolean => /^[\d+−-]/.test(cell);

/** Columns as wide as they must be; figures stand to the right. */
const aligned = (lines: readonly (readonly string[])[]): string[] => {
  const [head = [], first = []] = lines;
  const widths = head.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines.map(line =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumber(first[column] ?? '') ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(GAP)
      .trimEnd(),
  );
};

const tableText = (source: TextSource, { columns, rows }: Chapter): string[] => {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, MOST_ROWS);
  const seeds = rows.some(row => row.examples.length > 0);
  const lines = aligned([
    [...columns, ...(seeds ? ['Seeds'] : [])],
    ...shown.map(row => [...row.cells, ...(seeds ? [seedsOf(source, row)] : [])]),
  ]);
  return rows.length > shown.length ? [...lines, `and ${rows.length - shown.length} more`] : lines;
};

/** The report for a terminal. */
export const reportText = (source: TextSource): string => {
  const { match, series, tally } = source;
  const chapters = chaptersOf(match.scenario, tally, source.beside).map(chapter =>
    [
      `
${chapter.title}`,
      chapter.says,
      ...tableText(source, chapter).map(line => `  ${line}`),
    ].join('\n'),
  );
  return [`${match.scenario.title}, ${match.rules.title}`, commandOf(match, series), ...chapters].join('\n');
};
