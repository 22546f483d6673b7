// @vitest-environment happy-dom
/** A mistake of the page's own is told, whatever the page can still draw. */
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { watchFaults } from '../../../src/app/first/fault.tsx';

watchFaults();

const dialog = (): HTMLElement | null => document.querySelector('dialog');
const press = (label: string): void => {
  void act(() => dialog()!.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click());
};
const happens = (event: Event): void => {
  void act(() => void dispatchEvent(event));
};

afterEach(() => {
  if (dialog()) press('Close');
});

it.each([
  ['an error that nobody caught', () => new ErrorEvent('error', { error: new Error('no ship in this battle') })],
  [
    'a promise that nobody looked after',
    () => Object.assign(new Event('unhandledrejection'), { reason: new Error('no ship in this battle') }),
  ],
])('%s: says what has failed, that the game is kept, and how to go on; can be closed', (_, event) => {
  happens(event());
  expect(dialog()!.textContent).toContain('Your game is kept up to the last order');
  expect(dialog()!.textContent).toContain('no ship in this battle');
  expect([...dialog()!.querySelectorAll('button')].at(-1)!.textContent).toBe('Load the page again');
  press('Close');
  expect(dialog()).toBeNull();
});

it('what browsers call an error without one having been thrown is not told', () => {
  happens(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  expect(dialog()).toBeNull();
});
