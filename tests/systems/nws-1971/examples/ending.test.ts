/** Victory, N54, N57, N59, and what a side may know, N66. */
import { describe, expect, it } from 'vitest';
import { hash } from '../../../../src/core/replay.ts';
import { SIDES } from '../../../../src/core/types.ts';
import { disclosure } from '../../../../src/rules/nws-1971/disclosure.ts';
import { appraise, clone, redact, reveals } from '../../../../src/rules/nws-1971/views.ts';
import { costTo, ENDINGS } from '../../../../src/rules/nws-1971/victory.ts';
import { battle } from '../table.ts';

const FAR = 3909;
const two = () => battle(40, 9).union('mon', 'uss_monitor', 101, 'E').confederate('foe', 'css_atlanta', FAR, 'E');

describe('how a battle ends', () => {
  it('N57: an abandoned ship is taken: the objective is met as the step ends', () => {
    const table = two()
      .confederate('burns', 'uss_hartford', 505, 'E', { now: { burning: 4 } })
      .objective({ side: 'union', text: 'Take.', kind: 'sinkOrCapture', ships: ['burns'], count: 1 })
      .at('endOfMove', 1, 1, 1, 5);
    expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
  });

  it('N59: a side none of whose ships can move or fire has lost; who can do one of the two has not', () => {
    const disabled = { disabled: true };
    const silent = { disabled: true, turrets: [{ out: true, jam: 0, trained: 0 as const }] };
    const after = (now: object) =>
      battle(40, 9)
        .union('mon', 'uss_monitor', 101, 'E', { now })
        .confederate('foe', 'css_atlanta', FAR, 'E')
        .at('endOfMove').outcome;
    expect(after(disabled)).toBeNull();
    expect(after(silent)).toEqual({ winner: 'confederate', cause: 'fleet-lost' });
    const both = battle(40, 9)
      .union('mon', 'uss_monitor', 101, 'E', { now: silent })
      .confederate('foe', 'uss_passaic', FAR, 'E', { now: silent });
    expect(both.at('endOfMove').outcome).toEqual({ winner: 'draw', cause: 'fleets-lost' });
  });

  it('N54: without objectives the value decides at the turn limit: more, and half as much again', () => {
    const lost = (union: number, confederate: number) => {
      const guns = (count: number) => Array.from({ length: count }, () => true);
      const table = battle(40, 9)
        .union('one', 'uss_hartford', 101, 'E')
        .confederate('two', 'uss_hartford', FAR, 'E')
        .turns(1)
        .start();
      for (const [id, count] of [
        ['one', union],
        ['two', confederate],
      ] as const)
        guns(count).forEach((_, index) => (table.ship(id).guns[index]!.lost = true));
      return table.move().outcome;
    };
    expect(lost(2, 3)).toEqual({ winner: 'union', cause: 'more-value' });
    expect(lost(3, 4)).toEqual({ winner: 'draw', cause: 'equal-value' });
    expect(lost(3, 2)).toEqual({ winner: 'confederate', cause: 'more-value' });
    expect(lost(0, 0)).toEqual({ winner: 'draw', cause: 'equal-value' });
  });

  it('N54, N60: guns that have fallen with their turret are lost', () => {
    const cost = (out: boolean): number => {
      const turrets = [{ out, jam: 0, trained: 0 as const }];
      const table = battle(40, 9)
        .union('mon', 'uss_monitor', 101, 'E', { now: { turrets } })
        .confederate('foe', 'css_atlanta', FAR, 'E');
      return costTo(table.start().now, 'union');
    };
    // In 120ths: two 11 inch of 166 points each, a tenth of which counts.
    expect([cost(false), cost(true)]).toEqual([0, 2 * 166 * 12]);
  });

  it('N54: one whose turret is out and who lies disabled counts half of the rest besides', () => {
    const turrets = [{ out: true, jam: 0, trained: 0 as const }];
    const table = battle(40, 9)
      .union('mon', 'uss_monitor', 101, 'E', { now: { turrets, disabled: true } })
      .union('other', 'uss_monitor', 109, 'E')
      .confederate('foe', 'css_atlanta', FAR, 'E');
    // Rate 3: three points of 20 each, of which half.
    expect(costTo(table.start().now, 'union')).toBe(2 * 166 * 12 + (3 * 20 * 120) / 2);
  });

  it('N63: a ship that has sunk blocks neither hex nor fire', () => {
    const table = battle(40, 9)
      .union('mon', 'uss_monitor', 505, 'NE')
      .confederate('wreck', 'uss_congress', 605, 'E', { now: { burning: 4, sixths: 6 } })
      .confederate('foe', 'uss_hartford', 805, 'NE');
    expect(table.at('fire').offered('aim mon 0 foe')).toEqual([]);
    const after = table.at('endOfMove', 1, 1, 1, 1);
    expect(after.told('shipSunk')).toMatchObject([{ ship: 'wreck', cause: 'fire' }]);
    expect(after.told('shipSunk')).toHaveLength(1);
    after.move(['plot mon 0', 'plot foe 0']);
    expect(after.offered('aim mon 0 foe')).toEqual(['aim mon 0 foe']);
  });

  it('N74: held at the end, or time is up', () => {
    const held = (hex: number) =>
      two()
        .turns(1)
        .objective({ side: 'union', text: 'Hold.', kind: 'hold', hexes: [hex], count: 1 })
        .start()
        .move().outcome;
    expect(held(101)).toEqual({ winner: 'union', cause: 'held-at-end' });
    expect(held(707)).toEqual({ winner: 'draw', cause: 'time-up' });
    expect(Object.keys(ENDINGS)).toHaveLength(8);
  });
});

