import { OPPONENTS, opponentNamed } from '../../bots/opponents.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { randomSeed } from '../table/games.ts';
import { SIZES, type Trial } from './trial.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { Flag } from '../ui/flag.tsx';
import { offeredFor, Options, RulesChoice } from '../setup/setupCard.tsx';
import { Choice, Switch } from '../settings/settingsForm.tsx';
import { t } from '../../languages/language.ts';

/** Shorter than the seed of a saved game, so that each of its games can be played on. */
const LONGEST_SEED = 180;

const Seat = ({ trial, side }: { trial: Trial; side: Side }) => {
  const { opponents } = trial.wanted.value;
  const name = opponents[side];
  return (
    <div class={`setupSide ${side}`}>
      <label class="field">
        <span class="sideName">
          <Flag side={side} /> {SIDE_NAME[side]}
        </span>
        <select
          value={name}
          aria-describedby={`trial-${side}`}
          onChange={event => trial.change({ opponents: { ...opponents, [side]: event.currentTarget.value } })}
        >
          {OPPONENTS.map(each => (
            <option key={each.name} value={each.name}>
              {each.title}
            </option>
          ))}
        </select>
      </label>
      <p id={`trial-${side}`} class="small">
        {opponentNamed(name)?.says}
      </p>
    </div>
  );
};

const Rules = ({ trial }: { trial: Trial }) => {
  const { rules, options } = trial.wanted.value;
  return (
    <>
      <RulesChoice
        offered={offeredFor(trial.battle)}
        rules={rules}
        onChange={set => trial.change({ rules: set, options: {} })}
      />
      {rules.optionSpecs.length > 0 && (
        <details class="trialOptions">
          <summary>{t`Options`}</summary>
          <Options
            rules={rules}
            scenario={trial.battle.scenario}
            chosen={options}
            onChange={chosen => trial.change({ options: chosen })}
          />
        </details>
      )}
    </>
  );
};

const SeedField = ({ trial }: { trial: Trial }) => (
  <div class="seed">
    <label class="field">
      {t`Seed`}
      <input
        type="text"
        value={trial.wanted.value.seed}
        maxLength={LONGEST_SEED}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="trial-seed-says"
        onInput={event => trial.change({ seed: event.currentTarget.value })}
      />
    </label>
    <button type="button" class="second" onClick={() => trial.change({ seed: randomSeed() })}>
      {t`Another`}
    </button>
    <p id="trial-seed-says" class="small">
      {t`The same seed gives the same games, here and on the command line.`}
    </p>
  </div>
);

/** What is to be played, and the button that begins it. */
export const TrialForm = ({ trial, begin }: { trial: Trial; begin: () => void }) => {
  const { games, swap } = trial.wanted.value;
  return (
    <form
      class="card trialForm"
      aria-label={t`What is to be played`}
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <Rules trial={trial} />
      {SIDES.map(side => (
        <Seat key={side} trial={trial} side={side} />
      ))}
      <Switch
        title={t`Swap sides`}
        says={t`Each seed is played twice, the second time with the opponents exchanged.`}
        on={swap}
        onChange={on => trial.change({ swap: on })}
      />
      <Choice
        legend={t`Games`}
        name="games"
        value={games}
        choices={SIZES.map(size => [size, String(size)] as const)}
        onChange={size => trial.change({ games: size })}
      />
      <SeedField trial={trial} />
      <div class="trialBegin">
        <button type="submit" class="primary" data-testid="begin-test">
          <span class="primaryLabel">{trial.run.value ? t`Play anew` : t`Play the games`}</span>
        </button>
      </div>
    </form>
  );
};
