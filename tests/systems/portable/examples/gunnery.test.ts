/** The flotation table's rules, step 1 of the turn and Firing Guns, sentence by sentence; rulings P1 to P8, P26, P30. */
import { describe, expect, it } from 'vitest';
import type { Terrain } from '../../../../src/core/chart.ts';
import type { FacingName, HexId } from '../../../../src/core/types.ts';
import { battle, type Kind, type Table } from '../table.ts';

/** Why a has no shot at b, in the desk's words; null when she has one. */
const whyNot = (table: Table, firer = 'a', target = 'b'): string | null =>
  table.match.rules.desk.fire.whyNot(table.now, firer, target)?.says ?? null;

/** A duel along row 2 at so many hexes: a is the Union's, b an unarmed Confederate. */
const duel = (kind: Kind, heading: FacingName, range: number) =>
  battle(9, 5)
    .union('a', kind, 202, heading)
    .confederate('b', 'unarmed', 202 + 100 * range, 'E', { now: { points: 4 } });

describe('Ship Flotation Values: rules', () => {
  it('a: hits add up, from several ships and from turn to turn', () => {
    const table = battle(9, 5)
      .union('a', 'casemate', 202, 'NE')
      .union('c', 'gunboat', 501, 'E')
      .confederate('b', 'monitor', 502, 'E', { now: { armed: false } })
      .fire()
      .then('a > b', 'c > b')
      // Two dice at three hexes, three dice alongside; then the roll for the first move.
      .play('union done', 4, 1, 5, 1, 1, 1, 2);
    expect(table.points('b')).toBe(8);
    table.then('union done', 'confederate done', 'a > b').play('union done', 4, 4, 1, 2);
    expect(table.points('b')).toBe(6);
  });

  it('b: reduced to her critical point a ship must break off; one point above it she need not', () => {
    const after = (die: number) =>
      duel('casemate', 'NE', 4)
        .confederate('far', 'monitor', 905, 'E', { now: { armed: false } })
        .fire()
        .then('a > b')
        .play('union done', die, 1, 2);
    expect(after(5).ship('b').breakingOff).toBe(false);
    const hit = after(6);
    expect(hit.ship('b')).toMatchObject({ points: 2, criticalPoint: 2, breakingOff: true });
    expect(hit.told('criticalPointReached')).toEqual([{ type: 'criticalPointReached', ship: 'b' }]);
  });

  it('b: below the critical point too', () => {
    const table = duel('casemate', 'NE', 3)
      .confederate('far', 'monitor', 905, 'E', { now: { armed: false } })
      .fire()
      .then('a > b')
      .play('union done', 6, 4, 1, 2);
    expect(table.ship('b')).toMatchObject({ points: 1, breakingOff: true });
  });

  it('c: at 0 points a ship sinks', () => {
    const table = duel('casemate', 'NE', 3).fire().then('a > b').play('union done', 6, 6);
    expect(table.ship('b')).toMatchObject({ points: 0, status: 'sunk', at: 502 });
    expect(table.told('shipSunk')).toEqual([{ type: 'shipSunk', ship: 'b', at: 502 }]);
  });
});