describe('N66: what a side may know', () => {
  it("not the other's plots, nor his targets, nor the dice", () => {
    const seen = (words: string, side: 'union' | 'confederate') => hash(redact(two().start().play(words).state, side));
    expect(seen('plot foe 2', 'union') === seen('plot foe 0', 'union')).toBe(true);
    expect(seen('plot foe 2', 'confederate') === seen('plot foe 0', 'confederate')).toBe(false);
    const duel = battle(30, 9).union('mon', 'uss_passaic', 505, 'NE').confederate('foe', 'uss_hartford', 805, 'NE');
    const table = duel.at('fire').play('aim mon 0 foe');
    expect(redact(table.state, 'confederate')).toMatchObject({ aims: [], rng: [] });
    expect(redact(table.state, 'union').aims).toHaveLength(1);
  });

  it('plots, targets, orders of falling guns and the dice to come are the only secrets', () => {
    expect(Object.keys(disclosure.secrets)).toEqual([
      '.rng.*',
      '.ships.*.plot',
      '.ships.*.spar.readyFrom',
      '.mines.*.live',
      '.falls.*',
      '.aims.*',
    ]);
  });

  it('a side stands the better the more the other has lost', () => {
    const table = two().start();
    const before = appraise(table.now, 'union');
    table.ship('foe').sixths -= 6;
    expect(appraise(table.now, 'union')).toBe(before + 6);
    expect(appraise(table.now, 'confederate')).toBe(-before - 6);
  });

  it('plots and shots reveal, secret choices make no event', () => {
    const table = battle(30, 9)
      .union('mon', 'uss_passaic', 505, 'NE')
      .confederate('foe', 'uss_hartford', 805, 'NE')
      .start()
      .move(['plot mon 0', 'plot foe 0'])
      .play('aim mon 0 foe')
      .ready(1);
    const types = [...new Set(table.all.filter(reveals).map(({ type }) => type))];
    expect(types.sort()).toEqual(['gunFired', 'plotsShown']);
  });

  it('a copy is the same and shares nothing that changes', () => {
    const { state } = two().start();
    const copy = clone(state);
    expect(copy).toEqual(state);
    for (const id of Object.keys(state.ships)) {
      expect(copy.ships[id]!.guns[0]).not.toBe(state.ships[id]!.guns[0]);
      expect(copy.ships[id]!.turrets).not.toBe(state.ships[id]!.turrets);
    }
    expect(SIDES.map(side => redact(copy, side))).toEqual(SIDES.map(side => redact(state, side)));
  });
});
