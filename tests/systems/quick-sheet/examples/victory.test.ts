/** Rulings Q11, Q12, Q51 to Q55, Q70, Q71 and S11: objectives, points, the generated battle. */
import { describe, expect, it } from 'vitest';
import { apply, legal, play, situationOf, start } from '../../../../src/core/engine.ts';
import { hash } from '../../../../src/core/replay.ts';
import type { Match } from '../../../../src/system/ruleset.ts';
import { enemyOf, SIDES, type Side } from '../../../../src/core/types.ts';
import { generateBattle } from '../../../../src/rules/quick-sheet/setup/generate.ts';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import { settingsOf } from '../../../../src/rules/quick-sheet/setup/settings.ts';
import type {
  QuickSheet,
  QuickSheetCommand,
  QuickSheetShip,
  QuickSheetState,
} from '../../../../src/rules/quick-sheet/types.ts';
import { victoryPoints } from '../../../../src/rules/quick-sheet/victory.ts';
import { battle, inWords } from '../table.ts';

const late = { with: { clock: 7 } };

describe('S11, Q54: objectives first', () => {
  const meet = (now: Partial<QuickSheetShip>) =>
    battle(9, 5)
      .union('a', 'wooden', 202, 'E')
      .confederate('y', 'wooden', 702, 'E', { now })
      .confederate('z', 'wooden', 704, 'W')
      .objective({ side: 'union', kind: 'sinkOrCapture', ships: ['y'], count: 1, text: 'take her' })
      .at('drift', ...(now.status || now.struck ? [] : [1, 1]));

  it('sink or capture: sunk or struck, judged as soon as it is met', () => {
    expect(meet({ struck: true }).outcome).toEqual({ winner: 'union', cause: 'objective' });
    expect(meet({ status: 'sunk', points: 0 }).outcome).toEqual({ winner: 'union', cause: 'objective' });
    expect(meet({}).outcome).toBeNull();
  });

  it('both in one step: a draw', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 202, 'E', { now: { struck: true } })
      .union('b', 'wooden', 204, 'E')
      .confederate('y', 'wooden', 702, 'E', { now: { struck: true } })
      .confederate('z', 'wooden', 704, 'W')
      .objective({ side: 'union', kind: 'sinkOrCapture', ships: ['y'], count: 1, text: '' })
      .objective({ side: 'confederate', kind: 'sinkOrCapture', ships: ['a'], count: 1, text: '' })
      .at('drift');
    expect(table.outcome).toEqual({ winner: 'draw', cause: 'objectives-both' });
  });

  it('exit by the edge that the objective names', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 902, 'E', { card: 'slowSpeed' })
      .union('b', 'wooden', 202, 'E')
      .confederate('z', 'wooden', 704, 'W')
      .objective({ side: 'union', kind: 'exit', ships: ['a'], count: 1, edge: 'right', text: '' })
      .acts('union')
      .then('activate a', 'carryOut a', 'leave a right', 'activate z');
    table.play('activate b');
    expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
    expect(table.ship('a').status).toBe('exited');
  });

  it('hold and survive when the clock has run out', () => {
    const at = (kind: 'hold' | 'survive') =>
      battle(9, 5)
        .union('a', 'wooden', 202, 'E')
        .confederate('z', 'wooden', 704, 'W')
        .with(late.with)
        .objective(
          kind === 'hold'
            ? { side: 'union', kind, hexes: [202], count: 1, text: '' }
            : { side: 'confederate', kind, ships: ['z'], count: 1, text: '' },
        )
        .at('clock', 1, 1).outcome;
    expect(at('hold')).toEqual({ winner: 'union', cause: 'held-at-end' });
    expect(at('survive')).toEqual({ winner: 'confederate', cause: 'held-at-end' });
  });

  it('destroyed building or moored transport: ten hit points, as wooden', () => {
    const table = battle(9, 5)
      .building('confederate', 'mill', 501)
      .union('a', 'wooden', 202, 'E')
      .confederate('t', 'transport', 602, 'W', { anchored: true })
      .at('orders', 1, 2);
    expect(table.work('mill')).toMatchObject({ points: 10, armour: 'wood', guns: [] });
    expect(table.ship('t')).toMatchObject({ points: 10, armour: 'wood' });
  });
});

describe('Q71: a side without ships', () => {
  it('loses; both, a draw; a reserve still to come keeps it in the battle', () => {
    const gone = { status: 'gone', at: 0 } as const;
    const end = (mine: object, reserve: string[] = []) =>
      battle(9, 5)
        .union('a', 'wooden', 202, 'E', { now: mine })
        .union('b', 'wooden', 104, 'E', reserve.length > 0 ? {} : { now: gone })
        .confederate('z', 'wooden', 704, 'W', { now: { struck: true } })
        .section({ reserve })
        .at('drift').outcome;
    expect(end({})).toEqual({ winner: 'union', cause: 'fleet-lost' });
    expect(end(gone)).toEqual({ winner: 'draw', cause: 'fleets-lost' });
    expect(end(gone, ['b'])).toEqual({ winner: 'union', cause: 'fleet-lost' });
  });
});

