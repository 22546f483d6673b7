import { t } from '../../../languages/language.ts';
import { mineOdds } from '../odds.ts';
import type { RiverShip } from '../types.ts';

/** C77: "sinks 4 in 6, loses 20 SPV 1 in 6": what a field does to a ship as she is. */
export const minesInWords = (ship: RiverShip): string => {
  const { sinks, costs } = mineOdds(ship);
  return [
    t`sinks ${sinks.ways} in ${sinks.of}`,
    ...costs.map(({ points, chance }) => t`loses ${points} SPV ${chance.ways} in ${chance.of}`),
  ].join(', ');
};
