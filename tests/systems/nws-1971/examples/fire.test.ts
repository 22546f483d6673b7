/** Procedure of firing, N16, N21 to N25, N64; example 12. */
import { describe, expect, it } from 'vitest';
import type { Facing } from '../../../../src/core/types.ts';
import { battle, type Table } from '../table.ts';

/** A sloop with her port side to a monitor three hexes west of her. */
const duel = () => battle(30, 9).union('mon', 'uss_passaic', 505, 'NE').confederate('foe', 'uss_hartford', 805, 'NE');

describe('N22, N23, N64: what may be fired at', () => {
  it('guns that stand alike are offered once, and all of them together', () => {
    expect(duel().at('fire').offered('aim mon')).toEqual(['aim mon 0 foe', 'aim mon 1 foe']);
    expect(duel().at('fire').offered('salvo mon')).toEqual(['salvo mon foe']);
  });

  it('a gun no face of whose die hits is not offered', () => {
    const at = (hex: number): string[] =>
      battle(30, 9)
        .union('mon', 'uss_passaic', 505, 'NE')
        .confederate('foe', 'uss_congress', hex, 'NE')
        .at('fire')
        .offered('aim mon');
    expect(at(1705)).toHaveLength(2);
    expect(at(1805)).toEqual([]);
  });

  it('broadsides bear between thirty degrees of either end, end guns within them, the line on both', () => {
    const bearing = (hex: number): string[] => {
      const table = battle(30, 15)
        .union('ship', 'uss_cairo', 508, 'E')
        .confederate('foe', 'uss_hartford', hex, 'E')
        .at('fire');
      const { guns } = table.ship('ship');
      const quarters = table.offered('aim ship').map(words => guns[Number(words.split(' ')[2])]!.bears.join());
      return [...new Set(quarters)];
    };
    expect(bearing(808)).toEqual(['bow']);
    expect(bearing(505)).toEqual(['port']);
    expect(bearing(511)).toEqual(['starboard']);
    expect(bearing(208)).toEqual(['stern']);
    // 0707 and 0709 lie on the lines themselves.
    expect(bearing(707)).toEqual(['bow', 'port']);
    expect(bearing(709)).toEqual(['bow', 'starboard']);
  });

  it('land and ships stop the line of fire, sight ends it', () => {
    expect(duel().terrain('bank', 605).at('fire').offered('aim')).toEqual([]);
    expect(duel().union('other', 'uss_monitor', 605, 'E').at('fire').offered('aim mon')).toEqual([]);
    expect(duel().visibility(2).at('fire').offered('aim')).toEqual([]);
    expect(duel().section({ night: true }).at('fire').offered('aim mon')).toHaveLength(2);
    const farther = battle(30, 9)
      .union('mon', 'uss_passaic', 505, 'NE')
      .confederate('foe', 'uss_hartford', 905, 'NE')
      .section({ night: true });
    expect(farther.at('fire').offered('aim')).toEqual([]);
  });

  it.each(['marsh', 'wharf'] as const)('S9: %s does not, but a fort that stands on it', terrain => {
    const across = (fort: boolean): string[] => {
      const setup = duel();
      if (fort) setup.work('fort', 'union', [605, 606], 'SE', { fort: 'fort_henry' });
      return setup.terrain(terrain, 605, 606).at('fire').offered('aim mon');
    };
    expect(across(false)).not.toEqual([]);
    expect(across(true)).toEqual([]);
  });

  it('a turret is masked where her own works stand, and jammed for good fires where it points', () => {
    const monitor = (facing: 'E' | 'W' | 'NE', now: object = {}): number =>
      battle(30, 9)
        .union('mon', 'uss_monitor', 505, facing, { now })
        .confederate('foe', 'uss_hartford', 805, 'NE')
        .at('fire')
        .offered('aim mon').length;
    expect([monitor('E'), monitor('W'), monitor('NE')]).toEqual([0, 1, 1]);
    const jammed = (trained: number) => ({ turrets: [{ out: false, jam: -1, trained }] });
    expect([monitor('NE', jammed(5)), monitor('NE', jammed(0))]).toEqual([1, 0]);
    expect(monitor('NE', { turrets: [{ out: false, jam: 3, trained: 5 }] })).toBe(0);
    expect(monitor('NE', { turrets: [{ out: true, jam: 0, trained: 5 }] })).toBe(0);
  });

  it('N76: a tower jammed for good fires where its gun last fired, and nowhere else', () => {
    const offered = (first: Facing): string[] => {
      const jam = { out: false, jam: -1 };
      const turrets = [
        { ...jam, trained: first },
        { ...jam, trained: 3 as const },
      ];
      return battle(30, 15)
        .union('keokuk', 'uss_keokuk', 508, 'E', { now: { turrets } })
        .confederate('ahead', 'uss_hartford', 808, 'NE')
        .confederate('abeam', 'uss_hartford', 505, 'E')
        .at('fire')
        .offered('aim keokuk');
    };
    expect(offered(0)).toEqual(['aim keokuk 0 ahead']);
    expect(offered(2)).toEqual(['aim keokuk 0 abeam']);
  });

  it('N76: the gun of a tower points where it last fired', () => {
    const table = battle(30, 15)
      .union('keokuk', 'uss_keokuk', 508, 'E')
      .confederate('foe', 'uss_hartford', 505, 'E')
      .at('fire')
      .play('aim keokuk 0 foe')
      .ready(1);
    expect(table.ship('keokuk').turrets.map(({ trained }) => trained)).toEqual([2, 3]);
  });

  it('N38, N64: abandoned ships are not fired at and do not fire', () => {
    const table = battle(30, 9)
      .union('mon', 'uss_passaic', 505, 'NE')
      .union('other', 'uss_passaic', 507, 'NE')
      .confederate('foe', 'uss_hartford', 805, 'NE', { now: { abandoned: true } })
      .confederate('far', 'uss_hartford', 2905, 'NE');
    expect(table.at('fire').offered('aim')).toEqual([]);
  });
});

