// The checks, each with its time: `npm test` runs those of every day, `npm run test:proof` what takes long, `npm run
// test:browser` the page in a real browser; `npm test -- proof browser` runs all three. Goes on after a failure, so that
// one run shows them all, and sets no limit to itself: a slow machine is not a wrong one.
// The last line is always `N passed, N failed`: one for each test of vitest, one for each other step. The summary above it
// names each test that failed, since the end of the output is what one is shown first.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARTS = ['quick', 'proof', 'browser'];
const asked = process.argv.slice(2);
if (asked.length === 0 || asked.some(part => !PARTS.includes(part))) {
  console.error(`usage: node scripts/test.mjs ${PARTS.map(part => `[${part}]`).join(' ')}`);
  process.exit(2);
}
/** @param {string} part */
const isAsked = part => asked.includes(part);

/**
 * The script behind a command of an installed package, so that no shell and no npx stands between.
 * @param {string} name
 * @param {string} [command]
 */
const tool = (name, command = name) => {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(file, 'utf8'));
  return join(dirname(file), typeof bin === 'string' ? bin : bin[command]);
};

/** What ends each of the scripts that run now. @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set();

const interrupted = () => {
  for (const stop of running) stop('SIGKILL');
  process.exit(130);
};
process.once('SIGINT', interrupted).once('SIGTERM', interrupted);

/**
 * Runs a script under this Node, its output passed through. Resolves to whether it ended well.
 * @param {...string} words
 * @returns {Promise<boolean>}
 */
const node = (...words) =>
  new Promise(done => {
    const ownGroup = process.platform !== 'win32';
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: ownGroup,
    });
    /** @param {NodeJS.Signals} signal */
    const stop = signal => {
      try {
        if (ownGroup && child.pid) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It has ended by itself.
      }
    };
    running.add(stop);
    child.on('error', error => console.log(error.message));
    child.on('close', code => {
      running.delete(stop);
      done(code === 0);
    });
  });

/** @typedef {{ passed: number, failed: number, skipped?: number, named?: string[] }} Count */

/**
 * A step that counts as one check: a script under this Node.
 * @param {...string} words
 * @returns {() => Promise<Count>}
 */
const one =
  (...words) =>
  async () =>
    (await node(...words)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/**
 * The tests that failed, each with its file, from vitest's JSON report.
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 */
const failures = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(ROOT, name);
      return failed.length ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [`${file}: outside its tests`];
    });

/**
 * Tests of vitest, counted from its JSON report. A file that fails outside its tests is one failure, and so is
 * a run that fails without a failed test.
 * @param {string} name
 * @param {...string} words which tests
 * @returns {() => Promise<Count>}
 */
const vitest =
  (name, ...words) =>
  async () => {
    const report = join(ROOT, '.cache', `vitest-${name}.json`);
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const well = await node(tool('vitest'), 'run', ...words, ...reporters);
    try {
      const result = JSON.parse(readFileSync(report, 'utf8'));
      const broken = result.testResults.filter(
        file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
      );
      const failed = result.numFailedTests + broken.length;
      return {
        passed: result.numPassedTests,
        failed: well ? failed : Math.max(failed, 1),
        skipped: result.numPendingTests + result.numTodoTests,
        named: failures(result),
      };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

/**
 * Tests in a browser; without one that is the one failure.
 * @param {...string} files all where none are named
 * @returns {() => Promise<Count>}
 */
const browserTests =
  (...files) =>
  async () => {
    try {
      process.env.BROWNWATER_BROWSER = await findBrowser();
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    }
    console.log(process.env.BROWNWATER_BROWSER);
    return vitest('browser', '--project', 'app', ...files)();
  };

/** @typedef {[name: string, step: () => Promise<Count>]} Step */

// The compiler of TypeScript 7 checks in a quarter of the time of 6, which the linter still needs.
const tsc = tool('ts7', 'tsc');
/** @type {Step} */
const BUILD = ['build', one(tool('vite'), 'build', '--logLevel', 'warn')];

/** @type {Step[]} */
const STYLE = [
  ['format', one(tool('prettier'), '--check', '--log-level', 'warn', '.')],
  ['lint', one(tool('eslint'), '--max-warnings', '0', '.')],
];

/** @type {Step[]} */
const CHECKS = [
  ['types', one(tsc, '--noEmit')],
  ['types without a page', one(tsc, '--noEmit', '-p', 'tsconfig.pure.json')],
  BUILD,
];
/** @type {Step[]} */
const IMPORTS = [
  ['imports', one(tool('dependency-cruiser', 'depcruise'), 'src')],
  ['unused', one(tool('knip'))],
];
/** @type {Step} */
const TESTS = ['tests', vitest('quick', '--project', 'unit', '--project', 'page', '--project', 'alone')];
/** @type {Step} */
const BATTLES = ['a battle of each system', browserTests('tests/app/everySystem.test.ts')];

/** Chains of checks that run side by side, since each leaves a processor idle for much of its time. @type {Step[][]} */
const CHAINS = [];
if (isAsked('quick')) CHAINS.push([...CHECKS, ...(isAsked('browser') ? [] : [BATTLES])], [...IMPORTS, TESTS]);
else if (isAsked('browser')) CHAINS.push([BUILD]);
if (isAsked('proof')) CHAINS.push(STYLE);

/** What needs the whole machine, one after the other. @type {Step[]} */
const STEPS = [];
if (isAsked('proof'))
  STEPS.push(
    ['proofs', vitest('proof', '--project', 'proof')],
    ['altered table cells', one('scripts/mutate-tables.mjs', '--sample', '3')],
  );
if (isAsked('browser')) STEPS.push(['browser tests', browserTests()]);

/** @param {number} since */
const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const started = performance.now();
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];

/** @param {Step[]} steps */
const inTurn = async steps => {
  for (const [name, step] of steps) {
    const from = performance.now();
    console.log(`\n== ${name}`);
    const { passed, failed, skipped = 0, named = [] } = await step();
    total.passed += passed;
    total.failed += failed;
    const line = `${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}, ${seconds(from)}`;
    summary.push(line, ...named.map(test => `         ${test}`));
    console.log(line);
  }
};

await Promise.all(CHAINS.map(inTurn));
await inTurn(STEPS);

console.log(`\n${summary.join('\n')}\nall in ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
