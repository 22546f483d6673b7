import { useState } from 'preact/hooks';
import { download } from '../download.ts';
import { change, paintIsOld, settings, type Settings } from '../settings.ts';
import { LONGEST_SETTINGS, readSettings, settingsText, TEXT_SIZES, type ReadSettings } from '../settingsFile.ts';
import { Choice } from './choice.tsx';
import { FileButton } from './fileButton.tsx';

type Choices<T> = readonly (readonly [T, string])[];

const PALETTE_CHOICES: Choices<Settings['palette']> = [
  ['period', 'Of the period'],
  ['redGreen', 'For red and green'],
  ['blueYellow', 'For blue and yellow'],
];
const CONTRAST_CHOICES: Choices<Settings['contrast']> = [
  ['system', 'As the system says'],
  ['usual', 'Usual'],
  ['high', 'High'],
];
const TEXT_CHOICES: Choices<Settings['textSize']> = TEXT_SIZES.map(size => [size, `${size} %`] as const);

/** Chart and ships are painted once; the game is kept at every order. */
const OldPaint = () =>
  paintIsOld.value && (
    <p class="small" role="status">
      Chart and ships take these colours when the page is loaded again. Your game is kept.{' '}
      <button type="button" class="second" onClick={() => location.reload()}>
        Load it again
      </button>
    </p>
  );

/** Colours and size of letters. */
export const LookForm = () => {
  const { palette, contrast, textSize } = settings.value;
  return (
    <>
      <Choice
        legend="Colours, if some look alike to you"
        name="palette"
        value={palette}
        choices={PALETTE_CHOICES}
        onChange={to => change({ palette: to })}
      />
      <Choice
        legend="Contrast"
        name="contrast"
        value={contrast}
        choices={CONTRAST_CHOICES}
        onChange={to => change({ contrast: to })}
      />
      <OldPaint />
      <Choice
        legend="Size of letters"
        name="textSize"
        value={textSize}
        choices={TEXT_CHOICES}
        onChange={to => change({ textSize: to })}
      />
    </>
  );
};

const readFile = async (file: File): Promise<ReadSettings> =>
  readSettings(await file.slice(0, LONGEST_SETTINGS + 1).text());

/** Settings to and from a file. */
export const SettingsFiles = () => {
  const [said, say] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = await readFile(file);
    if (read.ok) change(read.settings);
    say(read.ok ? 'These settings hold now.' : read.refusal);
  };
  return (
    <fieldset class="choice">
      <legend>As a file</legend>
      <div class="settingsFiles">
        <button
          type="button"
          class="menuItem"
          onClick={() => download('brownwater-settings.json', settingsText(settings.value), 'application/json')}
        >
          Save the settings
        </button>
        <FileButton
          words="Take settings from a file"
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
