import { defineConfig, type Plugin } from 'vite';
import { builtAhead } from './scripts/builtAhead.ts';
import { offline } from './scripts/offline.ts';
import { fetchedSoon, parcelGroups } from './scripts/parcels.ts';
import { nothingToRead } from './scripts/nothingToRead.ts';
import { unlit } from './scripts/unlit.ts';

const { script: UNLIT, source: UNLIT_SOURCE } = await unlit();

/**
 * What the built page may load. Phaser 4 decodes its own two textures from data: addresses and loaded pictures from
 * blob: addresses, both as images; files are fetched from the page's own place. Styles are files or set through the CSSOM.
 * The one script in the page itself is known by its hash. `frame-ancestors` is missing because a meta element cannot set it: who
 * wants it sends it as a header.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${UNLIT_SOURCE}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Writes the policy first into the head, after all others have written into it; at build only: the development server needs inline scripts and styles. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'brownwater:content-security-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  },
});

/** Puts the one script into the page that needs no file of its own. */
const unlitInPage = (): Plugin => ({
  name: 'brownwater:unlit',
  transformIndexHtml: () => [{ tag: 'script', children: UNLIT, injectTo: 'body' }],
});

/** Whether `npm start` should open the page: by hand, and where there is a desktop to open it on. */
const opensBrowser =
  process.env.npm_lifecycle_event !== undefined &&
  ['start', 'preview'].includes(process.env.npm_lifecycle_event) &&
  process.env.CI === undefined &&
  (process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY));

export default defineConfig({
  // Relative addresses: the page works from any folder of any host.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    builtAhead(['src/app/first/battleList.ts', 'src/app/opponent/winRates.ts']),
    unlitInPage(),
    fetchedSoon(),
    offline(),
    contentSecurityPolicy(),
  ],
  build: {
    target: 'es2022',
    // A font written into a style sheet as data: would be stopped by font-src.
    assetsInlineLimit: 0,
    // Every browser that runs es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    // Phaser alone is 1.4 MB, and so are the five rule systems; they come in chunks of their own by `import()` after the page shows.
    chunkSizeWarningLimit: 1800,
    // The list of battles is made by our own plugin with the parser's own code: three seconds that need no warning.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: parcelGroups } } },
  },
  worker: { format: 'es', plugins: () => [nothingToRead()] },
  server: { open: opensBrowser, watch: { ignored: ['**/.cache/**', '**/coverage/**'] } },
  preview: { open: opensBrowser },
});
