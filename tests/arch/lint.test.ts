import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, ROOT, type PlantedProject } from './plantedProject.ts';

const FOLDERS = readdirSync(join(ROOT, 'src/rules'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'shared')
  .map(entry => entry.name);

const MATCH = `interface Match { rules: { id: string }; ruleSetId: string }\n`;
const ask = (expression: string): string => `${MATCH}export const ask = (match: Match): unknown => ${expression};\n`;

/** Ways to ask a rule system for its name. */
const QUESTIONS = [
  ...FOLDERS.map(id => `match.rules.id === '${id}'`),
  `'portable' !== match.rules.id`,
  `match.rules.id == 'portable'`,
  `match.rules.id === 'a system of tomorrow'`,
  'match.rules.id === `tomorrow`',
  `match.ruleSetId === 'tomorrow'`,
  `({ tomorrow: 1 })[match.rules.id as 'tomorrow']`,
  `({ 'quick-sheet': 1, other: 2 })`,
  `({ tomorrow: 1 } as Record<string, number>)[match.ruleSetId]`,
  `['portable', 'tomorrow'].includes(match.rules.id)`,
  `match.rules.id.startsWith('portable')`,
  `new Map([['portable', 1]]).get(match.rules.id)`,
].map((expression, index) => [`src/app/ask${index}.ts`, expression] as const);

const SWITCHES = ['match.rules.id', 'match.ruleSetId'].map(
  (value, index) =>
    [
      `src/sim/switch${index}.ts`,
      `${MATCH}export const pick = (match: Match): number => {\n  switch (${value}) {\n    default:\n      return 1;\n  }\n};\n`,
    ] as const,
);

/** Single violations: rule, file, text. */
const PLANTED: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['no-restricted-syntax', 'src/core/defaults.ts', 'export default 1;\n'],
  ['no-restricted-syntax', 'src/core/enums.ts', 'export enum Side {\n  Union,\n}\n'],
  ['no-restricted-syntax', 'src/core/folded.ts', 'export const sheet = { a: 1, ...{ b: 2, c: 3 } };\n'],
  ['no-restricted-syntax', 'src/core/cast.ts', 'export const sheet = { ...({ b: 2 } as const) };\n'],
  ['no-restricted-syntax', 'src/rules/portable/power.ts', 'export const odds = (n: number): number => 6 ** n;\n'],
  [
    'no-restricted-syntax',
    'src/rules/portable/neighbour.ts',
    `export const peep = (scenario: { rules: Record<string, unknown> }): unknown => scenario.rules['quick-sheet'];\n`,
  ],
  ['@typescript-eslint/no-explicit-any', 'src/app/anything.ts', 'export const give = (x: any): void => void x;\n'],
  [
    '@typescript-eslint/consistent-type-imports',
    'src/app/imports.ts',
    `import { Layout } from '../chart/layout.ts';\nexport type Paper = Layout;\n`,
  ],
  [
    'no-restricted-syntax',
    'src/app/memory.ts',
    'const known = new WeakMap<object, number>();\nexport const of = (x: object): number | undefined => known.get(x);\n',
  ],
  ['no-restricted-syntax', 'src/app/exported.ts', 'export const known = new WeakSet();\n'],
  ['no-restricted-syntax', 'src/app/panel.tsx', 'export const all = { known: new WeakMap<object, number>() };\n'],
  ['brownwater/explained-directives', 'src/app/silent.ts', '/* eslint-disable */\nexport const a = 1;\n'],
  [
    'brownwater/explained-directives',
    'src/app/silentLine.ts',
    '// eslint-disable-next-line no-restricted-syntax\nexport default 1;\n',
  ],
  [
    'max-lines-per-function',
    'src/app/long.ts',
    `export const long = (): number => {\n  let n = 0;\n${'  n++;\n'.repeat(60)}  return n;\n};\n`,
  ],
  ['max-lines', 'src/app/longFile.ts', 'export let n = 0;\n' + 'n++;\n'.repeat(400)],
  ['no-restricted-properties', 'src/chart/sine.ts', 'export const wave = Math.sin(1);\n'],
  ...['core', 'chart', 'ships', 'rules/portable', 'rules/nws-1971', 'scenario', 'bots'].flatMap(
    folder =>
      [
        ['no-restricted-globals', `src/${folder}/clock.ts`, 'export const now = new Date().getTime();\n'],
        ['no-restricted-globals', `src/${folder}/page.ts`, 'export const width = window.innerWidth;\n'],
        ['no-restricted-globals', `src/${folder}/speaks.ts`, `console.log('hear');\n`],
        ['no-restricted-properties', `src/${folder}/chance.ts`, 'export const roll = Math.random();\n'],
        ['no-restricted-properties', `src/${folder}/chance2.ts`, 'export const { random } = Math;\n'],
        ['no-restricted-properties', `src/${folder}/root.ts`, 'export const root = Math.sqrt(2);\n'],
      ] as const,
  ),
];

