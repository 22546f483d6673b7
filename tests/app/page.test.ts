import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, openWindow, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { boardReady, framesDrawn, goOn, mouse, settled, standing, whereIs, whereStays } from './player.ts';

const scenarioFile = (name: string): string => fileURLToPath(new URL(`../scenarios/${name}.json`, import.meta.url));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const json = (name: string, value: unknown): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

/** Begins the duel and lifts the curtain. */
const beginDuel = async (tab: Tab, seed = 'page'): Promise<void> => {
  await chooseFile(tab.page, 'Open a battle of your own', scenarioFile('duel'));
  await tab.page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await tab.page.getByLabel(/seed/i).fill(seed);
  await tab.page.getByTestId('start').click();
  await boardReady(tab.page);
  await tab.page.getByTestId('lift').click();
  await settled(tab.page);
};

describe('the first page', () => {
  it('stands without Phaser, shows the battles, and breaks no rule of accessibility', async () => {
    const requests: string[] = [];
    // The worker that keeps the game for offline fetches all of it a while later.
    const { page, context } = await openWindow(stage, { reducedMotion: 'no-preference', serviceWorkers: 'block' });
    page.on('request', request => requests.push(request.url()));
    await page.goto(stage.url);
    await page.getByTestId('first').waitFor();
    await page.getByTestId('start').waitFor();
    expect(await page.getByRole('radio').count()).toBeGreaterThanOrEqual(2);
    // Small charts are painted there: with what that brings, and no more.
    await expect.poll(() => requests.some(url => url.includes('paintThumbnail'))).toBe(true);
    await framesDrawn(page);
    expect(requests.filter(url => /board|phaser/.test(url))).toEqual([]);
    expect(requests.filter(url => !url.startsWith(stage.url) && !url.startsWith('data:'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // Nothing but its name, until a game is laid on the table.
    const named = page.locator('link[rel="later"][href*="phaser"]');
    expect(await named.count()).toBe(1);
    await page.getByTestId('start').click();
    await page.getByTestId('play').waitFor();
    expect(await named.count()).toBe(0);
    await context.close();
  });

  it('carries a strict content security policy', async () => {
    const tab = await openTab(stage);
    const policy = await tab.page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    await tab.context.close();
  });

  it.each([360, 768, 1280, 3840])('fits a screen %i wide without scrolling sideways', async width => {
    const tab = await openTab(stage, { viewport: { width, height: 800 } });
    const overflow = await sideways(tab.page);
    expect(overflow).toBeLessThanOrEqual(0);
    await tab.context.close();
  });
});

describe('files that are not what they should be', () => {
  it('a broken battle is refused with its places and the nearest known names, and nothing changes', async () => {
    const tab = await openTab(stage);
    const duel = JSON.parse(readFileSync(scenarioFile('duel'), 'utf8')) as { forces: { vessel: string }[] };
    const broken = {
      ...duel,
      forces: duel.forces.map((force, index) => (index === 1 ? { ...force, vessel: 'uss_tylr' } : force)),
    };
    await tab.page.locator('.battleCard').first().waitFor();
    const cards = await tab.page.locator('.battleCard').count();
    await chooseFile(tab.page, 'Open a battle of your own', json('broken.json', broken));
    const problems = await tab.page.getByTestId('problems').innerText();
    expect(problems).toContain('broken.json');
    expect(problems).toContain('forces[1].vessel');
    expect(problems).toContain('uss_tyler');
    expect(await tab.page.locator('.battleCard').count()).toBe(cards);
    await tab.context.close();
  });

  it.each([
    ['damaged', '{"format":"brownwater-ga'],
    ['foreign', { some: 'other file' }],
  ])('a %s saved game is refused in one sentence', async (_what, content) => {
    const tab = await openTab(stage);
    await chooseFile(tab.page, 'Load a saved game', json('game.json', content));
    const refusal = await tab.page.getByTestId('refusal').innerText();
    expect(refusal.length).toBeGreaterThan(20);
    expect(refusal.length).toBeLessThan(240);
    expect(await tab.page.getByTestId('first').count()).toBe(1);
    await tab.context.close();
  });

  it('names from a battle are text, never markup', async () => {
    const tab = await openTab(stage);
    const duel = JSON.parse(readFileSync(scenarioFile('duel'), 'utf8')) as { forces: object[] };
    const evil = '<img src=x onerror="document.title=\'owned\'">';
    const forces = duel.forces.map((force, index) => (index === 0 ? { ...force, name: evil, captain: evil } : force));
    const briefing = { common: evil, union: evil, confederate: evil };
    await chooseFile(
      tab.page,
      'Open a battle of your own',
      json('evil.json', { ...duel, id: 'evil', title: evil, briefing, forces }),
    );
    await tab.page.getByTestId('start').click();
    await boardReady(tab.page);
    await tab.page.getByTestId('lift').click();
    await mouse(tab.page).nextShip();
    expect(await tab.page.title()).not.toBe('owned');
    expect(await tab.page.locator('img[src="x"]').count()).toBe(0);
    await tab.context.close();
  });
});

describe('a game in hand', () => {
  it('resumes after a reload in the middle of a turn: the same decision, and the same dice to come', async () => {
    const endOfFire = async (tab: Tab): Promise<string> => {
      const { page } = tab;
      for (let press = 0; press < 12 && (await settled(page)).phase === 'fire'; press++) {
        if ((await standing(page)).curtain !== '') await page.getByTestId('lift').click();
        else await goOn(mouse(page));
      }
      await settled(page);
      return (await page.getByTestId('log').textContent()) ?? '';
    };
    const [one, other] = [await openTab(stage), await openTab(stage)];
    for (const tab of [one, other]) {
      await beginDuel(tab, 'resumed');
      await mouse(tab.page).nextShip();
      await tab.page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
      await tab.page.getByTestId('primary').click();
      expect((await settled(tab.page)).commands).toBe(1);
    }
    await other.page.reload();
    await boardReady(other.page);
    const after = await settled(other.page);
    expect([after.turn, after.phase, after.commands]).toEqual([1, 'fire', 1]);
    if (after.curtain !== '') await other.page.getByTestId('lift').click();
    expect(await endOfFire(other)).toBe(await endOfFire(one));
    expect(ownComplaints(other)).toEqual([]);
    await Promise.all([one.context.close(), other.context.close()]);
  });

  it('is listed on the first page and can be gone on with', async () => {
    const tab = await openTab(stage);
    await beginDuel(tab);
    await tab.page.goto(stage.url);
    await tab.page.getByRole('button', { name: /^Resume/ }).click();
    await boardReady(tab.page);
    expect((await settled(tab.page)).turn).toBe(1);
    await tab.context.close();
  });

  it('an aim can be taken back until the guns have fired, and then the screen says why not', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await beginDuel(tab);
    await mouse(page).nextShip();
    await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
    await page.getByTestId('primary').click();
    expect((await settled(page)).commands).toBe(1);
    await page.getByRole('button', { name: /^Undo/ }).click();
    expect((await settled(page)).commands).toBe(0);
    for (let press = 0; press < 10 && (await settled(page)).phase === 'fire'; press++) {
      await ((await standing(page)).curtain === '' ? goOn(mouse(page)) : page.getByTestId('lift').click());
    }
    await settled(page);
    await page.keyboard.press('u');
    expect(await page.getByTestId('notice').innerText()).toMatch(/dice|rolled|thrown/i);
    await tab.context.close();
  });

  it('shows the exact odds and the line of fire before a shot is laid', async () => {
    const tab = await openTab(stage);
    await beginDuel(tab);
    await mouse(tab.page).nextShip();
    await tab.page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
    const odds = await tab.page.getByTestId('odds').innerText();
    expect(odds).toMatch(/dice|die/);
    expect(odds).toMatch(/sinks/i);
    expect(odds).toMatch(/breaks off/i);
    expect(odds).toMatch(/%/);
    expect((await standing(tab.page)).commands).toBe(0);
    await tab.context.close();
  });

  it('the play screen, its menu and its help break no rule of accessibility', async () => {
    const tab = await openTab(stage);
    await beginDuel(tab);
    expect(await violations(tab.page)).toEqual([]);
    await tab.page.getByRole('button', { name: 'Menu' }).click();
    const card = tab.page.getByRole('dialog');
    await card.waitFor();
    expect(await violations(tab.page)).toEqual([]);
    await tab.page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await tab.page.keyboard.press('h');
    // Its text is fetched only then.
    await card.getByRole('searchbox', { name: 'Search' }).waitFor();
    expect(await violations(tab.page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('the board zooms to the pointer and is never lost', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await beginDuel(tab);
    const before = await whereIs(page, 303);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -400);
    const after = await whereStays(page, 303);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(12);
    for (let drag = 0; drag < 4; drag++) {
      await page.mouse.move(600, 400);
      await page.mouse.down();
      await page.mouse.move(60, 100, { steps: 4 });
      await page.mouse.up();
    }
    const corner = await whereStays(page, 604);
    expect(corner.x).toBeGreaterThan(0);
    expect(corner.y).toBeGreaterThan(0);
    await tab.context.close();
  });

  it('no context of WebGL is made but the one that draws and the one by which Phaser tries: to give one back takes long', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.addInitScript(() => {
      const made = new Set<HTMLCanvasElement>();
      Object.assign(window, { madeContexts: made });
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        if (kind.includes('webgl')) made.add(this);
        return (original as (...all: unknown[]) => unknown).call(this, kind, ...rest);
      } as typeof original;
    });
    await page.reload();
    await page.getByTestId('start').click();
    await boardReady(page);
    const made = await page.evaluate(() => (window as unknown as { madeContexts: Set<unknown> }).madeContexts.size);
    expect(made).toBe(2);
    await tab.context.close();
  });

  it('a browser without WebGL gets a plain sentence', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.includes('webgl') ? null : (original as (...all: unknown[]) => unknown).call(this, kind, ...rest);
      } as typeof original;
    });
    await page.reload();
    await page.getByTestId('start').click();
    await page.waitForSelector('[data-testid="board"][data-state="failed"]');
    expect(await page.locator('.boardNote').innerText()).toMatch(/WebGL/);
    await tab.context.close();
  });
});
