import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/core/scenario.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { formatProblems, parseScenario, parseScenarioText, scenarioFileOf } from '../../../src/scenario/index.ts';
import { fromTiled, tiledFiles, toTiled } from '../../../src/scenario/tiled/index.ts';
import { centreOf, hexNear, TILE } from '../../../src/scenario/tiled/geometry.ts';
import type { TiledMap } from '../../../src/scenario/tiled/map.ts';
import { everyScenario, scenarioNamed } from '../../helpers/scenarios.ts';

const mapOf = (id: string): TiledMap =>
  JSON.parse(JSON.stringify(toTiled(scenarioNamed(id), 'tiles.svg').map)) as TiledMap;

const DRAFTS = fileURLToPath(new URL('../../../scenarios/drafts/', import.meta.url));

/** Battles in preparation, by file. */
const drafts = (): string[] =>
  existsSync(DRAFTS) ? readdirSync(DRAFTS).flatMap(name => (name.endsWith('.json') ? [`${DRAFTS}${name}`] : [])) : [];

const battleNamed = (id: string): Scenario => {
  if (!id.endsWith('.json')) return scenarioNamed(id);
  const parsed = parseScenarioText(readFileSync(id, 'utf8'), RULE_SETS, id);
  if (!parsed.ok) throw new Error(formatProblems(parsed.problems, id));
  return parsed.scenario;
};

/** The same battle by way of files: the map, and the tileset that it names. */
const inFiles = (scenario: Scenario): { map: TiledMap; tileset: unknown } => {
  const [, [, tileset], [, map]] = tiledFiles(scenario, 'mine') as [
    [string, string],
    [string, string],
    [string, string],
  ];
  return { map: JSON.parse(map) as TiledMap, tileset: JSON.parse(tileset) };
};

const problemsOf = (map: unknown): string[] => {
  const read = fromTiled(map);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
};

const layerOf = (map: TiledMap, name: string) =>
  map.layers.find(layer => layer.name === name) as Record<string, unknown>;

