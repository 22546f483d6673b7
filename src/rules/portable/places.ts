import type { HexId } from '../../core/types.ts';
import type { Situation } from './types.ts';
import { shipAt } from './units.ts';
import { t } from '../../core/language.ts';

const TERRAIN_NAME = { bank: t`the bank`, bluff: t`the bluff`, island: t`the island`, town: t`the town` } as const;

/** What stands in a hex, in words: "the island at 1204", "CSS Virginia at 1010". */
export const chartName = (now: Situation, hex: HexId): string => {
  const ship = shipAt(now, hex);
  const name = ship && now.scenario.forces.find(force => force.id === ship.id)?.name;
  const terrain = now.chart.terrain(hex);
  const land = terrain in TERRAIN_NAME ? TERRAIN_NAME[terrain as keyof typeof TERRAIN_NAME] : terrain;
  return t`${name ?? land} at ${now.chart.label(hex)}`;
};
