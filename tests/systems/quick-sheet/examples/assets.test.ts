/** Section 17, step 2 and rulings Q42 to Q50, Q61, Q68, Q69: mines, submarines, boats, rafts, army, weather, panic. */
import { describe, expect, it } from 'vitest';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import type { Asset } from '../../../../src/rules/quick-sheet/types.ts';
import { battle, fireRaft, guns } from '../table.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const tough = { points: 40, strength: 40, guns: [] };

/** The Confederates hold those assets; no hands, so that after the events comes the roll for priority. */
const holding = (...assets: Asset[]) =>
  battle(9, 7)
    .terrain('bank', 101, 201, 301, 401, 501, 601, 701, 801, 901)
    .union('a', 'wooden', 304, 'E', { now: tough })
    .union('b', 'wooden', 306, 'E', { now: tough })
    .confederate('z', 'wooden', 704, 'W', { now: tough })
    .section({ assets: { confederate: assets } });

describe('step 2: events', () => {
  it('a side that holds nothing is passed over', () => {
    expect(holding().at('events', 1, 2).phase).toBe('priority');
  });

  it('Q69: an asset is spent whatever the die shows', () => {
    const table = holding('mist').at('events').play('mist confederate', 1, 1, 2);
    expect(table.state.assets.confederate).toEqual([]);
    expect(table.told('assetRolled')).toMatchObject([{ asset: 'mist', die: 1, need: 4, comes: false }]);
  });

  it('may be kept for later', () => {
    expect(holding('mist').at('events').play('pass confederate', 1, 2).state.assets.confederate).toEqual(['mist']);
  });

  it('S7: the enemy sees how many are held, not which', () => {
    const table = holding('mist', 'submarine').at('events');
    expect(quickSheet.redact(table.state, 'union').assets.confederate).toEqual(['hidden', 'hidden']);
  });
});

describe('what a player is told of his assets', () => {
  it('is what they are, which he has, and of each of the weather what it does, in words that need no other', () => {
    const { now } = holding('mist', 'panic').at('events');
    const { asked, explain } = quickSheet.desk.deciding;
    expect(asked(now, 'confederate')?.text).toMatch(
      /^Assets are what a side has in this battle beside its ships, .* Yours: mist, panic\. /u,
    );
    expect(explain(now, { type: 'mist', side: 'confederate' })).toBe(
      'Once, on a die of 4 or more: mist lies on the water, and nobody on either side fires beyond two hexes in this turn.',
    );
  });
});

describe('Q48: mist and nightfall', () => {
  it.each([3, 4, 5, 6])('mist on a %i: this turn no fire beyond two hexes', die => {
    const table = holding('mist').at('events').play('mist confederate', die, 1, 2);
    expect(table.state.misty).toBe(die >= 4);
  });

  it('mist lifts with the turn', () => {
    expect(holding().with({ misty: true }).at('reload').state.misty).toBe(false);
  });

  it('nightfall on 4,5,6: for the rest of the game, and the clock advances at once', () => {
    const table = holding('nightfall').at('events').play('nightfall confederate', 4, 1, 2);
    expect(table.state).toMatchObject({ night: true, clock: 1 });
    expect(holding('nightfall').at('events').play('nightfall confederate', 3, 1, 2).state).toMatchObject({
      night: false,
      clock: 0,
    });
    expect(holding().with({ night: true }).at('reload').state.night).toBe(true);
  });
});

describe('Q49: panic', () => {
  it('a chosen enemy ship loses one random card', () => {
    const table = battle(9, 7)
      .union('a', 'wooden', 304, 'E', { hand: ['fullSpeed', 'fire', 'slowSpeed'] })
      .confederate('z', 'wooden', 704, 'W')
      .section({ assets: { confederate: ['panic'] } })
      .at('events');
    expect(table.offered('panic')).toEqual(['panic a']);
    table.play('panic a', 4, 2);
    expect(table.ship('a').hand).toEqual(['fullSpeed', 'slowSpeed']);
    expect(table.told('cardLost')).toEqual([{ type: 'cardLost', ship: 'a', card: 'fire', die: 2, of: 3 }]);
  });
});

