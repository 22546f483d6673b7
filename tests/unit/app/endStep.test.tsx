// @vitest-environment happy-dom
/** The step in which courses are plotted has an end in sight, also where but one of the ships has a choice. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { ActionBar } from '../../../src/app/play/actionBar.tsx';
import { plottingPrimary } from '../../../src/app/helm/plotButton.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { libraryOf } from '../../../src/trials/library.ts';
import indianola from '../../../scenarios/loss-of-the-indianola.json' with { type: 'json' };
import donelson from '../../../scenarios/fort-donelson.json' with { type: 'json' };

const tables: Table[] = [];
afterEach(() => {
  render(null, document.body);
  for (const table of tables.splice(0)) table.leave();
});

/** Plays on, all as they go, until ships of the Union are plotted. */
const toUnionPlots = async ({ session, plotting }: Table): Promise<void> => {
  const plotted = (): boolean => plotting.ships.value.some(({ side }) => side === 'union');
  for (let step = 0; step < 60 && !plotted(); step++) {
    if (plotting.active.value) plotting.down();
    else session.dispatch(session.offers.value.at(-1)!);
    await session.playback.settled();
    if (session.curtain.value) session.lift();
  }
  expect(plotted()).toBe(true);
};

const plotted = async (rules: string, file: unknown): Promise<Table> => {
  const [battle] = libraryOf({ 'battle.json': file }).battles;
  const match = matchOf(findRuleSet(rules)!, battle!.scenario);
  const players = { union: 'human', confederate: 'human' };
  const created = '2026-01-02T03:04:05.000Z';
  const game = newGame({ name: 'A game', created, seed: 'ends', battle: battle!, match, players });
  const session = new Session(game, () => undefined);
  session.lift();
  const table = new Table('ends', session);
  tables.push(table);
  await toUnionPlots(table);
  render(<ActionBar table={table} showReport={() => undefined} />, document.body);
  return table;
};

const endStep = (): Element | null => document.querySelector('[data-testid="end-step"]');

it('a ship that can only stay as she is is not waited for: beside two barges at anchor the Indianola alone is', async () => {
  const table = await plotted('river-coastal', indianola);
  const { plotting, session, helm } = table;
  const anchored = plotting.ships.value.filter(({ others }) => others.length > 0);
  for (const ship of anchored) plotting.choose(ship, ship.others[0]!);
  plotting.down();
  await session.playback.settled();
  if (session.curtain.value) session.lift();
  await toUnionPlots(table);
  expect(plotting.ships.value.map(({ unit }) => unit)).toEqual(['uss_indianola', 'port_barge', 'starboard_barge']);
  expect(plotting.open.map(({ unit }) => unit)).toEqual(['uss_indianola']);
  plottingPrimary(table)!.press!();
  expect(helm.selected.value).toBe('uss_indianola');
  expect(plottingPrimary(table)!.label).toBe('Lay the plots');
  expect(endStep()).toBeNull();
});

it('the end of the step stands beside the main button while that leads to another ship', async () => {
  const table = await plotted('nws-1971', donelson);
  expect(plottingPrimary(table)!.label).toBe('Next ship');
  expect(endStep()).not.toBeNull();
  table.plotting.restSteady();
  await expect.poll(endStep).toBeNull();
  expect(plottingPrimary(table)!.label).toBe('Lay the plots');
});
