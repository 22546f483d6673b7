import { ARMOUR, HITS_ON, JAM, RANGES, RIFLE_OF, RIFLES, SHOT_QUALITY, SMOOTHBORE_OF, SMOOTHBORES } from './tables.ts';
import type { Bore, Ordnance, Rate } from './types.ts';

/** Ordnance types, N20: the line of a gun of the catalogue; a mortar and a torpedo have none. */
export const lineOf = (id: string): { bore: Bore; ordnance: Ordnance } | null => {
  const [smoothbore, rifle] = [SMOOTHBORE_OF[id], RIFLE_OF[id]];
  if (smoothbore) return { bore: 'smoothbore', ordnance: SMOOTHBORES[smoothbore] };
  return rifle ? { bore: 'rifle', ordnance: RIFLES[rifle] } : null;
};

/** Range chart, N1: which of the five ranges a distance in hexes is; -1 = beyond the last. */
export const bandOf = (hexes: number): number => RANGES.findIndex(farthest => hexes <= farthest);

/** Range chart, N24: the lowest face that hits; 0 = none does. */
export const lowestToHit = (bore: Bore, rate: Rate, hexes: number): number => HITS_ON[bore][rate][bandOf(hexes)] ?? 0;

/** N17: tenths of an inch that a shot of that gun goes through at that distance; 0 beyond the last range. */
export const throughAt = (id: string, hexes: number): number => lineOf(id)?.ordnance.through[bandOf(hexes)] ?? 0;

const TENTHS = 10;

/** N19, option: the die of one hit, a tenth less or more, rounded to a tenth of an inch, ties up. */
export const byQuality = (through: number, die: number): number => {
  if (die === SHOT_QUALITY.poorOn) return Math.round((through * SHOT_QUALITY.poor) / TENTHS);
  return die === SHOT_QUALITY.goodOn ? Math.round((through * SHOT_QUALITY.good) / TENTHS) : through;
};

/** N14, N18: tenths of an inch in the parts in which plates are kept. */
const inParts = (tenths: number): number => (tenths * ARMOUR.inch) / TENTHS;

/** Damage effect, N18: whether so many tenths go through a plate. */
export const goesThrough = (tenths: number, plate: number): boolean => inParts(tenths) >= plate;

/** Damage effect, N33: whether they go through half of it, which may jam a turret. */
export const mayJam = (tenths: number, plate: number): boolean => inParts(tenths) * JAM.half >= plate;
