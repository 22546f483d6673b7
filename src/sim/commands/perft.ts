import { situationOf } from '../../core/engine.ts';
import type { Match } from '../../system/ruleset.ts';
import type { State } from '../../core/types.ts';
import { matchOf } from '../../rules/index.ts';
import { mustSupport, readScenario } from '../files.ts';
import { atFlag, examples, JSON_FLAG, rulesFlag, rulesFrom, switchesFrom, wholeFrom, type Register } from '../flags.ts';
import { perft, perftByCommand, positionAfter } from '../perft.ts';
import { CLEAN, print } from '../say.ts';

interface Flags {
  rules: string;
  scenario: string;
  set?: string;
  depth: number;
  after: number;
  divide?: true;
  json?: true;
}

/** The first commands with their shares, in the words of the buttons. */
const divided = (match: Match, state: State, depth: number) =>
  perftByCommand(match, state, depth).map(({ command, nodes }) => ({
    command,
    says: match.rules.phrase(command, situationOf(match, state)),
    nodes,
  }));

const run = (flags: Flags): number => {
  const rules = rulesFrom(flags);
  const { scenario, file } = atFlag('--scenario', () => readScenario(flags.scenario));
  mustSupport(scenario, rules, file);
  const match = matchOf(rules, scenario, switchesFrom(rules, flags.set));
  const root = positionAfter(match, flags.after);
  const nodes: number[] = [];
  for (let depth = 1; depth <= flags.depth; depth++) {
    nodes.push(perft(match, root, depth));
    if (!flags.json) print(`depth ${depth}: ${nodes.at(-1)}`);
  }
  const shares = flags.divide ? divided(match, root, flags.depth) : undefined;
  if (flags.json)
    print(JSON.stringify({ rules: rules.id, scenario: scenario.id, after: flags.after, nodes, commands: shares }));
  else for (const share of shares ?? []) print(`${String(share.nodes).padStart(10)}  ${share.says}`);
  return CLEAN;
};

export const perftCommand: Register = (program, finish) => {
  program
    .command('perft')
    .description('count the nodes of the option tree, with fixed dice: a change of the rules shows at once')
    .addOption(rulesFlag())
    .requiredOption('--scenario <id or file>', 'the battle')
    .option('--set <options>', 'options of the rules, as id=on,id=off')
    .option('--depth <n>', 'how many commands deep', wholeFrom(1), 3)
    .option('--after <n>', 'begin so many random commands into the game, the same every time', wholeFrom(0), 0)
    .option('--divide', 'also the share of each first command')
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      examples('perft --rules portable --scenario memphis --depth 3', 'perft --scenario memphis --after 60 --divide'),
    )
    .action((flags: Flags) => {
      finish(run(flags));
    });
};
