import type { HexId } from '../../core/types.ts';
import { count } from '../ui/words.ts';
import type { LogLine } from './log.ts';
import { t } from '../../languages/language.ts';

/** The log in short: what a ship did in one go is one line, which opens to every event of it. */

/** Lines that belong together, under one that says what they came to. */
export interface Fold {
  readonly title: string;
  readonly lines: readonly [LogLine, ...LogLine[]];
}

export type Told = LogLine | Fold;

export const isFold = (told: Told): told is Fold => 'lines' in told;

/** What lines tell of: a unit that goes, or what one does to another; null for everything else. */
interface Deed {
  readonly unit: string;
  readonly target: string | null;
}

const deedOf = ({ kind, units: [unit, target], hexes, roll }: LogLine): Deed | null => {
  if (kind !== 'line' || unit === undefined) return null;
  if (target !== undefined && target !== unit) return { unit, target };
  return hexes.length > 0 && roll === null ? { unit, target: null } : null;
};

/** Whether a line goes on with that deed: the same again, or what came of it for the unit that it was done to. */
const goesOn = (deed: Deed, line: LogLine): boolean => {
  const [unit, other] = line.units;
  if (line.kind !== 'line' || unit === undefined) return false;
  if (deed.target === null) return unit === deed.unit && other === undefined && line.roll === null;
  return unit === deed.unit ? other === deed.target : unit === deed.target && other === undefined;
};

/** Names units, and says where one lay before a line of the log. */
export interface Known {
  readonly name: (unit: string) => string;
  readonly lay: (unit: string, before: LogLine) => HexId;
}

const lastHex = (lines: readonly LogLine[]): HexId =>
  lines.findLast(({ hexes }) => hexes.length > 0)?.hexes.at(-1) ?? 0;

const inHexes = (hex: HexId): string => String(hex).padStart(4, '0');

const titleOf = ({ unit, target }: Deed, lines: Fold['lines'], { name, lay }: Known): string => {
  const [first] = lines;
  if (target === null) {
    const [from, to] = [lay(unit, first), lastHex(lines)];
    return from === 0 || from === to
      ? t`${name(unit)} in ${inHexes(to)}`
      : t`${name(unit)}, ${inHexes(from)} to ${inHexes(to)}`;
  }
  const shots = lines.filter(line => line.event === first.event && line.units[1] === target).length;
  const points = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
  const pair = t`${name(unit)} against ${name(target)}`;
  const times = shots > 1 ? t`${pair}, ${shots} times` : pair;
  const done = points > 0 ? t`${times}: ${count(points, 'point')} of damage` : t`${times}: no damage`;
  // What became of her stands in the short line too: it is what one reads a log for.
  const became = lines.filter(({ units, roll }) => units[0] === target && units.length === 1 && roll === null);
  return [done, ...new Set(became.map(({ text }) => text.replace(/\.$/u, '')))].join('. ');
};

/** The same lines, those of one deed folded under what it came to. */
export const folded = (lines: readonly LogLine[], known: Known): Told[] => {
  const told: Told[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at] as LogLine;
    const deed = deedOf(first);
    let end = at + 1;
    while (deed && end < lines.length && goesOn(deed, lines[end] as LogLine)) end += 1;
    const all: Fold['lines'] = [first, ...lines.slice(at + 1, end)];
    told.push(deed && all.length > 1 ? { title: titleOf(deed, all, known), lines: all } : first);
    at = end;
  }
  return told;
};

/** What of the log is shown. */
export const LOG_FILTERS = ['all', 'fire', 'moves', 'unit'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

const passes = (filter: LogFilter, line: LogLine, unit: string | null): boolean => {
  if (line.kind === 'turn' || line.kind === 'phase') return true;
  const deed = deedOf(line);
  switch (filter) {
    case 'all':
      return true;
    case 'fire':
      return line.roll !== null || (deed !== null && deed.target !== null);
    case 'moves':
      return deed !== null && deed.target === null;
    case 'unit':
      return unit !== null && line.units.includes(unit);
  }
};

/** The lines that somebody looks for, under the turns and steps in which they stand. */
export const sought = (lines: readonly LogLine[], filter: LogFilter, words: string, unit: string | null): LogLine[] => {
  const wanted = words.trim().toLowerCase();
  return lines.filter(
    line =>
      passes(filter, line, unit) &&
      (wanted === '' || line.kind === 'turn' || line.kind === 'phase' || line.text.toLowerCase().includes(wanted)),
  );
};
