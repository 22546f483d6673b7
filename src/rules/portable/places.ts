import { TERRAIN_NAME } from '../../chart/words.ts';
import type { HexId } from '../../core/types.ts';
import type { Situation } from './types.ts';
import { shipAt } from './units.ts';
import { t, told } from '../../languages/language.ts';

const THE_TERRAIN = { bank: t`the bank`, bluff: t`the bluff`, island: t`the island`, town: t`the town` } as const;

/** What stands in a hex, in words: "the island at 1204", "CSS Virginia at 1010". */
export const chartName = (now: Situation, hex: HexId): string => {
  const ship = shipAt(now, hex);
  const name = ship && now.scenario.forces.find(force => force.id === ship.id)?.name;
  const terrain = now.chart.terrain(hex);
  const land = terrain in THE_TERRAIN ? THE_TERRAIN[terrain as keyof typeof THE_TERRAIN] : TERRAIN_NAME[terrain];
  return t`${name === undefined ? land : told(name)} at ${now.chart.label(hex)}`;
};
