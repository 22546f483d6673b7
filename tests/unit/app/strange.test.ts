/** What comes from elsewhere is read in a thread, which is stopped when it does not get on; the page is handed what was read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heard, packedUp, PIECE, unpackedFrom, type Parcel } from '../../../src/app/files/handOver.ts';
import { readStrange, type Hired } from '../../../src/app/files/strange.ts';
import { READERS, type Input, type Kind, type Read } from '../../../src/app/files/strangeReaders.ts';
import { legal } from '../../../src/core/engine.ts';
import { hash } from '../../../src/core/replay.ts';
import { fileOf } from '../../../src/post/page.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newestState, toGameFile } from '../../../src/trials/gameFile.ts';
import { playedGame } from '../../helpers/playedGame.ts';
import { correspond, invited, ownBattle } from '../../helpers/post.ts';

const refuse = (why: string): string => `refused: ${why}`;

const parcelOf = (read: unknown): Parcel => packedUp(read, []).parcel;

const hired = (part: Partial<Hired>): Hired & { gone: boolean } => {
  const one = {
    ready: Promise.resolve(),
    read: (_: Kind, from: unknown) => Promise.resolve(parcelOf(`${String(from)}, read there`)),
    piece: () => Promise.reject(new Error('no list was handed over')),
    dismiss: () => void (one.gone = true),
    gone: false,
    ...part,
  };
  return one;
};

const career = '{"format": "brownwater-career", "version": 1, "battles": []}';

/** Whatever the reader answers, as text. */
const read = (reader: Hired | null, signal?: AbortSignal): Promise<string> =>
  readStrange(
    async ask => {
      const answer: unknown = await ask('career', career);
      return typeof answer === 'string' ? answer : JSON.stringify(answer);
    },
    refuse,
    { hire: () => reader, ...(signal ? { signal } : {}) },
  );

describe('what comes from elsewhere', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is read in a thread, which is sent home, and not once more by the page', async () => {
    const reader = hired({});
    expect(await read(reader)).toBe(`${career}, read there`);
    expect(reader.gone).toBe(true);
  });

  it('is refused with a sentence after two seconds without a sign of life, and the thread is stopped', async () => {
    const reader = hired({ read: () => new Promise(() => undefined) });
    const answer = read(reader);
    await vi.advanceTimersByTimeAsync(1999);
    expect(reader.gone).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(await answer).toMatch(/^refused: This takes too long to read/);
    expect(reader.gone).toBe(true);
  });

  it('may take as long as it likes where it gets on', async () => {
    let done: (parcel: Parcel) => void = () => undefined;
    let beat = (): void => undefined;
    const reader = hired({
      read: (_kind, _from, own) => {
        beat = own;
        return new Promise(resolve => (done = resolve));
      },
    });
    const answer = read(reader);
    for (let beats = 0; beats < 40; beats++) {
      await vi.advanceTimersByTimeAsync(1700);
      beat();
    }
    expect(reader.gone).toBe(false);
    done(parcelOf('a long game'));
    expect(await answer).toBe('a long game');
  });

  it('is refused where its long lists are not handed over in time either', async () => {
    const { parcel } = packedUp({ list: Array.from({ length: 2 * PIECE + 1 }, (_, place) => place) }, []);
    const pieces: number[] = [];
    const reader = hired({
      read: () => Promise.resolve(parcel),
      piece: (_list, from) => {
        pieces.push(from);
        return from === 0 ? Promise.resolve(Array.from({ length: PIECE }, () => 0)) : new Promise(() => undefined);
      },
    });
    const answer = read(reader);
    await vi.advanceTimersByTimeAsync(2001);
    expect(await answer).toMatch(/^refused: This takes too long to read/);
    expect(pieces).toEqual([0, PIECE]);
  });

  it('is waited for by nobody once the page is elsewhere: the thread is stopped', async () => {
    const reader = hired({ read: () => new Promise(() => undefined) });
    const waits = new AbortController();
    const answer = read(reader, waits.signal);
    await vi.advanceTimersByTimeAsync(100);
    waits.abort();
    expect(await answer).toBe('refused: ');
    expect(reader.gone).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is waited for by nobody either while the thread is still getting ready, or when the page was elsewhere before', async () => {
    const reader = hired({ ready: new Promise(() => undefined) });
    const waits = new AbortController();
    const answer = read(reader, waits.signal);
    waits.abort();
    expect([await answer, reader.gone]).toEqual(['refused: ', true]);
    const late = hired({ ready: new Promise(() => undefined) });
    expect([await read(late, waits.signal), late.gone]).toEqual(['refused: ', true]);
  });

  it('is refused with a sentence where a reader fails, in the thread or on the page', async () => {
    const bad = (): Promise<never> => Promise.reject(new TypeError('at is not a function'));
    expect(await read(hired({ read: bad }))).toMatch(/^refused: This could not be read/);
    expect(await readStrange(bad, refuse, { hire: () => null })).toMatch(/^refused: This could not be read/);
  });

  it('is read by the page where there is no thread, or its readers cannot be fetched', async () => {
    expect(await read(null)).toBe('{"ok":true,"battles":[]}');
    expect(await read(hired({ ready: Promise.reject(new Error('offline')) }))).toBe('{"ok":true,"battles":[]}');
  });
});

