/** Steps 2, 3 and 5 of the turn and Movement, sentence by sentence; rulings P3, P9 to P11, P13, P24, P32, P33, P38. */
import { describe, expect, it } from 'vitest';
import { battle, type Table } from '../table.ts';

const whyNot = (table: Table, ship: string, hex: number | null): string | null =>
  table.match.rules.desk.whyNoMove(table.now, ship, hex)?.says ?? null;

const fleets = () =>
  battle(9, 5)
    .union('a', 'monitor', 202, 'E')
    .union('b', 'frigate', 204, 'E')
    .confederate('c', 'gunboat', 902, 'W')
    .confederate('d', 'casemate', 904, 'W');

describe('Turn Sequence 2: who moves first', () => {
  it('both sides throw a die, and the lower moves first', () => {
    const table = fleets().initiative(2, 5);
    expect(table.told('initiativeRolled')).toEqual([
      { type: 'initiativeRolled', rolls: [{ union: 2, confederate: 5 }], first: 'union' },
    ]);
    expect(table.state.cursor.awaiting).toEqual(['union']);
    expect(fleets().initiative(6, 1).state.cursor.awaiting).toEqual(['confederate']);
  });

  it('P9: ties are thrown again', () => {
    const table = fleets().initiative(3, 3, 6, 6, 4, 2);
    expect(table.told('initiativeRolled')[0]?.rolls).toHaveLength(3);
    expect(table.state.first).toBe('confederate');
  });

  it('it is thrown anew every turn', () => {
    const table = fleets().initiative(1, 2).then('union done').play('confederate done', 4, 3);
    expect(table.state.turn).toBe(2);
    expect(table.state.cursor.awaiting).toEqual(['confederate']);
  });
});

describe('Turn Sequence 3: the other side moves next', () => {
  it('once the first side has moved its ships', () => {
    const table = fleets().moves('union');
    expect(table.offered('confederate')).toEqual([]);
    table.then('a ahead', 'b ahead', 'b ahead', 'union done');
    expect(table.phase).toBe('secondMove');
    expect(table.offered('union')).toEqual([]);
    expect(table.offered('c')).toContain('c ahead');
  });
});

describe('Turn Sequence 5: the turn is complete', () => {
  it('when both sides have fired and moved; then the next begins with fire', () => {
    const table = battle(9, 5).union('a', 'monitor', 202, 'E').confederate('b', 'monitor', 302, 'E').fire();
    table.then('union done').play('confederate done', 1, 2).then('union done', 'confederate done');
    expect([table.state.turn, table.phase]).toEqual([2, 'fire']);
    expect(table.told('turnBegan')).toEqual([{ type: 'turnBegan', turn: 2 }]);
  });
});

describe('Movement a: measured in hexes', () => {
  it.each([
    ['monitor', 1],
    ['casemate', 1],
    ['frigate', 2],
    ['gunboat', 3],
  ] as const)('a %s has %i', (kind, hexes) => {
    const table = battle(9, 3).union('a', kind, 102, 'E').moves('union');
    expect(table.ship('a').movesLeft).toBe(hexes);
    for (let step = 0; step < hexes; step++) table.play('a ahead');
    expect(table.offered()).toEqual(['union done']);
  });

  it('the whole allowance is there again next turn', () => {
    const table = battle(9, 3).union('a', 'gunboat', 102, 'E').moves('union').then('a ahead', 'a ahead', 'a ahead');
    table.play('union done', 1, 2);
    expect(table.ship('a').movesLeft).toBe(3);
  });
});

