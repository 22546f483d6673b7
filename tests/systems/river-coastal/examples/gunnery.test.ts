/** Firing, C33 to C45: range bands, difficult targets, arcs, lines of fire, alternate moves, bursting rifles. */
import { describe, expect, it } from 'vitest';
import { bearsFrom, gunBears } from '../../../../src/rules/river-coastal/arcs.ts';
import { aimOptions, fireAll, layGuns, openFire } from '../../../../src/rules/river-coastal/fire.ts';
import { bandOf, reachOf, whyNoGun } from '../../../../src/rules/river-coastal/gunnery.ts';
import { defaultPlot } from '../../../../src/rules/river-coastal/plots.ts';
import { sequence } from '../../../../src/rules/river-coastal/sequence.ts';
import { lineOf, shotsIn } from '../../../../src/rules/river-coastal/shots.ts';
import { trainTurrets } from '../../../../src/rules/river-coastal/turrets.ts';
import type { Play, TurretArc } from '../../../../src/rules/river-coastal/types.ts';
import { unitOf } from '../../../../src/rules/river-coastal/units.ts';
import { desk } from '../../../../src/rules/river-coastal/desk/index.ts';
import { bench, type Bench, captain, moved } from '../bench.ts';

/** The place of the first gun of that name in a unit. */
const gunOf = (table: Bench, unit: string, name: string): number =>
  unitOf(table.now(), unit).guns.findIndex(({ gun }) => gun === name);
/** The place of a gun that bears there only. */
const gunThat = (table: Bench, unit: string, name: string, bears: string): number =>
  unitOf(table.now(), unit).guns.findIndex(gun => gun.gun === name && gun.bears.join() === bears);

const why = (table: Bench, unit: string, gun: number, target: string) => {
  const now = table.now();
  const [from, to] = [unitOf(now, unit), unitOf(now, target)];
  return whyNoGun(now, from, gun, to, lineOf(now, from, from.guns[gun]!, to));
};

const fire = (table: Bench, unit: string, gun: number, target: string, ...dice: number[]): Bench =>
  table.does(
    (play: Play) => {
      openFire(play);
      layGuns(play, { type: 'aim', side: unitOf(play, unit).side, unit, gun, target });
      fireAll(play);
    },
    ...dice,
  );

const bearsAt = (table: Bench, unit: string, gun: number, range: number): number => {
  const now = table.now();
  const from = unitOf(now, unit);
  const at = table.ship(unit).at;
  return now.chart.hexes.filter(hex => now.chart.range(at, hex) === range && gunBears(now, from, from.guns[gun]!, hex))
    .length;
};

describe('C33: bands', () => {
  it.each([
    ['howitzer', [1, 2, 4]],
    ['smoothbore', [2, 4, 6]],
    ['rifle', [4, 6, 9]],
  ] as const)('%s: the last hexes of close, medium and long are %o', (kind, [close, medium, long]) => {
    expect([close, close + 1, medium, medium + 1, long, long + 1].map(range => bandOf(kind, range))).toEqual([
      'close',
      'medium',
      'medium',
      'long',
      'long',
      null,
    ]);
    expect(reachOf(kind)).toBe(long);
  });
});

