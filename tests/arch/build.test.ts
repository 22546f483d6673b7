import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelGroups } from '../../scripts/parcels.ts';
import { plant, type PlantedProject, ROOT } from './plantedProject.ts';

describe('the built page', () => {
  let project: PlantedProject;
  let html = '';

  beforeAll(async () => {
    project = plant({
      'index.html':
        '<!doctype html><html><head><title>t</title></head><body><script type="module" src="/main.tsx"></script></body></html>',
      'main.tsx': `import { render } from 'preact'; import './style.css'; import picture from './dot.svg';
        import { toy } from './src/rules/toy/index.ts';
        render(<img src={picture} />, document.body); void import('./later.ts'); void import('./src/app/page.tsx');
        new Worker(new URL('./one.worker.ts', import.meta.url), { type: 'module' });
        new Worker(new URL('./other.worker.ts', import.meta.url), { type: 'module' });
        void toy.help();`,
      'one.worker.ts': `import { toy } from './src/rules/toy/index.ts'; postMessage(toy);`,
      'other.worker.ts': `import { toy } from './src/rules/toy/index.ts'; postMessage([toy]);`,
      'src/rules/toy/index.ts': `export const toy = { says: 'the rules of a toy', help: () => import('./help/index.ts') };`,
      'src/rules/toy/help/index.ts': `export const handbook = 'the handbook of a toy';`,
      'src/app/page.tsx': `document.title = 'the first page';`,
      'style.css': 'body { margin: 0; background: url(./dot.svg) }',
      'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'later.ts': `import { engine } from './node_modules/phaser/toy.js'; document.title = engine;`,
      'node_modules/phaser/toy.js': `export const engine = 'draws';`,
    });
    const config = join(ROOT, 'vite.config.ts');
    await project.run('vite/bin/vite.js', 'build', project.folder, '--config', config, '--logLevel', 'error');
    html = readFileSync(join(project.folder, 'dist/index.html'), 'utf8').replaceAll('&#39;', "'");
  });

  afterAll(() => {
    project.remove();
  });

  it('states its security policy before anything is loaded', () => {
    expect(html).toMatch(
      /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self';/,
    );
    expect(html).not.toContain('unsafe');
    expect(html).toMatch(
      /<link crossorigin rel="modulepreload" fetchpriority="high" href="\.\/assets\/page-[\w-]+\.js">/,
    );
  });

  it('has no inline script or style but the one script that its policy knows by what is in it', () => {
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
    expect(inline).toHaveLength(1);
    expect(html).toContain(`'sha256-${createHash('sha256').update(inline[0]!).digest('base64')}'`);
    expect(html.replace(`<script>${inline[0]}</script>`, '')).not.toMatch(
      /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/,
    );
  });

  it('addresses its files from where it lies, under any path', () => {
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(match => match[1]!);
    expect(addresses.filter(address => !address.startsWith('./'))).toEqual([]);
    expect(addresses.filter(address => address.startsWith('./assets/')).length).toBeGreaterThanOrEqual(2);
  });

  it('names what charts are drawn with, for the page to ask for when a game is laid on the table, and no browser before', () => {
    expect(html).toMatch(/<link rel="later" crossorigin href="\.\/assets\/phaser-[\w-]+\.js">/);
    expect(html.match(/phaser/g)).toHaveLength(1);
  });

  it('keeps pictures and what is imported later in files of their own', () => {
    const files = readdirSync(join(project.folder, 'dist/assets'));
    expect(files.filter(file => file.endsWith('.svg'))).toHaveLength(1);
    expect(files.filter(file => file.startsWith('later'))).toHaveLength(1);
  });

  it('brings what is there to be read once, however many workers play by the same rules', () => {
    const scripts = readdirSync(join(project.folder, 'dist/assets')).filter(file => file.endsWith('.js'));
    const withText = (text: string): string[] =>
      scripts.filter(file => readFileSync(join(project.folder, 'dist/assets', file), 'utf8').includes(text));
    expect(withText('the rules of a toy')).toHaveLength(3);
    expect(withText('the handbook of a toy')).toHaveLength(1);
    // Some hosts keep such files to themselves.
    expect(scripts.filter(file => file.startsWith('_'))).toEqual([]);
  });
});

it('cuts the way to the first battle into parcels, each round a module that there is', () => {
  const modules = ['src', 'node_modules/phaser'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file => join(ROOT, folder, file)),
  );
  expect(parcelGroups.filter(({ test }) => !modules.some(file => test.test(file)))).toEqual([]);
});

/** Own modules that a module brings with it at once: not its types, nor what it imports later. */
const broughtBy = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'(?<place>\.[^']+\.tsx?)';$/gm,
    ),
  ].map(({ groups }) => join(dirname(file), groups?.place ?? ''));

it('needs no rules for the first page: they come while it is read', () => {
  // What is worked out when the page is built brings only what came of it.
  const builtAhead = ['src/app/first/battleList.ts', 'src/app/opponent/winRates.ts'].map(file => join(ROOT, file));
  const needed = new Set([join(ROOT, 'src/app/page.tsx')]);
  for (const file of needed) if (!builtAhead.includes(file)) for (const each of broughtBy(file)) needed.add(each);
  expect(needed).toContain(join(ROOT, 'src/app/table/savedGames.ts'));
  expect([...needed].filter(file => file.startsWith(join(ROOT, 'src/rules/')))).toEqual([]);
});
