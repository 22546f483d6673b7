/** Rulings C92, C94, C96 to C98, C133: choices before move 1 of a random battle, objective cards and how they end it. */
import { describe, expect, it } from 'vitest';
import { legal, play, situationOf, start } from '../../../../src/core/engine.ts';
import { loadedDice } from '../../../../src/core/dice.ts';
import { hash } from '../../../../src/core/replay.ts';
import { enemyOf, SIDES, type Side } from '../../../../src/core/types.ts';
import {
  areaOf,
  canMeet,
  deal,
  cardsDecide,
  cardsKnown,
  settleCards,
  strandedOf,
} from '../../../../src/rules/river-coastal/cards.ts';
import { riverCoastal } from '../../../../src/rules/river-coastal/index.ts';
import { landable } from '../../../../src/rules/river-coastal/landing.ts';
import { exitEdges } from '../../../../src/rules/river-coastal/objectives.ts';
import { prepare } from '../../../../src/rules/river-coastal/preparing.ts';
import { sectionOf } from '../../../../src/rules/river-coastal/setup/settings.ts';
import { OBJECTIVE_CARDS } from '../../../../src/rules/river-coastal/tables.ts';
import type {
  HeldCard,
  ObjectiveCard,
  RiverCommand,
  RiverEvent,
  RiverState,
  Situation,
} from '../../../../src/rules/river-coastal/types.ts';
import { redact, witnesses } from '../../../../src/rules/river-coastal/views.ts';
import type { Match } from '../../../../src/system/ruleset.ts';
import type { RiverCoastal } from '../../../../src/rules/river-coastal/types.ts';

const battle = (seed: string): Match<RiverCoastal> => {
  const scenario = riverCoastal.generate!(seed);
  return { rules: riverCoastal, scenario, chart: scenario.chart, options: { captains: true } };
};

/** A game before move 1, in which every question is answered by `pick`, or by the first offer. */
const table = (seed: string, pick: (offers: readonly RiverCommand[]) => RiverCommand | undefined = () => undefined) => {
  const match = battle(seed);
  const { state } = start(match, seed);
  const asked: { type: string; side: Side; offers: readonly RiverCommand[]; state: RiverState }[] = [];
  for (;;) {
    const question = state.cursor.interrupts.at(-1);
    if (!question) break;
    const offers = legal(match, state, question.side);
    asked.push({ type: question.type, side: question.side, offers, state: structuredClone(state) });
    play(match, state, pick(offers) ?? offers[0]!);
  }
  return { match, state, asked, now: situationOf(match, state) };
};

const ofType = (offers: readonly RiverCommand[], type: RiverCommand['type']): RiverCommand | undefined =>
  offers.find(each => each.type === type);
const held = (...cards: ObjectiveCard[]): HeldCard[] => cards.map(card => ({ card, met: false }));
const SEEDS = Array.from({ length: 12 }, (_, index) => `cards ${index}`);

/** The end of a move, and what was told. */
const settle = (now: Situation, isOver = false): RiverEvent[] => {
  const events: RiverEvent[] = [];
  settleCards({ ...now, dice: loadedDice(), emit: event => void events.push(event as RiverEvent) }, () => isOver);
  return events;
};

describe('C92: the fort or a fourth ship', () => {
  it('the Confederate side is asked first; neither is there before', () => {
    const { asked, match } = table('fork');
    const [first] = asked;
    const [fourth = ''] = sectionOf(match.scenario)!.fourth!;
    expect([first!.type, first!.side]).toEqual(['fortOrShip', 'confederate']);
    expect(first!.offers).toEqual([
      { type: 'keepFort', side: 'confederate', unit: 'fort' },
      { type: 'takeShip', side: 'confederate', ship: fourth },
    ]);
    expect(first!.state.works.fort).toBeUndefined();
    expect(first!.state.ships[fourth]).toBeUndefined();
  });

  it.each([
    ['keepFort', 3, true],
    ['takeShip', 4, false],
  ] as const)('%s: %i ships, a fort: %s', (type, ships, fort) => {
    const { state, match } = table(
      'fork',
      offers => ofType(offers, type) ?? offers.find(each => each.type === 'giveBack' && each.card === 'sandbar'),
    );
    const stranded = strandedOf(match, 'confederate')!;
    const fleet = Object.values(state.ships).filter(({ side, id }) => side === 'confederate' && id !== stranded);
    expect(fleet).toHaveLength(ships);
    expect(state.works.fort !== undefined).toBe(fort);
  });
});

