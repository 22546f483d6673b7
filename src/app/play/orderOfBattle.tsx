import { SIDES, type Side } from '../../core/types.ts';
import { hullOf, type UnitSheet } from '../../system/desk/index.ts';
import type { Helm } from '../helm/helm.ts';
import { statusOf, leftInWords, SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import type { GoTo } from './logPanel.tsx';
import { t } from '../../languages/language.ts';

/** How many of her guns are left, where guns are told apart. */
const gunsOf = ({ session }: Helm, { id, present }: UnitSheet): string[] => {
  const guns = session.setup.match.rules.desk.guns?.of(session.now, id, null) ?? [];
  if (!present || guns.length === 0) return [];
  const left = guns.filter(({ ready }) => ready !== 'lost').length;
  return [t`guns ${left} of ${guns.length}`];
};

/** What she is about: what she is in, the card that lies face up beside her, and whether she can still act. */
const doingOf = (helm: Helm, unit: UnitSheet): string[] => {
  const { session } = helm;
  const { rules } = session.setup.match;
  const hand = rules.desk.cards?.hands(session.now).find(each => each.unit === unit.id);
  const card = hand?.shown && hand.laid !== null && hand.laid !== 'hidden' ? [hand.laid.word] : [];
  return [
    ...statusOf(rules, unit).map(({ name }) => name),
    ...card,
    ...(helm.actors.value.includes(unit.id) ? [t`can act`] : []),
  ];
};

const Row = ({ helm, unit, goTo }: { helm: Helm; unit: UnitSheet; goTo: GoTo }) => {
  const hull = hullOf(unit);
  const says = [leftInWords(hull), ...gunsOf(helm, unit), ...doingOf(helm, unit)].join(', ');
  return (
    <li>
      <button
        type="button"
        class={unit.present ? 'fleetRow' : 'fleetRow away'}
        aria-pressed={unit.id === helm.selected.value}
        onClick={() => goTo(unit.hexes[0] ?? 0, unit.id)}
      >
        <span class="fleetName">{unit.name}</span>
        <span class="fleetHull" aria-hidden="true">
          <span style={{ width: `${(100 * hull.left) / Math.max(1, hull.full)}%` }} />
        </span>
        <span class="fleetSays">{says}</span>
      </button>
    </li>
  );
};

const Fleet = ({ helm, side, goTo }: { helm: Helm; side: Side; goTo: GoTo }) => {
  const units = helm.units.value.filter(unit => unit.side === side && unit.kind !== 'raft');
  return units.length === 0 ? null : (
    <section class={`fleet ${side}`} aria-label={t`${SIDE_NAME[side]} side`}>
      <h3 class="sideName">
        <Flag side={side} /> {SIDE_NAME[side]}
      </h3>
      <ul>
        {units.map(unit => (
          <Row key={unit.id} helm={helm} unit={unit} goTo={goTo} />
        ))}
      </ul>
    </section>
  );
};

/** Every ship and work of both sides, how she is, and what she is about; a press goes there. */
export const OrderOfBattle = ({ helm, goTo }: { helm: Helm; goTo: GoTo }) => (
  <div class="fleets" data-testid="fleets">
    {SIDES.map(side => (
      <Fleet key={side} helm={helm} side={side} goTo={goTo} />
    ))}
  </div>
);
