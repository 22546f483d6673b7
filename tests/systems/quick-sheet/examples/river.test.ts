/** Sections 23 and 24, step 7 and rulings Q34 to Q41, Q60: ramming, stacking, sandbars, drift. */
import { describe, expect, it } from 'vitest';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import type { FacingName } from '../../../../src/core/types.ts';
import type { OrderCard, QuickSheetShip } from '../../../../src/rules/quick-sheet/types.ts';
import { battle, guns } from '../table.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const tough = { points: 50, strength: 50, guns: [] };

/** a lies west of z and heads for her. */
const clash = (
  card: OrderCard,
  mine: Partial<QuickSheetShip> = {},
  theirs: Partial<QuickSheetShip> & { card?: OrderCard } = {},
  heading: FacingName = 'NE',
) => {
  const { card: order, ...now } = theirs;
  return battle(9, 5)
    .union('a', 'ram', 302, 'E', { card, now: { ...tough, ...mine } })
    .confederate('z', 'wooden', 402, heading, { ...(order ? { card: order } : {}), now: { ...tough, ...now } })
    .confederate('far', 'wooden', 905, 'W')
    .acts('union')
    .then('activate a', 'carryOut a');
};

describe('Q34: what is a ram', () => {
  it('entering an enemy’s hex; straight in, one who lies across can only be rammed', () => {
    const table = clash('slowSpeed', {}, {}, 'NW');
    expect([table.offered('ram'), table.offered('alongside a ahead')]).toEqual([['ram a z'], []]);
  });

  it('alongside where the two lie parallel, the turn on entry counted, same or opposite', () => {
    const along = ['alongside a ahead z port', 'alongside a ahead z starboard', 'ram a z', 'finish a'];
    expect(clash('slowSpeed', {}, {}, 'E').offered()).toEqual(along);
    expect(clash('slowSpeed', {}, {}, 'W').offered()).toEqual(along);
    expect(clash('slowSpeed').offered()[0]).toBe('alongside a port z port');
    const table = clash('slowSpeed').play('alongside a port z starboard');
    expect([table.at('a'), table.ship('a').facing, table.ship('a').abeam, table.ship('z').abeam]).toEqual([
      402,
      1,
      'starboard',
      'port',
    ]);
  });

  it('ships that lie opposite have each other on the same beam', () => {
    const table = clash('slowSpeed', {}, {}, 'W').play('alongside a ahead z port');
    expect([table.ship('a').abeam, table.ship('z').abeam]).toEqual(['port', 'port']);
  });

  it('friends must lie parallel, and at most two ships a hex', () => {
    const friends = (heading: FacingName, third = false) => {
      const setup = battle(9, 5)
        .union('a', 'wooden', 302, 'E', { card: 'slowSpeed' })
        .union('b', 'wooden', 402, heading)
        .confederate('z', 'wooden', 905, 'W');
      if (third) setup.union('c', 'wooden', 402, heading);
      return setup.acts('union').then('activate a', 'carryOut a').offered();
    };
    expect(friends('E')).toEqual(['ahead a ahead']);
    expect(friends('NE')).toEqual(['ahead a port']);
    expect(friends('E', true)).toEqual(['finish a']);
  });

  it('against two ships in a hex the rammer names her target', () => {
    const table = battle(9, 5)
      .union('a', 'ram', 302, 'E', { card: 'slowSpeed', now: tough })
      .confederate('y', 'wooden', 402, 'NE', { now: tough })
      .confederate('z', 'wooden', 402, 'NE', { now: tough })
      .acts('union')
      .then('activate a', 'carryOut a');
    expect(table.offered()).toEqual(['ram a y', 'ram a z', 'finish a']);
  });

  it('nobody turns in her hex beside another ship', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 302, 'E', { card: 'turnAndFire', now: tough })
      .union('b', 'wooden', 302, 'W')
      .confederate('z', 'wooden', 905, 'W')
      .acts('union')
      .then('activate a', 'carryOut a');
    expect(table.offered()).toEqual(['finish a']);
  });

  it('opportunity fire drawn by the entry comes first; a rammer that it stops goes back without ramming', () => {
    const open = (mine: Partial<QuickSheetShip>) =>
      clash('slowSpeed', mine, { guns: guns('medium') }).then('wait confederate', 'ram a z');
    expect(open({}).offered().slice(0, 2)).toEqual(['shoot z a', 'holdFire confederate']);
    const sunk = open({ points: 1 }).play('shoot z a', 5, 6, 1, 1, 1, 1, 1, ...[1, 2]);
    expect([sunk.ship('a').status, sunk.at('a'), sunk.told('ramFoiled').length]).toEqual(['sunk', 302, 1]);
    const piloted = open({ points: 46 }).play('shoot z a', 5, 6, 1, 1, 1, 1, 1, ...[3, 6]);
    expect([piloted.told('ramFoiled').length, piloted.told('shipRammed').length]).toEqual([1, 0]);
    const struck = open({ points: 10, strength: 50 }).play('shoot z a', 5, 6, 6, 6, 6, 1, 1, 1);
    expect([struck.told('ramFoiled').length, struck.ship('a').struck]).toEqual([1, true]);
  });

  it('Q14: at a rammer everything bears but the broadside turned away from where she came', () => {
    // z heads NE; the rammer comes from the west, on her port quarter.
    const table = clash('slowSpeed', {}, { guns: guns('medium port', 'medium starboard', 'medium bow') })
      .then('wait confederate', 'ram a z')
      .play('shoot z a', 1, 1, ...ones(14), 1);
    expect(table.told('opportunityRolled')[0]!.dice).toHaveLength(2);
  });
});

