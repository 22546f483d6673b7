import { tally } from '../../trials/tally.ts';
import { commandOf } from '../../trials/report/command.ts';
import { reportText } from '../../trials/report/text.ts';
import { BadInput, callersFile, mustBeWritable, writeWhole } from '../files.ts';
import { examples, JSON_FLAG, refuseFlags, type Register } from '../flags.ts';
import { readGames, type ReadGames } from '../games.ts';
import { CLEAN, print, tell } from '../say.ts';
import { playSeriesOf, withSeriesFlags, type SeriesFlags } from '../series.ts';

interface Flags extends Omit<SeriesFlags, 'scenario'> {
  scenario?: string;
  json?: true;
  html?: string;
  game: string;
}

/** Flags of a series that a file of games answers. */
const PLAYED = ['scenario', 'set', 'games', 'swap', 'until', 'shard'] as const;

const gamesFor = async (files: readonly string[], flags: Flags): Promise<ReadGames> => {
  if (files.length > 0) {
    refuseFlags(flags, PLAYED, 'expected without files of games, which say themselves what was played');
    return readGames(files);
  }
  const { scenario } = flags;
  if (scenario === undefined) throw new BadInput('expected --scenario, or files that match --games-file wrote');
  return playSeriesOf({ ...flags, scenario });
};

/** The page; what draws it is loaded only here, since most commands do without. */
const htmlOf = async (games: ReadGames, told: ReturnType<typeof tally>, game: string): Promise<string> => {
  const [{ Window }, { pageOf }] = await Promise.all([import('happy-dom'), import('../../trials/report/page.ts')]);
  const window = new Window();
  try {
    // A stand-in for a browser's document, which is all that drawing needs of one.
    return pageOf({ ...games, tally: told, document: window.document as unknown as Document, game });
  } finally {
    await window.happyDOM.close();
  }
};

const run = async (files: readonly string[], flags: Flags): Promise<number> => {
  if (flags.html !== undefined) mustBeWritable(callersFile(flags.html));
  const games = await gamesFor(files, flags);
  const { match, series, records } = games;
  const told = tally(match, records);
  if (flags.json) print(JSON.stringify({ command: commandOf(match, series), ...told }));
  else print(reportText({ match, series, tally: told }));
  if (flags.html !== undefined) {
    writeWhole(callersFile(flags.html), await htmlOf(games, told, flags.game));
    tell(`wrote ${flags.html}`);
  }
  return CLEAN;
};

export const reportCommand: Register = (program, finish) => {
  const command = withSeriesFlags(program.command('report'));
  command.options.find(({ long }) => long === '--scenario')?.makeOptionMandatory(false);
  command
    .description('tell what a series of games shows: who wins, how, where ships are lost, how much luck decides')
    .argument('[file...]', 'files of games that match --games-file wrote; without them the series is played first')
    .option(...JSON_FLAG)
    .option('--html <file>', 'also write one page with plots, which needs nothing beside it')
    .option('--game <address>', 'where the game is, so that examples in the page open there', '')
    .addHelpText(
      'after',
      examples(
        'report --rules portable --scenario memphis --union captain --confederate captain --games 400 --html memphis.html',
        'report part*.jsonl --html whole.html --game https://example.org/brownwater/',
      ),
    )
    .action(async (files: string[], flags: Flags) => {
      finish(await run(files, flags));
    });
};
