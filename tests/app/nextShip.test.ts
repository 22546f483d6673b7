/** The main button never costs a turn unread, on the real page: where ships are moved one by one, and where they are plotted. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCommandAt } from './firstCommand.ts';
import { openStage, ownComplaints, type Stage, type Tab } from './harness.ts';
import { mouse, neighbours, settled, standing } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const primary = (page: Page) => page.getByTestId('primary');

const at = (rules: string, step: string): Promise<Tab> => firstCommandAt(stage, { rules, steps: [step] });

const BY_SYSTEM = [
  ['portable', 'firstMove', 'have not moved'],
  ['rams-ironclads', 'markers', 'go on as they go'],
] as const;

describe.each(BY_SYSTEM)('by %s', (rules, phase, gives) => {
  it('it is the next ship while any can act, and the end of the step names who gives up what at the second press, each time', async () => {
    const tab = await at(rules, phase);
    const { page } = tab;
    const { commands } = await standing(page);
    const taken: string[] = [];
    for (let press = 0; press < 3; press++) {
      expect(await primary(page).innerText()).toMatch(/^Next ship/u);
      await primary(page).click();
      taken.push((await settled(page)).selected);
    }
    expect(new Set(taken).size).toBe(2);
    for (const again of [1, 2]) {
      await page.getByTestId('end-step').click();
      await settled(page);
      expect(await primary(page).innerText(), `${again}`).toMatch(
        new RegExp(`Conestoga and Queen of the West ${gives}. Press again to go on.`, 'u'),
      );
      await page.keyboard.press('Escape');
      await settled(page);
      expect(await primary(page).innerText()).toMatch(/^Next ship/u);
      expect((await standing(page)).commands).toBe(commands);
    }
    await page.getByTestId('end-step').click();
    await primary(page).click();
    await expect.poll(async () => (await standing(page)).commands).toBeGreaterThan(commands);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('with one ship under way and another chosen', () => {
  it('panel and button say whose turn it is, and lead to her', async () => {
    const tab = await at('portable', 'firstMove');
    const { page } = tab;
    await primary(page).click();
    const { selected, cursor, commands } = await settled(page);
    for (const hex of neighbours(cursor)) {
      if ((await standing(page)).commands > commands) break;
      await mouse(page).hex(hex);
      await settled(page);
    }
    const moved = (await standing(page)).commands;
    expect(moved).toBeGreaterThan(commands);
    await page.getByTestId('tab-fleets').click();
    for (const leads of [primary(page), page.getByTestId('whose-turn').getByRole('button')]) {
      await page
        .getByTestId('part-fleets')
        .getByRole('button', { name: /Queen of the West/u })
        .click();
      await expect.poll(async () => (await standing(page)).selected).not.toBe(selected);
      expect(await page.getByTestId('whose-turn').innerText()).toMatch(/It is .*Conestoga’s turn/u);
      expect(await primary(page).innerText()).toMatch(/^Back to .*Conestoga/u);
      await leads.click();
      await expect.poll(async () => (await standing(page)).selected).toBe(selected);
    }
    expect((await standing(page)).commands).toBe(moved);
    expect(await page.getByTestId('whose-turn').count()).toBe(0);
    await tab.context.close();
  });
});
