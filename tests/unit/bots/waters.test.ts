/** Ways are kept from game to game: what is kept may depend on nothing but what it is asked for by. */
import { describe, expect, it } from 'vitest';
import { captain } from '../../../src/bots/captain.ts';
import { STEADY } from '../../../src/bots/temper.ts';
import { watersBy, wayToHex } from '../../../src/bots/waters.ts';
import { chartOf } from '../../../src/chart/index.ts';
import { playGame } from '../../../src/trials/game.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

describe('the way to a hex', () => {
  const row = [30, 15.78, 30].map(depth => ({ terrain: 'channel' as const, depth, flow: -1 as const }));
  const shallows = () => chartOf({ hexes: [row], north: 0, knots: 0 });

  it('is kept for her own draught: two that are nearly alike do not share one', () => {
    const [first, second] = [shallows(), shallows()];
    const wanted = [wayToHex(first, 301, 15.75)(101), wayToHex(second, 301, 15.8)(101)];
    expect(wanted[0]).toBeLessThan(wanted[1]!);
    expect(wayToHex(first, 301, 15.8)(101)).toBe(wanted[1]);
    expect(wayToHex(second, 301, 15.75)(101)).toBe(wanted[0]);
  });
});

describe('ways by a toll of their own', () => {
  it('count a hex for as much as it says, and share nothing with other ways', () => {
    const row = [30, 30, 30, 30].map(depth => ({ terrain: 'channel' as const, depth, flow: -1 as const }));
    const chart = chartOf({ hexes: [row], north: 0, knots: 0 });
    const dear = watersBy((_chart, hex) => (hex === 201 ? 7 : 1));
    expect([wayToHex(chart, 401, 9)(101), dear.wayToHex(chart, 401, 9)(101)]).toEqual([3, 9]);
    expect(dear.wayTo(chart, 'end', () => [401], 9)(101)).toBe(9);
    expect(dear.wayToAny(chart, [401], 9)(101)).toBe(9);
  });
});

describe('the course to a work', () => {
  /** The same battle on the same chart, with the fort where the other has it. */
  const moved = (scenario: Scenario, hex: number): Scenario => ({
    ...scenario,
    works: scenario.works.map((work, place) => (place === 0 ? { ...work, hexes: [hex] } : work)),
  });
  const played = (scenario: Scenario): string => {
    const seat = (side: string) => ({ bot: captain(STEADY), dice: diceOf(seedFrom(side)) });
    const seats = { union: seat('union'), confederate: seat('confederate') };
    return hash(playGame(matchOf(findRuleSet('portable')!, scenario), seats, 'moved').state);
  };

  it('is that to where it lies in this battle, whatever was played on the chart before', () => {
    const here = scenarioNamed('drewrys-bluff');
    const at = here.works[0]!.hexes[0]!;
    const other = here.chart.hexes.find(hex => !here.chart.navigable(hex) && here.chart.range(hex, at) === 6)!;
    const alone = played(moved(scenarioNamed('drewrys-bluff'), other));
    played(here);
    expect(played(moved(here, other))).toBe(alone);
  });
});
