import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, ROOT, type PlantedProject } from './plantedProject.ts';

/** Each violation: the rule that must flag it, the file it stands in, its imports. */
const VIOLATIONS: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['core', 'src/core/usesChart.ts', `import '../chart/index.ts';`],
  ['core', 'src/core/usesChartType.ts', `import type { Layout } from '../chart/layout.ts'; export type A = Layout;`],
  ['core', 'src/core/usesPackage.ts', `import 'valibot';`],
  ['core', 'src/core/usesNode.ts', `import 'node:fs';`],
  ['immer-in-engine', 'src/core/drafts.ts', `import 'immer';`],
  ['pure-rand-in-dice', 'src/core/rolls.ts', `import 'pure-rand/distribution/uniformInt';`],
  ['pure-rand-in-dice', 'src/bots/rolls.ts', `import 'pure-rand/distribution/uniformInt';`],
  ['chart', 'src/chart/usesShips.ts', `import '../ships/index.ts';`],
  ['honeycomb-in-layout', 'src/chart/picks.ts', `import 'honeycomb-grid';`],
  ['honeycomb-in-layout', 'src/app/board/picks.ts', `import 'honeycomb-grid';`],
  ['ships', 'src/ships/usesChart.ts', `import '../chart/index.ts';`],
  ['scenario', 'src/scenario/usesRules.ts', `import '../rules/index.ts';`],
  ['rules-shared', 'src/rules/shared/usesPortable.ts', `import '../portable/types.ts';`],
  ['rules-shared-scenario-types', 'src/rules/shared/parses.ts', `import '../../scenario/index.ts';`],
  ['rules-are-strangers', 'src/rules/portable/peeps.ts', `import '../quick-sheet/types.ts';`],
  [
    'rules-are-strangers',
    'src/rules/portable/peepsType.ts',
    `import type { Q } from '../quick-sheet/types.ts'; export type A = Q;`,
  ],
  ['rules-are-strangers', 'src/rules/portable/asks.ts', `import '../index.ts';`],
  ['rules-are-strangers', 'src/rules/portable/plays.ts', `import '../../trials/index.ts';`],
  ['rules-are-strangers', 'src/rules/portable/stage/paints.ts', `import '../../../app/index.ts';`],
  ['bots-in-captain', 'src/rules/portable/thinks.ts', `import '../../bots/index.ts';`],
  ['bots-in-captain', 'src/rules/shared/thinks.ts', `import '../../bots/index.ts';`],
  ['captain-by-index', 'src/rules/portable/asksCaptain.ts', `import './captain/index.ts';`],
  ['system', 'src/system/asks.ts', `import '../rules/index.ts';`],
  ['languages', 'src/languages/knows.ts', `import '../core/types.ts';`],
  ['rules-registry', 'src/rules/registry.ts', `import './portable/gunnery.ts';`],
  ['rules-by-registry', 'src/app/peeps.ts', `import '../rules/portable/types.ts';`],
  ['rules-by-registry', 'src/sim/peeps.ts', `import '../rules/portable/index.ts';`],
  ['rules-by-registry', 'src/bots/peeps.ts', `import '../rules/shared/index.ts';`],
  ['bots', 'src/bots/registers.ts', `import '../rules/index.ts';`],
  ['bots', 'src/bots/simulates.ts', `import '../sim/index.ts';`],
  ['bots', 'src/bots/shows.ts', `import '../app/index.ts';`],
  ['trials', 'src/trials/reads.ts', `import '../sim/index.ts';`],
  ['trials', 'src/trials/shows.ts', `import '../app/index.ts';`],
  ['post', 'src/post/shows.ts', `import '../app/index.ts';`],
  ['post', 'src/post/plays.ts', `import '../bots/index.ts';`],
  ['hashes-wrapped', 'src/post/mixes.ts', `import '@noble/hashes/sha2.js';`],
  ['hashes-wrapped', 'src/app/mixes.ts', `import '@noble/hashes/sha2.js';`],
  ['hashes-wrapped', 'src/trials/mixes.ts', `import '@noble/hashes/sha2.js';`],
  ['sim-not-app', 'src/sim/shows.ts', `import '../app/index.ts';`],
  ['app-not-sim', 'src/app/simulates.ts', `import '../sim/index.ts';`],
  ['node-in-sim', 'src/app/reads.ts', `import 'node:fs';`],
  ['node-in-sim', 'src/bots/reads.ts', `import 'fs';`],
  ['phaser-in-board', 'src/app/play/draws.tsx', `import 'phaser';`],
  ['phaser-in-board', 'src/sim/draws.ts', `import 'phaser';`],
  ['phaser-in-board', 'src/app/later.ts', `export const phaser = () => import('phaser');`],
  ['preact-in-app', 'src/sim/renders.ts', `import 'preact/hooks';`],
  ['preact-in-app', 'src/sim/signals.ts', `import '@preact/signals';`],
  ['src-stands-alone', 'src/app/tests.ts', `import '../../tests/helper.ts';`],
  ['no-unknown-imports', 'src/app/unknown.ts', `import './nowhere.ts';`],
  ['no-undeclared-packages', 'src/app/undeclared.ts', `import 'acorn';`],
  ['no-orphans', 'src/app/orphan.ts', `export const alone = true;`],
];

