/** Sections 6 and 9, rulings R18, R20 to R23, R33, R60, R61: hits, all eleven criticals, fires, hulks, sinking. */
import { describe, expect, it } from 'vitest';
import type { HexId } from '../../../../src/core/types.ts';
import { aimOptions } from '../../../../src/rules/rams-ironclads/fire.ts';
import { shotsIn } from '../../../../src/rules/rams-ironclads/shots.ts';
import { loseKnots } from '../../../../src/rules/rams-ironclads/knots.ts';
import { coasting, speedsFor } from '../../../../src/rules/rams-ironclads/orders.ts';
import type { RamsShip } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, guns, type Kind } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };

/** a at 606 hits z with one heavy gun; the dice are what follows the hit. z can answer in the second fire step. */
const hit = (dice: number[], theirs: Partial<RamsShip> = {}, kind: Kind = 'wooden', at: HexId = 806) => {
  const table = battle(20, 11)
    .union('a', 'wooden', 606, 'E', { now: { ...BARE, guns: guns('sb15 turret', 'rf20 turret') } })
    .confederate('z', kind, at, 'NE', { now: { sharpshooters: false, ...theirs } })
    .at('firstFire')
    .then('aim a z 0 shot');
  if (table.state.cursor.awaiting.includes('confederate')) table.play('aimed confederate');
  return table.play('aimed union', 6, ...dice);
};
const critical = (
  score: [number, number],
  dice: number[] = [],
  theirs: Partial<RamsShip> = {},
  kind: Kind = 'wooden',
) => hit([6, ...score, ...dice], theirs, kind);

describe('section 6, R18: a gun is lost', () => {
  const battery = guns('sb9 casemate port', 'sb11 casemate starboard', 'sb32 casemate port', 'rf20 turret');
  it('the heaviest that bears on the firer', () => {
    // a lies 60 degrees aft on z's port beam.
    expect(hit([3], { guns: battery }).told('gunLost')).toEqual([{ type: 'gunLost', unit: 'z', gun: 0 }]);
  });
  it('if none bears, the heaviest', () => {
    const away = guns('sb32 casemate starboard', 'sb9 casemate starboard');
    expect(hit([2], { guns: away }).told('gunLost')).toEqual([{ type: 'gunLost', unit: 'z', gun: 1 }]);
  });
  it('none left: half a knot', () => {
    const table = hit([3], { guns: [] });
    expect([table.told('gunLost'), table.ship('z').top]).toEqual([[], 15]);
  });
});

describe('section 6: critical hits', () => {
  it('2: the magazine; she sinks at once', () => {
    const table = critical([1, 1]);
    expect(table.ship('z').status).toBe('sunk');
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'magazine', settled: false }]);
  });

  it('3: no turning for one whole move, even if ordered', () => {
    const table = critical([1, 2], [], { speed: 8, rate: 8, guns: guns('rf20 turret') });
    expect(table.ship('z').helmless).toBe(1);
    table.ready().move(['plot z 8 port', 'plot a 0 straight']);
    expect(table.told('turnDenied')).toEqual([{ type: 'turnDenied', ship: 'z', why: 'helm' }]);
    expect([table.ship('z').facing, table.ship('z').helmless]).toEqual([1, 0]);
  });

  it.each([
    [4, 2, 2],
    [9, 4, 5],
  ])('%i: holed, a list toward the side that was hit, and a die of knots', (_, one, two) => {
    const table = critical([one, two], [3]);
    expect(table.ship('z')).toMatchObject({ tilt: 'port', top: 10 });
  });

  it.each([
    ['bow', 606, 0],
    ['stern', 606, 3],
  ] as const)('4: down by the %s if hit there', (tilt, _, facing) => {
    const table = hit([6, 2, 2, 1], { facing: facing === 0 ? 3 : 0 });
    expect(table.ship('z').tilt).toBe(tilt);
  });

  it('4: a second hit does not alter the tilt but costs speed', () => {
    expect(critical([2, 2], [2], { tilt: 'starboard' }).ship('z')).toMatchObject({ tilt: 'starboard', top: 12 });
  });

  it('5: jammed: stops at 4 knots a move; a die of moves, a 1 is cleared at the end of this one', () => {
    const table = critical([1, 4], [2], { speed: 14, rate: 14, guns: guns('rf20 turret') });
    expect(table.ship('z').jam).toBe(2);
    table.ready();
    expect([table.ship('z').jam, speedsFor(table.now, table.ship('z'))]).toEqual([1, [6]]);
    table.move([]);
    expect(table.ship('z').speed).toBe(6);
    expect(critical([1, 4], [1]).ready().told('repaired')).toEqual([{ type: 'repaired', ship: 'z', what: 'jam' }]);
  });

  it('6, R33: the smokestack, 2 knots; further hits never below 3', () => {
    expect(critical([1, 5]).ship('z')).toMatchObject({ stackHit: true, top: 12 });
    expect(critical([1, 5], [], { top: 5 }).ship('z').top).toBe(1);
    expect(critical([1, 5], [], { stackHit: true, top: 8 }).ship('z').top).toBe(6);
    expect(critical([1, 5], [], { stackHit: true, top: 4 }).ship('z').top).toBe(4);
    expect(critical([1, 5], [], { stackHit: true, top: 12 }).ship('z').top).toBe(8);
  });

  it('7: a casemate port shut for a die of moves; a gun in the open is lost', () => {
    const shut = critical([3, 4], [3], { guns: guns('sb9 casemate port', 'rf20 turret') });
    expect(shut.ship('z').guns[0]).toMatchObject({ shut: 3, lost: false });
    expect(shut.offered('aim z a')).not.toContain('aim z a 0 shot');
    expect(critical([3, 4], [], { guns: guns('sb9 broadside port') }).told('gunLost')).toHaveLength(1);
    expect(critical([3, 4], [], { guns: [] }).told('gunLost')).toEqual([]);
  });

  it('8: steam pipes: 1 knot a move', () => {
    const table = critical([4, 4], [], { speed: 8, rate: 8, guns: guns('rf20 turret') }).ready();
    expect(speedsFor(table.now, table.ship('z'))).toEqual([6, 8, 10]);
  });

  it('10: the steering: the same heading for a die of moves', () => {
    const table = critical([5, 5], [2], { speed: 8, rate: 8, guns: guns('rf20 turret') }).ready();
    expect(table.ship('z').steering).toBe(1);
    expect(table.offered('plot z 8')).toEqual(['plot z 8 straight']);
  });

  it('11: fire: a die of attempts', () => {
    expect(critical([5, 6], [4]).ship('z')).toMatchObject({ burning: true, attempts: 4 });
  });

  it('11: upon a second while she burns the crew goes at once', () => {
    const table = critical([5, 6], [], { burning: true, attempts: 4 });
    expect(table.ship('z')).toMatchObject({ abandoned: true, burntBy: 7 });
  });

  it.each([
    [2, true],
    [3, false],
  ])('12: the boiler: the crew goes on 1 or 2; a die of %i: %s', (die, abandoned) => {
    const table = critical([6, 6], [die], { speed: 14, rate: 14 });
    expect(table.ship('z')).toMatchObject({ boilerHit: true, abandoned });
    expect(speedsFor(table.now, table.ship('z'))).toEqual([6]);
  });
});

