/** Each side's cards are known on its own machine alone, and nobody can choose, swap or keep one: many games, and every lie in one of them. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enemyOf, type Command, type Rng } from '../../../src/core/types.ts';
import type { Word } from '../../../src/core/veil.ts';
import { add, type Added } from '../../../src/post/add.ts';
import { knownWith } from '../../../src/post/known.ts';
import { fileOf, receive, type Page } from '../../../src/post/page.ts';
import { stateOf } from '../../../src/post/standing.ts';
import { findRuleSet } from '../../../src/rules/index.ts';
import { madeBattle } from '../../../src/trials/library.ts';
import { correspond, done, invited, ownBattle, shippedNamed, ownState, SECRETS, sent } from '../../helpers/post.ts';
import { FACES, givenUp, handsIn, letters, QUICK_SHEET, readable, spokenIn } from '../../helpers/veiled.ts';

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

const quickSheet = findRuleSet(QUICK_SHEET)!;
const duel = ownBattle('duel');

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

/** Nobody fights, so that the decks run out; panic is sown whenever it can be. */
const QUIETLY: readonly ((command: Command & { deck?: string }) => boolean)[] = [
  ({ type }) => type === 'panic',
  ({ deck }) => deck === 'fullSpeedDeck',
  ({ type }) => ['hold', 'pass', 'finish', 'goOn', 'holdFire', 'cease'].includes(type),
  () => true,
];

describe('cards that come back', () => {
  const quietly = (offers: readonly Command[]): Command =>
    QUIETLY.flatMap(wanted => offers.find(wanted) ?? []).at(0) as Command;
  const battle = shippedNamed('island-number-ten');
  const happenedIn = ({ mine }: Page): string[] =>
    mine!.played.entries.flatMap(({ events }) => events.map(({ type }) => type));

  it('are shuffled and dealt again unseen', () => {
    const pages = letters(battle, quietly, 4000);
    expect(new Set(happenedIn(pages.at(-1)!))).toContain('deckReshuffled');
    expect(pages.at(-1)!.now.told).toHaveLength(2);
    const late = pages.findLast(page => !stateOf(page.now)?.outcome)!;
    expect(readable(late, enemyOf(late.own.side))).toEqual([]);
  });

  it('are shown when they are lost to panic, and no other with them', () => {
    const found = Array.from({ length: 12 }, (_, other) => {
      const secret = String(other).padStart(64, '0');
      return letters(battle, quietly, 16, invited(battle, QUICK_SHEET, secret));
    }).filter(pages => happenedIn(pages.at(-1)!).includes('cardLost'));
    expect(found.length).toBeGreaterThan(0);
    for (const page of found.flat()) expect(readable(page, enemyOf(page.own.side))).toEqual([]);
  });
});

/** Of all that is said so much is tried. */
const ONE_IN = 5;

const LIES: readonly Word[] = [...FACES, true, false];

const refusalOf = (added: Added): string => (added.ok ? 'accepted' : added.refusal);

describe('a player who says what is not so', () => {
  const places = spokenIn(correspond(ownBattle('everything'), QUICK_SHEET, 'cheats').union);

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
});
