import type { Sign, SignName } from '../../system/marks.ts';
import { DAMAGE_GLYPHS, GLYPH_COLOURS } from './damageGlyphs.ts';

type Context = CanvasRenderingContext2D;

/** The signs that stand beside a name. */
const GLYPHS: Readonly<Record<SignName, Sign>> = {
  ...DAMAGE_GLYPHS,
  // Stacked lines that narrow downward, as a diagram earths something.
  aground: {
    colour: 'warned',
    strokes: [
      [
        [0, -0.9],
        [0, -0.1],
      ],
      [
        [-0.9, -0.1],
        [0.9, -0.1],
      ],
      [
        [-0.55, 0.4],
        [0.55, 0.4],
      ],
      [
        [-0.2, 0.9],
        [0.2, 0.9],
      ],
    ],
  },
  anchored: {
    colour: 'ink',
    strokes: [
      [
        [0, -0.5],
        [0, 0.9],
      ],
      [
        [-0.5, -0.25],
        [0.5, -0.25],
      ],
      [
        [-0.9, 0.25],
        [-0.6, 0.7],
        [0, 0.92],
        [0.6, 0.7],
        [0.9, 0.25],
      ],
    ],
    rings: [[0, -0.72, 0.22]],
  },
  noSteam: {
    colour: 'ink',
    strokes: [
      [
        [-0.35, 0.9],
        [-0.35, -0.6],
        [0.35, -0.6],
        [0.35, 0.9],
        [-0.35, 0.9],
      ],
      [
        [-0.9, 0.8],
        [0.9, -0.8],
      ],
    ],
  },
  breakingOff: {
    colour: 'danger',
    strokes: [
      [
        [0.05, -0.75],
        [-0.75, 0],
        [0.05, 0.75],
      ],
      [
        [0.85, -0.75],
        [0.05, 0],
        [0.85, 0.75],
      ],
    ],
  },
  ramming: {
    colour: 'danger',
    strokes: [
      [
        [-0.9, -0.7],
        [0.9, 0],
        [-0.9, 0.7],
        [-0.35, 0],
        [-0.9, -0.7],
      ],
    ],
  },
  aimed: {
    colour: 'danger',
    strokes: [
      [
        [-1, 0],
        [-0.3, 0],
      ],
      [
        [0.3, 0],
        [1, 0],
      ],
      [
        [0, -1],
        [0, -0.3],
      ],
      [
        [0, 0.3],
        [0, 1],
      ],
    ],
    rings: [[0, 0, 0.6]],
  },
  silenced: {
    colour: 'danger',
    strokes: [
      [
        [-0.7, -0.7],
        [0.7, 0.7],
      ],
      [
        [0.7, -0.7],
        [-0.7, 0.7],
      ],
    ],
  },
  // A flag without a device, on its staff.
  struck: {
    colour: 'ink',
    strokes: [
      [
        [-0.7, 0.95],
        [-0.7, -0.85],
        [0.85, -0.65],
        [0.75, 0.25],
        [-0.7, 0.15],
      ],
    ],
  },
  burning: {
    colour: 'danger',
    strokes: [],
    fills: [
      [
        [0, 0.95],
        [-0.75, 0.55],
        [-0.7, -0.1],
        [-0.35, 0.1],
        [-0.3, -0.55],
        [0.05, -1],
        [0.2, -0.35],
        [0.5, -0.55],
        [0.78, 0.25],
        [0.6, 0.75],
      ],
    ],
  },
  // A wheel with a tooth out: no power.
  engineLost: {
    colour: 'danger',
    strokes: [
      [
        [0, -0.95],
        [0, -0.55],
      ],
      [
        [0.95, 0],
        [0.55, 0],
      ],
      [
        [0, 0.95],
        [0, 0.55],
      ],
      [
        [-0.95, 0],
        [-0.55, 0],
      ],
      [
        [-0.9, 0.9],
        [0.9, -0.9],
      ],
    ],
    rings: [[0, 0, 0.52]],
  },
  // A funnel broken off askew.
  funnelLost: {
    colour: 'danger',
    strokes: [
      [
        [-0.45, 0.95],
        [-0.45, 0.1],
        [-0.1, 0.35],
        [0.1, 0],
        [0.45, 0.25],
        [0.45, 0.95],
      ],
      [
        [-0.1, -0.35],
        [0.65, -0.95],
      ],
    ],
  },
  // The blade at the foot of its stock.
  rudderHit: {
    colour: 'danger',
    strokes: [
      [
        [-0.25, -0.95],
        [-0.25, 0.95],
        [0.75, 0.95],
        [0.6, 0.1],
        [-0.25, -0.1],
      ],
      [
        [-0.85, 0.5],
        [0.95, 0.05],
      ],
    ],
  },
  // A steering wheel with eight spokes' ends.
  pilotHouseHit: {
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
        [-0.67, -0.67],
        [0.67, 0.67],
      ],
    ],
    rings: [[0, 0, 0.55]],
  },
  // A turret with its gun, struck through.
  turretOut: {
    colour: 'danger',
    strokes: [
      [
        [0.35, -0.15],
        [0.98, -0.35],
      ],
      [
        [-0.95, 0.8],
        [0.7, -0.9],
      ],
    ],
    rings: [[-0.2, 0, 0.6]],
  },
  // A shock through the hull.
  shaken: {
    colour: 'warned',
    strokes: [
      [
        [-0.95, 0.1],
        [-0.5, -0.75],
        [-0.1, 0.7],
        [0.3, -0.75],
        [0.6, 0.45],
        [0.95, -0.1],
      ],
    ],
  },
};

/** Draws a sign, one of these or one that a system brings, of that size with its middle at the point. */
export const drawGlyph = (context: Context, sign: SignName | Sign, x: number, y: number, size: number): void => {
  const glyph = typeof sign === 'string' ? GLYPHS[sign] : sign;
  context.save();
  context.translate(x, y);
  context.scale(size / 2, size / 2);
  context.lineWidth = 0.3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = GLYPH_COLOURS[glyph.colour];
  context.beginPath();
  for (const stroke of glyph.strokes) {
    stroke.forEach(([px, py], index) => (index === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
  }
  for (const [cx, cy, radius] of glyph.rings ?? []) {
    context.moveTo(cx + radius, cy);
    context.arc(cx, cy, radius, 0, Math.PI * 2);
  }
  context.stroke();
  for (const shape of glyph.fills ?? []) {
    context.beginPath();
    for (const [px, py] of shape) context.lineTo(px, py);
    context.closePath();
    context.fillStyle = GLYPH_COLOURS[glyph.colour];
    context.fill();
  }
  context.restore();
};
