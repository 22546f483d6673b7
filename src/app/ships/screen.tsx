import './ships.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Scenario } from '../../core/scenario.ts';
import type { Vessel } from '../../ships/index.ts';
import {
  addressOf,
  FORTS_ADDRESS,
  GUNS_ADDRESS,
  MOST_COMPARED,
  readAddress,
  SHIPS,
  YARD_ADDRESS,
  type Shown,
} from './address.ts';
import { atHand, type AtHand } from './atHand.ts';
import { searchShips } from './search.ts';
import { ShipOfDay } from './shipOfDay.tsx';
import { pick, picked, wanted } from './state.ts';
import { gunCount, kindLine } from './words.ts';
import { BATTLES } from '../files/shippedAll.ts';
import { count } from '../ui/words.ts';
import { PageHead } from '../ui/pageHead.tsx';
import { ShipCompare } from './compare.tsx';
import { Thumb } from './drawing.tsx';
import { ShipFinder } from './finder.tsx';
import { ShipSheet } from './sheet.tsx';
import { FortShelf, GunShelf } from './shelves.tsx';
import { YardMain } from './yard/screen.tsx';
import { yard } from './yard/state.ts';
import { languageTag, t, told } from '../../languages/language.ts';

const SCENARIOS = BATTLES.map(({ scenario }) => scenario);

const ORIGIN = { battle: t` · of this battle`, yard: t` · your own` } as const;

const ShipRow = ({ ship, here, origin }: { ship: Vessel; here: boolean; origin: 'battle' | 'yard' | null }) => {
  const taken = picked.value.includes(ship.id);
  return (
    <li class={`shipRow ${ship.side}`}>
      <a href={addressOf([ship.id])} aria-current={here ? 'true' : undefined}>
        <Thumb ship={ship} />
        <span class="shipRowText">
          <b>{told(ship.name)}</b>
          <span class="small">
            {kindLine(ship)}
            {origin !== null && ORIGIN[origin]}
          </span>
          <span class="small">
            {t`${ship.year} · ${ship.tons.toLocaleString(languageTag())} tons · ${count(gunCount(ship), 'gun')}`}
          </span>
        </span>
      </a>
      <label class="shipPick">
        <input
          type="checkbox"
          checked={taken}
          disabled={!taken && picked.value.length >= MOST_COMPARED}
          onChange={() => pick(ship.id)}
        />
        <span aria-hidden="true">{t`Compare`}</span>
        <span class="hidden">{t`Compare ${told(ship.name)}`}</span>
      </label>
    </li>
  );
};

/** The ships picked, and the way to see them side by side. */
const Picked = ({ known }: { known: AtHand }) => {
  const ships = picked.value.flatMap(id => known.ship(id) ?? []);
  const ids = ships.map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <div class="shipPicked" data-testid="picked">
      <p class="small">
        {ships.map(({ name }) => name).join(', ')}
        {ids.length === 1 ? t`: pick one to three more.` : ''}
      </p>
      {ids.length > 1 && (
        <a class="primary" href={addressOf(ids)}>
          <span class="primaryLabel">{t`Compare ${ids.length} ships`}</span>
        </a>
      )}
      <button type="button" class="second" onClick={() => void (picked.value = [])}>
        {t`None`}
      </button>
    </div>
  );
};

const List = ({ shown, known }: { shown: Shown; known: AtHand }) => {
  const found = searchShips(wanted.value, SCENARIOS, known.ships);
  const here = shown.what === 'ships' ? shown.ids : [];
  return (
    <>
      <p class="small shipCount" role="status">
        {found.length === known.ships.length
          ? count(found.length, 'ship')
          : t`${found.length} of ${known.ships.length} ships`}
      </p>
      {found.length === 0 && <p class="empty">{t`No ship of the catalogue is like that. Ask for less.`}</p>}
      <ul class="shipRows" aria-label={t`Ships`}>
        {found.map(ship => (
          <ShipRow key={ship.id} ship={ship} here={here.includes(ship.id)} origin={known.origin(ship)} />
        ))}
      </ul>
      <Picked known={known} />
    </>
  );
};

