// @vitest-environment happy-dom
/** What a newcomer stumbled over, and no longer does. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { endingOf } from '../../../src/app/helm/primary.ts';
import { CurtainScreen } from '../../../src/app/play/curtain.tsx';
import { OddsCard } from '../../../src/app/play/oddsCard.tsx';
import { Orders } from '../../../src/app/play/orders.tsx';
import { OrderOfBattle } from '../../../src/app/play/orderOfBattle.tsx';
import { PrintedCard, ShownUnit } from '../../../src/app/play/unitSheet.tsx';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { boardView } from '../../../src/app/view/boardView.ts';
import { laidFor, leaveTables, lessonTable } from '../../helpers/lessonTable.ts';
import { findRuleSet, matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import type { UnitSheet } from '../../../src/system/desk/index.ts';
import { shippedBattle } from '../../../src/app/files/shipped.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

afterEach(() => {
  render(null, document.body);
  leaveTables();
});

/** The battle at its beginning. */
const tableOf = (battle: string, rules = 'portable'): Table => {
  const shipped = shippedBattle(battle)!;
  const match = matchOf(findRuleSet(rules)!, shipped.scenario);
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    battle: shipped,
    seed: 'newcomer',
    match,
    players: { union: 'human', confederate: 'human' },
  });
  return laidFor(new Table('newcomer', new Session(played, () => undefined)));
};

const [CONESTOGA, QUEEN] = ['uss_conestoga', 'uss_queen_of_the_west'] as const;

it('where the pointer only rests while the next ship is taken in hand, the sheet is hers who is in hand', async () => {
  const table = await lessonTable('portable', 'ram');
  const { helm } = table;
  const draw = (): string => {
    render(<ShownUnit table={table} />, document.body);
    return document.querySelector('h2, h3, .unitName')?.textContent ?? '';
  };
  const [there, beside] = [CONESTOGA, QUEEN].map(id => helm.unit(id)!.hexes[0]!) as [number, number];
  helm.take(CONESTOGA);
  helm.hovered.value = there;
  expect(draw()).toContain('Conestoga');
  helm.take(QUEEN);
  expect(draw()).toContain('Queen of the West');
  // Gone away and come back, it means her on whom it is again.
  helm.hovered.value = beside;
  draw();
  helm.hovered.value = there;
  expect(draw()).toContain('Conestoga');
});

it('ships that can act are called ships', async () => {
  const table = await lessonTable('portable', 'ram');
  render(<Orders table={table} />, document.body);
  expect(document.querySelector('.orders .hint')?.textContent).toBe(
    '2 ships can act: choose one here or on the chart.',
  );
});

it.each(RULE_SETS.map(({ id }) => id))('who is not on the chart yet is said to come when and where: %s', rules => {
  const table = tableOf('drewrys-bluff', rules);
  const { match } = table.session.setup;
  const late = (): UnitSheet => table.helm.unit('css_patrick_henry')!;
  const force = match.scenario.forces.find(({ id }) => id === late().id)!;
  // Each rulebook has its own pace.
  const { turn, hex } = { ...force, ...match.scenario.rules[rules as 'portable']?.forces?.[force.id] };
  const when = rules === 'quick-sheet' ? `as turn ${turn - 1} ends,` : `in turn ${turn}`;
  const says = `comes ${when} at ${match.chart.label(hex)}`;
  render(<PrintedCard match={match} unit={late()} />, document.body);
  expect(document.querySelector('.marks')?.textContent).toBe(says);
  render(<OrderOfBattle helm={table.helm} goTo={() => undefined} />, document.body);
  expect(document.body.textContent).toContain(says);
  expect(document.body.textContent).not.toContain('not yet arrived');
  expect(table.helm.units.value.filter(({ arrives }) => arrives !== undefined)).toEqual([late()]);
});

it('where none of those who can act is on the chart they are said to come, and are not looked for there', () => {
  const table = tableOf('trents-reach', 'river-coastal');
  if (table.session.viewer.value !== 'union') table.session.lift();
  render(<Orders table={table} />, document.body);
  expect(document.querySelector('.orders .hint')?.textContent).toBe(
    '3 ships can act: choose one here; none is on the chart yet.',
  );
  expect(document.querySelector('.orders .chip')?.textContent).toMatch(/^USS Onondaga, comes in turn \d at \d{4}$/u);
});

