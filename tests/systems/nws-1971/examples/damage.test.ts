/** Damage chart and damage effect, number by number: worked examples 5, 8, 9, 10, 13, 14 and the rulings behind them. */
import { describe, expect, it } from 'vitest';
import { areaOf, asksFurther, plateAt, spotOf, throwOf } from '../../../../src/rules/nws-1971/chart.ts';
import type { Spot } from '../../../../src/rules/nws-1971/types.ts';
import {
  amidshipsDie,
  burntThird,
  deckOf,
  fifthMoveDie,
  fireOut,
  funnelFalls,
  gunsBought,
  HIT_BELOW,
  jamCourse,
  jamDie,
  jamsSteering,
  lossBelow,
  lossOfEngine,
  lossOfFunnels,
  lossOfWheel,
  shareOf,
  sideWheelDie,
  sixthsByRam,
  sixthsByTorpedo,
  sternWheelDie,
} from '../../../../src/rules/nws-1971/effects.ts';
import { ratingOf } from '../../../../src/rules/nws-1971/setup/ratings.ts';
import { RATES, type Hull } from '../../../../src/rules/nws-1971/types.ts';
import { asBuilt } from '../../../../src/rules/shared/asBuilt.ts';
import { vessel, type Vessel } from '../../../../src/ships/index.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const hull = (id: string): Hull => ratingOf(asBuilt(vessel(id)));

/** The broadside ironclad with a tower aft, as the Stonewall had one. */
const towered = (ship: Vessel): Vessel => ({
  ...ship,
  armour: { ...ship.armour, tower: { ironIn: 4 } },
  guns: [...ship.guns, { gun: 'rf70', count: 2, mount: 'fixed_tower', bears: ['stern', 'port', 'starboard'] }],
});

const named = (spot: Spot): string => ('third' in spot ? `${spot.at} ${spot.third}` : spot.at);

/** In 36 throws how often each place is struck, the further die always that one. */
const spread = (ship: Hull, further = 1): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of DICE)
    for (const other of DICE) {
      const name = named(spotOf(ship, throwOf(one, other), further));
      counts[name] = (counts[name] ?? 0) + 1;
    }
  return counts;
};

