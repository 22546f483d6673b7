/** C25: of guns of one name the captain's is told apart by where it bears: each choice of a plot has words of its own. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gunsFor } from '../../../src/rules/river-coastal/setup/ratings.ts';
import { gunNameIn, gunToChooseIn } from '../../../src/rules/river-coastal/words/names.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

const BATTLES = readdirSync('scenarios').flatMap(file => (/^[\w-]+\.json$/u.test(file) ? [file.slice(0, -5)] : []));

it.each(BATTLES)('%s: no two mounts of a ship are called alike', id => {
  const scenario = scenarioNamed(id);
  for (const force of scenario.forces) {
    const mounts = new Map<number, string>();
    gunsFor(force).forEach(({ mount }, index) => mounts.set(mount, gunToChooseIn(scenario, force.id, index)));
    expect(new Set(mounts.values()).size, [...mounts.values()].join('; ')).toBe(mounts.size);
  }
});

it('a gun that has no namesake elsewhere keeps its plain name', () => {
  const scenario = scenarioNamed('memphis');
  const carondelet = scenario.forces.find(({ id }) => id === 'uss_carondelet')!;
  const guns = gunsFor(carondelet);
  const alone = guns.findIndex(({ gun }) => guns.filter(other => other.gun === gun).length === 1);
  expect(gunToChooseIn(scenario, carondelet.id, alone)).toBe(gunNameIn(scenario, carondelet.id, alone));
});
