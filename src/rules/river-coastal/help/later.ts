import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { dangers, lines, parties, torpedoes } from './laterTables.ts';

/** What the book has and the game does not play yet: the numbers stand here, and what holds meanwhile. */
export const LATER: readonly HelpChapter[] = [
  {
    id: 'later',
    title: t`Not played yet`,
    paragraphs: [
      {
        id: 'lines',
        title: t`Towing`,
        text: [t`No lines are passed yet: a ship aground has her own tries and no more.`],
        covers: ['C14'],
        tables: [lines],
      },
      {
        id: 'parties',
        title: t`Boarding and landing`,
        text: [
          t`Nobody boards, lands or storms yet. Ships that lie alongside or are locked together fire at each other.`,
        ],
        covers: ['C66', 'C67', 'C68', 'C69', 'C70'],
        tables: [parties],
      },
      {
        id: 'dangers',
        title: t`Mines, torpedoes, stakes, chains, wrecks`,
        text: [
          t`Mines that a battle lists take no part yet, and spar torpedoes stay unused. There are no stakes, chains, fire ships or explosive ships, and a wreck is in nobody’s way.`,
        ],
        covers: ['C74', 'C75', 'C76', 'C77', 'C78', 'C79', 'C80'],
        tables: [torpedoes, dangers],
      },
      {
        id: 'unseen',
        title: t`What is unseen`,
        text: [
          t`Every ship on the chart is known to both sides; only fire, signals and reckless captains ask for sight.`,
        ],
        covers: ['C83', 'C110'],
      },
      {
        id: 'random',
        title: t`Random battles`,
        text: [t`The printed generator with its fleets and objective cards is not built yet.`],
        covers: ['C91', 'C92', 'C93', 'C94', 'C95', 'C96', 'C97', 'C98'],
      },
    ],
  },
];
