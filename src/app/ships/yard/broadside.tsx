import { BEARINGS, type Bearing, type GunMount, type Vessel } from '../../../core/vessels.ts';
import type { GunView } from '../../../system/desk/index.ts';
import { gun } from '../../../ships/index.ts';
import { count as guns } from '../../ui/words.ts';
import { GunPlan } from '../../play/gunDeck.tsx';
import { BEARING_NAME, gunCount } from '../words.ts';
import { t } from '../../../languages/language.ts';

/** Pounds of shot from which a piece is drawn medium or heavy. */
const HEAVY_LB = 90;
const MEDIUM_LB = 33;
const PLACE: Readonly<Record<Bearing, GunView['place']>> = {
  bow: 'front',
  stern: 'rear',
  port: 'left',
  starboard: 'right',
};

/** Right ahead and on a side counts as ahead, as a pivot is drawn; all round is amidships. */
const placeOf = ({ mount, bears }: GunMount): GunView['place'] => {
  if (mount === 'turret') return 'turret';
  const [first = 'bow'] = bears;
  if (bears.length === 1) return PLACE[first];
  if (bears.length === BEARINGS.length) return 'middle';
  return bears.includes('bow') ? 'front' : bears.includes('stern') ? 'rear' : 'middle';
};

const barrelOf = (id: string): GunView['barrel'] => {
  const pounds = gun(id).shotLb ?? 0;
  return pounds >= HEAVY_LB ? 'heavy' : pounds >= MEDIUM_LB ? 'medium' : 'light';
};

/** Her guns as the plan of a gun deck has them; a torpedo is none. */
const viewsOf = (guns: readonly GunMount[]): GunView[] =>
  guns
    .filter(entry => gun(entry.gun).kind !== 'torpedo')
    .flatMap((entry, mount) =>
      Array.from({ length: entry.count }, () => ({
        piece: entry.gun,
        name: gun(entry.gun).name,
        weight: '',
        barrel: barrelOf(entry.gun),
        mount: entry.mount === 'turret' ? (entry.turret ?? 1) : mount + 10,
        place: placeOf(entry),
        ready: 'now' as const,
        bears: null,
      })),
    )
    .map((view, index) => ({ ...view, gun: index }));

/** Her gun deck from above, and how much of it bears on each quarter. */
export const Broadside = ({ ship }: { ship: Vessel }) => {
  const bearing = (quarter: Bearing) => {
    const able = ship.guns.filter(({ bears, blind }) => bears.includes(quarter) && blind?.includes(quarter) !== true);
    const pounds = able.reduce((sum, { gun: id, count }) => sum + count * (gun(id).shotLb ?? 0), 0);
    return { count: gunCount({ guns: able }), pounds };
  };
  return (
    <div class="yardBroadside" data-testid="broadside">
      <GunPlan unit={{ side: ship.side, kind: 'ship' }} guns={viewsOf(ship.guns)} />
      <dl class="shipFacts">
        {BEARINGS.map(quarter => {
          const { count, pounds } = bearing(quarter);
          return (
            <div key={quarter}>
              <dt>{t`Bears on the ${BEARING_NAME[quarter]}`}</dt>
              <dd>{count === 0 ? t`none` : t`${guns(count, 'gun')}, ${pounds} lb`}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
