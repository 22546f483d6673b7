/** Sections 26 and 28 and rulings Q23 to Q33, Q62, Q64: critical hits, repairs, battered and struck ships. */
import { describe, expect, it } from 'vitest';
import type { Force } from '../../../../src/core/scenario.ts';
import type { QuickSheetShip } from '../../../../src/rules/quick-sheet/types.ts';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import { battle, guns, type Kind } from '../table.ts';

/** a, a Confederate with one medium gun, fires at z of the Union, who has lost nothing in fours: the next point is a critical. */
const target = (now: Partial<QuickSheetShip> = {}, kind: Kind = 'wooden', more: Partial<Force> = {}) =>
  battle(13, 9)
    .confederate('a', 'wooden', 404, 'NE', { card: 'fire', now: { guns: guns('medium', 'medium') } })
    .union('z', kind, 704, 'NE', { now: { points: 46, strength: 50, armour: 'wood', ...now }, ...more })
    .acts('confederate')
    .then('activate a', 'carryOut a');

/** One hit, then the dice of the critical and what follows. */
const struck = (dice: number[], now: Partial<QuickSheetShip> = {}, kind: Kind = 'wooden') =>
  target(now, kind).play('fire a 0 z', 5, 1, 1, 1, ...dice);

describe('points that are lost, in words', () => {
  it('say of the last ones that there was no more to lose: a damage of 3 that takes 2', () => {
    const table = target({ points: 2, strength: 22 }).play('fire a 0 z', 5, 5, 5, 1);
    expect(table.told('shotFired')[0]!.damage).toBe(3);
    expect(quickSheet.narrate(table.told('pointsLost')[0]!, table.match.scenario)).toMatch(
      /loses 2 hit points to gunfire, the last: there was no more to lose\.$/u,
    );
    const less = target({ points: 4, strength: 24 }).play('fire a 0 z', 5, 5, 5, 1);
    expect(quickSheet.narrate(less.told('pointsLost')[0]!, less.match.scenario)).toMatch(
      /hit points to gunfire; 1 left/u,
    );
  });
});

describe('section 26: apply at 5 point increments', () => {
  it('Q23: a roll when the total lost reaches a multiple of five', () => {
    expect(struck([1, 2]).told('criticalRolled')).toEqual([
      { type: 'criticalRolled', ship: 'z', dice: [1, 2], effect: 'funnel', already: false },
    ]);
    expect(target({ points: 47 }).play('fire a 0 z', 5, 1, 1, 1).told('criticalRolled')).toEqual([]);
  });

  it('Q23: one roll for each multiple passed, after the whole shot', () => {
    const table = battle(13, 9)
      .confederate('a', 'wooden', 404, 'NE', { card: 'fire', now: { guns: guns('heavy') } })
      .union('z', 'wooden', 504, 'NE', { now: { points: 46, strength: 50 } })
      .acts('confederate')
      .then('activate a', 'carryOut a', 'holdFire union')
      .play('fire a 0 z', 5, 5, 5, 5, 5, 5, 1, 1, ...[1, 2], ...[4, 6]);
    expect(table.told('criticalRolled').map(event => event.effect)).toEqual(['funnel', 'funnel']);
  });

  it('Q23: by whatever cause: a second attempt to come off a sandbar too', () => {
    const table = battle(13, 9)
      .depth(3, 404)
      .union('a', 'wooden', 404, 'E', { aground: true, now: { points: 47, strength: 50 } })
      .confederate('z', 'wooden', 1304, 'W')
      .acts('union')
      .then('activate a')
      .play('unstick a', 1, 1)
      .play('unstick a', 1, 1, ...[1, 2]);
    expect(table.points('a')).toBe(45);
    expect(table.told('criticalRolled')).toHaveLength(1);
  });

  it('Q23: a fire may reach the next multiple and roll again', () => {
    const table = struck([1, 3, 6, 1, 2], { points: 46 });
    expect(table.told('fireBurned')).toEqual([{ type: 'fireBurned', ship: 'z', die: 6, damage: 5, started: true }]);
    expect(table.told('criticalRolled').map(event => event.effect)).toEqual(['fire', 'funnel']);
  });

  it('Q23: criticals before sinking, sinking before the strike test', () => {
    const table = target({ points: 1, strength: 21 }).play('fire a 0 z', 5, 1, 1, 1);
    expect(table.ship('z').status).toBe('sunk');
    const order = target({ points: 1, strength: 20 }).play('fire a 0 z', 5, 1, 1, 1, 1, 2);
    expect(order.last.map(event => event.type)).toEqual(['shotFired', 'pointsLost', 'criticalRolled', 'shipSunk']);
    order.play('finish a');
    expect(order.told('strikeTested')).toEqual([]);
  });
});

