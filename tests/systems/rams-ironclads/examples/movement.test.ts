/** Sections 3 to 5 and rulings R1 to R8, R35 to R49, R73: markers, half-moves, current, turning, yawing, meeting. */
import { describe, expect, it } from 'vitest';
import type { FacingName } from '../../../../src/core/types.ts';
import { ramsIronclads } from '../../../../src/rules/rams-ironclads/index.ts';
import { speedsFor } from '../../../../src/rules/rams-ironclads/orders.ts';
import type { RamsShip } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, type Kind } from '../table.ts';

/** a at 1006 with z far away, both unarmed so that nothing interrupts the move. */
const UNARMED = { guns: [], sharpshooters: false };
const sailing = (kind: Kind, heading: FacingName, go: number, now: Partial<RamsShip> = {}) =>
  battle(20, 11)
    .union('a', kind, 1006, heading, { go, now: { ...UNARMED, ...now } })
    .confederate('z', 'wooden', 2001, 'E', { anchored: true, now: { ...UNARMED, steamFrom: 0 } });

describe('section 3, R1: speed in twelfths of a hex', () => {
  it('each half-move adds as many twelfths as she has half-knots, the rest is carried over', () => {
    const table = sailing('wooden', 'E', 8).start().move(['plot a 16 straight']);
    expect(table.at('a')).toBe(1206);
    expect(table.ship('a').twelfths).toBe(8);
    expect(table.move(['plot a 16 straight']).at('a')).toBe(1506);
    expect(table.ship('a').twelfths).toBe(4);
  });

  it('what is carried over is lost when she stops or reverses', () => {
    const stops = sailing('wooden', 'E', 2, { twelfths: 8, going: 'ahead' }).start().move(['plot a 0 straight']);
    expect([stops.at('a'), stops.ship('a').twelfths]).toEqual([1006, 0]);
    const backs = sailing('tug', 'E', 0, { twelfths: 11, going: 'ahead', top: 22 })
      .start()
      .move(['plot a -4 straight']);
    expect([backs.at('a'), backs.ship('a').twelfths]).toEqual([1006, 4]);
  });

  it('S1: one knot is a third of a hex a move', () => {
    const table = sailing('wooden', 'E', 1).start();
    for (let move = 0; move < 3; move++) table.move(['plot a 2 straight']);
    expect([table.at('a'), table.ship('a').twelfths]).toEqual([1106, 0]);
  });
});

describe('section 3, R2, S5: the current', () => {
  it('downstream 2 knots more', () => {
    const table = sailing('wooden', 'E', 6).flow('E').start().move(['plot a 12 straight']);
    // 8 knots are 16 half-knots: 32 twelfths in two halves.
    expect(table.ship('a')).toMatchObject({ at: 1206, twelfths: 8, going: 'ahead' });
  });

  it('upstream 2 knots less', () => {
    const table = sailing('wooden', 'W', 6).flow('E').start().move(['plot a 12 straight']);
    // 4 knots are 8 half-knots: 16 twelfths.
    expect(table.ship('a')).toMatchObject({ at: 906, twelfths: 4, going: 'ahead' });
  });

  it('no effect on ships that go across', () => {
    const table = sailing('wooden', 'NE', 6).flow('E').start().move(['plot a 12 straight']);
    expect([table.at('a'), table.ship('a').twelfths]).toEqual([1104, 0]);
  });

  it('a net speed below 0 carries her downstream, stern first', () => {
    const table = sailing('wooden', 'W', 1).flow('E').start().move(['plot a 2 straight'], 3);
    expect(table.ship('a')).toMatchObject({ at: 1006, going: 'astern', twelfths: 4, rate: 2 });
  });

  it('a ship adrift takes the full current whatever her facing', () => {
    const table = sailing('wooden', 'NW', 0, { top: 0 }).flow('SE', 3).start().move([], 3);
    expect(table.ship('a')).toMatchObject({ at: 1107, facing: 2, going: 'adrift', twelfths: 0 });
  });

  it('R41: under steam and stopped across the stream she holds her place', () => {
    expect(sailing('wooden', 'NE', 0).flow('E').start().move(['plot a 0 straight'], 3).at('a')).toBe(1006);
  });

  it('R42: the current is read in the hex where the half-move begins; the river of the chart counts', () => {
    const table = sailing('wooden', 'E', 4).flow('E', 3).start().move(['plot a 8 straight']);
    expect(table.ship('a')).toMatchObject({ at: 1206, twelfths: 4, rate: 14 });
  });
});

