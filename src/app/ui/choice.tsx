interface ChoiceProps<T extends string | number> {
  legend: string;
  name: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChange: (value: T) => void;
}

/** One of a few, as a row of buttons that are radios. */
export const Choice = <T extends string | number>({ legend, name, value, choices, onChange }: ChoiceProps<T>) => (
  <fieldset class="choice">
    <legend>{legend}</legend>
    <div class="choiceRow">
      {choices.map(([choice, words]) => (
        <label key={String(choice)} class="choiceOption">
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