describe('section 17, Q44: mines', () => {
  it('tells before a hex is entered what may happen there, as far as the player knows it', () => {
    const mined = (live: boolean) =>
      battle(9, 5).union('a', 'wooden', 203, 'E').confederate('z', 'wooden', 803, 'W').mine('confederate', 303, live);
    const riskTo = (ship: string, live: boolean, viewer: 'union' | 'confederate'): string | null => {
      const { now, state } = mined(live).at('events', 1, 2);
      return quickSheet.desk.risk({ ...now, state: quickSheet.redact(state, viewer) }, ship, 303);
    };
    expect(riskTo('a', true, 'union')).toBe(
      'a mine, or a dummy, at 0303: a mine goes off 2 in 6, then 5 dice or a gamble',
    );
    expect(riskTo('a', false, 'union')).toBe(riskTo('a', true, 'union'));
    expect(riskTo('z', true, 'confederate')).toContain('a mine at 0303: a mine goes off 1 in 6');
    expect(riskTo('z', false, 'confederate')).toBeNull();
  });

  const field = (live: boolean, side: 'union' | 'confederate' = 'union', shallow = false) => {
    const setup = battle(9, 7).mine('confederate', 404, live).mine('union', 605, live);
    setup
      .union('a', 'wooden', 304, 'E', { card: 'fullSpeed', now: { ...tough, shallow } })
      .confederate('z', 'wooden', 705, 'W', { card: 'slowSpeed', now: tough });
    return side === 'union'
      ? setup.acts('union').then('activate a', 'carryOut a')
      : setup.acts('confederate').then('activate z', 'carryOut z');
  };

  it.each([1, 2, 3, 4, 5, 6])('entering: a %i explodes under a Union ship on 5,6', die => {
    const table = field(true).play('ahead a ahead', die);
    expect(table.told('mineRolled')).toEqual([
      { type: 'mineRolled', ship: 'a', at: 404, die, need: 5, explodes: die >= 5 },
    ]);
    expect(table.state.mines[0]).toMatchObject({ known: true, spent: die >= 5 });
  });

  it('under a Confederate one on a 6 only', () => {
    expect(field(true, 'confederate').play('ahead z ahead', 5).told('mineRolled')).toMatchObject([
      { need: 6, explodes: false },
    ]);
    expect(field(true, 'confederate').play('ahead z ahead', 6).state.cursor.interrupts).toMatchObject([
      { type: 'gamble', side: 'union', weapon: 'mine' },
    ]);
  });

  it('effect 9 dice, 5 if her draught is shallow; each 5,6 a point', () => {
    const table = field(true)
      .play('ahead a ahead', 5)
      .play('rollEffect confederate', 5, 6, ...ones(7));
    expect(table.told('weaponUsed')).toMatchObject([{ weapon: 'mine', gamble: false, damage: 2 }]);
    expect(table.points('a')).toBe(38);
    field(true, 'union', true)
      .play('ahead a ahead', 5)
      .play('rollEffect confederate', ...ones(5));
  });

  it('Q43: or the gamble: a 6 is ten points', () => {
    const table = field(true)
      .play('ahead a ahead', 5)
      .play('gamble confederate', 6, ...[1, 2], ...[1, 2]);
    expect(table.points('a')).toBe(30);
    expect(field(true).play('ahead a ahead', 5).play('gamble confederate', 5).points('a')).toBe(40);
  });

  it('a dummy is found out and spent; which is which is hidden until then', () => {
    const before = field(false);
    expect(quickSheet.redact(before.state, 'union').mines[0]!.live).toBeNull();
    expect(quickSheet.redact(before.state, 'confederate').mines[0]!.live).toBe(false);
    const table = before.play('ahead a ahead');
    expect(table.told('dummyFound')).toEqual([{ type: 'dummyFound', ship: 'a', at: 404 }]);
    expect(table.state.mines[0]!.spent).toBe(true);
  });

  it('one that did not go off stays, and both sides know it', () => {
    const table = field(true).play('ahead a ahead', 1);
    expect(quickSheet.redact(table.state, 'union').mines[0]).toMatchObject({ live: true, spent: false });
  });

  it('remaining in the hex for a whole turn is a risk again', () => {
    const stays = (startedIn: number) =>
      battle(9, 7)
        .mine('confederate', 304, true)
        .union('a', 'wooden', 304, 'E', { now: { ...tough, startedIn } })
        .confederate('z', 'wooden', 704, 'W', { now: tough });
    expect(stays(304).at('drift', 1, 1, 1).told('mineRolled')).toHaveLength(1);
    expect(stays(0).at('drift', 1, 1).told('mineRolled')).toHaveLength(0);
  });

  it('Q32: no strike test for a mine', () => {
    const table = battle(9, 7)
      .mine('confederate', 404, true)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: { points: 9, strength: 30 } })
      .confederate('z', 'wooden', 705, 'W', { now: tough })
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('ahead a ahead', 5)
      .play('rollEffect confederate', 5, ...ones(4));
    expect(table.told('strikeTested')).toEqual([]);
  });
});

