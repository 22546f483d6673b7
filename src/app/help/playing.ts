import type { HelpChapter } from '../../core/help.ts';
import { t } from '../../core/language.ts';

/** How the page is used, told like a book of rules. */

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  [t`Space`, t`The main button: confirm, end the step, skip`],
  [t`Arrow keys`, t`Move the hex cursor`],
  [t`Q E A D Z C`, t`The six directions: Q north-west, E north-east, A west, D east, Z south-west, C south-east`],
  [t`Enter`, t`Act on the hex under the cursor, as a click would`],
  [t`N, Shift N`, t`Next or previous unit that can act`],
  [t`K, Shift K`, t`The cursor on the nearest enemy, then on the next; the other way round`],
  ['I', t`On whom the guns of the ship in hand bear, with the odds; spoken`],
  ['W, S', t`What can be done now; the hex under the cursor once more; spoken`],
  [t`1 to 9`, t`The orders in the list`],
  ['R, B', t`When a ship may fire at one that passes: always, or at the best moment, from now on`],
  ['T', t`Advice, when you play alone against an opponent; pressed again, it is followed`],
  ['O', t`Hold an opponent, or let him go on; full stop lets him make one move`],
  ['V', t`Look at your own cards and marks, and turn them face down again`],
  ['U', t`Undo, as far as no die was rolled and nothing hidden was shown`],
  [t`Esc`, t`Put the target down, then the ship`],
  [
    'M, G, X',
    t`Over the chart: where a ship can go, where her guns bear, what can hit each hex; of the ship pointed at`,
  ],
  ['F, +, −', t`Whole chart, nearer, farther`],
  [t`Shift arrows`, t`Push the chart`],
  ['+ − [ ]', t`While markers are laid: the speed of the ship in hand, and her helm to port and starboard`],
  ['P, .', t`Look at the last scene again; hold what runs, and step it event by event`],
  ['L', t`Open or close the side panel`],
  ['?, H', t`Help, and the rules of the game on the table`],
  ['/', t`Search, while help is open`],
];

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
          t`On a touch screen, drag to move the chart and pinch to bring it nearer. A tap is a click.`,
        ],
        covers: [],
      },
      {
        id: 'why',
        title: t`Why?`,
        text: [
          t`A small question mark stands beside orders, refusals and lines of the log. It opens the rule that is behind them. In the odds, a reason for more or fewer dice does the same.`,
          t`The turn card in the side panel shows the steps of the turn and where you are. Each step opens its rule.`,
        ],
        covers: [],
      },
      {
        id: 'with-cards',
        title: t`Where ships have order cards`,
        text: [
          t`Both players lay them face down, one after the other. Then the cards lie on the table and nobody has to look away: the ships act in turn, and a ship shows her card when she begins. Choose an enemy to see which guns bear, fire one of them or all. When an enemy passes, the other side is asked by name; it can be told once what its ships do from then on.`,
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
            rows: KEYS,
            from: [],
          },
        ],
      },
    ],
  },
];
