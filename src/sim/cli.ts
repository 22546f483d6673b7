import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { BOTS } from '../bots/index.ts';
import { matchOf, RULE_SETS } from '../rules/index.ts';
import { formatProblem } from '../scenario/index.ts';
import { unknownName } from '../scenario/problems.ts';
import { BadInput, botNamed, everyBattle, mustSupport, readScenario, rulesNamed, scenarioFile } from './files.ts';
import { mergeFuzz, neverMet, type FuzzFailure } from './fuzz.ts';
import { matchText, reportOf } from './match.ts';
import { runSeries } from './pool.ts';
import type { RuleSet } from '../core/ruleset.ts';

/** Exit statuses: 0 clean, 1 a failed check or fuzz, 2 bad input. */
const CLEAN = 0;
const FAILED = 1;
const BAD_INPUT = 2;

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const tell = (text: string): void => void process.stderr.write(`${text}\n`);

const whole = (text: string): number => {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('Expected a whole number from 1 up.');
  return Number(text);
};

const progressTo = (games: number) => {
  let last = Date.now();
  return (done: number): void => {
    if (Date.now() - last < 1000 && done < games) return;
    last = Date.now();
    tell(`${done} of ${games} games`);
  };
};

/** `sandbars=on,forts=off` */
const switchesFrom = (rules: RuleSet, text: string | undefined): Record<string, boolean> => {
  const switches: Record<string, boolean> = {};
  for (const part of text?.split(',') ?? []) {
    const [id = '', value = ''] = part.split('=');
    const known = rules.optionSpecs.map(option => option.id);
    if (!known.includes(id)) throw new BadInput(`--set: ${unknownName(`an option of ${rules.id}`, id, known)}`);
    if (value !== 'on' && value !== 'off')
      throw new BadInput(`--set: ${id}: expected on or off, found ${JSON.stringify(value)}`);
    switches[id] = value === 'on';
  }
  return switches;
};

interface CommonFlags {
  rules: string;
  games: number;
  seed: string;
  jobs: number;
  set?: string;
  json?: true;
}

const matchCommand = async (
  flags: CommonFlags & { scenario: string; union: string; confederate: string },
): Promise<number> => {
  const rules = rulesNamed(flags.rules);
  const { scenario, file } = readScenario(flags.scenario);
  mustSupport(scenario, rules, file);
  const bots = { union: botNamed(flags.union), confederate: botNamed(flags.confederate) };
  const switches = switchesFrom(rules, flags.set);
  const began = performance.now();
  const job = {
    kind: 'match',
    rules: rules.id,
    scenarios: [file],
    made: false,
    switches,
    bots,
    seed: flags.seed,
    from: 0,
    to: flags.games,
  } as const;
  const parts = await runSeries(job, flags.jobs, progressTo(flags.games));
  const results = parts.flatMap(part => (part.kind === 'match' ? part.games : []));
  const report = reportOf(matchOf(rules, scenario, switches), results, (performance.now() - began) / 1000);
  print(flags.json ? JSON.stringify(report) : matchText(report));
  return CLEAN;
};

const tellFailure = (failure: FuzzFailure, rules: string): void => {
  tell(`FAILED ${rules} ${failure.scenario} seed ${failure.seed}: ${failure.message}`);
  tell(`  options ${JSON.stringify(failure.options)}`);
  tell(`  commands ${JSON.stringify(failure.commands)}`);
};

const fuzzCommand = async (flags: CommonFlags & { scenario?: string }): Promise<number> => {
  const rules = rulesNamed(flags.rules);
  const chosen = flags.scenario === undefined ? everyBattle() : [flags.scenario];
  const scenarios = chosen
    .map(name => readScenario(name))
    .filter(({ scenario, file }) => {
      if (flags.scenario !== undefined) mustSupport(scenario, rules, file);
      return scenario.rules[rules.id] !== undefined;
    })
    .map(({ file }) => file);
  if (scenarios.length === 0 && !rules.generate)
    throw new BadInput(`no battle has a section for ${rules.id}, and ${rules.id} makes none`);
  const bots = { union: 'random', confederate: 'random' };
  const job = {
    kind: 'fuzz',
    rules: rules.id,
    scenarios,
    made: flags.scenario === undefined,
    switches: {},
    bots,
    seed: flags.seed,
    from: 0,
    to: flags.games,
  } as const;
  const parts = await runSeries(job, flags.jobs, progressTo(flags.games));
  const result = mergeFuzz(parts.flatMap(part => (part.kind === 'fuzz' ? [part.fuzz] : [])));
  for (const failure of result.failures) tellFailure(failure, rules.id);
  const { games, commands, failures, coverage } = result;
  const missing = neverMet(rules, coverage);
  if (missing.length > 0) tell(`never met: ${missing.join(', ')}`);
  if (flags.json) print(JSON.stringify({ games, commands, failures: failures.length, coverage }));
  else {
    for (const [what, count] of Object.entries(coverage)) print(`${what}: ${count}`);
    print(`${games} games, ${commands} commands, ${failures.length} failures`);
  }
  return failures.length === 0 ? CLEAN : FAILED;
};

