/** Battles against opponents, and between them, on the real page. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { AT_ONCE, PHONE, openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import {
  boardReady,
  choosePlayer,
  followAdvice,
  framesDrawn,
  goOn,
  mouse,
  opponentIs,
  ownTurn,
  settled,
  standing,
} from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));
const WORKER = '**/thinker*.js';
const ASSETS = fileURLToPath(new URL('../../dist/assets/', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

interface Wish {
  battle?: string;
  /** The text of a battle file to play in place of the duel. */
  file?: { name: string; mimeType: string; buffer: Buffer };
  rules?: string;
  union?: string;
  confederate?: string;
  seed?: string;
  /** 0 = at once, 1 = normal. */
  speed?: 0 | 1 | 2;
  window?: BrowserContextOptions;
}

/** Opens the page and settles everything on the set-up card but the beginning. */
const setUp = async ({
  battle,
  file,
  rules,
  union,
  confederate,
  seed = 'solo',
  speed = 0,
  window,
}: Wish): Promise<Tab> => {
  const tab = await openTab(stage, { ...window, settings: { ...AT_ONCE, speed } });
  const { page } = tab;
  if (battle === undefined) {
    await chooseFile(page, 'Open a battle of your own', file ?? DUEL);
    await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  } else await page.locator('.battleCard').filter({ hasText: battle }).first().click();
  if (rules !== undefined) await page.getByLabel(rules, { exact: true }).check();
  if (union !== undefined) await choosePlayer(page, 'Union', union);
  if (confederate !== undefined) await choosePlayer(page, 'Confederate', confederate);
  await page.getByLabel(/seed/i).fill(seed);
  return tab;
};

const begin = async (wish: Wish): Promise<Tab> => {
  const tab = await setUp(wish);
  await tab.page.getByTestId('start').click();
  await boardReady(tab.page);
  if (wish.union === undefined && wish.confederate !== undefined) await tab.page.getByTestId('lift').click();
  return tab;
};

/** What the log says, also of turns that are not on the screen and so are not laid out. */
const log = async (page: Page): Promise<string> => (await page.getByTestId('log').textContent()) ?? '';

/** Ends steps by the main button until the opponent has to decide. */
const handOver = async (page: Page): Promise<void> => {
  for (let press = 0; press < 12; press++) {
    if ((await settled(page)).opponent !== '') return;
    await goOn(mouse(page));
  }
  throw new Error('the opponent has never been asked');
};

const commandsOtherThan = (page: Page, commands: number): Promise<unknown> =>
  page.waitForSelector(`[data-testid="play"]:not([data-commands="${commands}"])`);

/** Holds the opponent at a decision of his: he may have taken the one he was at, and the battle be back at the player's. */
const hold = async (page: Page): Promise<void> => {
  for (let attempt = 0; attempt < 12; attempt++) {
    await handOver(page);
    await page.keyboard.press('o');
    await framesDrawn(page);
    if ((await standing(page)).opponent === 'held') return;
  }
  throw new Error('the opponent could not be held');
};

/** Lets somebody else play a side from now on. */
const seat = async (page: Page, side: string, player: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  expect(await violations(page)).toEqual([]);
  await choosePlayer(page, side, player);
  await page.getByRole('button', { name: 'Go on like this' }).click();
  // A key would be the card's.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const advice = (page: Page) => (): Promise<void> => page.keyboard.press('t');

describe('a whole battle against a captain', () => {
  it('on a phone, by touch', async () => {
    const tab = await begin({ rules: 'Portable', confederate: 'Bold captain', window: PHONE });
    const { page } = tab;
    await ownTurn(page);
    const hint = page.getByTestId('hint');
    await page.getByTestId('advise').tap();
    await hint.getByRole('button').first().tap();
    // What comes after it was not asked for: it says what to do, whole and in two lines at most, and tells the rest to who asks why.
    const why = page.getByRole('button', { name: 'Why this advice' });
    await why.waitFor();
    const reason = hint.locator('.orderSays').first();
    expect(await reason.isVisible()).toBe(false);
    expect((await hint.boundingBox())!.height).toBeLessThan(84);
    const words = await hint
      .locator('.orderWords')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(words).toBeLessThanOrEqual(0);
    await why.tap();
    await reason.waitFor();
    expect(await why.count()).toBe(0);
    const end = await followAdvice(page, () => page.locator('[aria-keyshortcuts="T"]').first().tap());
    expect(end.outcome).not.toBe('');
    const overflow = await sideways(page);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('while the opponent decides', () => {
  it('a reload in the middle of his thinking rolls nothing anew', async () => {
    const wish: Wish = { rules: 'Portable', confederate: 'Captain', seed: 'left alone' };
    const [one, other] = [await begin(wish), await begin(wish)];
    // Without his worker he goes on thinking, so that he is sure to be caught at it.
    let open: () => void = () => undefined;
    const gate = new Promise<void>(resolve => (open = resolve));
    await one.page.route(WORKER, route => gate.then(() => route.continue()));
    await handOver(one.page);
    open();
    await other.page.route(WORKER, () => undefined);
    await handOver(other.page);
    const { commands } = await standing(other.page);
    await other.page.reload();
    await boardReady(other.page);
    await opponentIs(other.page, 'thinking');
    expect((await standing(other.page)).commands).toBe(commands);
    await other.page.unroute(WORKER);
    await other.page.reload();
    await boardReady(other.page);
    const logs: string[] = [];
    for (const { page, context } of [one, other]) {
      const now = await followAdvice(page, advice(page), ({ turn }) => turn > 1);
      expect(now.commands).toBeGreaterThan(commands);
      logs.push(await log(page));
      await context.close();
    }
    expect(logs[0]).toMatch(/fire/i);
    expect(logs[1]).toBe(logs[0]);
  });

  it('he is hurried, held, relieved, and the battle goes on', async () => {
    const tab = await begin({ battle: 'Memphis', confederate: 'Patient commodore', speed: 1 });
    const { page } = tab;
    await handOver(page);
    const before = await standing(page);
    expect(await page.getByTestId('primary').innerText()).toMatch(/Let him move now|Skip/);
    await page.keyboard.press('Space');
    await commandsOtherThan(page, before.commands);
    await hold(page);
    const { commands } = await settled(page);
    // He would have moved within a few of these.
    for (let look = 0; look < 25; look++) await framesDrawn(page);
    expect((await standing(page)).commands).toBe(commands);
    // With opponents on both sides the next decision is one of theirs whatever this one is.
    await seat(page, 'Union', 'Captain');
    await page.keyboard.press('.');
    await commandsOtherThan(page, commands);
    await opponentIs(page, 'held');
    expect((await settled(page)).commands).toBe(commands + 1);
    const relief = page.getByRole('button', { name: /Take over the \w+ side/ });
    const [, side = ''] = /the (\w+) side/.exec(await relief.innerText()) ?? [];
    await relief.click();
    const relieved = await settled(page);
    expect(relieved.opponent).toBe('');
    expect(relieved.awaiting).toBe(side.toLowerCase());
    expect(relieved.curtain).toBe('');
    await seat(page, side, 'Captain');
    await commandsOtherThan(page, commands + 1);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('an opponent who cannot be loaded says so, and is asked again', async () => {
    const tab = await setUp({ battle: 'Memphis', confederate: 'Captain', union: 'Captain' });
    const { page } = tab;
    await page.route(WORKER, route => route.abort());
    await page.getByTestId('start').click();
    await boardReady(page);
    await opponentIs(page, 'failed');
    expect(await page.getByRole('alert').innerText()).toMatch(/could not be loaded/);
    await page.unroute(WORKER);
    await page.getByRole('button', { name: /Try again/ }).click();
    await commandsOtherThan(page, 0);
    await tab.context.close();
  });

  it('the player may offer a draw, and may concede', async () => {
    const tab = await begin({ rules: 'Portable', confederate: 'Captain' });
    const { page } = tab;
    await ownTurn(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    const answered = page.getByTestId('notice').filter({ hasText: 'declines' });
    await Promise.race([answered.waitFor(), page.locator('dialog.report').waitFor()]);
    if ((await ownTurn(page)).outcome === '') {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Concede the battle' }).click();
      await page.getByRole('button', { name: 'Concede', exact: true }).click();
    }
    expect((await settled(page)).outcome).toMatch(/confederate|draw/);
    await tab.context.close();
  });
});

describe('two opponents', () => {
  it('are watched to the end, held, and made to move one by one', async () => {
    const tab = await begin({ rules: 'Quick sheet', union: 'Captain', confederate: 'Cautious captain', speed: 1 });
    const { page } = tab;
    await page.keyboard.press('Space');
    await opponentIs(page, 'held');
    await settled(page);
    const { commands } = await standing(page);
    await page.getByRole('button', { name: 'One move' }).click();
    await commandsOtherThan(page, commands);
    await opponentIs(page, 'held');
    await settled(page);
    expect(await page.getByTestId('opponent').innerText()).toMatch(/Captain/i);
    expect(await violations(page)).toEqual([]);
    const speed = page.getByRole('button', { name: /^Speed|^At once/ });
    while (!(await speed.innerText()).startsWith('At once')) await speed.click();
    await page.getByTestId('primary').click();
    await page.locator('dialog.report').waitFor();
    expect(await page.locator('.logLine.reason').count()).toBeGreaterThan(3);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('the page', () => {
  it('says what each opponent is like, and whose orders are whose', async () => {
    const { page, context } = await setUp({ battle: 'Memphis', confederate: 'Bold captain' });
    const card = page.locator('.setupCard');
    expect(await card.innerText()).toMatch(/counts his own wounds half/);
    expect(await card.innerText()).toMatch(/You play the Union side/);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it.each([360, 390, 768])('the choice of players fits a screen %i wide', async width => {
    const { page, context } = await setUp({
      confederate: 'Patient commodore',
      window: { viewport: { width, height: 800 } },
    });
    const overflow = await sideways(page);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('loads no opponent before one is asked', async () => {
    const entry = readdirSync(ASSETS).filter(name => /^index-.*\.js$/.test(name));
    const worker = readdirSync(ASSETS).filter(name => /^(?:mind|thinker)/.test(name));
    const telltale = 'imagined battles';
    expect(worker.some(name => readFileSync(ASSETS + name, 'utf8').includes(telltale))).toBe(true);
    expect(entry.map(name => readFileSync(ASSETS + name, 'utf8').includes(telltale))).toEqual([false]);
    const asked: string[] = [];
    const { page, context } = await openTab(stage);
    page.on('request', request => asked.push(request.url()));
    await page.reload();
    await page.getByTestId('first').waitFor();
    expect(asked.filter(url => /mind|thinker/.test(url))).toEqual([]);
    await context.close();
  });

  it('shows advice beside the orders, and breaks no rule of accessibility with it', async () => {
    const { page, context } = await begin({ rules: 'Portable', confederate: 'Captain' });
    await ownTurn(page);
    await page.getByTestId('advise').click();
    await page.getByTestId('hint').waitFor();
    expect(await page.getByTestId('hint').innerText()).toMatch(/\S+ \S+/);
    expect(await violations(page)).toEqual([]);
    const { commands } = await standing(page);
    await page.getByTestId('hint').getByRole('button').first().click();
    await commandsOtherThan(page, commands);
    await context.close();
  });
});

/** Two tugs without a gun in two waters. */
const tugs = (): NonNullable<Wish['file']> => {
  const row = '~ ~ . . ~ ~';
  const battle = {
    ...(JSON.parse(readFileSync(DUEL, 'utf8')) as object),
    chart: { north: 0, rows: [row, ` ${row}`, row], current: { knots: 0, downstream: null } },
    forces: [
      { side: 'union', vessel: 'union_tug', hex: '0102', facing: 'E' },
      { side: 'confederate', vessel: 'cs_tug', hex: '0602', facing: 'W' },
    ],
    objectives: ['union', 'confederate'].map(side => ({ side, text: 'Sink her.', kind: 'sinkOrCapture' })),
    rules: { portable: {} },
  };
  return { name: 'tugs.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(battle)) };
};

it('where nothing can change any more the end is offered late in the battle, and taken by one press', async () => {
  const { page } = await begin({ file: tugs(), confederate: 'Captain' });
  await followAdvice(
    page,
    () => page.keyboard.press('t'),
    ({ turn }) => turn > 3,
  );
  const offer = page.getByTestId('foregone');
  await offer.waitFor();
  expect(await offer.innerText()).toMatch(/12 times, the battle was drawn each time/);
  await offer.getByRole('button', { name: 'Offer a draw' }).click();
  await page.waitForSelector('[data-testid="play"][data-outcome="draw"]');
});
