/** Torpedoes, N47, N48, N77 to N80; mines, N67. */
import { describe, expect, it } from 'vitest';
import type { FacingName } from '../../../../src/core/types.ts';
import { burstDie, sixthsByTorpedo } from '../../../../src/rules/nws-1971/effects.ts';
import { redact } from '../../../../src/rules/nws-1971/views.ts';
import { battle, type Extra, type Table } from '../table.ts';

const SLOOP = 'uss_hartford';
const SPUYTEN = 'spuyten_duyvil';

/** A torpedo boat of the fourth rate, her spar rigged, one hex west of a sloop of the second. */
const spar = (heading: FacingName, target: Extra = {}, on = SLOOP): Table => {
  const table = battle(20, 9)
    .confederate('boat', SPUYTEN, 505, 'E', { go: 3 })
    .union('foe', on, 605, heading, target)
    .section({ rigged: ['boat'] })
    .start();
  // The section says the speeds, or half of the top: two knots.
  table.ship('boat').speed = 6;
  return table;
};

const burst = (heading: FacingName, dice: number[], target: Extra = {}, on = SLOOP): Table => {
  const table = spar(heading, target, on);
  return table
    .play('plot boat 6 0')
    .play('plot boat 6 0 spar foe')
    .move()
    .ready(...dice);
};

describe('N47: the die', () => {
  it('example 13: torpedo on rates 1 to 5: 9 of 30, 12 of 24, 15 of 18, sunk, sunk; half a point on 2; nothing on 1', () => {
    expect([sixthsByTorpedo(4, 1, 30), sixthsByTorpedo(4, 2, 24), sixthsByTorpedo(4, 3, 18)]).toEqual([9, 12, 15]);
    expect([sixthsByTorpedo(4, 4, 12), sixthsByTorpedo(4, 5, 6)]).toEqual([12, 6]);
    expect([sixthsByTorpedo(2, 1, 30), sixthsByTorpedo(1, 1, 30)]).toEqual([3, 0]);
    expect([1, 2, 3, 6].map(burstDie)).toEqual(['fails', 'half', 'full', 'full']);
  });

  it('whole points cost speed, by the row of the place, without the extra die', () => {
    const table = burst('NW', [4, 1]);
    expect(table.told('torpedoRolled')).toEqual([
      { type: 'torpedoRolled', ship: 'boat', target: 'foe', with: 'spar', die: 4, does: 'full' },
    ]);
    // Two points forward: half of nineteen half-knots, twice.
    expect(table.ship('foe')).toMatchObject({ sixths: 12, lost: 19, disabled: false });
    expect(burst('NW', [4, 5]).ship('foe')).toMatchObject({ lost: 12, disabled: false });
  });

  it('half a point costs none, and throws no die of the place where it could change nothing', () => {
    expect(burst('NW', [2]).ship('foe')).toMatchObject({ sixths: 21, lost: 0 });
    expect(burst('NW', [1]).ship('foe')).toMatchObject({ sixths: 24 });
  });

  it('at the stern or on the quarter she is disabled besides; a wheel goes as to a ram', () => {
    expect(burst('E', [2]).ship('foe')).toMatchObject({ sixths: 21, disabled: true });
    expect(burst('NE', [2, 2]).ship('foe')).toMatchObject({ disabled: true });
    expect(burst('NE', [2, 3]).ship('foe')).toMatchObject({ disabled: false });
    const wheeler: Extra = { now: { screws: 0, wheel: 'side' } };
    expect(burst('NW', [2, 5], wheeler).ship('foe')).toMatchObject({ wheelsGone: ['port'], circling: 'port' });
  });
});