describe('Q23: a ship at 0 points', () => {
  it('is not asked to strike by a fire that breaks out as she sinks', () => {
    const table = target({ points: 1, strength: 20 }).play('fire a 0 z', 5, 1, 1, 1, ...[1, 3], 6);
    expect(table.told('strikeTested')).toEqual([]);
    expect(table.ship('z').status).toBe('sunk');
  });
});

describe('section 26: every score', () => {
  it('2, Q25: engine destroyed; a Union ship saves it on 5,6', () => {
    expect(struck([1, 1, 4]).ship('z').engineLost).toBe(true);
    expect(struck([1, 1, 5]).ship('z').engineLost).toBe(false);
    const confederate = battle(13, 9)
      .union('a', 'wooden', 404, 'NE', { card: 'fire', now: { guns: guns('medium') } })
      .confederate('z', 'wooden', 704, 'NE', { now: { points: 46, strength: 50 } })
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('fire a 0 z', 5, 1, 1, 1, 1, 1);
    expect(confederate.ship('z').engineLost).toBe(true);
  });

  it('2: she cannot move but to turn in her hex or to drift', () => {
    const acting = (card: 'fullSpeed' | 'turnAndFire') =>
      battle(9, 5)
        .union('a', 'wooden', 202, 'E', { card, now: { engineLost: true, guns: [] } })
        .confederate('z', 'wooden', 902, 'W')
        .acts('union')
        .then('activate a', 'carryOut a');
    expect(acting('fullSpeed').offered()).toEqual(['finish a']);
    expect(acting('turnAndFire').offered('turn')).toHaveLength(4);
    const adrift = battle(9, 5)
      .flow('E')
      .union('a', 'wooden', 202, 'E', { now: { engineLost: true } })
      .confederate('z', 'wooden', 905, 'W', { anchored: true });
    expect(adrift.at('drift', 4, 1, 1).at('a')).toBe(302);
  });

  it.each([
    [1, 2],
    [4, 6],
  ])('3 or 10: funnel destroyed (%i, %i), Q29: at most one hex', (one, other) => {
    expect(struck([one, other]).ship('z').funnelLost).toBe(true);
    const table = battle(9, 5)
      .union('a', 'wooden', 202, 'E', { card: 'fullSpeed', now: { funnelLost: true } })
      .confederate('z', 'wooden', 902, 'W')
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');
    expect(table.offered()).toEqual(['finish a']);
  });

  it.each([
    [1, 3],
    [2, 6],
  ])('4 or 8: a fire breaks out (%i, %i) and costs a die less one', (one, other) => {
    const table = struck([one, other, 4]);
    expect(table.ship('z').onFire).toBe(true);
    expect(table.points('z')).toBe(42);
  });

  it('4 or 8: no more than one fire on a ship', () => {
    const table = struck([1, 3], { onFire: true });
    expect(table.told('fireBurned')).toEqual([]);
    expect(table.told('criticalRolled')[0]!.already).toBe(true);
  });

  it.each([
    [1, 4],
    [1, 5],
    [1, 6],
  ])('5, 6 or 7 (%i, %i): gun destroyed, the heaviest first, her owner’s choice of which', (one, other) => {
    const table = struck([one, other], { guns: guns('light', 'heavy port', 'heavy starboard', 'medium') });
    expect(table.offered()).toEqual(['loseGun z 1', 'loseGun z 2']);
    table.play('loseGun z 2');
    expect(table.ship('z').guns.map(gun => gun.lost)).toEqual([false, false, true, false]);
  });

  it('5 to 7: no question where there is no choice, and no effect where no gun is left (Q24)', () => {
    expect(
      struck([1, 4], { guns: guns('light', 'heavy') })
        .ship('z')
        .guns.map(gun => gun.lost),
    ).toEqual([false, true]);
    expect(struck([1, 4], { guns: [] }).told('gunLost')).toEqual([]);
  });

  it('Q30: a monitor’s turret is tested: 1-3 nothing, 4-6 out until repaired', () => {
    for (const die of [1, 2, 3, 4, 5, 6])
      expect(struck([1, 4, die], {}, 'monitor').ship('z').turretsOut).toEqual(die >= 4 ? [1] : []);
    expect(
      struck([1, 4, 4], {}, 'monitor')
        .ship('z')
        .guns.some(gun => gun.lost),
    ).toBe(false);
  });

  it('Q30: of two turrets a die says which', () => {
    expect(struck([1, 4, 3, 4], {}, 'twin').ship('z').turretsOut).toEqual([1]);
    expect(struck([1, 4, 4, 4], {}, 'twin').ship('z').turretsOut).toEqual([2]);
  });

  it('Q30: a turret out of action does not fire', () => {
    const table = battle(9, 5)
      .union('a', 'twin', 302, 'NE', { card: 'fire', now: { turretsOut: [1] } })
      .confederate('z', 'wooden', 502, 'NE')
      .acts('union')
      .then('activate a', 'goOn a', 'carryOut a');
    expect(table.offered('fire').map(words => table.ship('a').guns[Number(words.split(' ')[2])]!.turret)).toEqual([
      2, 2,
    ]);
  });

  it('Q30: with every turret out of action that is why she cannot fire, and none of their guns counts as not fired', () => {
    const acting = (turretsOut: number[]) =>
      battle(9, 5)
        .union('a', 'twin', 302, 'NE', { card: 'fire', now: { turretsOut } })
        .confederate('z', 'wooden', 502, 'NE')
        .acts('union')
        .then('activate a', 'goOn a', 'carryOut a');
    const { fire, deciding } = quickSheet.desk;
    const none = acting([1, 2]);
    expect(fire.whyNot(none.now, 'a', 'z')).toEqual({ says: 'No turret of hers is in action.', cite: 'Q30' });
    expect(deciding.asked(none.now, 'union')?.text).toBe('a: no hex left to move.');
    const one = acting([1]);
    expect(fire.whyNot(one.now, 'a', 'z')).toBeNull();
    expect(deciding.asked(one.now, 'union')?.text).toBe('a: no hex left to move, 2 guns not fired.');
  });

  it('9, Q27: pilot house hit: no movement, and a ship hit in mid-move stops and may still fire', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', {
        card: 'slowAndFire',
        now: { points: 46, strength: 50, fast: true, guns: guns('medium') },
      })
      .confederate('z', 'wooden', 505, 'E', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead')
      .play('shoot z a', 5, 5, 1, 1, 1, 1, 1, ...[3, 6]);
    expect(table.ship('a').pilotHouseHit).toBe(true);
    expect(table.offered()).toEqual(['fire a 0 z', 'finish a']);
  });

  it('11, Q28: rudder damaged: for one hex of movement she turns where she lies; turning by card stays allowed', () => {
    expect(struck([5, 6]).ship('z').rudderHit).toBe(true);
    const acting = (card: 'fullSpeed' | 'turnAndFire') =>
      battle(9, 5)
        .union('a', 'wooden', 202, 'E', { card, now: { rudderHit: true, guns: [] } })
        .confederate('z', 'wooden', 902, 'W')
        .acts('union')
        .then('activate a')
        .then('goOn a', 'carryOut a');
    const table = acting('fullSpeed');
    expect(table.offered()).toEqual(['turn a port 1', 'turn a starboard 1']);
    expect(table.play('turn a port 1').offered()).toEqual(['finish a']);
    expect(acting('turnAndFire').offered('turn')).toHaveLength(4);
  });

  it('12: munitions explode, ship destroyed', () => {
    const table = struck([6, 6]);
    expect(table.ship('z')).toMatchObject({ status: 'sunk', points: 0 });
    expect(table.told('shipSunk')).toMatchObject([{ cause: 'magazine' }]);
  });

  it('Q24: a permanent result rolled again has no effect', () => {
    expect(struck([1, 1], { engineLost: true }).told('engineTested')).toEqual([]);
  });
});

