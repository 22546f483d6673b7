import { matchOf } from '../rules/index.ts';
import type { GameRecord } from '../trials/record.ts';
import { playSeed, type SeriesPlan } from '../trials/series.ts';
import { readScenario, rulesNamed } from './files.ts';
import { fuzzSeries, type FuzzResult } from './fuzz.ts';

/** A series to be played: plain data, scenarios by file, since charts cannot be sent to a worker. */
export type Job =
  | {
      kind: 'match';
      rules: string;
      scenario: string;
      switches: Readonly<Record<string, boolean>>;
      plan: Omit<SeriesPlan, 'seeds'>;
    }
  | {
      kind: 'fuzz';
      rules: string;
      scenarios: readonly string[];
      /** Whether battles are mixed in that have never been fought. */
      made: boolean;
      seed: string;
    };

export type JobResult = { kind: 'match'; games: GameRecord[] } | { kind: 'fuzz'; fuzz: FuzzResult };

/** Gets a job ready in this thread; what comes back plays the seeds of these numbers, which a fuzz takes to follow each other. */
export const prepare = (job: Job): ((numbers: readonly number[]) => JobResult) => {
  const rules = rulesNamed(job.rules);
  if (job.kind === 'match') {
    const match = matchOf(rules, readScenario(job.scenario).scenario, job.switches);
    return numbers => ({ kind: 'match', games: numbers.flatMap(number => playSeed(match, job.plan, number)) });
  }
  const scenarios = job.scenarios.map(file => readScenario(file).scenario);
  return numbers => ({
    kind: 'fuzz',
    fuzz: fuzzSeries(rules, scenarios, { ...job, from: numbers[0] ?? 0, to: (numbers.at(-1) ?? -1) + 1 }),
  });
};
