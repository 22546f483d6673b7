import { waysToScore } from '../../shared/chances.ts';
import { faces } from '../odds.ts';
import { blowFactors, rammerSpared, ramResult, type Blow, type Bow } from '../ramming.ts';
import { addedBy } from '../units.ts';

const DIE = 6;

/** The chance that a die shows at least so much. */
export const atLeast = (least: number): number => faces(least) / DIE;

/** The chance that two dice come to exactly so much. */
export const twoDiceShow = (score: number): number => waysToScore(score) / (DIE * DIE);

/** Chances of each sum of no, one or two dice. */
export const SUMS: readonly (readonly number[])[] = [
  [1],
  [0, ...Array.from({ length: DIE }, () => 1 / DIE)],
  Array.from({ length: 2 * DIE + 1 }, (_, sum) => twoDiceShow(sum)),
];

/** A blow that one ship may give another, and the bow that gives it. */
export type Impact = Blow & Bow;

/** Losses of one blow: chances of so many knots, for the one struck and for the rammer. */
export interface BlowLosses {
  readonly target: readonly number[];
  readonly rammer: readonly number[];
}

const addTo = (chances: number[], sums: readonly number[], more: number, chance: number): void =>
  sums.forEach((part, sum) => (chances[sum + more] = (chances[sum + more] ?? 0) + part * chance));

const reckonLosses = (added: number, clash: Blow['clash']): BlowLosses => {
  const [target, rammer] = [Array.from({ length: 13 }, () => 0), Array.from({ length: 14 }, () => 0)];
  for (let die = 1; die <= DIE; die++) {
    const { targetDice, rammerDice, rammerKnots } = ramResult(die + added);
    addTo(target, SUMS[targetDice] ?? [1], 0, 1 / DIE);
    addTo(rammer, SUMS[rammerDice] ?? [1], rammerSpared({ clash }, die + added) ? 0 : rammerKnots, 1 / DIE);
  }
  return { target, rammer };
};

const kept = new Map<number, BlowLosses>();

/** Section 7: what a blow costs both, in knots; worked out once for all blows that come to the same. */
export const blowLosses = (impact: Impact): BlowLosses => {
  const added = addedBy(blowFactors(impact, impact));
  const key = 2 * added + (impact.clash === 'bowToBow' ? 1 : 0);
  let losses = kept.get(key);
  if (!losses) kept.set(key, (losses = reckonLosses(added, impact.clash)));
  return losses;
};
