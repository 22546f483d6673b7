import { MORTAR_TABLE, MORTARS, SCALE } from './tables.ts';
import type { Face, MortarLine } from './types.ts';

/** Mortar Boats, C89: least and greatest range in hexes, by calibre. */
export const mortarReach = (large: boolean): { least: number; most: number } => ({
  least: Math.ceil(MORTARS.least / SCALE.inches),
  most: Math.floor((large ? MORTARS.large : MORTARS.small) / SCALE.inches),
});

/** C89: the lowest die that hits, one less if the last shot was at the same target. */
export const mortarNeed = (again: boolean): number => MORTARS.hitsOn - (again ? MORTARS.again : 0);

/** Mortar Boats: points that a result takes, and what else stands in the square that it falls on. */
export const mortarEffect = (die: number, large: boolean): { points: number; takes: MortarLine['takes'] } => {
  const line = MORTAR_TABLE[die as Face];
  return { points: large ? line.large : line.small, takes: line.takes };
};
