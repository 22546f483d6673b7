import { useMemo } from 'preact/hooks';
import type { Dealt } from '../../core/scenario.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { RULE_SETS } from '../../rules/index.ts';
import {
  DEALT,
  FEATURES,
  fleetWorth,
  LIMITS,
  ROOM_FOR,
  shipsIn,
  type Feature,
  type Kind,
  type Wish,
} from '../../scenario/generate/index.ts';
import { sameShips, typedChoices, TypedOptions } from './typedChoices.tsx';
import { findShip, yard } from '../ships/yard/state.ts';
import { Flag } from '../ui/flag.tsx';
import { Choice, Switch } from '../settings/settingsForm.tsx';
import { FLEETS } from '../places.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Seed, Slider } from './fields.tsx';
import type { Making } from './making.ts';
import { fleets } from './state.ts';
import { t } from '../../languages/language.ts';

const KIND_CHOICES: readonly (readonly [Kind, string])[] = [
  ['river', t`A river`],
  ['estuary', t`An estuary`],
  ['sea', t`The open sea`],
];

const FEATURE_NAME: Readonly<Record<Feature | Dealt, string>> = {
  bars: t`Sandbars`,
  islands: t`Islands`,
  marsh: t`Marsh`,
  forts: t`A fort`,
  mines: t`Mines`,
  current: t`Current`,
  assets: t`Assets`,
  reserve: t`A reserve`,
  fields: t`A minefield`,
  adrift: t`Torpedoes adrift`,
  tows: t`Ships in tow`,
};

/** Everything that may be asked for, in one order. */
const CHOICES: readonly (Feature | Dealt)[] = [...FEATURES, ...DEALT];

/** What the form shows of the features that are wished for. */
const wishesOf = (features: readonly Wish[] | null): { certain: readonly (Feature | Dealt)[]; free: boolean } => ({
  certain: CHOICES.filter(feature => features?.includes(feature) ?? false),
  free: features?.includes('any') ?? true,
});

const Features = ({ making }: { making: Making }) => {
  const { kind, features } = making.settings.value;
  const { certain, free } = wishesOf(features);
  const wish = (wanted: readonly (Feature | Dealt)[], others: boolean): void =>
    making.change({
      features: wanted.length === 0 && others ? null : [...wanted, ...(others ? (['any'] as const) : [])],
    });
  const toggle = (feature: Feature | Dealt): void =>
    wish(certain.includes(feature) ? certain.filter(other => other !== feature) : [...certain, feature], free);
  return (
    <fieldset class="choice">
      <legend>{t`Features that it must have`}</legend>
      <div class="choiceRow">
        {[...ROOM_FOR[kind], ...DEALT].map(feature => (
          <label key={feature} class="choiceOption">
            <input type="checkbox" checked={certain.includes(feature)} onChange={() => toggle(feature)} />
            <span>{FEATURE_NAME[feature]}</span>
          </label>
        ))}
      </div>
      <p class="small makeWishes">
        {t`Assets, a reserve and ships in tow are dealt by rules that know them; where rules know no fields and nothing adrift, those are single mines.`}
      </p>
      {kind !== 'sea' && <Switch title={t`The seed may add others`} on={free} onChange={on => wish(certain, on)} />}
    </fieldset>
  );
};

const CHOSEN_FOR_ME = '';
const AS_IT_IS = 'as it is';

const FleetChoice = ({ making, side }: { making: Making; side: Side }) => {
  const found = shipsIn(making.settings.value);
  const ships = making.settings.value.fleets[side];
  const kept = fleets.all.value.filter(fleet => fleet.side === side && fleet.ships.length > 0);
  const shown = ships && kept.find(fleet => sameShips(fleet.ships, ships));
  const rules = making.rules.value;
  const { kind } = making.settings.value;
  const typed = useMemo(() => typedChoices(rules, side, kind), [rules, side, kind]);
  const ofType = ships && !shown ? typed.find(({ fleet }) => sameShips(fleet.ships, ships)) : undefined;
  const value = ships === null ? CHOSEN_FOR_ME : (shown?.id ?? ofType?.value ?? AS_IT_IS);
  const pick = (id: string): void => {
    const fleet = kept.find(other => other.id === id);
    const wanted = typed.find(choice => choice.value === id);
    if (wanted) making.pickTyped(side, wanted.fleet);
    else if (fleet) making.pickFleet(side, fleet.ships, yard.ships.peek());
    else if (id === CHOSEN_FOR_ME) making.pickFleet(side, null);
  };
  return (
    <div class={`setupSide ${side}`}>
      <label class="field">
        <span class="sideName">
          <Flag side={side} /> {t`${SIDE_NAME[side]} fleet`}
        </span>
        <select value={value} onChange={event => pick(event.currentTarget.value)}>
          <option value={CHOSEN_FOR_ME}>{t`Choose for me`}</option>
          {kept.map(fleet => (
            <option key={fleet.id} value={fleet.id}>
              {t`${fleet.name}, ${fleetWorth(fleet.ships, findShip)} points`}
            </option>
          ))}
          <TypedOptions choices={typed} />
          {ships && !shown && !ofType && (
            <option value={AS_IT_IS}>{t`As in the link, ${fleetWorth(ships, found)} points`}</option>
          )}
        </select>
      </label>
      {ships && <p>{ships.map(id => found(id)?.name ?? id).join(', ')}</p>}
      {ofType && ofType.fleet.lent.length > 0 && (
        <p class="small">
          {t`The catalogue has too few of this type on this side; of the other side sail along: ${ofType.fleet.lent.map(({ name }) => name).join(', ')}.`}
        </p>
      )}
    </div>
  );
};

const HEXES = ['hex', 'hexes'] as const;

/** What a battle is to be made of. */
export const MakeForm = ({ making }: { making: Making }) => {
  const { kind, columns, rows, points, seed } = making.settings.value;
  return (
    <>
      <Choice legend={t`Water`} name="kind" value={kind} choices={KIND_CHOICES} onChange={to => making.pickWater(to)} />
      <div class="makeSize">
        <Slider
          label={t`Width`}
          unit={HEXES}
          step={1}
          value={columns}
          limits={LIMITS.columns}
          onChange={to => making.change({ columns: to })}
        />
        <Slider
          label={t`Height`}
          unit={HEXES}
          step={1}
          value={rows}
          limits={LIMITS.rows}
          onChange={to => making.change({ rows: to })}
        />
      </div>
      <Slider
        label={t`Each fleet`}
        unit={['point', 'points']}
        step={10}
        value={points}
        limits={LIMITS.points}
        onChange={to => making.change({ points: to })}
      />
      <Features making={making} />
      {SIDES.map(side => (
        <FleetChoice key={side} making={making} side={side} />
      ))}
      <a href={FLEETS}>{t`Put fleets of your own together`}</a>
      <Choice
        legend={t`Rules`}
        name="rules"
        value={making.rules.value.id}
        choices={RULE_SETS.map(set => [set.id, set.title] as const)}
        onChange={id => void (making.rules.value = RULE_SETS.find(set => set.id === id) ?? making.rules.value)}
      />
      <Seed seed={seed} onChange={to => making.change({ seed: to })} />
    </>
  );
};
