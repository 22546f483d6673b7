/** What is kept in a browser, and what happens to what cannot be read. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { boardReady, mouse, settled } from './player.ts';
import { playedGame } from '../helpers/playedGame.ts';
import { newestState, toGameFile } from '../../src/trials/gameFile.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const beginDuel = async ({ page }: Tab): Promise<void> => {
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByTestId('start').click();
  await boardReady(page);
};

it('a note that cannot be read hides no game: it is told, saved to a file, and gone when it is thrown away', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await beginDuel(tab);
  await page.evaluate(() => localStorage.setItem('brownwater-journal-x', 'null'));
  await page.goto(stage.url);
  const aside = page.getByTestId('aside');
  await aside.waitFor();
  expect(await violations(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await aside.getByRole('button', { name: /^Save to a file/ }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe('null');
  await aside.getByRole('button', { name: /^Throw away/ }).click();
  await aside.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await boardReady(page);
  expect((await settled(page)).turn).toBe(1);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

it('what is played is kept, and the play screen says so', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await beginDuel(tab);
  await page.getByTestId('lift').click();
  const kept = page.locator('[data-testid="kept"][data-keeping="kept"]');
  await mouse(page).nextShip();
  await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
  await page.getByTestId('primary').click();
  expect((await settled(page)).commands).toBe(1);
  await kept.waitFor();
  expect(await kept.innerText()).toContain('Kept');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await boardReady(page);
  expect((await settled(page)).commands).toBe(1);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

it('a kept game that is refused can be saved to a file', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await beginDuel(tab);
  await page.goto(stage.url);
  await page.getByRole('button', { name: /^Resume/ }).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('brownwater');
        opening.onsuccess = () => {
          const { result: db } = opening;
          const both = db.transaction('files', 'readwrite');
          const all = both.objectStore('files').getAll();
          all.onsuccess = () => {
            const [first] = all.result as { file: object }[];
            both.objectStore('files').put({ ...first, file: { ...first?.file, stateHash: 'spoiled' } });
          };
          both.oncomplete = () => {
            db.close();
            resolve();
          };
          both.onabort = () => reject(new Error('not spoiled'));
        };
      }),
  );
  await page.getByRole('button', { name: /^Resume/ }).click();
  await page.getByTestId('refusal').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this game to a file' }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { stateHash: string };
  expect(saved.stateHash).toBe('spoiled');
  await tab.context.close();
});

it('a game that was saved under other rules goes on from where it stood, and says so', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  const players = { union: 'human', confederate: 'human' };
  const whole = playedGame('portable', 'duel', 'since', { union: 'random', confederate: 'random' }, players);
  const played = { ...whole, entries: whole.entries.slice(0, 9) };
  const file = toGameFile(played, '0', '2026-03-04T05:06:07.000Z');
  const older = { ...file, rules: { ...file.rules, hash: '0'.repeat(32) } };
  const buffer = Buffer.from(JSON.stringify(older));
  await chooseFile(page, 'Load a saved game', { name: 'older.json', mimeType: 'application/json', buffer });
  await boardReady(page);
  const { turn } = newestState(played);
  expect(await settled(page)).toMatchObject({ turn, commands: 0 });
  expect(await page.getByTestId('notice').innerText()).toContain(`it goes on from turn ${turn}, as it stood`);
  // From now on it is a game like any.
  await page.reload();
  await boardReady(page);
  expect(await settled(page)).toMatchObject({ turn, commands: 0 });
  expect(await page.getByTestId('notice').innerText()).toBe('');
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});
