/** Where the settings are kept in the browser. */
export const SETTINGS_PLACE = 'brownwater.settings';

export const PALETTES = ['period', 'redGreen', 'blueYellow'] as const;
export type PaletteName = (typeof PALETTES)[number];
export const CONTRASTS = ['system', 'usual', 'high'] as const;

const keptSettings = (): { palette?: unknown; contrast?: unknown; language?: unknown } => {
  try {
    return (JSON.parse(localStorage.getItem(SETTINGS_PLACE) ?? 'null') ?? {}) as { palette?: unknown };
  } catch {
    // No browser, or one that keeps nothing.
    return {};
  }
};

/** Whether the machine is set to more contrast; never where there is no page. */
const systemWantsContrast = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-contrast: more)').matches;

/** The contrast that a choice comes to. */
export const contrastOf = (chosen: unknown): 'usual' | 'high' => {
  if (chosen === 'high' || chosen === 'usual') return chosen;
  return systemWantsContrast() ? 'high' : 'usual';
};

/** The look that was kept, also before the settings as a whole are read; that of the period where nothing sound was. */
export const keptLook = (): { palette: PaletteName; contrast: 'usual' | 'high' } => {
  const { palette, contrast } = keptSettings();
  return { palette: PALETTES.find(name => name === palette) ?? 'period', contrast: contrastOf(contrast) };
};

/** The first of these languages that the settings ask for, read before anything else of them is: of the machine's own where they leave it open. */
export const keptLanguageAmong = (tags: readonly string[]): string | undefined => {
  const { language } = keptSettings();
  const wanted = typeof language === 'string' && language !== 'system' ? [language] : navigator.languages;
  return wanted.map(each => each.slice(0, 2)).find(each => tags.includes(each));
};

const channels = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));

/** So many hundredths of the way from one colour to the other, all `#rrggbb`. */
export const mixed = (from: string, to: string, hundredths: number): string => {
  const ends = channels(to);
  const parts = channels(from).map(
    (part, index) => part + Math.round((((ends[index] ?? 0) - part) * hundredths) / 100),
  );
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
};