describe('C94: minefields', () => {
  it('both throw, ties again, the high one lays them', () => {
    const { match, asked } = table('miners');
    const state = structuredClone(asked[1]!.state);
    state.random!.miner = null;
    state.cursor.interrupts = [];
    const events: RiverEvent[] = [];
    const dice = loadedDice(4, 4, 2, 5);
    prepare({ ...situationOf(match, state), dice, emit: event => void events.push(event as RiverEvent) });
    expect(events).toEqual([
      { type: 'minersRolled', dice: [4, 4], side: null },
      { type: 'minersRolled', dice: [2, 5], side: 'confederate' },
    ]);
    expect(state.cursor.interrupts).toEqual([{ type: 'layFields', side: 'confederate' }]);
  });

  it.each(SEEDS)(
    'two in a river, four in an estuary, half of them real, each of two hexes and off every ship: %s',
    seed => {
      const { state, match } = table(seed);
      const isRiver = match.scenario.id.startsWith('river');
      const fields = state.mines!;
      expect(fields).toHaveLength(isRiver ? 2 : 4);
      expect(fields.filter(({ live }) => live)).toHaveLength(isRiver ? 1 : 2);
      expect(new Set(fields.flatMap(({ hexes }) => hexes)).size).toBe(2 * fields.length);
      for (const { hexes, side } of fields) {
        expect(side).toBe(state.random!.miner);
        expect(hexes).toEqual([hexes[0], match.scenario.chart.neighbour(hexes[0]!, 0)]);
        const begun = Object.values(state.ships).filter(({ aground }) => aground === null);
        for (const ship of begun)
          for (const hex of hexes) expect(match.scenario.chart.range(ship.at, hex)).toBeGreaterThan(2);
      }
    },
  );

  it('which are real is settled field by field, and is their owner’s alone', () => {
    const { state, asked } = table('which');
    const first = asked.find(({ type }) => type === 'layFields')!;
    const kinds = new Set(first.offers.map(each => each.type === 'layField' && each.live));
    expect(kinds).toEqual(new Set([true, false]));
    const other = structuredClone(state);
    for (const field of other.mines!) field.live = !field.live;
    const enemy = enemyOf(state.random!.miner!);
    expect(hash(redact(other, enemy))).toBe(hash(redact(state, enemy)));
    expect(hash(redact(other, state.random!.miner!))).not.toBe(hash(redact(state, state.random!.miner!)));
  });
});

describe('C96: flagships', () => {
  it('each side names one of its ships, the Union first, and the commander is aboard her', () => {
    const last = (offers: readonly RiverCommand[]) => offers.filter(({ type }) => type === 'nameFlagship').at(-1);
    const { state, asked } = table('flags', last);
    const naming = asked.filter(({ type }) => type === 'nameFlagship');
    expect(naming.map(({ side }) => side)).toEqual(['union', 'confederate']);
    for (const { side, offers } of naming) {
      const named = offers.at(-1) as RiverCommand & { ship: string };
      expect(state.random!.flagships[side]).toBe(named.ship);
      expect(state.staff!.commanders.filter(each => each.side === side).map(({ ship }) => ship)).toEqual([named.ship]);
    }
  });
});