describe('N47, N77, N78: spars', () => {
  it('used on contact instead of a ram, only when rigged; she stops, and holds nobody', () => {
    const table = spar('NW');
    table.play('plot boat 6 0');
    expect(table.offered('plot boat')).toEqual(['plot boat 6 0 spar foe']);
    table.play('plot boat 6 0 spar foe').move();
    expect([table.ship('boat').speed, table.ship('boat').contact]).toEqual([0, null]);
    expect(table.told('shipsMet')[0]).toMatchObject({ with: 'spar' });
  });

  it('launches by night only', () => {
    const offered = (night: boolean): string[] =>
      battle(20, 9)
        .union('boat', 'picket_boat_1', 505, 'E')
        .confederate('foe', 'css_virginia', 605, 'NE')
        .section({ rigged: ['boat'], speeds: { boat: 3 }, night })
        .start()
        .play('plot boat 6 0')
        .offered('plot boat');
    expect([offered(false), offered(true)]).toEqual([[], ['plot boat 6 0 spar foe']]);
  });

  it('the order stands two moves ahead, and is secret until the spar is rigged', () => {
    const table = battle(20, 9)
      .confederate('boat', SPUYTEN, 505, 'E')
      .union('foe', SLOOP, 1909, 'E')
      .section({ speeds: { boat: 0, foe: 0 } })
      .start();
    table.play('plot boat 0').play('plot boat 0 rig').move();
    expect(table.ship('boat').spar).toMatchObject({ rigged: false, readyFrom: 3 });
    expect(redact(table.state, 'union').ships.boat!.spar!.readyFrom).toBe(0);
    expect(redact(table.state, 'confederate').ships.boat!.spar!.readyFrom).toBe(3);
    expect(table.ship('boat').order ?? { rig: false }).toMatchObject({ rig: false });
    table.move();
    expect(table.told('sparRigged')).toEqual([{ type: 'sparRigged', ship: 'boat' }]);
    expect(table.state.turn).toBe(3);
    expect(table.ship('boat').spar).toMatchObject({ rigged: true, readyFrom: 0 });
  });

  it('spent whatever the die shows; ordered again after three moves in which nobody fired at her', () => {
    const table = burst('NW', [1]);
    expect(table.ship('boat').spar).toMatchObject({ rigged: false, spent: true });
    const away = battle(20, 9)
      .confederate('boat', SPUYTEN, 505, 'E', {
        now: { spar: { rigged: false, readyFrom: 0, spent: true, quiet: 2, underFire: false } },
      })
      .union('foe', SLOOP, 1909, 'E')
      .start();
    away.play('plot boat 0');
    expect(away.offered('plot boat')).toEqual([]);
    away.move();
    away.play('plot boat 0');
    expect(away.offered('plot boat')).toEqual(['plot boat 0 rig']);
  });

  it('N69: of those three moves the one in which it was spent is none', () => {
    const table = burst('NW', [1]);
    const rigs: boolean[] = [];
    for (let move = 2; move <= 5; move += 1) {
      table.play('plot boat 0');
      rigs.push(table.offered('plot boat').includes('plot boat 0 rig'));
      table.move().ready();
    }
    // Spent in the first move; the second, third and fourth are over when the fifth is plotted.
    expect(rigs).toEqual([false, false, false, true]);
  });

  it('fired at while it is rigged anew the order is lost, and three moves count again', () => {
    const table = battle(20, 9)
      .confederate('boat', SPUYTEN, 505, 'E', {
        now: { spar: { rigged: false, readyFrom: 9, spent: true, quiet: 3, underFire: false } },
      })
      .union('foe', SLOOP, 605, 'NE')
      .at('fire');
    table.play(table.offered('aim foe')[0]!).ready(1);
    expect(table.ship('boat').spar).toMatchObject({ readyFrom: 0, quiet: 0, spent: true });
  });

  it('of the catalogue or of the section', () => {
    const has = (spars: string[]): boolean =>
      battle(20, 9)
        .union('ship', SLOOP, 505, 'E')
        .confederate('foe', SPUYTEN, 909, 'E')
        .section({ spars })
        .start()
        .ship('ship').spar !== null;
    expect([has([]), has(['ship'])]).toEqual([false, true]);
  });
});

