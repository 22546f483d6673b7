import { change, settings, type Settings } from '../settings.ts';

interface SwitchProps {
  title: string;
  says?: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch with the sentence that says what it does. */
export const Switch = ({ title, says, on, onChange }: SwitchProps) => (
  <label class="switch">
    <input type="checkbox" role="switch" checked={on} onChange={event => onChange(event.currentTarget.checked)} />
    <span class="switchTrack" aria-hidden="true" />
    <span class="switchText">
      <span class="switchTitle">{title}</span>
      {says !== undefined && <span class="switchSays">{says}</span>}
    </span>
  </label>
);

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

const SPEEDS: readonly (readonly [Settings['speed'], string])[] = [
  [1, 'As drawn'],
  [2, 'Twice as fast'],
  [0, 'At once'],
];
const MOTIONS: readonly (readonly [Settings['motion'], string])[] = [
  ['system', 'As the system says'],
  ['full', 'Moving'],
  ['reduced', 'Still'],
];

export const SettingsForm = () => {
  const { hexLines, numbers, speed, motion, letterKeys } = settings.value;
  return (
    <div class="settings">
      <Switch title="Hex lines" on={hexLines} onChange={on => change({ hexLines: on })} />
      <Switch title="Hex numbers" on={numbers} onChange={on => change({ numbers: on })} />
      <Switch
        title="Single-letter keys"
        says="Arrows, Space, Enter and Esc always work."
        on={letterKeys}
        onChange={on => change({ letterKeys: on })}
      />
      <Choice
        legend="Ships and dice"
        name="speed"
        value={speed}
        choices={SPEEDS}
        onChange={to => change({ speed: to })}
      />
      <Choice legend="Motion" name="motion" value={motion} choices={MOTIONS} onChange={to => change({ motion: to })} />
    </div>
  );
};
