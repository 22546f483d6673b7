import { createHash } from 'node:crypto';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { cssVariables, CHART, SIDE_COLOURS, TABLE, PAPER } from '../../../src/app/settings/palette.ts';
import { readReplayFragment, replayFragment, type GameLink } from '../../../src/trials/link.ts';
import { recordGame } from '../../../src/trials/record.ts';
import { DAY, LAMPLIGHT } from '../../../src/trials/report/colours.ts';
import { pageOf } from '../../../src/trials/report/page.ts';
import { policyFor } from '../../../src/trials/report/policy.ts';
import { reportText } from '../../../src/trials/report/text.ts';
import { plannedGame } from '../../../src/trials/series.ts';
import { tally } from '../../../src/trials/tally.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const link: GameLink = {
  scenario: 'memphis',
  rules: 'portable',
  options: { sandbars: true, drift: false },
  opponents: { union: 'captain', confederate: 'random' },
  seed: 'Ärger 7 % ⚓ 🚢/12',
};

describe('the address of a game', () => {
  it('says the game and nothing else, in letters that any address may have', () => {
    const fragment = replayFragment(link);
    expect(fragment).toMatch(/^#replay=[A-Za-z0-9_-]+$/);
    expect(readReplayFragment(fragment)).toEqual({ ok: true, game: link });
    expect(Buffer.from(fragment.slice('#replay='.length), 'base64url').toString('utf8')).toBe(JSON.stringify(link));
  });

  it('survives seeds of every length', () => {
    for (let length = 1; length < 12; length++) {
      const seed = 'x'.repeat(length);
      expect(readReplayFragment(replayFragment({ ...link, seed }))).toEqual({ ok: true, game: { ...link, seed } });
    }
  });

  it('is refused where a part is missing, odd or cut off', () => {
    const encoded = (value: unknown): string => `#replay=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
    const { seed: _, ...short } = link;
    const bad = [
      encoded(short),
      encoded({ ...link, more: 1 }),
      encoded('text'),
      '#replay=',
      '#replay=a b',
      '#replay=____',
    ];
    for (const fragment of [...bad, replayFragment(link).slice(0, -9)])
      expect(readReplayFragment(fragment)).toMatchObject({ ok: false });
  });

  it('is told from other fragments', () => {
    expect(readReplayFragment('#help')).toBeNull();
    expect(readReplayFragment('')).toBeNull();
  });
});

const match = matchNamed('portable', 'memphis', { narrowArcs: true });
const series = {
  rules: { id: 'portable', hash: '' },
  scenario: { id: 'memphis', hash: '' },
  options: {},
  opponents: { union: 'captain', confederate: 'random' },
  seed: 'a <b>',
  seeds: 8,
  swap: true,
  shard: null,
};
const records = Array.from({ length: 16 }, (_, place) => {
  const { index, seed, opponents } = plannedGame(series, place);
  return recordGame(match, opponents, index, seed);
});
const told = tally(match, records);
const window = new Window();
const page = pageOf({ match, series, tally: told, document: window.document as unknown as Document, game: '' });

/** First groups of every match: the page is text that we wrote, so no parser is needed to find one's way in it. */
const every = (pattern: RegExp, text = page): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);
const rows = new Map(
  [...page.matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/g)].map(([, key = '', cells = '']) => [key, cells]),
);
const section = (id: string): string => every(new RegExp(`<section id="${id}"(.*?)</section>`, 'gs')).join('');

describe('the report as a page', () => {
  it('needs nothing beside it', () => {
    expect(page).not.toMatch(/(?:src|href)="(?!#)/);
    expect(page).not.toMatch(/url\(|@import|https?:/);
  });

  it('may do nothing but what its own style and script say: no picture, no address, nothing that came in with a name', () => {
    const digest = (content: string): string => createHash('sha256').update(content).digest('base64');
    const [style = '', ...styles] = every(/<style>(.*?)<\/style>/gs);
    const [script = '', ...scripts] = every(/<script>(.*?)<\/script>/gs);
    expect([styles, scripts]).toEqual([[], []]);
    expect(every(/<meta http-equiv="Content-Security-Policy" content="([^"]+)">/g)).toEqual([
      `default-src 'none'; style-src 'sha256-${digest(style)}'; script-src 'sha256-${digest(script)}'; base-uri 'none'; form-action 'none'`,
    ]);
    expect(page.indexOf('http-equiv')).toBeLessThan(page.indexOf('<title>'));
    // What the policy would refuse is not there either.
    expect(page).not.toMatch(/<[^>]+ (?:style|on\w+)=/);
  });

  it.each(['', 'a', 'ab', 'abc', 'é – ”'])('names %j by the hash that a browser makes of it', style => {
    expect(policyFor({ style, pictures: true })).toBe(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'">`,
    );
  });

  it('has a section with a table for every question', () => {
    const ids = every(/<section id="(\w+)"/g);
    expect(ids).toEqual([
      'wins',
      'history',
      'opponents',
      'first',
      'turns',
      'endings',
      'course',
      'units',
      'luck',
      'places',
      'games',
    ]);
    for (const id of ids.slice(0, -1)) expect(section(id)).toContain('<caption>');
  });

  it('gives every drawing a title and a description', () => {
    const drawings = every(/<svg [^>]*>(.*?)<\/svg>/gs);
    expect(drawings.length).toBeGreaterThan(12);
    for (const svg of drawings) expect(svg).toMatch(/^<title>[^<]+<\/title><desc>[^<]+<\/desc>/);
  });

  it('leads from every bar to a row that names games to look at', () => {
    const bars = every(/<a tabindex="-1"[^>]* href="#([^"]+)"/g);
    expect(bars.length).toBeGreaterThan(40);
    for (const key of bars) {
      const cells = rows.get(key);
      expect(cells, key).toBeDefined();
      // A score is no bar of games, and a bar of no games has no length.
      if (key.startsWith('opponents-') || cells?.includes('>0.0 %<')) continue;
      expect(cells, key).toContain('class="game"');
    }
  });

  it('names games that come out as it says when they are played again', () => {
    const examples = [...section('endings').matchAll(/class="game" href="([^"]+)" title="([^"]+)"/g)];
    expect(examples.length).toBeGreaterThan(0);
    for (const [, address = '', title] of examples.slice(0, 3)) {
      const game = readReplayFragment(address);
      if (!game?.ok) throw new Error('an example without a game');
      expect(game.game.options).toMatchObject({ narrowArcs: true });
      const again = recordGame(match, game.game.opponents, 0, game.game.seed);
      expect(title).toMatch(new RegExp(`in turn ${again.turns}$`));
    }
  });

  it('says how to play it again, with what the author typed escaped', () => {
    expect(section('games')).toContain(
      "brownwater report --rules portable --scenario memphis --union captain --confederate random --set narrowArcs=on --games 8 --seed 'a &lt;b&gt;' --swap</code>",
    );
    expect(page).not.toContain('a <b>');
  });
});

describe('the report as text', () => {
  const text = reportText({ match, series, tally: told });

  it('has the same chapters, and marks games with exchanged opponents', () => {
    for (const title of every(/<h2 id="(?!games)[^>]*>([^<]+)</g)) expect(text).toContain(`\n${title}\n`);
    expect(text).toContain('a <b>/0 ⇄');
  });
});

describe('the colours of a report', () => {
  it('are those of the game', () => {
    const palette = new Set([...Object.values(cssVariables()), ...Object.values(CHART).flat()]);
    const used = [DAY, LAMPLIGHT].flatMap(colours => Object.values({ ...colours }));
    for (const colour of used) expect(palette).toContain(colour);
    expect([DAY.union, LAMPLIGHT.union]).toEqual([SIDE_COLOURS.union.plain, SIDE_COLOURS.union.light]);
    expect([DAY.ink, LAMPLIGHT.ground]).toEqual([PAPER.ink, TABLE.ground]);
  });
});
