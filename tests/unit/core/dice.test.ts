import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';

/** Dice as they are thrown, lists of orders of any length, and sizes of which the last round of faces is often incomplete. */
const SIZES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 37, 100, 365, 2 ** 16, 2 ** 31 - 1, 2 ** 31 + 1, 3 * 2 ** 30, 2 ** 32];

describe('faces', () => {
  it.each(SIZES)('of a die with %i are those that pure-rand draws, and leave the dice where it does', sides => {
    const position = seedFrom(`faces/${sides}`);
    const dice = diceOf(position);
    const drawn = xoroshiro128plusFromState(position);
    for (let roll = 0; roll < 2000; roll++) expect(dice.roll(sides)).toBe(uniformInt(drawn, 1, sides));
    expect(dice.position()).toEqual(drawn.getState());
  });

  it('of a die with none are no number', () => {
    expect(diceOf(seedFrom('none')).roll(0)).toBeNaN();
  });
});