describe('N24, N25: one die a gun', () => {
  it('all dice first, then the hits; two dice on the chart for each', () => {
    const table = duel().at('fire').play('aim mon 0 foe').play('aim mon 1 foe');
    table.ready(4, 3, 1, 6);
    expect(table.told('gunFired').map(({ gun, die, need, hit }) => [gun, die, need, hit])).toEqual([
      [0, 4, 4, true],
      [1, 3, 4, false],
    ]);
    expect(table.told('hitThrown')).toMatchObject([
      { gun: 0, dice: [1, 6], spot: { at: 'misfire' }, outcome: 'nothing' },
    ]);
  });

  it('who sinks has fired, and further hits on her are lost', () => {
    const table = battle(30, 9)
      .union('mon', 'uss_passaic', 505, 'NE')
      .confederate('foe', 'uss_hartford', 805, 'NE', { now: { sixths: 6 } })
      .confederate('other', 'uss_hartford', 2905, 'NE')
      .at('fire')
      .play('salvo mon foe');
    const port = table.offered('aim foe').length;
    expect(port).toBeGreaterThan(0);
    table.play('aim foe 0 mon');
    // Both of the monitor's shots hit; the first goes below water forward; the sloop's gun misses.
    table.ready(6, 6, 1, 1, 1);
    expect(table.told('shipSunk')).toMatchObject([{ ship: 'foe', cause: 'belowWater' }]);
    expect(table.told('gunFired')).toHaveLength(3);
    expect(table.told('hitThrown')).toHaveLength(1);
  });

  it('targets are secret until the dice fall, and may be taken back', () => {
    const table = duel().at('fire').play('aim mon 0 foe');
    expect(table.offered('cease')).toEqual(['cease mon']);
    table.play('cease mon');
    expect(table.state.aims).toEqual([]);
    expect(table.all.filter(({ type }) => type !== 'phaseBegan')).toEqual([]);
  });
});

describe('N21: rates of fire', () => {
  /** Moves in which a gun was offered, and fired, and missed. */
  const fires = (game: Table, gun: number, moves: number): number[] =>
    Array.from({ length: moves }, (_, index) => index + 1).filter(() => {
      const words = `aim mon ${gun} foe`;
      const offered = game.offered(words).length > 0;
      if (offered) game.play(words).ready(1);
      else game.ready();
      if (game.phase === 'plots') game.move(['plot mon 0', 'plot foe 0']);
      return offered;
    });

  it('example 12: 15 inch in moves 1, 5, 9; 11 inch in 1, 3, 5', () => {
    expect(fires(duel().at('fire'), 0, 9)).toEqual([1, 5, 9]);
    expect(fires(duel().at('fire'), 1, 6)).toEqual([1, 3, 5]);
  });

  it('example 12: 9 inch every move', () => {
    const table = battle(30, 9).union('mon', 'uss_hartford', 505, 'NE').confederate('foe', 'css_atlanta', 805, 'NE');
    expect(fires(table.at('fire'), 10, 4)).toEqual([1, 2, 3, 4]);
  });
});
