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

/** Which of them lie there. */
const SIZES = ['all', 'half', 'hour', 'few', 'many'] as const;
export type BattleSize = (typeof SIZES)[number];

const HALF_AN_HOUR = 30;
/** Ships on both sides that a newcomer keeps in mind. */
const FEW = 7;

const SIZE_NAME: Readonly<Record<BattleSize, string>> = {
  all: t`Of any size`,
  half: t`Half an hour at most`,
  hour: t`An hour at most`,
  few: t`Up to ${FEW} ships`,
  many: t`More than ${FEW} ships`,
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

/** Whether a battle is of that size; of one that is still to be made nobody knows. */
const isOfSize = (offer: Weighed, size: BattleSize): boolean => {
  const [minutes, ships] = [minutesOf(offer), shipsOf(offer)];
  if (size === 'all') return true;
  if (minutes === null || ships === null) return false;
  const fits = {
    half: minutes <= HALF_AN_HOUR,
    hour: minutes <= 2 * HALF_AN_HOUR,
    few: ships <= FEW,
    many: ships > FEW,
  };
  return fits[size];
};

/** Whether a battle is called so, was fought there, or such a ship was in it; one that is still to be made has no name yet. */
const isLike = ({ summary }: Weighed, words: string): boolean =>
  words === '' ||
  (summary !== null &&
    [summary.title, summary.place, ...SIDES.flatMap(side => summary.strength[side].ships)].some(text =>
      told(text).toLowerCase().includes(words),
    ));

/** What somebody looks for. */
export interface Sought {
  order: BattleOrder;
  size: BattleSize;
  words: string;
}

/** The battles that somebody looks for, in his order; what has still to be made comes last. */
export const soughtBattles = <O extends Weighed>(offers: readonly O[], { order, size, words }: Sought): O[] => {
  const wanted = words.trim().toLowerCase();
  const found = offers.filter(offer => isOfSize(offer, size) && isLike(offer, wanted));
  if (order === 'usual') return found;
  const [weight, sign] = WEIGHT[order];
  const heavy = (offer: O): number => {
    const value = weight(offer);
    return value === null ? Number.MAX_SAFE_INTEGER : sign * value;
  };
  return found.sort((one, other) => heavy(one) - heavy(other));
};

interface BattleSeekerProps {
  sought: Sought;
  onSeek: (sought: Sought) => void;
}

interface ChoiceProps<V extends string> {
  label: string;
  names: Readonly<Record<V, string>>;
  all: readonly V[];
  value: V;
  onChoose: (value: V) => void;
}

const Choice = <V extends string>({ label, names, all, value, onChoose }: ChoiceProps<V>) => (
  <select
    aria-label={label}
    value={value}
    onChange={event => onChoose(all.find(each => each === event.currentTarget.value) ?? value)}
  >
    {all.map(each => (
      <option key={each} value={each}>
        {names[each]}
      </option>
    ))}
  </select>
);

/** Which battles are shown, and in what order. */
export const BattleSeeker = ({ sought, onSeek }: BattleSeekerProps) => (
  <div class="battleSeeker" role="search" aria-label={t`Battles`}>
    <Choice
      label={t`In what order battles lie`}
      names={ORDER_NAME}
      all={ORDERS}
      value={sought.order}
      onChoose={order => onSeek({ ...sought, order })}
    />
    <Choice
      label={t`How large battles are`}
      names={SIZE_NAME}
      all={SIZES}
      value={sought.size}
      onChoose={size => onSeek({ ...sought, size })}
    />
    <input
      type="search"
      value={sought.words}
      aria-label={t`Name, waters or ship of a battle`}
      placeholder={t`Name, waters or ship`}
      onInput={event => onSeek({ ...sought, words: event.currentTarget.value })}
    />
  </div>
);
