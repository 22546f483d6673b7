/** Random games of the two first battles: nothing that must hold is ever broken, and both roads come to the same. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { apply, legal, running, situationOf, start } from '../../../src/core/engine.ts';
import { audit } from '../../../src/rules/nws-1971/audit.ts';
import { kernel } from '../../../src/rules/nws-1971/kernel.ts';
import type { NwsState } from '../../../src/rules/nws-1971/types.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const BATTLES = ['wassaw-sound', 'arkansas-yazoo'];

const matchOf = (id: string) => {
  const scenario = scenarioNamed(id);
  return {
    rules: kernel,
    scenario,
    chart: scenario.chart,
    options: { current: true, shotQuality: false, mines: true, bracketedForts: false },
  };
};

describe.each(BATTLES)('%s', id => {
  it.each(['a', 'b', 'c'])('a random game by the seed %s keeps what must hold, on both roads', seed => {
    const match = matchOf(id);
    const { state } = start(match, seed);
    let frozen: NwsState = structuredClone(state);
    const game = running(match, state);
    const dice = diceOf(seedFrom(`${seed} bot`));
    let count = 0;
    while (!state.outcome) {
      const side = state.cursor.awaiting[0]!;
      const options = legal(match, frozen, side);
      const command = options[dice.roll(options.length) - 1]!;
      game.play(command);
      frozen = apply(match, frozen, command).state;
      expect(audit(situationOf(match, state))).toEqual([]);
      count += 1;
    }
    expect(frozen).toEqual(state);
    expect(count).toBeGreaterThan(20);
  });
});
