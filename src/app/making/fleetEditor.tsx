import { useMemo } from 'preact/hooks';
import {
  fleetText,
  fleetWorth,
  LIMITS,
  LONGEST_FLEET_NAME,
  vesselWorth,
  type Fleet,
} from '../../scenario/generate/index.ts';
import { findVessel, type Vessel } from '../../ships/index.ts';
import { atHand } from '../ships/atHand.ts';
import { findShip, yard } from '../ships/yard/state.ts';
import { searchShips } from '../ships/search.ts';
import { wanted } from '../ships/state.ts';
import { gunCount, kindLine, number } from '../ships/words.ts';
import { Thumb } from '../ships/drawing.tsx';
import { ShipFinder } from '../ships/finder.tsx';
import { FoldedRatings } from '../ships/ratings.tsx';
import { BATTLES } from '../files/shippedAll.ts';
import { count } from '../ui/words.ts';
import { CopyLine } from './copyLine.tsx';
import { Slider } from './fields.tsx';
import { sameShips, typedChoices, TypedOptions } from './typedChoices.tsx';
import { RULE_SETS } from '../../rules/index.ts';
import { verdictOf, whyNotJoin } from './fleets.ts';
import type { KeptFleet } from './fleetShelf.ts';
import { fleets, makeAddressFor } from './state.ts';
import { t, told } from '../../languages/language.ts';

const SCENARIOS = BATTLES.map(({ scenario }) => scenario);

const without = (ships: readonly string[], index: number): string[] => ships.filter((_, other) => other !== index);

interface MembersProps {
  fleet: Fleet;
  /** Takes out the ship of that place in the list; absent where nothing can be changed. */
  remove?: (index: number) => void;
}

/** The ships of a fleet, each with what she is worth. */
export const Members = ({ fleet, remove }: MembersProps) => (
  <ul class="fleetMembers" aria-label={t`Ships of the fleet`}>
    {fleet.ships.map((id, index) => {
      const ship = findShip(id);
      const name = ship ? told(ship.name) : t`A ship that is no longer in your yard`;
      return (
        <li key={`${id} ${index}`}>
          {ship && <Thumb ship={ship} />}
          <span class="shipRowText">
            <b>{name}</b>
            <span class="small">{count(vesselWorth(id, findShip), 'point')}</span>
          </span>
          {remove && (
            <button type="button" class="quiet" aria-label={t`Remove ${name}`} onClick={() => remove(index)}>
              {t`Remove`}
            </button>
          )}
          {ship && <FoldedRatings ship={ship} />}
        </li>
      );
    })}
    {fleet.ships.length === 0 && <li class="empty">{t`No ship yet. Add some from the list.`}</li>}
  </ul>
);

const Candidate = ({ ship, fleet }: { ship: Vessel; fleet: KeptFleet }) => {
  const why = whyNotJoin(fleet, ship.id, findShip);
  return (
    <li class={`shipRow fleetOffer ${ship.side}`}>
      <span class="fleetCandidate">
        <Thumb ship={ship} />
        <span class="shipRowText">
          <b>{told(ship.name)}</b>
          <span class="small">{kindLine(ship)}</span>
          <span class="small">
            {t`${ship.year} · ${number(ship.draughtFt)} ft · ${number(ship.knots)} knots · ${count(gunCount(ship), 'gun')}`}
          </span>
        </span>
      </span>
      <span class="fleetAdd">
        <b>{vesselWorth(ship.id, findShip)}</b>
        <button
          type="button"
          class="second"
          aria-label={t`Add ${told(ship.name)}`}
          aria-disabled={why !== null}
          title={why ?? undefined}
          onClick={() => {
            if (why === null) fleets.change({ ships: [...fleet.ships, ship.id] });
          }}
        >
          {t`Add`}
        </button>
        {why !== null && <span class="small">{why}</span>}
      </span>
      <FoldedRatings ship={ship} />
    </li>
  );
};