describe('C97: the cards', () => {
  it.each(SEEDS)('three are dealt of one deck, none that cannot be met, and exactly one goes back: %s', seed => {
    const { state, asked, now } = table(seed);
    const dealt = asked.filter(({ type }) => type === 'giveBackCard');
    expect(dealt.map(({ side }) => side)).toEqual(['union', 'confederate']);
    const cards = dealt.flatMap(({ offers }) => offers.map(each => (each as { card: ObjectiveCard }).card));
    expect(cards).toHaveLength(6);
    expect(new Set(cards).size).toBe(6);
    for (const { side, offers } of dealt) {
      expect(offers).toHaveLength(3);
      for (const each of offers) expect(canMeet(now, side, (each as { card: ObjectiveCard }).card)).toBe(true);
      expect(state.random!.hands[side].map(({ card }) => card)).toEqual(
        offers.slice(1).map(each => (each as { card: ObjectiveCard }).card),
      );
    }
  });

  it('an own fort, town or port, or a fort that is not there, cannot be met', () => {
    const kept = table('meet', offers => ofType(offers, 'keepFort')).now;
    const given = table('meet', offers => ofType(offers, 'takeShip')).now;
    const unmet = (now: Situation, side: Side) => OBJECTIVE_CARDS.filter(card => !canMeet(now, side, card));
    expect(unmet(kept, 'union')).toEqual([]);
    expect(unmet(given, 'union')).toEqual(['fort']);
    expect(unmet(kept, 'confederate')).toEqual(['town', 'port', 'fort']);
    expect(OBJECTIVE_CARDS).toHaveLength(12);
  });

  it('no enemy ironclad: those cards cannot be met', () => {
    const { now } = table('meet');
    for (const ship of Object.values(now.state.ships)) ship.ironclad = false;
    expect([canMeet(now, 'union', 'ironclad'), canMeet(now, 'union', 'ironclads')]).toEqual([false, false]);
  });

  it('C133: of one deck the Union side is dealt first; what has been dealt is gone', () => {
    const { now, state } = table('meet', offers => ofType(offers, 'takeShip'));
    const events: RiverEvent[] = [];
    const dice = loadedDice(1, 1, 1, 1, 1, 1);
    deal({ ...now, dice, emit: event => void events.push(event as RiverEvent) }, state.random!);
    expect(events.map(event => event.type === 'cardsDealt' && event.side)).toEqual(['union', 'confederate']);
    const cards = (side: Side) => state.random!.hands[side].map(({ card }) => card);
    const [first, ...rest] = SIDES.map(cards);
    expect(first).toEqual(OBJECTIVE_CARDS.filter(card => canMeet(now, 'union', card)).slice(0, 3));
    const left = OBJECTIVE_CARDS.filter(card => canMeet(now, 'confederate', card) && !first!.includes(card));
    expect(rest).toEqual([left.slice(0, 3)]);
  });

  it('one enemy ironclad: two cannot be met, one can', () => {
    const { now } = table('meet');
    for (const ship of Object.values(now.state.ships)) ship.ironclad = false;
    Object.values(now.state.ships).find(({ side }) => side === 'confederate')!.ironclad = true;
    expect([canMeet(now, 'union', 'ironclad'), canMeet(now, 'union', 'ironclads')]).toEqual([true, false]);
  });

  it('states that differ in cards alone give the enemy equal views and offers, and what is met is told to its side', () => {
    const { state, match } = table('secret');
    const other = structuredClone(state);
    other.random!.hands.union = held('flagship', 'passOne').map(each => ({ ...each, met: true }));
    expect(hash(redact(other, 'confederate'))).toBe(hash(redact(state, 'confederate')));
    expect(hash(redact(other, 'union'))).not.toBe(hash(redact(state, 'union')));
    expect(legal(match, redact(other, 'confederate'), 'confederate')).toEqual(
      legal(match, redact(state, 'confederate'), 'confederate'),
    );
    expect(cardsKnown(situationOf(match, redact(state, 'confederate'))).map(({ side }) => side)).toEqual([
      'confederate',
      'confederate',
    ]);
    expect(witnesses({ type: 'cardMet', side: 'union', card: 'islands' })).toEqual(['union']);
    expect(witnesses({ type: 'cardsShown', side: 'union', cards: [], met: 0 })).toEqual(SIDES);
  });

  /** A battle in which the Union holds that card and another that it does not meet. */
  const holding = (card: ObjectiveCard) => {
    const made = table('holding', offers => ofType(offers, 'keepFort'));
    made.state.random!.hands = {
      union: held(card, card === 'fleet' ? 'passTwo' : 'fleet'),
      confederate: held('passTwo'),
    };
    const isMet = (): boolean => made.state.random!.hands.union[0]!.met;
    return { ...made, isMet };
  };
  const enemies = (state: RiverState) => Object.values(state.ships).filter(({ side }) => side === 'confederate');

  it.each([
    ['ironclad', 1],
    ['ironclads', 2],
  ] as const)('%s: %i sunk, abandoned or taken', (card, count) => {
    const { now, state, isMet } = holding(card);
    const iron = enemies(state).filter(({ ironclad }) => ironclad);
    expect(iron).toHaveLength(2);
    for (const ship of enemies(state)) if (!ship.ironclad) ship.status = 'sunk';
    for (const ship of iron.slice(1, count)) ship.status = 'sunk';
    settle(now);
    expect(isMet()).toBe(false);
    iron
      .slice(0, count)
      .forEach((ship, index) => Object.assign(ship, index === 0 ? { abandoned: true } : { status: 'sunk' }));
    expect(settle(now)).toContainEqual({ type: 'cardMet', side: 'union', card });
    expect(isMet()).toBe(true);
    // C133: a card that is met stays met, and is told once.
    Object.assign(iron[0]!, { abandoned: false });
    expect([settle(now).map(({ type }) => type), isMet()]).toEqual([[], true]);
  });

  it('flagship: the one that was named', () => {
    const { now, state, isMet } = holding('flagship');
    const flag = state.random!.flagships.confederate;
    for (const ship of enemies(state)) if (ship.id !== flag) ship.status = 'sunk';
    settle(now);
    expect(isMet()).toBe(false);
    Object.assign(state.ships[flag]!, { side: 'union', lostBy: 'confederate' });
    settle(now);
    expect(isMet()).toBe(true);
  });

  it('fleet: every one of them; who has left is not taken', () => {
    const { now, state, isMet } = holding('fleet');
    const [first, ...others] = enemies(state);
    for (const ship of others) ship.status = 'sunk';
    first!.status = 'gone';
    settle(now);
    expect(isMet()).toBe(false);
    first!.status = 'sunk';
    settle(now);
    expect(isMet()).toBe(true);
  });

  it.each([
    ['passOne', 1],
    ['passTwo', 2],
  ] as const)('%s: off the enemy’s edge, whatever card is held; off the own one counts for nothing', (card, count) => {
    const { now, state, match, isMet } = holding(card);
    const { homeEdges } = match.scenario;
    const own = Object.values(state.ships).filter(({ side }) => side === 'union');
    expect(exitEdges(now, own[0]!.id, 'union')).toEqual(homeEdges.confederate);
    const leaves = (place: number, side: Side) =>
      Object.assign(own[place]!, { status: 'exited', leftBy: homeEdges[side][0] });
    for (let place = 0; place < count; place++) leaves(place, 'union');
    settle(now);
    expect(isMet()).toBe(false);
    for (let place = 1; place < count; place++) leaves(place, 'confederate');
    settle(now);
    expect(isMet()).toBe(false);
    leaves(0, 'confederate');
    settle(now);
    expect(isMet()).toBe(true);
  });

  it.each(['islands', 'downstream'] as const)('%s: three ends of move in a row alone, then it stands', card => {
    const { now, state, isMet } = holding(card);
    const [hex = 0, next = 0, far = 0] = areaOf(now, card);
    expect(far).not.toBe(0);
    const away = now.chart.hexes.find(each => now.chart.navigable(each) && !areaOf(now, card).includes(each))!;
    for (const ship of Object.values(state.ships)) ship.at = away;
    const own = Object.values(state.ships).find(({ side, guns }) => side === 'union' && guns.length > 0)!;
    const enemy = enemies(state).find(({ guns }) => guns.length > 0)!;
    const ends = (): number => state.random!.control.union[card];
    own.at = hex;
    settle(now);
    settle(now);
    expect(ends()).toBe(2);
    // Without a man aboard she holds nothing.
    const { cpv } = own;
    own.cpv = 0;
    settle(now);
    expect(ends()).toBe(0);
    own.cpv = cpv;
    // An enemy who can fire breaks the row, one who cannot does not.
    settle(now);
    expect(ends()).toBe(1);
    enemy.at = next;
    settle(now);
    expect(ends()).toBe(0);
    for (const gun of enemy.guns) gun.lost = true;
    settle(now);
    settle(now);
    expect([ends(), isMet()]).toEqual([2, false]);
    settle(now);
    expect(isMet()).toBe(true);
    own.at = away;
    settle(now);
    expect([ends(), isMet()]).toEqual([3, true]);
  });

  it('islands: within two hexes of them, a fort’s own island apart; downstream: squares 5 and 6', () => {
    for (const seed of SEEDS) {
      const { now } = table(seed);
      const { chart, scenario } = now;
      const built = scenario.works.flatMap(({ hexes }) => hexes);
      const islands = chart.hexes.filter(hex => chart.terrain(hex) === 'island' && !built.includes(hex));
      for (const hex of areaOf(now, 'islands'))
        expect(Math.min(...islands.map(each => chart.range(hex, each)))).toBeLessThanOrEqual(2);
      const columns = areaOf(now, 'downstream').map(hex => chart.hexesToEdge(hex, scenario.homeEdges.union[0]!));
      expect([Math.min(...columns), Math.max(...columns)]).toEqual([0, 7]);
    }
  });

  it.each(['town', 'port', 'fort'] as const)(
    'C133: %s: taken by a party; shelled to silence it is still to be taken',
    card => {
      const { now, state, isMet } = holding(card);
      const work = state.works[card]!;
      work.silent = true;
      settle(now);
      expect(isMet()).toBe(false);
      expect(landable(now, 'confederate')).toContain(work);
      work.takenBy = 'union';
      expect(landable(now, 'confederate')).not.toContain(work);
      settle(now);
      expect(isMet()).toBe(true);
    },
  );

  it('sandbar: the enemy places the gunboat on a bar, where she is aground, and she goes home over her own edge', () => {
    const keeps = (offers: readonly RiverCommand[]) =>
      offers.find(each => each.type === 'giveBack' && each.card !== 'sandbar');
    const seed = Array.from({ length: 80 }, (_, index) => `bar ${index}`).find(each =>
      table(each, keeps).asked.some(({ type, side }) => type === 'strandShip' && side === 'confederate'),
    )!;
    const { asked, state, match, now } = table(seed, keeps);
    const { offers, side } = asked.at(-1)!;
    const ship = strandedOf(match, enemyOf(side))!;
    for (const each of offers)
      expect(match.scenario.chart.terrain((each as RiverCommand & { hex: number }).hex)).toBe('sandbar');
    const placed = state.ships[ship]!;
    expect(placed).toMatchObject({ side: 'union', speed: 0, aground: { tries: 4, before: 0 } });
    const { union, confederate } = match.scenario.homeEdges;
    // Her bow is toward her own edge.
    expect(placed.facing).toBe(union[0] === 'right' ? 0 : 3);
    expect(exitEdges(now, ship, 'union')).toEqual([...confederate, ...union]);
    const hand = state.random!.hands.union;
    Object.assign(placed, { status: 'exited', leftBy: union[0] });
    settle(now);
    expect(hand.find(({ card }) => card === 'sandbar')!.met).toBe(true);
  });

  it('is not placed where nobody keeps that card', () => {
    const { state, match } = table('holding', offers =>
      offers.find(each => each.type === 'giveBack' && each.card === 'sandbar'),
    );
    for (const side of SIDES) {
      const holds = state.random!.hands[side].some(({ card }) => card === 'sandbar');
      expect(state.ships[strandedOf(match, side)!] !== undefined).toBe(holds);
    }
  });
});

