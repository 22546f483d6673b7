/** Sections 25 and 30 and rulings Q14 to Q22, Q48, Q65, Q66: arcs, sight, shots, opportunity fire, forts. */
import { describe, expect, it } from 'vitest';
import type { Terrain } from '../../../../src/core/chart.ts';
import type { FacingName, HexId } from '../../../../src/core/types.ts';
import { fortFaceTo } from '../../../../src/rules/quick-sheet/arcs.ts';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import { ORDER_CARDS, type OrderCard, type QuickSheetShip } from '../../../../src/rules/quick-sheet/types.ts';
import { battle, guns } from '../table.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);
const unarmed = { guns: [] };
const threats = { points: 40, strength: 40 };

/** a with that battery fires by order at z, wherever they lie. */
const duel = (
  battery: string[],
  heading: FacingName,
  at: HexId,
  more: Partial<QuickSheetShip> = {},
  theirs: FacingName = 'NE',
) =>
  battle(13, 13)
    .union('a', 'wooden', 606, heading, { card: 'fire', now: { guns: guns(...battery), ...more } })
    .confederate('z', 'wooden', at, theirs, { now: { ...unarmed, ...threats } });
const shots = (setup: ReturnType<typeof duel>): string[] =>
  setup.acts('union').then('activate a', 'carryOut a').offered('fire');

describe('Q14: arcs', () => {
  // From 606 heading E: 906 is dead ahead, 806 too; 705 lies 60 degrees to port, 604 90 degrees, 505 120, 306 dead astern.
  const BEARS: [string, HexId[], HexId[]][] = [
    ['medium bow', [706, 806, 906], [705, 605, 506, 604, 707]],
    ['medium stern', [506, 406, 306], [605, 607, 706, 604]],
    ['medium port', [705, 605, 604, 704, 504], [706, 506, 607, 707, 608]],
    ['medium starboard', [707, 607, 608, 708], [706, 506, 605, 705, 604]],
    ['medium bow port starboard', [706, 705, 607, 604], [506, 406]],
  ];
  it.each(BEARS)('%s bears on %j, not on %j', (gun, yes, no) => {
    for (const hex of yes) expect([hex, shots(duel([gun], 'E', hex))]).toEqual([hex, ['fire a 0 z']]);
    for (const hex of no) expect([hex, shots(duel([gun], 'E', hex))]).toEqual([hex, []]);
  });

  it('a turret bears all round', () => {
    for (const hex of [706, 705, 605, 506, 607, 707]) expect(shots(duel(['heavy'], 'E', hex))).toEqual(['fire a 0 z']);
  });

  it('a hex on the line of 30 degrees belongs to both arcs', () => {
    // 805 and 807 lie 30 degrees off the bow line.
    expect(shots(duel(['medium bow', 'medium port'], 'E', 805))).toEqual(['fire a 0 z', 'fire a 1 z']);
  });

  it('in one’s own hex everything bears but the broadside turned away', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 302, 'E', {
        card: 'fire',
        now: { guns: guns('medium bow', 'medium port', 'medium starboard'), abeam: 'port' },
      })
      .confederate('z', 'wooden', 302, 'W', { now: { ...unarmed, ...threats } })
      .acts('union')
      .then('activate a', 'carryOut a');
    expect(table.offered('fire')).toEqual(['fire a 0 z', 'fire a 1 z']);
  });
});

