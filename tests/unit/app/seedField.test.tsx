// @vitest-environment happy-dom
/** The seed of a battle: one's own, another, or the day's, which everybody has. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { dayOf, SeedField } from '../../../src/app/setup/seedField.tsx';

afterEach(() => render(null, document.body));

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const show = (makesBattle: boolean, given: string[]): void =>
  void act(() =>
    render(<SeedField seed="a" makesBattle={makesBattle} onChange={seed => given.push(seed)} />, document.body),
  );

it('a battle that is made may be the day’s, by its date in Greenwich', () => {
  const given: string[] = [];
  show(true, given);
  const before = dayOf(new Date());
  void act(() =>
    buttons()
      .find(each => each.textContent === 'Battle of the day')!
      .click(),
  );
  expect([before, dayOf(new Date())]).toContain(given[0]);
  expect(dayOf(new Date('2026-11-24T23:30:00-05:00'))).toBe('2026-11-25');
});

it('a battle of history has no other day than its own', () => {
  show(false, []);
  expect(buttons().map(each => each.textContent)).toEqual(['Another']);
});
