/* global document, window, HTMLAnchorElement, MutationObserver, setInterval -- inside the page */
/**
 * `npm run test:kill`: plays battles of every system in a real browser at full speed, kills the browser at some moment or other, opens it
 * again and looks what is left. Whatever had been on the screen for 300 ms has to be there, the game has to be sound, and what is played
 * on has to come from the same dice. `--kills N` a system (100), `--only <system>`. Ctrl-C ends it after the kill that it is about, and
 * tells what it came to so far; a second one ends it at once.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { buildPages, serve } from './benchBuilt.mjs';
import { BROWSER_FLAGS, findBrowser } from './browser.mjs';
import { bundle, ROOT } from './bundle.mjs';
import { flagsOf } from './flags.mjs';

const { values } = flagsOf({ options: { kills: { type: 'string', default: '100' }, only: { type: 'string' } } });
const kills = Number(values.kills);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('usage: npm run test:kill -- [--kills N] [--only SYSTEM]');
  process.exit(2);
}

/** What has been on the screen for so many milliseconds is kept. */
const PROMISED = 300;
/** Least and most that are played between two kills. */
const [LEAST, MOST] = [200, 4000];
/** Commands that are played on before a game that came back is looked at as a whole. */
const ON = 12;
const PATIENCE = 120_000;

/** @param {number} milliseconds */
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * @template T
 * @param {() => Promise<T | null | undefined | false> | T | null | undefined | false} asked
 * @param {string} what
 * @returns {Promise<T>}
 */
const until = async (asked, what) => {
  const last = Date.now() + PATIENCE;
  for (;;) {
    const answer = await asked();
    if (answer) return answer;
    if (Date.now() > last) throw new Error(`${what}: not within ${PATIENCE / 1000} s`);
    await pause(20);
  }
};

/** Runs in every page before anything else of it: full speed, a note of what was shown when, and a hand on the main button. */
const watch = () => {
  const settings = { speed: 0, motion: 'reduced', hexLines: true, numbers: false, letterKeys: true };
  window.localStorage.setItem('brownwater.settings', JSON.stringify(settings));
  /** @type {[commands: number, at: number][]} */
  const shown = [];
  window.shown = shown;
  const look = () => {
    const commands = document.querySelector('[data-testid="play"]')?.getAttribute('data-commands');
    if (commands !== null && commands !== undefined && Number(commands) !== shown.at(-1)?.[0])
      shown.push([Number(commands), Date.now()]);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-commands'],
  });
  // What is saved to a file is looked at here and goes nowhere.
  const { createObjectURL } = URL;
  URL.createObjectURL = thing => {
    window.saved = thing;
    return createObjectURL(thing);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
  /** @param {string} id */
  const button = id => document.querySelector(`[data-testid="${id}"]:not(:disabled)`);
  setInterval(() => {
    const play = document.querySelector('[data-testid="play"][data-busy="false"][data-opponent=""][data-outcome=""]');
    if (play && window.plays && !document.querySelector('dialog[open]:not([data-testid="curtain"])'))
      (button('lift') ?? button('end-step') ?? button('primary'))?.click();
  }, 15);
};

const executable = await findBrowser();

/** What is left behind, should this end early. @type {(() => void)[]} */
const sweep = [];
process.once('exit', () => sweep.reverse().forEach(each => each()));
process.once('SIGTERM', () => process.exit(130));
/** Whether no more than the kill that it is about is wanted. */
let enough = false;
process.once('SIGINT', () => {
  enough = true;
  process.once('SIGINT', () => process.exit(130));
});

