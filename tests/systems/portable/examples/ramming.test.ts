/** Step 4 of the turn and Ramming, sentence by sentence; rulings P15 to P18, P22, P25, P28, P29. */
import { describe, expect, it } from 'vitest';
import { battle, type Extra, type Kind } from '../table.ts';

/** a, with a ram, heads for b; c and d keep both sides in the battle. Nobody has guns, so that nobody plots fire. */
const clash = (kind: Kind, now: Extra['now'] = {}) =>
  battle(9, 5)
    .union('a', 'unarmed', 303, 'E', { now: { ram: true } })
    .union('c', 'unarmed', 105, 'E')
    .confederate('b', kind, 403, 'E', { now: { armed: false, ...now } })
    .confederate('d', 'unarmed', 905, 'E');

/** An ironclad that a ram cannot sink at one blow, and a boat of 4 points that it can. */
const iron = () => clash('casemate');
const boat = () => clash('unarmed');

describe('Turn Sequence 4, Ramming a: what a ram is', () => {
  it('entering the hex of an enemy, adjudicated when both sides have moved', () => {
    const table = iron().moves('union').play('a rams b');
    expect(table.told('ramDeclared')).toEqual([{ type: 'ramDeclared', ship: 'a', target: 'b', hex: 403 }]);
    table.play('union done');
    expect(table.told('shipRammed')).toEqual([]);
    table.play('confederate done', 6, 5, 4, 3, 1, 2);
    expect(table.told('shipRammed')).toEqual([
      { type: 'shipRammed', ship: 'a', target: 'b', withRam: true, accident: false, dice: [6, 5, 4, 3], damage: 4 },
    ]);
    expect(table.points('b')).toBe(8);
  });

  it('only across the hexside that she faces', () => {
    const table = battle(9, 5).union('a', 'gunboat', 303, 'NE').confederate('b', 'casemate', 403, 'E').moves('union');
    expect(table.offered('a')).not.toContain('a rams b');
    expect(table.play('a starboard').offered('a')).toContain('a rams b');
  });
});

describe('Ramming b and c, Ruling P18: dice', () => {
  it('four with a ram, two without; the ram is a fact of the catalogue', () => {
    const dice = (vessel: string, ...faces: number[]) =>
      battle(9, 5)
        .union('a', 'unarmed', 303, 'E', { vessel })
        .confederate('b', 'casemate', 403, 'E', { now: { armed: false } })
        .moves('union')
        .play('a rams b')
        .play('union done')
        .play('confederate done', ...faces)
        .told('shipRammed')[0];
    expect(dice('uss_monarch', 1, 1, 1, 1, 1, 2)).toMatchObject({ withRam: true, dice: [1, 1, 1, 1] });
  });

  it('a ship without a ram throws two, and a scenario may take a ram away', () => {
    const setup = (extra: object) =>
      battle(9, 5)
        .union('a', 'unarmed', 303, 'E', extra)
        .confederate('b', 'casemate', 403, 'E', { now: { armed: false } })
        .moves('union')
        .play('a rams b')
        .play('union done')
        .play('confederate done', 1, 6, 1, 2)
        .told('shipRammed');
    expect(setup({})).toMatchObject([{ withRam: false, dice: [1, 6], damage: 2 }]);
    expect(setup({ vessel: 'uss_monarch', overrides: { ram: false } })).toMatchObject([
      { withRam: false, dice: [1, 6] },
    ]);
  });
});

describe('Ramming d: results', () => {
  it.each([
    [6, 2],
    [5, 1],
    [4, 1],
    [3, 0],
    [2, 0],
    [1, 0],
  ])('a score of %i costs the rammed ship %i', (face, lost) => {
    const table = iron()
      .moves('union')
      .play('a rams b')
      .play('union done')
      .play('confederate done', face, 1, 1, 1, 1, 2);
    expect(table.points('b')).toBe(12 - lost);
  });

  it('a ram can bring a ship to her critical point, seen at the end of the step', () => {
    const table = clash('casemate', { points: 6 })
      .moves('union')
      .play('a rams b')
      .play('union done')
      .play('confederate done', 4, 4, 1, 1, 1, 2);
    expect(table.ship('b')).toMatchObject({ points: 4, breakingOff: true });
  });
});

