/** The first page of somebody who has never been here, his orders before the battle, and what is remembered of it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WIN_RATES } from '../../src/app/opponent/winRates.ts';
import { sideways, violations } from './axe.ts';
import { AT_ONCE, PHONE, openStage, openTab, ownComplaints, type Stage } from './harness.ts';
import { boardReady, choosePlayer, followAdvice } from './player.ts';

/** Charts are painted one after another, on a busy machine in many seconds. */
const LONG = { timeout: 170_000, interval: 2000 };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const seatOf = (page: Page, side: string) => page.getByRole('region', { name: `${side} side` });

/** How many points of a battle's small chart have that colour. */
const pointsOf = (page: Page, battle: RegExp, colour: readonly number[]): Promise<number> =>
  page
    .getByRole('img', { name: battle })
    .first()
    .evaluate((element, [red = 0, green = 0, blue = 0]) => {
      const canvas = element as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      let found = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1;
      return found;
    }, colour);

const coloursOf = async (page: Page, side: string): Promise<number[]> => {
  const read = (): Promise<string> =>
    page.evaluate(name => getComputedStyle(document.documentElement).getPropertyValue(`--${name}-deck`).trim(), side);
  // The page has its colours a little later than its words.
  await expect.poll(read, LONG).not.toBe('');
  const value = await read();
  return [1, 3, 5].map(at => Number.parseInt(value.slice(at, at + 2), 16));
};

