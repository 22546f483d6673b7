import { FOG, SCALE, WIND, WIND_FROM } from './tables.ts';
import type { Face, WindFrom } from './types.ts';

const HUNDREDTHS = 100;

/** Fog: whether there is any on that die. */
export const isFog = (die: number): boolean => die >= FOG.from;

/** Fog, C82: hundredths of an inch of sight in a move, the first being 1. */
export const fogSight = (inches: number, move: number): number => {
  let sight = inches * HUNDREDTHS;
  for (let past = 1; past < move; past++) sight = Math.floor((sight * FOG.grows) / FOG.by);
  return sight;
};

/** Fog, C82: hexes of sight in a move, at least 1. */
export const fogHexes = (inches: number, move: number): number =>
  Math.max(1, Math.floor(fogSight(inches, move) / HUNDREDTHS / SCALE.inches));

/** Smoke, C81: where the wind comes from; null = there is none. */
export const windOf = (die: number, direction: number): WindFrom | null =>
  die >= WIND.from ? WIND_FROM[direction as Face] : null;
