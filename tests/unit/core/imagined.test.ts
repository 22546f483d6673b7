import { describe, expect, it } from 'vitest';
import { playedGame } from '../../helpers/playedGame.ts';
import { hash } from '../../../src/core/replay.ts';
import type { State } from '../../../src/core/types.ts';
import { atBest, surely } from '../../../src/system/imagined.ts';

const BATTLES = [
  ['portable', 'memphis'],
  ['quick-sheet', 'memphis'],
  ['rams-ironclads', 'memphis'],
] as const;

/** Commands looked at in each battle. */
const MOST = 400;

const stepOf = ({ turn, cursor }: State): string => `${turn} ${cursor.phase}`;

describe.each(BATTLES)('a command that is only imagined, by %s at %s', (rules, scenario) => {
  const { setup, opening, entries } = playedGame(rules, scenario, 'imagined');
  const { match } = setup;
  const looked = entries.slice(0, MOST).map(({ command, state: after }, place) => {
    const before = entries[place - 1]?.state ?? opening.state;
    const position = hash(before);
    const sure = surely(match, before, command);
    const best = atBest(match, before, command);
    expect(hash(before)).toBe(position);
    return { before, after, sure, best };
  });

  it('comes out as it does in the game where no die hangs on it, and is not known where one does', () => {
    for (const { before, after, sure, best } of looked) {
      const isThrown = hash(before.rng) !== hash(after.rng);
      expect(sure === null).toBe(isThrown);
      if (!sure) continue;
      expect(hash(sure)).toBe(hash(after));
      expect(hash(best)).toBe(hash(after));
    }
    expect(looked.some(({ sure }) => sure === null)).toBe(true);
  });

  it('ends before dice that are thrown after it: who goes first is never found out by dice that always fall alike', () => {
    const last = looked.filter(({ before, after, sure }) => sure === null && stepOf(before) !== stepOf(after));
    expect(last.length).toBeGreaterThan(0);
    for (const { best, after } of last) expect(best.turn).toBeLessThanOrEqual(after.turn);
  });
});
