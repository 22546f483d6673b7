/** Ruling P14: every way in which a battle ends; S8, S10, S11, P23, P31, P37. */
import { describe, expect, it } from 'vitest';
import type { Objective } from '../../../../src/core/scenario.ts';
import type { Side } from '../../../../src/core/types.ts';
import { KERNEL_ENDINGS } from '../../../../src/core/engine.ts';
import { ENDINGS } from '../../../../src/rules/portable/victory.ts';
import { portable } from '../../../../src/rules/portable/index.ts';
import { objectivesIn } from '../../../../src/rules/shared/objectives.ts';
import { matchOf } from '../../../../src/rules/index.ts';
import { objectivesPlayed } from '../../../../src/system/idle.ts';
import { battle, type Extra, type Table } from '../table.ts';

const beaten: Extra = { now: { breakingOff: true, points: 2 } };
const still: Extra = { overrides: { knots: 0 } };

/** An unarmed ship for each side, far apart: nothing happens unless it is made to. */
const quiet = () => battle(9, 5).union('a', 'unarmed', 203, 'E').confederate('b', 'unarmed', 803, 'W');
/** The same side by side: a can ram b. */
const close = () => battle(9, 5).union('a', 'unarmed', 203, 'E').confederate('b', 'unarmed', 303, 'NE');
/** Both stand still and the turn ends. */
const pass = (table: Table, ...dice: number[]): Table => table.play('union done').play('confederate done', ...dice);
/** a rams b: two dice. */
const ram = (table: Table, ...dice: number[]): Table =>
  table
    .play('a rams b')
    .play('union done')
    .play('confederate done', ...dice);

const sink = (side: Side, ...ships: string[]): Objective => ({
  side,
  text: 'Sink',
  kind: 'sinkOrCapture',
  ships,
  count: ships.length,
});
const exit = (side: Side, ships: string[], count = ships.length): Objective => ({
  side,
  text: 'Pass',
  kind: 'exit',
  ships,
  count,
  edge: side === 'union' ? 'right' : 'left',
});
const destroy = (side: Side, ...targets: string[]): Objective => ({
  side,
  text: 'Destroy',
  kind: 'destroy',
  targets,
  count: targets.length,
});
const hold = (side: Side, ...hexes: number[]): Objective => ({
  side,
  text: 'Hold',
  kind: 'hold',
  hexes,
  count: hexes.length,
});
const survive = (side: Side, ...ships: string[]): Objective => ({
  side,
  text: 'Live',
  kind: 'survive',
  ships,
  count: ships.length,
});

/** A battle for every cause, compiled against the list: a new cause without an example is an error. */
const EXAMPLES: Record<keyof typeof ENDINGS | keyof typeof KERNEL_ENDINGS, () => Table> = {
  objective: () =>
    ram(close().confederate('d', 'unarmed', 803, 'W').objective(sink('union', 'b')).moves('union'), 6, 6).play(
      'a stayBack',
    ),
  // Both sink what they were to sink in the same step: a rams b, and d rams e.
  'objectives-both': () =>
    close()
      .union('e', 'unarmed', 505, 'E')
      .confederate('d', 'unarmed', 405, 'E', { now: { ram: true } })
      .confederate('f', 'unarmed', 801, 'W')
      .objective(sink('union', 'b'))
      .objective(sink('confederate', 'e'))
      .moves('union')
      .then('a rams b', 'union done', 'd rams e')
      .play('confederate done', 6, 6, 6, 6, 1, 1)
      .then('a stayBack', 'd stayBack'),
  'driven-off': () => ram(close().moves('union'), 6, 1),
  'mutual-break-off': () =>
    battle(9, 5)
      .union('a', 'gunboat', 203, 'NE', { now: { points: 3 } })
      .confederate('b', 'gunboat', 303, 'NE', { now: { points: 3 } })
      .fire()
      .then('a > b', 'b > a', 'union done')
      .play('confederate done', 4, 1, 1, 5, 1, 1),
  'held-at-end': () => pass(quiet().turns(1).objective(hold('union', 203)).moves('union')),
  'turn-limit': () => pass(quiet().turns(1).moves('union')),
  conceded: () => quiet().moves('union').play('confederate concede'),
  'draw-agreed': () => quiet().moves('union').then('union offerDraw', 'confederate offerDraw'),
};

const WINNER: Record<keyof typeof EXAMPLES, Side | 'draw'> = {
  objective: 'union',
  'objectives-both': 'draw',
  'driven-off': 'union',
  'mutual-break-off': 'draw',
  'held-at-end': 'union',
  'turn-limit': 'draw',
  conceded: 'union',
  'draw-agreed': 'draw',
};

