import type { Scenario } from '../../core/scenario.ts';
import { vessel, vesselIds, type Vessel } from '../../ships/index.ts';
import { BATTLES } from '../files/shippedAll.ts';
import { dayOf } from '../setup/seedField.tsx';
import { shipsOf } from './search.ts';
import { ShipSheet } from './sheet.tsx';
import { t } from '../../languages/language.ts';

const DAY_MS = 86_400_000;

/** A ship that fought in these battles and of which something is told: another each day, written `2026-06-06`, and the same one all day. */
export const shipOfDay = (battles: readonly Scenario[], day: string): Vessel | undefined => {
  const fought = new Set(battles.flatMap(battle => [...shipsOf(battle)]));
  const all = vesselIds.filter(id => fought.has(id)).map(vessel);
  const told = all.filter(({ generic, notes }) => !generic && notes !== '');
  return told[Math.floor(Date.parse(day) / DAY_MS) % told.length];
};

/** Where no ship has been chosen the page lies open at one. */
export const ShipOfDay = () => {
  const ship = shipOfDay(
    BATTLES.map(({ scenario }) => scenario),
    dayOf(new Date()),
  );
  return ship ? (
    <section class="shipOfDay" aria-label={t`Ship of the day`} data-testid="ship-of-day">
      <p>{t`Ship of the day`}</p>
      <ShipSheet ship={ship} />
    </section>
  ) : null;
};
