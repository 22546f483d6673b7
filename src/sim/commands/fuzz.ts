import type { RuleSet } from '../../system/ruleset.ts';
import { matchOf } from '../../rules/index.ts';
import { everyBattle, mustComeToAnEnd, mustSupport, readScenario } from '../files.ts';
import { atFlag, examples, JSON_FLAG, rulesFlag, rulesFrom, wholeFrom, type Register } from '../flags.ts';
import { mergeFuzz, neverMet, type FuzzFailure, type FuzzResult } from '../fuzz.ts';
import { runJob } from '../pool.ts';
import { progressTo } from '../progress.ts';
import { CLEAN, FAILED, print, tell } from '../say.ts';

interface Flags {
  rules: string;
  scenario?: string;
  games: number;
  seed: string;
  jobs: number;
  json?: true;
}

const tellFailure = (failure: FuzzFailure, rules: string): void => {
  tell(`FAILED ${rules} ${failure.scenario} seed ${failure.seed}: ${failure.message}`);
  tell(`  options ${JSON.stringify(failure.options)}`);
  tell(`  commands ${JSON.stringify(failure.commands)}`);
};

/** Files of the battles to play: the one that is named, or all that the rules can play. */
const battlesFor = (rules: RuleSet, named: string | undefined): string[] => {
  if (named !== undefined) {
    const { scenario, file } = atFlag('--scenario', () => readScenario(named));
    mustSupport(scenario, rules, file);
    mustComeToAnEnd(matchOf(rules, scenario), file);
    return [file];
  }
  return everyBattle().filter(file => readScenario(file).scenario.rules[rules.id] !== undefined);
};

const printResult = ({ games, commands, failures, coverage }: FuzzResult, json: boolean): void => {
  if (json) print(JSON.stringify({ games, commands, failures: failures.length, coverage }));
  else {
    for (const [what, count] of Object.entries(coverage)) print(`${what}: ${count}`);
    print(`${games} games, ${commands} commands, ${failures.length} failures`);
  }
};

const run = async (flags: Flags): Promise<number> => {
  const rules = rulesFrom(flags);
  const scenarios = battlesFor(rules, flags.scenario);
  const made = flags.scenario === undefined;
  const parts: FuzzResult[] = [];
  const progress = progressTo(flags.games, 'games');
  const numbers = Array.from({ length: flags.games }, (_, number) => number);
  await runJob({ kind: 'fuzz', rules: rules.id, scenarios, made, seed: flags.seed }, numbers, flags.jobs, {
    progress: done => progress.to(done),
    take: result => {
      if (result.kind === 'fuzz') parts.push(result.fuzz);
      return false;
    },
  });
  progress.end();
  const result = mergeFuzz(parts);
  for (const failure of result.failures) tellFailure(failure, rules.id);
  const missing = neverMet(rules, result.coverage);
  if (missing.length > 0) tell(`never met: ${missing.join(', ')}`);
  printResult(result, flags.json ?? false);
  return result.failures.length === 0 ? CLEAN : FAILED;
};

export const fuzzCommand: Register = (program, finish) => {
  program
    .command('fuzz')
    .description('play random legal games and check every step')
    .addOption(rulesFlag())
    .option(
      '--scenario <id or file>',
      'only this battle; otherwise all there are, and in every round one that is made from the seed',
    )
    .option('--games <n>', 'number of games', wholeFrom(1), 200)
    .option('--seed <text>', 'seed of the series; game k has the seed <text>/k', '1')
    .option('--jobs <n>', 'worker threads', wholeFrom(1), 1)
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      examples('fuzz --rules quick-sheet --games 10000 --seed 1 --jobs 2', 'fuzz --scenario ./mine.json --games 500'),
    )
    .action(async (flags: Flags) => {
      finish(await run(flags));
    });
};
