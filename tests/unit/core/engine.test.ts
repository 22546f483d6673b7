import { isDraft } from 'immer';
import { describe, expect, it } from 'vitest';
import { diceOf, loadedDice, seedFrom, throwDice } from '../../../src/core/dice.ts';
import {
  apply,
  courtesies,
  legal,
  offeredAs,
  phaseAt,
  play,
  sameCommand,
  start,
  submit,
  undoBarrier,
} from '../../../src/core/engine.ts';
import { RulesBug } from '../../../src/core/rulesBug.ts';
import { hash, replay, rulesHash } from '../../../src/core/replay.ts';
import { ask, shipOf, type Phase } from '../../../src/core/rules.ts';
import type { Game } from '../../../src/core/game.ts';
import type { Match, RuleSet } from '../../../src/system/ruleset.ts';
import { enemyOf, SIDES, turned, type Command, type Facing, type State } from '../../../src/core/types.ts';
import { allOptions, bare, matchOf, nowOf, randomGame, saved } from '../../toys/battle.ts';
import { cards, type Card, type Cards } from '../../toys/cards.ts';
import { duel, type Duel } from '../../toys/duel.ts';
import { plots, type Plots } from '../../toys/plots.ts';

const duelMatch = matchOf(duel);
const cardsMatch = matchOf(cards);
const plotsMatch = matchOf(plots);
const seeds = Array.from({ length: 15 }, (_, index) => `game ${index}`);

/** Freezes to the bottom, so that any write throws. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

const frozenToTheBottom = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(frozenToTheBottom));

const hold = (side: 'union' | 'confederate') => ({ type: 'hold' as const, side });
const types = (events: readonly { type: string }[]) => events.map(event => event.type);

describe('vocabulary', () => {
  it('turns a facing to port and starboard and names the enemy', () => {
    expect([turned(0, 1), turned(0, -1), turned(5, 1), turned(2, -9), turned(3, 6)]).toEqual([1, 5, 0, 5, 3]);
    expect(SIDES.map(enemyOf)).toEqual(['confederate', 'union']);
  });

  it('finds a ship and throws on an unknown one', () => {
    const { state } = start(duelMatch, 'x');
    expect(shipOf({ state }, 'cairo').id).toBe('cairo');
    expect(() => shipOf({ state }, 'monitor')).toThrow(/no ship monitor/);
  });
});

describe('dice', () => {
  it('loaded dice fall as told, and say when too few were given, too many, or not a face of that die', () => {
    const dice = loadedDice(6, 1, 3);
    expect(throwDice(dice, 2)).toEqual([6, 1]);
    expect(dice.left).toEqual([3]);
    expect(dice.roll(3)).toBe(3);
    expect(dice.left).toEqual([]);
    expect(() => dice.roll(6)).toThrow(/no die left for a D6/);
    expect(() => loadedDice(7).roll(6)).toThrow(/7 is not on a D6/);
    expect(() => loadedDice(0).roll(6)).toThrow(/0 is not on a D6/);
  });

  it('go on from a written position as if never put away', () => {
    const straight = throwDice(diceOf(seedFrom('x')), 200);
    const whole: number[] = [];
    let position = seedFrom('x');
    while (whole.length < 200) {
      const dice = diceOf(saved(position));
      whole.push(...throwDice(dice, 1 + (whole.length % 3)));
      position = dice.position();
    }
    expect(whole.slice(0, 200)).toEqual(straight);
  });

  it('that are not rolled stay where they are, and never change the position given', () => {
    const position = frozen(seedFrom('x'));
    const dice = diceOf(position);
    expect([dice.rolled(), dice.position()]).toEqual([false, position]);
    dice.roll(6);
    expect(dice.rolled()).toBe(true);
    expect(dice.position()).not.toEqual(position);
    expect(position).toEqual(seedFrom('x'));
  });

  /** Chi-square of counts against equal chances. */
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };

  it('seeds 1/0 to 1/59999: first die even, independent of the second and of the next game; no dead position', () => {
    const first = Array.from({ length: 6 }, () => 0);
    const pairs = Array.from({ length: 36 }, () => 0);
    const neighbours = Array.from({ length: 36 }, () => 0);
    const positions = new Set<string>();
    let before = 1;
    for (let game = 0; game < 60_000; game++) {
      const position = seedFrom(`1/${game}`);
      expect(position.length === 4 && position.some(word => word !== 0)).toBe(true);
      positions.add(position.join());
      const dice = diceOf(position);
      const [one, two] = [dice.roll(6), dice.roll(6)];
      first[one - 1] = (first[one - 1] ?? 0) + 1;
      const pair = (one - 1) * 6 + two - 1;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
      const beside = (before - 1) * 6 + one - 1;
      neighbours[beside] = (neighbours[beside] ?? 0) + 1;
      before = one;
    }
    expect(positions.size).toBe(60_000);
    expect(chiSquare(first)).toBeLessThan(20.5); // 5 degrees of freedom, 1 in 1,000
    expect(chiSquare(pairs)).toBeLessThan(66.6); // 35 degrees of freedom
    expect(chiSquare(neighbours)).toBeLessThan(66.6);
  });

  it('every word of a seed is used evenly: each of its 128 bits is set in half of all games', () => {
    const ones = Array.from({ length: 128 }, () => 0);
    for (let game = 0; game < 20_000; game++) {
      seedFrom(`7/${game}`).forEach((word, index) => {
        for (let bit = 0; bit < 32; bit++)
          ones[index * 32 + bit] = (ones[index * 32 + bit] ?? 0) + ((word >>> bit) & 1);
      });
    }
    // Five standard deviations of 20,000 coins are 354.
    for (const count of ones) expect(Math.abs(count - 10_000)).toBeLessThan(354);
  });

  it('pins the seed of a text for ever: old games must stay the same games', () => {
    expect(seedFrom('brownwater')).toMatchInlineSnapshot(`
      [
        -1364897333,
        2100952651,
        -1015349329,
        1804227832,
      ]
    `);
    expect(throwDice(diceOf(seedFrom('brownwater')), 10).join('')).toMatchInlineSnapshot(`"4151333523"`);
    expect(seedFrom('')).not.toEqual(seedFrom(' '));
  });
});

