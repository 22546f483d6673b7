import type { Terrain } from '../../core/chart.ts';
import type { Side } from '../../core/types.ts';
import { BRASS, CHART, DANGER, PAPER as SHEET, SAFE, SIDE_COLOURS, TABLE } from '../palette.ts';

/** Colours of what moves over the chart, from the page's palette. */
export const INK = SHEET.ink;
export const PAPER = SHEET.card;
export const GROUND_COLOUR = TABLE.ground;

/** A palette colour let through by so much: 0 = not seen, 1 = as it is. */
export const faded = (colour: string, share: number): string =>
  `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** A palette colour as the number that Phaser tints with. */
export const tintOf = (colour: string): number => Number.parseInt(colour.slice(1), 16);

const WASH: Readonly<Record<Side, string>> = { union: '#d5e1ee', confederate: '#e6d9be' };
/** The wash lightens the water under a hull, so that dark iron stands out from the deep. */
const ringOf = (side: Side) => ({ line: SIDE_COLOURS[side].plain, wash: faded(WASH[side], 0.6) });

export const SIDE_RING: Readonly<Record<Side, { line: string; wash: string }>> = {
  union: ringOf('union'),
  confederate: ringOf('confederate'),
};

export const RING = { selected: '#ffd257', glow: BRASS.light, actor: '#fff7dc', target: '#c22a20' } as const;

export const OVERLAY = {
  reach: faded('#ffe08a', 0.46),
  turn: '#ffe39a',
  reachLine: BRASS.deep,
  choice: faded(BRASS.light, 0.5),
  choiceLine: BRASS.deep,
  field: faded('#ffb79c', 0.5),
  fieldLine: DANGER.plain,
  weak: faded('#ffcdb8', 0.22),
  weakLine: faded('#a52a22', 0.32),
  blocked: faded(INK, 0.2),
  /** What the enemy may do, and where a unit asked about may be. */
  peril: '#4d1b52',
  course: '#17506b',
} as const;

export const HULL_BAR = {
  safe: SAFE.plain,
  warned: BRASS.plain,
  danger: DANGER.plain,
  lost: faded(INK, 0.18),
} as const;

/** Fonts of the page; the board waits for them before it letters anything. */
export const SANS = '"Source Sans 3", system-ui, sans-serif';

/** The first coat under the chart, seen for a moment. */
export const COAT: Readonly<Record<Terrain, string>> = {
  channel: CHART.water[2],
  shallows: CHART.water[1],
  sandbar: CHART.sand,
  bank: CHART.land,
  bluff: CHART.land,
  marsh: CHART.marsh,
  island: CHART.land,
  town: CHART.land,
  wharf: CHART.land,
  obstruction: CHART.water[1],
};
export const MARGIN_COAT = CHART.margin;
