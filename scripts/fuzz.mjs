/**
 * `npm run fuzz`: random games under the rules, with the flags of `brownwater fuzz`. `npm run fuzz -- files`: files that are nearly
 * right, for every reader there is; `--count <n>` of them, from `--seed <text>`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [what, ...rest] = process.argv.slice(2);

const [command, env] =
  what === 'files'
    ? files(rest)
    : [['scripts/brownwater.mjs', 'fuzz', '--games', '10000', '--jobs', '2', ...process.argv.slice(2)], {}];
const done = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
process.exitCode = done.status ?? 1;

/** @param {string[]} args @returns {[string[], Record<string, string>]} */
function files(args) {
  const { count, seed } = parseArgs({
    args,
    options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  }).values;
  const test = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'proof', 'tests/fuzz/files.proof.test.ts'];
  return [test, { BROWNWATER_MUTANTS: count, BROWNWATER_FUZZ_SEED: seed }];
}