describe('Q15, Q16: narrow targets and range', () => {
  const shot = (at: HexId, theirs: FacingName) =>
    duel(['medium'], 'E', at, {}, theirs)
      .acts('union')
      .then('activate a', 'carryOut a')
      .match.rules.desk.odds(duel(['medium'], 'E', at, {}, theirs).acts('union').then('activate a', 'carryOut a').now, {
        type: 'fire',
        side: 'union',
        unit: 'a',
        gun: 0,
        target: 'z',
      })!.basis;

  it('Q15: strictly inside 30 degrees of bow or stern line', () => {
    expect(shot(906, 'W')).toContain('target narrow');
    expect(shot(906, 'E')).toContain('target narrow');
    expect(shot(906, 'NE')).not.toContain('narrow');
    // Exactly on the line of 30 degrees: 805 seen from 606.
    expect(shot(805, 'E')).not.toContain('narrow');
  });

  it('Q15: a moored transport lies end on like any ship (Q59 excepts her from nothing here)', () => {
    const at = (heading: FacingName) =>
      battle(13, 13)
        .union('a', 'wooden', 606, 'NE', { card: 'fire', now: { guns: guns('medium') } })
        .confederate('t', 'transport', 906, heading, { anchored: true, overrides: { guns: [] } })
        .confederate('far', 'wooden', 1313, 'W', { now: unarmed })
        .acts('union')
        .then('activate a', 'carryOut a');
    expect(at('W').ship('t').target).toBe(true);
    const reasons = (heading: FacingName, dice: number) =>
      at(heading)
        .play('fire a 0 t', ...ones(dice))
        .told('shotFired')[0]!
        .modifiers.map(({ reason }) => reason);
    expect(reasons('W', 3)).toEqual(['eachGun', 'narrow']);
    expect(reasons('NE', 4)).toEqual(['eachGun']);
  });

  it('Q15: anything in the same hex is never narrow', () => {
    expect(shot(606, 'E')).not.toContain('narrow');
  });

  it('Q16: same hex or one is short, 2 to 5 long, beyond 5 none', () => {
    expect(shot(606, 'E')).toContain('short range');
    expect(shot(706, 'NE')).toContain('short range');
    expect(shot(806, 'NE')).not.toContain('short range');
    expect(shots(duel(['medium'], 'E', 1106))).toEqual(['fire a 0 z']);
    expect(shots(duel(['medium'], 'E', 1206))).toEqual([]);
  });
});

describe('Q17, Q48: sight', () => {
  it.each(['bank', 'bluff', 'island', 'town'] as Terrain[])('%s in between blocks', terrain => {
    expect(shots(duel(['medium'], 'E', 906).terrain(terrain, 806))).toEqual([]);
  });

  it.each(['marsh', 'wharf'] as Terrain[])('S9: %s does not, but a fort that stands on it', terrain => {
    expect(shots(duel(['medium'], 'E', 906).terrain(terrain, 806))).toEqual(['fire a 0 z']);
    expect(shots(duel(['medium'], 'E', 906).fort('union', 'fort', [806, 807], 'E').terrain(terrain, 806, 807))).toEqual(
      [],
    );
  });

  it('a ship in between blocks, a wreck does not', () => {
    expect(shots(duel(['medium'], 'E', 906).union('b', 'wooden', 806, 'E'))).toEqual([]);
    expect(
      shots(duel(['medium'], 'E', 906).union('b', 'wooden', 806, 'E', { now: { status: 'sunk', points: 0 } })),
    ).toEqual(['fire a 0 z']);
  });

  it('forts shoot over ships, and ships shoot over ships at forts', () => {
    const setup = () =>
      battle(9, 7)
        .fort('confederate', 'fort', [401, 501], 'SE', { guns: guns('medium front') })
        .union('a', 'wooden', 404, 'NE', { card: 'fire', now: { guns: guns('medium') } })
        .union('b', 'wooden', 403, 'E')
        .union('c', 'wooden', 503, 'E');
    expect(setup().at('fortFire', 6).offered('fire')).toContain('fire fort 0 a');
    expect(
      setup().confederate('z', 'wooden', 907, 'W').acts('union').then('activate a', 'carryOut a').offered('fire'),
    ).toEqual(['fire a 0 fort']);
  });

  it('Q48: in mist and at night no fire beyond two hexes; weather of the scenario too', () => {
    const at = (hex: HexId, patch: object) => shots(duel(['medium'], 'E', hex).with(patch));
    expect([at(806, { misty: true }), at(906, { misty: true })]).toEqual([['fire a 0 z'], []]);
    expect([at(806, { night: true }), at(906, { night: true })]).toEqual([['fire a 0 z'], []]);
    expect(shots(duel(['medium'], 'E', 906).visibility(2))).toEqual([]);
  });
});

