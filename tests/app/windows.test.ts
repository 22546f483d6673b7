/** One game in two windows of the same browser. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openStage, openTab, type Stage, chooseFile } from './harness.ts';
import { boardReady, mouse, settled } from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

it('a game belongs to the window that opened it last: the other one says so and keeps nothing', async () => {
  const tab = await openTab(stage);
  await chooseFile(tab.page, 'Open a battle of your own', DUEL);
  await tab.page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await tab.page.getByTestId('start').click();
  await boardReady(tab.page);
  const other = await tab.context.newPage();
  await other.goto(tab.page.url());
  await boardReady(other);
  const notice = tab.page.getByRole('dialog', { name: 'This game is open in another window' });
  await notice.waitFor();
  expect(await violations(tab.page)).toEqual([]);
  if ((await settled(other)).curtain !== '') await other.getByTestId('lift').click();
  await mouse(other).nextShip();
  await other.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
  await other.getByTestId('primary').click();
  expect((await settled(other)).commands).toBe(1);
  await notice.getByRole('button', { name: 'Play on here' }).click();
  await other.getByRole('dialog', { name: 'This game is open in another window' }).waitFor();
  await boardReady(tab.page);
  expect((await settled(tab.page)).commands, 'what was played in the other window').toBe(1);
  expect(await notice.count()).toBe(0);
  await tab.context.close();
});
