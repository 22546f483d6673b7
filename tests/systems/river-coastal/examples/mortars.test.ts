/** C25, C41, C86 to C90, C102: mortars, the squares of forts, their commanders, towns. */
import { describe, expect, it } from 'vitest';
import { fireAll, layGuns, openFire } from '../../../../src/rules/river-coastal/fire.ts';
import { allot, allotOptions, fortOptions, tellFort } from '../../../../src/rules/river-coastal/forts.ts';
import { gunHex } from '../../../../src/rules/river-coastal/arcs.ts';
import { shotFactors, whyNoGun } from '../../../../src/rules/river-coastal/gunnery.ts';
import { testMorale, moraleFactors } from '../../../../src/rules/river-coastal/morale.ts';
import { expectedShot, shellOdds } from '../../../../src/rules/river-coastal/odds.ts';
import { salvoOdds } from '../../../../src/rules/river-coastal/salvoOdds.ts';
import { openMove } from '../../../../src/rules/river-coastal/openMove.ts';
import { lineOf, openersAt, shotsIn } from '../../../../src/rules/river-coastal/shots.ts';
import { heaviestFirst } from '../../../../src/rules/river-coastal/setup/ratings.ts';
import { workFrom } from '../../../../src/rules/river-coastal/setup/muster.ts';
import type { Play, RiverWork } from '../../../../src/rules/river-coastal/types.ts';
import { isArmed, unitOf } from '../../../../src/rules/river-coastal/units.ts';
import { redact } from '../../../../src/rules/river-coastal/views.ts';
import { bench, type Bench, captain } from '../bench.ts';

const commander = (more: Partial<NonNullable<RiverWork['commander']>> = {}) => ({
  ...captain({ character: 'stubborn', green: 2, red: -3, yellow: 3 }),
  square: 1,
  before: 10,
  fell: false,
  ...more,
});

/** A mortar boat so many hexes from Fort Henry, land between them. */
const siege = (range: number, more: Partial<RiverWork> = {}): Bench =>
  bench()
    .union('boat', 'mortar_boat', 205, 'E')
    .fort('confederate', 'f', 'fort_henry', [205 + 100 * range, 305 + 100 * range], 'W', more)
    .terrain('island', 305);

const shell = (table: Bench, target: string, ...dice: number[]): Bench =>
  table.does(
    (play: Play) => {
      openFire(play);
      layGuns(play, { type: 'aim', side: 'union', unit: 'boat', gun: 0, target });
      fireAll(play);
    },
    ...dice,
  );

const why = (table: Bench, unit: string, target: string) => {
  const now = table.now();
  const [from, to] = [unitOf(now, unit), unitOf(now, target)];
  return whyNoGun(now, from, 0, to, lineOf(now, from, from.guns[0]!, to));
};

