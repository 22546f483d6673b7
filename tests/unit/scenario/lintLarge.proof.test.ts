/** The largest battle that a file may hold: it is looked over as a small one is, and no game of it is begun that nobody would see end. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/core/scenario.ts';
import { matchOf, RULE_SETS } from '../../../src/rules/index.ts';
import { parseScenario } from '../../../src/scenario/index.ts';
import { lintBattle } from '../../../src/trials/lint.ts';
import { legal, start } from '../../../src/core/engine.ts';
import { SIDES } from '../../../src/core/types.ts';
import { inProcess } from '../../helpers/commandLine.ts';

const HEXES = 150;
/** Turns that a battle of 60 ships may have. */
const LONGEST = 27;
const VESSELS = { union: ['uss_cairo', 'uss_monitor'], confederate: ['css_little_rebel', 'css_virginia'] };

const label = (column: number, row: number): string =>
  `${String(column).padStart(3, '0')}${String(row).padStart(3, '0')}`;

/** Open water with so many ships, in columns of which the first two are in reach of each other. */
const large = (ships: number): Record<string, unknown> => {
  const forces = SIDES.flatMap((side, which) =>
    Array.from({ length: ships / 2 }, (_, index) => {
      const [column, row] = [Math.floor(index / 70), 2 + 2 * (index % 70)];
      return {
        id: `${side}_${index}`,
        side,
        vessel: VESSELS[side][index % 2],
        hex: label(which === 0 ? 73 - 2 * column : 76 + 2 * column, row),
        facing: which === 0 ? 'E' : 'W',
      };
    }),
  );
  const hold = Array.from({ length: 40 }, (_, place) => label(20 + place, 75));
  return {
    format: 1,
    id: 'large',
    title: 'Large',
    date: '1862-06-06',
    place: 'Nowhere',
    minutes: 60,
    briefing: { common: 'Common.', union: 'Union.', confederate: 'Confederate.' },
    chart: {
      legend: { '=': { terrain: 'channel', depth: 30 } },
      north: 0,
      current: { knots: 1, downstream: 'E' },
      rows: Array.from({ length: HEXES }, (_, row) => `${row % 2 === 0 ? '' : ' '}${Array(HEXES).fill('=').join(' ')}`),
    },
    forces,
    homeEdges: { union: ['left'], confederate: ['right'] },
    objectives: [
      { kind: 'sinkOrCapture', side: 'union', text: 'Sink them.', count: ships / 4 },
      { kind: 'hold', side: 'confederate', text: 'Hold.', hexes: hold, count: 5 },
    ],
    orders: { union: { units: [{ who: 'others', stance: { hold: hold.slice(0, 10) } }] } },
    turns: 24,
    rules: {
      portable: {},
      'quick-sheet': { attacker: 'union' },
      'rams-ironclads': {},
      'river-coastal': {},
      'nws-1971': {},
    },
  };
};

const largest = (): Scenario => {
  const parsed = parseScenario(large(500), RULE_SETS, 'large.json');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.scenario;
};

const read = largest();

describe.each(RULE_SETS.map(rules => [rules.id, rules] as const))('500 ships on 150 by 150 hexes: %s', (_, rules) => {
  it('are looked over, and every offer once only', () => {
    const match = matchOf(rules, read);
    let asked = 0;
    const desk = {
      ...rules.desk,
      about: (command: Parameters<typeof rules.desk.about>[0]) => {
        asked += 1;
        return rules.desk.about(command);
      },
    };
    const findings = lintBattle(read, [{ ...rules, desk }]);
    expect(findings.map(({ message }) => message)).toContain('union_0 cannot come to 020075 in 24 turns');
    const { state } = start(match, 'lint');
    const offers = SIDES.reduce((sum, side) => sum + legal(match, state, side).length, 0);
    expect(offers).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(offers);
  });
});

describe('a series of a battle that is too large to be played out', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brownwater-large-'));
    writeFileSync(join(folder, 'large.json'), JSON.stringify(large(500)));
    writeFileSync(join(folder, 'most.json'), JSON.stringify({ ...large(60), turns: LONGEST }));
    writeFileSync(join(folder, 'longer.json'), JSON.stringify({ ...large(60), turns: LONGEST + 1 }));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each(['match', 'report', 'fuzz'])('is refused by %s before its first game, with the limit', async command => {
    const ran = await inProcess([command, '--rules', 'rams-ironclads', '--scenario', './large.json'], folder);
    expect(ran.err).toBe(
      `${join(folder, 'large.json')}: forces: expected 60 ships at most for opponents to play out, found 500\n`,
    );
    expect([ran.status, ran.out]).toEqual([2, '']);
  });

  it('is refused where it would only last too long, with the turns that so many ships may have', async () => {
    const ran = await inProcess(['match', '--rules', 'nws-1971', '--scenario', './longer.json'], folder);
    expect(ran.err).toBe(
      `${join(folder, 'longer.json')}: turns: expected ${LONGEST} at most for opponents to play out with 60 ships, found ${LONGEST + 1}\n`,
    );
    expect([ran.status, ran.out]).toEqual([2, '']);
  });

  it.each(RULE_SETS.map(({ id }) => id))(
    'is played to its end as long as it is no larger and no longer: %s',
    async rules => {
      const who = ['--union', 'random', '--confederate', 'random', '--games', '1'];
      const ran = await inProcess(['match', '--rules', rules, '--scenario', './most.json', ...who], folder);
      expect(ran.status).toBe(0);
    },
  );
});