describe('section 24: dice', () => {
  const diceOf = (
    card: OrderCard,
    mine: Partial<QuickSheetShip> = {},
    theirs: Partial<QuickSheetShip> & { card?: OrderCard } = {},
  ): number[] => {
    const open = clash(card, mine, theirs);
    const odds = open.match.rules.desk.odds(open.now, { type: 'ram', side: 'union', ship: 'a', target: 'z' })!;
    const count = Number(odds.basis.split(' ')[0]);
    const table = open.play('ram a z', ...ones(count), 1);
    return table.told('shipRammed')[0]!.modifiers.map(factor => factor.value);
  };

  it('basic factor 14', () => expect(diceOf('slowSpeed')).toEqual([14]));
  it('+4 rammer at full speed', () => expect(diceOf('fullSpeed')).toEqual([14, 4]));
  it('Q5: full speed even in her first hex', () => expect(diceOf('fullSpeed')[1]).toBe(4));
  it('-4 rammer with less than half her hit points (Q36)', () => {
    expect(diceOf('slowSpeed', { points: 24 })).toEqual([14, -4]);
    expect(diceOf('slowSpeed', { points: 25 })).toEqual([14]);
  });
  it('-4 target at full speed, her card shown or not (Q37)', () => {
    expect(diceOf('slowSpeed', {}, { card: 'fullSpeed' })).toEqual([14, -4]);
    expect(diceOf('slowSpeed', {}, { card: 'fullSpeed', shown: true })).toEqual([14, -4]);
    expect(diceOf('slowSpeed', {}, { card: 'slowSpeed' })).toEqual([14]);
  });
  it('-8 no ram, or funnel lost, once (Q29)', () => {
    expect(diceOf('slowSpeed', { ram: false })).toEqual([14, -8]);
    expect(diceOf('slowSpeed', { funnelLost: true })).toEqual([14, -8]);
    expect(diceOf('slowSpeed', { ram: false, funnelLost: true })).toEqual([14, -8]);
  });
  it('Q35: all at once, and never below none', () => {
    expect(diceOf('slowSpeed', { ram: false, points: 20 }, { card: 'fullSpeed' })).toEqual([14, -4, -4, -8]);
  });
});

