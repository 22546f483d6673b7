// @vitest-environment happy-dom
/** Set-ups of a battle that are kept, taken again and forgotten. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepSetup, keptSetups, type LastSetup } from '../../../src/app/setup/lastSetup.ts';
import { SetupShelf } from '../../../src/app/setup/setupShelf.tsx';

const SOLO: LastSetup = {
  battle: 'memphis',
  rules: 'portable',
  players: { union: 'human', confederate: 'captain' },
  options: {},
};
const BOTS: LastSetup = { ...SOLO, rules: 'quick-sheet', players: { union: 'captain', confederate: 'captain' } };

beforeEach(() => localStorage.clear());
afterEach(() => render(null, document.body));

const show = (now: LastSetup, chosen: LastSetup[] = []): void =>
  void act(() => render(<SetupShelf now={now} choose={setup => chosen.push(setup)} />, document.body));
const press = (words: RegExp): void =>
  void act(() =>
    [...document.querySelectorAll('button')]
      .find(each => words.test(each.getAttribute('aria-label') ?? each.textContent ?? ''))!
      .click(),
  );

it('is kept by one press, taken by another, and forgotten by a third', () => {
  const chosen: LastSetup[] = [];
  show(SOLO, chosen);
  press(/Keep this set-up/);
  expect(keptSetups('memphis')).toEqual([SOLO]);
  expect(document.body.textContent).not.toContain('Keep this set-up');
  press(/^Portable, Union a player here/);
  expect(chosen).toEqual([SOLO]);
  press(/^Forget Portable/);
  expect(keptSetups('memphis')).toEqual([]);
  expect(document.body.textContent).toContain('Keep this set-up');
});

it('each battle has its own, the newest first and six at most, none twice', () => {
  keepSetup({ ...SOLO, battle: 'fort-henry' });
  for (let each = 0; each < 8; each++) keepSetup({ ...BOTS, options: { [`switch${each}`]: true } });
  keepSetup(SOLO);
  keepSetup(SOLO);
  expect(keptSetups('memphis')).toHaveLength(6);
  expect(keptSetups('memphis')[0]).toEqual(SOLO);
  expect(keptSetups('fort-henry')).toHaveLength(1);
});

it('what is damaged there is left out', () => {
  localStorage.setItem('brownwater.setups', JSON.stringify([SOLO, { battle: 'memphis' }, 7]));
  expect(keptSetups('memphis')).toEqual([SOLO]);
  localStorage.setItem('brownwater.setups', '{');
  expect(keptSetups('memphis')).toEqual([]);
});
