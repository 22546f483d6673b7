import type { Cue } from './cues.ts';

/** One layer of a sound. Times in seconds, pitches in hertz; pitch or filter runs from the first to the second. */
export interface Layer {
  made: 'low' | 'band' | 'high' | 'sine' | 'triangle';
  from: number;
  to: number;
  /** When it begins, after the sound does. */
  at?: number;
  lasts: number;
  /** Seconds until it is at its loudest; a few thousandths where absent. */
  rise?: number;
  /** Share of its length in which it stays loud before it dies away; 0 where absent. */
  holds?: number;
  /** Against the other layers. */
  loud: number;
}

export interface Recipe {
  /** Peak of the whole, 0 to 1. */
  peak: number;
  layers: readonly Layer[];
}

type Times = readonly number[];

/** The same layer again and again. */
const each = (times: Times, layer: Layer): Layer[] => times.map(at => ({ ...layer, at }));

/** The blast of a piece: crack, boom and the echo from the other bank. */
const blast = (
  crack: readonly [number, number],
  boom: readonly [number, number],
  lasts: number,
  echo: number,
): Layer[] => [
  { made: 'band', from: crack[0], to: crack[1], lasts: 0.1, loud: 0.8 },
  { made: 'sine', from: boom[0], to: boom[1], lasts: lasts * 0.6, loud: 1 },
  { made: 'low', from: crack[1], to: boom[1] * 2, lasts, rise: 0.012, loud: 0.9 },
  { made: 'low', from: crack[1] * 0.5, to: boom[1] * 2, at: 0.34, lasts, rise: 0.09, loud: echo },
];

const GUNS = {
  lightGun: { peak: 0.5, layers: blast([2400, 900], [150, 62], 0.55, 0.16) },
  heavySmoothbore: { peak: 0.85, layers: blast([1300, 480], [92, 31], 1.35, 0.3) },
  rifle: {
    peak: 0.75,
    layers: [
      ...blast([3000, 1100], [124, 46], 0.8, 0.2),
      // The shell tears the air on its way.
      { made: 'band', from: 2600, to: 1300, at: 0.08, lasts: 0.5, rise: 0.06, loud: 0.16 },
    ],
  },
  mortar: {
    peak: 0.9,
    layers: [
      ...blast([700, 260], [66, 24], 1.6, 0.34),
      { made: 'band', from: 900, to: 380, at: 0.5, lasts: 1.1, rise: 0.4, loud: 0.08 },
    ],
  },
  musketry: {
    peak: 0.34,
    layers: [
      ...each([0, 0.09, 0.13, 0.27, 0.31, 0.46, 0.6], { made: 'band', from: 2800, to: 1200, lasts: 0.09, loud: 0.8 }),
      ...each([0.02, 0.29], { made: 'low', from: 700, to: 200, lasts: 0.3, loud: 0.4 }),
    ],
  },
  ricochet: {
    peak: 0.5,
    layers: [
      // Plates ring in no key; then the shot goes whining off.
      ...[
        [1310, 0.5],
        [1930, 0.4],
        [2710, 0.25],
      ].map(([pitch = 0, lasts = 0]): Layer => ({ made: 'sine', from: pitch, to: pitch * 0.995, lasts, loud: 0.5 })),
      { made: 'high', from: 2500, to: 2500, lasts: 0.04, loud: 0.8 },
      { made: 'triangle', from: 1900, to: 620, at: 0.06, lasts: 0.55, rise: 0.05, loud: 0.28 },
    ],
  },
  strike: {
    peak: 0.6,
    layers: [
      { made: 'low', from: 800, to: 110, lasts: 0.4, loud: 1 },
      ...each([0.02, 0.07, 0.16], { made: 'band', from: 1500, to: 700, lasts: 0.07, loud: 0.6 }),
    ],
  },
  splash: {
    peak: 0.34,
    layers: [
      { made: 'low', from: 500, to: 160, lasts: 0.25, loud: 0.8 },
      { made: 'band', from: 1100, to: 500, at: 0.03, lasts: 0.7, rise: 0.06, loud: 0.8 },
      { made: 'high', from: 2600, to: 3400, at: 0.18, lasts: 0.75, rise: 0.16, loud: 0.3 },
    ],
  },
  explosion: {
    peak: 0.95,
    layers: [
      ...blast([1500, 420], [80, 24], 1.9, 0.36),
      ...each([0.5, 0.72, 0.98, 1.2], { made: 'band', from: 900, to: 420, lasts: 0.12, loud: 0.26 }),
    ],
  },
} as const satisfies Partial<Record<Cue, Recipe>>;

