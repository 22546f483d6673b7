/** How Tiled lays out our hexes: pointy-top, rows 02, 04, 06... half a tile to the right (S2). Pixels of the map. */
export const TILE = { width: 56, height: 64, side: 32 } as const;

/** Rows lie three quarters of a tile apart. */
const ROW_STEP = (TILE.height + TILE.side) / 2;

/** The middle of a hex; column and row from 1. */
export const centreOf = (column: number, row: number): { x: number; y: number } => ({
  x: (column - 1) * TILE.width + (row % 2 === 0 ? TILE.width : TILE.width / 2),
  y: (row - 1) * ROW_STEP + TILE.height / 2,
});

/** Column and row of the hex whose middle is nearest to a point of the map, whatever size its tiles have. */
export const hexNear = (
  x: number,
  y: number,
  size: { width: number; height: number; side: number },
): { column: number; row: number } => {
  const step = (size.height + size.side) / 2;
  const guess = Math.round((y - size.height / 2) / step) + 1;
  let best = { column: 1, row: 1, far: Infinity };
  for (let row = guess - 1; row <= guess + 1; row++) {
    const shift = row % 2 === 0 ? size.width : size.width / 2;
    const column = Math.round((x - shift) / size.width) + 1;
    const acrossBy = (column - 1) * size.width + shift - x;
    const downBy = (row - 1) * step + size.height / 2 - y;
    const far = acrossBy * acrossBy + downBy * downBy;
    if (far < best.far) best = { column, row, far };
  }
  return { column: best.column, row: best.row };
};
