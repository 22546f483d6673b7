/** The set of 1971 in the built page, by mouse, fingers and keys, at three widths: a shot from its order to the printed tables, and the plates that it meets. */
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import {
  AT_ONCE,
  PHONE,
  openStage,
  openTab,
  ownComplaints,
  type Stage,
  type WindowOptions,
  chooseFile,
} from './harness.ts';
import { boardReady, finger, goOn, keyboard, mouse, settled, standing, type Hand } from './player.ts';

const PLATES = fileURLToPath(new URL('../scenarios/plates.json', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Plays both sides until a shot stands in the log. */
const untilShot = async (hand: Hand): Promise<void> => {
  const { page } = hand;
  let step = '';
  for (let round = 0; round < 60; round++) {
    const now = await settled(page);
    const key = `${now.turn} ${now.phase} ${now.awaiting}`;
    if (now.turn > 1 && now.curtain === '') return;
    if (now.curtain !== '') await hand.lift();
    else if (now.phase === 'fire' && key !== step) {
      step = key;
      await hand.nextShip();
      await hand.firstOrder();
      await hand.primary();
    } else await goOn(hand);
  }
  throw new Error(`nobody fires: ${JSON.stringify(await standing(page))}`);
};

interface Case {
  name: string;
  window: WindowOptions;
  hand: (page: Page) => Hand;
  press: (at: Locator) => Promise<void>;
  openArmour: (page: Page, press: Case['press']) => Promise<void>;
}

const byKey = async (at: Locator): Promise<void> => {
  await at.focus();
  await at.press('Enter');
};

/** By the sheet of the ship in hand, which lies folded on a phone. */
const bySheet = async (page: Page): Promise<void> => {
  if (!(await page.getByTestId('tab-ship').isVisible())) await page.locator('button[aria-controls="sheet"]').tap();
  await page.getByTestId('tab-ship').tap();
  await page.getByTestId('armour-open').tap();
};

const CASES: readonly Case[] = [
  {
    name: 'by mouse on a wide screen',
    window: { viewport: { width: 1440, height: 900 } },
    hand: mouse,
    press: at => at.click(),
    openArmour: page => page.getByTestId('armour-tool').click(),
  },
  {
    name: 'by keys at half of it',
    window: { viewport: { width: 960, height: 800 } },
    hand: keyboard,
    press: byKey,
    openArmour: page => page.keyboard.press('b'),
  },
  { name: 'by fingers on a phone', window: PHONE, hand: finger, press: at => at.tap(), openArmour: bySheet },
];

describe.each(CASES)('a shot by the rules of 1971, $name', ({ window, hand: handOf, press, openArmour }) => {
  it('is ordered, told with its dice, found in the printed tables, and tried against plates', async () => {
    const tab = await openTab(stage, { ...window, settings: AT_ONCE });
    const { page } = tab;
    const hand = handOf(page);
    await chooseFile(page, 'Open a battle of your own', PLATES);
    await page.getByRole('heading', { name: 'Plates', level: 2 }).waitFor();
    await page.getByLabel(/seed/i).fill('through');
    await page.getByTestId('start').click();
    await boardReady(page);
    await untilShot(hand);

    const tabs = page.getByTestId('tab-log');
    if (!(await tabs.isVisible())) await press(page.locator('button[aria-controls="sheet"]'));
    await press(tabs);
    const folded = page.getByTestId('log').locator('.logFold details:not([open]) > summary');
    while ((await folded.count()) > 0) await press(folded.first());
    const dice = page.getByTestId('log').locator('.tablesLink');
    await press(dice.last());
    const help = page.getByRole('dialog', { name: 'Help and rules' });
    // Read first by who does not see the chart, and in sight of who does.
    await page.waitForFunction(() => document.activeElement?.className === 'helpThrown');
    const says = await page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(says).toMatch(/^Thrown: row “.+”, column “.+”: .+\.$/u);
    const here = help.locator('.helpTableWhole', { hasText: says }).locator('.litHere').last();
    await here.scrollIntoViewIfNeeded();
    expect(says.endsWith(`: ${await here.innerText()}.`)).toBe(true);
    expect(await here.getAttribute('aria-current')).toBe('true');
    // Also without colour: heads are marked, and a frame stands round the cell.
    const looks = await here.evaluate(cell => {
      const row = cell.closest('tr')?.querySelector('th.litRow');
      return [getComputedStyle(cell).outlineStyle, row ? getComputedStyle(row, '::before').content : ''];
    });
    expect(looks[0]).toBe('solid');
    expect(looks[1]).toContain('▸');
    // From one table that the shot has asked to the next.
    const others = help.getByRole('list', { name: 'Where the dice stand' }).getByRole('button');
    expect(await others.count()).toBeGreaterThan(1);
    await press(others.first());
    await page.waitForFunction(before => document.activeElement?.textContent !== before, says);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('helpThrown');
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await press(help.getByRole('button', { name: 'Close' }).first());
    await help.waitFor({ state: 'detached' });
    // On a phone what is read lies over the orders.
    const lid = page.locator('.sheetClose');
    if (await lid.isVisible()) await press(lid);

    await hand.nextShip();
    await openArmour(page, press);
    const armour = page.getByRole('dialog', { name: 'Armour of USS Weehawken' });
    await armour.getByTestId('armour-gun').selectOption({ index: 1 });
    // What the drawing shows by signs the table says.
    await expect
      .poll(() => armour.getByRole('status').innerText())
      .toMatch(/^At \d+ hexes, .+: the shot goes through \d/u);
    const verdicts = await armour.locator('.plateTable tbody tr').allInnerTexts();
    expect(verdicts.some(says => says.includes('turret') && /holds|may jam/u.test(says))).toBe(true);
    expect(verdicts.every(says => /\d+(\.\d+)? in/u.test(says))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await press(armour.getByRole('button', { name: 'Show on the chart where it goes through' }));
    await armour.waitFor({ state: 'detached' });
    // A monitor's turret is never broken by it, but may be jammed from so many hexes.
    await expect.poll(() => page.locator('.rings li').allInnerTexts()).not.toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