describe('Turn Sequence 1: both sides fire', () => {
  const pair = () =>
    battle(9, 5)
      .union('a', 'gunboat', 202, 'NE', { now: { points: 1 } })
      .confederate('b', 'gunboat', 302, 'NE', { now: { points: 1 } });

  it('both sides fire in the same step, and either may be done first', () => {
    const whole = () => battle(9, 5).union('a', 'gunboat', 202, 'NE').confederate('b', 'gunboat', 302, 'NE');
    expect(whole().fire().offered()).toEqual(['a > b', 'union done', 'b > a', 'confederate done']);
    const table = whole().fire().then('b > a', 'confederate done', 'a > b').play('union done', 1, 1, 1, 2, 2, 2, 1, 2);
    expect(table.told('shotFired').map(shot => shot.firer)).toEqual(['b', 'a']);
  });

  it('N.B.: fire is simultaneous; a ship that is hit and sunk has fired in that turn', () => {
    const table = pair().fire().then('a > b', 'b > a', 'union done').play('confederate done', 6, 1, 1, 1, 4, 1);
    expect(table.told('shotFired').map(shot => shot.damage)).toEqual([2, 1]);
    expect([table.ship('a').status, table.ship('b').status]).toEqual(['sunk', 'sunk']);
  });

  it('N.B.: all shots are rolled before any damage is applied (P7)', () => {
    const table = pair().fire().then('a > b', 'b > a', 'union done').play('confederate done', 6, 1, 1, 1, 4, 1);
    const order = table.all.map(event => event.type).filter(type => type === 'shotFired' || type === 'pointsLost');
    expect(order).toEqual(['shotFired', 'shotFired', 'pointsLost', 'pointsLost']);
  });

  it('N.B.: but only if a suitable target is in range', () => {
    const table = battle(9, 5).union('a', 'casemate', 202, 'NE').confederate('b', 'gunboat', 602, 'NE').fire();
    expect(table.offered()).toEqual(['a > b', 'union done']);
  });
});

describe('Firing Guns a: one target', () => {
  it('a ship fires at one target a turn and no more', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 302, 'E')
      .confederate('b', 'casemate', 402, 'NE')
      .confederate('c', 'casemate', 202, 'NE')
      .fire();
    expect(table.offered('a')).toEqual(['a > b', 'a > c']);
    expect(table.play('a > c').offered('a')).toEqual([]);
    table.then('union done').play('confederate done', 1, 1, 1, 1, 1, 1, 1, 2);
    expect(table.told('shotFired').map(shot => shot.target)).toEqual(['c']);
  });

  it('several ships may fire at the same target', () => {
    const table = battle(9, 5)
      .union('a', 'gunboat', 202, 'NE')
      .union('c', 'gunboat', 402, 'NE')
      .confederate('b', 'unarmed', 302, 'E', { now: { points: 4 } })
      .fire()
      .then('a > b', 'c > b')
      .play('union done', 6, 1, 1, 6, 1, 1);
    expect(table.ship('b').status).toBe('sunk');
  });

  it('nobody fires at a friend', () => {
    const table = battle(9, 5).union('a', 'monitor', 202, 'E').union('c', 'monitor', 302, 'E').moves('union');
    expect(whyNot(table, 'a', 'c')).toBe('That is a friend.');
  });
});

