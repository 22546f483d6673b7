/** Each side's cards are known on its own machine alone: what is said of them, and when. */
import { describe, expect, it } from 'vitest';
import { legal } from '../../../src/core/engine.ts';
import { hash, replay } from '../../../src/core/replay.ts';
import { enemyOf, SIDES, type Command } from '../../../src/core/types.ts';
import { add, type Added } from '../../../src/post/add.ts';
import { anchorOf } from '../../../src/post/digest.ts';
import { POST_VERSION, type PostEntry } from '../../../src/post/file.ts';
import { knownWith } from '../../../src/post/known.ts';
import { owedBy, stateOf } from '../../../src/post/standing.ts';
import { findRuleSet } from '../../../src/rules/index.ts';
import { newestState, toGameFile } from '../../../src/trials/gameFile.ts';
import { invited, ownBattle, ownState, SECRETS } from '../../helpers/post.ts';
import {
  begunBefore,
  FACES,
  givenUp,
  handsIn,
  letters,
  QUICK_SHEET,
  readable,
  spokenIn,
  type Cards,
} from '../../helpers/veiled.ts';

const quickSheet = findRuleSet(QUICK_SHEET)!;
const duel = ownBattle('duel');

const refusalOf = (added: Added): string => (added.ok ? 'accepted' : added.refusal);

describe('a forger who looks into all that his machine holds', () => {
  const read = (begun: Parameters<typeof letters>[3]): string[] =>
    letters(duel, 'a', 12, begun).flatMap(page => readable(page, enemyOf(page.own.side)));

  it('finds no card that the other has not shown', () => {
    expect(read(invited(duel, QUICK_SHEET))).toEqual([]);
  });

  it('would have found them in a game of the first version', () => {
    expect(read(begunBefore(duel)).length).toBeGreaterThan(0);
  });
});

describe('a player who says what is not so', () => {
  // Several games: what has to be told in one depends on its dice, which another edition of the rules throws otherwise.
  const places = ['h', 'i', 'j'].flatMap(seed => spokenIn(letters(duel, seed, 400).at(-1)!));

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
    const isShowing = ({ type }: Command): boolean => type === 'carryOut';
    const { now, entry } = places.find(
      each => each.entry.type === 'orders' && each.entry.words?.length === 1 && each.entry.commands.some(isShowing),
    )!;
    const all = (entry as Extract<PostEntry, { type: 'orders' }>).commands;
    const commands = all.slice(0, all.findIndex(isShowing) + 1);
    const { by } = entry;
    const added = add(now, { type: 'orders', by, commands });
    if (!added.ok) throw new Error(added.refusal);
    expect(SIDES.map(side => owedBy(added.now, side))).toEqual(SIDES.map(side => (side === by ? 'tell' : null)));
    const other = enemyOf(by);
    expect(refusalOf(add(added.now, { type: 'tells', by: other, words: ['fire'] }))).toContain(
      'nothing was asked of this side',
    );
    expect(refusalOf(add(added.now, { type: 'orders', by, commands }))).toContain('has not been told yet');
    expect(refusalOf(add(added.now, { type: 'link', by: other, link: '0'.repeat(64) }))).toContain(
      'has to be told first',
    );
    expect(refusalOf(add(added.now, { type: 'tells', by, words: entry.words! }))).toBe('accepted');
  });

  it('tells something where nobody asks, or a secret that dealt other cards', () => {
    const start = places[0]!.now;
    expect(refusalOf(add(start, { type: 'tells', by: 'union', words: ['fire'] }))).toContain(
      'nothing was asked of this side',
    );
    const end = givenUp(places[places.length >> 1]!.now)!;
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

describe('a game that is over', () => {
  it('is played again from its save with every card, in place and as the page plays it', () => {
    const { mine } = letters(duel, 'c', 400).at(-1)!;
    const { setup, entries } = mine!.played;
    const { seed, commands, throws } = toGameFile(mine!.played, '0.1.0', '2026-11-23T09:00:00.000Z');
    expect(Object.values(throws!).some(thrown => 'lots' in thrown)).toBe(true);
    for (const road of ['inPlace', 'produce'] as const) {
      const again = replay(setup.match, { seed, commands, throws }, road);
      expect(hash(again.state)).toBe(hash(entries.at(-1)!.state));
    }
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