describe('Ruling P15: who and when', () => {
  it('the ram costs its point and ends the rammer’s move; her counter stays where she came from', () => {
    const table = iron().moves('union').play('a rams b');
    expect(table.ship('a')).toMatchObject({ at: 303, facing: 0, moved: true, movesLeft: 0 });
    expect(table.offered('a')).toEqual([]);
    const marks = table.match.rules.desk.units(table.now).find(unit => unit.id === 'a')?.marks;
    expect(marks).toContain('ramming');
  });

  it('it needs a point', () => {
    const table = battle(9, 5).union('a', 'monitor', 303, 'NE').confederate('b', 'monitor', 403, 'E').moves('union');
    expect(table.play('a starboard').offered('a')).toEqual([]);
  });

  it('a target that has not moved may still move; the ram is adjudicated all the same', () => {
    const table = iron().moves('union').play('a rams b').play('union done');
    table.play('b ahead').play('confederate done', 6, 1, 1, 1, 1, 2);
    expect(table.ship('b')).toMatchObject({ at: 503, points: 10 });
    expect(table.at('a')).toBe(303);
  });

  it('unless the target has left the chart', () => {
    const table = battle(9, 5)
      .union('a', 'unarmed', 803, 'E', { now: { ram: true } })
      .confederate('b', 'unarmed', 903, 'E', { now: { breakingOff: true, points: 2 } })
      .confederate('d', 'unarmed', 101, 'E')
      .moves('union');
    table.then('a rams b', 'union done', 'b leaves right').play('confederate done', 1, 2);
    expect(table.told('ramMissed')).toEqual([{ type: 'ramMissed', ship: 'a', target: 'b', why: 'left' }]);
    expect(table.told('shipRammed')).toEqual([]);
  });
});

describe('Ruling P16: where the rammer ends', () => {
  it('in the hex that she came from, same facing', () => {
    const table = iron().moves('union').play('a rams b').play('union done').play('confederate done', 1, 1, 1, 1, 1, 2);
    expect(table.ship('a')).toMatchObject({ at: 303, facing: 0 });
  });

  it('if the target sinks she may take the hex that she rammed into', () => {
    const table = boat().moves('union').play('a rams b').play('union done').play('confederate done', 6, 6, 1, 1);
    expect(table.offered()).toEqual(['a takeHex', 'a stayBack']);
    table.play('a takeHex', 1, 2);
    expect(table.ship('a')).toMatchObject({ at: 403, facing: 0 });
    expect(table.told('hexTaken')).toEqual([{ type: 'hexTaken', ship: 'a', from: 303, to: 403 }]);
  });

  it('or stay', () => {
    const table = boat().moves('union').play('a rams b').play('union done').play('confederate done', 6, 6, 1, 1);
    expect(table.play('a stayBack', 1, 2).at('a')).toBe(303);
  });

  it('not if it is occupied: another has gone there since', () => {
    const table = boat()
      .confederate('e', 'unarmed', 404, 'NW')
      .moves('union')
      .then('a rams b', 'union done', 'b ahead', 'b finish', 'e ahead', 'e finish')
      .play('confederate done', 6, 6, 1, 1, 1, 2);
    expect([table.at('e'), table.ship('b').status]).toEqual([403, 'sunk']);
    expect(table.at('a')).toBe(303);
  });

  it('the hex is that which she rammed, though her target went on and sank elsewhere; so the question and the log say', () => {
    const table = boat()
      .moves('union')
      .then('a rams b', 'union done', 'b ahead', 'b finish')
      .play('confederate done', 6, 6, 1, 1);
    expect(table.ship('b')).toMatchObject({ at: 503, status: 'sunk' });
    const { desk, narrate } = table.match.rules;
    expect(desk.deciding.asked(table.now, 'union')?.text).toBe(
      'The ship that a steered to ram is sunk: she may go on into 0403, the hex that she rammed, or stay where she is.',
    );
    table.play('a takeHex', 1, 2);
    expect(narrate(table.told('hexTaken')[0]!, table.match.scenario)).toBe(
      'a goes on into 0403, the hex that she rammed.',
    );
  });

  const two = () => boat().union('e', 'unarmed', 302, 'SE').moves('union').then('a rams b', 'e rams b', 'union done');

  it('P29: several rammers strike in the order declared, then are asked in that order', () => {
    const table = two().play('confederate done', 4, 5, 1, 1, 6, 1);
    expect(table.told('shipRammed').map(ram => ram.ship)).toEqual(['a', 'e']);
    expect(table.offered()).toEqual(['a takeHex', 'a stayBack']);
    expect(table.play('a stayBack').offered()).toEqual(['e takeHex', 'e stayBack']);
    expect(table.play('e takeHex', 1, 2).at('e')).toBe(403);
  });

  it('P29: once the hex is taken the next is not asked', () => {
    const table = two().play('confederate done', 4, 5, 1, 1, 6, 1).play('a takeHex', 1, 2);
    expect([table.at('a'), table.at('e'), table.phase]).toEqual([403, 302, 'firstMove']);
  });

  it('P22: against a ship sunk already in this step the second ram is not rolled, but its ship is asked', () => {
    const table = two().play('confederate done', 6, 6, 1, 1);
    expect(table.told('shipRammed')).toHaveLength(1);
    expect(table.told('ramMissed')).toEqual([{ type: 'ramMissed', ship: 'e', target: 'b', why: 'sunk' }]);
    table.play('a stayBack').play('e takeHex', 1, 2);
    expect(table.at('e')).toBe(403);
  });
});