describe('C89: mortars', () => {
  it('worked example 16: a 13 inch mortar at 13 hexes [6, 2, 4]: 30 FPV; the next shot hits on 5', () => {
    const table = shell(siege(13), 'f', 6, 2, 4);
    expect(table.work('f').fpv).toBe(170);
    expect(table.told('mortarFired')).toMatchObject([{ range: 13, need: 6, again: false, hit: true }]);
    expect(table.told('shellFell')).toMatchObject([{ dice: [2, 4], points: 30 }]);
    shell(table.move(2), 'f', 5, 1, 1);
    expect(table.told('mortarFired')[1]).toMatchObject({ need: 5, again: true, hit: true });
  });

  it('a shot at another target makes the next one hit on a 6 again', () => {
    const table = siege(5).building('confederate', 'mill', 508);
    shell(table, 'f', 1);
    shell(table.move(2), 'mill', 5);
    expect(table.told('mortarFired').map(({ need }) => need)).toEqual([6, 6]);
    expect(table.told('mortarFired')[1]!.hit).toBe(false);
  });

  it('C126: 2 hexes at least and 13 at most, every move, over land and whatever the visibility', () => {
    expect([why(siege(2), 'boat', 'f'), why(siege(13), 'boat', 'f')]).toEqual([null, null]);
    const near = bench().union('boat', 'mortar_boat', 205, 'E').fort('confederate', 'f', 'fort_henry', [305, 405], 'W');
    expect(why(near, 'boat', 'f')).toEqual({ why: 'near', range: 1, least: 2 });
    expect(why(siege(14), 'boat', 'f')).toEqual({ why: 'range', range: 14, reach: 13 });
    const fog = siege(6);
    Object.assign(fog.now().scenario, { visibility: 1 });
    expect(why(fog, 'boat', 'f')).toBe(null);
    shell(fog, 'f', 1);
    expect(why(fog, 'boat', 'f')).toEqual({ why: 'loading', until: 2 });
    expect(why(fog.move(2), 'boat', 'f')).toBe(null);
  });

  it('never at ships; those of forts throw at enemy works only', () => {
    const table = siege(5).confederate('z', 'css_mcrae', 905, 'W');
    expect(why(table, 'boat', 'z')).toEqual({ why: 'mortar' });
    expect(shotsIn('end')(table.now()).union.map(({ target }) => target)).toEqual(['f']);
    const works = bench()
      .fort('union', 'u', 'battery_parsons', [201, 301], 'E')
      .fort('confederate', 'f', 'fort_henry', [1101, 1201], 'W')
      .confederate('z', 'css_mcrae', 405, 'W');
    const mortar = works.work('u').guns.findIndex(({ kind }) => kind === 'mortar');
    works.work('u').manned = works.work('u').guns.map(() => true);
    const now = works.now();
    const from = works.work('u');
    const no = (id: string) =>
      whyNoGun(now, from, mortar, unitOf(now, id), lineOf(now, from, from.guns[mortar]!, unitOf(now, id)));
    expect([no('f'), no('z')]).toEqual([null, { why: 'mortar' }]);
  });

  it('3 and 5: the heaviest gun of that square with its CPV, nothing where the square has neither', () => {
    const table = siege(5);
    const [cpv] = [table.work('f').cpv];
    expect(table.work('f').guns[0]).toMatchObject({ gun: 'sb10col', square: 1, lost: false });
    shell(table, 'f', 6, 1, 3);
    expect(table.work('f').guns[0]!.lost).toBe(true);
    expect(table.work('f')).toMatchObject({ cpv: cpv - 1, fpv: 200 });
    expect(table.work('f').manned[0]).toBe(false);
    for (const gun of table.work('f').guns) if (gun.square === 2) gun.square = 3;
    shell(table.move(2), 'f', 6, 2, 5);
    expect(table.work('f').cpv).toBe(cpv - 1);
  });

  it('C126, 3 and 5: of gun and CPV what there is: an unmanned gun alone, a spare CPV alone', () => {
    const table = siege(5);
    const work = table.work('f');
    work.manned = work.guns.map((gun, index) => gun.square !== 1 && work.manned[index] === true);
    work.cpv = work.manned.filter(Boolean).length + 1;
    work.spare = [0, 1, 0, 0, 0, 0];
    for (const gun of work.guns) if (gun.square === 2) gun.square = 3;
    const { cpv } = work;
    shell(table, 'f', 6, 1, 3);
    expect([work.guns[0]!.lost, work.cpv]).toEqual([true, cpv]);
    shell(table.move(2), 'f', 6, 2, 5);
    expect([work.spare[1], work.cpv]).toEqual([0, cpv - 1]);
  });

  it('C87: a mortar that takes the last manned gun silences the fort', () => {
    const table = siege(5);
    const work = table.work('f');
    work.manned = work.guns.map((_, index) => index === 0);
    shell(table, 'f', 6, 1, 3);
    expect([work.silent, table.told('workSilenced').length]).toEqual([true, 1]);
  });

  it('6: points always, the commander only in that square; his men are tested', () => {
    const away = siege(5, { commander: commander({ square: 2 }) });
    shell(away, 'f', 6, 1, 6);
    expect([away.work('f').fpv, away.work('f').commander!.alive]).toEqual([160, true]);
    const table = siege(5, { commander: commander({ square: 4 }) });
    shell(table, 'f', 6, 4, 6);
    expect(table.told('captainKilled')).toEqual([{ type: 'captainKilled', unit: 'f' }]);
    // No CPV lost +1, red die -3.
    table.does(testMorale, 3);
    expect(table.told('moraleRolled')).toMatchObject([{ shocks: ['captain'], total: 1, stays: true }]);
    table.does(openMove).does(testMorale);
    expect(table.told('moraleRolled')).toHaveLength(1);
  });

  it('C40, C126: shells fall when every gun has fired; a fort that is silenced before is not hit again', () => {
    const table = siege(5, { fpv: 67 }).union('a', 'uss_tyler', 505, 'NE');
    const gun = table.ship('a').guns.findIndex(({ gun: id, bears }) => id === 'sb8' && bears.join() === 'starboard');
    table.does(
      play => {
        openFire(play);
        layGuns(play, { type: 'aim', side: 'union', unit: 'a', gun, target: 'f' });
        layGuns(play, { type: 'aim', side: 'union', unit: 'boat', gun: 0, target: 'f' });
        fireAll(play);
      },
      6,
      6,
    );
    expect([table.work('f').silent, table.told('shellFell').length]).toEqual([true, 0]);
  });

  it('the odds are those of the table', () => {
    const table = siege(13);
    const [boat, work] = [table.ship('boat'), table.work('f')];
    const odds = shellOdds(table.now(), boat, 0, work)!;
    expect(odds).toMatchObject({ need: 6, hit: { ways: 1, of: 6 }, ends: 0 });
    expect([odds.falls[0], odds.falls[20], odds.falls[30], odds.falls[40]]).toEqual([18, 6, 6, 6]);
    expect(expectedShot(table.now(), boat, 0, work)!.chance).toBeCloseTo(1 / 12);
    const { guns, hits, points } = salvoOdds(table.now(), boat, [0], work);
    expect([guns, hits, points[0]]).toEqual([1, expect.closeTo(1 / 6), expect.closeTo(1 / 12)]);
    work.fpv = 86;
    expect(shellOdds(table.now(), boat, 0, work)!.ends).toBe(18);
  });

  it('C102, C55: a mortar holds no hex and does not count among the guns of a crew', () => {
    const table = siege(5);
    expect(isArmed(table.ship('boat'))).toBe(false);
    expect(moraleFactors(table.ship('boat'), 1).map(({ reason }) => reason)).not.toContain('noGuns');
    expect(isArmed(bench().union('s', 'mortar_schooner', 205, 'E').ship('s'))).toBe(true);
  });
});

