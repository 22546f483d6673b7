import { describe, expect, it } from 'vitest';
import { groupInWords, groupsOf, PLAN, planOf, tidy } from '../../../src/app/helm/gunPlan.ts';
import type { GunView } from '../../../src/system/desk/index.ts';
import { situationOf, start } from '../../../src/core/engine.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { everyScenario, matchNamed, scenarioNamed } from '../../helpers/scenarios.ts';

const gun = (place: GunView['place'], mount: number, rest: Partial<GunView> = {}): GunView => ({
  gun: 0,
  piece: 'rf30',
  name: 'rifle',
  weight: 'fire value 3',
  barrel: 'medium',
  mount,
  place,
  ready: 'now',
  bears: null,
  ...rest,
});

describe('the plan of a gun deck', () => {
  const batteries = RULE_SETS.flatMap(rules =>
    everyScenario()
      .filter(name => scenarioNamed(name).rules[rules.id])
      .flatMap(name => {
        const match = matchNamed(rules.id, name);
        const now = situationOf(match, start(match, 'plan').state);
        return rules.desk.units(now).map(unit => rules.desk.guns?.of(now, unit.id, null) ?? []);
      }),
  ).filter(guns => guns.length > 0);

  it('has a place of its own on board for every gun of every battle', () => {
    expect(batteries.length).toBeGreaterThan(10);
    for (const guns of batteries) {
      const marks = planOf(guns);
      expect(marks).toHaveLength(guns.length);
      expect(new Set(marks.map(({ x, y }) => `${x} ${y}`)).size).toBe(guns.length);
      for (const { x, y } of marks) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(PLAN.length);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(PLAN.breadth);
      }
    }
  });

  it('puts the bow ahead, port above and starboard below', () => {
    const at = (place: GunView['place']) => planOf([gun(place, 0)])[0]!;
    expect(at('front').x).toBeGreaterThan(at('rear').x);
    expect(at('left').y).toBeLessThan(at('right').y);
    expect([at('front').angle, at('rear').angle, at('left').angle, at('right').angle]).toEqual([0, 180, -90, 90]);
  });

  it('counts the guns of a mount by what they can do', () => {
    const guns = [
      gun('left', 3, { bears: true }),
      gun('left', 3, { bears: true, ready: { turn: 4 } }),
      gun('left', 3, { bears: false, ready: 'lost' }),
      gun('right', 4, { bears: false }),
    ];
    const [port, starboard] = groupsOf(guns);
    expect(port).toMatchObject({
      mount: 3,
      all: 3,
      ready: 1,
      bearing: 1,
      loading: [{ turn: 4, guns: 1 }],
      lost: 1,
      out: 0,
    });
    expect(groupInWords(port!, 3)).toBe('1 can fire at her, 1 fired, 1 destroyed');
    expect(groupInWords(starboard!, 3)).toBe('does not bear');
    const slow = groupsOf([gun('left', 1, { ready: { turn: 6 } }), gun('left', 1, { ready: { turn: 4 } })])[0]!;
    expect(groupInWords(slow, 3)).toBe('1 fired, 1 loading until turn 6');
    expect(groupInWords(slow, 2)).toBe('1 loading until turn 4, 1 loading until turn 6');
  });
});

describe('results that are worth a line', () => {
  it('keep the sum of all chances, and never more than eight lines', () => {
    const outcomes = Array.from({ length: 30 }, (_, points) => ({ label: `${points} points`, points, chance: 1 / 30 }));
    const short = tidy(outcomes);
    expect(short).toHaveLength(8);
    expect(short.at(-1)?.label).toBe('7 points or more');
    expect(short.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(tidy(outcomes.slice(0, 3))).toHaveLength(3);
    // Two results that count nothing, and then a scale.
    expect(tidy([{ label: 'no hit', points: 0, chance: 0 }, ...outcomes])).toHaveLength(8);
  });

  it('all have their own where they are places and no scale', () => {
    const places = ['bow', 'side', 'stern', 'turret', 'funnel', 'wheel', 'fire', 'below', 'hull'];
    const outcomes = places.map((label, index) => ({ label, points: index % 2 === 0 ? 20 : 0, chance: 1 / 9 }));
    expect(tidy(outcomes)).toEqual(outcomes);
  });
});
