import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, finger, keyboard, mouse, playToTheEnd, standing } from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Opens a battle file of one's own and waits for the setup card. */
const openOwn = async ({ page }: Tab, file: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Open a battle of your own').click();
  await (await chooser).setFiles(file);
  await page.getByRole('heading', { name: 'Duel' }).last().waitFor();
};

/** The report that stands at the end of a battle: who won, losses, luck. */
const expectReport = async ({ page }: Tab): Promise<void> => {
  const report = page.locator('dialog.report');
  await report.waitFor();
  const text = (await report.innerText()).toLowerCase();
  expect(text).toMatch(/victory|win|draw/);
  expect(text).toContain('luck');
  expect(text).toContain('expected');
};

describe('a whole battle in the real browser', () => {
  it('by mouse: Hampton Roads from the first page to the report', async () => {
    const tab = await openTab(stage);
    await tab.page.getByLabel(/seed/i).fill('by mouse');
    await tab.page.getByTestId('start').click();
    await boardReady(tab.page);
    const played = await playToTheEnd(mouse(tab.page));
    expect(played.aimed).toBeGreaterThan(0);
    expect(played.moved).toBeGreaterThan(5);
    await expectReport(tab);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  }, 300_000);

  it('by keyboard alone, from the first page on', async () => {
    const tab = await openTab(stage);
    await openOwn(tab, DUEL);
    await tab.page.getByTestId('start').focus();
    await tab.page.keyboard.press('Enter');
    await boardReady(tab.page);
    const played = await playToTheEnd(keyboard(tab.page));
    expect(played.aimed + played.moved).toBeGreaterThan(2);
    const spoken = await tab.page.getByTestId('spoken').innerText();
    expect(spoken).not.toBe('');
    await expectReport(tab);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  }, 240_000);

  it('by touch on a phone', async () => {
    const tab = await openTab(stage, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await openOwn(tab, DUEL);
    await tab.page.getByTestId('start').tap();
    await boardReady(tab.page);
    const played = await playToTheEnd(finger(tab.page));
    expect(played.aimed + played.moved).toBeGreaterThan(2);
    await expectReport(tab);
    expect(await standing(tab.page).then(now => now.outcome)).not.toBe('');
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  }, 240_000);
});
