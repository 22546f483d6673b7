import type { UnitMark } from '../../core/desk.ts';
import { HULL_BAR, INK } from './look.ts';

type Context = CanvasRenderingContext2D;
type Stroke = readonly (readonly [number, number])[];

/** A small sign in a box from -1 to 1: open strokes, and rings as centre and radius. */
interface Glyph {
  colour: string;
  strokes: readonly Stroke[];
  rings?: readonly (readonly [number, number, number])[];
}

const DANGER = HULL_BAR.danger;

/** Signs of the conditions that are told beside the name. What is missing here is drawn on the ship herself. */
const GLYPHS: Readonly<Partial<Record<UnitMark, Glyph>>> = {
  // Stacked lines that narrow downward, as a diagram earths something.
  aground: {
    colour: 'rgb(140 84 10)',
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
    colour: INK,
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
    colour: INK,
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
    colour: DANGER,
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
    colour: DANGER,
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
    colour: DANGER,
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
    colour: DANGER,
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
};

export const glyphMarks = (marks: readonly UnitMark[]): UnitMark[] => marks.filter(mark => GLYPHS[mark] !== undefined);

/** Draws a sign of that size with its middle at the point. */
export const drawGlyph = (context: Context, mark: UnitMark, x: number, y: number, size: number): void => {
  const glyph = GLYPHS[mark];
  if (!glyph) return;
  context.save();
  context.translate(x, y);
  context.scale(size / 2, size / 2);
  context.lineWidth = 0.3;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = glyph.colour;
  context.beginPath();
  for (const stroke of glyph.strokes) {
    stroke.forEach(([px, py], index) => (index === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
  }
  for (const [cx, cy, radius] of glyph.rings ?? []) {
    context.moveTo(cx + radius, cy);
    context.arc(cx, cy, radius, 0, Math.PI * 2);
  }
  context.stroke();
  context.restore();
};