describe('Q18: dice', () => {
  const fired = (more: Partial<QuickSheetShip>, setup = duel(['medium'], 'E', 906, more)) =>
    setup.acts('union').then('activate a', 'carryOut a').play('fire a 0 z', 5, 6, 1, 1);

  it('each 5 and 6 is a hit', () => {
    expect(fired({}).told('shotFired')).toMatchObject([{ hitOn: 5, hits: 2, damage: 2 }]);
  });

  it.each([
    ['battered', { points: 7, strength: 21 }],
    ['turned in its hex', { turnedInHex: true }],
    ['rammed or was rammed', { shaken: 1 }],
  ] as [string, Partial<QuickSheetShip>][])('only a 6 when the firer is %s', (_, more) => {
    expect(fired(more).told('shotFired')).toMatchObject([{ hitOn: 6, hits: 1 }]);
  });

  it('only a 6 in a sandbar hex', () => {
    expect(fired({}, duel(['medium'], 'E', 906).depth(3, 606)).told('shotFired')).toMatchObject([
      { hitOn: 6, hits: 1 },
    ]);
  });

  it('reasons do not add up', () => {
    expect(fired({ turnedInHex: true, shaken: 1 }).told('shotFired')).toMatchObject([{ hitOn: 6 }]);
  });

  it('turning in the hex counts for the turn in which it was done', () => {
    const table = battle(13, 13)
      .union('a', 'wooden', 606, 'E', { card: 'turnAndFire', now: { guns: guns('medium') } })
      .confederate('z', 'wooden', 906, 'NE', { now: { ...unarmed, ...threats } })
      .acts('union')
      .then('activate a', 'carryOut a', 'turn a port 1')
      .play('fire a 0 z', 5, 6, 1, 1);
    expect(table.told('shotFired')).toMatchObject([{ hitOn: 6, hits: 1 }]);
  });

  it('Q18: no dice, no shot', () => {
    const table = battle(13, 13)
      .union('a', 'wooden', 606, 'E', { card: 'slowAndFire', now: { guns: guns('light') } })
      .confederate('z', 'wooden', 906, 'NE', { now: unarmed })
      .acts('union')
      .then('activate a', 'carryOut a');
    expect(table.offered('fire')).toEqual([]);
    expect(quickSheet.desk.fire.whyNot(table.now, 'a', 'z')?.says).toBe('The guns that bear have no dice left.');
  });
});

describe('Q19: deflection', () => {
  it('one die a hit, none for wood; forts as ironclads, cottonclads as tinclads', () => {
    const hits = (armour: 'iron' | 'tin' | 'wood', ...dice: number[]) =>
      battle(13, 13)
        .union('a', 'wooden', 606, 'E', { card: 'fire', now: { guns: guns('medium') } })
        .confederate('z', 'wooden', 906, 'NE', { now: { ...unarmed, ...threats, armour } })
        .acts('union')
        .then('activate a', 'carryOut a')
        .play('fire a 0 z', 5, 6, 1, 1, ...dice)
        .told('shotFired')[0]!;
    expect(hits('iron', 4, 3)).toMatchObject({ hits: 2, deflection: [4, 3], damage: 1 });
    expect(hits('tin', 4, 5)).toMatchObject({ hits: 2, deflection: [4, 5], damage: 1 });
    expect(hits('wood')).toMatchObject({ hits: 2, deflection: [], damage: 2 });
    const cotton = battle(5, 3).confederate('z', 'tinclad', 202, 'E').union('a', 'wooden', 402, 'W').at('orders', 1, 2);
    expect(cotton.ship('z').armour).toBe('tin');
  });
});

