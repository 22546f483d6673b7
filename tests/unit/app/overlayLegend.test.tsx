// @vitest-environment happy-dom
/** Whose eyes the legend of an overlay is for. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { OverlayLegend } from '../../../src/app/overlays/legend.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const battle = shippedBattle('first-command')!;
const session = new Session(
  newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'legend',
    battle,
    match: matchOf(findRuleSet('portable')!, battle.scenario),
    players: { union: 'human', confederate: 'human' },
  }),
  () => undefined,
);
const table = new Table('legend', session);

afterEach(() => {
  render(null, document.body);
  table.leave();
});

it('an overlay has its legend while somebody may look, also when the battle is over, and none behind a curtain', async () => {
  const shown = (): boolean => {
    render(<OverlayLegend table={table} />, document.body);
    return document.querySelector('[data-testid="overlay"]') !== null;
  };
  table.overlays.toggle('danger');
  expect(session.curtain.value).not.toBeNull();
  expect(shown()).toBe(false);
  session.lift();
  expect(shown()).toBe(true);
  session.dispatch({ type: 'concede', side: session.viewer.value! });
  await session.playback.settled();
  expect(session.view.value.outcome).not.toBeNull();
  expect(session.viewer.value).toBeNull();
  expect(shown()).toBe(true);
  // A small screen folds what the signs mean in full; the button that unfolds it is there for it.
  const legend = document.querySelector('.overlayLegend')!;
  const button = legend.querySelector<HTMLElement>('[aria-expanded]')!;
  expect(legend.querySelectorAll('.overlayMarks li .overlayMore')).toHaveLength(2);
  expect([legend.className, button.getAttribute('aria-expanded')]).toEqual(['overlayLegend', 'false']);
  button.click();
  await expect
    .poll(() => [legend.className, button.getAttribute('aria-expanded')])
    .toEqual(['overlayLegend unfolded', 'true']);
});
