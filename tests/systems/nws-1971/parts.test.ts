/** What the battle has left of each part of a ship, as her damage drawing has it: N29 to N38, N44, N60, N69. */
import { describe, expect, it } from 'vitest';
import { desk } from '../../../src/rules/nws-1971/desk/index.ts';
import type { NwsShip } from '../../../src/rules/nws-1971/types.ts';
import type { Vessel } from '../../../src/ships/index.ts';
import type { PartView } from '../../../src/system/desk/index.ts';
import { battle } from './table.ts';

const found = (parts: readonly PartView[]): Record<string, string> =>
  Object.fromEntries(
    parts.map(({ name, state, says, clock }) => [
      name,
      `${state}: ${says}${clock ? ` (${clock.left}/${clock.of})` : ''}`,
    ]),
  );

const partsOf = (vessel: string, now: Partial<NwsShip> = {}, facts: Partial<Vessel> = {}): Record<string, string> => {
  const table = battle(20, 9)
    .union('a', vessel, 505, 'NE', { now, facts })
    .confederate('z', 'css_virginia', 1505, 'NE')
    .start();
  return found(desk.damage!.of(table.now, 'a'));
};

describe('parts of a ship', () => {
  it('N32, N60: the thirds of both sides, the ends, funnels, engines, steering and three parts below water', () => {
    expect(partsOf('uss_hartford')).toEqual({
      'port forward': 'sound: guns: 3 of 3',
      'port amidships': 'sound: guns: 4 of 4',
      'port aft': 'sound: guns: 3 of 3',
      bow: 'sound: guns: 1 of 1',
      'middle line': 'sound: guns: 2 of 2',
      stern: 'sound: guns: 1 of 1',
      'starboard forward': 'sound: guns: 3 of 3',
      'starboard amidships': 'sound: guns: 4 of 4',
      'starboard aft': 'sound: guns: 3 of 3',
      'pilot house': 'sound: sound',
      funnel: 'sound: stands',
      engines: 'sound: sound',
      steering: 'sound: steers',
      'below water forward': 'sound: sound',
      'below water amidships': 'sound: sound',
      'below water aft': 'sound: sound',
    });
  });

  it('a fort has none', () => {
    const { now } = battle(20, 9)
      .union('a', 'uss_hartford', 505, 'NE')
      .confederate('z', 'css_virginia', 1505, 'NE')
      .work('fort', 'confederate', [1002], 'SE')
      .start();
    expect(desk.damage!.of(now, 'fort')).toEqual([]);
  });

  it('N29: holes are counted by the third that was struck, of rams too', () => {
    const shot = battle(20, 9)
      .union('a', 'uss_monitor', 505, 'NE')
      .confederate('z', 'uss_hartford', 605, 'NE')
      .at('fire')
      .play('aim a 0 z')
      .ready(6, 1, 1);
    expect(found(desk.damage!.of(shot.now, 'z'))['below water forward']).toBe('hurt: 1 hole');
    expect(shot.state.holes).toEqual([{ ship: 'z', third: 'forward' }]);
    expect(found(desk.damage!.of(shot.now, 'a'))['below water forward']).toBe('sound: sound');
  });

  it('N32: guns that are gone, points that are kept', () => {
    const table = battle(20, 9)
      .union('a', 'uss_hartford', 505, 'NE')
      .confederate('z', 'css_virginia', 1505, 'NE')
      .start();
    const ship = table.ship('a');
    const forward = ship.guns.filter(({ place }) => place.beam === 'port' && place.third === 'forward');
    forward[0]!.lost = true;
    ship.kept.push({ third: 'forward', beam: 'port', deck: 0, points: 25 });
    for (const gun of ship.guns.filter(({ place }) => place.beam === 'port' && place.third === 'aft')) gun.lost = true;
    const parts = found(desk.damage!.of(table.now, 'a'));
    expect(parts['port forward']).toBe('hurt: guns: 2 of 3, 25 points kept');
    expect(parts['port aft']).toBe('lost: guns: 0 of 3');
    expect(parts['starboard forward']).toBe('sound: guns: 3 of 3');
  });

  it('N32, N34: points kept on a side without guns of its own lie with the middle line, those of a casemate by themselves', () => {
    const pivot = { gun: 'sb9', count: 1, mount: 'pivot', bears: ['bow', 'port', 'starboard'] } as const;
    const kept = [
      { third: 'forward', beam: 'port', deck: 0, points: 7 },
      { third: 'casemate', beam: 'starboard', deck: 0, points: 9 },
    ] as const;
    const parts = partsOf('uss_hartford', { kept: [...kept] }, { guns: [pivot] });
    expect(parts.bow).toContain('7 points kept');
    expect(parts['casemate, starboard']).toBe('hurt: 9 points kept');
  });

  it('N33, N69: turrets, with a clock of five moves that never shows more', () => {
    const turrets: NwsShip['turrets'] = [
      { out: true, jam: 0, trained: 0 },
      { out: false, jam: 6, trained: 3 },
    ];
    const parts = partsOf('uss_onondaga', { turrets });
    expect(parts['turret 1']).toBe('lost: out of action');
    expect(parts['turret 2']).toBe('hurt: jammed for 6 moves (5/5)');
    expect(partsOf('uss_monitor', { turrets: [{ out: false, jam: -1, trained: 0 }] }).turret).toBe(
      'hurt: jammed for good',
    );
    expect(partsOf('uss_monitor').turret).toBe('sound: turns');
  });

  it('N34: ports that are shut', () => {
    const table = battle(20, 9).union('a', 'uss_cairo', 505, 'NE').confederate('z', 'css_virginia', 1505, 'NE').start();
    const [one, other] = table.ship('a').guns.filter(({ place }) => place.beam === 'port' && place.third === 'forward');
    one!.shut.push({ bearing: 'port', left: 3 });
    other?.shut.push({ bearing: 'port', left: -1 });
    const parts = found(desk.damage!.of(table.now, 'a'));
    expect(parts['port forward']).toMatch(/^hurt: .*1 port shut for 3 moves \(3\/5\)$/);
  });

  it('N31, N35, N37: pilot house, funnels and fire', () => {
    const parts = partsOf('uss_sassacus', { helmless: 4, funnels: 1, funnelMarked: true, burning: 3 });
    expect(parts['pilot house']).toBe('hurt: out of control for 4 moves (4/5)');
    expect(parts.fire).toBe('hurt: on fire for 3 moves (2/5)');
    const funnels = Object.entries(parts).filter(([name]) => name.startsWith('funnel'));
    expect(funnels.at(-1)![1]).toBe('hurt: shot through');
    const fallen = Object.entries(partsOf('uss_sassacus', { funnels: 0 })).filter(([name]) =>
      name.startsWith('funnel'),
    );
    expect(new Set(fallen.map(([, says]) => says))).toEqual(new Set(['lost: fallen']));
  });

  it('N36, N44: wheels, their engines, and power', () => {
    const parts = partsOf('uss_sassacus', { wheelsGone: ['port'], sidesGone: ['starboard'] });
    expect([parts['port wheel'], parts['starboard wheel']]).toEqual(['lost: gone', 'hurt: its engine gone']);
    expect(partsOf('uss_cairo', { powerless: 2 })['paddle wheel']).toBe('hurt: no power for 2 moves (2/3)');
    expect(partsOf('uss_cairo', { wheelsGone: ['aft'] })['paddle wheel']).toBe('lost: gone');
    expect(partsOf('uss_hartford', { sidesGone: ['port'] }).engines).toBe('hurt: port screws gone');
    expect(partsOf('uss_hartford', { disabled: true }).engines).toBe('lost: disabled');
  });

  it('N36: who has no power bears a mark until she has it again, and her sheet says for how long', () => {
    const sheet = (now: Partial<NwsShip>) => {
      const table = battle(20, 9)
        .union('a', 'uss_cairo', 505, 'NE', { now })
        .confederate('z', 'css_virginia', 1505, 'NE');
      const { marks, lines } = desk.units(table.start().now).find(({ id }) => id === 'a')!;
      return [marks, lines.find(({ label }) => label === 'Condition')?.value];
    };
    expect(sheet({ powerless: 0 })).toEqual([[], undefined]);
    expect(sheet({ powerless: 2 })).toEqual([['powerless'], 'no power for 2 moves']);
    expect(sheet({ powerless: -1, wheelsGone: ['aft'] })).toEqual([['wheelLost', 'powerless'], 'no power for good']);
  });

  it('N30, N44, N62: steering', () => {
    const steering = (now: Partial<NwsShip>): string | undefined => partsOf('uss_hartford', now).steering;
    expect(steering({ steering: { course: 'port', left: 4 }, jams: 1 })).toBe(
      'hurt: jammed to port for 4 moves, 1 jam of three (4/5)',
    );
    expect(steering({ steering: { course: 'ahead', left: -1 }, jams: 2 })).toBe('lost: lost for good, 2 jams of three');
    expect(steering({ jams: 3, disabled: true })).toBe('lost: wrecked');
    expect(steering({ jams: 1 })).toBe('hurt: steers, 1 jam of three');
    expect(steering({ halfHelm: true })).toBe('hurt: steers by her engines');
  });
});
