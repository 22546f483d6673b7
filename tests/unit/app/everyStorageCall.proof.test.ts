/** Whichever call to the browser's storage fails, nothing that was kept is lost, the player is told, and the page goes on. */
import 'fake-indexeddb/auto';
import { Window } from 'happy-dom';
import { readdirSync, readFileSync } from 'node:fs';
import { effect } from '@preact/signals';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fought } from '../../../src/app/career/career.ts';
import type { Fleets } from '../../../src/app/making/fleets.ts';
import type { Found } from '../../../src/app/post/open.ts';
import type { KeptPost } from '../../../src/app/post/store.ts';
import type { KeptShip } from '../../../src/app/ships/yard/shelf.ts';
import type { Yard } from '../../../src/app/ships/yard/yard.ts';
import { rowOf } from '../../../src/app/post/seat.ts';
import { listed } from '../../../src/app/table/gameKeeper.ts';
import type { SavedGame } from '../../../src/app/table/savedGame.ts';
import type { Table } from '../../../src/app/table/table.ts';
import { legal } from '../../../src/core/engine.ts';
import type { Vessel } from '../../../src/core/vessels.ts';
import { fileOf } from '../../../src/post/page.ts';
import { openGame, toGameFile, type Players } from '../../../src/trials/gameFile.ts';
import type { GameFile } from '../../../src/trials/gameShape.ts';
import { vessel } from '../../../src/ships/index.ts';
import { DATABASES, DATABASE_NAMES, type DatabaseName } from '../../helpers/databases.ts';
import { faultyStorage } from '../../helpers/faultyStorage.ts';
import { playedGame } from '../../helpers/playedGame.ts';
import { invited, joined, ownBattle } from '../../helpers/post.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const page = new Window({ url: 'http://localhost/' });
const notes = page.localStorage as unknown as Storage;
const storage = faultyStorage(notes);
for (const name of ['location', 'history', 'document', 'navigator'] as const) vi.stubGlobal(name, page[name]);
vi.stubGlobal('PopStateEvent', page.PopStateEvent);
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
vi.stubGlobal('matchMedia', page.matchMedia.bind(page));
vi.stubGlobal('requestAnimationFrame', () => 0);
afterAll(() => vi.unstubAllGlobals());

/** The page's own modules, read once its stand-ins are there. */
const modules = async () => ({
  ...(await import('../../../src/app/table/games.ts')),
  ...(await import('../../../src/app/table/savedGames.ts')),
  ...(await import('../../../src/app/career/store.ts')),
  ...(await import('../../../src/app/making/fleets.ts')),
  ...(await import('../../../src/app/files/aside.ts')),
  ...(await import('../../../src/app/files/trouble.ts')),
  ...(await import('../../../src/app/settings/settings.ts')),
  ...(await import('../../../src/app/tutorial/record.ts')),
  ...(await import('../../../src/app/post/open.ts')),
  ...(await import('../../../src/app/post/place.ts')),
  ...(await import('../../../src/app/post/store.ts')),
  ...(await import('../../../src/app/first/refusal.ts')),
  ...(await import('../../../src/rules/index.ts')),
  yard: await import('../../../src/app/ships/yard/yard.ts'),
});
let app: Awaited<ReturnType<typeof modules>>;
beforeAll(async () => {
  app = await modules();
});

const battle = ownBattle('duel');
const saved = '2026-03-04T05:06:07.000Z';
const HUMANS = { union: 'human', confederate: 'human' };

const fought = (id: string): Fought => ({
  id,
  ended: saved,
  battle: 'Duel',
  rules: 'Portable',
  players: HUMANS,
  side: null,
  winner: 'union',
  turns: 3,
  result: 'shared',
});

const setupOf = (players: Players) => {
  const match = matchNamed('portable', 'duel');
  return { name: 'A game', battle, match, players, seed: 'every call' };
};

/** The game on the table, once what has been played is kept or cannot be. */
const rests = async (): Promise<Table> => {
  const game = app.table.peek();
  if (!game) throw new Error('no game lies on the table');
  await game.session.playback.settled();
  await expect.poll(() => game.keeping?.value, { interval: 1 }).not.toBe('keeping');
  return game;
};

/** One order of whoever has to decide. */
const order = async (): Promise<void> => {
  const { session } = await rests();
  const [side] = session.newest.cursor.awaiting;
  const [first] = legal(session.setup.match, session.newest, side!);
  expect(session.dispatch(first!)).toBeNull();
  await rests();
};

/** Leaves the table and comes back to it by the page's address. */
const openAgain = async (): Promise<void> => {
  const { hash } = page.location;
  app.leaveTable();
  page.location.hash = hash;
  app.followAddress();
  await expect.poll(() => app.opening.peek(), { interval: 1 }).toBe(false);
};

type Row = Record<string, unknown> & { id: string | [string, 'journal'] };

