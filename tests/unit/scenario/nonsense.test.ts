import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../../../src/post/pack.ts';
import { readPost } from '../../../src/post/file.ts';
import { RULE_SETS } from '../../../src/rules/index.ts';
import { parseScenario } from '../../../src/scenario/index.ts';
import { formatProblem, MOST_PROBLEMS, nearestName } from '../../../src/scenario/problems.ts';
import { fromTiled, tiledFiles } from '../../../src/scenario/tiled/index.ts';
import { readCheckFile } from '../../../src/sim/check/file.ts';
import { botNamed } from '../../../src/sim/files.ts';
import { readGamesText } from '../../../src/trials/gamesFile.ts';
import { ownBattle } from '../../helpers/post.ts';

/** What once was a stack trace, or never ended: each is a few short sentences now. */

const memphis = JSON.parse(readFileSync(new URL('../../../scenarios/memphis.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
> & { forces: Record<string, unknown>[] };

const told = (part: Record<string, unknown>): string[] => {
  const parsed = parseScenario({ ...memphis, ...part }, RULE_SETS, 'x.json');
  return parsed.ok ? [] : parsed.problems.map(problem => formatProblem(problem, ''));
};

describe('a battle with nonsense in it', () => {
  it('a list where an object belongs is refused in one sentence', () => {
    const orders = { union: { units: [{ who: 'others', stance: ['hold'] }] } };
    expect(told({ orders })).toEqual(['orders.union.units[0].stance: expected an object, found a list']);
    expect(told({ briefing: ['here'] })).toEqual(['briefing: expected an object, found a list']);
    expect(told({ rules: [] })).toEqual(['rules: expected an object, found an empty list']);
  });

  it('a day that never was is no date', () => {
    expect(told({ date: '2024-02-31' })).toEqual(['date: expected a day of the calendar, found "2024-02-31"']);
    expect(told({ date: '1900-02-29' })).toHaveLength(1);
    expect(told({ date: '1864-02-29' })).toEqual([]);
  });

  it('of three thousand unknown vessels ten are told at most, and no sentence is long', () => {
    const forces = Array.from({ length: 900 }, (_, index) => ({
      ...memphis.forces[0],
      vessel: `no_such_ship_${index}`,
    }));
    const sentences = told({ forces });
    expect(sentences).toHaveLength(MOST_PROBLEMS);
    expect(told({ forces: [...forces, ...forces] })).toEqual(['forces: expected 1000 entries at most, found 1800']);
    const surprise = told({ ['y'.repeat(900)]: 1, title: 'x'.repeat(5000) });
    expect(surprise.length).toBeGreaterThan(0);
    for (const sentence of [...sentences, ...surprise]) expect(sentence.length).toBeLessThanOrEqual(300);
  });

  it('no name is sought for more than eighty letters', () => {
    expect(nearestName(`${'x'.repeat(80)}uss_cairo`, ['uss_cairo'])).toBeUndefined();
    expect(nearestName('uss_ciaro', ['uss_cairo'])).toBe('uss_cairo');
  });
});

describe('other files with nonsense in them', () => {
  it('a list where the dice of a check are described', () => {
    const read = readCheckFile({
      format: 1,
      rules: 'portable',
      scenario: 'memphis',
      checks: [{ name: 'a', dice: ['six'], expect: [] }],
    });
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.problems.map(({ path }) => path)).toContain('checks[0].expect');
  });

  it.each([7, null, {}, 'ff'])('a link by post whose part of the dice is %j', link => {
    const journal = [
      { type: 'link', by: 'union', link },
      { type: 'link', by: 'union', link: '' },
      { type: 'link', by: 'union', link },
    ];
    expect(readPost(unpacked(JSON.stringify({ format: 'brownwater-post', journal })))).toMatchObject({ ok: false });
  });

  it('a map of Tiled with objects beyond the world, and properties that are no list', () => {
    const [, text = ''] = tiledFiles(ownBattle('duel').scenario, 'duel').find(([file]) => file.endsWith('.tmj')) ?? [];
    const map = JSON.parse(text) as { layers: { name: string; objects?: object[] }[] };
    const withShip = (part: object): boolean => {
      const layers = map.layers.map(layer =>
        layer.name === 'ships' ? { ...layer, objects: layer.objects?.map(object => ({ ...object, ...part })) } : layer,
      );
      return fromTiled({ ...map, layers }).ok;
    };
    expect(withShip({ y: -Infinity })).toBe(false);
    expect(withShip({ properties: {} })).toBe(false);
  });

  it('a series of ten million seeds, and an opponent whose name is the engine’s own', () => {
    const head = { format: 'brownwater-games', version: 1, seeds: 10_000_000 };
    expect(readGamesText(`${JSON.stringify(head)}\n`)).toMatchObject({ ok: false, line: 1 });
    expect(() => botNamed('constructor')).toThrow(/expected an opponent, found "constructor"/);
  });
});
