import type { Sign, SignName } from '../../system/marks.ts';
import { DANGER, PAPER } from '../settings/palette.ts';

/** Colours of the signs, as the palette has them when a sign is drawn. */
export const GLYPH_COLOURS = {
  warned: 'rgb(140 84 10)',
  water: 'rgb(31 86 110)',
  get ink() {
    return PAPER.ink;
  },
  get danger() {
    return DANGER.plain;
  },
} as const satisfies Record<Sign['colour'], string>;

/** Signs of what has happened to a ship's engine, helm, crew and trim. */
export const DAMAGE_GLYPHS = {
  // An ensign's staff with nothing on it, and the boat that has put off.
  abandoned: {
    colour: 'danger',
    strokes: [
      [
        [-0.55, -0.95],
        [-0.55, 0.2],
      ],
      [
        [-0.95, 0.35],
        [-0.6, 0.85],
        [0.6, 0.85],
        [0.95, 0.35],
        [-0.95, 0.35],
      ],
      [
        [0.1, 0.1],
        [0.75, -0.65],
      ],
    ],
  },
  // A stern that rises out of the water.
  sinking: {
    colour: 'danger',
    strokes: [
      [
        [-0.95, 0.5],
        [-0.5, 0.25],
        [0, 0.5],
        [0.5, 0.25],
        [0.95, 0.5],
      ],
      [
        [-0.95, 0.95],
        [-0.5, 0.7],
        [0, 0.95],
        [0.5, 0.7],
        [0.95, 0.95],
      ],
    ],
    fills: [
      [
        [-0.45, 0.1],
        [0.35, -0.95],
        [0.9, -0.55],
        [0.3, 0.1],
      ],
    ],
  },
  // Carried sideways by the stream.
  adrift: {
    colour: 'water',
    strokes: [
      [
        [-0.95, -0.5],
        [-0.5, -0.8],
        [0, -0.5],
        [0.5, -0.8],
        [0.95, -0.5],
      ],
      [
        [-0.9, 0.35],
        [0.85, 0.35],
      ],
      [
        [0.3, -0.1],
        [0.9, 0.35],
        [0.3, 0.85],
      ],
    ],
  },
  // A shackle on a hawser.
  inTow: {
    colour: 'ink',
    strokes: [
      [
        [-0.95, 0.7],
        [-0.3, 0.15],
      ],
      [
        [0.3, -0.15],
        [0.95, -0.7],
      ],
    ],
    rings: [
      [-0.12, 0.1, 0.36],
      [0.16, -0.12, 0.36],
    ],
  },
  // A hull seen from ahead that leans over the water.
  listing: {
    colour: 'warned',
    strokes: [
      [
        [-0.85, -0.55],
        [0.55, -0.95],
        [0.75, 0.1],
        [0.1, 0.5],
        [-0.5, 0.3],
        [-0.85, -0.55],
      ],
      [
        [-0.95, 0.9],
        [0.95, 0.9],
      ],
    ],
  },
  // A stack with a hole through it.
  funnelHit: {
    colour: 'warned',
    strokes: [
      [
        [-0.45, 0.95],
        [-0.45, -0.9],
        [0.45, -0.9],
        [0.45, 0.95],
      ],
    ],
    rings: [[0, 0.05, 0.28]],
  },
  // Steam from a cut pipe.
  pipesHit: {
    colour: 'warned',
    strokes: [
      [
        [-0.95, 0.7],
        [-0.15, 0.7],
      ],
      [
        [0.35, 0.7],
        [0.95, 0.7],
      ],
      [
        [0.1, 0.4],
        [-0.15, 0],
        [0.25, -0.35],
        [0, -0.85],
      ],
    ],
  },
  boilerHit: {
    colour: 'danger',
    strokes: [
      [
        [-0.5, 0.9],
        [-0.75, 0.3],
        [-0.35, -0.25],
        [-0.6, -0.85],
      ],
      [
        [0, 0.9],
        [-0.2, 0.3],
        [0.2, -0.25],
        [0, -0.85],
      ],
      [
        [0.5, 0.9],
        [0.3, 0.3],
        [0.7, -0.25],
        [0.5, -0.85],
      ],
    ],
  },
  // A spar through the wheel.
  jammed: {
    colour: 'warned',
    strokes: [
      [
        [-0.95, -0.55],
        [0.95, 0.55],
      ],
      [
        [-0.95, 0.95],
        [0.95, 0.95],
      ],
    ],
    rings: [[0, 0, 0.6]],
  },
  // A steering wheel without a hand on it.
  helmless: {
    colour: 'danger',
    strokes: [
      [
        [-0.95, 0],
        [0.95, 0],
      ],
      [
        [0, -0.95],
        [0, 0.95],
      ],
      [
        [-0.95, 0.95],
        [0.95, -0.95],
      ],
    ],
    rings: [[0, 0, 0.55]],
  },
  // Musket balls about her.
  harassed: {
    colour: 'warned',
    strokes: [
      [
        [-0.9, -0.7],
        [-0.4, -0.4],
      ],
      [
        [0, -0.95],
        [0.2, -0.45],
      ],
      [
        [-0.95, 0.2],
        [-0.4, 0.2],
      ],
    ],
    rings: [
      [0.1, 0.2, 0.2],
      [0.65, 0.55, 0.2],
      [0.7, -0.2, 0.2],
    ],
  },
} as const satisfies Partial<Record<SignName, Sign>>;