describe('section 26: repairs', () => {
  const repairing = (now: Partial<QuickSheetShip>, kind: Kind = 'wooden') =>
    battle(9, 5)
      .union('a', kind, 202, 'E', { now })
      .confederate('z', 'wooden', 902, 'W')
      .acts('union')
      .then('activate a');

  it('only one repair a turn', () => {
    const table = repairing({ rudderHit: true, pilotHouseHit: true }).play('repair a rudder', 4);
    expect(table.ship('a')).toMatchObject({ rudderHit: false, pilotHouseHit: true });
    expect(table.state.active).toBeNull();
  });

  it.each([
    ['fire', { onFire: true }, 'onFire'],
    ['pilotHouse', { pilotHouseHit: true }, 'pilotHouseHit'],
    ['rudder', { rudderHit: true }, 'rudderHit'],
  ] as const)('%s on 4,5,6', (what, now, field) => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const burns = what === 'fire' && die < 4;
      expect(
        repairing({ ...now })
          .play(`repair a ${what}`, die, ...(burns ? [1] : []))
          .ship('a')[field],
      ).toBe(die < 4);
    }
  });

  it('a monitor’s turret on 4,5,6, either', () => {
    expect(repairing({ turretsOut: [1, 2] }, 'twin').offered()).toEqual([
      'repair a turret1',
      'repair a turret2',
      'goOn a',
    ]);
    expect(
      repairing({ turretsOut: [1, 2] }, 'twin')
        .play('repair a turret2', 4)
        .ship('a').turretsOut,
    ).toEqual([1]);
    expect(
      repairing({ turretsOut: [1] }, 'monitor')
        .play('repair a turret1', 3)
        .ship('a').turretsOut,
    ).toEqual([1]);
  });

  it('engine, funnel and guns cannot be repaired', () => {
    expect(repairing({ engineLost: true, funnelLost: true }).state.active).toBeNull();
  });

  it('Q26: a fire not put out costs a die less one at each later activation', () => {
    const table = repairing({ onFire: true }).play('repair a fire', 3, 6, ...[1, 2]);
    expect(table.told('fireBurned')).toEqual([{ type: 'fireBurned', ship: 'a', die: 6, damage: 5, started: false }]);
  });
});