describe('section 24: results', () => {
  const hits = (count: number): number[] => [...Array.from({ length: count }, () => 6), ...ones(14 - count)];

  it('Q35: each 5 and 6 is a point; nothing turns a ram aside (Q19)', () => {
    const table = clash('slowSpeed', {}, { armour: 'iron' }).play('ram a z', ...hits(4));
    expect(table.points('z')).toBe(46);
  });

  it('0-2: the rammer loses a die less one, and is no longer a ram ship', () => {
    const table = clash('slowSpeed').play('ram a z', ...hits(2), 4);
    expect([table.points('z'), table.points('a'), table.ship('a').ram]).toEqual([48, 47, false]);
  });

  it('6+: holed, sinks on 5,6', () => {
    for (const die of [4, 5, 6]) {
      const table = clash('slowSpeed').play('ram a z', ...hits(6), ...[1, 2], die);
      expect(table.ship('z').status).toBe(die >= 5 ? 'sunk' : 'afloat');
    }
  });

  it('Q32: a ram is tested, the rammer for her own damage too', () => {
    const battered = clash('slowSpeed', { points: 14 }, { points: 14 }).play('ram a z', ...ones(9), 6, 2, 2, 2);
    expect(battered.told('strikeTested').map(event => event.ship)).toEqual(['a', 'z']);
  });

  it('Q38: she returns to the last complete hex, same facing', () => {
    const table = clash('fullSpeed').play('ram a z', ...hits(4), ...ones(4));
    expect([table.at('a'), table.ship('a').facing]).toEqual([302, 0]);
    expect(table.offered()).toEqual(['finish a']);
  });

  it('Q38: no order card next turn, but she still takes her activation', () => {
    const table = battle(9, 5)
      .union('a', 'ram', 302, 'E', { hand: ['fire'], now: { noCardIn: 1 } })
      .confederate('z', 'wooden', 905, 'W', { hand: ['fire'] })
      .at('orders');
    expect(table.offered('lay a')).toEqual([]);
    expect(
      clash('slowSpeed')
        .play('ram a z', ...hits(3))
        .ship('a').noCardIn,
    ).toBe(2);
  });

  it('Q18: both fire on 6 until the end of their next activation', () => {
    const table = clash('slowSpeed').play('ram a z', ...hits(3));
    expect([table.ship('a').shaken, table.ship('z').shaken]).toEqual([2, 1]);
    table.play('finish a').play('activate z');
    expect([table.ship('a').shaken, table.ship('z').shaken]).toEqual([1, 0]);
  });

  it('Q60: a ram is no entry: no sandbar, no mine', () => {
    const table = battle(9, 5)
      .depth(1, 402)
      .mine('confederate', 402, true)
      .union('a', 'ram', 302, 'E', { card: 'slowSpeed', now: tough })
      .confederate('z', 'wooden', 402, 'NE', { now: tough })
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('ram a z', ...hits(3));
    expect([table.told('groundingRolled'), table.told('mineRolled')]).toEqual([[], []]);
  });
});

