/* global window -- inside the page */
/** The opponents' part of `npm run bench`: games a second of "Test this battle", and how long a solo opponent takes to answer. */
import { withBenchPage } from './benchPage.mjs';

const PLAYERS = ['random', 'captain'];
const OPPONENTS = ['captain', 'commodore'];

/** @param {number} rate */
const figure = rate => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)));

/** @param {string} what @param {string[]} figures */
const print = (what, figures) => console.log(what.padEnd(34) + figures.map(each => each.padStart(26)).join(''));

/**
 * One line with a figure for each rule system, one after another.
 * @param {string} what @param {string[]} systems @param {(rules: string) => Promise<string>} of
 */
const line = async (what, systems, of) => {
  /** @type {string[]} */
  const figures = [];
  for (const rules of systems) figures.push(await of(rules));
  print(what, figures);
};

/**
 * The value that so large a part of sorted values does not exceed.
 * @param {readonly number[]} sorted @param {number} part
 */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

export const benchGames = () =>
  withBenchPage('tests/bench/games.html', 'measureTrial', async page => {
    const systems = await page.evaluate(() => window.ruleSets);
    print('\nbrowser, memphis: games a second, one > two workers', []);
    print('', systems);
    for (const name of PLAYERS)
      await line(`${name} (times more)`, systems, async rules => {
        const { one, two } = await page.evaluate(([system, bot]) => window.measureTrial(system, bot), [rules, name]);
        return `${figure(one)} > ${figure(two)} (${(two / one).toFixed(2)})`;
      });
    print('\nms to an answer: median, 9 in 10, longest (answers)', []);
    for (const name of OPPONENTS)
      await line(name, systems, async rules => {
        const { times } = await page.evaluate(([system, who]) => window.measureAnswers(system, who), [rules, name]);
        const sorted = times.sort((one, other) => one - other);
        const [median, nine, most] = [0.5, 0.9, 1].map(part => quantile(sorted, part).toFixed(0));
        return `${median}, ${nine}, ${most} (${sorted.length})`;
      });
  });
