import type { UnitSheet } from '../core/desk.ts';
import { KERNEL_ENDINGS, situationOf } from '../core/engine.ts';
import { SIDES, type Side, type State } from '../core/types.ts';
import type { Played } from './gameFile.ts';
import { SIDE_NAME } from './words.ts';

/** Points that a side's dice were worth on average, and what they brought. */
export interface Luck {
  side: Side;
  expected: number;
  actual: number;
  rolls: number;
}

/** The account of luck over the whole battle. */
export const luckOf = (played: Played): Luck[] => {
  const { match } = played.setup;
  const accounts = SIDES.map(side => ({ side, expected: 0, actual: 0, rolls: 0 }));
  const book = (state: State, events: readonly { type: string }[]): void => {
    for (const event of events) {
      const entry = match.rules.desk.luck(event, situationOf(match, state));
      const account = entry && accounts.find(({ side }) => side === entry.side);
      if (!account) continue;
      account.expected += entry.expected;
      account.actual += entry.actual;
      account.rolls += 1;
    }
  };
  book(played.opening.state, played.opening.events);
  for (const { state, events } of played.entries) book(state, events);
  return accounts;
};

/** Units that are out of the battle, with how. */
export const lossesOf = (units: readonly UnitSheet[], side: Side): UnitSheet[] =>
  units.filter(
    unit => unit.side === side && unit.marks.some(mark => mark === 'sunk' || mark === 'silenced' || mark === 'left'),
  );

/** How the battle ended: a headline and the reason. */
export const endingOf = ({ setup }: Played, state: State): { headline: string; reason: string } => {
  const { outcome } = state;
  if (!outcome) return { headline: 'The battle goes on', reason: '' };
  const sentences: Readonly<Record<string, string>> = { ...KERNEL_ENDINGS, ...setup.match.rules.endings };
  return {
    headline: outcome.winner === 'draw' ? 'The battle is drawn' : `${SIDE_NAME[outcome.winner]} victory`,
    reason: sentences[outcome.cause] ?? outcome.cause,
  };
};

/** Luck as one word for the reader. */
export const luckInWords = ({ expected, actual, rolls }: Luck): string => {
  if (rolls === 0) return 'rolled no dice for damage';
  const surplus = actual - expected;
  if (Math.abs(surplus) < 1) return 'about what the dice owed';
  return `${Math.abs(surplus).toFixed(1)} ${surplus > 0 ? 'more' : 'less'} than the dice owed`;
};
