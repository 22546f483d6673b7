import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCheckFile, type Check, type CheckFile } from '../../src/sim/check/file.ts';
import { runCheck } from '../../src/sim/check/run.ts';
import { matchNamed } from '../helpers/scenarios.ts';

const FOLDER = fileURLToPath(new URL('../checks/', import.meta.url));

const fileNamed = (name: string): CheckFile => {
  const read = readCheckFile(JSON.parse(readFileSync(FOLDER + name, 'utf8')));
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${name}: ${path}: ${message}`).join('\n'));
  return read.file;
};

const duel = matchNamed('portable', 'duel');
const faultsOf = (check: Omit<Check, 'name'>): string[] => runCheck(duel, { name: 'a check', ...check }).faults;

describe.each(readdirSync(FOLDER))('%s', name => {
  const { rules, scenario, options, set, checks } = fileNamed(name);
  const battle = typeof scenario === 'string' ? basename(scenario, '.json') : '';
  it.each(checks.map(check => [check.name, check] as const))('%s', (_, check) => {
    expect(runCheck(matchNamed(rules, battle, options), check, set).faults).toEqual([]);
  });
});

describe('a scripted check that does not hold', () => {
  it('says which value is another', () => {
    expect(faultsOf({ phase: 'fire', expect: { state: { 'ships.uss_tyler.points': 3 } } })).toEqual([
      'ships.uss_tyler.points: expected 3, found 4',
    ]);
  });

  it('says where a path leads nowhere, and what is near', () => {
    expect(faultsOf({ phase: 'fire', set: { 'ships.uss_tylr.points': 3 }, expect: {} })[0]).toContain(
      'ships has no "uss_tylr" (nearest known name "uss_tyler"?)',
    );
    expect(faultsOf({ phase: 'fire', set: { 'turn.now': 3 }, expect: {} })[0]).toContain('has nothing in it');
  });

  it('refuses a value of another kind, and knows facings by name', () => {
    expect(faultsOf({ phase: 'fire', set: { 'ships.uss_tyler.points': 'three' }, expect: {} })[0]).toContain(
      'expected number like 4, found "three"',
    );
    expect(
      faultsOf({
        phase: 'fire',
        set: { 'ships.uss_tyler.facing': 'W' },
        expect: { state: { 'ships.uss_tyler.facing': 3 } },
      }),
    ).toEqual([]);
  });

  it('refuses a position that the rules could not reach', () => {
    expect(faultsOf({ phase: 'fire', set: { 'ships.uss_tyler.points': -1 }, expect: {} })[0]).toContain(
      'such a position cannot be',
    );
  });

  it('refuses a phase that is none', () => {
    expect(faultsOf({ phase: 'fires', expect: {} })[0]).toContain('nearest known name "fire"');
  });

  it('wants every die used and none missing', () => {
    expect(faultsOf({ phase: 'initiative', dice: [1, 2, 3], expect: {} })).toEqual(['1 of 3 dice were not thrown: 3']);
    expect(faultsOf({ phase: 'initiative', dice: [1], expect: {} })[0]).toContain('no die left');
    expect(faultsOf({ phase: 'initiative', dice: { every: 4 }, expect: {} })[0]).toContain('the rules want more');
    expect(faultsOf({ phase: 'initiative', dice: { seed: 'any' }, expect: {} })).toEqual([]);
  });

  it('says which command was refused, unless the refusal was expected', () => {
    const refused = { type: 'done', side: 'union', now: true };
    const done = { type: 'done', side: 'union' };
    expect(faultsOf({ phase: 'fire', commands: [refused, done], expect: {} })[0]).toContain('command 1 was refused');
    expect(faultsOf({ phase: 'fire', commands: [refused], expect: {} })[0]).toContain('the last command was refused');
    expect(faultsOf({ phase: 'fire', commands: [refused], expect: { refusal: 'not offered' } })).toEqual([]);
    expect(faultsOf({ phase: 'fire', commands: [done], expect: { refusal: 'not' } })[0]).toContain('was carried out');
  });

  it('says which event did not happen, and which should not have', () => {
    const rolled = { phase: 'initiative', dice: [1, 2] };
    expect(faultsOf({ ...rolled, expect: { events: [{ type: 'shotFired' }] } })[0]).toContain('did not happen');
    expect(faultsOf({ ...rolled, expect: { without: ['initiativeRolled'] } })[0]).toContain(
      'expected no initiativeRolled',
    );
    const events = [{ type: 'initiativeRolled' }, { type: 'initiativeRolled' }];
    expect(faultsOf({ ...rolled, expect: { events } })[0]).toContain('event 2 of those expected did not happen');
  });

  it('says what was not offered, or should not have been', () => {
    const phase = 'fire';
    expect(faultsOf({ phase, expect: { offered: [{ type: 'ram' }] } })).toEqual(['not offered: {"type":"ram"}']);
    expect(faultsOf({ phase, expect: { notOffered: [{ type: 'aim' }] } })[0]).toContain('should not be');
    expect(faultsOf({ phase, expect: { outcome: { winner: 'union' } } })[0]).toContain('found null');
  });
});

describe('a file of checks', () => {
  const sound = { format: 1, rules: 'portable', scenario: 'memphis', checks: [{ name: 'one', expect: {} }] };
  it.each([
    [{ format: 2 }, 'format', 'the only format there is'],
    [{ rule: 'portable' }, 'rule', 'nearest known name "rules"'],
    [{ checks: [] }, 'checks', 'at least one check'],
    [{ checks: [{ name: 'one' }] }, 'checks[0].expect', 'is missing'],
    [{ checks: [{ name: 'one', dice: 6, expect: {} }] }, 'checks[0].dice', 'expected dice as a list'],
    [{ checks: [{ name: 'one', expect: { sate: {} } }] }, 'checks[0].expect.sate', 'nearest known name "state"'],
  ])('is refused for %j, with its place', (change, path, words) => {
    const read = readCheckFile({ ...sound, ...change });
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(problem => problem.path)).toContain(path);
    expect(problems.map(problem => problem.message).join()).toContain(words);
  });
});
