import { groundStopsSight, type Ground } from '../../chart/index.ts';
import type { HexId } from '../../core/types.ts';

/**
 * S3, P6, Q17, R56: the hex that stops the line of fire between two hexes, or 0. The ground stops it, and so do ships, unless something is
 * fired over them; hexes of the firer's and the target's own never do.
 */
export const lineStoppedAt = (
  ground: Ground,
  from: HexId,
  to: HexId,
  hasShip: (hex: HexId) => boolean,
  ignored: readonly HexId[] = [],
): HexId =>
  ground.chart.blockedAt(from, to, hex => !ignored.includes(hex) && (groundStopsSight(ground, hex) || hasShip(hex)));

/** Works that lie in one of these hexes. */
export const worksAt = <W extends { readonly hexes: readonly HexId[] }>(
  works: Readonly<Record<string, W>>,
  ...ends: readonly HexId[]
): W[] => Object.values(works).filter(({ hexes }) => ends.some(end => hexes.includes(end)));

/** What lies in a hex is fired over. */
export const nothing = (): boolean => false;
