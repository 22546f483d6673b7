import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCheckFile, type Check } from '../../../src/sim/check/file.ts';
import { runCheck } from '../../../src/sim/check/run.ts';
import { readChecks } from '../../../src/sim/checkFiles.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { matchNamed } from '../../helpers/scenarios.ts';

const FOLDER = fileURLToPath(new URL('../../systems/', import.meta.url));
const FILES = RULE_SETS.flatMap(({ id }) =>
  readdirSync(`${FOLDER}${id}/checks`)
    .filter(name => name.endsWith('.json'))
    .map(name => `${id}/checks/${name}`),
);

const duel = matchNamed('portable', 'duel');
const faultsOf = (check: Omit<Check, 'name'>): string[] => runCheck(duel, { name: 'a check', ...check }).faults;

describe.each(FILES)('%s', name => {
  const { match, common, checks } = readChecks(FOLDER + name);
  it.each(checks.map(check => [check.name, check] as const))('%s', (_, check) => {
    expect(runCheck(match, check, common).faults).toEqual([]);
  });
});

describe('the examples', () => {
  const all = FILES.map(name => readChecks(FOLDER + name));

  it.each(RULE_SETS.map(({ id }) => id))('are at least 25 for %s', id => {
    const count = all.reduce((sum, { match, checks }) => sum + (match.rules.id === id ? checks.length : 0), 0);
    expect(count).toBeGreaterThanOrEqual(25);
  });

  it('all cite a rule, and all expect something', () => {
    const empty = all.flatMap(({ checks }) =>
      checks.filter(({ cites, expect: wanted }) => cites === undefined || Object.keys(wanted).length === 0),
    );
    expect(empty).toEqual([]);
  });

  it('cite rulings that there are', () => {
    const rulings = readFileSync(fileURLToPath(new URL('../../../docs/rulings.md', import.meta.url)), 'utf8');
    const cited = all.flatMap(({ checks }) =>
      checks.flatMap(({ cites = '' }) => cites.match(/\b[SCNPQR]\d+\b/g) ?? []),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect([...new Set(cited)].filter(ruling => !rulings.includes(`| ${ruling} `))).toEqual([]);
  });

  it('are what docs/checks.md shows', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../docs/checks.md', import.meta.url)), 'utf8');
    const shown = [...page.matchAll(/```json\n(\{\s*"name"[^`]*)```/g)].map(([, text = '']): unknown =>
      JSON.parse(text),
    );
    expect(shown).toHaveLength(5);
    const checks = all.flatMap(each => each.checks);
    for (const example of shown) expect(checks).toContainEqual(example);
  });

  it.each(['a die too many', 'an event that is none', 'another outcome'])('all notice %s', change => {
    const blind = all.flatMap(({ match, common, checks }) =>
      checks
        .filter(check => {
          const { dice = [], expect: wanted } = check;
          if (change === 'a die too many')
            return Array.isArray(dice) && runCheck(match, { ...check, dice: [...dice, 1] }, common).faults.length === 0;
          const spoiled =
            change === 'another outcome'
              ? { ...wanted, outcome: { winner: 'nobody' } }
              : { ...wanted, events: [...(wanted.events ?? []), { type: 'seaSerpentSighted' }] };
          return runCheck(match, { ...check, expect: spoiled }, common).faults.length === 0;
        })
        .map(({ name }) => name),
    );
    expect(blind).toEqual([]);
  });
});

describe('a scripted check that does not hold', () => {
  it('says which value is another', () => {
    expect(faultsOf({ phase: 'fire', expect: { state: { 'ships.uss_tyler.points': 3 } } })).toEqual([
      'ships.uss_tyler.points: expected 3, found 4',
    ]);
  });

  it('says where a path leads nowhere, and what is near', () => {
    expect(faultsOf({ phase: 'fire', set: { 'ships.uss_tylr.points': 3 }, expect: {} })).toEqual([
      'set: ships.uss_tylr.points: ships has no "uss_tylr" (nearest known name "uss_tyler"?)',
    ]);
    expect(faultsOf({ phase: 'fire', set: { 'turn.now': 3 }, expect: {} })).toEqual([
      'set: turn.now: turn is 1 and has nothing in it',
    ]);
    expect(faultsOf({ phase: 'fire', expect: { state: { 'ships.uss_tyler.point': 3 } } })).toEqual([
      'expect.state: ships.uss_tyler.point: ships.uss_tyler has no "point" (nearest known name "points"?)',
    ]);
  });

  it.each([
    ['ships.uss_tyler.points', 'three', 'expected number like 4, found "three"'],
    ['ships.uss_tyler.points', null, 'expected number like 4, found null'],
    ['ships.uss_tyler.ram', 1, 'expected boolean like false, found 1'],
    ['mines', {}, 'expected a list like an empty list, found an object'],
    ['ships.uss_tyler.facing', 'N', 'expected a facing (E, NE, NW, W, SW, SE), found "N"'],
    ['ships.uss_tyler.facing', 6, 'expected a facing (E, NE, NW, W, SW, SE), found 6'],
  ])('refuses %s = %j', (path, value, why) =>
    expect(faultsOf({ phase: 'fire', set: { [path]: value }, expect: {} })).toEqual([`set: ${path}: ${why}`]),
  );

  it('refuses a position that the rules could not reach', () => {
    expect(faultsOf({ phase: 'fire', set: { 'ships.uss_tyler.points': -1 }, expect: {} })[0]).toContain(
      'such a position cannot be',
    );
  });

  it.each([[[0, 0, 0, 0]], [[4294967296, 0, 0, 0]], [[1, 2, 3]]])('refuses dice of %j', words =>
    expect(faultsOf({ phase: 'fire', set: { rng: words }, expect: {} })).toEqual([
      'set: rng: expected four whole numbers of 32 bits with a sign, not all of them 0, found a list',
    ]),
  );

  it.each([
    [{ turn: 1.5 }, 'turn: expected a turn from 1 to 999, found 1.5'],
    [{ turn: 1e21 }, 'turn: expected a turn from 1 to 999, found 1e+21'],
    [{ rng: ['1', 2, 3, 4] }, 'rng.0: expected number like'],
    [{ drawOffers: ['nobody'] }, 'drawOffers: expected a list of sides, found a list'],
    [{ outcome: { winner: 'nobody', cause: 'conceded' } }, 'outcome.winner: expected a side or "draw", found "nobody"'],
    [{ 'cursor.interrupts': [{ type: 'ghost', side: 'union' }] }, 'cursor.interrupts[0]: expected a question of'],
    [{ 'ships.uss_tyler.side': 'nobody' }, 'ships.uss_tyler.side: expected a side, found "nobody"'],
    [{ 'ships.uss_tyler.at': 123456 }, 'ships.uss_tyler.at: expected a hex of the chart, or 0, found 123456'],
    [{ 'ships.uss_tyler': {} }, 'ships.uss_tyler: "'],
  ])('refuses what no rules could go on from: %j', (set, why) =>
    expect(faultsOf({ phase: 'fire', set, expect: {} })[0]).toContain(`set: ${why}`),
  );

  it('refuses a phase that is none', () => {
    expect(faultsOf({ phase: 'fires', expect: {} })[0]).toContain('nearest known name "fire"');
  });

  it('wants every die used and none missing', () => {
    expect(faultsOf({ phase: 'initiative', dice: [1, 2, 3], expect: {} })).toEqual(['dice: 1 of 3 were not thrown: 3']);
    expect(faultsOf({ phase: 'initiative', dice: [1], expect: {} })).toEqual([
      'phase: loaded dice: no die left for a D6',
    ]);
    expect(faultsOf({ phase: 'initiative', dice: { every: 4 }, expect: {} })).toEqual([
      'phase: after 1000 dice of 4 the rules want more',
    ]);
    expect(faultsOf({ phase: 'initiative', dice: { seed: 'any' }, expect: {} })).toEqual([]);
  });

  it('says at which command dice ran out', () => {
    const commands = ['union', 'confederate'].map(side => ({ type: 'done', side }));
    expect(faultsOf({ phase: 'fire', commands, expect: {} })).toEqual([
      'commands[1]: loaded dice: no die left for a D6',
    ]);
    expect(faultsOf({ phase: 'fire', commands, dice: [7], expect: {} })).toEqual([
      'commands[1]: loaded dice: 7 is not on a D6',
    ]);
  });

  it('says which command was refused, unless the refusal was expected', () => {
    const refused = { type: 'done', side: 'union', now: true };
    const done = { type: 'done', side: 'union' };
    const why = 'commands[0]: refused: This was not offered: {"type":"done","side":"union","now":true}.';
    expect(faultsOf({ phase: 'fire', commands: [refused, done], expect: {} })[0]).toContain(why);
    expect(faultsOf({ phase: 'fire', commands: [refused], expect: {} })[0]).toContain(why);
    expect(faultsOf({ phase: 'fire', commands: [refused], expect: { refusal: 'not offered' } })).toEqual([]);
    expect(faultsOf({ phase: 'fire', commands: [done], expect: { refusal: 'not' } })).toEqual([
      'expected a refusal with "not", but the last command was carried out',
    ]);
    expect(faultsOf({ phase: 'fire', commands: [refused], expect: { refusal: 'is over' } })[0]).toContain(
      'commands[0]: expected a refusal with "is over", found "This was not offered',
    );
  });

  it.each([
    [{ type: 'aimm', side: 'union' }, '(no type "aimm" is on offer there (nearest known name "aim"?))'],
    [{ type: 'aim', side: 'unoin' }, '(no side "unoin" is on offer there (nearest known name "union"?))'],
    [
      { type: 'aim', side: 'union', firer: 'uss_tyler', target: 'uss_queen_of_the_west' },
      '(no target "uss_queen_of_the_west" is on offer there (known: css_general_bragg, css_little_rebel))',
    ],
  ])('says what of a command is on offer with no other: %j', (command, hint) => {
    const [fault = ''] = faultsOf({ phase: 'fire', commands: [command], expect: {} });
    expect(fault.startsWith('commands[0]: refused: ')).toBe(true);
    expect(fault.endsWith(hint)).toBe(true);
  });

  it('takes no ship that is none for a proof that a command is refused', () => {
    const command = { type: 'aim', side: 'union', firer: 'uss_tylr', target: 'css_general_bragg' };
    const hint = 'there is no "uss_tylr" (nearest known name "uss_tyler"?)';
    expect(faultsOf({ phase: 'fire', commands: [command], expect: { refusal: 'not offered' } })).toEqual([
      `commands[0].firer: ${hint}`,
    ]);
    expect(faultsOf({ phase: 'fire', expect: { notOffered: [command] } })).toEqual([
      `expect.notOffered[0].firer: ${hint}`,
    ]);
    expect(faultsOf({ phase: 'fire', expect: { offered: [command] } })[0]).toBe(`expect.offered[0].firer: ${hint}`);
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

describe('values that are expected', () => {
  it('need only name what matters of an object, but a whole list', () => {
    expect(faultsOf({ phase: 'fire', expect: { state: { cursor: { awaiting: ['union', 'confederate'] } } } })).toEqual(
      [],
    );
    expect(faultsOf({ phase: 'fire', expect: { state: { 'cursor.awaiting': ['union'] } } })).toEqual([
      'cursor.awaiting: expected ["union"], found ["union","confederate"]',
    ]);
  });
});

describe('hexes and facings', () => {
  const moved = { phase: 'firstMove', commands: [{ type: 'ahead', side: 'union', ship: 'uss_queen_of_the_west' }] };
  const queen = 'ships.uss_queen_of_the_west';

  it('are written as on the chart', () => {
    const set = { [`${queen}.at`]: '0103', [`${queen}.facing`]: 'NE' };
    const events = [{ type: 'shipMoved', from: '0103', to: '0102' }];
    const state = { [`${queen}.at`]: '0102', [`${queen}.facing`]: 'NE' };
    expect(faultsOf({ ...moved, set, expect: { events, state } })).toEqual([]);
  });

  it('or as the game keeps them', () => {
    const set = { [`${queen}.at`]: 103, [`${queen}.facing`]: 1 };
    const state = { [`${queen}.at`]: 102, [`${queen}.facing`]: 1 };
    expect(faultsOf({ ...moved, set, expect: { events: [{ type: 'shipMoved', to: 102 }], state } })).toEqual([]);
  });

  it('are told in the notation of the check', () => {
    const wrong = { [`${queen}.at`]: '0404', [`${queen}.facing`]: 'W' };
    expect(faultsOf({ ...moved, set: { [`${queen}.at`]: '0103' }, expect: { state: wrong } })).toEqual([
      `${queen}.at: expected "0404", found "0203"`,
      `${queen}.facing: expected "W", found "E"`,
    ]);
  });

  it('are not taken for other numbers', () => {
    const state = { 'ships.uss_tyler.points': 'NE', rams: ['0404'] };
    expect(faultsOf({ phase: 'fire', expect: { state } })).toHaveLength(2);
    expect(faultsOf({ phase: 'fire', set: { 'ships.uss_tyler.movedFrom': 'E' }, expect: {} })[0]).toContain(
      'expected number',
    );
  });

  it('are read in commands too', () => {
    const bring = { type: 'bring', side: 'union', ship: 'uss_tyler', hex: '0101' };
    const reserve = { 'ships.uss_tyler.status': 'reserve', 'ships.uss_tyler.at': 0 };
    const check = { name: 'bring', phase: 'arrivals', set: reserve, dice: [6, 6], commands: [bring] };
    const verdict = runCheck(matchNamed('quick-sheet', 'duel'), {
      ...check,
      expect: { events: [{ type: 'shipArrived', at: '0101' }] },
    });
    expect(verdict.faults).toEqual([]);
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
