import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, type PlantedProject } from './plantedProject.ts';

describe('what nobody uses', () => {
  let project: PlantedProject;
  let output = '';

  beforeAll(async () => {
    project = plant({
      'scripts/begin.mjs': `import { asked } from '../src/core/things.ts'; console.log(asked);`,
      'tests/arch/things.test.ts': `import { help } from '../helpers/help.ts'; help();`,
      'tests/helpers/help.ts': `export const help = () => 1; export const helpless = 0;`,
      'src/core/things.ts': `const own = 1; export const asked = own; export const spare = 2; export interface Idle { own: typeof own }`,
      'src/core/alone.ts': `export const nothing = 0;`,
      'src/app/at.ts': `new Worker(new URL('./thinker.worker.ts', import.meta.url)); export {};`,
      'src/app/main.tsx': `import './at.ts';`,
      'src/app/thinker.worker.ts': `postMessage('at work');`,
    });
    ({ output } = await project.run('knip/bin/knip.js', '--config', '../../knip.jsonc'));
  });

  afterAll(() => {
    project.remove();
  });

  it.each([
    ['an export', 'spare'],
    ['a type', 'Idle'],
    ['what tests share', 'helpless'],
    ['a file', 'src/core/alone.ts'],
  ])('is found: %s', (_, name) => {
    expect(output).toContain(name);
  });

  it.each(['begin.mjs', 'asked', 'thinker.worker.ts'])('is not what somebody does: %s', name => {
    expect(output).not.toContain(name);
  });
});
