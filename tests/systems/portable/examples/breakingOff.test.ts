/** The rule of the critical point and Ruling P12 in all their cases; P27. */
import { describe, expect, it } from 'vitest';
import type { FacingName, HexId } from '../../../../src/core/types.ts';
import { destinations } from '../../../../src/system/reach.ts';
import { battle, type Extra, type Kind } from '../table.ts';

const beaten: Extra = { now: { breakingOff: true, points: 2 } };

/** A beaten Union ship whose home is the left edge, with one enemy that does not move. */
const chased = (kind: Kind, hex: HexId, heading: FacingName, enemy: HexId) =>
  battle(9, 5)
    .union('a', kind, hex, heading, beaten)
    .union('c', 'unarmed', 105, 'E', { overrides: { knots: 0 } })
    .confederate('b', 'unarmed', enemy, 'W', { overrides: { knots: 0 } });

describe('when it begins', () => {
  it('after the fire step', () => {
    const table = battle(9, 5)
      .union('a', 'casemate', 202, 'NE', { now: { points: 5, armed: false } })
      .union('c', 'unarmed', 905, 'E')
      .confederate('b', 'gunboat', 402, 'NE')
      .fire()
      .play('b > a')
      .play('confederate done', 4, 1, 1, 2);
    expect(table.ship('a').breakingOff).toBe(true);
  });

  it('and odds speak of it no more', () => {
    const table = battle(9, 5)
      .union('a', 'casemate', 202, 'NE', beaten)
      .union('c', 'casemate', 203, 'NE')
      .confederate('b', 'gunboat', 402, 'NE')
      .fire();
    const told = (target: string): string[] | undefined =>
      table.match.rules.desk
        .odds(table.now, { type: 'aim', side: 'confederate', firer: 'b', target })
        ?.headlines.map(({ label }) => label);
    expect(told('c')).toEqual(['sinks', 'breaks off or sinks']);
    expect(told('a')).toEqual(['sinks']);
  });

  it('and never ends: what is broken off stays so', () => {
    const table = chased('gunboat', 503, 'W', 905).moves('union').then('a ahead', 'a finish').play('union done', 1, 2);
    expect(table.ship('a').breakingOff).toBe(true);
  });
});

