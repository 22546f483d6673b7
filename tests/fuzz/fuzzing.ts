/** What every rule system promises of its random games: each calls this from a file of its own, so that they are played side by side. */
import { describe, expect, it } from 'vitest';
import { findRuleSet } from '../../src/rules/index.ts';
import { neverMet } from '../../src/sim/fuzz.ts';
import { knownKinds, labelsOf, recordedGames } from '../systems/recorded.ts';
import { GAMES, provingSeries } from './provingSeries.ts';

/** Events that only a kernel courtesy makes; bots never use them. */
const NOT_FUZZED = ['drawOffered'];

/** `open`: faults that are known and not mended yet, by a word of their message; each is told where it is named. */
export const fuzzing = (id: string, open: readonly string[] = []): void => {
  const rules = findRuleSet(id);
  if (!rules) throw new Error(`no rules ${id}`);
  describe(`fuzzing ${id}`, () => {
    const { result, rest, others } = provingSeries(rules);
    const met = { ...result.coverage, ...rest.coverage };
    const recorded = new Set(recordedGames(rules.id).flatMap(game => labelsOf(game)));

    it(`plays ${GAMES} random games without a fault`, () => {
      const unknown = result.failures.filter(({ message }) => !open.some(word => message.includes(word)));
      expect(unknown.map(({ scenario, seed, message }) => `${scenario} ${seed}: ${message}`)).toEqual([]);
      expect(result.games).toBe(GAMES);
    });

    it('plays the other battles that come with the game without a fault', () => {
      expect(rest.failures.map(({ scenario, seed, message }) => `${scenario} ${seed}: ${message}`)).toEqual([]);
      expect(rest.games).toBe(others);
    });

    it('meets every kind of command and event that it is known to meet, but what a recorded game shows', () => {
      const seen = Object.keys(met);
      const known = knownKinds(new URL(`../systems/${id}/met.txt`, import.meta.url));
      expect(known.length).toBeGreaterThan(10);
      expect(known.filter(what => met[what] === undefined && !recorded.has(what))).toEqual([]);
      expect(seen.some(what => NOT_FUZZED.some(event => what === `event ${event}`))).toBe(false);
    });

    it('meets everything that the rules note, and every way to end, but what a recorded game shows', () => {
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
};
