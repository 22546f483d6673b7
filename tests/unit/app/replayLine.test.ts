/** The time line of a replay: its steps and marks, addresses of moments, and going by events. */
import { describe, expect, it } from 'vitest';
import { keptId, momentAddress, readGameAddress, reportAddress } from '../../../src/app/replay/address.ts';
import { groupsOf, markInWords, pathOf } from '../../../src/app/replay/line.ts';
import { lastInWords } from '../../../src/app/replay/words.ts';
import { Viewer } from '../../../src/app/replay/viewer.ts';
import { isHeading } from '../../../src/app/table/log.ts';
import type { GameLine, LineMark } from '../../../src/trials/afterAction/gameLine.ts';
import { HUMAN, type Played } from '../../../src/trials/gameFile.ts';
import { playedGame } from '../../helpers/playedGame.ts';

const mark = (at: number, part: Partial<LineMark> = {}): LineMark => ({
  at,
  turn: 2,
  side: 'union',
  what: 'sunk',
  name: 'Cairo',
  ...part,
});

describe('the line', () => {
  it('goes in steps from the left to the right, up where points are lost', () => {
    expect(pathOf([0, 0, 5, 5, 10], 10)).toBe('M0 100H500V50H1000V0H1000');
    expect(pathOf([0], 1)).toBe('M0 100H1000');
  });

  it('groups marks that stand too near, and says each in words', () => {
    const marks = [mark(10), mark(11), mark(14), mark(40)];
    const line: GameLine = { lost: { union: [], confederate: [] }, most: 1, marks };
    expect(groupsOf(line, 100, 0.03).map(({ at, marks: all }) => [at, all.length])).toEqual([
      [10, 2],
      [14, 1],
      [40, 1],
    ]);
    expect(markInWords(mark(3))).toBe('Turn 2: Cairo sunk');
    expect(markInWords(mark(3, { what: 'objective', name: 'Hold the landing' }))).toBe(
      'Turn 2: Union objective met, Hold the landing',
    );
  });
});

describe('addresses', () => {
  it.each([
    ['#watch-abcd-efgh', { game: '#watch-abcd-efgh', at: 0, shows: 'replay' }],
    ['#watch-abcd-efgh@37', { game: '#watch-abcd-efgh', at: 37, shows: 'replay' }],
    ['#replay=eyJ9@5', { game: '#replay=eyJ9', at: 5, shows: 'replay' }],
    ['#watch-abcd@x', { game: '#watch-abcd', at: 0, shows: 'replay' }],
    ['#report-abcd-efgh', { game: '#watch-abcd-efgh', at: 0, shows: 'report' }],
    ['#report=eyJ9', { game: '#replay=eyJ9', at: 0, shows: 'report' }],
    ['#game-abcd', null],
    ['#reports', null],
  ] as const)('%s', (address, read) => {
    expect(readGameAddress(address)).toEqual(read);
  });

  it('lead there and back', () => {
    for (const game of ['#watch-abcd', '#replay=eyJ9']) {
      expect(readGameAddress(momentAddress(game, 12))).toEqual({ game, at: 12, shows: 'replay' });
      expect(momentAddress(game, 0)).toBe(game);
      expect(readGameAddress(reportAddress(game))?.game).toBe(game);
    }
    expect([keptId('#watch-abcd'), keptId('#replay=eyJ9')]).toEqual(['abcd', null]);
  });
});

const played = playedGame('rams-ironclads', 'duel', 'events');
/** Lines of the log that are no headings, so far. */
const linesTold = (viewer: Viewer): number => viewer.told.value.filter(({ kind }) => kind === 'line').length;

describe('going by events', () => {
  it('tells one line at a time to the end, and back again', async () => {
    const viewer = new Viewer(played);
    const first = linesTold(viewer);
    const seen: string[] = [];
    for (let before = first; viewer.at.value < viewer.end && seen.length < 60; before = linesTold(viewer)) {
      await viewer.nextEvent();
      if (linesTold(viewer) === before) break;
      expect(linesTold(viewer)).toBe(before + 1);
      seen.push(`${viewer.at.value} ${viewer.within.value}`);
    }
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.some(place => !place.endsWith(' 0'))).toBe(true);
    while (linesTold(viewer) > first + 1) {
      const before = linesTold(viewer);
      await viewer.eventBack();
      expect(linesTold(viewer)).toBe(before - 1);
    }
    expect(viewer.hurried.value).toBe(false);
  });

  it('stays within a command until its last event has been seen, and says the newest alone', async () => {
    const busy = played.entries.findIndex(({ events }) => events.filter(event => !isHeading(event)).length > 2);
    const viewer = new Viewer(played, busy);
    await viewer.nextEvent();
    expect([viewer.at.value, viewer.within.value > 0]).toEqual([busy, true]);
    const [line] = viewer.told.value.filter(({ kind, entry }) => kind === 'line' && entry === busy + 1);
    expect(lastInWords(viewer)).toContain(line!.text);
    await viewer.forward();
    expect([viewer.at.value, viewer.within.value]).toEqual([busy + 1, 0]);
    await viewer.eventBack();
    expect(viewer.at.value).toBe(busy);
    await viewer.back();
    expect([viewer.at.value, viewer.within.value]).toEqual([busy, 0]);
  });
});

describe('the line of a chair', () => {
  it('is drawn from what that side could know', () => {
    const viewer = new Viewer(played);
    const { rules } = viewer.setup.match;
    const seen: string[] = [];
    const spying = {
      ...viewer.setup.match,
      rules: { ...rules, redact: (state: never, side: never) => (seen.push(side), rules.redact(state, side)) },
    };
    const spied: Played = { ...played, setup: { ...played.setup, match: spying } };
    expect(new Viewer(spied).lineFor('umpire')).toEqual(viewer.lineFor('umpire'));
    expect(seen).toEqual([]);
    new Viewer(spied).lineFor('union');
    expect(new Set(seen)).toEqual(new Set(['union']));
    expect(seen).toHaveLength(played.entries.length + 1);
  });

  it('has as many points as there are moments, and the moments of an unfinished game only', () => {
    const half = { ...played, entries: played.entries.slice(0, 9) };
    const seated = { ...half, setup: { ...half.setup, players: { union: HUMAN, confederate: HUMAN } } };
    const viewer = new Viewer(seated);
    expect(viewer.eyes.value).toBe('both');
    expect(viewer.lineFor('both').lost.union).toHaveLength(10);
    expect(viewer.lineFor('both')).toBe(viewer.lineFor('both'));
  });
});
