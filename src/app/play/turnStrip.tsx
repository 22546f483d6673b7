import { useEffect, useRef } from 'preact/hooks';
import './turnStrip.css';
import { turnOrder, type Acting } from '../table/turnOrder.ts';
import type { Table } from '../table/table.ts';
import type { GoTo } from './logPanel.tsx';
import { t } from '../../languages/language.ts';

const STANDS: Readonly<Record<Acting['stands'], string>> = {
  acted: t`has acted`,
  acts: t`acts now`,
  next: t`comes next`,
};

/** Above the chart: who has acted in this step, who acts, who comes next. A press goes there; fleets and orders tell the same by ear. */
export const TurnStrip = ({ table, goTo }: { table: Table; goTo: GoTo }) => {
  const order = turnOrder(table);
  const list = useRef<HTMLOListElement>(null);
  const present = order.find(({ stands }) => stands === 'acts')?.id;
  useEffect(() => {
    const [row, chip] = [list.current, list.current?.querySelector<HTMLElement>('.acts')];
    if (row && chip) row.scrollLeft = chip.offsetLeft - row.clientWidth / 3;
  }, [present]);
  // One ship alone has no order.
  if (order.length < 2) return null;
  return (
    <ol ref={list} class="turnStrip" aria-hidden="true" data-testid="strip">
      {order.map(({ id, name, side, stands }) => (
        <li key={id} class={`turnChip ${side} ${stands}`}>
          <button
            type="button"
            tabIndex={-1}
            title={`${name}: ${STANDS[stands]}`}
            onClick={() => goTo(table.helm.unit(id)?.hexes[0] ?? 0, id)}
          >
            {stands === 'acted' && '✓ '}
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
};
