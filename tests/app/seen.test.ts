/** What is seen without asking: who decides with her enemies, the odds above the advice, damage, and where a press in the order of battle leads. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DANGER } from '../../src/app/settings/palette.ts';
import { alone, firstCommandAt } from './firstCommand.ts';
import { PHONE, openStage, ownComplaints, SHARP, type Stage, type WindowOptions } from './harness.ts';
import { painted } from './pixels.ts';
import { followAdvice, framesDrawn, goOn, mouse, ownTurn, settled, sidePart, standing, whereStays } from './player.ts';

const DESK: WindowOptions = { viewport: { width: 1280, height: 800 } };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ dots: SHARP });
});
afterAll(async () => {
  await stage.close();
});

/** What lies over the middle of a unit on the chart; empty where nothing does. */
const over = async (page: Page, unit: string): Promise<string> => {
  await framesDrawn(page);
  return page.getByTestId('board').evaluate((board, id) => {
    const detail = { unit: id, x: 0, y: 0 };
    board.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
    const there = document.elementFromPoint(detail.x, detail.y);
    return there?.closest('.board') ? '' : `${there?.className ?? 'the rim of the page'} at ${detail.x}, ${detail.y}`;
  }, unit);
};

const advise = async (page: Page): Promise<void> => page.keyboard.press('t');

describe('a ship that comes to decide', () => {
  it.each([
    ['desk', DESK, ['css_ivy', 'css_general_sumter']],
    // There enemies so far off could not be told apart.
    ['phone', PHONE, []],
  ] as const)(
    'is seen with nothing over her on a %s, and her enemies with her, wherever the chart was',
    async (_, window, enemies) => {
      const tab = await firstCommandAt(stage, { rules: 'portable', steps: ['firstMove', 'secondMove'], window });
      const { page } = tab;
      for (const key of ['+', '+', 'f']) {
        for (let ship = 0; ship < 2; ship++) {
          await page.keyboard.press(key);
          await page.keyboard.press('n');
          const { selected } = await settled(page);
          for (const unit of [selected, ...enemies])
            await expect.poll(() => over(page, unit), { message: unit }).toBe('');
        }
      }
      await tab.context.close();
    },
  );
});

describe('the chart while others act', () => {
  it('goes to what the enemy does, and back to where the player had it', async () => {
    const tab = await alone(stage, {
      battle: 'first-command',
      rules: 'portable',
      seed: 'walk',
      window: PHONE,
      settings: { speed: 2 },
    });
    const { page } = tab;
    for (let press = 0; press < 3; press++) await page.keyboard.press('+');
    const before = await whereStays(page, 303);
    // How far the chart has been while the enemy was about something.
    await page.evaluate(home => {
      const look = (): void => {
        const detail = { hex: 303, x: 0, y: 0 };
        document.querySelector('[data-testid="board"]')?.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
        const theirs = document.querySelector<HTMLElement>('[data-testid="play"]')?.dataset.opponent !== '';
        const { farthest = 0 } = window as { farthest?: number };
        const far = theirs ? Math.hypot(detail.x - home.x, detail.y - home.y) : 0;
        Object.assign(window, { farthest: Math.max(farthest, far) });
        requestAnimationFrame(look);
      };
      look();
    }, before);
    const farthest = (): Promise<number> => page.evaluate(() => (window as { farthest?: number }).farthest ?? 0);
    for (let press = 0; press < 12 && (await farthest()) === 0; press++) {
      await goOn(mouse(page));
      await settled(page);
      await ownTurn(page);
    }
    // Beyond the rim of the phone's screen: the enemy was not to be seen from there.
    expect(await farthest()).toBeGreaterThan(390);
    expect(await whereStays(page, 303)).toEqual(before);
    await tab.context.close();
  });
});

describe('advice to fire', () => {
  it.each([
    ['desk', DESK],
    ['phone', PHONE],
  ] as const)('leaves every chance of the odds above it in sight, on a %s', async (_, window) => {
    const tab = await alone(stage, { battle: 'first-command', rules: 'portable', seed: 'walk', window });
    const { page } = tab;
    await followAdvice(
      page,
      () => advise(page),
      now => now.phase === 'fire' && now.turn > 2,
    );
    if ((await page.getByTestId('hint').count()) === 0) await advise(page);
    await page.getByTestId('hint').waitFor();
    await page.getByTestId('odds').waitFor();
    const hidden = await page.locator('.oddsCard .bars tr').evaluateAll(rows =>
      rows.flatMap(row => {
        const { left, bottom, width } = row.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, bottom - 2);
        return row.contains(there) ? [] : [(row as HTMLElement).innerText];
      }),
    );
    expect(hidden).toEqual([]);
    await tab.context.close();
  });
});

/** Buttons that are cut off or lie under something: by a hair within each of their corners. */
const cutOff = (page: Page, buttons: string): Promise<string[]> =>
  page.locator(buttons).evaluateAll(all =>
    all.flatMap(button => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const seen = [top + 2, bottom - 2].every(y =>
        [left + 2, right - 2].every(x => button.contains(document.elementFromPoint(x, y))),
      );
      return seen ? [] : [`${button.className} ${(button as HTMLElement).innerText}`];
    }),
  );

