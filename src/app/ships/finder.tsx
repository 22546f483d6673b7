import { SIDES, type Side } from '../../core/types.ts';
import type { VesselType } from '../../ships/index.ts';
import { ANY, classesThere, ORDERS, typesThere, YEARS, type Order, type Wanted } from './search.ts';
import { wanted } from './state.ts';
import { typeName } from './words.ts';
import { BATTLES } from '../files/shippedAll.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t, told } from '../../languages/language.ts';

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

const SIDE_CHOICES = [['any', t`Either`], ...SIDES.map(side => [side, SIDE_NAME[side]] as const)] as const;

const More = () => {
  const { shipClass, by, battle } = wanted.value;
  return (
    <>
      <Pick
        label={t`Class`}
        value={shipClass}
        choices={[['', t`Any`], ...classesThere().map(each => [each, told(each)] as const)]}
        onPick={value => change({ shipClass: value })}
      />
      <Pick
        label={t`In service by`}
        value={by === null ? '' : String(by)}
        choices={[['', t`Any year`], ...YEARS.map(year => [String(year), String(year)] as const)]}
        onPick={value => change({ by: value === '' ? null : Number(value) })}
      />
      <Pick
        label={t`Battle`}
        value={battle}
        choices={[['', t`Any`], ...BATTLES.map(({ scenario }) => [scenario.id, told(scenario.title)] as const)]}
        onPick={value => change({ battle: value })}
      />
    </>
  );
};

/** What is asked for: words, side, type, class, year, battle, and the order; not the side where that is settled. */
export const ShipFinder = ({ side: settled }: { side?: Side }) => {
  const { words, side, type, order } = wanted.value;
  return (
    <form class="shipFinder" role="search" aria-label={t`Find ships`} onSubmit={event => event.preventDefault()}>
      <label class="field shipWords">
        {t`Search`}
        <input
          type="search"
          value={words}
          maxLength={80}
          autocomplete="off"
          spellcheck={false}
          placeholder={t`Name, class, gun…`}
          onInput={event => change({ words: event.currentTarget.value })}
        />
      </label>
      {settled === undefined && (
        <Pick
          label={t`Side`}
          value={side}
          choices={SIDE_CHOICES}
          onPick={value => change({ side: value as Wanted['side'] })}
        />
      )}
      <Pick
        label={t`Type`}
        value={type}
        choices={[['', t`Any`], ...typesThere().map(each => [each, typeName(each)] as const)]}
        onPick={value => change({ type: value as VesselType | '' })}
      />
      <details class="shipMore">
        <summary>{t`Class, year and battle`}</summary>
        <div class="shipMoreFields">
          <More />
        </div>
      </details>
      <Pick
        label={t`In order of`}
        value={order}
        choices={Object.entries(ORDERS)}
        onPick={value => change({ order: value as Order })}
      />
      <button type="button" class="second" onClick={() => void (wanted.value = { ...ANY, order })}>
        {t`Clear`}
      </button>
    </form>
  );
};
