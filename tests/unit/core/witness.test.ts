import { describe, expect, it } from 'vitest';
import { legal, play, start, undoBarrier } from '../../../src/core/engine.ts';
import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { SIDES, type GameEvent } from '../../../src/core/types.ts';
import { sees, seenOf, witnessesOf } from '../../../src/core/witness.ts';
import { RULE_SETS, matchOf as battleOf } from '../../../src/rules/index.ts';
import { readScenario } from '../../../src/sim/files.ts';
import { narrationFor } from '../../../src/system/narration.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { matchOf } from '../../toys/battle.ts';
import { duel } from '../../toys/duel.ts';
import { scouts } from '../../toys/scouts.ts';

const toy = matchOf(scouts) as unknown as Match;

/** Events of a random game, its opening first. */
const eventsOf = (match: Match, seed: string, most = 400): GameEvent[] => {
  const { state, events } = start(match, seed);
  const whim = diceOf(seedFrom(`player ${seed}`));
  const all: GameEvent[] = [...events];
  for (let count = 0; !state.outcome && count < most; count++) {
    const options = SIDES.flatMap(side => legal(match, state, side));
    const command = options[whim.roll(options.length) - 1];
    if (command) all.push(...play(match, state, command));
  }
  return all;
};

describe('who knows of an event', () => {
  const lead = { type: 'sounded', ship: 'cairo', die: 4, seenBy: ['union'] };

  it('is its witnesses, the umpire, and those who see what both sides see only where both have witnessed it', () => {
    const eyes = (['union', 'confederate', 'both', 'umpire'] as const).filter(each => sees(toy.rules, lead, each));
    expect(eyes).toEqual(['union', 'umpire']);
    const move = { ...lead, seenBy: SIDES };
    expect((['union', 'confederate', 'both', 'umpire'] as const).filter(each => sees(toy.rules, move, each))).toEqual([
      'union',
      'confederate',
      'both',
      'umpire',
    ]);
  });

  it('is everybody where the rules say nothing; then not even the list is made anew', () => {
    const events = [lead];
    expect(witnessesOf(duel, lead)).toEqual(SIDES);
    expect(seenOf(duel, events, 'confederate')).toBe(events);
    expect(seenOf(toy.rules, events, 'confederate')).toEqual([]);
  });

  it('an event that shows something to others alone keeps nobody from taking his command back', () => {
    const match = matchOf(scouts);
    const { state } = start(match, 'undo');
    const before = scouts.clone(state);
    const events = play(match, state, { type: 'ahead', side: 'union', ship: 'cairo' });
    expect(events.map(({ type }) => type)).toEqual(['spotted', 'moved']);
    expect(undoBarrier(match, before, state, events)).toBe('hidden');
    expect(undoBarrier(match, before, state, seenOf(scouts, events, 'union'))).toBeNull();
    expect(undoBarrier(match, before, state, seenOf(scouts, events, 'confederate'))).toBe('hidden');
  });
});

/** What one side alone is told may hang on a switch, each being the other way than usual, or on forts. */
const shipped = RULE_SETS.map((rules): [string, Match[]] => {
  const switched = Object.fromEntries(rules.optionSpecs.map(({ id, byDefault }) => [id, !byDefault]));
  const battles = [battleOf(rules, readScenario('memphis').scenario, switched)];
  return [rules.id, [...battles, battleOf(rules, readScenario('charleston-1863').scenario)]];
});

describe.each([...shipped, [toy.rules.id, [toy]] as const])('%s', (id, matches) => {
  it('tells every event to its witnesses, in the same words, and to nobody else', () => {
    const told = matches.flatMap(match => eventsOf(match, `witness ${id}`).map(event => ({ match, event })));
    let untold = 0;
    for (const { match, event } of told) {
      const words = match.rules.narrate(event, match.scenario);
      expect(narrationFor(match, event, 'umpire')).toBe(words);
      const witnesses = witnessesOf(match.rules, event);
      expect(witnesses.length).toBeGreaterThan(0);
      for (const side of SIDES) {
        const heard = narrationFor(match, event, side);
        expect(heard).toBe(witnesses.includes(side) ? words : null);
        untold += heard === null ? 1 : 0;
      }
      expect(narrationFor(match, event, 'both')).toBe(witnesses.length === 2 ? words : null);
    }
    expect(told.length).toBeGreaterThan(8);
    expect(untold > 0).toBe(matches.some(({ rules }) => rules.witnesses !== undefined));
  });
});