describe('every cause of an ending', () => {
  const causes = Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[];

  it('has an example', () => {
    expect(causes.sort()).toEqual([...Object.keys(ENDINGS), ...Object.keys(KERNEL_ENDINGS)].sort());
  });

  it.each(causes)('%s', cause => {
    const table = EXAMPLES[cause]();
    expect(table.outcome).toEqual({ winner: WINNER[cause], cause });
    expect(table.offered()).toEqual([]);
    expect(table.told('battleEnded')).toHaveLength(1);
  });
});

describe('a side is beaten when every ship of it is sunk, gone or breaking off', () => {
  it('after the fire step', () => {
    const table = battle(9, 5)
      .union('a', 'gunboat', 203, 'NE')
      .confederate('b', 'unarmed', 303, 'E', { now: { points: 3 } })
      .confederate('c', 'unarmed', 805, 'E', beaten)
      .fire()
      .play('a > b')
      .play('union done', 4, 1, 1);
    expect(table.outcome).toEqual({ winner: 'union', cause: 'driven-off' });
  });

  it('after the ram step', () => {
    const table = close()
      .confederate('c', 'unarmed', 805, 'E', { ...beaten, ...still })
      .moves('union');
    expect(ram(table, 6, 6).play('a stayBack').outcome).toEqual({ winner: 'union', cause: 'driven-off' });
    const critical = ram(close().moves('union'), 6, 1);
    expect([critical.outcome?.cause, critical.state.turn, critical.phase]).toEqual(['driven-off', 1, 'ramming']);
  });

  it('not while one ship still fights', () => {
    const table = close().confederate('c', 'unarmed', 805, 'E', still).moves('union');
    expect(ram(table, 6, 1, 1, 2).outcome).toBeNull();
  });

  it('not in the midst of movement: only when the ram step has ended', () => {
    const table = battle(9, 5)
      .union('a', 'unarmed', 203, 'E', still)
      .confederate('b', 'unarmed', 903, 'E', beaten)
      .moves('confederate')
      .play('b leaves right');
    expect([table.outcome, table.phase]).toEqual([null, 'firstMove']);
    expect(table.play('confederate done').outcome).toEqual({ winner: 'union', cause: 'driven-off' });
  });

  it('both sides broken off: a draw, also when it was not in the same step', () => {
    const both = battle(9, 5)
      .options('mines')
      .mine('union', 703, true)
      .mine('confederate', 303, true)
      .union('a', 'unarmed', 203, 'E')
      .confederate('b', 'unarmed', 803, 'W')
      .moves('union')
      .play('a ahead', 6, 1, 1)
      .then('a finish', 'union done')
      .play('b ahead', 6, 6, 6)
      .play('confederate done');
    expect(both.outcome).toEqual({ winner: 'draw', cause: 'mutual-break-off' });
  });

  it('P37: ships still to come keep a side in the battle', () => {
    const late = close().confederate('late', 'unarmed', 905, 'W', { turn: 5 }).moves('union');
    expect(ram(late, 6, 6).play('a stayBack', 1, 2).outcome).toBeNull();
  });

  it('P23: a side without ships is beaten when all its forts are silenced', () => {
    const forts = () =>
      battle(9, 5)
        .options('forts')
        .work('confederate', 'fort', 'one', 303)
        .work('confederate', 'fort', 'two', 905)
        .union('a', 'monitor', 203, 'E')
        .union('b', 'monitor', 302, 'E')
        .fire()
        .then('a > one', 'b > one', 'union done');
    expect(forts().play('confederate done', ...Array.from({ length: 12 }, () => 4), 1, 2).outcome).toBeNull();
    const single = battle(9, 5)
      .options('forts')
      .work('confederate', 'fort', 'one', 303)
      .work('confederate', 'building', 'mill', 905)
      .union('a', 'monitor', 203, 'E')
      .union('b', 'monitor', 302, 'E')
      .fire()
      .then('a > one', 'b > one', 'union done')
      .play('confederate done', ...Array.from({ length: 12 }, () => 4));
    expect(single.outcome).toEqual({ winner: 'union', cause: 'driven-off' });
  });

  it('P23: forts never keep a side with ships in the battle', () => {
    const table = close().options('forts').work('confederate', 'fort', 'fort', 905).moves('union');
    expect(ram(table, 6, 1).outcome).toEqual({ winner: 'union', cause: 'driven-off' });
  });
});

