/** Standing orders in a scenario file: what they may say, and how a mistake is told. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { madeUpOrders } from '../../../src/bots/orders/madeUp.ts';
import type { Orders, Scenario } from '../../../src/core/scenario.ts';
import { SIDES } from '../../../src/core/types.ts';
import { findRuleSet, RULE_SETS } from '../../../src/rules/index.ts';
import { formatProblems, parseScenario, scenarioFileOf, type SectionParser } from '../../../src/scenario/index.ts';
import { fromTiled, toTiled } from '../../../src/scenario/tiled/index.ts';
import { everyScenario, scenarioNamed } from '../../helpers/scenarios.ts';

const orderKeys = findRuleSet('quick-sheet')?.orderKeys ?? {};
const SYSTEMS: SectionParser[] = [
  { id: 'portable', title: 'Portable', optionSpecs: [] },
  { id: 'quick-sheet', title: 'Quick sheet', optionSpecs: [], orderKeys },
];

/** A river of eight by five with land above and below, a lake cut off in the upper corner, a fort on the far bank. */
const small = (orders: unknown, section: object = {}) => ({
  format: 1,
  id: 'small',
  title: 'Small',
  date: '1862-06-06',
  place: 'Nowhere',
  minutes: 5,
  briefing: { common: 'Common.', union: 'Union.', confederate: 'Confederate.' },
  chart: {
    north: 0,
    rows: ['~ . . . . . . .', ' . . ~ ~ ~ ~ ~ .', '~ ~ x ~ ~ ~ ~ ~', ' ~ ~ ~ ~ ~ ~ ~ ~', '. . . . . . . .'],
    current: { knots: 2, downstream: 'E' },
  },
  homeEdges: { union: ['left'], confederate: ['right'] },
  forces: [
    { side: 'union', vessel: 'uss_cairo', hex: '0103', facing: 'E' },
    { side: 'union', vessel: 'union_tug', id: 'tug_one', hex: '0104', facing: 'E' },
    { side: 'confederate', vessel: 'css_little_rebel', hex: '0703', facing: 'W' },
    { side: 'confederate', vessel: 'css_virginia', hex: '0704', facing: 'W' },
  ],
  forts: [{ side: 'confederate', fort: 'fort_henry', hexes: ['0405', '0505'], facing: 'NE' }],
  objectives: [
    { side: 'union', text: 'Sink one.', kind: 'sinkOrCapture', count: 1 },
    { side: 'confederate', text: 'Leave.', kind: 'exit', edge: 'left', count: 1 },
  ],
  turns: 12,
  orders,
  rules: { portable: section },
});

/** Confederate orders with these units, and what else the side is told. */
const units = (list: unknown[], others: object = {}) => ({ confederate: { ...others, units: list } });
const rebel = (stance: unknown, others: object = {}) => units([{ who: ['css_little_rebel'], stance, ...others }]);
const when = (condition: unknown, then: unknown = 'hold') => rebel('engage', { when: [{ if: condition, then }] });

const read = (orders: unknown, section: object = {}): Scenario => {
  const result = parseScenario(small(orders, section), SYSTEMS, 'small.json');
  if (!result.ok) throw new Error(formatProblems(result.problems, 'small.json'));
  return result.scenario;
};

const ordersIn = (orders: unknown): Orders => read(orders).orders ?? {};
const stanceIn = (stance: unknown): unknown => ordersIn(rebel(stance)).confederate?.units[0]?.stance;
const conditionIn = (condition: unknown): unknown => ordersIn(when(condition)).confederate?.units[0]?.when[0]?.if;

