/** One write at a time, the newest next, and nothing shown before it is on its way. */
import { expect, it } from 'vitest';
import { allKept, Keeper } from '../../../src/app/files/keeper.ts';
import { Session } from '../../../src/app/table/session.ts';
import { legal } from '../../../src/core/engine.ts';
import { newGame, type Played } from '../../../src/trials/gameFile.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { matchOf } from '../../toys/battle.ts';
import { scouts } from '../../toys/scouts.ts';

/** A disk that writes when it is told to. */
class Disk<T> {
  readonly written: T[] = [];
  readonly #held: ((isKept: boolean) => void)[] = [];
  slow = false;

  write(what: T, sent: () => void): Promise<boolean> {
    this.written.push(what);
    if (!this.slow) sent();
    return new Promise(resolve =>
      this.#held.push(isKept => {
        sent();
        resolve(isKept);
      }),
    );
  }

  done(isKept = true): void {
    this.#held.shift()?.(isKept);
  }
}

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

it('has one write on its way; what comes meanwhile is merged into the next', async () => {
  const disk = new Disk<number>();
  const keeper = new Keeper<number>((what, sent) => disk.write(what, sent));
  expect(keeper.keeping.value).toBe('kept');
  for (const what of [1, 2]) void keeper.keep(what);
  await tick();
  expect(disk.written).toEqual([2]);
  for (const what of [3, 4, 5]) void keeper.keep(what);
  await tick();
  expect([disk.written, keeper.keeping.value]).toEqual([[2], 'keeping']);
  disk.done();
  await tick();
  expect([disk.written, keeper.keeping.value]).toEqual([[2, 5], 'keeping']);
  disk.done();
  await tick();
  expect([disk.written, keeper.keeping.value]).toEqual([[2, 5], 'kept']);
});

it('says when something is on its way, and not before the write ahead of it is done', async () => {
  const disk = new Disk<number>();
  const keeper = new Keeper<number>((what, sent) => disk.write(what, sent));
  const sent: number[] = [];
  void keeper.keep(1).then(() => sent.push(1));
  await tick();
  void keeper.keep(2).then(() => sent.push(2));
  await tick();
  expect(sent).toEqual([1]);
  disk.done();
  await tick();
  expect(sent).toEqual([1, 2]);
});

it('a write that fails, or throws, is told, and the next is tried all the same', async () => {
  const disk = new Disk<number>();
  const keeper = new Keeper<number>((what, sent) =>
    what === 3 ? Promise.reject(new Error('no disk')) : disk.write(what, sent),
  );
  void keeper.keep(1);
  await tick();
  disk.done(false);
  await tick();
  expect(keeper.keeping.value).toBe('failed');
  const sent = keeper.keep(3);
  await sent;
  await tick();
  expect(keeper.keeping.value).toBe('failed');
  void keeper.keep(4);
  await tick();
  disk.done();
  await tick();
  expect(keeper.keeping.value).toBe('kept');
});

it('a command is not shown before it is on its way', async () => {
  const match = matchOf(scouts) as unknown as Match;
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'keeper',
    battle: { scenario: match.scenario, source: {}, shipped: false },
    match,
    players: { union: 'human', confederate: 'human' },
  });
  const disk = new Disk<Played>();
  disk.slow = true;
  const keeper = new Keeper<Played>((what, sent) => disk.write(what, sent));
  const session = new Session(played, now => keeper.keep(now));
  const side = session.newest.cursor.awaiting[0]!;
  session.dispatch(legal(match, session.newest, side)[0]!);
  await tick();
  expect([session.history.value.length, session.shownCount.value, session.busy.value]).toEqual([1, 0, true]);
  disk.done();
  await session.playback.settled();
  expect([session.shownCount.value, session.busy.value]).toEqual([1, false]);
});

it('whoever leaves the page waits until nothing is on its way', async () => {
  const disk = new Disk<number>();
  const keeper = new Keeper<number>((what, sent) => disk.write(what, sent));
  const left: string[] = [];
  const leave = (who: string): Promise<unknown> => allKept().then(() => left.push(who));
  await leave('before');
  void keeper.keep(1);
  void leave('after');
  await tick();
  expect(left).toEqual(['before']);
  disk.done();
  await expect.poll(() => left).toEqual(['before', 'after']);
});