describe('C90: towns and ports', () => {
  const town = (): Bench => {
    const table = bench()
      .union('boat', 'mortar_boat', 205, 'E')
      .union('a', 'uss_tyler', 507, 'NE')
      .building('confederate', 't', 705);
    Object.assign(table.work('t'), workFrom(table.now().scenario.works[0]!, true));
    return table;
  };

  it('six buildings of 20 BPV, one a square; each takes what falls on its own square', () => {
    const table = town();
    expect(table.work('t')).toMatchObject({ fullFpv: 120, fpv: 120, buildings: [20, 20, 20, 20, 20, 20] });
    shell(table, 't', 6, 3, 4);
    expect(table.work('t')).toMatchObject({ fpv: 100, buildings: [20, 20, 0, 20, 20, 20], silent: false });
    shell(table.move(2), 't', 6, 5, 5);
    expect(table.work('t').buildings).toEqual([20, 20, 0, 20, 0, 20]);
  });

  it("ships' fire goes at the first square that is no rubble yet; the last one gone the town is out of the fight", () => {
    const table = town();
    table.work('t').buildings = [9, 12, 0, 0, 0, 0];
    const gun = table.ship('a').guns.findIndex(({ gun: id, bears }) => id === 'sb8' && bears.join() === 'starboard');
    table.does(play => {
      openFire(play);
      layGuns(play, { type: 'aim', side: 'union', unit: 'a', gun, target: 't' });
      fireAll(play);
    }, 6);
    expect(table.work('t')).toMatchObject({ buildings: [9, 6, 0, 0, 0, 0], fpv: 15, silent: true });
  });

  it("C126: a scenario's building is one of them, in square 1: points always count, it is destroyed only there", () => {
    const table = bench().union('boat', 'mortar_boat', 205, 'E').building('confederate', 'mill', 705);
    shell(table, 'mill', 6, 2, 5);
    expect(table.work('mill')).toMatchObject({ fpv: 20, silent: false });
    shell(table.move(2), 'mill', 6, 1, 5);
    expect(table.work('mill')).toMatchObject({ fpv: 0, silent: true });
    const other = bench().union('boat', 'mortar_boat', 205, 'E').building('confederate', 'mill', 705);
    shell(other, 'mill', 6, 4, 2);
    expect(other.work('mill')).toMatchObject({ fpv: 0, silent: true });
  });
});

