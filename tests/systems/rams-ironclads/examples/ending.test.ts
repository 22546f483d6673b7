/** S8, S11, R32, R62, R72: how a battle ends. */
import { describe, expect, it } from 'vitest';
import type { Objective } from '../../../../src/core/scenario.ts';
import { courtesies } from '../../../../src/core/engine.ts';
import { halvesLost } from '../../../../src/rules/rams-ironclads/victory.ts';
import { ramsIronclads } from '../../../../src/rules/rams-ironclads/index.ts';
import type { RamsShip } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, guns } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };

const quiet = (a: Partial<RamsShip> = {}, z: Partial<RamsShip> = {}) =>
  battle(15, 7)
    .union('a', 'wooden', 303, 'E', { anchored: true, now: { ...BARE, ...a } })
    .confederate('z', 'wooden', 1503, 'W', { anchored: true, now: { ...BARE, ...z } });
const sinks = { top: -1, sinking: { at: 1, halves: 0, early: false } };
const text = 'do it';

describe('S11: objectives', () => {
  const sink: Objective = { side: 'union', kind: 'sinkOrCapture', ships: ['z'], count: 1, text };
  it('sink or capture: sunk', () => {
    expect(quiet({}, sinks).objective(sink).start().move([]).outcome).toEqual({ winner: 'union', cause: 'objective' });
  });
  it('abandoned is taken', () => {
    const table = quiet({}, { burning: true, attempts: 1 }).objective(sink).start().move([], 1);
    expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
  });
  it('both in the same step', () => {
    const other: Objective = { side: 'confederate', kind: 'sinkOrCapture', ships: ['a'], count: 1, text };
    const table = quiet({ ...sinks, sinking: { ...sinks.sinking } }, sinks)
      .objective(sink)
      .objective(other)
      .start()
      .move([]);
    expect(table.outcome).toEqual({ winner: 'draw', cause: 'objectives-both' });
  });
  it('S8: exit by the edge that an objective names', () => {
    const table = battle(9, 5)
      .union('a', 'wooden', 903, 'E', { go: 8, now: BARE })
      .confederate('z', 'wooden', 101, 'E', { anchored: true, now: BARE })
      .objective({ side: 'union', kind: 'exit', ships: ['a'], count: 1, edge: 'right', text })
      .start()
      .move(['plot a 16 straight']);
    expect([table.ship('a').status, table.outcome]).toEqual(['exited', { winner: 'union', cause: 'objective' }]);
  });
  it('S11: a ship afloat that drifts over her exit edge has exited, an abandoned one has not', () => {
    const drifting = (now: Partial<RamsShip>) =>
      battle(9, 5)
        .flow('E', 6)
        .union('a', 'wooden', 903, 'NE', { now: { ...BARE, top: 0, ...now } })
        .union('b', 'wooden', 105, 'E', { anchored: true, now: BARE })
        .confederate('z', 'wooden', 101, 'E', { anchored: true, now: BARE })
        .objective({ side: 'union', kind: 'exit', ships: ['a'], count: 1, edge: 'right', text })
        .start()
        .move([]);
    const adrift = drifting({});
    expect([adrift.ship('a').status, adrift.outcome?.cause]).toEqual(['exited', 'objective']);
    const hulk = drifting({ abandoned: true });
    expect([hulk.ship('a').status, hulk.outcome]).toEqual(['gone', null]);
  });
  it('destroy: a silenced fort, a building, a moored transport', () => {
    const table = battle(12, 12)
      .building('confederate', 'mill', 601)
      .union('a', 'wooden', 604, 'E', { now: { ...BARE, guns: guns('sb9 turret', 'sb9 turret', 'sb9 turret') } })
      .confederate('z', 'wooden', 1212, 'W', { now: BARE })
      .objective({ side: 'union', kind: 'destroy', targets: ['mill'], count: 1, text })
      .at('firstFire')
      .then('salvo a mill')
      .play('aimed union', 6, 6, 6);
    expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
  });
  const hold: Objective = { side: 'union', kind: 'hold', hexes: [303], count: 1, text };
  it('hold and survive count when the last move is over', () => {
    const survive: Objective = { side: 'confederate', kind: 'survive', ships: ['z'], count: 1, text };
    expect(quiet().objective(hold).turns(2).start().move([]).outcome).toBeNull();
    expect(quiet().objective(hold).turns(1).start().move([]).outcome).toEqual({
      winner: 'union',
      cause: 'held-at-end',
    });
    expect(quiet().objective(survive).turns(1).start().move([]).outcome).toEqual({
      winner: 'confederate',
      cause: 'held-at-end',
    });
    expect(quiet().objective(hold).objective(survive).turns(1).start().move([]).outcome).toEqual({
      winner: 'draw',
      cause: 'time-up',
    });
  });
  it('time is up and nobody has met anything', () => {
    expect(quiet().objective(sink).turns(1).start().move([]).outcome).toEqual({ winner: 'draw', cause: 'time-up' });
  });
  it('S10: turns and objectives of these rules alone', () => {
    const table = quiet()
      .objective(sink)
      .section({ turns: 1, objectives: [hold] })
      .start()
      .move([]);
    expect(table.outcome).toEqual({ winner: 'union', cause: 'held-at-end' });
  });
});

describe('R72: fleets', () => {
  it('no vessel left afloat with a crew', () => {
    expect(quiet({}, sinks).start().move([]).outcome).toEqual({ winner: 'union', cause: 'fleet-lost' });
    const both = quiet({ ...sinks, sinking: { ...sinks.sinking } }, sinks)
      .start()
      .move([]);
    expect(both.outcome).toEqual({ winner: 'draw', cause: 'fleets-lost' });
  });
});

describe('R32: knots of top speed', () => {
  const end = (a: Partial<RamsShip>, z: Partial<RamsShip>) => quiet(a, z).turns(1).start().move([]).outcome;
  it('without objectives whoever has cost the other more', () => {
    expect(end({ top: 12 }, { top: 10 })).toEqual({ winner: 'union', cause: 'more-knots' });
    expect(end({ top: 4 }, { top: 10 })).toEqual({ winner: 'confederate', cause: 'more-knots' });
    expect(end({ top: 10 }, { top: 10 })).toEqual({ winner: 'draw', cause: 'equal-knots' });
  });
  it('sunk counts twice, settled where she can be raised once (R62); of an abandoned vessel all knots count, lost or not', () => {
    const ship = quiet().start().ship('a');
    const lost = (now: Partial<RamsShip>) => halvesLost({ ...ship, ...now });
    expect([lost({ top: 10 }), lost({ status: 'sunk' }), lost({ status: 'sunk', settled: true })]).toEqual([6, 32, 16]);
    expect(lost({ abandoned: true })).toBe(16);
  });
});

describe('the kernel’s own endings, and a sentence for each', () => {
  it('conceded, and a draw agreed', () => {
    expect(quiet().start().play('concede union').outcome).toEqual({ winner: 'confederate', cause: 'conceded' });
    const table = quiet().start().play('offerDraw union').play('offerDraw confederate');
    expect(table.outcome).toEqual({ winner: 'draw', cause: 'draw-agreed' });
    expect(courtesies(table.state, 'union')).toEqual([]);
  });
  it('every cause has its sentence', () => {
    for (const cause of Object.keys(ramsIronclads.endings))
      expect(
        ramsIronclads.narrate({ type: 'battleEnded', outcome: { winner: 'draw', cause } }, quiet().scenario()),
      ).toBe(`The battle is drawn. ${ramsIronclads.endings[cause]?.says}`);
  });
});
