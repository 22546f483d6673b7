import { useState } from 'preact/hooks';
import { RULE_SETS } from '../../rules/index.ts';
import type { FortFacts, Vessel } from '../../ships/index.ts';
import type { SheetLine } from '../../system/desk/index.ts';
import { t, told } from '../../languages/language.ts';

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

interface CardsProps {
  /** Lines of one record, each system's; null where it does not rate such a thing. */
  cards: readonly { readonly id: string; readonly title: string; readonly lines: readonly SheetLine[] | null }[];
}

/** Groups and no landmarks: in a list several ships' cards may stand open. */
const Cards = ({ cards }: CardsProps) => (
  <div class="shipRatings">
    {cards.map(
      ({ id, title, lines }) =>
        lines && (
          <div key={id} class="shipRating" role="group" aria-label={title}>
            <h3>{title}</h3>
            <dl class="shipFacts">
              {lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ),
    )}
  </div>
);

/** The cards of one ship under every system, side by side. */
export const RatingCards = ({ ship }: { ship: Vessel }) => (
  <Cards cards={RULE_SETS.map(rules => ({ id: rules.id, title: rules.title, lines: rules.rate?.(ship) ?? null }))} />
);

/** The same of a fort. */
export const FortCards = ({ fort }: { fort: FortFacts }) => (
  <Cards
    cards={RULE_SETS.map(rules => ({ id: rules.id, title: rules.title, lines: rules.rateFort?.(fort) ?? null }))}
  />
);

/** The cards of a ship in a list of many: nothing is worked out until somebody opens them. */
export const FoldedRatings = ({ ship }: { ship: Vessel }) => {
  const [open, setOpen] = useState(false);
  return (
    <details class="shipFolded" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {t`Under each set of rules`}
        <span class="hidden">: {told(ship.name)}</span>
      </summary>
      {open && <RatingCards ship={ship} />}
    </details>
  );
};