describe('Ruling P12: she must get away if any legal move does', () => {
  it('nearer her home edge', () => {
    const table = chased('casemate', 503, 'W', 703).moves('union');
    expect(table.offered('union')).toEqual(['a ahead']);
  });

  it('or farther from the nearest enemy', () => {
    // Home lies behind her, and so does the enemy.
    const table = chased('casemate', 503, 'E', 403).moves('union');
    expect(table.offered('union')).toEqual(['a ahead']);
  });

  it('nobody ends the movement before she has', () => {
    const table = chased('gunboat', 503, 'W', 905).union('d', 'gunboat', 901, 'W').moves('union');
    expect(table.offered('union')).not.toContain('union done');
    table.then('a ahead', 'a finish');
    expect(table.offered('union')).toContain('union done');
  });

  it('a move that takes her away over several steps counts: only its steps are offered', () => {
    // Heading east, the enemy east: two turns to port or starboard and one hex ahead bring her nearer home.
    const table = chased('gunboat', 503, 'E', 903).moves('union');
    expect(table.offered('union')).toEqual(['a port', 'a starboard']);
    expect(table.play('a port').offered()).toEqual(['a port']);
    expect(table.play('a port').offered()).toEqual(['a ahead']);
    expect(table.play('a ahead').at('a')).toBe(402);
  });

  it('she may stop where she has got away, and not before', () => {
    const table = chased('gunboat', 503, 'W', 903).moves('union');
    expect(table.offered('a')).not.toContain('a finish');
    expect(table.play('a ahead').offered('a')).toEqual(['a ahead', 'a port', 'a starboard', 'a finish']);
  });

  it('she measures from where her move began, not from step to step', () => {
    const table = chased('gunboat', 503, 'W', 903).moves('union').then('a ahead', 'a ahead');
    // Back at the starting distance she could not end: turning away costs the last point in a good hex.
    expect(table.offered('a')).toEqual(['a ahead', 'a port', 'a starboard', 'a finish']);
    expect(table.ship('a').movedFrom).toBe(503);
  });

  it('so she does in a look ahead: from where she lies now, not from where her last move began', () => {
    const table = battle(9, 5)
      .union('a', 'gunboat', 503, 'E', { now: { ...beaten.now, movedFrom: 703 } })
      .confederate('b', 'unarmed', 903, 'W')
      .moves('confederate');
    const { match } = table;
    const [ahead] = match.rules.desk.steps!.afoot(table.now, 'a');
    const places = (state: typeof table.state) =>
      destinations(match, state, 'a').map(({ hex, facing }) => `${hex} ${facing}`);
    const foreseen = places(ahead!.state);
    table.play('confederate done');
    expect(foreseen).toEqual(places(table.state));
  });

  it('and anew each turn', () => {
    const table = chased('gunboat', 703, 'W', 905).moves('union').then('a ahead', 'a ahead', 'a finish');
    table.play('union done', 1, 2);
    expect(table.ship('a')).toMatchObject({ at: 503, movedFrom: 503 });
    expect(table.offered('union')).not.toContain('union done');
  });

  it('where she cannot go is said with its reason: no way out, or too far', () => {
    const table = chased('gunboat', 503, 'W', 903).moves('union');
    const why = (hex: HexId) => table.match.rules.desk.whyNoMove(table.now, 'a', hex);
    expect(why(603)).toEqual({
      says: 'She is breaking off and must get away: 0603 is not on a way that does.',
      cite: 'P12',
    });
    expect(why(103)).toEqual({
      says: '0103 is beyond what is left of her move, or not on her heading.',
      cite: 'Movement b',
    });
  });

  it('nothing that would throw the way away is offered', () => {
    // Ahead to 0402, or to port and ahead to 0403; to starboard the hex ahead would be no nearer home.
    const table = chased('frigate', 503, 'NW', 903).moves('union');
    expect(table.offered('union')).toEqual(['a ahead', 'a port']);
    expect(table.play('a port').offered()).toEqual(['a ahead']);
  });

  it('otherwise she is free', () => {
    const table = chased('casemate', 503, 'E', 903).moves('union');
    expect(table.offered('union')).toEqual(['a ahead', 'a port', 'a starboard', 'union done']);
  });

  it('free when land and friends bar every way', () => {
    const table = chased('casemate', 503, 'W', 903).terrain('bank', 403).moves('union');
    expect(table.offered('union')).toEqual(['a port', 'a starboard', 'union done']);
    const friend = chased('casemate', 503, 'W', 903)
      .union('d', 'unarmed', 403, 'E', { overrides: { knots: 0 } })
      .moves('union');
    expect(friend.offered('a')).toEqual(['a port', 'a starboard']);
    expect(friend.offered('union')).toContain('union done');
  });

  it('free when she is aground: she need not try to come off', () => {
    const table = chased('gunboat', 503, 'W', 903).options('sandbars').moves('union');
    expect(table.offered('union')).not.toContain('union done');
    const aground = battle(9, 5)
      .options('sandbars')
      .union('a', 'gunboat', 503, 'W', { ...beaten, aground: true })
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 903, 'W')
      .moves('union');
    expect(aground.offered('a')).toEqual(['a refloat']);
    expect(aground.offered('union')).toContain('union done');
    // Once afloat she is bound again.
    expect(aground.play('a refloat', 6, 6).offered('a')).not.toContain('a finish');
  });

  it('option astern: backing away is a way too', () => {
    const table = chased('casemate', 503, 'E', 703).options('astern').moves('union');
    expect(table.offered('union')).toEqual(['a astern']);
  });

  it('P27: the nearest enemy is a ship afloat; wrecks and forts do not count', () => {
    const table = battle(9, 5)
      .options('forts')
      .work('confederate', 'fort', 'fort', 901)
      .union('a', 'casemate', 503, 'E', beaten)
      .union('c', 'unarmed', 105, 'E', { overrides: { knots: 0 } })
      .confederate('wreck', 'unarmed', 403, 'E', { now: { status: 'sunk', points: 0 } })
      .confederate('b', 'unarmed', 903, 'W', { overrides: { knots: 0 } })
      .moves('union');
    expect(table.offered('union')).toContain('union done');
  });

  it('free on her home edge where she can neither leave nor draw off: no hex is nearer home', () => {
    const table = chased('casemate', 103, 'NE', 503).moves('union');
    expect(table.offered('union')).toEqual(['a ahead', 'a port', 'a starboard', 'union done']);
  });
});

