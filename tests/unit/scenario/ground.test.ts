/** Charts against the ground: what a chart says of itself must be what it draws. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/core/scenario.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

/** The middle of a fort, or where a name stands. */
const hexesOf = ({ works, places }: Scenario, what: string): readonly number[] => {
  const found =
    works.find(({ id }) => id === what)?.hexes ?? places.flatMap(({ name, hex }) => (name === what ? [hex] : []));
  if (found.length === 0) throw new Error(`no ${what}`);
  return found;
};

const yardsBetween = (scenario: Scenario, from: string, to: string): number => {
  const ranges = hexesOf(scenario, from).flatMap(one =>
    hexesOf(scenario, to).map(other => scenario.chart.range(one, other)),
  );
  return (100 * ranges.reduce((sum, range) => sum + range, 0)) / ranges.length;
};

/** Yards from one point to another on the ground, after the maps of the Official Records and today's charts. */
const GROUND: readonly [battle: string, from: string, to: string, yards: number][] = [
  ['hampton-roads-1', 'newport_news', 'sewells_point', 11400],
  ['hampton-roads-2', 'newport_news', 'sewells_point', 11400],
  ['mobile-bay', 'fort_morgan', 'fort_gaines', 6000],
  ['charleston-1863', 'fort_sumter', 'fort_moultrie', 1800],
  ['island-number-ten', 'New Madrid', 'Island No. 10', 11500],
  ['vicksburg-run', 'Vicksburg', 'Warrenton', 12300],
  ['grand-gulf', 'fort_cobun', 'fort_wade', 1300],
  ['fort-henry', 'fort_henry', 'Panther Island', 2200],
  ['galveston', 'Kuhn’s Wharf', 'Fort Point', 3500],
  ['plymouth', 'fort_gray', 'Plymouth', 2600],
  ['forts-jackson-and-st-philip', 'fort_jackson', 'fort_st_philip', 1000],
];

describe('what is drawn', () => {
  it.each(GROUND)('%s: from %s to %s', (battle, from, to, yards) => {
    const scenario = scenarioNamed(battle);
    const drawn = yardsBetween(scenario, from, to) * (scenario.drawnShorter ?? 1);
    expect(Math.abs(drawn - yards) / yards).toBeLessThan(0.16);
  });
});
