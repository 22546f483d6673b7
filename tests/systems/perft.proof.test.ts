import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { perftRow } from './perft.ts';

describe.each(RULE_SETS.map(rules => rules.id))('%s: nodes of the option tree, fixed dice', rules => {
  const rows = readFileSync(new URL(`./${rules}/tree.perft`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  it.each(rows)('%s', row => {
    expect(perftRow(rules, row.split(' ')[0] ?? '')).toBe(row);
  });
});
