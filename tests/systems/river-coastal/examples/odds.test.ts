/** The exact odds of shots, rams and ram tests, from the tables that resolve them. */
import { describe, expect, it } from 'vitest';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import {
  fatalFalls,
  fallsOf,
  hitOn,
  moraleOdds,
  ramOdds,
  ramTestOdds,
  shotOdds,
  sunkBy,
} from '../../../../src/rules/river-coastal/odds.ts';
import { bearingGuns } from '../../../../src/rules/river-coastal/fire.ts';
import { defaultPlot } from '../../../../src/rules/river-coastal/plots.ts';
import { salvoOdds } from '../../../../src/rules/river-coastal/salvoOdds.ts';
import { DAMAGE_TABLES, FIRE, FIRE_SHIPS } from '../../../../src/rules/river-coastal/tables.ts';
import type { RiverCommand } from '../../../../src/rules/river-coastal/types.ts';
import { unitOf } from '../../../../src/rules/river-coastal/units.ts';
import { redact } from '../../../../src/rules/river-coastal/views.ts';
import { bench, type Bench, captain } from '../bench.ts';

const sumOf = (chances: readonly { chance: number }[]): number => chances.reduce((sum, { chance }) => sum + chance, 0);
const view = (table: Bench, command: RiverCommand) => desk.odds(table.now(), command)!;

