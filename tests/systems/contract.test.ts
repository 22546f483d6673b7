/** What every rule system must bring, part by part (docs/adding-a-rule-system.md). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRuleSet, RULE_SETS } from '../../src/rules/index.ts';
import type { RuleSet } from '../../src/system/ruleset.ts';
import { skiffs } from '../fourth/skiffs/index.ts';
import { ROOT } from '../helpers/commandLine.ts';
import { filesIn, lacks, type Files } from './contract.ts';

const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);

/** A system that is still being written has no index.ts, and is in no registry. */
const isPlayed = (id: string): boolean => existsSync(join(ROOT, 'src/rules', id, 'index.ts'));

const own = ({ id }: RuleSet): Files => filesIn(`src/rules/${id}`, `tests/systems/${id}`);

describe('the registry', () => {
  it('has a folder for every system and a system for every folder, called by its id', () => {
    expect(RULE_SETS.map(({ id }) => id).sort()).toEqual(folders('src/rules').filter(isPlayed).sort());
    expect(RULE_SETS.map(({ id }) => id).sort()).toEqual(folders('tests/systems').filter(isPlayed).sort());
    for (const rules of RULE_SETS) expect(findRuleSet(rules.id)).toBe(rules);
  });
});

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  it('lacks nothing', () => {
    expect(lacks(rules, own(rules))).toEqual([]);
  });
});

describe('a part that is missing', () => {
  const [whole] = RULE_SETS as [RuleSet, ...RuleSet[]];

  it.each(['captain', 'stage', 'help', 'lesson', 'rate', 'rateFort'] as const)('is named: %s', part => {
    const { [part]: gone, ...rest } = RULE_SETS.find(rules => rules[part] !== undefined)!;
    expect(gone).toBeDefined();
    expect(lacks(rest as RuleSet, own(rest as RuleSet))).toEqual([expect.stringMatching(`^${part}:`)]);
  });

  it.each(['outlook', 'steps'] as const)('is named: desk.%s', part => {
    const { [part]: gone, ...desk } = RULE_SETS.find(rules => rules.desk[part] !== undefined)!.desk;
    expect(gone).toBeDefined();
    expect(lacks({ ...whole, desk }, own(whole))).toEqual([expect.stringContaining(`desk.${part}`)]);
  });

  const sources = [
    'index',
    'types',
    'tables',
    'sequence',
    'setup/muster',
    'desk/index',
    'words/narrate',
    'stage/index',
  ];
  it.each(sources)('is named: the file %s.ts', file => {
    const { source, tests } = own(whole);
    const without = new Set([...source].filter(path => path !== `${file}.ts`));
    expect(lacks(whole, { source: without, tests })).toEqual([expect.stringMatching(`^${file}\\.ts: `)]);
  });

  it.each(['tables.test.ts', 'tree.perft', 'samples.ts', 'ratings.txt', 'forts.txt'])('is named: the test %s', file => {
    const { source, tests } = own(whole);
    const without = new Set([...tests].filter(path => path !== file));
    expect(lacks(whole, { source, tests: without })).toEqual([expect.stringContaining(file)]);
  });

  it('is named: a recorded game for one of the endings', () => {
    const { source, tests } = own(whole);
    const without = new Set([...tests].filter(path => !path.endsWith('objective.json')));
    expect(lacks(whole, { source, tests: without })).toEqual([expect.stringContaining('replays')]);
  });
});

describe('a fourth system of one folder and one line', () => {
  const files = filesIn('tests/fourth/skiffs', 'tests/fourth/none');
  const lacking = lacks(skiffs, files);

  it('is told what it has not brought', () => {
    for (const part of ['captain:', 'help:', 'lesson:', 'rate:', 'desk.outlook:', 'desk/why.ts', 'tree.perft'])
      expect(lacking.filter(name => name.includes(part))).toHaveLength(1);
    for (const part of ['stage:', 'desk.steps', 'tables.ts', 'setup/muster.ts', 'words/narrate.ts'])
      expect(lacking.filter(name => name.startsWith(part))).toEqual([]);
  });

  it('is told of each part that is taken away from it', () => {
    for (const path of files.source) {
      const rest = { ...files, source: new Set([...files.source].filter(other => other !== path)) };
      const more = lacks(skiffs, rest).filter(name => !lacking.includes(name));
      if (more.length > 0) expect(more).toEqual([expect.stringMatching(`^${path}: `)]);
    }
    const { stage, ...silent } = skiffs;
    expect(stage).toBeDefined();
    expect(lacks(silent, files).filter(name => !lacking.includes(name))).toEqual([expect.stringMatching('^stage:')]);
    const { steps, ...still } = skiffs.desk;
    expect(steps).toBeDefined();
    expect(lacks({ ...skiffs, desk: still }, files)).toContainEqual(expect.stringMatching('^desk.steps'));
  });
});
