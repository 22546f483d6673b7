/** Rulings S9, S10, Q11, Q32, Q60, Q62, Q63, Q72: what the scenario gives, who attacks, and everything that waits in one hex. */
import { describe, expect, it } from 'vitest';
import { quickSheet } from '../../../../src/rules/quick-sheet/index.ts';
import { generateBattle } from '../../../../src/rules/quick-sheet/setup/generate.ts';
import { buildOf, hitPointsOf } from '../../../../src/rules/quick-sheet/setup/ratings.ts';
import { settingsOf } from '../../../../src/rules/quick-sheet/setup/settings.ts';
import { battle, fireRaft, guns, type Extra, type Table } from '../table.ts';

const ones = (count: number): number[] => Array.from({ length: count }, () => 1);

describe('Q60: everything that waits in the hex entered', () => {
  /** A deep ship enters 0404, where a bar, a mine and a raft lie, beside an enemy with guns. */
  const entering = (): Table =>
    battle(9, 7)
      .depth(3, 404)
      .mine('confederate', 404, true)
      .union('a', 'wooden', 304, 'E', {
        card: 'slowSpeed',
        now: { guns: [], points: 60, strength: 60, shallow: false, fast: true },
      })
      .confederate('z', 'wooden', 504, 'NE', { now: { guns: guns('medium') } })
      .with({ works: { 'raft-1': fireRaft('confederate', 404) } })
      .acts('union')
      .then('activate a', 'carryOut a');
  const TYPES = ['groundingRolled', 'mineRolled', 'weaponUsed', 'opportunityRolled'];
  const order = (table: Table): string[] => table.all.map(event => event.type).filter(type => TYPES.includes(type));

  it('sandbar, mine, raft, then opportunity fire', () => {
    const table = entering().play('ahead a ahead', 1, 2, 5);
    expect(order(table)).toEqual(['groundingRolled', 'mineRolled']);
    table.play('rollEffect confederate', ...ones(9));
    expect(table.told('weaponUsed').map(event => event.weapon)).toEqual(['mine']);
    expect(table.offered('shoot')).toEqual([]);
    table.play('rollEffect confederate', ...ones(6));
    expect(table.told('weaponUsed').map(event => event.weapon)).toEqual(['mine', 'fireRaft']);
    expect(table.offered('shoot')).toEqual(['shoot z a']);
    table.play('shoot z a', 1);
    expect(order(table)).toEqual(['groundingRolled', 'mineRolled', 'weaponUsed', 'weaponUsed', 'opportunityRolled']);
    expect(table.offered('ram')).toEqual(['ram a z']);
  });

  it('who sticks meets the rest all the same, and moves no farther', () => {
    const table = entering().play('ahead a ahead', 6, 2, 4);
    expect(order(table)).toEqual(['groundingRolled', 'mineRolled']);
    table.play('rollEffect confederate', ...ones(6)).play('holdFire confederate');
    expect(table.told('weaponUsed').map(event => event.weapon)).toEqual(['fireRaft']);
    expect([table.ship('a').aground, table.offered()]).toEqual([true, ['finish a']]);
  });

  it('who is sunk by the mine meets neither the raft nor the guns', () => {
    const table = entering();
    Object.assign(table.ship('a'), { points: 1, strength: 4 });
    table.play('ahead a ahead', 1, 2, 6);
    table.play('rollEffect confederate', 5, ...ones(8));
    expect(table.ship('a').status).toBe('sunk');
    expect([table.work('raft-1').down, table.told('opportunityRolled')]).toEqual([false, []]);
  });
});

