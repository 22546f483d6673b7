import type { Side } from '../../core/types.ts';
import { typedFleets, type Kind, type TypedFleet } from '../../scenario/generate/index.ts';
import type { RuleSet } from '../../system/ruleset.ts';
import { t } from '../../languages/language.ts';

/** A fleet of one printed type, as it stands in a list. */
interface TypedChoice {
  readonly fleet: TypedFleet;
  readonly value: string;
  readonly says: string;
}

/** Fleets of each type that these rules print. */
export const typedChoices = ({ id: rules, types }: RuleSet, side: Side, kind: Kind): TypedChoice[] =>
  (types?.all ?? []).flatMap(({ id, title }) =>
    typedFleets(side, kind, ship => types?.of(ship) === id).map(fleet => ({
      fleet,
      value: `typed ${rules} ${fleet.ships.length} ${id}`,
      says: `${fleet.ships.length} × ${title}`,
    })),
  );

export const sameShips = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

export const TypedOptions = ({ choices }: { choices: readonly TypedChoice[] }) =>
  choices.length === 0 ? null : (
    <optgroup label={t`By printed type`}>
      {choices.map(({ value, says }) => (
        <option key={value} value={value}>
          {says}
        </option>
      ))}
    </optgroup>
  );
