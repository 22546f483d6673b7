/** Days are written as each language writes them, without the browser's own calendar, which the first page has no time to load. */
import { afterEach, describe, expect, it } from 'vitest';
import { longDate } from '../../../src/app/ui/words.ts';
import { LANGUAGES, speakAs } from '../../../src/app/settings/languages.ts';

afterEach(() => speakAs('en'));

const MONTHS = Array.from(
  { length: 12 },
  (_, month) => `1862-${String(month + 1).padStart(2, '0')}-0${(month % 9) + 1}`,
);

describe.each(LANGUAGES)('a day in $name', ({ tag }) => {
  it.each(MONTHS)('%s reads as the calendar of that language has it', async iso => {
    await speakAs(tag);
    const calendar = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
    expect(longDate(iso)).toBe(calendar.format(new Date(iso)));
  });
});
