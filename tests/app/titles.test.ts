/** Each page has a title of its own, and what begins a text in a large letter is read as it stands. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

it('the first page, the help and a screen each tell in their title what lies open', async () => {
  const tab = await openTab(stage);
  const { page } = tab;
  await expect.poll(() => page.title()).toBe('Battles · Brownwater');
  for (const [address, title] of [
    ['#help', 'Help: How to play · Brownwater'],
    ['#', 'Battles · Brownwater'],
    ['#ships', 'Ship library · Brownwater'],
    ['#career', 'Career · Brownwater'],
  ] as const) {
    await page.evaluate(to => (location.hash = to), address);
    await expect.poll(() => page.title()).toBe(title);
  }
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});
