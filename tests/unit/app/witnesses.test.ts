/** Events that one side alone has witnessed, all over the page: the toy of the scouts. */
import { afterEach, describe, expect, it } from 'vitest';
import { linesSince } from '../../../src/app/play/curtain.tsx';
import { BY_POST } from '../../../src/app/post/place.ts';
import { Viewer } from '../../../src/app/replay/viewer.ts';
import { broughtInWords, lastInWords } from '../../../src/app/replay/words.ts';
import { Film, recapOf } from '../../../src/app/table/film.ts';
import { logText } from '../../../src/app/table/log.ts';
import { newsSince } from '../../../src/app/table/news.ts';
import { luckOf } from '../../../src/app/table/report.ts';
import { Session, type EventView } from '../../../src/app/table/session.ts';
import { shownEvents } from '../../../src/app/table/shownEvents.ts';
import type { GameEvent } from '../../../src/core/types.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newGame, type Played, type Players } from '../../../src/trials/gameFile.ts';
import { matchOf } from '../../toys/battle.ts';
import { scouts, type Scouts } from '../../toys/scouts.ts';

const MATCH = matchOf(scouts) as unknown as Match;

const HOT_SEAT: Players = { union: 'human', confederate: 'human' };
const ALONE: Players = { union: 'human', confederate: 'random' };
const OTHER: Players = { union: 'random', confederate: 'human' };
const WATCHED: Players = { union: 'random', confederate: 'random' };

const fresh = (players: Players): Played =>
  newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'scouts',
    battle: { scenario: MATCH.scenario, source: {}, shipped: false },
    match: MATCH,
    players,
  });

const played = (session: Session, players: Players): Played => ({
  ...session.played,
  setup: { ...session.played.setup, players },
});

type Command = Scouts['command'];
const SOUND: Command = { type: 'sound', side: 'union', ship: 'carondelet' };
const AHEAD: Command = { type: 'ahead', side: 'union', ship: 'cairo' };
const CONSORT: Command = { type: 'ahead', side: 'union', ship: 'carondelet' };
const DONE = (side: 'union' | 'confederate'): Command => ({ type: 'done', side });

const films: Film[] = [];
afterEach(() => {
  for (const film of films.splice(0)) film.stop();
});

/** A table with a board that notes what it plays, and a tray that notes what lies on it. */
const sit = (from: Players | Played) => {
  const session = new Session('setup' in from ? from : fresh(from), () => undefined);
  const film = new Film(session);
  const acted: string[] = [];
  const thrown: string[] = [];
  const eventView: EventView = {
    act(event) {
      acted.push(event.type);
      return film.gate(event);
    },
    cut: () => undefined,
    pace: () => 0,
  };
  session.eventView = eventView;
  films.push(film);
  session.playback.tray.subscribe(tray => {
    if (tray) thrown.push(tray.caption);
  });
  session.lift();
  const give = async (...commands: Command[]) => {
    for (const command of commands) {
      expect(session.answer(command, null)).toBeNull();
      await session.playback.settled();
    }
  };
  return { session, film, acted, thrown, give };
};

/** Kinds of events that the log tells of, headings apart. */
const told = ({ log }: Session): string[] => log.value.flatMap(({ kind, event }) => (kind === 'line' ? [event!] : []));

const kinds = (events: readonly GameEvent[]): string[] =>
  events.map(({ type }) => type).filter(type => !type.endsWith('Began'));

describe('at the table', () => {
  it('he who has witnessed it sees, hears and reads it, with its dice, and nothing of the other side’s', async () => {
    const { session, acted, thrown, give } = sit(ALONE);
    await give(SOUND, AHEAD);
    expect(acted.filter(type => !type.endsWith('Began'))).toEqual(['sounded', 'moved']);
    expect(thrown.length).toBeGreaterThan(0);
    expect(told(session)).toEqual(['sounded', 'moved']);
    expect(kinds(shownEvents(session))).toEqual(['sounded', 'moved']);
    expect(logText('', session.log.value)).not.toContain('spotted');
  });

  it('and the other side the rest', async () => {
    const { session, film, acted, thrown, give } = sit(OTHER);
    await give(SOUND, AHEAD);
    expect(acted.filter(type => !type.endsWith('Began'))).toEqual(['spotted']);
    expect(thrown).toEqual([]);
    expect(told(session)).toEqual(['spotted']);
    expect(kinds(shownEvents(session))).toEqual(['spotted']);
    expect(film.told.value?.words ?? '').not.toMatch(/sounded|moved/);
  });

  it('the same after the page has been loaded anew', async () => {
    const { session, give } = sit(ALONE);
    await give(SOUND, AHEAD);
    expect(told(sit(played(session, ALONE)).session)).toEqual(['sounded', 'moved']);
    expect(told(sit(played(session, OTHER)).session)).toEqual(['spotted']);
    expect(told(sit(played(session, { union: BY_POST, confederate: 'human' })).session)).toEqual(['spotted']);
    expect(told(sit(played(session, WATCHED)).session)).toEqual(['sounded', 'spotted', 'moved']);
  });

  it('everybody reads everything when the battle is over', async () => {
    const { session, give } = sit(OTHER);
    await give(SOUND, AHEAD, { type: 'concede', side: 'union' } as unknown as Command);
    expect(told(session)).toEqual(['sounded', 'spotted', 'moved', 'battleEnded']);
  });

  it('what others alone were shown keeps nobody from taking his command back', async () => {
    const { session, give } = sit(ALONE);
    await give(AHEAD);
    expect(session.undoOffer.value).toEqual({ entries: 1, why: null });
    expect(session.undo()).toBeNull();
    expect(told(session)).toEqual([]);
    // The other side, whose lookout it was, would know of it.
    const other = sit(OTHER);
    await other.give(AHEAD);
    expect(other.session.backTo.value.why).toMatch(/hidden/);
  });

  it('orders given as one gesture go on past what others alone are shown', async () => {
    const { session } = sit(ALONE);
    expect(session.dispatch(AHEAD, CONSORT)).toBeNull();
    await session.playback.settled();
    expect(session.history.value.length).toBe(2);
  });
});