const problemsIn = (orders: unknown, section: object = {}): string[] => {
  const result = parseScenario(small(orders, section), SYSTEMS, '');
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`);
};

describe('standing orders', () => {
  it('name a stance by a word or by an object', () => {
    expect(stanceIn('hold')).toEqual({ kind: 'hold', hexes: [] });
    expect(ordersIn(units([{ who: ['css_virginia'] }])).confederate?.units[0]?.stance).toEqual({
      kind: 'hold',
      hexes: [],
    });
    expect(stanceIn({ hold: ['0603', '0604'] })).toEqual({ kind: 'hold', hexes: [603, 604] });
    expect(stanceIn('engage')).toEqual({ kind: 'engage', prey: [] });
    expect(stanceIn({ patrol: ['0603', '0403'] })).toEqual({ kind: 'patrol', hexes: [603, 403], turns: 4 });
    expect(stanceIn({ patrol: ['0603', '0403'], turns: 2 })).toEqual({ kind: 'patrol', hexes: [603, 403], turns: 2 });
    expect(stanceIn({ screen: 'css_virginia' })).toEqual({ kind: 'screen', ship: 'css_virginia', within: 2 });
    expect(stanceIn({ ambush: 3, at: ['0602'] })).toEqual({ kind: 'ambush', hexes: [602], within: 3 });
    expect(stanceIn('ambush')).toEqual({ kind: 'ambush', hexes: [], within: 4 });
    expect(stanceIn({ runPast: 'left' })).toEqual({ kind: 'runPast', edge: 'left' });
    expect(stanceIn({ withdraw: 'right' })).toEqual({ kind: 'withdraw', edge: 'right' });
    expect(stanceIn('withdraw')).toEqual({ kind: 'withdraw', edge: null });
  });

  it('name enemies by id or kind, each once, in their order', () => {
    const prey = (names: string[]) => stanceIn({ engage: names });
    expect(prey(['tug', 'uss_cairo'])).toEqual({ kind: 'engage', prey: ['tug_one', 'uss_cairo'] });
    expect(prey(['ironclad', 'ship'])).toEqual({ kind: 'engage', prey: ['uss_cairo', 'tug_one'] });
    const union = ordersIn({ union: { targets: ['fort', 'ram', 'wooden'] } }).union;
    expect(union?.targets).toEqual(['fort_henry', 'css_little_rebel', 'css_virginia']);
  });

  it('speak to everybody else by a word', () => {
    const orders = ordersIn(units([{ who: ['css_virginia'] }, { who: 'others', stance: 'ambush' }]));
    expect(orders.confederate?.units.map(({ who }) => who)).toEqual([
      ['css_virginia'],
      ['css_little_rebel', 'fort_henry'],
    ]);
  });

  it('tell a line by column, row or edge', () => {
    expect(conditionIn({ enemyPast: { column: 4, toward: 'right' } })).toEqual({
      enemyPast: { at: 4, toward: 'right' },
    });
    expect(conditionIn({ enemyPast: { row: 2, toward: 'top' } })).toEqual({ enemyPast: { at: 2, toward: 'top' } });
    expect(conditionIn({ enemyPast: { edge: 'right', within: 2 } })).toEqual({ enemyPast: { at: 6, toward: 'right' } });
    expect(conditionIn({ enemyPast: { edge: 'left', within: 2 } })).toEqual({ enemyPast: { at: 3, toward: 'left' } });
  });

  it('may be laid down for one rule system, side by side with the common ones', () => {
    const scenario = read(rebel('engage'), { orders: { union: { assets: 'late' } } });
    expect(scenario.orders?.confederate?.units).toHaveLength(1);
    expect(scenario.rules.portable?.orders).toEqual({
      union: { targets: [], words: { assets: 'late' }, units: [] },
    });
  });
});

describe('a script with a mistake is refused with path and expectation', () => {
  const at = 'orders.confederate.units[0]';
  it.each<[string, unknown, string]>([
    [
      'an unknown ship',
      units([{ who: ['css_virgina'] }]),
      `${at}.who[0]: expected a confederate ship or fort of this battle, found "css_virgina" (nearest known name "css_virginia"?)`,
    ],
    [
      'an enemy ship',
      units([{ who: ['uss_cairo'] }]),
      `${at}.who[0]: expected a confederate ship or fort of this battle, found "uss_cairo"`,
    ],
    [
      'another word than others',
      units([{ who: 'other' }]),
      `${at}.who: expected a list of ids or "others", found "other" (nearest known name "others"?)`,
    ],
    [
      'a ship in two entries',
      units([{ who: ['css_virginia'] }, { who: ['css_virginia'] }]),
      'orders.confederate.units[1].who[0]: expected one set of orders a unit, found "css_virginia" in orders.confederate.units[0].who too',
    ],
    [
      'the rest twice',
      units([{ who: 'others' }, { who: 'others' }]),
      'orders.confederate.units[1].who: expected "others" once',
    ],
    ['an unknown stance', rebel('holt'), `${at}.stance: expected a stance, found "holt" (nearest known name "hold"?)`],
    [
      'an unknown key of a stance',
      rebel({ ambsh: 3 }),
      `${at}.stance.ambsh: unknown key "ambsh" (nearest known name "ambush"?)`,
    ],
    [
      'two stances at once',
      rebel({ hold: ['0603'], engage: ['tug'] }),
      `${at}.stance: expected exactly one of hold, patrol, engage, screen, ambush, runPast, withdraw, found hold and engage`,
    ],
    ['a key of another stance', rebel({ hold: ['0603'], turns: 3 }), `${at}.stance.turns: "hold" takes no "turns"`],
    [
      'a hex off the chart',
      rebel({ hold: ['0999'] }),
      `${at}.stance.hold[0]: expected a hex of the chart (0101 to 0805), found "0999"`,
    ],
    [
      'a hex of land',
      rebel({ patrol: ['0603', '0605'] }),
      `${at}.stance.patrol[1]: expected water that a ship can enter, found bank in 0605`,
    ],
    [
      'water that she cannot come to',
      rebel({ ambush: 2, at: ['0101'] }),
      `${at}.stance.at[0]: expected water that css_little_rebel can come to from 0703, found 0101`,
    ],
    [
      'an edge without water',
      rebel({ withdraw: 'bottom' }),
      `${at}.stance.withdraw: expected an edge with water on it, found "bottom"`,
    ],
    [
      'an unknown edge',
      rebel({ runPast: 'lft' }),
      `${at}.stance.runPast: expected an edge of the chart, found "lft" (nearest known name "left"?)`,
    ],
    [
      'an unknown prey',
      rebel({ engage: ['ironclat'] }),
      `${at}.stance.engage[0]: expected a union unit or kind of unit, found "ironclat" (nearest known name "ironclad"?)`,
    ],
    [
      'a friend for prey',
      rebel({ engage: ['css_virginia'] }),
      `${at}.stance.engage[0]: expected a union unit or kind of unit, found "css_virginia"`,
    ],
    [
      'a screen of herself',
      rebel({ screen: 'css_little_rebel' }),
      `${at}.stance.screen: expected another confederate ship of this battle, found "css_little_rebel"`,
    ],
    [
      'a fort that moves',
      units([{ who: ['fort_henry'], stance: 'engage' }]),
      `${at}.stance: expected "hold" or "ambush" for the fort fort_henry`,
    ],
    ['an unknown trigger', when({ enemyNear: 3 }), `${at}.when[0].if.enemyNear: unknown key "enemyNear"`],
    [
      'no trigger',
      when({ of: ['css_virginia'] }),
      `${at}.when[0].if: expected one or more of turn, clock, enemyWithin, enemyPast, damage, lost, found none`,
    ],
    [
      'a turn after the last',
      when({ turn: 13 }),
      `${at}.when[0].if.turn: expected a turn from 1 to 12, the last, found 13`,
    ],
    [
      'more damage than there is',
      when({ damage: 101 }),
      `${at}.when[0].if.damage: expected percent from 1 to 100, found 101`,
    ],
    ['a line without a direction', when({ enemyPast: { column: 4 } }), `${at}.when[0].if.enemyPast: expected a line:`],
    [
      'a column toward the top',
      when({ enemyPast: { column: 4, toward: 'top' } }),
      `${at}.when[0].if.enemyPast: expected a line:`,
    ],
    [
      'a column off the chart',
      when({ enemyPast: { column: 9, toward: 'left' } }),
      `${at}.when[0].if.enemyPast.column: expected 1 to 8, found 9`,
    ],
    [
      'a line beyond the chart',
      when({ enemyPast: { edge: 'top', within: 5 } }),
      `${at}.when[0].if.enemyPast.within: expected 0 to 4 hexes, found 5`,
    ],
    [
      'an unknown loss',
      when({ lost: ['uss_ciaro'] }),
      `${at}.when[0].if.lost[0]: expected a unit of this battle, found "uss_ciaro" (nearest known name "uss_cairo"?)`,
    ],
    [
      'nothing to do then',
      rebel('hold', { when: [{ if: { turn: 2 } }] }),
      `${at}.when[0].then: the key "then" is missing`,
    ],
    [
      'an unknown rule for cards',
      units([], { cards: 'quick' }),
      'orders.confederate.cards: expected a rule for cards, found "quick" (known: fast, slow, fire)',
    ],
    [
      'an unknown rule for assets',
      units([], { assets: 'lte' }),
      'orders.confederate.assets: expected a rule for assets, found "lte" (nearest known name "late"?)',
    ],
    [
      'an unknown rule for opportunity fire',
      units([], { opportunity: 'ask' }),
      'orders.confederate.opportunity: expected a rule for opportunity fire, found "ask"',
    ],
  ])('%s', (_, orders, message) => {
    const problems = problemsIn(orders);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('in a section, by the turns and starts of that section', () => {
    expect(problemsIn({}, { turns: 6, orders: when({ turn: 9 }) })[0]).toContain(
      'rules.portable.orders.confederate.units[0].when[0].if.turn: expected a turn from 1 to 6',
    );
    const moved = { forces: { css_little_rebel: { hex: '0101', facing: 'E' } } };
    expect(problemsIn({}, { ...moved, orders: rebel({ hold: ['0603'] }) })[0]).toContain(
      'rules.portable.orders.confederate.units[0].stance.hold[0]: expected water that css_little_rebel can come to from 0101',
    );
  });
});

describe('words of single systems', () => {
  const drums = (words: Record<string, string>, whose: 'side' | 'units') => ({
    drums: { what: 'a drum call', says: 'What the drums say.', words, whose },
  });
  const [portable] = SYSTEMS as [SectionParser];
  const drill = { id: 'drill', title: 'Drill', optionSpecs: [] };
  const readBy = (systems: readonly SectionParser[], orders: unknown): unknown => {
    const result = parseScenario(small(orders), systems, '');
    return result.ok ? result.scenario.orders?.confederate : result.problems.map(problem => Object.values(problem));
  };
  const onDrums = (word: string) => units([{ who: ['css_virginia'], drums: word }], { drums: word });

  it('are read wherever a system declares them, by the words that it declares', () => {
    const systems = [portable, { ...drill, orderKeys: drums({ beat: 'To quarters.', hush: 'Nothing.' }, 'units') }];
    expect(readBy(systems, onDrums('beat'))).toMatchObject({
      words: { drums: 'beat' },
      units: [{ words: { drums: 'beat' } }],
    });
    expect(readBy(systems, onDrums('beet'))).toEqual(
      ['orders.confederate', 'orders.confederate.units[0]'].map(at => [
        `${at}.drums`,
        'expected a drum call, found "beet" (nearest known name "beat"?)',
      ]),
    );
    expect(readBy([portable], onDrums('beat'))).toEqual([
      ['orders.confederate.units[0].drums', 'unknown key "drums" (known: who, stance, when, targets)'],
      ['orders.confederate.drums', 'unknown key "drums" (known: targets, units)'],
    ]);
  });

  it('may be for a side alone', () => {
    const systems = [portable, { ...drill, orderKeys: drums({ beat: 'To quarters.' }, 'side') }];
    expect(readBy(systems, units([], { drums: 'beat' }))).toMatchObject({ words: { drums: 'beat' } });
    expect(readBy(systems, onDrums('beat'))).toEqual([
      ['orders.confederate.units[0].drums', 'unknown key "drums" (known: who, stance, when, targets)'],
    ]);
  });

  it('are those of both where two systems have the same key', () => {
    const systems = [
      { ...drill, orderKeys: drums({ beat: 'To quarters.' }, 'side') },
      { ...portable, orderKeys: drums({ roll: 'Lights out.' }, 'units') },
    ];
    expect(readBy(systems, onDrums('roll'))).toMatchObject({ units: [{ words: { drums: 'roll' } }] });
    expect(readBy(systems, onDrums('beat'))).toMatchObject({ units: [{ words: { drums: 'beat' } }] });
  });

  it('stand on the page about standing orders, key by key and word by word', () => {
    const page = readFileSync(new URL('../../../docs/standing-orders.md', import.meta.url), 'utf8');
    const cells = new Map(
      [...page.matchAll(/^\| `(\w+)` +\|(.*)\|$/gmu)].map(([, name = '', says = '']) => [name, says]),
    );
    for (const { orderKeys: keys = {} } of RULE_SETS)
      for (const [name, { words }] of Object.entries(keys))
        expect([...(cells.get(name) ?? '').matchAll(/`(\w+)`/gu)].map(([, word]) => word)).toEqual(Object.keys(words));
  });
});

describe('orders as a file', () => {
  const rich = {
    union: {
      assets: 'never',
      opportunity: 'always',
      units: [{ who: ['tug_one'], stance: { screen: 'uss_cairo', within: 1 } }],
    },
    confederate: {
      targets: ['tug'],
      cards: 'fast',
      units: [
        {
          who: ['css_little_rebel', 'css_virginia'],
          stance: { patrol: ['0603', '0403'], turns: 3 },
          when: [
            { if: { damage: 50, of: ['css_virginia'] }, then: { withdraw: 'right' } },
            { if: { enemyWithin: 2, by: ['uss_cairo'] }, then: { engage: ['uss_cairo'] } },
            { if: { clock: 5, lost: ['uss_cairo'] }, then: { runPast: 'left' } },
            { if: { turn: 3, enemyPast: { row: 2, toward: 'bottom' } }, then: { ambush: 3, at: ['0602'] } },
          ],
          opportunity: 'never',
        },
        { who: 'others', stance: 'ambush' },
      ],
    },
  };

  it('are the same when they are written and read again, also by way of Tiled', () => {
    const scenario = read(rich, { orders: rebel({ hold: ['0602'] }) });
    const again = parseScenario(scenarioFileOf(scenario), SYSTEMS, 'again');
    if (!again.ok) throw new Error(formatProblems(again.problems, 'again'));
    expect(again.scenario.orders).toEqual(scenario.orders);
    expect(again.scenario.rules).toEqual(scenario.rules);
    const drawn = fromTiled(JSON.parse(JSON.stringify(toTiled(scenario, '.').map)));
    if (!drawn.ok) throw new Error(formatProblems(drawn.problems, 'map'));
    const third = parseScenario(drawn.file, SYSTEMS, 'drawn');
    expect(third.ok && third.scenario.orders).toEqual(scenario.orders);
    expect(third.ok && third.scenario.rules).toEqual(scenario.rules);
  });

  it.each(everyScenario())('made-up ones are sound and can be carried out: %s', id => {
    const scenario = scenarioNamed(id);
    for (const system of Object.keys(scenario.rules)) {
      const orders = Object.fromEntries(
        SIDES.map(side => [side, { targets: [], words: {}, units: madeUpOrders(scenario, system, side) }]),
      ) as Orders;
      const section = scenario.rules[system] ?? { options: {} };
      const given = { ...scenario, rules: { [system]: { ...section, orders } } };
      const again = parseScenario(scenarioFileOf(given), RULE_SETS, id);
      expect(again.ok ? '' : formatProblems(again.problems, id)).toBe('');
      expect(again.ok && again.scenario.rules[system]?.orders).toEqual(orders);
      const told = SIDES.flatMap(side => orders[side]?.units.flatMap(({ who }) => who) ?? []).sort();
      const all = [...scenario.forces, ...scenario.works.filter(({ kind }) => kind === 'fort')]
        .map(unit => unit.id)
        .sort();
      expect(told).toEqual(all);
    }
  });
});

describe('made-up orders follow the objectives', () => {
  const made = (id: string, system: string, side: 'union' | 'confederate') =>
    Object.fromEntries(
      madeUpOrders(scenarioNamed(id), system, side).map(({ who: [unit = ''], stance }) => [unit, stance]),
    );

  it('who must leave runs, who cannot fight stays by her, who is a fort holds', () => {
    expect(made('towing', 'rams-ironclads', 'union')).toMatchObject({
      uss_mound_city: { kind: 'runPast', edge: 'left' },
      dauntless: { kind: 'screen', ship: 'uss_mound_city' },
      uss_lexington: { kind: 'engage' },
    });
    expect(made('towing', 'rams-ironclads', 'confederate').battery).toEqual({ kind: 'hold', hexes: [] });
  });

  it('the nearest, one more than are needed, hold what must be held; the others engage', () => {
    const kinds = Object.values(made('memphis', 'portable', 'confederate')).map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'hold')).toHaveLength(3);
    expect(kinds.filter(kind => kind === 'engage')).toHaveLength(5);
  });

  it('who must survive keeps away from an enemy', () => {
    const [order] = madeUpOrders(scenarioNamed('hampton-roads-2'), 'portable', 'union').filter(({ who }) =>
      who.includes('uss_minnesota'),
    );
    expect(order).toMatchObject({
      stance: { kind: 'hold' },
      when: [{ if: { enemyWithin: 4 }, then: { kind: 'withdraw' } }],
    });
  });
});
