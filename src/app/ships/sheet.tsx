import type { Scenario } from '../../core/scenario.ts';
import { gun, type GunMount, type Provenance, type Vessel } from '../../ships/index.ts';
import { goTo } from '../first/addresses.ts';
import { YARD_ADDRESS } from './address.ts';
import { shipsOf } from './search.ts';
import {
  armourFacts,
  BEARING_NAME,
  bearsInWords,
  CONFIDENCE_SAYS,
  kindLine,
  measures,
  MOUNT_NAME,
  type Fact,
} from './words.ts';
import { BATTLES } from '../files/shippedAll.ts';
import { Flag } from '../ui/flag.tsx';
import { Plan, Profile } from './drawing.tsx';
import { RatingCards } from './ratings.tsx';
import { yard } from './yard/state.ts';
import { languageTag, t, told } from '../../languages/language.ts';

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl class="shipFacts">
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A measure as the language writes it. */
export const inNumbers = (value: number): string => value.toLocaleString(languageTag(), { useGrouping: false });

const calibre = (id: string): string => {
  const { calibreIn, shotLb } = gun(id);
  if (calibreIn === null) return '–';
  return t`${inNumbers(calibreIn)} in${shotLb === null ? '' : t`, ${inNumbers(shotLb)} lb`}`;
};

const standsAs = ({ mount, turret, blind, note }: GunMount): string =>
  [
    `${MOUNT_NAME[mount]}${turret === undefined ? '' : ` ${turret}`}`,
    ...(blind ? [t`blind to ${blind.map(quarter => BEARING_NAME[quarter]).join(', ')}`] : []),
    ...(note === undefined ? [] : [told(note)]),
  ].join('; ');

const Guns = ({ guns }: { guns: readonly GunMount[] }) => {
  if (guns.length === 0) return <p>{t`She carries no guns.`}</p>;
  return (
    <div class="shipScroll" role="region" aria-label={t`Guns`} tabIndex={0}>
      <table class="shipTable">
        <thead>
          <tr>
            <th scope="col">{t`Guns`}</th>
            <th scope="col">{t`Bore and shot`}</th>
            <th scope="col">{t`Mount`}</th>
            <th scope="col">{t`Bears`}</th>
          </tr>
        </thead>
        <tbody>
          {guns.map((entry, index) => (
            <tr key={index}>
              <th scope="row">
                {entry.count} × {told(gun(entry.gun).name)}
              </th>
              <td>{calibre(entry.gun)}</td>
              <td>{standsAs(entry)}</td>
              <td>{bearsInWords(entry.bears)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Where the facts come from, what is disputed, and how far they can be relied on. */
export const Worth = ({ record }: { record: Provenance }) => (
  <>
    {record.disputed !== undefined && (
      <p class="shipDisputed">
        <b>{t`Disputed.`}</b> {told(record.disputed)}
      </p>
    )}
    <p>
      <b>{t`Confidence.`}</b> {CONFIDENCE_SAYS[record.confidence]}
    </p>
    {record.sources.length > 0 && (
      <ul class="shipSources" aria-label={t`Sources`}>
        {record.sources.map(source => (
          <li key={source} lang="en">
            {source}
          </li>
        ))}
      </ul>
    )}
  </>
);

/** The battles in which a ship or a fort was. */
export const Fought = ({ where }: { where: (battle: Scenario) => boolean }) => {
  const fought = BATTLES.filter(({ scenario }) => where(scenario));
  if (fought.length === 0) return null;
  return (
    <p>
      <b>{t`In the battles`}</b> {fought.map(({ scenario }) => told(scenario.title)).join(', ')}.
    </p>
  );
};

/** Takes a copy of her to the shipwright. */
const build = (ship: Vessel): void => {
  yard.layDown(ship);
  goTo(YARD_ADDRESS);
};

/** Everything that is known of a ship, with her drawings and what she is worth under each system. */
export const ShipSheet = ({ ship }: { ship: Vessel }) => (
  <article class={`card shipSheet ${ship.side}`} data-testid="ship-sheet" aria-labelledby="ship-name">
    <header class="unitHead">
      <Flag side={ship.side} />
      <div>
        <h2 id="ship-name" tabIndex={-1}>
          {told(ship.name)}
        </h2>
        <p class="small">
          {kindLine(ship)}
          {ship.generic ? t` · stands for many of her kind` : ''}
        </p>
      </div>
      <button type="button" class="second shipBuild" onClick={() => build(ship)}>
        {t`Build one like her`}
      </button>
    </header>
    <div class="shipDrawings">
      <Profile ship={ship} />
      <Plan ship={ship} />
    </div>
    {ship.notes !== '' && <p class="shipNotes">{told(ship.notes)}</p>}
    <Fought where={battle => shipsOf(battle).has(ship.id)} />
    <div class="shipColumns">
      <section aria-label={t`Measures`}>
        <h3>{t`Measures`}</h3>
        <Facts facts={measures(ship)} />
      </section>
      <section aria-label={t`Armour`}>
        <h3>{t`Armour`}</h3>
        <Facts facts={armourFacts(ship.armour)} />
      </section>
    </div>
    <section aria-label={t`Battery`}>
      <h3>{t`Guns`}</h3>
      <Guns guns={ship.guns} />
    </section>
    <section aria-label={t`Ratings`}>
      <h3>{t`Under each set of rules`}</h3>
      <RatingCards ship={ship} />
    </section>
    <section aria-label={t`Where this comes from`}>
      <h3>{t`Sources`}</h3>
      <Worth record={ship} />
    </section>
  </article>
);
