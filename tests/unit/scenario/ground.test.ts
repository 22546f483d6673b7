/** Charts against the ground: what a chart says of itself must be what it draws, and where it comes from must be said. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/core/scenario.ts';
import { ALL_FACINGS, type HexId } from '../../../src/core/types.ts';
import { dangerOf } from '../../../src/rules/rams-ironclads/shoals.ts';
import { vessel } from '../../../src/ships/index.ts';
import { everyScenario, scenarioNamed } from '../../helpers/scenarios.ts';

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
  ['trents-reach', 'battery_dantzler', 'battery_parsons', 3000],
  ['sabine-pass', 'Louisiana Channel', 'Texas Channel', 750],
];

describe('what is drawn', () => {
  it.each(GROUND)('%s: from %s to %s', (battle, from, to, yards) => {
    const scenario = scenarioNamed(battle);
    const drawn = yardsBetween(scenario, from, to) * (scenario.drawnShorter ?? 1);
    expect(Math.abs(drawn - yards) / yards).toBeLessThan(0.16);
  });
});

describe('what is told of men and guns', () => {
  const battles = everyScenario().map(scenarioNamed);
  /** Congress made the rank, and that of rear admiral, on that day; the Confederate navy had no lieutenant commanders. */
  const NEW_RANKS = '1862-07-16';

  it('nobody has a rank that did not exist yet, or not in his navy', () => {
    const early = battles.flatMap(({ id, date, forces }) =>
      forces.flatMap(({ side, captain = '' }) => {
        const ranks = date < NEW_RANKS ? /Lt\. Cdr\.|Rear Adm\./ : side === 'confederate' ? /Lt\. Cdr\./ : /^$(?=.)/;
        return ranks.test(captain) ? [`${id}: ${captain}`] : [];
      }),
    );
    expect(early).toEqual([]);
  });

  it.each([
    ['mobile-bay', 'uss_hartford', 'rf100', 2],
    ['mobile-bay', 'uss_hartford', 'sb9', 18],
    ['mobile-bay', 'uss_brooklyn', 'rf60', 2],
    ['mobile-bay', 'uss_richmond', 'sb9', 18],
    ['mobile-bay', 'uss_port_royal', 'sb9', 2],
    ['grand-gulf', 'uss_benton', 'sb9', 4],
    ['vicksburg-run', 'uss_benton', 'rf50', 2],
    ['grand-gulf', 'uss_carondelet', 'sb9', 3],
    ['vicksburg-run', 'uss_mound_city', 'rf42', 2],
    ['drewrys-bluff', 'css_patrick_henry', 'sb8', 6],
  ])('%s: %s has of %s as many as in that year', (battle, ship, gun, count) => {
    const guns = scenarioNamed(battle).forces.find(({ id }) => id === ship)?.overrides.guns ?? [];
    expect(guns.filter(each => each.gun === gun).reduce((sum, each) => sum + each.count, 0)).toBe(count);
  });

  it('General Price runs past Vicksburg at Lafayette’s side, and Battery Beauregard guards Charleston', () => {
    const { chart, forces, rules } = scenarioNamed('vicksburg-run');
    for (const section of [undefined, ...Object.values(rules)]) {
      const [one, other] = ['uss_lafayette', 'uss_general_price'].map(
        id => section?.forces?.[id]?.hex ?? forces.find(force => force.id === id)?.hex ?? 0,
      );
      expect(chart.range(one ?? 0, other ?? 0)).toBe(1);
    }
    expect(scenarioNamed('charleston-1863').works.map(({ id }) => id)).toContain('battery_beauregard');
  });

  it('Camp Butler is no town', () => {
    const { chart, works } = scenarioNamed('hampton-roads-1');
    const [camp = 0] = works.find(({ id }) => id === 'newport_news')?.hexes ?? [];
    const towns = chart.hexes.filter(hex => chart.terrain(hex) === 'town' && chart.range(hex, camp) < 8);
    expect(towns).toEqual([]);
  });

  it('Albemarle begins outside of what she is to hold', () => {
    const { forces, objectives, rules } = scenarioNamed('plymouth');
    for (const section of [undefined, ...Object.values(rules)]) {
      const held = (section?.objectives ?? objectives).flatMap(each => (each.kind === 'hold' ? each.hexes : []));
      const start = section?.forces?.css_albemarle?.hex ?? forces.find(({ id }) => id === 'css_albemarle')?.hex ?? 0;
      expect(held).not.toContain(start);
    }
  });

  it('Chaffin’s Bluff stands on the north-east bank, and the reach below Drewry’s runs south-east', () => {
    const { chart, places, works } = scenarioNamed('drewrys-bluff');
    const bluff = places.find(({ name }) => name === 'Chaffin’s Bluff')?.hex ?? 0;
    const [fort = 0] = works[0]?.hexes ?? [];
    const channel = chart.hexes.filter(hex => chart.terrain(hex) === 'channel');
    const abreast = channel.filter(hex => chart.column(hex) === chart.column(bluff));
    expect(abreast.length).toBeGreaterThan(0);
    expect(abreast.every(hex => chart.row(hex) > chart.row(bluff))).toBe(true);
    const below = channel.filter(hex => chart.column(hex) > chart.column(fort) + 6);
    const flows = below.map(hex => chart.flow(hex)).filter(flow => flow >= 0);
    expect(flows.every(flow => flow === 0 || flow === 5)).toBe(true);
    expect(flows.filter(flow => flow === 5).length).toBeGreaterThan(flows.length / 8);
  });
});