describe('a shot', () => {
  const abeam = (more = {}): Bench =>
    bench().confederate('z', 'css_tennessee', 205, 'E').union('a', 'uss_tyler', 605, 'NE', more);
  const brooke = (table: Bench): number => table.ship('z').guns.findIndex(({ gun }) => gun === 'rf7brooke');

  it('worked example 6: a 7 inch Brooke at 4 hexes abeam: 4/6 for 8', () => {
    const table = abeam();
    const now = table.now();
    const odds = shotOdds(now, unitOf(now, 'z'), brooke(table), unitOf(now, 'a'))!;
    expect(odds).toMatchObject({ need: 3, hit: { ways: 4, of: 6 }, points: 8, modifiers: [] });
  });

  it('says what a hit would do: sink, roll for damage, set on fire', () => {
    const command = (table: Bench): RiverCommand => ({
      type: 'aim',
      side: 'confederate',
      unit: 'z',
      gun: brooke(table),
      target: 'a',
    });
    const whole = abeam();
    expect(view(whole, command(whole)).expected).toBeCloseTo((4 / 6) * 8);
    const low = abeam({ spv: 20 });
    const { headlines, outcomes } = view(low, command(low));
    const chance = (label: string) => headlines.find(each => each.label === label)!.chance;
    expect(sumOf(outcomes)).toBeCloseTo(1);
    expect(chance('rolls for damage')).toBeCloseTo(4 / 6);
    expect(chance('sets on fire')).toBeCloseTo((4 / 6) * (2 / 36));
    expect(chance('sinks')).toBeCloseTo((4 / 6) * (1 / 36));
    const gone = abeam({ spv: 8 });
    expect(view(gone, command(gone)).headlines.find(({ label }) => label === 'sinks')!.chance).toBeCloseTo(4 / 6);
  });

  it('a salvo comes to every sum of its guns', () => {
    const table = bench().confederate('z', 'css_mcrae', 405, 'NE').union('a', 'uss_tyler', 205, 'NE');
    const odds = view(table, { type: 'salvo', side: 'union', unit: 'a', target: 'z' });
    expect(sumOf(odds.outcomes)).toBeCloseTo(1);
    expect(odds.shots).toBeGreaterThan(1);
  });

  it('C40, C46: two guns, hit by hit: what the first leaves counts for the second', () => {
    const table = bench().confederate('z', 'css_mcrae', 405, 'NE').union('a', 'uss_tyler', 205, 'NE');
    const [unit, target] = [table.ship('a'), table.ship('z')];
    // Two hits of 6 take her to below her value: only the second one rolls; a third would find her gone.
    Object.assign(target, { spv: 18, value: 9 });
    const now = table.now();
    const six = bearingGuns(now, unit, target).find(index => unit.guns[index]!.damage === 6)!;
    const salvo = (guns: number) =>
      salvoOdds(
        now,
        unit,
        Array.from({ length: guns }, () => six),
        target,
      );
    const { ways, of } = shotOdds(now, unit, six, target)!.hit;
    const hit = ways / of;
    expect(salvo(1)).toMatchObject({ hits: expect.closeTo(hit), rolls: 0, ends: 0, burns: 0 });
    const two = salvo(2);
    expect(two.rolls).toBeCloseTo(hit ** 2);
    expect(two.burns).toBeCloseTo((hit ** 2 * 2) / 36);
    expect(two.ends).toBeCloseTo(hit ** 2 / 36);
    // The third finds her at 6: it takes her whole and rolls for nothing.
    const three = salvo(3);
    expect(three.rolls).toBeCloseTo(3 * hit ** 2 * (1 - hit) + hit ** 3);
    expect(three.ends).toBeCloseTo((3 * hit ** 2 * (1 - hit)) / 36 + hit ** 3);
    // Sunk at a blow, nothing rolls.
    target.spv = 6;
    expect(salvo(3)).toMatchObject({ rolls: 0, burns: 0, ends: expect.closeTo(1 - (1 - hit) ** 3) });
  });

  it('C51: water of two hits adds up: with a foot to spare the second foot sinks her', () => {
    const table = bench().confederate('z', 'css_mcrae', 405, 'NE').union('a', 'uss_tyler', 205, 'NE');
    const [unit, target] = [table.ship('a'), table.ship('z')];
    Object.assign(target, { spv: 40, value: 40, statedDraught: 8, draught: 11 });
    const now = table.now();
    const gun = bearingGuns(now, unit, target)[0]!;
    const { ways, of } = shotOdds(now, unit, gun, target)!.hit;
    const hit = ways / of;
    // Magazine and two feet sink at once; one foot leaves three falls that do.
    const both = 2 / 36 + (1 / 36) * (3 / 36) + (33 / 36) * (2 / 36);
    expect(salvoOdds(now, unit, [gun, gun], target).ends).toBeCloseTo(
      hit * hit * both + 2 * hit * (1 - hit) * (2 / 36),
      9,
    );
  });

  it.each([
    ['a ship', (table: Bench) => table.confederate('z', 'css_mcrae', 405, 'NE', { spv: 20 })],
    ['a fort', (table: Bench) => table.fort('confederate', 'z', 'fort_henry', [405, 505], 'W', { fpv: 68 })],
  ])('of one gun at %s says what the single shot says', (_, place) => {
    const table = place(bench().union('a', 'uss_tyler', 205, 'NE'));
    const now = table.now();
    const [first, ...others] = bearingGuns(now, table.ship('a'), unitOf(now, 'z'));
    const single = view(table, { type: 'aim', side: 'union', unit: 'a', gun: first!, target: 'z' });
    table.state.aims = others.map(gun => ({ unit: 'a', gun, target: 'laid elsewhere' }));
    const salvo = view(table, { type: 'salvo', side: 'union', unit: 'a', target: 'z' });
    const { outcomes, expected, headlines, shots } = salvo;
    expect({ outcomes, expected, headlines, shots }).toEqual({
      outcomes: single.outcomes,
      expected: single.expected,
      headlines: single.headlines,
      shots: 1,
    });
    const [hits, ends] = headlines.map(({ chance }) => chance);
    expect([hits! > 0, ends! > 0]).toEqual([true, true]);
  });
});

