import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import viteConfig from './vite.config.ts';

const MINUTE = 60_000;
/** For what a test waits for until it holds: a few milliseconds on most machines. */
const PATIENCE = 3 * MINUTE;
const ENDING = 'test.{ts,tsx}';
/** What takes long: a hundred thousand throws, whole games of captains, processes that share a series out. */
const PROOF = `tests/**/*.proof.${ENDING}`;
const BROWSER = `tests/app/**/*.${ENDING}`;
const PAGE = 'tests/unit/app';
/**
 * Tests that put another module in the place of one of the page's, read what only a fresh page reads, or ask what is told of storage,
 * where others write what is not kept: each with modules of its own.
 */
const ALONE = [
  ...readdirSync(new URL(PAGE, import.meta.url))
    .map(name => `${PAGE}/${name}`)
    .filter(file =>
      /\bvi\.(mock|hoisted|resetModules)\b|\bstorageTrouble\b/.test(
        readFileSync(new URL(file, import.meta.url), 'utf8'),
      ),
    ),
  `tests/samples/*.${ENDING}`,
  `tests/unit/core/language.${ENDING}`,
];

/** Limits are ten times and more what a test takes on a quiet machine: a busy one is slow, not wrong. */
type Tests = NonNullable<TestProjectInlineConfiguration['test']>;
const project = (name: string, order: number, test: Tests): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment: 'node',
    testTimeout: 5 * MINUTE,
    hookTimeout: 5 * MINUTE,
    expect: { poll: { timeout: PATIENCE } },
    sequence: { groupOrder: order },
    ...test,
  },
});

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Nothing else runs meanwhile; usually one processor would be left idle.
      maxWorkers: '100%',
      teardownTimeout: 5 * MINUTE,
      projects: [
        // Rules, kernel and what a table is made of keep nothing between tests, so a worker reads them once and not once a file.
        project('unit', 0, {
          include: [`tests/**/*.${ENDING}`],
          exclude: [PROOF, BROWSER, `${PAGE}/*`, ...ALONE],
          isolate: false,
        }),
        project('page', 1, { include: [`${PAGE}/*.${ENDING}`], exclude: [PROOF, ...ALONE], isolate: false }),
        project('alone', 1, { include: ALONE, exclude: [PROOF] }),
        project('proof', 2, { include: [PROOF], testTimeout: 15 * MINUTE }),
        // Two browsers at a time and no more: frames are drawn by the processor.
        project('app', 3, { include: [BROWSER], maxWorkers: 2, testTimeout: 20 * MINUTE }),
      ],
    },
  }),
);
