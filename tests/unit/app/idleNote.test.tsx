// @vitest-environment happy-dom
/** P39: what takes no part in a battle stands on its card, in step with the switches. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { Options } from '../../../src/app/setup/setupCard.tsx';
import { findRuleSet } from '../../../src/rules/index.ts';

afterEach(() => render(null, document.body));

const Card = ({ battle, under }: { battle: string; under: string }) => {
  const [chosen, choose] = useState<Record<string, boolean>>({});
  const { scenario } = shippedBattle(battle)!;
  return <Options rules={findRuleSet(under)!} scenario={scenario} chosen={chosen} onChange={choose} />;
};

const show = (battle: string, under: string): void => {
  void act(() => render(<Card battle={battle} under={under} />, document.body));
};
const told = (): string => document.querySelector('[data-testid="idle"]')!.textContent;
const turn = (title: string): void => {
  const label = [...document.querySelectorAll('label')].find(each => each.textContent.startsWith(title))!;
  void act(() => label.querySelector('input')!.click());
};

describe('the card of a battle', () => {
  it('says nothing where everything is used', () => {
    show('fort-henry', 'rams-ironclads');
    expect(told()).toBe('');
  });

  it('names forts, mines and bars that the options leave out, and the objectives that go with them', () => {
    show('fort-henry', 'portable');
    expect(told()).toBe('Left out by these options: the sandbars.');
    turn('Sandbars');
    expect(told()).toBe('');
    turn('Mines');
    expect(told()).toBe('Left out by these options: the mines.');
    turn('Forts');
    expect(told()).toMatch(
      /^Left out by these options: Fort Henry, the mines, and with that the objectives “.+”, “.+”\.$/,
    );
    turn('Forts');
    turn('Mines');
    expect(told()).toBe('');
  });
});
