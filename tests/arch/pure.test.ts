import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, ROOT, type PlantedProject } from './plantedProject.ts';

const MISSING = ['document', 'window', 'console', 'performance', 'process', 'fetch', 'setTimeout', 'localStorage'];
const FOLDERS = ['core', 'languages', 'system', 'chart', 'ships', 'scenario', 'rules', 'bots'];

describe('the compile without a page and without Node', () => {
  let project: PlantedProject;
  let output = '';

  beforeAll(async () => {
    project = plant({
      ...Object.fromEntries(MISSING.map(name => [`src/core/${name}.ts`, `export const it = ${name};\n`])),
      ...Object.fromEntries(FOLDERS.map(folder => [`src/${folder}/page.ts`, 'export const it = document.title;\n'])),
      'src/app/page.ts': 'export const it = document.title;\n',
      'src/core/table.json': '[1, 2]',
      'src/core/lawful.ts': `import TABLE from './table.json' with { type: 'json' };\nexport const it: number[] = TABLE;\n`,
    });
    ({ output } = await project.run('typescript/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.pure.json'));
  });

  afterAll(() => {
    project.remove();
  });

  it.each(MISSING)('does not know %s', name => {
    expect(output).toMatch(new RegExp(`src/core/${name}\\.ts\\(1,19\\): error TS\\d+: Cannot find name '${name}'`));
  });

  it.each(FOLDERS)('covers src/%s', folder => {
    expect(output).toContain(`src/${folder}/page.ts(1,19): error`);
  });

  it('leaves the page alone, and reads tables from JSON', () => {
    expect(output).not.toContain('src/app/');
    expect(output).not.toContain('lawful');
  });

  it('is not let in by the types of a package', () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const files = execFileSync(process.execPath, [tsc, '-p', 'tsconfig.pure.json', '--listFilesOnly'], { cwd: ROOT });
    expect(files.toString()).toContain('lib.es2022.d.ts');
    expect(files.toString()).not.toMatch(/lib\.(dom|webworker)|@types\/node|vite\/client/);
  });
});
