/** Battles and fleets that are made on the real page, handed on as links, files and lines of text. */
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, followAdvice, settled, toTheChart } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const CODE = 'river-16x12-p80.none-small';

const openAt = async (address: string, options: BrowserContextOptions = {}): Promise<Tab> => {
  const tab = await openTab(stage, options);
  await tab.page.goto(`${stage.url}${address}`);
  return tab;
};

/** Waits until the battle of the settings as they stand is there; the word that makes it. */
const madeNow = async (page: Page): Promise<string> => {
  await page.waitForSelector('[data-testid="made"][data-busy="false"]:not([data-code=""])');
  return (await page.getByTestId('made').getAttribute('data-code')) ?? '';
};

describe('making a battle', () => {
  it('by mouse from the first page: what is seen follows the settings, and the link opens it in another window', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.getByRole('link', { name: /^Make a battle/ }).click();
    const first = await madeNow(page);
    expect(first).toMatch(/^river-24x16-p200-/);
    await page.getByRole('radio', { name: 'An estuary' }).check();
    await page.getByRole('checkbox', { name: 'Mines' }).check();
    await page.getByRole('button', { name: 'Another seed' }).click();
    await expect.poll(() => madeNow(page)).toMatch(/^estuary-24x16-p200\.mines\.any-/);
    const code = await madeNow(page);
    for (const side of ['Union', 'Confederate']) {
      const worth = await page.getByRole('region', { name: `${side} fleet` }).getAttribute('data-worth');
      expect(Number(worth)).toBeGreaterThan(20);
      expect(Number(worth)).toBeLessThanOrEqual(200);
    }
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('play-made').click();
    await page.getByTestId('share-battle').click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(link).toBe(`${stage.url}#battle=${code}&rules=portable`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the battle as a file' }).click();
    const file = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as { title: string; chart: unknown };
    expect(await violations(page)).toEqual([]);
    const other = await openTab(stage);
    await other.page.goto(link);
    await other.page.getByRole('heading', { name: file.title }).waitFor();
    expect(await violations(other.page)).toEqual([]);
    expect([...ownComplaints(tab), ...ownComplaints(other)]).toEqual([]);
    await Promise.all([tab.context.close(), other.context.close()]);
  });

  it('of two turreted monitors against three frigates in three clicks', async () => {
    const tab = await openAt(`#make=${CODE}&rules=portable`);
    const { page } = tab;
    await madeNow(page);
    await page.getByRole('combobox', { name: 'Union fleet' }).selectOption('2 × Turreted Monitor');
    await page.getByRole('combobox', { name: 'Confederate fleet' }).selectOption('3 × Steam Frigate');
    await expect.poll(() => madeNow(page)).toMatch(/-union:\w+,\w+-confederate:\w+,\w+,\w+-small/);
    expect(await page.getByText('sail along').count()).toBe(1);
    expect(await sideways(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('play-made').click();
    await page.getByTestId('share-battle').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('by keyboard, and back again by the address', async () => {
    const tab = await openAt(`#make=${CODE}&rules=quick-sheet`);
    const { page } = tab;
    expect(await madeNow(page)).toBe(CODE);
    await page.getByRole('slider', { name: 'Each fleet' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => madeNow(page)).toBe(CODE.replace('p80', 'p90'));
    await page.reload();
    expect(await madeNow(page)).toBe(CODE.replace('p80', 'p90'));
    await page.getByRole('textbox', { name: 'Seed' }).fill('two words');
    expect(await page.getByTestId('make-fault').innerText()).toContain('expected a seed');
    expect(await page.getByTestId('play-made').getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('textbox', { name: 'Seed' }).fill('small');
    await madeNow(page);
    await page.getByTestId('play-made').focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('battle-page').waitFor();
    expect(await page.getByRole('radio', { name: 'Quick sheet' }).isChecked()).toBe(true);
    await page.goBack();
    expect(await madeNow(page)).toBe(CODE.replace('p80', 'p90'));
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('a made battle', () => {
  it.each(RULE_SETS.map(({ id }) => id))('is played for a turn under %s, and after a reload', async id => {
    const tab = await openAt(`#battle=${CODE}&rules=${id}`);
    const { page } = tab;
    await page.getByLabel('Who plays the Confederate side').selectOption('random');
    await page.getByTestId('start').click();
    await toTheChart(page);
    const turn = await followAdvice(
      page,
      () => page.keyboard.press('t'),
      now => now.turn > 1,
    );
    expect(turn.outcome).toBe('');
    await page.reload();
    await boardReady(page);
    expect((await settled(page)).commands).toBeGreaterThanOrEqual(turn.commands);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('is tested under an address that a reload understands', async () => {
    const { page, context } = await openAt(`#battle=${CODE}`);
    await page.getByTestId('test-battle').click();
    const title = await page.getByTestId('trial').getByRole('heading').first().innerText();
    expect(new URL(page.url()).hash).toBe(`#test=${CODE}`);
    await page.reload();
    expect(await page.getByTestId('trial').getByRole('heading').first().innerText()).toBe(title);
    await context.close();
  });

  it.each([
    ['#battle=river-99x12-p80-small', 'expected columns from 16 to 48, found 99'],
    ['#battle=memphsi', 'nearest known name "memphis"'],
  ])('a damaged link, %s, gets one sentence and a way on', async (address, says) => {
    const tab = await openAt(address);
    expect(await tab.page.getByTestId('link-refusal').innerText()).toContain(says);
    expect(await violations(tab.page)).toEqual([]);
    await tab.page.getByRole('button', { name: 'First page' }).click();
    await tab.page.getByTestId('first').waitFor();
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('of history has a link too', async () => {
    const { page, context } = await openAt('#battle=memphis&rules=rams-ironclads');
    await page.getByRole('heading', { name: 'Memphis', exact: true }).waitFor();
    expect(await page.getByRole('radio', { name: 'Rams and Ironclads' }).isChecked()).toBe(true);
    await context.close();
  });
});

describe('fleets', () => {
  it('are built, kept, handed on as text and taken into a battle', async () => {
    const tab = await openAt('#fleets');
    const { page } = tab;
    await page.getByRole('button', { name: 'New Union fleet' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('cairo');
    await page.getByRole('button', { name: 'Add USS Cairo', exact: true }).click();
    expect(await page.getByTestId('fleet-verdict').innerText()).toContain('expected 2 to 8 vessels, found 1');
    await page.getByRole('searchbox', { name: 'Search' }).fill('benton');
    await page.getByRole('button', { name: 'Add USS Benton', exact: true }).focus();
    await page.keyboard.press('Enter');
    for (const list of ['Ships of the fleet', 'Ships to choose from']) {
      const benton = page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: 'USS Benton' });
      await benton.locator('summary').click();
      const rated = await benton.getByRole('group', { name: 'River and Coastal' }).innerText();
      expect([list, rated]).toEqual([list, expect.stringMatching(/SPV\s+63\s/u)]);
    }
    await page.getByRole('textbox', { name: 'Name of the fleet' }).fill('Two of them');
    expect(await page.getByTestId('fleet-worth').getAttribute('data-worth')).toBe('91');
    const line = await page.getByRole('textbox', { name: 'The fleet as a line of text' }).inputValue();
    expect(line).toBe('union 200: uss_cairo, uss_benton (Two of them)');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Open Two of them' }).click();
    await page.getByRole('link', { name: 'Make a battle with this fleet' }).click();
    expect(await madeNow(page)).toContain('-union:uss_cairo,uss_benton-');
    const union = await page.getByRole('region', { name: 'Union fleet' }).innerText();
    expect(union).toContain('USS Cairo');
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('come from text; a damaged one is refused with its place and the nearest name', async () => {
    const tab = await openAt('#fleets');
    const { page } = tab;
    await page.getByRole('button', { name: 'Paste a fleet' }).click();
    const field = page.getByRole('textbox', { name: 'The line' });
    await field.fill('union 200: uss_cairo, uss_bentn (Flotilla)');
    await page.getByRole('button', { name: 'Take it' }).click();
    const refusal = await page.getByTestId('fleet-refusal').innerText();
    expect(refusal).toContain('ship 2');
    expect(refusal).toContain('"uss_benton"');
    expect(await violations(page)).toEqual([]);
    await field.fill('union 200: uss_cairo, uss_benton (Flotilla)');
    await page.getByRole('button', { name: 'Take it' }).click();
    await page.getByRole('button', { name: 'Rename Flotilla' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Squadron');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open Squadron' }).waitFor();
    await page.getByRole('button', { name: 'Delete Squadron' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => page.getByRole('list', { name: 'Fleets' }).getByRole('button').count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it.each(['#fleets', `#make=${CODE}`, `#battle=${CODE}`])('%s fits a phone', async address => {
    const { page, context } = await openAt(address, { viewport: { width: 360, height: 740 } });
    await page.locator('.make').waitFor();
    if (address === '#fleets') await page.getByRole('button', { name: 'New Union fleet' }).click();
    expect(await sideways(page)).toBe(0);
    await context.close();
  });
});

describe('the card of a battle', () => {
  it('says on a phone what takes no part, in step with the switches', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, context } = await openAt('#battle=fort-henry', phone);
    const note = page.getByTestId('idle');
    await page.getByRole('radio', { name: 'Portable' }).check({ force: true });
    await page.getByRole('switch', { name: /^Forts/ }).tap({ force: true });
    await expect.poll(() => note.innerText()).toContain('Fort Henry');
    expect(await note.innerText()).toContain('and with that the objectives');
    expect(await sideways(page)).toBe(0);
    await page.getByRole('switch', { name: /^Forts/ }).tap({ force: true });
    await expect.poll(() => note.innerText()).not.toContain('Fort Henry');
    await context.close();
  });
});