describe('the first page of a newcomer', () => {
  it('has the teaching battle chosen, against a captain whose stars and wins are told in plain words', async () => {
    const { page, context } = await openTab(stage, { untouched: true });
    await page.getByLabel('Who plays the Union side').waitFor();
    expect(await page.getByRole('radio', { name: /First Command/ }).isChecked()).toBe(true);
    expect(await page.getByLabel('Who plays the Union side').inputValue()).toBe('human');
    expect(await page.getByLabel('Who plays the Confederate side').inputValue()).toBe('captain');
    const says = await seatOf(page, 'Confederate').innerText();
    expect(says).toContain('★★★ Captain');
    expect(says).toContain(`Beats a raw recruit in ${WIN_RATES['captain:random']?.portable} battles of 100.`);
    // Four levels for eight opponents: the others are tempers.
    expect(await page.getByLabel('Who plays the Confederate side').locator('option').count()).toBe(6);
    expect(await seatOf(page, 'Confederate').getByRole('radio').count()).toBe(3);
    const picture = page.getByRole('img', { name: /^The chart off Memphis/ });
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth), LONG).toBe(1000);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has the button that begins it in the first view of a phone, with its name, and lessons above the first battle', async () => {
    const { page, context } = await openTab(stage, { ...PHONE, untouched: true });
    await page.getByLabel('Who plays the Union side').waitFor({ state: 'attached' });
    const seen = (name: string): Promise<boolean> =>
      page
        .locator(name)
        .first()
        .evaluate(element => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return top >= 0 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.locator('.setupOf').innerText()).toBe('First Command');
    expect(await seen('.setupOf')).toBe(true);
    expect(await seen('[data-testid="start"]')).toBe(true);
    expect(await seen('.learnList button')).toBe(true);
    // A press is answered by what it does: the browser's own flash is the same everywhere and says nothing.
    const flashes = page
      .getByRole('button')
      .evaluateAll(buttons =>
        buttons.map(button => getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color')),
      );
    expect([...new Set(await flashes)]).toEqual(['rgba(0, 0, 0, 0)']);
    expect(await page.locator('.battleCard').first().innerText()).toContain('First Command');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    // It begins what is chosen, and covers nothing of what is come to at the end.
    await page.locator('.battleCard').filter({ hasText: 'Memphis' }).first().tap();
    await expect.poll(() => page.locator('.setupOf').innerText()).toBe('Memphis');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [card, bar] = await Promise.all(
      ['.setupCard', '.setupBegin'].map(each =>
        page.locator(each).evaluate(one => one.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    expect(card!.bottom).toBeLessThanOrEqual(bar!.top);
    await page.getByTestId('start').tap();
    await boardReady(page);
    await context.close();
  });

  it.each([
    ['a phone', PHONE, 0.25],
    ['a desk', {}, 1],
  ] as const)(
    'has letters of twice the size on %s, and nothing beside the page or its card',
    async (_, window, most) => {
      const settings = { ...AT_ONCE, textSize: 200 };
      const { page, context } = await openTab(stage, { ...window, untouched: true, settings });
      await page.getByLabel('Who plays the Union side').waitFor({ state: 'attached' });
      const { width, height } = page.viewportSize()!;
      // A phone makes its page wider where something does not fit.
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const beyond = await page.evaluate(() => {
        const column = document.querySelector('.masthead')!.getBoundingClientRect().right;
        return [...document.querySelectorAll('.masthead *, .setupCard *')]
          .filter(each => each.getClientRects().length > 0)
          .filter(each => each.getBoundingClientRect().right > (each.closest('.masthead') ? column : innerWidth))
          .map(each => each.outerHTML.slice(0, 60));
      });
      expect(beyond).toEqual([]);
      const { top } = await page.locator('.setupBegin').evaluate(one => one.getBoundingClientRect());
      expect(height - top).toBeLessThan(most * height);
      await context.close();
    },
  );

  it('shows each battle with the counters that lie on its chart at first', async () => {
    const { page, context } = await openTab(stage, { untouched: true });
    for (const side of ['union', 'confederate']) {
      const colour = await coloursOf(page, side);
      await expect.poll(() => pointsOf(page, /Chart of First Command/, colour), LONG).toBeGreaterThan(20);
    }
    await context.close();
  });
});

describe('one player against an opponent', () => {
  it('reads who he is, what he must do and what the enemy must, and then stands at the chart', async () => {
    const tab = await openTab(stage, { untouched: true });
    const { page } = tab;
    await page.getByLabel('Who plays the Union side').waitFor();
    await page.getByTestId('start').click();
    await boardReady(page);
    const orders = page.getByRole('dialog', { name: 'You lead the Union side' });
    const text = await orders.innerText();
    expect(text).toMatch(/You win by one of these\s+Sink or capture/);
    expect(text).toMatch(/The enemy wins by one of these\s+\S+/);
    // By its own tree of what is read out: a large letter that floats is joined with the word after it.
    const tree = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const read = tree.nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? [String(name?.value)] : []));
    expect(read.find(words => words.includes('place to learn in'))).toMatch(/^A place to learn in/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await orders.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('board');
    // Who comes back in the middle of the battle knows his orders.
    await followAdvice(
      page,
      () => page.keyboard.press('t'),
      ({ commands }) => commands > 0,
    );
    await page.reload();
    await boardReady(page);
    expect(await page.getByTestId('curtain').count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('finds the battle, rules and opponents of the last time chosen', async () => {
    const { page, context } = await openTab(stage, { untouched: true });
    await page.locator('.battleCard').filter({ hasText: 'Memphis' }).first().click();
    await page.getByLabel('Quick sheet', { exact: true }).check();
    await choosePlayer(page, 'Union', 'Bold captain');
    await page.getByLabel('Who plays the Confederate side').selectOption('human');
    await page.getByTestId('start').click();
    await boardReady(page);
    await page.getByRole('dialog', { name: 'You lead the Confederate side' }).waitFor();
    await page.goBack();
    await page.reload();
    await page.getByLabel('Who plays the Union side').waitFor();
    expect(await page.getByRole('radio', { name: /Memphis/ }).isChecked()).toBe(true);
    expect(await page.getByLabel('Quick sheet', { exact: true }).isChecked()).toBe(true);
    expect(await seatOf(page, 'Union').getByLabel('Bold', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Who plays the Confederate side').inputValue()).toBe('human');
    await context.close();
  });
});
