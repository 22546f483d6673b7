// @vitest-environment happy-dom
/** What is settled beside a plotted course, on the page: the toy whose ships have a turret to turn. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { PlotTable } from '../../../src/app/play/plotTable.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import memphis from '../../../scenarios/memphis.json' with { type: 'json' };
import { findRuleSet, matchOf as matchUnder } from '../../../src/rules/index.ts';
import { libraryOf } from '../../../src/trials/library.ts';
import { matchOf } from '../../toys/battle.ts';
import { courses, type CourseState } from '../../toys/courses.ts';

const MATCH = matchOf(courses) as unknown as Match;
const tables: Table[] = [];
afterEach(() => {
  render(null, document.body);
  for (const table of tables.splice(0)) table.leave();
});

it('is shown as it is and chosen by one press, the course as it was', async () => {
  const battle = { scenario: MATCH.scenario, source: {}, shipped: false };
  const players = { union: 'human', confederate: 'human' };
  const created = '2026-01-02T03:04:05.000Z';
  const game = newGame({ name: 'A game', created, seed: 'turrets', battle, match: MATCH, players });
  const session = new Session(game, () => undefined);
  session.lift();
  const table = new Table('turrets', session);
  tables.push(table);
  table.helm.selected.value = 'cairo';
  render(<PlotTable helm={table.helm} plotting={table.plotting} />, document.body);
  const turret = () => [...document.querySelectorAll<HTMLButtonElement>('[role="group"][aria-label="turret"] button')];
  const chosen = () => turret().filter(button => button.getAttribute('aria-pressed') === 'true');
  const cairo = () => (session.newest as CourseState).ships.cairo!;
  const words = () => turret().map(button => button.textContent);
  expect(words()).toEqual(['bow', 'port', 'starboard']);
  expect(chosen().map(button => button.textContent)).toEqual(['bow']);

  table.plotting.choose(table.plotting.inHand!, table.plotting.faster(table.plotting.inHand!, 1)!);
  await session.playback.settled();
  await expect.poll(words).toHaveLength(3);
  turret()[1]!.click();
  await session.playback.settled();
  expect(cairo().plot).toEqual({ ways: ['ahead'], turret: 'port' });
  await expect.poll(() => chosen().map(button => button.textContent)).toEqual(['port']);
  expect(words()).toEqual(['bow', 'port', 'starboard']);
});

it('a speed that goes on is written once in a ship’s line, another one with what it was', async () => {
  const battle = { scenario: MATCH.scenario, source: {}, shipped: false };
  const players = { union: 'human', confederate: 'human' };
  const created = '2026-01-02T03:04:05.000Z';
  const game = newGame({ name: 'A game', created, seed: 'once', battle, match: MATCH, players });
  const session = new Session(game, () => undefined);
  session.lift();
  const table = new Table('once', session);
  tables.push(table);
  render(<PlotTable helm={table.helm} plotting={table.plotting} />, document.body);
  const line = () => document.querySelector<HTMLElement>('[data-unit="cairo"]')!;
  const [cairo] = table.plotting.ships.value.filter(({ unit }) => unit === 'cairo');
  expect(line().querySelector('.plotNow')).toBeNull();
  table.plotting.choose(cairo!, table.plotting.faster(cairo!, 1)!);
  await session.playback.settled();
  await expect.poll(() => line().querySelector('.plotNow')?.textContent).toBe(`now ${cairo!.going}`);
});

it('both halves of a move are told at once where she goes the same way in both', () => {
  const [battle] = libraryOf({ 'memphis.json': memphis }).battles;
  const match = matchUnder(findRuleSet('rams-ironclads')!, battle!.scenario);
  const players = { union: 'human', confederate: 'human' };
  const created = '2026-01-02T03:04:05.000Z';
  const session = new Session(
    newGame({ name: 'A game', created, seed: 'halves', battle: battle!, match, players }),
    () => undefined,
  );
  session.lift();
  const table = new Table('halves', session);
  tables.push(table);
  const ship = table.plotting.ships.value[0]!;
  table.helm.selected.value = ship.unit;
  render(<PlotTable helm={table.helm} plotting={table.plotting} />, document.body);
  const says = table.plotting.course(table.plotting.choice(ship))!.stops.map(stop => stop.says);
  expect(says).toEqual([says[0], says[0]]);
  expect(document.querySelector('.plotCourse')!.textContent.split(says[0]!)).toHaveLength(2);
});
