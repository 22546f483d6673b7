import type { Scenario } from '../../core/scenario.ts';

/** The name of a ship, fort or building of a battle; undefined for anything else. */
export const nameInScenario = (scenario: Scenario, id: string): string | undefined =>
  scenario.forces.find(force => force.id === id)?.name ?? scenario.works.find(work => work.id === id)?.name;
