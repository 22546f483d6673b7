/** A fourth rule system, one folder and one line in a registry of the tests, is played: by mouse on the real page, and by the command. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, buildPage } from '../fourth/build.ts';
import { AT_ONCE, openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { boardReady, mouse, playToTheEnd, settled } from './player.ts';

const POND = fileURLToPath(new URL('../fourth/pond.json', import.meta.url));

describe('a fourth rule system', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ dist: await buildPage() });
  });
  afterAll(async () => {
    await stage.close();
  });

  it('is played by mouse from the first page to the report', async () => {
    const tab = await openTab(stage, { settings: AT_ONCE });
    const { page } = tab;
    await chooseFile(page, 'Open a battle of your own', POND);
    await page.getByRole('heading', { name: 'The pond' }).last().waitFor();
    expect(await page.locator('main').innerText()).toContain('Skiffs');
    await page.getByLabel(/seed/i).fill('a pond');
    await page.getByTestId('start').click();
    await boardReady(page);
    const hand = mouse(page);
    await hand.lift();

    // A shot at whom the list of orders names first, and its odds before it.
    await hand.nextShip();
    const before = await settled(page);
    await page.getByRole('list', { name: 'Orders' }).getByText('Shoot at', { exact: false }).first().click();
    expect(await page.getByTestId('odds').innerText()).toContain('hits on');
    await page.getByTestId('primary').click();
    await page.waitForSelector(`[data-testid="play"]:not([data-commands="${before.commands}"])`);
    await settled(page);

    const played = await playToTheEnd(hand);
    expect(played.moved).toBeGreaterThan(1);
    await page.locator('dialog.report').waitFor();
    await page.getByTestId('report-more').click();
    await page.getByRole('button', { name: 'Look at the chart' }).click();
    expect(await page.getByTestId('log').textContent()).toMatch(/shoots at .*needs \d/);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

it('a fourth rule system is played by the command, with captains who go by its odds', async () => {
  const brownwater = await buildCommand();
  const match = ['match', '--rules', 'skiffs', '--scenario', POND, '--games', '20', '--seed', 'pond', '--json'];
  const played = JSON.parse(await brownwater(...match, '--union', 'captain', '--confederate', 'random')) as {
    games: number;
    wins: Record<string, number>;
    endings: Record<string, number>;
  };
  expect(played.games).toBe(20);
  expect(Object.keys(played.endings).every(cause => ['sunk', 'dark'].includes(cause))).toBe(true);
  expect(played.wins.union).toBeGreaterThan(played.wins.confederate!);
});