const SHIPS = {
  paddles: {
    peak: 0.2,
    layers: [
      ...each([0, 0.21, 0.42], { made: 'band', from: 620, to: 260, lasts: 0.19, rise: 0.05, loud: 0.9 }),
      { made: 'low', from: 150, to: 120, lasts: 0.7, rise: 0.1, holds: 0.5, loud: 0.4 },
    ],
  },
  screw: {
    peak: 0.18,
    layers: [
      ...each([0, 0.19, 0.38], { made: 'sine', from: 72, to: 48, lasts: 0.17, rise: 0.03, loud: 0.8 }),
      { made: 'low', from: 240, to: 180, lasts: 0.62, rise: 0.1, holds: 0.5, loud: 0.5 },
    ],
  },
  steam: {
    peak: 0.42,
    layers: [
      { made: 'high', from: 1700, to: 2700, lasts: 1.9, rise: 0.05, holds: 0.35, loud: 0.9 },
      { made: 'band', from: 900, to: 1500, lasts: 1.4, rise: 0.03, holds: 0.2, loud: 0.5 },
    ],
  },
  water: {
    peak: 0.26,
    layers: [
      { made: 'low', from: 420, to: 240, lasts: 1.1, rise: 0.3, holds: 0.3, loud: 0.8 },
      ...each([0.16, 0.41, 0.55, 0.83], { made: 'sine', from: 210, to: 430, lasts: 0.09, rise: 0.02, loud: 0.5 }),
    ],
  },
  sinking: {
    peak: 0.42,
    layers: [
      { made: 'low', from: 380, to: 110, lasts: 2.6, rise: 0.5, holds: 0.4, loud: 0.9 },
      { made: 'high', from: 2400, to: 1500, lasts: 1.6, rise: 0.6, holds: 0.2, loud: 0.16 },
      ...each([0.3, 0.62, 0.8, 1.15, 1.34, 1.7, 1.92, 2.2], {
        made: 'sine',
        from: 150,
        to: 360,
        lasts: 0.12,
        rise: 0.03,
        loud: 0.5,
      }),
    ],
  },
  fire: {
    peak: 0.34,
    layers: [
      { made: 'low', from: 420, to: 260, lasts: 1.6, rise: 0.35, holds: 0.4, loud: 0.7 },
      ...each([0.1, 0.24, 0.31, 0.5, 0.58, 0.77, 0.9, 1.12, 1.3], {
        made: 'high',
        from: 2000,
        to: 2600,
        lasts: 0.03,
        loud: 0.7,
      }),
    ],
  },
  crash: {
    peak: 0.8,
    layers: [
      // She gathers way before the blow falls.
      { made: 'band', from: 300, to: 620, lasts: 0.34, rise: 0.24, loud: 0.24 },
      { made: 'sine', from: 74, to: 28, at: 0.26, lasts: 0.8, loud: 1 },
      { made: 'low', from: 620, to: 120, at: 0.26, lasts: 0.9, loud: 0.9 },
      ...each([0.28, 0.37, 0.5, 0.71], { made: 'band', from: 1200, to: 500, lasts: 0.14, loud: 0.5 }),
      { made: 'triangle', from: 190, to: 130, at: 0.45, lasts: 0.6, rise: 0.2, loud: 0.16 },
    ],
  },
  scrape: {
    peak: 0.36,
    layers: [
      { made: 'band', from: 340, to: 210, lasts: 0.75, rise: 0.1, holds: 0.4, loud: 1 },
      { made: 'low', from: 130, to: 80, lasts: 0.8, rise: 0.08, holds: 0.3, loud: 0.8 },
    ],
  },
  splinters: {
    peak: 0.42,
    layers: [
      ...each([0, 0.05, 0.13, 0.19, 0.33], { made: 'band', from: 1700, to: 800, lasts: 0.08, loud: 0.8 }),
      { made: 'low', from: 500, to: 160, lasts: 0.35, loud: 0.6 },
    ],
  },
} as const satisfies Partial<Record<Cue, Recipe>>;

/** Overtones of a cast bell against its note, with their strength and length in seconds. */
const BELL = [
  [0.5, 0.4, 2],
  [1, 1, 1.7],
  [1.19, 0.55, 1.3],
  [1.5, 0.4, 1],
  [2, 0.6, 0.9],
  [2.66, 0.25, 0.5],
] as const;
const BELL_NOTE = 587;

const SIGNALS = {
  whistle: {
    peak: 0.26,
    layers: [
      // A chime whistle has three pipes.
      ...[415, 523, 622].map((pitch): Layer => {
        return { made: 'triangle', from: pitch * 0.96, to: pitch, lasts: 0.8, rise: 0.09, holds: 0.6, loud: 0.6 };
      }),
      { made: 'band', from: 1500, to: 1900, lasts: 0.8, rise: 0.05, holds: 0.6, loud: 0.22 },
    ],
  },
  bell: {
    peak: 0.4,
    layers: [0, 0.34].flatMap(at =>
      BELL.map(([over, loud, lasts]): Layer => {
        return { made: 'sine', from: BELL_NOTE * over, to: BELL_NOTE * over, at, lasts, loud };
      }),
    ),
  },
} as const satisfies Partial<Record<Cue, Recipe>>;

/** How everything that can be heard is made: noise and plain waves, and no recording of anything. */
export const RECIPES: Readonly<Record<Cue, Recipe>> = { ...GUNS, ...SHIPS, ...SIGNALS };
