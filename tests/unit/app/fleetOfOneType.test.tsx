// @vitest-environment happy-dom
/** A fleet of one printed type on the fleets' own screen: four monitors in one choice, and what it costs. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { OfOneType } from '../../../src/app/making/fleetEditor.tsx';
import { fleets } from '../../../src/app/making/state.ts';
import { findRuleSet } from '../../../src/rules/index.ts';
import { fleetWorth } from '../../../src/scenario/generate/index.ts';
import { vessel } from '../../../src/ships/index.ts';

afterEach(() => render(null, document.body));

const Open = () => (fleets.open.value ? <OfOneType fleet={fleets.open.value} /> : null);
const box = (): HTMLSelectElement => document.querySelector('select')!;
const chosen = (): string => box().options[box().selectedIndex]!.text;
const choose = (says: string): void => {
  const option = [...box().options].find(({ text }) => text === says)!;
  void act(() => {
    box().value = option.value;
    box().dispatchEvent(new Event('change', { bubbles: true }));
  });
};

it('takes so many ships of the type, of her own side alone, and as many points as they need', () => {
  fleets.begin('union');
  fleets.change({ points: 60 });
  void act(() => render(<Open />, document.body));
  expect(chosen()).toBe('Chosen ship by ship');
  choose('4 × Turreted Monitor');
  const { ships, points } = fleets.open.value!;
  const { of } = findRuleSet('portable')!.types!;
  expect(ships.length).toBe(4);
  expect(new Set(ships.map(id => of(vessel(id)))).size).toBe(1);
  expect(ships.map(id => vessel(id).side)).toEqual(Array(4).fill('union'));
  expect(points).toBeGreaterThan(60);
  expect(points).toBe(fleetWorth(ships));
  expect(chosen()).toBe('4 × Turreted Monitor');
  void act(() => fleets.change({ ships: ships.slice(1) }));
  expect(chosen()).toBe('Chosen ship by ship');
});
