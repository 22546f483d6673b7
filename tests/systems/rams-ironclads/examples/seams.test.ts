/** Where two rules meet: what each of them says of a ship of which the other speaks too. */
import { describe, expect, it } from 'vitest';
import type { Terrain } from '../../../../src/core/chart.ts';
import { battle, guns, type Extra } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };
const TOUGH = { ...BARE, top: 60, fullTop: 60 };
const far = { anchored: true, now: BARE };

describe('critical 3 and section 10', () => {
  const stuck = (helmless: number) =>
    battle(15, 7)
      .terrain('bank', 402)
      .union('a', 'wooden', 403, 'E', { aground: true, now: { ...BARE, draught: 9, helmless } })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start()
      .move(['plot a 4 starboard'], 5, 6);
  it('R60: without a helmsman she does not turn as she comes off either', () => {
    const table = stuck(1);
    expect(table.ship('a')).toMatchObject({ aground: 'no', facing: 0, helmless: 0 });
    expect(table.told('turnDenied')).toMatchObject([{ ship: 'a', why: 'helm' }]);
    expect(stuck(0).ship('a').facing).toBe(5);
  });
});

/** t pushes a, who lies ahead of her; the hex before them is of that kind. */
const pushing = (before: Terrain | null, a: Extra = {}, go = 0) => {
  const setup = battle(20, 9)
    .union('t', 'tug', 505, 'E', { go, now: { ...BARE, pushing: true, tows: ['a'] } })
    .union('a', 'wooden', 605, 'E', { ...a, now: { ...BARE, draught: 11, towedBy: 't', ...a.now } })
    .confederate('z', 'wooden', 2009, 'E', far);
  return before ? setup.terrain(before, 705) : setup;
};

describe('sections 10 and 11: a tug whose tow is aground', () => {
  it('R48: what a tug has earned toward a turn counts when the bottom lets go of her tow, and is lost where it does not', () => {
    const pulling = (...dice: number[]) =>
      battle(20, 9)
        .union('t', 'tug', 505, 'E', { now: { ...BARE, tows: ['a'], credit: { to: 'port', degrees: 30 } } })
        .union('a', 'wooden', 405, 'E', { now: { ...BARE, draught: 11, towedBy: 't', aground: 'shoal' } })
        .confederate('z', 'wooden', 2009, 'E', far)
        .terrain('bank', 404)
        .start()
        .move(['plot t 4 port'], ...dice);
    expect(pulling(6, 6).ship('t')).toMatchObject({ facing: 2, credit: { to: 'port', degrees: 0 } });
    expect(pulling(1).ship('t')).toMatchObject({ facing: 0, credit: null });
  });

  it('R50: neither moves: no speed, and no turn that would swing what she pushes off the shoal', () => {
    const table = pushing('bank', { now: { aground: 'shoal' } })
      .start()
      .move(['plot t 4 port'], 1);
    expect([table.at('a'), table.ship('t').facing, table.ship('t').speed]).toEqual([605, 0, 0]);
    expect(table.move(['plot t 4 straight'], 1).offered('plot t 8 straight')).toEqual([]);
  });
  it('section 10: the move that frees her may include a turn', () => {
    const table = pushing('bank', { now: { aground: 'shoal' } })
      .start()
      .move(['plot t 4 port'], 6);
    expect([table.ship('t').facing, table.ship('t').speed, table.ship('a')]).toMatchObject([
      1,
      4,
      { at: 504, facing: 1, aground: 'no' },
    ]);
  });
  it('section 4: tied up to her, the tug does not yaw', () => {
    const table = pushing('bank', { now: { aground: 'shoal' } })
      .flow('E')
      .start()
      .move(['plot t 0 straight']);
    expect(table.told('yawRolled')).toEqual([]);
  });
});

