/**
 * Alters one number at a time in the printed tables and demands that the table tests notice. Works on a copy; the sources
 * are never touched.
 *
 *   node scripts/mutate-tables.mjs --sample 6   a few cells, spread over the file, other ones every day
 *   node scripts/mutate-tables.mjs --all        every cell
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TABLES = 'src/rules/portable/tables.ts';
const NEEDED = [
  'src',
  'tests/helpers',
  'tests/tables',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const JOBS = 2;

/**
 * Where the numbers stand: not in comments, strings or names.
 * @param {string} source
 */
const cellsOf = source =>
  [...source.matchAll(/\/\*[^]*?\*\/|\/\/.*|'[^']*'|[A-Za-z_]\w*|(?<number>\d+)/g)].flatMap(found =>
    found.groups?.number === undefined ? [] : [{ at: found.index, number: found.groups.number }],
  );

/**
 * The table tests in that folder: 'passed', 'failed' because a test failed, or 'broken' because none ran.
 * @param {string} folder
 * @returns {Promise<'passed' | 'failed' | 'broken'>}
 */
const runTests = folder =>
  new Promise(done => {
    const words = [VITEST, 'run', 'tests/tables', '--project', 'unit', '--reporter=json', '--bail=1'];
    const child = spawn(process.execPath, words, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', text => (output += text));
    child.on('close', () => {
      try {
        const report = JSON.parse(output.slice(output.indexOf('{')));
        done(report.success ? 'passed' : report.numFailedTests > 0 ? 'failed' : 'broken');
      } catch {
        done('broken');
      }
    });
  });

const makeCopy = () => {
  const folder = mkdtempSync(join(tmpdir(), 'brownwater-tables-'));
  for (const path of NEEDED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
};

const source = readFileSync(join(ROOT, TABLES), 'utf8');
const every = cellsOf(source);
const sampleAt = process.argv.indexOf('--sample');
const wanted = sampleAt < 0 ? every.length : Number(process.argv[sampleAt + 1]);
if (sampleAt < 0 === !process.argv.includes('--all') || !(wanted >= 1)) {
  console.error('usage: node scripts/mutate-tables.mjs --all | --sample <cells>');
  process.exit(2);
}
const today = Math.floor(Date.now() / 86_400_000);
const stride = Math.max(1, every.length / wanted);
const cells =
  sampleAt < 0
    ? every
    : Array.from(
        { length: Math.min(wanted, every.length) },
        (_, index) => every[Math.floor(index * stride + (today % stride))],
      );

const folders = Array.from({ length: Math.min(JOBS, cells.length) }, makeCopy);
let caught = 0;
try {
  if ((await runTests(folders[0])) !== 'passed') throw new Error('the table tests do not pass as they are');
  const queue = [...cells];
  await Promise.all(
    folders.map(async folder => {
      for (let cell = queue.shift(); cell; cell = queue.shift()) {
        const altered = String(Number(cell.number) + 1);
        writeFileSync(
          join(folder, TABLES),
          source.slice(0, cell.at) + altered + source.slice(cell.at + cell.number.length),
        );
        const result = await runTests(folder);
        if (result === 'failed') caught += 1;
        else {
          const line = source.slice(0, cell.at).split('\n').length;
          console.log(
            `${result === 'passed' ? 'SURVIVED' : 'NO TEST RAN'}: ${TABLES}:${line}: ${cell.number} -> ${altered}: ${source.split('\n')[line - 1]?.trim()}`,
          );
        }
      }
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
console.log(`${cells.length} cells altered, ${caught} caught`);
if (caught < cells.length) process.exitCode = 1;
