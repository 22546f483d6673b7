/** A commodore of thirty-three ships: what he thinks of in a turn is bounded by the turn, not by the number of his ships. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { commodore } from '../../../src/bots/commodore.ts';
import { doctrineOf } from '../../../src/bots/doctrineOf.ts';
import { purseOf } from '../../../src/bots/purse.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { legal, play, situationOf, start, stepAt } from '../../../src/core/engine.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { SIDES, type Side } from '../../../src/core/types.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

/** The same match, whose commands are counted. */
const counting = (match: Match): { match: Match; commands: () => number } => {
  let count = 0;
  const counted = <T extends { perform?: unknown }>(rule: T): T => {
    const { perform } = rule as { perform?: (...given: unknown[]) => unknown };
    if (!perform) return rule;
    const andCount = (...given: unknown[]): unknown => {
      count += 1;
      return perform(...given);
    };
    return { ...rule, perform: andCount };
  };
  const { rules } = match;
  const interrupts = Object.fromEntries(Object.entries(rules.interrupts).map(([type, rule]) => [type, counted(rule)]));
  const own = { sequence: rules.sequence.map(counted), interrupts };
  return {
    match: { ...match, rules: Object.assign(Object.create(rules) as Match['rules'], own) },
    commands: () => count,
  };
};

/** Commands that were played in mind before each decision that took any thought, by phase, in the first turn. */
const thoughtsOf = (match: Match, side: Side): { phase: string; commands: number }[] => {
  const mind = counting(match);
  const { state } = start(match, 'crowd');
  const bots = {
    union: captain(STEADY),
    confederate: captain(STEADY),
    [side]: commodore(STEADY, { simulations: 80, further: 0, plans: 2 }),
  };
  const dice = diceOf(seedFrom('crowd'));
  const thoughts: { phase: string; commands: number }[] = [];
  while (!state.outcome && state.turn === 1) {
    const deciding = SIDES.find(each => state.cursor.awaiting.includes(each))!;
    const before = mind.commands();
    const look = () => situationOf(match, match.rules.redact(state, deciding));
    const command = bots[deciding](look, legal(match, state, deciding), dice, {
      match: mind.match,
      step: stepAt(state),
    });
    const commands = mind.commands() - before;
    if (commands > 0) thoughts.push({ phase: match.rules.sequence[state.cursor.phase]!.id, commands });
    play(match, state, command);
  }
  return thoughts;
};

describe('quick sheet, below New Orleans', () => {
  const thoughts = thoughtsOf(matchNamed('quick-sheet', 'forts-jackson-and-st-philip'), 'union');

  it('plays no more in his mind in a turn than its three budgets and one look at the temper allow', () => {
    const all = thoughts.reduce((sum, { commands }) => sum + commands, 0);
    // 60 battles of two turns and six that are fought on; ship by ship, with as much for each, it was 209,000.
    expect(all).toBeGreaterThan(15_000);
    expect(all).toBeLessThan(45_000);
  });

  it('thinks once about the cards of all ships, then about those that move first', () => {
    expect(thoughts[0]!.phase).toBe('orders');
    expect(thoughts.filter(({ phase }) => phase === 'orders')).toHaveLength(1);
    expect(thoughts.filter(({ phase }) => phase === 'action').length).toBeGreaterThan(0);
  });
});

it('a crowd is more than any other battle brings together', () => {
  const crowded = (battle: string): boolean | undefined => {
    const match = matchNamed('quick-sheet', battle);
    return doctrineOf(match.rules).crowded?.(situationOf(match, start(match, 'crowd').state));
  };
  expect(crowded('forts-jackson-and-st-philip')).toBe(true);
  expect(crowded('mobile-bay')).toBe(false);
  expect(crowded('memphis')).toBe(false);
});

describe('the purse of a turn', () => {
  it('is filled once a turn, also when a turn is played again', () => {
    const purse = purseOf(90);
    expect(purse.share()).toBe(0);
    for (const turn of [1, 2, 1]) {
      expect(purse.opens(turn)).toBe(true);
      expect(purse.share()).toBe(90);
      purse.spend(90);
      expect(purse.opens(turn)).toBe(false);
      expect(purse.share()).toBe(60);
    }
  });
});
