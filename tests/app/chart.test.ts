/** What the chart tells by itself: names of counters too small to be named, a small map of what is out of view, and a ruler between two hexes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HULL_BAR } from '../../src/app/board/look.ts';
import { CHART } from '../../src/app/settings/palette.ts';
import { situationOf, start } from '../../src/core/engine.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { begun } from './firstCommand.ts';
import { openStage, ownComplaints, SHARP, type Stage, type Tab } from './harness.ts';
import { painted } from './pixels.ts';
import { framesDrawn, settled, standing, whereIs, whereStays } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ dots: SHARP });
});
afterAll(async () => {
  await stage.close();
});

const BATTLE = 'memphis';
const match = matchNamed('portable', BATTLE);
const opening = start(match, 'chart').state;
const units = match.rules.desk.units(situationOf(match, opening));

/** Memphis, or another battle, for two at one screen, with the whole chart in view. */
const begin = async (battle = BATTLE): Promise<Tab> => {
  const tab = await begun(stage, { battle, rules: 'portable', seed: 'chart' });
  const { page } = tab;
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  await settled(page);
  await page.keyboard.press('f');
  await framesDrawn(page);
  return tab;
};

const pointAt = async (page: Page, hex: number): Promise<void> => {
  const { x, y } = await whereStays(page, hex);
  await page.mouse.move(x, y);
};

/** Whether a hex lies on the part of the chart that is in view. */
const inView = async (page: Page, hex: number): Promise<boolean> => {
  const { x, y } = await whereStays(page, hex);
  const board = (await page.getByTestId('board').boundingBox())!;
  return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
};

const close = async (tab: Tab): Promise<void> => {
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
};

describe('over the whole chart', () => {
  it('only the ship that is pointed at has her plate, with name and hull', async () => {
    const tab = await begin();
    const { page } = tab;
    const { chart } = match;
    const enemy = units.find(({ side }) => side === 'confederate')!.hexes[0]!;
    const empty = chart.hexes.find(hex => units.every(({ hexes }) => hexes.every(own => chart.range(own, hex) > 6)))!;
    await pointAt(page, empty);
    const without = await painted(page, HULL_BAR.safe);
    await pointAt(page, enemy);
    await expect.poll(() => painted(page, HULL_BAR.safe)).toBeGreaterThan(without + 40);
    await pointAt(page, empty);
    await expect.poll(() => painted(page, HULL_BAR.safe)).toBe(without);
    // Nearer all have theirs.
    for (const _ of '+++') await page.keyboard.press('+');
    await expect.poll(() => painted(page, HULL_BAR.safe)).toBeGreaterThan(without + 200);
    await close(tab);
  });
});

it.each([
  ['by night a name is written in moonlight', 'trents-reach', 'Dutch Gap Canal', CHART.moonlitBlue, 16],
  ['in mist it is written over it', 'plum-point-bend', 'Plum Point Bar', '#4a6b78', 6],
] as const)('%s', async (_, battle, named, ink, within) => {
  const tab = await begin(battle);
  const { page } = tab;
  const { places } = matchNamed('portable', battle).scenario;
  const { hex } = places.find(({ name }) => name === named)!;
  for (let zoom = 0; zoom < 5; zoom++) {
    await pointAt(page, hex);
    await page.mouse.wheel(0, -400);
    await framesDrawn(page);
  }
  await expect.poll(() => painted(page, ink, within)).toBeGreaterThan(500);
  await close(tab);
});

/** How light the small map is on average, of 255. */
const lightness = (page: Page): Promise<number> =>
  page.locator('.smallMap canvas').evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    return data.reduce((sum, value, index) => sum + (index % 4 === 3 ? 0 : value), 0) / (0.75 * data.length);
  });

describe('the small map', () => {
  it.each([
    ['night', 'trents-reach', 60, 130],
    ['mist', 'plum-point-bend', 203, 215],
  ] as const)('lies in the light of the chart, %s', async (_, battle, least, most) => {
    const tab = await begin(battle);
    for (const _ of '++++') await tab.page.keyboard.press('+');
    await tab.page.getByTestId('small-map').waitFor();
    const light = await lightness(tab.page);
    expect(light).toBeGreaterThan(least);
    expect(light).toBeLessThan(most);
    await close(tab);
  });

  it('is there as long as part of the chart is out of view, and a press on it goes there', async () => {
    const tab = await begin();
    const { page } = tab;
    const map = page.getByTestId('small-map');
    expect(await map.count()).toBe(0);
    for (const _ of '++++') await page.keyboard.press('+');
    await map.waitFor();
    const { hexes } = match.chart;
    const [first, last] = [hexes[0]!, hexes.at(-1)!];
    const { x: left, width, height } = (await map.boundingBox())!;
    const foot = (await page.locator('.chartFoot').boundingBox())!;
    expect(foot.x + foot.width).toBeLessThan(left);
    for (const [there, away, x, y] of [
      [first, last, 8, 8],
      [last, first, width - 12, height - 12],
    ] as const) {
      await map.click({ position: { x, y } });
      await expect.poll(() => inView(page, there)).toBe(true);
      expect(await inView(page, away)).toBe(false);
    }
    expect((await standing(page)).commands).toBe(0);
    await page.keyboard.press('f');
    await map.waitFor({ state: 'detached' });
    await close(tab);
  });
});

describe('the ruler', () => {
  it('tells range, bearing and line of fire between two hexes that are pressed, and gives no order', async () => {
    const tab = await begin();
    const { page } = tab;
    const { chart, rules } = match;
    const from = units.find(({ side, kind }) => side === 'union' && kind === 'ship')!.hexes[0]!;
    const lineTo = (hex: number): number | null | undefined =>
      rules.desk.fire.line?.(situationOf(match, opening), from, hex);
    const free = chart.hexes.filter(hex => units.every(({ hexes }) => !hexes.includes(hex)));
    const clear = free.find(hex => chart.range(from, hex) === 4 && lineTo(hex) === 0)!;
    const stopped = free.find(hex => chart.range(from, hex) === 5 && (lineTo(hex) ?? 0) > 0)!;
    await page.keyboard.press('y');
    const says = page.getByTestId('ruler');
    await says.waitFor();
    for (const [to, line] of [
      [clear, /: 4 hexes [a-z-]+.*\. The line of fire is clear\.$/u],
      [
        stopped,
        new RegExp(`: 5 hexes [a-z-]+.*\\. The line of fire is stopped at ${chart.label(lineTo(stopped)!)}\\.$`, 'u'),
      ],
    ] as const) {
      for (const hex of [from, to]) {
        const { x, y } = await whereIs(page, hex);
        await page.mouse.click(x, y);
      }
      await expect.poll(() => says.innerText()).toMatch(line);
      expect(await says.innerText()).toContain(`${chart.label(from)} to ${chart.label(to)}`);
    }
    expect((await standing(page)).commands).toBe(0);
    await page.keyboard.press('y');
    await says.waitFor({ state: 'detached' });
    await close(tab);
  });
});
