import type { HelpChapter } from '../../../system/help.ts';
import { endurance, grounding, ramFactors, ramResults, spar, spared, torpedoes, towing } from './moveTables.ts';
import { t } from '../../../languages/language.ts';

/** Sections 7 to 11 and the end: rams, torpedoes, the bottom, lines, and who has won. */
export const CONTACT: readonly HelpChapter[] = [
  {
    id: 'ramming',
    title: t`Ramming and torpedoes`,
    paragraphs: [
      {
        id: 'meeting',
        title: t`How two vessels meet`,
        text: [
          t`To come into a vessel’s hex is to be in contact; the rammer stops in the hex before. On the same line, heads together, it is bow to bow, and both count as ramming. Other angles than that line are side on. Two that change places meet bow to bow; if only one of them comes bow first, she rams. What a tug pushes comes bow first. Two that enter one empty hex have no bow in contact: both roll without adjustment.`,
          t`Between two vessels there is one blow in a move. Who has struck another must back off, and lie clear of her as a move ends, before she can strike her again; until then she is only held by her. The other ship is free to ram. Vessels made fast to each other never collide.`,
        ],
        covers: ['R24', 'R45', 'R65', 'R68', 'R75'],
      },
      {
        id: 'blow',
        title: t`The blow`,
        text: [
          t`Throw a die and add what applies, in whole knots. A score of nought or less counts as 1. On the best result the rammer is halted, and the target too if her way is blocked; if it is clear, the target slows at once to the top speed that she has left.`,
          t`Rams have ram bows. Tugs and armoured ships have reinforced ones, nobody else; a floating battery has a plain one. A target lies still when she is adrift, anchored, aground or makes no way over the ground.`,
        ],
        covers: ['7', 'Sections 4, 7 and 8', 'R25', 'R38', 'R64'],
        tables: [ramFactors, ramResults, spared],
      },
      {
        id: 'mines',
        title: t`Torpedoes in the water`,
        text: [
          t`The first vessel to cross a torpedo, or any part of a field, throws a die: that is the strength of the torpedo, or of the whole field, for good. Then, and at each later crossing, two dice; a sum up to the strength sets it off, so strength 1 is a dud. Another die gives the effect. A single torpedo or one adrift is spent, a field stays.`,
          t`Torpedoes adrift go with the stream as the move ends, hex by hex, and are lost at shore and rim. Single ones, fields and drifters may lie side by side.`,
        ],
        covers: ['8', 'R26', 'R71', 'R78'],
        tables: [torpedoes],
      },
      {
        id: 'spar',
        title: t`Spar torpedoes`,
        text: [t`On coming into contact a vessel with a spar chooses: torpedo or ram. The torpedo is then spent.`],
        covers: ['R27'],
        tables: [spar],
      },
    ],
  },
  {
    id: 'trouble',
    title: t`Sinking, grounding, towing`,
    paragraphs: [
      {
        id: 'endurance',
        title: t`Endurance`,
        text: [
          t`At a top speed of nought a vessel slows to a halt and drifts. Below nought she sinks, some turns later, and each whole knot that she loses meanwhile brings it forward by a turn. While she has way on she may still be beached or taken in tow.`,
          t`A vessel that sinks where she has grounded only settles and can be raised. One without an engine is given a top speed by her length: she can be hurt, but never moves by herself.`,
        ],
        covers: ['9', 'Sections 6, 9 and 11', 'R20', 'R52', 'R62'],
        tables: [endurance],
      },
      {
        id: 'grounding',
        title: t`Grounding and coming off`,
        text: [
          t`Feet of draught are centimetres. At mid-move and at the end, a vessel that has come near the shore throws a die: up to her draught less the distance she grounds. Of all the hexes that she has passed or entered in that half of the move the most dangerous counts. Beside a bluff or a wharf there is no danger, and what lies behind them does not count.`,
          t`She lies aground where the half-move has brought her. To come off she throws a die at mid-move, more than the difference that she grounded on; a 6 always does. Then she has half a move to get clear before she dices again. Driven into the bank she stays there and must be towed off; she rolls while whoever has her in tow has speed on. Until she comes off neither of the two moves or turns.`,
        ],
        covers: ['10', 'Sections 4, 6 and 10', 'Sections 4 and 10', 'R28', 'R29', 'R50', 'R51', 'R76', 'R77'],
        tables: [grounding],
      },
      {
        id: 'towing',
        title: t`Towing and pushing`,
        text: [
          t`Vessels next to each other, at rest or at the same speed, need a move to pass the line. The tow follows into the hex just left and costs speed by her length. Own vessels and hulks can be towed.`,
          t`A tug tows several, or pushes one that swings ahead of her as she turns; where there is no room she does not turn. Backing, she draws what she pushed. Anybody else tows one.`,
        ],
        covers: ['11', 'R30', 'R66', 'R67'],
        tables: [towing],
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
          t`Objectives decide. Without any, the side wins that has cost the other more knots of top speed when the last turn is over.`,
          t`A side has lost when all its vessels are sunk, abandoned or gone. A side without vessels counts its forts. You may concede at any time, or offer a draw; an offer stands until the move is over.`,
        ],
        covers: ['R32', 'R72'],
      },
    ],
  },
];
