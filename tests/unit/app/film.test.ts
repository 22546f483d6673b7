import { afterEach, describe, expect, it } from 'vitest';
import { recapOf, type RecapView } from '../../../src/app/table/film.ts';
import { newGame } from '../../../src/trials/gameFile.ts';
import { Session } from '../../../src/app/table/session.ts';
import { Table } from '../../../src/app/table/table.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import type { GameEvent, State } from '../../../src/core/types.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import type { RamsState } from '../../../src/rules/rams-ironclads/types.ts';
import { battle } from '../../systems/rams-ironclads/table.ts';

/** Three ships of each side on slack water, near enough to fire after the first half of a move. */
const MATCH = battle(20, 9)
  .union('a', 'wooden', 303, 'E')
  .union('b', 'gunboat', 503, 'E')
  .union('c', 'sloop', 306, 'E')
  .confederate('y', 'wooden', 1103, 'W')
  .confederate('z', 'casemate', 1106, 'W')
  .section({ speeds: { a: 6, b: 6, c: 6, y: 6, z: 4 } })
  .matchOf() as unknown as Match;

const tables: Table[] = [];
afterEach(() => {
  for (const table of tables.splice(0)) table.leave();
});

const sit = (): Table => {
  const played = newGame({
    name: 'A game',
    created: '2026-01-02T03:04:05.000Z',
    seed: 'film',
    battle: { scenario: MATCH.scenario, source: {}, shipped: false },
    match: MATCH,
    players: { union: 'human', confederate: 'human' },
  });
  const session = new Session(played, () => undefined);
  session.lift();
  const table = new Table('film', session);
  tables.push(table);
  return table;
};

/** Both sides lay their markers and see the first half of the move. */
const moved = async () => {
  const table = sit();
  const { plotting } = table;
  for (const ship of plotting.ships.value) plotting.choose(ship, plotting.faster(ship, 1) ?? ship.steady);
  plotting.down();
  await table.session.playback.settled();
  table.session.lift();
  plotting.down();
  await table.session.playback.settled();
  table.session.lift();
  return table;
};

/** A screen that notes what is thrown onto it; every event waits to be let go where `held`. */
const screen = () => {
  const shown: State[] = [];
  const acted: GameEvent[] = [];
  let cuts = 0;
  const recapView: RecapView = {
    show: state => void shown.push(state),
    act(event) {
      acted.push(event);
      return Promise.resolve();
    },
    cut: () => void (cuts += 1),
    still: () => false,
  };
  return { shown, acted, recapView, cuts: () => cuts };
};

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

describe('the recap: what can be looked at again', () => {
  it('is nothing before anything has happened', () => {
    expect(recapOf(sit().session)).toBeNull();
  });

  it('begins before the other side’s last decision, and holds everything that came of it', async () => {
    const { session } = await moved();
    const recap = recapOf(session)!;
    const types = recap.parts.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types).toContain('plotsShown');
    expect(types).toContain('shipMoved');
    expect(recap.before.cursor.phase).toBe(0);
    expect(types.indexOf('plotsShown')).toBeLessThan(types.indexOf('shipMoved'));
  });

  it('knows no more than its viewer: neither dice nor the other side’s markers', async () => {
    const { session } = await moved();
    const viewer = session.viewer.value!;
    const { before, parts } = recapOf(session)!;
    for (const state of [before, ...parts.map(({ after }) => after)]) {
      expect(state.rng).toEqual([]);
      for (const ship of Object.values((state as RamsState).ships))
        if (ship.side !== viewer) expect(ship.plot).toBeNull();
    }
  });

  it('is the own gesture where the viewer brought about what happened last', async () => {
    const { session } = await moved();
    const side = session.history.value.at(-1)!.command.side;
    session.viewer.value = side;
    const recap = recapOf(session)!;
    const gesture = session.history.value.at(-1)!.gesture;
    const first = session.history.value.findIndex(entry => entry.gesture === gesture);
    expect((recap.before as RamsState).ready).toEqual((session.stateAt(first) as RamsState).ready);
  });
});

describe('the film', () => {
  it('runs from the state before to the present, event by event, and then lets the present be shown', async () => {
    const { film, session } = await moved();
    const { shown, acted, recapView } = screen();
    film.recapView = recapView;
    const recap = film.recap.value!;
    const calm = recap.parts
      .flatMap(({ events }) => events)
      .filter(event => !ramsIronclads.desk.events.roll(event as never));
    const running = film.again();
    expect(film.replaying.value).toBe(true);
    film.rate.value = 2;
    await running;
    expect(film.replaying.value).toBe(false);
    expect(shown[0]).toEqual(recap.before);
    expect(shown.at(-1)).toEqual(recap.parts.at(-1)!.after);
    expect(acted).toEqual(recap.parts.flatMap(({ events }) => events));
    expect(calm.length).toBeGreaterThan(5);
    expect(session.playback.tray.value).toBeNull();
  });

  it('can be held, stepped one event at a time, and let go', async () => {
    const { film } = await moved();
    const { acted, recapView } = screen();
    film.recapView = recapView;
    film.paused.value = true;
    const running = film.again();
    await tick();
    expect(acted).toHaveLength(0);
    film.step();
    await tick();
    expect(acted).toHaveLength(1);
    expect(film.told.value).toMatchObject({ at: 1 });
    film.step();
    await tick();
    expect(acted).toHaveLength(2);
    film.hold();
    expect(film.paused.value).toBe(false);
    await running;
    expect(acted.length).toBeGreaterThan(5);
  });

  it('ends at once when it is told to, and when something new happens', async () => {
    const { film, session, helm } = await moved();
    const { acted, recapView, cuts } = screen();
    film.recapView = recapView;
    film.paused.value = true;
    const running = film.again();
    await tick();
    film.stop();
    await running;
    expect([film.replaying.value, acted.length, cuts()]).toEqual([false, 0, 1]);
    film.paused.value = true;
    const again = film.again();
    await tick();
    const [offer] = helm.session.offers.value;
    session.dispatch(offer!);
    await again;
    expect(film.replaying.value).toBe(false);
  });

  it('holds what happens, too', async () => {
    const { film, session } = sit();
    session.playback.busy.value = true;
    film.step();
    const event: GameEvent = { type: 'turnBegan', turn: 3 } as GameEvent;
    let passed = 0;
    const gates = [film.gate(event).then(() => (passed += 1))];
    await tick();
    expect(passed).toBe(0);
    film.step();
    await gates[0];
    expect([passed, film.told.value?.words]).toEqual([1, 'Turn 3.']);
    const next = film.gate(event).then(() => (passed += 1));
    await tick();
    expect(passed).toBe(1);
    film.release();
    await next;
    expect([passed, film.paused.value]).toEqual([2, false]);
  });

  it('goes round its speeds', () => {
    const { film } = sit();
    const rates = [1, 2, 3].map(() => {
      film.changeRate();
      return film.rate.value;
    });
    expect(rates).toEqual([2, 4, 1]);
  });
});
