/**
 * Alters one number or one word at a time in the printed tables and demands that the table tests notice. Works on a copy; the sources
 * are never touched.
 *
 *   node scripts/mutate-tables.mjs --sample 6              a few cells of each system, spread over its file, other ones every day
 *   node scripts/mutate-tables.mjs --all                   every cell
 *   node scripts/mutate-tables.mjs --all --of quick-sheet  every cell of the files whose path says so
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Printed tables, and the tests that pin them: every system's, found by its folder. */
const SYSTEMS = readdirSync(join(ROOT, 'src/rules'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(join(ROOT, 'src/rules', entry.name, 'tables.ts')))
  .map(({ name }) => ({ tables: `src/rules/${name}/tables.ts`, tests: `tests/systems/${name}/tables.test.ts` }));
const NEEDED = [
  'src',
  'tests/helpers',
  'tests/systems',
  // Read by the configuration, which asks each of these what it puts in the place of something.
  'tests/unit/app',
  'scenarios',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const JOBS = 2;

/**
 * A literal of a table, and what takes its place.
 * @typedef {{ at: number, text: string, altered: string, table: string }} Cell
 */

/**
 * Whether a string is a cell: a value, and neither a name, nor a word for players, nor of what is imported.
 * @param {ts.StringLiteral} node
 */
const isCell = ({ parent }) =>
  !ts.isImportDeclaration(parent) &&
  !ts.isBinaryExpression(parent) &&
  !(ts.isPropertyAssignment(parent) && (ts.isStringLiteral(parent.name) || parent.name.getText() === 'title'));

/**
 * The numbers and strings that stand in the tables of a file, types left out. A number becomes the next one, a string the next one of those
 * that its table uses; of a table that uses only one, the first other one of the file.
 * @param {string} source
 * @returns {Cell[]}
 */
const cellsOf = source => {
  const file = ts.createSourceFile('tables.ts', source, ts.ScriptTarget.Latest, true);
  /** @type {Cell[]} */
  const cells = [];
  /** @type {Map<string, string[]>} */
  const words = new Map();
  /**
   * @param {ts.Node} node
   * @param {string} table
   */
  const visit = (node, table) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    const [at, text] = [node.getStart(file), node.getText(file)];
    if (ts.isNumericLiteral(node)) cells.push({ at, text, altered: String(Number(text) + 1), table });
    if (ts.isStringLiteral(node) && isCell(node)) {
      const known = words.get(table) ?? [];
      words.set(table, known.includes(text) ? known : [...known, text]);
      cells.push({ at, text, altered: '', table });
    }
    ts.forEachChild(node, child => visit(child, table));
  };
  for (const statement of file.statements)
    visit(statement, ts.isVariableStatement(statement) ? statement.declarationList.getText(file) : '');
  const all = [...new Set([...words.values()].flat())];
  for (const cell of cells) {
    if (cell.altered !== '') continue;
    const own = words.get(cell.table) ?? [];
    const near = own.length > 1 ? own : all;
    cell.altered = near[(near.indexOf(cell.text) + 1) % near.length] ?? cell.text;
  }
  return cells;
};

/**
 * Those tests in that folder: 'passed', 'failed' because a test failed, or 'broken' because none ran.
 * @param {string} folder
 * @param {string} tests
 * @returns {Promise<'passed' | 'failed' | 'broken'>}
 */
const runTests = (folder, tests) =>
  new Promise(done => {
    const words = [VITEST, 'run', tests, '--project', 'unit', '--reporter=json', '--bail=1'];
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

/**
 * The value that follows a word of the command line.
 * @param {string} word
 */
const wordAfter = word => {
  const at = process.argv.indexOf(word);
  return at < 0 ? undefined : process.argv[at + 1];
};
const all = process.argv.includes('--all');
const sample = Number(wordAfter('--sample'));
if (all === sample >= 1) {
  console.error('usage: node scripts/mutate-tables.mjs --all | --sample <cells of each system> [--of <system>]');
  process.exit(2);
}
const today = Math.floor(Date.now() / 86_400_000);

/**
 * A few of a list, spread over it, other ones every day.
 * @template T
 * @param {T[]} list
 */
const spread = list => {
  const stride = Math.max(1, list.length / sample);
  return Array.from(
    { length: Math.min(sample, list.length) },
    (_, index) => list[Math.floor(index * stride + (today % stride))],
  );
};

const chosen = SYSTEMS.filter(system => system.tables.includes(wordAfter('--of') ?? ''));
const cells = chosen.flatMap(system => {
  const source = readFileSync(join(ROOT, system.tables), 'utf8');
  const every = cellsOf(source).map(cell => ({ ...system, source, ...cell }));
  return all ? every : spread(every);
});

/**
 * Alters one cell of a copy, runs its tests and puts it back; says so where nothing noticed.
 * @param {string} folder
 * @param {(typeof cells)[number]} cell
 */
const isCaught = async (folder, { tables, tests, source, at, text, altered }) => {
  writeFileSync(join(folder, tables), source.slice(0, at) + altered + source.slice(at + text.length));
  const result = await runTests(folder, tests);
  writeFileSync(join(folder, tables), source);
  if (result === 'failed') return true;
  const line = source.slice(0, at).split('\n').length;
  console.log(
    `${result === 'passed' ? 'SURVIVED' : 'NO TEST RAN'}: ${tables}:${line}: ${text} -> ${altered}: ${source.split('\n')[line - 1]?.trim()}`,
  );
  return false;
};

const folders = Array.from({ length: Math.min(JOBS, cells.length) }, makeCopy);
let caught = 0;
try {
  for (const { tests } of chosen)
    if ((await runTests(folders[0], tests)) !== 'passed') throw new Error(`${tests} does not pass as it is`);
  const queue = [...cells];
  await Promise.all(
    folders.map(async folder => {
      for (let cell = queue.shift(); cell; cell = queue.shift()) if (await isCaught(folder, cell)) caught += 1;
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
for (const { tables } of chosen)
  console.log(`${tables}: ${cells.filter(cell => cell.tables === tables).length} cells altered`);
console.log(`${cells.length} cells altered, ${caught} caught`);
if (caught < cells.length) process.exitCode = 1;
