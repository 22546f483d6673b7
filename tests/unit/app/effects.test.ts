import { hullTrack } from '../../../src/rules/shared/deskParts.ts';
import { describe, expect, it } from 'vitest';
import { missAt } from '../../../src/app/board/gunfire.ts';
import { wheelToward } from '../../../src/app/board/wheels.ts';
import { Playback, type PlaybackHost } from '../../../src/app/table/playback.ts';
import { changesBetween, newsSince } from '../../../src/app/table/news.ts';
import { Session } from '../../../src/app/table/session.ts';
import type { UnitSheet } from '../../../src/system/desk/index.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { GameEvent } from '../../../src/core/types.ts';
import type { RamsState } from '../../../src/rules/rams-ironclads/types.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';

const TOY = { id: 'toy' };
const SHOT: GameEvent = { type: 'shotFired' };
const MOVE: GameEvent = { type: 'shipMoved' };

/** A playback whose host notes everything that it is asked for. */
const rehearsing = (pace: number, act: () => Promise<void> = () => Promise.resolve()) => {
  const notes: string[] = [];
  const host: PlaybackHost = {
    roll: event =>
      (event === SHOT ? { title: 'A shot', dice: [5], chance: null } : null) as ReturnType<PlaybackHost['roll']>,
    act(event) {
      notes.push(
        `act ${event.type}, dice ${playback.tray.value === null ? 'none' : playback.tray.value.rolling ? 'roll' : 'lie'}`,
      );
      return act();
    },
    sees: () => true,
    told: event => void notes.push(`told ${event.type}`),
    finished: () => void notes.push('shown'),
    cut: () => void notes.push('cut'),
    pace: () => pace,
  };
  const playback = new Playback(host);
  return { playback, notes };
};

describe('the playback', () => {
  it('lets the dice come to rest before anything is seen or heard of what they did, and tells it last', async () => {
    const { playback, notes } = rehearsing(0.01);
    const rolling: boolean[] = [];
    const stop = playback.tray.subscribe(tray => {
      if (tray) rolling.push(tray.rolling);
    });
    playback.enqueue({ events: [MOVE, SHOT] });
    await playback.settled();
    stop();
    expect(rolling).toEqual([true, false]);
    expect(notes).toEqual([
      ...['act shipMoved, dice none', 'told shipMoved'],
      ...['act shotFired, dice lie', 'told shotFired', 'shown'],
    ]);
  });

  it('plays scene after scene, each shown before the next begins', async () => {
    const { playback, notes } = rehearsing(0);
    playback.enqueue({ events: [MOVE] });
    playback.enqueue({ events: [MOVE] });
    await playback.settled();
    expect(notes.filter(note => !note.startsWith('told'))).toEqual([
      ...['act shipMoved, dice none', 'shown', 'act shipMoved, dice none', 'shown'],
    ]);
  });

  it('ends at once when it is skipped: nothing more is seen, and all is told', async () => {
    let release = (): void => undefined;
    const { playback, notes } = rehearsing(1, () => new Promise(resolve => (release = resolve)));
    playback.enqueue({ events: [MOVE, SHOT, MOVE] });
    playback.enqueue({ events: [MOVE] });
    await Promise.resolve();
    playback.skip();
    release();
    await playback.settled();
    expect(notes.filter(note => note.startsWith('act'))).toHaveLength(1);
    expect(notes.filter(note => note.startsWith('told'))).toHaveLength(4);
    expect(notes.at(-1)).toBe('shown');
    expect(playback.busy.value).toBe(false);
  });

  it('is not skipped by a press while an order is still being kept: nothing of it has been seen yet', async () => {
    const { playback, notes } = rehearsing(0);
    playback.enqueue({ events: [SHOT], kept: Promise.resolve() });
    playback.skip();
    await playback.settled();
    expect(notes).toContain('act shotFired, dice lie');
    expect(notes).not.toContain('cut');
  });

  it('goes on when a picture fails', async () => {
    const { playback, notes } = rehearsing(0, () => Promise.reject(new Error('no picture')));
    const complain = console.error;
    console.error = () => undefined;
    playback.enqueue({ events: [MOVE] });
    await playback.settled();
    console.error = complain;
    expect(notes.at(-1)).toBe('shown');
  });
});

