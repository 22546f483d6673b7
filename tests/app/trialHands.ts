import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { chooseFile } from './harness.ts';
import type { GameRecord } from '../../src/trials/record.ts';
import { boardReady } from './player.ts';

export const DUEL = fileURLToPath(new URL('../scenarios/duel.json', import.meta.url));

/** Opens the duel from its file and goes on to the screen on which it is tested. */
export const openTest = async (page: Page): Promise<void> => {
  await chooseFile(page, 'Open a battle of your own', DUEL);
  await page.getByRole('heading', { name: 'Duel', level: 2 }).waitFor();
  await page.getByTestId('test-battle').click();
  await page.getByTestId('trial').waitFor();
};

export interface Asked {
  games: number;
  seed: string;
  swap?: boolean;
  /** Who sits on both sides. */
  opponent?: string;
}

/** Has two alike fight each other so many times over; recruits where nobody is named. */
export const beginTest = async (
  page: Page,
  { games, seed, swap = false, opponent = 'random' }: Asked,
): Promise<void> => {
  for (const side of ['Union', 'Confederate']) await page.getByLabel(side).selectOption(opponent);
  await page.getByRole('radio', { name: String(games), exact: true }).check();
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
  if (swap) await page.getByText('Swap sides').click();
  await page.getByTestId('begin-test').click();
};

/** Waits until the games have ended that way. */
export const testIs = async (page: Page, stage: string): Promise<void> => {
  await page.waitForSelector(`[data-testid="trial"][data-stage="${stage}"]`);
};

/** The file that a button of the screen saves. */
export const savedBy = async (page: Page, button: RegExp): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await coming).path(), 'utf8');
};

/** The games of a file without its first line. */
export const gamesIn = (file: string): GameRecord[] =>
  file
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => JSON.parse(line) as GameRecord);

/** Where the replay viewer stands. */
export const viewing = async (page: Page): Promise<Record<string, string>> => {
  await page.waitForSelector('[data-testid="replay"][data-busy="false"]');
  return page
    .getByTestId('replay')
    .evaluate(element => Object.fromEntries(Object.entries((element as HTMLElement).dataset as object)));
};

export const viewerReady = async (page: Page): Promise<Record<string, string>> => {
  await boardReady(page);
  return viewing(page);
};
