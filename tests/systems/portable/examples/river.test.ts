/** Ruling P20 with S9 and Q41: sandbars, drift, forts and buildings, mines; P21, P23, P26, P33, P34. */
import { describe, expect, it } from 'vitest';
import { destinations } from '../../../../src/system/reach.ts';
import { battle, type Extra, type Table } from '../table.ts';

const still: Extra = { overrides: { knots: 0 } };

describe('sandbars', () => {
  /** 0403 is a bar with 5 feet on it. */
  const bar = (draught: number, shallow: boolean) =>
    battle(9, 5)
      .options('sandbars')
      .terrain('sandbar', 403)
      .depth(5, 403)
      .union('a', 'gunboat', 303, 'E', { now: { draught, shallow } });

  it('S9: only under the option', () => {
    const table = battle(9, 5).terrain('sandbar', 403).depth(1, 403).union('a', 'gunboat', 303, 'E').moves('union');
    expect(table.play('a ahead').told('groundingRolled')).toEqual([]);
  });

  it('S9: water shallower than her draught is a sandbar for her, whatever it is called', () => {
    const shallows = battle(9, 5).options('sandbars').terrain('shallows', 403).depth(9, 403);
    const table = shallows.union('a', 'gunboat', 303, 'E', { now: { draught: 10, shallow: false } }).moves('union');
    expect(table.play('a ahead', 1, 6).told('groundingRolled')).toMatchObject([
      { at: 403, dice: [1, 6], sticksOn: 8, aground: false },
    ]);
  });

  it('S9: and other water as deep as her draught, or deeper, is none', () => {
    expect(bar(5, true).terrain('shallows', 403).moves('union').play('a ahead').told('groundingRolled')).toEqual([]);
    expect(bar(4, true).terrain('shallows', 403).moves('union').play('a ahead').told('groundingRolled')).toEqual([]);
  });

  it('S9: a hex drawn as sandbar is one for every ship, whatever depth is written on it', () => {
    const drawn = bar(4, true).depth(30, 403).moves('union').play('a ahead', 5, 6);
    expect(drawn.told('groundingRolled')).toMatchObject([{ at: 403, sticksOn: 11, aground: true }]);
  });

  it('deep draught sticks on 8, shallow on 11', () => {
    expect(bar(9, false).moves('union').play('a ahead', 4, 4).ship('a').aground).toBe(true);
    expect(bar(9, false).moves('union').play('a ahead', 4, 3).ship('a').aground).toBe(false);
    expect(bar(6, true).moves('union').play('a ahead', 5, 6).ship('a').aground).toBe(true);
    expect(bar(6, true).moves('union').play('a ahead', 5, 5).ship('a').aground).toBe(false);
  });

  it('sticking ends the move; clearing it does not', () => {
    const stuck = bar(9, false).moves('union').play('a ahead', 6, 6);
    expect(stuck.ship('a')).toMatchObject({ at: 403, moved: true, movesLeft: 0 });
    expect(bar(9, false).moves('union').play('a ahead', 1, 1).offered('a')).toContain('a ahead');
  });

  it('the roll is on entry, by drift too; starting on a bar is none', () => {
    const table = bar(9, false).options('drift').flow('E', 303).moved(5, 6, 6, 1, 2);
    expect(table.ship('a')).toMatchObject({ at: 403, aground: true });
    const start = battle(9, 5)
      .options('sandbars')
      .depth(5, 403)
      .union('a', 'gunboat', 403, 'E', { now: { draught: 9, shallow: false } })
      .moves('union');
    expect(start.play('a port').told('groundingRolled')).toEqual([]);
  });

  it('an attempt to come off, 8 or more, before moving and at no cost', () => {
    const aground = () =>
      battle(9, 5).options('sandbars').union('a', 'gunboat', 403, 'E', { aground: true }).moves('union');
    expect(aground().offered('a')).toEqual(['a refloat']);
    const off = aground().play('a refloat', 2, 6);
    expect(off.ship('a')).toMatchObject({ aground: false, movesLeft: 3 });
    expect(off.offered('a')).toEqual(['a ahead', 'a port', 'a starboard', 'a finish']);
    const fast = aground().play('a refloat', 1, 6);
    expect(fast.ship('a')).toMatchObject({ aground: true, moved: true });
    expect(fast.offered('a')).toEqual([]);
    expect(fast.match.rules.desk.whyNoMove(fast.now, 'a', null)?.says).toBe(
      'She is aground and has tried to come off this turn.',
    );
  });

  it('one attempt a turn, and again the next', () => {
    const table = battle(9, 5).options('sandbars').union('a', 'gunboat', 403, 'E', { aground: true }).moves('union');
    table.play('a refloat', 1, 1).play('union done', 1, 2);
    expect(table.offered('a')).toEqual(['a refloat']);
  });

  it('it needs no attempt: she may stay', () => {
    const table = battle(9, 5).options('sandbars').union('a', 'gunboat', 403, 'E', { aground: true }).moves('union');
    expect(table.offered('union')).toContain('union done');
  });

  it('aground she fires, is not steered and does not ram', () => {
    const table = battle(9, 5)
      .options('sandbars')
      .union('a', 'gunboat', 403, 'NE', { aground: true })
      .confederate('b', 'unarmed', 503, 'E')
      .fire();
    expect(table.offered('a')).toEqual(['a > b']);
    table.play('union done', 1, 2);
    expect(table.offered('a')).toEqual(['a refloat']);
  });
});

