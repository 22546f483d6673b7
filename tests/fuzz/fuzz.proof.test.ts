import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { fuzzGame } from '../../src/sim/checks.ts';
import { neverMet } from '../../src/sim/fuzz.ts';
import { labelsOf, recordedGames } from '../systems/recorded.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { GAMES, provingSeries } from './provingSeries.ts';

/** Events that only a kernel courtesy makes; bots never use them. */
const NOT_FUZZED = ['drawOffered'];

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('fuzzing %s', (_id, rules) => {
  const { result, rest, others } = provingSeries(rules);

  it(`plays ${GAMES} random games without a fault`, () => {
    expect(result.failures.map(({ scenario, seed, message }) => `${scenario} ${seed}: ${message}`)).toEqual([]);
    expect(result.games).toBe(GAMES);
  });

  it('plays the other battles that come with the game without a fault', () => {
    expect(rest.failures.map(({ scenario, seed, message }) => `${scenario} ${seed}: ${message}`)).toEqual([]);
    expect(rest.games).toBe(others);
  });

  it('meets every kind of command and event', () => {
    const seen = Object.keys(result.coverage).sort();
    expect(seen.filter(what => /^(command|event) /.test(what))).toMatchSnapshot();
    expect(seen.some(what => NOT_FUZZED.some(event => what === `event ${event}`))).toBe(false);
  });

  it('meets everything that the rules note, and every way to end, but what a recorded game shows', () => {
    const recorded = new Set(recordedGames(rules.id).flatMap(game => labelsOf(game)));
    const met = { ...result.coverage, ...rest.coverage };
    expect(neverMet(rules, met).filter(label => !recorded.has(label))).toEqual([]);
    const notes = rules.notes?.all ?? [];
    expect(new Set(notes).size, 'a label is listed twice').toBe(notes.length);
    const known = new Set([...notes, ...Object.keys(rules.endings).map(cause => `ending ${cause}`)]);
    expect(
      Object.keys(result.coverage).filter(what => !/^(command|event) /.test(what) && !known.has(what)),
      'labels that are not listed',
    ).toEqual([]);
  });
});

describe('the fuzzer finds what it looks for', () => {
  const match = matchNamed('portable', 'duel');
  const failureWith = (rules: Partial<typeof match.rules>): string | null =>
    fuzzGame({ ...match, rules: { ...match.rules, ...rules } }, 'planted', true).failure;

  it('passes the sound rules', () => {
    expect(failureWith({})).toBeNull();
  });

  it('a broken invariant', () => {
    expect(failureWith({ audit: () => ['a ship sails on land'] })).toContain('sails on land');
  });

  it('a view that shows the dice', () => {
    expect(failureWith({ redact: state => state })).toMatch(/contains the dice|decides in secret/);
  });

  it('a clone that forgets something', () => {
    expect(failureWith({ clone: state => ({ ...match.rules.clone(state), drawOffers: ['union'] }) })).toContain(
      'clone differs',
    );
  });

  it('a dead end', () => {
    const [first, ...rest] = match.rules.sequence;
    if (!first) throw new Error('no phases');
    expect(failureWith({ sequence: [{ ...first, options: () => [] }, ...rest] })).toContain('dead end');
  });

  it('an undo across dice', () => {
    const { desk: own } = match.rules;
    const desk = { ...own, events: { ...own.events, roll: () => ({ dice: [6], caption: '' }) } };
    expect(failureWith({ desk })).toContain('could be undone');
  });

  it('a crash', () => {
    const audit = (): never => {
      throw new Error('planted');
    };
    expect(failureWith({ audit })).toContain('crash: Error: planted');
  });
});