/** Everything that lies in the browser: rows by store and key, and notes. */
interface Lying {
  rows: Record<string, Record<string, Row>>;
  notes: Record<string, string>;
}

/** A database as the page makes it, opened beside the page. */
const opened = (name: DatabaseName): Promise<IDBPDatabase> =>
  openDB(name, 1, {
    upgrade: db => {
      for (const store of DATABASES[name]) db.createObjectStore(store, { keyPath: 'id' });
    },
  });

const lying = async (): Promise<Lying> => {
  const rows: Lying['rows'] = {};
  for (const name of DATABASE_NAMES) {
    const db = await opened(name);
    for (const store of DATABASES[name]) {
      const all = (await db.getAll(store)) as Row[];
      rows[`${name} ${store}`] = Object.fromEntries(all.map(row => [String(row.id), row]));
    }
    db.close();
  }
  return { rows, notes: Object.fromEntries(Object.entries(notes) as [string, string][]) };
};

/** Lays everything out as it was, and lets the page find its databases closed. */
const layOut = async (before: Lying): Promise<void> => {
  for (const name of DATABASE_NAMES) {
    await deleteDB(name);
    const db = await opened(name);
    for (const store of DATABASES[name])
      for (const row of Object.values(before.rows[`${name} ${store}`] ?? {})) await db.put(store, row);
    db.close();
  }
  notes.clear();
  for (const [place, text] of Object.entries(before.notes)) notes.setItem(place, text);
};

const newFleets = (): Fleets =>
  new app.Fleets({ shelf: app.BROWSER_SHELF, newId: app.randomSeed, now: () => new Date().toISOString() });

const newYard = (): Yard =>
  new app.yard.Yard({ shelf: app.yard.BROWSER_SHELF, newId: app.randomSeed, now: () => new Date().toISOString() });

const ownShip = (id: string, part: Partial<Vessel> = {}): KeptShip => {
  const name = 'Novelty';
  return { id, name, saved, ship: { ...vessel('uss_cairo'), id, name, ...part } };
};

/** What lies in the browser before: some of everything, and things that cannot be read among it. */
const seed = async (): Promise<void> => {
  const game = playedGame('portable', 'duel', 'before');
  const file = toGameFile({ ...game, entries: game.entries.slice(0, 5) }, '0', saved);
  const row = (id: string): SavedGame => ({ ...listed(id, game, saved), over: false });
  for (const id of ['old', 'scratch']) expect(await app.keepGame(row(id), file)).toBe(true);
  expect(await app.keepGame({ ...row('bad'), saved: 'soon' }, file)).toBe(true);
  expect(await app.takeFought([fought('old')])).toBe(1);
  await app.BROWSER_SHELF.keep({ id: 'old', name: 'Old', side: 'union', points: 200, ships: ['uss_cairo'], saved });
  const { keep: keepShip } = app.yard.BROWSER_SHELF;
  await keepShip(ownShip('own_old'));
  await keepShip(ownShip('own_bad', { tons: 1e9 }));
  app.openRecord('old', 0, []);
  app.change({ numbers: false });
  const host = invited(battle, 'portable');
  const from = { file: fileOf(host.now), own: host.own, orders: [], fixed: null, seen: 0, handed: 1 };
  expect(await app.keepPost({ id: 'post-test', row: rowOf(host, saved), ...from })).toBe(true);
};

/** What a use came to. */
interface Used {
  /** What the page said of itself. */
  said: string[];
  /** The game that was begun, as far as it was played, and whether the page held it for kept. */
  id: string;
  commands: number;
  isKept: boolean;
}

/** A small use of the page, from its opening on. */
const use = async (): Promise<Used> => {
  const said: string[] = [];
  const stop = effect(() => {
    for (const words of [app.storageTrouble.value, app.refusal.value]) if (words !== null) said.push(words);
  });
  const found = (one: Found): void => {
    if (one.what === 'refused') said.push(one.why);
  };
  await Promise.all([app.listGames(), app.listPosts(), app.lookAside()]);
  app.change({ numbers: true });
  app.begin(setupOf(HUMANS));
  for (let orders = 0; orders < 3; orders++) await order();
  await app.renameGame(app.table.peek()!.id, 'Another name');
  let game = await rests();
  await openAgain();
  if (app.table.peek()) {
    await order();
    game = await rests();
    game.session.dispatch({ type: 'concede', side: game.session.newest.cursor.awaiting[0]! });
    await rests();
    app.leaveTable();
  }
  await app.listGames();
  await app.listFought();
  await app.takeFought([fought('old'), fought('new')]);
  const fleets = newFleets();
  await fleets.load();
  fleets.begin('union');
  fleets.change({ ships: ['uss_cairo'] });
  await fleets.remove(fleets.open.peek()!.id);
  const yard = newYard();
  await yard.load();
  yard.layDown();
  yard.change({ tons: 600 });
  await yard.remove(yard.sound.peek()!.id);
  app.openRecord('new', 0, []);
  app.changeRecord('new', { left: true });
  found(await app.openPost('#post-post-test'));
  app.openPostText(JSON.stringify(fileOf(joined(invited(battle, 'portable')).now)));
  found(await app.openPost('#post'));
  if (app.table.peek()) await rests();
  app.leaveTable();
  await app.deleteGame('scratch');
  stop();
  const { id, session, keeping } = game;
  return { said, id, commands: session.history.peek().length, isKept: keeping?.peek() === 'kept' };
};

