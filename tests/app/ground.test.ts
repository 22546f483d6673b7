/** When the ground moves under a battle: nothing can be kept, the picture of the chart is taken away. The battle goes on. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coloursOf } from '../../src/app/settings/palette.ts';
import { violations } from './axe.ts';
import { openStage, openTab, openWindow, ownComplaints, SHARP, type Stage } from './harness.ts';
import { painted } from './pixels.ts';
import { boardReady, goOn, mouse, settled, standing } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ dots: SHARP });
});
afterAll(async () => {
  await stage.close();
});

/** Goes on until another command has been given. */
const playOn = async (page: Page): Promise<number> => {
  const { commands } = await settled(page);
  for (let press = 0; press < 10; press++) {
    // An opponent thinks for as long as he likes.
    const answered = async (): Promise<boolean> => (await standing(page)).opponent !== 'thinking';
    await expect.poll(answered).toBe(true);
    const now = await settled(page);
    if (now.commands > commands) return now.commands;
    await (now.curtain === '' ? goOn(mouse(page)) : page.getByTestId('lift').click());
  }
  return expect.fail('nothing could be done');
};

/** The same, up to where the chart is before the next player's eyes. */
const playOnInSight = async (page: Page): Promise<void> => {
  await playOn(page);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  await settled(page);
};

/** What a browser says that keeps nothing: there is no database, or it may not be opened; notes may not even be looked at. */
const KEEPS_NOTHING: Readonly<Record<string, () => void>> = {
  'has no databases': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'opens no database': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
};
const noNotes = (): void => {
  const get = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'caches']) Object.defineProperty(window, name, { get });
};

it.each(Object.keys(KEEPS_NOTHING))('a browser that %s plays, says so, and saves to a file', async what => {
  const tab = await openWindow(stage, { serviceWorkers: 'block' });
  const { page } = tab;
  await page.addInitScript(KEEPS_NOTHING[what]!);
  await page.addInitScript(noNotes);
  await page.goto(stage.url);
  const trouble = page.locator('p.trouble');
  const sentence = /^This browser keeps nothing for this page: save your game to a file/;
  await trouble.filter({ hasText: sentence }).waitFor();
  await page.getByTestId('start').click();
  await boardReady(page);
  const commands = await playOn(page);
  expect(await page.locator('[data-testid="kept"]').getAttribute('data-keeping')).toBe('failed');
  expect(await trouble.allInnerTexts()).toEqual([expect.stringMatching(sentence)]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { commands: unknown[] };
  // The opponent plays on meanwhile: the file has what was shown before it was asked for, and nothing that is still to come.
  const shown = Number(await page.getByTestId('play').getAttribute('data-commands'));
  expect(saved.commands.length).toBeGreaterThanOrEqual(commands);
  expect(saved.commands.length).toBeLessThanOrEqual(shown);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

const { sides, paper } = coloursOf({ palette: 'period', contrast: 'usual' });
const { plain } = sides.union;

it('the battle goes on without the picture of the chart when the browser takes it away, and it comes back', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await page.getByTestId('start').click();
  await boardReady(page);
  await playOnInSight(page);
  await expect.poll(() => painted(page, plain)).toBeGreaterThan(20);
  // A name lies on its plate.
  await expect.poll(() => painted(page, paper.card)).toBeGreaterThan(1000);
  const take = (isTaken: boolean): Promise<void> =>
    page.evaluate(taken => {
      const { gl = null } = window as unknown as { gl?: WEBGL_lose_context | null };
      const found = gl ?? document.querySelector('canvas')!.getContext('webgl')!.getExtension('WEBGL_lose_context')!;
      Object.assign(window, { gl: found });
      if (taken) found.loseContext();
      else found.restoreContext();
    }, isTaken);
  await take(true);
  await page.locator('[data-testid="board"][data-state="lost"]').waitFor();
  await page.getByText('The browser has taken the picture of the chart away').waitFor();
  expect(await violations(page)).toEqual([]);
  await playOnInSight(page);
  expect(await painted(page, plain)).toBe(0);
  await take(false);
  await boardReady(page);
  expect(await page.getByText('The browser has taken the picture').count()).toBe(0);
  await playOnInSight(page);
  await expect.poll(() => painted(page, plain)).toBeGreaterThan(20);
  // A name lies on its plate.
  await expect.poll(() => painted(page, paper.card)).toBeGreaterThan(1000);
  expect(ownComplaints(tab).filter(text => !/WebGL/i.test(text))).toEqual([]);
  await tab.context.close();
});
