// @vitest-environment happy-dom
/** What one side alone has witnessed is neither said, sounded, posted nor reported to the other: the toy of the scouts, on the page. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportOf } from '../../../src/app/afterAction/report.ts';
import { ReportDialog } from '../../../src/app/play/reportDialog.tsx';
import { Speaker } from '../../../src/app/play/speaker.tsx';
import { PostCard } from '../../../src/app/post/card.tsx';
import { PostSeat } from '../../../src/app/post/seat.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { bringBoardIn } from '../../../src/app/view/boardLink.ts';
import type { Board } from '../../../src/app/view/boardPort.ts';
import type { Cue } from '../../../src/app/sound/cues.ts';
import type { Side } from '../../../src/core/types.ts';
import { give, invite, join, type Page } from '../../../src/post/page.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newGame, type Played, type Players } from '../../../src/trials/gameFile.ts';
import { delivered, done, SECRETS } from '../../helpers/post.ts';
import { matchOf } from '../../toys/battle.ts';
import { scouts, type Scouts } from '../../toys/scouts.ts';

/** What has sounded. */
const heard = vi.hoisted((): string[] => []);

vi.mock('../../../src/app/sound/player.ts', () => ({
  Player: class {
    hear = (cue: Cue): void => void heard.push(cue);
    hush = (): void => undefined;
    close = (): void => undefined;
  },
}));
/** A board of which nothing is there. */
const createBoard = (): Promise<Board> => {
  const board = {
    show: () => undefined,
    setSpeed: () => undefined,
    coverFoot: () => undefined,
    centreOn: () => undefined,
    destroy: () => undefined,
    screenOf: () => ({ x: 0, y: 0 }),
    restOf: () => ({ x: 0, y: 0 }),
    bookmark: () => () => undefined,
    acts: new Proxy({}, { get: () => () => Promise.resolve() }),
  };
  return Promise.resolve(board as unknown as Board);
};

/** The scouts with a stage on which everything makes a noise of its own. */
const MATCH = matchOf<Scouts>({
  ...scouts,
  stage: acts => ({
    play(event) {
      if (event.type === 'spotted') acts.sound('bell');
      if (event.type === 'sounded') return acts.explode(0);
      return event.type === 'moved' ? acts.ground(event.ship) : Promise.resolve();
    },
  }),
}) as unknown as Match;

const BATTLE = { scenario: MATCH.scenario, source: {}, shipped: false };
const ALONE: Players = { union: 'human', confederate: 'random' };
const OTHER: Players = { union: 'random', confederate: 'human' };
const HOT_SEAT: Players = { union: 'human', confederate: 'human' };

type Command = Scouts['command'];
const SOUND: Command = { type: 'sound', side: 'union', ship: 'carondelet' };
const AHEAD: Command = { type: 'ahead', side: 'union', ship: 'cairo' };
const DONE: Command = { type: 'done', side: 'union' };
const THEIRS: Command = { type: 'done', side: 'confederate' };
const CONCEDE = { type: 'concede', side: 'union' } as unknown as Command;

const leaving: (() => void)[] = [];
beforeEach(() => void heard.splice(0));
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  render(null, document.body);
});

const sit = (players: Players) => {
  const setup = { name: 'A game', created: '2026-01-02T03:04:05.000Z', seed: 'scouts', battle: BATTLE, match: MATCH };
  const session = new Session(newGame({ ...setup, players }), () => undefined);
  session.lift();
  const table = new Table('scouts', session);
  leaving.push(() => table.leave());
  const order = async (...commands: Command[]) => {
    for (const command of commands) {
      expect(session.answer(command, null)).toBeNull();
      await session.playback.settled();
    }
  };
  return { table, session, order };
};

