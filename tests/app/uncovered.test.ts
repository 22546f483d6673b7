/** What comes and goes over the chart, and what opens, lies over nothing that is to be read or pressed. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begun } from './firstCommand.ts';
import { openStage, type Stage, type WindowOptions } from './harness.ts';
import { followAdvice, framesDrawn, ownTurn, settled, standing, whereStays } from './player.ts';

const touch = (width: number, height: number): WindowOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const WINDOWS: readonly (readonly [name: string, window: WindowOptions])[] = [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone on its side', touch(844, 390)],
  ['a phone', touch(390, 844)],
  ['an upright tablet', touch(820, 1180)],
];
const MOVING: WindowOptions = { reducedMotion: 'no-preference' };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const alone = async (battle: string, rules: string, window: WindowOptions, settings: object = {}): Promise<Page> => {
  const { page } = await begun(stage, { battle, rules, seed: 'uncovered', enemy: 'captain', window, settings });
  await page.getByTestId('lift').click();
  await ownTurn(page);
  return page;
};

/** Pairs of elements that are shown and lie over each other. */
const over = (page: Page, what: string, others: string): Promise<string[]> =>
  page.evaluate(
    ([those, theirs]) => {
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map(element => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0);
      return shown(those).flatMap(({ element, box }) =>
        shown(theirs)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          )
          .map(other => `${element.className} over ${other.element.className}`),
      );
    },
    [what, others] as const,
  );

/** Whether a hex lies under such an element, its middle or half a counter of it. */
const lies = async (page: Page, hex: number, under: string): Promise<boolean> => {
  const { x, y } = await whereStays(page, hex);
  const box = (await page.locator(under).boundingBox())!;
  return x > box.x - 16 && x < box.x + box.width + 16 && y > box.y - 16 && y < box.y + box.height + 16;
};

