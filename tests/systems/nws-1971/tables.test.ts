/** The tables of the Naval Wargames Society, cell by cell, typed from the printed text and the rulings: never imported. */
import { describe, expect, it } from 'vitest';
import * as tables from '../../../src/rules/nws-1971/tables.ts';
import { RATES, SHIP_TYPES } from '../../../src/rules/nws-1971/vocabulary.ts';
import { gun, gunIds } from '../../../src/ships/index.ts';

/** Lines of cells; blanks part them. */
const cells = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/u));

describe('the move', () => {
  it('N1: scale, and the five printed ranges in hexes', () => {
    expect(tables.SCALE).toEqual({ knotsAHex: 3, halves: 2, quarters: 4, parts: 24 });
    // A hex is 100 yards; the chart's ranges are 150, 300, 600, 1,200 and 2,000 yards.
    expect(tables.RANGES).toEqual([150, 300, 600, 1200, 2000].map(yards => Math.floor(yards / 100)));
    expect(tables.RANGES).toEqual([1, 3, 6, 12, 20]);
  });

  it('N5: knots lost in a move by rate', () => {
    expect(tables.SLOWING).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 });
  });

  it('N7: the printed degrees by knots, and half-degrees earned by a hex', () => {
    expect(tables.TURNING).toEqual({
      1: { degrees: 45, knots: 10, halfDegrees: 27 },
      2: { degrees: 45, knots: 6, halfDegrees: 45 },
      3: { degrees: 50, knots: 4, halfDegrees: 75 },
      4: { degrees: 55, knots: 2, halfDegrees: 165 },
      5: { degrees: 55, knots: 1, halfDegrees: 330 },
    });
    for (const rate of RATES) {
      const { degrees, knots, halfDegrees } = tables.TURNING[rate];
      expect([rate, halfDegrees]).toEqual([rate, (degrees * 2 * 3) / knots]);
    }
    expect([tables.HEXSIDE, tables.ASTERN]).toEqual([120, 2]);
  });
});

describe('ship definitions', () => {
  it('rates by length, and the bracketed column of forts (N11, N49)', () => {
    expect(tables.RATINGS).toEqual([
      [300, 1],
      [200, 2],
      [100, 3],
      [50, 4],
      [0, 5],
    ]);
    expect(tables.FORT_RATINGS).toEqual([
      [400, 5],
      [600, 4],
      [800, 3],
      [1000, 2],
    ]);
  });

  it('types: gunboats by length, and the ships that the text names (N12)', () => {
    expect(tables.GUNBOAT_FEET).toBe(175);
    expect(tables.NAMED).toEqual({ css_virginia: 'U', css_arkansas: 'U', css_louisiana: 'U' });
  });
});

describe('armour values', () => {
  it('N14: inches, wood, rubber, slopes', () => {
    expect(tables.ARMOUR).toEqual({ inch: 1200, wood: 16, rubber: 2 });
    expect(tables.SLOPES).toEqual([
      { upTo: 32, times: 5, by: 3 },
      { upTo: 38, times: 3, by: 2 },
      { under: 45, times: 5, by: 4 },
      { upTo: 60, times: 11, by: 10 },
    ]);
  });

  it('N13, N15: without iron', () => {
    expect(tables.BARE).toEqual({ naval: 1, cotton: 2, other: 0 });
    expect([tables.IRON_SHIP, tables.IRON_BOW]).toEqual([1, 1]);
  });

  it('fourteen letters, two inches each', () => {
    expect(tables.GRADES.map(([to, letter]) => `${letter} ${to}`).join(', ')).toBe(
      'G 2, F 4, E 6, D 8, C 10, B 12, A 14, A2 16, A3 18, A4 20, A5 22, A6 24, A7 26, A8 28',
    );
  });
});