describe('Q20: opportunity fire', () => {
  const passing = (battery: string[], at: HexId = 505, more: Partial<QuickSheetShip> = {}) =>
    battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'fullSpeed', now: { ...unarmed, ...threats } })
      .confederate('z', 'wooden', at, 'NE', { now: { guns: guns(...battery), ...threats, ...more } })
      .confederate('far', 'wooden', 1309, 'W');
  const moves = (setup: ReturnType<typeof passing>) =>
    setup.acts('union').then('activate a', 'carryOut a', 'ahead a ahead');

  /** She lies beside an enemy, and shows that card. */
  const beside = (card: OrderCard, more: Partial<QuickSheetShip> = {}) =>
    battle(13, 9)
      .union('a', 'wooden', 404, 'E', { card, now: { ...unarmed, ...threats, ...more } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a');

  it.each(ORDER_CARDS)('the first chance is when her card is shown, where she lies, whatever the card: %s', card => {
    const table = beside(card);
    expect(table.state.cursor.interrupts).toEqual([]);
    table.play('carryOut a');
    expect(table.state.cursor.interrupts).toEqual([{ type: 'opportunity', side: 'confederate', target: 'a' }]);
    expect(table.offered('shoot')).toEqual(['shoot z a']);
    expect([table.at('a'), table.ship('a').facing]).toEqual([404, 0]);
    expect(beside(card).play('hold a').offered('shoot')).toEqual(['shoot z a']);
  });

  it('Q9: after coming off, one repair and what burns on, and before she fires', () => {
    const table = battle(13, 9)
      .depth(3, 404)
      .union('a', 'wooden', 404, 'E', {
        aground: true,
        card: 'fire',
        now: { ...threats, onFire: true, rudderHit: true },
      })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium'), ...threats } })
      .acts('union')
      .then('activate a')
      .play('unstick a', 1, 1)
      .then('goOn a')
      .play('repair a rudder', 3, 2)
      .play('carryOut a');
    expect(table.told('fireBurned')).toHaveLength(1);
    expect(table.offered('shoot')).toEqual(['shoot z a']);
    table.play('shoot z a', 1);
    expect(table.offered('fire a').length).toBeGreaterThan(0);
  });

  it('then after each hex entered, before the move goes on', () => {
    const table = moves(passing(['medium']));
    expect(table.state.cursor.interrupts).toEqual([{ type: 'opportunity', side: 'confederate', target: 'a' }]);
    expect(table.offered().slice(0, 3)).toEqual(['shoot z a', 'wait confederate', 'holdFire confederate']);
    table.play('wait confederate');
    expect(table.offered('ahead').length).toBeGreaterThan(0);
    expect(table.play('ahead a ahead').offered('shoot')).toEqual(['shoot z a']);
  });

  it('and after a turn made in the hex', () => {
    const table = beside('turnAndFire').then('carryOut a', 'wait confederate', 'turn a port 1');
    expect(table.offered('shoot')).toEqual(['shoot z a']);
  });

  it('Q75: who holds fire lets her go for this activation; there is nothing to wait for where she takes no step', () => {
    const table = beside('fullSpeed').then('carryOut a', 'holdFire confederate', 'ahead a port');
    expect(table.state.cursor.interrupts).toEqual([]);
    expect(beside('fire').play('carryOut a').offered('wait')).toEqual([]);
    expect(beside('fullSpeed').play('hold a').offered('wait')).toEqual([]);
    expect(beside('fullSpeed', { engineLost: true }).play('carryOut a').offered('wait')).toEqual([]);
    // A ship that comes into reach later is asked on her own.
    const later = battle(13, 9)
      .union('a', 'wooden', 404, 'E', { card: 'fullSpeed', now: { ...unarmed, ...threats } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium') } })
      .confederate('y', 'wooden', 605, 'NE', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a', 'carryOut a', 'holdFire confederate', 'ahead a ahead');
    expect(later.offered('shoot')).toEqual(['shoot y a']);
  });

  it('Q75: who was asked and let her go is nothing that her own side knows', () => {
    const table = beside('fullSpeed').then('carryOut a', 'holdFire confederate');
    expect(table.state.letGo).toEqual(['z']);
    expect(quickSheet.redact(table.state, 'confederate').letGo).toEqual(['z']);
    expect(quickSheet.redact(table.state, 'union').letGo).toEqual([]);
    expect(table.then('ahead a ahead', 'ahead a ahead', 'finish a').state.letGo).toEqual([]);
  });

  it('Q74: at a ship that has no card to show, where she lies, when her repair is over', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 404, 'E', { now: { ...unarmed, ...threats, rudderHit: true } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a');
    expect(table.offered('shoot')).toEqual([]);
    table.play('repair a rudder', 4);
    expect(table.offered().slice(0, 2)).toEqual(['shoot z a', 'holdFire confederate']);
    table.play('shoot z a', 1);
    expect(table.ship('a').acted).toBe(true);
  });

  it('never at one that has struck, who has no card to show', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 404, 'E', { now: { struck: true } })
      .union('b', 'wooden', 109, 'E', { card: 'fire' })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a');
    expect([table.ship('a').acted, table.state.cursor.interrupts]).toEqual([true, []]);
  });

  it('ships reach the same and the adjacent hex, no farther', () => {
    expect(moves(passing(['medium'], 604)).offered('shoot')).toEqual([]);
  });

  it('forts reach two hexes', () => {
    const at = (row: number) =>
      battle(13, 9)
        .fort('confederate', 'fort', [501, 601], 'SE', { guns: guns('medium front') })
        .union('a', 'wooden', 400 + row, 'E', { card: 'slowSpeed', now: unarmed })
        .confederate('far', 'wooden', 1309, 'W')
        .acts('union')
        .then('activate a', 'carryOut a')
        .offered('shoot');
    expect(at(3)).toEqual(['shoot fort a']);
    expect(at(4)).toEqual([]);
  });

  it('a die for each bearing gun, each 5,6 lets one shoot: medium first, then heavy, then light', () => {
    const table = moves(passing(['light', 'heavy', 'medium', 'medium'])).play(
      'shoot z a',
      5,
      1,
      6,
      5,
      ...ones(6),
      ...ones(6),
      ...ones(8),
    );
    expect(table.told('opportunityRolled')).toEqual([
      { type: 'opportunityRolled', firer: 'z', target: 'a', dice: [5, 1, 6, 5], guns: [2, 3, 1] },
    ]);
    expect(table.told('shotFired').map(shot => [shot.gun, shot.opportunity])).toEqual([
      [2, true],
      [3, true],
      [1, true],
    ]);
  });

  it('guns that do not bear throw no die', () => {
    const table = moves(passing(['medium bow', 'medium stern', 'medium port'])).play('shoot z a', 1);
    expect(table.told('opportunityRolled')[0]!.dice).toHaveLength(1);
  });

  it('once for each firing unit and active ship', () => {
    const table = moves(passing(['medium']))
      .play('shoot z a', 1)
      .play('ahead a port');
    expect(table.state.cursor.interrupts).toEqual([]);
  });

  it('no limit across different active ships', () => {
    const table = moves(passing(['medium']).union('b', 'wooden', 306, 'NE', { card: 'slowSpeed', now: unarmed }))
      .play('shoot z a', 1)
      .then('ahead a ahead', 'finish a', 'activate z')
      .then('activate b', 'carryOut b', 'ahead b ahead');
    expect(table.offered('shoot')).toEqual(['shoot z b']);
  });

  it('whatever the firer’s own card, though she has acted or fired by order', () => {
    expect(moves(passing(['medium'], 505, { acted: true })).offered('shoot')).toEqual(['shoot z a']);
  });

  it('never by a ship that has struck', () => {
    expect(moves(passing(['medium'], 505, { struck: true })).offered('shoot')).toEqual([]);
  });

  it('the owner says who fires first', () => {
    const table = moves(passing(['medium']).confederate('y', 'wooden', 503, 'E', { now: { guns: guns('medium') } }));
    expect(table.offered('shoot')).toEqual(['shoot z a', 'shoot y a']);
    expect(table.play('shoot y a', 1).offered('shoot')).toEqual(['shoot z a']);
  });

  it('stands in the state: a game saved in the middle of it goes on exactly there', () => {
    const table = moves(passing(['medium']));
    const saved = JSON.parse(JSON.stringify(table.state)) as typeof table.state;
    expect(saved).toEqual(table.state);
    expect(saved.cursor.interrupts).toHaveLength(1);
  });

  it('a ship sunk as she passes acts no more', () => {
    const table = moves(passing(['medium', 'medium']).with({}));
    table.ship('a').points = 1;
    table.play('shoot z a', 5, 5, 5, 1, 1, 1, 1, 1, ...[1, 2]);
    expect(table.ship('a').status).toBe('sunk');
    expect(table.told('shotFired')).toHaveLength(1);
    expect(table.state.active).toBeNull();
  });
});

describe('Q20, Q66: standing instructions', () => {
  it('always: fires at the first moment without asking', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'fullSpeed', now: { ...unarmed, ...threats } })
      .confederate('z', 'wooden', 504, 'NE', { now: { guns: guns('medium') } })
      .with({
        instructions: { union: { all: 'ask', units: {}, set: [] }, confederate: { all: 'always', units: {}, set: [] } },
      })
      .acts('union')
      .then('activate a', 'carryOut a')
      .play('ahead a ahead', 1);
    expect(table.told('opportunityRolled')).toHaveLength(1);
    expect(table.state.cursor.interrupts).toEqual([]);
  });

  it('best: waits while a step open to the passing ship would bring more dice to bear', () => {
    // 404 lies on her port beam, where one gun bears; 504 right ahead, where two do.
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'fullSpeed', now: { ...unarmed, ...threats } })
      .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium port', 'medium bow', 'medium bow') } })
      .with({
        instructions: { union: { all: 'ask', units: {}, set: [] }, confederate: { all: 'best', units: {}, set: [] } },
      })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead');
    expect(table.told('opportunityRolled')).toHaveLength(0);
    table.play('ahead a ahead', 1, 1);
    expect(table.told('opportunityRolled')).toMatchObject([{ firer: 'z', dice: [1, 1] }]);
  });

  it('Q20: ask of a ship that has turned where she lies as one that turns, and of one that has come on as one that passes', () => {
    const asks = { all: 'ask', units: {}, set: [] } as const;
    const asked = (card: OrderCard, ...steps: string[]): string => {
      const table = battle(13, 9)
        .union('a', 'wooden', 404, 'E', { card, now: { ...unarmed, ...threats } })
        .confederate('z', 'wooden', 505, 'NE', { now: { guns: guns('medium port', 'medium bow', 'medium starboard') } })
        .with({ instructions: { union: { ...asks, set: [] }, confederate: { ...asks, set: [] } } })
        .acts('union')
        .then('activate a', 'carryOut a', ...steps);
      expect(table.state.cursor.interrupts).toHaveLength(1);
      return quickSheet.desk.deciding.asked(table.now, 'confederate')!.text;
    };
    expect(asked('turnAndFire', 'wait confederate', 'turn a port 1')).toContain('turns at 0404');
    expect(asked('slowSpeed', 'wait confederate', 'ahead a ahead')).toContain('passes 0504');
  });

  it('are given in step 4, to the side or to a unit, once a turn each, unseen by the enemy', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { hand: ['fire'] })
      .confederate('z', 'wooden', 505, 'E', { hand: ['fire'] })
      .at('orders');
    expect(table.offered('instruct a')).toEqual(['instruct a always', 'instruct a best']);
    const before = JSON.stringify(quickSheet.redact(table.state, 'confederate'));
    table.then('instruct a always', 'instruct all best');
    expect(JSON.stringify(quickSheet.redact(table.state, 'confederate'))).toBe(before);
    expect(table.state.instructions.union).toMatchObject({ all: 'best', units: {} });
  });

  it('Q73: best is where she lies when her card is shown, unless a step of hers would bring more: a hex, a ram, a turn in her hex', () => {
    const shown = (card: OrderCard, at: HexId, ...battery: string[]) =>
      battle(13, 9)
        .union('a', 'wooden', 404, 'E', { card, now: { ...unarmed, ...threats } })
        .confederate('z', 'wooden', at, 'E', { now: { guns: guns(...battery) } })
        .with({
          instructions: { union: { all: 'ask', units: {}, set: [] }, confederate: { all: 'best', units: {}, set: [] } },
        })
        .acts('union')
        .then('activate a');
    // She is seen end on, and fires without a step: that is the moment. Were she to turn, she would be seen broadside.
    expect(shown('fire', 504, 'medium').play('carryOut a', 1).told('opportunityRolled')).toHaveLength(1);
    expect(shown('turnAndFire', 504, 'medium').play('carryOut a').told('opportunityRolled')).toEqual([]);
    expect(shown('turnAndFire', 504, 'medium').play('hold a', 1).told('opportunityRolled')).toHaveLength(1);
    // One gun bears astern; alongside and in a ram all but those of the broadside turned away.
    expect(shown('slowSpeed', 504, 'medium', 'medium bow').play('carryOut a').told('opportunityRolled')).toEqual([]);
    expect(shown('slowSpeed', 304, 'medium').play('carryOut a', 1).told('opportunityRolled')).toHaveLength(1);
  });

  it('can be given in the middle of an interrupt, and is obeyed at once', () => {
    const table = battle(13, 9)
      .union('a', 'wooden', 304, 'E', { card: 'fullSpeed', now: { ...unarmed, ...threats } })
      .confederate('z', 'wooden', 504, 'NE', { now: { guns: guns('medium') } })
      .acts('union')
      .then('activate a', 'carryOut a', 'ahead a ahead')
      .play('instruct z always', 1);
    expect(table.told('opportunityRolled')).toHaveLength(1);
  });
});

