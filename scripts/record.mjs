/** `npm run record`: records a game for each way a battle can end, and the perft counts, after a deliberate change of the rules. */
import { rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle, ROOT } from './bundle.mjs';

process.env['BROWNWATER_ROOT'] = ROOT;
const folder = await bundle({ record: 'tests/replays/record.ts', perft: 'tests/perft/perft.ts' }, 'tests/.recorder');
const { recordAll } = await import(pathToFileURL(`${folder}/record.js`).href);
recordAll(`${ROOT}tests/replays`);
const { perftFiles } = await import(pathToFileURL(`${folder}/perft.js`).href);
for (const [name, text] of Object.entries(perftFiles())) writeFileSync(`${ROOT}tests/perft/${name}`, text);
rmSync(folder, { recursive: true });
