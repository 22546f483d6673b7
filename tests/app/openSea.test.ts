/** A battle on the open sea, made and played on the real page to its end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_ONCE, openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { boardReady, mouse, playToTheEnd } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

describe('a battle that was made, to its end', () => {
  it('on the open sea, by mouse', async () => {
    const tab = await openTab(stage, { settings: AT_ONCE });
    const { page } = tab;
    await page.goto(`${stage.url}#battle=sea-16x12-p60.none-swell&rules=portable`);
    await page.getByTestId('start').click();
    await boardReady(page);
    const played = await playToTheEnd(mouse(page));
    expect(played.aimed + played.moved).toBeGreaterThan(2);
    await page.locator('dialog.report').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
