/** The portable rules inside the kernel: views, options, events, the two roads, undo and reach, over random battles. */
import { describe, expect, it } from 'vitest';
import { diceOf, seedFrom, type Dice } from '../../../src/core/dice.ts';
import { apply, legal, play, situationOf, start, undoBarrier } from '../../../src/core/engine.ts';
import { destinations } from '../../../src/system/reach.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { SIDES, type HexId } from '../../../src/core/types.ts';
import { portable } from '../../../src/rules/portable/index.ts';
import type { Portable, PortableState } from '../../../src/rules/portable/types.ts';
import { battle, inWords } from './table.ts';
import { drawn, randomGame, nothing, games, type Told } from './drawn.ts';

it('the random battles are worth something: together they show every event, command and rule option', () => {
  const seen = new Set<string>();
  for (const index of games(150)) {
    const noted = (events: readonly Told[]): void => events.forEach(event => seen.add(event.type));
    randomGame(
      index,
      (_, __, events) => noted(events),
      ({ events, command }) => {
        noted(events);
        seen.add(command.type);
      },
    );
  }
  const events = [
    ...[
      'shotFired',
      'pointsLost',
      'shipSunk',
      'workSilenced',
      'criticalPointReached',
      'initiativeRolled',
      'shipArrived',
    ],
    ...[
      'shipMoved',
      'shipTurned',
      'shipLeft',
      'ramDeclared',
      'shipRammed',
      'ranInto',
      'hexTaken',
      'groundingRolled',
      'refloatRolled',
    ],
    ...['driftRolled', 'mineStruck', 'dummyFound', 'turnBegan', 'phaseBegan', 'battleEnded'],
  ];
  const commands = [
    'aim',
    'done',
    'ahead',
    'astern',
    'refloat',
    'finish',
    'turn',
    'ram',
    'leave',
    'takeHex',
    'stayBack',
  ];
  expect([...events, ...commands].filter(type => !seen.has(type))).toEqual([]);
});

/** All that a listener to the events knows. */
const listener = (match: Match<Portable>) => {
  const { ships, works, mines } = portable.muster(match.scenario, match.options);
  const model = { turn: 0, first: 'union', outcome: null as unknown, ships, works, mines };
  const ship = (id: string) => ships[id]!;
  const acts = (id: string, change: Partial<PortableState['ships'][string]>): void =>
    void Object.assign(ship(id), { anchored: false, ...change });
  const hear = (event: Told): void => {
    switch (event.type) {
      case 'turnBegan':
        model.turn = event.turn;
        return;
      case 'initiativeRolled':
        model.first = event.first;
        return;
      case 'battleEnded':
        model.outcome = event.outcome;
        return;
      case 'pointsLost':
        Object.assign((works[event.unit] ?? ships[event.unit])!, { points: event.left });
        return;
      case 'shipSunk':
        Object.assign(ship(event.ship), { status: 'sunk', aground: false });
        return;
      case 'criticalPointReached':
        ship(event.ship).breakingOff = true;
        return;
      case 'shipArrived':
        Object.assign(ship(event.ship), { status: 'afloat', at: event.at, facing: event.facing });
        return;
      case 'shipMoved':
        acts(event.ship, { at: event.to });
        return;
      case 'shipTurned':
        acts(event.ship, { facing: event.facing });
        return;
      case 'ramDeclared':
        acts(event.ship, {});
        return;
      case 'refloatRolled':
        acts(event.ship, { aground: !event.afloat });
        return;
      case 'groundingRolled':
        ship(event.ship).aground = event.aground;
        return;
      case 'driftRolled':
        if (event.stays === null && event.to !== 0) ship(event.ship).at = event.to;
        return;
      case 'hexTaken':
        ship(event.ship).at = event.to;
        return;
      case 'shipLeft':
        Object.assign(ship(event.ship), { at: 0, status: event.exited ? 'exited' : 'gone', leftBy: event.edge });
        return;
      case 'mineStruck':
      case 'dummyFound':
        mines.find(mine => mine.hex === event.at && !mine.spent)!.spent = true;
        return;
    }
  };
  return { model, hear };
};

/** The same of the state; a ship that has left may still have an anchor on paper. */
const facts = ({
  turn,
  first,
  outcome,
  ships,
  works,
  mines,
}: Pick<PortableState, 'turn' | 'ships' | 'works' | 'mines'> & { first: unknown; outcome: unknown }) => ({
  turn,
  first,
  outcome,
  mines,
  ships: Object.values(ships).map(ship => {
    const { id, at, facing, points, status, breakingOff, aground, leftBy } = ship;
    return {
      id,
      at,
      facing,
      points,
      status,
      breakingOff,
      aground,
      leftBy,
      anchored: status === 'afloat' && ship.anchored,
    };
  }),
  works: Object.values(works).map(({ id, points }) => ({ id, points })),
});

