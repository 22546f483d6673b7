import { useState } from 'preact/hooks';
import { download } from '../files/download.ts';
import { change, settings, type Settings } from './settings.ts';
import { type readSettings, SETTINGS_FILE, settingsText, TEXT_SIZES } from './settingsFile.ts';
import { textOf } from '../files/shapedFile.ts';
import { readStrange } from '../files/strange.ts';
import { Choice } from '../ui/choice.tsx';
import { FileButton } from '../ui/fileButton.tsx';
import { languageTag, t } from '../../languages/language.ts';
import { keptLanguage, LANGUAGES } from './languages.ts';

type Choices<T> = readonly (readonly [T, string])[];

const PALETTE_CHOICES: Choices<Settings['palette']> = [
  ['period', t`Of the period`],
  ['redGreen', t`For red and green`],
  ['blueYellow', t`For blue and yellow`],
];
const CONTRAST_CHOICES: Choices<Settings['contrast']> = [
  ['system', t`As the system says`],
  ['usual', t`Usual`],
  ['high', t`High`],
];
const LANGUAGE_CHOICES: Choices<Settings['language']> = [
  ['system', t`As the system says`],
  ...LANGUAGES.map(({ tag, name }) => [tag, name] as const),
];
const TEXT_CHOICES: Choices<Settings['textSize']> = TEXT_SIZES.map(size => [size, `${size} %`] as const);

const speakNow = (language: Settings['language']): void => {
  change({ language });
  if (keptLanguage() !== languageTag()) location.reload();
};

/** The language of the game; the page is loaded again for another, and the game is kept at every order. */
export const LanguageForm = () => (
  <Choice
    legend={t`Language`}
    name="language"
    value={settings.value.language}
    choices={LANGUAGE_CHOICES}
    onChange={speakNow}
  />
);

/** Colours and size of letters. */
export const LookForm = () => {
  const { palette, contrast, textSize } = settings.value;
  return (
    <>
      <Choice
        legend={t`Colours, if some look alike to you`}
        name="palette"
        value={palette}
        choices={PALETTE_CHOICES}
        onChange={to => change({ palette: to })}
      />
      <Choice
        legend={t`Contrast`}
        name="contrast"
        value={contrast}
        choices={CONTRAST_CHOICES}
        onChange={to => change({ contrast: to })}
      />
      <Choice
        legend={t`Size of letters`}
        name="textSize"
        value={textSize}
        choices={TEXT_CHOICES}
        onChange={to => change({ textSize: to })}
      />
    </>
  );
};

/** Settings to and from a file. */
export const SettingsFiles = () => {
  const [said, say] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const text = await textOf(file, SETTINGS_FILE);
    const read = await readStrange<ReturnType<typeof readSettings>>(
      ask => ask('settings', text),
      refusal => ({ ok: false, refusal }),
    );
    if (read.ok) change(read.settings);
    say(read.ok ? t`These settings hold now.` : read.refusal);
  };
  return (
    <fieldset class="choice">
      <legend>{t`As a file`}</legend>
      <div class="settingsFiles">
        <button
          type="button"
          class="menuItem"
          onClick={() => download('brownwater-settings.json', settingsText(settings.value), 'application/json')}
        >
          {t`Save the settings`}
        </button>
        <FileButton
          words={t`Take settings from a file`}
          accept=".json,application/json"
          onFile={file => void take(file)}
        />
      </div>
      <p role="status" class="small" data-testid="settings-said">
        {said}
      </p>
    </fieldset>
  );
};