describe('two players at one screen', () => {
  const handOver = async () => {
    const table = sit(HOT_SEAT);
    await table.give(SOUND, AHEAD);
    expect(told(table.session)).toEqual(['sounded', 'moved']);
    await table.give(DONE('union'));
    return table;
  };

  it('behind the curtain stands only what both know, and the pictures are those of him who lifts it', async () => {
    const { session } = await handOver();
    const curtain = session.curtain.value;
    expect(curtain?.side).toBe('confederate');
    expect(linesSince(session.log.value, curtain!.since).filter(({ kind }) => kind === 'line')).toEqual([]);
    const news = newsSince(session, curtain!.since, 'confederate');
    expect(news?.recap.parts.map(({ events }) => kinds(events))).toEqual([['spotted']]);
  });

  it('then each reads his own', async () => {
    const { session, give } = await handOver();
    session.lift();
    expect(told(session)).toEqual(['spotted']);
    await give({ type: 'sound', side: 'confederate', ship: 'sumter' }, DONE('confederate'));
    session.lift();
    expect(session.viewer.value).toBe('union');
    expect(told(session)).toEqual(['sounded', 'moved']);
    expect(JSON.stringify(session.log.value)).not.toContain('sumter');
  });
});

describe('looked at again', () => {
  it('the film of the last scene has what the viewer has witnessed', async () => {
    const mine = sit(ALONE);
    await mine.give(AHEAD);
    expect(recapOf(mine.session)?.parts.map(({ events }) => kinds(events))).toEqual([['moved']]);
    const theirs = sit(OTHER);
    await theirs.give(SOUND, AHEAD);
    expect(recapOf(theirs.session)?.parts.map(({ events }) => kinds(events))).toEqual([['spotted']]);
    const blind = sit(OTHER);
    await blind.give(SOUND);
    expect(recapOf(blind.session)).toBeNull();
  });

  it('luck is reckoned from what may be known as long as the battle goes on', async () => {
    const { session, give } = sit(ALONE);
    await give(SOUND);
    expect(luckOf(played(session, ALONE))[0]?.rolls).toBe(1);
    expect(luckOf(played(session, OTHER))[0]?.rolls).toBe(0);
    expect(luckOf(played(session, WATCHED))[0]?.rolls).toBe(1);
  });

  const finished = async (): Promise<Played> => {
    const { session, give } = sit(ALONE);
    await give(SOUND, AHEAD, DONE('union'), { type: 'concede', side: 'confederate' } as unknown as Command);
    return session.played;
  };

  it.each([
    ['umpire', ['sounded', 'spotted', 'moved', 'battleEnded'], 4],
    ['union', ['sounded', 'moved', 'battleEnded'], 3],
    ['confederate', ['spotted', 'battleEnded'], 2],
    ['both', ['battleEnded'], 1],
  ] as const)('a replay from the chair of: %s', async (eyes, events, stops) => {
    const viewer = new Viewer(await finished());
    viewer.eyes.value = eyes;
    const acted: string[] = [];
    viewer.eventView = {
      act: ({ type }) => (acted.push(type), Promise.resolve()),
      cut: () => undefined,
      pace: () => 0,
    };
    for (let count = 0; count < viewer.end; count++) await viewer.forward();
    const lines = () => viewer.told.value.flatMap(({ kind, event }) => (kind === 'line' ? [event] : []));
    expect(acted.filter(type => !type.endsWith('Began'))).toEqual(events);
    expect(lines()).toEqual(events);
    // Event by event: only at what can be seen from there.
    await viewer.seek(0);
    let seen = 0;
    for (let before = -1; viewer.at.value < viewer.end && before < 20; before++) {
      await viewer.nextEvent();
      seen += 1;
    }
    expect(seen).toBe(stops);
    expect(lines()).toEqual(events);
  });

  it('a command of which nothing could be seen from a chair says no more than that', async () => {
    const viewer = new Viewer(await finished());
    await viewer.seek(1);
    viewer.eyes.value = 'confederate';
    expect(broughtInWords(viewer)).toEqual([]);
    expect(lastInWords(viewer)).toMatch(/does not show yet/);
    viewer.eyes.value = 'union';
    expect(broughtInWords(viewer).join()).toContain('sounded');
  });
});
