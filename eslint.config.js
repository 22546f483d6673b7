import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The ids of the rule systems, each also the name of its folder. Only the registry may act on them. */
const SYSTEMS = readdirSync(new URL('src/rules', import.meta.url), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'shared')
  .map(entry => entry.name);
const literalOf = ids => `Literal[value=/^(${ids.join('|')})$/]`;
const SYSTEM = literalOf(SYSTEMS);
/** Expressions that hold a rule system's name. */
const SYSTEM_NAMES = [
  'MemberExpression[property.name="id"][object.name=/^(rules|ruleSet|system)$/]',
  'MemberExpression[property.name="id"][object.property.name=/^(rules|ruleSet|system)$/]',
  'MemberExpression[property.name=/^(ruleSetId|rulesId|systemId)$/]',
  'Identifier[name=/^(ruleSetId|rulesId|systemId)$/]',
];
const WRAPPED = ':matches(ChainExpression, TSAsExpression, TSNonNullExpression)';
/** `match?.rules.id` and `rules.id as Name` are the same inside one more node. */
const held = (parent, field) =>
  SYSTEM_NAMES.flatMap(name => [`${parent} > ${name}.${field}`, `${parent} > ${WRAPPED}.${field} > ${name}`]);

const EQUALS = 'BinaryExpression[operator=/^[!=]==?$/]';
const TEXT = ':matches(Literal[raw=/^[\'"]/], TemplateLiteral)';

const nobodyAsks = selector => ({
  selector,
  message: "Nobody asks a rule system for its name: put the difference into the rule system's own functions or tables.",
});
const NO_INDEX = nobodyAsks(`MemberExpression[computed=true] > ${SYSTEM}.property`);
/** A system may open its own section of a scenario, `scenario.rules['its-id']`, and nothing else by its name. */
const noIndexBut = own => [
  nobodyAsks(`MemberExpression[computed=true] > ${literalOf(SYSTEMS.filter(id => id !== own))}.property`),
  nobodyAsks(`MemberExpression[computed=true]:not([object.property.name="rules"]) > ${literalOf([own])}.property`),
];
const NOBODY_ASKS = [
  `${EQUALS} > ${SYSTEM}`,
  ...held(`${EQUALS}:has(> ${TEXT}.right)`, 'left'),
  ...held(`${EQUALS}:has(> ${TEXT}.left)`, 'right'),
  `${EQUALS}:has(> ${TEXT}) > MemberExpression[property.name=/^(rules|ruleSet|ruleSystem)$/]`,
  ...held('SwitchStatement', 'discriminant'),
  `SwitchCase > ${SYSTEM}`,
  // `scenario.rules[rules.id]`, the battle's section for the system that is played, is the one table kept by name.
  ...held('MemberExpression[computed=true]:not([object.property.name="rules"])', 'property'),
  `ObjectExpression > Property > ${SYSTEM}.key`,
  `CallExpression[callee.property.name=/^(includes|startsWith|endsWith|get|has)$/] > ${SYSTEM}`,
  `MemberExpression[property.name=/^(includes|indexOf|some|every|find)$/] > ArrayExpression > ${SYSTEM}`,
  `NewExpression[callee.name=/^(Map|Set)$/] > ArrayExpression ${SYSTEM}`,
].map(nobodyAsks);

const SHAPE_OF_SRC = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export by name.' },
];
const PLAINLY = [
  { selector: 'TSEnumDeclaration', message: 'Write a union of string literals.' },
  ...['ObjectExpression > SpreadElement', 'JSXSpreadAttribute'].flatMap(around =>
    ['ObjectExpression', 'TSAsExpression > ObjectExpression'].map(literal => ({
      selector: `${around} > ${literal}`,
      message: 'Write its parts where it stands; spread into another literal it only breaks lines elsewhere.',
    })),
  ),
];

/** What the page remembers of a thing lies in that thing: of a battle in its table (src/app/table/table.ts), of a test in its place. */
const NO_SIDE_MEMORY = [
  {
    selector:
      ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration NewExpression[callee.name=/^Weak(Map|Set)$/]',
    message: 'Make it a field of what it is remembered of, and hand that on.',
  },
];

/** What a player reads has a place in the language files (src/languages/language.ts). */
const SAID_PLAINLY = [
  'JSXText[value=/[A-Za-z]{2}/]',
  'JSXAttribute[name.name=/^(aria-label|aria-description|aria-valuetext|title|placeholder|alt|label)$/] > Literal[value=/[A-Za-z]{2}/]',
].map(selector => ({ selector, message: 'Say it in the player’s language: t`…`.' }));

