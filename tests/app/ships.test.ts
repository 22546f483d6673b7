/** The ship library in the built page: found, read, compared, left and come back to, on a desk and on a phone, without a mouse. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { vesselIds } from '../../src/ships/index.ts';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, chooseFile } from './harness.ts';
import { boardReady, settled, shipsAt } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const rows = (page: Page): Promise<number> => page.locator('.shipRow').count();

describe('the ship library', () => {
  it('is fetched only when it is asked for', async () => {
    const tab = await openTab(stage);
    const requests: string[] = [];
    tab.page.on('request', request => requests.push(request.url()));
    await tab.page.reload();
    await tab.page.getByTestId('first').waitFor();
    await tab.page.waitForLoadState('networkidle');
    const before = new Set(requests);
    await tab.page.getByRole('link', { name: 'Ship library' }).click();
    await tab.page.getByTestId('ships').waitFor();
    const fetched = requests.filter(url => !before.has(url));
    expect(fetched.filter(url => url.endsWith('.js')).length).toBeGreaterThan(0);
    expect(fetched.filter(url => url.endsWith('.css')).length).toBeGreaterThan(0);
    expect(await tab.page.title()).toBe('Ship library · Brownwater');
    await tab.page.getByRole('button', { name: 'First page' }).click();
    await tab.page.getByTestId('first').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('finds by words, side, type, class, year and battle, and puts in order', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships');
    expect(await rows(page)).toBe(vesselIds.length);
    expect(await page.getByRole('status').innerText()).toBe(`${vesselIds.length} ships`);
    await page.getByRole('combobox', { name: 'Side' }).selectOption('Confederate');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Cottonclad');
    expect(await rows(page)).toBe(22);
    await page.getByRole('combobox', { name: 'In order of' }).selectOption('Tons');
    expect(await page.locator('.shipRow b').first().innerText()).toContain('Governor Moore');
    await page.getByRole('searchbox', { name: 'Search' }).fill('bragg');
    expect(await page.locator('.shipRow b').first().innerText()).toBe('General Bragg');
    expect(await rows(page)).toBeLessThan(22);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such ship');
    expect(await page.getByText('No ship of the catalogue is like that').count()).toBe(1);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('Class, year and battle').click();
    await page.getByRole('combobox', { name: 'Class' }).selectOption('Passaic');
    await page.getByRole('combobox', { name: 'In service by' }).selectOption('1862');
    expect(await rows(page)).toBe(3);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('combobox', { name: 'Battle' }).selectOption('Memphis');
    expect(await page.locator('.shipRow b').allInnerTexts()).toContain('USS Benton');
    await tab.context.close();
  });

  it('shows a ship with both drawings, her guns, her sources and her card under every system', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships/uss_cairo');
    const sheet = page.getByTestId('ship-sheet');
    const drawings = sheet.locator('.shipDrawings img');
    expect(await drawings.count()).toBe(2);
    for (const drawing of await drawings.all())
      expect(
        await drawing.evaluate(image =>
          (image as HTMLImageElement).decode().then(() => (image as HTMLImageElement).naturalWidth),
        ),
      ).toBeGreaterThan(300);
    const text = await sheet.innerText();
    for (const words of [
      'USS Cairo',
      'City class',
      '512',
      '2.5 in iron on 24 in wood, sloped 45°',
      '3 × 8-inch',
      'Disputed.',
      'Mahan',
    ])
      expect(text).toContain(words);
    for (const system of ['Portable', 'Quick sheet', 'Rams and Ironclads'])
      expect(await sheet.getByRole('group', { name: system }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('compares up to four ships, by the keyboard alone', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships');
    for (const name of ['USS Cairo', 'USS Passaic', 'CSS Virginia', 'USS Hartford']) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(name);
      await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('searchbox', { name: 'Search' }).fill('USS Monitor');
    expect(await page.getByRole('checkbox', { name: 'Compare USS Monitor' }).isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Compare 4 ships' }).focus();
    await page.keyboard.press('Enter');
    const beside = page.getByTestId('ship-compare');
    await beside.waitFor();
    expect(page.url()).toContain('#ships/uss_cairo+uss_passaic+css_virginia+uss_hartford');
    expect(await beside.getByRole('columnheader').count()).toBe(4);
    expect(
      await beside
        .getByRole('row', { name: /^Hit points/u })
        .locator('td')
        .allInnerTexts(),
    ).toHaveLength(4);
    // The heading takes the focus in the next frame; without it this waits in vain.
    await page.waitForFunction(() => document.activeElement?.id === 'ship-name');
    expect(await violations(page)).toEqual([]);
    await tab.context.close();
  });

  it('says of an unknown ship which comes nearest, and shows guns and forts', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships/uss_cario');
    expect(await page.getByRole('alert').innerText()).toContain('uss_cario');
    await page.getByRole('alert').getByRole('link', { name: 'USS Cairo' }).click();
    await page.getByTestId('ship-sheet').waitFor();
    await page.getByRole('link', { name: 'Guns', exact: true }).click();
    expect(await page.getByTestId('gun-shelf').locator('tbody tr').count()).toBe(45);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Forts', exact: true }).click();
    expect(await page.getByTestId('fort-shelf').locator('details.shipFort').count()).toBe(35);
    expect(await violations(page)).toEqual([]);
    const henry = page.locator('details.shipFort', { hasText: 'Fort Henry' });
    await henry.locator('summary').click();
    expect(
      await henry
        .getByRole('group')
        .filter({ has: page.getByRole('heading') })
        .count(),
    ).toBe(RULE_SETS.length);
    expect(await henry.getByRole('group', { name: 'River and Coastal' }).innerText()).toMatch(/FPV\s+200\s/u);
    expect(await henry.getByText('In the battles').count()).toBe(1);
    await page.locator('details.shipFort summary').nth(1).click();
    expect(await violations(page)).toEqual([]);
    await tab.context.close();
  });

  it('on a phone shows the list or the ship, and nothing runs off the side', async () => {
    const tab = await openTab(stage, { viewport: { width: 360, height: 780 } });
    const { page } = tab;
    for (const address of [
      '#ships',
      '#ships/guns',
      '#ships/fort_henry',
      '#ships/uss_cairo+css_virginia',
      '#ships/uss_cairo',
    ]) {
      await shipsAt(tab.page, stage.url + address);
      expect([address, (await sideways(page)) <= 0]).toEqual([address, true]);
    }
    expect(await page.locator('.shipsList').isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'All ships' }).click();
    expect(await page.locator('.shipsList').isVisible()).toBe(true);
    await tab.context.close();
  });

  it('is reached from a ship in play, and the game lies there as it was left', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await chooseFile(
      page,
      'Open a battle of your own',
      fileURLToPath(new URL('../scenarios/duel.json', import.meta.url)),
    );
    await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
    await page.getByTestId('start').click();
    await boardReady(page);
    await page.getByTestId('lift').click();
    await settled(page);
    const game = page.url();
    await page.keyboard.press('n');
    const before = await page.getByTestId('unit-card').first().innerText();
    await page.getByRole('link', { name: 'In the ship library' }).first().click();
    await page.getByTestId('ship-sheet').waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await boardReady(page);
    expect(page.url()).toBe(game);
    expect(await page.getByTestId('unit-card').first().innerText()).toBe(before);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
