/** Sections 7 and 8, rulings R24 to R27, R38, R64, R65, R71: rams, collisions, spar torpedoes, mines. */
import { ramsIronclads } from '../../../../src/rules/rams-ironclads/index.ts';
import { describe, expect, it } from 'vitest';
import type { FacingName, HexId } from '../../../../src/core/types.ts';
import { ramFactors, ramResult } from '../../../../src/rules/rams-ironclads/ramming.ts';
import type { RamsShip, Strike } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, blow, type Extra, type Kind } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };

/** The factors of a blow by a ship of that kind, as value and reason. */
const factors = (kind: Kind, strike: Partial<Strike>): string[] => {
  const now = battle(9, 5).union('a', kind, 202, 'E').confederate('z', 'wooden', 302, 'NE').look('firstRamming');
  return ramFactors(now, blow('a', 'z', strike)).map(({ value, reason }) => `${value} ${reason}`);
};

describe('section 7: adjustments', () => {
  it('none for a reinforced bow at 4 to 7 knots', () => expect(factors('gunboat', { speed: 12 })).toEqual([]));
  it('+1 target stationary', () => expect(factors('gunboat', { stationary: true })).toEqual(['1 stationary']));
  it.each([
    [15, []],
    [16, ['1 fast']],
    [19, ['1 fast']],
    [20, ['2 fast']],
  ])('+1 for every 2 knots over 6, whole ones: %i half-knots', (speed, found) =>
    expect(factors('gunboat', { speed })).toEqual(found),
  );
  it('+1 target side on', () => expect(factors('gunboat', { sideOn: true })).toEqual(['1 sideOn']));
  it('+1 ram bow', () => expect(factors('ram', {})).toEqual(['1 ramBow']));
  it('−1 bow not reinforced', () => expect(factors('wooden', {})).toEqual(['-1 unreinforced']));
  it.each([
    [8, []],
    [7, []],
    [6, ['-1 slow']],
    [5, ['-1 slow']],
    [0, ['-4 slow']],
  ])('−1 for each whole knot under 4: %i half-knots', (speed, found) =>
    expect(factors('gunboat', { speed })).toEqual(found),
  );
  it('−1 bow to bow', () => expect(factors('gunboat', { clash: 'bowToBow' })).toEqual(['-1 bowToBow']));
  it('R24: none where no bow is in contact', () =>
    expect(factors('ram', { clash: 'noBow', speed: 20, stationary: true })).toEqual([]));
  it('R25: rams have a ram bow; tugs and armoured ships reinforced bows; all others not', () => {
    const bow = (kind: Kind) => {
      const { ram, reinforced } = battle(3, 3).union('a', kind, 101, 'E').start().ship('a');
      return [ram, reinforced];
    };
    expect([bow('ram'), bow('tug'), bow('monitor'), bow('wooden')]).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });
  it('R24: scores of 0 or less read as 1', () =>
    expect([ramResult(0), ramResult(-3)]).toEqual([ramResult(1), ramResult(1)]));
});

/** a comes on from 403 at 6 knots over the ground; z lies in her way. */
const charge = (theirs: FacingName, more: Extra = {}, mine: Partial<RamsShip> = {}) =>
  battle(15, 7)
    .union('a', 'gunboat', 403, 'E', { go: 6, now: { ...BARE, ...mine } })
    .confederate('z', 'wooden', 503, theirs, { now: { top: 40, fullTop: 40, ...BARE, ...more.now }, ...more })
    .start();

describe('R24: geometry', () => {
  it.each([
    ['NE', true, 'ram'],
    ['SW', true, 'ram'],
    ['E', false, 'ram'],
    ['W', false, 'bowToBow'],
  ] as const)('against a ship that heads %s: side on %s, %s', (facing, sideOn, clash) => {
    const table = charge(facing).move(['plot a 12 straight', 'anchor z'], ...(clash === 'ram' ? [1] : [2, 2, 1]));
    expect(table.told('shipsMet')[0]?.clash).toBe(clash);
    const reasons = table.told('ramRolled')[0]!.modifiers.map(({ reason }) => reason);
    expect(reasons.includes('sideOn')).toBe(sideOn);
    expect(reasons).toContain('stationary');
    expect(table.at('a')).toBe(403);
  });

  it('actual speed allows for the current', () => {
    const table = battle(15, 7)
      .flow('E')
      .union('a', 'gunboat', 403, 'E', { go: 6, now: BARE })
      .confederate('z', 'wooden', 503, 'NE', { anchored: true, now: BARE })
      .start()
      .move(['plot a 12 straight'], 1, 2);
    expect(table.told('ramRolled')[0]!.modifiers).toContainEqual({ value: 1, cite: '7', reason: 'fast' });
  });

  it('R24, R65: astern no bow is in contact: both roll without adjustment', () => {
    const table = battle(15, 7)
      .union('a', 'ram', 503, 'W', { go: -6, now: { ...BARE, twelfths: 10, going: 'astern' } })
      .confederate('z', 'wooden', 603, 'NE', { anchored: true, now: BARE })
      .start()
      .move(['plot a -12 straight'], 4, 1, 2);
    expect(table.told('ramRolled').map(event => [event.ship, event.clash, event.modifiers])).toEqual([
      ['a', 'noBow', []],
      ['z', 'noBow', []],
    ]);
    // 4: z loses a die of 1, a one knot.
    expect([table.ship('z').top, table.ship('a').top]).toEqual([14, 20]);
  });
});

