/** The play screen on every size of page: phone, phone on its side, upright tablet, and a desk's page under a glass. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { situationOf, start } from '../../src/core/engine.ts';
import { replayFragment } from '../../src/trials/link.ts';
import { matchNamed } from '../helpers/scenarios.ts';
import { sideways, violations } from './axe.ts';
import { alone, chooseFirstCommand, firstCommandAt } from './firstCommand.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab, type WindowOptions } from './harness.ts';
import { boardReady, framesDrawn, goOn, mouse, ownTurn, settled, standing, whereStays } from './player.ts';

const touch = (width: number, height: number): WindowOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const PHONE = touch(390, 844);
const LYING = touch(844, 390);
const TABLET = touch(820, 1180);
/** 1280 by 800 at 200 and 400 %. */
const TWICE: WindowOptions = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
const FOURFOLD: WindowOptions = { viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 };

const [CONESTOGA, HEX] = ['uss_conestoga', 306] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => element.getBoundingClientRect().toJSON() as Box);

/** Tools of the chart that are shown, and of them those that no press would reach. */
const tools = (page: Page): Promise<{ shown: string[]; lost: string[] }> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.boardTools .tool')].filter(
      tool => tool.getClientRects().length > 0,
    );
    const lost = all.filter(tool => {
      const { x, y, width, height } = tool.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return !there || !tool.contains(there);
    });
    const names = (some: readonly HTMLElement[]): string[] => some.map(tool => tool.ariaLabel ?? '');
    return { shown: names(all), lost: names(lost) };
  });

/** What can be pressed and is smaller than a finger; not meant are words in a running text, and marks on a line that stand where things happened. */
const small = (page: Page, within = '.play'): Promise<string[]> =>
  page.evaluate(
    place =>
      [...document.querySelectorAll<HTMLElement>(`${place} :is(button, summary, select, input, a[href])`)]
        .filter(
          element =>
            element.getClientRects().length > 0 &&
            !element.matches('.whyWord, p a, .libraryLink, .lineMark, .hidden *'),
        )
        .flatMap(element => {
          const target = element.matches('input') ? (element.closest('label') ?? element) : element;
          const { width, height } = target.getBoundingClientRect();
          const name = `${target.className} ${element.className} ${element.ariaLabel ?? element.innerText}`.slice(
            0,
            60,
          );
          return width < 43.5 || height < 43.5 ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : [];
        }),
    within,
  );

/** Whether nothing lies over the ship in hand, or over another hex, and it is on the part of the chart that is seen. */
const isSeen = async (page: Page, hex: number = HEX): Promise<boolean> => {
  const { x, y } = await whereStays(page, hex);
  return page.evaluate(
    ([left, top]) => {
      const there = document.elementFromPoint(left, top);
      return there?.closest('.board') !== null && there !== null;
    },
    [x, y] as const,
  );
};

/** The Union's move, with Conestoga in hand. */
const begin = async (window: WindowOptions, settings: object = {}): Promise<Tab> => {
  const tab = await firstCommandAt(stage, { rules: 'portable', steps: ['firstMove', 'secondMove'], window, settings });
  const { page } = tab;
  await page.locator('button[aria-keyshortcuts="N"]').click();
  await expect.poll(async () => (await settled(page)).selected).toBe(CONESTOGA);
  return tab;
};