it('events alone tell everything: positions, facings, points, conditions, markers, turn and outcome, over 50 games', () => {
  for (const index of games(50)) {
    let { model, hear } = listener(drawn(index));
    randomGame(
      index,
      (match, state, events) => {
        ({ model, hear } = listener(match));
        events.forEach(hear);
        expect(facts(model as never)).toEqual(facts(state));
      },
      ({ state, events, command }) => {
        events.forEach(hear);
        const [heard, is] = [facts(model), facts(state)];
        if (JSON.stringify(heard) !== JSON.stringify(is))
          expect(heard, `game ${index}, ${inWords(command)}`).toEqual(is);
      },
    );
  }
});

describe('the two roads', () => {
  it('in place and by produce: the same states and events, over 30 games, through a file at every command; audit empty', () => {
    for (const index of games(30)) {
      let road = start(drawn(index), `game ${index}`).state;
      randomGame(index, nothing, ({ match, state, command, events }) => {
        const next = apply(match, road, command);
        expect(JSON.stringify(next.events)).toBe(JSON.stringify(events));
        const written = JSON.stringify(next.state);
        road = JSON.parse(written) as PortableState;
        expect(JSON.stringify(road)).toBe(written);
        expect(hash(road)).toBe(hash(state));
        expect(portable.audit(situationOf(match, state))).toEqual([]);
      });
    }
  });

  it('a clone is equal and shares nothing that a command changes', () => {
    for (const index of games(10)) {
      randomGame(index, nothing, ({ match, state }) => {
        const [before, copy] = [JSON.stringify(state), portable.clone(state)];
        expect(JSON.stringify(copy)).toBe(before);
        for (const side of SIDES) {
          const option = legal(match, copy, side)[0];
          if (option) play(match, copy, option);
        }
        expect(JSON.stringify(state)).toBe(before);
      });
    }
  });
});

describe('audit finds what is broken', () => {
  const sound = () => battle(5, 5).union('a', 'gunboat', 202, 'E').confederate('b', 'gunboat', 302, 'E').fire();

  it.each<[string, RegExp, (state: PortableState) => void]>([
    ['two ships in a hex', /share hex 302/, state => (state.ships.a!.at = 302)],
    ['points above the strength', /a has 9 points of 4/, state => (state.ships.a!.points = 9)],
    ['afloat with no points', /a is afloat with 0 points/, state => (state.ships.a!.points = 0)],
    ['more movement than she has', /a has 7 hexes/, state => (state.ships.a!.movesLeft = 7)],
    ['gone but on the chart', /a is gone but lies in 202/, state => (state.ships.a!.status = 'gone')],
    ['aims at a friend', /a aims at her own side/, state => (state.plots.a = 'a')],
    [
      'an active ship that is none',
      /active ship a is not afloat/,
      state => {
        state.active = 'a';
        Object.assign(state.ships.a!, { status: 'gone', at: 0 });
      },
    ],
    ['ready twice', /ready twice/, state => (state.ready = ['union', 'union'])],
  ])('%s', (_, complaint, spoil) => {
    const { match, state } = sound();
    expect(portable.audit(situationOf(match, state))).toEqual([]);
    spoil(state);
    expect(portable.audit(situationOf(match, state)).join()).toMatch(complaint);
  });
});

