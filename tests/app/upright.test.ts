/** What little room a phone or a tablet has: the chart shows what the decision is about, and what is to be chosen can be seen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { coloursOf } from '../../src/app/settings/palette.ts';
import { alone, firstCommandAt } from './firstCommand.ts';
import { AT_ONCE, openStage, openTab, ownComplaints, PHONE, SHARP, type Stage, type WindowOptions } from './harness.ts';
import { painted } from './pixels.ts';
import { boardReady, followAdvice, framesDrawn, neighbours, settled, standing, whereStays } from './player.ts';

const LYING: WindowOptions = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
const TABLET: WindowOptions = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ dots: SHARP });
});
afterAll(async () => {
  await stage.close();
});

/** What lies over a place of the page where a unit or a hex is drawn; empty where the chart is open there. */
const overPlace = (page: Page, place: { unit: string } | { hex: number }): Promise<string> =>
  page.getByTestId('board').evaluate((board, where) => {
    const detail = { ...where, x: 0, y: 0 };
    board.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
    const there = document.elementFromPoint(detail.x, detail.y);
    return there?.closest('.board') ? '' : `${there?.className ?? 'the rim of the page'} at ${detail.x}, ${detail.y}`;
  }, place);

/** Pixels of a row of steps, and of the present one in it. */
const presentStep = (page: Page): Promise<{ row: DOMRect; chip: DOMRect }> =>
  page.locator('.steps').evaluate(row => ({
    row: row.getBoundingClientRect().toJSON() as DOMRect,
    chip: row.querySelector('.present')!.getBoundingClientRect().toJSON() as DOMRect,
  }));

const UNION_AT_MEMPHIS = ['uss_benton', 'uss_louisville', 'uss_carondelet', 'uss_cairo', 'uss_st_louis'];

describe('a phone held upright', () => {
  it('opens with a ship of one’s own on what cards leave free of the chart', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'quick-sheet', seed: 'upright', window: PHONE });
    const { page } = tab;
    const seen = async (): Promise<string[]> => {
      const over = await Promise.all(UNION_AT_MEMPHIS.map(unit => overPlace(page, { unit })));
      return UNION_AT_MEMPHIS.filter((_, index) => over[index] === '');
    };
    await expect.poll(seen).not.toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('shows the chart above the orders that lie over it', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'nws-1971', seed: 'upright', window: PHONE });
    const { paper } = coloursOf({ palette: 'period', contrast: 'usual' });
    await expect.poll(() => painted(tab.page, paper.card)).toBeGreaterThan(1_000);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('leads to the set-up of the battle that is chosen when that is pressed once more', async () => {
    const tab = await openTab(stage, PHONE);
    const { page } = tab;
    // The card is put in the place of its herald while it comes.
    const top = (): Promise<number> =>
      page.evaluate(() => document.querySelector('.setupCard')?.getBoundingClientRect().top ?? Infinity);
    await expect.poll(top).toBeLessThan(Infinity);
    expect(await top()).toBeGreaterThan(844);
    await page.locator('.battleCard.chosen').tap();
    await expect.poll(top).toBeLessThan(422);
    await tab.context.close();
  });

  it('shows who fires and at whom beside the odds', async () => {
    const tab = await alone(stage, { battle: 'first-command', rules: 'portable', seed: 'upright', window: PHONE });
    const { page } = tab;
    const advise = (): Promise<void> => page.keyboard.press('t');
    await followAdvice(page, advise, now => now.phase === 'fire');
    if ((await page.getByTestId('odds').count()) === 0) await advise();
    await page.getByTestId('odds').waitFor();
    const { selected, cursor } = await settled(page);
    await whereStays(page, cursor);
    await expect.poll(() => overPlace(page, { hex: cursor })).toBe('');
    await expect.poll(() => overPlace(page, { unit: selected })).toBe('');
    await tab.context.close();
  });

  it('tells why where the main button does what is advised, and not its words once more', async () => {
    const tab = await alone(stage, { battle: 'first-command', rules: 'portable', seed: 'walk', window: PHONE });
    const { page } = tab;
    const advise = (): Promise<void> => page.keyboard.press('t');
    await followAdvice(page, advise, now => now.phase === 'fire');
    const advice = page.getByTestId('hint');
    await advice.waitFor();
    const words = await page.locator('[data-testid="primary"] .primaryLabel').innerText();
    expect(words).toContain('fire at CSS Ivy');
    expect(await advice.locator('.hintWords').textContent()).toBe(words);
    const widthOf = async (what: string): Promise<number> => (await advice.locator(what).boundingBox())?.width ?? 0;
    expect(await widthOf('.hintWords')).toBeLessThan(2);
    expect(await widthOf('.hintInstead')).toBeGreaterThan(80);
    await tab.context.close();
  });

  it('has each rulebook’s word on a shot beside advice that nobody asked for, too, and every figure in one row', async () => {
    const tab = await alone(stage, { battle: 'first-command', rules: 'portable', seed: 'walk', window: PHONE });
    const { page } = tab;
    const advise = (): Promise<void> => page.keyboard.press('t');
    await followAdvice(page, advise, now => now.phase === 'fire');
    await page.locator('.hintCard.unasked').waitFor();
    await page.getByText('What would each rulebook say?').tap({ timeout: 30_000 });
    const rows = page.locator('.rulebooksTable tbody tr');
    await expect.poll(() => rows.count()).toBe(RULE_SETS.length);
    const figures = page.locator('.rulebooksTable td:nth-child(2):not([colspan])');
    const lines = await figures.evaluateAll(all =>
      all.map(figure => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect([...new Set(lines)]).toEqual([1]);
    await tab.context.close();
  });

  it('opens what is to be read over the orders, too, and says of a place only what would come of it', async () => {
    const tab = await alone(stage, {
      battle: 'first-command',
      rules: 'rams-ironclads',
      seed: 'upright',
      window: PHONE,
    });
    const { page } = tab;
    await page.locator('button[aria-keyshortcuts="N"]').tap();
    const { cursor } = await settled(page);
    const at = await whereStays(page, neighbours(cursor)[0]!);
    const touch = await tab.context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.getByTestId('foresight').waitFor();
    expect(await page.getByTestId('hex-line').isVisible()).toBe(false);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.sideTool').tap();
    await page.locator('.sheet').waitFor();
    const { height } = (await page.locator('.sheet').boundingBox())!;
    expect(height).toBeGreaterThan(0.75 * 844);
    expect(await page.evaluate(() => document.elementFromPoint(195, 830)?.closest('.sheet') !== null)).toBe(true);
    await tab.context.close();
  });

  it('says what would come of a place once: in the advice that was asked for, and beside no place then', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'nws-1971', seed: 'upright', window: PHONE });
    const { page } = tab;
    const card = page.getByTestId('foresight');
    await page.locator('button[aria-keyshortcuts="N"]').tap();
    await page.getByTestId('advise').tap();
    await page.getByTestId('hint').waitFor();
    await card.waitFor({ state: 'attached' });
    expect(await card.isVisible()).toBe(false);
    await tab.context.close();
  });

  it('leaves a lesson a chart on which the ship that is pointed at can be pressed', async () => {
    const tab = await openTab(stage, { ...PHONE, settings: AT_ONCE });
    const { page } = tab;
    await page.getByRole('button', { name: 'Quick sheet', exact: true }).tap();
    await boardReady(page);
    await page.getByTestId('lesson-mark').waitFor();
    const [above, dock] = [await page.locator('.above').boundingBox(), await page.locator('.dock').boundingBox()];
    // Under the row of tools three hexes of chart are left.
    expect(dock!.y - above!.height).toBeGreaterThan(48 + 190);
    await expect.poll(() => overPlace(page, { unit: 'uss_conestoga' })).toBe('');
    await tab.context.close();
  });
});