const SMOOTHBORES = `
  inch15        440  4   8.4 8.0 7.1 5.9 4.2
  inch11Brooke  220  2   5.9 5.6 5.0 4.2 3.0
  inch11        166  2   5.2 4.9 4.4 3.6 2.6
  inch10        124  2   4.5 4.2 3.8 3.1 2.2
  inch9tenths2  100  2   4.0 3.8 3.4 2.8 2.0
  inch9         90   1   3.8 3.6 3.2 2.7 1.9
  pounder68     68   1   3.3 3.1 2.8 2.3 1.6
  inch8         65   1   3.2 3.1 2.7 2.3 1.6
  pounder42     42   1   2.6 2.5 2.2 1.8 1.3
  pounder32     32   1   2.3 2.1 1.9 1.6 1.1
  pounder24     24   1   2.0 1.9 1.7 1.4 1.0
  pounder12     12   2   1.4 1.3 1.2 1.0 0.7`;

const RIFLES = `
  inch17         2240  4   26.5 25.7 24.6 22.5 19.9
  inch16         1684  2   23.0 22.3 21.4 19.5 17.2
  inch12half     818   2   16.0 15.5 14.9 13.6 12.0
  inch12of35tons 714   2   15.0 14.5 13.9 12.7 11.2
  inch12of25tons 614   2   13.9 13.5 12.9 11.8 10.4
  inch11         546   2   13.1 12.7 12.2 11.1 9.8
  inch10half     300   2   9.7 9.4 9.0 8.2 7.3
  inch10         410   2   11.3 11.0 10.5 9.6 8.5
  inch9          256   1   9.0 8.7 8.3 7.6 6.7
  inch8          179   1   7.5 7.3 7.0 6.4 5.6
  inch7          114   1   6.0 5.8 5.6 5.1 4.5
  pounder110     110   1   5.9 5.7 5.5 5.0 4.4
  pounder100     100   1   5.6 5.4 5.2 4.8 4.2
  pounder70      70    1   4.7 4.5 4.4 4.0 3.5
  pounder60      60    1   4.3 4.2 4.0 3.7 3.3
  pounder30      30    1   3.1 3.0 2.9 2.6 2.3
  pounder20      20    1   2.5 2.4 2.3 2.1 1.9
  pounder12      12    1   1.9 1.9 1.8 1.6 1.5`;

/** A list of ordnance as the texts above write it. */
const written = (list: Readonly<Record<string, { pv: number; every: number; through: readonly number[] }>>) =>
  Object.entries(list).map(([name, { pv, every, through }]) => [
    name,
    String(pv),
    String(every),
    ...through.map(tenths => (tenths / 10).toFixed(1)),
  ]);

describe('ordnance', () => {
  it('smoothbores: points value, rate of fire, and the restored penetration table', () => {
    expect(written(tables.SMOOTHBORES)).toEqual(cells(SMOOTHBORES));
  });

  it('rifles: points value, rate of fire, and the restored penetration table', () => {
    expect(written(tables.RIFLES)).toEqual(cells(RIFLES));
  });

  it('N17: both tables are what the ruling says that they restore', () => {
    const restored = (list: Readonly<Record<string, { pv: number }>>, root: number, shares: readonly number[]) =>
      Object.values(list).map(({ pv }) => shares.map(share => Math.round(root * Math.sqrt(pv) * share * 10)));
    const through = (list: Readonly<Record<string, { through: readonly number[] }>>) =>
      Object.values(list).map(row => [...row.through]);
    expect(through(tables.SMOOTHBORES)).toEqual(restored(tables.SMOOTHBORES, 0.4, [1, 0.95, 0.85, 0.7, 0.5]));
    expect(through(tables.RIFLES)).toEqual(restored(tables.RIFLES, 0.56, [1, 0.97, 0.93, 0.85, 0.75]));
  });

  const GUNS = `
    sb15 440 4   sb11brooke 220 2  sb10brooke 220 2  sb11 166 2   sb10 124 2   sb10col 124 2  sb9 90 1
    sb68 68 1    sb8 65 1          sb8col 65 1       how8 65 1    sb42 42 1    sb32 32 1      sb24 24 1
    car32 24 1   how24 24 1        how32 24 1        sb18 12 2    sb12 12 2    sb6 12 2       how12 12 2
    rf8parrott 179 1  rf8brooke 179 1  rf8blakely 179 1  rf7brooke 114 1  rf7 114 1  rf75blakely 114 1
    rf100 100 1  rf64brooke 100 1  rf70 70 1   rf80 70 1  rf60 60 1  rf50 60 1  rf42 60 1
    rf30 30 1    rf32 30 1         rf24 30 1   rf20 20 1  rf18 20 1  rf12 12 1  rf10 12 1`;

  it('N20: every gun of the catalogue has its line, a mortar has none', () => {
    const { SMOOTHBORE_OF, RIFLE_OF, SMOOTHBORES: smoothbores, RIFLES: rifles } = tables;
    const lines = [
      ...Object.entries(SMOOTHBORE_OF).map(([id, line]) => ({ id, line: smoothbores[line], rifled: false })),
      ...Object.entries(RIFLE_OF).map(([id, line]) => ({ id, line: rifles[line], rifled: true })),
    ];
    const words = cells(GUNS).flat();
    const listed = Array.from({ length: words.length / 3 }, (_, index) => words.slice(index * 3, index * 3 + 3));
    expect(lines.map(({ id, line: { pv, every } }) => [id, String(pv), String(every)])).toEqual(listed);
    for (const { id, rifled } of lines) expect([id, rifled]).toEqual([id, gun(id).kind === 'rifle']);
    const without = gunIds.filter(id => !lines.some(entry => entry.id === id));
    expect(without).toEqual(['mo13', 'mo10', 'mo8', 'torp_spar']);
  });

  it('N19: the option', () => {
    expect(tables.SHOT_QUALITY).toEqual({ poor: 9, good: 11, poorOn: 1, goodOn: 6 });
  });
});

