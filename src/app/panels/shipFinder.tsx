import { SIDES, type Side } from '../../core/types.ts';
import type { VesselType } from '../../ships/index.ts';
import { ANY, classesThere, ORDERS, typesThere, YEARS, type Order, type Wanted } from '../library/search.ts';
import { wanted } from '../library/state.ts';
import { TYPE_NAME } from '../library/words.ts';
import { BATTLES } from '../shippedAll.ts';
import { SIDE_NAME } from '../words.ts';

const change = (part: Partial<Wanted>): void => void (wanted.value = { ...wanted.value, ...part });

interface PickProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, words: string])[];
  onPick: (value: string) => void;
}

const Pick = ({ label, value, choices, onPick }: PickProps) => (
  <label class="field">
    {label}
    <select value={value} onChange={event => onPick(event.currentTarget.value)}>
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

const SIDE_CHOICES = [['any', 'Either'], ...SIDES.map(side => [side, SIDE_NAME[side]] as const)] as const;

const More = () => {
  const { shipClass, by, battle } = wanted.value;
  return (
    <>
      <Pick
        label="Class"
        value={shipClass}
        choices={[['', 'Any'], ...classesThere().map(each => [each, each] as const)]}
        onPick={value => change({ shipClass: value })}
      />
      <Pick
        label="In service by"
        value={by === null ? '' : String(by)}
        choices={[['', 'Any year'], ...YEARS.map(year => [String(year), String(year)] as const)]}
        onPick={value => change({ by: value === '' ? null : Number(value) })}
      />
      <Pick
        label="Battle"
        value={battle}
        choices={[['', 'Any'], ...BATTLES.map(({ scenario }) => [scenario.id, scenario.title] as const)]}
        onPick={value => change({ battle: value })}
      />
    </>
  );
};

/** What is asked for: words, side, type, class, year, battle, and the order; not the side where that is settled. */
export const ShipFinder = ({ side: settled }: { side?: Side }) => {
  const { words, side, type, order } = wanted.value;
  return (
    <form class="shipFinder" role="search" aria-label="Find ships" onSubmit={event => event.preventDefault()}>
      <label class="field shipWords">
        Search
        <input
          type="search"
          value={words}
          maxLength={80}
          autocomplete="off"
          spellcheck={false}
          placeholder="Name, class, gun…"
          onInput={event => change({ words: event.currentTarget.value })}
        />
      </label>
      {settled === undefined && (
        <Pick
          label="Side"
          value={side}
          choices={SIDE_CHOICES}
          onPick={value => change({ side: value as Wanted['side'] })}
        />
      )}
      <Pick
        label="Type"
        value={type}
        choices={[['', 'Any'], ...typesThere().map(each => [each, TYPE_NAME[each]] as const)]}
        onPick={value => change({ type: value as VesselType | '' })}
      />
      <details class="shipMore">
        <summary>Class, year and battle</summary>
        <div class="shipMoreFields">
          <More />
        </div>
      </details>
      <Pick
        label="In order of"
        value={order}
        choices={Object.entries(ORDERS)}
        onPick={value => change({ order: value as Order })}
      />
      <button type="button" class="second" onClick={() => void (wanted.value = { ...ANY, order })}>
        Clear
      </button>
    </form>
  );
};
