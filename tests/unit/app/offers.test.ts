import { describe, expect, it } from 'vitest';
import { provingGroundsFor } from '../../helpers/scenarios.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import type { Command } from '../../../src/core/types.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';

describe('what a desk says of offers', () => {
  const pick = (id: string, by: 'usual' | 'advise', offers: object[]): Command | null => {
    const rules = findRuleSet(id)!;
    const [scenario] = provingGroundsFor(rules);
    const match = matchOf(rules, scenario!);
    const now = situationOf(match, start(match, 'desk').state);
    const given = offers.map(offer => ({ side: 'union', ...offer }) as Command);
    const straight = rules.desk.deciding[by](now, given);
    expect(rules.desk.deciding[by](now, [...given].reverse())).toBe(straight);
    return straight;
  };

  it('who has sunk her enemy takes the hex; one who is to strike does it with her bow', () => {
    expect(
      pick('portable', 'usual', [
        { type: 'takeHex', ship: 'a' },
        { type: 'stayBack', ship: 'a' },
      ])?.type,
    ).toBe('takeHex');
    const blow = { ship: 'a', target: 'b' };
    expect(
      pick('rams-ironclads', 'usual', [
        { type: 'ram', ...blow },
        { type: 'useSpar', ...blow },
      ]),
    ).toBeNull();
    expect(
      pick('rams-ironclads', 'advise', [
        { type: 'ram', ...blow },
        { type: 'useSpar', ...blow },
      ])?.type,
    ).toBe('ram');
  });

  it('a beaten ship leaves the chart if she can, and turns to port before she turns to starboard', () => {
    const turns = ['port', 'starboard'].map(to => ({ type: 'turn', ship: 'a', to }));
    expect(pick('portable', 'advise', turns)).toMatchObject({ to: 'port' });
    const edges = ['left', 'top'].map(edge => ({ type: 'leave', ship: 'a', edge }));
    expect(pick('portable', 'advise', [...turns, ...edges])).toMatchObject({ type: 'leave', edge: 'top' });
    expect(pick('portable', 'advise', [...turns, { type: 'ahead', ship: 'b' }])).toBeNull();
  });
});