describe('Ruling P12: what she may still do, and not', () => {
  it('she may fire', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 202, 'E', beaten)
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 302, 'E')
      .fire();
    expect(table.offered('a')).toEqual(['a > b']);
  });

  it('she never rams on purpose', () => {
    const table = chased('gunboat', 503, 'W', 403).moves('union');
    expect(table.offered('a')).not.toContain('a rams b');
    expect(table.match.rules.desk.whyNoMove(table.now, 'a', 403)?.says).toBe('A ship that is breaking off never rams.');
    // The same when she is free.
    const free = battle(3, 3)
      .union('a', 'monitor', 102, 'E', beaten)
      .union('c', 'unarmed', 303, 'E', { overrides: { knots: 0 } })
      .confederate('b', 'unarmed', 202, 'W')
      .moves('union');
    expect(free.offered('a')).toEqual(['a port', 'a starboard']);
  });

  it('a ram that she declared before she was beaten still counts', () => {
    const table = battle(9, 5)
      .options('drift', 'mines')
      .flow('E', 303)
      .mine('confederate', 403, true)
      .union('a', 'unarmed', 303, 'SE')
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'casemate', 304, 'E', { now: { armed: false } })
      .moves('union')
      .then('a rams b', 'union done')
      .play('confederate done', 4, 4, 4, 1, 6, 1, 1, 2);
    const order = table.all
      .map(event => event.type)
      .filter(type => type === 'criticalPointReached' || type === 'shipRammed');
    expect(order).toEqual(['criticalPointReached', 'shipRammed']);
    expect(table.points('b')).toBe(10);
  });
});

describe('Rulings P12, P13, S8: leaving', () => {
  it('by moving off a hex of her home edge across the rim', () => {
    const table = chased('casemate', 103, 'W', 503).moves('union').play('a leaves left');
    expect(table.ship('a')).toMatchObject({ status: 'gone', at: 0, leftBy: 'left', points: 2 });
    expect(table.told('shipLeft')).toEqual([{ type: 'shipLeft', ship: 'a', from: 103, edge: 'left', exited: false }]);
  });

  it('S8: out of the game and not sunk', () => {
    const table = chased('casemate', 103, 'W', 503).moves('union').play('a leaves left');
    expect(table.told('shipSunk')).toEqual([]);
    expect(table.offered('a')).toEqual([]);
  });

  it('it costs a point', () => {
    // From an odd row a ship on the left edge leaves heading W, NW or SW: from NE that is one turn.
    const ironclad = chased('casemate', 103, 'NE', 503).terrain('bank', 102).moves('union');
    expect(ironclad.play('a port').offered('a')).toEqual([]);
    const frigate = chased('frigate', 103, 'NE', 503).terrain('bank', 102).moves('union');
    frigate.then('a port', 'a leaves left');
    expect(frigate.ship('a').status).toBe('gone');
  });

  it('P27: to leave is to get away: when only that does, she must', () => {
    const table = chased('casemate', 103, 'W', 503).moves('union');
    expect(table.offered('union')).toEqual(['a leaves left']);
  });

  it('not by another edge', () => {
    const table = chased('casemate', 903, 'E', 503).moves('union');
    expect(table.offered('a')).not.toContain('a leaves right');
    const top = chased('casemate', 501, 'NE', 505).moves('union');
    expect(top.offered('a')).not.toContain('a leaves top');
  });

  it('P27: by the edge of an exit objective too, but nothing binds her to it', () => {
    const table = chased('casemate', 903, 'E', 803)
      .terrain('bank', 902, 802, 904, 804)
      .objective({ side: 'union', text: 'Pass', kind: 'exit', ships: ['a'], count: 1, edge: 'right' })
      .moves('union');
    expect(table.offered('union')).toEqual(['a leaves right', 'a port', 'a starboard', 'union done']);
    expect(table.play('a leaves right').ship('a').status).toBe('exited');
  });

  it('P27: steps toward the edge of an exit objective are no way to get away', () => {
    const table = battle(9, 5)
      .union('a', 'frigate', 205, 'W', beaten)
      .confederate('b', 'unarmed', 101, 'E')
      .home(['top'], ['right'])
      .objective({ side: 'union', text: 'Pass', kind: 'exit', ships: ['a'], count: 1, edge: 'left' })
      .moves('union');
    expect(table.offered('union')).toEqual(['a starboard']);
  });

  it('a side may have several home edges', () => {
    const table = chased('casemate', 501, 'NE', 505).home(['left', 'top'], ['right']).moves('union');
    expect(table.offered('a')).toContain('a leaves top');
  });
});