/** The range chart as printed: a letter under each face, the last one under 6; R a rifle hits, S both do. */
const RANGE_CHART = [
  // 1        2        3       4      5
  ['RSSSSS', 'RSSSS', 'RSSS', 'RSS', 'RS'],
  ['RSSSS', 'RSSS', 'RSS', 'RS', 'R'],
  ['RSSS', 'RSS', 'RS', 'R', ''],
  ['RSS', 'RS', 'S', '', ''],
  ['RS', 'R', '', '', ''],
];

describe('range chart', () => {
  it('N24: every face of five ranges by five rates, for both kinds of gun', () => {
    for (const bore of ['rifle', 'smoothbore'] as const)
      for (const rate of RATES)
        for (const [range, row] of RANGE_CHART.entries())
          for (let face = 1; face <= 6; face += 1) {
            const letters = row[rate - 1]!;
            const letter = letters[face - 1 - (6 - letters.length)];
            const hits = letter === 'S' || (letter === 'R' && bore === 'rifle');
            const lowest = tables.HITS_ON[bore][rate][range]!;
            expect([bore, rate, range, face, lowest > 0 && face >= lowest]).toEqual([bore, rate, range, face, hits]);
          }
  });

  it('as the ruling lists it', () => {
    expect(tables.HITS_ON).toEqual({
      rifle: {
        1: [1, 2, 3, 4, 5],
        2: [2, 3, 4, 5, 6],
        3: [3, 4, 5, 6, 0],
        4: [4, 5, 6, 0, 0],
        5: [5, 6, 0, 0, 0],
      },
      smoothbore: {
        1: [2, 3, 4, 5, 6],
        2: [3, 4, 5, 6, 0],
        3: [4, 5, 6, 6, 0],
        4: [5, 6, 0, 0, 0],
        5: [6, 0, 0, 0, 0],
      },
    });
  });
});