const matchOf = (seed: string): Match<QuickSheet> => {
  const scenario = generateBattle(seed);
  return { rules: quickSheet, scenario, chart: scenario.chart, options: { astern: false, lenientOrders: false } };
};

describe('Q54: victory points of a generated battle', () => {
  const match = matchOf('points');
  const { attacker } = settingsOf(match.scenario);
  const defender = enemyOf(attacker);
  const stand = (change: (state: QuickSheetState) => void) => {
    const { state } = start(match, 'x');
    for (const side of SIDES) play(match, state, legal(match, state, side)[0]!);
    const copy = structuredClone(state);
    change(copy);
    return situationOf(match, copy);
  };
  const of = (side: Side, change: (state: QuickSheetState) => void): number => victoryPoints(stand(change), side);
  const works = (state: QuickSheetState, kind: string) => Object.values(state.works).filter(work => work.kind === kind);
  const ship = (state: QuickSheetState, side: Side) =>
    Object.values(state.ships).find(each => each.side === side && !each.target)!;

  it('the defender has 2 for each building or transport left: five of them', () => {
    expect(of(defender, () => undefined)).toBe(10);
    expect(of(attacker, () => undefined)).toBe(0);
  });

  it('building or transport destroyed 4, fort silenced 6', () => {
    expect(of(attacker, state => void (works(state, 'building')[0]!.down = true))).toBe(4);
    expect(of(attacker, state => void (works(state, 'fort')[0]!.down = true))).toBe(6);
    const sunk = (state: QuickSheetState) => {
      const transport = Object.values(state.ships).find(each => each.target)!;
      transport.status = 'sunk';
    };
    expect([of(attacker, sunk), of(defender, sunk)]).toEqual([4, 8]);
  });

  it('ship sunk, struck or driven off: a fifth of her starting hit points, rounded up; battered: half of that, rounded down', () => {
    const worth = (change: (one: QuickSheetShip) => void) =>
      of(attacker, state => {
        const one = ship(state, defender);
        Object.assign(one, { strength: 31, points: 31, status: 'afloat' });
        change(one);
      });
    expect(worth(one => void (one.status = 'sunk'))).toBe(7);
    expect(worth(one => void (one.struck = true))).toBe(7);
    expect(worth(one => void (one.status = 'gone'))).toBe(7);
    expect(worth(one => void (one.points = 10))).toBe(3);
    expect(worth(one => void (one.points = 11))).toBe(0);
    expect(worth(one => void (one.status = 'withdrawn'))).toBe(0);
  });

  it.each([
    [6, 'draw', 'points-draw'],
    [5, 'defender', 'points-minor'],
    [20, 'attacker', 'points-minor'],
    [30, 'attacker', 'points-major'],
  ] as const)('with %i points for the attacker against the defender’s ten: %s, %s', (points, winner, cause) => {
    const outcome = quickSheet.outcome(
      stand(state => {
        state.clock = 8;
        state.cursor.phase = quickSheet.sequence.findIndex(phase => phase.id === 'clockRolls');
        Object.assign(ship(state, defender), {
          strength: 5 * points,
          points: 5 * points,
          struck: true,
          status: 'afloat',
        });
      }),
    );
    expect(outcome).toEqual({
      winner: winner === 'draw' ? 'draw' : winner === 'attacker' ? attacker : defender,
      cause,
    });
  });
});

