/** Planks of a skiff, strokes of her oars in a turn, and the die that hits by distance in hexes. */
export const PLANKS = 3;
export const STROKES = 3;
export const HITS_ON: readonly number[] = [2, 3, 5];

export const TABLES = { PLANKS, STROKES, HITS_ON };
