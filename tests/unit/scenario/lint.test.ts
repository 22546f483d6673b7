import { describe, expect, it } from 'vitest';
import { RULE_SETS, findRuleSet } from '../../../src/rules/index.ts';
import { parseScenario, type Finding } from '../../../src/scenario/index.ts';
import { lintBattle } from '../../../src/trials/lint.ts';
import { scenarioNamed } from '../../helpers/scenarios.ts';

/**
 * A river of four rows between banks: deep in the two middle ones, five feet in the upper, with a bar right across at column 6 where
 * a test asks for one.
 */
const river = (bar: boolean): Record<string, unknown> => {
  const row = (water: string): string =>
    Array.from({ length: 12 }, (_, at) => (bar && at === 5 ? ';' : water)).join(' ');
  return {
    legend: { '=': { terrain: 'channel', depth: 20 }, ';': { terrain: 'shallows', depth: 5 } },
    north: 0,
    current: { knots: 1, downstream: 'E' },
    rows: ['. . . . . . . . . . . .', ` ${row('=')}`, row('='), ` ${row(';')}`, '. . . . . . . . . . . .'],
  };
};

interface Changes {
  bar?: boolean;
  union?: Record<string, unknown>[];
  confederate?: Record<string, unknown>[];
  objectives?: Record<string, unknown>[];
  more?: Record<string, unknown>;
}

const cairo = { id: 'cairo', side: 'union', vessel: 'uss_cairo', hex: '0202', facing: 'E' };
const monitor = { id: 'monitor', side: 'union', vessel: 'uss_monitor', hex: '0202', facing: 'E' };
const rebel = { id: 'rebel', side: 'confederate', vessel: 'css_little_rebel', hex: '1203', facing: 'W' };
const survive = { kind: 'survive', side: 'confederate', text: 'Keep her.', ships: ['rebel'] };
const exit = (ship: string) => ({ kind: 'exit', side: 'union', text: 'Get past.', ships: [ship], edge: 'right' });

