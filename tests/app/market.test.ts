/** Buying a fleet on the real page (Q76): by mouse ship by ship, by keys as suggested; then the fleets lie open. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, settled } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** The rulebook's own battle with that seed, opened where its fleets are bought. */
const opened = async (options: Parameters<typeof openTab>[1] = {}): Promise<{ tab: Tab; market: Locator }> => {
  const tab = await openTab(stage, options);
  const { page } = tab;
  await page.getByText('A new battle on the river').first().click();
  await page.getByLabel(/seed/i).fill('market');
  await page.getByRole('heading', { name: 'River battle market', level: 2 }).waitFor();
  await page.getByTestId('start').click();
  await page.getByTestId('lift').click();
  await boardReady(page);
  const market = page.getByTestId('market');
  await market.waitFor();
  return { tab, market };
};

describe('before a battle of the rulebook’s own', () => {
  it('one side buys by mouse, the other by keys, and neither sees the other’s goods', async () => {
    const { tab, market } = await opened();
    const { page } = tab;
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

  it.each([1280, 768, 390])('at %d wide nothing is pushed sideways and nothing hides', async width => {
    const { tab, market } = await opened({ viewport: { width, height: 844 } });
    const { page } = tab;
    await market.getByRole('button', { name: 'Suggest a fleet' }).click();
    await market
      .getByRole('button', { name: /^Take .* out$/ })
      .nth(5)
      .waitFor();
    expect(await sideways(page)).toBe(0);
    // Every word and button of the stall lies inside it, and none is cut off by what it stands in.
    const outside = await market.evaluate(stall => {
      const { left, right } = stall.getBoundingClientRect();
      return [...stall.querySelectorAll('button, select, output, b, .small, .marketPrice, .marketName, meter')]
        .filter(part => part.getClientRects().length > 0)
        .filter(part => {
          const box = part.getBoundingClientRect();
          return box.left < left || box.right > right || part.scrollWidth > part.clientWidth + 1;
        })
        .map(part => `${part.className} ${part.textContent}`);
    });
    expect(outside).toEqual([]);
    // The ships chosen, and the button that says what is left over, stay in sight while the yard is looked through.
    await market
      .getByRole('button', { name: /^(Buy|Take) / })
      .last()
      .scrollIntoViewIfNeeded();
    const seen = async (part: Locator): Promise<boolean> => {
      const box = await part.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 844;
    };
    expect(await seen(market.getByRole('list', { name: /^Ships chosen/ }))).toBe(true);
    expect(await seen(page.getByRole('button', { name: 'Buy this fleet' }))).toBe(true);
    // The last thing for sale can be drawn up from under the orders.
    const last = market.getByRole('button', { name: /^One .* more$/ }).last();
    const reached = await last.evaluate(button => {
      button.scrollIntoView({ block: 'center' });
      const { x, y, width: wide, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
    });
    expect(reached).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