describe('Firing Guns b: direct line of sight (P6, S3, S9)', () => {
  const across = (terrain: Terrain, ...hexes: HexId[]) =>
    duel('monitor', 'NE', 3)
      .terrain(terrain, ...hexes)
      .moves('union');

  it.each(['bank', 'bluff', 'island', 'town'] as const)('%s in between blocks', terrain => {
    expect(whyNot(across(terrain, 302))).toMatch(/blocked by .* at 0302/);
    expect(whyNot(across(terrain, 402))).toMatch(/blocked by .* at 0402/);
  });

  it.each(['marsh', 'sandbar', 'wharf', 'shallows', 'obstruction'] as const)(
    '%s in between does not block',
    terrain => {
      expect(whyNot(across(terrain, 302, 402))).toBeNull();
    },
  );

  it.each(['marsh', 'wharf'] as const)(
    'S9: a fort on %s blocks, with and without the option; a building does not',
    terrain => {
      const works = (kind: 'fort' | 'building') =>
        duel('monitor', 'NE', 3).work('confederate', kind, 'works', 302, 303).terrain(terrain, 302, 303);
      expect(whyNot(works('fort').moves('union'))).toMatch(/blocked by .* at 0302/);
      expect(whyNot(works('fort').options('forts').moves('union'))).toMatch(/blocked by .* at 0302/);
      expect(whyNot(works('building').moves('union'))).toBeNull();
    },
  );

  it('a floating ship in between blocks, friend or enemy', () => {
    expect(whyNot(duel('monitor', 'NE', 3).union('c', 'gunboat', 302, 'E').moves('union'))).toMatch(
      /blocked by c at 0302/,
    );
    expect(whyNot(duel('monitor', 'NE', 3).confederate('c', 'gunboat', 402, 'E').moves('union'))).toMatch(
      /blocked by c/,
    );
  });

  it('a wreck does not', () => {
    const sunk = { now: { status: 'sunk', points: 0 } as const };
    expect(whyNot(duel('monitor', 'NE', 3).union('c', 'gunboat', 302, 'E', sunk).moves('union'))).toBeNull();
  });

  it('what is not in sight is not offered as a target', () => {
    const table = battle(9, 5)
      .terrain('island', 302)
      .union('a', 'monitor', 202, 'E')
      .confederate('b', 'unarmed', 402, 'E')
      .confederate('c', 'unarmed', 204, 'E')
      .fire();
    expect(table.offered('a')).toEqual(['a > c']);
  });

  // 0301 lies straight above 0303 and 0305: the line runs up the hexside between 0202 and 0302, and between 0204 and 0304.
  const up = (...islands: HexId[]) =>
    battle(5, 5)
      .terrain('island', ...islands)
      .union('a', 'monitor', 305, 'E')
      .confederate('b', 'unarmed', 301, 'E')
      .moves('union');

  it('S3: along a hexside, one hex beside it does not block, two do', () => {
    expect(whyNot(up(202))).toBeNull();
    expect(whyNot(up(302))).toBeNull();
    expect(whyNot(up(202, 302))).toMatch(/blocked/);
  });

  it('S3: every hexside is judged by itself', () => {
    expect(whyNot(up(204, 302))).toBeNull();
    expect(whyNot(up(304, 202))).toBeNull();
  });

  it('S3: ship and land on the two sides of it block together', () => {
    const table = battle(5, 5)
      .terrain('island', 202)
      .union('a', 'monitor', 303, 'E')
      .union('c', 'gunboat', 302, 'E')
      .confederate('b', 'unarmed', 301, 'E')
      .moves('union');
    expect(whyNot(table)).toMatch(/blocked/);
  });

  it('S3: the rim of the chart does not block', () => {
    const table = battle(5, 5)
      .terrain('island', 102)
      .union('a', 'monitor', 103, 'E')
      .confederate('b', 'unarmed', 101, 'E')
      .moves('union');
    expect(whyNot(table)).toBeNull();
  });

  it('S3: firer’s and target’s own hexes never block, and the line is the same both ways', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 202, 'E')
      .confederate('b', 'monitor', 405, 'E')
      .terrain('island', 303)
      .moves('union');
    expect(whyNot(table, 'a', 'b') === null).toBe(whyNot(table, 'b', 'a') === null);
    expect(
      whyNot(battle(5, 3).union('a', 'monitor', 202, 'E').confederate('b', 'monitor', 302, 'E').moves('union')),
    ).toBeNull();
  });
});

describe('Firing Guns c: turreted monitors', () => {
  it.each(['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const)('fire all round with full dice: heading %s (P5)', heading => {
    const table = duel('monitor', heading, 1).fire().then('a > b').play('union done', 1, 1, 1, 1, 1, 1, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ dice: [1, 1, 1, 1, 1, 1], half: false }]);
  });

  it('each further hex costs a die', () => {
    const table = duel('monitor', 'E', 3).fire().then('a > b').play('union done', 1, 2, 3, 1, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ dice: [1, 2, 3, 1] }]);
  });

  it('P5: narrow arcs change nothing for them', () => {
    const table = duel('monitor', 'E', 5).options('narrowArcs').fire().then('a > b').play('union done', 1, 2, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ dice: [1, 2], half: false }]);
  });
});

