/** Which window has a game: the one that opened it last, until it leaves the table. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hold } from '../../../src/app/table/hold.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { matchOf } from '../../toys/battle.ts';
import { scouts } from '../../toys/scouts.ts';

/** Locks as a browser has them: a thief always gets one, and who had it hears of it. */
class Locks {
  readonly #robbed = new Map<string, () => void>();

  request(name: string, _: { steal: true }, hold: () => Promise<void>): Promise<void> {
    this.#robbed.get(name)?.();
    return new Promise((resolve, reject) => {
      const robbed = (): void => reject(new Error('stolen'));
      this.#robbed.set(name, robbed);
      void hold().then(() => {
        if (this.#robbed.get(name) === robbed) this.#robbed.delete(name);
        resolve();
      });
    });
  }
}

beforeEach(() => void vi.stubGlobal('navigator', { locks: new Locks() }));
afterEach(() => vi.unstubAllGlobals());

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const laid = (hold: Hold): Table => {
  const match = matchOf(scouts) as unknown as Match;
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'hold',
    battle: { scenario: match.scenario, source: {}, shipped: false },
    match,
    players: { union: 'human', confederate: 'human' },
  });
  return new Table('a', new Session(played, () => undefined), { hold });
};

it('is lost to the window that opens the same game, and to no other', async () => {
  const here = new Hold('a');
  new Hold('b');
  await tick();
  expect(here.lost.value).toBe(false);
  const there = new Hold('a');
  await tick();
  expect([here.lost.value, there.lost.value]).toEqual([true, false]);
});

it('is let go with the table that is left: nobody takes it over then, and a game that was lost stays so', async () => {
  const hold = new Hold('a');
  const table = laid(hold);
  table.leave();
  const there = new Hold('a');
  await tick();
  expect(hold.lost.value).toBe(false);
  const again = laid(there);
  new Hold('a');
  await tick();
  again.leave();
  expect(there.lost.value).toBe(true);
});

it('opponents stand still in a window that has lost the game', async () => {
  const table = laid(new Hold('a'));
  await tick();
  expect(table.helm.solo.held.value).toBe(false);
  new Hold('a');
  await tick();
  expect(table.helm.solo.held.value).toBe(true);
  table.leave();
});

it('a browser without locks knows of one window', async () => {
  vi.stubGlobal('navigator', {});
  const holds = [new Hold('a'), new Hold('a')];
  await tick();
  expect(holds.map(({ lost }) => lost.value)).toEqual([false, false]);
});