const validateCommand = (files: string[], flags: { rules?: string; json?: true }): number => {
  const rules = flags.rules === undefined ? undefined : rulesNamed(flags.rules);
  const results = files.map(name => {
    try {
      const { scenario, warnings, file } = readScenario(name);
      if (rules) mustSupport(scenario, rules, file);
      for (const warning of warnings) tell(`warning: ${formatProblem(warning, file)}`);
      return { file, ok: true, warnings: warnings.length };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      tell(error.message);
      return { file: scenarioFileOrName(name), ok: false, warnings: 0 };
    }
  });
  if (flags.json) print(JSON.stringify({ files: results }));
  else for (const result of results) print(`${result.file}: ${result.ok ? 'ok' : 'refused'}`);
  return results.every(result => result.ok) ? CLEAN : BAD_INPUT;
};

const scenarioFileOrName = (name: string): string => {
  try {
    return scenarioFile(name);
  } catch {
    return name;
  }
};

const systems = RULE_SETS.map(rules => rules.id).join(', ');
const rulesFlag = (): Option => new Option('--rules <id>', `rule system (${systems})`).default(RULE_SETS[0]?.id);
const withCommonFlags = (command: Command, games: number): Command =>
  command
    .addOption(rulesFlag())
    .option('--games <n>', 'number of games', whole, games)
    .option('--seed <text>', 'seed of the series; game k has the seed <text>/k', '1')
    .option('--jobs <n>', 'worker threads', whole, 1)
    .option('--json', 'print one JSON document');

const program = (finish: (status: number) => void): Command => {
  const brownwater = new Command('brownwater')
    .description('Brownwater without a screen: check scenarios, play series of battles, look for faults.')
    .showSuggestionAfterError()
    .exitOverride();
  brownwater
    .command('validate')
    .description('check scenario files')
    .argument('<file...>', 'scenario files, or ids of shipped battles')
    .addOption(new Option('--rules <id>', `also check that they can be played under it (${systems})`))
    .option('--json', 'print one JSON document')
    .action((files: string[], flags: { rules?: string; json?: true }) => {
      finish(validateCommand(files, flags));
    });
  withCommonFlags(brownwater.command('match'), 100)
    .description('play a battle many times')
    .requiredOption('--scenario <id or file>', 'the battle')
    .option('--union <bot>', `who plays the Union (${Object.keys(BOTS).join(', ')})`, 'random')
    .option('--confederate <bot>', 'who plays the Confederacy', 'random')
    .option('--set <options>', 'options of the rules, as id=on,id=off')
    .action(async (flags: Parameters<typeof matchCommand>[0]) => {
      finish(await matchCommand(flags));
    });
  withCommonFlags(brownwater.command('fuzz'), 200)
    .description('play random legal games and check every step')
    .option(
      '--scenario <id or file>',
      'only this battle; otherwise all there are, and where the rules make battles, those too',
    )
    .action(async (flags: Parameters<typeof fuzzCommand>[0]) => {
      finish(await fuzzCommand(flags));
    });
  for (const command of brownwater.commands) command.exitOverride();
  return brownwater;
};

/** Runs one command line, without the program's own name; returns the exit status. */
export const main = async (words: readonly string[]): Promise<number> => {
  let status = CLEAN;
  try {
    await program(result => {
      status = result;
    }).parseAsync([...words], { from: 'user' });
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? CLEAN : BAD_INPUT;
    if (!(error instanceof BadInput)) throw error;
    tell(error.message);
    return BAD_INPUT;
  }
};
