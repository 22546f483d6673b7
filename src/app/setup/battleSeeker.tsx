import { SIDES } from '../../core/types.ts';
import type { Offer } from '../first/offers.ts';
import { told, t } from '../../languages/language.ts';

/** In what order battles lie on the first page. */
const ORDERS = ['usual', 'short', 'long', 'few', 'many'] as const;
export type BattleOrder = (typeof ORDERS)[number];

const ORDER_NAME: Readonly<Record<BattleOrder, string>> = {
  usual: t`By date`,
  short: t`Shortest first`,
  long: t`Longest first`,
  few: t`Fewest ships first`,
  many: t`Most ships first`,
};

type Weighed = Pick<Offer, 'summary'>;

const minutesOf = ({ summary }: Weighed): number | null => summary?.minutes ?? null;

const shipsOf = ({ summary }: Weighed): number | null =>
  summary && SIDES.reduce((sum, side) => sum + summary.strength[side].ships.length + summary.strength[side].bought, 0);

const WEIGHT: Readonly<Record<Exclude<BattleOrder, 'usual'>, readonly [(offer: Weighed) => number | null, 1 | -1]>> = {
  short: [minutesOf, 1],
  long: [minutesOf, -1],
  few: [shipsOf, 1],
  many: [shipsOf, -1],
};

/** Whether a battle is called so, or was fought there; one that is still to be made has no name yet. */
const isLike = ({ summary }: Weighed, words: string): boolean =>
  words === '' ||
  (summary !== null && [summary.title, summary.place].some(text => told(text).toLowerCase().includes(words)));

/** The battles that somebody looks for, in his order; what has still to be made comes last. */
export const soughtBattles = <O extends Weighed>(offers: readonly O[], order: BattleOrder, words: string): O[] => {
  const wanted = words.trim().toLowerCase();
  const found = offers.filter(offer => isLike(offer, wanted));
  if (order === 'usual') return found;
  const [weight, sign] = WEIGHT[order];
  const heavy = (offer: O): number => {
    const value = weight(offer);
    return value === null ? Number.MAX_SAFE_INTEGER : sign * value;
  };
  return found.sort((one, other) => heavy(one) - heavy(other));
};

interface BattleSeekerProps {
  order: BattleOrder;
  words: string;
  onOrder: (order: BattleOrder) => void;
  onWords: (words: string) => void;
}

/** Which battles are shown, and in what order. */
export const BattleSeeker = ({ order, words, onOrder, onWords }: BattleSeekerProps) => (
  <div class="battleSeeker" role="search" aria-label={t`Battles`}>
    <select
      aria-label={t`In what order battles lie`}
      value={order}
      onChange={event => onOrder(ORDERS.find(each => each === event.currentTarget.value) ?? 'usual')}
    >
      {ORDERS.map(each => (
        <option key={each} value={each}>
          {ORDER_NAME[each]}
        </option>
      ))}
    </select>
    <input
      type="search"
      value={words}
      aria-label={t`Name or waters of a battle`}
      placeholder={t`Name or waters`}
      onInput={event => onWords(event.currentTarget.value)}
    />
  </div>
);