/** Rows of games whose files are there, and files whose rows are. */
const wholeGames = ({ rows }: Lying): [rows: string[], files: string[]] => {
  const files = Object.keys(rows['brownwater files'] ?? {}).filter(key => !key.includes(','));
  return [Object.keys(rows['brownwater list'] ?? {}).sort(), files.sort()];
};

const settingsIn = ({ notes: { 'brownwater.settings': text } }: Lying): unknown => JSON.parse(text ?? 'null');
const recordsIn = ({ notes: { 'brownwater.lessons': text } }: Lying): unknown => JSON.parse(text ?? 'null');

/** Nothing that was kept is lost or half changed, and what the page held for kept is. */
const promised = async (before: Lying, { id, commands, isKept }: Used): Promise<void> => {
  const after = await lying();
  for (const [store, key] of [
    ['brownwater list', 'old'],
    ['brownwater files', 'old'],
    ['brownwater-career battles', 'old'],
    ['brownwater-fleets fleets', 'old'],
    ['brownwater-ships ships', 'own_old'],
  ] as const)
    expect(after.rows[store]?.[key], store).toEqual(before.rows[store]?.[key]);
  const [rows, files] = wholeGames(after);
  expect(rows).toEqual(files);
  const bad = before.rows['brownwater files']?.bad?.file;
  const aside = after.rows['brownwater-aside things']?.['game/bad']?.text as string | undefined;
  if (rows.includes('bad')) expect(after.rows['brownwater files']?.bad?.file).toEqual(bad);
  else expect((JSON.parse(aside ?? '{}') as { file?: unknown }).file).toEqual(bad);
  const badShip = before.rows['brownwater-ships ships']?.own_bad;
  const shipAside = after.rows['brownwater-aside things']?.['ship/own_bad']?.text as string | undefined;
  const ships = [after.rows['brownwater-ships ships']?.own_bad, JSON.parse(shipAside ?? 'null') as unknown];
  expect(ships).toContainEqual(badShip);
  const [was, is] = [before, after].map(all => all.rows['brownwater-post games']?.['post-test'] as unknown as KeptPost);
  expect(is?.own.secret).toBe(was?.own.secret);
  expect((await app.openPost('#post-post-test')).what).not.toBe('refused');
  app.leaveTable();
  expect([settingsIn(before), { ...(settingsIn(before) as object), numbers: true }]).toContainEqual(settingsIn(after));
  expect(recordsIn(after)).toEqual(expect.arrayContaining(recordsIn(before) as object[]));
  const file = await app.loadGame(id);
  if (isKept) expect((file as GameFile).commands).toHaveLength(commands);
  if (file !== undefined) expect(openGame(file, () => undefined).ok).toBe(true);
};

const LONGEST_USE = 400;
/** Where earlier versions noted games. */
const NOTED = 'brownwater-journal-';

describe('every call to what a browser keeps', () => {
  let before: Lying;
  const unheard: unknown[] = [];
  beforeAll(async () => {
    await seed();
    before = await lying();
    process.on('unhandledRejection', error => unheard.push(error));
  });

  it('is known: no database of the page is left out', () => {
    const sources = new URL('../../../src/', import.meta.url);
    const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [...readFileSync(new URL(file, sources), 'utf8').matchAll(/(?<=databaseOf<\w+>\(')[^']+/g)])
      .map(([name]) => name);
    expect(named.sort()).toEqual([...DATABASE_NAMES].sort());
  });

  it.each(['thrown', 'broken'] as const)('may fail: %s', async fault => {
    for (let place = 1; place < LONGEST_USE; place++) {
      await layOut(before);
      for (const lies of [...DATABASE_NAMES, ...Object.keys(before.notes), NOTED]) app.relieve(lies, 'writing');
      app.change({ numbers: false });
      storage.failAt(place, fault);
      const used = await use();
      const { [place - 1]: failed } = storage.calls;
      storage.failAt(0, fault);
      const where = `call ${place}, ${failed ?? 'none'}`;
      expect(used.said.length > 0, `${where}: ${used.said.join(' ')}`).toBe(failed !== undefined);
      await promised(before, used).catch((error: unknown) => expect.fail(`${where}: ${String(error)}`));
      expect(unheard, where).toEqual([]);
      if (failed === undefined) {
        expect(place).toBeGreaterThan(100);
        return;
      }
    }
    expect.fail('it does not come to an end');
  });
});