describe('Movement b: turns and hexes ahead', () => {
  it('a turn of 60 degrees costs one, to either hand', () => {
    const table = battle(9, 5).union('a', 'gunboat', 303, 'E').moves('union').play('a port');
    expect(table.ship('a')).toMatchObject({ facing: 1, at: 303, movesLeft: 2 });
    table.then('a starboard', 'a starboard');
    expect(table.ship('a')).toMatchObject({ facing: 5, at: 303, moved: true });
  });

  it('a ship with one hex of movement turns or goes, not both', () => {
    expect(battle(9, 5).union('a', 'monitor', 303, 'E').moves('union').play('a port').offered('a')).toEqual([]);
  });

  it('or she moves forward, one hex for each hex of movement: P3, across the hexside that she faces', () => {
    const table = battle(9, 5).union('a', 'gunboat', 303, 'NE').moves('union').play('a ahead');
    expect(table.at('a')).toBe(302);
    expect(table.play('a ahead').at('a')).toBe(401);
    expect(table.told('shipMoved')).toHaveLength(2);
  });

  it('turns and hexes mix in any order', () => {
    const table = battle(9, 5).union('a', 'gunboat', 303, 'E').moves('union').then('a ahead', 'a port', 'a ahead');
    expect(table.ship('a')).toMatchObject({ at: 402, facing: 1 });
  });
});

describe('Ruling P9: order inside a side', () => {
  it('the owner chooses the order', () => {
    expect(fleets().moves('union').offered()).toEqual([
      ...['a ahead', 'a port', 'a starboard', 'b ahead', 'b port', 'b starboard', 'union done'],
    ]);
  });

  it('and finishes a ship before the next', () => {
    const table = fleets().moves('union').play('b ahead');
    expect(table.offered()).toEqual(['b ahead', 'b port', 'b starboard', 'b finish']);
    expect(whyNot(table, 'a', null)).toBe('b must finish her move first.');
    expect(table.play('b finish').offered()).toEqual(['a ahead', 'a port', 'a starboard', 'union done']);
    expect(whyNot(table, 'b', null)).toBe('She has moved this turn.');
  });
});

describe('Ruling P10: standing still, reverse', () => {
  it('standing still is free', () => {
    const table = fleets().moves('union').play('union done');
    expect([table.at('a'), table.at('b'), table.phase]).toEqual([202, 204, 'secondMove']);
  });

  it('there is no reverse', () => {
    expect(battle(9, 5).union('a', 'gunboat', 303, 'E').moves('union').offered('a')).not.toContain('a astern');
  });

  it('option astern: one hex straight back costs the whole move', () => {
    const table = battle(9, 5).options('astern').union('a', 'gunboat', 303, 'E').moves('union').play('a astern');
    expect(table.ship('a')).toMatchObject({ at: 203, facing: 0, moved: true, movesLeft: 0 });
    expect(table.offered('a')).toEqual([]);
  });

  it('option astern: not once she has moved, and not into land or a ship', () => {
    const setup = () => battle(9, 5).options('astern').union('a', 'gunboat', 303, 'E');
    expect(setup().moves('union').play('a port').offered('a')).not.toContain('a astern');
    expect(setup().terrain('bank', 203).moves('union').offered('a')).not.toContain('a astern');
    expect(setup().confederate('b', 'monitor', 203, 'E').moves('union').offered('a')).not.toContain('a astern');
    expect(setup().union('b', 'monitor', 203, 'E').moves('union').offered('a')).not.toContain('a astern');
  });
});

