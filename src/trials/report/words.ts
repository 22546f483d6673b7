import type { Side } from '../../core/types.ts';
import type { Winner } from '../histogram.ts';
import type { Fate } from '../record.ts';
import type { Interval } from '../share.ts';

export const WINNER_NAME: Readonly<Record<Winner, string>> = {
  union: 'Union',
  confederate: 'Confederate',
  draw: 'Drawn',
};

export const FATE_NAME: Readonly<Record<Fate, string>> = {
  present: 'there at the end',
  exited: 'got away as ordered',
  left: 'left the chart',
  taken: 'taken',
  sunk: 'sunk',
  silenced: 'silenced',
  'never came': 'never came',
};

/** "58.3 %" */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** "52.1 to 64.3 %" */
export const between = ({ low, high }: Interval): string => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;

/** A number as it is read: whole, or with one place after the point. */
export const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** "+1.3", "−0.4" */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

export const counted = (count: number, word: string, many = `${word}s`): string =>
  `${count} ${count === 1 ? word : many}`;

interface Seated {
  seed: string;
  opponents: Readonly<Record<Side, string>>;
}

/** A game by its seed; with a sign where the opponents have changed sides, since two games then share it. */
export const gameName = (series: Seated, { seed, opponents }: Seated): string =>
  opponents.union === series.opponents.union ? seed : `${seed} ⇄`;