describe('the plotting tray', () => {
  it('has all of the ship in hand in sight on a low desk', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'rams-ironclads', seed: 'walk', window: DESK });
    const { page } = tab;
    await page.getByTestId('plots').waitFor();
    for (let ship = 0; ship < 3; ship++) {
      await page.keyboard.press('n');
      await settled(page);
      expect(await page.locator('.plotInHand button:not(.whyLink)').count()).toBeGreaterThan(2);
      expect(await cutOff(page, '.plotInHand button:not(.whyLink):visible')).toEqual([]);
    }
    await tab.context.close();
  });

  it('has the speeds of the ship in hand in sight over advice that nobody has asked for, and gives way to what was', async () => {
    const tab = await alone(stage, { battle: 'memphis', rules: 'river-coastal', seed: 'walk', window: DESK });
    const { page } = tab;
    await followAdvice(
      page,
      () => advise(page),
      now => now.phase === 'plots',
    );
    const advice = page.getByTestId('hint').getByRole('button').first();
    await advice.waitFor();
    await framesDrawn(page);
    expect(await page.locator('.plotInHand .plotScale button').count()).toBeGreaterThan(0);
    expect(await cutOff(page, '.plotInHand .plotScale button')).toEqual([]);
    const reason = await page.getByTestId('hint').locator('.orderSays').first().textContent();
    expect(await advice.getAttribute('title')).toContain(reason);
    await page.getByRole('button', { name: 'Put the advice away' }).click();
    await advise(page);
    await page.getByTestId('hint').getByText(reason!).waitFor();
    await tab.context.close();
  });
});

describe('the guns of a ship that fires', () => {
  it.each([
    ['desk', DESK],
    ['low desk', { viewport: { width: 1024, height: 768 } }],
    ['phone', PHONE],
  ] as const)(
    'have a line each with all that is told of her, and three of them are in sight on a low desk: a %s',
    async (size, window) => {
      const tab = await alone(stage, { battle: 'plum-point-bend', rules: 'nws-1971', seed: 'guns', window });
      const { page } = tab;
      const guns = page.locator('.gunOrder');
      // Of the rifle after a pattern of James the brackets are not written out. Which guns bear first is for the section to say.
      const rifle = guns.filter({ hasText: 'army rifle' });
      for (let press = 0; press < 90 && (await rifle.count()) === 0; press++) {
        if ((await ownTurn(page)).phase === 'fire') {
          await mouse(page).nextShip();
          await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
          await page.getByTestId('gun-deck').waitFor();
          if ((await rifle.count()) > 0) break;
        }
        await goOn(mouse(page));
        await framesDrawn(page);
      }
      expect(await guns.allInnerTexts()).toContainEqual(expect.stringMatching(/army rifle/u));
      const rows = await page.locator('.gunOrder').evaluateAll(all =>
        all.map(row => {
          const told = [...row.children]
            .filter(each => !each.matches('.hidden'))
            .map(each => each.getBoundingClientRect());
          const lines = told
            .filter(({ height }) => height > 0)
            .map(({ top, bottom }) => Math.round((top + bottom) / 2));
          return { name: (row as HTMLElement).innerText, apart: Math.max(...lines) - Math.min(...lines) };
        }),
      );
      expect(rows.filter(({ apart }) => apart > 4)).toEqual([]);
      if (size !== 'low desk') return tab.context.close();
      const orders = page.locator('.orders .order');
      const seen = await orders.evaluateAll(
        all =>
          all.filter(order => {
            const { left, top, bottom } = order.getBoundingClientRect();
            return [top + 4, bottom - 4].every(y => order.contains(document.elementFromPoint(left + 12, y)));
          }).length,
      );
      expect(seen).toBeGreaterThanOrEqual(Math.min(3, await orders.count()));
      await tab.context.close();
    },
  );
});

describe('damage', () => {
  it('is seen on the counters over the whole chart of a phone', async () => {
    const tab = await alone(stage, { battle: 'first-command', rules: 'portable', seed: 'walk', window: PHONE });
    const { page } = tab;
    await page.keyboard.press('f');
    const whole = await painted(page, DANGER.plain, 20);
    await followAdvice(page, () => advise(page));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('f');
    await framesDrawn(page);
    expect(await painted(page, DANGER.plain, 20)).toBeGreaterThan(whole + 30);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('the order of battle', () => {
  it('has every ship of both sides, and a press on one goes there', async () => {
    const tab = await firstCommandAt(stage, { rules: 'portable', steps: ['firstMove', 'secondMove'], window: DESK });
    const { page } = tab;
    await sidePart(page, 'fleets');
    for (const name of ['USS Conestoga', 'Queen of the West', 'CSS Ivy', 'General Sumter'])
      expect(await page.getByTestId('part-fleets').getByRole('button', { name }).count(), name).toBe(1);
    for (const _ of '+++') await page.keyboard.press('+');
    await whereStays(page, 306);
    await page.getByTestId('part-fleets').getByRole('button', { name: 'General Sumter' }).click();
    await expect.poll(async () => (await standing(page)).cursor).toBeGreaterThan(0);
    const { cursor } = await standing(page);
    const { x, y } = await whereStays(page, cursor);
    const board = (await page.getByTestId('board').boundingBox())!;
    expect(x).toBeGreaterThan(board.x);
    expect(x).toBeLessThan(board.x + board.width);
    expect(y).toBeGreaterThan(board.y);
    expect(y).toBeLessThan(board.y + board.height);
    expect(await page.getByTestId('hex-line').innerText()).toContain('General Sumter');
    await tab.context.close();
  });
});
