/** How long opponents take, in processor time: a busy machine takes longer, but that is not their fault. */
import { expect, it } from 'vitest';
import { Mind } from '../../src/app/opponent/mind.ts';
import { PATIENCE } from '../../src/app/solo.ts';
import { seedFrom } from '../../src/core/dice.ts';
import { legal, play, start } from '../../src/core/engine.ts';
import { SIDES } from '../../src/core/types.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import { matchNamed } from '../helpers/scenarios.ts';

const DECISIONS = 30;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

it.each(RULE_SETS.map(({ id }) => id))(
  'the most patient opponent answers within a second in nine of ten decisions: %s, Memphis',
  rules => {
    const match = matchNamed(rules, 'memphis');
    const mind = new Mind(processorTime);
    mind.sit({ source: scenarioFileOf(match.scenario), rules, options: { ...match.options } });
    const { state } = start(match, 'pace');
    const times: number[] = [];
    while (times.length < DECISIONS && !state.outcome) {
      const side = SIDES.find(each => state.cursor.awaiting.includes(each))!;
      const view = match.rules.redact(state, side);
      const now = { side, view, offers: legal(match, view, side), dice: seedFrom(`${times.length}`) };
      const begun = processorTime();
      const { command } = mind.decide({ opponent: 'commodore-deep', now, recap: null, patience: PATIENCE });
      times.push(processorTime() - begun);
      play(match, state, command);
    }
    times.sort((one, other) => one - other);
    expect(times.length).toBe(DECISIONS);
    expect(times[Math.ceil(0.9 * DECISIONS) - 1]).toBeLessThan(1000);
  },
  120_000,
);
