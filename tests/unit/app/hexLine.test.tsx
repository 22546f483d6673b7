// @vitest-environment happy-dom
/** What lies in a hex is told for four seconds, and for as long as it is pointed at. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HexLine } from '../../../src/app/play/boardTools.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';

const HEX = 306;

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  const battle = shippedBattle('first-command')!;
  const match = matchOf(findRuleSet('portable')!, battle.scenario);
  const session = new Session(
    newGame({
      name: 'A game',
      created: '2026-01-02T03:04:05.000Z',
      battle,
      seed: 'line',
      match,
      players: { union: 'human', confederate: 'human' },
    }),
    () => undefined,
  );
  session.lift();
  table = new Table('line', session);
});
afterEach(() => {
  void act(() => render(null, document.body));
  table.leave();
  vi.useRealTimers();
});

const said = (): string | null => document.querySelector('[data-testid="hex-line"]')?.textContent ?? null;

const after = (milliseconds: number): void => void act(() => void vi.advanceTimersByTime(milliseconds));

const shown = (): void => void act(() => render(<HexLine helm={table.helm} />, document.body));

it('goes four seconds after the cursor has come there, and comes again with another hex', () => {
  void act(() => void (table.helm.cursor.value = HEX));
  shown();
  expect(said()).toMatch(/^0306/u);
  after(3900);
  expect(said()).toMatch(/^0306/u);
  after(200);
  expect(said()).toBeNull();
  void act(() => void (table.helm.cursor.value = HEX + 1));
  expect(said()).toMatch(/^0307/u);
  after(4100);
  expect(said()).toBeNull();
});

it('stays while the mouse, or a finger that was held, is on the hex', () => {
  void act(() => void (table.helm.hovered.value = HEX));
  shown();
  after(60_000);
  expect(said()).toMatch(/^0306/u);
});

it('does not come again because the ship in hand is put down, but because another is taken up', () => {
  void act(() => table.helm.take('uss_conestoga'));
  shown();
  after(4100);
  expect(said()).toBeNull();
  void act(() => table.helm.select(null));
  expect(said()).toBeNull();
  void act(() => table.helm.select('uss_queen_of_the_west'));
  expect(said()).toMatch(/^0306/u);
});
