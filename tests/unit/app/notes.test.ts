/** What could not be read is not written over: settings that a browser did not give out once are there the next time. */
import { Window } from 'happy-dom';
import { afterAll, expect, it, vi } from 'vitest';
import { readNote, writeNote } from '../../../src/app/files/notes.ts';
import { NO_SETTINGS_KEPT, storageTrouble } from '../../../src/app/files/trouble.ts';

const notes = new Window().localStorage;
afterAll(() => vi.unstubAllGlobals());

it('a note that could not be read stays as it is until it can be', () => {
  notes.setItem('settings', 'as they were');
  vi.stubGlobal('localStorage', undefined);
  expect(readNote('settings')).toBeNull();
  expect(storageTrouble.value).toBe(NO_SETTINGS_KEPT);
  vi.stubGlobal('localStorage', notes);
  writeNote('settings', 'the first ones');
  expect(notes.getItem('settings')).toBe('as they were');
  expect(storageTrouble.value).toBe(NO_SETTINGS_KEPT);
  expect(readNote('settings')).toBe('as they were');
  expect(storageTrouble.value).toBeNull();
  writeNote('settings', 'others');
  expect(notes.getItem('settings')).toBe('others');
});
