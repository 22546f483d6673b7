/**
 * `npm run samples`: writes files as this build writes them, every kind of them, into tests/samples/<version>-<day>/, where every later
 * build reads them. A release has them once: what is there already stays as it is.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Window } from 'happy-dom';
import { createServer } from 'vite';
import { ROOT } from './bundle.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const release = process.argv[2] ?? `${version}-${new Date().toISOString().slice(0, 10)}`;
const folder = join(ROOT, 'tests/samples', release);
if (existsSync(folder)) throw new Error(`${release} has its samples already`);
const page = new Window();
Object.assign(globalThis, { localStorage: page.localStorage, matchMedia: page.matchMedia.bind(page) });
const server = await createServer({
  root: ROOT,
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
});
const { samples } = await server.ssrLoadModule('/tests/samples/make.ts');
for (const [name, text] of await samples()) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
await server.close();
await page.happyDOM.close();
console.log(`tests/samples/${release}`);
