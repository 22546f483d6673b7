import type { HelpChapter } from '../../system/help.ts';
import { keyList } from '../helm/keyList.ts';
import { t } from '../../languages/language.ts';

/** How the page is used, told like a book of rules. */

export const PLAYING: readonly HelpChapter[] = [
  {
    id: 'playing',
    title: t`How to play`,
    paragraphs: [
      {
        id: 'first-steps',
        title: t`Ships and orders`,
        text: [
          t`Choose a ship of yours. Hexes that she can reach light up: choose one and she steams there. Choose an enemy and the line of fire appears with every result and its chance; choose him again, or press the main button, to give the order.`,
          t`Fire orders are secret until both sides have given theirs. The main button at the bottom always holds the next step of the turn. What cannot be done says why. Every die stands in the log.`,
          t`On a touch screen, drag to move the chart and pinch to bring it nearer. A tap is a click. A tap on an order card shows where it takes her; a second one goes on to the next ship.`,
        ],
        covers: [],
      },
      {
        id: 'why',
        title: t`Why?`,
        text: [
          t`A small question mark stands beside orders, cards, movement markers, refusals and lines of the log, and beside the options of a battle before it begins. It opens the rule that is behind them. In the odds, a reason for more or fewer dice does the same.`,
          t`The dice of a line of the log open the printed tables with the row and column that were thrown.`,
          t`The turn card in the side panel shows the steps of the turn and where you are. Each step opens its rule.`,
        ],
        covers: [],
      },
      {
        id: 'with-cards',
        title: t`Where ships have order cards`,
        text: [
          t`Both players lay them face down, one after the other. Then the cards lie on the table and nobody has to look away: the ships act in turn, and a ship shows her card when she begins. Choose an enemy to see which guns bear, fire one of them or all. When a ship acts in reach of enemy guns, their side is asked by name; it can be told once what its ships do from then on.`,
        ],
        covers: [],
      },
      {
        id: 'with-markers',
        title: t`Where ships follow movement markers`,
        text: [
          t`Give every ship a speed and a helm, or choose the hex in which she is to end. Pale hulls show where all will be after each half of the move if nothing comes in between; red warns of ships of your own. Both sides’ markers are turned over together, and the move runs as a film that you can hold, slow, step and look at again.`,
        ],
        covers: [],
      },
      {
        id: 'alone',
        title: t`Against an opponent`,
        text: [
          t`Space ends his thinking and whatever is being shown. He sees what his side may see, and throws dice of his own. Why he did what he did stands in the log when the battle is over, and at once where you only watch. Who plays can be changed at any time in the menu.`,
        ],
        covers: [],
      },
      {
        id: 'keys',
        title: t`Keys`,
        text: [t`Single letters can be switched off in the settings.`],
        covers: [],
        tables: [
          {
            id: 'keys-table',
            title: t`Keys of the play screen`,
            heads: [t`Key`, t`What it does`],
            rows: keyList().map(({ keys, does }) => [keys, does]),
            from: [],
          },
        ],
      },
    ],
  },
];
