import type { Chart } from '../../core/chart.ts';
import { ALL_FACINGS, turned, type Facing, type HexId } from '../../core/types.ts';

/** The two hexes of a fort as its gunners see them, looking to the front, which stands square to the line through both. */
export interface FortBase {
  readonly left: HexId;
  readonly right: HexId;
  /** Direction from the left hex to the right one. */
  readonly along: Facing;
}

/** Q22, Q65: a fort's base, put so that its front lies to port of the line from left to right. */
export const fortBaseOf = (
  chart: Pick<Chart, 'neighbour'>,
  { hexes, facing }: { readonly hexes: readonly HexId[]; readonly facing: Facing },
): FortBase => {
  const [one = 0, other = one] = hexes;
  const along = ALL_FACINGS.find(way => chart.neighbour(one, way) === other) ?? 0;
  const toPort = (facing - along + 6) % 6;
  return toPort <= 3 ? { left: one, right: other, along } : { left: other, right: one, along: turned(along, 3) };
};
