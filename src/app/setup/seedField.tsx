import { t } from '../../languages/language.ts';
import { randomSeed } from '../table/games.ts';

/** The seed of a day's battle: its date, the same all over the world. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

interface SeedFieldProps {
  seed: string;
  makesBattle: boolean;
  onChange: (seed: string) => void;
}

/** What the dice come from, and the battle, too, where it is made. */
export const SeedField = ({ seed, makesBattle, onChange }: SeedFieldProps) => (
  <div class="seed">
    <label class="field">
      {makesBattle ? t`Seed of the battle and its dice` : t`Seed of the dice`}
      <input
        type="text"
        value={seed}
        maxLength={200}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="seed-says"
        onInput={event => onChange(event.currentTarget.value)}
      />
    </label>
    <button type="button" class="second" onClick={() => onChange(randomSeed())}>
      {t`Another`}
    </button>
    {makesBattle && (
      <button type="button" class="second battleOfTheDay" onClick={() => onChange(dayOf(new Date()))}>
        {t`Battle of the day`}
      </button>
    )}
    <p id="seed-says" class="small">
      {makesBattle
        ? t`Any text. The same text gives the same river, fleets and dice; the battle of the day is the same for everybody.`
        : t`Any text. The same text gives the same dice.`}
    </p>
  </div>
);