describe('section 3 and 5, R3, R35 to R37: the marker', () => {
  const speeds = (kind: Kind, go: number, now: Partial<RamsShip> = {}): number[] => {
    const table = sailing(kind, 'E', go, now).start();
    return speedsFor(table.now, table.ship('a'));
  };

  it('R3: 2 knots up or down', () => expect(speeds('wooden', 4)).toEqual([4, 6, 8, 10, 12]));
  it('never above her top speed', () => expect(speeds('wooden', 8)).toEqual([12, 14, 16]));
  it('R35: whole knots, and her half-knot speed or top', () => {
    expect(speeds('wooden', 7, { top: 15 })).toEqual([10, 12, 14, 15]);
    expect(speeds('wooden', 3.5)).toEqual([4, 6, 7, 8, 10]);
  });
  it('R37: through 0 to astern, counted in nominal speed; a number that would not move her is left out', () =>
    expect(speeds('wooden', 0)).toEqual([-4, 0, 2, 4]));
  it('critical 8: 1 knot with the pipes damaged', () =>
    expect(speeds('wooden', 4, { pipesHit: true })).toEqual([6, 8, 10]));
  it('section 9: 4 knots down without power', () => expect(speeds('wooden', 7, { jam: 2 })).toEqual([6]));
  it('a speed above what is left comes down 2 knots a move', () =>
    expect(speeds('wooden', 8, { top: 4 })).toEqual([12]));

  it('section 5, R36: straight, port or starboard; no helm without way', () => {
    const table = sailing('wooden', 'E', 2).start();
    expect(table.offered('plot a 4')).toEqual(['plot a 4 straight', 'plot a 4 port', 'plot a 4 starboard']);
    expect(table.offered('plot a 0')).toEqual(['plot a 0 straight']);
  });

  it('section 5: a marker can be taken up until the side has done; both are turned over together', () => {
    const table = battle(20, 5)
      .union('a', 'wooden', 303, 'E', { now: UNARMED })
      .confederate('z', 'wooden', 1503, 'W', { now: UNARMED })
      .start()
      .then('plot a 2 straight', 'replot a', 'plot a 4 straight', 'plotted union', 'plot z 2 straight');
    expect(table.told('plotsShown')).toEqual([]);
    table.play('plotted confederate');
    expect(table.told('plotsShown')[0]?.plots).toMatchObject([
      { ship: 'a', speed: 4 },
      { ship: 'z', speed: 2 },
    ]);
  });

  it('R31, R39: starting speed from the scenario, else half her top; 0 at anchor, aground, without steam', () => {
    const speed = (extra: object, speeds?: Record<string, number>): number =>
      battle(5, 3)
        .union('a', 'wooden', 202, 'E', extra)
        .section(speeds ? { speeds } : { speeds: {} })
        .start()
        .ship('a').speed;
    expect([speed({}), speed({}, { a: 6 }), speed({}, { a: 20 })]).toEqual([8, 12, 16]);
    expect([speed({ anchored: true }), speed({ aground: true }), speed({ steamIn: 2 })]).toEqual([0, 0, 0]);
  });

  it('R31: anchored ships without steam wait the moves that the scenario states', () => {
    const table = battle(9, 3)
      .union('a', 'wooden', 202, 'E', { anchored: true, steamIn: 1, now: UNARMED })
      .union('b', 'wooden', 903, 'E', { now: UNARMED })
      .start();
    expect(table.offered('plot a')).toEqual([]);
    expect(table.move([]).offered('plot a')).not.toEqual([]);
  });

  it('R73: who is due comes in at her hex, or the free one of the same rim nearest to it', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 103, 'E', { anchored: true, now: UNARMED })
      .union('b', 'wooden', 103, 'E', { turn: 2, now: UNARMED })
      .start()
      .move([]);
    expect(table.told('shipEntered')).toEqual([{ type: 'shipEntered', ship: 'b', at: 102, facing: 0 }]);
  });
});

