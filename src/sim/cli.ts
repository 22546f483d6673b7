import { Command, CommanderError } from 'commander';
import { checkCommand } from './commands/check.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { generateCommand } from './commands/generate.ts';
import { lintCommand } from './commands/lint.ts';
import { matchCommand } from './commands/match.ts';
import { mergeCommand } from './commands/merge.ts';
import { oddsCommand } from './commands/odds.ts';
import { perftCommand } from './commands/perft.ts';
import { replayCommand } from './commands/replay.ts';
import { reportCommand } from './commands/report.ts';
import { tiledCommand } from './commands/tiled.ts';
import { validateCommand } from './commands/validate.ts';
import { BadInput } from './files.ts';
import type { Register } from './flags.ts';
import { BAD_INPUT, CLEAN, tell } from './say.ts';

/** Every command, in the order of the help. */
const COMMANDS: readonly Register[] = [
  validateCommand,
  lintCommand,
  matchCommand,
  mergeCommand,
  reportCommand,
  replayCommand,
  oddsCommand,
  checkCommand,
  fuzzCommand,
  perftCommand,
  generateCommand,
  tiledCommand,
];

const program = (finish: (status: number) => void): Command => {
  const brownwater = new Command('brownwater')
    .description('Brownwater without a screen: check scenarios, play series of battles, look for faults.')
    .showSuggestionAfterError()
    .exitOverride();
  for (const register of COMMANDS) register(brownwater, finish);
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
