import type { OddsView } from '../../system/desk/index.ts';
import { phaseAt, start } from '../../core/engine.ts';
import type { Match } from '../../system/ruleset.ts';
import type { State } from '../../core/types.ts';
import { matchOf } from '../../rules/index.ts';
import { quoted, unknownName } from '../../scenario/problems.ts';
import { retell } from '../../trials/story.ts';
import { BadPosition } from '../check/position.ts';
import { positionOf } from '../check/run.ts';
import { readChecks } from '../checkFiles.ts';
import { BadInput, mustSupport, readScenario } from '../files.ts';
import {
  atFlag,
  examples,
  jsonFrom,
  JSON_FLAG,
  optionalRulesFlag,
  refuseFlags,
  rulesFrom,
  switchesFrom,
  wholeFrom,
  type Register,
} from '../flags.ts';
import { oddsOfCommand, oddsOfShots, type Answer } from '../odds.ts';
import { readRecorded } from '../recorded.ts';
import { CLEAN, FAILED, print, tell } from '../say.ts';

interface Flags {
  rules?: string;
  scenario?: string;
  set?: string;
  seed?: string;
  phase?: string;
  check?: string;
  name?: string;
  game?: string;
  after?: number;
  command?: string;
  firer?: string;
  target?: string;
  gun?: number;
  json?: true;
}

interface Position {
  match: Match;
  state: State;
}

/** Turns what is wrong with a position into bad input, with the place in front. */
const inPosition = <T>(place: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadPosition ? new BadInput(`${place}: ${error.message}`) : error;
  }
};

const fromCheck = (name: string, flags: Flags): Position => {
  const { file, match, common, checks } = readChecks(name);
  const names = checks.map(check => check.name);
  const check =
    checks.length === 1 && flags.name === undefined ? checks[0] : checks.find(each => each.name === flags.name);
  if (!check) throw new BadInput(`--name: ${unknownName(`a check of ${file}`, flags.name, names)}`);
  return {
    match,
    state: inPosition(`${file}: ${quoted(check.name)}`, () => positionOf(match, check, common, flags.after ?? 0)),
  };
};

const fromGame = (name: string, flags: Flags): Position => {
  const { match, seed, commands, throws } = readRecorded(name, undefined);
  const after = flags.after ?? commands.length;
  if (after > commands.length) throw new BadInput(`--after: expected 0 to ${commands.length} commands, found ${after}`);
  const { state, refused } = retell(match, { seed, commands: commands.slice(0, after), throws });
  if (refused) throw new BadInput(`${name}: command ${refused.number} cannot be played: ${refused.why}`);
  return { match, state };
};

const fromScenario = (name: string, flags: Flags): Position => {
  const rules = rulesFrom(flags);
  const { scenario, file } = atFlag('--scenario', () => readScenario(name));
  mustSupport(scenario, rules, file);
  const match = matchOf(rules, scenario, switchesFrom(rules, flags.set));
  const { phase, seed = '1' } = flags;
  if (phase === undefined) return { match, state: start(match, seed).state };
  const check = { name: seed, phase, dice: { seed }, expect: {} };
  return { match, state: inPosition(`--scenario ${name}`, () => positionOf(match, check, {}, 0)) };
};

/** Flags that say nothing beside the others. */
const refuseIdle = (flags: Flags): void => {
  const { scenario, check, command } = flags;
  if (scenario === undefined) refuseFlags(flags, ['rules', 'set', 'seed', 'phase'], 'expected beside --scenario only');
  else refuseFlags(flags, ['after'], 'expected beside --check or --game only');
  if (check === undefined) refuseFlags(flags, ['name'], 'expected beside --check only');
  if (command !== undefined) refuseFlags(flags, ['firer', 'target', 'gun'], 'expected without --command only');
};

