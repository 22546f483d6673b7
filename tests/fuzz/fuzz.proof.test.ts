import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { fuzzGame } from '../../src/sim/checks.ts';
import { matchNamed } from '../helpers/scenarios.ts';

it('every rule system plays its random games, in a file of its own', () => {
  const without = RULE_SETS.filter(
    ({ id }) => !existsSync(fileURLToPath(new URL(`../systems/${id}/fuzz.proof.test.ts`, import.meta.url))),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

describe('the fuzzer finds what it looks for', () => {
  const match = matchNamed('portable', 'duel');
  const failureWith = (rules: Partial<typeof match.rules>): string | null =>
    fuzzGame({ ...match, rules: { ...match.rules, ...rules } }, 'planted', { replayed: true, searched: true }).failure;

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
