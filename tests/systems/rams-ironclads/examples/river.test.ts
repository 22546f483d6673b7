/** Sections 10 and 11, rulings R28 to R30, R50, R51, R66 to R70: grounding, freeing, anchoring, towing and pushing. */
import { describe, expect, it } from 'vitest';
import type { Terrain } from '../../../../src/core/chart.ts';
import type { HexId } from '../../../../src/core/types.ts';
import { dangerOf, shoalDistance } from '../../../../src/rules/rams-ironclads/shoals.ts';
import { towLoad } from '../../../../src/rules/rams-ironclads/towing.ts';
import { topOf } from '../../../../src/rules/rams-ironclads/orders.ts';
import { ramsIronclads } from '../../../../src/rules/rams-ironclads/index.ts';
import type { RamsShip } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, type Extra } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };
const far = { anchored: true, now: BARE };

describe('section 10, R28: where a vessel may ground', () => {
  const at = (terrain: Terrain | null, hex: HexId, depth = 90) => {
    const setup = battle(9, 5).union('a', 'wooden', 303, 'E', { now: { draught: 9 } });
    if (terrain) setup.terrain(terrain, hex);
    else setup.depth(depth, hex);
    const now = setup.look('midMove');
    return [shoalDistance(now, { draught: 9 }, 303), dangerOf(now, { draught: 9 }, 303)];
  };
  it.each(['bank', 'island', 'marsh', 'town', 'sandbar'] as Terrain[])('%s in the next hex: 5 cm', terrain =>
    expect(at(terrain, 403)).toEqual([5, 4]),
  );
  it.each(['bluff', 'wharf', 'obstruction'] as Terrain[])('%s in the next hex: no danger', terrain =>
    expect(at(terrain, 403)).toEqual([null, 0]),
  );
  it('in a sandbar hex 0, a shoal like a sandbar', () => {
    expect([at('sandbar', 303), at(null, 303, 8), at(null, 303, 9), at(null, 403, 8)]).toEqual([
      [0, 9],
      [0, 9],
      [null, 0],
      [5, 4],
    ]);
  });
  it('S9: a hex drawn as sandbar is one whatever depth is written on it', () => {
    const now = battle(9, 5).union('a', 'wooden', 303, 'E').terrain('sandbar', 303).depth(30, 303).look('midMove');
    expect(shoalDistance(now, { draught: 9 }, 303)).toBe(0);
  });
  it('in the hex after that 15 cm, and farther off no danger', () => {
    const far = (draught: number, hex: HexId) => {
      const now = battle(9, 5).union('a', 'wooden', 303, 'E').terrain('bank', hex).look('midMove');
      return [shoalDistance(now, { draught }, 303), dangerOf(now, { draught }, 303)];
    };
    expect([far(9, 503), far(15, 503), far(16, 503), far(24, 503), far(24, 603)]).toEqual([
      [15, 0],
      [15, 0],
      [15, 1],
      [15, 9],
      [null, 0],
    ]);
  });
  it('R76: what lies behind a bluff or a wharf is no danger', () => {
    const behind = (terrain: Terrain | null) => {
      const setup = battle(9, 5).union('a', 'wooden', 101, 'E').terrain('bank', 301);
      // Of the ways to 301 that over 201 is the only one of a hex between.
      if (terrain) setup.terrain(terrain, 201);
      return shoalDistance(setup.look('midMove'), { draught: 24 }, 101);
    };
    expect([behind('bluff'), behind('wharf'), behind(null)]).toEqual([null, null, 15]);
  });
});

/** a goes one hex a half-move to 403, beside a bank at 503's corner, with that draught. */
const nearing = (draught: number, extra: Extra = {}) =>
  battle(15, 7)
    .terrain('bank', 402)
    .union('a', 'wooden', 303, 'E', { go: 6, ...extra, now: { ...BARE, draught, ...extra.now } })
    .confederate('z', 'wooden', 1507, 'E', far)
    .start();