describe('a battle as a map of Tiled', () => {
  it.each([...everyScenario(), ...drafts()])('%s comes back as it went', id => {
    const scenario = battleNamed(id);
    const read = fromTiled(JSON.parse(JSON.stringify(toTiled(scenario, 'tiles.svg').map)));
    if (!read.ok) throw new Error(formatProblems(read.problems, 'map'));
    const parsed = parseScenario(read.file, RULE_SETS, 'map');
    if (!parsed.ok) throw new Error(formatProblems(parsed.problems, 'map'));
    expect(scenarioFileOf(parsed.scenario)).toEqual(scenarioFileOf(scenario));
  });

  it('is a hexagonal map with every second row to the right, as Tiled writes it', () => {
    const map = mapOf('duel');
    expect(map).toMatchObject({ orientation: 'hexagonal', staggeraxis: 'y', staggerindex: 'odd', infinite: false });
    expect(map.layers.map(layer => layer.name)).toEqual([
      'terrain',
      'current',
      'places',
      'forts',
      'buildings',
      'mines',
      'ships',
    ]);
  });

  it('draws a place on its sheet for every tile', () => {
    const { map, picture } = toTiled(scenarioNamed('everything'), 'tiles.svg');
    const [tileset] = map.tilesets as (TiledMap['tilesets'][number] & Record<string, unknown>)[];
    expect(tileset?.image).toBe('tiles.svg');
    const [across, down] = [Number(tileset?.imagewidth), Number(tileset?.imageheight)];
    expect(picture).toContain(`width="${across}" height="${down}"`);
    const places = [...picture.matchAll(/<g transform="translate\((\d+) (\d+)\)">/g)].map(found => [
      +found[1]!,
      +found[2]!,
    ]);
    expect(places).toHaveLength(tileset?.tiles?.length ?? 0);
    places.forEach(([x = 0, y = 0], id) => {
      expect([x, y]).toEqual([(id % 8) * TILE.width, Math.floor(id / 8) * TILE.height]);
      expect(x + TILE.width <= across && y + TILE.height <= down).toBe(true);
    });
  });

  it('finds the hex of a point anywhere near its middle, in maps of other tile sizes too', () => {
    for (const size of [TILE, { width: 28, height: 32, side: 16 }])
      for (let row = 1; row <= 6; row++)
        for (let column = 1; column <= 6; column++) {
          const { x, y } = centreOf(column, row);
          const scale = size.width / TILE.width;
          for (const [across, down] of [
            [0, 0],
            [20, 4],
            [-20, -4],
            [3, 22],
            [-3, -22],
          ] as const)
            expect(hexNear((x + across) * scale, (y + down) * scale, size)).toEqual({ column, row });
        }
  });

  it('takes layers out of groups', () => {
    const map = mapOf('duel');
    const read = fromTiled({ ...map, layers: [{ type: 'group', name: 'all', layers: map.layers }] });
    expect(read.ok).toBe(true);
  });

  it.each([
    [{ orientation: 'orthogonal' }, 'orientation: expected "hexagonal", found "orthogonal"'],
    [{ staggeraxis: 'x' }, 'staggeraxis: expected "y", found "x"'],
    [{ staggerindex: 'even' }, 'staggerindex: expected "odd", found "even"'],
    [{ infinite: true }, 'infinite: expected a map of fixed size, found an infinite one'],
    [{ width: 'ten' }, 'width: this is not a map of Tiled'],
  ])('refuses %j', (change, words) => {
    expect(problemsOf({ ...mapOf('duel'), ...change })[0]).toContain(words);
  });

  it.each([
    ['a tile that nobody knows', 999, 'row 1, column 1: tile 999 has no property "terrain"'],
    ['no tile', 0, 'row 1, column 1: expected a tile, found none'],
    ['a flipped tile', 0x80000001, 'found one that is flipped or turned'],
  ])('refuses %s', (_, tile, words) => {
    const map = mapOf('duel');
    (layerOf(map, 'terrain').data as number[])[0] = tile;
    expect(problemsOf(map)[0]).toContain(words);
  });

  it('refuses a terrain that is none, with the nearest that is', () => {
    const map = mapOf('duel');
    const tile = map.tilesets[0]?.tiles?.[0];
    if (tile) tile.properties = [{ name: 'terrain', value: 'chanel' }];
    expect(problemsOf(map)[0]).toContain('nearest known name "channel"');
  });

  it('reads a tileset in a file of its own', () => {
    const scenario = scenarioNamed('everything');
    const { map, tileset } = inFiles(scenario);
    expect(map.tilesets).toEqual([{ firstgid: 1, source: 'mine.tsj' }]);
    const asked: string[] = [];
    const read = fromTiled(map, { tileset: source => (asked.push(source), tileset) });
    const embedded = fromTiled(mapOf('everything'));
    expect(read).toEqual(embedded);
    expect(read.ok).toBe(true);
    expect(asked).toEqual(['mine.tsj']);
  });

  it.each([
    ['that is not there', undefined, 'tilesets[0].source: the tileset "mine.tsj" is not there'],
    ['that is none', { tiles: 7 }, 'tilesets[0].source.tiles: "mine.tsj" is not a tileset of Tiled'],
    [
      'with a terrain that is none',
      { tiles: [{ id: 0, properties: [{ name: 'terrain', value: 'blufff' }] }] },
      'mine.tsj.tiles[0]: expected a terrain, found "blufff" (nearest known name "bluff"?)',
    ],
  ])('refuses a tileset %s', (_, tileset, words) => {
    const read = fromTiled(inFiles(scenarioNamed('duel')).map, { tileset: () => tileset });
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)[0]).toContain(words);
  });

  it('takes from another battle what the map does not say', () => {
    const into = scenarioFileOf(scenarioNamed('everything'));
    const bare = mapOf('duel');
    delete bare.properties;
    bare.layers = bare.layers.filter(layer => layer.type === 'tilelayer' || layer.name === 'forts');
    const read = fromTiled(bare, { into });
    if (!read.ok) throw new Error(formatProblems(read.problems, 'map'));
    const duel = scenarioFileOf(scenarioNamed('duel'));
    expect(read.file).toMatchObject({
      id: into.id,
      briefing: into.briefing,
      homeEdges: into.homeEdges,
      forces: into.forces,
      rules: into.rules,
      chart: { rows: duel.chart.rows, north: into.chart.north },
    });
    // The layer is there and empty: no forts.
    expect('forts' in read.file).toBe(false);
    expect(into.forts?.length).toBeGreaterThan(0);
  });

  it('wants home edges from a map that stands alone', () => {
    const bare = mapOf('duel');
    bare.properties = (bare.properties ?? []).filter(({ name }) => name !== 'homeOfUnion');
    expect(problemsOf(bare)).toEqual([
      'properties.homeOfUnion: expected one or more of left, right, top, bottom, found nothing',
    ]);
  });

  it('refuses packed layers, missing layers and tilesets in XML, and says what to do', () => {
    const packed = mapOf('duel');
    layerOf(packed, 'terrain').data = 'eJxjYBgFo2AUjAIA';
    expect(problemsOf(packed)[0]).toContain('tile layer format CSV');
    const without = mapOf('duel');
    without.layers = without.layers.filter(layer => layer.name !== 'current');
    expect(problemsOf(without)[0]).toContain('a tile layer called');
    const outside = mapOf('duel');
    (outside.tilesets[0] as Record<string, unknown>).source = 'terrain.tsx';
    expect(problemsOf(outside)[0]).toContain(
      'expected a tileset in JSON (.tsj) or inside the map, found "terrain.tsx"',
    );
  });

  it('refuses objects beside the chart, forts without a second hex and broken JSON', () => {
    const map = mapOf('everything');
    const ship = (layerOf(map, 'ships').objects as { x: number }[])[0];
    if (ship) ship.x = -500;
    const fort = (layerOf(map, 'forts').objects as { properties: { name: string; value: unknown }[] }[])[0];
    const beside = fort?.properties.find(({ name }) => name === 'beside');
    if (beside) beside.value = 'north';
    const rules = map.properties?.find(({ name }) => name === 'rules');
    if (rules) rules.value = '{';
    const problems = problemsOf(map).join('\n');
    expect(problems).toContain('lies beside the chart');
    expect(problems).toContain('in "beside" a facing');
    expect(problems).toContain('expected JSON in the property "rules"');
  });
});
