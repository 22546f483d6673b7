import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { RulesBug } from './rulesBug.ts';
import type { Rng } from './types.ts';

/** A source of dice. */
export interface Dice {
  /** One die, 1 to `sides`. */
  roll(sides: number): number;
}

/** Dice whose position can be written down. */
export interface StoredDice extends Dice {
  /** Whether any die was rolled since the position was last written down. */
  rolled(): boolean;
  /** The position after the rolls so far. */
  position(): Rng;
}

/** Whether dice can stand there: four words of 32 bits with a sign, not all of them nought, for such dice show one face for ever. */
export const isPosition = (words: readonly unknown[]): boolean =>
  words.length === 4 && words.every(word => word === Number(word) >> 0) && words.some(word => word !== 0);

/** The least word that a generator draws, and how many there are: 32 bits with a sign. */
const LEAST = -0x80000000;
const WORDS = 0x100000000;

/**
 * One face of so many, each as likely; a word that falls into the last, incomplete round of faces is drawn again. The same draw as
 * pure-rand's `uniformInt`, whose remainder by `%` takes as long as all the rest.
 */
const faceOf = (generator: { next(): number }, sides: number): number => {
  let word: number;
  let round: number;
  do {
    word = generator.next() - LEAST;
    round = Math.floor(word / sides) * sides;
  } while (round + sides > WORDS);
  return word - round + 1;
};

/**
 * The dice of a game, taken up where the position left them (S6); of no more rolls between two positions than `most`.
 * @throws RulesBug by a roll above them
 */
export const diceOf = (position: Rng, most = Infinity): StoredDice => {
  let generator: ReturnType<typeof xoroshiro128plusFromState> | undefined;
  let rolls = 0;
  return {
    roll(sides) {
      rolls += 1;
      if (rolls > most) throw new RulesBug(`${most} dice were rolled for one command, and more are wanted`);
      return faceOf((generator ??= xoroshiro128plusFromState(position)), sides);
    },
    rolled: () => rolls > 0,
    position() {
      rolls = 0;
      return [...(generator ? generator.getState() : position)];
    },
  };
};

/** Dice that fall as told: for tests. Throws when too many are asked for; `left` must be empty at the end. */
export const loadedDice = (...faces: number[]): Dice & { readonly left: number[] } => {
  const left = [...faces];
  return {
    left,
    roll(sides) {
      const face = left.shift();
      if (face === undefined) throw new Error(`loaded dice: no die left for a D${sides}`);
      if (face < 1 || face > sides) throw new Error(`loaded dice: ${face} is not on a D${sides}`);
      return face;
    },
  };
};

/** Throws `count` dice one after another. */
export const throwDice = (dice: Dice, count: number, sides = 6): number[] => {
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(dice.roll(sides));
  return faces;
};

/** A dice position from any text, the same everywhere: four FNV-1a hashes with different bases, finished as in MurmurHash3. */
export const seedFrom = (text: string): Rng => {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map(base => {
    let hash = base;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return (hash ^ (hash >>> 16)) | 0;
  });
  return words.some(word => word !== 0) ? words : [1, 0, 0, 0];
};
