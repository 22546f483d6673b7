import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORKER = join(ROOT, 'src/app/offline/worker.ts');
const NAME = 'manifest.webmanifest';

/** Pictures of the game for the machine's own shelf, rendered by scripts/icons.mjs. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];
const TOUCH_ICON = 'icon-180.png';

const MANIFEST = {
  name: 'Brownwater',
  short_name: 'Brownwater',
  description: 'A hex wargame of the American Civil War on rivers and coasts.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#0f161d',
  theme_color: '#0f161d',
  categories: ['games'],
  icons: ICONS.map(({ file, ...rest }) => ({ src: `icons/${file}`, type: 'image/png', ...rest })),
};

const link = (rel: string, href: string) => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' as const });

/** Browsers that run this page read woff2. */
const isNeeded = (file: string): boolean => !file.endsWith('.woff') && !file.endsWith('.map');

/** Makes the built page installable, and writes the worker that keeps all of its files for play without a connection. */
export const offline = (): Plugin => ({
  name: 'brownwater:offline',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [link('manifest', `./${NAME}`), link('apple-touch-icon', `./icons/${TOUCH_ICON}`)],
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: JSON.stringify(MANIFEST) });
    for (const file of [...ICONS.map(icon => icon.file), TOUCH_ICON])
      this.emitFile({
        type: 'asset',
        fileName: `icons/${file}`,
        source: readFileSync(join(ROOT, 'assets/icons', file)),
      });
  },
  async writeBundle({ dir = join(ROOT, 'dist') }, bundle) {
    const files = Object.keys(bundle).filter(isNeeded).sort();
    // Hashed names tell what is in them; the rest tell it themselves.
    const plain = files.filter(file => !file.startsWith('assets/')).map(file => readFileSync(join(dir, file)));
    const digest = createHash('sha256').update(files.join('\n'));
    for (const content of plain) digest.update(content);
    const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
    const words = `const VERSION = ${JSON.stringify(digest.digest('hex').slice(0, 12))};\nconst FILES = ${JSON.stringify(files)};\n`;
    writeFileSync(join(dir, 'sw.js'), words + code);
  },
});