describe('damage', () => {
  it('falls of the six tables: two fires, one magazine; with a foot to spare the water too', () => {
    expect(fallsOf(({ does }) => does === 'fire')).toEqual({ ways: 2, of: 36 });
    const ship = bench().union('a', 'uss_chickasaw', 205, 'E').ship('a');
    expect(fatalFalls(ship)).toEqual({ ways: 1, of: 36 });
    expect(fatalFalls({ ...ship, statedDraught: 6, draught: 8 })).toEqual({ ways: 2, of: 36 });
    expect(fatalFalls({ ...ship, statedDraught: 6, draught: 9 })).toEqual({ ways: 3, of: 36 });
  });

  it('worked example 13: a fire is out within four tries: 671/1296 on 6, 65/81 on 5 and 6, 15/16 on 4 to 6', () => {
    const out = (need: number): number => 1 - ((need - 1) / 6) ** FIRE.tries;
    const [general, bulkheads] = [DAMAGE_TABLES[4][6], DAMAGE_TABLES[6][4]];
    expect(general.does === 'fire' && out(general.outOn)).toBeCloseTo(671 / 1296, 12);
    expect(bulkheads.does === 'fire' && out(bulkheads.outOn)).toBeCloseTo(65 / 81, 12);
    expect(out(FIRE_SHIPS.ironcladOutOn)).toBeCloseTo(15 / 16, 12);
  });

  it('a fort ends when less than a third is left', () => {
    const table = bench().fort('confederate', 'f', 'fort_henry', [405, 505], 'W', { fpv: 72 });
    expect(hitOn(table.work('f'), 6)).toMatchObject({ points: 6, ends: 1 });
    expect(hitOn(table.work('f'), 4)).toMatchObject({ points: 4, ends: 0 });
  });
});

describe('rams', () => {
  const meeting = (more = {}): Bench =>
    bench()
      .union('a', 'uss_cayuga', 205, 'E', { speed: 12, captain: captain({ yellow: 3 }), ...more })
      .confederate('z', 'css_virginia', 505, 'NE');

  it('worked example 10: a wooden gunboat on Virginia, yellow +3: passes 5/6', () => {
    const odds = ramTestOdds(meeting().now(), 'a', 'z')!;
    expect(odds.passes).toEqual({ ways: 5, of: 6 });
    expect(odds.modifiers.map(({ reason, value }) => [reason, value])).toEqual([
      ['larger', -4],
      ['noneLost', 1],
      ['captainAboard', 3],
      ['above', 1],
      ['noRam', -2],
    ]);
  });

  it('with a dead captain it never passes; a smaller class asks for no test', () => {
    expect(ramTestOdds(meeting({ captain: captain({ alive: false }) }).now(), 'a', 'z')!.passes.ways).toBe(0);
    expect(ramTestOdds(meeting().now(), 'z', 'a')).toBe(null);
  });

  it('C26: of a captain whom his own side does not know yet, whatever his yellow die has given', () => {
    const table = meeting({ captain: captain({ yellow: 3 }) });
    const known = [1, 2, 3].map(yellow => {
      const { ways } = ramTestOdds(meeting({ captain: captain({ yellow }) }).now(), 'a', 'z')!.passes;
      return ways;
    });
    table.state.silent = ['a'];
    const now = table.now();
    const seen = { ...now, state: redact(now.state, 'union') };
    const { passes, modifiers, unknown } = ramTestOdds(seen, 'a', 'z')!;
    // Two faces of six give each figure.
    expect(passes).toEqual({ ways: known.reduce((sum, ways) => sum + 2 * ways, 0), of: 36 });
    expect([unknown, modifiers.some(({ reason }) => reason === 'captainAboard')]).toEqual([true, false]);
    const plot = { ...defaultPlot(now, table.ship('a')), speed: 12, turns: [], ram: 'z' };
    const { basis } = desk.odds(seen, { type: 'plot', side: 'union', ship: 'a', ...plot })!;
    expect(basis).toContain('+1 to +3 her captain, whom nobody knows yet');
  });

  it('every fall of the blow, halved without a ram', () => {
    const { ways, points, of } = ramOdds({ ram: false }, 12, true);
    expect([of, ways.reduce((sum, count) => sum + count, 0)]).toEqual([216, 216]);
    expect([points[3], points[18]]).toEqual([15, 90]);
    const { pays, locks } = ramOdds({ ram: true }, 16, false);
    expect([pays, locks]).toEqual([
      { ways: 3, of: 6 },
      { ways: 1, of: 6 },
    ]);
  });

  it('sinks outright, on a 6 below the value, never above it', () => {
    const ship = meeting().ship('z');
    expect([sunkBy(ship, 320), sunkBy(ship, 10)]).toEqual([1, 0]);
    expect(sunkBy(ship, 214)).toBeCloseTo(1 / 6);
  });

  it('a marked plot shows test and blow together', () => {
    const table = meeting();
    const plot = { ...defaultPlot(table.now(), table.ship('a')), speed: 12, ram: 'z' };
    const odds = view(table, { type: 'plot', side: 'union', ship: 'a', ...plot });
    expect(sumOf(odds.outcomes)).toBeCloseTo(1);
    expect(odds.headlines[0]).toMatchObject({ label: 'rams' });
    expect(odds.headlines[0]!.chance).toBeCloseTo(5 / 6);
  });
});

