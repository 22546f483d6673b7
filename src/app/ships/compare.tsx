import type { Vessel } from '../../ships/index.ts';
import { addressOf } from './address.ts';
import { commonRoom, profileRoom } from './profile/index.ts';
import { armourFacts, batteryInWords, measures, typeName } from './words.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Plan, Profile } from './drawing.tsx';
import { RatingRows } from './ratings.tsx';
import { t, told } from '../../languages/language.ts';

interface Row {
  readonly label: string;
  readonly of: (ship: Vessel) => readonly string[];
}

const MEASURES = (ships: readonly Vessel[]): Row[] =>
  (ships[0] ? measures(ships[0]) : []).map(({ label }, line) => ({
    label,
    of: ship => [measures(ship)[line]?.value ?? ''],
  }));

const ROWS = (ships: readonly Vessel[]): Row[] => [
  { label: t`Type`, of: ship => [typeName(ship.type)] },
  { label: t`Class`, of: ship => [ship.shipClass === undefined ? '–' : told(ship.shipClass)] },
  { label: t`Side`, of: ship => [SIDE_NAME[ship.side]] },
  ...MEASURES(ships),
  { label: t`Armour`, of: ship => armourFacts(ship.armour).map(({ label, value }) => `${label}: ${value}`) },
  { label: t`Battery`, of: ship => (ship.guns.length === 0 ? [t`none`] : batteryInWords(ship.guns)) },
];

/** Two to four ships side by side, drawn to one scale. */
export const ShipCompare = ({ ships }: { ships: readonly Vessel[] }) => {
  const room = commonRoom(ships.map(profileRoom));
  return (
    <article class="card shipSheet" data-testid="ship-compare" aria-labelledby="ship-name">
      <h2 id="ship-name" tabIndex={-1}>
        {ships.map(ship => told(ship.name)).join(', ')}
      </h2>
      <p class="small">{t`The profiles are drawn to one scale, the plans each to her own.`}</p>
      <div class="shipScroll" role="region" aria-label={t`Ships side by side`} tabIndex={0}>
        <table class="shipTable shipBeside">
          <thead>
            <tr>
              <td />
              {ships.map(ship => (
                <th key={ship.id} scope="col">
                  <a href={addressOf([ship.id])}>{told(ship.name)}</a>
                  <Profile ship={ship} room={room} />
                  <Plan ship={ship} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS(ships).map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {ships.map(ship => (
                  <td key={ship.id}>
                    {of(ship).map(line => (
                      <span key={line} class="shipLine">
                        {line}
                      </span>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <RatingRows ships={ships} />
        </table>
      </div>
    </article>
  );
};