describe('objectives (S11)', () => {
  it('sink or capture: sunk counts, breaking off and gone do not; nothing is ever taken', () => {
    const table = close()
      .confederate('d', 'unarmed', 803, 'W')
      .objective(sink('union', 'b', 'd'))
      .moves('union');
    ram(table, 6, 6).play('a stayBack', 1, 2);
    expect(table.outcome).toBeNull();
    expect(table.match.rules.desk.objectives(table.now)).toMatchObject([{ done: 1, needed: 2, met: false }]);
    const gone = quiet()
      .confederate('d', 'unarmed', 903, 'E', beaten)
      .objective(sink('union', 'd'))
      .moves('confederate')
      .then('d leaves right', 'confederate done')
      .play('union done', 1, 2);
    expect(gone.outcome).toBeNull();
  });

  it('exit: so many ships by that edge, judged after the ram step', () => {
    const table = battle(9, 5)
      .objective(exit('union', ['a', 'c'], 1))
      .union('a', 'unarmed', 903, 'E')
      .union('c', 'unarmed', 105, 'E', still)
      .confederate('b', 'unarmed', 101, 'W', still)
      .moves('union')
      .play('a leaves right');
    expect(table.outcome).toBeNull();
    expect(table.play('union done').outcome).toEqual({ winner: 'union', cause: 'objective' });
  });

  it('exit: the edge that the objective names, of several', () => {
    const table = battle(9, 5)
      .objective(exit('union', ['a', 'c'], 2))
      .objective({ side: 'union', text: 'Up', kind: 'exit', ships: ['a', 'c'], count: 1, edge: 'top' })
      .union('a', 'unarmed', 903, 'E')
      .union('c', 'unarmed', 105, 'E')
      .moves('union')
      .play('a leaves right');
    expect(table.match.rules.desk.objectives(table.now).map(({ done }) => done)).toEqual([1, 0]);
  });

  it('destroy: a fort at 0, a building at 0, a moored transport sunk', () => {
    const setup = (target: string) =>
      battle(9, 5)
        .options('forts')
        .objective(destroy('union', target))
        .work('confederate', 'fort', 'fort', 303)
        .work('confederate', 'building', 'mill', 104)
        .confederate('transport', 'unarmed', 202, 'E', { anchored: true, ...still })
        .confederate('far', 'unarmed', 905, 'E')
        .union('a', 'monitor', 203, 'E')
        .union('c', 'monitor', 302, 'E')
        .fire();
    const fires = (target: string, ...dice: number[]) =>
      setup(target)
        .then(`a > ${target}`, `c > ${target}`, 'union done')
        .play('confederate done', ...dice).outcome;
    const won = { winner: 'union', cause: 'objective' };
    expect(fires('fort', ...Array.from({ length: 12 }, () => 5))).toEqual(won);
    expect(setup('mill').then('a > mill', 'union done').play('confederate done', 4, 4, 4, 4, 1, 1).outcome).toEqual(
      won,
    );
    expect(fires('transport', 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1)).toEqual(won);
    expect(
      setup('mill').then('a > mill', 'union done').play('confederate done', 4, 4, 4, 1, 1, 1, 1, 2).outcome,
    ).toBeNull();
  });

  it('objectives are met before break-off is looked at', () => {
    const table = close().objective(sink('union', 'b')).moves('union');
    expect(ram(table, 6, 6).play('a stayBack').outcome).toEqual({ winner: 'union', cause: 'objective' });
  });

  it('P31: any one of a side’s objectives is enough', () => {
    const table = close()
      .objective(sink('union', 'b'))
      .objective(destroy('union', 'mill'))
      .work('confederate', 'building', 'mill', 905);
    expect(ram(table.moves('union'), 6, 6).play('a stayBack').outcome?.cause).toBe('objective');
  });

  it('hold and survive count only when time is up', () => {
    const setup = () => quiet().objective(hold('union', 203)).objective(survive('confederate', 'b'));
    expect(pass(setup().turns(2).moves('union'), 1, 2).outcome).toBeNull();
  });

  it('hold: a ship of that side in each of so many hexes', () => {
    const at = (hex: number) => pass(quiet().turns(1).objective(hold('union', hex)).moves('union')).outcome;
    expect(at(203)).toEqual({ winner: 'union', cause: 'held-at-end' });
    expect(at(803)).toEqual({ winner: 'draw', cause: 'turn-limit' });
    expect(at(505)).toEqual({ winner: 'draw', cause: 'turn-limit' });
  });

  it('survive: neither sunk nor off the chart; breaking off is not out; works above 0', () => {
    const outcome = (now: Extra['now']) =>
      pass(
        quiet()
          .turns(1)
          .work('confederate', 'building', 'mill', 905)
          .confederate('d', 'unarmed', 903, 'NE', { now: { ...now }, ...still })
          .objective(survive('confederate', 'd', 'mill'))
          .moves('union'),
      ).outcome;
    expect(outcome({})).toEqual({ winner: 'confederate', cause: 'held-at-end' });
    expect(outcome({ breakingOff: true, points: 2 })).toEqual({ winner: 'confederate', cause: 'held-at-end' });
    expect(outcome({ status: 'sunk', points: 0 })).toEqual({ winner: 'draw', cause: 'turn-limit' });
    expect(outcome({ status: 'gone', at: 0 })).toEqual({ winner: 'draw', cause: 'turn-limit' });
    expect(outcome({ status: 'exited', at: 0 })).toEqual({ winner: 'confederate', cause: 'held-at-end' });
  });

  it('survive: a work shot down does not', () => {
    const table = battle(9, 5)
      .turns(1)
      .work('confederate', 'building', 'mill', 302)
      .objective(survive('confederate', 'mill'))
      .union('a', 'monitor', 202, 'E')
      .confederate('b', 'unarmed', 905, 'E', still)
      .fire()
      .play('a > mill')
      .play('union done', 6, 6, 1, 1, 1, 1, 1, 2);
    expect(table.play('union done').outcome).toEqual({ winner: 'draw', cause: 'turn-limit' });
  });

  it('P39: a fort that the option leaves out is nothing to shoot at, and stands at the end', () => {
    const setup = () => quiet().turns(1).work('confederate', 'fort', 'fort', 302).union('m', 'monitor', 202, 'E');
    const stands = pass(setup().objective(survive('confederate', 'fort')).moves('union'));
    expect(stands.outcome).toEqual({ winner: 'confederate', cause: 'held-at-end' });
    const shot = pass(setup().objective(destroy('union', 'fort')).moves('union'));
    expect(shot.outcome).toEqual({ winner: 'draw', cause: 'turn-limit' });
  });

  it('P39: an objective that then decides itself is not played for', () => {
    const setup = () => quiet().turns(1).work('confederate', 'fort', 'fort', 302).union('m', 'monitor', 202, 'E');
    const [kept, shot, mixed] = [survive('confederate', 'fort'), destroy('union', 'fort'), survive('union', 'a', 'm')];
    const battle = setup().objective(kept).objective(shot).objective(mixed).scenario();
    const played = (forts: boolean) => objectivesIn(matchOf(portable, battle, { forts }).scenario, 'portable');
    expect([played(true), played(false)]).toEqual([[kept, shot, mixed], [mixed]]);
    expect(matchOf(portable, battle, { forts: true }).scenario).toBe(battle);
  });

  it('P39: an objective that needs others beside what takes no part stands, and the fort counts as standing', () => {
    const both = (count: number) => ({ ...survive('confederate', 'fort', 'b'), count });
    const setup = quiet().turns(1).work('confederate', 'fort', 'fort', 302);
    const left = (count: number) => {
      const battle = { ...setup.scenario(), objectives: [both(count)] };
      return objectivesPlayed(portable, battle, { forts: false }).left.length;
    };
    expect([left(1), left(2)]).toEqual([1, 0]);
  });

  it('met by both at the end: a draw', () => {
    const table = quiet().turns(1).objective(hold('union', 203)).objective(hold('confederate', 803)).moves('union');
    expect(pass(table).outcome).toEqual({ winner: 'draw', cause: 'turn-limit' });
  });
});

