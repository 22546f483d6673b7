import type { HexId } from '../../core/types.ts';
import { count, small } from '../ui/words.ts';
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

const deedOf = ({ kind, units: [unit, target], hexes, roll, brief }: LogLine): Deed | null => {
  if (kind !== 'line' || unit === undefined) return null;
  if (target !== undefined && target !== unit) return { unit, target };
  const goes = brief ? brief.is === 'acts' || brief.is === 'manner' : hexes.length > 0;
  return goes && roll === null ? { unit, target: null } : null;
};

const isWay = (line: LogLine): boolean => deedOf(line)?.target === null;

/** Whether a line goes on with what one unit does to another: the same again, or what came of it for the other. */
const goesOn = ({ unit, target }: Deed, line: LogLine): boolean => {
  const [subject, other] = line.units;
  if (line.kind !== 'line' || subject === undefined || isWay(line)) return false;
  return subject === unit ? other === target : subject === target && other === undefined;
};

/** Whether a line belongs to the way of a unit: she goes, or turns on it. */
const isOfWay = (line: LogLine, unit: string): boolean =>
  line.kind === 'line' && line.roll === null && !line.brief && line.units.length === 1 && line.units[0] === unit;

/** Names units, and says where one lay before a line of the log, and how she went: under which order, how fast; empty where nothing says it. */
export interface Known {
  readonly name: (unit: string) => string;
  readonly lay: (unit: string, before: LogLine) => HexId;
  readonly manner: (unit: string, before: LogLine) => string;
}

const lastHex = (lines: readonly LogLine[]): HexId =>
  lines.findLast(({ hexes }) => hexes.length > 0)?.hexes.at(-1) ?? 0;

const inHexes = (hex: HexId): string => String(hex).padStart(4, '0');

/** "Ivy, full speed, 1406 to 1106". */
const wayOf = (unit: string, lines: Fold['lines'], { name, lay, manner }: Known): string => {
  const [first] = lines;
  const shown = lines.findLast(({ brief }) => brief?.is === 'manner')?.brief;
  const how = shown?.is === 'manner' ? shown.says : manner(unit, first);
  const [from, to] = [lay(unit, first), lastHex(lines)];
  const where = from === 0 || from === to ? inHexes(to) : t`${inHexes(from)} to ${inHexes(to)}`;
  return [name(unit), ...(how === '' ? [] : [small(how)]), ...(to === 0 ? [] : [where])].join(', ');
};

/** What the dice of a deed came to: "7 damage", "2 hits". */
const sumOf = (points: number, counts: 'damage' | 'hits' | null): string => {
  if (counts === 'hits') return points > 0 ? count(points, 'hit') : t`no hit`;
  if (points === 0) return t`no damage`;
  return counts === null ? t`${count(points, 'point')} of damage` : t`${points} damage`;
};

/** What became of whom it was done to, in short: it is what one reads a log for. */
const becameOf = (target: string, lines: Fold['lines']): string[] => {
  const became = lines.filter(({ units }) => units[0] === target && units.length === 1);
  const words = became.flatMap(({ brief, roll, text, event }, at) => {
    if (brief?.is === 'harm' && brief.left && became.slice(at + 1).some(later => later.event === event)) return [];
    if (brief) return brief.is === 'harm' && brief.says !== '' ? [brief.says] : [];
    return roll === null ? [text.replace(/\.$/u, '')] : [];
  });
  return [...new Set(words)];
};

/** "Ivy: 7 guns at Little Rebel: 7 damage, funnel gone". */
const titleOf = ({ unit, target }: Deed, lines: Fold['lines'], known: Known): string => {
  if (target === null) return wayOf(unit, lines, known);
  const { name } = known;
  const [first] = lines;
  const guns = lines.filter(({ brief }) => brief?.is === 'gun');
  const counts = guns[0]?.brief?.is === 'gun' ? guns[0].brief.counts : null;
  const times = lines.filter(line => line.event === first.event && line.units[1] === target).length;
  const pair = t`${name(unit)} against ${name(target)}`;
  const deed =
    guns.length > 0
      ? t`${name(unit)}: ${count(guns.length, 'gun')} at ${name(target)}`
      : times > 1
        ? t`${pair}, ${times} times`
        : pair;
  const thrown = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
  // Where the dice that did it stand elsewhere, what it cost tells it.
  const cost = lines.reduce((sum, { brief }) => sum + (brief?.is === 'harm' ? (brief.points ?? 0) : 0), 0);
  const points = thrown === 0 && guns.length === 0 ? cost : thrown;
  const became = becameOf(target, lines);
  const sum = points === 0 && counts === null && became.length > 0 ? [] : [sumOf(points, counts)];
  return `${deed}: ${[...sum, ...became].join(', ')}`;
};

/** What a unit did to another in one line, one shot of hers too; anything else as the log tells it. */
export const briefly = (told: Told, known: Known): string => {
  if (isFold(told)) return told.title;
  const deed = deedOf(told);
  return deed && deed.target !== null ? titleOf(deed, [told], known) : told.text;
};

const foldOf = (deed: Deed, lines: Fold['lines'], known: Known): Told =>
  lines.length > 1 ? { title: titleOf(deed, lines, known), lines } : lines[0];

/** The ways of several ships that go at the same time: one line a ship, in the order in which they began. */
const foldedWays = (lines: readonly LogLine[], known: Known): Told[] => {
  const byUnit = new Map<string, [LogLine, ...LogLine[]]>();
  for (const line of lines) {
    const unit = line.units[0] ?? '';
    const own = byUnit.get(unit);
    if (own) own.push(line);
    else byUnit.set(unit, [line]);
  }
  return [...byUnit].map(([unit, own]) => foldOf({ unit, target: null }, own, known));
};

/** Where the ways end that begin with a line. */
const waysEnd = (lines: readonly LogLine[], from: number): number => {
  let end = from;
  const under = new Set<string>();
  for (let line = lines[end]; line; line = lines[++end]) {
    const [unit = ''] = line.units;
    if (isWay(line)) under.add(unit);
    else if (!under.has(unit) || !isOfWay(line, unit)) break;
  }
  return end;
};

/** The same lines, those of one deed folded under what it came to. */
export const folded = (lines: readonly LogLine[], known: Known): Told[] => {
  const told: Told[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at] as LogLine;
    const deed = deedOf(first);
    let end = at + 1;
    if (deed?.target === null) {
      end = waysEnd(lines, at);
      told.push(...foldedWays(lines.slice(at, end), known));
    } else {
      while (deed && end < lines.length && goesOn(deed, lines[end] as LogLine)) end += 1;
      told.push(deed ? foldOf(deed, [first, ...lines.slice(at + 1, end)], known) : first);
    }
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
