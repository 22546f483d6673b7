import { THE_TERRAIN } from '../../chart/words.ts';
import type { Chart } from '../../core/chart.ts';
import type { HexId } from '../../core/types.ts';
import type { Scenario } from '../../core/scenario.ts';
import { t, told } from '../../languages/language.ts';
import type { Bearing, FortFace } from '../../ships/index.ts';

/** The name of a ship, fort or building of a battle; undefined for anything else. */
export const nameInScenario = (scenario: Scenario, id: string): string | undefined =>
  scenario.forces.find(force => force.id === id)?.name ?? scenario.works.find(work => work.id === id)?.name;

/** The name of anything that has an id, as a player reads it. */
export const nameIn = (scenario: Scenario, id: string): string => told(nameInScenario(scenario, id) ?? id);

/** What lies in a hex, by its name where it has one: "the island at 1204", "CSS Virginia at 1010". */
export const placeInWords = (chart: Chart, hex: HexId, name = THE_TERRAIN[chart.terrain(hex)]): string =>
  t`${name} at ${chart.label(hex)}`;

export const SIDE_NAME = { union: t`Union`, confederate: t`Confederate` } as const;

/** Where a gun bears, and what lies that way. */
export const BEARING_NAME: Readonly<Record<Bearing | FortFace, string>> = {
  bow: t`bow`,
  stern: t`stern`,
  port: t`port`,
  starboard: t`starboard`,
  front: t`front`,
  rear: t`rear`,
  left: t`left`,
  right: t`right`,
};
