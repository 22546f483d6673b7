/** Rulings C91 to C98: the rulebook's own battle. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../../src/core/dice.ts';
import type { Scenario } from '../../../../src/core/scenario.ts';
import { enemyOf, FACINGS, SIDES, type Facing, type HexId } from '../../../../src/core/types.ts';
import { anyFleet } from '../../../../src/rules/river-coastal/setup/fleets.ts';
import { generateBattle } from '../../../../src/rules/river-coastal/setup/generate.ts';
import { fortRatingOf, isIronclad } from '../../../../src/rules/river-coastal/setup/ratings.ts';
import { sectionOf } from '../../../../src/rules/river-coastal/setup/settings.ts';
import { FORT_GUNS, RANDOM } from '../../../../src/rules/river-coastal/tables.ts';
import { laneOf, streamIn } from '../../../../src/rules/river-coastal/water.ts';
import { vessel } from '../../../../src/ships/index.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `random ${index}`);
const battles = SEEDS.map(seed => generateBattle(seed));
const kindOf = ({ id }: Scenario): string => id.split('-')[0]!;
const feetOf = ({ briefing }: Scenario): number => Number(/of (\d+) feet/.exec(briefing.common)![1]);
const around = ({ chart }: Scenario, hex: HexId): HexId[] =>
  FACINGS.map((_, facing) => chart.neighbour(hex, facing as Facing)).filter(next => next !== 0);

/** Columns from the edge that lies upstream, from 1. */
const along = ({ chart, homeEdges }: Scenario, hex: HexId): number =>
  chart.hexesToEdge(hex, homeEdges.confederate[0]!) + 1;

/** C91, from the ruling's words: two across the flow, three along it, the odd ones to starboard. */
const squareOf = (battle: Scenario, hex: HexId): number => {
  const runsRight = battle.homeEdges.confederate[0] === 'left';
  const isBelow = battle.chart.row(hex) > 8;
  return 2 * Math.floor((along(battle, hex) - 1) / 8) + (isBelow === runsRight ? 1 : 2);
};

const lyingIn = (battle: Scenario, hexes: readonly HexId[]): number[] => [
  ...new Set(hexes.map(hex => squareOf(battle, hex))),
];

/** Hexes of a kind in groups of neighbours. */
const groups = (battle: Scenario, hexes: readonly HexId[]): HexId[][] => {
  const left = new Set(hexes);
  const found: HexId[][] = [];
  for (const first of left) {
    const group = [first];
    left.delete(first);
    for (const hex of group) for (const next of around(battle, hex)) if (left.delete(next)) group.push(next);
    found.push(group);
  }
  return found;
};

const ofTerrain = ({ chart }: Scenario, terrain: string): HexId[] =>
  chart.hexes.filter(hex => chart.terrain(hex) === terrain);

