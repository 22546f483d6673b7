// @vitest-environment happy-dom
/** A plate of one's own ship guards its face, or the part of it that is chosen. */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { ArmourForm } from '../../../src/app/ships/yard/armourForm.tsx';
import { yard } from '../../../src/app/ships/yard/state.ts';
import { vessel, type Armour } from '../../../src/ships/index.ts';

afterEach(() => render(null, document.body));

const armourOf = (): Armour => yard.draft.value!.armour!;
const show = (): void => void act(() => render(<ArmourForm armour={armourOf()} />, document.body));
const choices = (): string[] =>
  [...document.querySelectorAll('td select')].map(select => select.parentElement!.textContent);
const choose = (label: string, value: string): void => {
  const field = [...document.querySelectorAll('label')].find(each => each.textContent.startsWith(label))!;
  const select = field.querySelector('select')!;
  select.value = value;
  void act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
  show();
};

describe('what a plate guards', () => {
  it('is asked of faces that have one, is kept, and takes the words of the old extent with it', () => {
    yard.layDown(vessel('uss_new_ironsides'));
    show();
    expect(choices()).toEqual([
      'Front: guardsall of ita gun shield',
      'Sides: guardsall of itboilers and enginesa gun shield',
      'Rear: guardsall of ita gun shield',
    ]);
    choose('Sides: guards', 'machinery');
    choose('Front: guards', 'shield');
    expect(armourOf().side).toEqual({ ironIn: 4.5, backingIn: 21, extent: 'machinery' });
    expect(armourOf().front).toEqual({ ironIn: 2.5, extent: 'shield' });
    choose('Front: guards', 'whole');
    expect(armourOf().front).toEqual({ ironIn: 2.5 });
    expect(armourOf().rear).toHaveProperty('covers');
  });
});