describe('Q55, Q70: the generated battle', () => {
  const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

  it('the same for the same seed', () => {
    const facts = (seed: string) => {
      const { chart, ...rest } = generateBattle(seed);
      return hash([rest, chart.hexes.map(hex => [chart.terrain(hex), chart.depth(hex), chart.flow(hex)])]);
    };
    expect(facts('one')).toBe(facts('one'));
    expect(facts('one')).not.toBe(facts('two'));
  });

  it.each(SEEDS)('%s: chart, works and fleets as ruled', seed => {
    const scenario = generateBattle(seed);
    const { chart } = scenario;
    const { attacker, generated } = settingsOf(scenario);
    expect(generated).toBe(true);
    expect(chart.rows).toBeGreaterThanOrEqual(12);
    // Q78: these are laid by the players.
    expect(chart.hexes.every(hex => ['channel', 'bank'].includes(chart.terrain(hex)))).toBe(true);
    expect(
      chart.hexes.filter(
        hex => chart.navigable(hex) && chart.downstream(hex) !== 0 && chart.depth(chart.downstream(hex)) === 0,
      ),
    ).toEqual([]);
    const defender = enemyOf(attacker);
    const [fort, ...buildings] = scenario.works;
    expect(fort).toMatchObject({ kind: 'fort', side: defender });
    expect(chart.range(fort!.hexes[0]!, fort!.hexes[1]!)).toBe(1);
    expect(buildings).toHaveLength(3);
    const yard = (side: Side) => scenario.forces.filter(force => force.side === side && !force.anchored);
    for (const side of SIDES) expect(yard(side).length).toBeGreaterThan(50);
    expect(scenario.forces.filter(force => force.anchored).map(force => force.side)).toEqual([defender, defender]);
    for (const force of scenario.forces) expect(chart.navigable(force.hex)).toBe(true);
    for (const work of scenario.works) for (const hex of work.hexes) expect(chart.terrain(hex)).toBe('bank');
  });

  /** Plays the first option offered, or the first that is liked, until the pre-game is over. */
  const opened = (seed: string, like: (command: QuickSheetCommand) => boolean = () => false) => {
    const match = matchOf(seed);
    const { state, events } = start(match, seed);
    const log = [...events];
    const said: string[] = [];
    while (quickSheet.sequence[state.cursor.phase]!.cite.startsWith('Ruling')) {
      const side = state.cursor.awaiting[0]!;
      const options = legal(match, state, side);
      const command = options.find(like) ?? options[0]!;
      said.push(`${side} ${inWords(command)}`);
      log.push(...play(match, state, command));
    }
    return { match, state, log, said, attacker: state.attacker, defender: enemyOf(state.attacker) };
  };

  it('the defender loses one of his six at random before play', () => {
    const { state, log, defender } = opened('one');
    const gone = Object.values(state.ships).filter(ship => ship.status === 'withdrawn');
    expect(gone.map(ship => ship.side)).toEqual([defender]);
    expect(log.filter(event => event.type === 'shipWithdrawn')).toHaveLength(1);
  });

  it('attacker: three ships, two his choice and one the defender’s; defender: two, one his and one the attacker’s', () => {
    const { state, log, attacker, defender } = opened('one');
    const picks = log.flatMap(event =>
      event.type === 'shipPicked' ? [[state.ships[event.ship]!.side, event.by]] : [],
    );
    expect(picks).toEqual([
      [attacker, attacker],
      [attacker, attacker],
      [attacker, defender],
      [defender, defender],
      [defender, attacker],
    ]);
    const afloat = (side: Side) =>
      Object.values(state.ships).filter(ship => ship.side === side && ship.status === 'afloat' && !ship.target);
    expect([afloat(attacker).length, afloat(defender).length]).toEqual([3, 2]);
  });

  it('the defender lies in a row rolled on 2D6, the attacker at his own edge', () => {
    const { state, log, attacker, defender, match } = opened('one');
    const rolled = log.find(event => event.type === 'deploymentRolled')!;
    expect(rolled).toMatchObject({ column: (rolled as { dice: number[] }).dice.reduce((a, b) => a + b, 0) });
    for (const ship of Object.values(state.ships).filter(each => each.status === 'afloat' && !each.target)) {
      const column = match.chart.hexesToEdge(ship.at, match.scenario.homeEdges[attacker][0]!) + 1;
      expect(ship.side === defender ? column === (rolled as { column: number }).column : column <= 2).toBe(true);
    }
  });

  it('Q44, Q69: for every pick of mines a live one and a dummy, placed in secret and seen in an order that tells nothing', () => {
    const mines = (command: QuickSheetCommand) => command.type === 'buy' && command.assets.includes('mines');
    const { state } = opened('one', mines);
    expect(state.mines.filter(mine => mine.live).length).toBe(state.mines.length / 2);
    expect(state.mines.length).toBeGreaterThanOrEqual(2);
    expect(state.mines.map(mine => mine.hex)).toEqual(
      [...state.mines.map(mine => mine.hex)].sort((one, other) => one - other),
    );
    expect(quickSheet.redact(state, 'union').mines.every(mine => mine.live === null)).toBe(true);
  });

  it('Q12: the attacker gets a ship on turn 2 and one on turn 3 without a roll, none on turn 1, and rolls after that', () => {
    const { match, state, attacker } = opened('one');
    const arrivals = quickSheet.sequence.findIndex(phase => phase.id === 'arrivals');
    const at = (turn: number) => {
      const copy = structuredClone(state);
      Object.assign(copy, { turn, agenda: [] });
      copy.cursor = { phase: arrivals - 1, stage: 'end', awaiting: [], interrupts: [] };
      copy.done = [];
      const { events, state: next } = apply(match, copy, { type: 'finish', side: 'union', ship: '' });
      let after = next;
      const log = [...events];
      // The defender decides first where he has to.
      for (let step = 0; step < 4 && after.arrival && after.arrival.side !== attacker; step++) {
        const answer = apply(match, after, { type: 'bringNobody', side: after.arrival.side });
        after = answer.state;
        log.push(...answer.events);
      }
      const rolled = log.some(event => event.type === 'arrivalRolled' && event.side === attacker);
      return { rolled, brings: after.arrival?.side === attacker && !rolled ? after.arrival.brings : null };
    };
    expect(at(1)).toEqual({ rolled: false, brings: null });
    expect(at(2)).toEqual({ rolled: false, brings: 'any' });
    expect(at(3)).toEqual({ rolled: false, brings: 'any' });
    expect(at(4).rolled).toBe(true);
  });
});
