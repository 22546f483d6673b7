import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { TERRAINS } from '../../../src/core/chart.ts';
import {
  DEFAULT_DEPTH,
  formatProblem,
  formatProblems,
  lintScenario,
  parseScenario,
  parseScenarioText,
  scenarioFileOf,
  STANDARD_LEGEND,
  type Problem,
  type SectionParser,
} from '../../../src/scenario/index.ts';
import { scenarioJsonSchemaText } from '../../../src/scenario/jsonSchema.ts';
import { parseJson } from '../../../src/scenario/jsonText.ts';
import { nearestName, pathOf } from '../../../src/scenario/problems.ts';
import type { Scenario } from '../../../src/core/scenario.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { everyScenario, scenarioNamed } from '../../helpers/scenarios.ts';

const FOLDER = new URL('../../../scenarios/', import.meta.url);
const OPTIONS = ['narrowArcs', 'astern', 'sandbars', 'drift', 'forts', 'mines', 'longBattle'];
const SYSTEMS: SectionParser[] = [
  { id: 'portable', title: 'Portable', optionSpecs: OPTIONS.map(id => ({ id, byDefault: false })) },
  {
    id: 'own-words',
    title: 'Own words',
    optionSpecs: [],
    sectionKeys: {
      night: { says: 'Dark.', kind: 'flag' },
      hours: { says: 'How long.', kind: 'wholeNumber', least: -3, most: 7 },
      first: { says: 'Who begins.', kind: 'oneOf', what: 'a colour', names: ['blue', 'grey'] },
      late: { says: 'Who waits.', kind: 'ships' },
      stores: { says: 'What they have.', kind: 'listBySide', what: 'a store', names: ['coal', 'powder'] },
      speeds: { says: 'Half-knots.', kind: 'numberByShip', least: 0, most: 40 },
      tows: { says: 'Who tows whom.', kind: 'shipByShip' },
      moods: {
        says: 'How they feel.',
        kind: 'wordByUnit',
        what: 'a mood',
        ofShips: ['calm', 'rash'],
        ofForts: ['calm', 'proud'],
      },
      shops: { says: 'What sells.', kind: 'buildings' },
      wrecks: { says: 'What lies there.', kind: 'hexes' },
    },
  },
];

/** Values to put at paths of a sound file; undefined takes the key away. */
type Change = Readonly<Record<string, unknown>>;

/** A small sound battle: Cairo above, Little Rebel and a landing below, a fort on the far bank. */
const small = () => ({
  format: 1,
  id: 'small',
  title: 'Small',
  date: '1862-06-06',
  place: 'Nowhere',
  minutes: 5,
  briefing: { common: 'Common.', union: 'Union.', confederate: 'Confederate.' },
  chart: {
    north: 0,
    rows: ['. . . . . . . .', ' ~ ~ ~ ~ ~ ~ ~ ~', '~ ~ x ~ ~ ~ ~ ~', ' ~ ~ ~ ~ ~ ~ ~ ~', '. . . . . . . .'],
    current: { knots: 2, downstream: 'E' },
  },
  homeEdges: { union: ['left'], confederate: ['right'] },
  forces: [
    { side: 'union', vessel: 'uss_cairo', hex: '0103', facing: 'E' },
    { side: 'confederate', vessel: 'css_little_rebel', hex: '0703', facing: 'W' },
  ],
  forts: [{ side: 'confederate', fort: 'fort_henry', hexes: ['0405', '0505'], facing: 'NE' }],
  buildings: [{ side: 'confederate', id: 'mill', name: 'Mill', hex: '0605' }],
  mines: [{ side: 'confederate', hex: '0404', live: true }],
  objectives: [
    { side: 'union', text: 'Sink her.', kind: 'sinkOrCapture' },
    { side: 'confederate', text: 'Leave.', kind: 'exit', edge: 'left', count: 1 },
  ],
  turns: 12,
  rules: { portable: {} },
});

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The small battle with these values put in; a path may add an entry behind the last of a list. */
const changed = (change: Change): unknown => {
  const file: unknown = small();
  for (const [path, value] of Object.entries(change)) {
    const keys = path.split(/[.[\]]+/).filter(key => key !== '');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<unknown>((part, key) => (isNested(part) ? part[key] : undefined), file);
    if (!isNested(parent)) throw new Error(`no ${path} in the small battle`);
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else parent[last] = value;
  }
  return file;
};

const problemsOf = (change: Change): Problem[] => {
  const result = parseScenario(changed(change), SYSTEMS, 'small.json');
  return result.ok ? [] : result.problems;
};

const parsed = (change: Change = {}): Scenario => {
  const result = parseScenario(changed(change), SYSTEMS, 'small.json');
  if (!result.ok) throw new Error(formatProblems(result.problems, 'small.json'));
  return result.scenario;
};

/** Leaves nothing ashore or below. */
const BARE = { forts: undefined, buildings: undefined, mines: undefined } as const;

const warningsOf = (change: Change): Problem[] => lintScenario(parsed(change));

