/** A battle by post on the real page: two windows that share nothing, a file and a link. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { PHONE, AT_ONCE, openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { goOn, mouse, settled, standing } from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));
/** Small windows: what is tested is not the chart. */
const WINDOW: BrowserContextOptions = { viewport: { width: 900, height: 560 } };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const quickTab = (window: BrowserContextOptions): Promise<Tab> => openTab(stage, { ...window, settings: AT_ONCE });

/** Settles a duel by post and begins it. */
const invite = async (page: Page, rules: string): Promise<void> => {
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByLabel(rules, { exact: true }).check();
  await page.getByLabel('Who plays the Confederate side').selectOption({ label: 'A player elsewhere, by post' });
  await page.getByLabel('Your name, as your opponent will see it').fill('Ada');
  await page.getByTestId('start').click();
};

const doing = async (page: Page): Promise<string> => {
  await settled(page);
  return (await page.getByTestId('post').getAttribute('data-doing')) ?? '';
};

/** Presses the main button until there is something to send. */
const decide = async (page: Page): Promise<void> => {
  for (let press = 0; press < 12; press++) {
    if ((await doing(page)) !== 'deciding') return;
    await goOn(mouse(page));
  }
  throw new Error('there is always something left to decide');
};

/** What the send card offers. */
const letter = async (page: Page): Promise<{ file: string; link: string }> => {
  const fetched = page.waitForEvent('download');
  await page.getByTestId('save-post').click();
  const file = readFileSync(await (await fetched).path(), 'utf8');
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { file, link };
};

const send = async (page: Page): Promise<{ file: string; link: string }> => {
  await page.getByTestId('primary').click();
  return letter(page);
};

/** The first throw of the battle, as the log has it. */
const initiative = async (page: Page): Promise<string> => {
  if ((await page.getByTestId('log').count()) === 0)
    await page.getByRole('button', { name: 'Ship, objectives and log' }).click();
  const first = page
    .getByTestId('log')
    .getByText(/^First move/)
    .first();
  return ((await first.textContent()) ?? '').trim();
};

/** Letters of a battle under the quick sheet in which hands are drawn and cards laid on both sides. */
const LETTERS = 10;

let files = 0;
/** Puts a letter where the page can open it. */
const fileWith = (text: string): string => {
  const path = join(tmpdir(), `brownwater-post-${process.pid}-${(files += 1)}.json`);
  writeFileSync(path, text);
  return path;
};

describe('a battle by post', () => {
  it('goes to and fro by link and by file, and a forged file changes nothing', async () => {
    const [ada, ben] = await Promise.all([quickTab(WINDOW), quickTab(PHONE)]);
    await invite(ada.page, 'Portable');
    expect(await doing(ada.page)).toBe('deciding');
    await decide(ada.page);
    expect(await doing(ada.page)).toBe('ready');
    const first = await send(ada.page);
    expect(await doing(ada.page)).toBe('waiting');
    expect(first.link.length).toBeLessThan(8200);
    // What both choose at the same time travels sealed.
    expect(first.file).toContain('"type":"sealed"');
    expect(first.file).not.toContain('"type":"orders"');

    await ben.page.goto(first.link);
    await ben.page.getByText('Ada asks you to fight “Duel” by post.').waitFor();
    expect(await violations(ben.page)).toEqual([]);
    expect(await sideways(ben.page)).toBe(0);
    await ben.page.getByLabel('Your name, as Ada will see it').fill('Ben');
    await ben.page.getByTestId('post-accept').click();
    await ben.page.getByTestId('post-read').click();
    await decide(ben.page);
    const second = await send(ben.page);
    expect(await doing(ben.page)).toBe('waiting');

    const before = await standing(ada.page);
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await chooseFile(ada.page, 'Load from a file', fileWith(second.file.replace('"name":"Ben"', '"name":"Eve"')));
    await ada.page.getByTestId('post-refusal').waitFor();
    expect(await ada.page.getByTestId('post-refusal').innerText()).toContain('was changed on its way');
    // It is taken up again from what this browser keeps, with its secret.
    await ada.page.getByRole('link', { name: 'To your game' }).click();
    expect(await doing(ada.page)).toBe('waiting');
    expect(await standing(ada.page)).toEqual(before);

    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await chooseFile(ada.page, 'Load from a file', fileWith(second.file));
    await ada.page.getByTestId('post-read').waitFor();
    expect(await ada.page.getByTestId('post-checked').innerText()).toContain('1 throw of joint dice');
    expect(await violations(ada.page)).toEqual([]);
    await ada.page.getByTestId('post-read').click();
    const after = await standing(ada.page);
    expect(after.commands).toBeGreaterThan(before.commands);

    // The throw is the same on both pages.
    await decide(ada.page);
    const third = await send(ada.page);
    await ben.page.goto(third.link);
    await ben.page.getByTestId('post-read').click();
    expect(await initiative(ben.page)).toBe(await initiative(ada.page));
    await expect.poll(() => doing(ben.page)).not.toBe('waiting');
    expect(ownComplaints(ada)).toEqual([]);
    expect(ownComplaints(ben)).toEqual([]);
    await Promise.all([ada.context.close(), ben.context.close()]);
  });

  it('under the quick sheet leaves each hand with its owner', async () => {
    const [ada, ben] = await Promise.all([quickTab(WINDOW), quickTab(WINDOW)]);
    await invite(ada.page, 'Quick sheet');
    let [mine, other] = [ada.page, ben.page];
    let last = '';
    for (let letters = 0; letters < LETTERS; letters++) {
      await decide(mine);
      const { file, link } = (await doing(mine)) === 'waiting' ? await letter(mine) : await send(mine);
      last = file;
      await other.goto(link);
      if (letters === 0) {
        await other.getByLabel('Your name, as Ada will see it').fill('Ben');
        await other.getByTestId('post-accept').click();
      }
      await other.getByTestId('post-read').click();
      [mine, other] = [other, mine];
    }
    expect(last).toContain('"version":2');
    expect(last).toContain('"layPlace"');
    expect(last).not.toContain('"lay"');
    expect(ownComplaints(ada)).toEqual([]);
    expect(ownComplaints(ben)).toEqual([]);
    await Promise.all([ada.context.close(), ben.context.close()]);
  });
});
