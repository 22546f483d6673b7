/** Battles on the first page are put in order and looked for. */
import { expect, it } from 'vitest';
import { BATTLE_LIST } from '../../../src/app/first/battleList.ts';
import { soughtBattles, type Sought } from '../../../src/app/setup/battleSeeker.tsx';

const OFFERS = [{ summary: null }, ...BATTLE_LIST.battles.map(summary => ({ summary }))];
const minutes = OFFERS.flatMap(({ summary }) => summary?.minutes ?? []);

const sought = (more: Partial<Sought>): typeof OFFERS =>
  soughtBattles(OFFERS, { order: 'usual', size: 'all', words: '', ...more });

it('are put in order by length, what has still to be made last', () => {
  for (const [order, sign] of [
    ['short', 1],
    ['long', -1],
  ] as const) {
    const found = sought({ order });
    expect(found.at(-1)?.summary).toBeNull();
    expect(found.flatMap(({ summary }) => summary?.minutes ?? [])).toEqual(
      [...minutes].sort((one, other) => sign * (one - other)),
    );
  }
});

it('are put in order by ships on both sides', () => {
  const ships = sought({ order: 'many' }).flatMap(({ summary }) =>
    summary ? [summary.strength.union.ships.length + summary.strength.confederate.ships.length] : [],
  );
  expect(ships[0]).toBe(Math.max(...ships));
  const few = sought({ order: 'few' }).flatMap(({ summary }) => summary?.title ?? []);
  expect(few[0]).not.toBe(sought({ order: 'many' })[0]?.summary?.title);
});

it('are found by name and by waters, in whatever letters', () => {
  const found = sought({ words: ' MISSISSIPPI ' });
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(OFFERS.length);
  for (const { summary } of found) expect(`${summary?.title} ${summary?.place}`).toContain('Mississippi');
  expect(sought({ words: 'Memphis' }).map(({ summary }) => summary?.id)).toContain('memphis');
  expect(sought({ words: 'nowhere at all' })).toEqual([]);
});

it('are found by a ship that was there, and by length and number of ships, what has still to be made never', () => {
  const ids = (more: Partial<Sought>): (string | undefined)[] => sought(more).map(({ summary }) => summary?.id);
  expect(ids({ words: 'monitor' })).toEqual(expect.arrayContaining(['hampton-roads-2', 'drewrys-bluff']));
  expect(ids({ words: 'monitor' })).not.toContain('memphis');
  const shipsIn = (more: Partial<Sought>): number[] =>
    sought(more).map(({ summary }) =>
      summary ? summary.strength.union.ships.length + summary.strength.confederate.ships.length : NaN,
    );
  for (const { summary } of sought({ size: 'half' })) expect(summary?.minutes).toBeLessThanOrEqual(30);
  for (const { summary } of sought({ size: 'hour' })) expect(summary?.minutes).toBeLessThanOrEqual(60);
  expect(sought({ size: 'hour' }).length).toBeGreaterThan(sought({ size: 'half' }).length);
  expect(Math.max(...shipsIn({ size: 'few' }))).toBeLessThan(Math.min(...shipsIn({ size: 'many' })));
  expect(sought({ size: 'few' }).length + sought({ size: 'many' }).length).toBe(OFFERS.length - 1);
  expect(ids({ size: 'half', words: 'memphis' })).toEqual([]);
});
