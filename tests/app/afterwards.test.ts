/** What can be had once more: the scene that decided a battle, the battle, and the turn as far as the dice let it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastBlowOf } from '../../src/app/table/report.ts';
import { toGameFile, type Played } from '../../src/trials/gameFile.ts';
import { playedGame } from '../helpers/playedGame.ts';
import { AT_ONCE, openStage, openTab, ownComplaints, type Stage, type Tab, chooseFile } from './harness.ts';
import { boardReady, mouse, settled, standing } from './player.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Ends by a blow. */
const SEED = 'one';
const TWO_CAPTAINS = { union: 'captain', confederate: 'captain' };
const TWO_HERE = { union: 'human', confederate: 'human' };

/** Opens a game of two at one screen from its file. */
const load = async (played: Played): Promise<Tab> => {
  const tab = await openTab(stage, { settings: AT_ONCE });
  const { page } = tab;
  const buffer = Buffer.from(JSON.stringify(toGameFile(played, '0', '2026-03-04T05:06:07.000Z')));
  await chooseFile(page, 'Load a saved game', { name: 'game.json', mimeType: 'application/json', buffer });
  await boardReady(page);
  if ((await settled(page)).curtain !== '') await page.getByTestId('lift').click();
  return tab;
};

interface Told {
  told: string[];
  over: boolean;
}

/** Has the page collect what the film tells when it shows a scene again, until that is over. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: Told = { told: [], over: false };
    Object.assign(window, { heard });
    let began = false;
    const look = (): void => {
      const film = document.querySelector<HTMLElement>('[data-testid="film"]');
      const again = film?.dataset.state === 'again';
      const words = again ? (film.querySelector('.filmWords')?.textContent ?? '') : '';
      if (words !== '' && words !== heard.told.at(-1)) heard.told.push(words);
      heard.over ||= began && !again;
      began ||= again;
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });

/** What the film has told, when it is over. */
const toldBy = async (page: Page): Promise<string[]> => {
  const heard = await page.waitForFunction(() => {
    const { heard: all } = window as unknown as { heard: Told };
    return all.over ? all.told : null;
  });
  return (await heard.jsonValue())!;
};

const menuItem = async (page: Page, name: string): Promise<ReturnType<Page['getByRole']>> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('dialog').getByRole('button', { name });
};

describe('the end of a battle', () => {
  it('has the scene that decided it seen again, and the present after it', async () => {
    const played = playedGame('portable', 'duel', SEED, TWO_CAPTAINS, TWO_HERE);
    const blow = lastBlowOf(played)!;
    const { match } = played.setup;
    const scene = played.entries
      .slice(blow.from, blow.to)
      .flatMap(({ events }) => events.map(event => match.rules.narrate(event, match.scenario)));
    const tab = await load(played);
    const { page } = tab;
    await page.getByTestId('last-blow').waitFor();
    const ended = await standing(page);
    await listen(page);
    await page.getByTestId('last-blow').getByRole('button', { name: 'See it again' }).click();
    expect(await toldBy(page)).toEqual(scene.filter((words, place) => words !== scene[place - 1]));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await settled(page)).toEqual(ended);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('has its report there in the moment in which it is seen: no press meant for the battle falls between them', async () => {
    const tab = await load({ ...playedGame('portable', 'duel', SEED, TWO_CAPTAINS, TWO_HERE), entries: [] });
    const { page } = tab;
    await (await menuItem(page, 'Concede the battle')).click();
    // A press is a task of its own: the next one after the end has been drawn.
    const found = page.evaluate(
      () =>
        new Promise<boolean>(resolve => {
          const play = document.querySelector<HTMLElement>('[data-testid="play"]')!;
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(document.querySelector('dialog.report') !== null);
          new MutationObserver(() => play.dataset.outcome !== '' && port2.postMessage('')).observe(play, {
            attributes: true,
          });
        }),
    );
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    expect(await found).toBe(true);
    await tab.context.close();
  });
});

describe('the menu', () => {
  const until = (whole: Played, count: number): Played => ({ ...whole, entries: whole.entries.slice(0, count) });

  it('begins the turn again, and not the battle, where no dice were rolled in it', async () => {
    const whole = playedGame('portable', 'brawl', SEED, TWO_CAPTAINS, TWO_HERE);
    const began = whole.entries.findIndex(({ state }) => state.turn === 2) + 1;
    const tab = await load(until(whole, began));
    const { page } = tab;
    const opened = await settled(page);
    expect(opened).toMatchObject({ turn: 2, commands: began });
    const hand = mouse(page);
    await hand.nextShip();
    await hand.firstOrder();
    await hand.primary();
    expect((await settled(page)).commands).toBe(began + 1);
    await (await menuItem(page, 'Restart the turn')).click();
    const { turn, phase, awaiting, commands } = opened;
    expect(await settled(page)).toMatchObject({ turn, phase, awaiting, commands });
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('says why dice keep a turn from being begun again; the battle begins from its opening, and the other stays kept', async () => {
    const whole = playedGame('portable', 'duel', SEED, TWO_CAPTAINS, TWO_HERE);
    const played = until(whole, whole.entries.length - 1);
    const tab = await load(played);
    const { page } = tab;
    const left = page.url();
    const refused = await menuItem(page, 'Restart the turn');
    expect(await refused.isDisabled()).toBe(true);
    expect(await refused.innerText()).toContain('No way back: dice were rolled since.');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin this battle again' }).click();
    await boardReady(page);
    expect(await settled(page)).toMatchObject({ turn: 1, commands: 0, outcome: '' });
    expect(page.url()).not.toBe(left);
    await page.goto(left);
    await boardReady(page);
    expect((await settled(page)).commands).toBe(played.entries.length);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });
});
