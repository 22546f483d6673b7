/** Rulings that other tests only touch: R40, R46, R63, R65, R69, and the hulk of R23 in the way. */
import { describe, expect, it } from 'vitest';
import { battle, guns } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };
const STOUT = { ...BARE, top: 40, fullTop: 40 };

describe('R40: who needs a marker', () => {
  const setup = () =>
    battle(15, 7)
      .union('a', 'wooden', 303, 'E', { go: 4, now: BARE })
      .union('b', 'wooden', 305, 'E', { anchored: true, now: { ...BARE, steamFrom: 0 } })
      .confederate('z', 'wooden', 1303, 'W', { anchored: true, now: { ...BARE, steamFrom: 0 } });

  it('a ship with one choice needs none, and a side of such ships is not asked', () => {
    const table = setup().start();
    expect(table.state.cursor.awaiting).toEqual(['union']);
    expect(table.offered().filter(words => / b\b/.test(words))).toEqual([]);
  });

  it('steady gives all others one that goes on as they go', () => {
    const table = setup().start().play('steady union');
    expect(table.ship('a').plot).toMatchObject({ speed: 8, helm: 'straight', anchor: false, tow: '' });
    expect(table.ship('b').plot).toBeNull();
    table.play('plotted union');
    // 4 knots: 16 twelfths a move.
    expect([table.at('a'), table.ship('a').twelfths, table.ship('a').speed]).toEqual([403, 4, 8]);
    expect([table.at('b'), table.ship('b').anchored]).toEqual([305, true]);
  });
});

describe('R46: stopped by a collision', () => {
  const meet = (die: number, ...more: number[]) =>
    battle(15, 7)
      .union('a', 'gunboat', 403, 'E', { go: 6, now: STOUT })
      .confederate('z', 'wooden', 503, 'NE', { anchored: true, now: STOUT })
      .start()
      .move(['plot a 12 straight'], die, ...more);

  it('her twelfths are lost, but she keeps her speed', () => {
    // +1 for lying still, +1 side on: 1 makes 3, which does nothing.
    const table = meet(1);
    expect(table.told('shipsMet')).toHaveLength(1);
    expect([table.at('a'), table.ship('a').twelfths, table.ship('a').speed]).toEqual([403, 0, 12]);
  });

  it('unless the dice halt her', () => {
    const table = meet(4, 1, 1);
    expect(table.told('shipHalted').map(({ ship }) => ship)).toContain('a');
    expect(table.ship('a').speed).toBe(0);
  });

  it('and she goes on when the way is clear', () => {
    const table = meet(1);
    table.ship('z').at = 1005;
    table.move(['plot a 12 straight']);
    expect(table.at('a')).toBe(603);
  });
});

describe('R63: a wreck', () => {
  const setup = () =>
    battle(15, 7)
      .union('a', 'wooden', 403, 'E', { go: 6, now: { ...BARE, guns: guns('sb9 turret') } })
      .confederate('wreck', 'wooden', 503, 'NE', { now: { ...BARE, status: 'sunk' } })
      .confederate('z', 'wooden', 703, 'NE', { anchored: true, now: BARE });

  it('blocks no sight', () => expect(setup().at('firstFire').offered('aim')).toContain('aim a z 0 shot'));

  it('blocks no hex', () => {
    const table = setup().start().move(['plot a 12 straight']);
    expect([table.at('a'), table.told('shipsMet')]).toEqual([503, []]);
  });
});

describe('R23: a hulk', () => {
  it('blocks its hex, and can be run into', () => {
    const table = battle(15, 7)
      .union('a', 'gunboat', 403, 'E', { go: 6, now: STOUT })
      .confederate('hulk', 'wooden', 503, 'NE', { now: { ...STOUT, abandoned: true } })
      .confederate('z', 'wooden', 1303, 'W', { anchored: true, now: BARE })
      .start()
      .move(['plot a 12 straight'], 3, 1);
    expect(table.at('a')).toBe(403);
    expect(table.told('shipsMet')).toMatchObject([{ ship: 'a', target: 'hulk', clash: 'ram' }]);
  });

  it('blocks sight as any vessel does', () => {
    const offered = battle(15, 7)
      .union('a', 'wooden', 403, 'E', { now: { ...BARE, guns: guns('sb9 turret') } })
      .confederate('hulk', 'wooden', 503, 'NE', { now: { ...BARE, abandoned: true } })
      .confederate('z', 'wooden', 703, 'NE', { now: { ...BARE, guns: guns('sb9 turret') } })
      .at('firstFire');
    expect(offered.offered('aim')).toEqual([]);
  });
});

describe('R65: no bow in contact', () => {
  it('each rolls as rammer of the other, and both results count', () => {
    const table = battle(15, 7)
      .union('a', 'gunboat', 503, 'E', { go: -10, now: STOUT })
      .confederate('z', 'wooden', 403, 'E', { anchored: true, now: STOUT })
      .start()
      .move(['plot a -20 straight'], ...[4, 3, 5, 2]);
    const rolls = table.told('ramRolled');
    expect(rolls.map(({ ship, target, clash, modifiers }) => [ship, target, clash, modifiers.length])).toEqual([
      ['a', 'z', 'noBow', 0],
      ['z', 'a', 'noBow', 0],
    ]);
    // Each 4 to 5: a die for the other, and a knot for herself.
    expect([table.ship('z').top, table.ship('a').top]).toEqual([40 - 2 * 3 - 2, 40 - 2 * 2 - 2]);
  });
});

describe('R69: weighing and letting go', () => {
  const setup = (go: number, anchored: boolean) =>
    battle(15, 7)
      .union('a', 'wooden', 403, 'E', { go, anchored, now: BARE })
      .confederate('z', 'wooden', 1303, 'W', { anchored: true, now: BARE })
      .start();

  it('weighs as the marker is turned over, and moves in the same half-move', () => {
    const table = setup(0, true).move(['plot a 4 straight']);
    expect(table.told('weighed')).toMatchObject([{ ship: 'a', at: 403 }]);
    expect([table.ship('a').anchored, table.ship('a').speed]).toEqual([false, 4]);
    expect(table.ship('a').twelfths).toBe(8);
  });

  it.each([
    [2, true],
    [3, false],
  ])('lets go where 0 is among her speeds: from %i knots %s', (go, may) =>
    expect(setup(go, false).offered('anchor a').length > 0).toBe(may),
  );
});
