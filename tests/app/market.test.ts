/** Buying a fleet on the real page (Q76): by mouse ship by ship, by keys as suggested; then the fleets lie open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { boardReady, settled } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('before a battle of the rulebook’s own', () => {
  it('one side buys by mouse, the other by keys, and neither sees the other’s goods', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.getByText('A new battle on the river').click();
    await page.getByLabel(/seed/i).fill('market');
    await page.getByRole('heading', { name: 'River battle market', level: 2 }).waitFor();
    await page.getByTestId('start').click();
    await page.getByTestId('lift').click();
    await boardReady(page);
    const market = page.getByTestId('market');
    await market.waitFor();
    const first = (await settled(page)).awaiting;
    const left = async (): Promise<number> => Number(await page.getByTestId('market-left').getAttribute('data-left'));
    const purse = await left();
    await market.getByLabel('In what order').selectOption('cheap');
    for (let ship = 0; ship < 6; ship++) await market.getByRole('button', { name: /^Buy / }).first().click();
    expect(await left()).toBeLessThan(purse);
    await market.getByRole('button', { name: 'One Panic more' }).click();
    await page.getByRole('button', { name: 'Buy this fleet' }).click();
    await page.getByTestId('lift').click();
    await market.waitFor();
    const second = await settled(page);
    expect(second.awaiting).not.toBe(first);
    expect(await market.getByText('free').count()).toBe(6);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Buy this fleet' }).waitFor();
    await page.keyboard.press('Space');
    await page.waitForSelector('[data-testid="play"][data-phase="fleets"]');
    expect(await market.count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
