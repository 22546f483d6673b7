import type { Terrain } from '../../core/chart.ts';
import type { Side } from '../../core/types.ts';
import { BRASS, CHART, DANGER, PAPER, SAFE, SIDE_COLOURS } from '../settings/palette.ts';

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

/** Colours of what moves over the chart: each as the page's palette has it when it is read. */
export const SIDE_RING: Readonly<Record<Side, { line: string; wash: string }>> = {
  get union() {
    return ringOf('union');
  },
  get confederate() {
    return ringOf('confederate');
  },
};

export const RING = {
  selected: '#ffd257',
  actor: '#fff7dc',
  target: '#c22a20',
  get glow() {
    return BRASS.light;
  },
} as const;

export const OVERLAY = {
  reach: faded('#ffe08a', 0.46),
  turn: '#ffe39a',
  field: faded('#ffb79c', 0.5),
  weak: faded('#ffcdb8', 0.22),
  weakLine: faded('#a52a22', 0.32),
  /** What the enemy may do, and where a unit asked about may be. */
  peril: '#4d1b52',
  course: '#17506b',
  get reachLine() {
    return BRASS.deep;
  },
  get choice() {
    return faded(BRASS.light, 0.5);
  },
  get choiceLine() {
    return BRASS.deep;
  },
  get fieldLine() {
    return DANGER.plain;
  },
  get blocked() {
    return faded(PAPER.ink, 0.2);
  },
} as const;

export const HULL_BAR = {
  get safe() {
    return SAFE.plain;
  },
  get warned() {
    return BRASS.plain;
  },
  get danger() {
    return DANGER.plain;
  },
  get lost() {
    return faded(PAPER.ink, 0.18);
  },
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
