import { t } from '../../../languages/language.ts';
import type { HelpChapter, HelpTable } from '../../../system/help.ts';
import { from } from '../../shared/help.ts';
import { BOARDING, LANDING } from '../tables.ts';
import { contests } from './contestTables.ts';

const parties: HelpTable = {
  id: 'parties',
  title: t`Boarding and landing`,
  heads: [t`What`, t`Number`],
  rows: [
    [t`Parties that board in a move`, String(BOARDING.parties)],
    [t`A party crosses on`, from(BOARDING.crossesOn)],
    [t`Defenders more than have come over`, String(BOARDING.more)],
    [t`Parties that land in a move`, String(LANDING.parties)],
    [t`Moves to the middle of the shore hex`, String(LANDING.middle)],
    [t`Moves for each further hex`, String(LANDING.hex)],
    [t`A party takes a town on`, from(LANDING.takesOn)],
  ],
  from: ['BOARDING', 'LANDING'],
};

/** Boarders, prizes, and parties ashore. */
export const PARTIES: readonly HelpChapter[] = [
  {
    id: 'parties',
    title: t`Boarding and landing`,
    paragraphs: [
      {
        id: 'boarding',
        title: t`Boarding`,
        text: [
          t`Ships lie alongside each other when they are adjacent and jammed, or one has slid along or rammed the other in this move, or both are at rest on parallel courses. After the shooting a ship may send up to two parties, points of crew from her pool, to an enemy alongside; both sides tell theirs in secret. Each party throws to get across. If two ships board each other, a die each says which of them does.`,
          t`Then each party aboard throws a die, and so does one defender more than there are boarders at the most, the pool first, then gun crews, boiler and engine last. The sums are compared. Boarders who lose are gone. Defenders who lose are prisoners; if others are left, the fight goes on in the next move, as it does after a tie. Guns whose men have fought are silent in the next move.`,
          t`A ship that her crew has left is anybody’s who gets one party across, unless she burns.`,
        ],
        covers: ['C66', 'C67', 'C129'],
        tables: [parties, contests],
      },
      {
        id: 'prizes',
        title: t`A taken ship`,
        text: [
          t`Taken or kept, she neither makes way nor fires in the next move. A taken one flies her captors’ flag: one of them goes to the engine, one to the boiler, the rest to the guns. She counts as captured, has no captain, and is ordered to withdraw. She may be taken back.`,
        ],
        covers: ['C68'],
      },
      {
        id: 'landing',
        title: t`Landing parties`,
        text: [
          t`A ship at rest beside the shore may land up to two parties, and says for which fort or building of the enemy. They march by themselves, a third of a hex a move, are not fired on, and may be sent elsewhere or called back. In the middle of a town or port each throws a die in every move until it is taken.`,
          t`In contact with a fort they storm it: a die for each party against one for each point of the fort’s crew. The losers are gone, a tie is fought again in the next move, and a fort that is taken is silent.`,
        ],
        covers: ['C69', 'C70', 'C130'],
      },
    ],
  },
];
