/** What every rule system can do on the real page, found from the registry: one short battle each, from the first page to the report. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { violations } from './axe.ts';
import { AT_ONCE, openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { choosePlayer, followAdvice, ownTurn, toTheChart } from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('on the real page', () => {
  it.concurrent.each(RULE_SETS.map(({ title }) => title))('a battle against a captain to its end: %s', async title => {
    const tab = await openTab(stage, { settings: AT_ONCE });
    const { page } = tab;
    await chooseFile(page, 'Open a battle of your own', DUEL);
    await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
    await page.getByLabel(title, { exact: true }).check();
    await choosePlayer(page, 'Confederate', 'Captain');
    await page.getByLabel(/seed/i).fill('every system');
    await page.getByTestId('start').click();
    await toTheChart(page);
    await ownTurn(page);
    expect(await violations(page)).toEqual([]);
    const end = await followAdvice(page, () => page.keyboard.press('t'));
    expect(end.outcome).not.toBe('');
    expect(end.awaiting).toBe('union');
    await page.locator('dialog.report').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('report-more').click();
    await page.getByRole('button', { name: 'Look at the chart' }).click();
    // What the opponent had in mind is told now.
    expect(await page.locator('.logLine.reason').count()).toBeGreaterThan(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
