/** Battles fought by ear: keys in, and out only what is spoken and what stands in the accessible names of dialogs. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { AT_ONCE, openStage, openTab, ownComplaints, type Stage, type Tab } from './harness.ts';
import { choosePlayer } from './player.ts';

const MOST = 400;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** Begins the teaching battle against a recruit, at the set-up card, by its labels. */
const begin = async (rules: string): Promise<Tab> => {
  const tab = await openTab(stage, { settings: AT_ONCE });
  const { page } = tab;
  await page.getByRole('radio', { name: /First Command/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: rules, exact: true }).focus();
  await page.keyboard.press('Space');
  await choosePlayer(page, 'Confederate', 'Bold captain');
  await page.getByLabel(/seed/i).fill('by ear');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.getByRole('button', { name: 'To the chart' }).click();
  await page.getByRole('application', { name: 'Chart of First Command' }).waitFor();
  await page.getByText(/Turn 1, .*: Union decides/).waitFor({ state: 'attached' });
  return tab;
};

/** What is spoken after a key: waits for words that are not the last ones, unless nobody thinks any more who could say some. */
const hear = (page: Page, key: string): Promise<string> =>
  page
    .evaluate(() => document.querySelector('[aria-live="polite"].hidden')?.textContent ?? '')
    .then(async before => {
      await page.keyboard.press(key);
      return page.evaluate(async last => {
        const spoken = (): string => document.querySelector('[aria-live="polite"].hidden')?.textContent ?? '';
        const rests = (): boolean => {
          const play = document.querySelector<HTMLElement>('[data-testid="play"]')?.dataset;
          const advises = document.querySelector('[data-testid="advise"]')?.getAttribute('aria-disabled') === 'true';
          return play?.busy === 'false' && play.opponent === '' && (play.outcome !== '' || !advises);
        };
        for (let quiet = 0; quiet < 8 && spoken() === last; quiet = rests() ? quiet + 1 : 0)
          await new Promise(requestAnimationFrame);
        return spoken();
      }, before);
    });

interface Heard {
  /** Everything that was spoken in answer to a key, in order. */
  all: string[];
  end: string;
}

/** The title of a dialog that lies over the page; empty where none does. */
const dialogOn = async (page: Page): Promise<string> => {
  const heading = page.getByRole('dialog').getByRole('heading', { level: 2 });
  return (await heading.count()) > 0 ? heading.first().innerText() : '';
};

/** Aims at the nearest enemy if the cursor speaks of odds there; then does what the main button says. */
const decide = async (page: Page, heard: Heard): Promise<void> => {
  heard.all.push(await hear(page, 'n'));
  const enemy = await hear(page, 'k');
  heard.all.push(enemy);
  if (enemy.includes('Target: ')) heard.all.push(await hear(page, 'Enter'));
  heard.all.push(await hear(page, 'Space'));
};

/** Gives a ship in hand more speed and a turn, and hears where that takes her. */
const plot = async (page: Page, heard: Heard): Promise<void> => {
  for (const key of ['n', '+', '[']) heard.all.push(await hear(page, key));
};

/** A marker on the chart that has been given a turn, and where it takes her first. */
const TURNING =
  /Marker of [^:]+: \d knots[^.]*port\. It takes her (?:\d hex(?:es)? (?:north-|south-)?(?:east|west), |where she lies)/u;

const BEARING = /\d+ hexe?s? (?:east|west|north-east|north-west|south-east|south-west)/u;

/** Fights by what is spoken alone, looking around until an enemy has been heard of; moves are left to advice, which is spoken, too. */
const fight = async (page: Page): Promise<Heard> => {
  const heard: Heard = { all: [], end: '' };
  let cardsAdvised = false;
  for (let round = 0; round < MOST; round++) {
    const choices = await hear(page, 'w');
    heard.all.push(choices);
    const title = await dialogOn(page);
    if (title !== '') return { ...heard, end: title };
    if (choices.includes('Wait: Choose')) heard.all.push(await hear(page, '1'));
    // Cards are chosen by the main button; what advice says of them is asked for once.
    else if (choices.includes('Choose for me') && !cardsAdvised) {
      cardsAdvised = true;
      heard.all.push(await hear(page, 't'));
    }
    // A press that was meant to skip may have closed the report as it came up: the main button leads back to it.
    else if (
      /Wait:|Let him move now|Skip|Choose for me|Choose the rest|Space: Draw|Lay the cards|See how it ended/u.test(
        choices,
      )
    )
      heard.all.push(await hear(page, 'Space'));
    // Which ship is in hand, and whether she has the speed to turn, is the advice's doing: it is tried until a turn is heard.
    else if (round % 2 === 0 && choices.includes('still to be told') && !heard.all.some(words => TURNING.test(words)))
      await plot(page, heard);
    else if (/\bfire|Fire|aim|Aim/u.test(choices) && round % 2 === 0) await decide(page, heard);
    else {
      if (!heard.all.some(words => BEARING.test(words)))
        for (const key of ['n', 'k']) heard.all.push(await hear(page, key));
      heard.all.push(await hear(page, 't'));
      heard.all.push(await hear(page, 't'));
    }
  }
  throw new Error(`no end is heard: ${heard.all.slice(-4).join(' / ')}`);
};

/** Words that a player needs where the rules have cards, or plots. */
const ownWords = ({ desk }: RuleSet): RegExp[] => [
  ...(desk.cards ? [/Chosen: USS Conestoga, [^;]+; Queen of the West, /u, /Advice: Lay these cards/u] : []),
  ...(desk.plots ? [/\+ and −: speed, from \d knots to \d knots/u, TURNING] : []),
];

/** A sentence that is said once more behind itself. */
const TWICE = /([^.]{4,}\.) \1/u;

describe('a battle by ear', () => {
  it.each(RULE_SETS.map(rules => [rules.title, rules] as const))('is fought to its end: %s', async (title, rules) => {
    const tab = await begin(title);
    const { all, end } = await fight(tab.page);
    expect(end).toMatch(/won|lost|wins|draw|victory|Union|Confederate/iu);
    const told = all.join('\n');
    expect(told).toMatch(/Space: /u);
    expect(told).toMatch(BEARING);
    expect(told).toMatch(/Advice: /u);
    for (const words of ownWords(rules)) expect(told).toMatch(words);
    expect(all.filter(words => TWICE.test(words))).toEqual([]);
    expect(ownComplaints(tab)).toEqual([]);
    await tab.context.close();
  });

  it('answers the four questions, the same one twice', async () => {
    const tab = await begin('Portable');
    const { page } = tab;
    expect(await hear(page, 'n')).toMatch(/Conestoga|Queen of the West/u);
    const near = await hear(page, 'k');
    expect(near).toMatch(/13 hexes east, ahead of/u);
    const far = await hear(page, 'k');
    expect(far).not.toBe(near);
    expect(await hear(page, 'i')).toMatch(/Ivy, \d+ hexes/u);
    const choices = await hear(page, 'w');
    expect(choices).toMatch(/in hand\. .*(?:Space|\d): /u);
    const again = await hear(page, 'w');
    expect(again.trim()).toBe(choices.trim());
    expect(again).not.toBe(choices);
    expect(await hear(page, 's')).toMatch(/channel, 20 feet/u);
    await tab.context.close();
  });
});