describe('section 17, Q45: submarines', () => {
  const comes = () => holding('submarine').at('events').play('submarine a', 4);

  it('single use, arrives on 4,5,6 at a named target', () => {
    expect(holding('submarine').at('events').offered('submarine')).toEqual(['submarine a', 'submarine b']);
    expect(holding('submarine').at('events').play('submarine a', 3, 1, 2).state.assets.confederate).toEqual([]);
    expect(comes().offered()).toHaveLength(6);
  });

  it('the target guesses in secret, then the owner names a direction; equal: the submarine is lost', () => {
    const table = comes().play('guess union 2');
    expect(quickSheet.redact(table.state, 'confederate').guess).toBe(-1);
    expect(quickSheet.redact(table.state, 'union').guess).toBe(2);
    expect(JSON.stringify(table.state.cursor.interrupts)).not.toContain('2');
    table.play('attackFrom confederate 2', 1, 2);
    expect(table.told('directionsShown')).toEqual([
      { type: 'directionsShown', ship: 'a', guess: 2, direction: 2, lost: true },
    ]);
    expect(table.told('weaponUsed')).toEqual([]);
  });

  it('otherwise six dice of effect, or the gamble for ten', () => {
    const strikes = () => comes().then('guess union 2', 'attackFrom confederate 3');
    expect(strikes().play('rollEffect confederate', 5, 6, 1, 1, 1, 1, 1, 2).points('a')).toBe(38);
    expect(
      strikes()
        .play('gamble confederate', 6, ...[1, 2], ...[1, 2], 1, 2)
        .points('a'),
    ).toBe(30);
  });
});

describe('section 17, Q46: torpedo boats', () => {
  const boat = () =>
    battle(9, 7)
      .union('a', 'wooden', 304, 'E', { now: { ...tough, guns: guns('medium') } })
      .union('b', 'wooden', 306, 'E', { now: { ...tough, guns: guns('medium') } })
      .confederate('z', 'wooden', 704, 'W', { now: tough })
      .section({ assets: { confederate: ['torpedoBoat'] } })
      .at('events');

  it('single use, on 4,5,6 beside the target in the hex that its owner names', () => {
    expect(boat().offered('torpedoBoat a')).toHaveLength(6);
    expect(boat().play('torpedoBoat a 404', 3, 1, 2).told('boatBeside')).toEqual([]);
    expect(boat().play('torpedoBoat a 404', 4).told('boatBeside')).toMatchObject([{ ship: 'a', hex: 404 }]);
  });

  it('opportunity fire by the target only; five hit points, wooden', () => {
    const table = boat().play('torpedoBoat a 404', 4);
    expect(table.offered('shoot')).toEqual(['shoot a boat-1']);
    expect(table.work('boat-1')).toMatchObject({ points: 5, armour: 'wood' });
    table.play('shoot a boat-1', 5, 6, 6, 6, 6, 6, 1, 1, 2);
    expect(table.work('boat-1').down).toBe(true);
    expect(table.told('weaponUsed')).toEqual([]);
    // A boat is sunk, not silenced like a fort, in the short log as in the long one.
    expect(quickSheet.desk.events.brief!(table.told('workSilenced')[0]!)).toEqual({ is: 'harm', says: 'sunk' });
  });

  it('if it lives, six dice of effect, or the gamble', () => {
    const table = boat().play('torpedoBoat a 404', 4).play('holdFire union');
    expect(table.offered()).toEqual(['rollEffect confederate', 'gamble confederate']);
    table.play('rollEffect confederate', 5, 5, 5, 1, 1, 1, 1, 2);
    expect(table.points('a')).toBe(37);
    expect(table.work('boat-1').down).toBe(true);
  });
});