/** The damage chart as printed, row by row: area, and the letters under each throw. */
const PRINTED: [string, Record<number, string>][] = [
  ['belowForward', { 11: 'TUVWXYZ' }],
  ['belowAmidships', { 12: 'TUVWXYZ' }],
  ['belowAft', { 13: 'TUVWXYZ' }],
  ['forward', { 22: 'U', 25: 'TUWZ', 34: 'TUY', 44: 'TUY', 55: 'TUY' }],
  ['amidships', { 23: 'UW', 26: 'TUY', 35: 'TUY', 45: 'TUY', 56: 'TUY' }],
  ['amidships', { 26: 'XY', 35: 'XYZ', 45: 'XY' }],
  ['aft', { 24: 'U', 33: 'TUY', 36: 'TUY', 46: 'TUY' }],
  ['aft', { 33: 'X', 35: 'X', 46: 'XZ' }],
  ['turret', { 22: 'VT', 23: 'VT', 24: 'VT', 34: 'V', 35: 'V', 36: 'V' }],
  ['casemate', { 22: 'WT', 23: 'WT', 24: 'WT', 34: 'W', 35: 'W', 36: 'W' }],
  ['pilotHouseOrWheel', { 14: 'TUVWXYZ' }],
  ['funnelOrWheel', { 15: 'TUVWXYZ' }],
  ['misfire', { 16: 'TUVWXYZ' }],
  ['fire', { 66: 'TUVWXYZ' }],
];
/** N27: where two rows have the same letter under one throw, what is read. */
const CLASHES: Record<string, string> = { '22 T': 'turret', '23 T': 'turret', '24 T': 'turret', '23 W': 'casemate' };

const THROWS = Object.keys(tables.DAMAGE_CHART).map(Number);

describe('damage chart', () => {
  it('has the 21 throws of two dice', () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap(low =>
      [1, 2, 3, 4, 5, 6].filter(high => high >= low).map(high => low * 10 + high),
    );
    expect(THROWS).toEqual(pairs);
    expect(THROWS).toHaveLength(21);
  });

  it('every printed cell, the bracketed rows too, and no other (N26, N27)', () => {
    for (const thrown of THROWS)
      for (const type of SHIP_TYPES) {
        const rows = PRINTED.filter(([, letters]) => letters[thrown]?.includes(type)).map(([area]) => area);
        const unlike = [...new Set(rows)];
        const name = `${thrown} ${type}`;
        const expected = name === '35 X' ? 'amidshipsOrAft' : (CLASHES[name] ?? unlike[0] ?? 'nothing');
        expect([name, tables.DAMAGE_CHART[thrown]![type]]).toEqual([name, expected]);
        expect([name, unlike.length]).toEqual([
          name,
          name === '35 X' || name in CLASHES ? 2 : Math.min(1, rows.length),
        ]);
      }
  });

  it.each(SHIP_TYPES)('the column of type %s is all 36 throws', type => {
    const weights = new Map<string, number>();
    for (const thrown of THROWS) {
      const area = tables.DAMAGE_CHART[thrown]![type];
      weights.set(area, (weights.get(area) ?? 0) + (thrown % 11 === 0 ? 1 : 2));
    }
    expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBe(36);
    const below = ['belowForward', 'belowAmidships', 'belowAft'].map(area => weights.get(area));
    expect(below).toEqual([1, 2, 2]);
  });

  it('the further dice of 1.4, 1.5 and X at 3.5 (N27, N28)', () => {
    expect(tables.FURTHER).toEqual({ upperPartTo: 3, wheelFrom: 5, amidshipsTo: 3 });
  });
});