describe('Ruling P11: land, shore, full hexes', () => {
  it.each(['bank', 'bluff', 'marsh', 'island', 'town', 'wharf', 'obstruction'] as const)(
    '%s cannot be entered (S9)',
    terrain => {
      const table = battle(9, 5).terrain(terrain, 403).union('a', 'gunboat', 303, 'E').moves('union');
      expect(table.offered('a')).toEqual(['a port', 'a starboard']);
      expect(whyNot(table, 'a', 403)).toBe(`0403 is ${terrain}: no ship can enter.`);
    },
  );

  it.each(['channel', 'shallows', 'sandbar'] as const)('%s can', terrain => {
    const table = battle(9, 5).terrain(terrain, 403).union('a', 'gunboat', 303, 'E').moves('union');
    expect(table.play('a ahead').at('a')).toBe(403);
  });

  it('one ship a hex: a friend’s hex is never offered', () => {
    const table = battle(9, 5).union('a', 'gunboat', 303, 'E').union('b', 'monitor', 403, 'E').moves('union');
    expect(table.offered('a')).toEqual(['a port', 'a starboard']);
    expect(whyNot(table, 'a', 403)).toBe('b lies in 0403.');
  });

  it('an enemy’s is a ram', () => {
    const table = battle(9, 5).union('a', 'gunboat', 303, 'E').confederate('b', 'monitor', 403, 'E').moves('union');
    expect(table.offered('a')).toEqual(['a rams b', 'a port', 'a starboard']);
  });

  it('P6: a wreck’s hex is free', () => {
    const table = battle(9, 5)
      .union('a', 'gunboat', 303, 'E')
      .confederate('b', 'monitor', 403, 'E', { now: { status: 'sunk', points: 0 } })
      .moves('union');
    expect(table.play('a ahead').at('a')).toBe(403);
  });
});

describe('Ruling P13: leaving the chart', () => {
  const exit = (edge: 'left' | 'right' | 'top') =>
    ({ side: 'union', text: 'Get away', kind: 'exit', ships: ['a'], count: 1, edge }) as const;

  it('a ship that is not breaking off stays, at her home edge too', () => {
    expect(battle(9, 5).union('a', 'gunboat', 103, 'W').moves('union').offered('a')).toEqual(['a port', 'a starboard']);
    expect(battle(9, 5).union('a', 'gunboat', 903, 'E').moves('union').offered('a')).toEqual(['a port', 'a starboard']);
  });

  it('unless an exit objective names her and that edge', () => {
    const table = battle(9, 5)
      .objective(exit('right'))
      .union('a', 'gunboat', 903, 'E')
      .union('b', 'gunboat', 901, 'E')
      .moves('union');
    expect(table.offered('b')).not.toContain('b leaves right');
    table.play('a leaves right');
    expect(table.ship('a')).toMatchObject({ status: 'exited', at: 0, leftBy: 'right' });
    expect(table.told('shipLeft')).toEqual([{ type: 'shipLeft', ship: 'a', from: 903, edge: 'right', exited: true }]);
  });

  it('only by that edge', () => {
    const table = battle(9, 5).objective(exit('right')).union('a', 'gunboat', 103, 'W').moves('union');
    expect(table.offered('a')).not.toContain('a leaves left');
  });

  it('P38: over a corner she may leave by either edge, each for what it is worth', () => {
    const corner = () =>
      battle(9, 5)
        .objective(exit('top'))
        .union('a', 'gunboat', 101, 'NW', { now: { breakingOff: true, points: 2 } })
        .union('b', 'gunboat', 303, 'E')
        .moves('union');
    expect(corner().offered('a')).toEqual(expect.arrayContaining(['a leaves left', 'a leaves top']));
    expect(corner().play('a leaves left').ship('a').status).toBe('gone');
    expect(corner().play('a leaves top').ship('a').status).toBe('exited');
  });
});