/** What a thread hands over, and how often it was heard of meanwhile. */
const handedOver = async <K extends Kind>(kind: K, from: Input<K>) => {
  let steps = 0;
  const laid: Match[] = [];
  const there = READERS[kind](from, match => {
    laid.push(heard(match, () => (steps += 1)));
    return laid.at(-1)!;
  });
  const { parcel, lists } = packedUp(there, laid);
  const pieces: number[] = [];
  const read = (await unpackedFrom(structuredClone(parcel), (list, at) => {
    pieces.push(at);
    return Promise.resolve(structuredClone(lists[list]!.slice(at, at + PIECE)));
  })) as Read<K>;
  return { read, steps, pieces };
};

describe.each(RULE_SETS.map(({ id }) => id))('what was read of a game of %s', rules => {
  const played = playedGame(rules, 'duel', 'handed');
  const text = JSON.stringify(toGameFile(played, '0', '2026-03-04T05:06:07.000Z'));

  it('is handed over as it would have been read here, its commands in pieces, and is heard of at every command', async () => {
    const { read, steps, pieces } = await handedOver('game', text);
    const here = READERS.game(text);
    if (!read.ok || !here.ok) return expect.fail('refused');
    const [{ match: own, battle, ...setup }, { match, battle: battleHere, ...setupHere }] = [read.setup, here.setup];
    expect({ ...read, setup }).toEqual({ ...here, setup: setupHere });
    expect(battle.source).toEqual(battleHere.source);
    for (const scenario of [battle.scenario, own.scenario])
      expect(scenarioFileOf(scenario)).toEqual(scenarioFileOf(match.scenario));
    expect(own.rules).toBe(match.rules);
    expect(own.options).toEqual(match.options);
    expect(pieces).toEqual([...played.entries.keys()].filter(place => place % PIECE === 0));
    expect(steps).toBeGreaterThan(played.entries.length);
    // It is as good as one that was played here: states cannot change, and what is open in them is the same.
    for (const { state } of read.entries) expect(Object.isFrozen(state) && Object.isFrozen(state.ships)).toBe(true);
    const before = read.entries.at(-2)?.state ?? read.opening.state;
    for (const side of before.cursor.awaiting)
      expect(legal(own, before, side)).toEqual(legal(match, here.entries.at(-2)!.state, side));
  });

  it('by post is handed over as it would have been read here: as an invitation, as what is kept, as the next letter', async () => {
    const battle = ownBattle('duel');
    const invitation = { file: fileOf(invited(battle, rules).now), kept: undefined };
    const { read: first } = await handedOver('sent', invitation);
    expect(first.what).toBe('invitation');
    const { union, confederate } = correspond(battle, rules, 'handed', 6);
    const [kept, letter] = [union, confederate].map(({ now, own }) => {
      const left = { orders: [], fixed: null, seen: 2, handed: 1 };
      return { id: now.heading.id, row: {} as never, file: fileOf(now), own, ...left };
    });
    const longer = union.now.journal.length < confederate.now.journal.length;
    const [mine, sent] = longer ? [kept!, letter!] : [letter!, kept!];
    const { read, steps } = await handedOver('sent', { file: sent.file, kept: mine });
    const here = READERS.sent({ file: sent.file, kept: mine });
    if (read.what !== 'page' || here.what !== 'page') return expect.fail(JSON.stringify(here).slice(0, 300));
    expect(fileOf(read.page.now)).toEqual(fileOf(here.page.now));
    expect(read.taken).toEqual(here.taken);
    expect(read.page.now.match.rules).toBe(here.page.now.match.rules);
    const played = [read, here].map(({ page }) => page.mine && hash(newestState(page.mine.played)));
    expect(played[0]).toBe(played[1]);
    if (read.page.mine) expect(read.page.mine.played.setup.match).toBe(read.page.now.match);
    expect(steps).toBeGreaterThan(read.page.now.played?.entries.length ?? 0);
    expect((await handedOver('keptPost', mine)).read.what).toBe('page');
  });
});

describe('a parcel', () => {
  const there = async (read: unknown): Promise<unknown> => {
    const { parcel, lists } = packedUp(read, []);
    return unpackedFrom(structuredClone(parcel), (list, at) =>
      Promise.resolve(structuredClone(lists[list]!.slice(at, at + PIECE))),
    );
  };

  it('holds what anybody may have written, whatever it looks like', async () => {
    const odd = JSON.parse(
      '{"__proto__": {"list": 1}, "holder": [], "key": "body", "length": 9, "constructor": null}',
    ) as object;
    const long = Array.from({ length: 3 * PIECE }, (_, place) => ({ place }));
    const read = { odd, long, again: long, inside: [[long]], none: undefined, frozen: Object.freeze({ long }) };
    const got = (await there(read)) as typeof read;
    expect(got).toEqual(read);
    expect(Object.keys(got.odd)).toEqual(Object.keys(odd));
    expect(got.again).toBe(got.long);
  });
});
