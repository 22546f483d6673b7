// Renders the icons of the installed game from the page's own, assets/favicon.svg: `node scripts/icons.mjs`. Run it again when the drawing changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { ROOT } from './bundle.mjs';

const FOLDER = join(ROOT, 'assets/icons');
const DRAWING = readFileSync(join(ROOT, 'assets/favicon.svg'), 'utf8');
/** File, pixels of a side, and the part of the picture that the drawing fills: shelves may cut a maskable one to a circle. */
const ICONS = /** @type {const} */ ([
  ['icon-180.png', 180, 1],
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['maskable-512.png', 512, 0.8],
]);

const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
for (const [file, size, part] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = (size * (1 - part)) / 2;
  await page.setContent(
    `<body style="margin:0;padding:${margin}px;background:#0f161d"><style>svg{display:block;width:${size * part}px;height:${size * part}px}</style>${DRAWING}</body>`,
  );
  await page.screenshot({ path: join(FOLDER, file) });
  await page.close();
}
await browser.close();
