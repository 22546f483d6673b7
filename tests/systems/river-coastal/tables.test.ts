/** The tables of River and Coastal, cell by cell, typed from the printed text and the rulings: never imported. */
import { describe, expect, it } from 'vitest';
import * as tables from '../../../src/rules/river-coastal/tables.ts';

describe('scale and movement', () => {
  it('C1, C5, C6, C99: three inches a hex, 24ths, half-knots, quarters; two knots a move, a third astern', () => {
    expect(tables.SCALE).toEqual({ inches: 3, parts: 24, halves: 2, quarters: 4 });
    expect([tables.CHANGE, tables.ASTERN]).toEqual([2, 3]);
  });

  it('turning ships, C7, C8: radii in inches', () => {
    expect(tables.RADII).toEqual({ launch: 2, handy: 5, middling: 7, slow: 9 });
    expect(tables.HEX_EARNS).toBe(3);
  });

  it('currents, drifting, anchors, towing: C10, C11, C13, C14', () => {
    expect(tables.LANES).toEqual({ across: 5, loses: [2, 1, 0] });
    expect(tables.DRIFT).toEqual({ heavyFrom: 80, divisor: 2 });
    expect(tables.ANCHOR).toEqual({ swingsUnder: 60, hexsides: 3 });
    expect(tables.TOWING).toEqual({ atMost: 2, spvPerKnot: 50, least: 1 });
  });
});

describe('captains', () => {
  it('white dice of ships and forts, C15, C27', () => {
    expect(tables.CAPTAINS.ship).toEqual({
      1: 'intelligent',
      2: 'intelligent',
      3: 'stubborn',
      4: 'stubborn',
      5: 'reckless',
      6: 'reckless',
    });
    expect(tables.CAPTAINS.fort).toEqual({
      1: 'panicky',
      2: 'stubborn',
      3: 'stubborn',
      4: 'stubborn',
      5: 'stubborn',
      6: 'fanatic',
    });
  });

  it('green, red and yellow dice; "+!" is +1', () => {
    expect(tables.GREEN).toEqual({ 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 });
    expect(tables.RED).toEqual({ 1: -1, 2: -1, 3: -2, 4: -2, 5: -3, 6: -3 });
    expect(tables.YELLOW).toEqual({ 1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1 });
  });

  it('C17, C23: leaving a flagship, keeping a station', () => {
    expect(tables.TRANSFER).toEqual({ recklessOn: 5, hexes: 6 });
    expect(tables.STATION).toBe(2);
  });
});

describe('definitions', () => {
  it('C29, C30: points and penetration values', () => {
    expect(tables.POINTS).toEqual({ tons: 10, men: 10 });
    expect(tables.PENETRATION).toEqual({
      small: [1, 6],
      wood: [1, 3],
      light: [1, 2],
      ironclad: [2, 3],
      heavy: [5, 6],
    });
    expect([tables.SMALL_UNDER, tables.LIGHT_UNDER]).toEqual([20, 60]);
    expect(tables.FEW_HANDS).toEqual({ machinery: 3, everything: 1 });
  });
});

describe('firing', () => {
  it('ranges in inches', () => {
    expect(tables.RANGES).toEqual({
      howitzer: { close: 4, medium: 8, long: 12 },
      smoothbore: { close: 8, medium: 12, long: 20 },
      rifle: { close: 12, medium: 20, long: 28 },
    });
  });

  it('lowest die that hits', () => {
    expect(tables.HITS_ON).toEqual({
      howitzer: { close: 4, medium: 5, long: 6 },
      smoothbore: { close: 4, medium: 5, long: 6 },
      rifle: { close: 3, medium: 4, long: 5 },
    });
    expect(tables.MISSES_ON).toBe(1);
  });

  it('C35, C43, C44, C81: difficult targets, smoke, sloping armour, bursting rifles', () => {
    expect(tables.FIRE_FACTORS).toEqual({ difficult: -1, smoke: -1 });
    expect(tables.SLOPED).toBe(2);
    expect(tables.BURSTS).toEqual({ gun: 'rf32', on: 1 });
  });

  // prettier-ignore
  it('gunfire damage by gun, C42', () => {
    expect(tables.GUN_DAMAGE.map(({ damage, alternate, guns }) => [damage, alternate, guns.join(' ')])).toEqual([
      [10, true, 'sb15 rf8parrott rf8brooke rf8blakely'],
      [8, true, 'sb11 sb11brooke sb10 sb10brooke sb10col rf7 rf7brooke rf75blakely rf100 rf64brooke rf80'],
      [6, false, 'sb9 sb8 sb8col sb68 sb42 rf70 rf60 rf50 rf42'],
      [4, false, 'sb32 sb24 car32 rf32 rf30 rf24 rf20 rf18 how8'],
      [2, false, 'sb18 sb12 sb6 how32 how24 how12 rf12 rf10'],
    ]);
  });

  it('arcs, C36 to C38', () => {
    expect(tables.ARCS).toEqual({ fixed: 30, pivot: 75, turret: 45, blind: 30 });
    expect(tables.THIN).toEqual({ across: 3, along: 17 });
  });
});

