// @vitest-environment happy-dom
/** Standing instructions as the rules word them: what they are for, and the letters that give them. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import type { Helm } from '../../../src/app/helm/helm.ts';
import { stanceByKey } from '../../../src/app/play/opportunity.tsx';
import { StandingOrders } from '../../../src/app/play/standing.tsx';
import { findRuleSet } from '../../../src/rules/index.ts';

afterEach(() => render(null, document.body));

const quickSheet = findRuleSet('quick-sheet')!;

it('what standing instructions are for is told in the words of the rules', () => {
  const standing = {
    stances: [{ id: 'fend', title: 'Fend off', says: '' }],
    title: 'When boarders come',
    of: () => [{ unit: null, stance: 'fend', own: true, open: true }],
  };
  const setup = { match: { rules: { desk: { standing } } } };
  const helm = { session: { viewer: { value: 'union' }, ownNow: null, setup } } as unknown as Helm;
  render(<StandingOrders helm={helm} open={false} setOpen={() => undefined} />, document.body);
  expect(document.querySelector('.standingHead')?.textContent).toBe('When boarders comeFend off');
});

it('a letter gives the instruction that has it to the whole side, and to nobody where none has', () => {
  const given: string[] = [];
  const command = (stance: string, unit: string | null) => ({ type: 'standing', stance, unit });
  const helm = {
    session: {
      view: { value: { cursor: { interrupts: [{}] } } },
      offers: { value: [command('always', 'a'), command('always', null), command('ask', null)] },
      setup: {
        match: { rules: { desk: { ...quickSheet.desk, about: (each: object) => ({ target: null, ...each }) } } },
      },
    },
    perform: ({ stance, unit }: ReturnType<typeof command>) => given.push(`${stance} ${unit}`),
  } as unknown as Helm;
  stanceByKey(helm, 'KeyR')?.give();
  expect(given).toEqual(['always null']);
  expect(stanceByKey(helm, 'KeyB')).toBeUndefined();
  expect(stanceByKey(helm, 'KeyX')).toBeUndefined();
});
