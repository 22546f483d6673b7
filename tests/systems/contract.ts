import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { ROOT } from '../helpers/commandLine.ts';

/** Where a rule system lies: the paths of its own files below its folder, and of its tests below theirs. */
export interface Files {
  readonly source: ReadonlySet<string>;
  readonly tests: ReadonlySet<string>;
}

const below = (folder: string): Set<string> =>
  new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'))
      : [],
  );

/** The files of a system whose folder is `source` and whose tests lie in `tests`, both relative to the project. */
export const filesIn = (source: string, tests: string): Files => ({
  source: below(join(ROOT, source)),
  tests: below(join(ROOT, tests)),
});

/** One part of a rule system: what it is for, and whether it is there. */
type Part = readonly [name: string, isThere: (rules: RuleSet, files: Files) => boolean];

const source = (path: string, what: string): Part => [`${path}: ${what}`, (_, files) => files.source.has(path)];
const tests = (path: string, what: string): Part => [`tests, ${path}: ${what}`, (_, files) => files.tests.has(path)];

/** The anatomy that every system shares: the same role has the same name everywhere. */
const ANATOMY: readonly Part[] = [
  source('index.ts', 'the system itself'),
  source('types.ts', 'its state, commands and events'),
  source('tables.ts', 'every number that is printed, cited'),
  source('sequence.ts', 'the turn as printed'),
  source('victory.ts', 'how a battle ends'),
  source('views.ts', 'what a side may know, how it stands'),
  source('audit.ts', 'what must always hold'),
  source('setup/muster.ts', 'the fleets before the first turn'),
  source('setup/ratings.ts', 'ratings worked out from the catalogue'),
  source('setup/rate.ts', 'the ratings of a vessel and of a fort for the ship library'),
  source('desk/index.ts', 'what a screen may ask'),
  source('desk/sheets.ts', 'a sheet for each unit'),
  source('desk/odds.ts', 'the odds of a command'),
  source('desk/why.ts', 'why something cannot be done'),
  source('desk/ahead.ts', 'what could be done from elsewhere'),
  source('words/names.ts', 'names of things'),
  source('words/narrate.ts', 'events as sentences'),
  source('help/index.ts', 'the handbook'),
  source('help/lesson.ts', 'the lesson'),
  source('stage/index.ts', 'events on the board'),
  source('captain/index.ts', 'how captains fight'),
];

/** What the rest of the game asks of a system and can do without at a price. */
const ABILITIES: readonly Part[] = [
  ['captain: without it, opponents go by the odds of the next command alone', ({ captain }) => captain !== undefined],
  ['stage: without it, battles are played without pictures', ({ stage }) => stage !== undefined],
  ['help: without it, no citation leads to a rule', ({ help }) => help !== undefined],
  ['lesson: without it, nobody is taught', ({ lesson }) => lesson !== undefined],
  ['rate: without it, the ship library has no ratings', ({ rate }) => rate !== undefined],
  ['rateFort: without it, the ship library has no ratings of forts', ({ rateFort }) => rateFort !== undefined],
  [
    'desk.steps or desk.plots: without either, nobody moves on the screen',
    ({ desk }) => desk.steps !== undefined || desk.plots !== undefined,
  ],
  [
    'desk.outlook: without it, no danger map and no answer to what this rulebook says',
    ({ desk }) => desk.outlook !== undefined,
  ],
];

const EVIDENCE: readonly Part[] = [
  tests('tables.test.ts', 'every cell of the printed tables'),
  tests('ratings.txt', 'the ratings of every vessel'),
  tests('forts.txt', 'the ratings of every fort'),
  tests('tree.perft', 'how many games there are after so many decisions'),
  tests('samples.ts', 'an event of every kind'),
  tests('stage.test.ts', 'every event on the board'),
  [
    'tests, examples: a test for every sentence of the rules',
    (_, files) => has(files.tests, /^examples\/.*\.test\.ts$/u),
  ],
  ['tests, checks: scripted positions', (_, files) => has(files.tests, /^checks\/[^/]+\.json$/u)],
  ['tests, secrets: what stays hidden', (_, files) => has(files.tests, /secrets(?:\.proof)?\.test\.ts$/u)],
  [
    'tests, replays: a recorded game for each way a battle can end',
    (rules, files) => Object.keys(rules.endings).every(cause => files.tests.has(`replays/${cause}.json`)),
  ],
];

const has = (paths: ReadonlySet<string>, wanted: RegExp): boolean => [...paths].some(path => wanted.test(path));

/** Every part that a rule system lacks, by name and with what it is for. */
export const lacks = (rules: RuleSet, files: Files): string[] =>
  [...ABILITIES, ...ANATOMY, ...EVIDENCE].filter(([, isThere]) => !isThere(rules, files)).map(([name]) => name);
