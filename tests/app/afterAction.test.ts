import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { replayFragment } from '../../src/trials/link.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { boardReady, settled } from './player.ts';
import { DUEL, viewerReady } from './trialHands.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const BATTLE = 'hampton-roads-2';
const GAME = {
  scenario: BATTLE,
  rules: 'portable',
  options: { ...matchNamed('portable', BATTLE).options },
  opponents: { union: 'captain', confederate: 'captain' },
  seed: 'report/1',
};
const REPORT = replayFragment(GAME).replace('#replay=', '#report=');

const reportPainted = async (page: Page): Promise<void> => {
  await page.waitForSelector('[data-testid="report"][data-painted="true"]');
};

/** The path of the file that a button saves. */
const savedFile = async (page: Page, button: string): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await coming).path();
};

/** The colour behind a saved page, and which of its policy's directives stop markup that was planted in it. */
const triedOn = (page: Page, address: string): Promise<{ background: string; stopped: string[] }> =>
  page.evaluate(async url => {
    const stopped = new Set<string>();
    const WAYS = 5;
    const all = new Promise<void>(resolve => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        if (stopped.add(effectiveDirective).size === WAYS) resolve();
      });
    });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img src="${url}x.png" onerror="document.title = 'run'"><i style="color: red"></i><style>body { background: red; }</style>`,
    );
    const script = document.createElement('script');
    script.textContent = `document.title = 'run';`;
    document.body.append(script);
    await all;
    return { background: getComputedStyle(document.body).backgroundColor, stopped: [...stopped].sort() };
  }, address);

/** Begins the duel for two players here and concedes it at once. */
const fightAndConcede = async (page: Page): Promise<void> => {
  await page.goto(stage.url);
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByTestId('start').click();
  await boardReady(page);
  await page.getByTestId('lift').click();
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede the battle' }).click();
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('button', { name: 'Read the report' }).waitFor();
};

const careerReady = async (page: Page): Promise<string> => {
  await page.waitForSelector('[data-testid="career"][data-ready="true"]');
  // A sample of one is no career.
  return (await page.getByTestId('sample-career').count()) > 0 ? '0' : page.getByTestId('fought').innerText();
};

describe('the report on a battle', () => {
  it('is read, leads to its moments, and is saved as a page without scripts and as a picture', async () => {
    const tab = await openTab(stage, { viewport: { width: 1440, height: 900 } });
    const { page } = tab;
    await page.goto(stage.url + REPORT);
    await reportPainted(page);
    expect(await violations(page)).toEqual([]);
    const { forces, title } = matchNamed('portable', BATTLE).scenario;
    const article = await page.getByTestId('after-action').innerText();
    for (const { name } of forces) expect(article).toContain(name);
    const html = readFileSync(await savedFile(page, 'Save as one HTML file'), 'utf8');
    expect(html).not.toMatch(/<script|src="http|href="[^d#]|See it again/);
    const png = readFileSync(await savedFile(page, 'Save the chart as an image'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(2400);
    const alone = await openTab(stage);
    // What the game's own page still fetches is none of the report's.
    await alone.page.goto('about:blank');
    const requests: string[] = [];
    alone.page.on('request', request => requests.push(request.url()));
    await alone.page.setContent(html);
    expect(await alone.page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await alone.page.locator('svg.trackChart').isVisible()).toBe(true);
    expect(await alone.page.locator('article').innerText()).toContain(forces[0]!.name);
    expect(requests.filter(address => !address.startsWith('data:'))).toEqual([]);
    // Its own style holds, and what might have come into it with a name would not.
    const { background, stopped } = await triedOn(alone.page, stage.url);
    expect(background).toBe('rgb(15, 22, 29)');
    expect(stopped).toEqual(['img-src', 'script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
    expect(ownComplaints(alone).filter(said => !said.includes('Content Security Policy'))).toEqual([]);
    await alone.context.close();
    const link = page.getByRole('link', { name: 'See it again' }).first();
    const at = (await link.getAttribute('href'))?.split('@')[1] ?? '0';
    await link.click();
    expect((await viewerReady(page)).at).toBe(at);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('fits on a phone, and waits for the end of a battle', async () => {
    const tab = await openTab(stage, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { page } = tab;
    await page.goto(stage.url + REPORT);
    await reportPainted(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    // Keys that ask at the table are answered here, too.
    await page.keyboard.press('w');
    await expect
      .poll(() => page.getByTestId('report-spoken').innerText())
      .toContain('report. It is read by its headings');
    await page.goto(`${stage.url}#report-nowhere`);
    await page.getByTestId('replay-refused').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/no longer kept/);
    await tab.context.close();
  });
});

describe('the career', () => {
  it('counts each battle once, survives a reload, and is cleared only when that is meant', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await fightAndConcede(page);
    await page.getByRole('button', { name: 'Read the report' }).click();
    await page.getByTestId('after-action').waitFor();
    await fightAndConcede(page);
    await page.reload();
    await page.getByRole('button', { name: 'Read the report' }).waitFor();
    await page.goto(`${stage.url}#career`);
    expect(await careerReady(page)).toBe('2');
    expect(await page.getByTestId('shared').innerText()).toBe('2');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await careerReady(page)).toBe('2');
    const file: unknown = JSON.parse(readFileSync(await savedFile(page, 'Save to a file'), 'utf8'));
    expect(file).toMatchObject({
      format: 'brownwater-career',
      battles: [{ battle: 'Duel', winner: 'confederate' }, { battle: 'Duel' }],
    });
    await page
      .getByRole('link', { name: /^Report on Duel/ })
      .first()
      .click();
    await page.getByTestId('after-action').waitFor();
    await page.goBack();
    await careerReady(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    expect(await careerReady(page)).toBe('2');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No battle has been fought').waitFor();
    await page.reload();
    expect(await careerReady(page)).toBe('0');
    const said = (): Promise<string> => page.getByTestId('career-said').innerText();
    const addFrom = async (buffer: Buffer): Promise<string> => {
      const before = await said();
      await chooseFile(page, 'Add from a file', { name: 'career.json', mimeType: 'application/json', buffer });
      await expect.poll(said).not.toBe(before);
      return said();
    };
    expect(await addFrom(Buffer.from('{"format":"brownwater-game"}'))).toMatch(
      /^This file holds no career: format: expected "brownwater-career", found "brownwater-game"/,
    );
    expect(await page.getByTestId('sample-career').count()).toBe(1);
    expect(await addFrom(Buffer.from(JSON.stringify(file)))).toBe('2 battles added; 0 known already.');
    await expect.poll(() => careerReady(page)).toBe('2');
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