describe('start', () => {
  it('is decided by the text of the seed alone', () => {
    expect(start(cardsMatch, 'one')).toEqual(start(cardsMatch, 'one'));
    expect(hash(start(cardsMatch, 'one').state)).not.toBe(hash(start(cardsMatch, 'two').state));
  });

  it('runs to the first decision and tells the way there', () => {
    const { state, events } = start(duelMatch, 'x');
    expect(events).toEqual([
      { type: 'turnBegan', turn: 1 },
      { type: 'phaseBegan', phase: 'fire' },
    ]);
    expect(state.cursor).toEqual({ phase: 1, stage: 'open', awaiting: ['union'], interrupts: [] });
    expect([state.turn, state.outcome, state.drawOffers]).toEqual([1, null, []]);
    expect(phaseAt(duelMatch, state).id).toBe('fire');
  });

  it('leaves the scenario untouched', () => {
    const scenario = frozen(structuredClone({ ...duelMatch.scenario, chart: null }));
    const match = { ...duelMatch, scenario: { ...scenario, chart: duelMatch.chart } };
    const { state } = start(match, 'x');
    for (const command of randomGame(match, 'x')) play(match, state, command);
    expect(state.outcome).not.toBeNull();
  });
});

describe('legal and submit', () => {
  it('offers to the side that owes a decision and to nobody else', () => {
    const { state } = start(duelMatch, 'x');
    expect(legal(duelMatch, state, 'union')).toEqual([
      { type: 'shoot', side: 'union', targets: ['arkansas'] },
      { type: 'shoot', side: 'union', targets: ['sumter'] },
      { type: 'hold', side: 'union' },
    ]);
    expect(legal(duelMatch, state, 'confederate')).toEqual([]);
  });

  it('takes what is offered, lists inside a command compared by what they hold', () => {
    const { state } = start(duelMatch, 'x');
    const answer = submit(duelMatch, state, saved({ targets: ['sumter'], side: 'union', type: 'shoot' }));
    expect(answer.ok).toBe(true);
    if (!answer.ok) return;
    expect(types(answer.events)).toEqual(['shot']);
    expect(answer.state.cursor.awaiting).toEqual(['confederate']);
  });

  const cyclic: Record<string, unknown> = { type: 'shoot', side: 'union' };
  cyclic.targets = cyclic;
  const refused: [string, unknown, RegExp][] = [
    ['the wrong side', hold('confederate'), /not for the confederate side/],
    ['a target not offered', { type: 'shoot', side: 'union', targets: ['cairo'] }, /not offered.*cairo/],
    ['two targets', { type: 'shoot', side: 'union', targets: ['sumter', 'arkansas'] }, /not offered/],
    ['no target', { type: 'shoot', side: 'union', targets: [] }, /not offered/],
    ['an object for a list', { type: 'shoot', side: 'union', targets: { 0: 'sumter' } }, /not offered/],
    ['a key too many', { ...hold('union'), now: true }, /not offered/],
    ['a key too few', { type: 'shoot', side: 'union' }, /not offered/],
    ['a type unknown', { type: 'fly', side: 'union' }, /not offered/],
    ['a command within itself', cyclic, /not offered/],
    ['a number that JSON cannot write', { type: 'shoot', side: 'union', targets: 1n }, /not offered/],
    ['a side unknown', { type: 'concede', side: 'french' }, /not a command/],
    ['no side', { type: 'hold' }, /not a command/],
    ['no type', { side: 'union' }, /not a command/],
    ['a type that is no text', { type: 7, side: 'union' }, /not a command/],
    ['nothing', undefined, /not a command/],
    ['null', null, /not a command/],
    ['a text', 'hold', /not a command/],
    ['a list', ['hold', 'union'], /not a command/],
    ['a function', () => hold('union'), /not a command/],
  ];
  it.each(refused)('refuses %s, says why and changes nothing', (_, command, why) => {
    const state = frozen(start(duelMatch, 'x').state);
    const before = hash(state);
    const answer = submit(duelMatch, state, command);
    expect(answer).toEqual({ ok: false, refusal: expect.stringMatching(why) as string });
    expect(hash(state)).toBe(before);
  });

  it('refuses everything once the battle is over', () => {
    const { state } = apply(duelMatch, start(duelMatch, 'x').state, {
      type: 'concede',
      side: 'union',
    } as Command as Duel['command']);
    for (const side of SIDES) {
      expect(legal(duelMatch, state, side)).toEqual([]);
      expect(courtesies(state, side)).toEqual([]);
      for (const type of ['hold', 'concede', 'offerDraw'])
        expect(submit(duelMatch, state, { type, side })).toEqual({ ok: false, refusal: 'The battle is over.' });
    }
  });

  it('submit and offeredAs agree', () => {
    const { state } = start(duelMatch, 'x');
    for (const [, command] of refused) expect(offeredAs(duelMatch, state, command)).toBeUndefined();
    for (const option of allOptions(duelMatch, state))
      expect(offeredAs(duelMatch, state, saved(option))).toEqual(option);
  });

  it('sameCommand compares key for key, in any order', () => {
    expect(sameCommand({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
    expect(sameCommand({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 3 }], a: 1 })).toBe(false);
    expect(sameCommand({ a: 1 }, { a: '1' })).toBe(false);
    expect(sameCommand({ a: null }, { a: {} })).toBe(false);
    expect(sameCommand({ a: {} }, { a: null })).toBe(false);
    expect(sameCommand({ a: 1 }, { b: 1 })).toBe(false);
    expect(sameCommand({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  });
});

/** Plays the same random game on both roads and holds every step against the laws. */
const playsOnBothRoads = <G extends Game>(match: Match<G>, seed: string): void => {
  const commands = randomGame(match, seed);
  const inPlace = start(match, seed).state;
  let { state } = start(match, seed);
  commands.forEach((command, index) => {
    const where = `${seed}, command ${index + 1}`;
    const text = JSON.stringify(frozen(state));
    const fromFile = saved(state);
    const next = apply(match, state, command);
    // The old state is as it was, the new one is frozen plain data, the events hold no draft of it.
    expect(JSON.stringify(state), where).toBe(text);
    expect(frozenToTheBottom(next.state), where).toBe(true);
    expect(saved(next), where).toEqual(next);
    expect(next.events.every(event => !isDraft(event) && Object.values(event).every(value => !isDraft(value)))).toBe(
      true,
    );
    // In place, and in place on a state that has been through a file.
    expect(play(match, inPlace, command), where).toEqual(next.events);
    expect(inPlace, where).toEqual(next.state);
    expect(play(match, fromFile, command), where).toEqual(next.events);
    expect(fromFile, where).toEqual(next.state);
    // Who owes a decision has one, and nobody else.
    for (const side of SIDES)
      expect(legal(match, next.state, side).length > 0, `${where}, ${side}`).toBe(
        next.state.cursor.awaiting.includes(side),
      );
    expect(next.state.cursor.awaiting.length === 0).toBe(next.state.outcome !== null);
    ({ state } = next);
  });
  expect(state.outcome).not.toBeNull();
};

describe('two roads', () => {
  it.each(seeds)('%s: play and apply reach equal states and events, through a file at every command', seed => {
    playsOnBothRoads(duelMatch, seed);
    playsOnBothRoads(cardsMatch, seed);
    playsOnBothRoads(plotsMatch, seed);
  });

  it('every option offered on the way can be played', () => {
    for (const [match, seed] of [
      [cardsMatch, 'p'],
      [cardsMatch, 'q'],
    ] as const) {
      const { state } = start(match, seed);
      for (const command of randomGame(match, seed)) {
        for (const option of allOptions(match, state))
          expect(() => play(match, structuredClone(state), option)).not.toThrow();
        play(match, state, command);
      }
    }
  });

  it('apply freezes all of what it returns, also from a state that was not frozen', () => {
    expect(frozenToTheBottom(apply(duelMatch, start(duelMatch, 'x').state, hold('union')).state)).toBe(true);
    expect(
      frozenToTheBottom(
        apply(cardsMatch, underFire().state, { type: 'shoot', side: 'confederate' }, loadedDice(6)).state,
      ),
    ).toBe(true);
  });

  it('shares what a command did not touch', () => {
    const before = frozen(start(duelMatch, 'x').state);
    const after = apply(duelMatch, before, hold('union')).state;
    expect(after).not.toBe(before);
    expect(after.ships).toBe(before.ships);
    expect(after.rng).toBe(before.rng);
  });

  it('given dice are used instead of the game’s own, whose position then stays', () => {
    const before = start(duelMatch, 'x').state;
    const dice = loadedDice(4);
    const { state, events } = apply(duelMatch, before, { type: 'shoot', side: 'union', targets: ['sumter'] }, dice);
    expect(events).toEqual([{ type: 'shot', target: 'sumter', die: 4, hull: 0 }]);
    expect(dice.left).toEqual([]);
    expect(state.rng).toEqual(before.rng);
    expect(apply(duelMatch, before, { type: 'shoot', side: 'union', targets: ['sumter'] }).state.rng).not.toEqual(
      before.rng,
    );
  });

  it('the game’s own dice are those of its seed, one after another over all commands', () => {
    const { state } = start(duelMatch, 'dice');
    const shown: number[] = [];
    for (const command of randomGame(duelMatch, 'dice'))
      shown.push(...play(duelMatch, state, command).flatMap(event => ('die' in event ? [event.die] : [])));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(throwDice(diceOf(seedFrom('dice')), shown.length));
  });
});

describe('phases', () => {
  const round = (state: Duel['state'], ...dice: number[]) => {
    const events = [
      ...play(duelMatch, state, hold('union'), loadedDice()),
      ...play(duelMatch, state, hold('confederate'), loadedDice(...dice)),
    ];
    return events;
  };

  it('come in the printed order; those that do not apply are passed over without a word', () => {
    const { state } = start(duelMatch, 'x');
    expect(round(state, 6)).toEqual([
      { type: 'phaseBegan', phase: 'reckoning' },
      { type: 'turnBegan', turn: 2 },
      { type: 'phaseBegan', phase: 'weather' },
      { type: 'gusted', die: 6 },
      { type: 'phaseBegan', phase: 'fire' },
    ]);
    expect(round(state)).toEqual([
      { type: 'phaseBegan', phase: 'reckoning' },
      { type: 'turnBegan', turn: 3 },
      { type: 'phaseBegan', phase: 'fire' },
    ]);
  });

  it('the ending is judged only where a phase says so', () => {
    const { state } = start(duelMatch, 'x');
    const shoot = (side: 'union' | 'confederate', ...targets: string[]) => ({ type: 'shoot' as const, side, targets });
    play(duelMatch, state, shoot('union', 'arkansas', 'sumter'), loadedDice(6, 6));
    // Both Confederates are sunk, yet their side still fires.
    expect(state.outcome).toBeNull();
    expect(state.cursor.awaiting).toEqual(['confederate']);
    const events = play(duelMatch, state, shoot('confederate', 'cairo', 'carondelet'), loadedDice(6, 6));
    expect(state.outcome).toEqual({ winner: 'draw', cause: 'sunk' });
    expect(events.slice(2)).toEqual([
      { type: 'phaseBegan', phase: 'reckoning' },
      { type: 'battleEnded', outcome: { winner: 'draw', cause: 'sunk' } },
    ]);
    expect(state.cursor.awaiting).toEqual([]);
  });

  it('a turn limit ends the battle in the middle of nothing', () => {
    const { state } = start(duelMatch, 'x');
    for (let turn = 1; turn <= 8; turn++) round(state, ...(turn < 8 && turn % 2 === 1 ? [1] : []));
    expect(state.outcome).toEqual({ winner: 'draw', cause: 'time' });
    expect(state.turn).toBe(8);
  });

  /** A rule system of one turn's phases and nothing else. */
  interface Plain extends Game {
    state: State & { log: string[]; work: number };
  }
  const plain = (...sequence: Phase<Plain>[]): Match<Plain> => {
    const rules: RuleSet<Plain> = {
      ...bare<Plain>(),
      id: 'plain',
      title: 'Plain',
      sequence,
      interrupts: {
        question: {
          title: 'Question',
          options: (_, { side }) => [{ type: 'answer', side }],
          perform: play => void play.state.log.push('answer'),
        },
      },
      muster: () => ({ ships: {}, log: [], work: 0 }),
      outcome: ({ state }) => (state.turn === 3 ? { winner: 'union', cause: 'time' } : null),
      redact: state => state,
    };
    return matchOf(rules);
  };
  const note = (word: string) => (play: { state: Plain['state'] }) => void play.state.log.push(word);

  it('run begin, proceed until false, awaits, perform, proceed again, end, and then the ending', () => {
    const match = plain({
      id: 'all',
      title: '',
      cite: '',
      decides: true,
      applies: ({ state }) => state.turn !== 2,
      begin(play) {
        note('begin')(play);
        play.state.work = 2;
      },
      proceed(play) {
        if (play.state.work === 0) return false;
        play.state.work -= 1;
        note('proceed')(play);
        return true;
      },
      awaits: ({ state }) => (state.log.filter(word => word === 'perform').length < state.turn ? ['union'] : []),
      options: (_, side) => [{ type: 'go', side }],
      perform(play) {
        note('perform')(play);
        play.state.work = 1;
      },
      end: note('end'),
    });
    const { state } = start(match, 'x');
    expect(state.log).toEqual(['begin', 'proceed', 'proceed']);
    play(match, state, { type: 'go', side: 'union' });
    // Turn 2 is left out whole, so turn 3 begins at once.
    expect(state.log.slice(3)).toEqual(['perform', 'proceed', 'end', 'begin', 'proceed', 'proceed']);
    expect(state.turn).toBe(3);
    play(match, state, { type: 'go', side: 'union' });
    play(match, state, { type: 'go', side: 'union' });
    expect(state.outcome).toEqual({ winner: 'union', cause: 'time' });
    expect(state.log.slice(9)).toEqual(['perform', 'proceed', 'perform', 'proceed', 'end']);
  });

  it.each(['begin', 'proceed', 'end'] as const)(
    'a question put by %s is answered before anything else goes on',
    place => {
      const put = (play: Parameters<NonNullable<Phase<Plain>['begin']>>[0]) => {
        note(place)(play);
        ask(play, { type: 'question', side: 'confederate' });
      };
      const match = plain({
        id: 'asks',
        title: '',
        cite: '',
        decides: true,
        applies: ({ state }) => state.turn !== 2,
        ...(place === 'begin' ? { begin: put } : {}),
        ...(place === 'end' ? { end: put } : { end: note('end') }),
        ...(place === 'proceed'
          ? {
              // Says that it has nothing more to do in the same breath as it asks.
              proceed(play) {
                if (play.state.log.length === 0) put(play);
                return false;
              },
            }
          : {}),
        awaits: ({ state }) => (state.work === 0 ? ['union'] : []),
        options: (_, side) => [{ type: 'go', side }],
        perform(play) {
          note('perform')(play);
          play.state.work = 1;
        },
      });
      const { state } = start(match, 'x');
      const seen = () => ({ awaiting: state.cursor.awaiting, offered: types(allOptions(match, state)) });
      if (place === 'end') {
        expect(seen()).toEqual({ awaiting: ['union'], offered: ['go'] });
        play(match, state, { type: 'go', side: 'union' });
      }
      expect(seen()).toEqual({ awaiting: ['confederate'], offered: ['answer'] });
      expect(state.outcome).toBeNull();
      play(match, state, { type: 'answer', side: 'confederate' });
      if (place !== 'end') {
        expect(seen()).toEqual({ awaiting: ['union'], offered: ['go'] });
        expect(state.log).toEqual([place, 'answer']);
      } else {
        // The turn closes once, asks once, and only the next one asks again.
        expect(state.log).toEqual(['perform', 'end', 'answer', 'end']);
        expect(state.turn).toBe(3);
      }
    },
  );

  it('a rule system that never asks anybody anything is found out', () => {
    const rules = plain({ id: 'idle', title: '', cite: '' });
    expect(() => start(rules, 'x')).toThrow(RulesBug);
    expect(() => start(plain({ id: 'never', title: '', cite: '', applies: () => false }), 'x')).toThrow(/1000 turns/);
  });

  it('a rule that waits for a face that never comes is found out', () => {
    const noughts = { ...start(duelMatch, 'x').state, rng: [0, 0, 0, 0] };
    const untilSix = matchOf({
      ...duel,
      sequence: duel.sequence.map(phase =>
        phase.id !== 'fire'
          ? phase
          : {
              ...phase,
              perform(play) {
                while (play.dice.roll(6) !== 6);
              },
            },
      ),
    });
    expect(() => play(untilSix, structuredClone(noughts), hold('union'))).toThrow(RulesBug);
    expect(() => play(untilSix, structuredClone(noughts), hold('union'))).toThrow(/100000 dice were rolled/);
  });

  it('an interrupt without a rule and a cursor without a phase are bugs', () => {
    const { state } = start(duelMatch, 'x');
    const astray = { ...state, cursor: { ...state.cursor, interrupts: [{ type: 'ghost', side: 'union' as const }] } };
    expect(() => legal(duelMatch, astray, 'union')).toThrow(/no rule for the interrupt ghost/);
    expect(() => phaseAt(duelMatch, { ...state, cursor: { ...state.cursor, phase: 9 } })).toThrow(RulesBug);
  });
});

describe('courtesies', () => {
  const courtesy = (type: 'concede' | 'offerDraw', side: 'union' | 'confederate') =>
    ({ type, side }) as Command as Duel['command'];

  it('either side may concede at any time, even when it owes nothing', () => {
    for (const side of SIDES) {
      const { state } = start(duelMatch, 'x');
      const answer = submit(duelMatch, state, courtesy('concede', side));
      expect(answer.ok && answer.state.outcome).toEqual({ winner: enemyOf(side), cause: 'conceded' });
      expect(answer.ok && answer.events).toEqual([
        { type: 'battleEnded', outcome: { winner: enemyOf(side), cause: 'conceded' } },
      ]);
      expect(answer.ok && answer.state.cursor.awaiting).toEqual([]);
    }
  });

  it('are never among the options', () => {
    const { state } = start(duelMatch, 'x');
    expect(types(courtesies(state, 'union'))).toEqual(['concede', 'offerDraw']);
    expect(types(allOptions(duelMatch, state))).not.toContain('concede');
  });

  it('a draw offered is not a draw; both together are', () => {
    const { state } = start(duelMatch, 'x');
    expect(play(duelMatch, state, courtesy('offerDraw', 'confederate'))).toEqual([
      { type: 'drawOffered', side: 'confederate' },
    ]);
    expect(state.outcome).toBeNull();
    expect(state.cursor.awaiting).toEqual(['union']);
    // Not twice.
    expect(types(courtesies(state, 'confederate'))).toEqual(['concede']);
    expect(submit(duelMatch, state, courtesy('offerDraw', 'confederate')).ok).toBe(false);
    const events = play(duelMatch, state, courtesy('offerDraw', 'union'));
    expect(types(events)).toEqual(['drawOffered', 'battleEnded']);
    expect(state.outcome).toEqual({ winner: 'draw', cause: 'draw-agreed' });
  });

  it('an offer holds through the turn and lapses with the next', () => {
    const { state } = start(duelMatch, 'x');
    play(duelMatch, state, courtesy('offerDraw', 'union'));
    play(duelMatch, state, hold('union'));
    expect(state.drawOffers).toEqual(['union']);
    play(duelMatch, state, hold('confederate'));
    expect(state.turn).toBe(2);
    expect(state.drawOffers).toEqual([]);
    play(duelMatch, state, courtesy('offerDraw', 'confederate'));
    expect(state.outcome).toBeNull();
  });

  it('conceding inside an interrupt leaves no question behind', () => {
    const { state } = underFire();
    expect(state.cursor.interrupts.length).toBeGreaterThan(0);
    const after = apply(cardsMatch, state, { type: 'concede', side: 'union' } as Command as Cards['command']).state;
    expect(after.cursor.interrupts).toEqual([]);
    expect(after.outcome?.winner).toBe('confederate');
  });
});

/** Cairo with a Full speed card enters 0403, from where both Confederates are in reach. */
const underFire = (): { state: Cards['state']; events: { type: string }[] } => {
  const { state } = start(cardsMatch, 'x');
  for (const ship of Object.values(state.ships)) ship.hand = ['fullSpeed', 'fire'];
  for (const [side, ship, card] of [
    ['union', 'cairo', 'fullSpeed'],
    ['union', 'carondelet', 'fire'],
    ['confederate', 'arkansas', 'fire'],
    ['confederate', 'sumter', 'fire'],
  ] as const)
    play(cardsMatch, state, { type: 'lay', side, ship, card });
  shipOf({ state }, 'sumter').at = 504;
  return { state, events: play(cardsMatch, state, { type: 'activate', side: 'union', ship: 'cairo' }) };
};

describe('interrupts', () => {
  const confederate = (type: 'shoot' | 'hold') => ({ type, side: 'confederate' as const });
  const union = (type: 'strike' | 'fightOn') => ({ type, side: 'union' as const });
  const at = (state: Cards['state']) => shipOf({ state }, 'cairo').at;

  it('stop a move at the hex that draws fire, the newest question first, and the queue goes on after them', () => {
    const { state, events } = underFire();
    expect(types(events)).toEqual(['cardShown', 'moved']);
    expect(at(state)).toBe(403);
    expect(state.queue).toHaveLength(2);
    expect(state.cursor.interrupts).toEqual([
      { type: 'opportunity', side: 'confederate', firer: 'arkansas', target: 'cairo', shots: 2 },
      { type: 'opportunity', side: 'confederate', firer: 'sumter', target: 'cairo', shots: 2 },
    ]);
    expect(state.cursor.awaiting).toEqual(['confederate']);
    expect(legal(cardsMatch, state, 'union')).toEqual([]);
    expect(allOptions(cardsMatch, state)).toEqual([confederate('shoot'), confederate('hold')]);

    expect(play(cardsMatch, state, confederate('hold'))).toEqual([]);
    expect(state.cursor.interrupts).toHaveLength(1);
    expect(at(state)).toBe(403);
    // The last question answered, the ship goes on by herself to the next hex, and is asked about again there.
    expect(play(cardsMatch, state, confederate('hold'))).toEqual([{ type: 'moved', ship: 'cairo', to: 503 }]);
    expect(state.queue).toHaveLength(1);
    expect(state.cursor.interrupts).toHaveLength(2);
    for (let question = 0; question < 4; question++) play(cardsMatch, state, confederate('hold'));
    expect(at(state)).toBe(603);
    expect(state.queue).toEqual([]);
    expect(state.cursor.interrupts).toEqual([]);
    // The activation is over: it is the other side's turn in the same phase.
    expect(phaseAt(cardsMatch, state).id).toBe('act');
    expect(types(legal(cardsMatch, state, 'confederate'))).toEqual(['activate', 'activate']);
  });

  it('nest: a hit asks the captain before the second gun, and the second gun before the older question', () => {
    const { state } = underFire();
    play(cardsMatch, state, confederate('shoot'), loadedDice(6));
    expect(types(state.cursor.interrupts)).toEqual(['opportunity', 'opportunity', 'strike']);
    expect(state.cursor.awaiting).toEqual(['union']);
    expect(allOptions(cardsMatch, state)).toEqual([union('fightOn'), union('strike')]);
    play(cardsMatch, state, union('fightOn'));
    expect(state.cursor.interrupts.at(-1)).toEqual({
      type: 'opportunity',
      side: 'confederate',
      firer: 'sumter',
      target: 'cairo',
      shots: 1,
    });
    play(cardsMatch, state, confederate('shoot'), loadedDice(1));
    expect(state.cursor.interrupts).toEqual([
      { type: 'opportunity', side: 'confederate', firer: 'arkansas', target: 'cairo', shots: 2 },
    ]);
  });

  it('may cut off the move that they interrupt', () => {
    const { state } = underFire();
    play(cardsMatch, state, confederate('shoot'), loadedDice(5));
    expect(play(cardsMatch, state, union('strike'))).toEqual([{ type: 'struck', ship: 'cairo' }]);
    // Older questions about a struck ship still get their answer, which can only be no.
    while (state.cursor.interrupts.length > 0) {
      expect(allOptions(cardsMatch, state)).toEqual([confederate('hold')]);
      play(cardsMatch, state, confederate('hold'));
    }
    expect(at(state)).toBe(403);
    expect(state.queue).toEqual([]);
    expect(types(legal(cardsMatch, state, 'confederate'))).toEqual(['activate', 'activate']);
  });

  it('can be saved in the middle, on both roads', () => {
    let live: Cards['state'] = frozen(underFire().state);
    let file = saved(live);
    for (const command of [confederate('shoot'), confederate('shoot'), union('fightOn'), union('fightOn')] as const) {
      if (!offeredAs(cardsMatch, live, command)) continue;
      const next = apply(cardsMatch, live, command);
      expect(play(cardsMatch, file, command)).toEqual(next.events);
      expect(file).toEqual(next.state);
      expect(next.state.cursor.interrupts.length).toBeGreaterThan(0);
      live = next.state;
      file = saved(file);
    }
  });

  it('occur in random games, nested too', () => {
    let deepest = 0;
    for (const seed of seeds) {
      const { state } = start(cardsMatch, seed);
      for (const command of randomGame(cardsMatch, seed)) {
        play(cardsMatch, state, command);
        deepest = Math.max(deepest, state.cursor.interrupts.length);
      }
    }
    expect(deepest).toBeGreaterThanOrEqual(3);
  });
});

describe('secrets', () => {
  it('face-down cards: the other side sees that a card lies, not which, until it is shown', () => {
    const { state } = underFire();
    const view = cards.redact(state, 'union');
    expect(view.ships.arkansas?.card).toBe('hidden');
    expect(view.ships.arkansas?.hand).toEqual(['hidden']);
    expect(view.ships.cairo).toEqual(state.ships.cairo);
    expect(cards.redact(state, 'confederate').ships.cairo?.card).toBe('fullSpeed');
    expect(cards.redact(state, 'confederate').ships.carondelet?.card).toBe('hidden');
    expect(view.rng).toEqual([]);
    expect(state.rng).toHaveLength(4);
  });

  it('a view does not depend on what it may not know, and is enough to choose by', () => {
    const { state } = start(cardsMatch, 'x');
    const other = structuredClone(state);
    for (const ship of Object.values(other.ships))
      if (ship.side === 'confederate') ship.hand = ship.hand.map((): Card => 'slowSpeed');
    other.rng = seedFrom('another');
    expect(hash(other)).not.toBe(hash(state));
    expect(hash(cards.redact(other, 'union'))).toBe(hash(cards.redact(state, 'union')));
    expect(hash(cards.redact(other, 'confederate'))).not.toBe(hash(cards.redact(state, 'confederate')));
    expect(legal(cardsMatch, cards.redact(state, 'union'), 'union')).toEqual(legal(cardsMatch, state, 'union'));
  });

  it('plots are owed by both sides at once, in any order', () => {
    const orders: Plots['command'][] = [
      { type: 'plot', side: 'union', ship: 'cairo', speed: 9 },
      { type: 'plot', side: 'union', ship: 'carondelet', speed: 0 },
      { type: 'plot', side: 'confederate', ship: 'arkansas', speed: 16 },
      { type: 'plot', side: 'confederate', ship: 'sumter', speed: 0 },
    ];
    const carriedOut = (commands: readonly Plots['command'][]) => {
      const { state } = start(plotsMatch, 'x');
      expect(state.cursor.awaiting).toEqual(['union', 'confederate']);
      for (const command of commands) {
        expect(offeredAs(plotsMatch, state, command)).toEqual(command);
        play(plotsMatch, state, command);
      }
      expect(state.cursor.awaiting).toEqual(['union', 'confederate']);
      expect(play(plotsMatch, state, { type: 'ready', side: 'confederate' })).toEqual([
        { type: 'madeReady', side: 'confederate' },
      ]);
      expect(state.cursor.awaiting).toEqual(['union']);
      expect(legal(plotsMatch, state, 'confederate')).toEqual([]);
      const events = play(plotsMatch, state, { type: 'ready', side: 'union' });
      return { state, events };
    };
    const one = carriedOut(orders);
    expect(carriedOut([...orders].reverse())).toEqual(one);
    // Shown together, then carried out in two half-moves.
    expect(one.events).toEqual([
      { type: 'madeReady', side: 'union' },
      { type: 'plotsRevealed', plots: { cairo: 9, carondelet: 0, arkansas: 16, sumter: 0 } },
      { type: 'phaseBegan', phase: 'firstHalf' },
      { type: 'moved', ship: 'arkansas', to: 503 },
      { type: 'phaseBegan', phase: 'secondHalf' },
      { type: 'moved', ship: 'arkansas', to: 403 },
      { type: 'moved', ship: 'cairo', to: 403 },
      { type: 'phaseBegan', phase: 'reckoning' },
      { type: 'turnBegan', turn: 2 },
      { type: 'phaseBegan', phase: 'plot' },
    ]);
    expect(one.state.ships.cairo?.twelfths).toBe(6);
    expect(one.state.ships.arkansas?.twelfths).toBe(8);
  });

  it('fractions of a hex are carried over while the ship keeps moving, and lost when she stops', () => {
    const { state } = start(plotsMatch, 'x');
    const turn = (speed: 0 | 9 | 16) => {
      for (const side of SIDES) {
        for (const ship of Object.values(state.ships).filter(one => one.side === side))
          play(plotsMatch, state, { type: 'plot', side, ship: ship.id, speed: ship.id === 'cairo' ? speed : 0 });
        play(plotsMatch, state, { type: 'ready', side });
      }
      return [shipOf({ state }, 'cairo').at, shipOf({ state }, 'cairo').twelfths];
    };
    // Nine half-knots: 18 twelfths a turn, so 1, 3, 4 hexes after 18, 36, 54.
    expect([turn(9), turn(9), turn(9)]).toEqual([
      [403, 6],
      [603, 0],
      [703, 6],
    ]);
    expect(turn(0)).toEqual([703, 0]);
  });

  it('a plot tells nobody: no event, and the other side’s view stays the same', () => {
    const { state } = start(plotsMatch, 'x');
    const before = hash(plots.redact(state, 'confederate'));
    const own = hash(plots.redact(state, 'union'));
    expect(play(plotsMatch, state, { type: 'plot', side: 'union', ship: 'cairo', speed: 16 })).toEqual([]);
    expect(hash(plots.redact(state, 'confederate'))).toBe(before);
    expect(hash(plots.redact(state, 'union'))).not.toBe(own);
    expect(plots.redact(state, 'confederate').rng).toEqual([]);
  });
});

describe('undo', () => {
  const step = <G extends Game>(match: Match<G>, before: G['state'], command: G['command']) => {
    const { state, events } = apply(match, before, command);
    return undoBarrier(match, before, state, events);
  };

  it('stops at dice', () => {
    expect(step(duelMatch, start(duelMatch, 'x').state, { type: 'shoot', side: 'union', targets: ['sumter'] })).toBe(
      'dice',
    );
  });

  it('stops where the decision passes to the other side, or the battle ends', () => {
    expect(step(duelMatch, start(duelMatch, 'x').state, hold('union'))).toBe('passed');
    expect(
      step(duelMatch, start(duelMatch, 'x').state, { type: 'concede', side: 'union' } as Command as Duel['command']),
    ).toBe('passed');
  });

  it('stops where something hidden was shown', () => {
    const { state } = start(cardsMatch, 'x');
    for (const ship of Object.values(state.ships)) ship.hand = ['fire', 'fire'];
    for (const ship of Object.values(state.ships))
      play(cardsMatch, state, { type: 'lay', side: ship.side, ship: ship.id, card: 'fire' });
    expect(step(cardsMatch, state, { type: 'activate', side: 'union', ship: 'cairo' })).toBe('hidden');
  });

  it('is free while a side is still at its own choices', () => {
    const { state } = start(plotsMatch, 'x');
    expect(step(plotsMatch, state, { type: 'plot', side: 'union', ship: 'cairo', speed: 9 })).toBeNull();
    expect(
      step(
        cardsMatch,
        start(cardsMatch, 'x').state,
        allOptions(cardsMatch, start(cardsMatch, 'x').state)[0] as Cards['command'],
      ),
    ).toBeNull();
    // The order in which sides are named does not matter.
    const renamed = { ...state, cursor: { ...state.cursor, awaiting: [...state.cursor.awaiting].reverse() } };
    expect(undoBarrier(plotsMatch, state, renamed, [])).toBeNull();
  });
});

describe('fingerprints', () => {
  it('do not depend on the order of keys, at any depth', () => {
    expect(hash({ a: 1, b: { c: [1, { d: 2, e: null }], f: 'x' } })).toBe(
      hash({ b: { f: 'x', c: [1, { e: null, d: 2 }] }, a: 1 }),
    );
  });

  it('differ for what differs', () => {
    const values = [
      {},
      [],
      '',
      'a',
      0,
      1,
      null,
      true,
      false,
      [1, 2],
      [2, 1],
      [[1], 2],
      [1, [2]],
      { a: 1 },
      { a: 2 },
      { b: 1 },
      { a: '1' },
      { a: [1] },
      { 0: 1 },
      [1],
      '{}',
      '[]',
    ];
    expect(new Set(values.map(hash)).size).toBe(values.length);
    expect(hash({})).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differ for every state of a game', () => {
    const { state } = start(cardsMatch, 'x');
    const seen = new Set([hash(state)]);
    const commands = randomGame(cardsMatch, 'x');
    for (const command of commands) {
      play(cardsMatch, state, command);
      seen.add(hash(state));
    }
    expect(seen.size).toBe(commands.length + 1);
  });

  it('of rules change with a table, an edition and a phase', () => {
    const base = rulesHash(matchOf<Game>(duel));
    expect(rulesHash(matchOf<Game>(duel))).toBe(base);
    for (const change of [{ edition: '2' }, { tables: { hit: [4, 5, 6] } }, { sequence: duel.sequence.slice(1) }])
      expect(rulesHash(matchOf<Game>({ ...duel, ...change }))).not.toBe(base);
  });
});

describe('replay', () => {
  const commands = randomGame(cardsMatch, 'r');
  const record = saved({ seed: 'r', commands });

  it('plays seed and commands again on both roads, with equal fingerprints turn by turn', () => {
    for (const [match, seed] of [
      [duelMatch, 'r'],
      [plotsMatch, 'r'],
    ] as const) {
      const kept = { seed, commands: randomGame<Game>(match, seed) };
      expect(replay<Game>(match as Match, kept, 'produce')).toEqual(replay<Game>(match as Match, kept));
    }
    const inPlace = replay(cardsMatch, record);
    expect(replay(cardsMatch, record, 'produce')).toEqual(inPlace);
    expect(inPlace.state.outcome).not.toBeNull();
    // One at the start, one at the start of each later turn, one at the end.
    expect(inPlace.hashes).toHaveLength(inPlace.state.turn + 1);
    expect(new Set(inPlace.hashes).size).toBe(inPlace.hashes.length);
    expect(inPlace.hashes.at(-1)).toBe(hash(inPlace.state));
    expect(inPlace.events.filter(event => event.type === 'turnBegan')).toHaveLength(inPlace.state.turn);
  });

  it('another seed is another game', () => {
    const other = seeds.map(seed => {
      try {
        return replay(cardsMatch, { ...record, seed }).hashes.at(-1);
      } catch (error) {
        return String(error);
      }
    });
    expect(other).not.toContain(replay(cardsMatch, record).hashes.at(-1));
  });

  it('takes courtesies', () => {
    const concede = { type: 'concede', side: 'confederate' } as Command as Cards['command'];
    expect(replay(cardsMatch, { seed: 'r', commands: [...commands.slice(0, 5), concede] }).state.outcome).toEqual({
      winner: 'union',
      cause: 'conceded',
    });
  });

  it.each([
    ['a command changed', 4, { type: 'lay', side: 'union', ship: 'cairo', card: 'torpedo' }],
    ['an ending for nobody', 3, { type: 'concede', side: 'french' }],
    ['nothing at all', 2, null],
    ['a command without a side', 1, { type: 'concede' }],
  ])('names the first bad command: %s', (_, number, bad) => {
    const spoilt = [...commands.slice(0, number - 1), bad, ...commands.slice(number)] as Cards['command'][];
    for (const road of ['inPlace', 'produce'] as const)
      expect(() => replay(cardsMatch, { seed: 'r', commands: spoilt }, road)).toThrow(
        new RegExp(`^command ${number} was not offered: `),
      );
  });

  it('refuses commands after the end', () => {
    const late = [...commands, commands[0]] as Cards['command'][];
    expect(() => replay(cardsMatch, { seed: 'r', commands: late })).toThrow(`command ${late.length} was not offered`);
  });
});

describe('queries see, verbs change', () => {
  it('a query that writes to a frozen state throws', () => {
    const state = frozen(start(duelMatch, 'x').state);
    const meddler: Match<Duel> = {
      ...duelMatch,
      rules: {
        ...duel,
        sequence: duel.sequence.map(phase => ({
          ...phase,
          options: now => {
            now.state.turn = 99;
            return [];
          },
        })),
      },
    };
    expect(() => legal(meddler, state, 'union')).toThrow(TypeError);
    expect(nowOf(duelMatch, state).state.turn).toBe(1);
  });

  it('a facing is one of six', () => {
    const facings = new Set<Facing>([-7, -6, -1, 0, 1, 5, 6, 13].map(sixths => turned(2, sixths)));
    expect([...facings].every(facing => facing >= 0 && facing <= 5)).toBe(true);
  });
});