describe('drift', () => {
  const stream = () => battle(5, 5).options('drift').flow('E');

  it('only under the option', () => {
    const table = battle(5, 5).flow('E').union('a', 'monitor', 203, 'E').moved(1, 2);
    expect([table.told('driftRolled'), table.at('a')]).toEqual([[], 203]);
  });

  it('after movement, a die for each ship: 4 to 6 carries her one hex downstream, facing unchanged', () => {
    const table = stream().union('a', 'monitor', 203, 'NW').moved(4, 1, 2);
    expect(table.ship('a')).toMatchObject({ at: 303, facing: 2 });
    expect(table.told('driftRolled')).toEqual([
      { type: 'driftRolled', ship: 'a', die: 4, from: 203, to: 303, stays: null },
    ]);
    expect(stream().union('a', 'monitor', 203, 'E').moved(3, 1, 2).at('a')).toBe(203);
  });

  it('when both sides have moved', () => {
    const table = stream()
      .union('a', 'unarmed', 203, 'E')
      .confederate('b', 'unarmed', 505, 'E', { anchored: true })
      .moves('union');
    table.then('a ahead', 'a finish', 'union done');
    expect(table.told('driftRolled')).toEqual([]);
    expect(table.play('confederate done', 6, 1, 2).at('a')).toBe(403);
  });

  it('into land she stays', () => {
    const table = stream().terrain('island', 303).union('a', 'monitor', 203, 'E').moved(6, 1, 2);
    expect(table.told('driftRolled')).toMatchObject([{ to: 203, stays: 'land' }]);
    expect(table.at('a')).toBe(203);
  });

  it('off the chart she is out of the game, not sunk (Q41, S8)', () => {
    const table = stream()
      .union('a', 'monitor', 503, 'W')
      .union('b', 'monitor', 101, 'E', { anchored: true })
      .moved(5, 1, 2);
    expect(table.ship('a')).toMatchObject({ status: 'gone', at: 0, leftBy: 'right', points: 10 });
    expect(table.told('shipLeft')).toEqual([{ type: 'shipLeft', ship: 'a', from: 503, edge: 'right', exited: false }]);
  });

  describe('S11: over the edge of her exit objective', () => {
    const passing = (edge: 'right' | 'bottom', at: number, extra: Extra = {}) =>
      stream()
        .objective({ side: 'union', text: 'Pass', kind: 'exit', ships: ['a'], count: 1, edge })
        .union('a', 'monitor', at, 'E', extra)
        .union('b', 'monitor', 101, 'E', { anchored: true });

    it('she has exited', () => {
      const table = passing('right', 503).moved(5);
      expect([table.ship('a').status, table.outcome]).toEqual(['exited', { winner: 'union', cause: 'objective' }]);
      expect(table.told('shipLeft')).toMatchObject([{ ship: 'a', edge: 'right', exited: true }]);
    });

    it('over a corner too, whichever of the two edges it is', () => {
      const table = passing('bottom', 505).flow('SE', 505).moved(5);
      expect(table.ship('a')).toMatchObject({ status: 'exited', leftBy: 'bottom' });
    });

    it('but not one that is beaten, nor one that no objective names', () => {
      expect(
        passing('right', 503, { now: { breakingOff: true } })
          .moved(5, 1, 2)
          .ship('a').status,
      ).toBe('gone');
      const other = passing('right', 303)
        .confederate('z', 'monitor', 503, 'W')
        .confederate('y', 'monitor', 102, 'E', { anchored: true })
        .moved(5, 1);
      expect(other.ship('z').status).toBe('gone');
    });
  });

  it('Q41: the ship nearest to the downstream rim first', () => {
    const table = stream().union('a', 'monitor', 203, 'E').union('b', 'monitor', 303, 'E').moved(4, 4, 1, 2);
    expect(table.told('driftRolled').map(drift => drift.ship)).toEqual(['b', 'a']);
    expect([table.at('a'), table.at('b')]).toEqual([303, 403]);
    const below = stream().union('a', 'monitor', 203, 'E').union('b', 'monitor', 303, 'E').moved(3, 4, 1, 1, 1, 2);
    expect(below.at('a')).toBe(203);
  });

  it('Q41: then by hex number', () => {
    const table = stream().union('a', 'monitor', 205, 'E').union('b', 'monitor', 203, 'E').moved(1, 1, 1, 2);
    expect(table.told('driftRolled').map(drift => drift.ship)).toEqual(['b', 'a']);
  });

  it('Q41: ships aground or anchored, wrecks, and ships in slack water throw no die; ships without steam do', () => {
    const table = stream()
      .flow('E', 101)
      .union('aground', 'monitor', 201, 'E', { aground: true })
      .union('anchored', 'monitor', 202, 'E', { anchored: true })
      .union('wreck', 'monitor', 203, 'E', { now: { status: 'sunk', points: 0 } })
      .union('dead', 'monitor', 204, 'E', still)
      .moved(6, 1, 2);
    expect(table.told('driftRolled').map(drift => drift.ship)).toEqual(['dead']);
    const slack = battle(5, 5).options('drift').flow('E', 101).union('a', 'monitor', 203, 'E').moved(1, 2);
    expect(slack.told('driftRolled')).toEqual([]);
  });

  it('P32: a ship that has weighed anchor drifts', () => {
    const table = stream()
      .union('a', 'monitor', 203, 'E', { anchored: true })
      .moves('union')
      .play('a ahead')
      .play('union done', 4, 1, 2);
    expect(table.at('a')).toBe(403);
  });
});

