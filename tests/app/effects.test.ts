/** What a battle looks and sounds like while it moves: sound, stillness, skipping, and the curtain's news. */
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { boardReady, goOn, keyboard, neighbours, settled, standing } from './player.ts';

const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));
const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };
const GUNS = ['lightGun', 'heavySmoothbore', 'rifle', 'mortar'];
const LANDINGS = ['strike', 'splash', 'ricochet'];

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

interface Spied {
  /** Ways to the loudspeaker that the page has opened. */
  opened: number;
  heard: string[];
}

const spied = (page: Page): Promise<Spied> => page.evaluate(() => (window as unknown as { spied: Spied }).spied);

/** Notes every sound that begins, and every way to the loudspeaker that is opened. */
const spy = async ({ context, page }: Tab): Promise<void> => {
  await context.addInitScript(() => {
    const notes: { opened: number; heard: string[] } = { opened: 0, heard: [] };
    const Real = window.AudioContext;
    class Counted extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        notes.opened += 1;
      }
    }
    Object.assign(window, { spied: notes, AudioContext: Counted });
    addEventListener('brownwater:heard', event => notes.heard.push(String((event as CustomEvent).detail)), true);
  });
  await page.reload();
};

/** Begins the duel, up to the first player's first decision. */
const begin = async (options: BrowserContextOptions, rules = 'Portable'): Promise<Tab> => {
  const tab = await openTab(stage, options);
  const { page } = tab;
  // Kept by a page that knew of no sound.
  const kept = { hexLines: true, numbers: false, speed: 2, motion: 'system', letterKeys: true };
  await page.evaluate(text => localStorage.setItem('brownwater.settings', text), JSON.stringify(kept));
  await spy(tab);
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByLabel(rules, { exact: true }).check();
  await page.getByLabel(/seed/i).fill('effects');
  await page.getByTestId('start').click();
  await boardReady(page);
  await page.getByTestId('lift').click();
  await settled(page);
  return tab;
};

/** Aims the first gun that bears, lets the other side do nothing, and comes to the moment when the balls have flown. */
const openFire = async (page: Page): Promise<void> => {
  const hand = keyboard(page);
  await hand.nextShip();
  await hand.firstOrder();
  await hand.primary();
  const { turn } = await standing(page);
  for (let press = 0; press < 10; press++) {
    // The page is busy while an order is kept, too: a press then would cut short what is to be heard.
    const now = await settled(page);
    if (now.phase !== 'fire' || now.turn !== turn) return;
    await (now.curtain === '' ? goOn(hand) : hand.lift());
  }
};

/** Places of a unit on the page, looked at in every frame, as long as the page is not left. */
const followed = (page: Page, unit: string): Promise<void> =>
  page.evaluate(wanted => {
    const board = document.querySelector('[data-testid="board"]');
    const places: string[] = [];
    Object.assign(window, { places });
    const look = (): void => {
      const detail = { unit: wanted, x: 0, y: 0 };
      board?.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
      const place = `${Math.round(detail.x)} ${Math.round(detail.y)}`;
      if (places.at(-1) !== place) places.push(place);
      requestAnimationFrame(look);
    };
    look();
  }, unit);

const placesSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { places: string[] }).places);

/** Ends the fire step and sends the first ship to a neighbouring hex; returns all her places until she has come there. */
const sail = async (page: Page): Promise<string[]> => {
  const hand = keyboard(page);
  for (let now = await settled(page); now.phase === 'fire' || now.curtain !== ''; now = await settled(page))
    await (now.curtain === '' ? goOn(hand) : hand.lift());
  await hand.nextShip();
  const { selected, cursor } = await standing(page);
  await followed(page, selected);
  for (const hex of neighbours(cursor)) {
    await hand.hex(hex);
    await settled(page);
    if ((await placesSeen(page)).length > 1) break;
  }
  return placesSeen(page);
};

/** How many frames the page asks for in half a second. */
const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const real = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = draw => {
      asked += 1;
      return real(draw);
    };
    await new Promise(resolve => setTimeout(resolve, 500));
    window.requestAnimationFrame = real;
    return asked;
  });

describe('a battle that moves', () => {
  it('draws no frame while nothing moves', async () => {
    const tab = await begin(MOVING);
    await expect.poll(() => framesAsked(tab.page), { interval: 200 }).toBe(0);
    await tab.context.close();
  });

  it('is silent before the first click, then heard gun by gun and ship by ship, until it is muted', async () => {
    const tab = await begin(MOVING);
    const { page } = tab;
    // The same game again, and nobody has touched the page yet.
    await page.reload();
    await boardReady(page);
    expect(await spied(page)).toEqual({ opened: 0, heard: [] });
    if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
    await openFire(page);
    const { opened, heard } = await spied(page);
    expect(opened).toBe(1);
    expect(heard.filter(cue => GUNS.includes(cue))).toHaveLength(1);
    expect(heard.filter(cue => LANDINGS.includes(cue))).toHaveLength(1);
    expect(heard.findIndex(cue => GUNS.includes(cue))).toBeLessThan(heard.findIndex(cue => LANDINGS.includes(cue)));
    await page.getByRole('button', { name: 'Sound' }).click();
    // Enter would press that button again.
    await page.getByTestId('board').focus();
    expect((await sail(page)).length).toBeGreaterThan(1);
    expect((await spied(page)).heard).toEqual(heard);
    const kept = await page.evaluate(() => localStorage.getItem('brownwater.settings') ?? '');
    expect(JSON.parse(kept)).toMatchObject({ muted: true });
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('ends at once when it is skipped', async () => {
    const tab = await begin(MOVING);
    const { page } = tab;
    // Presses as soon as dice lie on the table: from outside one may come too late.
    const framesAfterSkip = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const play = document.querySelector<HTMLElement>('[data-testid="play"]');
          const skip = async (): Promise<void> => {
            document.querySelector<HTMLElement>('[data-testid="primary"]')?.click();
            let frames = 0;
            for (; play?.dataset.busy === 'true'; frames++) await new Promise(requestAnimationFrame);
            resolve(frames);
          };
          const observer = new MutationObserver(() => {
            if (play?.dataset.busy !== 'true' || !document.querySelector('.tray')) return;
            observer.disconnect();
            void skip();
          });
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await openFire(page);
    // Dice alone would lie for some thirty of these.
    expect(await framesAfterSkip).toBeLessThan(4);
    await tab.context.close();
  });
});

describe('a battle that keeps still', () => {
  it('moves nothing and is not heard', async () => {
    const tab = await begin({ reducedMotion: 'reduce' });
    const { page } = tab;
    await openFire(page);
    // Where she was, and where she is.
    expect(await sail(page)).toHaveLength(2);
    expect((await spied(page)).heard).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});

describe('the curtain', () => {
  it('tells the next player what has become of the ships, and shows it on the chart if he likes', async () => {
    const tab = await begin({ reducedMotion: 'reduce' }, 'Rams and Ironclads');
    const { page } = tab;
    const hand = keyboard(page);
    for (let press = 0; press < 8 && (await page.getByTestId('news').count()) === 0; press++) {
      const now = await settled(page);
      await (now.curtain === '' ? goOn(hand) : hand.lift());
      await settled(page);
    }
    expect(await page.getByTestId('news').innerText()).toMatch(/moved|down to/u);
    expect(await violations(page)).toEqual([]);
    await page.getByTestId('lift-and-look').click();
    await page.waitForSelector('[data-testid="film"][data-state="again"]');
    expect((await standing(page)).curtain).toBe('');
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
