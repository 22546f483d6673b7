/** What would come of a place stands beside it on the real page, by mouse, finger and keys, and nothing is done. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { PHONE, openStage, ownComplaints, type Stage, type Tab } from './harness.ts';
import { firstCommandAt } from './firstCommand.ts';
import { mouse, neighbours, standing, whereStays } from './player.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const HEX = 306;
/** The hex ahead of her. */
const AHEAD = neighbours(HEX)[0]!;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** First Command by the portable rules, when the Union ships move and Conestoga is in hand. */
const begin = async (window: BrowserContextOptions): Promise<Tab> => {
  const tab = await firstCommandAt(stage, {
    rules: 'portable',
    steps: ['firstMove', 'secondMove'],
    seed: 'presses',
    window,
  });
  const { page } = tab;
  // On a phone she may lie under what is over the chart.
  for (let ships = 0; ships < 3 && (await standing(page)).selected !== 'uss_conestoga'; ships++)
    await mouse(page).nextShip();
  await expect.poll(async () => (await standing(page)).selected).toBe('uss_conestoga');
  return tab;
};

const card = (page: Page) => page.getByTestId('foresight');

const expectCard = async (page: Page, before: number): Promise<void> => {
  await expect.poll(() => card(page).innerText()).toContain('0406, heading east');
  await expect.poll(() => card(page).innerText()).toMatch(/at most |nothing of theirs can fire or ram here/);
  expect((await standing(page)).commands).toBe(before);
};

describe('what would come of a place', () => {
  it('stands beside it under the mouse and under the cursor of the keys', async () => {
    const tab = await begin(DESK);
    const { page } = tab;
    const { commands } = await standing(page);
    const { x, y } = await whereStays(page, AHEAD);
    await page.mouse.move(x, y);
    await expectCard(page, commands);
    expect(await violations(page)).toEqual([]);
    await page.mouse.move(2, 2);
    await expect.poll(() => card(page).count()).toBe(0);
    await page.keyboard.press('n');
    for (let ships = 0; ships < 3 && (await standing(page)).cursor !== HEX; ships++) await page.keyboard.press('n');
    await page.keyboard.press('ArrowRight');
    await expectCard(page, commands);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('stands beside it under a finger that rests', async () => {
    const { page, context } = await begin(PHONE);
    const { commands } = await standing(page);
    const touch = await context.newCDPSession(page);
    const at = await whereStays(page, AHEAD);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expectCard(page, commands);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect((await standing(page)).commands).toBe(commands);
    await context.close();
  });
});