describe('C34, C35, C42, C43: to hit and damage', () => {
  /** Union monitor to the west of Tennessee, who shows her side. */
  const monitor = (range: number): Bench =>
    bench()
      .union('monitor', 'uss_passaic', 205, 'E')
      .confederate('tennessee', 'css_tennessee', 205 + 100 * range, 'NE');

  it("worked example 5: an 11 inch smoothbore at Tennessee's side, 3 hexes, [5]: hit, 8 halved = 4", () => {
    const table = monitor(3);
    const before = table.ship('tennessee').spv;
    fire(table, 'monitor', 1, 'tennessee', 5);
    expect(table.told('gunFired')).toMatchObject([{ band: 'medium', need: 5, hit: true, total: 5 }]);
    expect(table.told('targetHit')).toMatchObject([{ aspect: 'side', points: 4, halved: true }]);
    expect(before - table.ship('tennessee').spv).toBe(4);
  });

  it('worked example 5: at 5 hexes a 5 misses', () => {
    const table = fire(monitor(5), 'monitor', 1, 'tennessee', 5);
    expect(table.told('gunFired')).toMatchObject([{ band: 'long', need: 6, hit: false }]);
    expect(table.told('targetHit')).toEqual([]);
  });

  it("worked example 6: a 32-pounder at Tyler's side at 5 hexes needs a 6 for 4 SPV; from her bow line no shot is offered", () => {
    const side = bench().confederate('mcrae', 'css_mcrae', 205, 'NE').union('tyler', 'uss_tyler', 705, 'NE');
    const gun = gunThat(side, 'mcrae', 'sb32', 'starboard');
    expect(why(side, 'mcrae', gun, 'tyler')).toBe(null);
    fire(side, 'mcrae', gun, 'tyler', 6);
    expect(side.told('targetHit')).toMatchObject([{ points: 4, halved: false }]);
    const bow = bench().confederate('mcrae', 'css_mcrae', 205, 'NE').union('tyler', 'uss_tyler', 705, 'W');
    expect(why(bow, 'mcrae', gun, 'tyler')).toEqual({ why: 'hopeless', need: 7 });
  });

  it('worked example 6: a 7 inch Brooke at 4 hexes abeam hits on 3 for 8, then not in the next move', () => {
    const table = bench().confederate('tennessee', 'css_tennessee', 205, 'E').union('tyler', 'uss_tyler', 605, 'NE');
    const brooke = gunOf(table, 'tennessee', 'rf7brooke');
    fire(table, 'tennessee', brooke, 'tyler', 3);
    expect(table.told('gunFired')).toMatchObject([{ band: 'close', need: 3, hit: true }]);
    expect(table.told('targetHit')).toMatchObject([{ points: 8 }]);
    expect(why(table.move(2), 'tennessee', brooke, 'tyler')).toEqual({ why: 'loading', until: 3 });
    expect(why(table.move(3), 'tennessee', brooke, 'tyler')).toBe(null);
  });

  it('C40: a lighter gun fires in every move, but once', () => {
    const table = bench().confederate('mcrae', 'css_mcrae', 205, 'NE').union('tyler', 'uss_tyler', 405, 'NE');
    const gun = gunThat(table, 'mcrae', 'sb32', 'starboard');
    fire(table, 'mcrae', gun, 'tyler', 2);
    expect(why(table, 'mcrae', gun, 'tyler')).toEqual({ why: 'loading', until: 2 });
    expect(why(table.move(2), 'mcrae', gun, 'tyler')).toBe(null);
  });

  it('C35: end on and small together are still one; works are never difficult', () => {
    const table = bench().union('monitor', 'uss_passaic', 205, 'E').confederate('m', 'css_manassas', 405, 'W');
    fire(table, 'monitor', 1, 'm', 5);
    expect(table.told('gunFired')[0]!.modifiers).toMatchObject([{ value: -1, reason: 'small' }]);
    const ended = bench().union('monitor', 'uss_passaic', 205, 'E').confederate('t', 'css_tennessee', 405, 'W');
    fire(ended, 'monitor', 1, 't', 5);
    expect(ended.told('gunFired')[0]!.modifiers).toMatchObject([{ value: -1, reason: 'endOn' }]);
    const fort = bench()
      .union('monitor', 'uss_passaic', 205, 'E')
      .fort('confederate', 'f', 'fort_henry', [405, 505], 'W');
    fire(fort, 'monitor', 1, 'f', 4);
    expect(fort.told('gunFired')).toMatchObject([{ modifiers: [], hit: true }]);
  });

  it('C34: a natural 1 always misses, whatever the captain adds', () => {
    const table = bench()
      .confederate('tennessee', 'css_tennessee', 205, 'E', { captain: captain({ yellow: 3 }) })
      .union('tyler', 'uss_tyler', 605, 'NE');
    const brooke = gunOf(table, 'tennessee', 'rf7brooke');
    table.ship('tennessee').plot = {
      speed: 0,
      turns: [],
      anchor: false,
      ram: '',
      turrets: [],
      opens: 0,
      captainGun: brooke,
      men: [],
    };
    fire(table, 'tennessee', brooke, 'tyler', 1);
    expect(table.told('gunFired')).toMatchObject([{ total: 4, need: 3, hit: false }]);
    expect(table.told('gunFired')[0]!.modifiers).toMatchObject([{ value: 3, reason: 'captainAtGun' }]);
  });
});

