// Every sentence that the game can say: those of the sources, of the battles and of the catalogue. What English is to a
// translator; made when it is asked for, so that nothing is kept twice.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const filesIn = (folder, pattern) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && pattern.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();

/** The key of a tagged template, as src/languages/language.ts makes it. */
const keyOf = template =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.templateSpans.reduce((text, span, hole) => `${text}{${hole}}${span.literal.text}`, template.head.text);

/** Tags of sentences: in words at once, as data, and as a bot's reason. */
const SENTENCES = new Set(['t', 'phrase', 'reason']);
const NOUNS = new Set(['counted', 'counting', 'noun', 'count']);
const asText = node => (node && ts.isStringLiteralLike(node) ? node.text : null);

/** The keys that one source file asks for. */
const keysIn = file => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const keys = [];
  const visit = node => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText(source);
      if (SENTENCES.has(tag)) keys.push(keyOf(node.template));
      if (tag === 'made') keys.push(`made: ${keyOf(node.template)}`);
    }
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first, second, third] = node.arguments;
      if (NOUNS.has(node.expression.text) && asText(second) !== null)
        keys.push(`${asText(second)}|${asText(third) ?? `${asText(second)}s`}`);
      if (node.expression.text === 'told' && asText(first) !== null) keys.push(asText(first));
    }
    // The name of the printed rules is part of what a recorded game goes by, and stays as it is there.
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'edition' && asText(node.initializer) !== null)
      keys.push(asText(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
};

/** What stands at the end of a path in a file's data; `*` is any key, and lists are gone through. */
const at = (value, [key, ...rest]) => {
  if (Array.isArray(value)) return value.flatMap(each => at(each, [key, ...rest]));
  if (key === undefined) return typeof value === 'string' && value !== '' ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return (key === '*' ? Object.values(value) : [value[key]]).flatMap(inner => at(inner, rest));
};

/** Names of ships and people stay as they are, unless there are words in them: "Mortar Boat No. 11", "CSS Raleigh (gunboat)". */
const SHIP_IN_WORDS = /\b(?:barge|battery|boat|dummy|raft|schooner|transport|tug)\b|\(/i;
const PEOPLE_IN_WORDS = /[(;,]|'s /;

/** The texts of the data files that are shown to players, by `told`: paths, and which of the texts there count. */
const BATTLE_TEXTS = [
  ...[['title'], ['place'], ['briefing.*'], ['history.summary'], ['objectives.text'], ['rules.*.objectives.text']],
  ...[
    ['chart.places.name'],
    ['forts.name'],
    ['buildings.name'],
    ['forces.name', SHIP_IN_WORDS],
    ['forces.captain', PEOPLE_IN_WORDS],
  ],
];
const GUN_TEXTS = [['name'], ['notes'], ['disputed']];
const FORT_TEXTS = [['name'], ['place'], ['commander', PEOPLE_IN_WORDS], ['notes'], ['disputed'], ['guns.note']];
const VESSEL_TEXTS = [
  ...[['name', SHIP_IN_WORDS], ['notes'], ['disputed'], ['guns.note'], ['armour.note'], ['armour.*.covers']],
];

/** The texts of a data file at these paths. */
const textsIn = (file, paths) => {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  return paths.flatMap(([path, wanted]) => at(data, path.split('.')).filter(text => !wanted || wanted.test(text)));
};

/** All of them, each once, sorted: a sentence has its place in a language file wherever its source may move. */
export const sentences = () => {
  const ships = file => join(root, 'src', 'ships', file);
  const found = [
    // The command line speaks English.
    ...filesIn(join(root, 'src'), /\.tsx?$/)
      .filter(file => !relative(root, file).startsWith(join('src', 'sim')))
      .flatMap(keysIn),
    ...filesIn(join(root, 'scenarios'), /(?<!\.schema)\.json$/).flatMap(file => textsIn(file, BATTLE_TEXTS)),
    ...textsIn(ships('guns.json'), GUN_TEXTS),
    ...textsIn(ships('forts.json'), FORT_TEXTS),
    ...textsIn(ships('vessels.json'), VESSEL_TEXTS),
  ];
  return [...new Set(found)].sort();
};
