/** Palettes, contrast and the size of letters on the first page and in play: accessible, kept, and carried by a file. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { boardReady, settled } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const openSettings = (page: Page): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();
const pick = (page: Page, words: string): Promise<void> => page.getByLabel(words, { exact: true }).check();
const letters = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

it('every palette and contrast is accessible, and larger letters fit the first page of a phone', async () => {
  const tab = await openTab(stage, { viewport: { width: 390, height: 844 } });
  const { page } = tab;
  const usual = await letters(page);
  await openSettings(page);
  for (const palette of ['For red and green', 'For blue and yellow', 'Of the period'])
    for (const contrast of ['High', 'Usual']) {
      await pick(page, palette);
      await page.getByRole('group', { name: 'Contrast' }).getByLabel(contrast, { exact: true }).check();
      expect(await violations(page), `${palette}, ${contrast}`).toEqual([]);
    }
  await pick(page, '160 %');
  expect(await letters(page)).toBeCloseTo(1.6 * usual, 3);
  await page.keyboard.press('Escape');
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

it('are kept, hold in play, and are taken from a file only where it is sound', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await openSettings(page);
  await pick(page, 'For blue and yellow');
  await page.getByRole('group', { name: 'Contrast' }).getByLabel('High', { exact: true }).check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  const path = await (await saved).path();
  const take = async (file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<string> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take settings from a file' }).click();
    await (await chooser).setFiles(file);
    await page.waitForFunction(() => document.querySelector('[data-testid="settings-said"]')?.textContent !== '');
    return page.getByTestId('settings-said').innerText();
  };
  const damaged = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') };
  expect(await take(damaged)).toContain('format: expected "brownwater-settings", found "other"');
  await pick(page, 'Of the period');
  await take(path);
  await page.reload();
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--union-deck'));
  expect(ground).toBe('#00707c');
  await page.getByTestId('start').click();
  await boardReady(page);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});