describe('Firing Guns d: all other ships', () => {
  it('not ahead or astern: full effect, and each further hex costs a die', () => {
    const table = duel('frigate', 'NE', 2).fire().then('a > b').play('union done', 1, 1, 1, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ range: 2, dice: [1, 1, 1], half: false }]);
  });

  it('ahead: half effect, and every two further hexes cost a die', () => {
    const dice = (range: number, ...faces: number[]) =>
      duel('frigate', 'E', range)
        .fire()
        .then('a > b')
        .play('union done', ...faces, 1, 2)
        .told('shotFired')[0]?.dice.length;
    expect([dice(1, 1, 1), dice(2, 1, 1), dice(3, 1), dice(4, 1)]).toEqual([2, 2, 1, 1]);
  });

  it('astern: half effect as well', () => {
    const table = duel('gunboat', 'W', 1).fire().then('a > b').play('union done', 1, 1, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ dice: [1, 1], half: true }]);
  });

  it('P4: a hex on the line at 60 degrees is cut by it, hence not end on; one hex inside it is', () => {
    // From 0303 heading E, the row at 60 degrees goes up 0302, 0401; 0402 lies inside.
    const half = (hex: HexId) =>
      battle(9, 5)
        .union('a', 'casemate', 303, 'E')
        .confederate('b', 'unarmed', hex, 'E')
        .fire()
        .match.rules.desk.fire.field(
          battle(9, 5).union('a', 'casemate', 303, 'E').confederate('b', 'unarmed', hex, 'E').fire().now,
          'a',
        )
        .find(field => field.hex === hex)?.weak;
    expect([half(302), half(401), half(402), half(403)]).toEqual([false, false, true, true]);
  });

  it('P4, option narrowArcs: end on only within 30 degrees', () => {
    const at = (hex: HexId) =>
      battle(9, 5).options('narrowArcs').union('a', 'casemate', 303, 'E').confederate('b', 'unarmed', hex, 'E').fire();
    // 0402 lies exactly 30 degrees off the bow: cut by the line.
    expect(at(402).play('a > b').play('union done', 1, 1, 1, 1, 2).told('shotFired')).toMatchObject([
      { half: false, dice: [1, 1, 1] },
    ]);
    expect(at(503).play('a > b').play('union done', 1, 1, 1, 2).told('shotFired')).toMatchObject([
      { half: true, dice: [1, 1] },
    ]);
  });

  it('P3: ahead is across the hexside that the ship faces', () => {
    const table = battle(5, 5).union('a', 'casemate', 303, 'NW').confederate('b', 'unarmed', 202, 'E').fire();
    table.then('a > b').play('union done', 1, 1, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ half: true }]);
  });
});

describe('Firing Guns e: results', () => {
  it('6 costs two points, 4 and 5 one, 1 to 3 nothing; all dice of a shot count together', () => {
    const table = duel('monitor', 'E', 1)
      .confederate('far', 'monitor', 905, 'E', { now: { armed: false } })
      .confederate('iron', 'casemate', 301, 'E', { now: { armed: false } })
      .fire()
      .then('a > iron')
      .play('union done', 1, 2, 3, 4, 5, 6, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ damage: 4 }]);
    expect(table.points('iron')).toBe(8);
  });
});

