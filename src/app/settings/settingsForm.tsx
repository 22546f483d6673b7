import { canShake } from '../sound/shake.ts';
import './effects.css';
import { change, settings, type Settings } from './settings.ts';
import { GROUPS, type Group } from '../sound/cues.ts';
import { Choice } from '../ui/choice.tsx';
import { LanguageForm, LookForm, SettingsFiles } from './lookForm.tsx';
import { t } from '../../languages/language.ts';

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

export { Choice };

const SPEEDS: readonly (readonly [Settings['speed'], string])[] = [
  [0.5, t`Slow`],
  [1, t`Normal`],
  [2, t`Twice as fast`],
  [0, t`At once`],
];
const MOTIONS: readonly (readonly [Settings['motion'], string])[] = [
  ['system', t`As the system says`],
  ['full', t`Moving`],
  ['reduced', t`Still`],
];

const GROUP_NAME: Readonly<Record<Group, string>> = {
  guns: t`Guns`,
  ships: t`Ships and water`,
  signals: t`Whistles and bell`,
};
/** Hundredths of the loudest by which a volume changes at a time. */
const VOLUME_STEP = 10;

const Volume = ({ group }: { group: Group }) => {
  const { volumes, muted } = settings.value;
  const level = volumes[group];
  return (
    <label class="volume">
      <span>{GROUP_NAME[group]}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={VOLUME_STEP}
        value={level}
        disabled={muted}
        aria-valuetext={level === 0 ? t`silent` : `${level} %`}
        onInput={event => change({ volumes: { ...volumes, [group]: event.currentTarget.valueAsNumber } })}
      />
      <output>{level === 0 ? t`silent` : `${level} %`}</output>
    </label>
  );
};

const Sounds = () => (
  <fieldset class="choice sounds">
    <legend>{t`Sound`}</legend>
    <Switch
      title={t`Sound`}
      says={t`Only while ships and dice move: nothing is heard at once, or where all is still.`}
      on={!settings.value.muted}
      onChange={on => change({ muted: !on })}
    />
    {GROUPS.map(group => (
      <Volume key={group} group={group} />
    ))}
  </fieldset>
);

export const SettingsForm = () => {
  const { hexLines, numbers, speed, motion, letterKeys, shakes } = settings.value;
  return (
    <div class="settings">
      <Switch title={t`Hex lines`} on={hexLines} onChange={on => change({ hexLines: on })} />
      <Switch title={t`Hex numbers`} on={numbers} onChange={on => change({ numbers: on })} />
      <Switch
        title={t`Single-letter keys`}
        says={t`Arrows, Space, Enter and Esc always work.`}
        on={letterKeys}
        onChange={on => change({ letterKeys: on })}
      />
      {canShake() && (
        <Switch
          title={t`Shake on hits`}
          says={t`The machine shakes for a moment where a shot strikes.`}
          on={shakes}
          onChange={on => change({ shakes: on })}
        />
      )}
      <Choice
        legend={t`Ships and dice`}
        name="speed"
        value={speed}
        choices={SPEEDS}
        onChange={to => change({ speed: to })}
      />
      <Choice
        legend={t`Motion`}
        name="motion"
        value={motion}
        choices={MOTIONS}
        onChange={to => change({ motion: to })}
      />
      <LanguageForm />
      <LookForm />
      <Sounds />
      <SettingsFiles />
    </div>
  );
};