describe('critical 4, R21, R61: what a list masks', () => {
  const offered = (tilt: RamsShip['tilt'], gun: string, at: HexId) => {
    const now = battle(20, 11)
      .union('a', 'wooden', 606, 'E', { now: { ...BARE, guns: guns(gun), tilt } })
      .confederate('z', 'wooden', at, 'NE', { now: BARE })
      .look('firstFire');
    return aimOptions(now, 'union', shotsIn(now)).some(option => option.type === 'aim' && option.load === 'shot');
  };
  // 604 lies abeam to port of 606 heading E, 608 to starboard, 806 ahead, 406 astern.
  it('listing: the guns of the opposite side', () => {
    expect([offered('port', 'sb9 broadside starboard', 608), offered('port', 'sb9 broadside port', 604)]).toEqual([
      false,
      true,
    ]);
  });
  it('down by the bows: the guns aft, and the other way round', () => {
    expect(offered('bow', 'sb9 pivot stern port starboard', 406)).toBe(false);
    expect(offered('bow', 'sb9 pivot bow port starboard', 806)).toBe(true);
    expect(offered('stern', 'sb9 fixed bow', 806)).toBe(false);
  });
  it('monitors cannot fire toward the raised side or end', () => {
    expect([offered('port', 'sb11 turret', 608), offered('port', 'sb11 turret', 604)]).toEqual([false, true]);
    expect([offered('stern', 'sb11 turret', 806), offered('stern', 'sb11 turret', 406)]).toEqual([false, true]);
  });
});

describe('critical 11: fighting a fire', () => {
  const burning = (now: Partial<RamsShip>) =>
    battle(9, 5)
      .union('a', 'wooden', 303, 'E', { now: { ...BARE, burning: true, ...now } })
      .confederate('z', 'wooden', 901, 'E', { now: BARE })
      .start();
  it.each([
    [6, true],
    [5, false],
  ])('afloat a 6 puts it out: %i', (die, out) => {
    const table = burning({ attempts: 3 }).move([], die);
    expect(table.ship('a')).toMatchObject({ burning: !out, attempts: out ? 0 : 2 });
  });
  it.each([
    [5, true],
    [4, false],
  ])('aground a 5 or 6: %i', (die, out) => {
    expect(burning({ attempts: 3, aground: 'shoal' }).move([], die).ship('a').burning).toBe(!out);
  });
  it('R23: when the attempts are used up the crew goes; she burns out and sinks after 6 moves', () => {
    const table = burning({ attempts: 1 }).move([], 1);
    expect(table.ship('a')).toMatchObject({ abandoned: true, burntBy: 7 });
  });
  it('R23: a hulk blocks her hex, drifts, has no orders, and sinks when she has burnt out', () => {
    const table = battle(9, 5)
      .flow('E')
      .union('a', 'wooden', 303, 'E', { now: { ...BARE, abandoned: true, burning: true, burntBy: 1 } })
      .union('b', 'wooden', 101, 'E', { now: BARE })
      .confederate('z', 'wooden', 105, 'E', { anchored: true, now: BARE })
      .start();
    expect(table.offered('plot a')).toEqual([]);
    table.move(['anchor b'], 3);
    expect(table.told('shipSunk')).toMatchObject([{ ship: 'a', cause: 'burnt', at: 303 }]);
  });
});

