import { csvOf } from '../../trials/csv.ts';
import { gamesText } from '../../trials/gamesFile.ts';
import { pageOf } from '../../trials/report/page.ts';
import { tally } from '../../trials/tally.ts';
import { download, fileName } from '../files/download.ts';
import type { Run } from './run.ts';
import { t } from '../../languages/language.ts';

/** Ways to keep what has been played. */
export const FILES = [
  {
    title: t`Report`,
    says: t`One page with plots and tables, which needs nothing beside it`,
    ending: 'html',
    type: 'text/html',
    text: ({ match, series, records }: Run): string => {
      const game = location.origin + location.pathname;
      return pageOf({ match, series, tally: tally(match, records), document, game });
    },
  },
  {
    title: t`Games`,
    says: t`One line of JSON a game, for merge, report and replay on the command line`,
    ending: 'jsonl',
    type: 'application/jsonl',
    text: ({ series, records }: Run): string => gamesText(series, records),
  },
  {
    title: 'CSV',
    says: t`One line a game, for a spreadsheet`,
    ending: 'csv',
    type: 'text/csv',
    text: ({ records }: Run): string => `${csvOf(records)}
`,
  },
] as const;

export type FileKind = (typeof FILES)[number];

export const save = (run: Run, { ending, type, text }: FileKind): void => {
  const { scenario, rules } = run.match;
  download(fileName(`${scenario.title} ${rules.id} ${run.plan.seed}`, ending), text(run), type);
};
