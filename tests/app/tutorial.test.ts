/** The lesson on the real page: it is played by choosing what it points at, and nothing else. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, mouse, ownTurn, standing } from './player.ts';

const MOST = 200;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What the learner has: a mouse and keys, or his fingers. */
interface Hands {
  at(page: Page, x: number, y: number): Promise<void>;
  closeDialog(page: Page): Promise<void>;
}

const MOUSE: Hands = {
  at: (page, x, y) => page.mouse.click(x, y),
  closeDialog: page => page.keyboard.press('Escape'),
};

const FINGER: Hands = {
  at: (page, x, y) => page.touchscreen.tap(x, y),
  closeDialog: page => page.locator('dialog[open]').getByRole('button', { name: 'Close' }).first().tap(),
};

/** Begins a lesson from the first page; everything happens at once. */
const learn = async (rules: string, options: BrowserContextOptions = {}): Promise<Tab> => {
  const tab = await openTab(stage, options);
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
  /** Whether that place is off the page, or under the card itself. */
  hidden: boolean;
  x: number;
  y: number;
}

/** Waits until nothing moves and something is new since the last look; then says what the lesson shows. */
const look = (page: Page, last: Look | null): Promise<Look> =>
  page.evaluate(async before => {
    const patience = 8;
    // The outline follows what it is about a frame later; on a busy machine frames are rare.
    const threeFrames = (): Promise<unknown> =>
      new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const find = (id: string): HTMLElement | null => document.querySelector(`[data-testid="${id}"]`);
    const read = (): Look & { rests: boolean } => {
      const [play, lesson] = [find('play')?.dataset ?? {}, find('lesson')];
      const goOn = lesson?.querySelector('.lessonOn');
      const box = (goOn ?? find('lesson-mark'))?.getBoundingClientRect();
      const there = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const under = there?.closest('[data-testid="lesson"]');
      return {
        step: lesson?.dataset.step ?? '',
        waits: lesson?.dataset.waits === 'true',
        dialog: document.querySelector('dialog[open]') !== null,
        hidden: box !== undefined && (!there || (under !== null && !goOn)),
        x: box ? Math.round(box.x + box.width / 2) : 0,
        y: box ? Math.round(box.y + box.height / 2) : 0,
        rests: play.busy === 'false' && play.opponent === '',
      };
    };
    let same = '';
    for (let turn = 0; ; turn++) {
      const { rests, ...now } = read();
      const words = JSON.stringify(now);
      const isNew = !now.hidden && words !== JSON.stringify(before);
      if (rests && words === same && (isNew || turn > (now.hidden ? 5 : 1) * patience)) return now;
      same = words;
      await threeFrames();
    }
  }, last);

/** What a learner saw on his way through a lesson. */
interface Way {
  /** Steps in the order in which they were shown. */
  shown: string[];
  /** Steps whose outline lay off the page or under the card. */
  hidden: string[];
}

/** Does what the card asks for until something holds. */
const followUntil = async (page: Page, holds: (step: string) => boolean, hands = MOUSE): Promise<Way> => {
  const [shown, hidden] = [new Set<string>(), new Set<string>()];
  let now: Look | null = null;
  for (let round = 0; round < MOST; round++) {
    now = await look(page, now);
    if (!now.waits) shown.add(now.step);
    if (now.hidden && !now.dialog) hidden.add(now.step);
    // Help, or the report on the end of the battle.
    if (now.dialog) await hands.closeDialog(page);
    else if (holds(now.step)) return { shown: [...shown], hidden: [...hidden] };
    else if (now.x > 0) await hands.at(page, now.x, now.y);
  }
  throw new Error(`the lesson stays at ${await card(page).innerText()}: ${JSON.stringify(await standing(page))}`);
};

/** Something else than what the card asks for: an order that a captain advises. */
const doOtherwise = async (page: Page): Promise<void> => {
  const { commands } = await standing(page);
  await page.keyboard.press('t');
  await page.getByTestId('hint').waitFor();
  await page.keyboard.press('t');
  await expect.poll(async () => (await standing(page)).commands).toBeGreaterThan(commands);
  await ownTurn(page);
};

/** Leaves the lesson, loads the page anew and goes on with it. */
const leaveAndComeBack = async (page: Page): Promise<void> => {
  await card(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await expect.poll(() => card(page).count()).toBe(0);
  await page.reload();
  await boardReady(page);
  await page.getByTestId('lesson-back').click();
  await card(page).waitFor();
};

const begunFrom = async (page: Page, name: string): Promise<void> => {
  await page.getByTestId('learn').getByRole('button', { name, exact: true }).click();
  await boardReady(page);
  await card(page).waitFor();
};

const BATTLE = ['aim', 'odds', 'shoot', 'log', 'why', 'damage'];
const PORTABLE = ['look', 'objectives', 'move', 'undo', 'endStep', ...BATTLE];
const QUICK_SHEET = ['look', 'objectives', 'decks', 'cards', 'clock', 'move', 'undo', ...BATTLE];
const RAMS_AND_IRONCLADS = ['look', 'objectives', 'turn', 'speed', 'secret', 'undo', ...BATTLE];

describe('the lesson', () => {
  // At the step that is named the learner does something else, leaves, and comes back.
  it.each([
    ['Portable', 'undo', [...PORTABLE, 'ram']],
    // A captain whose advice is followed may ram before the lesson asks for it.
    ['Quick sheet', 'undo', QUICK_SHEET],
    ['Rams and Ironclads', 'speed', RAMS_AND_IRONCLADS],
  ])('%s: is played to its end by choosing what it points at, with a break at “%s”', async (rules, pause, wanted) => {
    const tab = await learn(rules);
    const { page } = tab;
    const before = await followUntil(page, step => step === pause);
    await doOtherwise(page);
    const at = await stepOf(page);
    await leaveAndComeBack(page);
    expect(await stepOf(page)).toBe(at);
    const after = await followUntil(page, step => step === 'end');
    const shown = [...before.shown, ...after.shown];
    expect(wanted.filter(step => !shown.includes(step))).toEqual([]);
    expect([...before.hidden, ...after.hidden]).toEqual([]);
    await card(page).getByRole('button', { name: 'Close the lesson' }).click();
    await expect.poll(() => card(page).count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it.each([
    ['Quick sheet', QUICK_SHEET],
    ['Rams and Ironclads', RAMS_AND_IRONCLADS],
  ])('%s: is played to its end on a phone, by taps alone', async (rules, battle) => {
    const tab = await learn(rules, PHONE);
    const { shown, hidden } = await followUntil(tab.page, step => step === 'end', FINGER);
    expect([...battle, 'ram'].filter(step => !shown.includes(step))).toEqual([]);
    expect(hidden).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
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
