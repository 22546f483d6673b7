// Gathers every sentence that the game can say, for its language files: `npm run phrases`.
//
// src/languages/en.json lists them all, in the order of the sources; it is what a translator starts from. The other files there
// are put into the same order; what they lack and what nobody says any more is named. `--check` writes nothing and fails where
// en.json is not up to date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LANGUAGES = join(root, 'src', 'languages');

const filesIn = (folder, pattern) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && pattern.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();

/** The key of a tagged template, as src/core/language.ts makes it. */
const keyOf = template =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce((text, span, hole) => `${text}{${hole}}${span.literal.text}`, template.head.text);

const NOUNS = new Set(['counted', 'noun', 'count']);
const asText = node => (node && ts.isStringLiteralLike(node) ? node.text : null);

/** The keys that one source file asks for. */
const keysIn = file => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const keys = [];
  const visit = node => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 't') keys.push(keyOf(node.template));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, second, third] = node.arguments;
      if (NOUNS.has(node.expression.text) && asText(second) !== null)
        keys.push(`${asText(second)}|${asText(third) ?? `${asText(second)}s`}`);
      if (node.expression.text === 'told' && asText(first) !== null) keys.push(asText(first));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
};

/** The texts that a battle's file shows to players. */
const BATTLE_TEXTS = new Set(['title', 'briefing', 'text', 'place']);
const textsIn = (value, name) => {
  if (typeof value === 'string') return BATTLE_TEXTS.has(name) && /[a-z]{2}/i.test(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
};

const found = [
  ...filesIn(join(root, 'src'), /\.tsx?$/).flatMap(keysIn),
  ...filesIn(join(root, 'scenarios'), /\.json$/).flatMap(file => textsIn(JSON.parse(readFileSync(file, 'utf8')), '')),
];
const phrases = [...new Set(found)];
const inOrder = said => Object.fromEntries(phrases.filter(key => key in said).map(key => [key, said[key]]));
const write = (file, said) => `${JSON.stringify(said, null, 2)}\n`;

const english = write('en', Object.fromEntries(phrases.map(key => [key, key])));
if (process.argv.includes('--check')) {
  if (readFileSync(join(LANGUAGES, 'en.json'), 'utf8') !== english) {
    console.error('src/languages/en.json is not up to date: run `npm run phrases`');
    process.exit(1);
  }
} else {
  writeFileSync(join(LANGUAGES, 'en.json'), english);
  for (const file of filesIn(LANGUAGES, /^(?!en)[a-z]{2}\.json$/)) {
    const said = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, write(file, inOrder(said)));
    const missing = phrases.filter(key => !(key in said));
    const unused = Object.keys(said).filter(key => !phrases.includes(key));
    console.log(`${relative(root, file)}: ${phrases.length - missing.length} of ${phrases.length} phrases`);
    for (const key of missing.slice(0, 20)) console.log(`  missing: ${key}`);
    for (const key of unused) console.log(`  nobody says any more: ${key}`);
  }
}