describe('section 7: effects', () => {
  it('6+: the rammer is halted and loses a knot; the target two dice, and is halted only where her way is blocked', () => {
    const table = charge('NE').move(['plot a 12 straight', 'anchor z'], 6, 3, 4);
    expect(table.ship('a')).toMatchObject({ top: 14, speed: 0 });
    expect(table.ship('z').top).toBe(26);
    expect(table.told('shipHalted').map(event => event.ship)).toEqual(['a']);
  });

  it('6+, R38: she slows at once to the speed left to her', () => {
    const table = battle(15, 7)
      .union('a', 'gunboat', 403, 'E', { now: BARE })
      .confederate('z', 'wooden', 503, 'NE', { go: 8, now: { ...BARE, going: 'ahead', rate: 16 } })
      .with({ strikes: [blow('a', 'z')] })
      .at('firstRamming', 6, 3, 4);
    expect(table.ship('z')).toMatchObject({ top: 2, speed: 2 });
  });

  it('6+: halted where another vessel blocks her way', () => {
    const table = battle(15, 7)
      .union('a', 'gunboat', 403, 'E', { now: BARE })
      .union('b', 'gunboat', 502, 'E', { now: BARE })
      .confederate('z', 'wooden', 503, 'NW', {
        go: 8,
        now: { ...BARE, top: 40, fullTop: 40, going: 'ahead', rate: 16 },
      })
      .with({ strikes: [blow('a', 'z')] });
    expect(table.look('firstRamming').chart.neighbour(503, 2)).toBe(402);
    const blocked = table.union('c', 'gunboat', 402, 'E', { now: BARE }).at('firstRamming', 6, 3, 4);
    expect(blocked.ship('z').speed).toBe(0);
  });

  it('4-5: a die of knots and one knot, nobody is halted', () => {
    const table = charge('E').move(['plot a 12 straight', 'anchor z'], 4, 5);
    expect([table.ship('z').top, table.ship('a').top, table.ship('a').speed]).toEqual([30, 14, 12]);
  });

  it('1: the rammer loses a die of knots', () => {
    const table = charge('E', {}, { reinforced: false }).move(['plot a 12 straight', 'anchor z'], 1, 5);
    expect([table.ship('z').top, table.ship('a').top]).toEqual([40, 6]);
  });

  it('bow to bow both ram, and penalties to the rammer on 4 and more are ignored', () => {
    // a: 6 +1 stationary −1 bow to bow = 6; z: 3 −1 not reinforced −1 bow to bow −4 slow = read as 1.
    const table = charge('W').move(['plot a 12 straight', 'anchor z'], 6, 1, 1, 3, 2);
    expect(table.told('ramRolled').map(event => [event.ship, event.total, event.halts])).toEqual([
      ['a', 6, false],
      ['z', -3, false],
    ]);
    expect([table.ship('a').top, table.ship('a').speed, table.ship('z').top]).toEqual([16, 12, 40 - 4 - 4]);
  });
});