/** One mistake, one message: its path and words that must be in it. */
const expectProblem = (change: Change, path: string, ...words: string[]): void => {
  const problems = problemsOf(change);
  expect(problems.map(problem => problem.path)).toEqual([path]);
  for (const word of words) expect(problems[0]?.message).toContain(word);
};

const files = readdirSync(FOLDER).filter(name => name.endsWith('.json') && !name.endsWith('.schema.json'));
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

describe('the battles in scenarios/', () => {
  it('has some', () => expect(files.length).toBeGreaterThanOrEqual(2));

  describe.each(files)('%s', name => {
    const result = parseScenarioText(read(name), RULE_SETS, name);

    it('parses', () => expect(result.ok ? '' : formatProblems(result.problems, name)).toBe(''));
    it('is called like its file and names the schema', () => {
      expect(result.ok && `${result.scenario.id}.json`).toBe(name);
      expect(JSON.parse(read(name))).toMatchObject({ $schema: './scenario.schema.json' });
    });
    it('gives each side something to do', () => {
      const sides = result.ok ? result.scenario.objectives.map(objective => objective.side) : [];
      expect(new Set(sides)).toEqual(new Set(['union', 'confederate']));
    });
  });

  it('has a JSON Schema that is up to date (vitest -u writes it anew)', async () => {
    const file = fileURLToPath(new URL('scenario.schema.json', FOLDER));
    const style = await resolveConfig(file);
    const schema = await format(scenarioJsonSchemaText(RULE_SETS), { ...style, parser: 'json' });
    await expect(schema).toMatchFileSnapshot(file);
  });
});

