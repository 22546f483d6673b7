/** Battles on the first page are put in order and looked for. */
import { expect, it } from 'vitest';
import { BATTLE_LIST } from '../../../src/app/first/battleList.ts';
import { soughtBattles } from '../../../src/app/setup/battleSeeker.tsx';

const OFFERS = [{ summary: null }, ...BATTLE_LIST.battles.map(summary => ({ summary }))];
const minutes = OFFERS.flatMap(({ summary }) => summary?.minutes ?? []);

it('are put in order by length, what has still to be made last', () => {
  for (const [order, sign] of [
    ['short', 1],
    ['long', -1],
  ] as const) {
    const found = soughtBattles(OFFERS, order, '');
    expect(found.at(-1)?.summary).toBeNull();
    expect(found.flatMap(({ summary }) => summary?.minutes ?? [])).toEqual(
      [...minutes].sort((one, other) => sign * (one - other)),
    );
  }
});

it('are put in order by ships on both sides', () => {
  const ships = soughtBattles(OFFERS, 'many', '').flatMap(({ summary }) =>
    summary ? [summary.strength.union.ships.length + summary.strength.confederate.ships.length] : [],
  );
  expect(ships[0]).toBe(Math.max(...ships));
  const few = soughtBattles(OFFERS, 'few', '').flatMap(({ summary }) => summary?.title ?? []);
  expect(few[0]).not.toBe(soughtBattles(OFFERS, 'many', '')[0]?.summary?.title);
});

it('are found by name and by waters, in whatever letters', () => {
  const found = soughtBattles(OFFERS, 'usual', ' MISSISSIPPI ');
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(OFFERS.length);
  for (const { summary } of found) expect(`${summary?.title} ${summary?.place}`).toContain('Mississippi');
  expect(soughtBattles(OFFERS, 'usual', 'Memphis').map(({ summary }) => summary?.id)).toContain('memphis');
  expect(soughtBattles(OFFERS, 'usual', 'nowhere at all')).toEqual([]);
});
