import type { UnitSheet } from '../../system/desk/index.ts';
import { marksOf, type Marked } from '../../system/marks.ts';
import { KERNEL_ENDINGS } from '../../core/engine.ts';
import type { Scenario } from '../../core/scenario.ts';
import { SIDES, type Side, type State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import { chairsOf } from '../replay/eyes.ts';
import { bookLuck, noLuck, type Luck } from '../../trials/luck.ts';
import type { Played } from '../../trials/gameFile.ts';
import { decimal, SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** The account of luck over the whole battle, side by side, as far as it may be known. */
export const luckOf = (played: Played): (Luck & { side: Side })[] => {
  const { match } = played.setup;
  const account = noLuck();
  const [eyes] = chairsOf(played);
  for (const { state, events } of [played.opening, ...played.entries])
    bookLuck(account, match, state, seenOf(match.rules, events, eyes));
  return SIDES.map(side => ({ side, ...account[side] }));
};

/** Names of what a side lost in history; null where the battle tells of none. */
export const lostInHistory = ({ forces, works, history }: Scenario, side: Side): string[] | null =>
  history?.lost[side].map(lost => [...forces, ...works].find(({ id }) => id === lost)?.name ?? lost) ?? null;

/** Units that are out of the battle, with how. */
export const lossesOf = (rules: Marked, units: readonly UnitSheet[], side: Side): UnitSheet[] =>
  units.filter(
    unit => unit.side === side && marksOf(rules, unit).some(({ news, fate }) => news === 'end' && fate !== 'exited'),
  );

/** How the battle ended: a headline and the reason. */
export const endingOf = ({ setup }: Played, state: State): { headline: string; reason: string } => {
  const { outcome } = state;
  if (!outcome) return { headline: t`The battle goes on`, reason: '' };
  const sentences: Readonly<Record<string, string>> = { ...KERNEL_ENDINGS, ...setup.match.rules.endings };
  return {
    headline: outcome.winner === 'draw' ? t`The battle is drawn` : t`${SIDE_NAME[outcome.winner]} victory`,
    reason: sentences[outcome.cause] ?? outcome.cause,
  };
};

/** Luck as one word for the reader. */
export const luckInWords = ({ expected, actual, rolls }: Luck): string => {
  if (rolls === 0) return t`rolled no dice for damage`;
  const surplus = actual - expected;
  if (Math.abs(surplus) < 1) return t`about what the dice owed`;
  const off = decimal(Math.abs(surplus));
  return surplus > 0 ? t`${off} more than the dice owed` : t`${off} less than the dice owed`;
};
