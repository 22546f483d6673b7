/** A script that is given a word it does not know says what it expected, in one line, and does nothing. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../scripts/', import.meta.url));

const sources = readdirSync(FOLDER).filter(name => name.endsWith('.mjs') && name !== 'flags.mjs');
const scripts = sources.filter(name => readFileSync(FOLDER + name, 'utf8').includes('flagsOf('));

it('no script reads its flags in a way of its own', () => {
  expect(sources.filter(name => readFileSync(FOLDER + name, 'utf8').includes('parseArgs('))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);
});

it.each(scripts)('%s', script => {
  const before = script === 'fuzz.mjs' ? ['letters'] : [];
  const { status, stderr, stdout } = spawnSync(process.execPath, [FOLDER + script, ...before, '--wrong'], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^\w+: Unknown option '--wrong'; expected --\w.*\n$/u);
  expect(status).toBe(2);
});