/** What the rules let through. */
const LAWFUL: Readonly<Record<string, string>> = {
  'src/chart/layout.ts': 'export type Layout = object;\nexport const height = Math.sqrt(3);\n',
  'src/rules/index.ts': `${MATCH}export const isFirst = (match: Match): boolean => match.rules.id === 'portable';\n`,
  'src/rules/quick-sheet/section.ts': `export const own = (scenario: { rules: Record<string, unknown> }): unknown => scenario.rules['quick-sheet'];\n`,
  'src/rules/portable/index.ts': `export const RULES = { id: 'portable' };\n`,
  'src/app/find.ts': `${MATCH}export const find = (all: Match[], id: string): Match | undefined => all.find(one => one.rules.id === id);\n`,
  'src/sim/section.ts': `${MATCH}export const section = (scenario: { rules: Record<string, unknown> }, match: Match): unknown =>\n  scenario.rules[match.rules.id];\n`,
  // What goes with the thing that holds it is a field; below the page what is worked out of a chart may be kept beside it.
  'src/app/courses.ts': 'export class Plotting {\n  readonly courses = new WeakMap<object, number>();\n}\n',
  'src/bots/kept.ts': 'export const kept = new WeakMap<object, number>();\n',
  'src/app/clock.ts': 'export const now = (): number => Date.now() + Math.random();\n',
  'src/app/explained.ts':
    '// eslint-disable-next-line no-restricted-syntax -- the tool that reads this wants a default\nexport default 1;\n',
  'src/rules/portable/tables.ts': `export const TABLE = [\n${'  1,\n'.repeat(500)}];\n`,
};

describe('the lint rules', () => {
  let project: PlantedProject;
  const flagged = new Map<string, string[]>();

  beforeAll(async () => {
    project = plant({
      ...LAWFUL,
      ...Object.fromEntries(QUESTIONS.map(([file, expression]) => [file, ask(expression)])),
      ...Object.fromEntries(SWITCHES),
      ...Object.fromEntries(PLANTED.map(([, file, text]) => [file, text])),
    });
    const eslint = new ESLint({ cwd: project.folder, overrideConfigFile: join(ROOT, 'eslint.config.js') });
    for (const { filePath, messages } of await eslint.lintFiles('src')) {
      flagged.set(
        relative(project.folder, filePath).replaceAll('\\', '/'),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      );
    }
  });

  afterAll(() => {
    project.remove();
  });

  it.each(QUESTIONS)('flag asking for the name in %s: %s', file => {
    expect(flagged.get(file)).toContain('no-restricted-syntax');
  });

  it.each(SWITCHES)('flag a switch on the name in %s', file => {
    expect(flagged.get(file)).toContain('no-restricted-syntax');
  });

  it.each(PLANTED)('%s is flagged in %s', (rule, file) => {
    expect(flagged.get(file)).toContain(rule);
  });

  it.each(Object.keys(LAWFUL))('%s is not flagged', file => {
    expect(flagged.get(file)).toEqual([]);
  });
});
