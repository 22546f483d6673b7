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
      {
        id: 'cards',
        title: t`Choices and cards of a battle by the dice`,
        text: [
          t`Nobody chooses between the fort and a ship, lays mines or names a flagship before such a battle, and there are no objective cards yet: ship points decide it.`,
        ],
        covers: ['C94', 'C97', 'C98'],
      },
    ],
  },
];
