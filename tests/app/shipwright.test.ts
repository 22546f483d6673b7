/** The shipwright in the built page: a ship built, kept, spoilt, mended and scrapped, by mouse and by keys, on a desk and on a phone. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, settled, shipsAt } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const rated = (tab: Tab, system: string): Promise<string> =>
  tab.page.getByTestId('yard-sheet').getByRole('group', { name: system }).innerText();

/** The names of the ships of one's own, as the browser has kept them. */
const shipsKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shelf = 'brownwater-ships';
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === shelf)) return [];
    return new Promise<string[]>((done, fail) => {
      const opening = indexedDB.open(shelf);
      opening.onerror = () => fail(new Error('the ships cannot be read'));
      opening.onsuccess = () => {
        const reading = opening.result.transaction('ships').objectStore('ships').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          done(reading.result.map(({ name }: { name: string }) => name));
        };
      };
    });
  });

describe('the shipwright', () => {
  it('builds a ship like another: drawings, broadside and every rating follow at once, and she is kept', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships/uss_cairo');
    await page.getByRole('button', { name: 'Build one like her' }).click();
    await page.getByTestId('yard-sheet').waitFor();
    const before = await rated(tab, 'Rams and Ironclads');
    const profile = page.getByRole('img', { name: /Profile of/ });
    const drawn = await profile.getAttribute('src');
    await page.getByRole('textbox', { name: 'Name' }).fill('USS Novelty');
    await page.getByRole('spinbutton', { name: 'Speed, knots' }).fill('14');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Monitor');
    expect(await rated(tab, 'Rams and Ironclads')).not.toBe(before);
    expect(await rated(tab, 'Rams and Ironclads')).toContain('14 knots');
    expect(await rated(tab, 'Quick sheet')).toContain('Monitor');
    expect(await rated(tab, 'Portable')).toContain('Turreted Monitor');
    expect(await profile.getAttribute('src')).not.toBe(drawn);
    await page.getByRole('button', { name: 'Put a gun aboard' }).click();
    expect(await page.getByTestId('broadside').innerText()).toMatch(/Bears on the bow\s+6 guns/);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Open USS Novelty' }).click();
    expect(await page.getByRole('spinbutton', { name: 'Speed, knots' }).inputValue()).toBe('14');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save her to a file' }).click(),
    ]);
    const saved = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ vessels: [{ name: 'USS Novelty', knots: 14 }] });
    await page.locator('input[type=file]').setInputFiles({
      name: 'ships.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    });
    await page.getByRole('button', { name: 'Open USS Novelty 2' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'ships.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved.replace('"knots": 14', '"knots": 1e9')),
    });
    expect(await page.getByTestId('yard-refusal').innerText()).toContain('knots from 0 to 30');
    await page.getByRole('link', { name: 'Ships', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Novelty');
    expect(await page.locator('.shipRow').first().innerText()).toContain('your own');
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('by the keyboard alone, and a wrong figure says what is possible', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships/yard');
    await page.getByRole('button', { name: 'Begin a ship anew' }).focus();
    await page.keyboard.press('Enter');
    const tons = page.getByRole('spinbutton', { name: 'Tons' });
    await tons.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('1000000000');
    expect(await page.getByTestId('yard-verdict').innerText()).toContain('tons from 1 to 10000');
    expect(await tons.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('9000');
    expect(await page.getByTestId('yard-verdict').innerText()).toMatch(/expected \d+ to \d+ tons for a hull of/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('600');
    expect(await page.getByTestId('yard-verdict').innerText()).toContain('Her figures agree');
    await page.getByRole('button', { name: 'Delete New ship' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('No ship of your own yet.').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('sails in a fleet and in a made battle, is at home in that battle’s library, and goes along in the link', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(tab.page, stage.url + '#ships/uss_cairo');
    await page.getByRole('button', { name: 'Build one like her' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('USS Novelty');
    await page.getByRole('spinbutton', { name: 'Speed, knots' }).fill('12');
    await page.goto(`${stage.url}#fleets`);
    await page.getByRole('button', { name: 'New Union fleet' }).click();
    for (const name of ['USS Novelty', 'USS Tyler']) {
      await page.getByRole('searchbox', { name: 'Search' }).fill(name);
      await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    }
    expect(await page.getByTestId('fleet-verdict').innerText()).toContain('Ready');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Make a battle with this fleet' }).click();
    await page.waitForSelector('[data-testid="made"][data-busy="false"]:not([data-code=""])');
    expect(await page.getByRole('region', { name: 'Union fleet' }).innerText()).toContain('USS Novelty');
    await page.getByTestId('play-made').click();
    await page.getByTestId('share-battle').click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await openTab(stage);
    await other.page.goto(link);
    await other.page.getByTestId('battle-page').getByText('USS Novelty').first().waitFor();
    await other.page.getByTestId('start').click();
    await boardReady(other.page);
    await other.page.goto(`${stage.url}#ships`);
    await other.page.getByRole('searchbox', { name: 'Search' }).fill('Novelty');
    const row = other.page.locator('.shipRow').first();
    expect(await row.innerText()).toContain('of this battle');
    await row.getByRole('link').click();
    expect(await other.page.getByTestId('ship-sheet').innerText()).toContain('12 knots');
    expect(await violations(other.page)).toEqual([]);
    expect([...ownComplaints(tab), ...ownComplaints(other)]).toEqual([]);
    await Promise.all([tab.context.close(), other.context.close()]);
  });

  it.each([
    ['from its card', false],
    ['before the page has been read whole', true],
  ] as const)('is for sale in the rulebook’s own battle, begun %s', async (_, early) => {
    const tab = await openTab(stage);
    const { page } = tab;
    await shipsAt(page, stage.url + '#ships/uss_cairo');
    await page.getByRole('button', { name: 'Build one like her' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('USS Novelty');
    // Who leaves the page in the same moment is quicker than the browser keeps her.
    await expect.poll(() => shipsKept(page)).toContain('USS Novelty');
    let release = (): void => undefined;
    const gate = new Promise<void>(resolve => (release = resolve));
    if (early) await page.route(/\/app-[^/]*\.js$/, route => gate.then(() => route.continue()));
    await page.goto('about:blank');
    await page.goto(stage.url);
    await page.getByText('A new battle on the river').first().click();
    if (!early) await page.getByRole('heading', { name: /^River battle/, level: 2 }).waitFor();
    await page.getByTestId('start').click();
    release();
    const market = page.getByTestId('market');
    await page.getByTestId('lift').click();
    await market.waitFor();
    if ((await settled(page)).awaiting !== 'union') {
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Buy this fleet' }).click();
      await page.getByTestId('lift').click();
    }
    await market.getByRole('button', { name: 'Buy USS Novelty' }).waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it.each([1280, 768, 390])('at %d wide nothing is pushed sideways and nothing hides', async width => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.setViewportSize({ width, height: 844 });
    await shipsAt(tab.page, stage.url + '#ships/uss_cairo');
    await page.getByRole('button', { name: 'Build one like her' }).click();
    await page.getByTestId('yard-sheet').waitFor();
    expect(await sideways(page)).toBe(0);
    // What a plate guards is told in words: there is room for them, inside the form.
    const guards = page.getByRole('combobox', { name: /^Front: guards/ });
    const [box, form] = await Promise.all([guards, page.locator('.yardForm')].map(each => each.boundingBox()));
    expect(box!.width).toBeGreaterThan(60);
    expect(box!.x + box!.width).toBeLessThanOrEqual(form!.x + form!.width);
    // Of what is chosen nothing is cut off but what a gun's name has in brackets: the arrow of a list takes a little of its room.
    const cut = await page.locator('.yardForm select').evaluateAll(lists =>
      lists.flatMap(list => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const style = getComputedStyle(list);
        pen.font = style.font;
        const words = ((list as HTMLSelectElement).selectedOptions[0]?.text ?? '').replace(/ \(.*/, '');
        const room = list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        return pen.measureText(words).width + 20 > room ? [`${words}: ${room}`] : [];
      }),
    );
    expect(cut).toEqual([]);
    // Her figures come right under her drawings, and in one column the tables that are made of them under the figures.
    const tops = await Promise.all(
      ['.shipDrawings', '.yardForm', '.yardRated'].map(part => page.locator(part).boundingBox()),
    );
    const down = tops.map(part => part!.y);
    if (width < 1024) expect(down).toEqual(down.toSorted((one, other) => one - other));
    // Fields fill their rows: words take two places, figures one.
    const ends = await page.locator('.yardPart:first-child .yardFields .field').evaluateAll(fields => {
      const rows = new Map<number, number>();
      for (const { top, right } of fields.map(field => field.getBoundingClientRect()))
        rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
      return [...rows.values()].slice(0, -1);
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
    expect(await violations(page)).toEqual([]);
    await tab.context.close();
  });
});