describe('C40: all shots before any hit', () => {
  /** A gun each of a and z at the other, z's laid first. */
  const exchange = (table: Bench, ...dice: number[]): void => {
    const [mine, theirs] = [gunThat(table, 'a', 'sb8', 'starboard'), gunThat(table, 'z', 'sb32', 'port')];
    table.does(
      play => {
        openFire(play);
        layGuns(play, { type: 'aim', side: 'confederate', unit: 'z', gun: theirs, target: 'a' });
        layGuns(play, { type: 'aim', side: 'union', unit: 'a', gun: mine, target: 'z' });
        fireAll(play);
      },
      ...dice,
    );
  };

  it('a ship that is sunk in this step has fired; the Union is told first, each side in the order plotted', () => {
    const table = bench()
      .confederate('z', 'css_mcrae', 405, 'NE', { spv: 4 })
      .union('a', 'uss_tyler', 205, 'NE', { spv: 4 });
    exchange(table, 6, 6);
    expect(table.told('gunFired').map(({ firer }) => firer)).toEqual(['a', 'z']);
    expect(table.told('shipSunk').map(({ ship }) => ship)).toEqual(['z', 'a']);
  });

  it('every die of a shot is thrown before any of what hits do', () => {
    const table = bench()
      .confederate('z', 'css_mcrae', 405, 'NE', { spv: 8, value: 60 })
      .union('a', 'uss_tyler', 205, 'NE');
    exchange(table, 6, 1, 2, 3);
    expect(table.told('gunFired').map(({ die }) => die)).toEqual([6, 1]);
    expect(table.told('damageRolled')).toMatchObject([{ ship: 'z', dice: [2, 3] }]);
  });

  it('a side lays its guns anew until it has done; a salvo lays all that bear', () => {
    const table = bench().confederate('z', 'css_mcrae', 405, 'NE').union('a', 'uss_tyler', 205, 'NE');
    table.does(play => {
      openFire(play);
      layGuns(play, { type: 'salvo', side: 'confederate', unit: 'z', target: 'a' });
    });
    const laid = table.state.aims.length;
    expect(laid).toBeGreaterThan(1);
    const now = table.now();
    const types = aimOptions(now, 'confederate', shotsIn('end')(now)).map(({ type }) => type);
    expect(types).toEqual(['cease', 'aimed']);
    table.does(play => layGuns(play, { type: 'cease', side: 'confederate', unit: 'z' }));
    expect(table.state.aims).toEqual([]);
  });
});

