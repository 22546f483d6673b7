import { Option, type Command } from 'commander';
import type { Match } from '../../system/ruleset.ts';
import { csvOf } from '../../trials/csv.ts';
import { gamesText, type Series } from '../../trials/gamesFile.ts';
import type { GameRecord } from '../../trials/record.ts';
import { callersFile, mustBeWritable, writeWhole } from '../files.ts';
import { examples, JSON_FLAG, type Register } from '../flags.ts';
import { CLEAN, counted, print, tell } from '../say.ts';
import { playSeriesOf, withSeriesFlags, type PlayedSeries, type SeriesFlags } from '../series.ts';
import { summaryOf, summaryText } from '../summary.ts';

/** Flags that say what becomes of a series; `match` and `merge` take the same. */
export interface OutputFlags {
  json?: true;
  csv?: true;
  gamesFile?: string;
}

/** Adds the flags of the result to a command. */
export const withOutputFlags = (command: Command): Command =>
  command
    .option(...JSON_FLAG)
    .addOption(new Option('--csv', 'print one line a game').conflicts('json'))
    .option('--games-file <file>', 'also write every game as one line of JSON, for merge, report and replay');

/** Refuses a file that could not be written, before any game is played. @throws BadInput */
export const checkOutput = ({ gamesFile }: OutputFlags): void => {
  if (gamesFile !== undefined) mustBeWritable(callersFile(gamesFile));
};

/** Prints a series, and then writes its file: a disk that is full costs nobody the result. */
export const putOut = (
  { match, series, records }: { match: Match; series: Series; records: readonly GameRecord[] },
  flags: OutputFlags,
  milliseconds: number,
): void => {
  const summary = summaryOf(match, series, records, milliseconds / 1000);
  if (flags.csv) print(csvOf(records));
  else print(flags.json ? JSON.stringify(summary) : summaryText(summary));
  if (flags.gamesFile !== undefined) writeWhole(callersFile(flags.gamesFile), gamesText(series, records));
};

const tellWhyStopped = ({ records, narrow }: PlayedSeries, until: number): void => {
  const width = `${Number((100 * until).toFixed(4))}%`;
  tell(
    narrow
      ? `the score is known to ${width} after ${counted(records.length, 'game')}`
      : `the score is not known to ${width} after ${counted(records.length, 'game')}: --games allows no more`,
  );
};

const run = async (flags: SeriesFlags & OutputFlags): Promise<number> => {
  checkOutput(flags);
  const began = performance.now();
  const played = await playSeriesOf(flags);
  if (flags.until !== undefined) tellWhyStopped(played, flags.until);
  putOut(played, flags, performance.now() - began);
  return CLEAN;
};

export const matchCommand: Register = (program, finish) => {
  withOutputFlags(withSeriesFlags(program.command('match')))
    .description('play a battle many times')
    .addHelpText(
      'after',
      examples(
        'match --rules portable --scenario memphis --union captain --confederate random --games 200 --seed 1 --json',
        'match --scenario memphis --union commodore --confederate captain --swap --until 3% --jobs 2',
        'match --scenario memphis --games 1000 --shard 2/4 --json --games-file part2.jsonl',
      ),
    )
    .action(async (flags: SeriesFlags & OutputFlags) => {
      finish(await run(flags));
    });
};