describe('Ruling P24: ships that enter later', () => {
  /** Entry in turn 2 at 0103 on the left edge. */
  const due = () => battle(9, 5).union('a', 'unarmed', 505, 'E').union('late', 'gunboat', 103, 'E', { turn: 2 });
  const nextTurn = (table: Table) => table.play('union done', 1, 2);

  it('are not on the chart before, neither to fire at nor to move', () => {
    const table = due().confederate('b', 'monitor', 203, 'E').confederate('c', 'monitor', 504, 'E').fire();
    expect(table.ship('late')).toMatchObject({ status: 'waiting', at: 0 });
    expect(table.offered('confederate')).not.toContain('b > late');
    expect(due().moves('union').offered('late')).toEqual([]);
  });

  it('appear at the start of their side’s movement and move at once', () => {
    const table = nextTurn(due().moves('union'));
    expect(table.told('shipArrived')).toEqual([{ type: 'shipArrived', ship: 'late', at: 103, facing: 0 }]);
    expect(table.offered('late')).toEqual(['late ahead', 'late port', 'late starboard']);
  });

  it('not before the other side’s movement when that comes first', () => {
    const table = due()
      .confederate('b', 'unarmed', 903, 'W')
      .moves('union')
      .then('union done')
      .play('confederate done', 2, 1);
    expect(table.ship('late').status).toBe('waiting');
    expect(table.play('confederate done').ship('late').status).toBe('afloat');
  });

  it('in the nearest free hex of that edge when theirs is taken, by friend or enemy; of two the lower number', () => {
    expect(nextTurn(due().union('b', 'monitor', 103, 'E').moves('union')).at('late')).toBe(102);
    expect(nextTurn(due().union('b', 'monitor', 103, 'E').terrain('bank', 102).moves('union')).at('late')).toBe(104);
    const enemy = due()
      .confederate('b', 'monitor', 103, 'E', { now: { steamFrom: 0, armed: false } })
      .moves('union');
    expect(nextTurn(enemy).at('late')).toBe(102);
  });

  it('and wait when none is free', () => {
    const table = due().terrain('bank', 101, 102, 104, 105).union('b', 'frigate', 103, 'E').moves('union');
    nextTurn(table);
    expect(table.ship('late').status).toBe('waiting');
    table.then('b ahead', 'b finish').play('union done', 1, 2);
    expect([table.state.turn, table.at('late')]).toEqual([3, 103]);
  });

  it('several due in one turn come in the scenario’s order', () => {
    const table = nextTurn(due().union('later', 'gunboat', 103, 'E', { turn: 2 }).moves('union'));
    expect([table.at('late'), table.at('later')]).toEqual([103, 102]);
  });
});

describe('S9: ships that do not move by themselves', () => {
  it('0 knots: never, but she fires', () => {
    const still = { overrides: { knots: 0 } };
    const table = battle(9, 5).union('a', 'monitor', 303, 'E', still).confederate('b', 'unarmed', 403, 'E').fire();
    expect(table.offered('a')).toEqual(['a > b']);
    table.play('union done', 1, 2);
    expect([table.state.cursor.awaiting, whyNot(table, 'a', null)]).toEqual([
      ['confederate'],
      'She cannot move by herself.',
    ]);
  });

  it('a catalogue ship of 0 knots is such a one', () => {
    const setup = battle(9, 5).union('a', 'frigate', 303, 'E', { vessel: 'uss_cumberland' });
    expect(setup.union('b', 'monitor', 305, 'E').moves('union').offered('a')).toEqual([]);
  });

  it('steam in so many turns: then, and not before', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 303, 'E', { steamIn: 2 })
      .union('b', 'monitor', 305, 'E')
      .moves('union');
    expect(table.offered('a')).toEqual([]);
    expect(whyNot(table, 'a', null)).toBe('She has no steam before turn 3.');
    table.play('union done', 1, 2).play('union done', 1, 2);
    expect([table.state.turn, table.offered('a')]).toEqual([3, ['a ahead', 'a port', 'a starboard']]);
  });

  it('P33: aground without the option sandbars, she stays for the whole battle', () => {
    const table = battle(9, 5)
      .union('a', 'monitor', 303, 'E', { aground: true })
      .union('b', 'monitor', 305, 'E')
      .moves('union');
    expect(table.offered('a')).toEqual([]);
    expect(whyNot(table, 'a', null)).toBe('She is hard aground.');
  });

  it('P32: an anchored ship weighs by moving, at no cost', () => {
    const table = battle(9, 5).union('a', 'frigate', 303, 'E', { anchored: true }).moves('union').play('a ahead');
    expect(table.ship('a')).toMatchObject({ anchored: false, movesLeft: 1 });
  });
});