describe('section 28: battered ships', () => {
  it.each([
    [7, 21, true],
    [8, 21, false],
    [6, 20, true],
    [7, 20, false],
  ])('Q31: %i of %i hit points: battered %s', (points, strength, battered) => {
    const table = target({ points: points + 1, strength }).play(
      'fire a 0 z',
      5,
      1,
      1,
      1,
      ...((strength - points) % 5 === 0 ? [1, 2] : []),
    );
    expect(table.told('shipBattered')).toHaveLength(battered ? 1 : 0);
  });

  it('max speed 1 hex', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 202, 'E', { card: 'fullSpeed', now: { points: 7, strength: 21 } })
      .confederate('z', 'wooden', 902, 'W')
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');
    expect(table.offered()).toEqual(['finish a']);
  });

  it('opportunity rolls not changed: 5 still lets a gun of hers fire, on 6 only', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: { guns: [] } })
      .confederate('z', 'wooden', 505, 'E', { now: { guns: guns('medium'), points: 7, strength: 21 } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead')
      .play('shoot z a', 5, 5, 5, 5, 5, 5, 5);
    expect(table.told('shotFired')).toMatchObject([{ hitOn: 6, hits: 0 }]);
  });

  it('Q32: one test after a unit’s whole salvo, and a 1 strikes', () => {
    const salvo = () =>
      target({ points: 9, strength: 30 }).play('fire a 0 z', 5, 1, 1, 1).play('fire a 1 z', 5, 1, 1, 1);
    expect(salvo().told('strikeTested')).toEqual([]);
    expect(salvo().play('finish a', 1).ship('z').struck).toBe(true);
    expect(salvo().play('finish a', 2).ship('z').struck).toBe(false);
    expect(salvo().play('finish a', 2).told('strikeTested')).toHaveLength(1);
  });

  it('Q32: the event that makes her battered counts; a salvo that costs nothing does not', () => {
    const table = target({ points: 8, strength: 21 }).play('fire a 0 z', 5, 1, 1, 1).play('finish a', 1);
    expect(table.ship('z').struck).toBe(true);
    expect(
      target({ points: 7, strength: 21 }).play('fire a 0 z', 1, 1, 1, 1).play('finish a').told('strikeTested'),
    ).toEqual([]);
  });

  it('Q32: an opportunity salvo is a salvo, tested at once', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: { guns: [], points: 9, strength: 30 } })
      .confederate('z', 'wooden', 505, 'E', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead')
      .play('shoot z a', 5, 5, 1, 1, 1, 1, 1, 1);
    expect(table.ship('a').struck).toBe(true);
    expect(table.state.active).toBeNull();
  });

  it('Q32: an on-board fire that costs a point is tested; one that costs none is not', () => {
    const burning = () =>
      battle(9, 5)
        .union('a', 'wooden', 202, 'E', { now: { onFire: true, points: 8, strength: 30 } })
        .union('b', 'wooden', 204, 'E')
        .confederate('z', 'wooden', 902, 'W')
        .acts('union')
        .then('activate a');
    expect(burning().play('goOn a', 2, 1).ship('a').struck).toBe(true);
    expect(burning().play('goOn a', 1).told('strikeTested')).toEqual([]);
  });

  it('Q64: a ship that is lost shows what she held, and her cards go to the discards', () => {
    const table = battle(13, 9)
      .confederate('a', 'wooden', 404, 'NE', { card: 'fire', now: { guns: guns('medium') } })
      .union('z', 'wooden', 704, 'NE', { card: 'slowSpeed', hand: ['fire', 'fire'], now: { points: 46, strength: 50 } })
      .acts('confederate')
      .then('activate a', 'carryOut a')
      .play('fire a 0 z', 5, 1, 1, 1, 6, 6);
    expect(table.ship('z')).toMatchObject({ hand: [], card: null });
    expect(table.state.decks.union.actionStationsDeck.discards).toMatchObject({ fire: 2, slowSpeed: 1 });
  });
});

