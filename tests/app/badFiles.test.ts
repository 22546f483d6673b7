/** Whatever cannot be read is told on the page in a sentence, and the page goes on. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressFor } from '../../src/app/post/address.ts';
import { SETTINGS_AT_FIRST, settingsText } from '../../src/app/settings/settingsFile.ts';
import { fileOf } from '../../src/post/page.ts';
import { tiledFiles } from '../../src/scenario/tiled/index.ts';
import { invited, joined, ownBattle } from '../helpers/post.ts';
import { openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { boardReady } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const SLIPS = { 'a number': 7, nothing: null, 'an object': {}, 'a list': ['six'] } as const;
const LONGEST_SENTENCE = 300;

const giveFile = async (page: Page, button: string, value: unknown): Promise<void> => {
  const buffer = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
  await chooseFile(page, button, { name: 'bad.json', mimeType: 'application/json', buffer });
};

/** The sentence that stands there, once it does. */
const sentenceAt = async (place: Locator, longest = LONGEST_SENTENCE): Promise<string> => {
  await expect.poll(async () => (await place.count()) > 0 && (await place.innerText()).trim() !== '').toBe(true);
  const sentence = (await place.innerText()).trim();
  expect(sentence.length).toBeLessThanOrEqual(longest);
  return sentence;
};

it('bad files and links are each told in one sentence, and the page still works', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const battle = ownBattle('duel');
  const settings = JSON.parse(settingsText(SETTINGS_AT_FIRST)) as { settings: object };
  await giveFile(page, 'Open a battle of your own', { ...(battle.source as object), forces: { side: ['union'] } });
  expect(await page.getByTestId('problems').innerText()).toContain('forces');
  for (const [what, slip] of Object.entries(SLIPS)) {
    await giveFile(page, 'Load a saved game', { format: 'brownwater-game', version: 1, commands: slip });
    expect(await sentenceAt(page.getByTestId('refusal')), what).toMatch(/\.$/);
  }
  const { now } = joined(invited(battle, 'portable'));
  const file = fileOf(now);
  for (const [what, slip] of Object.entries(SLIPS)) {
    // What the link before has said is not to be taken for this one's.
    await page.goto(stage.url);
    const spoiled = { ...file, journal: file.journal.map(entry => ({ ...entry, anchor: slip })) };
    await page.goto(stage.url + ((await addressFor(JSON.stringify(spoiled))) ?? expect.fail('no link')));
    expect(await sentenceAt(page.getByTestId('post-refusal')), what).not.toContain('undefined');
  }
  await page.goto(`${stage.url}#career`);
  await page.locator('[data-testid="career"][data-ready="true"]').waitFor();
  await giveFile(page, 'Add from a file', { format: 'brownwater-career', version: 1, battles: [{ id: ['a'] }] });
  expect(await sentenceAt(page.getByTestId('career-said'))).toMatch(/^This file holds no career: .*\.$/);
  await page.goto(`${stage.url}#fleets`);
  await page.getByRole('button', { name: 'Paste a fleet' }).click();
  await page.getByRole('textbox', { name: 'The line' }).fill('union 200: uss_nobody');
  await page.getByRole('button', { name: 'Take it' }).click();
  expect(await sentenceAt(page.getByTestId('fleet-refusal'))).toContain('uss_nobody');
  // Whoever drew a chart in Tiled may take its map for the battle.
  await page.goto(stage.url);
  const maps = [...tiledFiles(battle.scenario, 'duel')].filter(([name]) => name.endsWith('.tmj'));
  for (const [, map] of [...maps, ['', '{"type": "map", "layers": {"objects": [{"x": -1e999}]}}']]) {
    await giveFile(page, 'Open a battle of your own', map);
    const told = (await sentenceAt(page.getByTestId('problems'), 10 * LONGEST_SENTENCE)).split('\n');
    expect(told.length).toBeGreaterThan(0);
  }
  for (const [what, slip] of Object.entries(SLIPS)) {
    await page.goto(`${stage.url}#ships/yard`);
    await giveFile(page, 'From a file', { vessels: [{ id: 'own_slip', name: slip, guns: slip }] });
    expect(await sentenceAt(page.getByTestId('yard-refusal')), what).toMatch(/^This file has no ships: .*vessels/);
    await page.goto(stage.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    await giveFile(page, 'Take settings from a file', { ...settings, settings: { ...settings.settings, speed: slip } });
    expect(await sentenceAt(page.getByTestId('settings-said')), what).toMatch(
      /^This file holds no settings: .*speed.*\.$/,
    );
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.goto(stage.url);
  await page.getByTestId('start').click();
  await boardReady(page);
  // A reader that fails where it should have refused is told of in the console.
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});