describe('step 3, section 30, Q21, Q22, Q65: forts', () => {
  const fort = (...battery: string[]) =>
    battle(13, 9)
      .fort('confederate', 'fort', [501, 601], 'SE', { guns: guns(...battery) })
      .union('a', 'wooden', 504, 'E', { now: { ...unarmed, ...threats } })
      .confederate('far', 'wooden', 1309, 'W');

  it('Q21: as many dice as guns left, each 5,6 lets one fire; the owner chooses which', () => {
    const table = fort('medium front', 'heavy front', 'light front').at('fortFire', 5, 1, 6);
    expect(table.told('fortRolled')).toEqual([{ type: 'fortRolled', unit: 'fort', dice: [5, 1, 6], guns: 2 }]);
    expect(table.offered()).toEqual(['fire fort 0 a', 'fire fort 1 a', 'fire fort 2 a', 'cease fort']);
    table.play('fire fort 1 a', ...ones(6)).play('fire fort 2 a', 1, 1, ...[1, 2]);
    expect(table.phase).toBe('priority');
  });

  it('Q21: the odds of a salvo count no more guns than the dice allow', () => {
    const battery = ['medium front', 'heavy front', 'light front'];
    const shots = (...dice: number[]): number | undefined => {
      const { now } = fort(...battery).at('fortFire', ...dice);
      return quickSheet.desk.guns?.salvo(now, 'fort', 'a')?.shots;
    };
    expect(shots(5, 1, 6)).toBe(2);
    expect(shots(5, 1, 1)).toBe(1);
    expect(shots(5, 5, 6)).toBe(3);
  });

  it('Q21: guns lost throw no die, and a fort that sees nobody throws none', () => {
    const lost = fort('medium front', 'medium front');
    const battery = guns('medium front', 'medium front');
    battery[0]!.lost = true;
    const table = battle(13, 9)
      .fort('confederate', 'fort', [501, 601], 'SE', { guns: battery })
      .union('a', 'wooden', 504, 'E', { now: unarmed })
      .at('fortFire', 5);
    expect(table.told('fortRolled')[0]!.dice).toEqual([5]);
    expect(lost.terrain('island', 502, 602, 402, 503, 603).at('fortFire', 1, 2).told('fortRolled')).toEqual([]);
  });

  it('section 30: front and rear arc of 3 hexes, then 4, then 5; all else is a side', () => {
    const table = battle(13, 13)
      .fort('confederate', 'fort', [606, 706], 'SE')
      .union('a', 'wooden', 201, 'E')
      .at('orders', 1, 2);
    const faces = (row: number): Record<string, number> => {
      const count: Record<string, number> = {};
      for (let column = 1; column <= 13; column++) {
        const face = fortFaceTo(table.now, table.work('fort'), 100 * column + row);
        count[face] = (count[face] ?? 0) + 1;
      }
      return count;
    };
    expect([7, 8, 9].map(row => faces(row).front)).toEqual([3, 4, 5]);
    expect([5, 4, 3].map(row => faces(row).rear)).toEqual([3, 4, 5]);
    expect(fortFaceTo(table.now, table.work('fort'), 1006)).toBe('left');
    expect(fortFaceTo(table.now, table.work('fort'), 306)).toBe('right');
  });

  it('Q65: a front that looks along the base lies to port of it', () => {
    const table = battle(13, 13)
      .fort('confederate', 'fort', [606, 706], 'E')
      .union('a', 'wooden', 201, 'E')
      .at('orders', 1, 2);
    expect(fortFaceTo(table.now, table.work('fort'), 605)).toBe('front');
  });

  it('Q22: each gun fires through its own face only', () => {
    expect(fort('medium rear').at('fortFire', 1, 2).told('fortRolled')).toEqual([]);
    expect(fort('medium front').at('fortFire', 6).offered('fire')).toEqual(['fire fort 0 a']);
  });

  it('Q22: every critical destroys one gun of the owner’s choice, without a roll; a fort is never battered', () => {
    const table = battle(13, 9)
      .fort('confederate', 'fort', [501, 601], 'SE', {
        guns: guns('heavy front', 'light rear'),
        points: 10,
        strength: 30,
      })
      .union('a', 'wooden', 503, 'NE', { card: 'fire', now: { guns: guns('heavy') } })
      .confederate('far', 'wooden', 1309, 'W')
      .acts('union')
      .then('activate a', 'carryOut a', 'holdFire confederate')
      .play('fire a 0 fort', 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
    expect(table.offered()).toEqual(['loseGun fort 0', 'loseGun fort 1']);
    table.play('loseGun fort 1');
    expect(table.work('fort')).toMatchObject({ points: 5, down: false });
    expect(table.told('shipBattered')).toEqual([]);
  });

  it('Q22: silenced at 0 hit points or 0 guns', () => {
    const last = (points: number, strength: number, ...battery: string[]) =>
      battle(13, 9)
        .fort('confederate', 'fort', [501, 601], 'SE', { guns: guns(...battery), points, strength })
        .union('a', 'wooden', 503, 'NE', { card: 'fire', now: { guns: guns('heavy') } })
        .confederate('far', 'wooden', 1309, 'W')
        .acts('union')
        .then('activate a', 'carryOut a', 'holdFire confederate')
        .play('fire a 0 fort', 6, 1, 1, 1, 1, 1, 1);
    expect(last(1, 4, 'light front', 'light front').work('fort').down).toBe(true);
    expect(last(6, 10, 'light front').work('fort')).toMatchObject({ down: true, points: 5 });
  });

  it('Q22: the odds of silencing a fort count the guns that criticals take', () => {
    // Six dice of a heavy gun: each costs a point in two of nine falls.
    const oneOrMore = 1 - (7 / 9) ** 6;
    const silenced = (points: number, ...battery: string[]) => {
      const table = battle(13, 9)
        .fort('confederate', 'fort', [501, 601], 'SE', { guns: guns(...battery), points, strength: 30 })
        .union('a', 'wooden', 503, 'NE', { card: 'fire', now: { guns: guns('heavy') } })
        .confederate('far', 'wooden', 1309, 'W')
        .acts('union')
        .then('activate a', 'carryOut a', 'holdFire confederate');
      const odds = quickSheet.desk.odds(table.now, { type: 'fire', side: 'union', unit: 'a', gun: 0, target: 'fort' });
      return odds!.headlines.find(({ label }) => label === 'silenced')!.chance;
    };
    expect(silenced(26, 'light front')).toBeCloseTo(oneOrMore, 12);
    expect(silenced(26, 'light front', 'light front')).toBeCloseTo((2 / 9) ** 6, 12);
    expect(silenced(26, 'light front', 'light front', 'light front')).toBe(0);
    expect(silenced(1, 'light front', 'light front', 'light front')).toBeCloseTo(oneOrMore, 12);
  });
});
