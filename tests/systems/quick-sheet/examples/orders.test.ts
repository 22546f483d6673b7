/** Section 21 with rulings Q5, Q28 and Q77: orders bind. */
import { describe, expect, it } from 'vitest';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import type { OrderCard, QuickSheetShip } from '../../../../src/rules/quick-sheet/types.ts';
import { battle, guns, type Table } from '../table.ts';

type Setup = ReturnType<typeof battle>;

const AHEAD = ['ahead a ahead', 'ahead a port', 'ahead a starboard'];
const unarmed: Partial<QuickSheetShip> = { guns: [] };

/** One ship in the middle of open water, heading east; an enemy far away. */
const alone = (card: OrderCard, now: Partial<QuickSheetShip> = {}): Setup =>
  battle(12, 9)
    .union('a', 'wooden', 405, 'E', { card, now: { ...unarmed, ...now } })
    .confederate('far', 'wooden', 1209, 'W', { now: unarmed });
const carriesOut = (setup: Setup): Table => setup.acts('union').then('activate a', 'carryOut a');

describe('Q5: orders bind', () => {
  it('full speed is two hexes, no more and no fewer', () => {
    const table = carriesOut(alone('fullSpeed'));
    expect(table.offered()).toEqual(AHEAD);
    expect(table.play('ahead a ahead').offered()).toEqual(AHEAD);
    expect(table.play('ahead a port').offered()).toEqual(['finish a']);
  });

  it('slow speed is one, with fire or without', () => {
    for (const card of ['slowSpeed', 'slowAndFire'] as const) {
      const table = carriesOut(alone(card));
      expect(table.offered()).toEqual(AHEAD);
      expect(table.play('ahead a ahead').offered()).toEqual(['finish a']);
    }
  });

  it('a fast ship makes either of her two numbers', () => {
    const slow = carriesOut(alone('slowSpeed', { fast: true }));
    expect(slow.offered()).toEqual(AHEAD);
    expect(slow.play('ahead a ahead').offered()).toEqual([...AHEAD, 'finish a']);
    expect(slow.play('ahead a ahead').offered()).toEqual(['finish a']);
    const full = carriesOut(alone('fullSpeed', { fast: true }));
    expect(full.play('ahead a ahead').offered()).toEqual(AHEAD);
    expect(full.play('ahead a ahead').offered()).toEqual([...AHEAD, 'finish a']);
    expect(full.play('ahead a ahead').offered()).toEqual(['finish a']);
  });

  it.each([
    ['battered', { points: 7, strength: 21 }],
    ['without her funnel', { funnelLost: true }],
  ])('%s she makes one', (_, now) => {
    const table = carriesOut(alone('fullSpeed', { ...now, fast: true }));
    expect(table.offered()).toEqual(AHEAD);
    expect(table.play('ahead a ahead').offered()).toEqual(['finish a']);
  });

  it('without an engine she makes none', () =>
    expect(carriesOut(alone('fullSpeed', { engineLost: true })).offered()).toEqual(['finish a']));

  it('any card may still be spent as hold (Q3)', () =>
    expect(alone('fullSpeed').acts('union').then('activate a').offered()).toEqual(['carryOut a', 'hold a']));

  it('she fires before, between and after, and the order binds all the same', () => {
    const table = carriesOut(
      battle(12, 9)
        .union('a', 'wooden', 405, 'E', { card: 'slowAndFire', now: { guns: guns('medium', 'medium') } })
        .confederate('z', 'wooden', 805, 'N' as 'NE', { now: unarmed }),
    );
    table.play('fire a 0 z', 1, 1);
    expect(table.offered('finish')).toEqual([]);
    expect(table.play('ahead a ahead').offered()).toEqual(['fire a 1 z', 'finish a']);
  });
});