describe('what is said to those who listen', () => {
  /** All that has stood in the region that is read out. */
  const listen = (table: Table): string[] => {
    const said: string[] = [];
    render(<Speaker table={table} />, document.body);
    const region = document.querySelector('[data-testid="spoken"]')!;
    const hears = new MutationObserver(() => said.push(region.textContent));
    hears.observe(region, { characterData: true, childList: true, subtree: true });
    leaving.push(() => hears.disconnect());
    return said;
  };

  it.each([
    [ALONE, /sounded/, /spotted/],
    [OTHER, /spotted/, /sounded|"moved"/],
  ])('is what they have witnessed: %o', async (players, own, others) => {
    const { table, order } = sit(players);
    const said = listen(table);
    await order(SOUND, AHEAD);
    await vi.waitFor(() => expect(said.join()).toMatch(own));
    expect(said.join()).not.toMatch(others);
  });

  it('the next player at the screen does not find what was said to the last, nor behind the curtain', async () => {
    const { table, session, order } = sit(HOT_SEAT);
    const said = listen(table);
    await order(SOUND, AHEAD);
    await vi.waitFor(() => expect(said.join()).toMatch(/sounded/));
    await order(DONE);
    expect(session.curtain.value?.side).toBe('confederate');
    await vi.waitFor(() => expect(said.at(-1)).not.toMatch(/sounded|"moved"/));
    session.lift();
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/Confederate decides/));
    expect(said.at(-1)).not.toMatch(/sounded|"moved"/);
  });

  it('who sits down again is not read what was read to him before', async () => {
    const { table, session, order } = sit(HOT_SEAT);
    const said = listen(table);
    await order(SOUND, SOUND, SOUND, SOUND);
    await vi.waitFor(() => expect(said.join()).toMatch(/sounded/));
    await order(DONE);
    session.lift();
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/Confederate decides/));
    await order(THEIRS);
    session.lift();
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/Turn 2.*Union decides/));
    expect(said.at(-1)).not.toMatch(/sounded/);
  });
});

describe('what is heard', () => {
  it.each([
    [ALONE, ['explosion', 'scrape']],
    [OTHER, ['bell']],
  ])('is what the player has witnessed: %o', async (players, cues) => {
    const { table, order } = sit(players);
    const { takeAway } = await bringBoardIn(document.createElement('div'), table, createBoard);
    leaving.push(takeAway);
    await vi.dynamicImportSettled();
    await order(SOUND, AHEAD);
    expect(heard).toEqual(cues);
  });
});

describe('by post', () => {
  /** Both players' pages after the union has sounded and gone ahead, and handed over. */
  const written = (): Record<Side, Page> => {
    const [id, created] = ['post-scouts', '2026-01-02T03:04:05.000Z'];
    const heading = { id, name: 'By post', created, player: 'Ada', side: 'union' as const };
    let union = invite({ ...heading, secret: SECRETS.union, battle: BATTLE, match: MATCH });
    let confederate = done(join(union.now, 'Ben', SECRETS.confederate));
    union = delivered(confederate, union);
    union = done(give(union, [SOUND]));
    confederate = delivered(union, confederate);
    union = delivered(confederate, union);
    union = done(give(union, [AHEAD, DONE]));
    return { union, confederate: delivered(union, confederate) };
  };

  it.each([
    ['union', /sounded/, /spotted/],
    ['confederate', /spotted/, /sounded|"moved"/],
  ] as const)('the news are what the player has witnessed: %s', (side, own, others) => {
    const page = written()[side];
    const lay = (_: PostSeat, played: Played, changed: () => Promise<void>) => new Session(played, changed);
    const seat = new PostSeat(page, page.now.played!, { seen: 0 }, lay);
    seat.news.value = { from: 'the other', seen: 0 };
    render(<PostCard seat={seat} />, document.body);
    const news = document.querySelector('.news')?.textContent;
    expect(news).toMatch(own);
    expect(news).not.toMatch(others);
  });
});

describe('a report', () => {
  it.each([
    [ALONE, '1'],
    [OTHER, '0'],
  ])('counts no throw that the player does not know of as long as the battle goes on: %o', async (players, throws) => {
    const { table, session, order } = sit(players);
    await order(SOUND, AHEAD);
    render(<ReportDialog table={table} onClose={() => undefined} />, document.body);
    const luck = [...document.querySelectorAll('.luck tbody tr')].map(row => row.children[1]?.textContent);
    expect(luck).toEqual([throws, '0']);
    expect(() => reportOf(session.played)).toThrow(/when the battle is over/);
  });

  it('tells everybody everything when it is over', async () => {
    const { session, order } = sit(OTHER);
    await order(SOUND, AHEAD, CONCEDE);
    expect(reportOf(session.played).luck.map(({ rolls }) => rolls)).toEqual([1, 0]);
  });
});
