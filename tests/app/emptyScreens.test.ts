/** Screens on which nothing has been chosen or kept yet show what they are for, in the built page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { PHONE, openStage, openTab, ownComplaints, type Stage, type Tab, type WindowOptions } from './harness.ts';
import { settled, toTheChart } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const openAt = async (address: string, window: WindowOptions = {}): Promise<Tab> => {
  const tab = await openTab(stage, window);
  await tab.page.goto(stage.url + address);
  await tab.page.reload();
  return tab;
};

const closed = async (tab: Tab): Promise<void> => {
  expect(await violations(tab.page)).toEqual([]);
  expect(await sideways(tab.page)).toBeLessThanOrEqual(0);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
};

describe('a screen with nothing on it yet', () => {
  it('the library lies open at the ship of the day, and goes on to another by a press', async () => {
    const tab = await openAt('#ships');
    const { page } = tab;
    const day = page.getByRole('region', { name: 'Ship of the day' });
    const name = await day.getByRole('heading', { level: 2 }).innerText();
    expect(name.length).toBeGreaterThan(3);
    await page.locator('.shipRow').filter({ hasNotText: name }).first().getByRole('link').click();
    await day.waitFor({ state: 'detached' });
    expect(await page.locator('#ship-name').innerText()).not.toBe(name);
    await closed(tab);
  });

  it('a phone has the list of ships first', async () => {
    const tab = await openAt('#ships', PHONE);
    await tab.page.locator('.shipRow').first().waitFor();
    expect(await tab.page.getByTestId('ship-of-day').isVisible()).toBe(false);
    await closed(tab);
  });

  it('the shipwright has her on his table, to build one like her', async () => {
    const tab = await openAt('#ships/yard');
    const { page } = tab;
    await page.getByTestId('ship-of-day').getByRole('button', { name: 'Build one like her' }).click();
    await page.getByTestId('ship-of-day').waitFor({ state: 'detached' });
    await closed(tab);
  });

  it.each([
    ['desk', {}],
    ['phone', PHONE],
  ] as const)('an example of a fleet can be taken, on a %s', async (_, window) => {
    const tab = await openAt('#fleets', window);
    const { page } = tab;
    const sample = page.getByTestId('sample-fleet');
    await sample.waitFor();
    expect(await sample.getByRole('listitem').count()).toBeGreaterThan(3);
    expect(await violations(page)).toEqual([]);
    await sample.getByRole('button', { name: 'Take this fleet' }).click();
    await page.getByTestId('fleet').waitFor();
    expect(await page.getByTestId('fleet-verdict').innerText()).toContain('Ready for');
    // It lies open again the next time.
    await page.reload();
    await page.getByTestId('fleet').waitFor();
    await closed(tab);
  });

  it('a career shows how one reads, and says that it is none', async () => {
    const tab = await openAt('#career', PHONE);
    const sample = tab.page.getByRole('region', { name: 'No battle has been fought to its end here yet' });
    expect(await sample.getByTestId('fought').innerText()).toBe('3');
    expect(await tab.page.getByRole('button', { name: 'Clear' }).count()).toBe(0);
    await closed(tab);
  });

  it('a test of a battle says what will stand there, and a ship’s tab how to come to her card', async () => {
    const tab = await openAt('#');
    const { page } = tab;
    await page.getByTestId('test-battle').click();
    await page
      .getByTestId('trial')
      .getByText(/^Two opponents fight the battle many times over\./)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${stage.url}#`);
    await page.getByTestId('start').click();
    await toTheChart(page);
    // The first ship is taken in hand by itself: before that there is none to be put down.
    await settled(page);
    await page.keyboard.press('Escape');
    await page.getByTestId('part-ship').getByText('Choose a ship on the chart to see her card.').waitFor();
    await closed(tab);
  });
});