/** The ships of the side that are asked for. */
const Catalogue = ({ fleet }: { fleet: KeptFleet }) => {
  const found = searchShips(
    { ...wanted.value, side: fleet.side },
    SCENARIOS,
    atHand(undefined, yard.ships.value).ships,
  );
  return (
    <section class="card fleetCatalogue" aria-label={t`Catalogue`}>
      <ShipFinder side={fleet.side} />
      <p class="small shipCount" role="status">
        {count(found.length, 'ship')}
      </p>
      <ul class="shipRows" aria-label={t`Ships to choose from`}>
        {found.map(ship => (
          <Candidate key={ship.id} ship={ship} fleet={fleet} />
        ))}
      </ul>
    </section>
  );
};

const SHIP_BY_SHIP = '';

/** Several ships of one type that some rules print, at once: the cheapest of the side's own, in place of whoever was chosen. */
export const OfOneType = ({ fleet }: { fleet: KeptFleet }) => {
  const choices = useMemo(
    () =>
      RULE_SETS.flatMap(rules => typedChoices(rules, fleet.side, 'sea')).filter(
        choice => choice.fleet.lent.length === 0 && fleetWorth(choice.fleet.ships) <= LIMITS.points[1],
      ),
    [fleet.side],
  );
  const pick = (value: string): void => {
    const ships = choices.find(choice => choice.value === value)?.fleet.ships;
    if (ships) fleets.change({ ships: [...ships], points: Math.max(fleet.points, fleetWorth(ships)) });
  };
  return (
    <label class="field">
      {t`Ships`}
      <select
        value={choices.find(choice => sameShips(choice.fleet.ships, fleet.ships))?.value ?? SHIP_BY_SHIP}
        onChange={event => pick(event.currentTarget.value)}
      >
        <option value={SHIP_BY_SHIP}>{t`Chosen ship by ship`}</option>
        <TypedOptions choices={choices} />
      </select>
    </label>
  );
};

/** How much of the points is spent. */
const Spent = ({ fleet }: { fleet: KeptFleet }) => {
  const worth = fleetWorth(fleet.ships, findShip);
  return (
    <p class="fleetSpent" data-testid="fleet-worth" data-worth={worth}>
      <b>{worth}</b> {t`of ${count(fleet.points, 'point')}, ${count(fleet.ships.length, 'ship')}`}
      <meter min={0} max={fleet.points} value={Math.min(worth, fleet.points)} aria-label={t`Points spent`} />
    </p>
  );
};

/** A fleet being put together. Every change is kept. */
export const FleetEditor = ({ fleet }: { fleet: KeptFleet }) => {
  const { sound, says } = verdictOf(fleet, findShip);
  return (
    <>
      <section class="card fleetSheet" aria-label={t`The fleet`} data-testid="fleet">
        <label class="field">
          {t`Name of the fleet`}
          <input
            type="text"
            value={fleet.name}
            maxLength={LONGEST_FLEET_NAME}
            onInput={event => fleets.change({ name: event.currentTarget.value })}
          />
        </label>
        <Slider
          label={t`Worth at most`}
          unit={['point', 'points']}
          step={10}
          value={fleet.points}
          limits={LIMITS.points}
          onChange={points => fleets.change({ points })}
        />
        <OfOneType fleet={fleet} />
        <Spent fleet={fleet} />
        <Members fleet={fleet} remove={index => fleets.change({ ships: without(fleet.ships, index) })} />
        <p class={sound ? 'verdict sound' : 'verdict'} role="status" data-testid="fleet-verdict">
          {says}
        </p>
        {sound && (
          <>
            <a class="primary" href={makeAddressFor(fleet)}>
              <span class="primaryLabel">{t`Make a battle with this fleet`}</span>
            </a>
            {fleet.ships.every(id => findVessel(id)) ? (
              <CopyLine label={t`The fleet as a line of text`} text={fleetText(fleet)} words={t`Copy the line`} />
            ) : (
              <p class="small">
                {t`A fleet with ships of your own has no line of text: share a battle that is made with it, the ships sail along.`}
              </p>
            )}
          </>
        )}
      </section>
      <Catalogue fleet={fleet} />
    </>
  );
};