describe('a miss', () => {
  const from = { x: 0, y: 0 };
  const far = (shot: number, to: { x: number; y: number }): number => {
    const at = missAt(from, to, shot);
    return Math.hypot(at.x - to.x, at.y - to.y);
  };

  it('comes down beside the target, mostly short of her, and never in the same place twice running', () => {
    const to = { x: 300, y: 0 };
    const shots = [0, 1, 2, 3, 4, 5].map(shot => missAt(from, to, shot));
    for (let shot = 0; shot < 6; shot++) expect(far(shot, to)).toBeGreaterThan(30);
    expect(shots.filter(({ x }) => x < to.x).length).toBeGreaterThan(3);
    expect(new Set(shots.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });

  it('never comes down on the firer', () => {
    const near = { x: 40, y: 0 };
    for (let shot = 0; shot < 6; shot++) expect(missAt(from, near, shot).x).toBeGreaterThan(20);
  });
});

describe('wheels', () => {
  const hull = (propulsion: string | null) => ({ unit: { propulsion }, at: { x: 100, y: 100 }, heading: 0 });

  it('are the paddle box on the side of the shot, or the wheel astern', () => {
    expect(wheelToward(hull('side_wheel'), { x: 100, y: 0 })).toEqual({ x: 100, y: 89 });
    expect(wheelToward(hull('side_wheel_and_screw'), { x: 100, y: 200 })).toEqual({ x: 100, y: 111 });
    expect(wheelToward(hull('stern_wheel'), { x: 100, y: 200 })).toEqual({ x: 79, y: 100 });
  });

  it('are none on a screw ship, a fort, or where the wheel lies inside the hull', () => {
    for (const way of ['screw', 'centre_wheel', null]) expect(wheelToward(hull(way), { x: 0, y: 0 })).toBeNull();
  });
});

const sheet = (id: string, change: Partial<UnitSheet> = {}): UnitSheet => ({
  id,
  side: 'union',
  name: id.toUpperCase(),
  title: 'Gunboat',
  kind: 'ship',
  hexes: [101],
  facing: 0,
  tracks: hullTrack(6, 6),
  marks: [],
  present: true,
  lines: [],
  ...change,
});

describe('news', () => {
  it('tell of each ship that fared otherwise, the hurt first, and count those that only moved', () => {
    const before = [
      sheet('a'),
      sheet('b'),
      sheet('c', { marks: ['burning'] }),
      sheet('d', { present: false, hexes: [] }),
    ];
    const after = [
      sheet('a', { hexes: [102] }),
      sheet('b', { tracks: hullTrack(4, 6), marks: ['burning', 'aimed'] }),
      sheet('c'),
      sheet('d', { marks: ['anchored'] }),
    ];
    const { changes, moved } = changesBetween(TOY, before, after);
    expect(changes.map(({ name, words }) => [name, ...words])).toEqual([
      ['B', 'down to 4 of 6', 'on fire'],
      ['C', 'her fire is out'],
      ['D', 'arrived'],
    ]);
    expect(changes.map(({ hurt }) => hurt)).toEqual([true, false, false]);
    expect(moved).toBe(1);
  });

  it('say of the lost only that they are', () => {
    const sunk = sheet('a', { tracks: hullTrack(0, 6), marks: ['sunk', 'burning'], present: false });
    expect(changesBetween(TOY, [sheet('a')], [sunk]).changes[0]?.words).toEqual(['sunk']);
  });

  it('hold no more than the next player may know, and the pictures of everything since he looked', async () => {
    const match = battle(20, 9)
      .union('a', 'wooden', 303, 'E')
      .confederate('z', 'casemate', 1106, 'W')
      .section({ speeds: { a: 6, z: 4 } })
      .matchOf() as unknown as Match;
    const played = newGame({
      name: 'A game',
      created: '2026-01-02T03:04:05.000Z',
      seed: 'news',
      battle: { scenario: match.scenario, source: {}, shipped: false },
      match,
      players: { union: 'human', confederate: 'human' },
    });
    const session = new Session(played, () => undefined);
    session.lift();
    expect(newsSince(session, session.log.value.length, 'confederate')).toBeNull();
    for (const wanted of ['plot', 'plotted'])
      expect(session.dispatch(session.offers.value.find(({ type }) => type === wanted)!)).toBeNull();
    await session.playback.settled();
    const news = newsSince(session, 0, 'confederate');
    const { ships } = news!.recap.before as RamsState;
    expect(ships.a!.plot).toBeNull();
    expect((session.newest as RamsState).ships.a!.plot).not.toBeNull();
    for (const { after } of news!.recap.parts) {
      expect((after as RamsState).rng).toEqual([]);
      expect((after as RamsState).ships.a!.plot).toBeNull();
    }
    expect(news!.recap.parts.flatMap(({ events }) => events)).toEqual(
      session.history.value.flatMap(({ events }) => events),
    );
  });
});
