// `npm test`: every check in order, each with its time. Goes on after a failure, so that one run shows them all.
// The last line is always `N passed, N failed`: one for each test of vitest, one for each other step.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MINUTE = 60_000;
/** The whole run ends by then, whatever hangs. */
const DEADLINE = performance.now() + 19 * MINUTE;

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
 * @param {string[]} words
 * @param {number} minutes after which it is ended
 * @returns {Promise<boolean>}
 */
const node = (words, minutes) =>
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
    const patience = Math.max(0, Math.min(minutes * MINUTE, DEADLINE - performance.now()));
    const clock = setTimeout(() => {
      console.log(`ended after ${(patience / MINUTE).toFixed(1)} minutes`);
      stop('SIGKILL');
    }, patience);
    child.on('error', error => console.log(error.message));
    child.on('close', code => {
      clearTimeout(clock);
      running.delete(stop);
      done(code === 0);
    });
  });

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/**
 * A step that counts as one check.
 * @param {() => Promise<boolean>} check
 * @returns {() => Promise<Count>}
 */
const one = check => async () => ((await check()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * One project of vitest, counted from its JSON report. A file that fails outside its tests is one failure, and so is
 * a run that fails without a failed test.
 * @param {string} project
 * @param {number} minutes
 * @returns {() => Promise<Count>}
 */
const vitest = (project, minutes) => async () => {
  const report = join(ROOT, '.cache', `vitest-${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const well = await node([tool('vitest'), 'run', '--project', project, ...reporters], minutes);
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
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const tsc = tool('typescript', 'tsc');

let browserFound = false;
const browser = async () => {
  try {
    process.env.BROWNWATER_BROWSER = await findBrowser();
    console.log(process.env.BROWNWATER_BROWSER);
    browserFound = true;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
  return browserFound;
};

const browserTests = async () => {
  if (browserFound) return vitest('app', 13)();
  console.log('not run: no browser');
  return { passed: 0, failed: 1 };
};

/** @typedef {[name: string, step: () => Promise<Count>]} Step */

/** Chains of checks that run side by side: each leaves most of the processors idle. @type {Step[][]} */
const CHAINS = [
  [['lint', one(() => node([tool('eslint'), '--max-warnings', '0', '.'], 4))]],
  [
    ['format', one(() => node([tool('prettier'), '--check', '--log-level', 'warn', '.'], 2))],
    ['types', one(() => node([tsc, '--noEmit'], 2))],
    ['types without a page', one(() => node([tsc, '--noEmit', '-p', 'tsconfig.pure.json'], 2))],
    ['imports', one(() => node([tool('dependency-cruiser', 'depcruise'), 'src'], 2))],
  ],
];

/** What needs the whole machine, one after the other. @type {Step[]} */
const STEPS = [
  ['unit tests', vitest('unit', 12)],
  ['altered table cells', one(() => node(['scripts/mutate-tables.mjs', '--sample', '3'], 4))],
  ['build', one(() => node([tool('vite'), 'build', '--logLevel', 'warn'], 2))],
  ['browser', one(browser)],
  ['browser tests', browserTests],
];

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
    const { passed, failed, skipped = 0 } = await step();
    total.passed += passed;
    total.failed += failed;
    const line = `${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}, ${seconds(from)}`;
    summary.push(line);
    console.log(line);
  }
};

await Promise.all(CHAINS.map(inTurn));
await inTurn(STEPS);

console.log(`\n${summary.join('\n')}\nall in ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
