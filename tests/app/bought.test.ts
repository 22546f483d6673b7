/** Battles whose fleets are bought and whose river is laid, played on the real page to their end: by mouse, by keys and by touch. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { generateBattle } from '../../src/rules/quick-sheet/setup/generate.ts';
import { scenarioFileOf } from '../../src/scenario/index.ts';
import { AT_ONCE, PHONE, openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { boardReady, finger, keyboard, mouse, playCards, type Hand } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** The rulebook's own battle, with a clock that leaves it three turns: by then a further ship of the attacker has come (Q55). */
const shortBattle = (): string => {
  const battle = scenarioFileOf(generateBattle('touch')) as { rules: Record<string, object> };
  return JSON.stringify({ ...battle, rules: { 'quick-sheet': { ...battle.rules['quick-sheet'], clock: 5 } } });
};

/** Assets are used in step 2 and ships arrive in step 11: whoever buys meets both. */
const STEPS = ['market', 'fleets', 'river', 'deployment', 'events', 'arrivals'];

interface Player {
  hand: (page: Page) => Hand;
  screen: BrowserContextOptions;
  begin: (page: Page) => Promise<void>;
  /** What he does before the main button buys; by keys that puts a fleet together by itself. */
  choose: (page: Page) => Promise<void>;
}

const PLAYERS: Readonly<Record<string, Player>> = {
  mouse: {
    hand: mouse,
    screen: {},
    begin: page => page.getByTestId('start').click(),
    choose: page => page.getByRole('button', { name: 'Suggest a fleet' }).click(),
  },
  keys: {
    hand: keyboard,
    screen: {},
    async begin(page) {
      await page.getByTestId('start').focus();
      await page.keyboard.press('Enter');
    },
    choose: () => Promise.resolve(),
  },
  touch: {
    hand: finger,
    screen: PHONE,
    begin: page => page.getByTestId('start').tap(),
    async choose(page) {
      // In one column the assets lie far below the ships: a tap leads there.
      await page.getByRole('button', { name: /^Assets, \d of/ }).tap();
      await page.getByRole('button', { name: 'One Panic more' }).tap();
      await page.getByRole('button', { name: 'Suggest a fleet' }).tap();
    },
  },
};

describe('a battle that was made, to its end', () => {
  it.each(Object.keys(PLAYERS))('by %s: fleets bought, river laid, ships deployed, fought out', async by => {
    const { hand, screen, begin, choose } = PLAYERS[by]!;
    const tab = await openTab(stage, { ...screen, settings: AT_ONCE });
    const { page } = tab;
    const file = { name: 'touch.json', mimeType: 'application/json', buffer: Buffer.from(shortBattle()) };
    await chooseFile(page, 'Open a battle of your own', file);
    await page.getByRole('heading', { name: 'River battle touch', level: 2 }).waitFor();
    // In this game somebody may either ram or go alongside.
    await page.getByLabel(/seed/i).fill('g');
    await begin(page);
    await boardReady(page);
    const seen = new Set<string>();
    const bought = new Set<string>();
    const played = await playCards(hand(page), async now => {
      seen.add(now.phase);
      if (now.phase !== 'market' || now.curtain !== '' || bought.has(now.awaiting)) return;
      bought.add(now.awaiting);
      await choose(page);
    });
    expect(STEPS.filter(step => !seen.has(step))).toEqual([]);
    expect(seen).toContain('action');
    expect(bought.size).toBe(2);
    // Goods, cards and markers are chosen behind the curtain.
    expect(played.curtains).toBeGreaterThan(4);
    expect(played.moved).toBeGreaterThan(0);
    await page.locator('dialog.report').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
