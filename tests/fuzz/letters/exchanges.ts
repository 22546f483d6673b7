import { fileOf, type Page } from '../../../src/post/page.ts';
import type { PostFile } from '../../../src/post/file.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { delivered, invited, joined, ownBattle, picker, turnOf } from '../../helpers/post.ts';
import { letters } from '../../helpers/veiled.ts';

/** One letter of a game by post. */
export interface Exchange {
  rules: string;
  /** The page of whoever receives it, as it is before. */
  receiver: Page;
  /** What he writes: honest letters of the same player, each with other decisions. */
  honest: readonly PostFile[];
}

const LETTERS = 24;
const OTHERS = 2;

/** Letters of games by post under every system, from the guest's first on. */
export const exchanges = (): Exchange[] =>
  RULE_SETS.flatMap(({ id: rules }) => {
    const battle = ownBattle('duel');
    const pages = letters(battle, 'a', LETTERS, invited(battle, rules));
    return pages.slice(1).flatMap((page, place): Exchange[] => {
      const receiver = pages[place]!;
      if (page.now.running === receiver.now.running) return [];
      const before = pages[place - 1];
      const writer = before ? delivered(receiver, before) : joined(receiver);
      const others = Array.from({ length: OTHERS }, (_, other) =>
        turnOf(writer, picker(`${place}, otherwise ${other}`)),
      );
      return [{ rules, receiver, honest: [page, ...others].map(({ now }) => fileOf(now)) }];
    });
  });