describe('the damage chart', () => {
  it('example 5: a monitor in 36 throws', () => {
    expect(spread(hull('uss_monitor'))).toEqual({
      turret: 11,
      'below forward': 1,
      'below amidships': 2,
      'below aft': 2,
      pilotHouse: 2,
      funnel: 2,
      misfire: 2,
      nothing: 14,
    });
  });

  it('example 5: a wooden broadside ship in 36 throws', () => {
    expect(spread(hull('uss_hartford'))).toEqual({
      'hull forward': 7,
      'hull amidships': 10,
      'hull aft': 7,
      'below forward': 1,
      'below amidships': 2,
      'below aft': 2,
      pilotHouse: 2,
      funnel: 2,
      misfire: 2,
      fire: 1,
    });
  });

  it('N26: pairs are unordered', () => {
    expect([throwOf(5, 2), throwOf(2, 5), throwOf(6, 6)]).toEqual([25, 25, 66]);
  });

  it('N27: W takes the rows of casemates, 2.3 too; without one they are hull at the part of U', () => {
    const rows = [22, 23, 24, 34, 35, 36];
    expect(rows.map(thrown => named(spotOf(hull('css_atlanta'), thrown, 0)))).toEqual(rows.map(() => 'casemate'));
    expect(rows.map(thrown => named(spotOf(hull('css_new_orleans_battery'), thrown, 0)))).toEqual(
      rows.map(() => 'casemate'),
    );
    expect(rows.map(thrown => named(spotOf(hull('uss_cayuga'), thrown, 0)))).toEqual([
      'hull forward',
      'hull amidships',
      'hull aft',
      'hull forward',
      'hull amidships',
      'hull aft',
    ]);
    const turretless = { ...hull('uss_monitor'), turrets: [] };
    expect(named(spotOf(turretless, 36, 0))).toBe('hull aft');
    expect(rows.map(thrown => areaOf(hull('css_virginia'), thrown))).not.toContain('casemate');
  });

  it('N27, N83: a T takes the rows of turrets, without a turret those of casemates', () => {
    const rows = [22, 23, 24];
    const stonewall = towered(vessel('uss_new_ironsides'));
    const [turreted, barbette] = [stonewall, { ...stonewall, guns: vessel('uss_new_ironsides').guns }].map(ship =>
      ratingOf(asBuilt(ship)),
    );
    expect([turreted, barbette].map(ship => [ship!.type, ship!.turrets.length])).toEqual([
      ['T', 1],
      ['T', 0],
    ]);
    expect(rows.map(thrown => named(spotOf(turreted!, thrown, 0)))).toEqual(rows.map(() => 'turret'));
    expect(rows.map(thrown => named(spotOf(barbette!, thrown, 0)))).toEqual(rows.map(() => 'casemate'));
    const others = {
      'hull forward': 6,
      'hull amidships': 8,
      'hull aft': 5,
      'below forward': 1,
      'below amidships': 2,
      'below aft': 2,
      pilotHouse: 2,
      funnel: 2,
      misfire: 2,
    };
    expect(spread(turreted!)).toEqual({ turret: 5, nothing: 1, ...others });
    expect(spread(barbette!)).toEqual({ casemate: 5, nothing: 1, ...others });
    // What is struck behind the casemate's rows falls to the guns of that face, all parts together (N34).
    expect(plateAt(barbette!, { at: 'casemate' }, 'side')).toBe(barbette!.plates.side);
  });

  it('N27: X at 3.5 asks a die, 1 to 3 amidships, 4 to 6 aft', () => {
    const cairo = hull('uss_cairo');
    expect(asksFurther(cairo, areaOf(cairo, 35))).toBe(true);
    expect(DICE.map(die => named(spotOf(cairo, 35, die)))).toEqual([
      ...['hull amidships', 'hull amidships', 'hull amidships'],
      ...['hull aft', 'hull aft', 'hull aft'],
    ]);
  });

  it('N28: 1.4 asks a die of side-wheelers, 1.5 of who has a wheel astern or within: 1 to 3, 4 nothing, 5 and 6 the wheel', () => {
    const [side, aft, screw] = [hull('uss_sassacus'), hull('uss_cairo'), hull('uss_monitor')];
    const asks = (ship: Hull): boolean[] => [14, 15].map(thrown => asksFurther(ship, areaOf(ship, thrown)));
    expect([asks(side), asks(aft), asks(screw)]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    const after = (ship: Hull, thrown: number): string[] => DICE.map(die => named(spotOf(ship, thrown, die)));
    expect(after(side, 14)).toEqual(['pilotHouse', 'pilotHouse', 'pilotHouse', 'nothing', 'wheel', 'wheel']);
    expect(after(aft, 15)).toEqual(['funnel', 'funnel', 'funnel', 'nothing', 'wheel', 'wheel']);
    expect(named(spotOf(screw, 15, 0))).toBe('funnel');
  });

  it('N28: no pilot house on launches and on what never steams', () => {
    expect([named(spotOf(hull('css_david'), 14, 0)), named(spotOf(hull('uss_congress'), 14, 0))]).toEqual([
      'nothing',
      'nothing',
    ]);
  });

  it('N37: 6.6 sets fire to wooden ships alone', () => {
    expect([named(spotOf(hull('css_general_bragg'), 66, 0)), named(spotOf(hull('css_atlanta'), 66, 0))]).toEqual([
      'fire',
      'nothing',
    ]);
  });

  it('N16: each place behind its own plate', () => {
    const inches = (id: string, spot: Spot, face: 'front' | 'side' | 'rear' = 'side'): number =>
      plateAt(hull(id), spot, face) / 1200;
    expect(inches('css_virginia', { at: 'below', third: 'aft' })).toBe(1);
    expect(inches('css_virginia', { at: 'hull', third: 'aft' })).toBe(7.5);
    expect(inches('css_tennessee', { at: 'casemate' }, 'front')).toBe(10.5);
    expect(inches('uss_passaic', { at: 'turret' })).toBe(11);
    expect(inches('uss_passaic', { at: 'pilotHouse' })).toBe(8);
    expect(inches('css_nashville', { at: 'wheel' })).toBe(2);
    expect(inches('css_nashville', { at: 'funnel' })).toBe(0);
    expect(inches('uss_rattler', { at: 'fire' }, 'front')).toBe(1);
  });
});

describe('damage effect', () => {
  it('example 8: rate 2, 8 knots, below water: amidships to 5.5 knots, forward to 4; a point of four goes', () => {
    expect(16 - lossBelow(2, 'amidships', 16)).toBe(11);
    expect(16 - lossBelow(2, 'aft', 16)).toBe(11);
    expect(16 - lossBelow(2, 'forward', 16)).toBe(8);
    expect(24 - HIT_BELOW).toBe(18);
    expect(amidshipsDie(4)).toBe('nothing');
  });

  it('loss of speed by rate, to the nearest half-knot, ties up (N29, N70)', () => {
    expect(RATES.map(rate => lossBelow(rate, 'forward', 12))).toEqual([4, 6, 8, 12, 12]);
    expect(RATES.map(rate => lossBelow(rate, 'amidships', 12))).toEqual([3, 4, 6, 8, 12]);
    expect([shareOf(10, [1, 4]), shareOf(9, [1, 4]), shareOf(11, [1, 4])]).toEqual([3, 2, 3]);
  });

  it('amidships: 1 the magazine, 2 the engines; aft: 1 and 2 jam, the course by another die (N30)', () => {
    expect(DICE.map(amidshipsDie)).toEqual(['magazine', 'engines', 'nothing', 'nothing', 'nothing', 'nothing']);
    expect(DICE.map(jamsSteering)).toEqual([true, true, false, false, false, false]);
    expect(DICE.map(jamCourse)).toEqual(['starboard', 'starboard', 'port', 'port', 'ahead', 'ahead']);
  });

  it('example 10: 68 points on one 8 inch and two 32-pounders: the 8 inch, 3 kept; next 30: a 32-pounder, 1 kept', () => {
    const guns = [32, 65, 32].map((pv, index) => ({ index, pv }));
    expect(gunsBought(guns, 68)).toEqual({ fallen: [1], kept: 3 });
    const left = guns.filter(({ index }) => index !== 1);
    expect(gunsBought(left, 3 + 30)).toEqual({ fallen: [0], kept: 1 });
  });

  it('N32: again and again, of equals the first; a mortar is nothing to buy', () => {
    const guns = [12, 32, 32, 0].map((pv, index) => ({ index, pv }));
    expect(gunsBought(guns, 100)).toEqual({ fallen: [1, 2, 0], kept: 24 });
    expect(gunsBought(guns, 31)).toEqual({ fallen: [0], kept: 19 });
    expect(gunsBought([], 68)).toEqual({ fallen: [], kept: 68 });
  });

  it('N32: decks: two by halves of the die, three by thirds', () => {
    expect(DICE.map(die => deckOf(2, die))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(DICE.map(die => deckOf(3, die))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(DICE.map(die => deckOf(1, die))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('N33, N34: turrets and casemates at half their plate: 1, 2 for good, 3, 4 for five moves', () => {
    expect(DICE.map(jamDie)).toEqual(['good', 'good', 'while', 'while', 'nothing', 'nothing']);
  });

  it('N35: funnels: rates 1 and 2 ask 10 inches or two lesser shots, the others any; a third of the speed with the last', () => {
    const falls = (rate: 1 | 2 | 3 | 4 | 5): boolean[] => [
      funnelFalls(rate, 100, false),
      funnelFalls(rate, 99, false),
      funnelFalls(rate, 99, true),
    ];
    expect([falls(1), falls(2)]).toEqual([
      [true, false, true],
      [true, false, true],
    ]);
    expect([falls(3), falls(4), falls(5)].flat()).toEqual(Array.from({ length: 9 }, () => true));
    expect([lossOfFunnels(16), lossOfFunnels(11)]).toEqual([5, 4]);
  });

  it('N36: paddle wheels', () => {
    expect(DICE.map(sideWheelDie)).toEqual(['port', 'starboard', 'nothing', 'nothing', 'nothing', 'gone']);
    expect(DICE.map(sternWheelDie)).toEqual(['power', 'power', 'nothing', 'nothing', 'nothing', 'gone']);
    expect([lossOfWheel('side', 16), lossOfWheel('side', 15)]).toEqual([8, 8]);
    expect([lossOfWheel('aft', 16), lossOfWheel('aft', 15)]).toEqual([8, 8]);
  });

  it('N37, example 14: each move out 1/2; after five of them 1/3 out, on, abandoned, blown up', () => {
    expect(DICE.map(fireOut)).toEqual([false, false, false, true, true, true]);
    expect(DICE.filter(die => !fireOut(die)).length / 6).toBe(1 / 2);
    expect((1 / 2) ** 5).toBe(1 / 32);
    expect(DICE.map(fifthMoveDie)).toEqual(['out', 'out', 'burns', 'burns', 'abandoned', 'blowsUp']);
    expect(DICE.map(burntThird)).toEqual(['forward', 'forward', 'amidships', 'amidships', 'aft', 'aft']);
  });
});

describe('rams and torpedoes', () => {
  it('N43, example 9: rate 4 on 1 takes 10 of 30 sixths, 3 on 1 15, 2 on 2 all, 5 on 2 nothing', () => {
    expect([sixthsByRam(4, 1, 30), sixthsByRam(3, 1, 30), sixthsByRam(2, 2, 24), sixthsByRam(5, 2, 24)]).toEqual([
      10, 15, 24, 0,
    ]);
    expect([sixthsByRam(5, 3, 18), sixthsByRam(5, 4, 12), sixthsByRam(5, 5, 6)]).toEqual([6, 6, 6]);
    expect(lossOfEngine(15)).toBe(8);
  });

  it('N47, example 13: [4] takes 9 of 30, 12 of 24, 15 of 18, all, all; [2] 3 sixths; [1] nothing', () => {
    const full = { 1: 30, 2: 24, 3: 18, 4: 12, 5: 6 } as const;
    const taken = (die: number): number[] => RATES.map(rate => sixthsByTorpedo(die, rate, full[rate]));
    for (const die of [3, 4, 5, 6]) expect(taken(die)).toEqual([9, 12, 15, 12, 6]);
    expect(taken(2)).toEqual([3, 3, 3, 3, 3]);
    expect(taken(1)).toEqual([0, 0, 0, 0, 0]);
  });
});
