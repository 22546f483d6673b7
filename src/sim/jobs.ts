import { matchOf } from '../rules/index.ts';
import type { Side } from '../core/types.ts';
import { readScenario, rulesNamed } from './files.ts';
import { fuzzSeries, type FuzzResult } from './fuzz.ts';
import { playSeries, type GameResult } from '../trials/series.ts';

/** A stretch of games for one worker: plain data, scenarios by file, since charts cannot be sent. */
export interface Job {
  kind: 'match' | 'fuzz';
  rules: string;
  scenarios: readonly string[];
  /** Whether battles that the rules make are mixed in; of a fuzz only. */
  made: boolean;
  switches: Readonly<Record<string, boolean>>;
  bots: Readonly<Record<Side, string>>;
  seed: string;
  from: number;
  to: number;
}

export type JobResult = { kind: 'match'; games: GameResult[] } | { kind: 'fuzz'; fuzz: FuzzResult };

/** Does a job in this thread. */
export const runJob = (job: Job): JobResult => {
  const rules = rulesNamed(job.rules);
  const scenarios = job.scenarios.map(file => readScenario(file).scenario);
  if (job.kind === 'fuzz') return { kind: 'fuzz', fuzz: fuzzSeries(rules, scenarios, job) };
  const [scenario] = scenarios;
  if (!scenario) throw new Error('a match needs a scenario');
  return { kind: 'match', games: playSeries(matchOf(rules, scenario, job.switches), job) };
};