describe('section 8, R27: spar torpedoes', () => {
  const boat = (now: Partial<RamsShip> = {}, ...dice: number[]) =>
    battle(15, 7)
      .union('a', 'launch', 403, 'E', { go: 6, now: { ...BARE, ...now } })
      .confederate('z', 'wooden', 503, 'NE', { anchored: true, now: { ...BARE, top: 60, fullTop: 60 } })
      .start()
      .move(['plot a 12 straight'], ...dice);
  it('on contact she rams or uses it, never both', () => {
    const table = boat();
    expect(table.offered()).toEqual(['ram a z', 'useSpar a z']);
    expect(boat().play('ram a z', 1).told('sparRolled')).toEqual([]);
    table.play('useSpar a z', 2);
    expect([table.told('ramRolled'), table.ship('a').spars]).toEqual([[], 0]);
  });
  it.each([4, 5, 6])('%i: it explodes under the target; 5-6 of the effect: 3 dice of knots and a critical', die => {
    const table = boat().play('useSpar a z', die, 5, 1, 2, 3, 4, 4);
    expect(table.told('torpedoBurst')).toEqual([{ type: 'torpedoBurst', ship: 'z', die: 5, knots: 6, criticals: 1 }]);
    expect(table.ship('z')).toMatchObject({ top: 48, pipesHit: true });
  });
  it('3-4: 2 dice and a critical; 1-2: 1 die', () => {
    expect(boat().play('useSpar a z', 4, 3, 1, 2, 4, 4).ship('z')).toMatchObject({ top: 54, pipesHit: true });
    expect(boat().play('useSpar a z', 4, 2, 5).ship('z')).toMatchObject({ top: 50, pipesHit: false });
  });
  it.each([2, 3])('%i: it fails', die => expect(boat().play('useSpar a z', die).told('torpedoBurst')).toEqual([]));
  it('1: it goes off under her own vessel', () => {
    const table = boat().play('useSpar a z', 1, 1, 2);
    expect([table.ship('a').top, table.ship('z').top]).toEqual([10, 60]);
  });
  it('not against her own side, and not when it is spent', () => {
    expect(boat({ spars: 0 }, 2).told('ramRolled')).toHaveLength(1);
  });
});

