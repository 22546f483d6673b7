/**
 * `npm run fuzz`: random games under the rules, with the flags of `brownwater fuzz`. `npm run fuzz -- files`: files that are nearly
 * right, for every reader there is; `--count <n>` of them, from `--seed <text>`. `npm run fuzz -- letters`, with the same flags: letters
 * by post that were written by hand, of which none may cheat. `npm run fuzz -- same`: every battle between every kind of opponents to
 * its end (commodores for a few decisions), in several orders and threads, alone and on the page too: each must come out the same. That takes hours; `--rules <system>` plays those of one system.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { flagsOf } from './flags.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [what, ...rest] = process.argv.slice(2);

const [command, env] =
  what === 'files' || what === 'letters'
    ? many(what, rest)
    : what === 'same'
      ? same(rest)
      : [['scripts/brownwater.mjs', 'fuzz', '--games', '10000', '--jobs', '2', ...process.argv.slice(2)], {}];
const done = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
process.exitCode = done.status ?? 1;

/** @param {string} name of a test beside the fuzzer's */
function proof(name) {
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', 'proof', `tests/fuzz/${name}.proof.test.ts`];
}

/** @param {string[]} args @returns {[string[], Record<string, string>]} */
function same(args) {
  const { rules } = flagsOf({ args, options: { rules: { type: 'string', default: 'all' } } }).values;
  return [proof('same'), { BROWNWATER_SAME: rules }];
}

/** @param {string} name @param {string[]} args @returns {[string[], Record<string, string>]} */
function many(name, args) {
  const { count, seed } = flagsOf({
    args,
    options: { count: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  }).values;
  return [proof(name), { BROWNWATER_MUTANTS: count, BROWNWATER_FUZZ_SEED: seed }];
}
