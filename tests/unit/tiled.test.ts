import { describe, expect, it } from 'vitest';
import { RULE_SETS } from '../../src/rules/index.ts';
import { formatProblems, parseScenario, scenarioFileOf } from '../../src/scenario/index.ts';
import { fromTiled, toTiled } from '../../src/scenario/tiled/index.ts';
import { centreOf, hexNear, TILE } from '../../src/scenario/tiled/geometry.ts';
import type { TiledMap } from '../../src/scenario/tiled/map.ts';
import { everyScenario, scenarioNamed } from '../helpers/scenarios.ts';

const mapOf = (id: string): TiledMap =>
  JSON.parse(JSON.stringify(toTiled(scenarioNamed(id), 'tiles/').map)) as TiledMap;

const problemsOf = (map: unknown): string[] => {
  const read = fromTiled(map);
  return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
};

const layerOf = (map: TiledMap, name: string) =>
  map.layers.find(layer => layer.name === name) as Record<string, unknown>;

describe('a battle as a map of Tiled', () => {
  it.each(everyScenario())('%s comes back as it went', id => {
    const scenario = scenarioNamed(id);
    const read = fromTiled(mapOf(id));
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

  it('brings a picture for every tile', () => {
    const { map, pictures } = toTiled(scenarioNamed('everything'), 'tiles/');
    for (const tileset of map.tilesets)
      for (const tile of tileset.tiles ?? []) {
        const picture = pictures[(tile.image ?? '').replace('tiles/', '')];
        expect(picture, tile.image).toMatch(/^<svg /);
      }
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

  it('refuses packed layers, missing layers and tilesets in other files, and says what to do', () => {
    const packed = mapOf('duel');
    layerOf(packed, 'terrain').data = 'eJxjYBgFo2AUjAIA';
    expect(problemsOf(packed)[0]).toContain('tile layer format CSV');
    const without = mapOf('duel');
    without.layers = without.layers.filter(layer => layer.name !== 'current');
    expect(problemsOf(without)[0]).toContain('a tile layer called');
    const outside = mapOf('duel');
    (outside.tilesets[0] as Record<string, unknown>).source = 'terrain.tsx';
    expect(problemsOf(outside)[0]).toContain('embed it');
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
