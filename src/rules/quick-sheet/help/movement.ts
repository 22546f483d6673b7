import type { HelpChapter } from '../../../system/help.ts';
import { drift, movement, ramFactors, ramResults, sandbars } from './turnTables.ts';
import { t } from '../../../languages/language.ts';

/** Sections 21, 23 and 24: steaming, sandbars, drift and ramming. */
export const MOVEMENT: readonly HelpChapter[] = [
  {
    id: 'movement',
    title: t`Movement`,
    paragraphs: [
      {
        id: 'allowance',
        title: t`How far a ship goes`,
        text: [
          t`A ship enters the hex straight ahead and may then turn 60 degrees. There is no going astern, unless that option is on: then a slow speed card may take her one hex straight back, without turn or fire.`,
          t`To turn without moving takes the card for it: 60 or 120 degrees.`,
        ],
        covers: ['21', 'Q6', 'Q52'],
        tables: [movement],
      },
      {
        id: 'orders-bind',
        title: t`Orders bind`,
        text: [
          t`A ship stops short of her number only where land, two ships or an enemy keep her from the hex ahead, at the rim of the chart, when she grounds or rams, or when damage stops her; the log says why. Before she stops anywhere else she takes another way: only steps that bring her as far as she can come are offered.`,
          t`Nobody is made to ram, to go alongside an enemy, to leave the chart or to go astern. But who steers where only that would carry her order out has not done before it.`,
          t`With the option for lenient orders a ship may make fewer hexes than her card says. A full speed card by which she enters no hex then does not count as full speed when she is rammed.`,
        ],
        covers: ['Q5', 'Q77'],
      },
      {
        id: 'alongside',
        title: t`Two ships in a hex`,
        text: [
          t`Two ships may share a hex if they lie parallel, on the same heading or the opposite one. A turn on entering may bring that about. With an enemy in the hex you say whether you go alongside or ram; if she does not lie parallel it is a ram.`,
          t`Alongside, every gun bears but the broadside that is turned away. Who comes alongside, by steam or by drift, says on which side.`,
        ],
        covers: ['Alongside'],
      },
      {
        id: 'hex-order',
        title: t`What happens in a hex, in order`,
        text: [
          t`First the sandbar, then a mine, then a fire raft, and last the shots of those who watch her pass. A raft in a hex of two goes for an enemy of its owner, if there is one. A ram is no complete hex: bar, mine and raft do not trouble the rammer.`,
        ],
        covers: ['Q60', 'Q61'],
      },
      {
        id: 'sandbars',
        title: t`Sandbars`,
        text: [
          t`Roll each time a ship comes into a sandbar hex, under steam or adrift. Stuck, she goes no farther. One that begins in such a hex does not roll.`,
          t`When she acts she may try to come off; a second attempt in the same turn costs hit points and is not offered where it would sink her. If she floats she acts as usual. If not she may still fire, and hits on a 6 only.`,
        ],
        covers: ['23', 'Q39', 'Q40', 'Q72'],
        tables: [sandbars],
      },
      {
        id: 'drift',
        title: t`River drift`,
        text: [
          t`Each ship afloat, also one that has struck, rolls unless she is stuck or moored, and so does each raft. Heading and card do not matter.`,
          t`Those nearest to the rim downstream go first. Land, a full hex, or a ship across whose heading she would lie keeps her where she is. Off the chart is out of the battle; over an edge by which she was to leave she has done so, unless she has struck.`,
        ],
        covers: ['turn 7', 'Q41'],
        tables: [drift],
      },
    ],
  },
  {
    id: 'ramming',
    title: t`Ramming`,
    paragraphs: [
      {
        id: 'ram',
        title: t`What is a ram`,
        text: [
          t`To enter an enemy’s hex is to ram her, unless the two lie parallel and you go alongside. With two ships in the hex you name one.`,
          t`Fire that the rammer draws by coming in is settled first. If that sinks her, makes her strike or hits her pilot house, she goes back without a blow.`,
          t`To ram a ship that has struck takes the roll that fire at her takes. Going alongside her does not.`,
        ],
        covers: ['Q34', 'Q67'],
      },
      {
        id: 'ram-dice',
        title: t`Dice and results`,
        text: [
          t`Count the dice, never fewer than none; each that scores is a hit point. Armour turns none of them aside. Then look up the number of points that were inflicted.`,
          t`Half hit points means strictly less than half of what she began with. The target is at full speed if her card of this turn says so, turned over or not.`,
        ],
        covers: ['24', 'Q35', 'Q36', 'Q37'],
        tables: [ramFactors, ramResults],
      },
      {
        id: 'ram-after',
        title: t`After the ram`,
        text: [
          t`The rammer goes back to the hex she came from, on her heading, and gets no card in the next turn. She still repairs, drifts and fires at those who pass. Both gunners are shaken and hit on a 6 only until the end of their ship’s next activation.`,
        ],
        covers: ['Q38'],
      },
    ],
  },
];
