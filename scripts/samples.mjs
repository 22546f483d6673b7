/**
 * `npm run samples`: writes files as this build writes them, every kind of them, into tests/samples/<version>-<day>/, where every later
 * build reads them. A release has them once: what is there already stays as it is.
 * `npm run samples known`: after a deliberate change of rules or battles, notes anew what comes of the samples of every release.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { createServer } from 'vite';
import { ROOT } from './bundle.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const release = process.argv[2] ?? `${version}-${new Date().toISOString().slice(0, 10)}`;
const folder = join(ROOT, 'tests/samples', release);
const anew = process.argv[2] === 'known';
if (!anew && existsSync(folder)) throw new Error(`${release} has its samples already`);
const page = new Window();
Object.assign(globalThis, { localStorage: page.localStorage, matchMedia: page.matchMedia.bind(page) });
const server = await createServer({
  root: ROOT,
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const load = () => server.ssrLoadModule('/tests/samples/make.ts');

/** Writes this build's own. */
const write = async () => {
  const { samples } = await load();
  for (const [name, text] of await samples()) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`tests/samples/${release}`);
};

/** What comes of those of every release; each is read by modules that have seen no other. */
const noteAnew = async () => {
  const all = join(ROOT, 'tests/samples');
  for (const { name } of readdirSync(all, { withFileTypes: true }).filter(entry => entry.isDirectory())) {
    const textOf = file => readFileSync(join(all, name, file), 'utf8');
    server.moduleGraph.invalidateAll();
    const { knownAnew } = await load();
    writeFileSync(join(all, name, 'known.json'), await knownAnew(JSON.parse(textOf('known.json')), textOf));
    console.log(`tests/samples/${name}/known.json`);
  }
};

await (anew ? noteAnew() : write());
await server.close();
await page.happyDOM.close();