const nothing = { does: 'nothing' };

// prettier-ignore
describe('damage tables', () => {
  const table = (of: 1 | 2 | 3 | 4 | 5 | 6) => [1, 2, 3, 4, 5, 6].map(line => tables.DAMAGE_TABLES[of][line as 1]);

  it('1 armament', () => {
    expect(table(1)).toEqual([nothing, { does: 'port', moves: 4 }, nothing, { does: 'gun', moves: 4 }, { does: 'port', moves: 0 }, { does: 'gunDestroyed' }]);
  });
  it('2 steering and pilot house', () => {
    expect(table(2)).toEqual([nothing, { does: 'hardOver', to: 'starboard', moves: 4 }, nothing, { does: 'hardOver', to: 'port', moves: 4 }, { does: 'sameCourse', moves: 4 }, { does: 'sameCourse', moves: 0 }]);
  });
  it('3 boiler and speed', () => {
    expect(table(3)).toEqual([nothing, { does: 'slowed', knots: 1, moves: 4 }, nothing, { does: 'slowed', knots: 2, moves: 0 }, { does: 'slowed', knots: 2, moves: 4 }, { does: 'boilerDestroyed' }]);
  });
  it('4 general', () => {
    expect(table(4)).toEqual([nothing, { does: 'straight', moves: 4 }, nothing, { does: 'crew', cpv: 1 }, { does: 'slowed', knots: 2, moves: 0 }, { does: 'fire', outOn: 6 }]);
  });
  it('5 crew', () => {
    expect(table(5)).toEqual([nothing, { does: 'crew', cpv: 1 }, nothing, { does: 'crew', cpv: 2 }, { does: 'crew', cpv: 3 }, { does: 'captain', cpv: 4 }]);
  });
  it('6 bulkheads', () => {
    expect(table(6)).toEqual([nothing, { does: 'flood', feet: 1 }, nothing, { does: 'fire', outOn: 5 }, { does: 'flood', feet: 2 }, { does: 'explodes' }]);
  });

  it('C50, C51: fires and foundering', () => {
    expect(tables.FIRE).toEqual({ tries: 4, burns: 6 });
    expect(tables.FOUNDERS).toEqual({ parts: 3, of: 2 });
  });
});

describe('morale', () => {
  it('what is added to the die, C54 to C56', () => {
    expect(tables.MORALE).toEqual({
      noneLost: 1,
      above: 1,
      guns: 1,
      way: 1,
      anyLost: -1,
      thirdLost: -2,
      twoThirdsLost: -3,
      noGuns: -3,
      noWay: -3,
      aground: -1,
      agroundUnderFire: -2,
      rammedStill: -2,
      steering: -2,
      below: -3,
      fortCpv: -2,
    });
    expect(tables.HOLDS_FROM).toBe(1);
    expect(tables.FORT_TESTS).toEqual({ panicky: [0, 1], stubborn: [1, 3], fanatic: [2, 3] });
  });
});

describe('ramming', () => {
  // prettier-ignore
  it('test by class, C57, C58', () => {
    const row = (of: 1 | 2 | 3 | 4 | 5) => [1, 2, 3, 4, 5].map(target => tables.RAM_CHART[of][target as 1]);
    expect(row(1)).toEqual(['none', 'none', 'none', 'none', 'none']);
    expect(row(2)).toEqual(['none', 'ifLost', -2, -4, -6]);
    expect(row(3)).toEqual(['none', 'none', 'ifLost', -2, -4]);
    expect(row(4)).toEqual(['none', 'none', 'none', 'ifLost', -2]);
    expect(row(5)).toEqual(['none', 'none', 'none', 'none', 'none']);
    expect(tables.RAM_TEST).toEqual({ noneLost: 1, above: 1, firedOn: -2, anyLost: -3, noRam: -2, below: -2 });
    expect([tables.RAMS_FROM, tables.FAILED_TEST]).toEqual([1, 2]);
  });

  // prettier-ignore
  it('the blow and what it does to the rammer, C61, C62', () => {
    expect(tables.RAMMING.map(({ under, spv, dice }) => [under, spv, dice])).toEqual([[4, 5, 1], [8, 10, 2], [0, 15, 3]]);
    expect([tables.RAM_ATTACK, tables.NO_RAM]).toEqual([1, 2]);
    const stack = { does: 'stack', knots: 2 };
    const steam = { does: 'steam', cpv: 2, knots: 2, moves: 4 };
    expect(tables.RAMMING.map(({ rammer }) => [1, 2, 3, 4, 5, 6].map(die => rammer[die as 1]))).toEqual([
      [nothing, nothing, nothing, nothing, { does: 'ramLost', spv: 20 }, stack],
      [nothing, nothing, nothing, { does: 'ramLost', spv: 30 }, stack, steam],
      [nothing, nothing, { does: 'ramLost', spv: 40 }, stack, steam, { does: 'locked' }],
    ]);
    expect(tables.JAMMED).toEqual({ 1: 0, 2: 0, 3: 0, 4: 2, 5: 4, 6: 6 });
  });
});