describe('section 23, Q39, Q40: sandbars', () => {
  const bar = (extra = {}) =>
    battle(9, 5)
      .depth(4, 302, 402)
      .union('a', 'wooden', 202, 'E', { card: 'fullSpeed', ...extra })
      .confederate('z', 'wooden', 905, 'W');

  it('Q39: a roll each time, and who sticks moves no farther', () => {
    const table = bar().acts('union').then('activate a', 'carryOut a').play('ahead a ahead', 5, 5);
    expect(table.ship('a').aground).toBe(false);
    table.play('ahead a ahead', 5, 6);
    expect(table.told('groundingRolled')).toMatchObject([
      { sticksOn: 11, aground: false },
      { at: 402, aground: true },
    ]);
    expect(table.offered()).toEqual(['finish a']);
  });

  it('S9: water shallower than her draught, and no other, is a sandbar for her', () => {
    const table = bar({ now: { draught: 4 } })
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('ahead a ahead');
    expect(table.told('groundingRolled')).toEqual([]);
  });

  it('S9: a hex drawn as sandbar is one for every ship, whatever depth is written on it', () => {
    const table = bar().terrain('sandbar', 302).depth(30, 302).acts('union').then('activate a', 'carryOut a');
    expect(table.play('ahead a ahead', 6, 6).told('groundingRolled')).toMatchObject([{ at: 302, aground: true }]);
  });

  it('Q39: starting in one: no roll', () => {
    expect(
      battle(9, 5)
        .depth(4, 202)
        .union('a', 'wooden', 202, 'E')
        .confederate('z', 'wooden', 905, 'W')
        .acts('union')
        .ship('a').aground,
    ).toBe(false);
  });

  it('Q39: failure: no movement, but she may fire, on 6; the second attempt costs two hit points', () => {
    const table = battle(9, 5)
      .depth(4, 202)
      .union('a', 'wooden', 202, 'NE', { aground: true, card: 'slowAndFire', now: { guns: guns('medium') } })
      .confederate('z', 'wooden', 502, 'NE', { now: { guns: [] } })
      .acts('union')
      .then('activate a')
      .play('unstick a', 3, 4);
    expect(table.points('a')).toBe(21);
    table.play('unstick a', 3, 4).then('carryOut a');
    expect(table.points('a')).toBe(19);
    expect(table.offered()).toEqual(['fire a 0 z', 'finish a']);
    expect(table.play('fire a 0 z', 5, 5).told('shotFired')).toMatchObject([{ hitOn: 6, hits: 0 }]);
  });

  it('says before a second attempt that it costs two hit points', () => {
    const table = battle(9, 5)
      .depth(4, 202)
      .union('a', 'wooden', 202, 'NE', { aground: true })
      .confederate('z', 'wooden', 905, 'W')
      .acts('union')
      .then('activate a')
      .play('unstick a', 3, 4);
    const { asked, explain } = quickSheet.desk.deciding;
    expect(asked(table.now, 'union')?.text).toBe('a is still stuck. A second attempt costs her 2 hit points.');
    expect(explain(table.now, { type: 'unstick', side: 'union', ship: 'a' })).toBe('Costs her 2 hit points.');
  });

  it('Q39: success: she acts normally', () => {
    const table = bar({ hex: 302, aground: true })
      .acts('union')
      .then('activate a')
      .play('unstick a', 4, 4)
      .then('carryOut a');
    expect(table.offered('ahead').length).toBeGreaterThan(0);
  });

  it('Q40: six feet or less is shallow', () => {
    const shallow = (vessel: string) =>
      battle(3, 3).union('a', 'wooden', 202, 'E', { vessel }).at('orders', 1, 2).ship('a').shallow;
    expect([shallow('uss_cairo'), shallow('uss_monitor')]).toEqual([true, false]);
  });
});

