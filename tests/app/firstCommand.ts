import type { Page } from 'playwright-core';
import { AT_ONCE, openTab, type Stage, type Tab, type WindowOptions } from './harness.ts';
import { boardReady, goOn, mouse, ownTurn, settled, standing } from './player.ts';

/** The first page, and First Command chosen for two at one screen. */
export const chooseFirstCommand = async (page: Page, rules: string): Promise<void> => {
  await page.locator('.battleCard').filter({ hasText: 'First Command' }).first().click();
  await page.getByLabel(rules, { exact: true }).check();
  for (const side of ['Union', 'Confederate'])
    await page.getByLabel(`Who plays the ${side} side`).selectOption('human');
};

interface Opening {
  /** Ids of the battle and of the rules. */
  battle: string;
  rules: string;
  seed: string;
  /** Who plays the Confederates; the Union's ships are played at the screen. */
  enemy?: 'human' | 'captain';
  window?: WindowOptions;
  settings?: object;
}

/** A battle that was set up the last time and is begun now, behind the curtain where it has one. */
export const begun = async (
  stage: Stage,
  { battle, rules, seed, enemy = 'human', window = {}, settings = {} }: Opening,
): Promise<Tab> => {
  const setUp = { battle, rules, players: { union: 'human', confederate: enemy } };
  const tab = await openTab(stage, { ...window, setUp, settings: { ...AT_ONCE, ...settings } });
  await tab.page.getByLabel(/seed/i).fill(seed);
  await tab.page.getByTestId('start').click();
  await boardReady(tab.page);
  return tab;
};

/** A battle against a captain, at the first decision. */
export const alone = async (stage: Stage, opening: Opening): Promise<Tab> => {
  const tab = await begun(stage, { ...opening, enemy: 'captain' });
  await tab.page.getByTestId('lift').click();
  await ownTurn(tab.page);
  return tab;
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
  const tab = await begun(stage, { battle: 'first-command', rules, seed, window, settings });
  const { page } = tab;
  for (let press = 0; press < 24; press++) {
    const now = await settled(page);
    if (now.curtain !== '') await page.getByTestId('lift').click();
    else if (steps.includes(now.phase) && now.awaiting === 'union') return tab;
    else await goOn(mouse(page));
  }
  throw new Error(`there is no ${steps.join(' or ')}: ${JSON.stringify(await standing(page))}`);
};