describe('Ruling P17: damage to the rammer', () => {
  it('none', () => {
    const table = iron().moves('union').play('a rams b').play('union done').play('confederate done', 6, 6, 6, 6, 1, 2);
    expect([table.points('a'), table.points('b')]).toEqual([4, 4]);
  });

  const mutual = () =>
    boat()
      .union('f', 'unarmed', 503, 'E')
      .confederate('e', 'unarmed', 603, 'W', { now: { ram: true } })
      .moves('union');

  it('two ships that ram each other both roll', () => {
    const table = mutual().then('f rams e', 'union done', 'e rams f').play('confederate done', 6, 1, 4, 4, 1, 1, 1, 2);
    expect([table.points('e'), table.points('f')]).toEqual([2, 2]);
  });

  it('even when the first of them has sunk the other (P28)', () => {
    const table = mutual().then('f rams e', 'union done', 'e rams f').play('confederate done', 6, 6, 6, 6, 1, 1, 1, 2);
    expect([table.ship('e').status, table.ship('f').status]).toEqual(['sunk', 'sunk']);
    // Nobody is left to take a hex.
    expect(table.told('hexTaken')).toEqual([]);
  });
});

describe('Rulings P25 and P28: rams come after the drift', () => {
  const drifting = () => iron().options('drift').moves('union').play('a rams b').play('union done');

  it('a target that the current carries away is rammed all the same', () => {
    const setup = iron().options('drift').flow('E', 403).moves('union').play('a rams b').play('union done');
    setup.play('confederate done', 4, 6, 1, 1, 1, 1, 2);
    expect(setup.ship('b')).toMatchObject({ at: 503, points: 10 });
  });

  it('a rammer that has been carried off rolls, but takes a hex only if it is still adjacent', () => {
    const away = boat().options('drift').flow('W', 303).moves('union').play('a rams b').play('union done');
    away.play('confederate done', 4, 6, 6, 1, 1, 1, 2);
    expect([away.at('a'), away.ship('b').status, away.told('hexTaken')]).toEqual([203, 'sunk', []]);
    const beside = boat().options('drift').flow('SE', 303).moves('union').play('a rams b').play('union done');
    beside.play('confederate done', 4, 6, 6, 1, 1).play('a takeHex', 1, 2);
    expect(beside.at('a')).toBe(403);
  });

  it('P28: a rammer that the current has sunk on a mine, or carried off the chart, has struck all the same', () => {
    const mined = iron().options('drift', 'mines').flow('SE', 303).mine('confederate', 304, true).moves('union');
    mined.then('a rams b', 'union done').play('confederate done', 4, 6, 6, 6, 6, 1, 1, 1, 1, 2);
    expect([mined.ship('a').status, mined.points('b')]).toEqual(['sunk', 10]);
    const off = battle(9, 5)
      .options('drift')
      .flow('W', 103)
      .union('a', 'unarmed', 103, 'E')
      .union('c', 'unarmed', 105, 'E')
      .confederate('b', 'unarmed', 203, 'E')
      .moves('union');
    off.then('a rams b', 'union done').play('confederate done', 6, 4, 1, 1, 2);
    expect([off.ship('a').status, off.points('b')]).toEqual(['gone', 3]);
  });

  it('P25: a rammer that has drifted aground takes no hex', () => {
    const table = boat().options('drift', 'sandbars').flow('SE', 303).depth(2, 304).moves('union').play('a rams b');
    table.play('union done').play('confederate done', 4, 6, 6, 6, 6, 1, 1, 1, 2);
    expect([table.ship('a').aground, table.at('a'), table.ship('b').status]).toEqual([true, 304, 'sunk']);
  });

  it('without a current nobody drifts', () => {
    expect(drifting().play('confederate done', 6, 1, 1, 1, 1, 2).told('driftRolled')).toEqual([]);
  });
});
