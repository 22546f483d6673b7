import { RULE_SETS } from '../../rules/index.ts';
import type { Vessel } from '../../ships/index.ts';

const RATING = RULE_SETS.filter(rules => rules.rate !== undefined);

/** What ships are worth under every system that rates them, a column a ship, a row a line of the card. */
export const RatingRows = ({ ships }: { ships: readonly Vessel[] }) => (
  <>
    {RATING.map(rules => {
      const rated = ships.map(ship => rules.rate?.(ship) ?? []);
      return (
        <tbody key={rules.id}>
          <tr>
            <th scope="rowgroup" colSpan={ships.length + 1} class="shipSystem">
              {rules.title}
            </th>
          </tr>
          {rated[0]?.map(({ label }, line) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {rated.map((lines, column) => (
                <td key={ships[column]?.id}>{lines[line]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      );
    })}
  </>
);

/** The cards of one ship under every system, side by side. */
export const RatingCards = ({ ship }: { ship: Vessel }) => (
  <div class="shipRatings">
    {RATING.map(rules => (
      <section key={rules.id} class="shipRating" aria-label={rules.title}>
        <h3>{rules.title}</h3>
        <dl class="shipFacts">
          {rules.rate?.(ship).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