describe('damage effect', () => {
  it('N29: points to sink, in sixths', () => {
    expect(tables.POINTS).toEqual({ 1: 5, 2: 4, 3: 3, 4: 2, 5: 1 });
    expect(tables.SIXTHS).toBe(6);
  });

  it('N29: loss of speed by rate: forward; amidships and aft', () => {
    expect(tables.SPEED_LOSS).toEqual({
      forward: { 1: [1, 3], 2: [1, 2], 3: [2, 3], 4: [1, 1], 5: [1, 1] },
      amidshipsAndAft: { 1: [1, 4], 2: [1, 3], 3: [1, 2], 4: [2, 3], 5: [1, 1] },
    });
  });

  it('dice amidships and aft, pilot house, funnels, decks, jams (N30 to N35, N84)', () => {
    expect(tables.AMIDSHIPS).toEqual({ magazine: 1, engines: 2 });
    expect(tables.STEERING).toEqual({ jamsTo: 2, starboardTo: 2, portTo: 4, moves: 5, wrecked: 3 });
    expect(tables.PILOT_HOUSE).toEqual({ moves: 5 });
    expect(tables.FUNNELS).toEqual({ bore: 100, lesser: { 1: 2, 2: 2, 3: 1, 4: 1, 5: 1 }, loss: [1, 3] });
    expect(tables.DECKS).toEqual({ 1: [6], 2: [3, 6], 3: [2, 4, 6] });
    expect(tables.THREE_DECKER).toBe(90);
    expect(tables.JAM).toEqual({ goodTo: 2, whileTo: 4, moves: 5, half: 2 });
  });

  it('paddle wheels, bracketed (N36)', () => {
    expect(tables.SIDE_WHEEL).toEqual({ port: 1, starboard: 2, gone: 6, moves: 3, loss: [1, 2] });
    expect(tables.STERN_WHEEL).toEqual({ powerTo: 2, gone: 6, moves: 3, loss: [1, 2] });
  });

  it('fire (N37)', () => {
    expect(tables.FIRE).toEqual({
      outFrom: 4,
      every: 5,
      outTo: 2,
      burnsTo: 4,
      abandoned: 5,
      blowsUp: 6,
      points: 1,
      knots: 1,
      guns: 50,
      forwardTo: 2,
      amidshipsTo: 4,
    });
  });
});

describe('torpedoes and rams', () => {
  it('N47, N48: torpedoes: the die, halves of a point by rate, spars, mobile ones', () => {
    expect(tables.TORPEDO).toEqual({ fails: 1, half: 2, halfEffect: 1 });
    expect(tables.TORPEDO_EFFECT).toEqual({ 1: 3, 2: 4, 3: 5, 4: 0, 5: 0 });
    expect(tables.MOBILE_TORPEDO).toEqual({ halfKnots: 18, hexes: 6, reload: 15, perTube: 2 });
    expect(tables.SPAR).toEqual({ rerig: 3, orderAhead: 2 });
  });

  it('N67: the part that a mine strikes', () => {
    expect(tables.MINE_PLACE).toEqual({ forwardTo: 2, amidshipsTo: 4 });
  });

  it('N43: the ramming table; a dash is 0', () => {
    const printed = ['11111', '11111', '21111', '32111', '--321'];
    for (const by of RATES)
      for (const on of RATES) {
        const cell = printed[by - 1]![on - 1]!;
        expect([by, on, tables.RAMMING[by][on]]).toEqual([by, on, cell === '-' ? 0 : Number(cell)]);
      }
    expect([Object.keys(tables.RAMMING), ...RATES.map(by => Object.keys(tables.RAMMING[by]))]).toEqual(
      Array.from({ length: 6 }, () => ['1', '2', '3', '4', '5']),
    );
  });

  it('who may, where it strikes, what it costs (N40, N42, N44)', () => {
    expect(tables.RUN_DOWN).toBe(3);
    expect(tables.RAM_PLACE).toEqual({ endTo: 2, wheelFrom: 5 });
    expect(tables.RAM_LOSS).toEqual([1, 2]);
  });
});

describe('shore batteries, arcs, victory', () => {
  it('protection, field batteries, spacing, buildings (N50 to N52, N58)', () => {
    expect(tables.PROTECTION).toEqual({ masonry: 20, earth: 15, by: 4 });
    expect(tables.FIELD_BATTERY).toBe(6);
    expect(tables.SPACING).toEqual({ feet: 15, perHundred: 6 });
    expect(tables.BUILDING).toEqual({ rate: 4, points: 150 });
  });

  it('arcs in degrees, sight by night in hexes (N16, N22, N23, N52)', () => {
    expect([tables.END_ARC, tables.BLIND, tables.FORT_ARC, tables.NIGHT]).toEqual([30, 30, 60, 3]);
  });

  it('N54', () => {
    expect(tables.VICTORY).toEqual({ points: 20, guns: 10, times: 3, by: 2 });
  });

  it('every table is among those of the rules hash', () => {
    const { TABLES, ...single } = tables;
    expect(TABLES).toEqual(single);
  });
});