describe('section 9, R20: endurance', () => {
  const z = (now: Partial<RamsShip>) =>
    battle(9, 5).union('a', 'wooden', 303, 'E', { now }).confederate('z', 'wooden', 901, 'E');
  const lose = (now: Partial<RamsShip>, halves: number, half: 1 | 2, ...dice: number[]) => {
    const table = z({ ...BARE, ...now }).start();
    table.state.half = half;
    const left = [...dice];
    const play = { ...table.now, state: table.state, dice: { roll: () => left.shift()! }, emit: () => {} };
    loseKnots(play, 'a', halves, 'ram');
    return table.ship('a');
  };
  it('at 0 she stops at 4 knots a move and drifts with the current', () => {
    expect([coasting(16), coasting(8), coasting(3), coasting(-2)]).toEqual([8, 0, 0, 0]);
    const ship = lose({ top: 4 }, 4, 1);
    expect([ship.top, ship.sinking]).toEqual([0, null]);
  });
  it('below 0 she is sinking: 5 moves and a die; how far below does not matter', () => {
    expect(lose({ top: 4 }, 5, 1, 4).sinking).toEqual({ at: 10, halves: 0, early: false });
    expect(lose({ top: 4 }, 20, 1, 4).sinking).toEqual({ at: 10, halves: 0, early: false });
  });
  it('a move sooner for every further knot; halves add up', () => {
    const sinking = { at: 10, halves: 0, early: false };
    expect(lose({ top: -1, sinking: { ...sinking } }, 2, 1).sinking?.at).toBe(9);
    expect(lose({ top: -1, sinking: { ...sinking } }, 1, 1).sinking).toEqual({ at: 10, halves: 1, early: false });
    expect(lose({ top: -1, sinking: { at: 10, halves: 1, early: false } }, 4, 2).sinking).toEqual({
      at: 8,
      halves: 1,
      early: false,
    });
  });
  it('in the first half it may take her down halfway through the move', () => {
    const sinking = { at: 2, halves: 0, early: false };
    expect(lose({ top: -1, sinking: { ...sinking } }, 2, 1).sinking?.early).toBe(true);
    expect(lose({ top: -1, sinking: { ...sinking } }, 2, 2).sinking?.early).toBe(false);
  });
  const due = (at: number, early: boolean) =>
    battle(9, 5)
      .union('a', 'wooden', 303, 'E', { now: { ...BARE, top: -1, sinking: { at, halves: 0, early } } })
      .union('b', 'wooden', 305, 'E', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 901, 'E', { anchored: true, now: BARE });
  it('she goes down at the end of her move', () => {
    const table = due(1, false).start().move([], 3);
    const told = table.all.map(event => (event.type === 'phaseBegan' ? event.phase : event.type));
    expect(told.indexOf('shipSunk')).toBeGreaterThan(told.indexOf('endOfMove'));
    expect(due(2, false).start().move([], 3).told('shipSunk')).toEqual([]);
  });
  it('or at mid-move', () => {
    const table = due(1, true).start().move([], 3);
    const told = table.all.map(event => (event.type === 'phaseBegan' ? event.phase : event.type));
    expect(told.indexOf('shipSunk')).toBeLessThan(told.indexOf('secondHalf'));
  });
  it('with way on her she may still beach herself, and is then salvageable (R62)', () => {
    const table = battle(9, 5)
      .terrain('bank', 503)
      .union('a', 'wooden', 303, 'E', {
        go: 8,
        now: { ...BARE, draught: 5, top: -1, sinking: { at: 1, halves: 0, early: false } },
      })
      .union('b', 'wooden', 305, 'E', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 901, 'E', { anchored: true, now: BARE })
      .start()
      .move([]);
    // 8 half-knots left: a hex in the second half, the bank in the next move; here she sinks beside it.
    expect(table.ship('a').at).toBe(403);
    expect(table.ship('a')).toMatchObject({ status: 'sunk', settled: false });
    const beached = battle(9, 5)
      .terrain('bank', 403)
      .union('a', 'wooden', 303, 'E', {
        go: 12,
        now: { ...BARE, draught: 5, top: -1, sinking: { at: 1, halves: 0, early: false } },
      })
      .union('b', 'wooden', 305, 'E', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 901, 'E', { anchored: true, now: BARE })
      .start()
      .move([]);
    expect(beached.ship('a')).toMatchObject({ status: 'sunk', settled: true, aground: 'bank' });
  });
});
