/** Shore batteries and fortresses, N49 to N53, N57 to N59; example 15. */
import { describe, expect, it } from 'vitest';
import { facesToward } from '../../../../src/rules/nws-1971/arcs.ts';
import { gunsFallen, harmsWork } from '../../../../src/rules/nws-1971/forts.ts';
import { isSilent } from '../../../../src/rules/nws-1971/units.ts';
import type { WorkGun } from '../../../../src/rules/nws-1971/types.ts';
import { battle, type Table } from '../table.ts';

const SLOOP = 'uss_hartford';

/** A sloop west of Fort Henry, whose front looks at her. */
const henry = (hex = 505) =>
  battle(30, 12)
    .union('ship', SLOOP, hex, 'NW')
    .confederate('mate', 'css_patrick_henry', 2909, 'E')
    .work('henry', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry' });

const aimed = (table: Table, ...dice: number[]): Table => table.play(table.offered('aim ship')[0]!).ready(...dice);

describe('N49 to N52: what a fort is in a battle', () => {
  it('example 15: the front of Fort Henry stands for 465 + 8 x 120 + 112 points, each face for its guns', () => {
    const { works } = henry().at('fire').state;
    expect(works.henry).toMatchObject({ rate: 1, type: 'U' });
    expect(works.henry!.faces).toEqual([
      { face: 'front', full: 1537, left: 1537 },
      { face: 'rear', full: 225, left: 225 },
    ]);
  });

  it('option bracketedForts: the rate by the other column', () => {
    expect(henry().with({ bracketedForts: true }).at('fire').state.works.henry!.rate).toBe(4);
  });

  it('two hexes, of which the nearer counts; over ships both ways, but not through land', () => {
    const range = (hex: number): number => {
      const table = henry(hex).at('fire');
      return aimed(table, 1).told('gunFired')[0]!.range;
    };
    expect([range(505), range(506)]).toEqual([5, 5]);
    const between = henry().union('other', 'uss_monitor', 805, 'E').at('fire');
    expect(between.offered('aim henry').some(words => words.endsWith(' ship'))).toBe(true);
    expect(between.offered('aim ship')).not.toEqual([]);
    expect(henry().terrain('bank', 805).at('fire').offered('aim')).toEqual([]);
  });

  it('a gun bears 60 degrees either side of its face’s line, and is loaded as any', () => {
    const faces = (hex: number): string[] => {
      const table = henry(hex).at('fire');
      const guns = table.offered('aim henry').map(words => Number(words.split(' ')[2]));
      return [...new Set(guns.map(gun => String(table.state.works.henry!.guns[gun]!.bears[0])))];
    };
    expect([faces(505), faces(1505), faces(703)]).toEqual([['front'], ['rear'], ['front']]);
    const fired = henry().at('fire').play('aim henry 0 ship').ready(1);
    expect(fired.state.works.henry!.guns[0]!.ready).toBe(3);
  });

  it('the nearest face to a bearing first; of equals front, left, right, rear', () => {
    const table = battle(30, 30).union('ship', SLOOP, 505, 'E').at('fire');
    // The base lies east and west: the front looks north, square to it, and not along the hexside that the fort faces.
    const fort = { hexes: [1515, 1615], facing: 1 } as const;
    const toward = (firer: number): string => facesToward(table.now, fort, 1515, firer).join();
    expect(toward(1511)).toBe('front,left,right,rear');
    expect(toward(1519)).toBe('rear,left,right,front');
    expect(toward(1015)).toMatch(/^left,/);
    expect(toward(2015)).toMatch(/^right,/);
    // On the base's own line and a little before it the front is the next, a little abaft it the rear.
    expect([toward(2015), toward(2014), toward(2016)]).toEqual([
      ...['right,front,rear,left', 'right,front,rear,left', 'right,rear,front,left'],
    ]);
    // Thirty degrees off the lines of front and rear the nearer flank is the second.
    expect([toward(1613), toward(1413)]).toEqual(['front,right,left,rear', 'front,left,right,rear']);
    expect([toward(1617), toward(1417)]).toEqual(['rear,right,left,front', 'rear,left,right,front']);
    // Q65: one that faces along its base looks to port of the line from its first hex to its second.
    expect(facesToward(table.now, { hexes: [1515, 1615], facing: 0 }, 1515, 1511)[0]).toBe('front');
    expect(facesToward(table.now, { hexes: [1615, 1515], facing: 0 }, 1515, 1519)[0]).toBe('front');
  });
});

describe('N50, N51: hits', () => {
  it('below water counts as the hull; turret, casemate, funnel, pilot house, wheel, misfire and fire are nothing', () => {
    const harming = (type: 'X' | 'U'): number[] => {
      const throws: number[] = [];
      for (let one = 1; one <= 6; one += 1)
        for (let two = one; two <= 6; two += 1) if (harmsWork({ type }, one * 10 + two)) throws.push(one * 10 + two);
      return throws;
    };
    expect(harming('X')).toEqual([11, 12, 13, 26, 33, 35, 45, 46]);
    expect(harming('U')).toEqual([11, 12, 13, 22, 23, 24, 25, 26, 33, 34, 35, 36, 44, 45, 46, 55, 56]);
  });

  it('a shot takes its points off the face, whatever its penetration', () => {
    const table = aimed(henry().at('fire'), 6, 1, 1);
    const { points } = table.told('workThrown')[0]!;
    expect(points).toBeGreaterThan(0);
    expect(table.told('workThrown')[0]).toMatchObject({ face: 'front', harms: true, left: 1537 - points });
    expect(aimed(henry().at('fire'), 6, 1, 6).told('workThrown')[0]).toMatchObject({
      harms: false,
      points: 0,
      left: 1537,
    });
  });

  it('N51: guns fall heaviest first, of equals the first, as their values are used up; with the total the last', () => {
    const gun = (worth: number, lost = false): WorkGun => ({ worth, lost, bears: ['front'] }) as unknown as WorkGun;
    const front = (left: number) => ({ face: 'front' as const, full: 1000, left });
    const guns = [gun(200), gun(500), gun(200), gun(100)];
    expect(gunsFallen({ guns }, front(501), 'heaviest')).toEqual([]);
    expect(gunsFallen({ guns }, front(500), 'heaviest')).toEqual([1]);
    expect(gunsFallen({ guns: [gun(200), gun(500, true), gun(200), gun(100)] }, front(100), 'heaviest')).toEqual([
      0, 2,
    ]);
    expect(gunsFallen({ guns }, front(0), 'heaviest')).toEqual([1, 0, 2, 3]);
  });

  it('N51, N82: or lightest first, if their owner has named that order when he lays his guns', () => {
    const gun = (worth: number): WorkGun => ({ worth, lost: false, bears: ['front'] }) as unknown as WorkGun;
    const guns = [gun(200), gun(500), gun(200), gun(100)];
    const fallen = (left: number): number[] => gunsFallen({ guns }, { face: 'front', full: 1000, left }, 'lightest');
    expect([901, 900, 700, 0].map(fallen)).toEqual([[], [3], [3, 0], [3, 0, 2, 1]]);

    const table = henry().at('fire');
    expect(table.offered('fallOrder')).toEqual(['fallOrder confederate lightest']);
    table.play('fallOrder confederate lightest');
    expect(table.told('fallOrdered')).toEqual([{ type: 'fallOrdered', side: 'confederate', order: 'lightest' }]);
    expect(table.offered('fallOrder')).toEqual(['fallOrder confederate heaviest']);
    table.state.works.henry!.faces[0]!.left = 1400;
    aimed(table, 6, 1, 1);
    const { guns: fell } = table.told('workGunsFell')[0]!;
    const worths = table.state.works.henry!.guns.filter(({ bears }) => bears[0] === 'front').map(({ worth }) => worth);
    expect(table.state.works.henry!.guns[fell[0]!]!.worth).toBe(Math.min(...worths));
  });

  it('N82: there is nothing to name where all guns of each face are worth the same', () => {
    const guns = [{ gun: 'sb32', count: 4, mount: 'barbette', face: 'front' }];
    const table = battle(30, 12)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('battery', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry', overrides: { guns } })
      .at('fire');
    expect(table.offered('aim battery')).not.toEqual([]);
    expect(table.offered('fallOrder')).toEqual([]);
  });

  it('N57: with its last gun it is silenced, and no target any more', () => {
    const guns = [{ gun: 'sb32', count: 1, mount: 'barbette', face: 'front' }];
    const table = battle(30, 12)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 2909, 'E')
      .work('battery', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry', overrides: { guns } })
      .at('fire');
    expect(table.state.works.battery).toMatchObject({ type: 'X', faces: [{ face: 'front', full: 120, left: 120 }] });
    const [first = ''] = table.offered('aim ship');
    table.play(first).play(table.offered('aim ship')[0]!).ready(6, 6, 1, 1, 1, 1);
    expect(table.told('workGunsFell')).toEqual([{ type: 'workGunsFell', work: 'battery', face: 'front', guns: [0] }]);
    expect(table.told('workSilenced')).toEqual([{ type: 'workSilenced', work: 'battery' }]);
    expect(isSilent(table.state.works.battery!)).toBe(true);
  });

  it('N58: a building is of the fourth rate and type X, and 150 points destroy it', () => {
    const table = battle(20, 9)
      .union('ship', SLOOP, 505, 'NW')
      .confederate('mate', 'css_patrick_henry', 1909, 'E')
      .work('mill', 'confederate', [605], 'E', { kind: 'building' })
      .objective({ side: 'union', text: 'Burn it.', kind: 'destroy', targets: ['mill'], count: 1 })
      .at('fire');
    expect(table.state.works.mill).toMatchObject({
      rate: 4,
      type: 'X',
      faces: [{ face: 'walls', full: 150, left: 150 }],
    });
    table.state.works.mill!.faces[0]!.left = 5;
    aimed(table, 6, 1, 1);
    expect(isSilent(table.state.works.mill!)).toBe(true);
    expect(table.outcome).toEqual({ winner: 'union', cause: 'objective' });
  });
});

describe('N53, N59', () => {
  it('a fort’s shot strikes a ship as any other, by the face that she shows it', () => {
    const table = henry().at('fire').play('aim henry 0 ship').ready(6, 2, 2);
    expect(table.told('hitThrown')[0]).toMatchObject({ firer: 'henry', target: 'ship', face: 'side' });
  });

  it('a side without ships counts its forts', () => {
    const table = battle(20, 9)
      .union('ship', SLOOP, 505, 'NW')
      .work('henry', 'confederate', [1005, 1006], 'W', { fort: 'fort_henry' })
      .at('fire');
    for (const each of table.state.works.henry!.guns) each.lost = true;
    for (const face of table.state.works.henry!.faces) face.left = 0;
    table.play('aimed union');
    expect(table.outcome).toEqual({ winner: 'union', cause: 'fleet-lost' });
  });
});
