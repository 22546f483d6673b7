import { runCheck, type Verdict } from '../check/run.ts';
import { readChecks, type Checks } from '../checkFiles.ts';
import { BadInput } from '../files.ts';
import { examples, JSON_FLAG, type Register } from '../flags.ts';
import { BAD_INPUT, CLEAN, counted, FAILED, print, tell } from '../say.ts';

interface Flags {
  json?: true;
}

/** The verdict of one check; a crash of the rules is a fault like others, so that the rest is still run. */
const verdictOf = ({ match, common }: Checks, check: Checks['checks'][number]): Verdict => {
  try {
    return runCheck(match, check, common);
  } catch (error) {
    const fault = `the rules broke down: ${error instanceof Error ? error.message : String(error)}`;
    return { name: check.name, cites: check.cites ?? null, faults: [fault] };
  }
};

const lines = ({ name, cites, faults }: Verdict): string[] => [
  `  ${faults.length === 0 ? 'ok     ' : 'FAILED '} ${name}${cites === null ? '' : ` (${cites})`}`,
  ...faults.map(fault => `            ${fault}`),
];

/** Reads all files before any check is run; each that is wrong is told. */
const readAll = (names: readonly string[]): Checks[] | null => {
  const files: Checks[] = [];
  for (const name of names) {
    try {
      files.push(readChecks(name));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      tell(error.message);
    }
  }
  return files.length === names.length ? files : null;
};

const run = (names: string[], flags: Flags): number => {
  const files = readAll(names);
  if (!files) return BAD_INPUT;
  const results = files.map(each => ({ file: each.file, checks: each.checks.map(check => verdictOf(each, check)) }));
  const all = results.flatMap(({ checks }) => checks);
  const failed = all.filter(({ faults }) => faults.length > 0).length;
  if (flags.json) print(JSON.stringify({ checks: all.length, failed, files: results }));
  else {
    for (const { file, checks } of results) print([file, ...checks.flatMap(lines)].join('\n'));
    print(`${counted(all.length, 'check')}, ${failed} failed`);
  }
  return failed === 0 ? CLEAN : FAILED;
};

export const checkCommand: Register = (program, finish) => {
  program
    .command('check')
    .description('run scripted checks of the rules (docs/checks.md)')
    .argument('<file...>', 'files of checks')
    .option(...JSON_FLAG)
    .addHelpText('after', examples('check tests/systems/*/checks/*.json', 'check ./mine.json --json'))
    .action((names: string[], flags: Flags) => {
      finish(run(names, flags));
    });
};
