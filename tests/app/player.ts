import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { OPPONENTS, opponentsOf } from '../../src/bots/opponents.ts';

/** Has an opponent play a side, by his title: his level first, then his temper. */
export const choosePlayer = async (page: Page, side: string, title: string): Promise<void> => {
  const opponent = OPPONENTS.find(each => each.title === title);
  if (!opponent) throw new Error(`nobody is called ${title}`);
  await page.getByLabel(`Who plays the ${side} side`).selectOption(opponentsOf(opponent.stars)[0].name);
  if (opponent.temper !== undefined)
    await page
      .getByRole('region', { name: `${side} side` })
      .getByLabel(opponent.temper, { exact: true })
      .check();
};

/** Where the game stands, as the play screen says it. */
export interface Standing {
  turn: number;
  phase: string;
  awaiting: string;
  curtain: string;
  busy: boolean;
  commands: number;
  selected: string;
  cursor: number;
  outcome: string;
  /** What the opponent is about who decides; empty while a player at the screen does. */
  opponent: string;
}

export const standing = async (page: Page): Promise<Standing> => {
  const data = await page
    .getByTestId('play')
    .evaluate(element => Object.fromEntries(Object.entries((element as HTMLElement).dataset)));
  return {
    turn: Number(data.turn),
    phase: data.phase ?? '',
    awaiting: data.awaiting ?? '',
    curtain: data.curtain ?? '',
    busy: data.busy === 'true',
    commands: Number(data.commands),
    selected: data.selected ?? '',
    cursor: Number(data.cursor ?? 0),
    outcome: data.outcome ?? '',
    opponent: data.opponent ?? '',
  };
};

const LONGEST = 400;

/** Waits until the page has drawn itself a few times, however long a busy machine takes over it. */
export const framesDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits until the screen has done what it was last asked for, and nothing moves on it. */
export const settled = async (page: Page): Promise<Standing> => {
  // A press is answered at once; what follows from the answer is there a frame later.
  await framesDrawn(page);
  await page.waitForSelector('[data-testid="play"][data-busy="false"]');
  return standing(page);
};

/** Waits until the player at the screen has to decide, or the battle is over. */
export const ownTurn = async (page: Page): Promise<Standing> => {
  await page.waitForSelector('[data-testid="play"][data-busy="false"][data-opponent=""]');
  return standing(page);
};

/** Waits until an opponent is about that. */
export const opponentIs = async (page: Page, doing: string): Promise<void> => {
  await page
    .waitForSelector(`[data-testid="play"][data-opponent="${doing}"]`)
    .catch(async () => expect.fail(`he is not ${doing}: ${JSON.stringify(await standing(page))}`));
};

/**
 * Waits until nothing changes before something is pressed: the player at the screen decides, and nobody thinks advice over. What was
 * taken is carried out by itself to the end of a ship's turn, which may be the end of the battle; what follows on it is laid out unasked.
 */
const adviceRests = async (page: Page): Promise<Standing> => {
  await page.waitForSelector(
    '[data-testid="play"][data-busy="false"][data-opponent=""]:not(:has([data-testid="advise"][aria-disabled="true"])), ' +
      '[data-testid="play"][data-busy="false"]:not([data-outcome=""])',
  );
  return standing(page);
};

/** Plays on by the advice of an opponent, asked for and followed by one key or button, until something holds. */
export const followAdvice = async (
  page: Page,
  press: () => Promise<void>,
  holds: (now: Standing) => boolean = () => false,
): Promise<Standing> => {
  for (let round = 0; round < LONGEST; round++) {
    const now = await adviceRests(page);
    expect(now.curtain).toBe('');
    if (now.outcome !== '' || holds(now)) return now;
    if ((await page.getByTestId('hint').count()) === 0) await press();
    await page.getByTestId('hint').waitFor();
    await press();
    await page.waitForSelector(`[data-testid="play"]:not([data-commands="${now.commands}"])`);
  }
  throw new Error(`it does not come to that: ${JSON.stringify(await standing(page))}`);
};

/** Waits until the chart is drawn. */
export const boardReady = async (page: Page): Promise<void> => {
  await page.waitForSelector('[data-testid="board"][data-state="ready"]');
};

/** Shows a part of the side column. */
export const sidePart = (page: Page, name: string): Promise<void> => page.getByTestId(`tab-${name}`).click();