describe('Q5: where she stops short', () => {
  const short = (table: Table) =>
    table
      .play('finish a')
      .told('stoppedShort')
      .map(({ moved, due, why }) => ({ moved, due, why }));

  it('land ahead', () => {
    const table = carriesOut(alone('fullSpeed').terrain('bank', 505));
    expect(table.offered()).toEqual(['finish a']);
    expect(short(table)).toEqual([{ moved: 0, due: 2, why: 'land' }]);
    expect(quickSheet.narrate(table.told('stoppedShort')[0]!, table.match.scenario)).toBe(
      'A stops short, 2 hexes of her order not made: there is land ahead.',
    );
  });

  it('land after the first hex, whichever way she turns', () => {
    const table = carriesOut(alone('fullSpeed').terrain('bank', 605, 504, 506));
    expect(table.offered()).toEqual(AHEAD);
    expect(table.play('ahead a ahead').offered()).toEqual(['finish a']);
    expect(short(table)).toEqual([{ moved: 1, due: 1, why: 'land' }]);
  });

  it('a full hex, or a friend who lies across', () => {
    const behind = (heading: 'E' | 'NE', third = false) => {
      const setup = alone('slowSpeed').union('b', 'wooden', 505, heading, { now: unarmed });
      if (third) setup.union('c', 'wooden', 505, heading, { now: unarmed });
      return carriesOut(setup);
    };
    expect(short(behind('E', true))).toEqual([{ moved: 0, due: 1, why: 'full' }]);
    // Beside a friend there is room if the turn on entry makes them parallel: the hex can be entered, and is.
    expect(behind('E').offered()).toEqual(['ahead a ahead']);
    expect(behind('NE').offered()).toEqual(['ahead a port']);
  });

  it('nobody is told that a friend lies across where that is not the reason', () => {
    const table = carriesOut(alone('fullSpeed').union('b', 'wooden', 1002, 'NW', { now: unarmed }));
    expect(quickSheet.desk.whyNoMove(table.now, 'a', 1002)).toEqual({
      says: '1002 is beyond what is left of her order, or not on her heading.',
      cite: '21',
    });
  });

  it('a friend who lies across the only way', () => {
    const table = carriesOut(
      battle(12, 9)
        .union('a', 'wooden', 405, 'E', { card: 'slowSpeed', now: unarmed })
        .union('b', 'wooden', 505, 'E', { now: unarmed })
        .union('c', 'wooden', 505, 'W', { now: unarmed })
        .confederate('far', 'wooden', 1209, 'W', { now: unarmed }),
    );
    expect(table.offered()).toEqual(['finish a']);
  });

  it('at the rim, unless she means to leave', () => {
    const table = carriesOut(alone('slowSpeed', { at: 105, facing: 3 }));
    expect(table.offered()).toEqual(['leave a left', 'finish a']);
    expect(short(table)).toEqual([{ moved: 0, due: 1, why: 'rim' }]);
  });

  it('at a rim that is not hers, and says so', () => {
    const table = carriesOut(alone('fullSpeed', { at: 1205 }));
    expect(table.offered()).toEqual(['finish a']);
    expect(short(table)).toEqual([{ moved: 0, due: 2, why: 'rim' }]);
    expect(quickSheet.narrate(table.told('stoppedShort')[0]!, table.match.scenario)).toBe(
      'A stops short, 2 hexes of her order not made: the chart ends ahead.',
    );
    // A hex from it she turns away in time.
    expect(carriesOut(alone('fullSpeed', { at: 1105 })).offered()).toEqual(['ahead a port', 'ahead a starboard']);
  });

  it('when she grounds', () => {
    const table = carriesOut(alone('fullSpeed').depth(3, 505)).play('ahead a ahead', 6, 6);
    expect([table.ship('a').aground, table.offered()]).toEqual([true, ['finish a']]);
  });

  it('when a hit in the pilot house stops her', () => {
    const table = carriesOut(
      alone('fullSpeed', { points: 46, strength: 50 }).confederate('z', 'wooden', 504, 'E', {
        now: { guns: guns('medium') },
      }),
    )
      .play('ahead a ahead')
      .play('shoot z a', 5, 6, 1, 1, 1, 1, 1, ...[3, 6]);
    expect([table.ship('a').pilotHouseHit, table.offered()]).toEqual([true, ['finish a']]);
    // What has stopped her has been told.
    expect(table.play('finish a').told('stoppedShort')).toEqual([]);
  });
});