/** Notes over what every line between two turns lies when it appears, at its place of rest. */
const watchBeats = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const notes = { seen: 0, foot: 0, over: [] as string[] };
    Object.assign(window, { beats: notes });
    const KEPT =
      '.ribbon > *, .goalTicks, .tool, .dock, .sheet, .overlayLegend, .hexLine, .turnStrip, .tray, .chartFoot > *, .smallMap';
    const known = new Set<Element>();
    new MutationObserver(() => {
      const beat = document.querySelector<HTMLElement>('[data-testid="beat"]');
      if (!beat || known.has(beat)) return;
      known.add(beat);
      notes.seen += 1;
      const { animation } = beat.style;
      beat.style.animation = 'none';
      const { left, right, top, bottom } = beat.getBoundingClientRect();
      beat.style.animation = animation;
      notes.foot = Math.max(notes.foot, bottom);
      const board = document.querySelector('.boardArea')!.getBoundingClientRect();
      if (top < board.top || bottom > board.bottom) notes.over.push('the rim of the chart');
      for (const other of document.querySelectorAll(KEPT)) {
        const box = other.getBoundingClientRect();
        const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
        if (box.width > 0 && !apart) notes.over.push(`${beat.className} over ${other.className}`);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

const beatsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { beats: { seen: number; foot: number; over: string[] } }).beats);

describe.each(WINDOWS)('on %s', (_, window) => {
  it.each([
    ['moves', MOVING],
    ['stands still', {}],
  ] as const)('the line between two turns lies over the chart alone where it %s', async (__, motion) => {
    const page = await alone('first-command', 'portable', { ...window, ...motion });
    await watchBeats(page);
    const { turn } = await standing(page);
    await followAdvice(
      page,
      () => page.keyboard.press('t'),
      now => now.turn > turn + 1,
    );
    const { seen, over: lies } = await beatsOf(page);
    expect(seen).toBeGreaterThan(0);
    expect(lies).toEqual([]);
    await page.context().close();
  });

  it('dice that are thrown while the film runs lie over none of it, and over nothing else that is read', async () => {
    const page = await alone('first-command', 'portable', window, { speed: 2 });
    await page.evaluate(() => {
      const dice = { seen: 0, over: [] as string[] };
      Object.assign(window, { dice });
      const look = () => {
        const tray = document.querySelector('.tray');
        if (!tray || !document.querySelector('.film:not([data-state="rest"])')) return;
        dice.seen += 1;
        const { left, right, top, bottom } = tray.getBoundingClientRect();
        for (const other of document.querySelectorAll('.film, .goalTicks, .ribbon > *, .dock, .turnStrip')) {
          const box = other.getBoundingClientRect();
          const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
          if (box.width > 0 && !apart) dice.over.push(other.className);
        }
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const { turn } = await standing(page);
    await followAdvice(
      page,
      () => page.keyboard.press('t'),
      now => now.turn > turn,
    );
    const dice = await page.evaluate(() => (window as unknown as { dice: { seen: number; over: string[] } }).dice);
    expect(dice.seen).toBeGreaterThan(0);
    expect([...new Set(dice.over)]).toEqual([]);
    await page.context().close();
  });

  it('the legend lies under no row of ships and no tool, and its title under none of its buttons', async () => {
    const page = await alone('memphis', 'quick-sheet', window);
    await page.keyboard.press('n');
    await settled(page);
    await page.keyboard.press('m');
    await page.getByTestId('overlay').waitFor();
    await framesDrawn(page);
    expect(await over(page, '.overlayLegend', '.turnStrip button, .tool, .dock, .goalTicks')).toEqual([]);
    expect(await over(page, '.overlayLegend h2', '.overlayLegend button, .overlayMarks')).toEqual([]);
    // Nor do dice lie over that row, wherever it ends: a tray as wide as they come.
    await page.evaluate(() => {
      const tray = document.createElement('div');
      tray.className = 'tray';
      tray.innerHTML = '<div class="diceRow">' + '<svg class="die"></svg>'.repeat(9) + '</div>';
      document.querySelector('.boardArea')!.append(tray);
    });
    expect(await over(page, '.tray', '.turnStrip')).toEqual([]);
    await page.evaluate(() => document.querySelector('.tray')!.remove());
    // Nor over the ship about whom it is asked, also once it is known what can hit her.
    const asked = (await standing(page)).cursor;
    await page.keyboard.press('x');
    await page.locator('.overlaySays').waitFor();
    await expect.poll(() => lies(page, asked, '.overlayLegend')).toBe(false);
    await page.context().close();
  });

  it('what “More” opens at the end of a battle can be read and pressed at once', async () => {
    const page = await alone('first-command', 'portable', window);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Concede the battle' }).click();
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await page.getByTestId('report-more').click();
    await framesDrawn(page);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.reportMore button')]
        .filter(button => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return !there || !button.contains(there);
        })
        .map(button => button.innerText),
    );
    expect(hidden).toEqual([]);
    await page.context().close();
  });
});

it.each([
  ['portable', 'a phone', touch(390, 844)],
  ['quick-sheet', 'a phone', touch(390, 844)],
  ['portable', 'a phone on its side', touch(844, 390)],
] as const)('under %s the line between two turns ends above the ship in hand on %s', async (rules, _, window) => {
  const page = await alone('memphis', rules, window);
  await watchBeats(page);
  const { turn } = await standing(page);
  await followAdvice(
    page,
    () => page.keyboard.press('t'),
    now => now.turn > turn,
  );
  const { seen, foot } = await beatsOf(page);
  expect(seen).toBeGreaterThan(0);
  await page.keyboard.press('n');
  const { cursor } = await settled(page);
  const { y } = await whereStays(page, cursor);
  expect(y - foot).toBeGreaterThan(16);
  await page.context().close();
});

it('what would come of a place lies over no row of ships on an upright tablet, and is told once on a phone on its side', async () => {
  const advised = async (window: WindowOptions): Promise<Page> => {
    const page = await alone('memphis', 'nws-1971', window);
    await page.keyboard.press('n');
    await settled(page);
    await page.keyboard.press('t');
    await page.getByTestId('hint').waitFor();
    await page.getByTestId('foresight').waitFor({ state: 'attached' });
    await settled(page);
    return page;
  };
  const tablet = await advised(touch(820, 1180));
  expect(await tablet.getByTestId('foresight').isVisible()).toBe(true);
  expect(await over(tablet, '.foresight', '.turnStrip button, .tool, .dock')).toEqual([]);
  await tablet.context().close();
  const phone = await advised(touch(844, 390));
  expect(await phone.getByTestId('foresight').isVisible()).toBe(false);
  await phone.context().close();
});

it('what is told of a hex on a phone lies over no ship in hand', async () => {
  const page = await alone('memphis', 'quick-sheet', touch(390, 844));
  for (let ship = 0; ship < 4; ship++) {
    const { selected } = await standing(page);
    await page.keyboard.press('n');
    await expect.poll(async () => (await standing(page)).selected).not.toBe(selected);
    const { cursor } = await settled(page);
    const { y } = await whereStays(page, cursor);
    const foot = await page
      .getByTestId('hex-line')
      .evaluateAll(all => Math.max(0, ...all.map(line => line.getBoundingClientRect().bottom)));
    expect(foot).toBeGreaterThan(0);
    expect(y - foot).toBeGreaterThan(16);
  }
  await page.context().close();
});

it('what goes on below the edge of the side column shows it by a shade, until its end has been reached', async () => {
  const page = await alone('first-command', 'nws-1971', { viewport: { width: 1280, height: 720 } });
  await page.keyboard.press('n');
  await settled(page);
  const part = page.locator('.sidePart:not([hidden])');
  const shade = (): Promise<number> => part.evaluate(element => Number(getComputedStyle(element, '::after').opacity));
  expect(await part.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true);
  expect(await shade()).toBe(1);
  await part.evaluate(element => element.scrollTo(0, element.scrollHeight));
  await expect.poll(shade).toBeLessThan(0.1);
  await part.evaluate(element => element.scrollTo(0, 60));
  await expect.poll(shade).toBe(1);
});

it('a desk is as high as its window, however long the sheet of a ship: the page itself has nowhere to scroll to', async () => {
  const page = await alone('plum-point-bend', 'river-coastal', { viewport: { width: 1280, height: 800 } });
  await page.keyboard.press('n');
  await settled(page);
  const part = page.locator('.sidePart:not([hidden])');
  expect(await part.evaluate(element => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.context().close();
});
