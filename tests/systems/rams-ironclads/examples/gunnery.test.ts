/** Section 6 and rulings R9 to R19, R34, R49, R53 to R61, R74: arcs, ranges, adjustments, armour, small shot, forts, mortars. */
import { describe, expect, it } from 'vitest';
import type { Terrain } from '../../../../src/core/chart.ts';
import { SIDES, type FacingName, type HexId } from '../../../../src/core/types.ts';
import { aimOptions } from '../../../../src/rules/rams-ironclads/fire.ts';
import { shotsIn } from '../../../../src/rules/rams-ironclads/shots.ts';
import { ramsIronclads } from '../../../../src/rules/rams-ironclads/index.ts';
import type { Plot, RamsShip, RamsWork, Situation } from '../../../../src/rules/rams-ironclads/types.ts';
import { battle, blow, guns, type Kind } from '../table.ts';

const BARE = { guns: [], sharpshooters: false };
const order = (more: Partial<Plot>): Plot => ({
  speed: 0,
  helm: 'straight',
  anchor: false,
  castOff: false,
  tow: '',
  how: 'tow',
  ...more,
});

/** a at 1010 heading E with that battery, z wherever it lies; both make 8 knots unless told. */
const FAST = { speed: 16, going: 'ahead', rate: 16 } as const;
const duel = (
  battery: string[],
  at: HexId,
  theirs: FacingName = 'NE',
  mine: Partial<RamsShip> = {},
  more: Partial<RamsShip> = {},
  kind: Kind = 'wooden',
) =>
  battle(30, 20)
    .union('a', 'wooden', 1010, 'E', { now: { ...BARE, ...FAST, guns: guns(...battery), ...mine } })
    .confederate('z', kind, at, theirs, { now: { ...BARE, ...FAST, ...more } });
const aims = (now: Situation, unit: string, target: string): string[] =>
  SIDES.flatMap(side => aimOptions(now, side, shotsIn(now))).flatMap(option =>
    option.type === 'aim' && option.unit === unit && option.target === target ? [`${option.gun} ${option.load}`] : [],
  );
const shots = (setup: ReturnType<typeof duel>): string[] => aims(setup.look('firstFire'), 'a', 'z');
const bears = (gun: string, at: HexId, mine: Partial<RamsShip> = {}): boolean =>
  shots(duel([gun], at, 'NE', mine)).length > 0;

describe('R13: arcs on hexes', () => {
  // From 1010 heading E: 1110 ahead; 1109 is 60 degrees to port, 1009 120; 1008 right abeam; 1209 30, 0910 astern.
  const BEARS: [string, HexId[], HexId[]][] = [
    ['sb9 casemate bow', [1110, 1210, 1209, 1211], [1109, 1111, 1008, 910]],
    ['sb9 casemate port', [1109, 1009, 1008], [1110, 1209, 910, 1111, 1012]],
    ['sb9 casemate starboard', [1111, 1011, 1012], [1110, 910, 1109, 1008]],
    ['sb9 casemate stern', [910, 810, 809], [1009, 1110]],
    ['sb9 fixed bow', [1110, 1209, 1309], [1109, 1008]],
    ['sb9 broadside port', [1109, 1009, 1008, 1207], [1110, 1209, 910]],
    ['sb9 pivot bow port starboard', [1110, 1109, 1008, 1009, 1011], [910, 809, 811]],
    ['sb9 pivot stern port starboard', [910, 1009, 1008, 1109, 1111], [1110, 1209]],
    ['sb9 pivot port starboard', [1008, 1012, 1109], [1110, 910]],
    ['sb9 casemate_pivot bow port starboard', [1110, 1109, 1008, 1011], [910]],
    ['sb9 fixed_tower bow port starboard', [1110, 1008], [910]],
    ['sb9 turret', [1110, 1109, 1009, 910, 1011, 1111], []],
  ];
  it.each(BEARS)('%s bears on %j, not on %j', (gun, yes, no) => {
    for (const hex of yes) expect([hex, bears(gun, hex)]).toEqual([hex, true]);
    for (const hex of no) expect([hex, bears(gun, hex)]).toEqual([hex, false]);
  });

  it('R55: a turret is masked strictly inside 30 degrees of its own pilot house', () => {
    const masked = { guns: [{ ...guns('sb11 turret')[0]!, blind: ['bow' as const] }] };
    const at = (hex: HexId) => shots(duel([], hex, 'NE', masked)).length > 0;
    expect([at(1110), at(1310), at(1209), at(1109), at(910)]).toEqual([false, false, true, true, true]);
  });

  it('sharpshooters fire in any direction, at one target only', () => {
    const table = duel([], 1110, 'NE', { sharpshooters: true })
      .confederate('y', 'wooden', 910, 'NE', { now: BARE })
      .at('firstFire');
    expect(table.offered('aim')).toEqual(['aim a z -1 muskets', 'aim a y -1 muskets']);
    expect(table.play('aim a y -1 muskets').offered('aim')).toEqual([]);
  });
});

