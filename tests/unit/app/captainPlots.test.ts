// @vitest-environment happy-dom
/** "Let the captain plot", Shift T: her captain lays a ship's marker by what his side sees, over one that lies as well. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Helm } from '../../../src/app/helm/helm.ts';
import { onPlayKey, type KeyTargets } from '../../../src/app/helm/keys.ts';
import { Mind } from '../../../src/app/opponent/mind.ts';
import { battleOf, Solo } from '../../../src/app/opponent/solo.ts';
import { GivenUp, type Thinker } from '../../../src/app/opponent/thinker.ts';
import { Session } from '../../../src/app/table/session.ts';
import { settings } from '../../../src/app/settings/settings.ts';
import { Table } from '../../../src/app/table/table.ts';
import type { PlotView } from '../../../src/system/desk/index.ts';
import { offeredAs } from '../../../src/core/engine.ts';
import type { Command } from '../../../src/core/types.ts';
import type { Sight } from '../../../src/system/sight.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { findRuleSet, matchOf } from '../../../src/rules/index.ts';
import { libraryOf } from '../../../src/trials/library.ts';
import firstCommand from '../../../scenarios/first-command.json' with { type: 'json' };

const tables: Table[] = [];
const { letterKeys } = settings.value;
beforeEach(() => {
  settings.value = { ...settings.value, letterKeys: true };
});
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
  settings.value = { ...settings.value, letterKeys };
});

interface Chart {
  table: Table;
  /** What captains were shown, one after another. */
  shown: Sight[];
  /** What goes wrong when the next is asked. */
  fails(why: Error): void;
}

/** First Command before its first plots, the player on the Union side. */
const chartTable = async (rules: string, confederate = 'captain'): Promise<Chart> => {
  const [battle] = libraryOf({ 'first-command.json': firstCommand }).battles;
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'captains',
    players: { union: 'human', confederate },
    battle: battle!,
    match: matchOf(findRuleSet(rules)!, battle!.scenario),
  });
  const session = new Session(played, () => undefined);
  const mind = new Mind(() => 0);
  mind.sit(battleOf(session));
  const shown: Sight[] = [];
  let fault: Error | null = null;
  const thinker: Thinker = {
    decide: question => Promise.resolve(mind.decide(question)),
    advise: async (opponent, sight, patience) => {
      if (fault) throw fault;
      shown.push(sight);
      return Promise.resolve(mind.advise(opponent, sight, patience));
    },
    wouldDraw: () => Promise.resolve(false),
    foregone: () => Promise.resolve(null),
    stop: () => undefined,
  };
  const solo = new Solo(session, thinker);
  const table = new Table('captains', session, { helm: new Helm(session, solo) });
  tables.push(table);
  solo.seated.value = true;
  session.lift();
  for (const command of [{ type: 'ordered', side: 'union' } as const])
    if (offeredAs(session.setup.match, session.newest, command)) session.dispatch(command);
  await expect.poll(() => table.plotting.active.value).toBe(true);
  return { table, shown, fails: why => (fault = why) };
};

const named = ({ table }: Chart, unit: string): PlotView => table.plotting.ship(unit)!;
const commands = ({ table }: Chart): Command[] => table.session.history.value.map(({ command }) => command);
/** Speeds that a captain may choose among, by the offers that he was shown. */
const speedsIn = (sight: Sight): number =>
  new Set(sight.offers?.map(offer => (offer as { speed?: number }).speed)).size;

const RULES = ['rams-ironclads', 'river-coastal', 'nws-1971'];

describe.each(RULES)('under %s', rules => {
  it('lays the marker of that ship alone, out of all that she may do', async () => {
    const chart = await chartTable(rules);
    const before = commands(chart).length;
    await chart.table.captainPlots.plot(named(chart, 'uss_conestoga'));
    expect(named(chart, 'uss_conestoga').laid).not.toBeNull();
    expect(named(chart, 'uss_queen_of_the_west').laid).toBeNull();
    expect(commands(chart).slice(before)).toMatchObject([{ type: 'plot', ship: 'uss_conestoga' }]);
    expect(speedsIn(chart.shown[0]!)).toBeGreaterThan(1);
    expect(chart.table.captainPlots.thinking.value).toBeNull();
  });

  it('lays it over one that lies, while another ship has none', async () => {
    const chart = await chartTable(rules);
    const ship = named(chart, 'uss_conestoga');
    const { plotting, captainPlots } = chart.table;
    plotting.choose(ship, plotting.faster(ship, -1)!);
    const speed = plotting.choice(named(chart, 'uss_conestoga')).speed;
    const before = commands(chart).length;
    await captainPlots.plot(named(chart, 'uss_conestoga'));
    expect(speedsIn(chart.shown[0]!)).toBeGreaterThan(1);
    expect(commands(chart).slice(before)).toMatchObject([{ type: 'plot', ship: 'uss_conestoga' }]);
    expect(plotting.choice(named(chart, 'uss_conestoga')).speed).not.toBe(speed);
  });

  it('is asked by Shift T for the ship in hand', async () => {
    const chart = await chartTable(rules);
    const { helm, plotting } = chart.table;
    helm.selected.value = 'uss_queen_of_the_west';
    expect(plotting.inHand?.unit).toBe('uss_queen_of_the_west');
    const targets = { table: chart.table, board: () => null } as unknown as KeyTargets;
    onPlayKey(targets, new KeyboardEvent('keydown', { code: 'KeyT', key: 'T', shiftKey: true }));
    await expect.poll(() => named(chart, 'uss_queen_of_the_west').laid).not.toBeNull();
  });
});

it('what has been laid meanwhile stands', async () => {
  const chart = await chartTable('river-coastal');
  const ship = named(chart, 'uss_conestoga');
  const thought = chart.table.captainPlots.plot(ship);
  chart.table.plotting.choose(ship, chart.table.plotting.faster(ship, 1)!);
  const laid = commands(chart).length;
  await thought;
  expect(commands(chart)).toHaveLength(laid);
});

it('a captain who cannot be asked is told of, one who was given up is not', async () => {
  const chart = await chartTable('river-coastal');
  chart.fails(new GivenUp('stopped'));
  await chart.table.captainPlots.plot(named(chart, 'uss_conestoga'));
  expect(chart.table.helm.notice.value).toBeNull();
  chart.fails(new Error('no room'));
  await chart.table.captainPlots.plot(named(chart, 'uss_conestoga'));
  expect(chart.table.helm.notice.value).toContain('no room');
  expect(named(chart, 'uss_conestoga').laid).toBeNull();
});

it('nobody is asked where both players look at the screen', async () => {
  const chart = await chartTable('river-coastal');
  const { captainPlots, session } = chart.table;
  expect(captainPlots.open.value).toBe(true);
  session.open.value = true;
  expect(captainPlots.open.value).toBe(false);
  await captainPlots.plot(named(chart, 'uss_conestoga'));
  expect(chart.shown).toEqual([]);
});
