/**
 * `npm run record`: records a game for each way a battle can end, and the perft counts, after a deliberate change of the rules;
 * `npm run record quick-sheet`: those of one system. Games that can be played as they were keep their commands.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';

process.env['BROWNWATER_ROOT'] = ROOT;
const folder = await bundle({ record: 'tests/systems/record.ts', perft: 'tests/systems/perft.ts' }, 'tests/.recorder');
const { recordAll } = await import(pathToFileURL(`${folder}/record.js`).href);
const only = process.argv[2];
recordAll(`${ROOT}tests/systems`, only);
const { perftFiles } = await import(pathToFileURL(`${folder}/perft.js`).href);
for (const [name, text] of Object.entries(perftFiles(only))) writeFileSync(`${ROOT}tests/systems/${name}`, text);
rmSync(folder, { recursive: true });
execFileSync(
  process.execPath,
  ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', 'tests/systems/*/replays/*.json'],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