describe('boarding and landing', () => {
  it('C67, C69, C70', () => {
    expect(tables.BOARDING).toEqual({ parties: 2, crossesOn: 4, more: 1 });
    expect(tables.LANDING).toEqual({ parties: 2, middle: 2, hex: 3, takesOn: 6 });
  });
});

describe('hazards', () => {
  it('sandbars, stakes, chains, wrecks: C72 to C76', () => {
    expect(tables.SHALLOW).toBe(5);
    expect(tables.HAZARDS).toEqual({
      sandbar: { shallow: 2, deep: 4, offOn: 5, tries: 4, helpedOn: 5, helpedTries: 8 },
      stakes: { shallow: 3, deep: 5, offOn: 6, tries: 2, helpedOn: 5, helpedTries: 4 },
      everyInch: 3,
    });
    expect(tables.CHAINS).toEqual({ knots: 4, overOn: 5 });
    expect(tables.WRECKS).toEqual({ offOn: 6, tries: 2, slackMoves: 2 });
  });

  it('mines, spar torpedoes, fire ships: C77 to C80', () => {
    expect(tables.MINES).toEqual({ 1: 0, 2: 20, 3: 30, 4: 'sunk', 5: 'sunk', 6: 'sunk' });
    expect(tables.SPARS).toEqual({ 1: 0, 2: 20, 3: 'sunk', 4: 'sunk', 5: 'sunk', 6: 'sunk' });
    expect(tables.SPAR_SINKS_OWN).toBe(2);
    expect(tables.FIRE_SHIPS).toEqual({
      lightsOn: 4,
      catchesOn: 4,
      ironcladCatchesOn: 6,
      outOn: 6,
      ironcladOutOn: 4,
    });
    expect(tables.EXPLODES_ON).toBe(6);
  });

  it('wind, smoke, fog, sight: C81 to C84', () => {
    expect(tables.WIND).toEqual({ from: 3, smokeBlocks: 3, clears: 2 });
    expect(tables.WIND_FROM).toEqual({ 1: 'north', 2: 'north', 3: 'east', 4: 'west', 5: 'south', 6: 'south' });
    expect(tables.FOG).toEqual({ from: 3, dice: 2, grows: 5, by: 4 });
    expect([tables.SIGHT, tables.BALLOON_KNOTS]).toEqual([50, 3]);
  });
});

describe('forts, buildings, mortars', () => {
  it('points, C85, C87, C88, C90', () => {
    expect(tables.FORTS).toEqual({ earth: 40, masonry: 60, feet: 100, most: 12, silentBelow: [1, 3] });
    expect(tables.GARRISON).toEqual({ men: 10, perGun: 2, seesOver: 20 });
    expect(tables.BUILDINGS).toEqual({ bpv: 20, squares: 6, rubbleBelow: [1, 2] });
  });

  it('mortars, C89', () => {
    expect(tables.MORTARS).toEqual({ least: 6, large: 40, small: 30, largeFrom: 11, hitsOn: 6, again: 1 });
    expect([1, 2, 3, 4, 5, 6].map(die => tables.MORTAR_TABLE[die as 1])).toEqual([
      { large: 0, small: 0, takes: 'nothing' },
      { large: 20, small: 10, takes: 'nothing' },
      { large: 0, small: 0, takes: 'gun' },
      { large: 30, small: 20, takes: 'nothing' },
      { large: 0, small: 0, takes: 'gun' },
      { large: 40, small: 30, takes: 'commander' },
    ]);
  });
});

describe('the end', () => {
  it('C103: the lead that wins', () => {
    expect(tables.VICTORY).toEqual({ lead: 10 });
  });

  it('the tables that the handbook and the rules hash show are all of them', () => {
    const { TABLES, ...each } = tables;
    expect(TABLES).toEqual(each);
  });
});