/** Below sim and app the same input gives the same output on every machine: no clock, no page, no floating-point libraries. */
const PURE = ['core', 'languages', 'system', 'chart', 'ships', 'rules', 'scenario', 'bots', 'trials', 'post'].map(
  folder => `src/${folder}/**/*.ts`,
);
const IMPURE_GLOBALS = [
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'self'],
  ...['globalThis', 'global', 'process', 'Buffer', 'require', 'console', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['Date', 'Intl', 'performance', 'crypto', 'Worker', 'structuredClone', 'queueMicrotask'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'requestAnimationFrame'],
  ...['alert', 'confirm', 'prompt'],
].map(name => ({ name, message: 'The rules see only state, chart, dice and options.' }));
const INEXACT_MATH = [
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'],
  ...['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'cbrt', 'hypot', 'sqrt'],
].map(property => ({ object: 'Math', property, message: 'Engines may differ in the last bit: compute in integers.' }));
const IMPURE_PROPERTIES = [
  ...INEXACT_MATH,
  { object: 'Math', property: 'random', message: 'Roll the dice of the game (core/dice.ts).' },
  ...['localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'].map(property => ({
    property,
    message: 'The answer depends on the machine’s language.',
  })),
];
const NO_POWER = [
  {
    selector: ':matches(BinaryExpression[operator="**"], AssignmentExpression[operator="**="])',
    message: 'Engines may differ in the last bit of a power: multiply, or shift.',
  },
];

/** Every silenced check says why: `// eslint-disable-next-line rule -- reason`. */
const explainedDirectives = {
  rules: {
    'explained-directives': {
      meta: { type: 'suggestion', schema: [], messages: { why: 'Say why the check is silenced: `-- reason`.' } },
      create: context => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            if (!/^\s*eslint-disable/.test(comment.value) || /\s-{2,}\s+\S/.test(comment.value)) continue;
            // Column -1 stands before the directive, which would otherwise silence this report too.
            context.report({
              loc: { start: { line: comment.loc.start.line, column: -1 }, end: comment.loc.end },
              messageId: 'why',
            });
          }
        },
      }),
    },
  },
};

/** Each of them needs the type of nearly every expression. */
const DEAR_RULES = [
  ...['no-deprecated', 'no-unsafe-class-instance-assignment', 'no-unsafe-argument', 'no-unsafe-assignment'],
  ...['no-unsafe-call', 'no-unsafe-member-access', 'no-unsafe-return', 'no-unnecessary-condition'],
];

export default defineConfig(
  { ignores: ['node_modules/', 'dist/', 'coverage/', '.cache/'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: { brownwater: explainedDirectives },
    rules: { 'brownwater/explained-directives': 'error' },
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', ...PLAINLY],
      eqeqeq: 'error',
      // Numbers print as they are; the strict set would ask for String(n) in every message.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => play.emit(event)` is the common short form of a verb.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `while (true)` with a return inside is at times the plainest loop.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // State is plain JSON without Map: a key that goes is deleted.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Its advice, `x!`, is what the strict set forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // An argument may be there for the shape of the function; a name may be taken out of an object to leave the rest.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // There is no enum in the house (PLAINLY), and looking for one in every assignment takes its time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Event handlers in markup may be async: nobody awaits them.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...PLAINLY, ...SHAPE_OF_SRC, ...NOBODY_ASKS, NO_INDEX],
      // A file that one person can hold in mind, a function that fits on a screen.
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true }],
    },
  },
  {
    files: ['src/app/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...PLAINLY, ...SHAPE_OF_SRC, ...NOBODY_ASKS, NO_INDEX, ...NO_SIDE_MEMORY],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[...PLAINLY, ...SHAPE_OF_SRC, ...NOBODY_ASKS, NO_INDEX, ...NO_SIDE_MEMORY, ...SAID_PLAINLY],
      ],
    },
  },
  {
    files: PURE,
    rules: {
      // No class lives here: a method is a plain function and may be handed on.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': ['error', ...IMPURE_PROPERTIES],
      'no-restricted-syntax': ['error', ...PLAINLY, ...SHAPE_OF_SRC, ...NO_POWER, ...NOBODY_ASKS, NO_INDEX],
    },
  },
  ...SYSTEMS.map(id => ({
    files: [`src/rules/${id}/**/*.ts`],
    rules: {
      'no-restricted-syntax': ['error', ...PLAINLY, ...SHAPE_OF_SRC, ...NO_POWER, ...NOBODY_ASKS, ...noIndexBut(id)],
    },
  })),
  {
    // The one file that names the systems.
    files: ['src/rules/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...PLAINLY, ...SHAPE_OF_SRC, ...NO_POWER] },
  },
  {
    // The paper is drawn in pixels; no rule reads them. IEEE 754 rounds a square root the same everywhere.
    files: ['src/chart/layout.ts'],
    rules: {
      'no-restricted-properties': ['error', ...IMPURE_PROPERTIES.filter(({ property }) => property !== 'sqrt')],
    },
  },
  {
    // Printed tables and the catalogue are as long as they are.
    files: [
      'src/**/tables.ts',
      'src/**/tables/**/*.ts',
      'src/**/ratings.ts',
      'src/ships/**/*.ts',
      'src/**/data/**/*.ts',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      // A test that reads something missing fails, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Fast-check properties and loaded stubs are often empty or async for their shape.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      // `expect(spy.method)` names a method without calling it.
      '@typescript-eslint/unbound-method': 'off',
      // Nobody builds on what stands in a test: the dearest of the typed rules look at src alone.
      ...Object.fromEntries(DEAR_RULES.map(rule => [`@typescript-eslint/${rule}`, 'off'])),
    },
  },
  {
    // Plain scripts under Node, without types to check against.
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'fetch', 'setTimeout', 'clearTimeout', 'performance', 'Buffer'].map(name => [
          name,
          'readonly',
        ]),
      ),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
  },
);