/** Opens what the log has folded. */
export const unfoldLog = async (page: Page): Promise<void> => {
  await sidePart(page, 'log');
  const folded = page.locator('.logFold details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
};

/** Reads his orders, and comes to the chart. */
export const toTheChart = async (page: Page): Promise<void> => {
  await boardReady(page);
  await page.getByTestId('lift').click();
};

/** Where a hex lies on the page; 0, 0 for one beyond the rim. */
export const whereIs = (page: Page, hex: number): Promise<{ x: number; y: number }> =>
  page.getByTestId('board').evaluate((element, wanted) => {
    const detail = { hex: wanted, x: 0, y: 0 };
    element.dispatchEvent(new CustomEvent('brownwater:where', { detail }));
    return { x: detail.x, y: detail.y };
  }, hex);

/** The same once the board has come to rest: choosing a target may bring it into sight first. */
export const whereStays = async (page: Page, hex: number): Promise<{ x: number; y: number }> => {
  await framesDrawn(page);
  for (let before = await whereIs(page, hex); ;) {
    await framesDrawn(page);
    const now = await whereIs(page, hex);
    if (now.x === before.x && now.y === before.y) return now;
    before = now;
  }
};

/** The six neighbours of a hex by their numbers (odd-r: even rows stand half a hex to the right). */
export const neighbours = (hex: number): number[] => {
  const [column, row] = [Math.trunc(hex / 100), hex % 100];
  const right = row % 2 === 0 ? 1 : 0;
  return [
    [column + 1, row],
    [column + right, row - 1],
    [column + right - 1, row - 1],
    [column - 1, row],
    [column + right - 1, row + 1],
    [column + right, row + 1],
  ].map(([x = 0, y = 0]) => x * 100 + y);
};

/** A hand on the game: everything goes by one kind of input. */
export interface Hand {
  page: Page;
  lift(): Promise<void>;
  primary(): Promise<void>;
  nextShip(): Promise<void>;
  /** Where the main button leads to the next ship instead. */
  endStep(): Promise<void>;
  /** Gives the first order of the list; false where there is none. */
  firstOrder(): Promise<boolean>;
  /** Acts on a hex of the chart. */
  hex(hex: number): Promise<void>;
  /** Gives the ship in hand more speed and a turn to port, where that is open to her. */
  plot(): Promise<void>;
}

const orderCount = (page: Page): Promise<number> =>
  page.getByRole('list', { name: 'Orders' }).getByRole('button').count();

/** Aims the next ship's guns at her first target, choosing the target on the chart the second time. */
const aimOnce = async (hand: Hand): Promise<void> => {
  const before = await standing(hand.page);
  await hand.nextShip();
  if ((await orderCount(hand.page)) === 0 || !(await hand.firstOrder())) return;
  expect(await hand.page.getByTestId('odds').count()).toBe(1);
  const { cursor } = await standing(hand.page);
  await hand.hex(cursor);
  const now = await settled(hand.page);
  // The step may have ended by itself with it.
  expect(now.commands, `${cursor} was pressed: ${JSON.stringify(now)}`).toBeGreaterThan(before.commands);
};

/** Takes the next ship and sends her to the first neighbouring hex that is open to her. */
const moveOnce = async (hand: Hand): Promise<void> => {
  const before = await standing(hand.page);
  await hand.nextShip();
  const { selected, cursor } = await standing(hand.page);
  if (selected === '') return;
  for (const hex of neighbours(cursor)) {
    await hand.hex(hex);
    const now = await settled(hand.page);
    if (now.commands > before.commands || now.awaiting !== before.awaiting) return;
    if (now.selected !== selected) await hand.nextShip();
  }
};

/** Goes on: by the end of the step where the main button would lead to the next ship, else by the main button. */
export const goOn = async (hand: Hand): Promise<void> => {
  // One of several ways may have to be chosen.
  if ((await hand.page.getByTestId('primary').getAttribute('aria-disabled')) === 'true') await hand.firstOrder();
  else if ((await hand.page.getByTestId('end-step').count()) > 0) await hand.endStep();
  else await hand.primary();
};

/** Ends the step; one in which somebody could still act asks twice. */
const endStep = async (hand: Hand): Promise<void> => {
  const { commands } = await standing(hand.page);
  for (let press = 0; press < 3; press++) {
    await goOn(hand);
    if ((await settled(hand.page)).commands > commands) return;
  }
};

export interface Played {
  aimed: number;
  moved: number;
  last: Standing;
}

/** Plays both sides to the end of the battle through the screen alone. */
export const playToTheEnd = async (hand: Hand): Promise<Played> => {
  const done = { aimed: 0, moved: 0 };
  let step = '';
  for (let round = 0; round < LONGEST; round++) {
    const now = await settled(hand.page);
    if (now.outcome !== '') return { ...done, last: now };
    if (now.curtain !== '') {
      await hand.lift();
      continue;
    }
    const key = `${now.turn} ${now.phase} ${now.awaiting}`;
    if (key !== step) {
      step = key;
      if (now.phase === 'fire') await aimOnce(hand);
      else await moveOnce(hand);
      const after = await settled(hand.page);
      if (after.commands > now.commands) done[now.phase === 'fire' ? 'aimed' : 'moved'] += 1;
    } else await endStep(hand);
  }
  throw new Error(`the battle has not ended after ${LONGEST} rounds: ${JSON.stringify(await standing(hand.page))}`);
};

/** How a game with cards was played. */
export interface CardsPlayed {
  moved: number;
  fired: number;
  /** Questions that came up in the middle of somebody's move. */
  asked: number;
  curtains: number;
  last: Standing;
}

const present = async (page: Page, testId: string): Promise<boolean> => (await page.getByTestId(testId).count()) > 0;

/** Sends the next ship to a neighbouring hex if any is open to her; then looks for something to fire at. */
const actOnce = async (hand: Hand, done: CardsPlayed): Promise<void> => {
  await hand.nextShip();
  // A card is shown before anything can be done by it.
  if ((await hand.page.getByTestId('primary').innerText()).startsWith('Carry out')) await hand.primary();
  const before = await settled(hand.page);
  if (before.curtain !== '' || before.outcome !== '') return;
  await moveOnce(hand);
  const moved = await settled(hand.page);
  if (moved.commands > before.commands) done.moved += 1;
  if (moved.curtain !== '' || moved.awaiting !== before.awaiting || (await present(hand.page, 'question'))) return;
  if ((await orderCount(hand.page)) === 0) return;
  await hand.firstOrder();
  const aimed = await settled(hand.page);
  if (aimed.commands === moved.commands && (await present(hand.page, 'gun-deck'))) {
    await hand.primary();
    if ((await settled(hand.page)).commands > aimed.commands) done.fired += 1;
  }
};

/** Plays both sides of a game with cards to its end; `look` is called whenever the screen has settled. */
export const playCards = async (
  hand: Hand,
  look: (now: Standing) => Promise<void> = () => Promise.resolve(),
): Promise<CardsPlayed> => {
  const done: CardsPlayed = { moved: 0, fired: 0, asked: 0, curtains: 0, last: await settled(hand.page) };
  const tried = new Set<string>();
  for (let round = 0; round < 4 * LONGEST; round++) {
    const now = await settled(hand.page);
    done.last = now;
    if (now.outcome !== '') return done;
    await look(now);
    const key = `${now.turn} ${now.phase} ${now.awaiting} ${now.commands}`;
    if (now.curtain !== '') {
      done.curtains += 1;
      await hand.lift();
    } else if (await present(hand.page, 'question')) {
      done.asked += 1;
      // Fires one time, holds the next.
      if (done.asked % 2 === 0 || !(await hand.firstOrder())) await hand.primary();
    } else if (now.phase === 'action' && !tried.has(key)) {
      tried.add(key);
      await actOnce(hand, done);
    } else await endStep(hand);
  }
  throw new Error(`the battle has not ended after ${4 * LONGEST} rounds: ${JSON.stringify(done)}`);
};

/** How a game was played in which movement is plotted in secret. */
export interface PlotsPlayed {
  plotted: number;
  aimed: number;
  curtains: number;
  last: Standing;
}

/** Changes the plot of the next ship: faster, and a turn. */
const plotOnce = async (hand: Hand): Promise<void> => {
  await hand.nextShip();
  await hand.plot();
};

/** Plays both sides of a game in which movement is plotted to its end. */
export const playPlots = async (hand: Hand): Promise<PlotsPlayed> => {
  const done: PlotsPlayed = { plotted: 0, aimed: 0, curtains: 0, last: await settled(hand.page) };
  let step = '';
  for (let round = 0; round < 4 * LONGEST; round++) {
    const now = await settled(hand.page);
    done.last = now;
    if (now.outcome !== '') return done;
    const key = `${now.turn} ${now.phase} ${now.awaiting}`;
    if (now.curtain !== '') {
      done.curtains += 1;
      await hand.lift();
    } else if (await present(hand.page, 'question')) await hand.primary();
    else if (key !== step) {
      step = key;
      if (await present(hand.page, 'plots')) {
        await plotOnce(hand);
        done.plotted += 1;
      } else {
        await hand.nextShip();
        if ((await orderCount(hand.page)) > 0) await hand.firstOrder();
        if ((await present(hand.page, 'odds')) || (await present(hand.page, 'gun-deck'))) {
          await hand.primary();
          if ((await settled(hand.page)).commands > now.commands) done.aimed += 1;
        }
      }
    } else await endStep(hand);
  }
  throw new Error(`the battle has not ended after ${4 * LONGEST} rounds: ${JSON.stringify(done)}`);
};

/** Faster, and to port, as far as she can: from rest some earn no turn in their first move. */
const buttonsOfPlot = async (page: Page, press: (button: Locator) => Promise<void>): Promise<void> => {
  const all = page.locator('.plotMore[aria-expanded="false"]');
  if (await all.isVisible()) await press(all);
  const row = page.locator('.plotRow.inHand');
  for (const name of ['faster', 'turn to port']) {
    const button = row.getByRole('button', { name });
    if (await button.isEnabled()) await press(button);
  }
};

/** A player with a mouse: points and clicks, no key. */
export const mouse = (page: Page): Hand => ({
  page,
  lift: () => page.getByTestId('lift').click(),
  primary: () => page.getByTestId('primary').click(),
  endStep: () => page.getByTestId('end-step').click(),
  nextShip: () => page.locator('button[aria-keyshortcuts="N"]').click(),
  async firstOrder() {
    await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().click();
    return true;
  },
  async hex(hex) {
    const { x, y } = await whereStays(page, hex);
    if (x !== 0) await page.mouse.click(x, y);
  },
  plot: () => buttonsOfPlot(page, button => button.click()),
});

/** A player on a phone: taps only. */
export const finger = (page: Page): Hand => ({
  page,
  lift: () => page.getByTestId('lift').tap(),
  primary: () => page.getByTestId('primary').tap(),
  endStep: () => page.getByTestId('end-step').tap(),
  nextShip: () => page.locator('button[aria-keyshortcuts="N"]').tap(),
  async firstOrder() {
    await page.getByRole('list', { name: 'Orders' }).getByRole('button').first().tap();
    return true;
  },
  async hex(hex) {
    const { x, y } = await whereStays(page, hex);
    if (x !== 0) await page.touchscreen.tap(x, y);
  },
  plot: () => buttonsOfPlot(page, button => button.tap()),
});

/** Steps the hex cursor to a hex, an arrow key at a time; false where the rim of the chart is in the way. */
const steerTo = async (page: Page, hex: number): Promise<boolean> => {
  for (let { cursor } = await standing(page); cursor !== hex;) {
    const [dx, dy] = [Math.trunc(hex / 100) - Math.trunc(cursor / 100), (hex % 100) - (cursor % 100)];
    if (dy === 0) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
    const now = (await standing(page)).cursor;
    if (now === cursor) return false;
    cursor = now;
  }
  return true;
};

/** A player with the keyboard alone. */
export const keyboard = (page: Page): Hand => ({
  page,
  lift: () => page.keyboard.press('Enter'),
  primary: () => page.keyboard.press('Space'),
  endStep: () => page.keyboard.press('j'),
  nextShip: () => page.keyboard.press('n'),
  async firstOrder() {
    await page.keyboard.press('1');
    return true;
  },
  async hex(hex) {
    if (await steerTo(page, hex)) await page.keyboard.press('Enter');
  },
  async plot() {
    await page.keyboard.press('+');
    await page.keyboard.press('[');
  },
});

/** Goes to the ship library, or to a place in it. */
export const shipsAt = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByTestId('ships').waitFor();
};
