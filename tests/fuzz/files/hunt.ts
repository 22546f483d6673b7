import { diceOf, seedFrom } from '../../../src/core/dice.ts';
import { MOST_PROBLEMS } from '../../../src/scenario/problems.ts';
import { mutantOf } from './mutants.ts';
import type { FuzzedReader } from './readers.ts';

/** What a mutant did to its reader that nothing may. */
export interface Casualty {
  reader: string;
  /** Seed of the mutant: `<seed>/<number>`. */
  seed: string;
  what: string;
}

const LONGEST_SENTENCE = 300;
/** Milliseconds of work, which a busy machine or a slow disk does not add to. */
const LONGEST_READING = 2000;
const worked = (): number => process.cpuUsage().user / 1000;

/** What is wrong with an answer; null where it is as it has to be. */
const faultOf = (said: readonly string[], took: number): string | null => {
  if (took > LONGEST_READING) return `took ${Math.round(took)} ms of work`;
  if (said.length > MOST_PROBLEMS) return `${said.length} sentences`;
  const odd = said.find(sentence => sentence.length > LONGEST_SENTENCE || sentence.trim() === '');
  return odd === undefined ? null : `a sentence of ${odd.length} letters: ${odd.slice(0, 400)}`;
};

/** So many mutants, the readers in turn. Mutant k depends on the seed and k alone. */
export const hunt = async (
  readers: readonly FuzzedReader[],
  seed: string,
  count: number,
): Promise<{ casualties: Casualty[]; refused: number }> => {
  const casualties: Casualty[] = [];
  let refused = 0;
  for (let number = 0; number < count; number++) {
    const reader = readers[number % readers.length] as FuzzedReader;
    const own = `${seed}/${number}`;
    const dice = diceOf(seedFrom(own));
    const sound = reader.seeds[dice.roll(reader.seeds.length) - 1] as string;
    const mutant = mutantOf(dice, sound, reader.isJson);
    const began = worked();
    try {
      const said = await reader.read(mutant);
      if (said.length > 0) refused += 1;
      const fault = faultOf(said, worked() - began);
      if (fault !== null) casualties.push({ reader: reader.name, seed: own, what: fault });
    } catch (error) {
      const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
      casualties.push({ reader: reader.name, seed: own, what: what.split('\n').slice(0, 4).join(' ') });
    }
  }
  return { casualties, refused };
};