describe('accidental rams (P20, P40)', () => {
  const stream = () => battle(6, 5).options('drift').flow('E');
  const lying: Extra = { anchored: true, now: { armed: false } };
  const withRam = (extra: Extra = {}): Extra => ({ ...extra, now: { ...extra.now, ram: true } });
  /** a drifts; b lies at anchor below her. */
  const above = (side: 'union' | 'confederate', extra: Extra = {}) =>
    stream().union('a', 'unarmed', 203, 'NW', extra)[side]('b', 'monitor', 303, 'E', lying);

  it.each(['union', 'confederate'] as const)('against a ship of the %s side: dice as if meant, both stay', side => {
    const table = above(side).moved(6, 6, 4, 1, 2);
    expect(table.told('driftRolled')).toMatchObject([{ ship: 'a', from: 203, to: 203, stays: 'occupied' }]);
    expect(table.told('ranInto')).toEqual([{ type: 'ranInto', ship: 'a', target: 'b', hex: 303 }]);
    expect(table.told('shipRammed')).toEqual([
      { type: 'shipRammed', ship: 'a', target: 'b', withRam: false, accident: true, dice: [6, 4], damage: 3 },
    ]);
    expect([table.at('a'), table.at('b'), table.points('a'), table.points('b')]).toEqual([203, 303, 4, 7]);
  });

  it('4 dice with a ram, whichever way she heads', () => {
    const table = above('confederate', withRam()).moved(4, 6, 5, 4, 1, 1, 2);
    expect([table.points('b'), table.told('shipRammed')[0]?.withRam]).toEqual([6, true]);
  });

  it('only where the die carries her', () => {
    expect(above('confederate').moved(3, 1, 2).told('ranInto')).toEqual([]);
  });

  it('a ship that is breaking off rams by accident too (P12)', () => {
    const table = stream()
      .union('a', 'unarmed', 203, 'E', { now: { breakingOff: true } })
      .union('c', 'monitor', 105, 'E', lying)
      .confederate('b', 'monitor', 303, 'E', lying)
      .moved(5, 4, 4, 1, 2);
    expect(table.points('b')).toBe(8);
  });

  it('is no entry: no bottom, no mine', () => {
    const table = above('confederate').options('mines', 'sandbars').mine('union', 303, true).depth(1, 303);
    const moved = table.moved(6, 1, 1, 1, 2);
    expect([moved.told('mineStruck'), moved.told('groundingRolled')]).toEqual([[], []]);
  });

  it('nobody takes a hex, though the ship below is sunk (P16)', () => {
    const table = stream()
      .union('a', 'unarmed', 203, 'E')
      .confederate('b', 'unarmed', 303, 'E', { ...lying, now: { points: 1 } })
      .confederate('c', 'unarmed', 605, 'E', lying)
      .moved(6, 6, 6, 1, 2);
    expect([table.ship('b').status, table.at('a'), table.told('hexTaken')]).toEqual(['sunk', 203, []]);
  });

  it('P22, P29: after the rams that were declared, in the order of the drift; not rolled against one who is sunk', () => {
    const table = stream()
      .union('a', 'unarmed', 203, 'E')
      .union('r', 'unarmed', 302, 'W')
      .confederate('b', 'unarmed', 202, 'E', { ...lying, now: { points: 3 } })
      .confederate('c', 'unarmed', 605, 'E', lying)
      .flow('NE', 203)
      .moves('union');
    table.then('r rams b', 'union done').play('confederate done', 1, 6, 6, 6).play('r stayBack', 1, 2);
    expect(table.told('shipRammed')).toMatchObject([{ ship: 'r', accident: false }]);
    expect(table.told('ramMissed')).toEqual([{ type: 'ramMissed', ship: 'a', target: 'b', why: 'sunk' }]);
  });

  it('P28: of a ship that has been sunk since by another ram all the same', () => {
    const table = stream()
      .union('a', 'unarmed', 203, 'E', { now: { points: 3 } })
      .union('c', 'unarmed', 605, 'E', lying)
      .confederate('b', 'monitor', 303, 'E', lying)
      .confederate('z', 'unarmed', 103, 'E')
      .moves('confederate');
    // a against b first, being nearer to the rim; z, who has steered for a, before her.
    table.then('z rams a', 'confederate done').play('union done', 5, 1, 6, 6, 4, 5).play('z stayBack', 1, 2);
    expect(table.told('shipRammed').map(({ ship, damage }) => [ship, damage])).toEqual([
      ['z', 4],
      ['a', 2],
    ]);
    expect([table.ship('a').status, table.points('b')]).toEqual(['sunk', 8]);
  });

  it('who has steered for the ship that she drifts against strikes her once', () => {
    const table = stream()
      .union('a', 'unarmed', 203, 'E')
      .confederate('b', 'monitor', 303, 'E', lying)
      .moves('union')
      .then('a rams b', 'union done')
      .play('confederate done', 6, 4, 1, 1, 2);
    expect(table.told('ranInto')).toEqual([]);
    expect(table.told('shipRammed')).toMatchObject([{ ship: 'a', target: 'b', accident: false }]);
  });

  it('is told before the drift: on her sheet, and of every place where her move may end', () => {
    const table = stream()
      .union('a', 'unarmed', 103, 'E', withRam())
      .confederate('b', 'monitor', 303, 'E')
      .confederate('c', 'monitor', 403, 'E', lying)
      .moves('union');
    const { desk } = table.match.rules;
    const drift = (id: string) =>
      desk
        .units(table.now)
        .find(unit => unit.id === id)!
        .lines.find(({ label }) => label === 'Drift')?.value;
    expect([drift('a'), drift('b'), drift('c')]).toEqual([
      '1 in 2 carried to 0203',
      '1 in 2 into c (2 dice, no ram, 1.3 points on average)',
      '1 in 2 run into by b (2 dice, no ram, 1.3 points on average)',
    ]);
    const risks = destinations(table.match, table.state, 'a').map(({ hex, facing, risk }) => [hex, facing, risk]);
    expect(risks).toContainEqual([203, 0, 'drift: 1 in 2 into b (4 dice, with a ram, 2.7 points on average)']);
    expect(risks).toContainEqual([103, 1, null]);
  });
});