describe('Q77: she goes as far as her order can take her', () => {
  it('a step that ends at the bank is not offered while another carries the order out', () => {
    const table = carriesOut(alone('fullSpeed').terrain('bank', 605, 506));
    expect(table.offered()).toEqual(['ahead a port']);
    // With one hex still to choose she may end anywhere.
    expect(carriesOut(alone('slowSpeed').terrain('bank', 605, 506)).offered()).toEqual(AHEAD);
  });

  it('a fast ship has only the lower of her numbers to make', () => {
    const table = carriesOut(alone('slowSpeed', { fast: true }).terrain('bank', 605, 506));
    expect(table.offered()).toEqual(AHEAD);
    expect(table.play('ahead a ahead').offered()).toEqual(['finish a']);
  });

  const meeting = (card: OrderCard, hex: number, now: Partial<QuickSheetShip> = {}) =>
    alone(card, { ...now, points: 50, strength: 50 }).confederate('z', 'wooden', hex, 'NW', {
      now: { ...unarmed, points: 50, strength: 50 },
    });

  it('nobody is made to ram', () => {
    const table = carriesOut(meeting('slowSpeed', 505));
    expect(table.offered()).toEqual([
      'alongside a starboard z port',
      'alongside a starboard z starboard',
      'ram a z',
      'finish a',
    ]);
    table.play('finish a');
    expect(table.told('stoppedShort')).toMatchObject([{ moved: 0, due: 1, why: 'enemy' }]);
  });

  it.each(['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const)(
    'nor to lie alongside, though a lone enemy heading %s leaves room for one of the three helms',
    heading => {
      const enemy = { now: { ...unarmed, points: 50, strength: 50 } };
      const table = carriesOut(
        alone('slowSpeed', { points: 50, strength: 50 }).confederate('z', 'wooden', 505, heading, enemy),
      );
      expect(table.offered('alongside')).not.toEqual([]);
      expect(table.offered('finish')).toEqual(['finish a']);
    },
  );

  it('who steers for an enemy where only he is ahead rams him or lies alongside', () => {
    const table = carriesOut(meeting('fullSpeed', 605));
    expect(table.offered()).toEqual(AHEAD);
    expect(table.play('ahead a ahead').offered()).toEqual([
      'alongside a starboard z port',
      'alongside a starboard z starboard',
      'ram a z',
    ]);
    expect(carriesOut(meeting('fullSpeed', 605)).play('ahead a port').offered()).toEqual(AHEAD);
  });

  it('but not where there was no other way', () => {
    const table = carriesOut(meeting('fullSpeed', 605).terrain('bank', 504, 506)).play('ahead a ahead');
    expect(table.offered('finish')).toEqual(['finish a']);
  });

  it('who steers for her edge with her order open leaves by it', () => {
    const table = carriesOut(alone('fullSpeed', { at: 204, facing: 3 }));
    expect(table.offered()).toEqual(AHEAD);
    expect(table.play('ahead a ahead').offered()).toEqual(['leave a left']);
  });

  it('a ram ends the order, in the first hex or the second, and is at full speed', () => {
    const first = carriesOut(meeting('fullSpeed', 505, { ram: true })).play('ram a z', ...Array<number>(18).fill(1), 1);
    expect(first.told('shipRammed')[0]!.modifiers.map(({ value }) => value)).toEqual([14, 4]);
    expect(first.offered()).toEqual(['finish a']);
    expect(first.play('finish a').told('stoppedShort')).toEqual([]);
    const second = carriesOut(meeting('fullSpeed', 605, { ram: true }))
      .play('ahead a ahead')
      .play('ram a z', ...Array<number>(18).fill(1), 1);
    expect(second.offered()).toEqual(['finish a']);
  });

  it('to lie alongside does not end it: she steams on past him', () => {
    const table = carriesOut(alone('fullSpeed').confederate('z', 'wooden', 505, 'E', { now: unarmed })).play(
      'alongside a ahead z port',
    );
    expect(table.offered()).toEqual(AHEAD);
  });

  it('Q6, option astern: one hex back carries a slow order out, and nobody is made to', () => {
    expect(carriesOut(alone('slowSpeed').astern()).offered()).toEqual([...AHEAD, 'astern a']);
    expect(carriesOut(alone('slowSpeed').astern()).play('astern a').offered()).toEqual(['finish a']);
    expect(carriesOut(alone('slowSpeed').astern().terrain('bank', 505)).offered()).toEqual(['astern a', 'finish a']);
  });

  it('a stop short is to be chosen by nobody: in every place that she can come to, Done and a hex still due never go together', () => {
    const setup = alone('fullSpeed', { fast: true }).terrain('bank', 604, 606, 704, 706, 805);
    const visit = (way: readonly string[]): void => {
      const table = carriesOut(setup);
      for (const step of way) table.play(step);
      const steps = table.offered('ahead');
      if (way.length < 2 && steps.length > 0) expect(table.offered('finish')).toEqual([]);
      for (const step of steps) visit([...way, step]);
    };
    visit([]);
  });
});

describe('Q5, option lenientOrders: up to the number', () => {
  it('she has done at any time', () => {
    const table = carriesOut(alone('fullSpeed').lenient());
    expect(table.offered()).toEqual([...AHEAD, 'finish a']);
    expect(table.play('ahead a ahead').offered()).toEqual([...AHEAD, 'finish a']);
    expect(table.play('finish a').told('stoppedShort')).toEqual([]);
  });

  it('up to the bank, too', () =>
    expect(carriesOut(alone('fullSpeed').lenient().terrain('bank', 605, 506)).offered()).toEqual([
      ...AHEAD,
      'finish a',
    ]));

  /** The dice of a ram by z at a, who has full speed on her deck and has acted or not. */
  const rammed = (setup: Setup, ...way: string[]) => {
    const table = setup
      .confederate('z', 'ram', 304, 'SE', { card: 'slowSpeed', now: { ...unarmed, points: 50, strength: 50 } })
      .acts('union')
      .then('activate a', 'carryOut a', ...way, 'activate z', 'carryOut z');
    const dice = 14 - (way.length > 1 ? 4 : 0);
    return table
      .play('ram z a', ...Array<number>(dice).fill(1), 1)
      .told('shipRammed')[0]!
      .modifiers.map(({ value }) => value);
  };

  it('a full speed order carried out without entering a hex is not full speed in a ram', () => {
    const tough = { points: 50, strength: 50, startedIn: 405 };
    expect(rammed(alone('fullSpeed', tough).lenient(), 'finish a')).toEqual([14]);
    // She has come a hex: she is at full speed, though she might have gone on.
    expect(
      rammed(alone('fullSpeed', { ...tough, at: 305, startedIn: 305 }).lenient(), 'ahead a ahead', 'finish a'),
    ).toEqual([14, -4]);
  });

  it('without the option it is: the order was full speed, and she could not carry it out', () => {
    const held = alone('fullSpeed', { points: 50, strength: 50 }).terrain('bank', 505);
    const table = held
      .confederate('z', 'ram', 304, 'SE', { card: 'slowSpeed', now: { ...unarmed, points: 50, strength: 50 } })
      .acts('union')
      .then('activate a', 'carryOut a', 'finish a', 'activate z', 'carryOut z')
      .play('ram z a', ...Array<number>(10).fill(1), 1);
    expect(table.told('shipRammed')[0]!.modifiers.map(({ value }) => value)).toEqual([14, -4]);
  });
});

describe('Q28: a damaged rudder', () => {
  const rudderless = (card: OrderCard, now: Partial<QuickSheetShip> = {}) => alone(card, { rudderHit: true, ...now });
  const carries = (setup: Setup) => setup.acts('union').then('activate a', 'goOn a', 'carryOut a');

  it.each(['fullSpeed', 'slowSpeed', 'slowAndFire'] as const)('%s is one turn of 60 degrees in her hex', card => {
    const table = carries(rudderless(card));
    expect(table.offered()).toEqual(['turn a port 1', 'turn a starboard 1']);
    table.play('turn a port 1');
    expect(table.ship('a')).toMatchObject({ at: 405, facing: 1, turnedInHex: true });
    expect(table.offered()).toEqual(['finish a']);
  });

  it('the card that turns her in her hex does so by 60 or 120 degrees as before', () =>
    expect(carries(rudderless('turnAndFire')).offered('turn')).toHaveLength(4));

  it('she rams nobody ahead, leaves by no edge and does not go astern', () => {
    const foe = rudderless('fullSpeed').confederate('z', 'wooden', 505, 'NW', { now: unarmed });
    expect(carries(foe).offered()).toEqual(['turn a port 1', 'turn a starboard 1']);
    expect(carries(rudderless('slowSpeed', { at: 105, facing: 3 }).astern()).offered()).toEqual([
      'turn a port 1',
      'turn a starboard 1',
    ]);
  });

  it('beside another ship she cannot turn (Q34), and says so', () => {
    const table = carries(rudderless('slowSpeed').union('b', 'wooden', 405, 'E', { now: unarmed }));
    expect(table.offered()).toEqual(['finish a']);
    expect(table.play('finish a').told('stoppedShort')).toMatchObject([{ why: 'alongside' }]);
  });

  it('she leaves her hex by drift', () => {
    const table = carries(rudderless('slowSpeed').flow('E')).play('turn a port 1');
    table.play('finish a').play('activate far', 1, 4, 1, 1);
    expect(table.at('a')).toBe(505);
  });
});