/** A cycle of types alone; it is reported in one of its files. */
const CYCLE = {
  'src/app/hen.ts': `import type { Egg } from './egg.ts'; export interface Hen { lays: Egg }`,
  'src/app/egg.ts': `import type { Hen } from './hen.ts'; export interface Egg { hatches: Hen }`,
};

/** Files that keep the rules: flagged nowhere. */
const LAWFUL: Readonly<Record<string, string>> = {
  'src/core/types.ts': `export type Side = 'union' | 'confederate';`,
  'src/core/engine.ts': `import 'immer'; import './types.ts';`,
  'src/core/dice.ts': `import 'pure-rand/generator/xoroshiro128plus'; import './types.ts';`,
  'src/chart/layout.ts': `import 'honeycomb-grid'; export type Layout = object;`,
  'src/chart/index.ts': `import '../core/types.ts'; import './layout.ts';`,
  'src/ships/index.ts': `import 'valibot'; import '../core/types.ts';`,
  'src/scenario/index.ts': `import 'valibot'; import '@valibot/to-json-schema'; import '../chart/index.ts'; import '../ships/index.ts';
    export type Section = object;`,
  'src/rules/shared/index.ts': `import '../../core/dice.ts'; import type { Section } from '../../scenario/index.ts'; export type A = Section;`,
  'src/rules/portable/types.ts': `import '../../core/types.ts';`,
  'src/rules/portable/gunnery.ts': `import './types.ts'; import '../shared/index.ts';`,
  'src/rules/portable/index.ts': `import './gunnery.ts'; import './captain/index.ts'; import 'valibot'; import '../../scenario/index.ts';`,
  'src/rules/quick-sheet/types.ts': `import '../../core/types.ts'; export type Q = object;`,
  'src/rules/quick-sheet/index.ts': `import './types.ts';`,
  'src/rules/index.ts': `import './portable/index.ts'; import './quick-sheet/index.ts';`,
  'src/languages/language.ts': `export type Language = object;`,
  'src/system/desk/index.ts': `import '../../core/types.ts'; import '../../languages/language.ts';`,
  'src/bots/index.ts': `import '../system/desk/index.ts';`,
  'src/rules/portable/captain/index.ts': `import '../gunnery.ts'; import '../../../bots/index.ts';`,
  'src/sim/index.ts': `import 'node:fs'; import 'commander'; import '../bots/index.ts';`,
  'src/post/digest.ts': `import '@noble/hashes/sha2.js'; import '../core/types.ts';`,
  'src/trials/report/policy.ts': `import '@noble/hashes/sha2.js';`,
  'src/app/index.ts': `import 'preact'; import '../post/digest.ts'; import '@preact/signals'; import 'idb'; import '../bots/index.ts';
    export const board = () => import('./board/index.ts');`,
  'src/app/board/index.ts': `import 'phaser'; import '../../system/desk/index.ts';`,
  'tests/helper.ts': `export {};`,
};

interface Violation {
  from: string;
  rule: { name: string };
}

describe('the import rules', () => {
  let project: PlantedProject;
  let flagged: string[] = [];

  beforeAll(async () => {
    project = plant({ ...LAWFUL, ...CYCLE, ...Object.fromEntries(VIOLATIONS.map(([, file, text]) => [file, text])) });
    const config = join(ROOT, '.dependency-cruiser.cjs');
    const depcruise = 'dependency-cruiser/bin/dependency-cruise.mjs';
    const { output } = await project.run(depcruise, '--config', config, '--output-type', 'json', 'src');
    const report = JSON.parse(output) as { summary: { violations: Violation[] } };
    flagged = report.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
  });

  afterAll(() => {
    project.remove();
  });

  it.each(VIOLATIONS)('%s is flagged in %s', (rule, file) => {
    expect(flagged).toContain(`${rule}: ${file}`);
  });

  it('no-cycles is flagged between types', () => {
    expect(flagged.filter(line => /^no-cycles: src\/app\/(hen|egg)\.ts$/.test(line))).not.toEqual([]);
  });

  it.each(Object.keys(LAWFUL))('%s is not flagged', file => {
    expect(flagged.filter(line => line.endsWith(`: ${file}`))).toEqual([]);
  });
});
