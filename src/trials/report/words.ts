import type { Side } from '../../core/types.ts';
import type { Winner } from '../histogram.ts';
import type { Fate } from '../../system/marks.ts';
import type { Interval } from '../share.ts';
import { counted, decimal, t } from '../../languages/language.ts';

export const WINNER_NAME: Readonly<Record<Winner, string>> = {
  union: t`Union`,
  confederate: t`Confederate`,
  draw: t`Drawn`,
};

export const FATE_NAME: Readonly<Record<Fate, string>> = {
  present: t`there at the end`,
  exited: t`got away as ordered`,
  left: t`left the chart`,
  taken: t`taken`,
  sunk: t`sunk`,
  silenced: t`silenced`,
  'never came': t`never came`,
};

/** A number with one place behind the point, or whatever stands there: "58.3". */
export const tenths = (value: number): string => decimal(value.toFixed(1));

/** "58.3 %" */
export const percent = (share: number): string => `${tenths(100 * share)} %`;

/** "52.1 to 64.3 %" */
export const between = ({ low, high }: Interval): string => t`${tenths(100 * low)} to ${tenths(100 * high)} %`;

/** A number as it is read: whole, or with one place after the point. */
export const figure = (value: number): string => (Number.isInteger(value) ? String(value) : tenths(value));

/** "+1.3", "−0.4"; what is written as nought has no minus before it. */
export const signed = (value: number): string =>
  `${value.toFixed(1).startsWith('-') && Number(value.toFixed(1)) !== 0 ? '−' : '+'}${tenths(Math.abs(value))}`;

/** A whole number with a proper minus: "−4". */
export const whole = (value: number): string => String(value).replace('-', '−');

export { counted };

interface Seated {
  seed: string;
  opponents: Readonly<Record<Side, string>>;
}

/** A game by its seed; with a sign where the opponents have changed sides, since two games then share it. */
export const gameName = (series: Seated, { seed, opponents }: Seated): string =>
  opponents.union === series.opponents.union ? seed : `${seed} ⇄`;

/** "Game 17: Union victory in turn 8" */
export const gameInWords = (index: number, { winner, turns }: { winner: Winner; turns: number }): string =>
  winner === 'draw'
    ? t`Game ${index}: drawn in turn ${turns}`
    : t`Game ${index}: ${WINNER_NAME[winner]} victory in turn ${turns}`;
