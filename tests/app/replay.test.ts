import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayFragment } from '../../src/trials/link.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { boardReady, settled, standing } from './player.ts';
import { beginTest, DUEL, gamesIn, openTest, savedBy, testIs, viewerReady, viewing } from './trialHands.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const MEMPHIS = {
  scenario: 'memphis',
  rules: 'rams-ironclads',
  options: { ...matchNamed('rams-ironclads', 'memphis').options },
  opponents: { union: 'random', confederate: 'random' },
  seed: 'pasted/1',
};

describe('a game of a test', () => {
  it('opens from a bar, can be gone through both ways, and ends as its record says', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await openTest(page);
    await beginTest(page, { games: 20, seed: 'bars' });
    await testIs(page, 'done');
    await page.locator('[data-chapter="wins"] .trialPlot svg').waitFor();
    const games = gamesIn(await savedBy(page, /^Games/));
    const first = games.find(({ winner }) => winner === 'union')!;
    await page.locator('[data-chapter="wins"] .trialPlot svg a').first().click();
    expect(await viewerReady(page)).toMatchObject({ at: '0', end: String(first.commands), turn: '1', eyes: 'umpire' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(async () => (await viewing(page)).at).toBe('1');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await viewing(page)).turn).toBe(first.turns > 1 ? '2' : '1');
    await page.keyboard.press('End');
    await expect.poll(async () => (await viewing(page)).at).toBe(String(first.commands));
    expect(await viewing(page)).toMatchObject({
      turn: String(first.turns),
      outcome: first.winner,
      cause: first.cause,
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the test' }).click();
    await page.getByTestId('trial-report').waitFor();
    expect(await page.getByTestId('trial').getAttribute('data-played')).toBe('20');
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('opens from the row of a table and from a hex of the chart', async () => {
    const { page, context } = await openTab(stage);
    await openTest(page);
    await beginTest(page, { games: 20, seed: 'rows' });
    await testIs(page, 'done');
    const games = gamesIn(await savedBy(page, /^Games/));
    for (const place of ['tr[data-row^="endings"] .trialGame', 'svg.chart a']) {
      const link = page.locator(place).first();
      const named = await link.getAttribute('data-game');
      await link.click();
      const { end } = await viewerReady(page);
      if (named !== null) expect(end).toBe(String(games[Number(named)]!.commands));
      await page.goBack();
      await page.getByTestId('trial-report').waitFor();
    }
    await context.close();
  });
});

describe('the address of a game', () => {
  it('works pasted, runs by itself, shows each chair and goes on as a game of its own, on a phone', async () => {
    const tab = await openTab(stage, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = tab;
    await page.goto(stage.url + replayFragment(MEMPHIS));
    const { end } = await viewerReady(page);
    expect(Number(end)).toBeGreaterThan(100);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Let it run' }).tap();
    await expect.poll(async () => Number((await viewing(page)).at)).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Stop' }).tap();
    expect((await viewing(page)).playing).toBe('false');
    await page.getByTestId('time-line').fill('40');
    await expect.poll(async () => (await viewing(page)).at).toBe('40');
    await page.getByRole('radio', { name: 'Confederate' }).tap();
    expect((await viewing(page)).eyes).toBe('confederate');
    // What opponents thought is for the umpire alone.
    expect(await page.locator('.logLine.reason').count()).toBe(0);
    await page.getByRole('button', { name: 'Play on from here' }).tap();
    expect(await violations(page)).toEqual([]);
    expect(await page.getByLabel('Who plays the Confederate side').inputValue()).toBe('human');
    expect(await page.getByLabel('Who plays the Union side').inputValue()).toBe('random');
    await page.getByRole('button', { name: 'Play on', exact: true }).tap();
    await boardReady(page);
    expect((await standing(page)).commands).toBeGreaterThanOrEqual(40);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it.each([
    ['an unknown battle', replayFragment({ ...MEMPHIS, scenario: 'memphys' }), /battle “memphys”.*memphis/],
    ['unknown rules', replayFragment({ ...MEMPHIS, rules: 'portabel' }), /rules “portabel”.*portable/],
    ['a damaged address', replayFragment(MEMPHIS).slice(0, -9), /names no game/],
    ['a game that is not kept', '#watch-nowhere', /no longer kept/],
  ])('is refused in one sentence: %s', async (_, fragment, sentence) => {
    const { page, context } = await openTab(stage);
    await page.goto(stage.url + fragment);
    await page.getByTestId('replay-refused').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(sentence);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByTestId('first').waitFor();
    await context.close();
  });
});

describe('the time line', () => {
  it('jumps by marks, by the line and by events, and leads to a game of one’s own that leaves the old one as it was', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.goto(stage.url + replayFragment(MEMPHIS));
    const { end } = await viewerReady(page);
    await page.waitForSelector('[data-testid="losses"][data-drawn="true"]');
    const mark = page.locator('.lineMark').first();
    expect(await mark.getAttribute('aria-label')).toMatch(/Turn \d+: /);
    await mark.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => Number((await viewing(page)).at)).toBeGreaterThan(0);
    const { width, height } = (await page.locator('.lossLines').boundingBox())!;
    await page.locator('.lossLines').click({ position: { x: width / 2, y: height / 2 } });
    const middle = Number(end) / 2;
    await expect.poll(async () => Math.abs(Number((await viewing(page)).at) - middle)).toBeLessThan(middle / 20);
    const lines = () => page.locator('.logLine:not(.reason)').count();
    const before = await lines();
    await page.getByRole('button', { name: 'Next event' }).click();
    await expect.poll(lines).toBe(before + 1);
    await page.getByRole('button', { name: 'Event back' }).click();
    await expect.poll(lines).toBe(before);
    await page.getByLabel('Speed of play').selectOption('At once');
    const { seeks, heights } = await page.evaluate(async last => {
      const slider = document.querySelector<HTMLInputElement>('[data-testid="time-line"]');
      const board = document.querySelector<HTMLElement>('.replayBoard');
      const took: number[] = [];
      const found = new Set<number>();
      for (const share of [0.9, 0.1, 0.5, 0.02, 0.7, 1, 0.4, 0.8, 0.06, 0.2, 0.6, 0.3]) {
        const began = performance.now();
        if (slider) slider.value = String(Math.round(last * share));
        slider?.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
        took.push(Math.round(performance.now() - began));
        if (board) found.add(board.clientHeight);
      }
      return { seeks: took, heights: [...found] };
    }, Number(end));
    expect(heights, 'the chart keeps its size, whatever is told beside the keys').toHaveLength(1);
    console.info(`jumps in a game of ${end} commands, milliseconds to the next frame: ${seeks.join(' ')}`);
    const here = (await viewing(page)).at;
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await boardReady(page);
    expect((await standing(page)).commands).toBe(Number(here));
    await page.goBack();
    expect((await viewerReady(page)).end).toBe(end);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('opens for a game from a file', async () => {
    const { page, context } = await openTab(stage);
    await page.getByTestId('start').click();
    await boardReady(page);
    if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
    await page.getByRole('button', { name: 'Menu' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const file = await (await coming).path();
    await page.goto(stage.url);
    await chooseFile(page, 'Watch a saved game', file);
    expect((await viewerReady(page)).end).toBe('0');
    await context.close();
  });
});

describe('a game that is kept', () => {
  it('can be watched from the list without its secrets, and from the report with all of them', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await chooseFile(page, 'Open a battle of your own', DUEL);
    await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
    await page.getByTestId('start').click();
    await boardReady(page);
    await page.getByTestId('lift').click();
    await settled(page);
    await page.goto(stage.url);
    await page.getByRole('button', { name: /^Watch Duel/ }).click();
    expect(await viewerReady(page)).toMatchObject({ eyes: 'both', end: '0' });
    expect(await page.getByRole('radio').count()).toBe(0);
    await page.getByRole('link', { name: 'To the game' }).click();
    await boardReady(page);
    if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede the battle' }).click();
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await page.getByRole('button', { name: 'Watch it again' }).click();
    expect(await viewerReady(page)).toMatchObject({ eyes: 'umpire', end: '1' });
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await viewing(page)).outcome).toBe('confederate');
    expect(await page.getByTestId('replay-spoken').innerText()).toMatch(/the end/);
    await page.getByRole('link', { name: 'Report' }).click();
    await page.getByTestId('after-action').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
