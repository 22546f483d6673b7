import { SIDES } from '../../../core/types.ts';
import { PROPULSIONS, VESSEL_TYPES, type Propulsion, type Vessel, type VesselType } from '../../../core/vessels.ts';
import type { Figure } from '../../../ships/figures.ts';
import { redriven, refitted } from '../../../ships/refit.ts';
import { vesselsText } from '../../../scenario/ownVessels.ts';
import { download, fileName } from '../../files/download.ts';
import { problemInWords } from '../../ui/problemWords.ts';
import { SIDE_NAME } from '../../ui/words.ts';
import { Plan, Profile } from '../drawing.tsx';
import { RatingCards } from '../ratings.tsx';
import { PROPULSION_NAME, typeName } from '../words.ts';
import { ArmourForm } from './armourForm.tsx';
import { Broadside } from './broadside.tsx';
import { Choice, Measure, Tick, Trouble } from './fields.tsx';
import { GunsForm } from './gunsForm.tsx';
import { yard } from './state.ts';
import type { Draft } from './yard.ts';
import { t } from '../../../languages/language.ts';

const SIDE_CHOICES = SIDES.map(side => [side, SIDE_NAME[side]] as const);
const TYPE_CHOICES = VESSEL_TYPES.map(type => [type, typeName(type)] as const);
const WAY_CHOICES = PROPULSIONS.map(way => [way, PROPULSION_NAME[way]] as const);
const LONGEST_NAME = 60;

type Measured = Extract<Figure, keyof Vessel>;
const MEASURES: readonly (readonly [Measured, string])[] = [
  ['lengthFt', t`Length, ft`],
  ['beamFt', t`Beam, ft`],
  ['draughtFt', t`Draught, ft`],
  ['tons', t`Tons`],
  ['knots', t`Speed, knots`],
  ['complement', t`Crew, men`],
  ['year', t`Year`],
];

/** Changes the draft as a yard would that knows what goes with it. */
const refit = (change: (ship: Vessel) => Vessel): void => {
  const { draft } = yard;
  // Figures may be missing meanwhile; what a yard does needs none of them.
  if (draft.peek()) yard.change({ screws: undefined, shipClass: undefined, ...change(draft.peek() as Vessel) });
};

const Marks = ({ draft }: { draft: Draft }) => (
  <div class="yardTicks">
    <Tick label={t`Ram bow`} value={draft.ram === true} path="ram" onChange={ram => yard.change({ ram })} />
    <Tick
      label={t`Lies low in the water`}
      value={draft.lowProfile === true}
      onChange={low => yard.change({ lowProfile: low ? true : undefined })}
    />
    <Tick
      label={t`Counts as shallow`}
      value={draft.shallow === true}
      onChange={shallow => yard.change({ shallow: shallow ? true : undefined })}
    />
  </div>
);

const Facts = ({ draft }: { draft: Draft }) => (
  <fieldset class="yardPart">
    <legend>{t`The ship`}</legend>
    <div class="yardFields">
      <label class="field yardName">
        {t`Name`}
        <input
          type="text"
          value={draft.name ?? ''}
          maxLength={LONGEST_NAME}
          onInput={event => yard.change({ name: event.currentTarget.value })}
        />
        <Trouble path="name" />
      </label>
      <Choice label={t`Side`} value={draft.side} choices={SIDE_CHOICES} onChange={side => yard.change({ side })} />
      <Choice
        label={t`Type`}
        value={draft.type}
        choices={TYPE_CHOICES}
        onChange={(type: VesselType) => refit(ship => refitted(ship, type))}
      />
      <Choice
        label={t`Driven by`}
        value={draft.propulsion}
        choices={WAY_CHOICES}
        onChange={(way: Propulsion) => refit(ship => redriven(ship, way))}
      />
      {draft.screws !== undefined && (
        <Measure
          label={t`Screws`}
          path="screws"
          figure="screws"
          step={1}
          value={draft.screws}
          onChange={screws => yard.change({ screws })}
        />
      )}
      {MEASURES.map(([key, label]) => (
        <Measure
          key={key}
          label={label}
          path={key}
          figure={key}
          value={draft[key]}
          onChange={value => yard.change({ [key]: value })}
        />
      ))}
    </div>
    <Marks draft={draft} />
  </fieldset>
);

/** Whether she is kept as she stands, in a sentence. */
const Verdict = () => {
  const [first] = yard.problems.value;
  return (
    <p class={first ? 'verdict' : 'verdict sound'} role="status" data-testid="yard-verdict">
      {first
        ? t`Not kept so: ${problemInWords(first.message)}. Shown is what was sound last.`
        : t`Her figures agree. Every change is kept in this browser.`}
    </p>
  );
};

/** A ship on the stocks: her figures to be changed, and at once what comes of it. */
export const Stocks = ({ draft, ship }: { draft: Draft; ship: Vessel }) => (
  <article class={`card shipSheet yardSheet ${ship.side}`} data-testid="yard-sheet" aria-labelledby="ship-name">
    <header>
      <h2 id="ship-name" tabIndex={-1}>
        {ship.name}
      </h2>
      <Verdict />
      <button
        type="button"
        class="second"
        onClick={() => download(fileName(ship.name, 'json'), vesselsText([ship]), 'application/json')}
      >
        {t`Save her to a file`}
      </button>
    </header>
    <div class="yardSeen" tabIndex={0} role="region" aria-label={t`Drawings and ratings`}>
      <div class="shipDrawings">
        <Profile ship={ship} />
        <Plan ship={ship} />
      </div>
      <Broadside ship={ship} />
      <section class="yardRated" aria-label={t`Ratings`}>
        <h3>{t`Under each set of rules`}</h3>
        <RatingCards ship={ship} />
      </section>
    </div>
    <form class="yardForm" aria-label={t`Her figures`} onSubmit={event => event.preventDefault()}>
      <Facts draft={draft} />
      <GunsForm guns={draft.guns ?? []} />
      <ArmourForm armour={draft.armour ?? {}} />
    </form>
  </article>
);
