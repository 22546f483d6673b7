/** The lesson on the real page: it is played by choosing what it points at, and nothing else. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideways, violations } from './axe.ts';
import { AT_ONCE, PHONE, openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { boardReady, settled, standing } from './player.ts';

const MOST = 200;

const LYING: BrowserContextOptions = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

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
  const tab = await openTab(stage, { ...options, settings: AT_ONCE });
  const { page } = tab;
  await begunFrom(page, rules);
  return tab;
};

const card = (page: Page) => page.getByTestId('lesson');
const stepOf = async (page: Page): Promise<string> => (await card(page).getAttribute('data-step')) ?? '';

/** What the lesson shows, and where the next thing to choose lies on the page. */
interface Look {
  step: string;
  /** "3 of 13", as the card has it. */
  number: string;
  dialog: boolean;
  /** Whether that place is off the page, or under the card itself. */
  hidden: boolean;
  /** Where the card stands, and whether it lies over the chart. */
  card: string;
  covers: boolean;
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
      const [place, board] = [lesson?.getBoundingClientRect(), find('board')?.getBoundingClientRect()];
      const under = there?.closest('[data-testid="lesson"]');
      return {
        step: lesson?.dataset.step ?? '',
        number: lesson?.querySelector('.lessonCount')?.textContent.trim() ?? '',
        dialog: document.querySelector('dialog[open]') !== null,
        hidden: box !== undefined && (!there || (under !== null && !goOn)),
        x: box ? Math.round(box.x + box.width / 2) : 0,
        y: box ? Math.round(box.y + box.height / 2) : 0,
        card: [place?.x, place?.y, place?.width].join(),
        covers: place !== undefined && board !== undefined && place.bottom > board.top + 1,
        // Between two scenes the card is gone for a few frames.
        rests:
          play.busy === 'false' && play.opponent === '' && find('board')?.dataset.state === 'ready' && lesson !== null,
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
  /** Steps whose outline lay off the page or under the card, or whose card lay over the chart. */
  hidden: string[];
  /** Where the card has stood. */
  places: string[];
  /** Which steps have had which numbers. */
  numbers: string[];
}

/** Does what the card asks for until something holds. */
const followUntil = async (page: Page, holds: (step: string) => boolean, hands = MOUSE): Promise<Way> => {
  const [shown, hidden, places, numbers] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  let now: Look | null = null;
  for (let round = 0; round < MOST; round++) {
    now = await look(page, now);
    shown.add(now.step);
    places.add(now.card);
    if (!now.dialog) numbers.add(`${now.step}: ${now.number}`);
    if ((now.hidden && !now.dialog) || now.covers) hidden.add(now.step);
    // Help, or the report on the end of the battle.
    if (now.dialog) await hands.closeDialog(page);
    else if (holds(now.step))
      return { shown: [...shown], hidden: [...hidden], places: [...places], numbers: [...numbers] };
    else if (now.x > 0) await hands.at(page, now.x, now.y);
  }
  throw new Error(`the lesson stays at ${await card(page).innerText()}: ${JSON.stringify(await standing(page))}`);
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

const FIRE = ['aim', 'odds', 'shoot', 'log', 'damage', 'why'];
const PORTABLE = ['look', ...FIRE, 'move', 'undo', 'ram', 'blow', 'rammed'];
const QUICK_SHEET = [
  'look',
  'decks',
  'cards',
  ...FIRE,
  'repair',
  'mended',
  'move',
  'undo',
  'ram',
  'rammed',
  'drift',
  'clock',
];
const PLOTTED = ['look', 'turn', 'speed', 'secret', ...FIRE, 'aimed', 'ram', 'rammed'];

const NWS_1971 = [
  ...[
    'look',
    'turn',
    'speed',
    'earned',
    'secret',
    'aim',
    'odds',
    'armour',
    'shoot',
    'aimed',
    'chart',
    'breaks',
    'holds',
  ],
  ...[
    'damage',
    'hole',
    'fire',
    'ram',
    'rammed',
    'rig',
    'ordered',
    'ahead',
    'spar',
    'burst',
    'fort',
    'works',
    'objectives',
  ],
];

const RIVER_COASTAL = [
  ...['look', 'turn', 'captain', 'order', 'ordered', 'advice', 'bound', 'speed', 'current', 'saved', 'why', 'secret'],
  ...['crew', 'boxes', 'aim', 'odds', 'shoot', 'aimed', 'chart', 'damage', 'tables', 'repair', 'morale'],
  ...['ram', 'rammed', 'board', 'boarded', 'taken', 'fort', 'squares', 'shoals', 'objectives'],
];

describe('the lesson', () => {
  // At the step that is named the learner leaves, and comes back.
  it.each([
    ['Portable', 'undo', PORTABLE],
    ['Quick sheet', 'ram', QUICK_SHEET],
    ['Rams and Ironclads', 'speed', PLOTTED],
    ['River and Coastal', 'crew', RIVER_COASTAL],
    ['Naval Wargames Society 1971', 'holds', NWS_1971],
  ])('%s: is played to its end by choosing what it points at, with a break at “%s”', async (rules, pause, wanted) => {
    const tab = await learn(rules);
    const { page } = tab;
    const before = await followUntil(page, step => step === pause);
    await leaveAndComeBack(page);
    expect(await stepOf(page)).toBe(pause);
    const after = await followUntil(page, step => step === 'end');
    const shown = [...before.shown, ...after.shown];
    expect(wanted.filter(step => !shown.includes(step))).toEqual([]);
    expect([...before.hidden, ...after.hidden]).toEqual([]);
    expect(new Set([...before.places, ...after.places]).size).toBe(1);
    await card(page).getByRole('button', { name: 'Close the lesson' }).click();
    await expect.poll(() => card(page).count()).toBe(0);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it.each([
    ['Quick sheet', 'a phone', QUICK_SHEET, PHONE],
    ['River and Coastal', 'a phone', RIVER_COASTAL, PHONE],
    // There orders have two lines of room beside the chart: what is pointed at is scrolled to.
    ['Quick sheet', 'a phone on its side', QUICK_SHEET, LYING],
    ['River and Coastal', 'a phone on its side', RIVER_COASTAL, LYING],
    ['Naval Wargames Society 1971', 'a phone on its side', NWS_1971, LYING],
  ])('%s: is played to its end on %s, by taps alone', async (rules, _, wanted, window) => {
    const tab = await learn(rules, window);
    const { shown, hidden, places, numbers } = await followUntil(tab.page, step => step === 'end', FINGER);
    expect(wanted.filter(step => !shown.includes(step))).toEqual([]);
    expect(hidden).toEqual([]);
    expect(places).toHaveLength(1);
    // Each keeps its place, also while the next scene is laid.
    expect(numbers).toHaveLength(shown.length);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('traps nobody: anything can be skipped, what can be done no more is set up again, and the card hides no violation', async () => {
    const tab = await learn('Portable');
    const { page } = tab;
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await card(page).getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => stepOf(page)).toBe('aim');
    // Not what the card asks for: nobody aims, and the step is ended.
    for (let press = 0; press < 2; press++) {
      await settled(page);
      await page.keyboard.press('j');
    }
    const again = card(page).getByRole('button', { name: 'Set it up again' });
    await again.click();
    await boardReady(page);
    await again.waitFor({ state: 'detached' });
    expect(await stepOf(page)).toBe('aim');
    expect((await standing(page)).commands).toBe(0);
    await tab.context.close();
  });

  it('tells of a hex right under the tools of a phone, in two lines, so that it lies over no ship the lesson points at', async () => {
    const tab = await learn('River and Coastal', PHONE);
    const { page } = tab;
    await followUntil(page, step => step === 'turn', FINGER);
    const line = page.getByTestId('hex-line');
    await line.waitFor();
    expect(await line.innerText()).toContain('USS Conestoga');
    const [told, tool] = await Promise.all(
      [line, page.locator('.boardTools .sideTool')].map(each => each.evaluate(one => one.getBoundingClientRect())),
    );
    expect(told!.top - tool!.bottom).toBeGreaterThanOrEqual(0);
    expect(told!.bottom - tool!.bottom).toBeLessThan(56);
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
    expect(await stepOf(page)).toBe('look');
    await card(page).getByRole('button', { name: 'Go on' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stepOf(page)).toBe('aim');
    const says = await card(page).locator('[aria-live]').innerText();
    expect(says).toContain('Take aim');
    await card(page).getByRole('button', { name: 'Skip this' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stepOf(page)).toBe('odds');
    await tab.context.close();
  });
});