describe('step 7, Q41: river drift', () => {
  const river = (heading: FacingName = 'E') =>
    battle(9, 5).flow('E').union('a', 'wooden', 302, heading).confederate('z', 'wooden', 905, 'W', { anchored: true });

  it.each([1, 2, 3, 4, 5, 6])('a %i', die => {
    const table = river('NW').at('drift', die, 1, 1);
    expect([table.at('a'), table.ship('a').facing]).toEqual([die >= 4 ? 402 : 302, 2]);
  });

  it('not at anchor, not stuck, not in slack water', () => {
    const table = battle(9, 5)
      .flow('E', 202, 302)
      .union('a', 'wooden', 202, 'E', { aground: true })
      .union('b', 'wooden', 302, 'E', { anchored: true })
      .union('c', 'wooden', 204, 'E')
      .confederate('z', 'wooden', 905, 'W')
      .at('drift', 1, 1);
    expect(table.told('driftRolled')).toEqual([]);
  });

  it('those nearest to the downstream rim first', () => {
    const table = river().union('b', 'wooden', 402, 'E').at('drift', 4, 4, 1, 1);
    expect(table.told('driftRolled').map(event => event.unit)).toEqual(['b', 'a']);
    expect([table.at('b'), table.at('a')]).toEqual([502, 402]);
  });

  it('into land, a full hex or beside a ship that lies across: stays', () => {
    const stays = (setup: ReturnType<typeof river>, ...dice: number[]) =>
      setup
        .at('drift', ...dice, 1, 1)
        .told('driftRolled')
        .find(event => event.unit === 'a')!.stays;
    expect(stays(river().terrain('island', 402), 4)).toBe('land');
    expect(stays(river().union('b', 'wooden', 402, 'NE', { anchored: true }), 4)).toBe('askew');
    expect(
      stays(
        river().union('b', 'wooden', 402, 'E', { anchored: true }).union('c', 'wooden', 402, 'E', { anchored: true }),
        4,
      ),
    ).toBe('full');
    expect(stays(river().union('b', 'wooden', 402, 'E', { anchored: true }), 4)).toBeNull();
  });

  it('beside an enemy the drifter says on which side (Q14)', () => {
    const table = river().confederate('y', 'wooden', 402, 'W', { anchored: true }).at('drift', 4);
    expect(table.offered()).toEqual(['lieBeside a port', 'lieBeside a starboard']);
    expect(table.play('lieBeside a port', 1, 1).ship('y').abeam).toBe('port');
  });

  it('off the chart: out of the game', () => {
    const table = battle(9, 5)
      .flow('E')
      .union('a', 'wooden', 902, 'E')
      .union('b', 'wooden', 202, 'E', { anchored: true })
      .confederate('z', 'wooden', 905, 'W', { anchored: true })
      .at('drift', 4, 1, 1);
    expect(table.ship('a')).toMatchObject({ status: 'gone', at: 0, leftBy: 'right' });
  });

  const overTheEdge = (now: Partial<QuickSheetShip>) =>
    battle(9, 5)
      .flow('E')
      .union('a', 'wooden', 902, 'E', { now })
      .union('b', 'wooden', 202, 'E', { anchored: true })
      .confederate('z', 'wooden', 905, 'W', { anchored: true })
      .objective({ side: 'union', text: '', kind: 'exit', ships: ['a'], edge: 'right', count: 1 });

  it('S11: a ship afloat that drifts over her own side’s exit edge has exited', () => {
    const table = overTheEdge({}).at('drift', 4);
    expect(table.ship('a')).toMatchObject({ status: 'exited', leftBy: 'right' });
    expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
  });

  it.each(['left', 'top'] as const)(
    'S11: at a corner, where the current crosses two edges, either may be hers: %s',
    edge => {
      const table = battle(9, 5)
        .flow('NW')
        .union('a', 'wooden', 101, 'E')
        .union('b', 'wooden', 202, 'E', { anchored: true })
        .confederate('z', 'wooden', 905, 'W', { anchored: true })
        .objective({ side: 'union', text: '', kind: 'exit', ships: ['a'], edge, count: 1 })
        .at('drift', 4);
      expect(table.ship('a')).toMatchObject({ status: 'exited', leftBy: edge });
      expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
    },
  );

  it('Q33: one that has struck is taken, and meets no objective by it', () => {
    const table = overTheEdge({ struck: true }).at('drift', 4, 1, 1);
    expect(table.ship('a')).toMatchObject({ status: 'gone', leftBy: 'right' });
    expect(table.told('shipLeft')).toMatchObject([{ ship: 'a', exited: false }]);
    expect(table.outcome).toBeNull();
  });

  it('S9: a hex drawn as sandbar is one for every ship, whatever depth is written on it', () => {
    const bar = (shallow: boolean) =>
      battle(9, 5)
        .terrain('sandbar', 402)
        .depth(30, 402)
        .union('a', 'wooden', 302, 'E', { card: 'slowSpeed', now: { shallow } })
        .confederate('z', 'wooden', 905, 'W')
        .acts('union')
        .then('activate a', 'carryOut a');
    expect(bar(false).play('ahead a ahead', 4, 4).ship('a').aground).toBe(true);
    expect(bar(true).play('ahead a ahead', 5, 5).told('groundingRolled')).toMatchObject([
      { sticksOn: 11, aground: false },
    ]);
    expect(bar(true).play('ahead a ahead', 6, 5).ship('a').aground).toBe(true);
  });

  it('Q39: drifting onto a sandbar is an entry', () => {
    expect(river().depth(3, 402).at('drift', 4, 6, 6, 1, 1).ship('a').aground).toBe(true);
  });

  it('S8: a ship may leave by her home edge or an objective’s, for a hex of movement', () => {
    const leave = (heading: FacingName) =>
      battle(9, 5)
        .union('a', 'wooden', 102, heading, { card: 'slowSpeed' })
        .union('b', 'wooden', 404, 'E')
        .confederate('z', 'wooden', 905, 'W')
        .acts('union')
        .then('activate a', 'carryOut a');
    expect(leave('W').offered('leave')).toEqual(['leave a left']);
    expect(leave('W').play('leave a left').ship('a')).toMatchObject({ status: 'gone', leftBy: 'left' });
  });
});