describe('the step in hand', () => {
  it.each([
    ['a phone on its side', LYING, 'quick-sheet', 'reload'],
    ['an upright tablet', TABLET, 'rams-ironclads', 'markers'],
    ['an upright tablet', TABLET, 'river-coastal', 'captains'],
    ['an upright tablet', TABLET, 'quick-sheet', 'reload'],
    ['an upright tablet', TABLET, 'quick-sheet', 'action'],
  ] as const)('is read in the ribbon of %s', async (_, window, rules, step) => {
    const tab = await firstCommandAt(stage, { rules, steps: [step], window });
    const { row, chip } = await presentStep(tab.page);
    expect(chip.left).toBeGreaterThanOrEqual(row.left - 1);
    expect(Math.min(chip.right, row.right) - chip.left).toBeGreaterThan(64);
    // To its last letter.
    expect(chip.right).toBeLessThanOrEqual(row.right + 1);
    for (const part of ['.present', '.present .stepTitle'])
      expect(
        await tab.page.locator(part).evaluate(each => [each.scrollWidth - each.clientWidth, each.scrollHeight > 64]),
      ).toEqual([0, false]);
    await tab.context.close();
  });
});

describe('a phone on its side', () => {
  it('has its cards as high as the page', async () => {
    const tab = await firstCommandAt(stage, { rules: 'quick-sheet', steps: ['orders'], window: LYING });
    const { page } = tab;
    await framesDrawn(page);
    const dock = (await page.locator('.dock').boundingBox())!;
    expect(dock.y + dock.height).toBeCloseTo(390, 0);
    const orders = (await page.locator('.orders').boundingBox())!;
    expect(orders.height).toBeGreaterThan(150);
    // The last ship's cards are come to by scrolling.
    const last = page.locator('.handRow').last();
    await last.scrollIntoViewIfNeeded();
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(orders.y + orders.height + 1);
    expect((await standing(page)).phase).toBe('orders');
    await tab.context.close();
  });
});