describe('Q32: no strike test for what is no ship', () => {
  it.each(['submarine', 'torpedoBoat', 'fireRaft', 'mine'] as const)('%s', weapon => {
    const table = battle(9, 7)
      .union('a', 'wooden', 304, 'E', { card: 'fire', now: { guns: [], points: 9, strength: 33 } })
      .confederate('z', 'wooden', 905, 'W', { now: { guns: [] } })
      .with({
        cursor: {
          phase: quickSheet.sequence.findIndex(phase => phase.id === 'action'),
          stage: 'open',
          awaiting: ['confederate'],
          interrupts: [],
        },
      })
      .acts('union');
    table.state.cursor.interrupts = [
      {
        type: 'gamble',
        side: 'confederate',
        weapon,
        ship: 'a',
        source: weapon,
      } as (typeof table.state.cursor.interrupts)[0],
    ];
    table.state.cursor.awaiting = ['confederate'];
    const dice = weapon === 'mine' && !table.ship('a').shallow ? 9 : weapon === 'mine' ? 5 : 6;
    table.play('rollEffect confederate', 5, ...ones(dice - 1), ...(table.points('a') === 9 ? [3, 4] : []));
    expect(table.points('a')).toBeLessThan(9);
    expect(table.told('strikeTested')).toEqual([]);
  });
});

describe('Q62: at a struck ship each unit rolls for itself, forts too', () => {
  it('a fort in step 3, then a ship in step 6', () => {
    const table = battle(9, 6)
      .fort('union', 'fort', [401, 501], 'SE', { guns: guns('medium') })
      .union('a', 'wooden', 303, 'NE', { card: 'fire', now: { guns: guns('medium') } })
      .confederate('z', 'wooden', 503, 'NE', { now: { struck: true, points: 5, strength: 50 } })
      .confederate('far', 'wooden', 906, 'W')
      .at('fortFire', 5);
    expect(table.offered()).toEqual(['tryStruck fort z', 'cease fort']);
    // Nothing else is in reach of the fort: the turn goes on, and the Union wins the priority.
    table.play('tryStruck fort z', 1, 2, 1);
    expect(table.state.spared).toEqual([{ firer: 'fort', target: 'z', may: false }]);
    table.then('begin union union', 'activate a', 'carryOut a');
    expect(table.offered('tryStruck')).toEqual(['tryStruck a z']);
    expect(table.play('tryStruck a z', 5).offered('fire')).toEqual(['fire a 0 z']);
  });
});

describe('Q72: a second attempt to come off that would sink her', () => {
  it.each([
    [2, false],
    [3, true],
  ])('with %i points left: offered %s', (points, offered) => {
    const table = battle(5, 3)
      .depth(3, 202)
      .union('a', 'wooden', 202, 'E', { aground: true, card: 'fire', now: { guns: [], points, strength: 12 } })
      .confederate('z', 'wooden', 503, 'W', { now: { guns: [] } })
      .acts('union')
      .then('activate a')
      .play('unstick a', 1, 1);
    expect(table.offered('unstick')).toEqual(offered ? ['unstick a'] : []);
  });
});

describe('Q11: the attack roll of a generated battle', () => {
  const SEEDS = Array.from({ length: 40 }, (_, index) => `attack ${index}`);
  const rollsOf = (seed: string): { rolls: number[][]; attacker: string } => {
    const scenario = generateBattle(seed);
    const told = /attacks \(([^)]*)\)/.exec(scenario.briefing.common)?.[1] ?? '';
    const rolls = told.split(', ').map(pair => pair.split(' to ').map(Number));
    return { rolls, attacker: settingsOf(scenario).attacker };
  };

  it('both roll, the high side attacks, ties are thrown again', () => {
    const battles = SEEDS.map(rollsOf);
    for (const { rolls, attacker } of battles) {
      const [union = 0, confederate = 0] = rolls.at(-1)!;
      expect(union).not.toBe(confederate);
      expect(attacker).toBe(union > confederate ? 'union' : 'confederate');
      for (const [one, other] of rolls.slice(0, -1)) expect(one).toBe(other);
    }
    expect(new Set(battles.map(({ attacker }) => attacker)).size).toBe(2);
    expect(battles.some(({ rolls }) => rolls.length > 1)).toBe(true);
  });

  it('the attacker comes from the left, the defender has the fort', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const scenario = generateBattle(seed);
      const { attacker } = settingsOf(scenario);
      expect(scenario.homeEdges[attacker]).toEqual(['left']);
      expect(scenario.works.every(work => work.side !== attacker)).toBe(true);
    }
  });
});

