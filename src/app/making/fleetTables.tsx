import type { Scenario } from '../../core/scenario.ts';
import { Flag } from '../ui/flag.tsx';
import { count, SIDE_NAME } from '../ui/words.ts';
import { worthOf, type SideWorth } from './making.ts';
import { t, told } from '../../languages/language.ts';

const FleetTable = ({ worth }: { worth: SideWorth }) => {
  const { side, ships, forts } = worth;
  return (
    <section class={`card makeFleet ${side}`} aria-label={t`${SIDE_NAME[side]} fleet`} data-worth={worth.worth}>
      <p class="sideName">
        <Flag side={side} /> {SIDE_NAME[side]}
        <span class="makeWorth">{count(worth.worth, 'point')}</span>
      </p>
      <ul>
        {[...ships, ...forts].map(unit => (
          <li key={unit.id}>
            <span>{told(unit.name)}</span>
            <span>{unit.worth}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Both sides beside each other, with what they are worth. */
export const Fleets = ({ scenario }: { scenario: Scenario }) => (
  <div class="makeFleets">
    {worthOf(scenario).map(worth => (
      <FleetTable key={worth.side} worth={worth} />
    ))}
  </div>
);
