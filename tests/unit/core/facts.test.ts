import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { apply, legal, play, running, start, submit } from '../../../src/core/engine.ts';
import type { Game } from '../../../src/core/game.ts';
import { replay } from '../../../src/core/replay.ts';
import type { Phase } from '../../../src/core/rules.ts';
import { SIDES } from '../../../src/core/types.ts';
import type { Match, RuleSet } from '../../../src/system/ruleset.ts';
import { matchOf, randomGame, saved } from '../../toys/battle.ts';
import { cards } from '../../toys/cards.ts';
import { plots } from '../../toys/plots.ts';

/** What a phase works out in these tests: which time it was asked, and what it was told of the time before. */
interface Worked {
  readonly number: number;
  readonly before: number | null;
  /** Where the game stood. */
  readonly standing: string;
}

interface Book {
  readonly worked: Worked[];
  /** How often options were listed. */
  listed: number;
  /** Facts that `awaits` and `options` were handed. */
  readonly handed: Worked[];
}

/** The same rules with phases that work something out and write down what the kernel does with it. */
const observed = <G extends Game>(rules: RuleSet<G>): { match: Match<G>; book: Book } => {
  const book: Book = { worked: [], listed: 0, handed: [] };
  const watch = (phase: Phase<G>): Phase<G> => {
    if (!phase.options) return phase;
    const watched: Phase<G, Worked> = {
      ...phase,
      facts({ state }, before) {
        const standing = `${state.turn}/${state.cursor.phase}`;
        const worked = { number: book.worked.length, before: before?.number ?? null, standing };
        book.worked.push(worked);
        return worked;
      },
      awaits(now, facts) {
        book.handed.push(facts);
        return phase.awaits?.(now, null) ?? [];
      },
      options(now, side, facts) {
        book.handed.push(facts);
        book.listed += 1;
        return phase.options?.(now, side, null) ?? [];
      },
    };
    return watched;
  };
  return { match: matchOf({ ...rules, sequence: rules.sequence.map(watch) }), book };
};

/** Plays on in place with random choices for so many commands; gives those. */
const playOn = <G extends Game>(match: Match<G>, seed: string, most = Infinity): G['command'][] => {
  const { state } = start(match, seed);
  const game = running(match, state);
  const whim = diceOf(seedFrom(`player ${seed}`));
  const commands: G['command'][] = [];
  while (!state.outcome && commands.length < most) {
    const options = SIDES.flatMap(side => game.legal(side));
    const command = options[whim.roll(options.length) - 1] as G['command'];
    game.play(command);
    commands.push(command);
  }
  return commands;
};

describe('facts of a decision', () => {
  it('are worked out once for each look at who is to decide, and handed to all who ask', () => {
    const { match, book } = observed(plots);
    playOn(match, 'once');
    const asked = new Map<number, number>();
    for (const { number } of book.handed) asked.set(number, (asked.get(number) ?? 0) + 1);
    expect(book.worked.length).toBeGreaterThan(20);
    expect([...asked.keys()]).toEqual(book.worked.map(({ number }) => number));
    // Once by `awaits`, and by the options of either side where there were any.
    expect(Math.max(...asked.values())).toBe(3);
  });

  it.each([
    ['secret plots', plots as unknown as RuleSet],
    ['cards with interrupts', cards as unknown as RuleSet],
  ])('know what was worked out at the last decision of the same step, and nothing of another step: %s', (_, rules) => {
    const { match, book } = observed(rules);
    playOn(match, 'before');
    let opened = 0;
    for (const { before, standing } of book.worked.slice(2)) {
      const last = before === null ? null : book.worked[before];
      if (last) expect(last.standing).toBe(standing);
      else opened += 1;
    }
    expect(opened).toBeGreaterThan(3);
    // Where the step goes on, the last is handed over, whatever interrupts came in between.
    for (const [place, { before, standing }] of book.worked.entries())
      if (place > 1 && book.worked[place - 1]?.standing === standing) expect(before).toBe(place - 1);
  });

  it('of a state that was taken up in the middle are worked out from nothing', () => {
    const { match, book } = observed(plots);
    const { state } = start(match, 'taken up');
    const [command] = legal(match, state, 'union');
    play(match, state, command!);
    const kept = book.worked.length;
    expect(legal(match, saved(state), 'union').length).toBeGreaterThan(0);
    expect(book.worked.slice(kept)).toEqual([{ number: kept, before: null, standing: '1/0' }]);
  });

  it('a state that is changed by hand is looked at anew: only who plays a game on in place leaves it to the kernel', () => {
    const match = matchOf(plots);
    const { state } = start(match, 'by hand');
    expect(legal(match, state, 'union').some(command => command.type === 'ready')).toBe(false);
    for (const ship of Object.values(state.ships)) ship.plot = 0;
    expect(legal(match, state, 'union').some(command => command.type === 'ready')).toBe(true);
  });

  it('plays the same game on every road, with facts kept and without', () => {
    for (const rules of [plots, cards] as unknown as RuleSet[]) {
      const { match } = observed(rules);
      const commands = randomGame(matchOf(rules), 'roads');
      const [inPlace, produced, plain] = [
        replay(match, { seed: 'roads', commands }),
        replay(match, { seed: 'roads', commands }, 'produce'),
        replay(matchOf(rules), { seed: 'roads', commands }),
      ];
      expect(inPlace.hashes).toEqual(plain.hashes);
      expect(produced.hashes).toEqual(plain.hashes);
    }
  });
});

describe('a frozen state', () => {
  it('is asked for options once, however often they are wanted, and knows what was worked out when it came about', () => {
    const { match, book } = observed(plots);
    const opening = start(match, 'frozen');
    const first = apply(match, opening.state, legal(match, opening.state, 'union')[0]!).state;
    book.listed = 0;
    const worked = book.worked.length;
    const options = legal(match, first, 'union');
    expect(legal(match, first, 'union')).toBe(options);
    const done = submit(match, first, saved(options[1]!));
    expect(done.ok).toBe(true);
    expect(book.listed).toBe(1);
    // Nothing but the facts of the decision after it.
    expect(book.worked.length).toBe(worked + 1);
    expect(book.worked.at(-1)?.before).toBe(worked - 1);
  });

  it('is told apart from others, other sides and other rules', () => {
    const { match, book } = observed(plots);
    const opening = start(match, 'apart');
    const one = apply(match, opening.state, legal(match, opening.state, 'union')[0]!).state;
    const other = apply(match, one, legal(match, one, 'confederate')[0]!).state;
    const fresh = (state: typeof one) => SIDES.map(side => legal(match, saved(state), side));
    expect(SIDES.map(side => legal(match, one, side))).toEqual(fresh(one));
    expect(SIDES.map(side => legal(match, other, side))).toEqual(fresh(other));
    expect(SIDES.map(side => legal(match, one, side))).toEqual(fresh(one));
    book.listed = 0;
    legal(matchOf(plots), one, 'union');
    expect(book.listed).toBe(0);
  });
});