describe('C98: the end', () => {
  const outcome = (union: readonly boolean[], confederate: readonly boolean[], isOver: boolean) => {
    const { now, state } = table('end');
    const hand = (met: readonly boolean[]): HeldCard[] => met.map(each => ({ card: 'fleet', met: each }));
    state.random!.hands = { union: hand(union), confederate: hand(confederate) };
    return cardsDecide(now, isOver);
  };

  it('at once when a side has met both; both with two at once are a draw', () => {
    expect(outcome([true, true], [true, false], false)).toEqual({ winner: 'union', cause: 'both-cards' });
    expect(outcome([false, false], [true, true], false)).toEqual({ winner: 'confederate', cause: 'both-cards' });
    expect(outcome([true, true], [true, true], false)).toEqual({ winner: 'draw', cause: 'equal-cards' });
    expect(outcome([true, false], [false, false], false)).toBe(null);
  });

  it('else, when it is over, more cards win and as many are a draw', () => {
    expect(outcome([true, false], [false, false], true)).toEqual({ winner: 'union', cause: 'more-cards' });
    expect(outcome([false, false], [false, true], true)).toEqual({ winner: 'confederate', cause: 'more-cards' });
    expect(outcome([true, false], [false, true], true)).toEqual({ winner: 'draw', cause: 'equal-cards' });
  });

  it('it is over after 30 moves, or when a side has no ship left in action, and not before', () => {
    const { now, state, match } = table('end');
    for (const side of SIDES) state.random!.hands[side] = held('fleet', 'passTwo');
    expect(match.scenario.turns).toBe(30);
    expect(riverCoastal.outcome(now)).toBe(null);
    state.turn = 29;
    expect(riverCoastal.outcome(now)).toBe(null);
    state.turn = 30;
    expect(riverCoastal.outcome(now)).toEqual({ winner: 'draw', cause: 'equal-cards' });
    state.turn = 2;
    for (const ship of Object.values(state.ships)) if (ship.side === 'union') ship.status = 'gone';
    expect(riverCoastal.outcome(now)).toEqual({ winner: 'draw', cause: 'equal-cards' });
  });

  it('both hands are turned up when it is over', () => {
    const { now, state } = table('end');
    state.random!.hands = { union: held('town', 'fleet'), confederate: held('passTwo', 'flagship') };
    expect(settle(now)).toEqual([]);
    expect(settle(now, true)).toEqual([
      { type: 'cardsShown', side: 'union', cards: ['town', 'fleet'], met: 0 },
      { type: 'cardsShown', side: 'confederate', cards: ['passTwo', 'flagship'], met: 0 },
    ]);
  });

  it('other battles have no cards', () => {
    const { now } = table('end');
    expect(prepare({ ...now, state: { ...now.state, turn: 2 }, dice: loadedDice(), emit: () => undefined })).toBe(
      false,
    );
  });
});
