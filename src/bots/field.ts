import type { Chart } from '../core/chart.ts';
import type { Situation } from '../core/game.ts';
import type { HexId, Side } from '../core/types.ts';
import type { KnownRules } from '../system/captain.ts';
import type { Stakes } from './stakes.ts';

/** What captains of every system see when they look round. */

/** A commander puts his fire together rather than share it out evenly. */
const FAVOURITE = 1.4;
/** Nobody can be sure of being the one. */
const MOST = 0.8;

/** Of the fire of somebody who lies in these hexes, the part that each ship within that range must expect: the more there are, the less. */
export const shareOf = (
  chart: Chart,
  ships: readonly { readonly at: HexId }[],
  hexes: readonly HexId[],
  within: number,
): number => {
  let near = 0;
  for (const { at } of ships) if (hexes.some(hex => chart.range(hex, at) <= within)) near += 1;
  return Math.min(MOST, FAVOURITE / Math.max(1, near));
};

/** Hexes from a hex to the nearest ship in the captain's care; 0 where there is none. */
export const fromWards = (
  chart: Chart,
  ships: Readonly<Record<string, { readonly status: string; readonly at: HexId }>>,
  { ward }: Stakes,
  hex: HexId,
): number => {
  let least = Infinity;
  for (const id in ward) {
    const ship = ships[id];
    if (ship?.status === 'afloat') least = Math.min(least, chart.range(ship.at, hex));
  }
  return least === Infinity ? 0 : least;
};

/** Whether a side will have held what it is to hold if nothing more happens. */
export const mayWait = ({ id }: Pick<KnownRules, 'id'>, { scenario }: Situation, side: Side, stakes: Stakes): boolean =>
  (scenario.rules[id]?.objectives ?? scenario.objectives).some(
    ({ side: whose, kind }, index) =>
      whose === side && (kind === 'survive' || kind === 'hold') && stakes.standing[index]?.met,
  );

/** How much of the time is gone, 0 to 1. A side that can wait has all the time in the world; any other wins nothing by waiting. */
export const urgencyOf = (waits: boolean, gone: number): number => (waits ? 0 : Math.min(1, Math.max(0, gone)));
