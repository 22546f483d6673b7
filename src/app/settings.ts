import { computed, effect, signal } from '@preact/signals';
import * as v from 'valibot';

/** Hundredths of the loudest. */
const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const LOUD = { guns: 80, ships: 60, signals: 70 } as const;

const settingsShape = v.strictObject({
  hexLines: v.boolean(),
  numbers: v.boolean(),
  /** 0 = at once, 1 = as drawn, 2 = twice as fast. */
  speed: v.picklist([0, 0.5, 1, 2]),
  motion: v.picklist(['system', 'full', 'reduced']),
  /** Single letters as commands; off for those whom they disturb. */
  letterKeys: v.boolean(),
  muted: v.optional(v.boolean(), false),
  volumes: v.optional(v.strictObject({ guns: volume, ships: volume, signals: volume }), LOUD),
});
export type Settings = v.InferOutput<typeof settingsShape>;

const AT_FIRST: Settings = {
  ...{ hexLines: true, numbers: false, speed: 1, motion: 'system', letterKeys: true },
  ...{ muted: false, volumes: LOUD },
};
const PLACE = 'brownwater.settings';

/** What was kept, or the first settings where nothing sound was. */
const kept = (): Settings => {
  try {
    const parsed = v.safeParse(settingsShape, JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
    return parsed.success ? parsed.output : AT_FIRST;
  } catch {
    return AT_FIRST;
  }
};

export const settings = signal<Settings>(kept());

effect(() => {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // Settings then last until the page is closed.
  }
});

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
const systemWantsStillness = signal(stillness.matches);
stillness.addEventListener('change', () => (systemWantsStillness.value = stillness.matches));

/** Whether nothing is to move. */
export const isStill = computed(() =>
  settings.value.motion === 'system' ? systemWantsStillness.value : settings.value.motion === 'reduced',
);

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};
