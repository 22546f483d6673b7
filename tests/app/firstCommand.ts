import type { Page } from 'playwright-core';
import { AT_ONCE, openTab, type Stage, type Tab, type WindowOptions } from './harness.ts';
import { boardReady, goOn, mouse, settled, standing } from './player.ts';

/** The first page, and First Command chosen for two at one screen. */
export const chooseFirstCommand = async (page: Page, rules: string): Promise<void> => {
  await page.locator('.battleCard').filter({ hasText: 'First Command' }).first().click();
  await page.getByLabel(rules, { exact: true }).check();
  for (const side of ['Union', 'Confederate'])
    await page.getByLabel(`Who plays the ${side} side`).selectOption('human');
};

interface Wanted {
  rules: string;
  /** Steps of the turn, of which any will do. */
  steps: readonly string[];
  seed?: string;
  window?: WindowOptions;
  settings?: object;
}

/** First Command for two at one screen, when such a step of the Union's has come. */
export const firstCommandAt = async (
  stage: Stage,
  { rules, steps, seed = 'next', window = {}, settings = {} }: Wanted,
): Promise<Tab> => {
  const tab = await openTab(stage, { ...window, settings: { ...AT_ONCE, ...settings } });
  const { page } = tab;
  await chooseFirstCommand(page, rules);
  await page.getByLabel(/seed/i).fill(seed);
  await page.getByTestId('start').click();
  await boardReady(page);
  for (let press = 0; press < 24; press++) {
    const now = await settled(page);
    if (now.curtain !== '') await page.getByTestId('lift').click();
    else if (steps.includes(now.phase) && now.awaiting === 'union') return tab;
    else await goOn(mouse(page));
  }
  throw new Error(`there is no ${steps.join(' or ')}: ${JSON.stringify(await standing(page))}`);
};