describe('rulings on gunnery', () => {
  it('P1: an adjacent target costs no die, the last hex of range has one', () => {
    const near = duel('gunboat', 'NE', 1).fire().then('a > b').play('union done', 1, 1, 1, 1, 2);
    const far = duel('gunboat', 'NE', 3).fire().then('a > b').play('union done', 1, 1, 2);
    expect([near.told('shotFired')[0]?.dice.length, far.told('shotFired')[0]?.dice.length]).toEqual([3, 1]);
  });

  it('P2: half of an odd number of dice is rounded up', () => {
    const table = duel('gunboat', 'E', 1).fire().then('a > b').play('union done', 1, 1, 1, 2);
    expect(table.told('shotFired')[0]?.dice.length).toBe(2);
  });

  it('P7: surplus damage is lost', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 202, 'E')
      .union('c', 'gunboat', 402, 'NE')
      .confederate('b', 'unarmed', 302, 'E', { now: { points: 4 } })
      .confederate('d', 'unarmed', 402 + 300, 'E')
      .fire()
      .then('a > b', 'c > b')
      .play('union done', 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 2);
    expect(table.told('pointsLost')).toEqual([{ type: 'pointsLost', unit: 'b', lost: 4, left: 0, cause: 'gunfire' }]);
    expect(table.told('shipSunk')).toHaveLength(1);
    expect(table.points('d')).toBe(4);
  });

  it('P7, S7: what a side has plotted is hidden from the other until both are done', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 202, 'E')
      .confederate('b', 'monitor', 302, 'E')
      .fire()
      .play('a > b');
    const view = (side: 'union' | 'confederate') => table.match.rules.redact(table.state, side).plots;
    expect([view('union'), view('confederate')]).toEqual([{ a: 'b' }, {}]);
    expect(table.last).toEqual([]);
  });

  it('P7: when the shots have fallen nothing of the plot is left', () => {
    const table = duel('monitor', 'E', 1).fire().play('a > b').play('union done', 1, 1, 1, 1, 1, 1, 1, 2);
    expect([table.phase, table.state.plots]).toEqual(['firstMove', {}]);
  });

  it('P7: a ship that has been sunk fires no more', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 202, 'E', { now: { status: 'sunk', points: 0 } })
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 302, 'E')
      .moves('union');
    expect(whyNot(table)).toBe('Her guns are out of the battle.');
    expect(table.match.rules.desk.fire.field(table.now, 'a')).toEqual([]);
  });

  it('why nobody fires at a wreck, a ship that has left, one that is still to come or a fort that is silent', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 303, 'E')
      .confederate('b', 'frigate', 403, 'E', { now: { status: 'sunk', points: 0 } })
      .confederate('c', 'frigate', 302, 'E', { now: { status: 'gone', at: 0 } })
      .confederate('d', 'frigate', 901, 'E', { turn: 3 })
      .work('confederate', 'fort', 'fort', 402, 502)
      .options('forts')
      .moves('union');
    table.work('fort').points = 0;
    const why = (unit: string, target: string) => table.match.rules.desk.fire.whyNot(table.now, unit, target)?.says;
    expect(['b', 'c', 'd', 'fort'].map(target => why('a', target))).toEqual([
      'She is out of the battle.',
      'She is out of the battle.',
      'She is not on the chart.',
      'She is out of the battle.',
    ]);
    expect(why('d', 'a')).toBe('She is not on the chart.');
  });

  it('P8: a ship may hold her fire', () => {
    const table = duel('monitor', 'E', 1).fire().play('union done', 1, 2);
    expect(table.told('shotFired')).toEqual([]);
    expect(table.points('b')).toBe(4);
  });

  it('P19: a ship without guns has no shot, but can be shot at', () => {
    const table = battle(9, 5).union('a', 'unarmed', 202, 'E').confederate('b', 'gunboat', 302, 'NE').fire();
    expect(table.offered()).toEqual(['b > a', 'confederate done']);
    expect(whyNot(table)).toBe('She carries no guns.');
  });

  it('P26: visibility limits fire for all, monitors and forts as well', () => {
    const table = battle(9, 5)
      .visibility(2)
      .options('forts')
      .work('union', 'fort', 'fort', 201)
      .union('a', 'monitor', 202, 'E')
      .confederate('b', 'unarmed', 402, 'E')
      .confederate('c', 'unarmed', 502, 'E')
      .fire();
    expect(table.offered('a')).toEqual(['a > b']);
    expect(table.offered('fort')).toEqual([]);
    expect(whyNot(table, 'a', 'c')).toBe('Not seen: 3 hexes, today’s sight is 2.');
  });

  it('P30: of a fort’s two hexes equally near, the one that the guns bear on at full effect counts', () => {
    const at = (first: HexId, second: HexId) =>
      battle(9, 5)
        .options('forts')
        .work('confederate', 'fort', 'fort', first, second)
        .union('a', 'gunboat', 303, 'E')
        .fire()
        .then('a > fort', 'union done')
        .play('confederate done', 1, 1, 1, 1, 2)
        .told('shotFired');
    // 0302 lies abeam and 0403 right ahead of her, both adjacent.
    expect(at(302, 403)).toMatchObject([{ range: 1, half: false }]);
    expect(at(403, 302)).toMatchObject([{ range: 1, half: false }]);
  });
});
