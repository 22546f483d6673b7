/** Each side's cards are known on its own machine alone: the quick sheet by post. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { legal } from '../../../src/core/engine.ts';
import type { Command, Rng, Side } from '../../../src/core/types.ts';
import { enemyOf, SIDES } from '../../../src/core/types.ts';
import type { Word } from '../../../src/core/veil.ts';
import { add, type Added } from '../../../src/post/add.ts';
import { anchorOf, linkAt } from '../../../src/post/digest.ts';
import { POST_VERSION, type PostEntry } from '../../../src/post/file.ts';
import { knownWith } from '../../../src/post/known.ts';
import { fileOf, pageOf, receive, type Page } from '../../../src/post/page.ts';
import { beginning, owedBy, stateOf, type Standing } from '../../../src/post/standing.ts';
import { findRuleSet } from '../../../src/rules/index.ts';
import { newestState } from '../../../src/trials/gameFile.ts';
import { madeBattle, type Battle } from '../../../src/trials/library.ts';
import {
  correspond,
  delivered,
  done,
  invited,
  joined,
  ownBattle,
  ownState,
  picker,
  SECRETS,
  sent,
  turnOf,
} from '../../helpers/post.ts';

/** Another player's luck with the dice that only he sees. */
const luck = vi.hoisted(() => ({ of: '' }));

vi.mock(import('../../../src/post/digest.ts'), async original => {
  const digests = await original();
  return {
    ...digests,
    lotOf: (secret: string, joint: Rng) => digests.lotOf(secret === SECRETS.union ? secret + luck.of : secret, joint),
  };
});

beforeEach(() => {
  luck.of = '';
});

const QUICK_SHEET = 'quick-sheet';
const quickSheet = findRuleSet(QUICK_SHEET)!;
const duel = ownBattle('duel');

/** As the quick sheet has them. */
interface Cards {
  ships: Record<string, { side: Side; hand: string[]; card: string | null; shown: boolean }>;
  decks: Record<Side, Record<string, { draw: unknown }>>;
}

const FACES = ['fullSpeed', 'slowSpeed', 'slowAndFire', 'fire', 'turnAndFire'];

