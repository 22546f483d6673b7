/** A commodore short of time: he asks before every imagined battle, and half a round of them decides nothing. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { commodore } from '../../../src/bots/commodore.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf } from '../../../src/core/dice.ts';
import { legal, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import type { Bot, Match } from '../../../src/system/ruleset.ts';
import type { Command } from '../../../src/core/types.ts';
import { inWords } from '../../../src/languages/phrase.ts';
import type { Reason } from '../../../src/system/captain.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

interface Thought {
  command: Command;
  reason: string;
  /** Battles begun in his mind, and those begun after time was out. */
  battles: number;
  late: number;
  asked: number;
}

/** The first decision of a battle, with time for so many questions. */
const decide = (match: Match, time: number, bot: Bot): Thought => {
  const { state } = start(match, 'time');
  const side = state.cursor.awaiting[0]!;
  const options = legal(match, state, side);
  const thought = { reason: '', battles: 0, late: 0, asked: 0 };
  const rules: Match['rules'] = Object.assign(Object.create(match.rules) as Match['rules'], {
    clone: (each: typeof state) => {
      thought.battles += 1;
      if (thought.asked > time) thought.late += 1;
      return match.rules.clone(each);
    },
  });
  const brief = {
    match: { ...match, rules },
    step: stepAt(state),
    say: ({ says }: Reason) => void (thought.reason = inWords(says, id => id)),
    mayGoOn: () => ++thought.asked <= time,
  };
  const command = bot(() => situationOf(match, match.rules.redact(state, side)), options, diceOf([1, 2, 3, 4]), brief);
  return { command, ...thought };
};

/** Too small for whole battles under the slower rules: questions are asked for plans alone. */
const BUDGET = { simulations: 100, further: 0, plans: 3 };

describe.each([
  ['portable', 'memphis'],
  ['rams-ironclads', 'hampton-roads-2'],
])('%s, %s', (rules, battle) => {
  const match = matchNamed(rules, battle);
  const thought = (time: number): Thought => decide(match, time, commodore(STEADY, BUDGET));

  it('begins no imagined battle once time is out, whenever that is', () => {
    expect(thought(24).battles).toBeGreaterThan(12);
    for (const time of [0, 3, 9, 20]) {
      const { battles, late, asked } = thought(time);
      expect(battles).toBeLessThanOrEqual(time);
      expect(late).toBe(0);
      expect(asked).toBeGreaterThan(time);
    }
  });
});

describe('half a round', () => {
  const match = matchNamed('rams-ironclads', 'hampton-roads-1');
  const thoughts = Array.from({ length: 24 }, (_, time) => decide(match, time, commodore(STEADY, BUDGET)));
  const found = thoughts.map(({ reason }) =>
    /best of (\d+) plans in (\d+) imagined/.exec(reason)?.slice(1).map(Number),
  );
  const plans = found.findIndex(Boolean);

  it('leaves the captain’s decision where it was the first', () => {
    expect(found[plans]).toEqual([plans, 1]);
    const own = decide(match, 0, captain(STEADY)).command;
    for (const { command } of thoughts.slice(0, plans)) expect(command).toEqual(own);
    expect(thoughts[plans]!.command).not.toEqual(own);
  });

  it('changes nothing where whole ones came before', () => {
    for (const rounds of [1, 2, 3])
      for (let time = rounds * plans; time < (rounds + 1) * plans; time++) {
        expect(found[time]).toEqual([plans, rounds]);
        expect(thoughts[time]!.command).toEqual(thoughts[rounds * plans]!.command);
      }
  });
});