describe('R7: astern', () => {
  it('a third of the nominal speed, rounded down to a half-knot', () => {
    const table = sailing('wooden', 'E', -4).start().move(['plot a -8 straight']);
    expect(table.ship('a')).toMatchObject({ at: 1006, going: 'astern', rate: 2, twelfths: 4 });
  });
  it('a tug half', () => {
    const table = sailing('tug', 'E', -4).start().move(['plot a -8 straight']);
    expect(table.ship('a')).toMatchObject({ at: 1006, going: 'astern', rate: 4, twelfths: 8 });
  });
  it('steering as ahead', () => {
    expect(sailing('wooden', 'E', -4).start().move(['plot a -8 port']).ship('a').facing).toBe(1);
  });
});

describe('sections 3 and 4, R4, R5: turning between the half-moves', () => {
  // prettier-ignore
  it.each([
    ['wooden', 60, [1, 2, 3]], ['monitor', 45, [0, 1, 2]], ['gunboat', 45, [0, 1, 2]], ['sloop', 45, [0, 1, 2]],
    ['casemate', 30, [0, 1, 1]], ['tug', 90, [1, 3, 4]], ['launch', 90, [1, 3, 4]],
  ] as [Kind, number, number[]][])('%s: %i degrees a move', (kind, degrees, facings) => {
    const table = sailing(kind, 'E', 2).start();
    const after = facings.map(() => table.move(['plot a 4 port']).ship('a').facing);
    expect(after).toEqual(facings);
    expect(table.told('shipTurned')[0]).toMatchObject({ degrees });
  });

  it('the first half is straight ahead, the second on the new heading', () => {
    const table = sailing('wooden', 'E', 6).start().move(['plot a 12 starboard']);
    expect(table.told('shipMoved').map(event => event.to)).toEqual([1106, 1207]);
  });

  it('R4: degrees are kept while the order for the same side is repeated, else lost', () => {
    const table = sailing('monitor', 'E', 2).start().move(['plot a 4 port']);
    expect(table.ship('a').credit).toEqual({ to: 'port', degrees: 45 });
    expect(table.move(['plot a 4 straight']).ship('a').credit).toBeNull();
    table.move(['plot a 4 port']).move(['plot a 4 starboard']);
    expect(table.ship('a')).toMatchObject({ facing: 0, credit: { to: 'starboard', degrees: 45 } });
  });

  it('R47: no turn without way', () => {
    const table = sailing('wooden', 'E', 2).start().move(['plot a 0 straight']);
    expect(table.told('shipTurned')).toEqual([]);
  });
});

describe('sections 4 and 9, R8: yawing', () => {
  const slow = (go: number, now: Partial<RamsShip> = {}) => sailing('wooden', 'NE', go, now).flow('E').start();

  it.each([
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 0],
    [6, 0],
  ])('slower than the current: a die of %i leaves her heading %i', (die, facing) => {
    expect(slow(1).move(['plot a 2 straight'], die).ship('a').facing).toBe(facing);
  });

  it('not as fast as the current or faster', () => {
    expect(slow(2).move(['plot a 4 straight']).told('yawRolled')).toEqual([]);
  });

  it('adrift she yaws, at anchor and aground she does not', () => {
    expect(slow(0, { top: 0 }).move([], 3).told('yawRolled')).toHaveLength(1);
    expect(slow(0, { top: 0, anchored: true }).move([]).told('yawRolled')).toEqual([]);
    expect(slow(0, { aground: 'shoal' }).move(['plot a 0 straight']).told('yawRolled')).toEqual([]);
  });

  it('R8: in slack water she yaws too if she is adrift, and not under steam', () => {
    const slack = (go: number, now: Partial<RamsShip> = {}) => sailing('wooden', 'NE', go, now).start();
    expect(slack(0, { top: 0 }).move([], 1).ship('a').facing).toBe(2);
    expect(slack(1).move(['plot a 2 straight']).told('yawRolled')).toEqual([]);
    expect(slack(0).move(['plot a 0 straight']).told('yawRolled')).toEqual([]);
    expect(slack(0, { top: 0, anchored: true }).move([]).told('yawRolled')).toEqual([]);
  });

  it('section 9, R48: a maximum turn of her type, on the same account as the helm', () => {
    const table = sailing('monitor', 'NE', 1).flow('E').start().move(['plot a 2 straight'], 1);
    expect(table.ship('a')).toMatchObject({ facing: 1, credit: { to: 'port', degrees: 45 } });
    expect(table.move(['plot a 2 port'], 3).ship('a')).toMatchObject({
      facing: 2,
      credit: { to: 'port', degrees: 30 },
    });
  });
});

