import { against, type Against } from '../../trials/against.ts';
import { tally } from '../../trials/tally.ts';
import { commandOf } from '../../trials/report/command.ts';
import { reportText } from '../../trials/report/text.ts';
import { BadInput, callersFile, mustBeWritable, writeWhole } from '../files.ts';
import { examples, JSON_FLAG, refuseFlags, type Register } from '../flags.ts';
import { readGames, readOtherGames, type ReadGames } from '../games.ts';
import { CLEAN, print, tell } from '../say.ts';
import { playSeriesOf, withSeriesFlags, type SeriesFlags } from '../series.ts';

interface Flags extends Omit<SeriesFlags, 'scenario'> {
  scenario?: string;
  json?: true;
  html?: string;
  against?: string;
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
const htmlOf = async (
  games: ReadGames,
  told: ReturnType<typeof tally>,
  beside: { beside?: Against },
  game: string,
): Promise<string> => {
  const [{ Window }, { pageOf }] = await Promise.all([import('happy-dom'), import('../../trials/report/page.ts')]);
  const window = new Window();
  try {
    // A stand-in for a browser's document, which is all that drawing needs of one.
    return pageOf({ ...games, ...beside, tally: told, document: window.document as unknown as Document, game });
  } finally {
    await window.happyDOM.close();
  }
};

/** How the games differ from those of the other file; nothing where none is named. @throws BadInput */
const besideOf = (
  { match, records }: ReadGames,
  others: ReturnType<typeof readOtherGames> | null,
): { beside?: Against } => {
  if (!others) return {};
  const beside = against(match.scenario, records, others);
  if (!beside) throw new BadInput('--against: expected games from the same seeds, found none');
  return { beside };
};

const run = async (files: readonly string[], flags: Flags): Promise<number> => {
  if (flags.html !== undefined) mustBeWritable(callersFile(flags.html));
  // Read before anything is played, so that no series is played for nothing.
  const others = flags.against === undefined ? null : readOtherGames(flags.against);
  const games = await gamesFor(files, flags);
  const { match, series, records } = games;
  const told = tally(match, records);
  const beside = besideOf(games, others);
  if (flags.json) print(JSON.stringify({ command: commandOf(match, series), ...told, ...beside }));
  else print(reportText({ match, series, tally: told, ...beside }));
  if (flags.html !== undefined) {
    writeWhole(callersFile(flags.html), await htmlOf(games, told, beside, flags.game));
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
    .option(
      '--against <file>',
      'also tell how it differs, game for game, from the games of another file from the same seeds',
    )
    .option('--game <address>', 'where the game is, so that examples in the page open there', '')
    .addHelpText(
      'after',
      examples(
        'report --rules portable --scenario memphis --union captain --confederate captain --games 400 --html memphis.html',
        'report --scenario my-battle.json --games 400 --seed s --against before.jsonl',
        'report part*.jsonl --html whole.html --game https://example.org/brownwater/',
      ),
    )
    .action(async (files: string[], flags: Flags) => {
      finish(await run(files, flags));
    });
};