describe('section 6 and section 10: run aground at mid-move', () => {
  /** a goes to 403, beside a bank, and a die of 1 puts her aground there; z lies two hexes off. */
  const grounded = (helm: string) =>
    battle(15, 7)
      .terrain('bank', 402)
      .union('a', 'wooden', 303, 'E', { go: 6, now: { draught: 7, sharpshooters: false, guns: guns('sb9') } })
      .confederate('z', 'wooden', 406, 'E', { anchored: true, now: { sharpshooters: false, guns: guns('sb9') } })
      .start()
      .move([`plot a 12 ${helm}`], 1);
  it('R49: who has turned before she grounded has turned, and her heavy guns wait', () => {
    expect(grounded('straight').offered('aim a')).toHaveLength(1);
    const table = grounded('starboard');
    expect([table.ship('a').aground, table.ship('a').facing, table.offered('aim a')]).toEqual(['shoal', 5, []]);
    expect(table.ready().offered('aim a')).toHaveLength(1);
  });
  it('R49: a turn that was not made holds up no gun', () => {
    const table = battle(15, 7)
      .terrain('bank', 402)
      .union('a', 'wooden', 403, 'E', { aground: true, now: { draught: 12, sharpshooters: false, guns: guns('sb9') } })
      .confederate('z', 'wooden', 406, 'E', { anchored: true, now: BARE })
      .start()
      .move(['plot a 4 starboard'], 1);
    expect([table.phase, table.ship('a').aground, table.offered('aim a')]).toEqual([
      'firstFire',
      'shoal',
      ['aim a z 0 shot'],
    ]);
  });
  it('section 6: she lies still, as target and as firer', () => {
    const table = grounded('straight').then('aim a z 0 shot', 'aim z a 0 shot').ready(1, 1);
    expect(table.told('gunFired').map(({ modifiers }) => modifiers.map(({ reason }) => reason))).toEqual([
      ['fireValue', 'slowTarget', 'slowFirer', 'newTarget'],
      ['fireValue', 'slowTarget', 'slowFirer', 'newTarget'],
    ]);
  });
});

describe('R67: no room for what a tug pushes', () => {
  const narrow = () => pushing(null).union('b', 'wooden', 504, 'E', far).union('c', 'wooden', 506, 'E', far);
  it('she does not turn, and says so', () => {
    const table = narrow().start().move(['plot t 4 port']);
    expect([table.ship('t').facing, table.ship('t').credit, table.at('a')]).toEqual([0, null, 605]);
    expect([table.told('turnDenied'), table.told('shipTurned')]).toEqual([
      [{ type: 'turnDenied', ship: 't', why: 'room' }],
      [],
    ]);
  });
  it('nor does she yaw', () => {
    const table = narrow().flow('NE').start().move(['plot t 0 straight'], 5);
    expect([table.ship('t').facing, table.told('turnDenied')]).toEqual([
      0,
      [{ type: 'turnDenied', ship: 't', why: 'room' }],
    ]);
  });
});

describe('R6 and R24: who meets whom', () => {
  /** a from the left and b from the right, both into 503. */
  const both = (z: Extra) =>
    battle(15, 7)
      .union('a', 'gunboat', 403, 'E', { go: 6, now: TOUGH })
      .union('b', 'gunboat', 603, 'W', { go: 6, now: TOUGH })
      .confederate('z', 'wooden', 503, 'NE', { ...z, now: TOUGH })
      .start();
  it('R24: two that come at once into the hex of a third ram her, and not each other', () => {
    const table = both({ anchored: true }).move(['plot a 12 straight', 'plot b 12 straight'], 1, 1);
    expect(table.told('shipsMet').map(({ ship, target, clash }) => [ship, target, clash])).toEqual([
      ['a', 'z', 'ram'],
      ['b', 'z', 'ram'],
    ]);
  });
  it('R6, R24: where she goes on in the same step the hex is empty', () => {
    const table = both({ go: 6 }).move(['plot a 12 straight', 'plot b 12 straight', 'plot z 12 straight'], 2, 2);
    expect(table.told('shipsMet').map(({ ship, target, clash }) => [ship, target, clash])).toEqual([
      ['a', 'b', 'noBow'],
    ]);
  });
  it('R6, S8: a column leaves the chart without touching', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 802, 'E', { go: 6, now: BARE })
      .union('b', 'wooden', 902, 'E', { go: 6, now: BARE })
      .union('c', 'wooden', 101, 'E', far)
      .confederate('z', 'wooden', 105, 'E', far)
      .start()
      .move(['plot a 12 straight', 'plot b 12 straight']);
    expect([table.told('shipsMet'), table.ship('a').status, table.ship('b').status]).toEqual([[], 'gone', 'gone']);
  });
  it('section 7: of two that change places, one of them adrift, the one whose bow is in contact rams', () => {
    const swapped = (first: boolean) => {
      const setup = battle(15, 7).flow('W');
      const drifts = { now: { ...TOUGH, top: 0, twelfths: 8, going: 'adrift' as const } };
      if (first) setup.union('z', 'wooden', 503, 'NE', drifts);
      return setup
        .union('a', 'gunboat', 403, 'E', { go: 4, now: { ...TOUGH, twelfths: 8, going: 'ahead' } })
        .union(first ? 'c' : 'z', 'wooden', first ? 101 : 503, first ? 'E' : 'NE', first ? far : drifts)
        .confederate('y', 'wooden', 1507, 'E', far)
        .start()
        .move(['plot a 8 straight'], 3, 2);
    };
    for (const table of [swapped(false), swapped(true)])
      expect(table.told('ramRolled').map(({ ship, target, clash }) => [ship, target, clash])).toEqual([
        ['a', 'z', 'ram'],
      ]);
  });
  it('section 7: a vessel that is pushed comes bow first', () => {
    const table = battle(15, 7)
      .union('t', 'tug', 403, 'E', { go: 6, now: { ...BARE, pushing: true, tows: ['a'] } })
      .union('a', 'ram', 503, 'E', { now: { ...TOUGH, towedBy: 't' } })
      .confederate('z', 'wooden', 603, 'NE', { anchored: true, now: TOUGH })
      .start()
      .move(['plot t 12 straight'], 1, 3);
    expect(table.told('ramRolled')).toMatchObject([
      { ship: 'a', clash: 'ram', modifiers: [{ reason: 'stationary' }, { reason: 'sideOn' }, { reason: 'ramBow' }] },
    ]);
  });
  it('section 7: a blow that halts what a tug pushes halts the tug', () => {
    const table = battle(15, 7)
      .union('t', 'tug', 403, 'E', { go: 6, now: { ...BARE, pushing: true, tows: ['a'] } })
      .union('a', 'ram', 503, 'E', { now: { ...TOUGH, towedBy: 't' } })
      .confederate('z', 'wooden', 603, 'NE', { anchored: true, now: TOUGH })
      .start()
      .move(['plot t 12 straight'], 6, 1, 1);
    expect([table.told('shipHalted'), table.ship('t').speed]).toEqual([[{ type: 'shipHalted', ship: 'a' }], 0]);
  });
});

