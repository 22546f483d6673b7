import type { Chart } from '../core/chart.ts';
import type { HexId } from '../core/types.ts';

/**
 * S9: whether a hex is a sandbar for a ship of that draught: one drawn so is one for every ship, whatever depth is written on it, other
 * water for those who draw more than its depth. Land floats nobody. Where a battle knows no bars ships draw nothing.
 */
export const isSandbar = (chart: Chart, hex: HexId, draught: number): boolean =>
  chart.depth(hex) < draught || (draught > 0 && chart.terrain(hex) === 'sandbar');