describe('section 10: grounding', () => {
  it.each([
    [2, true],
    [3, false],
  ])('R28: a die of %i against a difference of 2', (die, aground) => {
    // 402 is next to 403 and 503, where both half-moves end.
    const table = nearing(7).move(['plot a 12 straight'], die, ...(aground ? [] : [6]));
    expect(table.told('groundingRolled')[0]).toMatchObject({ at: 403, die, danger: 2, aground });
    expect(table.ship('a').aground).toBe(aground ? 'shoal' : 'no');
  });
  it('at mid-move and at the end of the move, wherever she has come into a hex (R51)', () => {
    const table = battle(15, 7)
      .terrain('bank', 402)
      .union('a', 'wooden', 303, 'E', { go: 6, now: { ...BARE, draught: 7 } })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start()
      .move(['plot a 12 straight'], 3, 3);
    expect(table.told('groundingRolled').map(event => event.at)).toEqual([403, 503]);
    const still = nearing(7, { go: 0 }).move(['plot a 0 straight']);
    expect(still.told('groundingRolled')).toEqual([]);
  });
  /** a makes twelve knots, two hexes a half-move, over 403 and 503; that hex is shoal. */
  const over = (shoal: HexId, draught: number, ...dice: number[]) =>
    battle(15, 7)
      .terrain('sandbar', shoal)
      .union('a', 'wooden', 303, 'E', { go: 12, now: { ...BARE, draught, top: 24, fullTop: 24 } })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start()
      .move(['plot a 24 straight'], ...dice);
  it('R28, R51: for the most dangerous of the hexes passed or entered in the half-move', () => {
    // A bar of one hex: danger 4 on it; beside it, where the half-move ends, a draught of 4 is safe.
    const table = over(403, 4, 5);
    expect([table.at('a'), table.told('groundingRolled')]).toMatchObject([
      703,
      [{ at: 403, danger: 4, aground: false }],
    ]);
    // Each half-move by itself: the bar in the second.
    expect(
      over(603, 4, 5)
        .told('groundingRolled')
        .map(({ at, danger }) => [at, danger]),
    ).toEqual([[603, 4]]);
    // Where she came from does not count.
    expect(over(303, 4).told('groundingRolled')).toEqual([]);
  });
  it('R77: she lies aground where the half-move has brought her, and the hex she grounded for must let her go', () => {
    const table = over(403, 4, 3);
    expect([table.at('a'), table.ship('a').aground, table.state.closest]).toEqual([503, 'shoal', { a: 403 }]);
    expect(table.move(['plot a 4 straight'], 4).told('freeingRolled')).toMatchObject([
      { at: 503, danger: 4, free: false },
    ]);
    expect(table.move(['plot a 4 straight'], 5).ship('a').aground).toBe('no');
    expect(table.state.closest).toEqual({});
  });
  it('R51: a ship that a die has freed dices where she lies as the move ends', () => {
    const table = over(403, 9, 3).move(['plot a 4 straight'], 6, 3);
    expect(table.told('groundingRolled').map(({ at }) => at)).toEqual([403, 503]);
  });
  it('R51: the ghost names the hex of each half-move, and the chance, before the markers lie; the move does the same', () => {
    const setup = battle(15, 7)
      .terrain('sandbar', 404, 604)
      .union('a', 'wooden', 303, 'E', { go: 12, now: { ...BARE, draught: 7, top: 24, fullTop: 24 } })
      .confederate('z', 'wooden', 1507, 'E', far);
    const now = setup.look('markers');
    const view = ramsIronclads.desk.plots!.course(now, {
      type: 'plot',
      side: 'union',
      ship: 'a',
      speed: 24,
      helm: 'straight',
    })!;
    const told = setup.start().move(['plot a 24 straight'], 6, 6).told('groundingRolled');
    expect(view.shoals).toEqual(told.map(({ at }) => at));
    expect(view.shoals).toEqual([403, 603]);
    expect(view.warnings.map(({ says }) => says)).toEqual([
      'First half: a dices for grounding at 0403, 2 in 6.',
      'Second half: a dices for grounding at 0603, 2 in 6.',
    ]);
  });
  it('R8, S10: a ship that starts aground stays there until freed', () => {
    const table = nearing(7, { aground: true, go: 0 }).move(['plot a 0 straight']);
    expect(table.ship('a')).toMatchObject({ aground: 'shoal', at: 303 });
  });
});

describe('section 10: freeing', () => {
  const stuck = (draught: number, now: Partial<RamsShip> = {}) =>
    battle(15, 7)
      .terrain('bank', 402)
      .union('a', 'wooden', 403, 'E', { aground: true, now: { ...BARE, draught, ...now } })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start();
  it.each([
    [9, 4, false],
    [9, 5, true],
    [20, 5, false],
    [20, 6, true],
  ])('draught %i, a die of %i above the difference, or a 6, frees her: %s', (draught, die, free) => {
    const table = stuck(draught).move(['plot a 4 straight'], die, ...(free ? [6] : []));
    expect(table.told('freeingRolled')[0]).toMatchObject({ die, free });
  });
  it('R28: then half a move of grace: the next roll is at the end of the move', () => {
    const table = stuck(9).move(['plot a 4 straight'], 5, 6);
    expect(table.told('groundingRolled')).toMatchObject([{ at: 403, die: 6, danger: 4, aground: false }]);
    const told = table.all.map(event => (event.type === 'phaseBegan' ? event.phase : event.type));
    expect(told.indexOf('groundingRolled')).toBeGreaterThan(told.indexOf('endGrounding'));
  });
  it('a freeing move may include a turn', () => {
    const table = stuck(9).move(['plot a 4 starboard'], 5, 6);
    expect(table.ship('a')).toMatchObject({ facing: 5, speed: 4 });
  });
  it('no effort without a speed on the marker', () => {
    expect(stuck(9).move(['plot a 0 straight']).told('freeingRolled')).toEqual([]);
  });
  it('R29: off the bank she must be towed', () => {
    const table = stuck(9, { aground: 'bank' }).move(['plot a 4 straight']);
    expect([table.told('freeingRolled'), table.ship('a').aground]).toEqual([[], 'bank']);
  });
});

