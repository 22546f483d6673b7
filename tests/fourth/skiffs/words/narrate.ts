import type { Scenario } from '../../../../src/core/scenario.ts';
import type { KernelEvent } from '../../../../src/core/types.ts';
import { nameInScenario } from '../../../../src/rules/shared/names.ts';
import type { Situation, SkiffsCommand, SkiffsEvent } from '../types.ts';
import { ENDINGS } from '../victory.ts';

export const narrate = (event: SkiffsEvent | KernelEvent, scenario: Scenario): string => {
  const name = (id: string): string => nameInScenario(scenario, id) ?? id;
  switch (event.type) {
    case 'rowed':
      return `${name(event.ship)} rows to ${scenario.chart.label(event.to)}.`;
    case 'swung':
      return `${name(event.ship)} swings round.`;
    case 'shot':
      return `${name(event.ship)} shoots at ${name(event.target)}: ${event.die}, needs ${event.hitsOn}.`;
    case 'turnBegan':
      return `Turn ${event.turn}.`;
    case 'phaseBegan':
      return 'The other side rows.';
    case 'drawOffered':
      return 'A draw is offered.';
    case 'battleEnded':
      return ENDINGS[event.outcome.cause as keyof typeof ENDINGS].says;
  }
};

const WORDS = { row: 'Row', swing: 'Swing', shoot: 'Shoot', done: 'Rest on the oars' } as const;

export const phrase = (command: SkiffsCommand, { scenario }: Situation): string =>
  command.type === 'shoot'
    ? `Shoot at ${nameInScenario(scenario, command.target) ?? command.target}`
    : WORDS[command.type];