describe('forts and buildings', () => {
  const fort = (...hexes: number[]) =>
    battle(9, 5)
      .options('forts')
      .work('confederate', 'fort', 'fort', ...hexes);

  it('only under the option; buildings always', () => {
    const table = battle(9, 5)
      .work('confederate', 'fort', 'fort', 301, 401)
      .work('confederate', 'building', 'mill', 501)
      .union('a', 'monitor', 403, 'E')
      .fire();
    expect(table.offered('a')).toEqual(['a > mill']);
  });

  it('fires with the ships, all round, 4 dice less one a hex', () => {
    const table = fort(301)
      .union('a', 'unarmed', 303, 'E')
      .fire()
      .play('fort > a')
      .play('confederate done', 4, 1, 1, 1, 2);
    expect(table.told('shotFired')).toMatchObject([{ firer: 'fort', range: 2, half: false, dice: [4, 1, 1] }]);
    expect(table.points('a')).toBe(3);
  });

  it('has no critical point, and falls silent at 0', () => {
    const nearlyGone = () => fort(301).confederate('far', 'unarmed', 905, 'E').union('a', 'monitor', 302, 'E').fire();
    const table = nearlyGone().then('a > fort', 'union done').play('confederate done', 6, 6, 6, 4, 1, 1, 1, 2);
    expect(table.points('fort')).toBe(1);
    expect(table.told('criticalPointReached')).toEqual([]);
    table.then('union done', 'confederate done', 'a > fort', 'union done');
    expect(table.offered('confederate')).toEqual(['fort > a', 'confederate done']);
    table.play('fort > a').play('confederate done', 4, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 2);
    expect(table.told('workSilenced')).toEqual([{ type: 'workSilenced', work: 'fort' }]);
    // It has fired in the turn in which it fell.
    expect(table.points('a')).toBe(8);
  });

  it('a silenced fort neither fires nor is fired at', () => {
    const table = fort(301).confederate('far', 'unarmed', 905, 'E').union('a', 'monitor', 302, 'E').fire();
    table.then('a > fort', 'union done').play('confederate done', 6, 6, 6, 6, 1, 1, 1, 2);
    table.then('union done').play('confederate done', 1, 2);
    expect([table.state.turn, table.phase]).toEqual([2, 'firstMove']);
    const { desk } = table.match.rules;
    expect(desk.fire.whyNot(table.now, 'fort', 'a')?.says).toBe('Her guns are out of the battle.');
    expect(desk.fire.field(table.now, 'fort')).toEqual([]);
  });

  it('fires over ships and is fired at over ships, but not over land', () => {
    const across = () => fort(103).union('a', 'monitor', 403, 'E').union('b', 'unarmed', 203, 'E');
    expect(across().fire().offered()).toEqual(['a > fort', 'union done', 'fort > a', 'fort > b', 'confederate done']);
    expect(across().terrain('island', 303).fire().offered()).toEqual(['fort > b', 'confederate done']);
  });

  it('Q16: range from the nearer of its two hexes, neither of which blocks the other', () => {
    const table = fort(103, 203).union('a', 'monitor', 403, 'E').fire();
    const shot = table.match.rules.desk.odds(table.now, { type: 'aim', side: 'union', firer: 'a', target: 'fort' });
    expect(shot?.basis).toBe('5 dice at 2 hexes, full effect');
    expect(table.offered('confederate')).toContain('fort > a');
  });

  it('P20, Q16: the dice drawn on its hexes are those of the shot at it, over ships too', () => {
    const drawn = ({ match, now }: Table, ...hexes: number[]) =>
      match.rules.desk.fire
        .field(now, 'a')
        .filter(({ hex }) => hexes.includes(hex))
        .map(({ hex, strength, blocked }) => [hex, strength, blocked]);
    const setup = () => fort(103, 203).union('a', 'monitor', 503, 'E');
    const over = setup().union('b', 'unarmed', 403, 'E').fire();
    expect(drawn(over, 103, 203, 303)).toEqual([
      [103, 4, 0],
      [203, 4, 0],
      [303, 5, 403],
    ]);
    const hidden = setup().terrain('island', 303).moves('union');
    expect(drawn(hidden, 103, 203)).toEqual([
      [103, 4, 303],
      [203, 4, 303],
    ]);
  });

  it('Q16: a line from either hex will do', () => {
    // The island at 0202 hides 0201 from 0303; 0301 lies open beyond the hexside between 0202 and 0302.
    const hidden = fort(201).terrain('island', 202).union('a', 'monitor', 303, 'E').moves('union');
    expect(hidden.match.rules.desk.fire.whyNot(hidden.now, 'a', 'fort')?.says).toMatch(/blocked/);
    for (const hexes of [
      [201, 301],
      [301, 201],
    ]) {
      const open = fort(...hexes)
        .terrain('island', 202)
        .union('a', 'monitor', 303, 'E')
        .fire();
      expect(open.offered()).toEqual(['a > fort', 'union done', 'fort > a', 'confederate done']);
    }
  });

  it('S3: its own hexes never block a line to it, not even beside a hexside', () => {
    // 0202 is hidden by 0204. The line to 0301 runs between 0202, her own, and the island at 0302.
    for (const hexes of [
      [202, 301],
      [301, 202],
    ]) {
      const table = fort(...hexes)
        .terrain('island', 204, 302)
        .union('a', 'monitor', 305, 'E')
        .fire();
      expect(table.offered('a')).toEqual(['a > fort']);
    }
  });

  it('ships fire at a building as at a ship: not over ships', () => {
    const mill = () => battle(9, 5).work('confederate', 'building', 'mill', 103).union('a', 'gunboat', 303, 'NE');
    expect(mill().fire().offered('a')).toEqual(['a > mill']);
    const blocked = mill().union('b', 'unarmed', 203, 'E').moves('union');
    expect(blocked.match.rules.desk.fire.whyNot(blocked.now, 'a', 'mill')?.says).toMatch(/blocked by b/);
  });

  it('S11: a building is destroyed by 4 points and never fires', () => {
    const table = battle(9, 5).work('confederate', 'building', 'mill', 103).union('a', 'monitor', 203, 'E').fire();
    expect(table.offered()).toEqual(['a > mill', 'union done']);
    expect(table.match.rules.desk.fire.whyNot(table.now, 'mill', 'a')?.says).toBe('She carries no guns.');
    table.play('a > mill').play('union done', 6, 6, 1, 1, 1, 1, 1, 2);
    expect(table.told('workSilenced')).toEqual([{ type: 'workSilenced', work: 'mill' }]);
  });
});

