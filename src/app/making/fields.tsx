import { randomSeed } from '../table/games.ts';
import { Die } from '../play/dice.tsx';
import { count } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

interface SliderProps {
  label: string;
  /** What is counted: "hex". */
  unit: readonly [one: string, many: string];
  value: number;
  limits: readonly [least: number, most: number];
  step: number;
  onChange: (value: number) => void;
}

/** A number between two limits, shown as it changes. */
export const Slider = ({ label, unit, value, limits: [least, most], step, onChange }: SliderProps) => (
  <label class="field slider">
    <span class="sliderHead">
      {label} <span class="sliderValue">{count(value, unit[0], unit[1])}</span>
    </span>
    <input
      type="range"
      aria-label={label}
      min={least}
      max={most}
      step={step}
      value={value}
      aria-valuetext={count(value, unit[0], unit[1])}
      onInput={event => onChange(event.currentTarget.valueAsNumber)}
    />
  </label>
);

/** A face that changes with the seed. */
const faceOf = (seed: string): number => 1 + (Array.from(seed).reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % 6);

interface SeedProps {
  seed: string;
  onChange: (seed: string) => void;
}

/** The seed, and a die that throws another. */
export const Seed = ({ seed, onChange }: SeedProps) => (
  <div class="makeSeed">
    <label class="field">
      {t`Seed`}
      <input
        type="text"
        value={seed}
        maxLength={60}
        autocomplete="off"
        spellcheck={false}
        aria-describedby="make-seed-says"
        onInput={event => onChange(event.currentTarget.value)}
      />
    </label>
    <button type="button" class="second makeDie" aria-label={t`Another seed`} onClick={() => onChange(randomSeed())}>
      <Die face={faceOf(seed)} />
    </button>
    <p id="make-seed-says" class="small">
      {t`The same seed and settings make the same battle everywhere.`}
    </p>
  </div>
);
