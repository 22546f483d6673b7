import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from '../helpers/commandLine.ts';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { beginTest, DUEL, gamesIn, openTest, savedBy, testIs } from './trialHands.ts';

let stage: Stage;
let folder = '';
beforeAll(async () => {
  stage = await openStage();
  folder = mkdtempSync(join(tmpdir(), 'trial-'));
});
afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

const RECRUITS = ['--scenario', DUEL, '--union', 'random', '--confederate', 'random'];
const CAPTAINS = ['--scenario', 'memphis', '--union', 'captain', '--confederate', 'captain'];

/** The games file that the command line writes. */
const commandLine = async (seed: string, games: number, ...more: string[]): Promise<string> => {
  const file = join(folder, `${seed}.jsonl`);
  const words = ['match', '--rules', 'portable', '--seed', seed, '--games', String(games), '--games-file', file];
  await inProcess([...words, ...more]);
  return readFileSync(file, 'utf8');
};

describe('Test this battle', () => {
  it('plays 200 games to the end, the same games as the command line', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    const requests: string[] = [];
    page.on('request', request => requests.push(request.url()));
    await openTest(page);
    expect(await violations(page)).toEqual([]);
    await beginTest(page, { games: 200, seed: 'page' });
    const report = page.getByTestId('trial-report');
    await report.waitFor();
    await testIs(page, 'done');
    await expect.poll(() => report.getAttribute('data-games')).toBe('200');
    for (const chapter of ['wins', 'turns', 'endings', 'units', 'luck'])
      await page.locator(`[data-chapter="${chapter}"] .trialPlot svg`).waitFor();
    expect(await page.locator('[data-chapter="places"] svg.chart').count()).toBe(2);
    const file = await savedBy(page, /^Games/);
    expect(file).toBe(await commandLine('page', 200, ...RECRUITS));
    const won = gamesIn(file).filter(({ winner }) => winner === 'union').length;
    expect(await page.locator('tr[data-row="wins-union"]').innerText()).toMatch(new RegExp(`Union\\s+${won}\\s`));
    expect((await savedBy(page, /^CSV/)).trimEnd().split('\n')).toHaveLength(201);
    const html = await savedBy(page, /^Report/);
    expect(html).toContain('<!doctype html>');
    expect(html).toContain('200 games');
    // Under its own policy its own style and script work.
    const alone = await openTab(stage);
    await alone.page.goto('about:blank');
    await alone.page.setContent(html);
    const [figure, legend] = [alone.page.locator('.figure.union b'), alone.page.locator('.legend .union').first()];
    const colour = await figure.evaluate(element => getComputedStyle(element).color);
    expect(colour).toBe('rgb(31, 63, 119)');
    expect(await legend.evaluate(element => getComputedStyle(element).backgroundColor)).toBe(colour);
    const link = alone.page.locator('a.game').first();
    await alone.page.locator('#address').fill('');
    await link.click();
    expect(await alone.page.locator('#told').innerText()).toBe(await link.getAttribute('href'));
    expect(ownComplaints(alone)).toEqual([]);
    await alone.context.close();
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    expect(requests.filter(url => !url.startsWith(stage.url) && !/^(data|blob):/.test(url))).toEqual([]);
    await tab.context.close();
  });

  it('swaps sides as the command line does', async () => {
    const { page, context } = await openTab(stage);
    await openTest(page);
    await beginTest(page, { games: 20, seed: 'swapped', swap: true });
    await testIs(page, 'done');
    expect(await savedBy(page, /^Games/)).toBe(await commandLine('swapped', 10, ...RECRUITS, '--swap'));
    expect(await page.getByTestId('trial-command').innerText()).toContain('--games 10 --seed swapped --swap');
    await context.close();
  });

  it('shows plots that grow, can be stopped half-way and keeps what has been played', async () => {
    const { page, context } = await openTab(stage);
    await page.goto(`${stage.url}#test=memphis`);
    await beginTest(page, { games: 1000, seed: 'stopped', opponent: 'captain' });
    const report = page.getByTestId('trial-report');
    await report.waitFor();
    const grown = async (): Promise<number> => Number(await report.getAttribute('data-games'));
    const first = await grown();
    await expect.poll(grown).toBeGreaterThan(first);
    await page.locator('[data-chapter="wins"] .trialPlot svg').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await testIs(page, 'stopped');
    const played = Number(await page.getByTestId('trial').getAttribute('data-played'));
    expect(played).toBeGreaterThan(0);
    expect(played).toBeLessThan(1000);
    expect(await page.getByTestId('trial-stage').innerText()).toContain(`${played} games`);
    expect(await page.getByTestId('trial-report').getAttribute('data-games')).toBe(String(played));
    expect(await savedBy(page, /^Games/)).toBe(await commandLine('stopped', played, ...CAPTAINS));
    await context.close();
  });

  it('stands on a phone, and begins from the address of a battle alone', async () => {
    const tab = await openTab(stage, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = tab;
    await page.goto(`${stage.url}#test=memphis`);
    await page.getByTestId('trial').waitFor();
    await beginTest(page, { games: 20, seed: 'phone' });
    await testIs(page, 'done');
    await page.getByTestId('trial-report').waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('says so where an address leads to no battle', async () => {
    const { page, context } = await openTab(stage);
    await page.getByTestId('first').waitFor();
    await page.goto(`${stage.url}#test=memfis`);
    await expect.poll(() => page.getByTestId('refusal').innerText()).toContain('“memfis”');
    await page.goto(`${stage.url}#test`);
    await expect.poll(() => page.getByTestId('refusal').innerText()).toMatch(/opened again/);
    await context.close();
  });
});