describe('mines', () => {
  const field = (live: boolean, extra: Extra = {}) =>
    battle(9, 5)
      .options('mines')
      .mine('confederate', 403, live)
      .union('a', 'unarmed', 303, 'E', extra)
      .union('c', 'unarmed', 105, 'E');

  it('only under the option', () => {
    const table = battle(9, 5)
      .mine('confederate', 403, true)
      .union('a', 'gunboat', 303, 'E')
      .moves('union')
      .play('a ahead');
    expect(table.told('mineStruck')).toEqual([]);
  });

  it('a live one entered: 3 dice on the hit table, then spent', () => {
    const table = field(true).moves('union').play('a ahead', 4, 1, 1);
    expect(table.told('mineStruck')).toEqual([{ type: 'mineStruck', ship: 'a', at: 403, dice: [4, 1, 1], damage: 1 }]);
    expect(table.points('a')).toBe(3);
    expect(table.state.mines).toEqual([{ side: 'confederate', hex: 403, live: true, spent: true }]);
    table.then('a finish').play('union done', 1, 2).then('a port', 'a finish').play('union done', 1, 2);
    expect(table.told('mineStruck')).toHaveLength(1);
  });

  it('a dummy shows itself and is spent', () => {
    const table = field(false).moves('union').play('a ahead');
    expect(table.told('dummyFound')).toEqual([{ type: 'dummyFound', ship: 'a', at: 403 }]);
    expect(table.state.mines[0]?.spent).toBe(true);
    expect(table.offered('a')).toContain('a ahead');
  });

  it('S7: which is which is secret from the other side until it is entered', () => {
    const live = (table: Table, side: 'union' | 'confederate') =>
      table.match.rules.redact(table.state, side).mines.map(mine => mine.live);
    const table = field(true).mine('union', 505, false).moves('union');
    expect([live(table, 'union'), live(table, 'confederate')]).toEqual([
      [null, false],
      [true, null],
    ]);
    expect(live(table.play('a ahead', 1, 1, 1), 'union')).toEqual([true, false]);
  });

  it('the critical point is checked at the end of the step: she moves on as she was', () => {
    const table = field(true).moves('union').play('a ahead', 6, 1, 1);
    expect(table.ship('a')).toMatchObject({ points: 2, breakingOff: false });
    expect(table.offered('a')).toContain('a finish');
    expect(table.then('a finish').play('union done', 1, 2).ship('a').breakingOff).toBe(true);
    const before = field(true).confederate('b', 'unarmed', 905, 'E').moves('union').play('a ahead', 6, 1, 1);
    before.then('a finish', 'union done');
    expect([before.phase, before.ship('a').breakingOff]).toEqual(['secondMove', true]);
  });

  it('a ship sunk by one is gone from the movement at once', () => {
    const table = field(true).moves('union').play('a ahead', 6, 6, 1);
    expect(table.ship('a')).toMatchObject({ status: 'sunk', at: 403 });
    expect([table.state.active, table.offered()]).toEqual(['', ['c ahead', 'c port', 'c starboard', 'union done']]);
  });

  it('P34: entered by drift, and by taking a hex, as well', () => {
    const drift = field(true).options('drift').flow('E', 303).moved(6, 4, 1, 1, 1, 2);
    expect([drift.at('a'), drift.points('a')]).toEqual([403, 3]);
    const taken = field(true)
      .confederate('b', 'unarmed', 403, 'E')
      .confederate('d', 'unarmed', 905, 'E')
      .moves('union')
      .then('a rams b', 'union done')
      .play('confederate done', 6, 6);
    expect(taken.play('a takeHex', 4, 4, 4, 1, 2).points('a')).toBe(1);
    expect(taken.ship('a').breakingOff).toBe(true);
  });

  it('P34: under any ship, her owner’s too; to start on a marker is not to enter it', () => {
    const own = battle(9, 5).options('mines').mine('union', 403, true).union('a', 'gunboat', 303, 'E').moves('union');
    expect(own.play('a ahead', 1, 1, 1).told('mineStruck')).toHaveLength(1);
    const start = battle(9, 5).options('mines').mine('union', 303, true).union('a', 'gunboat', 303, 'E').moves('union');
    expect(start.play('a port').told('mineStruck')).toEqual([]);
  });

  it('first the bottom, then the mine', () => {
    const table = field(true, { now: { draught: 9, shallow: false } })
      .options('sandbars')
      .depth(5, 403)
      .moves('union');
    table.play('a ahead', 6, 6, 4, 1, 1);
    const order = table.last.map(event => event.type).filter(type => type !== 'shipMoved');
    expect(order).toEqual(['groundingRolled', 'mineStruck', 'pointsLost']);
  });
});
