import type { Scenario } from '../core/scenario.ts';
import type { HexId } from '../core/types.ts';

/** What stands on a chart in the way of a line of fire. */
export interface Ground extends Pick<Scenario, 'chart'> {
  readonly works: readonly { readonly kind: string; readonly hexes: readonly HexId[] }[];
}

/** S9: whether the ground in a hex stops a line of fire: high land does, and a fort wherever it stands. Forts stand on land only. */
export const groundStopsSight = ({ chart, works }: Ground, hex: HexId): boolean =>
  chart.blocksSight(hex) ||
  (!chart.navigable(hex) && works.some(({ kind, hexes }) => kind === 'fort' && hexes.includes(hex)));