describe('section 8, R26, R71: mines', () => {
  const crossing = (field = false, live = true) =>
    battle(15, 7)
      .mine('confederate', 503, live)
      .union('a', 'wooden', 403, 'E', { go: 6, now: { ...BARE, top: 40, fullTop: 40 } })
      .confederate('z', 'wooden', 1501, 'E', { anchored: true, now: BARE })
      .section({ minefields: field })
      .start();
  it('T is rolled at the first crossing; two dice of T or less set it off', () => {
    const table = battleMoved(crossing(), 6, 3, 3, 1, 4);
    expect(table.told('mineTimed')).toEqual([{ type: 'mineTimed', at: 503, die: 6, field: false }]);
    expect(table.told('mineRolled')[0]).toMatchObject({ dice: [3, 3], strength: 6, explodes: true });
    expect(table.ship('a').top).toBe(32);
  });
  it('above T it does not, and T is kept', () => {
    const table = battleMoved(crossing(), 4, 3, 2);
    expect([table.state.mines[0]?.strength, table.state.mines[0]?.spent, table.ship('a').top]).toEqual([4, false, 40]);
  });
  it('a single torpedo is spent, a field stays', () => {
    expect(battleMoved(crossing(), 6, 1, 1, 1, 4).state.mines[0]?.spent).toBe(true);
    expect(battleMoved(crossing(true), 6, 1, 1, 1, 4).state.mines[0]?.spent).toBe(false);
  });
  it('T = 1 is a dud', () => expect(battleMoved(crossing(), 1, 1, 1).told('mineRolled')[0]?.explodes).toBe(false));
  it('a dummy is found out', () => {
    const table = battleMoved(crossing(false, false));
    expect([table.told('dummyFound'), table.state.mines[0]?.spent]).toEqual([
      [{ type: 'dummyFound', ship: 'a', at: 503 }],
      true,
    ]);
  });
  it('struck going ahead she is hit in the bows: critical 4', () => {
    // T 6, 2 dice of 2, effect 3: two dice of knots, critical 2+2, a die of knots.
    expect(battleMoved(crossing(), 6, 1, 1, 3, 1, 1, 2, 2, 1).ship('a')).toMatchObject({ tilt: 'bow', top: 34 });
  });
  it.each([
    ['the marker says so', { adrift: true }, {}],
    ['R78: the section says so of all that say nothing', {}, { minesAdrift: true }],
  ])(
    'R26, R71: adrift they go with the current as the move ends and meet whoever lies there; %s',
    (_, marker, section) => {
      const at = (hex: HexId) =>
        battle(15, 7)
          .flow('E', 6)
          .mine('confederate', hex, true, marker)
          .union('a', 'wooden', 603, 'E', { anchored: true, now: BARE })
          .confederate('z', 'wooden', 1501, 'E', { anchored: true, now: BARE })
          .section(section)
          .start();
      const free = at(303).move([]);
      expect(free.state.mines[0]?.hex).toBe(503);
      const told = free.all.map(event => (event.type === 'phaseBegan' ? event.phase : event.type));
      expect(told.indexOf('mineDrifted')).toBeGreaterThan(told.indexOf('endOfMove'));
      expect(at(403).move([], 2, 6, 6).told('mineRolled')).toMatchObject([{ ship: 'a', at: 603 }]);
      // What drifts is spent when it has gone off.
      expect(at(403).move([], 6, 1, 1, 1, 4).state.mines[0]?.spent).toBe(true);
    },
  );
  it('R71: hex by hex it reads the stream, and is lost at the rim', () => {
    const table = battle(15, 7)
      .flow('E', 6)
      .mine('confederate', 1403, true, { adrift: true })
      .union('a', 'wooden', 603, 'E', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 1501, 'E', { anchored: true, now: BARE })
      .start()
      .move([]);
    expect(table.state.mines[0]).toMatchObject({ hex: 1503, spent: true, known: true });
  });

  /** One hex a half-move over two live markers, and a dummy of the first one's field aside. */
  const passing = (one: Marker, other: Marker, section: Parameters<ReturnType<typeof battle>['section']>[0] = {}) =>
    battle(15, 7)
      .mine('confederate', 503, true, one)
      .mine('confederate', 603, true, other)
      .mine('confederate', 1005, false, one)
      .union('a', 'wooden', 403, 'E', { go: 6, now: { ...BARE, top: 40, fullTop: 40 } })
      .confederate('z', 'wooden', 1501, 'E', { anchored: true, now: BARE })
      .section(section)
      .start();
  type Marker = NonNullable<Parameters<ReturnType<typeof battle>['mine']>[3]>;
  it('R26: the markers of one field share one T, rolled when the field is first crossed, and stay', () => {
    const table = battleMoved(passing({ field: 'row' }, { field: 'row' }), 3, 6, 6, 1, 1, 1, 5);
    expect(table.told('mineTimed')).toEqual([{ type: 'mineTimed', at: 503, die: 3, field: true }]);
    expect(table.told('mineRolled').map(({ at, strength, explodes }) => [at, strength, explodes])).toEqual([
      [503, 3, false],
      [603, 3, true],
    ]);
    // Of its dummy too: else whoever must not know it would see it by that.
    expect(table.state.mines.map(({ strength, spent }) => [strength, spent])).toEqual([
      [3, false],
      [3, false],
      [3, false],
    ]);
  });
  it.each([
    ['two fields', { field: 'row' }, { field: 'other' }, {}],
    ['a field and a single mine', { field: 'row' }, {}, {}],
    ['two single mines', {}, {}, {}],
    ['R78: fields without a name', {}, {}, { minefields: true }],
  ] as const)('R26: %s have each their own T', (_, one, other, section) => {
    const table = battleMoved(passing(one, other, section), 3, 6, 6, 5, 6, 6);
    expect(table.told('mineTimed').map(({ at, die }) => [at, die])).toEqual([
      [503, 3],
      [603, 5],
    ]);
  });
  it('R26: single mines, fields and drifters lie side by side, whatever the section says of those that say nothing', () => {
    const { state } = battle(15, 7)
      .mine('confederate', 503, true, { field: 'row' })
      .mine('confederate', 603, true, { adrift: true })
      .mine('confederate', 703)
      .union('a', 'wooden', 403, 'E', { now: BARE })
      .section({ minefields: true })
      .start();
    expect(state.mines.map(({ field, adrift }) => [field, adrift])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });
  it('R26: what is known of a field counts in the risk that is told', () => {
    const table = battleMoved(passing({ field: 'row' }, { field: 'row' }), 1, 6, 6, 6, 6);
    const risk = (hex: HexId) => ramsIronclads.desk.risk(table.now, 'a', hex);
    expect(risk(603)).toBe('a torpedo lies at 0603: 0 in 36');
    const drifts = battle(15, 7)
      .flow('E', 6)
      .mine('confederate', 503, true, { adrift: true })
      .union('a', 'wooden', 603, 'E', { anchored: true, now: BARE })
      .look('markers');
    expect(ramsIronclads.desk.risk(drifts, 'a', 703)).toBe(
      'a torpedo adrift may come to 0703 as the move ends: 35 in 216',
    );
  });
});

/** a goes straight on at 6 knots: one hex a half-move. */
const battleMoved = (table: ReturnType<typeof charge>, ...dice: number[]) =>
  table.move(['plot a 12 straight'], ...dice);