describe('C91: the table', () => {
  it('24 x 16 hexes, the Confederate side upstream, either way; the same for the same seed', () => {
    for (const battle of battles) {
      const { chart, homeEdges } = battle;
      expect([chart.columns, chart.rows]).toEqual([24, 16]);
      expect(homeEdges.union).not.toEqual(homeEdges.confederate);
      const downstream = homeEdges.confederate[0] === 'left' ? 0 : 3;
      expect(new Set(chart.hexes.map(hex => chart.flow(hex)))).toEqual(new Set([-1, downstream]));
    }
    expect(new Set(battles.map(({ homeEdges }) => homeEdges.union[0]))).toEqual(new Set(['left', 'right']));
    expect(new Set(battles.map(kindOf))).toEqual(new Set(['river', 'estuary']));
    expect(JSON.stringify(generateBattle('random 3'))).toBe(JSON.stringify(battles[3]));
  });

  it('finds room for two islands where the bank runs out so far that a wide channel has none', () => {
    for (const seed of ['any 376', 'any 520', 'met 401']) {
      const battle = generateBattle(seed);
      const hexes = ofTerrain(battle, 'island');
      const small = groups(battle, hexes).filter(({ length }) => length === RANDOM.island);
      expect([seed, small.length]).toEqual([seed, 2]);
    }
  });

  it('C71: three dice of feet in a river, four in an estuary, 9 at least before the tide; the current is a die less 1', () => {
    const depths = battles.map(battle => [kindOf(battle), feetOf(battle)] as const);
    for (const kind of ['river', 'estuary']) {
      const feet = depths.filter(([each]) => each === kind).map(([, each]) => each);
      expect(Math.min(...feet)).toBeGreaterThanOrEqual(9);
      expect(Math.max(...feet)).toBeLessThanOrEqual(kind === 'river' ? 18 : 24);
    }
    expect(depths).toContainEqual(['river', 9]);
    expect(new Set(battles.map(({ chart }) => chart.knots))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('C71: the tide is two dice more, whole in squares 5 and 6, half of it, rounded down, in 3 and 4, none in 1 and 2', () => {
    const tides = battles.map(battle => {
      const feet = feetOf(battle);
      const deepIn = (third: number): number[] => [
        ...new Set(
          ofTerrain(battle, 'channel')
            .filter(hex => Math.floor((along(battle, hex) - 1) / 8) === third)
            .map(hex => battle.chart.depth(hex)),
        ),
      ];
      const [tide = 0] = deepIn(2).map(deep => deep - feet);
      expect([battle.id, deepIn(0), deepIn(1), deepIn(2)]).toEqual([
        battle.id,
        [feet],
        [feet + Math.floor(tide / 2)],
        [feet + tide],
      ]);
      expect(tide > 0).toBe(sectionOf(battle)?.tidal === true);
      return tide;
    });
    expect(Math.max(...tides)).toBeLessThanOrEqual(12);
    expect(tides.some(tide => tide % 2 === 1)).toBe(true);
  });
});

describe('C92: six features in six squares', () => {
  it.each(battles.map(battle => [battle.id, battle] as const))('%s', (_, battle) => {
    const { chart, works } = battle;
    const [fort, town, port] = works;
    const islands = ofTerrain(battle, 'island').filter(hex => !fort!.hexes.includes(hex));
    const bars = ofTerrain(battle, 'sandbar');
    const ofBars = [...new Set(bars.map(hex => squareOf(battle, hex)))].map(square =>
      bars.filter(hex => squareOf(battle, hex) === square),
    );
    const squares = [fort!.hexes, town!.hexes, port!.hexes, islands, ...ofBars].map(hexes => lyingIn(battle, hexes));
    expect(squares.flat().sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // Two islands of three hexes, one or two hexes apart.
    const [one, other] = groups(battle, islands);
    expect([one?.length, other?.length]).toEqual([3, 3]);
    const apart = Math.min(...one!.flatMap(hex => other!.map(next => chart.range(hex, next)))) - 1;
    expect([1, 2]).toContain(apart);
    // Two bars of four hexes in each of two squares, of a depth that a die gives.
    for (const hexes of ofBars) {
      expect(hexes).toHaveLength(8);
      for (const hex of hexes) expect([1, 2, 3, 4, 5, 6]).toContain(chart.depth(hex));
    }
    expect(new Set(ofBars.map(hexes => new Set(hexes.map(hex => chart.row(hex))).size > 2)).size).toBe(2);
    // Town and port stand at the water, the port beside a wharf.
    for (const work of [town, port])
      expect(around(battle, work!.hexes[0]!).some(hex => chart.navigable(hex))).toBe(true);
    expect(around(battle, port!.hexes[0]!).some(hex => chart.terrain(hex) === 'wharf')).toBe(true);
    expect(around(battle, town!.hexes[0]!).some(hex => chart.terrain(hex) === 'wharf')).toBe(false);
    // The fort: two hexes side by side, on an island of its own in an estuary.
    const [first = 0, second = 0] = fort!.hexes;
    expect(chart.range(first, second)).toBe(1);
    expect(chart.terrain(first)).toBe(kindOf(battle) === 'estuary' ? 'island' : 'bank');
    expect(fort!.hexes.some(hex => around(battle, hex).some(next => chart.navigable(next)))).toBe(true);
  });

  it('each of two bars in a square has a depth of its own', () => {
    const depths = battles.flatMap(battle => {
      const bars = ofTerrain(battle, 'sandbar');
      return [1, 2, 3, 4, 5, 6].map(
        square =>
          new Set(bars.filter(hex => squareOf(battle, hex) === square).map(hex => battle.chart.depth(hex))).size,
      );
    });
    // Two dice agree once in six.
    expect(new Set(depths)).toEqual(new Set([0, 1, 2]));
    expect(depths.filter(size => size === 2).length).toBeGreaterThan(depths.filter(size => size === 1).length);
  });

  it('features come in any order', () => {
    for (const index of [0, 1, 2])
      expect(new Set(battles.flatMap(battle => lyingIn(battle, battle.works[index]!.hexes))).size).toBe(6);
  });

  it('the fort is 300 feet long: 120 FPV of earth, 180 of stone, and looks over water', () => {
    const points = battles.map(({ works }) => fortRatingOf(works[0]!)!.fpv);
    expect(new Set(points)).toEqual(new Set([120, 180]));
    for (const battle of battles) {
      const [{ hexes, facing }] = battle.works as [(typeof battle.works)[number]];
      const next = hexes.map(hex => battle.chart.neighbour(hex, facing));
      expect(next.some(hex => battle.chart.navigable(hex))).toBe(true);
    }
  });
});

describe('C93, C87: guns and gunners of the fort', () => {
  it('one to six guns of the table, all of them seen, and two dice of gunners, however few the guns are', () => {
    const forts = battles.map(({ works }) => fortRatingOf(works[0]!)!);
    expect(new Set(forts.map(({ guns }) => guns.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    const kinds = new Set(forts.flatMap(({ guns }) => guns.map(({ gun }) => gun)));
    expect(kinds).toEqual(new Set(Object.values(FORT_GUNS)));
    for (const { cpv } of forts) expect([cpv >= 2, cpv <= 12]).toEqual([true, true]);
    expect(forts.some(({ cpv, guns }) => guns.length === 1 && cpv > 6)).toBe(true);
    expect(Math.max(...forts.map(({ cpv }) => cpv))).toBeGreaterThan(10);
    expect(FORT_GUNS).toEqual({ 1: 'sb32', 2: 'sb32', 3: 'rf32', 4: 'sb8col', 5: 'sb10col', 6: 'rf7' });
  });
});

describe('C95: tides', () => {
  const tidal = battles.filter(battle => sectionOf(battle)?.tidal);

  it('only in estuaries, in some of them', () => {
    const estuaries = battles.filter(battle => kindOf(battle) === 'estuary');
    expect(tidal.every(battle => kindOf(battle) === 'estuary')).toBe(true);
    expect(tidal.length).toBeGreaterThan(5);
    expect(tidal.length).toBeLessThan(estuaries.length);
  });

  it('squares 1 and 2 two knots less, 3 and 4 one, 5 and 6 none, lanes besides, never below 0', () => {
    for (const scenario of tidal) {
      const { chart } = scenario;
      for (const hex of chart.hexes) {
        const flow = chart.flow(hex);
        const third = Math.floor((along(scenario, hex) - 1) / 8);
        if (third === 2 || flow < 0) {
          expect(streamIn({ chart, scenario }, hex)).toBe(0);
          continue;
        }
        const lane = laneOf(chart, hex, flow as Facing);
        const knots = chart.knots - (3 - lane) - (third === 0 ? 2 : 1);
        expect(streamIn({ chart, scenario }, hex)).toBe(2 * Math.max(0, knots));
      }
    }
  });

  it('without tides the river runs as ever', () => {
    const scenario = battles.find(battle => !sectionOf(battle)?.tidal && battle.chart.knots === 5)!;
    const { chart } = scenario;
    const middle = chart.hexes.filter(
      hex => chart.flow(hex) >= 0 && laneOf(chart, hex, chart.flow(hex) as Facing) === 3,
    );
    expect(new Set(middle.map(hex => streamIn({ chart, scenario }, hex)))).toEqual(new Set([10]));
  });
});

describe('C96: the fleets', () => {
  it.each(battles.map(battle => [battle.id, battle] as const))('%s', (_, battle) => {
    const { chart, forces, date } = battle;
    for (const side of SIDES) {
      const fleet = forces.filter(force => force.side === side);
      const ironclads = fleet.filter(force => isIronclad(vessel(force.vessel)));
      expect(ironclads).toHaveLength(2);
      expect(new Set(fleet.map(({ name }) => name)).size).toBe(fleet.length);
      for (const force of fleet) {
        // C133: slower ones would lie in the current.
        expect(vessel(force.vessel).knots).toBeGreaterThanOrEqual(4);
        const ship = vessel(force.vessel);
        expect(ship.side).toBe(side);
        expect(ship.year).toBeLessThanOrEqual(Number(date.slice(0, 4)));
        expect(ship.draughtFt).toBeLessThanOrEqual(feetOf(battle));
        expect(chart.navigable(force.hex)).toBe(true);
        for (const enemy of forces.filter(each => each.side === enemyOf(side)))
          expect(Math.abs(chart.column(force.hex) - chart.column(enemy.hex))).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('each hull sails once, also where the catalogue has her as she was in two years', () => {
    const galenas = ['uss_galena', 'uss_galena_1864'];
    let met = 0;
    for (let seed = 0; seed < 600; seed++) {
      const fleet = anyFleet(diceOf(seedFrom(`hulls ${seed}`)), 'union', { year: 1865, feet: 36 }, 4)!;
      const those = fleet.filter(({ id }) => galenas.includes(id));
      expect(those.length, `seed ${seed}`).toBeLessThan(2);
      met += those.length;
    }
    expect(met).toBeGreaterThan(0);
  });
});