/** Holds a finger on a hex until that has been answered. */
const holdOn = async (page: Page, hex: number, answered: () => Promise<boolean>): Promise<void> => {
  const { x, y } = await whereStays(page, hex);
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await expect.poll(answered).toBe(true);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const TOOLS = 8;

describe('the other screens of a phone', () => {
  const GAME = {
    scenario: 'first-command',
    rules: 'portable',
    options: { ...matchNamed('portable', 'first-command').options },
    opponents: { union: 'captain', confederate: 'captain' },
    seed: 'fingers',
  };
  const REPLAY = replayFragment(GAME);
  const at = (address: string) => (page: Page) => page.goto(stage.url + address);
  const SCREENS: readonly (readonly [screen: string, within: string, come: (page: Page) => Promise<unknown>])[] = [
    ['first page', '[data-testid="first"]', at('#')],
    ['ship library', '[data-testid="ships"]', at('#ships')],
    ['yard', '[data-testid="yard"]', at('#ships/yard')],
    ['career', '[data-testid="career"]', at('#career')],
    ['fleets', '[data-testid="fleets"]', at('#fleets')],
    ['making', '[data-testid="make"]', at('#make')],
    ['help', '.helpDialog', at('#help')],
    ['replay', '[data-testid="replay"]', at(REPLAY)],
    ['report', '[data-testid="report"][data-painted="true"]', at(REPLAY.replace('#replay=', '#report='))],
    ['settings', 'dialog[open]', page => page.getByRole('button', { name: 'Settings' }).click()],
    ['trial', '[data-testid="trial"]', page => page.getByTestId('test-battle').click()],
    [
      'market',
      '[data-testid="market"]',
      async page => {
        await page.getByText('A new battle on the river').first().click();
        await page.getByLabel(/seed/i).fill('market');
        await page.getByRole('heading', { name: 'River battle market', level: 2 }).waitFor();
        await page.getByTestId('start').click();
        await page.getByTestId('lift').click();
        await page.getByRole('button', { name: 'Suggest a fleet' }).click();
        await page
          .getByRole('button', { name: /^Take .* out$/ })
          .first()
          .waitFor();
      },
    ],
    [
      'saved games',
      '.saved',
      async page => {
        await page.getByTestId('start').click();
        await boardReady(page);
        await page.goto(`${stage.url}#`);
      },
    ],
  ];

  it.each(SCREENS)('have nothing to press that is smaller than a finger: %s', async (_, within, come) => {
    const tab = await openTab(stage, PHONE);
    const { page } = tab;
    await come(page);
    await page.locator(within).first().waitFor();
    await framesDrawn(page);
    expect(await page.locator(`${within} :is(button, a[href])`).count()).toBeGreaterThan(1);
    expect([...new Set(await small(page, within))]).toEqual([]);
    await tab.context.close();
  });
});

describe('a phone', () => {
  it('has every tool, nothing too small for a finger, and shows the ship whose decision it is', async () => {
    const tab = await begin(PHONE);
    const { page } = tab;
    const { shown, lost } = await tools(page);
    expect(shown.length).toBeGreaterThanOrEqual(TOOLS);
    expect(lost).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await isSeen(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    await page.locator('.sideTool').tap();
    for (const part of ['ship', 'log', 'objectives', 'fleets', 'turn']) {
      await page.getByTestId(`tab-${part}`).tap();
      await framesDrawn(page);
      expect(await small(page), part).toEqual([]);
      expect(await sideways(page), part).toBeLessThanOrEqual(0);
    }
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('a long press opens the sheet of a ship, and tells a hex in full for as long as nothing else is touched', async () => {
    const tab = await begin(PHONE);
    const { page } = tab;
    const { commands } = await standing(page);
    const sheet = page.getByTestId('part-ship');
    await page.evaluate(() => addEventListener('click', () => (document.body.dataset.clicked = ''), true));
    for (const [hex, name] of [
      [HEX, 'Conestoga'],
      [308, 'Queen of the West'],
    ] as const) {
      await holdOn(page, hex, () => sheet.isVisible());
      // The finger has been lifted: a ship that is not in hand stays as well, and nothing that came up under it was pressed.
      await framesDrawn(page);
      expect(await sheet.innerText()).toContain(name);
      expect(await page.locator('body').getAttribute('data-clicked')).toBe(null);
      await page.locator('.sheetClose').tap();
      await sheet.waitFor({ state: 'detached' });
      await page.locator('body').evaluate(body => delete body.dataset.clicked);
    }
    const told = async (): Promise<string> => (await page.getByTestId('hex-line').allInnerTexts()).join();
    await holdOn(page, HEX + 200, async () => (await told()).startsWith('0506'));
    await framesDrawn(page);
    expect(await told()).toMatch(/^0506/u);
    expect((await standing(page)).commands).toBe(commands);
    expect(await page.getByTestId('part-ship').count()).toBe(0);
    await tab.context.close();
  });

  it('what is told of a hex waits while a turn begins, and is there again after it', async () => {
    const tab = await begin(PHONE);
    const { page } = tab;
    const line = page.getByTestId('hex-line');
    await holdOn(page, HEX + 200, () => line.isVisible());
    // A banner like a turn's, which goes by itself after a moment.
    await line.evaluate(told => {
      const beat = document.createElement('div');
      beat.className = 'beat';
      beat.textContent = 'Turn 2: you move second';
      told.closest('.boardArea')!.append(beat);
    });
    expect(await line.isVisible()).toBe(false);
    await page.locator('.beat').evaluate(beat => {
      beat.remove();
    });
    expect(await line.isVisible()).toBe(true);
    await tab.context.close();
  });

  it('folds its drawer when it is turned', async () => {
    const tab = await begin(PHONE);
    const { page } = tab;
    for (const { viewport } of [LYING, PHONE]) {
      await page.locator('.sideTool').tap();
      await page.locator('.sheet').waitFor();
      await page.setViewportSize(viewport!);
      await page.locator('.sheet').waitFor({ state: 'detached' });
      await expect.poll(() => isSeen(page)).toBe(true);
    }
    await tab.context.close();
  });

  it('has plots, cards and choices of battles that a finger can press, and the setup’s feet in a row each', async () => {
    const tab = await openTab(stage, PHONE);
    const { page } = tab;
    await chooseFirstCommand(page, 'Portable');
    for (const row of ['.setupBegin > *', '.setupOthers > *']) {
      const middles = await page
        .locator(row)
        .evaluateAll(all =>
          all.map(each => each.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
        );
      expect(middles.length, row).toBe(2);
      expect(new Set(middles).size, row).toBe(1);
    }
    await tab.context.close();
    for (const [rules, step] of [
      ['rams-ironclads', 'markers'],
      ['quick-sheet', 'orders'],
    ] as const) {
      const played = await firstCommandAt(stage, { rules, steps: [step], window: PHONE });
      await played.page.locator('button[aria-keyshortcuts="N"]').click();
      await settled(played.page);
      expect(await small(played.page), rules).toEqual([]);
      expect(await sideways(played.page), rules).toBeLessThanOrEqual(0);
      await played.context.close();
    }
  });

  it('keeps half its height for the chart while courses are plotted, also under advice, and has the rest behind one button', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'nws-1971', seed: 'walk', window: PHONE });
    const { page } = tab;
    const chart = async (): Promise<number> => (await boxOf(page, '.dock')).y - (await boxOf(page, '.boardArea')).y;
    const half = PHONE.viewport!.height / 2;
    await page.getByTestId('plots').waitFor();
    expect(await chart()).toBeGreaterThanOrEqual(half);
    await page.locator('button[aria-keyshortcuts="N"]').tap();
    await page.locator('.plotInHand').waitFor();
    expect(await chart()).toBeGreaterThanOrEqual(half);
    expect(await page.locator('.plotRow:visible, .plotSelf:visible').count()).toBe(0);
    await page.getByTestId('advise').tap();
    await page.getByTestId('hint').waitFor();
    expect(await chart()).toBeGreaterThanOrEqual(half);
    expect(await page.locator('.plotTable:visible').count()).toBe(0);
    await page.getByRole('button', { name: 'Put the advice away' }).tap();
    await page.getByRole('button', { name: 'All orders' }).tap();
    await page.locator('.plotSelf').waitFor();
    expect(await page.locator('.plotRow:visible').count()).toBeGreaterThan(2);
    await tab.context.close();
  });

  it('has letters of twice the size, and nothing beside the page', async () => {
    const tab = await begin(PHONE, { textSize: 200 });
    const { page } = tab;
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await tab.context.close();
  });

  it('has a report whose buttons wrap and whose tables stay within it', async () => {
    const tab = await begin(PHONE);
    const { page } = tab;
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Concede the battle' }).tap();
    await page.locator('dialog[open] .primary').tap();
    const report = page.locator('dialog.report');
    await report.waitFor();
    const wide = await report.evaluate(dialog => {
      const { left, right } = dialog.getBoundingClientRect();
      return [...dialog.querySelectorAll<HTMLElement>('button, table, p, dl')]
        .filter(each => each.getClientRects().length > 0)
        .filter(each => each.getBoundingClientRect().right > right || each.getBoundingClientRect().left < left)
        .map(each => each.outerHTML.slice(0, 60));
    });
    expect(wide).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await tab.context.close();
  });
});

describe('a phone on its side', () => {
  it('has no tool off the screen, and opens sheet and log at full height', async () => {
    const tab = await begin(LYING);
    const { page } = tab;
    const { shown, lost } = await tools(page);
    expect(shown.length).toBeGreaterThanOrEqual(TOOLS);
    expect(lost).toEqual([]);
    expect(await isSeen(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    const board = await boxOf(page, '.boardArea');
    await page.locator('.sideTool').tap();
    for (const part of ['ship', 'log']) {
      await page.getByTestId(`tab-${part}`).tap();
      await framesDrawn(page);
      expect((await boxOf(page, '.sheet')).height, part).toBeCloseTo(board.height, 0);
      expect(await small(page), part).toEqual([]);
    }
    // Six lines of the log, or as good as that: each is as high as a finger.
    expect((await boxOf(page, '.logBox')).height).toBeGreaterThan(5.75 * 44);
    expect(await violations(page)).toEqual([]);
    await page.locator('.sheetClose').tap();
    await page.locator('.sheet').waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await isSeen(page)).toBe(true);
    await tab.context.close();
  });

  it('lays the sheet over the plot of the ship in hand: all of its head can be pressed', async () => {
    const tab = await firstCommandAt(stage, { rules: 'rams-ironclads', steps: ['markers'], window: LYING });
    const { page } = tab;
    await page.locator('button[aria-keyshortcuts="N"]').click();
    await page.locator('.plotWay').waitFor();
    await page.locator('.sideTool').tap();
    await framesDrawn(page);
    const covered = await page.locator('.sheet').evaluate(sheet => {
      const { left, top, width, height } = sheet.getBoundingClientRect();
      const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20);
      return steps.filter(down => !sheet.contains(document.elementFromPoint(left + width / 2, top + height * down)));
    });
    expect(covered).toEqual([]);
    await tab.context.close();
  });
});

describe.each([
  ['a phone', PHONE],
  ['a phone on its side', LYING],
] as const)('%s', (_, window) => {
  it('opens with the first ship of a fleet that it cannot hold in sight, clear of tools and orders', async () => {
    const match = matchNamed('nws-1971', 'charleston-1863');
    const units = match.rules.desk.units(situationOf(match, start(match, 'first').state));
    const first = units.find(({ side, kind }) => side === 'union' && kind === 'ship')!.hexes[0]!;
    const tab = await alone(stage, { battle: 'charleston-1863', rules: 'nws-1971', seed: 'first', window });
    await expect.poll(() => isSeen(tab.page, first)).toBe(true);
    await tab.context.close();
  });
});

describe('an upright tablet', () => {
  it('has the orders below a chart of full width', async () => {
    const tab = await begin(TABLET);
    const { page } = tab;
    const [board, dock] = [await boxOf(page, '.boardArea'), await boxOf(page, '.dock')];
    expect(board.width).toBe(820);
    expect([dock.x, dock.width]).toEqual([0, 820]);
    expect(dock.bottom).toBe(1180);
    expect((await tools(page)).lost).toEqual([]);
    expect(await isSeen(page)).toBe(true);
    expect(await small(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // The fleets lie in the middle of what the orders leave free.
    const { y } = await whereStays(page, HEX);
    expect(y).toBeGreaterThan(board.y);
    expect(y).toBeLessThan(dock.y);
    // What is told of the chart stands above the orders, not behind them.
    const foot = await boxOf(page, '.chartFoot');
    expect(foot.height).toBeGreaterThan(0);
    expect(foot.bottom).toBeLessThan((await boxOf(page, '.dock')).y);
    await page.setViewportSize({ width: 1024, height: 1366 });
    await expect.poll(async () => (await boxOf(page, '.boardArea')).width).toBe(1024);
    await tab.context.close();
  });
});

describe.each([
  ['an upright tablet', TABLET],
  ['a low one', touch(834, 1112)],
  ['a phone on its side', LYING],
] as const)('what the orders leave of the chart of %s', (_, window) => {
  it('has every tool, and what would come of a place whole, with nothing written across it', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'nws-1971', seed: 'left', window });
    const { page } = tab;
    await page.getByTestId('advise').tap();
    // A phone on its side has no room for what the advice says, too.
    const once = window === LYING;
    await page.getByTestId('foresight').waitFor({ state: once ? 'attached' : 'visible' });
    await settled(page);
    expect((await tools(page)).lost).toEqual([]);
    expect(await page.getByTestId('foresight').isVisible()).toBe(!once);
    const [card, board, dock] = [
      await boxOf(page, '.foresight'),
      await boxOf(page, '.boardArea'),
      await boxOf(page, '.dock'),
    ];
    const beside = dock.x >= board.right;
    expect(card.bottom).toBeLessThanOrEqual(beside ? board.bottom : dock.y);
    if (!once) expect(card.y).toBeGreaterThanOrEqual(board.y);
    const line = page.getByTestId('hex-line');
    const told = (await line.isVisible()) ? await boxOf(page, '[data-testid="hex-line"]') : null;
    expect(told === null || told.y >= card.bottom || told.bottom <= card.y).toBe(true);
    // A line of the turn that has not gone yet gives way where both have no room: it stands by a clock, so one is laid there.
    const beat = await page.evaluate(() => {
      const line = document.createElement('div');
      line.className = 'beat still';
      line.textContent = 'Turn 2: you move second';
      document.querySelector('.boardArea')?.append(line);
      return line.getBoundingClientRect().height;
    });
    if (window === LYING) expect(beat).toBe(0);
    else expect(beat).toBeGreaterThan(0);
    await tab.context.close();
  });
});

describe.each([
  ['of 800', 800],
  ['of 640', 640],
])('a desk %s pixels', (_, height) => {
  it('has six lines of the log in sight, also while courses are plotted', async () => {
    const window = { viewport: { width: 1280, height } };
    const tab = await alone(stage, { battle: 'memphis', rules: 'nws-1971', seed: 'left', window });
    const { page } = tab;
    await page.locator('button[aria-keyshortcuts="N"]').click();
    await page.getByTestId('plots').waitFor();
    await page.getByTestId('tab-log').click();
    await framesDrawn(page);
    const [log, dock] = [await boxOf(page, '.logBox'), await boxOf(page, '.dock')];
    expect(Math.min(log.bottom, dock.y) - log.y).toBeGreaterThanOrEqual(192);
    await tab.context.close();
  });
});

describe.each([
  ['200 %', TWICE],
  ['400 %', FOURFOLD],
] as const)('a page at %s', (_, window) => {
  it('scrolls, keeps half its height for the chart, and folds the tools into one button', async () => {
    const tab = await begin(window);
    const { page } = tab;
    const { height } = window.viewport!;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect((await boxOf(page, '.board')).height).toBeGreaterThanOrEqual(height / 2);
    const fold = page.locator('.toolsFold');
    await fold.scrollIntoViewIfNeeded();
    expect((await tools(page)).shown).toHaveLength(2);
    await fold.click();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    expect((await tools(page)).shown.length).toBeGreaterThanOrEqual(TOOLS);
    await fold.click();
    // What is pressed below is come to by scrolling.
    await page.getByTestId('primary').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByTestId('board').scrollIntoViewIfNeeded();
    await framesDrawn(page);
    await expect.poll(() => isSeen(page)).toBe(true);
    await page.locator('.sideTool').click();
    await page.getByTestId('tab-log').click();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('a desk that is low and narrow', () => {
  const LOW: WindowOptions = { viewport: { width: 1024, height: 768 } };
  /** Whether all of an element is in sight, in what it scrolls in. */
  const whole = (page: Page, what: string): Promise<boolean> =>
    page.locator(what).evaluate(element => {
      const { top, bottom } = element.getBoundingClientRect();
      const room = element.closest('.orders')!.getBoundingClientRect();
      return top >= room.top - 1 && bottom <= room.bottom + 1;
    });

  it.each([
    ['quick-sheet', 'orders', '.handRow'],
    ['river-coastal', 'plots', '.plotRow'],
  ] as const)(
    'shows under %s what one ship is told and the first row of all, under its title where it has room for one',
    async (rules, step, row) => {
      const tab = await alone(stage, { battle: 'first-command', rules, seed: 'low', window: LOW });
      const { page } = tab;
      for (let press = 0; press < 12 && (await ownTurn(page)).phase !== step; press++) {
        await goOn(mouse(page));
        await settled(page);
      }
      await mouse(page).nextShip();
      await settled(page);
      // With a ship in hand whose course is laid the title gives its line to the ships below her.
      const parts = step === 'plots' ? [row] : ['#orders-title', row];
      for (const part of parts) expect(await whole(page, `${part} >> nth=0`), part).toBe(true);
      // What is always there takes one row under the main button.
      const tops = await page
        .locator('.actionRow .second')
        .evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      await tab.context.close();
    },
  );
});
