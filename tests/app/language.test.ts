/** The game in its second language: chosen, kept, spoken on every screen, and left again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { boardReady, framesDrawn, opponentIs, settled, standing } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/**
 * What the page still says in English: texts and spoken names that hold a common English word. Names of ships, and what
 * printed rules call their chapters, are what they are; what is marked as English (sources, addresses) is meant to be.
 */
const english = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NAMES =
      /Rams and Ironclads|River and Coastal|Ironclad and American Civil War Naval Wargames Rules|(?:Turn Sequence|Manoeuvring|Procedure of Firing|Ramming, Torpedoes|Damage Effect)[\w ,]*|\((?:Sections? |[^()]*Rulings? )[^)]*\)|\b(?:Queen|Star|Head|Battle|Isle|State|General) of (?:the )?[A-Z]\w+|[“„][^”“]*[”“]/g;
    const WORDS =
      /(?<!\p{L})(?:the|of|and|with|your|you|is|are|not|this|that|from|has|have|her|she|by|to|for|on|at|turn|ship|ships|fire|fires|damage|side|gun|guns|hex|hexes|no|none|left|right|lost|moves|move|plays?)(?!\p{L})/u;
    const said = new Set<string>();
    const note = (text: string | null): void => {
      const bare = text?.trim() ?? '';
      if (WORDS.test(bare.replace(NAMES, ''))) said.add(bare);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.closest('[lang="en"], script, noscript, style, input, code')) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
          note(node.getAttribute(name));
      else note(node.textContent);
    }
    return [...said];
  });

const inGerman = async (): Promise<{ page: Page; close: () => Promise<void> }> => {
  const tab = await openTab(stage);
  await tab.page.evaluate(() =>
    localStorage.setItem(
      'brownwater.settings',
      JSON.stringify({
        hexLines: true,
        numbers: false,
        speed: 0,
        motion: 'system',
        letterKeys: true,
        language: 'de',
      }),
    ),
  );
  await tab.page.reload();
  await tab.page.getByRole('button', { name: 'Einstellungen' }).waitFor();
  return {
    page: tab.page,
    close: async () => {
      expect(ownComplaints(tab)).toEqual([]);
      await tab.context.close();
    },
  };
};

it('is chosen in the settings, kept, and left again', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Deutsch').click();
  await page.getByRole('button', { name: 'Einstellungen' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.reload();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('English').click();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

it('is the machine’s own where the settings leave it open', async () => {
  const tab = await openTab(stage, { locale: 'de-CH' });
  await tab.page.getByRole('button', { name: 'Einstellungen' }).waitFor();
  await tab.context.close();
});

it('every screen before a battle speaks it', async () => {
  const { page, close } = await inGerman();
  expect((await english(page)).join('\n')).toBe('');
  const screens = [
    '#help',
    '#rules-portable',
    '#rules-quick-sheet',
    '#rules-rams-ironclads',
    '#rules-river-coastal',
    '#rules-nws-1971',
    '#ships',
    '#career',
    '#make',
    '#fleets',
  ];
  for (const address of screens) {
    await page.goto(`${stage.url}${address}`);
    // Nothing more is fetched: the screen is there with all that it shows later.
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('heading').first().waitFor();
    await framesDrawn(page);
    expect((await english(page)).join('\n'), address).toBe('');
  }
  await close();
});

it.each([
  ['Portable', 'Fort Henry', 3],
  ['Quick Sheet', 'Fort Henry', 3],
  ['Rams and Ironclads', 'Fort Henry', 3],
  ['River and Coastal', 'Memphis', 3],
  // All guns of a move fire at the end of it: the first turn has told of everything.
  ['Naval Wargames Society 1971', 'Memphis', 1],
] as const)('a battle under %s is played and told in it', async (rules, battle, turns) => {
  const { page, close } = await inGerman();
  await page.locator('.battleCard').filter({ hasText: battle }).first().click();
  await page.getByLabel(rules, { exact: true }).check();
  for (const side of ['Union', 'Konföderation'])
    await page.getByLabel(new RegExp(`Wer .*${side}`)).selectOption({ label: '★★★ Kapitän' });
  expect((await english(page)).join('\n')).toBe('');
  await page.getByTestId('start').click();
  await boardReady(page);
  await expect.poll(async () => (await standing(page)).turn).toBeGreaterThan(turns);
  await page.keyboard.press('Space');
  await opponentIs(page, 'held');
  await settled(page);
  expect(await page.getByTestId('log').textContent()).toMatch(/Runde|Zug/);
  expect((await english(page)).join('\n')).toBe('');
  await close();
});