/** Everything that something consists of, each part by its place. */
const partsOf = (value: unknown, place = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? [[place, value], ...Object.entries(value).flatMap(([key, part]) => partsOf(part, `${place}.${key}`))]
    : [];

/** The cards of that side that somebody who looks into everything a machine holds can read, and that nobody has shown. */
const readable = (page: Page, of: Side): string[] =>
  partsOf(page).flatMap(([place, part]) => {
    if (typeof part !== 'object' || part === null) return [];
    const { side, hand, card, shown, draw } = part as Partial<Cards['ships'][string] & { draw: unknown }>;
    const held = side === of && Array.isArray(hand) ? [...hand, shown ? null : card] : [];
    const faces = held.filter(face => FACES.includes(String(face)));
    const deck = place.includes(`decks.${of}.`) && draw !== undefined && draw !== null ? ['a deck'] : [];
    return [...faces, ...deck].map(found => `${place}: ${found}`);
  });

/** The game after each letter, as its writer has it, up to the end or as many letters. */
const letters = (battle: Battle, seed: string, most: number, begun = invited(battle, QUICK_SHEET)): Page[] => {
  const pick = picker(seed);
  const pages = [turnOf(begun, pick)];
  pages.push(turnOf(joined(pages[0]!), pick));
  while (pages.length < most && pages.at(-1)!.now.running !== pages.at(-2)!.now.running)
    pages.push(turnOf(delivered(pages.at(-1)!, pages.at(-2)!), pick));
  return pages;
};

/** A game as it was begun before each side's cards stayed with it. */
const begunBefore = (battle: Battle): Page => {
  const { now, own } = invited(battle, QUICK_SHEET);
  return pageOf(beginning({ ...now.heading, version: POST_VERSION }, battle, now.match), own);
};

const handsIn = (page: Page, side: Side): string[][] =>
  Object.values((ownState(page) as unknown as Cards).ships).flatMap(ship =>
    ship.side === side && ship.hand.length > 0 ? [ship.hand] : [],
  );

describe('a forger who looks into all that his machine holds', () => {
  it.each(['duel', 'everything', 'embers'])('finds no card that the other has not shown: %s', name => {
    let hands = 0;
    for (const seed of ['a', 'b'])
      for (const page of letters(ownBattle(name), seed, 24)) {
        if (stateOf(page.now)?.outcome) break;
        const { side } = page.own;
        expect(readable(page, enemyOf(side))).toEqual([]);
        hands += handsIn(page, side)
          .flat()
          .filter(face => FACES.includes(face)).length;
      }
    expect(hands).toBeGreaterThan(0);
  });

  it('would have found them in a game of the first version', () => {
    const found = letters(duel, 'a', 12, begunBefore(duel)).flatMap(page => readable(page, enemyOf(page.own.side)));
    expect(found.length).toBeGreaterThan(0);
  });

  /** The Confederates' page when the first Union hand has been dealt, and that hand. */
  const dealt = (seed: string): { ben: Page; hand: string } => {
    const pages = letters(duel, seed, 12);
    const place = pages.findIndex(page => page.own.side === 'confederate' && handsIn(page, 'union').length > 0);
    const ben = pages[place]!;
    const ada = done(receive(pages[place - 1]!, sent(ben)));
    return { ben, hand: JSON.stringify(handsIn(ada, 'union')) };
  };

  it('holds the same to the last byte, whatever the other was dealt', () => {
    const [held, hands] = [new Set<string>(), new Set<string>()];
    for (let other = 0; other < 10; other++) {
      luck.of = String(other);
      const { ben, hand } = dealt('same');
      held.add(JSON.stringify([fileOf(ben.now), ben.now.played, ben.mine]));
      hands.add(hand);
    }
    expect(held.size).toBe(1);
    expect(hands.size).toBeGreaterThan(5);
  });

  it('has nothing that deals the other’s hand again, but for his secret', () => {
    let [tried, hits] = [0, 0];
    for (let seed = 0; seed < 20; seed++) {
      const { ben, hand } = dealt(`key ${seed}`);
      const dealtBy = (union: string): string =>
        JSON.stringify(handsIn({ ...ben, mine: knownWith(ben.now, { union }) }, 'union'));
      const { setup: _, ...played } = ben.now.played!;
      const texts = JSON.stringify([fileOf(ben.now), ben.own, played]).match(/[0-9a-f]{64}/g) ?? [];
      for (const text of new Set(texts)) {
        tried += 1;
        if (dealtBy(text) === hand) hits += 1;
      }
      expect(dealtBy(SECRETS.union)).toBe(hand);
    }
    // A guess comes true now and then.
    expect(tried).toBeGreaterThan(100);
    expect(hits).toBeLessThan(0.05 * tried);
  });
});

describe('a whole game in which cards are seen by their owner alone', () => {
  const generated = madeBattle(quickSheet, 'veil');

  it.each([
    ['everything', ownBattle('everything')],
    ['embers', ownBattle('embers')],
    ['a battle of the rulebook’s own generator', generated],
  ] as const)('ends alike on both pages, every card traced to its owner’s secret: %s', (_name, battle) => {
    const { union, confederate } = correspond(battle, QUICK_SHEET, 'whole');
    expect([...union.now.told].sort()).toEqual(['confederate', 'union']);
    expect(ownState(union)).toEqual(ownState(confederate));
    expect(ownState(union).outcome).not.toBeNull();
  });
});

/** One game through the eyes of everybody who can be caught in it. */
const { union: told } = correspond(ownBattle('everything'), QUICK_SHEET, 'cheats');

const refusalOf = (added: Added): string => (added.ok ? 'accepted' : added.refusal);

type Speaking = Extract<PostEntry, { type: 'orders' | 'tells' }>;

/** The game before an entry. */
const before = (place: number): Standing => {
  const { heading, battle, match, journal } = told.now;
  let now = beginning(heading, battle, match);
  for (const entry of journal.slice(0, place)) {
    const added = add(now, entry);
    if (!added.ok) throw new Error(added.refusal);
    ({ now } = added);
  }
  return now;
};

/** Every standing with the entry that comes next, where a side says something. */
const spoken = (): { now: Standing; entry: Speaking; place: number }[] => {
  const { heading, battle, match, journal } = told.now;
  let now = beginning(heading, battle, match);
  const found: { now: Standing; entry: Speaking; place: number }[] = [];
  for (const [place, entry] of journal.entries()) {
    if ((entry.type === 'orders' || entry.type === 'tells') && entry.words) found.push({ now, entry, place });
    const added = add(now, entry);
    if (!added.ok) throw new Error(added.refusal);
    ({ now } = added);
  }
  return found;
};

/** Of all that is said so much is tried. */
const ONE_IN = 7;

const LIES: readonly Word[] = [...FACES, true, false];

/** Brings a battle to its end as soon as somebody may give up; null where a side would have to say more before. */
const givenUp = (from: Standing): Standing | null => {
  let now = from;
  while (!stateOf(now)?.outcome) {
    const [by, owed] = SIDES.map(side => [side, owedBy(now, side)] as const).find(([, what]) => what !== null)!;
    const links: PostEntry = { type: 'link', by, link: linkAt(SECRETS[by], now.throws + 1) };
    const entry: PostEntry =
      owed === 'link' ? links : { type: 'orders', by, commands: [{ type: 'concede', side: by }] };
    if (owed !== 'link' && owed !== 'decide') return null;
    const added = add(now, entry);
    if (!added.ok) return null;
    ({ now } = added);
  }
  return now;
};

describe('a player who says what is not so', () => {
  const places = spoken();

  it('is found out at once where both can know better, and at the end everywhere, with entry and expectation', () => {
    let [atOnce, atTheEnd] = [0, 0];
    const ofHalf = places.filter(({ entry }) => typeof entry.words![0] === 'boolean');
    const ofFaces = places.filter((_, place) => place % ONE_IN === 0);
    expect(ofHalf.length).toBeGreaterThan(0);
    for (const { now, entry, place } of [...ofHalf.slice(0, 4), ...ofFaces]) {
      const [word] = entry.words!;
      for (const lie of LIES.filter(each => each !== word)) {
        const added = add(now, { ...entry, words: [lie, ...entry.words!.slice(1)] });
        if (!added.ok) {
          atOnce += 1;
          expect(added.refusal).toMatch(new RegExp(`^entry ${place + 1} \\(${entry.type}, ${entry.by}\\): `));
          continue;
        }
        const end = givenUp(added.now);
        if (!end) continue;
        atTheEnd += 1;
        const refusal = refusalOf(add(end, { type: 'secret', by: entry.by, secret: SECRETS[entry.by] }));
        expect(refusal).toContain(`expected ${JSON.stringify(word)}, found ${JSON.stringify(lie)}`);
        expect(refusal).toMatch(/it does not go with entry \d+: /);
        // The other has said nothing but the truth.
        const honest = enemyOf(entry.by);
        expect(refusalOf(add(end, { type: 'secret', by: honest, secret: SECRETS[honest] }))).toBe('accepted');
      }
    }
    expect(atOnce).toBeGreaterThan(10);
    expect(atTheEnd).toBeGreaterThan(10);
  });

  it('shows a face that his deck no longer holds: at once', () => {
    const refusals = places.flatMap(({ now, entry }) =>
      FACES.filter(face => face !== entry.words![0]).map(face =>
        refusalOf(add(now, { ...entry, words: [face, ...entry.words!.slice(1)] })),
      ),
    );
    expect(refusals.some(refusal => /expected "\w+"(?:, "\w+")+, found "\w+"$/.test(refusal))).toBe(true);
  });

  it('says more or less than he is asked', () => {
    const { now, entry } = places.find(
      each => each.entry.type === 'orders' && each.entry.commands.at(-2)?.type === 'carryOut',
    )!;
    const { words, ...silent } = entry;
    expect(refusalOf(add(now, { ...entry, words: [...words!, 'fire'] }))).toContain('more is told than was asked');
    expect(refusalOf(add(now, silent as PostEntry))).toMatch(/for which something has to be told first$/);
  });

  it('keeps a card back: nothing goes on, and nobody else can show it', () => {
    const { now, entry } = places.find(
      each => each.entry.type === 'orders' && each.entry.commands[0]?.type === 'carryOut',
    )!;
    const [shows] = (entry as Extract<PostEntry, { type: 'orders' }>).commands;
    const { by } = entry;
    const added = add(now, { type: 'orders', by, commands: [shows!] });
    if (!added.ok) throw new Error(added.refusal);
    expect(SIDES.map(side => owedBy(added.now, side))).toEqual(SIDES.map(side => (side === by ? 'tell' : null)));
    const other = enemyOf(by);
    expect(refusalOf(add(added.now, { type: 'tells', by: other, words: ['fire'] }))).toContain(
      'nothing was asked of this side',
    );
    expect(refusalOf(add(added.now, { type: 'orders', by, commands: [shows!] }))).toContain('has not been told yet');
    expect(refusalOf(add(added.now, { type: 'link', by: other, link: '0'.repeat(64) }))).toContain(
      'has to be told first',
    );
    expect(refusalOf(add(added.now, { type: 'tells', by, words: entry.words! }))).toBe('accepted');
  });

  it('tells something where nobody asks, or a secret that dealt other cards', () => {
    const start = before(2);
    expect(refusalOf(add(start, { type: 'tells', by: 'union', words: ['fire'] }))).toContain(
      'nothing was asked of this side',
    );
    const end = givenUp(before(told.now.journal.length >> 1))!;
    const other = 'ab'.repeat(32);
    expect(refusalOf(add(end, { type: 'secret', by: 'union', secret: other }))).toContain('it is not the secret');
    expect(knownWith(end, { union: SECRETS.union })).not.toBeNull();
    expect(() => knownWith(end, { union: other })).toThrow(/it does not go with entry \d+/);
  });
});

describe('a card on the gun deck', () => {
  it('is laid by its place in the hand, and only one that is there', () => {
    const page = letters(duel, 'lay', 40).find(
      each => each.own.sealed?.some(({ type }) => type === 'layPlace') && stateOf(each.now),
    )!;
    const { side } = page.own;
    expect(JSON.stringify(page.own.sealed)).not.toMatch(new RegExp(FACES.map(face => `"${face}"`).join('|')));
    // The hand's own owner is offered its faces.
    expect(legal(page.now.match, ownState(page), side).some(({ type }) => type === 'lay')).toBe(true);
  });

  it('is any of equal ones', () => {
    const { sealing } = quickSheet;
    const state = structuredClone(
      newestState(letters(duel, 'equal', 12).find(page => handsIn(page, page.own.side).length > 0)!.mine!.played),
    );
    const ship = Object.values((state as unknown as Cards).ships).find(each => FACES.includes(each.hand[0] ?? ''))!;
    ship.hand = ['fire', 'slowSpeed', 'fire', 'fire', 'fullSpeed'];
    const id = Object.entries((state as unknown as Cards).ships).find(([, each]) => each === ship)![0];
    const lay = { type: 'lay', side: ship.side, ship: id, card: 'fire' } as Command;
    const placed = Array.from(
      { length: 60 },
      (_, roll) =>
        (
          sealing!.wrapped(
            lay,
            { ...invited(duel, QUICK_SHEET).now.match, state },
            { roll: sides => (roll % sides) + 1 },
          ) as Command & { place: number }
        ).place,
    );
    expect([...new Set(placed)].sort()).toEqual([0, 2, 3]);
  });
});

describe('a game of the first version', () => {
  it('goes on by the old scheme', () => {
    const pages = letters(ownBattle('embers'), 'old', 400, begunBefore(ownBattle('embers')));
    const page = pages.at(-1)!;
    expect(page.now.heading.version).toBe(POST_VERSION);
    expect(page.now.journal.some(({ type }) => type === 'tells')).toBe(false);
    expect(stateOf(page.now)?.outcome).not.toBeNull();
    expect(ownState(page)).toEqual(stateOf(page.now));
    expect(page.now.heading.inviter.anchor).toBe(anchorOf(SECRETS.union));
  });
});
