/** The lesson on the real page: it is played by choosing what it points at, and nothing else. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, mouse, standing } from './player.ts';

const MOST = 150;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Begins a lesson from the first page; everything happens at once. */
const learn = async (rules: string): Promise<Tab> => {
  const tab = await openTab(stage);
  const { page } = tab;
  const settings = { hexLines: true, numbers: false, speed: 0, motion: 'system', letterKeys: true };
  await page.evaluate(kept => localStorage.setItem('brownwater.settings', kept), JSON.stringify(settings));
  await page.reload();
  await begunFrom(page, rules);
  return tab;
};

const card = (page: Page) => page.getByTestId('lesson');
const stepOf = async (page: Page): Promise<string> => (await card(page).getAttribute('data-step')) ?? '';

/** What the lesson shows, and where the next thing to choose lies on the page. */
interface Look {
  step: string;
  waits: boolean;
  dialog: boolean;
  x: number;
  y: number;
}

/** Waits until nothing moves and something is new since the last look; then says what the lesson shows. */
const look = (page: Page, last: Look | null): Promise<Look> =>
  page.evaluate(async before => {
    const [still, most, patience] = [60, 400, 8];
    const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);
    const read = (): Look & { rests: boolean } => {
      const [play, lesson] = [find('play')?.dataset ?? {}, find('lesson')];
      const goOn = lesson?.querySelector('.lessonOn');
      const box = (goOn ?? find('lesson-mark'))?.getBoundingClientRect();
      return {
        step: lesson?.dataset.step ?? '',
        waits: lesson?.dataset.waits === 'true',
        dialog: document.querySelector('dialog[open]') !== null,
        x: box ? Math.round(box.x + box.width / 2) : 0,
        y: box ? Math.round(box.y + box.height / 2) : 0,
        rests: play.busy === 'false' && play.opponent === '',
      };
    };
    let same = '';
    for (let turn = 0; turn < most; turn++) {
      const { rests, ...now } = read();
      const words = JSON.stringify(now);
      if (rests && words === same && (turn > patience || words !== JSON.stringify(before))) return now;
      same = words;
      await new Promise(resolve => setTimeout(resolve, still));
    }
    throw new Error(`nothing rests: ${same}`);
  }, last);

/** Does what the card asks for until something holds; returns the steps in the order in which they were shown. */
const followUntil = async (page: Page, holds: (step: string) => boolean): Promise<string[]> => {
  const shown = new Set<string>();
  let now: Look | null = null;
  for (let round = 0; round < MOST; round++) {
    now = await look(page, now);
    if (!now.waits) shown.add(now.step);
    // Help, or the report on the end of the battle.
    if (now.dialog) await page.keyboard.press('Escape');
    else if (holds(now.step)) return [...shown];
    else if (now.x > 0) await page.mouse.click(now.x, now.y);
  }
  throw new Error(`the lesson stays at ${await card(page).innerText()}: ${JSON.stringify(await standing(page))}`);
};

const begunFrom = async (page: Page, name: string): Promise<void> => {
  await page.getByTestId('learn').getByRole('button', { name, exact: true }).click();
  await boardReady(page);
  await card(page).waitFor();
};

const PORTABLE = [
  'look',
  'objectives',
  'move',
  'undo',
  'endStep',
  'aim',
  'odds',
  'shoot',
  'log',
  'why',
  'damage',
  'ram',
];

describe('the lesson', () => {
  it('is played to its end by choosing what it points at', async () => {
    const tab = await learn('Portable');
    const shown = await followUntil(tab.page, step => step === 'end');
    expect(PORTABLE.filter(step => !shown.includes(step))).toEqual([]);
    await card(tab.page).getByRole('button', { name: 'Close the lesson' }).click();
    await expect.poll(() => card(tab.page).count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it.each([
    ['Quick sheet', 'move', ['look', 'decks', 'cards', 'clock']],
    ['Rams and Ironclads', 'shoot', ['look', 'objectives', 'turn', 'speed', 'secret', 'aim', 'odds']],
  ])('%s: leads on by what it points at, as far as “%s”', async (rules, last, wanted) => {
    const tab = await learn(rules);
    const shown = await followUntil(tab.page, step => step === last);
    expect(wanted.filter(step => !shown.includes(step))).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('is left, and gone on with after a reload where it was', async () => {
    const tab = await learn('Portable');
    const { page } = tab;
    await followUntil(page, step => step === 'move');
    const at = await stepOf(page);
    await card(page).getByRole('button', { name: 'Leave the lesson' }).click();
    await expect.poll(() => card(page).count()).toBe(0);
    await page.reload();
    await boardReady(page);
    await page.getByTestId('lesson-back').click();
    expect(await stepOf(page)).toBe(at);
    await tab.context.close();
  });

  it('traps nobody: what is done out of turn counts, anything can be skipped, and the card hides no violation', async () => {
    const tab = await learn('Portable');
    const { page } = tab;
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // Not what the card asks for: the other ship, and a move at once.
    const hand = mouse(page);
    await hand.nextShip();
    await hand.nextShip();
    const { selected, cursor } = await standing(page);
    expect(selected).toBe('uss_queen_of_the_west');
    await hand.hex(cursor + 100);
    await expect.poll(async () => (await standing(page)).commands).toBe(1);
    await expect.poll(() => stepOf(page)).toBe('objectives');
    await card(page).getByRole('button', { name: 'Skip this' }).click();
    // The move is behind him, so it is not asked for again.
    await expect.poll(() => stepOf(page)).toBe('undo');
    await tab.context.close();
  });

  it('is begun from the help, too, and goes on by keys alone', async () => {
    const tab = await openTab(stage);
    const { page } = tab;
    await page.getByRole('link', { name: 'Help and rules' }).click();
    const help = page.getByRole('dialog', { name: 'Help and rules' });
    await help.getByRole('button', { name: 'Portable', exact: true }).last().click();
    await boardReady(page);
    await card(page).waitFor();
    await page.keyboard.press('n');
    await expect.poll(() => stepOf(page)).toBe('objectives');
    const says = await card(page).locator('[aria-live]').innerText();
    expect(says).toContain('What wins the day');
    await card(page).getByRole('button', { name: 'Skip this' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stepOf(page)).toBe('move');
    await tab.context.close();
  });
});