const Unknown = ({ shown, known }: { shown: Extract<Shown, { what: 'unknown' }>; known: AtHand }) => {
  const name = shown.nearest === null ? undefined : (known.ship(shown.nearest) ?? known.fort(shown.nearest))?.name;
  return (
    <p class="trouble" role="alert">
      {t`The catalogue has no ship “${shown.asked}”.`}
      {shown.nearest !== null && (
        <>
          {' '}
          {t`Is it`} <a href={addressOf([shown.nearest])}>{name}</a>?
        </>
      )}
    </p>
  );
};

const Detail = ({ shown, known }: { shown: Exclude<Shown, { what: 'yard' }>; known: AtHand }) => {
  if (shown.what === 'guns') return <GunShelf />;
  if (shown.what === 'forts') return <FortShelf id={shown.id} forts={known.forts} />;
  if (shown.what === 'unknown' && !yard.ready.value) return null;
  if (shown.what === 'unknown') return <Unknown shown={shown} known={known} />;
  if (shown.what === 'nothing') return <ShipOfDay />;
  const ships = shown.ids.flatMap(id => known.ship(id) ?? []);
  const [ship] = ships;
  return ships.length > 1 ? <ShipCompare ships={ships} /> : <>{ship && <ShipSheet ship={ship} />}</>;
};

/** After a choice, reading goes on at the heading of what was chosen; not when the page has just been opened. */
const useHeading = (address: string, chosen: boolean): void => {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && chosen) {
      document.getElementById('ship-name')?.focus({ preventScroll: true });
      document.querySelector('.shipsTold')?.scrollIntoView({ block: 'start' });
    }
    first.current = false;
  }, [address]);
};

const Shelves = ({ shown }: { shown: Shown }) => (
  <nav class="shipShelves" aria-label={t`Shelves`}>
    <a href={SHIPS} aria-current={['guns', 'forts', 'yard'].includes(shown.what) ? undefined : 'page'}>
      {t`Ships`}
    </a>
    <a href={GUNS_ADDRESS} aria-current={shown.what === 'guns' ? 'page' : undefined}>
      {t`Guns`}
    </a>
    <a href={FORTS_ADDRESS} aria-current={shown.what === 'forts' ? 'page' : undefined}>
      {t`Forts`}
    </a>
    <a href={YARD_ADDRESS} aria-current={shown.what === 'yard' ? 'page' : undefined}>
      {t`Shipwright`}
    </a>
  </nav>
);

interface ShipsScreenProps {
  address: string;
  /** The battle on the table, whose own ships stand beside those of the catalogue. */
  battle?: Scenario;
  /** Back to the game on the table; absent where none lies there. */
  back?: () => void;
}

/** The ship library: every vessel, gun and fort of the catalogue, those that the battle brings, and the player's own. */
export const ShipsScreen = ({ address, battle, back }: ShipsScreenProps) => {
  useEffect(() => void yard.load(), []);
  const known = atHand(battle, yard.ships.value);
  const shown = readAddress(address, known);
  useHeading(address, shown.what !== 'nothing');
  return (
    <div class={`ships ${shown.what === 'nothing' ? '' : 'chosen'}`} data-testid="ships">
      <PageHead title={t`Ship library`} below={<Shelves shown={shown} />} back={back} />
      {shown.what === 'yard' ? (
        <YardMain />
      ) : (
        <main class="shipsMain">
          <div class="card shipsList">
            <ShipFinder />
            <List shown={shown} known={known} />
          </div>
          <div class="shipsTold">
            {shown.what !== 'nothing' && (
              <a class="quiet shipsAll" href={SHIPS}>
                {t`All ships`}
              </a>
            )}
            <Detail shown={shown} known={known} />
          </div>
        </main>
      )}
    </div>
  );
};
