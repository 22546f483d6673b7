import { describe, expect, it } from 'vitest';
import { matchNamed, provingGroundsFor } from '../../helpers/scenarios.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import type { Command } from '../../../src/core/types.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import type { PortableState } from '../../../src/rules/portable/types.ts';

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

  it('a beaten ship that has to get away leaves the chart if she can, and turns to port before she turns to starboard', () => {
    const match = matchNamed('portable', 'first-command');
    const opening = start(match, 'desk').state as PortableState;
    const [a, b] = Object.values(opening.ships).filter(({ side }) => side === 'union');
    const beaten = { ...a!, breakingOff: true, movesLeft: 3 };
    const state = { ...opening, ships: { ...opening.ships, [beaten.id]: beaten } };
    const advised = (ships: PortableState['ships'], ...offers: object[]): Command | null => {
      const given = offers.map(offer => ({ side: 'union', ...offer }) as Command);
      const now = situationOf(match, { ...state, ships });
      const straight = match.rules.desk.deciding.advise(now, given);
      expect(match.rules.desk.deciding.advise(now, [...given].reverse())).toBe(straight);
      return straight;
    };
    const turns = ['port', 'starboard'].map(to => ({ type: 'turn', ship: beaten.id, to }));
    const edges = ['left', 'top'].map(edge => ({ type: 'leave', ship: beaten.id, edge }));
    const other = { type: 'ahead', ship: b!.id };
    expect(advised(state.ships, ...turns)).toMatchObject({ to: 'port' });
    expect(advised(state.ships, ...turns, ...edges)).toMatchObject({ type: 'leave', edge: 'top' });
    // Whoever else may move is not asked before her, and without her nobody is told where to steam.
    expect(advised(state.ships, ...turns, other)).toMatchObject({ to: 'port' });
    expect(advised(opening.ships, ...turns, other)).toBeNull();
    expect(advised(opening.ships, ...turns)).toBeNull();
  });
});
