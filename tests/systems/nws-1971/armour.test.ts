/** Armour as the screen asks for it: every plate of a ship, one gun against each, and where it begins to hold. */
import { expect, it } from 'vitest';
import { desk } from '../../../src/rules/nws-1971/desk/index.ts';
import type { PlatePlace, PlateTrial } from '../../../src/system/desk/index.ts';
import { findGun } from '../../../src/ships/index.ts';
import { battle, type Table } from './table.ts';

const armour = desk.armour!;

const platesOf = (vessel: string): string[] =>
  armour
    .of(battle(9, 9).union('a', vessel, 505, 'E').confederate('z', 'css_virginia', 905, 'W').start().now, 'a')
    .map(({ name, inches, letter }) => `${name} ${inches} ${letter}`.trim());

it('N14 to N16, N18: every plate has its place, what it counts, its letter and what it is made of', () => {
  const { now } = battle(9, 9).union('a', 'uss_monitor', 505, 'E').confederate('z', 'css_virginia', 905, 'W').start();
  const plates = armour.of(now, 'z');
  const side = plates.find(({ place }) => place === 'side');
  expect(side).toMatchObject({ name: 'side', inches: '7.5', letter: 'D', of: { ironIn: 4, backingIn: 24 } });
  expect(plates.find(({ place }) => place === 'below')).toMatchObject({ inches: '1', letter: 'G' });
  expect(armour.of(now, 'a').find(({ place }) => place === 'turret')).toMatchObject({ inches: '8', letter: 'D' });
  // A plate that guards only the engines stands apart from the side that is bare beside it.
  expect(platesOf('uss_cairo')).toEqual(
    expect.arrayContaining(['bow 4.25 E', 'side 1 G', 'abreast of the engines 3.75 F']),
  );
  // N18: cotton on the border of two grades is shown as the higher.
  expect(platesOf('cs_neptune')).toContain('side 2 F');
});

/** A gun of `a` laid on `z`, so many hexes off on her beam. */
const shot = (firer: string, target: string, range: number, piece: (calibre: number) => boolean): [Table, number] => {
  const table = battle(45, 9)
    .union('a', firer, 1005, 'E')
    .confederate('z', target, 1005 + 100 * range, 'NE')
    .start();
  const gun = table.ship('a').guns.findIndex(({ gun: id }) => piece(findGun(id)?.calibreIn ?? 0));
  return [table, gun];
};

const trialOf = ([table, gun]: [Table, number], place: PlatePlace): PlateTrial =>
  armour.trial(table.now, { unit: 'a', gun }, 'z')!.plates.find(plate => plate.place === place)!;

it('N18, example 2: 15 inch goes through the side of Atlanta to 3 hexes and not at 4, 11 inch never through Virginia', () => {
  const fifteen = (range: number) => shot('uss_passaic', 'css_atlanta', range, calibre => calibre === 15);
  expect(trialOf(fifteen(3), 'side')).toMatchObject({ comes: 'through', throughTo: 3 });
  expect(trialOf(fifteen(4), 'side').comes).not.toBe('through');
  const eleven = shot('uss_monitor', 'css_virginia', 1, calibre => calibre === 11);
  expect(trialOf(eleven, 'side')).toMatchObject({ comes: 'holds', throughTo: 0, jamsTo: 0 });
  expect(trialOf(eleven, 'below')).toMatchObject({ comes: 'through' });
});

it('N33, example 3: a 7 inch rifle never breaks the turret of a Passaic, and may jam it to 6 hexes', () => {
  const table = battle(45, 9).union('a', 'uss_passaic', 505, 'E').confederate('z', 'css_virginia', 1105, 'SW').start();
  const gun = table.ship('z').guns.findIndex(({ gun: id }) => findGun(id)?.calibreIn === 7);
  const trial = armour.trial(table.now, { unit: 'z', gun }, 'a')!;
  expect(trial).toMatchObject({ range: 6, from: 'bow' });
  expect(trial.plates.find(({ place }) => place === 'turret')).toMatchObject({
    comes: 'jams',
    throughTo: 0,
    jamsTo: 6,
  });
});

it('N26: the chart says how many of all hits strike a plate; from the side none strikes bow or stern', () => {
  const trial = (at: number) =>
    armour.trial(shot('uss_passaic', 'css_atlanta', at, calibre => calibre === 15)[0].now, { unit: 'a', gun: 0 }, 'z')!;
  const struck = Object.fromEntries(trial(3).plates.map(plate => [plate.place, plate.struck]));
  expect(struck.side).toBeGreaterThan(0);
  expect([struck.front, struck.rear]).toEqual([0, 0]);
  const all = Object.values(struck).reduce((sum, share) => sum + share, 0);
  expect(all).toBeLessThan(1);
});

it('the rings are the hexes from which as much is broken, the most first, by the face that she shows there', () => {
  const [table, gun] = shot('uss_passaic', 'css_atlanta', 4, calibre => calibre === 15);
  const rings = armour.rings(table.now, { unit: 'a', gun }, 'z');
  const at = (hex: number) => rings.find(({ hexes }) => hexes.includes(hex));
  const { chart } = table.match;
  for (const { hexes, through } of rings)
    for (const hex of hexes)
      if (through.includes('side')) expect(chart.range(hex, table.ship('z').at)).toBeLessThanOrEqual(3);
  expect(at(1405)).toBeUndefined();
  expect(at(1205)!.through).toContain('side');
  expect(rings[0]!.through.length).toBeGreaterThanOrEqual(rings.at(-1)!.through.length);
  expect(new Set(rings.flatMap(({ hexes }) => hexes)).size).toBe(rings.flatMap(({ hexes }) => hexes).length);
});