describe('R11, S3: ranges', () => {
  const total = (gun: string, at: HexId): number | null => {
    const table = duel([gun], at);
    if (!shots(table).includes('0 shot')) return null;
    return table.at('firstFire').then('aim a z 0 shot').play('aimed union', 1).told('gunFired')[0]!.total;
  };
  // prettier-ignore
  it.each([
    ['sb9', [[1210, 4], [1310, 3], [1510, 3], [1610, 2], [2010, 2], [2110, null]]],
    ['rf80', [[1310, 4], [1410, 3], [1710, 3], [1810, 2], [2510, 2], [2610, null]]],
  ] as [string, [HexId, number | null][]][])('%s: point blank +1, effective, long −1, beyond none', (gun, cases) => {
    // 1 on the die, 3 fire value, −1 new target.
    for (const [hex, score] of cases) expect([hex, total(`${gun} turret`, hex)]).toEqual([hex, score]);
  });

  it('musketry and grape to 2 hexes', () => {
    const at = (hex: HexId) => shots(duel(['sb9 turret'], hex, 'NE', { sharpshooters: true }));
    expect([at(1210), at(1310)]).toEqual([['0 shot', '0 grape', '-1 muskets'], ['0 shot']]);
  });
});

describe('R56, R57, S9: sight', () => {
  it.each(['bank', 'bluff', 'island', 'town'] as Terrain[])('%s in between blocks', terrain => {
    expect(shots(duel(['sb9 turret'], 1410).terrain(terrain, 1210))).toEqual([]);
  });
  it.each(['marsh', 'sandbar', 'wharf'] as Terrain[])('%s does not', terrain => {
    expect(shots(duel(['sb9 turret'], 1410).terrain(terrain, 1210))).toEqual(['0 shot']);
  });
  it.each(['marsh', 'wharf'] as Terrain[])('S9: but a fort that stands on %s does', terrain => {
    const fort = duel(['sb9 turret'], 1410).fort('union', 'fort', [1210, 1211], 'E').terrain(terrain, 1210, 1211);
    expect(shots(fort)).toEqual([]);
  });
  it('R56: a vessel in between blocks, a wreck does not', () => {
    const between = (now: Partial<RamsShip>) => duel(['sb9 turret'], 1410).union('b', 'wooden', 1210, 'E', { now });
    expect([shots(between(BARE)), shots(between({ ...BARE, status: 'sunk' }))]).toEqual([[], ['0 shot']]);
  });
  it('no fire beyond what can be seen', () => {
    expect(shots(duel(['sb9 turret'], 1410).visibility(3))).toEqual([]);
  });
});

