import { t } from '../../../languages/language.ts';
import type { HelpChapter } from '../../../system/help.ts';
import { chains, fireShips, stakes, torpedoes } from './dangerTables.ts';

/** What lies in the water beside the bottom itself. */
export const DANGERS: readonly HelpChapter[] = [
  {
    id: 'dangers',
    title: t`Dangers in the water`,
    paragraphs: [
      {
        id: 'mines',
        title: t`Mines`,
        text: [
          t`A marked hex is a minefield, or a dummy; only who laid it knows which. A ship that comes into it from outside throws a die, whoever laid it. In a dummy the die is thrown too, so that a 1 tells nothing; any other shows what lies there. A field is not spent.`,
        ],
        covers: ['C77'],
        tables: [torpedoes],
      },
      {
        id: 'spars',
        title: t`Spar torpedoes`,
        text: [
          t`A ship with a torpedo on a spar uses it on the first enemy whom she comes upon ahead, at any angle, in place of a ram. Both stop. Then, whatever it did, a torpedo boat or a submarine may go down with it. It is used once, and never at an abandoned ship.`,
        ],
        covers: ['C78'],
      },
      {
        id: 'stakes',
        title: t`Stakes and rocks`,
        text: [
          t`Stakes and rocks hold a ship as a sandbar does, but faster, and any friend beside her at 2 knots or less helps her off. Players may choose to throw three dice for each hex of a sandbar, of stakes and of rocks.`,
        ],
        covers: ['C74'],
        tables: [stakes],
      },
      {
        id: 'chains',
        title: t`Chains and wrecks`,
        text: [
          t`A chain stops whoever comes to it, unharmed. Submarines and torpedo boats that are fast enough may get over; one that the chain has held goes astern before she tries again.`,
          t`Where a ship has sunk her wreck lies: no plot leads into its hex where another is left. A ship that is carried there is snagged; after two tries she is stuck for good, and nobody can help her. In slack water a wreck is soon in nobody’s way.`,
        ],
        covers: ['C75', 'C76', 'C120'],
        tables: [chains],
      },
      {
        id: 'fire-ships',
        title: t`Fire ships and explosive ships`,
        text: [
          t`Fire rafts, and ships that the battle names, are let go by their plots: a raft is cut loose at once, a ship steams through her move first, then her crew takes to its boats. From then on they go with the whole current and come to rest against whom they meet; friends find room beside them.`,
          t`At the end of each move a die says whether a fire ship that has been let go is lit. Whoever burns, a hulk too, may set on fire whom she touches, friend or enemy: in her own hex, stopped against her, or jammed to her. She sinks six moves later. An explosive ship throws for her fuse instead, and takes down with her whom she touches.`,
        ],
        covers: ['C79', 'C80', 'C131'],
        tables: [fireShips],
      },
    ],
  },
];