describe('the turn limit', () => {
  it('ends the battle after the ram step of its turn, not after its fire step', () => {
    const table = battle(9, 5)
      .turns(1)
      .union('a', 'monitor', 203, 'E')
      .confederate('b', 'unarmed', 303, 'E')
      .fire()
      .play('union done', 1, 2);
    expect(table.outcome).toBeNull();
    expect(pass(table).outcome?.cause).toBe('turn-limit');
  });

  it('and no earlier', () => {
    const table = pass(quiet().turns(2).moves('union'), 1, 2);
    expect(table.outcome).toBeNull();
    expect(pass(table).outcome?.cause).toBe('turn-limit');
  });

  it('S10: the section for these rules states its own limit and objectives', () => {
    const table = quiet()
      .turns(9)
      .objective(hold('union', 203))
      .section({ turns: 1, objectives: [hold('confederate', 803)] })
      .moves('union');
    expect(pass(table).outcome).toEqual({ winner: 'confederate', cause: 'held-at-end' });
  });
});

describe('by agreement', () => {
  it('the other side wins when one concedes, at any time and also where it owes no decision', () => {
    expect(quiet().moves('union').play('union concede').outcome).toEqual({ winner: 'confederate', cause: 'conceded' });
  });

  it('a draw needs both offers in the same turn', () => {
    const table = quiet().moves('union').play('union offerDraw');
    expect(table.outcome).toBeNull();
    pass(table, 1, 2);
    expect(table.state.drawOffers).toEqual([]);
  });
});
