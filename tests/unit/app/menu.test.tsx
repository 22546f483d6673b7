// @vitest-environment happy-dom
/** What stands in the menu while others act, and when the player has to decide. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Menu } from '../../../src/app/play/menu.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { libraryOf } from '../../../src/trials/library.ts';
import firstCommand from '../../../scenarios/first-command.json' with { type: 'json' };

const tables: Table[] = [];
afterEach(() => {
  render(null, document.body);
  for (const table of tables.splice(0)) table.leave();
});

const items = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('button.menuItem')];

it('an open menu keeps every item in its place while others act, and bars those that wait for a decision', async () => {
  const [battle] = libraryOf({ 'battle.json': firstCommand }).battles;
  const match = matchOf(findRuleSet('portable')!, battle!.scenario);
  const created = '2026-01-02T03:04:05.000Z';
  const players = { union: 'human', confederate: 'human' };
  const game = newGame({ name: 'A game', created, seed: 'menu', battle: battle!, match, players });
  const session = new Session(game, () => undefined);
  session.lift();
  const table = new Table('menu', session);
  tables.push(table);
  await session.playback.settled();
  render(<Menu table={table} show={() => undefined} />, document.body);
  const names = items().map(item => item.textContent);
  const barred = (): (string | null)[] =>
    items().flatMap(item => (item.hasAttribute('disabled') ? [item.textContent] : []));
  expect(barred()).toEqual(['Restart the turn']);
  await act(() => void (session.playback.busy.value = true));
  expect(items().map(item => item.textContent)).toEqual(names);
  expect(barred()).toEqual([
    'Restart the turn',
    'Begin this battle againWith other dice; this game stays on the first page.',
    'Offer a draw',
    'Concede the battle',
    'Who plays',
  ]);
});