describe('N48, N79: torpedoes that run by themselves', () => {
  const launcher = (target: [number, FacingName], more: Extra = {}): Table => {
    const setup = battle(20, 20)
      .union('boat', SLOOP, 505, 'SE')
      .confederate('foe', 'css_virginia', target[0], target[1], more)
      .section({ torpedoTubes: { boat: 1 }, speeds: { boat: 0, foe: 0 } });
    return setup.start().play('plot boat 0');
  };

  it('along a hexside 60 or 120 degrees from the bow on either side, from the hex where she begins the move', () => {
    expect(launcher([1515, 'E']).offered('plot boat')).toEqual([1, 2, 4, 5].map(way => `plot boat 0 torpedo ${way}`));
  });

  it('three hexes a move, none in the first quarter, six in all', () => {
    const table = launcher([1515, 'E']).play('plot boat 0 torpedo 1').move();
    expect(table.told('torpedoLaunched')).toEqual([{ type: 'torpedoLaunched', ship: 'boat', at: 505, course: 0 }]);
    expect(table.told('torpedoRan').map(({ to }) => to)).toEqual([605, 705, 805]);
    table.ready().move();
    expect(table.told('torpedoRan')).toHaveLength(6);
    expect(table.told('torpedoSpent')).toEqual([{ type: 'torpedoSpent', ship: 'boat', at: 1105 }]);
    expect(table.state.torpedoes).toEqual([]);
  });

  it('strikes the first ship in its way, with the rams, the place by its course', () => {
    const table = launcher([705, 'NE']).play('plot boat 0 torpedo 1').move();
    expect(table.told('torpedoFound')).toEqual([{ type: 'torpedoFound', ship: 'boat', target: 'foe', at: 705 }]);
    expect(table.state.strikes).toEqual([{ by: 'boat', on: 'foe', with: 'torpedo', course: 5 }]);
    table.ready(4, 4);
    expect(table.ship('foe').sixths).toBe(12);
  });

  it('and whoever enters its hex', () => {
    const table = battle(20, 9)
      .union('boat', SLOOP, 505, 'SE')
      .confederate('foe', 'css_virginia', 905, 'W')
      .section({ torpedoTubes: { boat: 1 }, speeds: { boat: 0, foe: 6 } })
      .start()
      .play('plot boat 0')
      .play('plot boat 0 torpedo 1')
      .move();
    expect(table.told('torpedoFound')).toHaveLength(1);
  });

  it('land stops it', () => {
    const table = battle(20, 9)
      .terrain('bank', 705)
      .union('boat', SLOOP, 505, 'SE')
      .confederate('foe', 'css_virginia', 1909, 'W')
      .section({ torpedoTubes: { boat: 1 }, speeds: { boat: 0, foe: 0 } })
      .start()
      .play('plot boat 0')
      .play('plot boat 0 torpedo 1')
      .move();
    expect(table.told('torpedoSpent')).toEqual([{ type: 'torpedoSpent', ship: 'boat', at: 605 }]);
  });

  it('fifteen moves to reload, two a tube', () => {
    const table = launcher([1919, 'E']).play('plot boat 0 torpedo 1').move();
    expect(table.ship('boat').tubes).toEqual([{ left: 1, ready: 16 }]);
    table.play('plot boat 0');
    expect(table.offered('plot boat')).toEqual([]);
  });
});

describe('N67, N80: mines', () => {
  const cross = (live: boolean, dice: number[], options = {}): Table =>
    battle(20, 9)
      .with(options)
      .mine('confederate', 605, live)
      .union('ship', SLOOP, 505, 'E')
      .confederate('foe', 'css_virginia', 1909, 'E')
      .section({ speeds: { ship: 3, foe: 0 } })
      .start()
      .move([], ...dice);

  it('the spar’s die, at once, under the part that a die gives; aft she is disabled', () => {
    expect(cross(true, [4, 1]).ship('ship')).toMatchObject({ sixths: 12, lost: 19 });
    expect(cross(true, [4, 3]).ship('ship')).toMatchObject({ sixths: 12, lost: 12, disabled: false });
    expect(cross(true, [2, 5]).ship('ship')).toMatchObject({ sixths: 21, disabled: true });
  });

  it('a dummy throws the die too: on 2 to 6 it is known and spent, on a 1 neither tells anything', () => {
    const dummy = cross(false, [4]);
    expect(dummy.told('mineRolled')[0]).toMatchObject({ does: 'dummy' });
    expect(dummy.state.mines[0]).toMatchObject({ spent: true });
    const [live, not] = [cross(true, [1]), cross(false, [1])];
    expect(live.told('mineRolled')).toEqual(not.told('mineRolled'));
    expect(redact(live.state, 'union').mines).toEqual(redact(not.state, 'union').mines);
    expect(redact(live.state, 'confederate').mines).not.toEqual(redact(not.state, 'confederate').mines);
  });

  it('option: without them markers are passed over', () => {
    expect(cross(true, [], { mines: false }).told('mineRolled')).toEqual([]);
  });
});
