/** A column follows its leader under every system: by plots all at once, by steps one ship after another. */
import { afterEach, describe, expect, it } from 'vitest';
import { matchNamed } from '../../helpers/scenarios.ts';
import { endingOf, primaryOf } from '../../../src/app/helm/primary.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { scenarioFileOf } from '../../../src/scenario/index.ts';
import { newGame } from '../../../src/trials/gameFile.ts';

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

/** First Command at the screen, when the Union can send a ship somewhere. */
const atMove = async (rules: string): Promise<Table> => {
  const match = matchNamed(rules, 'first-command');
  const { scenario } = match;
  const played = newGame({
    name: 'A column',
    created: '2026-01-02T03:04:05.000Z',
    battle: { scenario, source: scenarioFileOf(scenario), shipped: false },
    seed: 'column',
    match,
    players: { union: 'human', confederate: 'human' },
  });
  const session = new Session(played, () => undefined);
  const table = new Table('column', session);
  tables.push(table);
  for (let press = 0; press < 200; press++) {
    await session.playback.settled();
    if (session.busy.value) continue;
    if (session.curtain.value) session.lift();
    else if (session.viewer.value === 'union' && table.plotting.active.value) return table;
    else if (session.viewer.value === 'union' && takeMover(table)) return table;
    else {
      (endingOf(table) ?? primaryOf(table, () => undefined)).press?.();
      // What is given up is told first; to take a ship in hand would take the question back.
      if (table.helm.sure.value) endingOf(table)?.press?.();
    }
  }
  throw new Error('nobody can move');
};

/** Takes a ship in hand that can go somewhere. */
const takeMover = ({ helm }: Table): boolean => {
  for (const unit of helm.actors.value) {
    helm.take(unit);
    if (helm.destinations.value.length > 0) return true;
  }
  return false;
};

const plotted = RULE_SETS.filter(({ desk }) => desk.plots).map(({ id }) => id);
const stepped = RULE_SETS.filter(({ desk }) => desk.steps).map(({ id }) => id);

describe('a column', () => {
  it('is known to every system, by plots or by steps', () => {
    expect([...new Set([...plotted, ...stepped])].sort()).toEqual(RULE_SETS.map(({ id }) => id).sort());
  });

  it.each(plotted)(
    '%s: all ships near the one in hand are plotted to hexes that she leaves or near them, drawn first, in one press',
    async rules => {
      const table = await atMove(rules);
      const { plotting, column, session, helm } = table;
      const [leader, other] = plotting.ships.value;
      // She is looked at first, so that nobody is found who could not be told.
      helm.take(leader!.unit);
      const fastest = [...leader!.speeds].reverse().map(({ speed }) => plotting.with(leader!, speed));
      const choice = fastest.find(each => each && (plotting.course(each)?.meets.length ?? 1) === 0);
      plotting.choose(leader!, choice ?? leader!.steady);
      const before = session.history.value.length;
      expect(column.open.value).toBe(true);
      expect(column.ghosts.value).toEqual([]);
      column.looked.value = true;
      const [follower, ...more] = column.followers.value;
      expect(more).toEqual([]);
      expect(follower).toMatchObject({ unit: other!.unit, leader: leader!.unit });
      const way = plotting.course(plotting.choice(leader!))!;
      const left = [way.from.hex, ...way.steps.map(({ hex }) => hex)].slice(0, -1);
      const { chart } = session.setup.match;
      // The two lie abreast: she comes as near to the wake as her helm allows.
      const off = (hex: number): number => Math.min(...left.map(each => chart.range(each, hex)));
      expect(off(follower!.hex)).toBeLessThanOrEqual(2);
      expect(column.ghosts.value.map(({ role, course }) => [role, course.unit])).toEqual([['preview', other!.unit]]);
      expect(session.history.value).toHaveLength(before);
      column.take();
      expect(helm.notice.value).toBeNull();
      expect(session.history.value).toHaveLength(before + 1);
      const laid = plotting.ship(other!.unit)!;
      expect(plotting.course(plotting.choice(laid))!.stops.at(-1)!.hex).toBe(follower!.hex);
      expect(column.open.value).toBe(false);
    },
  );

  it.each(stepped)(
    '%s: a ship goes to a hex that one of her own side has left in this turn, in one press',
    async rules => {
      const table = await atMove(rules);
      const { column, session, helm } = table;
      const leader = helm.selected.value!;
      expect(column.open.value).toBe(false);
      const from = helm.unit(leader)!.hexes[0]!;
      const farthest = helm.destinations.value
        .filter(({ ends, risk, hex }) => ends && risk === null && hex !== from)
        .reduce((best, way) => (way.path.length > best.path.length ? way : best));
      helm.steam(farthest);
      for (let press = 0; press < 40 && !column.open.value; press++) {
        await session.playback.settled();
        if (session.busy.value) continue;
        if (session.curtain.value) session.lift();
        else if (session.viewer.value !== 'union' || helm.selected.value === leader || !takeMover(table))
          primaryOf(table, () => undefined).press?.();
      }
      const [follower] = column.followers.value;
      expect(follower).toMatchObject({ leader });
      expect(follower!.unit).not.toBe(leader);
      expect(follower!.course!.steps.at(-1)!.hex).toBe(follower!.hex);
      const { hexes } = table.trails.value.find(({ unit }) => unit === leader)!;
      expect(hexes.slice(0, -1)).toContain(follower!.hex);
      column.take();
      await session.playback.settled();
      expect(helm.unit(follower!.unit)!.hexes).toContain(follower!.hex);
    },
  );
});
