import { noun, t } from '../../languages/language.ts';

/** Speeds in half-knots, as rules of knots count them. */

const size = (halves: number): { whole: number; half: boolean } => ({
  whole: Math.floor(Math.abs(halves) / 2),
  half: Math.abs(halves) % 2 === 1,
});

/** As a player reads them: "4 knots", "half a knot", "3½ knots". */
export const knotsInWords = (halves: number): string => {
  const { whole, half } = size(halves);
  const sign = halves < 0 ? '−' : '';
  if (half && whole === 0) return t`${sign}half a knot`;
  return `${sign}${whole}${half ? '½' : ''} ${noun(Math.abs(halves) / 2, 'knot')}`;
};

/** In as few characters as will do: "3½ kn". */
export const knots = (halves: number): string => {
  const { whole, half } = size(halves);
  return t`${half ? (whole === 0 ? '½' : `${whole}½`) : whole} kn`;
};
