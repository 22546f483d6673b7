/** A battle whose fleets are bought and whose river is laid, played by touch on the real page to its end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateBattle } from '../../src/rules/quick-sheet/setup/generate.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { boardReady, finger, playCards } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** The rulebook's own battle, with a clock that leaves it one turn. */
const shortBattle = (): string => {
  const battle = scenarioFileOf(generateBattle('touch')) as { rules: Record<string, object> };
  return JSON.stringify({ ...battle, rules: { 'quick-sheet': { ...battle.rules['quick-sheet'], clock: 7 } } });
};

const STEPS = ['market', 'fleets', 'river', 'deployment'];

describe('a battle that was made, to its end', () => {
  it('by touch: fleets bought, river laid, ships deployed, fought out', async () => {
    const tab = await openTab(stage, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = tab;
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Open a battle of your own').click();
    const file = { name: 'touch.json', mimeType: 'application/json', buffer: Buffer.from(shortBattle()) };
    await (await chooser).setFiles(file);
    await page.getByRole('heading', { name: 'River battle touch', level: 2 }).waitFor();
    await page.getByTestId('start').tap();
    await boardReady(page);
    const seen = new Set<string>();
    const played = await playCards(finger(page), async now => {
      seen.add(now.phase);
      if (now.phase === 'market' && now.curtain === '')
        await page.getByRole('button', { name: 'Suggest a fleet' }).tap();
    });
    expect(STEPS.filter(step => !seen.has(step))).toEqual([]);
    expect(seen).toContain('action');
    // Goods, cards and markers are chosen behind the curtain.
    expect(played.curtains).toBeGreaterThan(4);
    expect(played.moved).toBeGreaterThan(0);
    await page.locator('dialog.report').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
