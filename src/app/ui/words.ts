import type { UnitSheet, UnitTrack } from '../../system/desk/index.ts';
import { marksOf, type Marked } from '../../system/marks.ts';
import type { Side } from '../../core/types.ts';
import { FACING_NAME } from '../../chart/words.ts';
import { counted, languageTag, t, told } from '../../languages/language.ts';

export const SIDE_NAME: Readonly<Record<Side, string>> = { union: t`Union`, confederate: t`Confederate` };

/** Words that begin a line, as they stand within a sentence: English writes them small, other languages leave them alone. */
export const small = (words: string): string => (languageTag() === 'en' ? words.toLowerCase() : words);

const ABBREVIATED = /^\p{Lu}{2}/u;

/** A sentence's first letter small, where the sentence goes on from another: not that of "USS", nor of a name with which it begins. */
export const within = (words: string, names: readonly { name: string }[]): string =>
  languageTag() !== 'en' || ABBREVIATED.test(words) || names.some(({ name }) => words.startsWith(name))
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);

/** A number with one place behind its point, and a true minus: a hyphen is read as none. */
export const decimal = (value: number): string =>
  (languageTag() === 'en'
    ? value.toFixed(1)
    : value.toLocaleString(languageTag(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  ).replace('-', '−');

/** A chance as it is read: "58 %", and never 0 or 100 for what may yet happen or fail. */
export const percent = (chance: number): string => {
  if (chance <= 0) return '0 %';
  if (chance >= 1) return '100 %';
  if (chance < 0.01) return '< 1 %';
  if (chance > 0.99) return '> 99 %';
  return `${Math.round(chance * 100)} %`;
};

export { counted as count };

/** By month. Phrases and no `Intl.DateTimeFormat`: a browser makes its first one a tenth as long as it takes to show the first page. */
const LONG_DATES: readonly ((day: number, year: number) => string)[] = [
  (day, year) => t`January ${day}, ${year}`,
  (day, year) => t`February ${day}, ${year}`,
  (day, year) => t`March ${day}, ${year}`,
  (day, year) => t`April ${day}, ${year}`,
  (day, year) => t`May ${day}, ${year}`,
  (day, year) => t`June ${day}, ${year}`,
  (day, year) => t`July ${day}, ${year}`,
  (day, year) => t`August ${day}, ${year}`,
  (day, year) => t`September ${day}, ${year}`,
  (day, year) => t`October ${day}, ${year}`,
  (day, year) => t`November ${day}, ${year}`,
  (day, year) => t`December ${day}, ${year}`,
];

/** A day, "1862-02-14", as it is read: "February 14, 1862". */
export const longDate = (iso: string): string => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return LONG_DATES[month - 1]?.(day, year) ?? iso;
};

export const whenSaved = (iso: string): string =>
  new Date(iso).toLocaleString(languageTag(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** What a side has: "Union casemate ironclad". */
export const ofSide = (side: Side, what: string): string =>
  side === 'union' ? t`Union ${what}` : t`Confederate ${what}`;

/** What is left of a track: "3 of 6". */
export const leftInWords = ({ left, full, says }: UnitTrack): string => says ?? t`${left} of ${full}`;

/** The same with what it is that is left, spelt out where it is printed as letters: "Hull 3 of 6", "Ship points (SPV) 3 of 6". */
export const trackInWords = (track: UnitTrack): string => `${track.spelt ?? track.name} ${leftInWords(track)}`;

/** The same as briefly as it is printed: "SPV 3 of 6". */
export const trackAsPrinted = (track: UnitTrack): string => `${track.name} ${leftInWords(track)}`;

/** What she is in; of who is still to come when and where that is. */
export const statusOf = (rules: Marked, unit: UnitSheet): readonly { name: string; danger: boolean }[] =>
  unit.arrives === undefined ? marksOf(rules, unit) : [{ name: t`comes ${unit.arrives}`, danger: false }];

/** A unit in one breath. */
export const unitInWords = (rules: Marked, unit: UnitSheet, left = trackInWords): string => {
  const heading = unit.facing === null ? [] : [t`heading ${FACING_NAME[unit.facing]}`];
  return [
    `${ofSide(unit.side, small(told(unit.title)))} ${unit.name}`,
    ...heading,
    ...unit.tracks.map(track => within(left(track), [])),
    ...statusOf(rules, unit).map(({ name }) => name),
  ].join(', ');
};

const MEASURE_NAME: Readonly<Record<string, string>> = {
  dice: t`dice`,
  guns: t`guns`,
  hits: t`hits`,
  knots: t`knots`,
  points: t`points`,
  strength: t`strength`,
  value: t`points of value`,
};

/** What a rule system counts, as it is read. */
export const measureName = (measure: string): string => MEASURE_NAME[measure] ?? measure;

/** Less than this would be written as nothing, and is something. */
const LEAST = 0.05;

/** "1.3 points on average"; what comes to nothing is said in words. */
export const meanInWords = (expected: number, measure?: string): string => {
  if (expected <= 0)
    return measure === undefined ? t`nothing to be expected` : t`no ${measureName(measure)} to be expected`;
  const mean = expected < LEAST ? t`under ${decimal(2 * LEAST)}` : decimal(expected);
  return measure === undefined ? t`${mean} on average` : t`${mean} ${measureName(measure)} on average`;
};
