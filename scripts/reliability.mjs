/**
 * `npm run reliability`: measures what docs/reliability.md promises and writes the figures into it.
 *
 *     npm run reliability -- offline samples     the tests of these promises
 *     npm run reliability -- last-move+          what is measured beyond them: `+` behind the promise
 *     npm run reliability -- all                 everything: that takes hours
 *     npm run reliability -- hidden+ -- --games 1500
 *     npm run reliability -- last-move+ --from kills.txt     figures of a run whose output was kept; `--from` once for each file
 *
 * Words after a second `--` go to the command. Figures are kept in docs/reliability.json; without a word only the page is written.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './bundle.mjs';
import { flagsOf } from './flags.mjs';
import { BEGIN, END, PROMISES, tableOf, testCommand, testFigures } from './promises.mjs';
import { readKept, writeStyled } from './shelf.mjs';

const KEPT = join(ROOT, 'docs/reliability.json');
const PAGE = join(ROOT, 'docs/reliability.md');

const words = process.argv.slice(2);
const cut = words.indexOf('--');
const [own, added] = cut < 0 ? [words, []] : [words.slice(0, cut), words.slice(cut + 1)];
const { positionals: wanted, values } = flagsOf({
  args: own,
  options: { from: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

/** The command with the words that were added, as a person types them. @param {string} shown */
const typed = shown => {
  if (added.length === 0) return shown;
  return [shown, ...(shown.startsWith('npm') && !shown.includes(' -- ') ? ['--'] : []), ...added].join(' ');
};

/** @param {string} id @param {string[]} tests */
const ofTests = (id, tests) => ({
  id,
  shown: testCommand(tests),
  // A page in a browser is a built one.
  runs: [
    ...(tests.some(file => file.startsWith('tests/app/')) ? [['node_modules/vite/bin/vite.js', 'build']] : []),
    ['node_modules/vitest/vitest.mjs', 'run', ...tests],
  ],
  figures: testFigures,
});

const measures = PROMISES.flatMap(({ id, tests, also }) => [
  ofTests(id, tests),
  ...(also ? [{ ...also, id: `${id}+` }] : []),
]);
const asked = wanted.includes('all') ? measures : measures.filter(({ id }) => wanted.includes(id));
const odd = wanted.find(word => word !== 'all' && !measures.some(({ id }) => id === word));
if (odd !== undefined) {
  console.error(`expected one of ${measures.map(({ id }) => id).join(', ')} or all, found ${odd}`);
  process.exit(2);
}

/** What was measured last, in the order of the promises; another run may have written meanwhile. */
const kept = (/** @type {import('./promises.mjs').Kept} */ more = {}) => {
  const all = { ...readKept(KEPT, {}), ...more };
  return Object.fromEntries(measures.flatMap(({ id }) => (all[id] ? [[id, all[id]]] : [])));
};

if (values.from.length > 0 && asked.length !== 1) {
  console.error(`expected one promise whose figures stand in ${values.from.join(', ')}, found ${asked.length}`);
  process.exit(2);
}

/** What the commands print, run now. @param {string[][]} runs */
const ran = runs =>
  runs.map(script => {
    const more = script[0]?.includes('vite.js') ? [] : added;
    const done = spawnSync(process.execPath, [...script, ...more], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...process.env, NO_COLOR: '1' },
    });
    if (done.status !== 0) process.exitCode = 1;
    return stripVTControlCharacters(`${done.stdout}\n${done.stderr}`);
  });

for (const { id, shown, runs, figures } of asked) {
  console.log(typed(shown));
  const outputs =
    values.from.length > 0 ? values.from.map(file => stripVTControlCharacters(readFileSync(file, 'utf8'))) : ran(runs);
  const day = new Date().toISOString().slice(0, 10);
  const found = figures(outputs.join('\n'));
  if (process.exitCode === 1) console.log(outputs.join('\n'));
  console.log(`  ${JSON.stringify(found)}`);
  await writeStyled(KEPT, JSON.stringify(kept({ [id]: { day, command: typed(shown), figures: found } })));
}
const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.slice(0, page.indexOf(BEGIN) + BEGIN.length), page.slice(page.indexOf(END))];
await writeStyled(PAGE, `${before}\n\n${tableOf(kept())}\n\n${after}`);
