/** Palettes, contrast and the size of letters on the first page and in play: accessible, kept, and carried by a file. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coloursOf, type Look } from '../../src/app/settings/palette.ts';
import { replayFragment } from '../../src/trials/link.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { sideways, violations } from './axe.ts';
import { AT_ONCE, openStage, openTab, ownComplaints, SHARP, type Stage, type Tab, chooseFile } from './harness.ts';
import { painted } from './pixels.ts';
import { boardReady, goOn, keyboard, settled, sidePart, whereIs } from './player.ts';
import { viewerReady } from './trialHands.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ dots: SHARP });
});
afterAll(async () => {
  await stage.close();
});

const openSettings = (page: Page): Promise<void> => page.getByRole('button', { name: 'Settings' }).click();
const pick = (page: Page, words: string): Promise<void> => page.getByLabel(words, { exact: true }).check();
const letters = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Waits until the chart shows the Union's colour of that look and no more that of the other one. */
const chartTakes = async (page: Page, look: Look, before: Look): Promise<void> => {
  const plainOf = (of: Look): string => coloursOf(of).sides.union.plain;
  await expect.poll(() => painted(page, plainOf(look))).toBeGreaterThan(20);
  expect(await painted(page, plainOf(before))).toBe(0);
};

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
  await page.getByRole('dialog').waitFor({ state: 'detached' });
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
    const before = await page.getByTestId('settings-said').innerText();
    await chooseFile(page, 'Take settings from a file', file);
    await page.waitForFunction(
      said => document.querySelector('[data-testid="settings-said"]')?.textContent !== said,
      before,
    );
    return page.getByTestId('settings-said').innerText();
  };
  const damaged = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') };
  expect(await take(damaged)).toContain('format: expected "brownwater-settings", found "other"');
  await pick(page, 'Of the period');
  await take(path);
  await page.reload();
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--union-deck'));
  await expect.poll(ground).toBe('#00707c');
  await page.getByTestId('start').click();
  await boardReady(page);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Farther' }).click();
  const place = await whereIs(page, 505);
  await page.getByRole('button', { name: 'Menu' }).click();
  await openSettings(page);
  await pick(page, 'For red and green');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await chartTakes(page, { palette: 'redGreen', contrast: 'high' }, { palette: 'blueYellow', contrast: 'high' });
  expect(await whereIs(page, 505)).toEqual(place);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

it('are taken by the chart of a battle that is looked at once more, as the machine changes its contrast', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const { options } = matchNamed('rams-ironclads', 'memphis');
  const opponents = { union: 'random', confederate: 'random' };
  const game = { scenario: 'memphis', rules: 'rams-ironclads', options: { ...options }, opponents, seed: 'pasted/1' };
  await page.goto(stage.url + replayFragment(game));
  await viewerReady(page);
  const usual: Look = { palette: 'period', contrast: 'usual' };
  await expect.poll(() => painted(page, coloursOf(usual).sides.union.plain)).toBeGreaterThan(20);
  await page.emulateMedia({ contrast: 'more' });
  await chartTakes(page, { ...usual, contrast: 'high' }, usual);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));
const PALETTES = ['For red and green', 'For blue and yellow', 'Of the period'];

/** Begins the duel under some rules, everything at once. */
const beginDuel = async (rules: string): Promise<Tab> => {
  const tab = await openTab(stage, { settings: AT_ONCE });
  const { page } = tab;
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByLabel(rules, { exact: true }).check();
  await page.getByLabel(/seed/i).fill('looks');
  await page.getByTestId('start').click();
  await boardReady(page);
  return tab;
};

/** Goes on by the main key, for either player, until a step has come. */
const untilStep = async (page: Page, step: string): Promise<void> => {
  const hand = keyboard(page);
  for (let press = 0; press < 60; press++) {
    const now = await settled(page);
    if (now.curtain !== '') await hand.lift();
    else if (now.phase === step) return;
    else await goOn(hand);
  }
  throw new Error(`${step} does not come: ${JSON.stringify(await settled(page))}`);
};

/** Parts of the side column, one of which is shown at each moment that is looked at. */
const PARTS = ['ship', 'log', 'objectives', 'fleets', 'turn'];

/** Everything that is wrong with the page as it stands, in every palette and contrast, which are chosen over the battle. */
const wrongInAnyLook = async (page: Page): Promise<string[]> => {
  const wrong: string[] = [];
  for (const palette of PALETTES)
    for (const contrast of ['High', 'Usual']) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await openSettings(page);
      await pick(page, palette);
      await page.getByRole('group', { name: 'Contrast' }).getByLabel(contrast, { exact: true }).check();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      for (const violation of await violations(page)) wrong.push(`${palette}, ${contrast}: ${violation}`);
    }
  return wrong;
};

/** Moments of a battle, by the step at which they come, and what is to lie open in them. */
const MOMENTS: readonly { rules: string; step: string; shows: string; asks?: true }[] = [
  { rules: 'Portable', step: 'firstMove', shows: '.orderList' },
  { rules: 'Portable', step: 'fire', shows: '[data-testid="odds"]', asks: true },
  { rules: 'Quick sheet', step: 'orders', shows: '[data-testid="hands"]' },
  { rules: 'Quick sheet', step: 'action', shows: '.orderList' },
  { rules: 'Rams and Ironclads', step: 'markers', shows: '[data-testid="plots"]' },
  { rules: 'Rams and Ironclads', step: 'firstFire', shows: '.orderList' },
];

it.each(['Portable', 'Quick sheet', 'Rams and Ironclads'])(
  'a battle under %s is accessible in every palette and contrast, with orders, sheet and log',
  async rules => {
    const tab = await beginDuel(rules);
    const { page } = tab;
    for (const moment of MOMENTS.filter(each => each.rules === rules)) {
      const { step, shows, asks } = moment;
      await untilStep(page, step);
      await keyboard(page).nextShip();
      if (asks) await keyboard(page).firstOrder();
      await sidePart(page, PARTS[MOMENTS.indexOf(moment) % PARTS.length] ?? 'ship');
      await page.locator(shows).first().waitFor();
      expect(await wrongInAnyLook(page), step).toEqual([]);
    }
    expect(await page.locator('.logLine').count()).toBeGreaterThan(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  },
);
