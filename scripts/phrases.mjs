// Brings the language files (src/languages/*.json) up to the sources: `npm run phrases`.
//
// Every sentence gets its place in every file, sorted, and is empty there until somebody translates it; what is still empty and
// what nobody says any more is named. `npm run phrases -- fr` begins a new language. `--check` writes nothing and fails where a
// file does not follow the sources; whether a language is complete is its own affair.
import { fileURLToPath } from 'node:url';
import { flagsOf } from './flags.mjs';
import { beginLanguage, followSources } from './languageFiles.mjs';
import { sentences } from './sentences.mjs';

const FOLDER = fileURLToPath(new URL('../src/languages', import.meta.url));

const { values, positionals } = flagsOf({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
for (const tag of positionals) beginLanguage(FOLDER, tag);
const { follows, lines } = followSources(FOLDER, sentences(), values.check);
for (const line of lines) console.log(line);
if (!follows) process.exitCode = 1;
