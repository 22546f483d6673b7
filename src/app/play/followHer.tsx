import type { Table } from '../table/table.ts';
import { count } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** What the press would do. */
const wordsOf = ({ column, helm, plotting }: Table): string => {
  const name = (unit: string): string => helm.unit(unit)?.name ?? unit;
  if (plotting.active.value && !column.looked.value) return t`Others follow in her wake`;
  const followers = column.followers.value;
  const [first] = followers;
  if (!first) return t`Nobody can follow her now`;
  return plotting.active.value
    ? t`${count(followers.length, 'ship follows', 'ships follow')} in her wake: ${followers.map(({ unit }) => name(unit)).join(', ')}`
    : t`Follow ${name(first.leader)} to ${helm.session.setup.match.chart.label(first.hex)}`;
};

/** One press by which ships follow their leader. Their ways are shown while it is pointed at; a finger, which cannot point, presses twice. */
export const FollowHer = ({ table }: { table: Table }) => {
  const { column } = table;
  if (!column.open.value) return null;
  const look = (): void => void (column.looked.value = true);
  const away = (): void => void (column.looked.value = false);
  return (
    <button
      type="button"
      class="order"
      data-testid="follow"
      onPointerEnter={event => event.pointerType === 'mouse' && look()}
      onPointerLeave={away}
      onFocus={event => event.currentTarget.matches(':focus-visible') && look()}
      onBlur={away}
      onClick={() => (column.looked.value ? column.take() : look())}
    >
      <span class="orderWords">{wordsOf(table)}</span>
    </button>
  );
};