it.each([
  ['portable', 'memphis', /^First move: /u],
  ['river-coastal', 'memphis', /wind/u],
])('what is thrown before the first decision is told with the orders: %s', (rules, battle, says) => {
  render(<CurtainScreen table={tableOf(battle, rules)} />, document.body);
  const told = [...document.querySelectorAll('[data-testid="thrown"] li')].map(({ textContent }) => textContent);
  expect(told).toEqual([expect.stringMatching(says)]);
});

it('a star for a ship knows its ship, to go with her', async () => {
  const table = await lessonTable('portable', 'ram');
  const goals = boardView(table).goals ?? [];
  expect(goals.flatMap(({ unit = [] }) => unit).sort()).toEqual(['css_general_sumter', 'css_ivy', CONESTOGA, QUEEN]);
});

it('where ships are to leave the chart, the water at its edge is marked for their side', () => {
  const table = tableOf('island-number-ten');
  const { chart } = table.session.now;
  const { goals = [], goalRims = [] } = boardView(table);
  const rim = chart.hexes.filter(hex => chart.navigable(hex) && chart.hexesToEdge(hex, 'left') === 0);
  expect(rim.length).toBeGreaterThan(6);
  const marked = goalRims.filter(({ side }) => side === 'union').map(({ hex }) => hex);
  expect([...new Set(marked)]).toEqual(rim);
  expect(goals.filter(({ side, unit }) => side === 'union' && unit === undefined)).toHaveLength(1);
});

it('water of a goal that is too wide for a star in each hex has a rim, and one star in its middle', () => {
  const table = tableOf('head-of-passes');
  const { session } = table;
  const { chart } = session.now;
  const [wide] = session.setup.match.rules.desk.objectives(session.now).filter(({ hexes = [] }) => hexes.length > 6);
  const { goals = [], goalRims = [] } = boardView(table);
  const water = wide!.hexes!;
  expect(goals.filter(({ hex, unit }) => unit === undefined && water.includes(hex))).toHaveLength(1);
  expect(goalRims.length).toBeGreaterThan(6);
  for (const { hex, facing } of goalRims) {
    expect(water).toContain(hex);
    expect(water).not.toContain(chart.neighbour(hex, facing));
  }
});

it.each([
  ['rams-ironclads', 'Markers down'],
  ['river-coastal', 'Lay the plots'],
  ['nws-1971', 'Lay the plots'],
])('%s: what is laid is called as its rules call it', async (rules, label) => {
  const table = await lessonTable(rules, 'secret');
  expect(endingOf(table)?.label).toBe(label);
});

it('a target to which several things can be done is not shown with an empty card', async () => {
  const table = await lessonTable('quick-sheet', 'ram');
  table.helm.take(QUEEN);
  table.helm.aimAt('css_general_sumter');
  render(<OddsCard helm={table.helm} considered={table.helm.considered.value!} />, document.body);
  expect(document.querySelector('[data-testid="odds"]')?.textContent).toContain('Choose one of these orders.');
});

it.each([
  ['first-command', ['You win by one of these', 'The enemy wins by one of these']],
  ['island-number-ten', ['You win by this', 'The enemy wins by one of these']],
])('%s: the briefing says whether one thing wins or any of several', async (battle, titles) => {
  const table = tableOf(battle);
  await table.session.playback.settled();
  HTMLDialogElement.prototype.showModal = () => undefined;
  render(<CurtainScreen table={table} />, document.body);
  expect([...document.querySelectorAll('.briefingGoals h3')].map(({ textContent }) => textContent?.trim())).toEqual(
    titles,
  );
});

it('who has given no order yet is told that a ship goes where she is sent on the chart, and nobody after that', async () => {
  const table = tableOf('first-command');
  const { helm } = table;
  helm.session.lift();
  await helm.session.playback.settled();
  const told = (): string | undefined => {
    render(<Orders table={table} />, document.body);
    return document.querySelector('[data-testid="sent-by-chart"]')?.textContent;
  };
  expect(told()).toBeUndefined();
  const [first = '', second = ''] = helm.actors.value;
  helm.take(first);
  expect(told()).toBe(`${helm.unit(first)!.name} goes to the brass hex that you press.`);
  helm.steam(helm.destinations.value[0]!);
  await helm.session.playback.settled();
  expect(helm.session.history.value.length).toBeGreaterThan(0);
  helm.take(second);
  expect(told()).toBeUndefined();
});