/** Five actions, and what of their ground nobody may lose: which way the river runs, and what lies in it. */
describe('battles of river and pass', () => {
  const boxOf = (id: string) => {
    const { chart } = scenarioNamed(id);
    const share = (facing: number): number =>
      chart.hexes.filter(hex => chart.flow(hex) === facing).length /
      chart.hexes.filter(hex => chart.flow(hex) >= 0).length;
    return { chart, share };
  };

  it('the Cumberland carries cripples back from Donelson through their own line', () => {
    expect(boxOf('fort-donelson').share(3)).toBeGreaterThan(0.6);
  });

  it('the line across Trent’s Reach can be passed at one gap only, and only there by who draws fourteen feet', () => {
    const { chart } = boxOf('trents-reach');
    const line = chart.hexes.filter(hex => chart.terrain(hex) === 'obstruction');
    const column = chart.column(line[0] ?? 0);
    expect(line.every(hex => chart.column(hex) === column)).toBe(true);
    const gap = chart.hexes.filter(hex => chart.column(hex) === column && chart.navigable(hex));
    expect(gap.map(hex => chart.depth(hex))).toEqual([15, 15]);
  });

  it('an oyster reef parts the two channels of Sabine Pass, which meet above Fort Griffin', () => {
    const { chart } = boxOf('sabine-pass');
    for (let column = 15; column <= 32; column++) {
      const water = Array.from({ length: chart.rows }, (_, row) => chart.hexAt(column, row + 1));
      const deep = water
        .map(hex => (chart.depth(hex) >= 8 ? 'd' : chart.terrain(hex) === 'sandbar' ? 'r' : '-'))
        .join('');
      expect(deep).toMatch(/d+-*r+-*d+/);
    }
  });

  it('three mouths leave the Head of the Passes, and the deepest is Southwest Pass', () => {
    const { chart } = boxOf('head-of-passes');
    const rim = chart.hexes.filter(hex => chart.hexesToEdge(hex, 'right') === 0);
    const depths = rim.map(hex => chart.depth(hex));
    const mouths = depths.filter((depth, index) => depth > 0 && (depths[index - 1] ?? 0) === 0);
    expect(mouths).toHaveLength(3);
    const deepest = rim.filter(hex => chart.depth(hex) === Math.max(...depths)).map(hex => chart.row(hex));
    expect(Math.min(...deepest)).toBeGreaterThan(chart.rows * 0.8);
  });

  it('Indianola has a barge on either side and her enemies below her', () => {
    const { chart, forces } = scenarioNamed('loss-of-the-indianola');
    const at = (id: string): number => forces.find(force => force.id === id)?.hex ?? 0;
    for (const barge of ['port_barge', 'starboard_barge']) expect(chart.range(at(barge), at('uss_indianola'))).toBe(1);
    for (const ram of ['cs_queen_of_the_west', 'css_webb'])
      expect(chart.column(at(ram))).toBeGreaterThan(chart.column(at('uss_indianola')));
  });
});

describe('scenarios/SOURCES.md', () => {
  it('says of every battle that was fought where ships and ground come from, and of no other', () => {
    const page = readFileSync(new URL('../../../scenarios/SOURCES.md', import.meta.url), 'utf8');
    const rows = [
      ...page.matchAll(/^\| `([a-z0-9-]+)` +\| (.+?) +\| (.+?) +\| (?:high|medium), (?:high|medium) +\|$/gm),
    ];
    const fought = everyScenario().filter(id => scenarioNamed(id).history);
    expect(rows.map(([, id]) => id).sort()).toEqual(fought.sort());
  });
});

describe('the water', () => {
  it('takes Virginia, as deep as she is, from where she starts to Cumberland’s side, and nowhere on the way must she ground (R28)', () => {
    const scenario = scenarioNamed('hampton-roads-1');
    const { chart } = scenario;
    const draught = vessel('css_virginia').draughtFt;
    const lies = (id: string): HexId => {
      const hex = scenario.forces.find(force => force.id === id)?.hex;
      return scenario.rules['rams-ironclads']?.forces?.[id]?.hex ?? hex ?? 0;
    };
    const reached = new Set([lies('css_virginia')]);
    for (const hex of reached)
      for (const side of ALL_FACINGS) {
        const next = chart.neighbour(hex, side);
        if (next !== 0 && chart.navigable(next) && dangerOf({ chart }, { draught }, next) === 0) reached.add(next);
      }
    const prey = lies('uss_cumberland');
    expect(ALL_FACINGS.some(side => reached.has(chart.neighbour(prey, side)))).toBe(true);
  });
});