const positionFor = (flags: Flags): Position => {
  const { check, game, scenario } = flags;
  const given = [check, game, scenario].filter(each => each !== undefined);
  if (given.length !== 1)
    throw new BadInput(
      `expected one of --check, --game and --scenario, which say where the ships lie, found ${given.length}`,
    );
  refuseIdle(flags);
  if (check !== undefined) return fromCheck(check, flags);
  return game !== undefined ? fromGame(game, flags) : fromScenario(scenario ?? '', flags);
};

const answerFor = ({ match, state }: Position, { command, firer, target, gun }: Flags): Answer => {
  if (command !== undefined) return oddsOfCommand(match, state, jsonFrom('--command', command));
  if (firer === undefined || target === undefined)
    throw new BadInput('expected --command, or --firer with --target, which say what is to be done');
  return oddsOfShots(match, state, firer, target, gun ?? null);
};

const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`;

/** A distribution as a table. */
const table = ({ basis, shots, outcomes, expected, headlines }: OddsView): string[] => {
  const average = 'on average';
  const width = Math.max(average.length, ...[...outcomes, ...headlines].map(({ label }) => label.length));
  const row = (label: string, value: string): string => `    ${label.padEnd(width)}  ${value.padStart(9)}`;
  return [
    `  ${basis}${shots === undefined ? '' : `, ${shots} shots`}`,
    ...outcomes.map(({ label, chance }) => row(label, percent(chance))),
    row(average, expected.toFixed(3)),
    ...headlines.map(({ label, chance }) => row(label, percent(chance))),
  ];
};

const printAnswer = (answer: Answer): void => {
  if (!answer.offered) {
    tell(answer.reason);
    return;
  }
  for (const { says, odds } of answer.chances)
    print([says, ...(odds ? table(odds) : ['  no die hangs on it'])].join('\n'));
  if (answer.salvo) print(['All guns that bear, one after another', ...table(answer.salvo)].join('\n'));
};

const run = (flags: Flags): number => {
  const position = positionFor(flags);
  const { match, state } = position;
  const answer = answerFor(position, flags);
  const { title } = phaseAt(match, state);
  const place = { rules: match.rules.id, scenario: match.scenario.id, turn: state.turn, phase: title };
  if (flags.json) print(JSON.stringify({ ...place, ...answer }));
  else printAnswer(answer);
  return answer.offered ? CLEAN : FAILED;
};

export const oddsCommand: Register = (program, finish) => {
  program
    .command('odds')
    .description('the exact chances of a command or a shot, from the tables that resolve it')
    .option('--scenario <id or file>', 'the position at the start of a battle')
    .addOption(optionalRulesFlag('rule system of the scenario'))
    .option('--set <options>', 'options of the rules, as id=on,id=off')
    .option('--seed <text>', 'seed of the game (default: "1")')
    .option('--phase <id>', 'begin with this step of the turn')
    .option('--check <file>', 'the position that a check of this file sets up')
    .option('--name <name>', 'the name of the check')
    .option('--game <file>', 'the position at which a saved game was left')
    .option('--after <n>', 'the position after so many commands of the check or game', wholeFrom(0))
    .option('--command <json>', 'the command, as a replay records it')
    .option('--firer <unit>', 'the unit that fires')
    .option('--target <unit>', 'the unit that is fired at')
    .option('--gun <n>', 'one gun only, where the rules tell them apart: its place in the battery', wholeFrom(0))
    .option(...JSON_FLAG)
    .addHelpText(
      'after',
      examples(
        'odds --scenario memphis --phase fire --firer uss_queen_of_the_west --target css_general_beauregard',
        'odds --check tests/systems/portable/checks/duel.json --name "a side may hold its fire" --firer uss_tyler --target css_general_bragg',
        'odds --game my-game.json --command \'{"type":"ram","side":"union","ship":"uss_monarch","target":"css_sumter"}\' --json',
      ),
    )
    .action((flags: Flags) => {
      finish(run(flags));
    });
};
