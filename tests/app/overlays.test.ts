/** Overlays on the chart, what each rulebook says of a shot, and going back by the log, on the real page. */
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { sideways, violations } from './axe.ts';
import { AT_ONCE, PHONE, openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { boardReady, finger, goOn, mouse, settled, standing, unfoldLog, whereIs } from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
/** Own ships and an enemy, by their hexes. */
const [TYLER, QUEEN, BRAGG] = [202, 203, 402];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Begins the duel at the screen, everything at once. */
const begin = async (rules: string, window: BrowserContextOptions): Promise<Tab> => {
  const tab = await openTab(stage, { ...window, settings: AT_ONCE });
  const { page } = tab;
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByLabel(rules, { exact: true }).check();
  await page.getByLabel(/seed/i).fill('overlays');
  await page.getByTestId('start').click();
  await boardReady(page);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  await settled(page);
  return tab;
};

const point = async (page: Page, hex: number): Promise<void> => {
  const { x, y } = await whereIs(page, hex);
  await page.mouse.move(x, y);
};

const press = async (page: Page, hex: number): Promise<void> => {
  const { x, y } = await whereIs(page, hex);
  await page.mouse.click(x, y);
};

const legend = (page: Page) => page.getByTestId('overlay');
const says = (page: Page) => legend(page).getByRole('status');

describe('overlays on the chart', () => {
  it('show by mouse and key what any ship can do and what can hit a hex, and what each rulebook says', async () => {
    const tab = await begin('Portable', DESK);
    const { page } = tab;
    expect(await legend(page).count()).toBe(0);
    await press(page, QUEEN);
    await page.getByRole('button', { name: 'Where she can go' }).first().click();
    await expect.poll(() => legend(page).innerText()).toContain('Where she can go: Queen of the West');
    await point(page, 303);
    await expect.poll(() => says(page).innerText()).toContain('can be at 0303 by her next move');
    // SHOT reach
    await point(page, BRAGG);
    await page.keyboard.press('g');
    await expect.poll(() => legend(page).innerText()).toContain('General Bragg');
    await point(page, 302);
    await expect.poll(() => says(page).innerText()).toMatch(/General Bragg to 0302, 1 hex: \d+ di/);
    // SHOT guns
    await page.keyboard.press('x');
    await point(page, 303);
    await expect.poll(() => says(page).innerText()).toMatch(/^0303: at most .*General Bragg \d/);
    // SHOT danger
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('x');
    expect(await legend(page).count()).toBe(0);
    await press(page, TYLER);
    await press(page, BRAGG);
    await page.getByText('What would each rulebook say?').click();
    const rows = page.locator('.rulebooksTable tbody tr');
    await expect.poll(() => rows.count()).toBe(RULE_SETS.length);
    expect(await rows.first().innerText()).toMatch(/Portable\s+\d+ %\s+\d\.\d points/);
    // SHOT rulebooks
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('answers the keyboard at the hex cursor', async () => {
    const { page, context } = await begin('Rams and Ironclads', DESK);
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('m');
    await expect.poll(() => says(page).innerText()).toMatch(/can(not)? be at \d{4} by her next move/);
    await page.keyboard.press('g');
    await expect.poll(() => legend(page).getAttribute('data-kind')).toBe('guns');
    await page.keyboard.press('g');
    expect(await legend(page).count()).toBe(0);
    await context.close();
  });

  it('goes back to a line of the log', async () => {
    const { page, context } = await begin('Portable', DESK);
    for (let press = 0; press < 12 && !(await standing(page)).phase.endsWith('Move'); press++) {
      const { curtain } = await settled(page);
      await (curtain === '' ? goOn(mouse(page)) : page.getByTestId('lift').click());
    }
    if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
    const { commands } = await settled(page);
    await page.locator('button[aria-keyshortcuts="N"]').click();
    for (const more of [1, 2]) {
      const turns = page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: /turn|port|starboard/i });
      await turns.first().click();
      await expect.poll(async () => (await settled(page)).commands).toBe(commands + more);
    }
    // SHOT log
    await unfoldLog(page);
    const back = page.getByRole('button', { name: /^Undo to here/ });
    await back.last().click();
    await expect.poll(async () => (await settled(page)).commands).toBe(commands + 1);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('answers a finger that rests on a ship, and takes it for no tap', async () => {
    const { page, context } = await begin('Portable', PHONE);
    const before = await standing(page);
    const touch = await context.newCDPSession(page);
    const at = await whereIs(page, BRAGG);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await legend(page).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => legend(page).innerText()).toContain('General Bragg');
    expect(await standing(page)).toEqual(before);
    expect(await sideways(page)).toBe(0);
    // SHOT phone
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('stay within reach on a phone while order cards are chosen', async () => {
    const { page, context } = await begin('Quick sheet', PHONE);
    for (let press = 0; press < 12 && (await standing(page)).phase !== 'orders'; press++) {
      const { curtain } = await settled(page);
      await (curtain === '' ? goOn(finger(page)) : page.getByTestId('lift').tap());
    }
    if ((await settled(page)).curtain !== '') await page.getByTestId('lift').tap();
    await page.getByTestId('hands').waitFor();
    // Q5: where a card makes her end is seen before another ship is in hand.
    const name = page.locator('.inHandLine b');
    const [first, card] = [await name.innerText(), page.locator('.fan button[title^="Slow speed"]').first()];
    await card.tap();
    const ends = await page.locator('.inHandEnds').boundingBox();
    expect((ends?.y ?? 844) + (ends?.height ?? 0)).toBeLessThan(844);
    expect(await name.innerText()).toBe(first);
    await card.tap();
    expect(await name.innerText()).not.toBe(first);
    const tools = page.locator('.boardTools .tool:visible');
    expect(await tools.count()).toBeGreaterThan(6);
    const room = await page.locator('.boardArea').boundingBox();
    for (const box of await Promise.all((await tools.all()).map(tool => tool.boundingBox()))) {
      expect(box?.width).toBeGreaterThanOrEqual(40);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((room?.y ?? 0) + (room?.height ?? 0));
    }
    await page.getByRole('button', { name: 'What can hit each hex' }).tap();
    await legend(page).waitFor();
    await page.getByRole('button', { name: 'Nearer' }).tap();
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: 'Close the overlay' }).tap();
    await page.locator('button[aria-controls="sheet"]').tap();
    await page.getByTestId('part-ship').waitFor();
    await context.close();
  });
});