describe('C25, C41, C86: what a fort is told', () => {
  const fort = (): Bench =>
    bench()
      .fort('confederate', 'f', 'fort_henry', [405, 505], 'W', { commander: commander() })
      .union('a', 'uss_tyler', 205, 'NE');

  it('C41: a fort likewise opens fire after the quarter that it is told, once', () => {
    const table = fort();
    expect(openersAt(table.now(), 2)).toEqual([]);
    table.does(play => tellFort(play, { type: 'fort', side: 'confederate', unit: 'f', opens: 2, captainGun: -1 }));
    expect(([1, 2, 3] as const).map(when => openersAt(table.now(), when))).toEqual([[], ['f'], []]);
    expect(shotsIn(2)(table.now()).confederate.map(({ unit }) => unit)).toEqual(['f']);
    table.work('f').opened = true;
    expect(openersAt(table.now(), 2)).toEqual([]);
    expect(fortOptions(table.now(), 'confederate').every(({ opens }) => opens === 2)).toBe(true);
    table.does(openMove);
    expect(table.work('f').opens).toBe(0);
  });

  it('C25: his yellow die on the gun of which its commander has charge; with the man who serves it he is dead', () => {
    const table = fort();
    const [first] = table.work('f').guns;
    const gun = table
      .work('f')
      .guns.findIndex(({ mount, bears }) => mount !== first!.mount && bears.join() === first!.bears.join());
    const leads = fortOptions(table.now(), 'confederate').map(({ captainGun }) => captainGun);
    expect(leads).toContain(0);
    Object.assign(table.work('f'), { captainGun: gun });
    table.work('f').manned = table.work('f').guns.map(() => true);
    const line = () => lineOf(table.now(), table.work('f'), table.work('f').guns[gun]!, table.ship('a'));
    const added = () => shotFactors(table.now(), table.work('f'), gun, table.ship('a'), line());
    expect(added()).toMatchObject([{ reason: 'captainAtGun', value: 3 }]);
    expect(shotFactors(table.now(), table.work('f'), 0, table.ship('a'), line())).toEqual([]);
    table.work('f').commander!.alive = false;
    expect(added()).toEqual([]);
    expect(fortOptions(table.now(), 'confederate').every(({ captainGun }) => captainGun === gun)).toBe(true);
    const bursts = bench()
      .fort('confederate', 'f', 'fort_wade', [405, 505], 'W', { commander: commander() })
      .union('a', 'uss_tyler', 205, 'NE');
    const rifle = bursts.work('f').guns.findIndex(({ gun: id }) => id === 'rf32');
    Object.assign(bursts.work('f'), { captainGun: rifle, manned: bursts.work('f').guns.map(() => true) });
    bursts.does(
      play => {
        openFire(play);
        layGuns(play, { type: 'aim', side: 'confederate', unit: 'f', gun: rifle, target: 'a' });
        fireAll(play);
      },
      1,
      1,
    );
    expect(bursts.work('f').commander!.alive).toBe(false);
  });

  it('C86: the owner puts guns with their crews, men and commander into other squares', () => {
    const table = fort();
    const work = table.work('f');
    const offered = allotOptions(table.now(), 'confederate');
    expect(offered).toContainEqual({
      type: 'allot',
      side: 'confederate',
      unit: 'f',
      what: 'gun',
      gun: 0,
      from: 1,
      to: 2,
    });
    expect(offered.at(-1)).toEqual({ type: 'allotted', side: 'confederate' });
    const does = (what: 'gun' | 'men' | 'commander', from: number, gun = -1) =>
      table.does(play =>
        allot(play, { type: 'allot', side: 'confederate', unit: 'f', what, gun, from, to: (from % 6) + 1 }),
      );
    for (const from of [1, 2, 3]) does('gun', from, 0);
    expect([work.guns[0]!.square, work.manned[0], gunHex(work, work.guns[0]!)]).toEqual([4, true, 505]);
    does('commander', 1);
    expect(work.commander!.square).toBe(2);
    const manned = work.manned.filter(Boolean).length;
    const spares = () => work.spare.reduce((sum, each) => sum + each, 0);
    for (const from of [1, 2, 3, 4, 5, 6]) does('men', from);
    expect(work.manned.filter(Boolean).length + spares()).toBe(manned);
    expect(work.cpv).toBe(manned);
  });

  it('C86: who serves the lightest gun of a square goes first, and finds the heaviest gun without men', () => {
    const table = fort();
    const work = table.work('f');
    const [heavy = 0, light = 0, bare = 0, barest = 0] = heaviestFirst(work.guns);
    const stand: Record<number, number> = { [heavy]: 1, [light]: 1, [bare]: 2, [barest]: 2 };
    work.guns.forEach((gun, index) => (gun.square = stand[index] ?? 6));
    Object.assign(work, {
      manned: work.guns.map((_, gun) => gun === heavy || gun === light),
      spare: [0, 0, 0, 0, 0, 0],
    });
    table.does(play =>
      allot(play, { type: 'allot', side: 'confederate', unit: 'f', what: 'men', gun: -1, from: 1, to: 2 }),
    );
    const manned = work.manned.flatMap((served, gun) => (served ? [gun] : []));
    expect(new Set(manned)).toEqual(new Set([heavy, bare]));
  });

  it('C86: as it stands spare CPVs follow the guns over the squares', () => {
    const table = bench().fort('confederate', 'f', 'fort_griffin', [405, 505], 'W');
    const work = table.work('f');
    const men = work.manned.filter(Boolean).length + work.spare.reduce((sum, each) => sum + each, 0);
    expect(men).toBe(work.cpv);
    const big = workFrom({ ...table.now().scenario.works[0]!, overrides: { garrison: 90 } });
    expect([big.cpv, big.guns.length, big.spare]).toEqual([9, 6, [1, 1, 1, 0, 0, 0]]);
  });

  it('C107: what stands in which square, and what a fort is told, is its owner’s', () => {
    const table = fort();
    Object.assign(table.work('f'), { captainGun: 0, opens: 2 });
    const seen = redact(table.state, 'union').works.f!;
    expect(seen).toMatchObject({ captainGun: -1, opens: 0, spare: [], commander: { square: 0, alive: true } });
    expect(new Set(seen.guns.map(({ square }) => square))).toEqual(new Set([0]));
    expect(redact(table.state, 'confederate').works.f).toEqual(table.work('f'));
  });
});
