import { describe, expect, it } from 'vitest';
import { ratingsOf, type Met } from '../../../scripts/ratings.ts';

const met = (first: string, second: string, won: number, lost: number, drawn = 0): Met => ({
  first,
  second,
  tally: { won, lost, drawn },
});

const pointsIn = (all: readonly Met[], weakest = 'random'): Record<string, number> =>
  Object.fromEntries(ratingsOf(all, weakest).map(({ name, points }) => [name, Math.round(points)]));

describe('Ratings', () => {
  it('are 400 points for ten wins to one, with a draw as half a win, above the one who is named', () => {
    expect(pointsIn([met('captain', 'random', 999, 99, 1)])).toEqual({ captain: 400, random: 0 });
    expect(pointsIn([met('captain', 'random', 949, 49, 101)])).toEqual({ captain: 400, random: 0 });
  });

  it('add up over opponents who never met', () => {
    const points = pointsIn([met('captain', 'random', 999, 99, 1), met('commodore', 'captain', 999, 99, 1)]);
    expect(points).toEqual({ commodore: 800, captain: 400, random: 0 });
  });

  it('weigh three who met all round together: no two of these pairs alone say what all three do', () => {
    const all = [met('b', 'a', 60, 40), met('c', 'b', 60, 40), met('c', 'a', 80, 20)];
    const { b = 0, c = 0 } = pointsIn(all, 'a');
    expect(b).toBeGreaterThan(70);
    expect(c - b).toBeGreaterThan(70);
    expect(c).toBeLessThan(241);
  });

  it('stay finite for who has never lost, and are wider where fewer games were played', () => {
    const widthOf = (games: number): number => {
      const [captain] = ratingsOf([met('captain', 'random', games, games / 4)], 'random');
      expect(captain?.games).toBe(games + games / 4);
      return (captain?.high ?? 0) - (captain?.low ?? 0);
    };
    expect(pointsIn([met('captain', 'random', 20, 0)]).captain).toBeLessThan(1000);
    expect(widthOf(20)).toBeGreaterThan(2 * widthOf(400));
  });

  it('hold the rating between their ends, the same each time', () => {
    const all = [met('captain', 'random', 90, 10), met('commodore', 'captain', 12, 8)];
    for (const { points, low, high } of ratingsOf(all, 'random')) {
      expect(low).toBeLessThanOrEqual(points);
      expect(high).toBeGreaterThanOrEqual(points);
    }
    expect(ratingsOf(all, 'random')).toEqual(ratingsOf(all, 'random'));
  });

  it('leave out whom no game joins to the weakest', () => {
    expect(pointsIn([met('captain', 'random', 5, 5), met('x', 'y', 5, 5)])).toEqual({ captain: 0, random: 0 });
    expect(ratingsOf([met('x', 'y', 5, 5)], 'random')).toEqual([]);
  });
});
