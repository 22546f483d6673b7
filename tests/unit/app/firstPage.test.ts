/** What the first page says of the battles before their rules are there. */
import { expect, it } from 'vitest';
import { BATTLE_LIST } from '../../../src/app/first/battleList.ts';
import { strengthInWords, summaryOf, turnsInWords } from '../../../src/app/first/summary.ts';
import { SHIPPED_IDS, shippedBattle } from '../../../src/app/files/shipped.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';

it('names every battle that comes with the game, by date, and can be written as JSON', () => {
  const { battles, broken } = BATTLE_LIST;
  expect(broken).toEqual([]);
  expect(battles.map(({ id }) => id).sort()).toEqual([...SHIPPED_IDS].sort());
  const dates = battles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  expect(JSON.parse(JSON.stringify(BATTLE_LIST))).toEqual(BATTLE_LIST);
});

it('says the same as the battle itself', () => {
  const summary = BATTLE_LIST.battles.find(({ id }) => id === 'memphis')!;
  const scenario = shippedBattle('memphis')!.scenario;
  expect(summary.title).toBe(scenario.title);
  expect(summary.strength.union.ships).toEqual(
    scenario.forces.filter(({ side }) => side === 'union').map(({ name }) => name),
  );
  expect(summary.rules).toEqual(RULE_SETS.filter(({ id }) => scenario.rules[id]).map(({ title }) => title));
  expect(shippedBattle('memphis')).toBe(shippedBattle('memphis'));
  expect(shippedBattle('no such battle')).toBeUndefined();
});

it.each([
  [{ ships: ['A'], forts: [], bought: 0 }, '1 ship'],
  [{ ships: ['A', 'B'], forts: ['C'], bought: 0 }, '2 ships, 1 fort'],
  [{ ships: [], forts: ['C', 'D'], bought: 0 }, '2 forts'],
  [{ ships: [], forts: [], bought: 0 }, 'nothing afloat'],
  [{ ships: ['A', 'B'], forts: ['C'], bought: 6 }, '8 ships, 1 fort'],
])('a side in words: %#', (strength, words) => {
  expect(strengthInWords(strength)).toBe(words);
});

it('counts the turns of all rules that count them: a range where they differ, none where only a clock runs', () => {
  const turnsOf = (id: string): string | null => {
    const turns = BATTLE_LIST.battles.find(battle => battle.id === id)?.turns;
    return turns ? turnsInWords(turns) : null;
  };
  const { scenario } = shippedBattle('memphis')!;
  const counted = RULE_SETS.filter(({ desk }) => desk.clock === undefined).flatMap(({ id }) => {
    const section = scenario.rules[id];
    return section ? [section.turns ?? scenario.turns] : [];
  });
  expect(Math.min(...counted)).toBeLessThan(Math.max(...counted));
  expect(turnsOf('memphis')).toBe(`${Math.min(...counted)} to ${Math.max(...counted)} turns`);
  const [quickSheet] = RULE_SETS.filter(rules => rules.desk.clock !== undefined);
  expect(summaryOf({ ...scenario, rules: {} }, [quickSheet!]).turns).toBeNull();
  expect(summaryOf({ ...scenario, rules: {}, turns: 9 }, RULE_SETS).turns).toEqual([9, 9]);
});