describe('undoBarrier', () => {
  const barrier = (table: { match: Match<Portable>; state: PortableState }, words: string): string | null => {
    const { match, state } = table;
    const command = SIDES.flatMap(side => legal(match, state, side)).find(option => inWords(option) === words)!;
    const before = portable.clone(state);
    const events = play(match, state, command);
    return undoBarrier(match, before, state, events);
  };
  const two = () => battle(9, 5).union('a', 'gunboat', 303, 'E').confederate('b', 'gunboat', 503, 'W');

  it('a target plotted, a hex entered, a turn made and a ram declared can be taken back', () => {
    expect(barrier(two().fire(), 'a > b')).toBeNull();
    expect(barrier(two().moves('union'), 'a ahead')).toBeNull();
    expect(barrier(two().moves('union'), 'a port')).toBeNull();
    const close = two().moves('union').play('a ahead');
    expect(barrier(close, 'a rams b')).toBeNull();
    expect(barrier(two().moves('union').play('a ahead'), 'a finish')).toBeNull();
  });

  it('not a decision that has passed to the other side', () => {
    expect(barrier(two().fire(), 'union done')).toBe('passed');
    expect(barrier(two().moves('union'), 'union done')).toBe('passed');
  });

  it('not a die', () => {
    expect(barrier(two().options('sandbars').depth(2, 403).moves('union'), 'a ahead')).toBe('dice');
    expect(barrier(two().options('mines').mine('confederate', 403, true).moves('union'), 'a ahead')).toBe('dice');
    expect(barrier(two().fire().play('union done'), 'confederate done')).toBe('dice');
  });

  it('not a marker looked at', () => {
    expect(barrier(two().options('mines').mine('confederate', 403, false).moves('union'), 'a ahead')).toBe('hidden');
  });

  it('over random games: whatever can be taken back rolled no die, showed nothing and left the decision where it was', () => {
    let free = 0;
    for (const index of games(20)) {
      randomGame(index, nothing, ({ match, before, state, events }) => {
        if (undoBarrier(match, before, state, events) !== null) return;
        free += 1;
        expect(state.rng).toEqual(before.rng);
        expect(events.filter(event => match.rules.desk.events.roll(event) ?? portable.reveals(event))).toEqual([]);
        expect([state.turn, state.cursor.phase, state.cursor.awaiting]).toEqual([
          before.turn,
          before.cursor.phase,
          before.cursor.awaiting,
        ]);
      });
    }
    expect(free).toBeGreaterThan(500);
  });
});

describe('destinations (system/reach.ts)', () => {
  const ones: Dice = { roll: () => 1 };
  const place = ({ at, facing }: { at: HexId; facing: number }): string => `${at}/${facing}`;

  /** Every hex and facing to which the offered steps lead, tried one by one. */
  const reachable = (
    match: Match<Portable>,
    state: PortableState,
    id: string,
    found = new Set<string>(),
  ): Set<string> => {
    const { side } = state.ships[id]!;
    for (const option of legal(match, state, side)) {
      if (!['ahead', 'turn', 'astern'].includes(option.type) || !('ship' in option) || option.ship !== id) continue;
      const next = portable.clone(state);
      play(match, next, option, ones);
      found.add(place(next.ships[id]!));
      if (next.cursor.phase === state.cursor.phase) reachable(match, next, id, found);
    }
    return found;
  };

  it('are exactly what the options allow, and every path can be played to where it says at the cost it says', () => {
    let checked = 0;
    for (const index of games(30)) {
      const lots = diceOf(seedFrom(`reach ${index}`));
      randomGame(index, nothing, ({ match, state }) => {
        const side = state.cursor.awaiting[0];
        if (!side || state.outcome || !portable.sequence[state.cursor.phase]!.id.endsWith('Move') || lots.roll(4) !== 1)
          return;
        for (const ship of Object.values(state.ships)) {
          const ways = destinations(match, portable.redact(state, side), ship.id);
          if (ship.side !== side || ship.status !== 'afloat') {
            expect(ways).toEqual([]);
            continue;
          }
          const expected = reachable(match, state, ship.id);
          expected.delete(place(ship));
          expect(new Set(ways.map(way => place({ at: way.hex, facing: way.facing })))).toEqual(expected);
          for (const way of ways) {
            const copy = portable.clone(state);
            let cost = 0;
            for (const step of way.path) {
              const offered = legal(match, copy, side).map(option => JSON.stringify(option));
              expect(offered).toContain(JSON.stringify(step));
              cost +=
                step.type === 'astern'
                  ? { turretedMonitor: 1, casemateIronclad: 1, steamFrigate: 2, steamGunboat: 3 }[ship.type]
                  : 1;
              play(match, copy, step, ones);
            }
            expect(place(copy.ships[ship.id]!)).toBe(place({ at: way.hex, facing: way.facing }));
            expect(way.cost).toBe(cost);
            expect(cost).toBeLessThanOrEqual(ship.movesLeft);
            checked += 1;
          }
        }
      });
    }
    expect(checked).toBeGreaterThan(500);
  });

  it('name the risk of a bar on the way', () => {
    const table = battle(9, 5)
      .options('sandbars')
      .depth(5, 403)
      .union('a', 'gunboat', 303, 'E', { now: { draught: 9, shallow: false } })
      .moves('union');
    const ways = destinations(table.match, table.state, 'a');
    const risk = (hex: HexId, facing: number) => ways.find(way => way.hex === hex && way.facing === facing)?.risk;
    expect([risk(403, 0), risk(503, 0), risk(303, 1)]).toEqual([
      'may ground at 0403: 15 in 36',
      'may ground at 0403: 15 in 36',
      null,
    ]);
  });
});
