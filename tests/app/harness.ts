import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  errors,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type FileChooser,
  type Page,
} from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The folder under which the built page is served: any path must do. */
const BASE = '/some/where/';

/** A page asks for its scripts with other headers than the worker that keeps them, and many servers say that it matters. */
export const VARY = 'Origin, Accept, Accept-Encoding, User-Agent';

/** Serves a built page as a plain web server would, with no header that helps. */
const serve = (dist: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(dist, path.startsWith(BASE) ? path.slice(BASE.length) || 'index.html' : 'nothing here');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', vary: VARY })
      .end(readFileSync(file));
  });
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)));
};

/**
 * Milliseconds that the page gets for whatever is waited for, on any machine: most of it takes one, captains' thoughts some
 * thousands. Who waits longer waits for something that does not come.
 */
const PATIENCE = 180_000;

/** Milliseconds after which a press that opened no choice of files is given again. */
const PRESS_AGAIN = 20_000;

/** Dots of the screen to a pixel of the page: as many as there are, and half of them where nobody counts dots, which takes a fifth less of the processor. */
export const SHARP = 1;
const COARSE = 0.5;

/** A browser with the built game served beside it. */
export interface Stage {
  readonly url: string;
  readonly browser: Browser;
  readonly dots: number;
  close(): Promise<void>;
}

/** Opens a browser beside the page that was built into that folder. */
export const openStage = async ({ dist = DIST, dots = COARSE } = {}): Promise<Stage> => {
  const [server, executablePath] = await Promise.all([serve(dist), findBrowser()]);
  // Without a graphics card the page around the chart is put together soonest without going through WebGL's own drawing.
  // Where there is no sound card the first note would wait two seconds for one.
  const args = [...BROWSER_FLAGS, '--disable-gpu-compositing', '--disable-audio-output'];
  const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`,
    browser,
    dots,
    async close() {
      await browser.close();
      await new Promise(resolve => server.close(resolve));
    },
  };
};

/** A page of the game, and everything that its console complained of. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

/** Most tests play both sides, and are offered that as whoever did so the last time. */
const TWO_HERE = {
  battle: 'fort-henry',
  rules: 'portable',
  players: { union: 'human', confederate: 'human' },
  options: {},
};

export interface WindowOptions extends BrowserContextOptions {
  /** Whether nobody has ever played there. */
  untouched?: true;
  /** What the player has set before. */
  settings?: object;
  /** What he set up the last time, where it is not what most tests begin with. */
  setUp?: object;
}

/** A phone held upright, pressed by fingers. */
export const PHONE: WindowOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Settings under which nothing takes time to be shown. */
export const AT_ONCE = { hexLines: true, numbers: false, speed: 0, motion: 'system', letterKeys: true };

/** An empty window of its own: storage, size and reduced motion as asked. */
export const openWindow = async (
  stage: Stage,
  { untouched, settings, setUp, ...options }: WindowOptions = {},
): Promise<Tab> => {
  const context = await stage.browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    deviceScaleFactor: stage.dots,
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const kept = {
    'brownwater.setup': untouched ? undefined : { ...TWO_HERE, ...setUp },
    'brownwater.settings': settings,
  };
  for (const [place, value] of Object.entries(kept))
    if (value)
      await context.addInitScript(
        ([name, text]) => {
          try {
            if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
          } catch {
            // A window that keeps nothing.
          }
        },
        [place, JSON.stringify(value)] as const,
      );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  // A page that has failed is not waited for: whatever a test waits for there never comes.
  page.on('pageerror', error => {
    complaints.push(String(error));
    void context.close({ reason: `the page failed: ${error.stack ?? String(error)}` });
  });
  return { context, page, complaints };
};

/** Opens the game in a new window. */
export const openTab = async (stage: Stage, options: WindowOptions = {}): Promise<Tab> => {
  // Each window would keep the whole build for itself.
  const tab = await openWindow(stage, { serviceWorkers: 'block', ...options });
  await tab.page.goto(stage.url);
  return tab;
};

/**
 * Gives a file to the button of these words.
 *
 * A browser opens no choice of files for a press that it comes to seconds later, as it may on a busy machine: who waits in vain presses again.
 */
export const chooseFile = async (
  page: Page,
  words: string,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> => {
  for (;;) {
    const choice = page.waitForEvent('filechooser', { timeout: PRESS_AGAIN }).catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return null;
      throw error;
    });
    const [opened] = await Promise.all([choice, page.getByRole('button', { name: words, exact: true }).click()]);
    if (!opened) continue;
    await opened.setFiles(file);
    return;
  }
};

/** Chromium's own remarks on drawing without a graphics card, or on a machine that is slow to use what has come, are no fault of the page. */
const NOT_OURS = [
  /Service Worker registration blocked/,
  /GPU stall due to ReadPixels/,
  /GL Driver Message/,
  /Automatic fallback to software WebGL/,
  /was preloaded using link preload but not used within a few seconds/,
];

export const ownComplaints = (tab: Tab): string[] =>
  tab.complaints.filter(text => !NOT_OURS.some(remark => remark.test(text)));
