import { formatProblem, lintScenario } from '../../scenario/index.ts';
import { BadInput, mustSupport, readScenario, rulesNamed, scenarioFile } from '../files.ts';
import { atFlag, examples, JSON_FLAG, optionalRulesFlag, type Register } from '../flags.ts';
import { BAD_INPUT, CLEAN, print, tell } from '../say.ts';

interface Flags {
  rules?: string;
  json?: true;
}

const fileOrName = (name: string): string => {
  try {
    return scenarioFile(name);
  } catch {
    return name;
  }
};

const run = (files: string[], flags: Flags): number => {
  const wanted = flags.rules;
  const rules = wanted === undefined ? undefined : atFlag('--rules', () => rulesNamed(wanted));
  const results = files.map(name => {
    try {
      const { scenario, file } = readScenario(name);
      const warnings = lintScenario(scenario);
      if (rules) mustSupport(scenario, rules, file);
      for (const warning of warnings) tell(`warning: ${formatProblem(warning, file)}`);
      return { file, ok: true, warnings: warnings.length };
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      tell(error.message);
      return { file: fileOrName(name), ok: false, warnings: 0 };
    }
  });
  if (flags.json) print(JSON.stringify({ files: results }));
  else for (const result of results) print(`${result.file}: ${result.ok ? 'ok' : 'refused'}`);
  return results.every(result => result.ok) ? CLEAN : BAD_INPUT;
};

export const validateCommand: Register = (program, finish) => {
  program
    .command('validate')
    .description('check scenario files')
    .argument('<file...>', 'scenario files, or ids of shipped battles')
    .addOption(optionalRulesFlag('also check that they can be played under it'))
    .option(...JSON_FLAG)
    .addHelpText('after', examples('validate memphis', 'validate ./mine.json --rules portable'))
    .action((files: string[], flags: Flags) => {
      finish(run(files, flags));
    });
};
