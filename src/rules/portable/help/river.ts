import type { HelpChapter } from '../../../system/help.ts';
import { SANDBAR } from '../tables.ts';
import { sandbars, works } from './tables.ts';
import { t } from '../../../languages/language.ts';

/** The options that a river battle turns on, and the end of the battle. */
export const RIVER: readonly HelpChapter[] = [
  {
    id: 'river',
    title: t`On a river: options`,
    paragraphs: [
      {
        id: 'river-sandbars',
        title: t`Sandbars`,
        text: [
          t`The sheet knows open water only. These four options come from the quick sheet, and a river battle turns on what it needs.`,
          t`With sandbars a ship that enters a bar, or water too shallow for her, throws two dice and may stick. She may try once a turn, before she moves, to come off; that costs nothing. A draught of ${SANDBAR.shallowDraughtFeet} feet or less is shallow, and so is that of a few ships of which the ship library says so.`,
          t`Without the option a ship that the scenario puts aground stays there. She fires, but she neither drifts nor rams.`,
        ],
        covers: ['P33', 'Q40'],
        tables: [sandbars],
      },
      {
        id: 'river-drift',
        title: t`Drift`,
        text: [
          t`When both sides have moved, each ship afloat throws a die and may be carried one hex downstream on the same heading. Those nearest to the rim downstream go first. Land holds her where she is. Ships at anchor and ships aground do not drift. Over the edge by which an objective has her leave she has got away, unless she is breaking off; over any other she is lost to the battle.`,
          t`A ship below holds her too, friend or enemy, and is rammed by accident: the one that drifts rolls as if she had meant it, with the other rams of the turn. Both stay where they were, and nobody takes a hex. Where she has steered for that very ship it is one ram and not two.`,
          t`A ram that was steered for is still rolled, wherever the two have drifted.`,
        ],
        covers: ['P20', 'P25', 'P40', 'Q41'],
      },
      {
        id: 'river-forts',
        title: t`Forts and buildings`,
        text: [
          t`A fort fires with the ships, all round over the water and over ships, and has no critical point. Buildings can be shot down. With the option off a fort is only land.`,
        ],
        covers: ['P39'],
        tables: [works],
      },
      {
        id: 'river-mines',
        title: t`Mines`,
        text: [
          t`A marker in the water hides a mine or a dummy. Whoever enters it, friend or enemy, by steam, by drift or after a ram, sets it off; first the bottom is rolled for, then the mine. Its dice are read as for gunfire, and the marker is spent. A ship that it brings to her critical point breaks off when the step is over. To lie in the hex from the start is not to enter it.`,
        ],
        covers: ['P34'],
      },
    ],
  },
  {
    id: 'end',
    title: t`The end`,
    paragraphs: [
      {
        id: 'ending',
        title: t`How the battle ends`,
        text: [
          t`A side has lost when each of its ships is sunk, gone or breaking off. Ships still to come keep it in the battle; forts do not. A side that has no ships at all has lost when its forts are silenced.`,
          t`To meet any one objective wins. To hold a place, or to survive, counts only when time is up. Met by both at once it is a draw, and so it is when both break off, or when the turns run out and nobody has met anything.`,
          t`You may concede at any time, or offer a draw. An offer stands until the turn is over.`,
        ],
        covers: ['P14', 'P23', 'P31', 'P37'],
      },
    ],
  },
];