describe('section 28, Q33, Q62: ships that have struck', () => {
  const prize = () =>
    battle(13, 9)
      .flow('E')
      .union('a', 'wooden', 404, 'NE', { card: 'fire', now: { guns: guns('medium') } })
      .confederate('z', 'wooden', 704, 'NE', { now: { struck: true, points: 5, strength: 50 } })
      .confederate('far', 'wooden', 1309, 'W');

  it('Q33: may be targeted only on a 5,6, once for each firing unit and turn', () => {
    const table = prize().acts('union').then('activate a', 'carryOut a');
    expect(table.offered()).toEqual(['tryStruck a z', 'finish a']);
    expect(table.play('tryStruck a z', 4).offered()).toEqual(['finish a']);
    for (const die of [5, 6])
      expect(prize().acts('union').then('activate a', 'carryOut a').play('tryStruck a z', die).offered()).toEqual([
        'fire a 0 z',
        'finish a',
      ]);
  });

  it('Q33: do not act, but drift', () => {
    const table = prize().acts('confederate').play('activate z');
    expect(table.told('cardShown')).toEqual([]);
    expect(table.ship('z').acted).toBe(true);
    expect(
      prize()
        .at('drift', ...[1, 4, 1], 1, 1)
        .at('z'),
    ).toBe(804);
  });

  it('Q33: count as lost', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 404, 'NE', { card: 'fire' })
      .confederate('z', 'wooden', 704, 'NE', { now: { struck: true } })
      .at('drift');
    expect(table.outcome).toEqual({ winner: 'union', cause: 'fleet-lost' });
  });

  it('Q67: are rammed only after the same roll', () => {
    const table = battle(13, 9)
      .union('a', 'ram', 404, 'E', { card: 'slowSpeed' })
      .confederate('z', 'wooden', 504, 'NE', { now: { struck: true, points: 5, strength: 50 } })
      .confederate('far', 'wooden', 1309, 'W')
      .acts('union')
      .then('activate a', 'carryOut a');
    expect([table.offered('ram'), table.offered('tryStruck')]).toEqual([[], ['tryStruck a z']]);
    // Her card lets her ram and not fire, so that neither the button nor the log may speak of fire alone.
    const roll = { type: 'tryStruck', side: 'union', unit: 'a', target: 'z' } as const;
    expect(quickSheet.phrase(roll, table.now)).toBe('Roll to attack z, who has struck');
    table.play('tryStruck a z', 5);
    expect(quickSheet.narrate(table.told('struckRolled')[0]!, table.match.scenario)).toBe(
      'A looks to z, who has struck, 5 or more to attack: 5. She may be attacked.',
    );
    expect(table.offered('ram')).toEqual(['ram a z']);
  });
});