describe('Q63: odd hulls and guns that a scenario puts aboard', () => {
  const aboard = (extra: Extra) =>
    battle(3, 3)
      .confederate('a', 'wooden', 202, 'E', extra)
      .union('b', 'wooden', 103, 'E')
      .at('orders', 1, 2)
      .ship('a');
  const bearing = (vessel: string, gun: string, count: number, mount: string): string[] =>
    aboard({ vessel, overrides: { guns: [{ gun, count, mount }] } }).guns.map(each => each.bears.join(' '));

  it('S12: a floating battery is an ironclad with iron and of wood without, and goes nowhere by herself', () => {
    const battery = aboard({ vessel: 'css_new_orleans_battery' });
    // 1.65 x 800 to the power of 0.4.
    expect([battery.armour, battery.strength, battery.turrets]).toEqual(['wood', 24, 0]);
    expect(battery.steamFrom).toBe(0);
    const plated = { type: 'floating_battery', tons: 800, armour: { side: { ironIn: 4 } } } as const;
    // 2.5 x 800 to the power of 0.4.
    expect([buildOf(plated), hitPointsOf(plated)]).toEqual(['ironclad', 36]);
  });

  it('as her own of that gun and mount bear', () => {
    // Tyler's stern gun stands fixed and bears astern; Cairo's bow guns stand in a casemate.
    expect(bearing('uss_tyler', 'sb32', 1, 'fixed')).toEqual(['stern']);
    // A turret's and a pivot's own bearings are kept too.
    expect(bearing('uss_monitor', 'sb11', 2, 'turret')).toEqual(['', '']);
  });

  it('otherwise turret, boat, top and hold all round, pivots on both beams, fixed guns ahead, broadsides shared, the odd one to port', () => {
    for (const mount of ['turret', 'boat', 'top', 'hold'])
      expect(bearing('uss_tyler', 'how12', 1, mount)).toEqual(['']);
    expect(bearing('uss_tyler', 'rf30', 1, 'pivot')).toEqual(['port starboard']);
    expect(bearing('uss_tyler', 'rf30', 1, 'fixed')).toEqual(['bow']);
    expect(bearing('uss_tyler', 'sb9', 5, 'broadside')).toEqual(['port', 'port', 'port', 'starboard', 'starboard']);
    expect(bearing('uss_tyler', 'sb9', 1, 'broadside')).toEqual(['port']);
    expect(aboard({ overrides: { guns: [] } }).guns).toEqual([]);
  });
});

describe('S9, S10: what the scenario says', () => {
  const orders = (extra: Extra) =>
    battle(9, 5)
      .union('a', 'wooden', 202, 'E', { card: 'slowSpeed', ...extra })
      .confederate('z', 'wooden', 905, 'W', { now: { guns: [] } });

  it('S9: a ship of 0 knots, or without steam yet, never moves by herself', () => {
    for (const extra of [{ overrides: { knots: 0 } }, { steamIn: 1 }] as Extra[]) {
      const table = orders(extra).acts('union').then('activate a', 'carryOut a');
      expect(table.offered('ahead')).toEqual([]);
    }
    const later = orders({ steamIn: 1 }).with({ turn: 2 }).acts('union').then('activate a', 'carryOut a');
    expect(later.offered('ahead')).not.toEqual([]);
  });

  it('S9: an obstruction and land cannot be entered', () => {
    for (const terrain of ['obstruction', 'marsh', 'bank'] as const)
      expect(orders({}).terrain(terrain, 302).acts('union').then('activate a', 'carryOut a').offered('ahead')).toEqual(
        [],
      );
  });

  it('S10: starts, entry turns and objectives of the section take the place of the common ones', () => {
    const table = orders({})
      .union('late', 'wooden', 105, 'E')
      .objective({ side: 'union', kind: 'sinkOrCapture', ships: ['z'], count: 1, text: 'common' })
      .section({
        forces: { a: { hex: 303, facing: 3 }, late: { turn: 4 } },
        objectives: [{ side: 'confederate', kind: 'survive', ships: ['z'], count: 1, text: 'own' }],
      })
      .at('orders', 1, 2);
    expect([table.at('a'), table.ship('a').facing]).toEqual([303, 3]);
    expect(table.ship('late')).toMatchObject({ status: 'waiting', at: 0, entry: 4 });
    expect(table.match.rules.desk.objectives(table.now).map(each => each.text)).toEqual(['own']);
  });
});
