import { computed, effect, signal } from '@preact/signals';
import { readNote, writeNote } from '../files/notes.ts';
import { contrastOf, SETTINGS_PLACE } from './keptLook.ts';
import { cssVariables, paintedLook, paintIn, type Look } from './palette.ts';
import { soundSettings, type Settings } from './settingsFile.ts';

export type { Settings };

/** Settings as they were kept: not JSON is as good as nothing. */
const kept = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

export const settings = signal<Settings>(soundSettings(kept(readNote(SETTINGS_PLACE))));

/** Whether the machine says so, followed when it is set otherwise. */
const machineSays = (question: string) => {
  const asked = matchMedia(question);
  const says = signal(asked.matches);
  asked.addEventListener('change', () => (says.value = asked.matches));
  return says;
};

const systemWantsStillness = machineSays('(prefers-reduced-motion: reduce)');
const systemWantsContrast = machineSays('(prefers-contrast: more)');

/** Whether nothing is to move. */
export const isStill = computed(() =>
  settings.value.motion === 'system' ? systemWantsStillness.value : settings.value.motion === 'reduced',
);

/** The colours that are asked for now. */
const look = computed<Look>(() => {
  const { palette, contrast } = settings.value;
  const machine = systemWantsContrast.value ? 'high' : 'usual';
  return { palette, contrast: contrast === 'system' ? machine : contrastOf(contrast) };
});

/** Pixels of a letter's line on a small screen, to which the page's letters are compared. */
const SMALL_SCREEN = 16;

const lettersMeasured = (_time: number): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / SMALL_SCREEN || 1;

/** How often the page has got another size or other letters. */
const timesMeasured = signal(0);
const measureAgain = (): void => {
  timesMeasured.value = timesMeasured.peek() + 1;
};

/** How much larger than on a small screen letters are: by the width of the page and the player's own factor. */
export const letterScale = computed(() => lettersMeasured(timesMeasured.value));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
  writeNote(SETTINGS_PLACE, JSON.stringify(settings.value));
};

/** Dresses the page as the settings say, now and whenever they change. */
export const dressPage = (): void => {
  window.addEventListener('resize', measureAgain);
  const { style, dataset } = document.documentElement;
  effect(() => paintIn(look.value));
  effect(() => {
    for (const [name, colour] of Object.entries(cssVariables())) style.setProperty(name, colour);
    style.setProperty('--text-scale', String(settings.value.textSize / 100));
    measureAgain();
    dataset.contrast = paintedLook().contrast;
  });
};
