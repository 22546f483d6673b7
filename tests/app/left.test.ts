/** A game that is left takes everything with it: what listened to the page, and what was drawn. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, openWindow, ownComplaints, type Stage, type Tab } from './harness.ts';
import { framesDrawn } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Counts, from before the page begins, what listens to whatever outlives a game. */
const countListeners = (): void => {
  const counts: Record<string, number> = {};
  Object.assign(window, { listeners: counts });
  /** Who has been counted, so that nobody is twice. */
  const known = new Map<string, Set<unknown>>();
  /** What listens to a thread, which goes with it: a saved game is read in a thread that is ended afterwards. */
  const heard = new WeakMap<EventTarget, [name: string, listener: unknown][]>();
  const goes = (target: EventTarget): boolean =>
    target instanceof Node
      ? ![document, document.documentElement, document.body].includes(target as HTMLElement)
      : [AbortSignal, IDBRequest, MessagePort].some(kind => target instanceof kind);
  const told = (name: string, listener: unknown, isThere: boolean): void => {
    const those = known.get(name) ?? new Set();
    known.set(name, those);
    if (isThere) those.add(listener);
    else those.delete(listener);
    counts[name] = those.size;
  };
  const nameOf = (target: EventTarget, type: string, options?: boolean | EventListenerOptions): string =>
    `${target.constructor.name} ${type}${(typeof options === 'object' ? options.capture : options) === true ? ', first' : ''}`;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const target = (this as EventTarget | undefined) ?? window;
    const { signal, once } = typeof options === 'object' ? options : {};
    if (!goes(target) && once !== true && signal?.aborted !== true) {
      const name = nameOf(target, type, options);
      told(name, listener, true);
      if (target instanceof Worker) heard.set(target, [...(heard.get(target) ?? []), [name, listener]]);
      if (signal) add.call(signal, 'abort', () => told(name, listener, false));
    }
    add.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ) {
    const target = (this as EventTarget | undefined) ?? window;
    told(nameOf(target, type, options), listener, false);
    remove.call(target, type, listener, options);
  };
  const { terminate } = Worker.prototype;
  Worker.prototype.terminate = function () {
    for (const [name, listener] of heard.get(this) ?? []) told(name, listener, false);
    terminate.call(this);
  };
};

const listeners = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => ({ ...(window as unknown as { listeners: Record<string, number> }).listeners }));

/** How many canvases there still are, on the page or not, once everything has gone that nobody holds. */
const canvases = async ({ context, page }: Tab): Promise<number> => {
  const tools = await context.newCDPSession(page);
  await tools.send('HeapProfiler.collectGarbage');
  const { result } = await tools.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype' });
  const { objects } = await tools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  await tools.detach();
  return Number(/\d+/.exec(objects.description ?? '')?.[0]);
};

/** As `boardReady`, which would keep the board in memory by a handle of its own. */
const drawn = ({ page }: Tab): Promise<void> => page.locator('[data-testid="board"][data-state="ready"]').waitFor();

it('games that are opened and left leave no listener behind, and no picture', async () => {
  const tab = await openWindow(stage, { serviceWorkers: 'block' });
  const { page } = tab;
  await page.addInitScript(countListeners);
  await page.goto(stage.url);
  await page.getByTestId('start').click();
  await drawn(tab);
  const address = new URL(page.url()).hash;
  const leave = async (): Promise<void> => {
    await page.evaluate(() => void (location.hash = ''));
    await page.getByTestId('first').waitFor();
    await framesDrawn(page);
  };
  const openAndLeave = async (): Promise<void> => {
    await page.evaluate(hash => void (location.hash = hash), address);
    await drawn(tab);
    await leave();
  };
  await leave();
  await openAndLeave();
  const [listening, held] = [await listeners(page), await canvases(tab)];
  for (let time = 0; time < 3; time++) await openAndLeave();
  expect(await listeners(page)).toEqual(listening);
  expect(await canvases(tab)).toBe(held);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});

/** Keeps drawings of ships from being ready until it is said so. */
const holdDrawings = (): void => {
  const waiting: (() => void)[] = [];
  const { decode } = HTMLImageElement.prototype;
  HTMLImageElement.prototype.decode = async function () {
    await new Promise<void>(go => waiting.push(go));
    return decode.call(this);
  };
  const drawings = { count: () => waiting.length, go: () => waiting.forEach(go => go()) };
  Object.assign(window, { drawings });
};

it('a ship’s drawing that is ready after her game has been left comes to nobody', async () => {
  const tab = await openWindow(stage, { serviceWorkers: 'block' });
  const { page } = tab;
  const drawings = <T>(ask: 'count' | 'go'): Promise<T> =>
    page.evaluate(what => (window as unknown as { drawings: Record<string, () => T> }).drawings[what]!(), ask);
  await page.addInitScript(holdDrawings);
  await page.goto(stage.url);
  await page.getByTestId('start').click();
  await drawn(tab);
  expect(await drawings('count')).toBeGreaterThan(0);
  await page.evaluate(() => void (location.hash = ''));
  await page.getByTestId('first').waitFor();
  await drawings('go');
  await framesDrawn(page);
  expect(ownComplaints(tab)).toEqual([]);
  await tab.context.close();
});
