import type { HelpChapter } from '../../system/help.ts';
import { t } from '../../languages/language.ts';

/** Faces of a die from the lowest that counts: "5, 6"; of more than one die "8 or more"; "never" above what they can show. */
export const from = (least: number, most = 6): string => {
  if (least > most) return t`never`;
  if (most > 6) return t`${least} or more`;
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index)).join(', ');
};

/** A change to a roll with its sign: "+2", "−1". */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What holds under every system: S1 to S11. */
export const CHART_CHAPTER: HelpChapter = {
  id: 'chart',
  title: t`The chart, the same under all rules`,
  paragraphs: [
    {
      id: 'chart-hexes',
      title: t`Hexes and headings`,
      text: [
        t`A hex is a hundred yards across, whatever rules you play. Its number gives first the column, then the row.`,
        t`A ship has one hex to herself unless her rules say otherwise, and heads for one of its six sides. Rows with even numbers stand half a hex farther right.`,
      ],
      covers: ['S1', 'S2'],
    },
    {
      id: 'chart-sight',
      title: t`Range and line of fire`,
      text: [
        t`Range is the number of hexes from the middle of one hex to the middle of the other; next door is 1.`,
        t`Draw a straight line between the two middles. A hex that blocks sight stops it if the line runs through its inside. Where the line runs along a side between two hexes, both must block. A corner that is only touched stops nothing, nor does the edge of the chart. The hexes at the two ends never count.`,
        t`Banks, bluffs, towns and islands block; marsh, sandbars and wharves do not. A fort blocks wherever it stands. What ships do is said under gunfire.`,
      ],
      covers: ['S3'],
    },
    {
      id: 'chart-depth',
      title: t`Depth, shallows and what bars the way`,
      text: [
        t`A hex drawn as a sandbar is one for every ship, whatever depth is written on it; other water is one for a ship that draws more than its depth. Nobody enters land or an obstruction.`,
        t`A ship without an engine, or one that has not raised steam yet, does not move by herself. Her sheet says from when she can.`,
      ],
      covers: ['S9'],
    },
    {
      id: 'chart-current',
      title: t`The current`,
      text: [
        t`Each hex of water has a side toward which the stream sets, drawn as flow lines, and the river has a speed in knots. Each set of rules says what it does to ships.`,
      ],
      covers: ['S5'],
    },
    {
      id: 'chart-ships',
      title: t`Ships as history has them`,
      text: [
        t`The ship library holds what is known of a vessel: tons, draught, speed, crew, armour and guns. Each set of rules makes its own ratings of that, so one battle can be fought under any of them. A number printed in a rulebook goes before one that is worked out.`,
        t`A floating battery with iron on her counts among the ironclads, one without among the ships of wood, and neither moves by herself.`,
      ],
      covers: ['S4', 'S12'],
    },
    {
      id: 'chart-dice',
      title: t`Dice and secrets`,
      text: [
        t`All dice come from the game’s own generator, one after another, and every one stands in the log. An opponent of the machine has dice of his own, so letting him think changes nothing.`,
        t`Orders, targets, mines and guesses that are secret stay so until the rules turn them over. A saved file that you hand to the other player tells him no more than he may know.`,
      ],
      covers: ['S6', 'S7'],
    },
    {
      id: 'chart-objectives',
      title: t`Objectives and how long it lasts`,
      text: [
        t`The battle says what each side is to do, when ships enter and how long there is. That may differ from one set of rules to another, since their turns are not equally long.`,
        t`Sunk means that the hull is gone. Taken means that a ship has struck or been given up, where the rules know such a thing. Out is either of these, or off the chart, unless she left as ordered. A fort is silenced when it can fight no more.`,
        t`A ship that leaves the chart is out of the battle, but she is not sunk. Which edge is home is part of the battle.`,
      ],
      covers: ['S8', 'S10', 'S11'],
    },
  ],
};
