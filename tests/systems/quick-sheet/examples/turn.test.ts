/** Section 20, the turn sequence, and rulings Q1 to Q12, Q56 to Q59, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import { legal, situationOf } from '../../../../src/core/engine.ts';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import type { OrderCard } from '../../../../src/rules/quick-sheet/types.ts';
import { battle, guns } from '../table.ts';

const pair = () => battle(12, 5).union('a', 'wooden', 202, 'E').confederate('z', 'wooden', 1102, 'W');
const cards = (table: ReturnType<ReturnType<typeof battle>['at']>, deck: 'fullSpeedDeck' | 'actionStationsDeck') =>
  table.state.decks.union[deck];

describe('section 20: the turn as printed', () => {
  it('eleven steps in the printed order', () => {
    const steps = quickSheet.sequence.filter(phase => phase.cite.startsWith('Turn sequence'));
    expect(steps.map(phase => phase.cite)).toEqual(
      Array.from({ length: 11 }, (_, step) => `Turn sequence ${step + 1}`),
    );
    expect(steps.map(phase => phase.id).join(' ')).toBe(
      'reload events fortFire orders priority action drift clock clockRolls clearing arrivals',
    );
  });

  it('a whole turn, from the deck to the next deck', () => {
    const table = pair().at('reload');
    expect(table.offered()).toEqual(['chooseDeck z fullSpeedDeck', 'chooseDeck z actionStationsDeck']);
    table.play('chooseDeck z fullSpeedDeck', 1, 1, 1, 1, 1).play('chooseDeck a fullSpeedDeck', 1, 1, 1, 1, 1);
    expect(table.phase).toBe('orders');
    table.then('lay a fullSpeed').play('lay z fullSpeed', 6, 1).then('begin union union', 'activate a', 'carryOut a');
    table.then('ahead a ahead', 'ahead a ahead', 'finish a', 'activate z').play('hold z', 1, 1);
    expect([table.state.turn, table.phase, table.ship('a').hand.length, table.ship('a').card]).toEqual([
      2,
      'orders',
      4,
      null,
    ]);
  });
});

describe('step 1 and Q1, Q2: decks and hands', () => {
  it('Q1: each ship holds a hand of five drawn from one deck', () => {
    const table = pair().at('reload').play('chooseDeck z actionStationsDeck', 1, 3, 6, 11, 16);
    // 20 cards: 2 full speed, 3 slow, 5 slow and fire, 8 fire, 2 turn; then one fewer each time.
    expect(table.ship('z')).toMatchObject({
      deck: 'actionStationsDeck',
      hand: ['fullSpeed', 'slowSpeed', 'slowAndFire', 'fire', 'turnAndFire'],
    });
    expect(table.told('handDrawn')).toEqual([{ type: 'handDrawn', ship: 'z', deck: 'actionStationsDeck', count: 5 }]);
  });

  it('Q1: only an empty hand is filled again', () => {
    const table = battle(12, 5)
      .union('a', 'wooden', 202, 'E', { hand: ['fire'] })
      .confederate('z', 'wooden', 1102, 'W', { hand: ['fire'] })
      .at('reload');
    expect(table.phase).toBe('orders');
  });

  it('Q1: one card a ship a turn, face down on its gun deck', () => {
    const table = battle(12, 5)
      .union('a', 'wooden', 202, 'E', { hand: ['fire', 'fire', 'slowSpeed'] })
      .confederate('z', 'wooden', 1102, 'W', { hand: ['fire'] })
      .at('orders');
    expect(table.offered('lay a')).toEqual(['lay a slowSpeed', 'lay a fire']);
    table.play('lay a fire');
    expect(table.offered('lay a')).toEqual([]);
    expect(table.ship('a')).toMatchObject({ hand: ['fire', 'slowSpeed'], card: 'fire', shown: false });
    const seen = quickSheet.redact(table.state, 'confederate').ships.a;
    expect(seen).toMatchObject({ hand: ['hidden', 'hidden', 'hidden'], card: null });
    table.play('lay z fire', 6, 1);
    expect(quickSheet.redact(table.state, 'confederate').ships.a).toMatchObject({
      hand: ['hidden', 'hidden'],
      card: 'hidden',
    });
  });

  it.each([
    [1, 20],
    [3, 20],
    [4, 40],
    [7, 60],
  ])('Q2: %i ships are served by %i cards of each deck', (ships, count) => {
    const setup = battle(12, 9);
    for (let ship = 0; ship < ships; ship++) setup.union(`a${ship}`, 'wooden', 201 + ship, 'E');
    const table = setup.confederate('z', 'wooden', 1102, 'W').at('reload');
    expect([cards(table, 'fullSpeedDeck').left, cards(table, 'actionStationsDeck').left]).toEqual([count, count]);
  });

  it('Q2: the discards are shuffled when a deck runs out', () => {
    const none = { fullSpeed: 0, slowSpeed: 0, slowAndFire: 0, fire: 0, turnAndFire: 0 };
    const table = pair();
    const open = table.at('reload');
    const decks = structuredClone(open.state.decks);
    decks.confederate.fullSpeedDeck = {
      draw: { ...none, fire: 1 },
      left: 1,
      discards: { fullSpeed: 9, slowSpeed: 5, slowAndFire: 3, fire: 0, turnAndFire: 2 },
    };
    const again = table.with({ decks }).at('reload').play('chooseDeck z fullSpeedDeck', 1, 1, 1, 1, 1);
    expect(again.told('deckReshuffled')).toEqual([
      { type: 'deckReshuffled', side: 'confederate', deck: 'fullSpeedDeck' },
    ]);
    expect(again.ship('z').hand).toEqual(['fire', 'fullSpeed', 'fullSpeed', 'fullSpeed', 'fullSpeed']);
    expect(again.state.decks.confederate.fullSpeedDeck).toMatchObject({ left: 15, discards: none });
  });
});

describe('Q3 to Q6: what a card allows', () => {
  const acting = (card: OrderCard) =>
    battle(12, 5)
      .union('a', 'wooden', 402, 'NE', { card, now: { guns: guns('medium') } })
      .confederate('z', 'wooden', 702, 'NE', { now: { guns: [] } })
      .acts('union')
      .then('activate a', 'carryOut a');

  it('Q3: full speed and slow speed move and do not fire', () => {
    expect(acting('slowSpeed').offered()).toEqual(['ahead a ahead', 'ahead a port', 'ahead a starboard']);
    expect(acting('fullSpeed').offered()).toEqual(['ahead a starboard']);
    expect(acting('slowSpeed').offered('fire')).toEqual([]);
  });

  it('Q3: slow speed and fire does both, each gun once', () => {
    const table = acting('slowAndFire');
    expect(table.offered()).toEqual(['ahead a ahead', 'ahead a port', 'ahead a starboard', 'fire a 0 z']);
    table.play('fire a 0 z', 1, 1);
    expect(table.offered('fire')).toEqual([]);
    expect(table.play('ahead a ahead').offered()).toEqual(['finish a']);
  });

  it('Q3: fire does not move', () => expect(acting('fire').offered()).toEqual(['fire a 0 z', 'finish a']));

  it('Q3: turn in hex and fire turns 60 or 120 degrees in place, once', () => {
    const table = acting('turnAndFire');
    expect(table.offered('turn')).toEqual([
      'turn a port 1',
      'turn a port 2',
      'turn a starboard 1',
      'turn a starboard 2',
    ]);
    table.play('turn a starboard 2');
    expect(table.ship('a')).toMatchObject({ at: 402, facing: 5, turnedInHex: true });
    expect(table.offered()).toEqual(['fire a 0 z', 'finish a']);
  });

  it('Q3: any card may be spent as hold: no move, no fire', () => {
    const table = battle(12, 5)
      .union('a', 'wooden', 202, 'E', { card: 'fullSpeed' })
      .confederate('z', 'wooden', 1102, 'W')
      .acts('union')
      .then('activate a');
    expect(table.offered()).toEqual(['carryOut a', 'hold a']);
    expect(table.play('hold a').told('cardShown')).toEqual([
      { type: 'cardShown', ship: 'a', card: 'fullSpeed', held: true },
    ]);
    expect(table.state.active).toBeNull();
  });

  it('Q4: a card with speed on it is a move order from the moment it is laid, for opportunity shots too', () => {
    const passing = (card: OrderCard | undefined) =>
      battle(12, 5)
        .union('a', 'wooden', 202, 'E', { card: 'slowSpeed', now: { guns: [] } })
        .confederate('z', 'wooden', 303, 'E', { ...(card ? { card } : {}), now: { guns: guns('medium') } })
        .acts('union')
        .then('activate a', 'carryOut a');
    const shot = (card: OrderCard | undefined, dice: number) =>
      passing(card)
        .play('shoot z a', 5, ...Array.from({ length: dice }, () => 1))
        .told('shotFired')[0]!
        .modifiers.map(factor => factor.value);
    expect(shot('slowSpeed', 4)).toEqual([4, -2, 2]);
    expect(shot('fire', 6)).toEqual([4, 2]);
    expect(shot(undefined, 6)).toEqual([4, 2]);
  });

  it('Q4: spent as hold it counts as nothing once shown', () => {
    const table = battle(12, 5)
      .union('a', 'wooden', 202, 'E', { card: 'slowSpeed', now: { guns: [] } })
      .confederate('z', 'wooden', 303, 'E', { card: 'fullSpeed', now: { guns: guns('medium') } })
      .acts('confederate')
      .then('activate z', 'hold z', 'activate a', 'carryOut a')
      .play('shoot z a', 5, 1, 1, 1, 1, 1, 1);
    expect(table.told('shotFired')[0]!.modifiers.map(factor => factor.value)).toEqual([4, 2]);
  });

  it('Q6: straight ahead, then 60 degrees on entry; no reverse', () => {
    const table = acting('slowSpeed').play('ahead a port');
    expect(table.ship('a')).toMatchObject({ at: 501, facing: 2 });
    expect(acting('slowSpeed').offered('astern')).toEqual([]);
  });

  it('Q6, option astern: a slow speed order takes her straight back, without turn or fire', () => {
    const table = battle(12, 5)
      .astern()
      .union('a', 'wooden', 402, 'E', { card: 'slowSpeed' })
      .confederate('z', 'wooden', 1102, 'W')
      .acts('union')
      .then('activate a', 'carryOut a', 'astern a');
    expect(table.ship('a')).toMatchObject({ at: 302, facing: 0 });
    expect(table.offered()).toEqual(['finish a']);
  });
});

describe('Q7: fire at any point of the move', () => {
  it('the target must bear at that moment; guns choose their targets one by one', () => {
    const table = battle(12, 7)
      .union('a', 'wooden', 304, 'E', { card: 'slowAndFire', now: { guns: guns('medium bow', 'medium port') } })
      .confederate('y', 'wooden', 704, 'E', { now: { guns: [] } })
      .confederate('z', 'wooden', 401, 'E', { now: { guns: [] } })
      .acts('union')
      .then('activate a', 'carryOut a');
    expect(table.offered('fire')).toEqual(['fire a 0 y', 'fire a 1 z']);
    table.play('fire a 0 y', 1).play('ahead a port').play('fire a 1 z', 1, 1);
    expect(table.told('shotFired').map(shot => [shot.gun, shot.target])).toEqual([
      [0, 'y'],
      [1, 'z'],
    ]);
  });
});

describe('steps 5 and 6, Q8, Q9: who acts when', () => {
  it('Q8: both roll, ties again, the winner chooses who begins', () => {
    const table = pair().at('priority', 3, 3, 2, 5);
    expect(table.told('priorityRolled')).toEqual([
      {
        type: 'priorityRolled',
        winner: 'confederate',
        rolls: [
          { union: 3, confederate: 3 },
          { union: 2, confederate: 5 },
        ],
      },
    ]);
    expect(table.offered()).toEqual(['begin confederate confederate', 'begin confederate union']);
    expect(table.play('begin confederate union').offered()).toEqual(['activate a']);
  });

  it('Q8: ship by ship, and the side with more ships finishes alone', () => {
    const table = pair().union('b', 'wooden', 204, 'E').union('c', 'wooden', 205, 'E').acts('union');
    const order = [];
    for (const id of ['a', 'z', 'b', 'c']) {
      table.play(`activate ${id}`, ...(id === 'c' ? [1, 1] : []));
      order.push(id);
    }
    expect(table.told('shipActivated').map(event => event.ship)).toEqual(order);
  });

  it('Q8: stuck, struck and cardless ships still take their activation', () => {
    const table = battle(12, 5)
      .depth(3, 202)
      .union('a', 'wooden', 202, 'E', { aground: true })
      .union('s', 'wooden', 204, 'E', { now: { struck: true } })
      .confederate('z', 'wooden', 1102, 'W')
      .acts('union');
    expect(table.offered()).toEqual(['activate a', 'activate s']);
  });

  it('Q9: unstick, then one repair, then the card', () => {
    const table = battle(12, 5)
      .depth(3, 202)
      .union('a', 'wooden', 202, 'E', {
        aground: true,
        card: 'slowSpeed',
        now: { rudderHit: true, pilotHouseHit: true },
      })
      .confederate('z', 'wooden', 1102, 'W')
      .acts('union')
      .then('activate a');
    expect(table.offered()).toEqual(['unstick a', 'goOn a']);
    table.play('unstick a', 4, 4);
    expect(table.offered()).toEqual(['repair a pilotHouse', 'repair a rudder', 'goOn a']);
    table.play('repair a pilotHouse', 4);
    expect(table.offered()).toEqual(['carryOut a', 'hold a']);
  });
});

describe('steps 8 and 9, Q10: the battle clock', () => {
  const at = (clock: number, ...dice: number[]) =>
    pair()
      .with({ clock })
      .at('clock', ...dice);

  it('step 8: advances by one', () => {
    expect(at(3, 1, 1).told('clockMoved')).toEqual([{ type: 'clockMoved', clock: 4, by: 1, cause: 'turn' }]);
  });

  it('Q10: starts at 0, or where the scenario says', () => {
    expect(pair().at('orders', 1, 2).state.clock).toBe(0);
    expect(pair().section({ clock: -3 }).at('orders', 1, 2).state).toMatchObject({ clock: -3, clockFloor: -3 });
  });

  it('Q57: a turn limit of its own stands for a starting clock', () => {
    expect(pair().section({ turns: 12 }).at('orders', 1, 2).state.clock).toBe(-4);
  });

  it.each([1, 2, 3, 4, 5, 6])('step 9: a %i lets a side shift by one only on 5,6', die => {
    const table = at(3, die, ...(die < 5 ? [1] : []));
    expect(table.told('clockRolled')[0]).toEqual({ type: 'clockRolled', side: 'confederate', die, may: die >= 5 });
    if (die >= 5)
      expect(table.offered()).toEqual([
        'shiftClock confederate 1',
        'shiftClock confederate -1',
        'shiftClock confederate 0',
      ]);
  });

  it('step 9: both roll, the defender first', () => {
    const table = at(3, 5).play('shiftClock confederate 1', 6).play('shiftClock union -1');
    expect(table.told('clockRolled').map(event => event.side)).toEqual(['confederate', 'union']);
    expect(table.state.clock).toBe(4);
  });

  it('Q10: never below 0', () => {
    const table = pair().with({ clock: -1 }).at('clock', 5);
    expect(table.state.clock).toBe(0);
    expect(table.offered()).toEqual(['shiftClock confederate 1', 'shiftClock confederate 0']);
  });

  it('Q10: 8 or more after both rolls ends the game, and not before', () => {
    expect(at(7, 1, 1).outcome).toEqual({ winner: 'draw', cause: 'clock-ran-out' });
    const saved = at(7, 5).play('shiftClock confederate -1', 1);
    expect([saved.outcome, saved.state.clock]).toEqual([null, 7]);
    const brought = at(6, 1, 6).play('shiftClock union 1');
    expect(brought.outcome?.cause).toBe('clock-ran-out');
  });

  it.each([
    // [clock as the turn begins, last turn if nobody shifts it, earliest, earliest when the defender has thrown a 5 and after he has left the clock]
    [0, 10, 5, 5, 5],
    [4, 6, 4, 4, 4],
    [5, 5, 3, 3, 4],
    [6, 4, 3, 3, 3],
  ])(
    'Q10: from a clock of %i the last turn is foretold as %i, before step 8 and in step 9 alike',
    (clock, last, ...ends) => {
      const turn3 = () => pair().with({ clock, turn: 3 });
      const foretold = ({ now }: ReturnType<ReturnType<typeof pair>['at']>) => {
        const { earliest, steady } = quickSheet.desk.clock!.reads(now);
        expect(quickSheet.desk.limit.last(now)).toBe(steady);
        return [steady, earliest];
      };
      expect(foretold(turn3().at('orders', 1, 2))).toEqual([last, ends[0]]);
      expect(foretold(turn3().at('clock', 5))).toEqual([last, ends[1]]);
      expect(foretold(turn3().at('clock', 5).play('shiftClock confederate 0', 5))).toEqual([last, ends[2]]);
    },
  );

  it('Q11: the scenario says who attacks', () => {
    expect(
      pair()
        .section({ attacker: 'confederate' })
        .at('clock', 1, 1)
        .told('clockRolled')
        .map(event => event.side),
    ).toEqual(['union', 'confederate']);
  });
});

describe('step 10: cards are removed', () => {
  it('every card on a gun deck goes to the discards', () => {
    const table = battle(12, 5)
      .union('a', 'wooden', 202, 'E', { card: 'fire', hand: ['slowSpeed'] })
      .confederate('z', 'wooden', 1102, 'W', { hand: ['fire'] })
      .at('clearing');
    expect(table.ship('a')).toMatchObject({ card: null, hand: ['slowSpeed'] });
    expect(cards(table, 'fullSpeedDeck').discards.fire + cards(table, 'actionStationsDeck').discards.fire).toBe(1);
  });
});

describe('step 11, Q12, Q58: arrivals', () => {
  const waiting = () =>
    pair()
      .union('big', 'ironclad', 103, 'E')
      .union('small', 'wooden', 104, 'E', { vessel: 'uss_lexington' })
      .section({ reserve: ['big', 'small'] });

  it('9 or more on two dice brings any ship at its edge', () => {
    const table = waiting().at('arrivals', 4, 5);
    expect(table.told('arrivalRolled')).toEqual([
      { type: 'arrivalRolled', side: 'union', dice: [4, 5], again: null, brings: 'any' },
    ]);
    expect(table.offered('bring')).toContain('bring big 103');
    expect(table.play('bring big 105').ship('big')).toMatchObject({ at: 105, status: 'afloat' });
  });

  it('the defender rolls first', () => {
    const table = waiting()
      .confederate('late', 'wooden', 1203, 'W', { vessel: 'css_little_rebel' })
      .section({ reserve: ['small', 'late'] });
    const open = table.at('arrivals', 4, 4).play('bringNobody confederate', 6, 6);
    expect(open.told('arrivalRolled').map(event => event.side)).toEqual(['confederate', 'union']);
  });

  it('after a miss one chosen die may be thrown again, and brings only a small wooden or tinclad ship', () => {
    const table = waiting().at('arrivals', 2, 5);
    expect(table.offered()).toEqual(['reRoll union 0', 'reRoll union 1', 'bringNobody union']);
    table.play('reRoll union 0', 4);
    expect(table.told('arrivalRolled')[1]).toMatchObject({ dice: [4, 5], again: 0, brings: 'small' });
    expect([table.offered('bring big'), table.offered('bring small').length > 0]).toEqual([[], true]);
    expect(waiting().at('arrivals', 2, 5).play('reRoll union 1', 6).told('arrivalRolled')[1]).toMatchObject({
      brings: 'none',
    });
  });

  it('Q12: no second throw where no small ship waits', () => {
    const table = pair()
      .union('big', 'ironclad', 103, 'E')
      .section({ reserve: ['big'] })
      .at('arrivals', 2, 5);
    expect(table.offered('reRoll')).toEqual([]);
  });

  it('Q58: a ship listed for a turn comes at the end of the turn before, at her hex or the free one nearest to it', () => {
    const late = () => pair().union('late', 'wooden', 103, 'E', { turn: 2 });
    expect(late().at('arrivals').ship('late')).toMatchObject({ at: 103, status: 'afloat' });
    expect(late().union('b', 'wooden', 103, 'E').at('arrivals').ship('late').at).toBe(102);
    expect(pair().union('late', 'wooden', 103, 'E', { turn: 3 }).at('arrivals').ship('late').status).toBe('waiting');
  });
});

describe('Q56, Q59, S7', () => {
  it('Q56: the defender draws first', () => {
    expect(pair().at('reload').offered()[0]).toBe('chooseDeck z fullSpeedDeck');
    expect(pair().section({ attacker: 'confederate' }).at('reload').offered()[0]).toBe('chooseDeck a fullSpeedDeck');
  });

  it('Q59: a moored transport has ten hit points, no hand and no activation', () => {
    const table = pair().union('t', 'transport', 204, 'E', { anchored: true });
    expect(table.at('reload').offered('chooseDeck t')).toEqual([]);
    expect(table.acts('union').offered()).toEqual(['activate a']);
    expect(table.acts('union').ship('t')).toMatchObject({ strength: 10, armour: 'wood', target: true });
  });

  it('S7: the view of one side holds none of the other’s cards, decks, instructions or dice', () => {
    const table = battle(12, 5)
      .union('a', 'wooden', 202, 'E', { hand: ['turnAndFire', 'slowAndFire'], card: 'fullSpeed' })
      .confederate('z', 'wooden', 1102, 'W', { hand: ['fire'] })
      .acts('union');
    table.state.instructions.union = { all: 'best', units: { a: 'always' }, set: [] };
    const view = quickSheet.redact(table.state, 'confederate');
    expect(JSON.stringify(view.ships.a)).not.toMatch(/turnAndFire|slowAndFire|fullSpeed"/);
    expect(view.decks.union.fullSpeedDeck.draw).toBeNull();
    expect(view.instructions.union).toEqual({ all: 'ask', units: {}, set: [] });
    expect(view.rng).toEqual([]);
    expect(view.ships.z).toEqual(table.state.ships.z);
    expect(legal(table.match, view, 'union')).toEqual(legal(table.match, table.state, 'union'));
    expect(quickSheet.desk.units(situationOf(table.match, view))).toHaveLength(2);
  });
});
