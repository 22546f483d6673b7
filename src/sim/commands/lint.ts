import { RULE_SETS } from '../../rules/index.ts';
import { formatProblem, type Finding } from '../../scenario/index.ts';
import { lintBattle } from '../../trials/lint.ts';
import { mustSupport, readScenario, rulesNamed } from '../files.ts';
import { atFlag, examples, JSON_FLAG, optionalRulesFlag, type Register } from '../flags.ts';
import { CLEAN, counted, FAILED, print } from '../say.ts';

interface Flags {
  rules?: string;
  json?: true;
}

interface Linted {
  file: string;
  findings: Finding[];
}

const summaryOf = (results: readonly Linted[]): string => {
  const all = results.flatMap(({ findings }) => findings);
  const count = (severity: Finding['severity']): string =>
    counted(all.filter(finding => finding.severity === severity).length, severity);
  return `${counted(results.length, 'battle')}: ${count('error')}, ${count('warning')}, ${count('remark')}`;
};

const run = (files: string[], flags: Flags): number => {
  const wanted = flags.rules;
  const rules = wanted === undefined ? undefined : atFlag('--rules', () => rulesNamed(wanted));
  const results = files.map((name): Linted => {
    const { scenario, file } = readScenario(name);
    if (rules) mustSupport(scenario, rules, file);
    return { file, findings: lintBattle(scenario, rules ? [rules] : RULE_SETS) };
  });
  if (flags.json) print(JSON.stringify({ files: results }));
  else {
    for (const { file, findings } of results)
      for (const finding of findings) print(`${finding.severity}: ${formatProblem(finding, file)}`);
    print(summaryOf(results));
  }
  const clean = results.every(({ findings }) => findings.every(({ severity }) => severity === 'remark'));
  return clean ? CLEAN : FAILED;
};

export const lintCommand: Register = (program, finish) => {
  program
    .command('lint')
    .description(
      'tell what is allowed in a battle but can hardly be meant; exit status 1 where there is more than remarks',
    )
    .argument('<file...>', 'scenario files, or ids of shipped battles')
    .addOption(optionalRulesFlag('only under this rule system'))
    .option(...JSON_FLAG)
    .addHelpText('after', examples('lint memphis', 'lint ./mine.json --rules portable --json'))
    .action((files: string[], flags: Flags) => {
      finish(run(files, flags));
    });
};
