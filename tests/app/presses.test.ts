/** A press on the real page does what is drawn under it: by mouse and finger, near and far. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommandAt } from './firstCommand.ts';
import { openStage, ownComplaints, type Stage, type Tab } from './harness.ts';
import { framesDrawn, neighbours, settled, standing, whereIs, whereStays } from './player.ts';

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 1366 }, hasTouch: true, isMobile: true };

/** Conestoga and her hex, heading east; a turn of one hexside either way is open to her. */
const [CONESTOGA, HEX, TURNS] = ['uss_conestoga', 306, [1, 5]] as const;
/** How far out from her middle her plates are drawn, as a share of the way to the next hex. */
const PLATE = 49 / (Math.sqrt(3) * 45);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const primary = (page: Page) => page.getByTestId('primary');

/** Goes on by the main button until the ships move, and she is in hand. */
const begin = async (window: BrowserContextOptions): Promise<Tab> => {
  const tab = await firstCommandAt(stage, {
    rules: 'portable',
    steps: ['firstMove', 'secondMove'],
    seed: 'presses',
    window,
  });
  const { page } = tab;
  await settled(page);
  return tab;
};

const shipAt = (page: Page): Promise<{ x: number; y: number }> =>
  page.getByTestId('board').evaluate((element, unit) => {
    const detail = { unit, x: 0, y: 0 };
    element.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
    return { x: detail.x, y: detail.y };
  }, CONESTOGA);

/** Where she lies, as seen from the middle of her first hex once the chart rests. */
const fromHex = async (page: Page): Promise<{ x: number; y: number }> => {
  const middle = await whereStays(page, HEX);
  const ship = await shipAt(page);
  return { x: ship.x - middle.x, y: ship.y - middle.y };
};

/** The middle of her plate for a turn to that facing. */
const plateAt = async (page: Page, facing: number): Promise<{ x: number; y: number }> => {
  const [from, to] = [await whereStays(page, HEX), await whereIs(page, neighbours(HEX)[facing]!)];
  return { x: from.x + (to.x - from.x) * PLATE, y: from.y + (to.y - from.y) * PLATE };
};

describe.each([
  ['mouse', DESK],
  ['finger', TABLET],
] as const)('by %s', (hand, window) => {
  it('a plate for a turn turns her and does not move her, at three zooms', async () => {
    const tab = await begin(window);
    const { page } = tab;
    const press = (at: { x: number; y: number }): Promise<void> =>
      hand === 'mouse' ? page.mouse.click(at.x, at.y) : page.touchscreen.tap(at.x, at.y);
    for (const zoom of ['f', '+', '+']) {
      await page.keyboard.press(zoom);
      await press(await whereStays(page, HEX));
      await expect.poll(async () => (await standing(page)).selected).toBe(CONESTOGA);
      for (const facing of TURNS) {
        const before = await standing(page);
        const lay = await fromHex(page);
        await press(await plateAt(page, facing));
        await expect.poll(async () => (await settled(page)).commands).toBe(before.commands + 1);
        // The chart may have moved under her, to show her with her enemy.
        const lies = await fromHex(page);
        expect(Math.hypot(lies.x - lay.x, lies.y - lay.y), `${zoom} ${facing}`).toBeLessThan(1);
        await page.keyboard.press('u');
        await expect.poll(async () => (await settled(page)).commands).toBe(before.commands);
        await framesDrawn(page);
      }
    }
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('the space bar', () => {
  it('is always the main button, also after a press elsewhere; a button that was come to by keys keeps its own', async () => {
    const tab = await begin(DESK);
    const { page } = tab;
    const zoomIn = page.getByRole('button', { name: 'Nearer' });
    const side = page.getByRole('button', { name: 'Ship, objectives and log' });
    for (const other of [zoomIn, side, page.locator('button[aria-keyshortcuts="N"]')]) {
      await other.click();
      const open = await side.getAttribute('aria-expanded');
      const label = await primary(page).innerText();
      const before = await standing(page);
      await page.keyboard.press('Space');
      const answer = async (): Promise<string> => {
        const { commands, selected } = await standing(page);
        return `${await primary(page).innerText()} ${commands} ${selected}`;
      };
      await expect.poll(answer).not.toBe(`${label} ${before.commands} ${before.selected}`);
      expect(await side.getAttribute('aria-expanded')).toBe(open);
      await settled(page);
      if ((await standing(page)).commands > before.commands) await page.keyboard.press('u');
      await page.keyboard.press('Escape');
      await settled(page);
    }
    const open = await side.getAttribute('aria-expanded');
    await side.focus();
    const { commands } = await standing(page);
    await page.keyboard.press('Space');
    await expect.poll(() => side.getAttribute('aria-expanded')).not.toBe(open);
    expect((await standing(page)).commands).toBe(commands);
    await tab.context.close();
  });
});