describe('sections 3 and 4: anchoring', () => {
  const setup = () =>
    battle(15, 7)
      .flow('E')
      .union('a', 'wooden', 303, 'NE', { go: 1, now: BARE })
      .confederate('z', 'wooden', 1507, 'E', far);
  it('at anchor the current does not move her, nor does she yaw', () => {
    const table = setup().start().move(['anchor a']);
    expect(table.ship('a')).toMatchObject({ anchored: true, speed: 0, at: 303 });
    expect(table.told('anchored')).toEqual([{ type: 'anchored', ship: 'a', at: 303 }]);
  });
  it('only where she can stop', () => {
    const fast = battle(15, 7)
      .union('a', 'wooden', 303, 'E', { go: 6, now: BARE })
      .confederate('z', 'wooden', 1507, 'E', far);
    expect(fast.start().offered('anchor a')).toEqual([]);
  });
  it('a marker with a speed weighs', () => {
    const table = battle(15, 7)
      .union('a', 'wooden', 303, 'E', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start()
      .move(['plot a 4 straight']);
    expect(table.ship('a')).toMatchObject({ anchored: false, speed: 4 });
  });
});

describe('section 11, R30, R66: towing', () => {
  const tugs = () =>
    battle(20, 9)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'mortar', 405, 'W', { anchored: true, now: BARE })
      .union('b', 'mortar', 305, 'W', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 2009, 'E', far);

  it('it takes one move to pass the line, at rest and side by side', () => {
    const table = tugs().start();
    expect(table.offered('takeInTow')).toEqual(['takeInTow t a tow']);
    table.move(['takeInTow t a tow']);
    expect(table.ship('t').tows).toEqual(['a']);
    expect(table.ship('a')).toMatchObject({ towedBy: 't', anchored: false });
  });
  it('R66: tugs up to three in a string, each on the last; anybody else one', () => {
    const table = tugs().start().move(['takeInTow t a tow']);
    expect(table.offered('takeInTow')).toEqual(['takeInTow t b tow']);
    expect(table.move(['takeInTow t b tow']).ship('t').tows).toEqual(['a', 'b']);
    const other = battle(20, 9)
      .union('t', 'gunboat', 505, 'E', { now: BARE })
      .union('a', 'mortar', 405, 'W', { anchored: true, now: BARE })
      .union('b', 'mortar', 305, 'W', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a tow']);
    expect(other.offered('takeInTow')).toEqual([]);
  });
  it('section 11: 1 knot for each 50 feet or part, 1 more for each vessel after the first', () => {
    const feet = (...lengths: number[]) => towLoad(lengths.map(length => ({ length })));
    expect([feet(50), feet(51), feet(180), feet(60, 60), feet(60, 60, 60)]).toEqual([2, 4, 8, 10, 16]);
    const table = tugs().start().move(['takeInTow t a tow']);
    expect(topOf(table.now, table.ship('t'))).toBe(22 - 4);
  });
  it('R30: the towed follow into the hex just left, and neither drift nor yaw', () => {
    const table = tugs().flow('SW').start().move(['takeInTow t a tow'], 3).move(['takeInTow t b tow'], 3);
    table.move(['plot t 4 straight']).move(['plot t 8 straight']);
    expect(table.told('yawRolled').every(event => event.ship === 't')).toBe(true);
    expect(table.told('shipTowed').slice(0, 2)).toMatchObject([
      { ship: 'a', by: 't', from: 405, to: 505, facing: 3 },
      { ship: 'b', by: 't', from: 305, to: 405, facing: 3 },
    ]);
  });
  it('castOff lets the string go', () => {
    const table = tugs().start().move(['takeInTow t a tow']).move(['castOff t'], 3);
    expect([table.ship('t').tows, table.ship('a').towedBy]).toEqual([[], '']);
  });
  it('section 11: stern first, or in reverse', () => {
    const astern = battle(20, 9)
      .union('t', 'tug', 505, 'W', { now: BARE })
      .union('a', 'mortar', 405, 'E', { now: BARE })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a tow'], 3)
      .move(['plot t -4 straight'])
      .move(['plot t -8 straight'])
      .move(['plot t -12 straight']);
    expect([astern.at('t'), astern.at('a'), astern.ship('a').facing]).toEqual([705, 605, 0]);
  });
  it('R68: a tug that backs draws what she pushed', () => {
    const table = battle(20, 9)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'mortar', 605, 'W', { now: BARE })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a push'], 3)
      .move(['plot t -4 straight'])
      .move(['plot t -8 straight'])
      .move(['plot t -12 straight']);
    expect([table.at('t'), table.at('a'), table.ship('a').facing]).toEqual([305, 405, 0]);
  });
  it('R68: made fast to each other they only lie in each other’s way', () => {
    const table = battle(20, 9)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'mortar', 605, 'E', { now: BARE })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a tow'], 3)
      .move(['plot t 4 straight'])
      .move(['plot t 8 straight']);
    expect([table.told('shipsMet'), table.told('shipHeld').length > 0, table.at('t')]).toEqual([[], true, 505]);
  });
  it('a string at the start, as the scenario lays it', () => {
    const table = tugs()
      .section({ tows: { a: 't', b: 't' }, speeds: { t: 0 } })
      .start();
    expect([table.ship('t').tows, table.ship('a').towedBy, table.ship('b').anchored]).toEqual([['a', 'b'], 't', false]);
  });
  it('section 9: a vessel dead in the water is towed to the shore', () => {
    const table = battle(20, 9)
      .terrain('bank', 805)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'wooden', 605, 'E', {
        now: { ...BARE, draught: 12, top: -2, sinking: { at: 9, halves: 0, early: false } },
      })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a push'], 3);
    expect(table.ship('t')).toMatchObject({ pushing: true, tows: ['a'] });
    table.move(['plot t 4 straight']).move(['plot t 8 straight'], 1);
    expect(table.ship('a')).toMatchObject({ at: 705, aground: 'shoal' });
  });
  it('section 11: a tug pushes one vessel before her, who swings as she turns (R67)', () => {
    const table = battle(20, 9)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'mortar', 605, 'W', { now: BARE })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a push'], 3);
    expect(table.ship('a').facing).toBe(0);
    table.move(['plot t 4 port']);
    expect([table.ship('t').facing, table.at('a'), table.ship('a').facing]).toEqual([1, 604 - 100, 1]);
  });
  it('R50: whoever has her in tow frees a grounded vessel, off the bank too', () => {
    const table = battle(20, 9)
      .terrain('bank', 305)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'wooden', 405, 'W', { now: { ...BARE, draught: 7, aground: 'bank' } })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a tow', 'plot a 0 straight']);
    table.move(['plot t 4 straight'], 3, 6);
    expect(table.told('freeingRolled')).toMatchObject([{ ship: 'a', die: 3, danger: 2, free: true, towedBy: 't' }]);
    expect(table.ship('a').aground).toBe('no');
  });
  it('while she is fast nobody moves', () => {
    const table = battle(20, 9)
      .terrain('bank', 305)
      .union('t', 'tug', 505, 'E', { now: BARE })
      .union('a', 'wooden', 405, 'W', { now: { ...BARE, draught: 11, aground: 'bank' } })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a tow', 'plot a 0 straight'])
      .move(['plot t 4 straight'], 3);
    expect([table.at('t'), table.at('a')]).toEqual([505, 405]);
  });
  it('a line is missed when they do not lie together at the end of the move', () => {
    const table = battle(20, 9)
      .flow('E')
      .union('t', 'tug', 505, 'NE', { now: BARE })
      .union('a', 'wooden', 605, 'NE', { now: { ...BARE, top: 0, twelfths: 8, going: 'adrift' } })
      .confederate('z', 'wooden', 2009, 'E', far)
      .start()
      .move(['takeInTow t a tow'], 3, 3);
    expect(table.told('towMissed')).toEqual([{ type: 'towMissed', ship: 't', tow: 'a' }]);
  });
  it('R70: whoever leaves the chart takes her tow along', () => {
    const table = battle(12, 5)
      .union('t', 'tug', 1203, 'E', { go: 7, now: BARE })
      .union('a', 'mortar', 1103, 'E', { now: BARE })
      .union('b', 'wooden', 101, 'E', far)
      .confederate('z', 'wooden', 105, 'E', far)
      .section({ tows: { a: 't' }, speeds: { t: 7 } })
      .start()
      .move(['plot t 14 straight']);
    expect([table.ship('t').status, table.ship('a').status]).toEqual(['gone', 'gone']);
  });
});