describe('R6, R24: simultaneous movement, one hex at a time', () => {
  const two = (aGo: number, zAt: number, zHeading: FacingName, zGo: number) =>
    battle(20, 11)
      .union('a', 'wooden', 606, 'E', { go: aGo, now: { ...UNARMED, fullTop: 24, top: 24 } })
      .confederate('z', 'wooden', zAt, zHeading, { go: zGo, now: { ...UNARMED, fullTop: 24, top: 24 } })
      .start();
  const plots = (aGo: number, zGo: number) => [`plot a ${2 * aGo} straight`, `plot z ${2 * zGo} straight`];

  it('equal speeds move together: a column closes up without touching', () => {
    const table = two(6, 706, 'E', 6).move(plots(6, 6));
    expect([table.at('a'), table.at('z'), table.told('shipsMet')]).toEqual([806, 906, []]);
  });

  it('the fastest first: she runs into whoever has not moved yet', () => {
    const table = two(7, 706, 'E', 6).move(plots(7, 6), 3);
    expect(table.told('shipsMet')).toEqual([{ type: 'shipsMet', ship: 'a', target: 'z', clash: 'ram', speed: 14 }]);
  });

  it('one hex a round: the slower goes on before the faster has her second hex', () => {
    const table = two(12, 806, 'E', 6).move(plots(12, 6), 1);
    // Round one: a to 706, z to 906; round two: a to 806 unhindered.
    expect(
      table
        .told('shipMoved')
        .slice(0, 3)
        .map(({ ship, to }) => [ship, to]),
    ).toEqual([
      ['a', 706],
      ['z', 906],
      ['a', 806],
    ]);
  });

  it('two that would enter one empty hex collide without a bow in contact, and stay', () => {
    const table = two(6, 806, 'W', 6).move(plots(6, 6), 3, 3);
    expect(table.told('shipsMet')).toMatchObject([{ ship: 'a', target: 'z', clash: 'noBow' }]);
    expect(table.told('ramRolled').map(event => event.modifiers)).toEqual([[], []]);
    expect([table.at('a'), table.at('z')]).toEqual([606, 806]);
  });

  it('two that would exchange hexes meet bow to bow', () => {
    const table = two(6, 706, 'W', 6).move(plots(6, 6), 5, 5);
    expect(table.told('shipsMet')).toMatchObject([{ ship: 'a', target: 'z', clash: 'bowToBow', speed: 12 }]);
    // Neither counts as stationary, though each has stopped the other.
    expect(table.told('ramRolled').map(event => event.total)).toEqual([3, 3]);
    expect(table.told('ramRolled').map(event => event.ship)).toEqual(['a', 'z']);
  });

  it('section 7: two of one side collide as enemies do', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 202, 'E', { go: 6, now: UNARMED })
      .union('b', 'wooden', 302, 'E', { anchored: true, now: UNARMED })
      .start()
      .move(['plot a 12 straight'], 3);
    expect(table.told('shipsMet')).toMatchObject([{ ship: 'a', target: 'b' }]);
  });

  it('R45, R46: vessels in contact only hold each other until they have come apart', () => {
    const table = two(6, 806, 'NE', 0).move(['plot a 12 straight', 'anchor z'], 2);
    expect([table.at('a'), table.told('shipsMet').length, table.told('ramRolled').length]).toEqual([706, 1, 1]);
    table.move(['plot a 8 straight', 'anchor z']);
    expect([table.told('shipsMet').length, table.told('shipHeld').length > 0]).toEqual([1, true]);
  });

  const apart = (table: ReturnType<typeof two>) => {
    // Drawn off: clear of her as a move ends.
    table.ship('a').at = 406;
    table.ship('a').speed = 0;
    return table.move(['plot a 0 straight', 'anchor z']);
  };
  it('R45: the same rammer strikes the same ship again when she has backed off', () => {
    const table = apart(two(6, 806, 'NE', 0).move(['plot a 12 straight', 'anchor z'], 2));
    expect(table.state.struck).toEqual([]);
    Object.assign(table.ship('a'), { at: 706, speed: 8, going: 'ahead', twelfths: 8 });
    expect(table.move(['plot a 8 straight', 'anchor z'], 2).told('ramRolled')).toHaveLength(2);
  });
  it('R45: the other ship is free to ram in the next move', () => {
    const table = two(6, 706, 'W', 0).move(['plot a 12 straight', 'anchor z'], 4, 6, 1);
    // Bow to bow both have struck: neither may.
    expect(table.state.struck.map(({ by }) => by)).toEqual(['a', 'z']);
    const side = two(6, 706, 'NE', 0).move(['plot a 12 straight', 'anchor z'], 2);
    expect(side.state.struck).toEqual([{ by: 'a', on: 'z', turn: 1 }]);
    Object.assign(side.ship('z'), { facing: 3, anchored: false, speed: 8 });
    side.ship('a').speed = 0;
    // z comes on, bow to bow; a, who has not backed off, does not strike back (R75).
    side.move(['plot a 0 straight', 'plot z 12 straight'], 4);
    expect(side.told('ramRolled').map(({ ship, target }) => [ship, target])).toEqual([
      ['a', 'z'],
      ['z', 'a'],
    ]);
    expect(side.told('shipsMet').at(-1)).toMatchObject({ ship: 'z', target: 'a', clash: 'bowToBow' });
  });
  it('R45: one blow a move: the other ship is not free before the next', () => {
    const table = battle(20, 11)
      .union('a', 'wooden', 606, 'E', { go: 6, now: { ...UNARMED, fullTop: 24, top: 24 } })
      .confederate('z', 'wooden', 706, 'W', { go: 4, now: { ...UNARMED, fullTop: 24, top: 24 } })
      .with({ struck: [{ by: 'a', on: 'z', turn: 1 }] })
      .at('secondHalf');
    expect([table.told('shipHeld').length > 0, table.told('shipsMet')]).toEqual([true, []]);
  });
  it('R75: who has still to back off is only held as she comes on, and nobody strikes', () => {
    const table = battle(20, 11)
      .union('a', 'wooden', 606, 'E', { go: 6, now: { ...UNARMED, fullTop: 24, top: 24 } })
      .confederate('z', 'wooden', 706, 'W', { anchored: true, now: { ...UNARMED, fullTop: 24, top: 24 } })
      .with({ struck: [{ by: 'a', on: 'z', turn: 0 }] })
      .at('firstHalf');
    expect([table.told('shipHeld').map(({ ship }) => ship), table.told('shipsMet')]).toEqual([['a', 'a'], []]);
  });

  it('R24: she may back off in the next move', () => {
    const met = two(2, 706, 'NE', 0);
    met.move(['plot a 4 straight', 'anchor z']);
    expect(met.offered('plot a 0')).toEqual(['plot a 0 straight']);
  });
});