describe('morale', () => {
  const manned = (more = {}): Bench => bench().union('a', 'uss_tyler', 205, 'E', { fullCpv: 6, cpv: 5, ...more });
  const jammed = [{ job: 'straight' as const, guns: [], halves: 0, left: 4, from: 1 }];

  it('worked example 12: captain alive +2, 1 of 6 CPV lost, above value, guns, way, steering jammed: never leaves', () => {
    const { modifiers, stays } = moraleOdds(manned({ captain: captain({ green: 2 }), hits: jammed }).ship('a'), 1)!;
    expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(2);
    expect(stays).toEqual({ ways: 6, of: 6 });
  });

  it('worked example 12: captain dead -3, 3 of 6 lost, below value, guns, way: always leaves', () => {
    const dead = manned({ captain: captain({ alive: false, red: -3 }), cpv: 3, spv: 20 });
    expect(moraleOdds(dead.ship('a'), 1)!.stays).toEqual({ ways: 0, of: 6 });
  });

  it('the sheet says it; of a captain whom nobody knows yet it says nothing', () => {
    const said = (table: Bench) => desk.units(table.now())[0]!.lines.find(({ label }) => label === 'Morale')?.value;
    expect(said(manned({ captain: captain({ green: 2 }), hits: jammed }))).toBe(
      'fights on, if tested, 6 in 6: −1 CPV lost, +1 at or above penetration value, +2 captain alive, +1 guns can fire, +1 can still move, −2 steering jammed',
    );
    expect(said(manned({ captain: null }))).toBeUndefined();
  });
});

describe('the shore (C73)', () => {
  const course = (table: Bench) => {
    const plot = { ...defaultPlot(table.now(), table.ship('a')), speed: 12, turns: [0, 0] };
    return desk.plots!.course(table.now(), { type: 'plot', side: 'union', ship: 'a', ...plot })!;
  };
  const running = (): Bench => bench().union('a', 'uss_tyler', 205, 'E', { speed: 12 });

  it('a course that goes on toward land, or between two shores, is warned of it with its chance; others are not', () => {
    expect(course(running()).warnings).toEqual([]);
    const narrow = course(running().terrain('bank', 204, 304, 206, 306));
    expect(narrow.warnings).toContainEqual({ says: 'May run upon the shore at 0305: 4 in 6.', cite: 'C73' });
    expect(narrow.shoals).toEqual([305]);
  });

  it('of a course astern it is the shore over her stern that is told, and not the one ahead of her bow', () => {
    const shoals = (terrain: number) => {
      const table = bench().terrain('bank', terrain).union('a', 'uss_metacomet', 505, 'W', { speed: -12 });
      const plot = { ...defaultPlot(table.now(), table.ship('a')), speed: -12, turns: [0, 0] };
      return desk.plots!.course(table.now(), { type: 'plot', side: 'union', ship: 'a', ...plot })!.shoals;
    };
    expect(shoals(705)).toEqual([605]);
    expect(shoals(405)).toEqual([]);
  });

  it('a hex between two shores is a risk by itself, and open water is none', () => {
    const table = running().terrain('bank', 204, 304, 206, 306);
    expect(desk.risk(table.now(), 'a', 305)).toBe('may run upon the shore at 0305: 4 in 6');
    expect(desk.risk(table.now(), 'a', 705)).toBe(null);
  });
});
