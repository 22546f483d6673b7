/** Colours and strokes of the profiles: the same inks and tints as the plans in assets/ships. Feet; heights above the waterline. */

export const INK = '#22262b';
export const TINT = {
  timber: '#d3bd92',
  seam: '#8f7650',
  iron: '#9aa1a5',
  armour: '#6d757b',
  upper: '#efe7d2',
  stack: '#2b2e32',
  black: '#4a4d50',
  cotton: '#f3ecdb',
  shade: '#474d53',
  wheel: '#a98a5b',
  canvas: '#e4d8b8',
  under: '#cfc5ab',
  gun: '#16191c',
  flame: '#c4622d',
  blaze: '#e7b04e',
  red: '#a5423a',
} as const;
export type Tint = keyof typeof TINT;

/** A point: feet from the stern, feet above the waterline. */
export type Point = readonly [x: number, height: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, height]: Point): string => `${n(x)} ${n(-height)}`;

/** Draws with strokes in multiples of one ink width, so that a ship at any scale has the same lines. */
export class Pen {
  readonly #out: string[] = [];
  /** Feet. */
  readonly ink: number;
  readonly sideColour: string;

  constructor(ink: number, sideColour: string) {
    this.ink = ink;
    this.sideColour = sideColour;
  }

  get drawn(): string {
    return this.#out.join('');
  }

  #stroke(width: number): string {
    return width === 0 ? '' : ` stroke="${INK}" stroke-width="${Math.round(width * this.ink * 100) / 100}"`;
  }

  add(element: string): void {
    this.#out.push(element);
  }

  /** A path given as SVG data. */
  path(data: string, fill: string, width = 1, more = ''): void {
    this.add(`<path d="${data}" fill="${fill}"${this.#stroke(width)}${more}/>`);
  }

  /** A closed shape of straight edges. */
  shape(points: readonly Point[], fill: string, width = 1): void {
    this.path(`M${points.map(at).join('L')}Z`, fill, width);
  }

  box(from: number, to: number, low: number, high: number, fill: string, width = 0.8): void {
    const corners: Point[] = [
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ];
    this.shape(corners, fill, width);
  }

  line(points: readonly Point[], width = 0.6, colour: string = INK): void {
    const weight = Math.round(width * this.ink * 100) / 100;
    this.add(`<path d="M${points.map(at).join('L')}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`);
  }

  /** One straight stroke between two points, each as place and height. */
  segment(x: number, height: number, toX: number, toHeight: number, width = 0.6, colour: string = INK): void {
    const ends: Point[] = [
      [x, height],
      [toX, toHeight],
    ];
    this.line(ends, width, colour);
  }

  disc([x, height]: Point, radius: number, fill: string, width = 0.8): void {
    this.add(`<circle cx="${n(x)}" cy="${n(-height)}" r="${n(radius)}" fill="${fill}"${this.#stroke(width)}/>`);
  }

  /** Engraver's shading: upright lines that crowd toward both edges, as on a cylinder. */
  rounded(from: number, to: number, low: number, high: number): void {
    const [middle, radius] = [(from + to) / 2, (to - from) / 2];
    for (const turn of [-76, -64, -50, 34, 46, 56, 64, 71, 78]) {
      const x = middle + radius * Math.sin((turn * Math.PI) / 180);
      this.segment(x, low, x, high, 0.4);
    }
  }
}

/** So many places between two ends, none at the ends. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((index + 0.5) * (to - from)) / count);
