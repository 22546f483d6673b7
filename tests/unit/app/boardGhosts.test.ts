import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../../../src/app/board/conditions.ts';
import { geometryOf } from '../../../src/app/board/geometry.ts';
import { paleHulls } from '../../../src/app/board/paleHulls.ts';
import { courseHexes, wayOf } from '../../../src/app/board/ghostPaint.ts';
import { drawnMarks, markOf } from '../../../src/system/marks.ts';
import { ramsIronclads } from '../../../src/rules/rams-ironclads/index.ts';
import type { BoardUnit } from '../../../src/app/view/boardPort.ts';
import { unitInWords } from '../../../src/app/ui/words.ts';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import type { CourseView } from '../../../src/system/desk/index.ts';

const water: HexSpec = { terrain: 'channel', depth: 20, flow: 0 };
const chart = chartOf({
  north: 0,
  knots: 3,
  hexes: Array.from({ length: 8 }, () => Array.from({ length: 12 }, () => water)),
});

const course = (part: Partial<CourseView> = {}): CourseView => ({
  unit: 'a',
  from: { hex: 303, facing: 0 },
  steps: [
    { hex: 403, facing: 0, part: 1, drifts: false },
    { hex: 503, facing: 0, part: 2, drifts: false },
  ],
  stops: [
    { hex: 403, facing: 0, stream: 1, says: '' },
    { hex: 503, facing: 0, stream: 0, says: '' },
  ],
  turn: 'straight',
  swing: null,
  meets: [],
  stoppedBy: 0,
  shoals: [],
  warnings: [],
  ...part,
});

const stop = (hex: number, facing: 0 | 1): CourseView['stops'][number] => ({ hex, facing, stream: 0, says: '' });

describe('ghosts on the board', () => {
  it('put a pale hull at the end of each half, the last one strongest', () => {
    const hulls = paleHulls([{ role: 'inHand', course: course() }]);
    expect(hulls.map(({ hex, facing }) => [hex, facing])).toEqual([
      [403, 0],
      [503, 0],
    ]);
    expect(hulls[1]!.alpha).toBeGreaterThan(hulls[0]!.alpha);
    expect(new Set(hulls.map(({ key }) => key)).size).toBe(2);
    const [plain] = paleHulls([{ role: 'plain', course: course() }]);
    expect(plain!.alpha).toBeLessThan(hulls[0]!.alpha);
  });

  it('draw one hull where both halves end in one hex, and none where she stays as she lies', () => {
    const turns = course({ steps: [], stops: [stop(303, 1), stop(303, 1)], turn: 'port' });
    expect(paleHulls([{ role: 'plain', course: turns }]).map(({ hex, facing }) => [hex, facing])).toEqual([[303, 1]]);
    const stays = course({ steps: [], stops: [stop(303, 0), stop(303, 0)] });
    expect(paleHulls([{ role: 'plain', course: stays }])).toEqual([]);
  });

  it('run off the chart and leave no hull there', () => {
    const leaves = course({ stops: [stop(403, 0), stop(0, 0)] });
    expect(paleHulls([{ role: 'plain', course: leaves }]).map(({ hex }) => hex)).toEqual([403]);
    const geometry = geometryOf(chart);
    const way = wayOf(geometry, leaves);
    expect(way).toHaveLength(4);
    expect(way[3]!.x).toBeGreaterThan(way[2]!.x);
    expect(wayOf(geometry, course())).toEqual([303, 403, 503].map(hex => geometry.centre(hex)));
  });

  it('take in the hexes of their warnings', () => {
    const warned = course({ meets: [{ unit: 'b', hex: 603 }], stoppedBy: 703, shoals: [804] });
    expect(courseHexes(warned)).toEqual([303, 403, 503, 603, 703, 804]);
    expect(courseHexes(course())).toEqual([303, 403, 503]);
  });
});

const unitWith = (...marks: string[]): BoardUnit => ({
  id: 'a',
  side: 'union',
  name: 'USS A',
  title: 'Tug',
  kind: 'ship',
  hexes: [303],
  facing: 0,
  marks,
  lines: [],
  tracks: [{ id: 'hull', name: 'Hull', left: 9, full: 16, critical: 0, says: '4½ of 8 knots' }],
  present: true,
  vesselType: null,
  propulsion: null,
  order: null,
  ...drawnMarks(ramsIronclads, { marks }),
});

describe('the states of a ship that lives by her knots', () => {
  const FRESH = [
    ...(['abandoned', 'sinking', 'adrift', 'inTow', 'listing', 'funnelHit', 'pipesHit', 'boilerHit'] as const),
    ...(['jammed', 'helmless', 'harassed'] as const),
  ];

  it('are drawn beside her name, or on herself, and told in words', () => {
    for (const mark of FRESH) expect(markOf(ramsIronclads, mark).name).not.toBe('');
    const drawn = FRESH.filter(mark => unitWith(mark).signs.length === 1);
    expect(drawn).toEqual(FRESH);
    expect(unitWith('sinking', 'adrift', 'listing').signs).toEqual(['sinking']);
    expect(markOf(ramsIronclads, 'sinking').danger).toBe(true);
  });

  it('change how she is drawn', () => {
    expect(conditionsOf(unitWith())).toMatchObject({ ensign: true, smokes: true, leans: false, foundering: false });
    expect(conditionsOf(unitWith('abandoned'))).toMatchObject({ ensign: false, smokes: false, lamp: false });
    expect(conditionsOf(unitWith('sinking')).foundering).toBe(true);
    expect(conditionsOf(unitWith('listing'))).toMatchObject({ leans: true, riddled: false });
    expect(conditionsOf(unitWith('funnelHit'))).toMatchObject({ stumps: true, smokes: true });
    expect(conditionsOf(unitWith('boilerHit')).smokes).toBe(false);
  });

  it('tell her life in knots', () => {
    expect(unitInWords(ramsIronclads, unitWith())).toContain('4½ of 8 knots');
  });
});
