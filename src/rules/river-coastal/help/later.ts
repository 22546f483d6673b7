import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';

/** What the book has and the game does not play yet: the numbers stand here, and what holds meanwhile. */
export const LATER: readonly HelpChapter[] = [
  {
    id: 'later',
    title: t`Not played yet`,
    paragraphs: [
      {
        id: 'unseen',
        title: t`What is unseen`,
        text: [
          t`Every ship on the chart is known to both sides; only fire, signals and reckless captains ask for sight.`,
        ],
        covers: ['C83', 'C110'],
      },
    ],
  },
];
