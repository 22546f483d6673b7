import type { Side } from '../../core/types.ts';
import type { Winner } from '../histogram.ts';
import type { Fate } from '../record.ts';
import type { Interval } from '../share.ts';
import { counted, t } from '../../core/language.ts';

export const WINNER_NAME: Readonly<Record<Winner, string>> = {
  union: t`Union`,
  confederate: t`Confederate`,
  draw: t`Drawn`,
};

export const FATE_NAME: Readonly<Record<Fate, string>> = {
  present: t`there at the end`,
  exited: t`got away as ordered`,
  left: t`left the chart`,
  taken: 'taken',
  sunk: 'sunk',
  silenced: 'silenced',
  'never came': t`never came`,
};

/** "58.3 %" */
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** "52.1 to 64.3 %" */
export const between = ({ low, high }: Interval): string =>
  t`${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;

/** A number as it is read: whole, or with one place after the point. */
export const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** "+1.3", "−0.4" */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

export { counted };

interface Seated {
  seed: string;
  opponents: Readonly<Record<Side, string>>;
}

/** A game by its seed; with a sign where the opponents have changed sides, since two games then share it. */
export const gameName = (series: Seated, { seed, opponents }: Seated): string =>
  opponents.union === series.opponents.union ? seed : `${seed} ⇄`;
