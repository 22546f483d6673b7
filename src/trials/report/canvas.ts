import * as Plot from '@observablehq/plot';
import { t } from '../../languages/language.ts';
import type { Winner } from '../histogram.ts';
import type { Fate } from '../../system/marks.ts';

type PlotDocument = NonNullable<Plot.PlotOptions['document']>;

/** Where a plot is drawn. Colours are the custom properties of `colours.ts`, which the page around it sets. */
export interface Canvas {
  /** The page's own, or a stand-in where there is none. */
  document: PlotDocument;
  /** Pixels. */
  width: number;
  /** Where a bar leads, by the key of its row, and games that it stands for: `#wins-union`. */
  linkTo(row: string, examples: readonly number[]): string;
}

export type Drawing = ReturnType<typeof Plot.plot>;

export const WINNER_COLOUR: Readonly<Record<Winner, string>> = {
  union: 'var(--union)',
  confederate: 'var(--confederate)',
  draw: 'var(--draw)',
};

export const FATE_COLOUR: Readonly<Record<Fate, string>> = {
  present: 'var(--afloat)',
  exited: 'var(--safe)',
  left: 'var(--draw)',
  taken: 'var(--accent)',
  sunk: 'var(--danger)',
  silenced: 'var(--quiet)',
  'never came': 'var(--line)',
};

/** The name of such a colour: "union". */
export const colourName = (colour: string): string => colour.slice('var(--'.length, -1);

/** A bar, or a piece of one. */
export interface Piece {
  /** The line that it stands on. */
  name: string;
  /** Its length. */
  size: number;
  fill: string;
  href: string;
  title: string;
}

/** Something drawn across a line: an interval, a mark. */
export interface Reach {
  name: string;
  from: number;
  to: number;
}

const NARROW = 480;

const isNarrow = ({ width }: Canvas): boolean => width < NARROW;

/** A name that fits before a bar. */
export const shortened = (name: string, canvas: Canvas): string => {
  const most = isNarrow(canvas) ? 15 : 24;
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

/** Pixels across of a letter on average, and between a name and the bars. */
const LETTER = 6.3;
const BEFORE_BARS = 4;

/** Pixels that names of so many at most need to the left of the bars, and more where some language has longer ones. */
export const margin = (canvas: Canvas, most: number, names: readonly string[] = []): number => {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return Math.max(Math.min(most, isNarrow(canvas) ? 112 : most), Math.ceil(LETTER * longest + BEFORE_BARS));
};

/** Pixels from the axis down to its label, clear of the figures. */
export const LABEL_BELOW = 40;

export const PERCENT = { domain: [0, 100], label: t`games, % →`, labelOffset: LABEL_BELOW, grid: true } as const;

/** Bars from the left, pieces of one line in the order given. */
export const bars = (pieces: readonly Piece[]): Plot.Markish =>
  Plot.barX(
    [...pieces],
    Plot.stackX({
      x: 'size',
      y: 'name',
      fill: 'fill',
      href: 'href',
      title: 'title',
      order: null,
      insetTop: 3,
      insetBottom: 3,
      insetRight: 1,
    }),
  );

/** 95 % intervals: a line with a paler edge, so that it shows on a bar, and a tick at either end. */
export const whiskers = (reaches: readonly Reach[]): Plot.Markish[] => [
  Plot.ruleY([...reaches], { x1: 'from', x2: 'to', y: 'name', stroke: 'var(--card)', strokeWidth: 6 }),
  Plot.ruleY([...reaches], { x1: 'from', x2: 'to', y: 'name', stroke: 'var(--ink)', strokeWidth: 2 }),
  ...(['from', 'to'] as const).map(end =>
    Plot.tickX([...reaches], {
      x: end,
      y: 'name',
      stroke: 'var(--ink)',
      strokeWidth: 2,
      insetTop: 12,
      insetBottom: 12,
    }),
  ),
];

export const baseLine = (): Plot.Markish => Plot.ruleX([0], { stroke: 'var(--ink)' });

/**
 * A plot with what all have in common: its size, its name for those who hear the page, colours as they are. How it lies and in which
 * letters is said by the sheet of the page around it, whose policy refuses styles inside the drawing.
 */
export const drawn = (canvas: Canvas, title: string, options: Plot.PlotOptions): Drawing => {
  const drawing = Plot.plot({
    document: canvas.document,
    width: canvas.width,
    marginRight: 26,
    marginBottom: 44,
    ariaLabel: title,
    color: { type: 'identity' },
    ...options,
  });
  for (const style of drawing.querySelectorAll('style')) style.remove();
  // "bar", "rule": no words for a reader, and a group without a role may have none.
  for (const group of drawing.querySelectorAll('g[aria-label]')) group.removeAttribute('aria-label');
  return drawing;
};