describe('C36 to C38: arcs', () => {
  const open = (vessel: string): Bench => bench(21, 21).union('a', vessel, 1111, 'E');

  it('C36: a fixed gun ahead bears on 1, 3, 3, 5 hexes at range 1 to 4, one abeam on 2, 3, 4, 5', () => {
    const table = open('uss_cairo');
    const bow = table.ship('a').guns.findIndex(({ bears }) => bears.join() === 'bow');
    const beam = table.ship('a').guns.findIndex(({ bears }) => bears.join() === 'port');
    expect([1, 2, 3, 4].map(range => bearsAt(table, 'a', bow, range))).toEqual([1, 3, 3, 5]);
    expect([1, 2, 3, 4].map(range => bearsAt(table, 'a', beam, range))).toEqual([2, 3, 4, 5]);
  });

  it('C37: an end pivot bears 75 degrees either side of its end, one amidships all but 15 off bow and stern', () => {
    const table = open('uss_galena_1864');
    const end = table.ship('a').guns.findIndex(({ stands, bears }) => stands === 'pivot' && bears.includes('bow'));
    expect(bearsAt(table, 'a', end, 1)).toBe(3);
    expect(bearsAt(table, 'a', end, 2)).toBe(5);
    const mid = open('uss_galena');
    const pivot = mid.ship('a').guns.findIndex(({ stands }) => stands === 'pivot');
    expect(bearsAt(mid, 'a', pivot, 1)).toBe(4);
    expect(bearsAt(mid, 'a', pivot, 2)).toBe(10);
    // One that bears on a single beam: what lies 19 degrees off the bow to port is to port of her.
    const now = mid.now();
    const gun = mid.ship('a').guns[pivot]!;
    const on = (beam: 'port' | 'starboard'): number[] =>
      now.chart.hexes.filter(
        hex =>
          now.chart.range(1111, hex) === 3 &&
          bearsFrom(now, { ...gun, bears: [beam] }, { at: 1111, facing: 0 }, undefined, hex),
      );
    expect([on('port').length, on('starboard').length]).toEqual([8, 8]);
    expect(on('port').every(hex => now.chart.row(hex) < 11)).toBe(true);
  });

  it.each([
    ['bow', 1],
    ['port', 2],
    ['stern', 1],
    ['starboard', 2],
  ] as const)('C38: a turret that looks to %s bears on %i of the six hexes beside her', (arc, hexes) => {
    const table = bench(21, 21).union('a', 'uss_passaic', 1111, 'E', { turrets: [arc] });
    expect(bearsAt(table, 'a', 0, 1)).toBe(hexes);
  });

  it('C38: of two turrets the forward one never fires aft nor the after one forward, of three the middle one abeam only', () => {
    const bearing = (arc: TurretArc, turrets: number) => {
      const table = bench(21, 21).union('a', 'uss_chickasaw', 1111, 'E');
      const ship = table.ship('a');
      const [gun] = ship.guns;
      ship.turrets = Array.from({ length: turrets }, () => arc);
      ship.guns = ship.turrets.map((_, turret) => ({ ...gun!, turret, blind: [] }));
      return ship.guns.map((_, index) => bearsAt(table, 'a', index, 1));
    };
    expect([bearing('bow', 2), bearing('stern', 2), bearing('port', 2)]).toEqual([
      [1, 0],
      [0, 1],
      [2, 2],
    ]);
    expect([bearing('bow', 3), bearing('stern', 3), bearing('starboard', 3)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
      [2, 2, 2],
    ]);
  });

  it('C38: nothing within 30 degrees of the end that her own pilot house masks', () => {
    const table = bench(21, 21).union('a', 'uss_monitor', 1111, 'E', { turrets: ['bow'] });
    expect(bearsAt(table, 'a', 0, 1)).toBe(0);
    // Those on the line itself.
    expect(bearsAt(table, 'a', 0, 2)).toBe(2);
  });
});

