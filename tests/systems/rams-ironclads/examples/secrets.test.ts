/** S7 and the desk: what stays hidden, the course of a marker, sheets, odds of an order, words on buttons. */
import { describe, expect, it } from 'vitest';
import { legal } from '../../../../src/core/engine.ts';
import { hash } from '../../../../src/core/replay.ts';
import { SIDES, type Side } from '../../../../src/core/types.ts';
import { courseOf, courseOfCommand } from '../../../../src/rules/rams-ironclads/course.ts';
import { ramsIronclads } from '../../../../src/rules/rams-ironclads/index.ts';
import type { Plot, RamsState } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, guns } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };
const seen = (state: RamsState, side: Side): string => hash(ramsIronclads.redact(state, side));

describe('S7: secrets', () => {
  const setup = () =>
    battle(20, 7)
      .union('a', 'wooden', 303, 'E', { now: { ...BARE, guns: guns('sb9 turret', 'sb9 turret') } })
      .confederate('z', 'wooden', 703, 'W', { now: { ...BARE, guns: guns('sb9 turret') } })
      .mine('union', 1001)
      .mine('confederate', 1003)
      .mine('confederate', 1005, false);

  it('a marker: laid, changed or taken up, the other side sees no difference', () => {
    const table = setup().start();
    const before = seen(table.state, 'confederate');
    for (const words of ['plot a 2 straight', 'replot a', 'plot a 4 port', 'replot a', 'steady union']) {
      table.play(words);
      expect([words, seen(table.state, 'confederate')]).toEqual([words, before]);
      expect(table.state.ships.a?.plot === null).toBe(words.startsWith('replot'));
    }
    expect(ramsIronclads.redact(table.state, 'union').ships.a?.plot).not.toBeNull();
  });

  it('guns laid on a target', () => {
    const table = setup().at('firstFire');
    const before = seen(table.state, 'confederate');
    for (const words of ['aim a z 0 shot', 'cease a', 'salvo a z']) {
      table.play(words);
      expect([words, seen(table.state, 'confederate')]).toEqual([words, before]);
    }
    expect(ramsIronclads.redact(table.state, 'union').aims).toHaveLength(2);
  });

  it('which of the enemy’s mines are live', () => {
    const { state } = setup().start();
    expect(ramsIronclads.redact(state, 'union').mines.map(mine => mine.live)).toEqual([true, null, null]);
    const other = ramsIronclads.clone(state);
    other.mines[1]!.live = false;
    expect(seen(other, 'union')).toBe(seen(state, 'union'));
    expect(seen(other, 'confederate')).not.toBe(seen(state, 'confederate'));
    other.mines[1]!.known = true;
    expect(ramsIronclads.redact(other, 'union').mines[1]?.live).toBe(false);
  });

  it('the dice; and a view offers its side what the state offers', () => {
    for (const table of [setup().start(), setup().at('firstFire')])
      for (const side of SIDES) {
        const view = ramsIronclads.redact(table.state, side);
        expect(view.rng).toEqual([]);
        expect(legal(table.match, view, side)).toEqual(legal(table.match, table.state, side));
      }
  });

  it('what is shown stops undo', () => {
    const { reveals } = ramsIronclads;
    expect([reveals({ type: 'plotsShown', plots: [] }), reveals({ type: 'madeReady', side: 'union' })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('courseOf: the ghost of a marker', () => {
  const plot = (speed: number, helm: Plot['helm'] = 'straight'): Plot => ({
    speed,
    helm,
    anchor: false,
    castOff: false,
    tow: '',
    how: 'tow',
  });
  const setup = () =>
    battle(20, 9)
      .flow('E')
      .union('a', 'wooden', 305, 'E', { go: 6, now: BARE })
      .union('b', 'wooden', 1105, 'NE', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 505, 'W', { anchored: true, now: BARE })
      .start();

  it('both half-moves with turn and current, hex by hex', () => {
    const table = setup();
    const course = courseOf(table.now, 'a', plot(12, 'starboard'));
    // 8 knots downstream: 16 twelfths; then across: 12.
    expect(course.steps).toEqual([
      { hex: 405, facing: 0, half: 1, going: 'ahead' },
      { hex: 406, facing: 5, half: 2, going: 'ahead' },
    ]);
    expect(course.firstHalf).toEqual({ hex: 405, facing: 0, twelfths: 4, going: 'ahead', rate: 16 });
    expect(course.turn).toEqual({ facing: 5, degrees: 0 });
    expect(course.secondHalf).toMatchObject({ hex: 406, facing: 5, twelfths: 4, rate: 12 });
    expect([course.meets, course.stoppedBy, course.mayYaw]).toEqual([[], 0, false]);
  });

  it('is what happens when nothing interferes', () => {
    for (const words of ['plot a 12 straight', 'plot a 16 port', 'plot a 8 starboard', 'plot a 14 straight']) {
      const table = battle(20, 9)
        .flow('E')
        .union('a', 'wooden', 305, 'E', { go: 6, now: BARE })
        .confederate('z', 'wooden', 2009, 'W', { anchored: true, now: BARE })
        .start();
      const command = legal(table.match, table.state, 'union').find(
        option => option.type === 'plot' && words === `plot a ${option.speed} ${option.helm}`,
      );
      const course = courseOfCommand(table.now, command!)!;
      table.move([words]);
      const { at, facing, twelfths } = table.ship('a');
      expect([words, course.secondHalf.hex, course.secondHalf.facing, course.secondHalf.twelfths]).toEqual([
        ...[words, at, facing, twelfths],
      ]);
    }
  });

  it('the enemy does not interfere, own vessels do; the state is not touched', () => {
    const table = battle(20, 9)
      .union('a', 'wooden', 305, 'E', { go: 6, now: BARE })
      .union('b', 'wooden', 505, 'NE', { anchored: true, now: BARE })
      .confederate('z', 'wooden', 405, 'W', { anchored: true, now: BARE })
      .start();
    const before = hash(table.state);
    const course = courseOf(table.now, 'a', plot(12));
    expect([course.secondHalf.hex, course.meets]).toEqual([405, ['b']]);
    expect(hash(table.state)).toBe(before);
  });

  it('the shore that would stop her, the rim that she would cross, a head that may swing', () => {
    const near = (hex: number, speed: number) => {
      const table = battle(9, 5)
        .flow('E')
        .terrain('bank', 504)
        .union('a', 'wooden', hex, 'E', { go: speed / 2, now: { ...BARE, draught: 5 } })
        .confederate('z', 'wooden', 101, 'W', { anchored: true, now: BARE })
        .start();
      return courseOf(table.now, 'a', plot(speed));
    };
    expect(near(304, 12).stoppedBy).toBe(504);
    expect(near(902, 12).secondHalf.hex).toBe(0);
    expect([near(203, 2).mayYaw, near(203, 4).mayYaw]).toEqual([true, false]);
  });
});

describe('the desk', () => {
  it('a sheet tells the top speed, which is her life', () => {
    const { now } = battle(9, 5)
      .union('a', 'gunboat', 303, 'E', { now: { top: 9 } })
      .start();
    const [sheet] = ramsIronclads.desk.units(now);
    expect(sheet).toMatchObject({
      id: 'a',
      title: 'Armoured river gunboat',
      tracks: [{ left: 9, full: 16, critical: 0 }],
    });
    expect(sheet?.lines[0]).toEqual({ label: 'Top speed', value: '4½ of 8 knots' });
  });
  it('the field of fire of this half of the move', () => {
    const { now } = battle(9, 5)
      .union('a', 'wooden', 303, 'E', { now: { guns: guns('sb9 casemate bow') } })
      .start();
    const hexes = ramsIronclads.desk.fire.field(now, 'a');
    expect(hexes.find(field => field.hex === 403)).toEqual({
      hex: 403,
      strength: 1,
      shown: '1',
      weak: false,
      blocked: 0,
    });
    expect(hexes.some(field => field.hex === 203)).toBe(false);
  });
  it('risks of a hex', () => {
    const { now } = battle(9, 5).depth(5, 403).mine('confederate', 404).union('a', 'wooden', 303, 'E').start();
    expect(ramsIronclads.desk.risk(now, 'a', 403)).toBe('may ground at 0403: 6 in 6');
    expect(ramsIronclads.desk.risk(now, 'a', 404)).toBe(
      'may ground at 0404: 1 in 6; a torpedo or nothing lies at 0404: 35 in 216',
    );
    expect(ramsIronclads.desk.risk(now, 'a', 901)).toBeNull();
  });
  it('words on buttons', () => {
    const table = battle(9, 5).union('a', 'wooden', 303, 'E', { go: 1 }).start();
    const words = legal(table.match, table.state, 'union').map(option => ramsIronclads.phrase(option, table.now));
    expect(words).toContain('a: 3 knots, turn to port');
    expect(words).toContain('a: drop anchor');
    expect(words.every(text => !/undefined|NaN/.test(text))).toBe(true);
  });
  it('why she cannot move', () => {
    const why = (now: object) =>
      ramsIronclads.desk.whyNoMove(battle(9, 5).union('a', 'wooden', 303, 'E', { now }).look('markers'), 'a', null)
        ?.says ?? null;
    expect(why({})).toBeNull();
    expect(why({ top: 0 })).toBe('She has no speed left.');
    expect(why({ jam: 2 })).toContain('Debris');
    expect(why({ aground: 'bank' })).toBe('She lies on the bank and must be towed off.');
    expect(why({ abandoned: true })).toBe('She has been abandoned.');
    const moored = battle(9, 5).union('a', 'transport', 303, 'E', { anchored: true, overrides: { guns: [] } });
    expect(ramsIronclads.desk.whyNoMove(moored.look('markers'), 'a', null)).toMatchObject({ cite: 'R79' });
  });
});
