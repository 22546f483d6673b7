/** The play screen on every size: nothing lies off the screen, the chart has its share, and the ship that is to act is in sight. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { ownTurn, sidePart, toTheChart, whereStays } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

interface Size {
  width: number;
  height: number;
}

const opened = async (size: Size) => {
  const tab = await openTab(stage, { untouched: true, viewport: size, hasTouch: true });
  const { page } = tab;
  const settings = { hexLines: true, numbers: false, speed: 0, motion: 'system', letterKeys: true };
  await page.evaluate(kept => localStorage.setItem('brownwater.settings', kept), JSON.stringify(settings));
  await page.reload();
  await page.getByLabel('Who plays the Union side').waitFor();
  await page.getByTestId('start').click();
  await toTheChart(page);
  await ownTurn(page);
  return tab;
};

/** Tools of the chart that are shown, and do not lie wholly within the chart. */
const lostTools = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.querySelector('.boardArea')!.getBoundingClientRect();
    return [...document.querySelectorAll('.boardTools .tool')].flatMap(tool => {
      const { left, top, right, bottom, width } = tool.getBoundingClientRect();
      const within =
        left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1;
      return width === 0 || within ? [] : [tool.getAttribute('aria-label') ?? ''];
    });
  });

/** Whether a place on the page is open chart. */
const isChart = (page: Page, { x, y }: { x: number; y: number }): Promise<boolean> =>
  page.evaluate(at => document.elementFromPoint(at.x, at.y)?.closest('.board') !== null, { x, y });

const boardHeight = async (page: Page): Promise<number> => (await page.getByTestId('board').boundingBox())?.height ?? 0;

describe('the play screen', () => {
  it.each([
    ['a phone', 390, 844],
    ['a phone on its side', 844, 390],
    ['a tablet', 768, 1024],
    ['a desktop at 200 %', 640, 400],
  ])('%s: tools, chart and the ship that is to act are in sight', async (_what, width, height) => {
    const tab = await opened({ width, height });
    const { page } = tab;
    expect(await lostTools(page)).toEqual([]);
    const fold = page.getByRole('button', { name: 'Tools of the chart' });
    if (await fold.isVisible()) {
      await fold.click();
      expect(await lostTools(page)).toEqual([]);
      await fold.click();
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await boardHeight(page)).toBeGreaterThanOrEqual(height / 2);
    expect(await isChart(page, await whereStays(page, 306))).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('on a phone on its side what there is to read takes the whole height', async () => {
    const { page, context } = await opened({ width: 844, height: 390 });
    await page.locator('.sideTool').click();
    await sidePart(page, 'log');
    const [sheet, ribbon] = [await page.locator('.sheet').boundingBox(), await page.locator('.ribbon').boundingBox()];
    expect(sheet?.height).toBeGreaterThanOrEqual(390 - (ribbon?.height ?? 0) - 2);
    await page.getByRole('button', { name: 'Back to the chart' }).click();
    expect(await page.locator('.sheet').count()).toBe(0);
    await context.close();
  });

  it('a phone that is turned shows the chart', async () => {
    const { page, context } = await opened({ width: 390, height: 844 });
    await page.locator('.sideTool').click();
    await page.locator('.sheet').waitFor();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator('.sheet').waitFor({ state: 'detached' });
    await context.close();
  });

  it('at 400 % the page scrolls, and the chart keeps half of what is seen', async () => {
    const { page, context } = await opened({ width: 320, height: 200 });
    expect(await boardHeight(page)).toBeGreaterThanOrEqual(100);
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(scrolls).toBeGreaterThan(50);
    expect(await lostTools(page)).toEqual([]);
    await page.getByTestId('primary').scrollIntoViewIfNeeded();
    expect(await page.getByTestId('primary').isVisible()).toBe(true);
    await context.close();
  });
});