const lint = ({ bar = false, union = [cairo], confederate = [rebel], objectives, more = {} }: Changes): Finding[] => {
  const file = {
    format: 1,
    id: 'reach',
    title: 'Reach',
    date: '1862-06-06',
    place: 'Nowhere',
    minutes: 5,
    briefing: { common: 'Common.', union: 'Union.', confederate: 'Confederate.' },
    chart: river(bar),
    forces: [...union, ...confederate],
    homeEdges: { union: ['left'], confederate: ['right'] },
    objectives: objectives ?? [exit('cairo'), survive],
    turns: 20,
    rules: { portable: {} },
    ...more,
  };
  const parsed = parseScenario(file, RULE_SETS, 'reach.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return lintBattle(parsed.scenario, RULE_SETS);
};

const worse = (findings: readonly Finding[]): Finding[] => findings.filter(({ severity }) => severity !== 'remark');

describe('lint of a sound battle', () => {
  it.each(['memphis', 'hampton-roads-2', 'towing'])('finds nothing to warn of in %s', name => {
    expect(worse(lintBattle(scenarioNamed(name), RULE_SETS))).toEqual([]);
  });

  it('finds nothing in a small one either', () => {
    expect(worse(lint({}))).toEqual([]);
  });
});

describe('lint on mines', () => {
  it('warns of one that is adrift in slack water (R26)', () => {
    const adrift = { mines: [{ side: 'confederate', hex: '0602', live: true, adrift: true }] };
    const slack = { ...river(false), current: { knots: 2, downstream: null } };
    const running = { ...river(false), current: { knots: 2, downstream: 'E' } };
    const paths = (chart: object) =>
      worse(lint({ more: { ...adrift, chart } })).map(({ path, message }) => [path, message]);
    expect(paths(slack)).toEqual([['mines', 'adrift in slack water, where nothing carries it (0602)']]);
    expect(paths(running)).toEqual([]);
  });
});

describe('lint on draughts', () => {
  it('warns where the only way to an exit is too shallow', () => {
    expect(worse(lint({ bar: true, union: [monitor], objectives: [exit('monitor'), survive] }))).toEqual([
      {
        path: 'objectives[0]',
        message:
          'only 0 of the 1 ships can come to that edge without crossing water too shallow for the ships that go there',
        severity: 'warning',
      },
    ]);
    expect(worse(lint({ union: [monitor], objectives: [exit('monitor'), survive] }))).toEqual([]);
  });

  it('warns where a hex to be held lies behind a bar', () => {
    const hold = { kind: 'hold', side: 'union', text: 'Hold it.', hexes: ['0803'] };
    const findings = worse(lint({ bar: true, union: [monitor], objectives: [hold, survive] }));
    expect(findings.map(({ path, severity }) => [path, severity])).toEqual([['objectives[0]', 'warning']]);
    expect(worse(lint({ union: [monitor], objectives: [hold, survive] }))).toEqual([]);
  });

  it('calls it an error where time does not allow it at all', () => {
    const findings = worse(lint({ more: { turns: 2 } }));
    expect(findings).toContainEqual({
      path: 'objectives[0]',
      message: 'cannot be met: 0 of the ships can reach the right edge in 2 turns',
      severity: 'error',
    });
  });
});

describe('lint on targets', () => {
  const fort = { id: 'battery', side: 'confederate', kind: 'building', name: 'Store', hexes: ['1201'] };
  const destroy = { kind: 'destroy', side: 'union', text: 'Burn it.', targets: ['battery'] };
  const withStore = (turns: number): Finding[] =>
    worse(
      lint({
        objectives: [destroy, survive],
        more: { buildings: [{ id: 'battery', side: 'confederate', name: fort.name, hex: '1201' }], turns },
      }),
    );

  it('knows what can be fired at in time', () => {
    expect(withStore(20)).toEqual([]);
    expect(withStore(1)).toContainEqual({
      path: 'objectives[0]',
      message: 'cannot be met: 0 of the 1 targets can be fired at in 1 turns',
      severity: 'error',
    });
  });
});

describe('lint on lines of fire', () => {
  /** One row of water, then marsh with a store at its end. */
  const past = (forts: readonly unknown[]): Finding[] =>
    lint({
      objectives: [{ kind: 'destroy', side: 'union', text: 'Burn it.', targets: ['store'] }, survive],
      confederate: [{ ...rebel, hex: '0301' }],
      union: [{ ...cairo, hex: '0101' }],
      more: {
        chart: { north: 0, current: { knots: 0, downstream: null }, rows: ['~ ~ ~ , , ,'] },
        buildings: [{ id: 'store', side: 'confederate', name: 'Store', hex: '0601' }],
        forts,
      },
    }).filter(({ severity }) => severity === 'error');

  it('knows that marsh is fired across, and a fort that stands on it is not (S9)', () => {
    const fort = { side: 'confederate', fort: 'fort_henry', hexes: ['0401', '0501'], facing: 'W' };
    expect(past([])).toEqual([]);
    expect(past([fort]).map(({ message }) => message)).toEqual([
      'cannot be met: 0 of the 1 targets can be fired at in 20 turns',
    ]);
  });
});

describe('lint on what the options leave out (P39)', () => {
  const store = { kind: 'destroy', side: 'union', text: 'Silence it.', targets: ['fort'] };
  const keep = { kind: 'survive', side: 'confederate', text: 'Keep it.', ships: ['fort'] };
  const idle = (forts: boolean): string[] =>
    lint({
      objectives: [store, keep, survive, exit('cairo')],
      more: {
        forts: [{ id: 'fort', fort: 'fort_henry', side: 'confederate', hexes: ['0801', '0901'], facing: 'SE' }],
        rules: { portable: { options: { forts, sandbars: true } } },
      },
    }).flatMap(({ path, message, severity }) =>
      message.includes('no part') ? [`${severity} ${path}: ${message}`] : [],
    );

  it('names it, and warns of the objectives that decide themselves', () => {
    const why = 'decides itself under Portable and is left out there: what it names takes no part';
    expect(idle(true)).toEqual([]);
    expect(idle(false)).toEqual([
      'remark rules.portable.options: takes no part under Portable with the options of this battle: Fort Henry',
      `warning objectives[0]: ${why}`,
      `warning objectives[1]: ${why}`,
    ]);
  });
});

describe('lint on ships that lie still', () => {
  const sink = { kind: 'sinkOrCapture', side: 'union', text: 'Sink her.', ships: ['rebel'] };
  const against = (moored: boolean): Finding[] => {
    const prey = moored ? { ...rebel, overrides: { knots: 0 } } : rebel;
    return worse(lint({ confederate: [prey], objectives: [sink, survive], more: { turns: 1 } }));
  };

  it('knows that nobody comes within reach of them in time', () => {
    expect(against(true).map(({ path, message }) => [path, message])).toContainEqual([
      'objectives[0]',
      'cannot be met: 0 of the 1 ships can be fired at in 1 turns',
    ]);
    expect(against(false).filter(({ path }) => path === 'objectives[0]')).toEqual([]);
  });
});

describe('lint on the first turn', () => {
  it('warns of a ship that lies under guns that sink her before she moves', () => {
    const berths = [
      ['uss_cairo', '0503', 'NE'],
      ['uss_carondelet', '0703', 'NE'],
      ['uss_louisville', '0502', 'E'],
      ['uss_st_louis', '0602', 'W'],
    ];
    const ships = berths.map(([vessel, hex, facing]) => ({ id: vessel, side: 'union', vessel, hex, facing }));
    const prey = { ...rebel, hex: '0603' };
    const findings = lint({ union: ships, confederate: [prey], objectives: [exit('uss_cairo'), survive] });
    const doomed = findings.find(({ message }) => message.startsWith('rebel may be sunk in turn 1'));
    expect(doomed?.path).toBe('forces[4]');
    expect(doomed?.severity).toBe('warning');
  });

  it('says nothing of ships that begin out of range', () => {
    expect(lint({}).filter(({ message }) => message.includes('turn 1'))).toEqual([]);
  });
});

describe('lint on the way into effective range', () => {
  const earliest = (changes: Changes): string[] =>
    lint(changes)
      .filter(({ severity, message }) => severity === 'warning' && message.includes('effective range'))
      .map(({ path, message }) => `${path}: ${message}`);
  const moored = { ...rebel, overrides: { knots: 0 } };

  it('counts by the slowest that opens the battle: 4 knots with the current over 7 hexes to 3 from the enemy', () => {
    const slow = { ...cairo, overrides: { knots: 3 } };
    const fast = { ...cairo, id: 'fast', hex: '0203' };
    expect(earliest({ union: [fast, slow], confederate: [moored], more: { turns: 11 } })).toEqual([
      'forces[1]: cairo, the slowest that opens the battle for her side, has an enemy within effective range (3 hexes) in turn 6 of 11 at the earliest, under Portable',
    ]);
    expect(earliest({ union: [fast, slow], confederate: [moored], more: { turns: 12 } })).toEqual([]);
    const only = { union: [{ ...fast, id: 'cairo' }], confederate: [moored], more: { turns: 11 } };
    expect(earliest(only)).toEqual([]);
  });

  it('lets an enemy who can come to meet her do so, and waits for nobody who comes later or lies still', () => {
    const slow = { ...cairo, overrides: { knots: 3 } };
    expect(earliest({ union: [slow], more: { turns: 11 } })).toEqual([]);
    const late = { ...slow, id: 'late', hex: '0103', enters: { turn: 9 } };
    const still = { ...slow, id: 'still', hex: '0203', overrides: { knots: 0 } };
    for (const other of [late, still])
      expect(earliest({ union: [cairo, other], confederate: [moored], more: { turns: 11 } })).toEqual([]);
  });
});

describe('lint on strength', () => {
  it('remarks on a fleet worth twice the other, in the points of the rules', () => {
    const many = ['uss_cairo', 'uss_carondelet', 'uss_louisville'].map((vessel, at) => ({
      id: vessel,
      side: 'union',
      vessel,
      facing: 'E',
      hex: `0${at + 1}02`,
    }));
    const more = { rules: { portable: { options: { sandbars: true } } } };
    const findings = lint({ union: many, objectives: [exit('uss_cairo'), survive], more });
    expect(findings.map(({ path, severity }) => [path, severity])).toEqual([['rules.portable', 'remark']]);
    expect(findings[0]?.message).toMatch(
      /^the ships are worth \d+ points on the Union side and \d+ on the Confederate/,
    );
  });

  it('remarks where lying still draws the battle', () => {
    const keep = { kind: 'survive', side: 'union', text: 'Keep her.', ships: ['cairo'] };
    expect(lint({ objectives: [keep, survive] }).map(({ message }) => message)).toContain(
      'both sides meet an objective where they lie, under Portable: if nobody stirs the battle is drawn',
    );
  });
});

describe('lint on standing orders', () => {
  const orders = (hex: string) => ({ union: { units: [{ who: ['monitor'], stance: { patrol: ['0302', hex] } }] } });
  const under = (bar: boolean, hex: string, turns = 20): Finding[] =>
    worse(
      lint({
        bar,
        union: [monitor],
        objectives: [survive, { ...survive, side: 'union', ships: ['monitor'] }],
        more: { orders: orders(hex), turns },
      }),
    ).filter(({ path }) => path.startsWith('orders'));

  it('warns of a patrol over water too shallow for her', () => {
    expect(under(false, '0902')).toEqual([]);
    expect(under(true, '0902').map(({ path, message }) => [path, message])).toEqual([
      [
        'orders.union.units[0].stance',
        expect.stringMatching(/^monitor draws [\d.]+ feet and comes to 0902 in time only over shallower water$/),
      ],
    ]);
  });

  it('warns of one that she cannot come to in time', () => {
    expect(under(false, '1202', 2).map(({ message }) => message)).toEqual(['monitor cannot come to 1202 in 2 turns']);
  });
});

describe('lint under one rule system', () => {
  it('leaves the sections of the others alone', () => {
    const memphis = scenarioNamed('memphis');
    const ask = (id: string): string[] => {
      const rules = findRuleSet(id);
      return rules ? lintBattle(memphis, [rules]).map(({ path }) => path) : [];
    };
    expect(ask('portable')).toEqual(['rules.portable']);
    expect(ask('rams-ironclads')).toEqual([]);
  });
});
