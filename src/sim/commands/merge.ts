import { examples, type Register } from '../flags.ts';
import { mustBeWhole, readGames } from '../games.ts';
import { CLEAN } from '../say.ts';
import { checkOutput, putOut, withOutputFlags, type OutputFlags } from './match.ts';

const run = (files: string[], flags: OutputFlags): number => {
  checkOutput(flags);
  const began = performance.now();
  const games = readGames(files);
  mustBeWhole(games);
  putOut({ ...games, series: { ...games.series, shard: null } }, flags, performance.now() - began);
  return CLEAN;
};

export const mergeCommand: Register = (program, finish) => {
  withOutputFlags(program.command('merge'))
    .description('join the parts of a series that match --games-file wrote')
    .argument('<file...>', 'files of games; every game of the series must be in one of them')
    .addHelpText('after', examples('merge part*.jsonl --json', 'merge part*.jsonl --games-file whole.jsonl'))
    .action((files: string[], flags: OutputFlags) => {
      finish(run(files, flags));
    });
};
