/** Help in the built page: opened by key, button and address; searched; a why from the log, an order and the odds; on a phone. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { PHONE, openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { boardReady, goOn, keyboard, settled, sidePart, standing, unfoldLog } from './player.ts';
import { viewerReady } from './trialHands.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Begins the duel under some rules and lifts the first curtain. */
const beginDuel = async ({ page }: Tab, rules: string): Promise<void> => {
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByLabel(rules, { exact: true }).check();
  await page.getByLabel(/seed/i).fill('help');
  await page.getByTestId('start').click();
  await boardReady(page);
  await page.getByTestId('lift').click();
  await settled(page);
};

/** Goes on by the main key, for either player, until a step has come. */
const untilStep = async (page: Page, step: string): Promise<void> => {
  const hand = keyboard(page);
  for (let press = 0; press < 30; press++) {
    const now = await settled(page);
    if (now.curtain !== '') await hand.lift();
    else if (now.phase === step) return;
    else await goOn(hand);
  }
  throw new Error(`${step} does not come: ${JSON.stringify(await standing(page))}`);
};

const help = (page: Page) => page.getByRole('dialog', { name: 'Help and rules' });
/** Title of the paragraph that was asked for. */
const wanted = (page: Page): Promise<string> => help(page).locator('.wanted h4').innerText();
/** Whether that paragraph is in sight and has the focus. */
const isShown = (page: Page): Promise<boolean> =>
  help(page)
    .locator('.wanted h4')
    .evaluate(heading => {
      const [at, room] = [heading.getBoundingClientRect(), heading.closest('.shelfText')?.getBoundingClientRect()];
      return (
        document.activeElement === heading && room !== undefined && at.top >= room.top - 1 && at.bottom <= room.bottom
      );
    });
const shut = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await help(page).waitFor({ state: 'detached' });
};

describe('help', () => {
  it('opens on the first page by link, key and address, is fetched only then, and closes to the first page', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await page.reload();
    await page.getByTestId('first').waitFor();
    expect(requests.filter(url => /\/(?:shelf|help)-/u.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Help and rules' }).click();
    await help(page).getByRole('heading', { name: 'Keys', exact: true }).waitFor();
    await shut(page);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('?');
    await help(page).waitFor();
    await shut(page);
    await page.goto(`${stage.url}#rules-quick-sheet/clock`);
    await help(page).locator('.wanted').waitFor();
    expect(await wanted(page)).toBe('The battle clock');
    expect(await isShown(page)).toBe(true);
    await shut(page);
    await page.goto(`${stage.url}#rules-quicksheet`);
    expect(await page.getByTestId('refusal').innerText()).toContain('Are “quick-sheet” meant?');
    expect(await help(page).count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('finds words in the rules of the game, answers why, and marks the present step', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await beginDuel(tab, 'Portable');
    await sidePart(page, 'turn');
    expect(await page.locator('.turnCard [aria-current="step"]').innerText()).toContain('Fire');
    await page.locator('.turnStepName').filter({ hasText: 'Initiative' }).click();
    await help(page).locator('.wanted').waitFor();
    expect(await wanted(page)).toBe('Who moves first');
    await shut(page);

    await page.keyboard.press('?');
    await help(page).getByRole('heading', { name: 'Four kinds of ship' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('wholly with');
    await expect.poll(() => help(page).getByRole('status').innerText()).toBe('1 place');
    expect(await help(page).locator('.shelfText mark').count()).toBeGreaterThan(1);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Broadside and end on');
    expect(await violations(page)).toEqual([]);
    await shut(page);

    const hand = keyboard(page);
    await hand.nextShip();
    await hand.firstOrder();
    await page.getByTestId('odds').locator('h3 .whyLink').click();
    await help(page).locator('.wanted').waitFor();
    expect(await wanted(page)).toBe('Range and number of dice');
    expect(await isShown(page)).toBe(true);
    await shut(page);

    await hand.primary();
    await untilStep(page, 'firstMove');
    await unfoldLog(page);
    await page.getByTestId('log').locator('.logLine').filter({ hasText: 'fires at' }).locator('.whyLink').click();
    await help(page).locator('.wanted').waitFor();
    expect(await wanted(page)).toBe('Hits');
    await shut(page);

    // The same line, when the game is looked at once more.
    await page.goto(page.url().replace('#game-', '#watch-'));
    await viewerReady(page);
    await page.keyboard.press('End');
    await page
      .getByTestId('log')
      .locator('.logLine')
      .filter({ hasText: 'fires at' })
      .locator('.whyLink')
      .last()
      .click();
    await help(page).locator('.wanted').waitFor();
    expect(await wanted(page)).toBe('Hits');
    await shut(page);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('hears its key for the search from the moment in which the field is there', async () => {
    const { page, context } = await openTab(stage);
    const heard = page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          const field = (): HTMLElement | null => document.querySelector('.helpSearch input');
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
            resolve(document.activeElement === field());
          };
          new MutationObserver(() => field() && port2.postMessage('')).observe(document.body, {
            childList: true,
            subtree: true,
          });
        }),
    );
    await page.goto(`${stage.url}#rules-portable`);
    expect(await heard).toBe(true);
    await context.close();
  });

  it('tells of an option before the battle begins', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.getByLabel('Portable', { exact: true }).check();
    await page.getByRole('button', { name: 'Why? Sandbars' }).click();
    await help(page).locator('.wanted').waitFor();
    expect(await wanted(page)).toBe('Sandbars');
    expect(await isShown(page)).toBe(true);
    await shut(page);
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('is read and searched on a phone, and stands behind a button there', async () => {
    const tab = await openTab(stage, PHONE);
    const { page } = tab;
    await beginDuel(tab, 'Rams and Ironclads');
    await page.getByRole('button', { name: 'Help and rules' }).tap();
    await help(page).getByRole('heading', { name: 'Order of play' }).waitFor();
    expect(await sideways(page)).toBe(0);
    await help(page).getByRole('searchbox', { name: 'Search' }).fill('critical');
    await help(page)
      .getByRole('button', { name: /^Critical hits/ })
      .tap();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H4');
    await help(page).getByRole('button', { name: 'Close' }).tap();
    await page.locator('button[aria-controls="sheet"]').tap();
    await page.getByTestId('tab-turn').tap();
    expect(await page.locator('.turnCard [aria-current="step"]').innerText()).toContain('Movement markers');
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
