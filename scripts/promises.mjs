import { readFileSync } from 'node:fs';

/** What the game promises of its own soundness, by what each promise is measured, and the page's table of the last figures. */

/**
 * @typedef {{ id: string, title: string, tests: string[], also?: Measure }} Promised
 * @typedef {{ shown: string, runs: string[][], figures: (output: string) => Figures }} Measure a command beyond the tests: as a person
 *   types it, and what is run, by Node, with the figures in all that it prints
 * @typedef {Record<string, number>} Figures
 * @typedef {{ day: string, command: string, figures: Figures }} Measured
 * @typedef {Record<string, Measured>} Kept by the promise's id, with `+` behind it for what is measured beyond the tests
 */

const REGISTRY = readFileSync(new URL('../src/rules/index.ts', import.meta.url), 'utf8');

/** Every rule system there is, as the registry lists them: a folder each, by its id. A test holds it to what the registry says when it is run. */
export const SYSTEMS = (/registryOf\(\[([^\]]*)\]/.exec(REGISTRY)?.[1] ?? '').split(',').flatMap(name => {
  const folder = name.trim() && new RegExp(`import \\{ ${name.trim()} \\} from '\\./([\\w-]+)/`).exec(REGISTRY)?.[1];
  return folder ? [folder] : [];
});

/** All numbers that stand before a word, added up. @param {string} output @param {RegExp} pattern */
const sum = (output, pattern) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);

/** How often something stands there. @param {string} output @param {RegExp} pattern */
const count = (output, pattern) => [...output.matchAll(pattern)].length;

/** How many of the systems are named: one may be measured in several runs. @param {string} output @param {RegExp} pattern its first group is a name */
const named = (output, pattern) => new Set([...output.matchAll(pattern)].map(([, name]) => name)).size;

/** What vitest says at its end. @param {string} output @returns {Figures} */
export const testFigures = output => ({
  tests: sum(output, /^\s*Tests\s.*?(\d+) passed/gm),
  failed: sum(output, /^\s*Tests\s+(\d+) failed/gm),
});

/** @type {Measure} */
const KILLS = {
  shown: 'npm run test:kill',
  runs: [['scripts/kill.mjs']],
  figures: output => ({
    systems: named(output, /^(\S+) +\d+ kills in/gm),
    kills: sum(output, /(\d+) kills in/g),
    'commands seen': sum(output, /(\d+) commands seen/g),
    faults: sum(output, /, (\d+) faults$/gm),
  }),
};

/** @type {Measure} */
const FILES = {
  shown: 'npm run fuzz -- files',
  runs: [['scripts/fuzz.mjs', 'files']],
  figures: output => ({ 'files nearly right': sum(output, /(\d+) of them:/g), ...testFigures(output) }),
};

/** @type {Measure} */
const GAMES = {
  shown: 'npm run fuzz -- --rules <each>',
  runs: SYSTEMS.map(id => ['scripts/fuzz.mjs', '--rules', id]),
  figures: output => ({
    systems: count(output, /^\d+ games, /gm),
    games: sum(output, /^(\d+) games, /gm),
    commands: sum(output, /^\d+ games, (\d+) commands/gm),
    failures: sum(output, /, (\d+) failures$/gm),
    'labels never met': [...output.matchAll(/^never met: (.*)$/gm)].flatMap(([, labels = '']) => labels.split(', '))
      .length,
  }),
};

/** @type {readonly Promised[]} */
export const PROMISES = [
  {
    id: 'last-move',
    title: 'To the last move',
    tests: [
      'tests/unit/app/keeper.test.ts',
      'tests/unit/app/gameKeeper.test.ts',
      'tests/unit/app/database.test.ts',
      'tests/app/kept.test.ts',
    ],
    also: KILLS,
  },
  { id: 'bad-notes', title: 'A bad note hides nothing', tests: ['tests/unit/app/aside.test.ts'] },
  {
    id: 'small-files',
    title: 'Small files that kill',
    tests: ['tests/unit/core/engine.test.ts', 'tests/unit/trials/gameFile.test.ts', 'tests/unit/app/strange.test.ts'],
  },
  {
    id: 'whatever-comes',
    title: 'One sentence for whatever comes in',
    tests: ['tests/unit/scenario/nonsense.test.ts', 'tests/unit/sim/scriptedChecks.test.ts'],
    also: FILES,
  },
  {
    id: 'one-game',
    title: 'One game everywhere',
    tests: [
      'tests/fuzz/same.proof.test.ts',
      'tests/systems/replays.test.ts',
      'tests/unit/bots/waters.test.ts',
      'tests/unit/app/opponentSolo.test.ts',
    ],
  },
  {
    id: 'no-waste',
    title: 'No work is thrown away',
    tests: ['tests/unit/sim/cliWriting.proof.test.ts', 'tests/unit/scenario/lintLarge.proof.test.ts'],
  },
  {
    id: 'ground',
    title: 'When the ground moves',
    tests: [
      'tests/unit/app/everyStorageCall.proof.test.ts',
      'tests/unit/app/database.test.ts',
      'tests/unit/app/hold.test.ts',
      'tests/app/ground.test.ts',
      'tests/app/windows.test.ts',
      'tests/app/left.test.ts',
    ],
  },
  { id: 'offline', title: 'Without a connection', tests: ['tests/app/offline.test.ts', 'tests/arch/build.test.ts'] },
  {
    id: 'hidden',
    title: 'Hidden things',
    tests: [
      'tests/fuzz/secrets.proof.test.ts',
      'tests/unit/post/post.test.ts',
      'tests/unit/post/veil.test.ts',
      'tests/unit/post/veil.proof.test.ts',
      'tests/fuzz/letters.proof.test.ts',
    ],
    also: GAMES,
  },
  { id: 'samples', title: 'Samples of every release', tests: ['tests/samples/samples.test.ts'] },
];

/** @param {Figures} figures */
const inWords = figures =>
  Object.entries(figures)
    .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    .join(', ');

/** @param {Measured | undefined} measured @param {string} shown */
const cells = (measured, shown) =>
  measured
    ? `\`${measured.command}\` | ${inWords(measured.figures)} | ${measured.day}`
    : `\`${shown}\` | not measured yet | `;

/** @param {readonly string[]} tests */
export const testCommand = tests => `npx vitest run ${tests.join(' ')}`;

/** The table of the page. @param {Kept} kept */
export const tableOf = kept => {
  const rows = PROMISES.flatMap(({ id, title, tests, also }) => [
    `| ${title} | ${cells(kept[id], testCommand(tests))} |`,
    ...(also ? [`| | ${cells(kept[`${id}+`], also.shown)} |`] : []),
  ]);
  return ['| promise | measured by | last figures | day |', '| --- | --- | --- | --- |', ...rows].join('\n');
};

export const BEGIN = '<!-- figures -->';
export const END = '<!-- end of figures -->';
