/**
 * S3: which hexes the straight line between two hex centres passes through, found in integers. Coordinates are scaled so that
 * hex (q, r) has its centre at (2q + r, 3r) and its corners at whole numbers; crossing does not change under scaling.
 */

/** Offsets, in axial q and r from the firer, of one hex inside which the line passes, or of the two hexes beside a hexside along which it runs. */
export type Crossing =
  readonly [q: number, r: number] | readonly [q: number, r: number, otherQ: number, otherR: number];

const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** The neighbour across the hexside between corner k and corner k + 1. */
const ACROSS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

const distance = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** Everything that the line to the hex at offset (q, r) crosses, nearest first, both ends left out. Corners merely touched do not count. */
export const crossings = (q: number, r: number): Crossing[] => {
  const [toX, toY] = [2 * q + r, 3 * r];
  const length = distance(q, r);
  // How far along the line a point lies. Here lengths count: x is in units of sqrt(3) / 2, y of 1 / 2. Hexes are entered in this
  // order, since a line leaves one hex for another only where it comes nearer to the other's centre.
  const project = (x: number, y: number): number => 3 * toX * x + toY * y;
  // On which side of the line a corner lies, from the side on which its hex's centre does: most hexes lie wholly on one.
  const corners = CORNERS.map(([dx, dy]) => toX * dy - toY * dx);
  const farthest = Math.max(...corners);
  const found: { along: number; crossing: Crossing }[] = [];
  for (let hexR = Math.min(0, r) - 1; hexR <= Math.max(0, r) + 1; hexR++) {
    for (let hexQ = Math.min(0, q) - 1; hexQ <= Math.max(0, q) + 1; hexQ++) {
      const x = 2 * hexQ + hexR;
      const y = 3 * hexR;
      const centre = toX * y - toY * x;
      if (centre > farthest || centre < -farthest) continue;
      const near = distance(hexQ, hexR);
      const far = distance(q - hexQ, r - hexR);
      if (near === 0 || far === 0 || near > length || far > length) continue;
      const sides = corners.map(corner => Math.sign(centre + corner));
      const along = project(x, y);
      if (sides.includes(1) && sides.includes(-1)) found.push({ along, crossing: [hexQ, hexR] });
      else {
        const side = sides.findIndex((value, corner) => value === 0 && sides[(corner + 1) % 6] === 0);
        const across = ACROSS[side];
        // Each hexside is met from both of its hexes: keep the one on the line's left.
        if (across && sides.includes(1)) {
          const other = [hexQ + across[0], hexR + across[1]] as const;
          found.push({
            along: (along + project(2 * other[0] + other[1], 3 * other[1])) / 2,
            crossing: [hexQ, hexR, ...other],
          });
        }
      }
    }
  }
  return found.sort((one, other) => one.along - other.along).map(item => item.crossing);
};