describe('C38: turrets train', () => {
  /** Where a turret looks after each quarter. */
  const trained = (from: TurretArc, to: TurretArc): TurretArc[] => {
    const table = bench(21, 21).union('a', 'uss_passaic', 1111, 'E', { turrets: [from] });
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), turrets: [to] };
    return [1, 2].map(() => table.does(play => trainTurrets(play, ship)).ship('a').turrets[0]!);
  };

  it.each([
    ['bow', 'starboard', ['starboard', 'starboard']],
    ['bow', 'port', ['port', 'port']],
    ['bow', 'stern', ['starboard', 'stern']],
    ['stern', 'bow', ['port', 'bow']],
    ['port', 'starboard', ['bow', 'starboard']],
    ['starboard', 'bow', ['bow', 'bow']],
  ] as const)('from %s to %s by %o: one arc a quarter, the shorter way, else to starboard', (from, to, way) => {
    expect(trained(from, to)).toEqual(way);
  });

  it('a ship at rest trains too, in every quarter of the move', () => {
    const table = bench(21, 21).union('a', 'uss_passaic', 1111, 'E', { turrets: ['bow'], speed: 0 });
    const ship = table.ship('a');
    ship.plot = { ...defaultPlot(table.now(), ship), turrets: ['stern'] };
    table.does(moved);
    expect(table.told('turretTrained').map(({ to }) => to)).toEqual(['starboard', 'stern']);
  });

  it('one that looks past the other on its way does not fire there', () => {
    const table = bench(21, 21).union('a', 'uss_chickasaw', 1111, 'E', { turrets: ['stern', 'stern'] });
    table.ship('a').guns.forEach(gun => (gun.blind = []));
    expect(table.ship('a').guns.map((gun, index) => [gun.turret, bearsAt(table, 'a', index, 1)])).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('C37: all round', () => {
  it.each(['boat', 'top', 'hold', 'mortar_bed'] as const)('%s', stands => {
    const table = bench(21, 21).union('a', 'uss_cairo', 1111, 'E');
    Object.assign(table.ship('a').guns[0]!, { stands, bears: ['bow'] });
    expect([1, 2].map(range => bearsAt(table, 'a', 0, range))).toEqual([6, 12]);
  });

  it('a gun in a casemate or in a tower that does not turn: any of its ports, each as a fixed gun', () => {
    const table = bench(21, 21).union('a', 'uss_cairo', 1111, 'E');
    Object.assign(table.ship('a').guns[0]!, { stands: 'casemate', bears: ['bow', 'port'] });
    expect([1, 2].map(range => bearsAt(table, 'a', 0, range))).toEqual([3, 6]);
  });

  it('barbette guns of a fort are pivots about the line of their face, embrasures fixed guns', () => {
    const table = bench(21, 21).fort('union', 'f', 'fort_henry', [1111, 1112], 'E');
    const bears = (stands: 'barbette' | 'embrasure'): number => {
      const gun = { ...table.work('f').guns[0]!, stands, bears: ['front' as const] };
      const now = table.now();
      const from = { at: 1111, facing: table.work('f').facing };
      return now.chart.hexes.filter(
        hex => now.chart.range(1111, hex) === 2 && bearsFrom(now, gun, from, undefined, hex),
      ).length;
    };
    expect([bears('barbette'), bears('embrasure')]).toEqual([5, 3]);
  });
});

describe('C40, C55, C57: what a shot leaves behind', () => {
  it('its target has been under fire by that ship, hit or missed', () => {
    const table = bench().union('a', 'uss_passaic', 205, 'E').confederate('z', 'css_tennessee', 405, 'NE');
    fire(table, 'a', gunOf(table, 'a', 'sb11'), 'z', 1);
    expect(table.ship('z')).toMatchObject({ underFire: true, firedOnBy: ['a'] });
    expect(table.ship('a')).toMatchObject({ opened: true, underFire: false });
    expect(table.state.fired).toEqual([205]);
  });

  it('only the rifled 32-pounder bursts', () => {
    const table = bench().union('a', 'uss_passaic', 205, 'E').confederate('z', 'css_tennessee', 405, 'NE');
    Object.assign(table.ship('a').guns[0]!, { gun: 'rf30', kind: 'rifle' });
    fire(table, 'a', 0, 'z', 1);
    expect(table.told('burstRolled')).toEqual([]);
  });

  it('nobody fires without a man at the gun, nor on a ship that has just been boarded', () => {
    const table = bench().union('a', 'uss_passaic', 205, 'E').confederate('z', 'css_tennessee', 405, 'NE');
    const ship = table.ship('a');
    expect(why(table, 'a', 0, 'z')).toBe(null);
    ship.idle = 1;
    expect(why(table, 'a', 0, 'z')).toEqual({ why: 'idle' });
    delete ship.idle;
    ship.crew = { ...ship.crew!, guns: ship.crew!.guns.map(() => false) };
    expect(why(table, 'a', 0, 'z')).toEqual({ why: 'unmanned' });
    table.ship('z').abandoned = true;
    expect(why(table, 'a', 0, 'z')).toEqual({ why: 'abandoned' });
  });
});

describe('C43: the face that is struck', () => {
  it.each([
    ['W', 'front', 4],
    ['E', 'rear', 8],
    ['NE', 'side', 8],
  ] as const)('heading %s a hit from the west is on the %s', (heading, aspect, points) => {
    const table = bench()
      .union('a', 'uss_passaic', 205, 'E')
      .confederate('z', 'css_tennessee', 405, heading, { sloped: { front: true, side: false, rear: false } });
    fire(table, 'a', gunOf(table, 'a', 'sb11'), 'z', 6);
    expect(table.told('targetHit')).toMatchObject([{ aspect, points, halved: points === 4 }]);
  });
});

describe('C39: line of fire', () => {
  const line = (between: string): Bench =>
    bench()
      .union('a', 'uss_passaic', 205, 'E')
      .union('b', between, 305, 'E')
      .confederate('z', 'css_tennessee', 505, 'NE');

  it('a ship that is larger than the target hides it, a smaller one does not', () => {
    expect(why(line('uss_minnesota'), 'a', 0, 'z')).toEqual({ why: 'blocked', by: 305 });
    expect(why(line('uss_tyler'), 'a', 0, 'z')).toBe(null);
  });

  it('one that weighs as much hides nothing; by her weight as built, not by what is left', () => {
    const table = line('uss_tyler');
    Object.assign(table.ship('b'), { fullSpv: 100, spv: 100 });
    Object.assign(table.ship('z'), { fullSpv: 100, spv: 10 });
    expect(why(table, 'a', 0, 'z')).toBe(null);
    Object.assign(table.ship('b'), { fullSpv: 101, spv: 5 });
    expect(why(table, 'a', 0, 'z')).toEqual({ why: 'blocked', by: 305 });
  });

  it('a fort twenty feet up fires over ships, a lower one does not', () => {
    const from = (fort: string): Bench =>
      bench()
        .fort('confederate', 'f', fort, [205, 204], 'E')
        .confederate('b', 'uss_minnesota', 305, 'E')
        .union('z', 'uss_tyler', 505, 'NE');
    const blocked = (table: Bench) => lineOf(table.now(), table.work('f'), { square: 1 }, table.ship('z')).blocked();
    expect([blocked(from('donelson_lower')), blocked(from('fort_henry'))]).toEqual([0, 305]);
  });

  it('land hides', () => {
    const table = bench().union('a', 'uss_passaic', 205, 'E').confederate('z', 'css_tennessee', 505, 'NE');
    table.terrain('island', 305);
    expect(why(table, 'a', 0, 'z')).toEqual({ why: 'blocked', by: 305 });
  });

  it.each(['marsh', 'wharf'] as const)('S9: %s does not, but a fort that stands on it', terrain => {
    const table = (): Bench => bench().union('a', 'uss_passaic', 205, 'E').confederate('z', 'css_tennessee', 505, 'NE');
    expect(why(table().terrain(terrain, 305, 306), 'a', 0, 'z')).toBe(null);
    const fort = table().fort('union', 'f', 'fort_henry', [305, 306], 'SE').terrain(terrain, 305, 306);
    expect(why(fort, 'a', 0, 'z')).toEqual({ why: 'blocked', by: 305 });
  });

  it('a fort twenty feet up is seen over ships; a lower one hides behind any', () => {
    const at = (fort: string): Bench =>
      bench()
        .union('a', 'uss_passaic', 205, 'E')
        .union('b', 'uss_rattler', 305, 'E')
        .fort('confederate', 'f', fort, [405, 505], 'W');
    expect(why(at('donelson_lower'), 'a', 0, 'f')).toBe(null);
    expect(why(at('fort_henry'), 'a', 0, 'f')).toEqual({ why: 'blocked', by: 305 });
  });

  it('C83: nobody sees farther than fifty inches, or than the scenario lets him', () => {
    const table = bench().union('a', 'uss_passaic', 205, 'E').confederate('z', 'css_tennessee', 505, 'NE');
    Object.assign(table.now().scenario, { visibility: 2 });
    expect(why(table, 'a', 0, 'z')).toEqual({ why: 'sight', range: 3, reach: 2 });
  });
});

describe('C86, C87: forts', () => {
  it('guns stand in squares, the heaviest first; as many as there are crews are manned', () => {
    const table = bench().fort('confederate', 'f', 'fort_henry', [405, 505], 'W');
    const { guns, manned, cpv } = table.work('f');
    expect([guns[0]!.gun, guns[0]!.square]).toEqual(['sb10col', 1]);
    expect(guns.map(({ square }) => square).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6]);
    expect([manned.filter(Boolean).length, cpv]).toEqual([10, 10]);
    expect(manned[0]).toBe(true);
  });

  it('worked example 16: Fort Henry fires at 67 FPV and is silent at 66', () => {
    const table = bench()
      .union('a', 'uss_tyler', 205, 'NE')
      .fort('confederate', 'f', 'fort_henry', [405, 505], 'W', { fpv: 73 });
    const gun = gunThat(table, 'a', 'sb8', 'starboard');
    fire(table, 'a', gun, 'f', 6);
    expect([table.work('f').fpv, table.work('f').silent]).toEqual([67, false]);
    table.work('f').fpv = 72;
    fire(table.move(2), 'a', gun, 'f', 6);
    expect([table.work('f').fpv, table.work('f').silent]).toEqual([66, true]);
    expect(table.told('workSilenced')).toEqual([{ type: 'workSilenced', unit: 'f' }]);
    expect(why(table.move(3), 'a', gun, 'f')).toEqual({ why: 'gone' });
  });

  it('C87: silent too when the last manned gun is gone', () => {
    const table = bench().fort('confederate', 'f', 'fort_wade', [405, 505], 'W').union('a', 'uss_tyler', 205, 'NE');
    const gun = gunOf(table, 'f', 'rf32');
    table.work('f').manned = table.work('f').manned.map((_, index) => index === gun);
    fire(table, 'f', gun, 'a', 1, 1);
    expect(table.told('workSilenced')).toEqual([{ type: 'workSilenced', unit: 'f' }]);
    expect(table.work('f').silent).toBe(true);
  });

  it('C90: a building is rubble below half of its 20 points', () => {
    const table = bench().union('a', 'uss_tyler', 205, 'NE').building('confederate', 'mill', 305);
    const gun = gunThat(table, 'a', 'sb8', 'starboard');
    fire(table, 'a', gun, 'mill', 6);
    expect(table.work('mill')).toMatchObject({ fpv: 14, silent: false });
    fire(table.move(2), 'a', gun, 'mill', 6);
    expect(table.work('mill')).toMatchObject({ fpv: 8, silent: true });
  });
});

describe('C44: bursting rifles', () => {
  it('worked example 8: rifled 32-pounder [1, 1]: gun and its CPV are gone; not on another die', () => {
    const table = bench().fort('confederate', 'f', 'fort_wade', [405, 505], 'W').union('a', 'uss_tyler', 205, 'NE');
    const gun = gunOf(table, 'f', 'rf32');
    const { cpv } = table.work('f');
    fire(table, 'f', gun, 'a', 1, 2);
    expect(table.told('burstRolled')).toMatchObject([{ die: 2, bursts: false }]);
    fire(table.move(2), 'f', gun, 'a', 1, 1);
    expect(table.work('f').guns[gun]!.lost).toBe(true);
    expect([table.work('f').cpv, table.work('f').manned[gun]]).toEqual([cpv - 1, false]);
  });

  it('worked example 8: the captain too, if he laid it', () => {
    const table = bench().confederate('z', 'css_chicora', 405, 'NE').union('a', 'uss_tyler', 205, 'NE');
    const gun = table.ship('z').guns.findIndex(({ gun: name, bears }) => name === 'rf32' && bears.includes('port'));
    expect(gun).toBeGreaterThanOrEqual(0);
    const plot = { speed: 0, turns: [], anchor: false, ram: '', turrets: [], opens: 0 as const, men: [] };
    table.ship('z').plot = { ...plot, captainGun: gun };
    fire(table, 'z', gun, 'a', 1, 1);
    expect(table.ship('z')).toMatchObject({ cpv: table.ship('z').fullCpv - 1, captain: { alive: false } });
    expect(table.ship('z').guns[gun]!.lost).toBe(true);
    expect(table.ship('z').shocks).toEqual(['crew', 'captain']);
  });
});

describe('C36, C45: options', () => {
  const open = (options: object): [Bench, () => ReturnType<Bench['now']>] => {
    const table = bench(25, 25).union('a', 'uss_cairo', 1213, 'E');
    return [table, () => ({ ...table.now(), options })];
  };

  it('thinArcs: a gun ahead bears on 1, 1, 3, 3, 3, 3, 3, 5, 5 hexes at range 1 to 9, one abeam on 2, 1, 2, 3, 2, 3, 4, 3, 4', () => {
    const [table, now] = open({ thinArcs: true });
    const count = (bears: string, range: number): number => {
      const play = now();
      const gun = table.ship('a').guns.find(each => each.bears.join() === bears)!;
      return play.chart.hexes.filter(
        hex => play.chart.range(1213, hex) === range && gunBears(play, table.ship('a'), gun, hex),
      ).length;
    };
    const ranges = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(ranges.map(range => count('bow', range))).toEqual([1, 1, 3, 3, 3, 3, 3, 5, 5]);
    expect(ranges.map(range => count('starboard', range))).toEqual([2, 1, 2, 3, 2, 3, 4, 3, 4]);
    expect(ranges.map(range => count('port', range))).toEqual([2, 1, 2, 3, 2, 3, 4, 3, 4]);
  });

  it('thinArcs: turrets and pivots are not touched by it', () => {
    const table = bench(21, 21).union('a', 'uss_passaic', 1111, 'E').union('b', 'uss_galena', 1105, 'E');
    const seen = (options: object): number[] =>
      ['a', 'b'].map(id => {
        const play = { ...table.now(), options };
        const unit = table.ship(id);
        const gun = unit.guns.find(({ stands }) => stands === 'turret' || stands === 'pivot')!;
        return play.chart.hexes.filter(hex => gunBears(play, unit, gun, hex)).length;
      });
    expect(seen({ thinArcs: true })).toEqual(seen({}));
  });

  it('byEye: neither ranges nor odds are told before the shot; it is offered and fired as ever', () => {
    const table = bench().union('a', 'uss_tyler', 205, 'NE').confederate('z', 'css_mcrae', 405, 'NE');
    const gun = gunThat(table, 'a', 'sb8', 'starboard');
    const aim = { type: 'aim', side: 'union', unit: 'a', gun, target: 'z' } as const;
    const blind = { ...table.now(), options: { byEye: true } };
    expect([desk.odds(table.now(), aim) === null, desk.odds(blind, aim)]).toEqual([false, null]);
    expect(desk.odds(blind, { type: 'salvo', side: 'union', unit: 'a', target: 'z' })).toBe(null);
    table.state.cursor.phase = sequence.findIndex(({ id }) => id === 'shooting');
    expect(desk.guns!.salvo(table.now(), 'a', 'z')).not.toBe(null);
    expect(desk.guns!.salvo({ ...table.now(), options: { byEye: true } }, 'a', 'z')).toBe(null);
    expect([desk.outlook!.broadside(blind, 'a', 'z'), desk.fire.field(blind, 'a')]).toEqual([null, []]);
    table.ship('z').at = 1605;
    const far = { ...table.now(), options: { byEye: true } };
    expect(desk.fire.whyNot(far, 'a', 'z')).toEqual({
      says: 'Not at this range; how far it is nobody has measured.',
      cite: 'C45',
    });
    expect(desk.fire.whyNot(table.now(), 'a', 'z')?.says).toContain('hexes');
  });

  it('C45: by eye nobody is told either what the die would have to come to where no face of it hits', () => {
    const table = bench().union('a', 'uss_tyler', 205, 'NE').confederate('z', 'css_mcrae', 805, 'E');
    table.ship('a').guns = table.ship('a').guns.filter(({ kind }) => kind === 'smoothbore');
    expect(desk.fire.whyNot(table.now(), 'a', 'z')).toMatchObject({ cite: 'C34' });
    expect(desk.fire.whyNot({ ...table.now(), options: { byEye: true } }, 'a', 'z')).toMatchObject({ cite: 'C45' });
  });
});
