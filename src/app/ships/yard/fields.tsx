import { useId } from 'preact/hooks';
import { FIGURES, type Figure } from '../../../ships/figures.ts';
import { problemInWords } from '../../ui/problemWords.ts';
import { yard } from './state.ts';

/** What is wrong at a place of the ship, or anywhere within it. */
const troubleAt = (path: string, deep: boolean): string[] =>
  yard.problems.value
    .filter(({ path: at }) => at === path || (deep && (at.startsWith(`${path}.`) || at.startsWith(`${path}[`))))
    .map(({ message }) => problemInWords(message));

/** What is wrong there, in words; nothing where all is well. */
export const Trouble = ({ path, id, deep = false }: { path: string; id?: string; deep?: boolean }) => (
  <>
    {troubleAt(path, deep).map(words => (
      <span key={words} id={id} class="trouble yardTrouble" role="alert">
        {words}
      </span>
    ))}
  </>
);

interface MeasureProps {
  label: string;
  path: string;
  figure: Figure;
  value: number | undefined;
  step?: number | 'any';
  /** Where the label stands in a table's head already. */
  bare?: boolean;
  onChange: (value: number | undefined) => void;
}

/** A figure between two limits; left empty there is none. */
export const Measure = ({ label, path, figure, value, step = 'any', bare = false, onChange }: MeasureProps) => {
  const says = useId();
  const { least, most } = FIGURES[figure];
  const wrong = troubleAt(path, false).length > 0;
  return (
    <label class={bare ? 'yardCell' : 'field'}>
      <span class={bare ? 'hidden' : undefined}>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={value ?? ''}
        aria-invalid={wrong}
        aria-describedby={wrong ? says : undefined}
        onInput={event => {
          const { valueAsNumber } = event.currentTarget;
          onChange(Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);
        }}
      />
      <Trouble path={path} id={says} />
    </label>
  );
};

interface ChoiceProps<T extends string> {
  label: string;
  value: T | undefined;
  choices: readonly (readonly [value: T, words: string])[];
  path?: string;
  bare?: boolean;
  onChange: (value: T) => void;
}

export const Choice = <T extends string>({ label, value, choices, path, bare = false, onChange }: ChoiceProps<T>) => (
  <label class={bare ? 'yardCell' : 'field'}>
    <span class={bare ? 'hidden' : undefined}>{label}</span>
    <select value={value} onChange={event => onChange(event.currentTarget.value as T)}>
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </select>
    {path !== undefined && <Trouble path={path} />}
  </label>
);

interface TickProps {
  label: string;
  value: boolean;
  path?: string;
  onChange: (value: boolean) => void;
}

export const Tick = ({ label, value, path, onChange }: TickProps) => (
  <label class="yardTick">
    <input type="checkbox" checked={value} onChange={event => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
    {path !== undefined && <Trouble path={path} />}
  </label>
);