/** A browser of our own on that profile, which can be killed with everything that belongs to it. */
const launch = async (/** @type {string} */ profile) => {
  const port = join(profile, 'DevToolsActivePort');
  rmSync(port, { force: true });
  const words = [...BROWSER_FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(executable, [...words, '--window-size=1280,800', 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  let runs = true;
  const stop = () => {
    if (runs && child.pid) process.kill(-child.pid, 'SIGKILL');
    runs = false;
  };
  child.once('exit', () => (runs = false));
  sweep.push(stop);
  const address = await until(() => {
    if (!existsSync(port)) return null;
    const [number, path] = readFileSync(port, 'utf8').split('\n');
    return path ? `ws://127.0.0.1:${number}${path}` : null;
  }, 'the browser starts');
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0];
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(watch);
  const page = await context.newPage();
  return {
    page,
    async kill() {
      const ended = new Promise(resolve => child.once('exit', resolve));
      const gone = new Promise(resolve => browser.once('disconnected', resolve));
      stop();
      await Promise.all([ended, gone]);
    },
  };
};

/** The game on the table as its own file. @param {import('playwright-core').Page} page */
const recordOf = async page => {
  await page.evaluate(() => {
    window.plays = false;
    window.saved = undefined;
  });
  const text = await until(
    () =>
      // By its own hand, whatever lies open: the report comes up when the battle ends meanwhile.
      page.evaluate(() => {
        if (window.saved) return window.saved.text();
        const buttons = [...document.querySelectorAll('dialog[open] button')];
        const save = buttons.find(({ textContent }) => textContent === 'Save to a file');
        (save ?? document.querySelector('.menuButton')).click();
        return null;
      }),
    'the game is saved to a file',
  );
  await page.keyboard.press('Escape');
  return JSON.parse(text);
};

/** @param {import('playwright-core').Page} page */
const standing = page =>
  page.evaluate(() => {
    const { dataset } = document.querySelector('[data-testid="play"]') ?? {};
    return dataset ? { commands: Number(dataset.commands), over: dataset.outcome !== '' } : null;
  });

const folder = await bundle({ killedGames: 'scripts/killedGames.ts' }, 'node_modules/.cache/killed');
const { gamesIn } = await import(pathToFileURL(`${folder}/killedGames.js`).href);
const games = gamesIn(join(ROOT, 'scenarios'));
await buildPages();
const server = await serve();
const root = `http://127.0.0.1:${server.address().port}/index.html`;

/** @type {(page: import('playwright-core').Page, text: string) => Promise<string>} lays a new game on the table; its address */
const lay = async (page, text) => {
  await page.goto(root);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load a saved game' }).click();
  await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByTestId('play').waitFor();
  return page.url();
};

/**
 * Plays on until the end, or for a while; what was shown meanwhile, with its time.
 * @param {import('playwright-core').Page} page @param {number} milliseconds
 */
const watched = async (page, milliseconds) => {
  const end = Date.now() + milliseconds;
  let shown = [];
  while (Date.now() < end) {
    shown = await page.evaluate(() => window.shown);
    await pause(Math.min(20, Math.max(0, end - Date.now())));
  }
  return shown;
};

/** What one system's kills came to. @param {string} system */
const killed = async system => {
  const profile = mkdtempSync(join(tmpdir(), 'brownwater-kill-'));
  sweep.push(() => rmSync(profile, { recursive: true, force: true }));
  const faults = [];
  let [begun, shownInAll, behind] = [0, 0, 0];
  /** The game that is played, and what has to be found of it. @type {{ address: string, least: number, before: object[] } | null} */
  let game = null;
  let done = 0;
  for (;;) {
    const { page, kill: end } = await launch(profile);
    const complain = why => faults.push(`${system}, after kill ${done}: ${why}`);
    if (game) {
      await page.goto(root + new URL(game.address).hash);
      const found = await until(async () => {
        const refused = await page.evaluate(() => document.querySelector('[data-testid="refusal"]')?.textContent);
        return refused ? { refused } : standing(page);
      }, 'the game comes back');
      if (found.refused) {
        complain(`the game is refused: ${found.refused}`);
        game = null;
      } else {
        const first = (await page.evaluate(() => window.shown))[0][0];
        if (first < game.least) complain(`${game.least - first} of ${game.least} commands are lost`);
        behind = Math.max(behind, game.newest - first);
        await page.evaluate(() => (window.plays = true));
        const on = await until(async () => {
          const now = await standing(page);
          return now && (now.over || now.commands >= first + ON) ? now : null;
        }, 'the game goes on').catch(async late => {
          const seen = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/gu, ' ').slice(-600));
          throw new Error(
            `${system}, game ${begun} at ${first} commands, after kill ${done}: ${late.message}: ${seen}`,
          );
        });
        const record = await recordOf(page);
        const fault = games.fault(record);
        if (fault !== null) complain(fault);
        const before = JSON.stringify(game.before);
        if (JSON.stringify(record.commands.slice(0, game.before.length)) !== before) complain('another game came back');
        game = on.over ? null : { ...game, before: record.commands };
      }
    }
    if (done >= kills || (enough && done > 0)) {
      await end();
      break;
    }
    if (!game) {
      begun += 1;
      game = { address: await lay(page, games.begin(system, begun, begun % 2 === 0)), before: [] };
      await page.evaluate(() => (window.plays = true));
    }
    await page.evaluate(() => (window.plays = true));
    const shown = await watched(page, LEAST + Math.random() * (MOST - LEAST));
    const at = Date.now();
    await end();
    done += 1;
    if (done % 10 === 0) console.error(`${system}: ${done} of ${kills} kills`);
    const [newest] = shown.at(-1) ?? [0];
    const least = shown.findLast(([, time]) => at - time >= PROMISED)?.[0] ?? game.before.length;
    game = { ...game, newest, least };
    shownInAll += shown.length;
  }
  const told = [
    `${done} kills in ${begun} ${begun === 1 ? 'game' : 'games'}`,
    `${shownInAll} commands seen`,
    `at most ${behind} of the last ${PROMISED} ms gone`,
    `${faults.length} faults`,
  ];
  console.log(`${system.padEnd(16)} ${told.join(', ')}`);
  return faults;
};

const faults = [];
for (const system of games.systems.filter(each => (values.only ?? each) === each))
  if (!enough) faults.push(...(await killed(system)));
for (const fault of faults) console.log(fault);
server.close();
console.log(faults.length === 0 ? 'Nothing is lost.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