describe('section 17, Q47, Q61: fire rafts', () => {
  it('six hit points, released one hex from a friendly ship or the own bank, and moves that hex without a roll', () => {
    const table = holding('fireRaft').flow('W').at('events');
    expect(table.offered('fireRaft')).toContain('fireRaft confederate 604');
    expect(table.offered('fireRaft')).toContain('fireRaft confederate 802');
    expect(table.offered('fireRaft')).not.toContain('fireRaft confederate 205');
    table.play('fireRaft confederate 604', 1, 2);
    expect(table.work('raft-1')).toMatchObject({ points: 6, hexes: [604], armour: 'wood' });
  });

  const adrift = (armour: 'wood' | 'tin' | 'iron', die = 4) =>
    battle(9, 7)
      .flow('W')
      .union('a', 'wooden', 304, 'E', { anchored: true, now: { ...tough, armour } })
      .confederate('z', 'wooden', 704, 'W', { anchored: true, now: tough })
      .with({ works: { 'raft-1': fireRaft('confederate', 404) } })
      // Where nobody is asked anything the clock is rolled for as well.
      .at(
        'drift',
        die,
        ...(armour === 'iron' ? [5, 1, 1, 1, 1, 1] : []),
        ...(armour === 'iron' || die < 4 ? [1, 1] : []),
      );

  it.each([1, 2, 3, 4, 5, 6])('Q41: drifts each turn on 4, 5, 6 like everybody else: %i', die => {
    const table = adrift('wood', die);
    const to = die < 4 ? 404 : 304;
    expect(table.told('driftRolled')).toEqual([
      { type: 'driftRolled', unit: 'raft-1', raft: true, die, from: 404, to, stays: die < 4 ? 'roll' : null },
    ]);
    expect(table.work('raft-1').hexes).toEqual([to]);
  });

  it('on contact the effect, six dice, then it is spent', () => {
    const table = adrift('wood');
    expect(table.told('driftRolled')).toEqual([
      { type: 'driftRolled', unit: 'raft-1', raft: true, die: 4, from: 404, to: 304, stays: null },
    ]);
    table.play('rollEffect confederate', 5, 5, 1, 1, 1, 1, 1, 1);
    expect([table.points('a'), table.work('raft-1').down]).toEqual([38, true]);
  });

  it('gamble against wooden and tinclad ships: a fire on 5,6', () => {
    for (const armour of ['wood', 'tin'] as const) {
      const table = adrift(armour).play('gamble confederate', 5, 3, 1, 1);
      expect(table.ship('a').onFire).toBe(true);
      expect(table.points('a')).toBe(38);
    }
    expect(adrift('wood').play('gamble confederate', 4, 1, 1).ship('a').onFire).toBe(false);
  });

  it('Q24: a second fire is none, and neither odds nor log promise one', () => {
    const table = battle(9, 7)
      .flow('W')
      .union('a', 'wooden', 304, 'E', { anchored: true, now: { ...tough, onFire: true } })
      .confederate('z', 'wooden', 704, 'W', { anchored: true, now: tough })
      .with({ works: { 'raft-1': fireRaft('confederate', 404) } })
      .at('drift', 4);
    expect(quickSheet.desk.odds(table.now, { type: 'gamble', side: 'confederate' })).toMatchObject({ expected: 0 });
    table.play('gamble confederate', 6, 1, 1);
    expect(table.points('a')).toBe(40);
    expect(quickSheet.narrate(table.told('weaponUsed')[0]!, table.match.scenario)).toBe(
      'The fire raft strikes a, all on one die: 6. No damage.',
    );
  });

  it('no gamble against an ironclad', () => {
    const table = adrift('iron');
    expect(table.told('weaponUsed')).toMatchObject([{ gamble: false, damage: 1 }]);
  });

  it('Q61: of two ships in a hex it meets an enemy of its owner', () => {
    const table = battle(9, 7)
      .flow('W')
      .confederate('z', 'wooden', 304, 'E', { anchored: true, now: tough })
      .union('a', 'wooden', 304, 'E', { anchored: true, now: tough })
      .with({ works: { 'raft-1': fireRaft('confederate', 404) } })
      .at('drift', 4);
    expect(table.state.cursor.interrupts).toMatchObject([{ type: 'gamble', ship: 'a' }]);
  });

  it('a ship that steams into one meets it too, friend or foe', () => {
    const table = battle(9, 7)
      .union('a', 'wooden', 304, 'E', { card: 'slowSpeed', now: tough })
      .confederate('z', 'wooden', 704, 'W', { now: tough })
      .with({ works: { 'raft-1': fireRaft('union', 404) } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');
    expect(table.state.cursor.interrupts).toMatchObject([
      { type: 'gamble', side: 'union', weapon: 'fireRaft', ship: 'a' },
    ]);
  });
});

describe('Q79: what a ship meets where she arrives', () => {
  const listed = () =>
    battle(9, 7)
      .union('a', 'wooden', 104, 'E', { turn: 2, now: tough })
      .union('b', 'wooden', 306, 'E', { now: tough })
      .confederate('z', 'wooden', 704, 'W', { now: tough });

  it('Q47: a raft in her hex strikes her and is spent', () => {
    const table = listed()
      .with({ works: { 'raft-1': fireRaft('confederate', 104) } })
      .at('arrivals');
    expect(table.offered()).toEqual(['rollEffect confederate', 'gamble confederate']);
    table.play('rollEffect confederate', 5, 5, 1, 1, 1, 1);
    expect([table.points('a'), table.work('raft-1').down, table.phase]).toEqual([38, true, 'reload']);
  });

  it('Q44: a mine in her hex may go off under her, and a dummy is found out', () => {
    const table = listed().mine('confederate', 104, true).at('arrivals', 4);
    expect(table.told('mineRolled')).toMatchObject([{ ship: 'a', at: 104, need: 5, explodes: false }]);
    expect(listed().mine('confederate', 104, false).at('arrivals').told('dummyFound')).toMatchObject([{ ship: 'a' }]);
  });

  it('the mine first, then the raft, of each in the order in which they came', () => {
    const table = listed()
      .union('c', 'wooden', 106, 'E', { turn: 2, now: tough })
      .mine('confederate', 104, true)
      .mine('confederate', 106, true)
      .with({ works: { 'raft-1': fireRaft('confederate', 104) } })
      .at('arrivals', 5)
      .play('rollEffect confederate', ...ones(5))
      .play('rollEffect confederate', ...ones(6), 1);
    expect(table.told('weaponUsed').map(({ weapon, ship }) => `${weapon} ${ship}`)).toEqual(['mine a', 'fireRaft a']);
    expect(table.told('mineRolled').map(({ ship }) => ship)).toEqual(['a', 'c']);
  });

  it('Q12: so does one whom a roll has brought, before the other side rolls', () => {
    const table = battle(9, 7)
      .confederate('y', 'wooden', 902, 'W', { now: tough })
      .confederate('z', 'wooden', 704, 'W', { now: tough })
      .union('b', 'wooden', 306, 'E', { now: tough })
      .union('a', 'wooden', 104, 'E', { now: tough })
      .section({ reserve: ['a', 'y'] })
      .with({ works: { 'raft-1': fireRaft('union', 903) } })
      .at('arrivals', 6, 6)
      .play('bring y 903');
    expect(table.offered()).toEqual(['rollEffect union', 'gamble union']);
    table.play('gamble union', 5, 3, 1, 1);
    expect(table.ship('y')).toMatchObject({ onFire: true, points: 38 });
    expect(table.told('arrivalRolled').map(({ side }) => side)).toEqual(['confederate', 'union']);
  });

  it('Q39, Q20: no roll for a sandbar, and nobody fires at her', () => {
    const table = battle(9, 7)
      .depth(3, 104)
      .union('a', 'wooden', 104, 'E', { turn: 2, now: tough })
      .confederate('z', 'wooden', 204, 'NE', { now: { ...tough, guns: guns('medium') } })
      .at('arrivals');
    expect([table.told('groundingRolled'), table.told('opportunityRolled'), table.phase]).toEqual([[], [], 'reload']);
  });
});

describe('section 17, Q50, Q68: army support', () => {
  it('two light guns on an own bank hex, two hit points, 360 degrees', () => {
    const table = holding('armySupport').at('events');
    expect(table.offered('armySupport')).toEqual([601, 701, 801, 901].map(hex => `armySupport confederate ${hex}`));
    table.play('armySupport confederate 601');
    expect(table.work('army-1')).toMatchObject({ points: 2, strength: 2, armour: 'wood', kind: 'army' });
    expect(table.work('army-1').guns.map(gun => [gun.class, gun.bears])).toEqual([
      ['light', []],
      ['light', []],
    ]);
  });

  it('fires in step 3 without a roll to be allowed', () => {
    const table = holding('armySupport').at('events').play('armySupport confederate 601');
    expect(table.phase).toBe('fortFire');
    expect(table.told('fortRolled')).toEqual([]);
    expect(table.offered()).toEqual(['fire army-1 0 a', 'fire army-1 0 b', 'cease army-1']);
  });

  it('each point lost is a gun; no opportunity fire to or from it', () => {
    const table = holding('armySupport').at('events').play('armySupport confederate 601').play('cease army-1', 1, 2);
    const army = structuredClone(table.state.works);
    const attack = battle(9, 7)
      .terrain('bank', 601)
      .union('a', 'wooden', 503, 'NE', { card: 'slowAndFire', now: { ...tough, guns: guns('medium') } })
      .confederate('z', 'wooden', 907, 'W', { now: tough })
      .with({ works: army })
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('ahead a ahead');
    expect(attack.told('opportunityRolled')).toEqual([]);
    attack.play('fire a 0 army-1', 5, 1, 1, 1);
    expect(attack.work('army-1').guns.map(gun => gun.lost)).toEqual([false, true]);
  });
});
