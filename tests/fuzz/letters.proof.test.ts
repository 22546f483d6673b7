/**
 * Letters by post that were written by hand: each is refused with a sentence, or it is one that its writer could have sent, found so by
 * a referee who looks at what was taken and not at how it was read. `npm run fuzz -- letters` asks for a hundred times as many.
 */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../src/core/dice.ts';
import { READERS } from '../../src/app/files/strangeReaders.ts';
import type { PostEntry } from '../../src/post/file.ts';
import { receive, type Page } from '../../src/post/page.ts';
import { RULE_SETS } from '../../src/rules/index.ts';
import { done } from '../helpers/post.ts';
import { exchanges, type Exchange } from './letters/exchanges.ts';
import { deskOf, forgedFrom, type Desk } from './letters/forger.ts';
import { cheatIn } from './letters/referee.ts';

const LETTERS = Number(process.env.BROWNWATER_MUTANTS ?? 400);
const SEED = process.env.BROWNWATER_FUZZ_SEED ?? 'ci';
const LONGEST_SENTENCE = 300;

const all = exchanges();
const desks = new Map<string, Desk>(
  RULE_SETS.map(({ id }) => [id, deskOf(all.filter(({ rules }) => rules === id))] as const),
);

type Fate = { taken: Page; length: number } | { refusal: string };

/** What becomes of a letter where it is received. */
const fateOf = ({ receiver }: Exchange, text: string): Fate => {
  const read = READERS.letter(text);
  if (!read.ok) return read;
  const turned = receive(receiver, read.file);
  return turned.ok ? { taken: turned, length: read.file.journal.length } : turned;
};

describe('the referee', () => {
  it('finds nothing in letters as they are written', () => {
    for (const exchange of all)
      for (const file of exchange.honest) {
        const fate = fateOf(exchange, JSON.stringify(file));
        if (!('taken' in fate)) throw new Error(fate.refusal);
        expect(cheatIn(exchange.receiver, fate.taken, fate.length)).toBeNull();
      }
  });

  describe.each(RULE_SETS)('$title: finds', ({ id }) => {
    /** The first letter after which an order was carried out by dice. */
    const [before, after, length] = all
      .filter(({ rules }) => rules === id)
      .flatMap(({ receiver, honest }): [Page, Page, number][] => {
        const taken = done(receive(receiver, honest[0]!));
        const fresh = taken.now.played?.entries.slice(receiver.now.played?.entries.length ?? 0) ?? [];
        return receiver.now.journal.length > 0 && fresh.some(({ dice }) => dice)
          ? [[receiver, taken, honest[0]!.journal.length]]
          : [];
      })[0]!;
    const { journal, played } = after.now;
    const past = before.now.journal.length;
    const cheat = (change: Partial<Page['now']>): string | null =>
      cheatIn(before, { ...after, now: { ...after.now, ...change } }, length);

    it('a link that is not of the chain', () => {
      const place = journal.findLastIndex(({ type }, at) => type === 'link' && at >= past);
      const foreign = { ...journal[place], link: 'ab'.repeat(32) } as PostEntry;
      expect(cheat({ journal: journal.toSpliced(place, 1, foreign) })).toContain(
        'is not the next of its player’s chain',
      );
    });

    it('another past, and an entry in the receiver’s name', () => {
      expect(cheat({ journal: journal.slice(1) })).toBe('the past was rewritten');
      const mine = { ...journal[past]!, by: before.own.side };
      expect(cheat({ journal: journal.toSpliced(past, 1, mine) })).toContain('in the receiver’s name');
    });

    it('dice that nobody threw', () => {
      const thrown = played!.entries.findLastIndex(({ dice }) => dice);
      const entries = played!.entries.map((entry, at) => (at === thrown ? { ...entry, dice: [1, 2, 3, 4] } : entry));
      expect(cheat({ played: { ...played!, entries } })).toContain('are not those of both players');
    });

    it('an order that was given when its dice were known', () => {
      // What binds the writer is put behind the links of both.
      const bound = journal.findLastIndex(({ type }) => type === 'sealed' || type === 'orders');
      const [entry, rest] = [journal[bound]!, journal.toSpliced(bound, 1)];
      const late = { ...after.now, journal: [...rest, entry] };
      expect(cheatIn({ ...before, now: { ...before.now, journal: [] } }, { ...after, now: late }, 0)).not.toBeNull();
    });
  });
});

it(`${LETTERS} letters written by hand: none of them cheats`, { timeout: 3_600_000 }, () => {
  const cheats: string[] = [];
  let [refused, others] = [0, 0];
  for (let number = 0; number < LETTERS; number++) {
    const exchange = all[number % all.length]!;
    const own = `${SEED}/${number}`;
    const text = forgedFrom(diceOf(seedFrom(own)), exchange, desks.get(exchange.rules)!);
    const fate = fateOf(exchange, text);
    if ('refusal' in fate) {
      refused += 1;
      if (fate.refusal.length > LONGEST_SENTENCE) cheats.push(`${own}: ${fate.refusal.length} letters`);
      continue;
    }
    if (text !== JSON.stringify(exchange.honest[0])) others += 1;
    const cheat = cheatIn(exchange.receiver, fate.taken, fate.length);
    if (cheat !== null) cheats.push(`${exchange.rules} ${own}: ${cheat}`);
  }
  expect(cheats.slice(0, 20)).toEqual([]);
  // Neither is everything refused, nor is everything taken.
  expect(refused).toBeGreaterThan(LETTERS / 2);
  expect(others).toBeGreaterThan(LETTERS / 50);
  console.log(
    `${LETTERS} letters by hand, ${refused} refused, ${others} taken that were not the one sent, ${cheats.length} cheats`,
  );
});
