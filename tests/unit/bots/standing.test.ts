import { describe, expect, it } from 'vitest';
import { games, missed, score, standingOf, together, total } from '../../../scripts/standing.ts';

const HEAD = 'index,seed,union,confederate,winner,cause';
const game = (union: string, confederate: string, winner: string) =>
  `0,docs/0,${union},${confederate},${winner},objective`;

const standing = (union: [number, number, number], confederate: [number, number, number]) => {
  const tally = ([won, lost, drawn]: [number, number, number]) => ({ won, lost, drawn });
  return { union: tally(union), confederate: tally(confederate) };
};

describe('How two opponents stand after mirrored games', () => {
  it('is read from the lines of a match, by the side that the first of them led', () => {
    const lines = [
      game('captain', 'random', 'union'),
      game('random', 'captain', 'union'),
      game('random', 'captain', 'confederate'),
      game('random', 'captain', 'draw'),
    ];
    expect(standingOf([HEAD, ...lines, ''].join('\n'), 'captain')).toEqual(standing([1, 0, 0], [1, 1, 1]));
  });

  it('counts a draw as half a win', () => {
    const all = total(together([standing([3, 1, 0], [0, 0, 2]), standing([1, 0, 0], [0, 1, 0])]));
    expect([all, games(all), score(all)]).toEqual([{ won: 4, lost: 2, drawn: 2 }, 8, 5 / 8]);
  });

  it('needs no reason where the aim was met', () => {
    expect(missed(standing([10, 0, 0], [9, 1, 0]), 0.95)).toBe('');
  });

  it.each([
    ['too few games to tell', standing([1, 3, 0], [2, 2, 1])],
    ['drawish: 6 of 20 drawn', standing([7, 1, 2], [6, 0, 4])],
    ['lopsided: Union won 17 of 20', standing([9, 1, 0], [2, 8, 0])],
    ['lopsided: Confederate won 16 of 20', standing([3, 7, 0], [9, 1, 0])],
    ['lost 8, 5 of them as Union', standing([5, 5, 0], [7, 3, 0])],
  ])('says why it was missed: %s', (why, stands) => {
    expect(missed(stands, 0.95)).toBe(why);
  });
});
