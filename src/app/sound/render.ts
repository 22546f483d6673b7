import type { Layer, Recipe } from './recipes.ts';

/** Samples a second: enough for thunder and whistles, and half the work. */
export const RATE = 22050;
const RISE = 0.004;
/** Width of the filters, from a whistle (0) to hardly any (2). */
const DAMPING = { low: 1.1, band: 0.45, high: 1.1 } as const;
/** Above this share of the rate the filter would run away. */
const TOP = 1 / 6;

/** White noise, the same each time. */
const noiseOf = (seed: number): (() => number) => {
  let word = seed | 0;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) | 0;
    return word / 2 ** 31;
  };
};

/** How loud a layer is at a share of its way: up, steady, and down to nothing. */
const envelope = ({ lasts, rise = RISE, holds = 0 }: Layer): ((share: number) => number) => {
  const up = Math.min(0.9, rise / lasts);
  const until = up + (1 - up) * holds;
  return share => {
    if (share < up) return share / up;
    if (share < until) return 1;
    const left = (1 - share) / (1 - until);
    return left * left * left;
  };
};

/** Noise through a filter with two states, whose pitch may run. */
const filtered = (layer: Layer, kind: keyof typeof DAMPING, seed: number): ((share: number) => number) => {
  const noise = noiseOf(seed);
  const damping = DAMPING[kind];
  let low = 0;
  let band = 0;
  return share => {
    const pitch = Math.min(TOP, (layer.from + (layer.to - layer.from) * share) / RATE);
    const step = 2 * Math.sin(Math.PI * pitch);
    low += step * band;
    const high = noise() - low - damping * band;
    band += step * high;
    return { low, band, high }[kind];
  };
};

const wave = ({ from, to }: Layer, shape: (turn: number) => number): ((share: number) => number) => {
  let turn = 0;
  return share => {
    turn = (turn + (from + (to - from) * share) / RATE) % 1;
    return shape(turn);
  };
};

const sine = (turn: number): number => Math.sin(turn * 2 * Math.PI);
const triangle = (turn: number): number => 1 - 4 * Math.abs(turn - 0.5);

const sourceOf = (layer: Layer, seed: number): ((share: number) => number) => {
  if (layer.made === 'sine') return wave(layer, sine);
  if (layer.made === 'triangle') return wave(layer, triangle);
  return filtered(layer, layer.made, seed);
};

/** Adds one layer. */
const lay = (onto: Float32Array, layer: Layer, seed: number): void => {
  const first = Math.round((layer.at ?? 0) * RATE);
  const length = Math.round(layer.lasts * RATE);
  const source = sourceOf(layer, seed);
  const loud = envelope(layer);
  for (let place = 0; place < length; place++) {
    const share = place / length;
    onto[first + place] = (onto[first + place] ?? 0) + source(share) * loud(share) * layer.loud;
  }
};

/** Seconds that a sound lasts. */
export const lengthOf = ({ layers }: Recipe): number =>
  layers.reduce((longest, { at = 0, lasts }) => Math.max(longest, at + lasts), 0);

/** Samples of a sound, from -1 to 1; silent at both ends. */
export const render = (recipe: Recipe): Float32Array => {
  const samples = new Float32Array(Math.ceil(lengthOf(recipe) * RATE) + 1);
  recipe.layers.forEach((layer, index) => lay(samples, layer, index * 7919 + 1));
  const highest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return highest === 0 ? samples : samples.map(sample => (sample / highest) * recipe.peak);
};
