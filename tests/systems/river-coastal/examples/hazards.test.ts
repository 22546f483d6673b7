/** Boarding, landing, mortars, fog, mines and what holds a keel: what each throw comes to (C66 to C89). */
import { describe, expect, it } from 'vitest';
import { crosses, defendersOf, fight, marchMoves, takesTown } from '../../../../src/rules/river-coastal/boarding.ts';
import {
  freeing,
  heldUpTo,
  mineCost,
  overChain,
  sparCost,
  sparSinksOwn,
} from '../../../../src/rules/river-coastal/hazards.ts';
import { mortarEffect, mortarNeed, mortarReach } from '../../../../src/rules/river-coastal/mortars.ts';
import { fogHexes, fogSight, isFog, windOf } from '../../../../src/rules/river-coastal/weather.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const pairs = FACES.flatMap(one => FACES.map(other => [one, other] as const));

describe('C67, C69, C70: boarding and landing', () => {
  it('worked example 15: one party on a ship of one CPV crosses 1/2, then wins 15/36, ties 6/36', () => {
    expect(FACES.filter(crosses)).toEqual([4, 5, 6]);
    const results = pairs.map(([one, other]) => fight([one], [other]));
    expect(results.filter(result => result === 'attacker')).toHaveLength(15);
    expect(results.filter(result => result === 'goesOn')).toHaveLength(6);
  });

  it('worked example 15: of more defenders two fight: 20/216', () => {
    expect([defendersOf(1, 1), defendersOf(9, 1), defendersOf(9, 2)]).toEqual([1, 2, 3]);
    const wins = FACES.flatMap(party => pairs.filter(two => fight([party], two) === 'attacker'));
    expect(wins).toHaveLength(20);
    expect(fight([6], [6, 1])).toBe('defender');
  });

  it('two moves to the middle of the hex, three for each further one; a 6 takes the town', () => {
    expect([1, 2, 3].map(marchMoves)).toEqual([2, 5, 8]);
    expect(FACES.filter(takesTown)).toEqual([6]);
  });
});

describe('C89: mortars', () => {
  it('2 to 13 hexes with the large ones, to 10 with the others', () => {
    expect([mortarReach(true), mortarReach(false)]).toEqual([
      { least: 2, most: 13 },
      { least: 2, most: 10 },
    ]);
  });

  it('worked example 16: a 13 inch mortar [6, 2, 4]: 30 FPV; the next shot hits on 5', () => {
    expect([mortarNeed(false), mortarNeed(true)]).toEqual([6, 5]);
    expect(mortarEffect(4, true)).toEqual({ points: 30, takes: 'nothing' });
    expect(mortarEffect(4, false)).toEqual({ points: 20, takes: 'nothing' });
    expect([1, 3, 5, 6].map(die => mortarEffect(die, true).takes)).toEqual(['nothing', 'gun', 'gun', 'commander']);
  });
});

describe('C81, C82: wind and fog', () => {
  it('worked example 17: fog of 8 inches: sight 2, 3, 4, 5 hexes in moves 1 to 4', () => {
    expect([1, 2, 3, 4].map(move => fogHexes(8, move))).toEqual([2, 3, 4, 5]);
    expect([1, 2, 3, 4].map(move => fogSight(8, move))).toEqual([800, 1000, 1250, 1562]);
    expect(fogHexes(2, 1)).toBe(1);
    expect(FACES.filter(isFog)).toEqual([3, 4, 5, 6]);
  });

  it('no wind on 1 and 2; otherwise a second die says whence', () => {
    expect([1, 2].map(die => windOf(die, 3))).toEqual([null, null]);
    expect(FACES.map(die => windOf(3, die))).toEqual(['north', 'north', 'east', 'west', 'south', 'south']);
  });
});

describe('C72 to C78: bottoms, chains, mines, spars', () => {
  it('stuck by draught, off with and without help', () => {
    const stuck = (bottom: 'sandbar' | 'stakes', draught: number) =>
      FACES.filter(die => die <= heldUpTo(bottom, draught));
    expect([stuck('sandbar', 5), stuck('sandbar', 5.5)]).toEqual([
      [1, 2],
      [1, 2, 3, 4],
    ]);
    expect([stuck('stakes', 5), stuck('stakes', 6)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4, 5],
    ]);
    expect([freeing('sandbar', false), freeing('sandbar', true)]).toEqual([
      { need: 5, tries: 4 },
      { need: 5, tries: 8 },
    ]);
    expect([freeing('stakes', false), freeing('stakes', true)]).toEqual([
      { need: 6, tries: 2 },
      { need: 5, tries: 4 },
    ]);
  });

  it('over a chain at 4 knots and more on 5 and 6', () => {
    expect(FACES.filter(die => overChain(8, die))).toEqual([5, 6]);
    expect(FACES.filter(die => overChain(7, die))).toEqual([]);
  });

  it('worked example 18: a mine: 1/6 nothing, 1/6 20, 1/6 30, 1/2 sunk; a spar torpedo by its own table', () => {
    expect(FACES.map(mineCost)).toEqual([0, 20, 30, 'sunk', 'sunk', 'sunk']);
    expect(FACES.map(sparCost)).toEqual([0, 20, 'sunk', 'sunk', 'sunk', 'sunk']);
    expect(FACES.filter(sparSinksOwn)).toEqual([1, 2]);
  });
});
