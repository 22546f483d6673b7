/** Chance that always falls the same way: every irregularity of the chart is a function of its seed and of the place on the paper. */

/** FNV-1a of a text. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
};

/** A 32-bit number for a place in an integer lattice. */
export const mixed = (seed: number, x: number, y: number): number => {
  let hash = seed ^ Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** From 0 up to 1, by a place in an integer lattice. */
export const chance = (seed: number, x: number, y: number): number => mixed(seed, x, y) / 4294967296;

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Smooth value noise from -1 to 1 with a grain of one unit. */
export const valueNoise = (seed: number, x: number, y: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = eased(x - left);
  const down = eased(y - top);
  const upper = chance(seed, left, top) * (1 - across) + chance(seed, left + 1, top) * across;
  const lower = chance(seed, left, top + 1) * (1 - across) + chance(seed, left + 1, top + 1) * across;
  return (upper * (1 - down) + lower * down) * 2 - 1;
};

/** Grain and strength, in base pixels, of what bends coasts and contours. Weak enough that two lines never cross. */
const BENDS: readonly (readonly [grain: number, strength: number])[] = [
  [150, 12],
  [52, 5],
  [21, 2.4],
];

/** How far a point of the paper is pushed, the same for every line that runs through it, so that coast and contours run together. */
export const bendAt = (seed: number, x: number, y: number): { x: number; y: number } => {
  let across = 0;
  let down = 0;
  for (const [grain, strength] of BENDS) {
    across += strength * valueNoise(seed ^ 0x51ed270b, x / grain, y / grain);
    down += strength * valueNoise(seed ^ 0x2545f491, x / grain, y / grain);
  }
  return { x: across, y: down };
};