describe('section 6: the score', () => {
  const fired = (setup: ReturnType<typeof duel>, ...dice: number[]) =>
    setup
      .at('firstFire')
      .then('aim a z 0 shot')
      .play('aimed union', ...dice)
      .told('gunFired')[0]!;
  const reasons = (setup: ReturnType<typeof duel>, ...dice: number[]): string[] =>
    fired(setup, ...dice).modifiers.map(({ value, reason }) => `${value} ${reason}`);
  const old = { guns: [{ ...guns('sb9 turret')[0]!, target: 'z' }] };

  it('a hit when the score exceeds the armour, and not when it equals it', () => {
    // 6 of timber; 3 fire value.
    const at = (die: number, ...more: number[]) => fired(duel([], 1310, 'NE', old), die, ...more);
    expect([at(3).hit, at(4, 1).hit]).toEqual([false, true]);
    expect(at(3)).toMatchObject({ total: 6, armour: 6, die: 3 });
  });

  it('nothing but the fire value', () => expect(reasons(duel([], 1310, 'NE', old), 1)).toEqual(['3 fireValue']));
  it('+1 point blank', () => expect(reasons(duel([], 1210, 'NE', old), 1)).toContain('1 pointBlank'));
  it('−1 long range', () => expect(reasons(duel([], 1610, 'NE', old), 1)).toContain('-1 long'));
  it.each([
    [6, true],
    [7, false],
  ])('+1 target at %i half-knots over the ground: %s', (rate, slow) => {
    expect(reasons(duel([], 1310, 'NE', old, { rate }), 1).includes('1 slowTarget')).toBe(slow);
    expect(reasons(duel([], 1310, 'NE', { ...old, rate }), 1).includes('1 slowFirer')).toBe(slow);
  });
  it('R15: −1 unless the gun’s last shot was at this target', () => {
    expect(reasons(duel(['sb9 turret'], 1310), 1)).toContain('-1 newTarget');
    const other = { guns: [{ ...guns('sb9 turret')[0]!, target: 'y' }] };
    expect(reasons(duel([], 1310, 'NE', other), 1)).toContain('-1 newTarget');
  });
  it('−1 target bow or stern on within 30 degrees, line included', () => {
    const endOn = (at: HexId, facing: FacingName) => reasons(duel([], at, facing, old), 1).includes('-1 endOn');
    expect([endOn(1310, 'W'), endOn(1310, 'E'), endOn(1310, 'NE'), endOn(1209, 'W')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
  it('−1 in flames or full of steam, once', () => {
    const found = reasons(duel([], 1310, 'NE', { ...old, burning: true, attempts: 3, boilerHit: true }), 1);
    expect(found.filter(reason => reason === '-1 flamesOrSteam')).toHaveLength(1);
  });
  it('−1 under musketry or grape', () =>
    expect(reasons(duel([], 1310, 'NE', { ...old, harassed: true }), 1)).toContain('-1 harassed'));
  it('critical 6: −1 with the smokestack damaged', () =>
    expect(reasons(duel([], 1310, 'NE', { ...old, stackHit: true }), 1)).toContain('-1 smoke'));

  it('every gun one die, every score of a 9 inch gun against every class', () => {
    for (const armour of [5, 6, 7, 8, 9, 10])
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const face = { front: armour, side: armour, rear: armour, turret: 0 };
        const event = fired(duel([], 1310, 'NE', old, { armour: face }), die, ...(die + 3 > armour ? [1] : []));
        expect([armour, die, event.hit]).toEqual([armour, die, die + 3 > armour]);
      }
  });
});

describe('R14: the face that is hit', () => {
  const face = (at: HexId, facing: FacingName, kind: Kind, ...dice: number[]) => {
    const table = duel(['sb9 turret'], at, facing, {}, {}, kind).at('firstFire').then('aim a z 0 shot');
    return table.play('aimed union', ...dice).told('gunFired')[0]!;
  };
  it('front, rear, sides', () => {
    expect(face(1310, 'W', 'gunboat', 1)).toMatchObject({ part: 'front', armour: 8 });
    expect(face(1310, 'E', 'gunboat', 1)).toMatchObject({ part: 'rear', armour: 5 });
    expect(face(1310, 'NE', 'gunboat', 1)).toMatchObject({ part: 'side', armour: 8 });
    expect(face(1310, 'W', 'casemate', 1)).toMatchObject({ part: 'front', armour: 10 });
    expect(face(1310, 'NE', 'cotton', 1)).toMatchObject({ part: 'side', armour: 6 });
  });
  it.each([
    [3, 'side', 9],
    [4, 'turret', 11],
  ])('a monitor: a die of %i is the %s, armour %i, before the shot', (die, part, armour) => {
    expect(face(1310, 'NE', 'monitor', die, 1)).toMatchObject({ partDie: die, die: 1, part, armour });
  });
});

describe('section 4, R12, R49: when a gun fires', () => {
  const step = (half: 'firstFire' | 'secondFire', gun: string, mine: Partial<RamsShip>) =>
    aims(
      duel([gun], 1310, 'NE', mine)
        .with({ half: half === 'firstFire' ? 1 : 2 })
        .look(half),
      'a',
      'z',
    );
  const turning = { order: order({ speed: 16, helm: 'port' }) };

  it('light guns in both steps, turning or not', () => {
    expect(step('firstFire', 'rf20 turret', turning)).toHaveLength(1);
    const fired = { guns: [{ ...guns('rf20 turret')[0]!, fired: true }] };
    expect(step('secondFire', 'sb9', fired)).toHaveLength(1);
  });
  it('other guns in the first if their ship is not turning, in the second if they have not fired', () => {
    expect([step('firstFire', 'sb9 turret', {}).length, step('firstFire', 'sb9 turret', turning).length]).toEqual([
      1, 0,
    ]);
    const fired = { guns: [{ ...guns('sb9 turret')[0]!, fired: true }] };
    expect([step('secondFire', 'sb9 turret', turning).length, step('secondFire', 'sb9', fired).length]).toEqual([1, 0]);
  });
  it('R12: shore guns in the first, where they choose; the light ones, and those that have not fired, in the second', () => {
    const shore = () =>
      battle(12, 12)
        .fort('confederate', 'f', [601, 701], 'SE', {
          guns: guns('sb9 barbette front', 'sb9 barbette front', 'rf20 barbette front'),
        })
        .union('a', 'wooden', 605, 'E', { now: BARE })
        .at('firstFire');
    const table = shore();
    expect(table.offered('aim f a')).toHaveLength(3);
    table.then('aim f a 0 shot', 'aim f a 2 shot').play('aimed confederate', 1, 1);
    expect([table.phase, table.offered('aim f a')]).toEqual(['secondFire', ['aim f a 1 shot', 'aim f a 2 shot']]);
    // With the next move all are ready again.
    table.then('aim f a 1 shot').play('aimed confederate', 1);
    expect(table.work('f').guns.map(({ fired }) => fired)).toEqual([false, false, false]);
    const silent = shore().play('aimed confederate');
    expect([silent.phase, silent.offered('aim f a')]).toEqual([
      'secondFire',
      ['aim f a 0 shot', 'aim f a 1 shot', 'aim f a 2 shot'],
    ]);
  });
  it('R49: a turn that nobody can make does not keep the guns silent', () => {
    const table = battle(20, 11)
      .union('a', 'wooden', 1006, 'E', { go: 4, now: { guns: guns('sb9 turret'), helmless: 1 } })
      .confederate('z', 'wooden', 1406, 'NE', { now: { ...BARE, anchored: true } })
      .start()
      .move(['plot a 8 port']);
    expect([table.phase, table.offered('aim a z')]).toEqual(['firstFire', ['aim a z 0 shot']]);
    expect(table.told('turnDenied')).toEqual([{ type: 'turnDenied', ship: 'a', why: 'helm' }]);
  });
});

describe('R34: fire of one step is simultaneous', () => {
  it('both sides aim face down; a ship that is sunk in this step has fired', () => {
    const table = duel(['sb15 turret'], 1210, 'NE', {}, { guns: guns('sb15 turret') })
      .at('firstFire')
      .then('aim a z 0 shot', 'aim z a 0 shot', 'aimed union');
    expect(table.told('gunFired')).toEqual([]);
    // Both hit; z's hit is critical and her magazine goes up, a's hit costs half a knot.
    table.play('aimed confederate', 6, 6, 6, 1, 1, 1);
    expect(table.told('gunFired').map(event => event.hit)).toEqual([true, true]);
    expect([table.ship('z').status, table.ship('a').top]).toEqual(['sunk', 15]);
  });
  const rammed = (...dice: number[]) =>
    duel([], 1210, 'NE', {}, { guns: guns('sb15 turret') })
      .with({ strikes: [blow('a', 'z')] })
      .at('firstFire')
      .then('aim z a 0 shot')
      .play('aimed confederate', ...dice);
  it('a ship that goes down at once does not strike in the ram step after it', () => {
    // The hit is critical, and her magazine goes up.
    const table = rammed(6, 6, 1, 1);
    expect([table.ship('a').status, table.told('ramRolled')]).toEqual(['sunk', []]);
    expect(table.told('strikeForestalled')).toEqual([{ type: 'strikeForestalled', ship: 'a', target: 'z' }]);
    expect(table.state.strikes).toEqual([]);
  });
  it('one that is only sinking does', () => {
    // The hit costs a knot, and she had none left; her ram does nothing.
    const table = duel([], 1210, 'NE', { top: 0 }, { guns: guns('sb15 turret') })
      .with({ strikes: [blow('a', 'z')] })
      .at('firstFire')
      .then('aim z a 0 shot')
      .play('aimed confederate', 6, 5, 3, 3);
    expect([table.ship('a').sinking !== null, table.told('ramRolled').length]).toEqual([true, 1]);
  });
  it('guns may be laid anew until the side has done', () => {
    const table = duel(['sb9 turret', 'sb9 turret'], 1310).at('firstFire').then('salvo a z');
    expect([table.state.aims.length, table.offered()]).toEqual([2, ['cease a', 'aimed union']]);
    expect(table.play('cease a').state.aims).toEqual([]);
  });
  it('R74: nobody fires at a hulk, and a hulk does not fire', () => {
    expect(shots(duel(['sb9 turret'], 1310, 'NE', {}, { abandoned: true }))).toEqual([]);
    expect(shots(duel(['sb9 turret'], 1310, 'NE', { abandoned: true }))).toEqual([]);
  });
});

describe('section 6, R16, R17, R58, R59: musketry and grape', () => {
  it('only a score of 3 has any effect, and the gunners are kept down in the next fire step only', () => {
    const table = duel([], 1210, 'NE', { sharpshooters: true }, { guns: guns('rf20 turret') })
      .at('firstFire')
      .then('aim a z -1 muskets', 'aim z a 0 shot')
      .ready(6, 6, 1);
    expect(table.told('smallShotFired')[0]).toMatchObject({ dice: [6, 6], helm: false });
    expect(table.told('gunFired')[0]!.modifiers.map(({ reason }) => reason)).not.toContain('harassed');
    expect([table.phase, table.ship('z').harassed]).toEqual(['secondFire', true]);
  });
  it('a 3: nobody at the wheel', () => {
    const table = duel([], 1210, 'NE', { sharpshooters: true }).at('firstFire').then('aim a z -1 muskets');
    expect(table.play('aimed union', 1, 2).told('smallShotFired')[0]?.helm).toBe(true);
    expect(table.ship('z').helmless).toBe(1);
  });
  it('R16: grape per gun, which has then fired', () => {
    const table = duel(['sb9 turret', 'sb9 turret'], 1210, 'NE', {}, { guns: guns('rf20 turret') }).at('firstFire');
    table.then('aim a z 0 grape', 'aim a z 1 grape').ready(1, 1, 2, 2);
    expect(table.told('smallShotFired').map(event => event.gun)).toEqual([0, 1]);
    expect(table.ship('a').guns.map(gun => gun.fired)).toEqual([true, true]);
    expect(table.ship('z').top).toBe(16);
  });
  it('R58: not from ironclads', () => {
    expect(battle(3, 3).union('a', 'gunboat', 101, 'E').start().ship('a').sharpshooters).toBe(false);
  });
  it('R59: gunners ashore are kept down too, without a roll', () => {
    const table = battle(12, 12)
      .fort('confederate', 'f', [601, 701], 'SE', { guns: [] })
      .union('a', 'wooden', 602, 'E', { now: { guns: [], sharpshooters: true } })
      .at('firstFire')
      .then('aim a f -1 muskets')
      .play('aimed union');
    expect(table.told('smallShotFired')[0]?.dice).toEqual([]);
    expect(table.work('f').harassed).toBe(true);
  });
});

describe('sections 6, R13, R54, S11: works', () => {
  const shore = (battery: string[], mine: string[], now: Partial<RamsWork> = {}) =>
    battle(12, 12)
      .fort('confederate', 'f', [601, 701], 'SE', { guns: guns(...battery), ...now })
      .union('a', 'wooden', 605, 'E', { now: { ...BARE, guns: guns(...mine), speed: 16, rate: 16 } });

  it('R13: casemates 30 degrees, open guns 45, from either hex', () => {
    const at = (gun: string, hex: HexId) => aims(standing(gun, hex), 'f', 'a').length > 0;
    const standing = (gun: string, hex: HexId) =>
      battle(12, 12)
        .fort('confederate', 'f', [601, 701], 'SE', { guns: guns(gun) })
        .union('a', 'wooden', hex, 'E', { now: { ...BARE, rate: 16 } })
        .look('firstFire');
    // 803 lies on the line SE of 701; 703 is 30 degrees off the line from 701; 604 is 60 degrees off.
    expect([at('sb9 casemate front', 803), at('sb9 casemate front', 1101), at('sb9 barbette front', 803)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  const [under, open] = ['sb9 casemate front', 'sb9 barbette front'];
  const shotAt = (battery: string[], now: Partial<RamsWork>, ...dice: number[]) =>
    shore(battery, ['sb9 turret'], now)
      .at('firstFire')
      .then('aim a f 0 shot', 'aimed confederate')
      .play('aimed union', ...dice)
      .told('gunFired')[0];
  it.each([
    [[under, under], 9],
    [[open, 'sb9 embrasure front'], 8],
    // One in thirteen is no face of six.
    [[under, ...Array.from({ length: 12 }, () => open)], 8],
  ])('R54: %j has armour %i without a die', (battery, armour) =>
    expect(shotAt(battery, {}, 1)).toMatchObject({ armour, part: null, partDie: null }),
  );
  it.each([
    // Half in casemates: three faces. One of three: two. Three of four: 4½, halves up.
    [[under, open], 3, 'barbette', 8],
    [[under, open], 4, 'casemates', 9],
    [[under, open, open], 4, 'barbette', 8],
    [[under, open, open], 5, 'casemates', 9],
    [[under, under, under, open], 1, 'barbette', 8],
    [[under, under, under, open], 2, 'casemates', 9],
  ] as const)('R54: a die for each shot at %j: %i is %s, armour %i', (battery, die, part, armour) =>
    expect(shotAt([...battery], {}, die, 1)).toMatchObject({ part, partDie: die, die: 1, armour }),
  );
  it('R54: only the guns left count', () => {
    const [gone, left] = guns(open, under);
    expect(shotAt([], { guns: [{ ...gone!, lost: true }, left!] }, 1)).toMatchObject({ armour: 9, partDie: null });
  });
  it('a hit knocks out one gun on a 6; R18: the heaviest that bears; S11: silenced without guns', () => {
    const hit = (die: number) =>
      shore(['sb9 barbette front', 'sb11 barbette rear'], ['sb15 turret'])
        .at('firstFire')
        .then('aim a f 0 shot', 'aimed confederate')
        .play('aimed union', 6, die);
    expect(hit(5).told('gunLost')).toEqual([]);
    expect(hit(6).told('gunLost')).toEqual([{ type: 'gunLost', unit: 'f', gun: 0 }]);
    const last = shore(['sb9 barbette front'], ['sb15 turret'])
      .at('firstFire')
      .then('aim a f 0 shot', 'aimed confederate');
    expect(last.play('aimed union', 6, 6).work('f').down).toBe(true);
  });
  const moored = () =>
    battle(12, 12)
      .union('a', 'wooden', 605, 'NE', { now: { ...BARE, guns: guns('sb15 turret'), speed: 16, rate: 16 } })
      .confederate('t', 'transport', 705, 'NE', { anchored: true, overrides: { guns: [] } })
      .confederate('z', 'wooden', 1212, 'E', { anchored: true, now: BARE });
  it('S11, R79: a moored transport has armour 6, and the third hit sinks her', () => {
    const table = moored()
      .with({ moored: { t: 2 } })
      .at('firstFire')
      .then('aim a t 0 shot')
      .play('aimed union', 6);
    expect(table.told('gunFired')).toMatchObject([{ armour: 6, hit: true }]);
    expect(table.told('buildingHit')).toEqual([{ type: 'buildingHit', unit: 't', hits: 3, needed: 3 }]);
    expect([table.ship('t').status, table.told('hitRolled')]).toEqual(['sunk', []]);
  });
  it('S11, R79: until then she loses nothing, and she has no orders', () => {
    const table = moored().start();
    expect([table.ship('t').steamFrom, table.offered().filter(words => / t\b/.test(words))]).toEqual([0, []]);
    const hit = moored().at('firstFire').then('aim a t 0 shot').play('aimed union', 6);
    expect([hit.state.moored, hit.ship('t').top]).toEqual([{ t: 1 }, hit.ship('t').fullTop]);
  });
  it('R79: a transport with a gun, or under way, is a vessel like any other', () => {
    const others = battle(12, 12)
      .union('a', 'wooden', 605, 'NE')
      .confederate('t', 'transport', 705, 'NE')
      .confederate('y', 'wooden', 905, 'NE', { anchored: true })
      .start();
    expect(others.state.moored).toEqual({});
  });
  it('no +1 for lying still, for a battery as target or as firer', () => {
    const table = shore(['sb9 barbette front'], ['sb9 turret']).at('firstFire');
    table.then('aim a f 0 shot', 'aim f a 0 shot').ready(1, 1);
    for (const { modifiers } of table.told('gunFired'))
      expect(modifiers.map(({ reason }) => reason)).toEqual(['fireValue', 'newTarget']);
  });
  it('S11: a building has armour 6 and falls with the third hit', () => {
    const table = battle(12, 12)
      .building('confederate', 'mill', 601)
      .union('a', 'wooden', 604, 'E', { now: { ...BARE, guns: guns('sb9 turret', 'sb9 turret', 'sb9 turret') } })
      .at('firstFire')
      .then('salvo a mill');
    table.play('aimed union', 6, 6, 6);
    expect(table.told('gunFired')[0]?.armour).toBe(6);
    expect(table.told('buildingHit').map(event => event.hits)).toEqual([1, 2, 3]);
    expect(table.work('mill').down).toBe(true);
  });
  it('forts shoot over ships, and ships over ships at forts (R56)', () => {
    const table = shore(['sb9 barbette front'], ['sb9 turret'])
      .union('b', 'wooden', 604, 'E', { now: BARE })
      .union('c', 'wooden', 703, 'E', { now: BARE });
    const offered = table.union('d', 'wooden', 603, 'E', { now: BARE }).at('firstFire').offered('aim');
    expect(offered).toContain('aim a f 0 shot');
    expect(offered).toContain('aim f a 0 shot');
  });
});

describe('section 6, R19, R57: mortars', () => {
  const mortar = (at: HexId, more: Partial<RamsShip>) =>
    duel(['mo13 hold'], at, 'NE', {}, { speed: 0, rate: 0, going: 'still', ...more });
  it('at stationary targets only, from 2 hexes, as far as rifles, over everything', () => {
    expect(shots(mortar(1310, {}))).toEqual(['0 shot']);
    expect(shots(mortar(1310, { rate: 2, going: 'ahead', speed: 2 }))).toEqual([]);
    expect([
      shots(mortar(1110, {})),
      shots(mortar(1210, {})),
      shots(mortar(2510, {})),
      shots(mortar(2610, {})),
    ]).toEqual([[], ['0 shot'], ['0 shot'], []]);
    expect(shots(mortar(1410, {}).terrain('island', 1210))).toEqual(['0 shot']);
  });
  it('−1', () => {
    const table = mortar(1510, {}).at('firstFire').then('aim a z 0 shot').play('aimed union', 1);
    expect(table.told('gunFired')[0]!.modifiers.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
      ...['4 fireValue', '1 slowTarget', '-1 newTarget', '-1 mortar'],
    ]);
  });
});

describe('why there is no shot', () => {
  const why = (setup: ReturnType<typeof duel>) =>
    ramsIronclads.desk.fire.whyNot(setup.look('firstFire'), 'a', 'z')?.says ?? null;
  it('in one sentence', () => {
    expect(why(duel(['sb9 turret'], 1310))).toBeNull();
    expect(why(duel(['sb9 turret'], 2310))).toBe('Out of range: 13 hexes, it reaches 10.');
    expect(why(duel(['sb9 casemate stern'], 1310))).toBe('No gun bears.');
    expect(why(duel(['sb9 turret'], 1410).terrain('island', 1210))).toBe(
      'The line of fire is blocked by the island at 1210.',
    );
    expect(why(duel([], 1310))).toMatch(/No gun is left|Out of range/);
    expect(why(duel(['sb9 turret'], 1310, 'NE', { order: order({ speed: 16, helm: 'port' }) }))).toContain(
      'She is turning',
    );
  });
});