describe('S8, R29, R43, R44: rim and shore', () => {
  it('S8: over the rim she is out of the battle', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 802, 'E', { go: 8, now: UNARMED })
      .union('b', 'wooden', 102, 'E', { now: UNARMED })
      .confederate('z', 'wooden', 105, 'E', { now: UNARMED })
      .start()
      .move(['plot a 16 straight']);
    expect(table.ship('a')).toMatchObject({ at: 0, status: 'gone', leftBy: 'right' });
  });

  it.each([
    ['bank', 'bank'],
    ['bluff', 'bank'],
    ['island', 'bank'],
    ['wharf', 'no'],
    ['obstruction', 'no'],
  ] as const)('R29, R43, R44: driven into %s she stays in her hex: aground %s', (terrain, aground) => {
    const table = battle(9, 5)
      .terrain(terrain, 402)
      .union('a', 'wooden', 302, 'E', { go: 6, now: { ...UNARMED, draught: 5 } })
      .confederate('z', 'wooden', 905, 'E', { now: UNARMED })
      .start()
      .move(['plot a 12 straight']);
    expect(table.ship('a')).toMatchObject({ at: 302, speed: 0, aground });
  });
});

describe('section 4: the order of play', () => {
  it('as printed', () => {
    expect(ramsIronclads.sequence.map(step => step.id)).toEqual([
      ...['markers', 'firstHalf', 'turning', 'midMove', 'firstFire', 'firstRamming'],
      ...['secondHalf', 'endGrounding', 'secondFire', 'secondRamming', 'endOfMove'],
    ]);
  });
});
