import type { Situation } from '../types.ts';

/** Ships of both sides, lost and coming ones too, from which on nobody thinks long about every single one. */
const CROWD = 25;

/** By what the battle began with: it does not change its nature as ships are lost. */
export const isCrowded = ({ state }: Situation): boolean => Object.keys(state.ships).length >= CROWD;

const spreads = new Map<string, readonly number[]>();

/** Chances of each number of successes of so many dice: the spreads of the rules' odds as floats, kept (tests/systems/quick-sheet/captain.proof.test.ts). */
const successes = (dice: number, chance: number): readonly number[] => {
  const key = `${dice}/${chance}`;
  const known = spreads.get(key);
  if (known) return known;
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    chances.forEach((each, count) => {
      next[count] = (next[count] ?? 0) + each * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + each * chance;
    });
    chances = next;
  }
  spreads.set(key, chances);
  return chances;
};

/** The chance of at least so many successes. */
export const atLeast = (dice: number, chance: number, least: number): number =>
  successes(dice, chance).reduce((sum, each, count) => (count >= least ? sum + each : sum), 0);