describe('section 8: torpedoes', () => {
  it('R26, R67: what a tug pushes meets the torpedo of the hex into which it swings', () => {
    const table = pushing(null, { now: { ...TOUGH, draught: 2 } })
      .mine('confederate', 504)
      .start()
      .move(['plot t 4 port'], 2, 6, 6);
    expect(table.told('shipTowed')).toEqual([{ type: 'shipTowed', ship: 'a', by: 't', from: 605, to: 504, facing: 1 }]);
    expect(table.told('mineRolled')).toMatchObject([{ ship: 'a', at: 504, explodes: false }]);
  });
  /** Critical 4 of a torpedo: T 6, two dice of 2, effect 3, two dice of knots, critical 2 + 2, a die of knots. */
  const HOLED = [6, 1, 1, 3, 1, 1, 2, 2, 1];
  it('critical 4: a torpedo adrift that comes from astern puts her down by the stern', () => {
    const at = (facing: 'E' | 'W' | 'NE') =>
      battle(15, 7)
        .flow('E', 6)
        .mine('confederate', 403, true, { adrift: true })
        .union('a', 'wooden', 603, facing, { anchored: true, now: TOUGH })
        .confederate('z', 'wooden', 1501, 'E', far)
        .start()
        .move([], ...HOLED)
        .ship('a').tilt;
    expect([at('E'), at('W'), at('NE')]).toEqual(['stern', 'bow', 'port']);
  });
  it('critical 4: who drifts on a torpedo is struck where she touches it', () => {
    const table = battle(15, 7)
      .flow('E', 6)
      .mine('confederate', 503)
      .union('a', 'wooden', 403, 'NE', { now: { ...TOUGH, boilerHit: true } })
      .confederate('z', 'wooden', 1501, 'E', far)
      .start()
      .move([], ...HOLED, 3);
    expect(table.ship('a').tilt).toBe('starboard');
  });
});

describe('section 9 and R47: without power, going astern', () => {
  const coasts = (knots: number) =>
    battle(15, 7)
      .flow('E')
      .union('a', 'wooden', 403, 'NE', { go: knots, now: { ...BARE, jam: 3 } })
      .confederate('z', 'wooden', 1507, 'E', far)
      .start()
      .move([], 3);
  it('a number that moves her no more through the water is no way: she drifts', () => {
    // 5 knots less 4 are one, a third of which is not half a knot; of 7½ less 4 three and a half are left, one through the water.
    expect(coasts(-5).ship('a')).toMatchObject({ speed: 0, going: 'adrift', rate: 4 });
    expect(coasts(-7.5).ship('a')).toMatchObject({ speed: -7, going: 'astern', rate: 2 });
  });
});