describe('docs/scenario-format.md', () => {
  const page = readFileSync(new URL('../../../docs/scenario-format.md', import.meta.url), 'utf8');

  it('has an example that parses and is sound', () => {
    const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? '';
    const result = parseScenarioText(example, SYSTEMS, 'example');
    expect(
      result.ok ? formatProblems(lintScenario(result.scenario), 'example') : formatProblems(result.problems, 'example'),
    ).toBe('');
  });

  it('prints the standard legend as it is', () => {
    const printed = [...page.matchAll(/^\| (?:`(\S)`|<code>&#124;<\/code>)\s*\| `(\w+)`\s*\|\s*(\d*)\s*\|/gm)];
    expect(printed.map(row => [row[1] ?? '|', row[2], Number(row[3])])).toEqual(
      Object.entries(STANDARD_LEGEND).map(([character, terrain]) => [character, terrain, DEFAULT_DEPTH[terrain]]),
    );
  });
});

describe('a parsed battle', () => {
  const scenario = parsed();

  it('fills in every default', () => {
    expect(scenario.forces[0]).toEqual({
      id: 'uss_cairo',
      side: 'union',
      vessel: 'uss_cairo',
      name: 'USS Cairo',
      hex: 103,
      facing: 0,
      turn: 1,
      aground: false,
      anchored: false,
      steamIn: 0,
      overrides: {},
    });
    expect(scenario).toMatchObject({
      visibility: null,
      light: 'day',
      history: null,
      places: [],
      rules: { portable: { options: {} } },
    });
  });

  it('takes every enemy ship, and all of them, where an objective names none', () => {
    expect(scenario.objectives[0]).toMatchObject({ ships: ['css_little_rebel'], count: 1 });
  });

  it('reads works and mines', () => {
    expect(scenario.works.map(work => [work.id, work.kind, work.hexes])).toEqual([
      ['fort_henry', 'fort', [405, 505]],
      ['mill', 'building', [605]],
    ]);
    expect(scenario.mines).toEqual([{ side: 'confederate', hex: 404, live: true }]);
  });

  it('R26: reads of each mine whether it is single, of which field, or adrift, and writes it back', () => {
    const mines = [
      { side: 'confederate', hex: '0404', live: true, field: 'row' },
      { side: 'confederate', hex: '0304', live: false, field: 'row' },
      { side: 'confederate', hex: '0502', live: true, adrift: true },
      { side: 'confederate', hex: '0302', live: true },
    ] as const;
    const read = parsed({ mines });
    expect(read.mines.map(({ field, adrift }) => field ?? adrift ?? 'single')).toEqual(['row', 'row', true, 'single']);
    expect(scenarioFileOf(read).mines).toEqual(mines);
  });

  it('arms part of a fort, on its front unless said, and writes it back', () => {
    const guns = [
      { gun: 'sb32', count: 2, mount: 'embrasure' },
      { gun: 'rf24', count: 1, mount: 'barbette', face: 'left' },
    ];
    const armed = parsed({ 'forts[0].overrides': { guns } });
    const [fort] = armed.works;
    expect(fort?.overrides).toEqual({ guns: [{ ...guns[0], face: 'front' }, guns[1]] });
    expect(parsed().works[0]).not.toHaveProperty('overrides');
    const again = parseScenario(scenarioFileOf(armed), SYSTEMS, 'again');
    expect(again.ok && again.scenario.works).toEqual(armed.works);
  });

  it('is plain data but for its chart', () => {
    const check = (value: unknown, path: string): void => {
      expect(['string', 'number', 'boolean', 'object'], path).toContain(typeof value);
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) expect(Object.getPrototypeOf(value), path).toBe(Object.prototype);
      for (const [key, part] of Object.entries(value)) check(part, `${path}.${key}`);
    };
    for (const name of files) {
      const result = parseScenarioText(read(name), RULE_SETS, name);
      if (!result.ok) throw new Error(name);
      check({ ...result.scenario, chart: null }, name);
      const { chart: _, ...rest } = result.scenario;
      expect(JSON.parse(JSON.stringify(rest))).toEqual(rest);
    }
  });

  it('says how many times shorter the ground is drawn, if it is, and writes it back', () => {
    expect(parsed()).not.toHaveProperty('drawnShorter');
    expect(scenarioFileOf(parsed()).chart).not.toHaveProperty('drawnShorter');
    const shorter = parsed({ 'chart.drawnShorter': 3.6 });
    expect(shorter.drawnShorter).toBe(3.6);
    expect(scenarioFileOf(shorter).chart.drawnShorter).toBe(3.6);
  });

  it('tells of works that were lost as of ships', () => {
    const history = {
      winner: 'union',
      summary: 'X',
      lost: { confederate: ['css_little_rebel', 'fort_henry', 'mill'] },
    };
    expect(parsed({ history }).history?.lost.confederate).toEqual(history.lost.confederate);
  });

  it('lets one rule system move ships, change turns and objectives, and tell captains what to set out to do', () => {
    const moved = parsed({
      'rules.portable': {
        options: { drift: true },
        turns: 8,
        aims: { union: 'keepAway' },
        forces: { uss_cairo: { hex: '0202', facing: 'SE', turn: 1 } },
        objectives: [{ side: 'union', text: 'Live.', kind: 'survive' }],
      },
    });
    expect(moved.rules.portable).toEqual({
      options: { drift: true },
      turns: 8,
      aims: { union: 'keepAway' },
      forces: { uss_cairo: { hex: 202, facing: 5, turn: 1 } },
      objectives: [{ side: 'union', text: 'Live.', kind: 'survive', ships: ['uss_cairo'], count: 1 }],
    });
    expect(moved.forces[0]?.hex).toBe(103);
  });
});

describe('the chart of a battle', () => {
  const chartOf = (chart: Change) =>
    parsed({
      ...BARE,
      ...Object.fromEntries(Object.entries(chart).map(([key, value]) => [`chart.${key}`, value])),
      'forces[0].hex': '0101',
      'forces[1].hex': '0201',
      objectives: [{ side: 'union', text: 'Live.', kind: 'survive' }],
    }).chart;

  it('knows every terrain by its standard character, with its depth', () => {
    const characters = Object.keys(STANDARD_LEGEND);
    const chart = chartOf({ rows: [`~~${characters.join('')}`] });
    expect(characters.map((_, index) => chart.terrain(chart.hexAt(index + 3, 1)))).toEqual([...TERRAINS]);
    expect(characters.map((_, index) => chart.depth(chart.hexAt(index + 3, 1)))).toEqual(
      TERRAINS.map(terrain => DEFAULT_DEPTH[terrain]),
    );
  });

  it('ignores blanks, so that rows can be drawn as hexes lie', () => {
    const chart = chartOf({ rows: ['~ ~ . ~', '  ~ - ~ ~', '~ ~ ~ :'] });
    expect([chart.columns, chart.rows]).toEqual([4, 3]);
    expect([chart.terrain(301), chart.terrain(202), chart.terrain(403)]).toEqual(['bank', 'shallows', 'sandbar']);
    expect(chart.neighbour(202, 2)).toBe(201);
    expect(chart.neighbour(202, 1)).toBe(301);
  });

  it('lets a legend add characters, depths and currents of its own', () => {
    const chart = chartOf({
      legend: {
        d: { terrain: 'channel', depth: 60, flow: 'NW' },
        '~': { terrain: 'channel', depth: 20 },
        s: { terrain: 'channel', flow: null },
      },
      rows: ['~ ~ d s .'],
    });
    expect([101, 301, 401].map(chart.depth)).toEqual([20, 60, 30]);
    expect([101, 301, 401, 501].map(chart.flow)).toEqual([0, 2, -1, -1]);
  });

  it('lays the overlay of the current over all', () => {
    const chart = chartOf({
      rows: ['~ ~ ~ ~ .', ' ~ ~ ~ ~ .'],
      current: { knots: 3, downstream: 'W', rows: ['0 5 . - .', ' 1 2 3 4 -'] },
    });
    expect([101, 201, 301, 401, 501].map(chart.flow)).toEqual([0, 5, -1, 3, -1]);
    expect([102, 202, 302, 402, 502].map(chart.flow)).toEqual([1, 2, 3, 4, -1]);
    expect(chart.knots).toBe(3);
  });

  it('numbers large charts with three digits', () => {
    const wide = parsed({
      ...BARE,
      'chart.rows': ['~'.repeat(120)],
      'forces[0].hex': '001001',
      'forces[1].hex': '120001',
    });
    expect(wide.forces.map(force => wide.chart.label(force.hex))).toEqual(['001001', '120001']);
  });
});

describe('a message says where and what', () => {
  const at = (change: Change, path: string, ...words: string[]) => ({ change, path, words });
  const cases: Record<string, ReturnType<typeof at>> = {
    'unknown key': at({ turnss: 1 }, 'turnss', 'unknown key "turnss"', 'nearest known name "turns"'),
    'unknown key inside': at({ 'forces[1].hx': '0101' }, 'forces[1].hx', '"hex"'),
    'missing key': at({ turns: undefined }, 'turns', 'is missing'),
    'wrong kind of value': at({ turns: 'ten' }, 'turns', 'expected a turn number', '"ten"'),
    'fraction of a turn': at({ turns: 2.5 }, 'turns', '2.5'),
    'wrong format': at({ format: 2 }, 'format', 'expected 1'),
    'unknown aim': at(
      { 'rules.portable': { aims: { union: 'keepaway' } } },
      'rules.portable.aims.union',
      'an aim',
      '"keepAway"',
    ),
    'not an object': at({ briefing: 'Hello' }, 'briefing', 'expected an object'),
    'not a list': at({ forces: 'none' }, 'forces', 'expected a list'),
    'no forces': at({ forces: [] }, 'forces', 'at least one'),
    'empty text': at({ title: ' ' }, 'title', 'some text'),
    'bad date': at({ date: '6 June' }, 'date', 'expected a date'),
    'unknown side': at({ 'forces[0].side': 'onion' }, 'forces[0].side', '"union"'),
    'unknown facing': at({ 'forces[0].facing': 'N' }, 'forces[0].facing', 'E, NE, NW, W, SW, SE'),
    'bad hex number': at({ 'forces[0].hex': '12,4' }, 'forces[0].hex', 'hex number like "1204"'),
    'ragged row': at({ 'chart.rows[2]': '~ ~ ~ ~ ~ ~ ~' }, 'chart.rows[2]', 'row 03 has 7 hexes, expected 8'),
    'no hexes at all': at({ 'chart.rows': [' '] }, 'chart.rows', '0 columns'),
    'character not in the legend': at(
      { 'chart.rows[1]': '~ ~ ~ ? ~ ~ ~ ~' },
      'chart.rows[1]',
      'row 02, column 04',
      '"?"',
    ),
    'unknown terrain': at({ 'chart.legend': { '~': { terrain: 'chanel' } } }, 'chart.legend["~"].terrain', '"channel"'),
    'legend of two characters': at({ 'chart.legend': { ab: { terrain: 'bank' } } }, 'chart.legend.ab', 'one character'),
    'depth on land': at(
      { 'chart.legend': { b: { terrain: 'bank', depth: 3 } } },
      'chart.legend.b.depth',
      'no depth on bank',
    ),
    'current on land': at(
      { 'chart.legend': { b: { terrain: 'bank', flow: 'E' } } },
      'chart.legend.b.flow',
      'no current on bank',
    ),
    'dry water': at({ 'chart.legend': { w: { terrain: 'channel', depth: 0 } } }, 'chart.legend.w.depth', 'more than 0'),
    'overlay of another shape': at({ 'chart.current.rows': ['--------'] }, 'chart.current.rows', 'expected 5 rows'),
    'overlay on land': at(
      { 'chart.current.rows': ['0-------', '--------', '--------', '--------', '--------'] },
      'chart.current.rows[0]',
      'only over water',
    ),
    'overlay of another digit': at(
      { 'chart.current.rows': ['--------', '-6------', '--------', '--------', '--------'] },
      'chart.current.rows[1]',
      '0 to 5',
    ),
    'hex off the chart': at({ 'forces[0].hex': '0903' }, 'forces[0].hex', '0101 to 0805', '"0903"'),
    'place off the chart': at({ 'chart.places': [{ hex: '0006', name: 'X' }] }, 'chart.places[0].hex', '"0006"'),
    'ship on land': at({ 'forces[0].hex': '0101' }, 'forces[0].hex', 'expected water, found bank'),
    'ship on an obstruction': at({ 'forces[0].hex': '0303' }, 'forces[0].hex', 'obstruction in 0303'),
    'two ships in a hex': at({ 'forces[1].hex': '0103' }, 'forces[1].hex', 'uss_cairo in 0103'),
    'entry away from the rim': at({ 'forces[0].hex': '0203', 'forces[0].enters': { turn: 2 } }, 'forces[0].hex', 'rim'),
    'unknown vessel': at(
      { 'forces[0].vessel': 'uss_ciaro' },
      'forces[0].vessel',
      'vessel of the catalogue',
      '"uss_cairo"',
    ),
    'vessel without its prefix': at({ 'forces[1].vessel': 'little_rebel' }, 'forces[1].vessel', '"css_little_rebel"'),
    'same id twice': at(
      { 'forces[2]': { side: 'union', vessel: 'uss_cairo', hex: '0402', facing: 'E' } },
      'forces[2].vessel',
      'forces[0]',
      '"id"',
    ),
    'ship and building of one id': at({ 'buildings[0].id': 'uss_cairo' }, 'buildings[0].id', 'forces[0]'),
    'unknown gun': at(
      { 'forces[0].overrides': { guns: [{ gun: 'sb333', count: 1, mount: 'pivot' }] } },
      'forces[0].overrides.guns[0].gun',
      'gun of the catalogue',
    ),
    'unknown mount': at(
      { 'forces[0].overrides': { guns: [{ gun: 'sb32', count: 1, mount: 'pivott' }] } },
      'forces[0].overrides.guns[0].mount',
      '"pivot"',
    ),
    'unknown gun of a fort': at(
      { 'forts[0].overrides': { guns: [{ gun: 'sb333', count: 1, mount: 'barbette' }] } },
      'forts[0].overrides.guns[0].gun',
      'gun of the catalogue',
    ),
    "a ship's mount in a fort": at(
      { 'forts[0].overrides': { guns: [{ gun: 'sb32', count: 1, mount: 'pivot' }] } },
      'forts[0].overrides.guns[0].mount',
      'mount of forts',
    ),
    'unknown face of a fort': at(
      { 'forts[0].overrides': { guns: [{ gun: 'sb32', count: 1, mount: 'barbette', face: 'lefft' }] } },
      'forts[0].overrides.guns[0].face',
      '"left"',
    ),
    'fort without guns': at({ 'forts[0].overrides': { guns: [] } }, 'forts[0].overrides.guns', 'at least one entry'),
    'unknown fort': at({ 'forts[0].fort': 'fort_henri' }, 'forts[0].fort', '"fort_henry"'),
    'fort hexes apart': at({ 'forts[0].hexes': ['0305', '0505'] }, 'forts[0].hexes', 'two adjacent hexes'),
    'fort of one hex': at({ 'forts[0].hexes': ['0305'] }, 'forts[0].hexes', 'two hexes'),
    'fort in the water': at(
      { 'forts[0].hexes': ['0404', '0405'] },
      'forts[0].hexes[0]',
      'expected land, found channel',
    ),
    'building in the fort': at({ 'buildings[0].hex': '0505' }, 'buildings[0].hex', 'fort_henry in 0505'),
    'mine on land': at({ 'mines[0].hex': '0405' }, 'mines[0].hex', 'expected water'),
    'a mine of a field, adrift': at(
      { 'mines[0]': { side: 'confederate', hex: '0404', live: true, field: 'row', adrift: true } },
      'mines[0]',
      'expected either a field or adrift',
    ),
    'a field of both sides': at(
      {
        'mines[0]': { side: 'confederate', hex: '0404', live: true, field: 'row' },
        'mines[1]': { side: 'union', hex: '0304', live: true, field: 'row' },
      },
      'mines[1].field',
      'expected a field of one side',
    ),
    'two mines in a hex': at(
      { 'mines[1]': { side: 'confederate', hex: '0404', live: false } },
      'mines[1].hex',
      'one mine marker',
    ),
    'unknown kind of objective': at({ 'objectives[0].kind': 'sink' }, 'objectives[0].kind', 'sinkOrCapture'),
    'objective without its edge': at({ 'objectives[1].edge': undefined }, 'objectives[1].edge', 'is missing'),
    'unknown ship in an objective': at(
      { 'objectives[0].ships': ['css_litle_rebel'] },
      'objectives[0].ships[0]',
      'confederate ship of this battle',
      '"css_little_rebel"',
    ),
    'own ship to be sunk': at({ 'objectives[0].ships': ['uss_cairo'] }, 'objectives[0].ships[0]', 'confederate ship'),
    'ship listed twice': at(
      { 'objectives[0].ships': ['css_little_rebel', 'css_little_rebel'] },
      'objectives[0].ships[1]',
      'listed twice',
    ),
    'count above the list': at({ 'objectives[0].count': 2 }, 'objectives[0].count', 'expected 1 to 1', 'found 2'),
    'nothing to destroy': at(
      { 'objectives[1]': { side: 'confederate', text: 'X', kind: 'destroy' } },
      'objectives[1]',
      'found none',
    ),
    'exit over a dry edge': at({ 'objectives[1].edge': 'top' }, 'objectives[1].edge', 'edge with water on it'),
    'unknown edge': at({ 'objectives[1].edge': 'north' }, 'objectives[1].edge', 'left, right, top, bottom'),
    'hold hexes on land': at(
      { 'objectives[1]': { side: 'confederate', text: 'X', kind: 'hold', hexes: ['0101'] } },
      'objectives[1].hexes[0]',
      'water that a ship can hold',
    ),
    'hold hexes twice': at(
      { 'objectives[1]': { side: 'confederate', text: 'X', kind: 'hold', hexes: ['0202', '0202'] } },
      'objectives[1].hexes[1]',
      'listed twice',
    ),
    'home edge missing': at({ 'homeEdges.union': undefined }, 'homeEdges.union', 'is missing'),
    'home edge empty': at({ 'homeEdges.union': [] }, 'homeEdges.union', 'at least one'),
    'no rule system': at({ rules: {} }, 'rules', 'at least one rule system'),
    'unknown rule system': at({ rules: { portabel: {} } }, 'rules.portabel', '"portable"'),
    'unknown option': at({ 'rules.portable.options': { drifts: true } }, 'rules.portable.options.drifts', '"drift"'),
    'unknown ship in a section': at(
      { 'rules.portable.forces': { cairo: { hex: '0103' } } },
      'rules.portable.forces.cairo',
      '"uss_cairo"',
    ),
    'section puts a ship on land': at(
      { 'rules.portable.forces': { uss_cairo: { hex: '0105' } } },
      'rules.portable.forces.uss_cairo',
      'expected water',
    ),
    'chart drawn longer than the ground': at({ 'chart.drawnShorter': 1 }, 'chart.drawnShorter', 'from 1.1 to 20'),
    'unknown loss in the history': at(
      { history: { winner: 'draw', summary: 'X', lost: { union: ['uss_ciro'] } } },
      'history.lost.union[0]',
      '"uss_cairo"',
    ),
  };

  it.each(Object.entries(cases))('%s', (_, { change, path, words }) => expectProblem(change, path, ...words));

  it('as one line with the file in front', () => {
    const problems = problemsOf({ 'forces[0].vessel': 'uss_ciaro' });
    expect(problems.map(problem => formatProblem(problem, 'small.json'))).toEqual([
      'small.json: forces[0].vessel: expected a vessel of the catalogue, found "uss_ciaro" (nearest known name "uss_cairo"?)',
    ]);
  });

  it('for every mistake of a file at once', () => {
    expect(problemsOf({ 'forces[0].vessel': 'x', 'forces[1].hex': '9999' }).length).toBe(2);
  });

  it('for anything that is no battle', () => {
    for (const input of [null, undefined, 3, 'x', [], {}, { forces: null }])
      expect(parseScenario(input, SYSTEMS, 'x').ok).toBe(false);
  });
});

describe('broken JSON', () => {
  const messageOf = (text: string): string => {
    const result = parseScenarioText(text, SYSTEMS, 'x.json');
    return result.ok ? '' : formatProblems(result.problems, 'x.json');
  };

  it.each([
    ['{\n  "id": "x",\n}', 'x.json: line 3, column 1: this is not JSON: expected a key in double quotes, found "}"'],
    ['{\n  "id" "x"\n}', 'x.json: line 2, column 8: this is not JSON: expected ":", found "\\""'],
    ['{ "turns": 1 "id": 2 }', 'x.json: line 1, column 14: this is not JSON: expected "," or "}", found "\\""'],
    ['[1, 2', 'x.json: line 1, column 6: this is not JSON: expected "," or "]", found the end of the text'],
    ['', 'x.json: line 1, column 1: this is not JSON: expected a value, found the end of the text'],
    ['{} {}', 'x.json: line 1, column 4: this is not JSON: expected the end of the text, found "{"'],
    ['{ "a": 1,\n  "a": 2 }', 'x.json: line 2, column 3: this is not JSON: the key "a" is given twice'],
    ['[01]', 'x.json: line 1, column 3: this is not JSON: expected "," or "]", found "1"'],
  ])('%j', (text, message) => expect(messageOf(text)).toBe(message));

  it('is never mistaken: agrees with JSON.parse', () => {
    const samples = [
      '{"a":[1,-2.5e3,true,null,"\\u00e9\\n"]}',
      ' [] ',
      '"x"',
      '[1,]',
      '{"a"}',
      '-',
      '"\t"',
      'nul',
      '[[[]]',
      '{"a":1,}',
    ];
    for (const sample of samples) {
      let value: unknown;
      let sound = true;
      try {
        value = JSON.parse(sample);
      } catch {
        sound = false;
      }
      const result = parseJson(sample);
      expect(result.ok, sample).toBe(sound);
      if (result.ok) expect(result.value).toEqual(value);
    }
  });

  it('and a key that is given twice is found however it is written', () =>
    expect(messageOf('{ "a": 1, "\\u0061": 2 }')).toContain('the key "a" is given twice'));

  it.each([
    ['a text of ten million letters', `["${'x'.repeat(10_000_000)}"]`, 'expected a file of 4000000 letters at most'],
    ['a text of a million letters', `["${'x'.repeat(1_000_000)}"]`, 'expected text of 100000 letters at most'],
    ['a list of a million entries', `[${'0,'.repeat(1_000_000)}0]`, 'expected 100000 entries at most'],
  ])('and %s is refused before it is parsed', (_, text, why) => expect(messageOf(text)).toContain(why));

  it('and a great many brackets are refused, not crashed upon', () =>
    expect(messageOf('['.repeat(100_000))).toContain('fewer brackets'));
});

describe('lint', () => {
  const warn = (change: Change, path: string, words: string): void => {
    const found = warningsOf(change).map(problem => `${problem.path}: ${problem.message}`);
    expect(
      found.some(line => line.startsWith(`${path}: `) && line.includes(words)),
      found.join('\n'),
    ).toBe(true);
  };

  it('has nothing to say on a sound battle', () => expect(warningsOf({})).toEqual([]));
  it('fleets that cannot meet', () =>
    warn(
      {
        ...BARE,
        'chart.rows': ['. . . . . . . .', ' ~ ~ ~ . ~ ~ ~ ~', '~ ~ x . ~ ~ ~ ~', ' ~ ~ ~ . ~ ~ ~ ~', '. . . . . . . .'],
      },
      'forces',
      'cannot meet',
    ));
  it('an edge too far for the time there is', () =>
    warn({ turns: 1 }, 'objectives[1]', 'cannot be met: 0 of the ships can reach the left edge'));
  it('the same under one rule system', () =>
    warn({ 'rules.portable.turns': 1 }, 'rules.portable.objectives[1]', 'cannot be met'));
  it('a side without an objective', () =>
    warn(
      { objectives: [{ side: 'union', text: 'Sink her.', kind: 'sinkOrCapture' }] },
      'objectives',
      'confederate side has no objective',
    ));
  it('an objective that nobody can fail', () =>
    warn(
      {
        ...BARE,
        'chart.rows': [' ~'.repeat(16)],
        'forces[0].hex': '0101',
        'forces[0].overrides': { knots: 0 },
        'forces[1].hex': '1601',
        'objectives[1]': { side: 'confederate', text: 'Live.', kind: 'survive' },
      },
      'objectives[1]',
      'nobody can fail it',
    ));
  it('a ship in water too shallow for her', () =>
    warn(
      { 'chart.legend': { '~': { terrain: 'shallows', depth: 4 } } },
      'forces[0]',
      'draws 6 feet and starts afloat in 4',
    ));
  it('a ship afloat on a sandbar, whatever depth is written on it (S9)', () =>
    warn({ 'chart.legend': { '~': { terrain: 'sandbar', depth: 30 } } }, 'forces[0]', 'starts afloat on a sandbar'));
  it('a ship that looks off the chart', () => warn({ 'forces[0].facing': 'W' }, 'forces[0]', 'looks off the chart'));
  it('a ship under the other flag', () => warn({ 'forces[0].side': 'confederate' }, 'forces[0]', 'union vessel'));
  it('a ship that comes too late', () =>
    warn({ 'forces[0].enters': { turn: 13 } }, 'forces[0]', 'enters in turn 13, after the last, 12'));
  it('a current that runs ashore', () => warn({ 'chart.current.downstream': 'SE' }, 'chart.current', 'onto land'));
  it('a home edge on dry land', () => warn({ 'homeEdges.union': ['top'] }, 'homeEdges.union', 'no water'));
  it('one home for both', () => warn({ 'homeEdges.union': ['right'] }, 'homeEdges', 'both sides'));
  it('but not where one is to leave by it', () => {
    const both = { union: ['left'], confederate: ['left'] };
    expect(warningsOf({ homeEdges: both }).filter(({ path }) => path === 'homeEdges')).toEqual([]);
  });
  it('a fort inland', () =>
    warn({ 'chart.rows[5]': ' . . . . . . . .', 'forts[0].hexes': ['0406', '0506'] }, 'forts', 'does not touch water'));
  it('a ship on a mine', () => warn({ 'mines[0].hex': '0103' }, 'mines', '0103'));
});

describe('names', () => {
  it('finds the nearest, or none', () => {
    expect(nearestName('sandbar', ['sandbars', 'drift'])).toBe('sandbars');
    expect(nearestName('virginia', ['css_virginia_ii', 'css_virginia'])).toBe('css_virginia');
    expect(nearestName('zzz', ['sandbars', 'drift'])).toBeUndefined();
    expect(nearestName('terrian', ['terrain'])).toBe('terrain');
  });

  it('writes paths as in code', () =>
    expect(pathOf(['chart', 'legend', '~', 0, 'a-b'])).toBe('chart.legend["~"][0].a-b'));
});

describe('keys that a rule system adds to its section', () => {
  const sound = {
    night: true,
    hours: -3,
    first: 'grey',
    late: ['uss_cairo'],
    stores: { union: ['coal', 'coal'] },
    speeds: { uss_cairo: 9 },
    tows: { uss_cairo: 'css_little_rebel' },
    moods: { uss_cairo: 'rash', fort_henry: 'calm' },
  };
  const withSection = (section: object) =>
    parseScenario({ ...small(), rules: { 'own-words': section } }, SYSTEMS, 'own.json');

  it('reads them as they stand', () => {
    const parsed = withSection(sound);
    expect(parsed.ok && parsed.scenario.rules['own-words']).toEqual({ options: {}, ...sound });
  });

  it('reads hexes as the chart has them, and writes them as they are printed', () => {
    const parsed = withSection({ wrecks: ['0203', '0802'] });
    if (!parsed.ok) throw new Error('not read');
    expect(parsed.scenario.rules['own-words']).toEqual({ options: {}, wrecks: [203, 802] });
    expect(scenarioFileOf(parsed.scenario).rules['own-words']).toEqual({ wrecks: ['0203', '0802'] });
  });

  it('stand in the published schema', () => {
    interface Schema {
      properties: Record<string, Schema>;
    }
    const schema = JSON.parse(scenarioJsonSchemaText(SYSTEMS)) as Schema;
    const { properties } = schema.properties.rules!.properties['own-words']!;
    expect(properties.moods).toMatchObject({ additionalProperties: { enum: ['calm', 'rash', 'proud'] } });
    expect(properties.wrecks).toMatchObject({ type: 'array', minItems: 1 });
  });

  it.each([
    [{ nigth: true }, 'rules["own-words"].nigth', 'nearest known name "night"'],
    [{ night: 1 }, 'rules["own-words"].night', 'expected true or false'],
    [{ hours: 8 }, 'rules["own-words"].hours', 'expected a whole number from -3 to 7, found 8'],
    [{ first: 'gray' }, 'rules["own-words"].first', 'nearest known name "grey"'],
    [{ late: [] }, 'rules["own-words"].late', 'at least one entry'],
    [{ late: ['uss_cario'] }, 'rules["own-words"].late[0]', 'nearest known name "uss_cairo"'],
    [{ late: ['uss_cairo', 'uss_cairo'] }, 'rules["own-words"].late[1]', '"uss_cairo" is listed twice'],
    [{ shops: ['mill', 'mill'] }, 'rules["own-words"].shops[1]', '"mill" is listed twice'],
    [{ shops: ['fort_henry'] }, 'rules["own-words"].shops[0]', 'a building of this battle'],
    [{ stores: { union: ['pouder'] } }, 'rules["own-words"].stores.union[0]', 'nearest known name "powder"'],
    [{ stores: { navy: [] } }, 'rules["own-words"].stores.navy', 'unknown key'],
    [{ speeds: { monitor: 4 } }, 'rules["own-words"].speeds.monitor', 'a ship of this battle'],
    [{ speeds: { uss_cairo: 41 } }, 'rules["own-words"].speeds.uss_cairo', 'from 0 to 40'],
    [{ tows: { uss_cairo: 'tug' } }, 'rules["own-words"].tows.uss_cairo', 'a ship of this battle'],
    [{ moods: { mill: 'calm' } }, 'rules["own-words"].moods.mill', 'a ship or fort of this battle'],
    [{ moods: { uss_cairo: 'clam' } }, 'rules["own-words"].moods.uss_cairo', 'nearest known name "calm"'],
    [{ moods: { uss_cairo: 'proud' } }, 'rules["own-words"].moods.uss_cairo', 'expected a mood of a ship'],
    [{ moods: { fort_henry: 'rash' } }, 'rules["own-words"].moods.fort_henry', 'expected a mood of a fort'],
    [{ wrecks: [] }, 'rules["own-words"].wrecks', 'at least one entry'],
    [{ wrecks: ['0203', '0906'] }, 'rules["own-words"].wrecks[1]', 'a hex of the chart (0101 to 0805)'],
    [{ wrecks: ['0203', '0203'] }, 'rules["own-words"].wrecks[1]', 'is listed twice'],
    [{ wrecks: [203] }, 'rules["own-words"].wrecks[0]', 'hex'],
  ])('refuses %j at its place', (section, path, words) => {
    const parsed = withSection(section);
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map(problem => problem.path)).toEqual([path.replace('["own-words"]', '.own-words')]);
    expect(problems[0]?.message).toContain(words);
  });

  it('keeps them to the system that has them', () => {
    const parsed = parseScenario({ ...small(), rules: { portable: { night: true } } }, SYSTEMS, 'own.json');
    expect(parsed.ok).toBe(false);
  });
});

describe('a battle written to a file', () => {
  const roundTrip = (scenario: Scenario): Scenario => {
    const again = parseScenario(JSON.parse(JSON.stringify(scenarioFileOf(scenario))), RULE_SETS, 'again.json');
    if (!again.ok) throw new Error(formatProblems(again.problems, 'again.json'));
    return again.scenario;
  };
  const facts = ({ chart, ...others }: Scenario) => ({
    ...others,
    hexes: chart.hexes.map(hex => [hex, chart.terrain(hex), chart.depth(hex), chart.flow(hex)]),
    north: chart.north,
    knots: chart.knots,
  });

  it.each(everyScenario())('%s is the same when it is read again', id => {
    const scenario = scenarioNamed(id);
    expect(facts(roundTrip(scenario))).toEqual(facts(scenario));
  });

  it.each(RULE_SETS.flatMap(rules => (rules.generate ? [[rules.id, rules.generate.bind(rules)] as const] : [])))(
    'so is a generated battle of %s, whatever its seed',
    (_, generate) => {
      for (let seed = 0; seed < 40; seed++) {
        const scenario = generate(`write/${seed}`);
        expect(facts(roundTrip(scenario))).toEqual(facts(scenario));
        expect(lintScenario(scenario)).toEqual([]);
      }
    },
  );
});
