import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardUnit, BoardView } from '../../../src/app/view/boardPort.ts';
import { berthsOf, lyingOf, type Lying } from '../../../src/app/board/berths.ts';
import {
  clamped,
  fitted,
  SLACK,
  toChart,
  toScreen,
  viewBetween,
  visibleBox,
  zoomedAt,
  zoomLimits,
} from '../../../src/app/board/cameraMath.ts';
import { bakeScale, chunkLayout, nearestFirst } from '../../../src/app/board/chunks.ts';
import { conditionsOf } from '../../../src/app/board/conditions.ts';
import { angleOf, facingNear, geometryOf, overlap, tilesOver, type Box } from '../../../src/app/board/geometry.ts';
import { funnelsOf, hullArtOf } from '../../../src/app/board/hullArt.ts';
import { keptClear } from '../../../src/app/board/keptClear.ts';
import { placeLabels, type LabelGround, type LabelRequest } from '../../../src/app/board/labelPlacement.ts';
import { drawnMarks } from '../../../src/system/marks.ts';
import { quickSheet } from '../../../src/rules/quick-sheet/index.ts';
import { overlayHexes } from '../../../src/app/board/overlayPaint.ts';
import { timelineOf } from '../../../src/app/board/timeline.ts';
import { chartOf, type HexSpec } from '../../../src/chart/index.ts';
import { FACINGS, type Facing } from '../../../src/core/types.ts';
import type { Destination } from '../../../src/system/desk/index.ts';

const water: HexSpec = { terrain: 'channel', depth: 20, flow: 0 };
const chart = chartOf({
  north: 0,
  knots: 3,
  hexes: Array.from({ length: 8 }, () => Array.from({ length: 12 }, () => water)),
});

describe('chunks of the baked chart', () => {
  const regions = fc.record({
    x: fc.integer({ min: -100, max: 100 }),
    y: fc.integer({ min: -100, max: 100 }),
    width: fc.integer({ min: 1, max: 6000 }),
    height: fc.integer({ min: 1, max: 6000 }),
  });
  const scales = fc.double({ min: 0.3, max: 3, noNaN: true });

  it('cover every point of their region', () => {
    fc.assert(
      fc.property(
        regions,
        scales,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (region, scale, across, down) => {
          const x = region.x + across * region.width;
          const y = region.y + down * region.height;
          const chunks = chunkLayout(region, scale);
          expect(
            chunks.some(({ box }) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height),
          ).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are powers of two of at most 2048 pixels, and share a strip with their neighbours', () => {
    const chunks = chunkLayout({ x: 0, y: 0, width: 3000, height: 700 }, 1);
    for (const { width, height } of chunks) {
      expect(Math.log2(width) % 1).toBe(0);
      expect(Math.log2(height) % 1).toBe(0);
      expect(Math.max(width, height)).toBeLessThanOrEqual(2048);
    }
    const [first, second] = chunks;
    expect(overlap(first!.box, second!.box)).toBe(2 * first!.box.height);
  });

  it('drawn with what is their own, never show a place twice', () => {
    const chunks = chunkLayout({ x: 0, y: 0, width: 5000, height: 2500 }, 0.8);
    const own = chunks.map(({ box, own: { width, height } }) => ({ ...box, width: width / 0.8, height: height / 0.8 }));
    for (const [index, one] of own.entries())
      for (const other of own.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(1e-6);
  });

  it('of the largest chart stay within the budget', () => {
    const paper: Box = { x: -64, y: -64, width: 15_800, height: 8_300 };
    const scale = bakeScale(paper, 2.8, 36e6);
    expect(paper.width * paper.height * scale * scale).toBeLessThanOrEqual(36e6 * 1.000001);
    expect(bakeScale({ width: 2000, height: 1200 }, 2.8, 36e6)).toBe(2.8);
  });

  it('on the screen are baked first', () => {
    const chunks = chunkLayout({ x: 0, y: 0, width: 4000, height: 4000 }, 1);
    const seen: Box = { x: 2500, y: 2500, width: 600, height: 400 };
    const order = nearestFirst(chunks, seen).map(({ box }) => overlap(box, seen) > 0);
    expect(order).toEqual([...order].sort((one, other) => Number(other) - Number(one)));
    expect(order).toHaveLength(chunks.length);
  });
});

describe('the camera', () => {
  const paper: Box = { x: -64, y: -64, width: 4000, height: 1600 };
  const screen = { width: 1280, height: 800 };
  const views = fc.record({
    x: fc.integer({ min: -9000, max: 9000 }),
    y: fc.integer({ min: -9000, max: 9000 }),
    zoom: fc.double({ min: 0.01, max: 20, noNaN: true }),
  });

  it('never loses the chart', () => {
    fc.assert(
      fc.property(views, view => {
        const held = clamped(view, paper, screen);
        const { least, most } = zoomLimits(paper, screen);
        expect(held.zoom).toBeGreaterThanOrEqual(least);
        expect(held.zoom).toBeLessThanOrEqual(most);
        const left = toScreen(held, screen, { x: paper.x, y: paper.y });
        const right = toScreen(held, screen, { x: paper.x + paper.width, y: paper.y + paper.height });
        const whole = right.x - left.x <= screen.width;
        if (whole) expect(left.x).toBeCloseTo(screen.width - right.x);
        else expect(Math.max(left.x, screen.width - right.x)).toBeLessThanOrEqual(SLACK + 1e-6);
      }),
    );
  });

  it('fits the whole sheet', () => {
    const seen = visibleBox(fitted(paper, screen), screen);
    expect(seen.x).toBeLessThanOrEqual(paper.x);
    expect(seen.y).toBeLessThanOrEqual(paper.y);
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(paper.x + paper.width);
  });

  it('zooms to the point under the pointer, also on the way there', () => {
    const from = clamped({ x: 1900, y: 700, zoom: 0.9 }, paper, screen);
    const at = { x: 500, y: 300 };
    const to = zoomedAt(from, 1.5, at, paper, screen);
    const under = toChart(from, screen, at);
    for (const share of [0.25, 0.5, 1]) {
      const back = toScreen(viewBetween(from, to, share), screen, under);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }
  });
});

describe('hexes on the paper', () => {
  const geometry = geometryOf(chart);

  it('are found under their middles, and nothing is found beside the chart', () => {
    for (const hex of chart.hexes) expect(geometry.hexUnder(geometry.centre(hex))).toBe(hex);
    expect(geometry.hexUnder({ x: -50, y: -50 })).toBe(0);
  });

  it('know the hexside toward a point', () => {
    const hex = chart.hexAt(5, 4);
    FACINGS.forEach((_, facing) => {
      const beside = chart.neighbour(hex, facing as Facing);
      expect(geometry.toward(hex, geometry.centre(beside))).toBe(facing);
      expect(facingNear(Math.cos(angleOf(facing as Facing)), Math.sin(angleOf(facing as Facing)))).toBe(facing);
    });
  });
});

describe('labels', () => {
  const ground = (hulls: readonly Box[] = [], busy: readonly Box[] = []): LabelGround => ({
    screen: { width: 1000, height: 700 },
    hulls,
    busy,
  });
  const request = (id: string, x: number, y: number, changes: Partial<LabelRequest> = {}): LabelRequest => ({
    id,
    at: { x, y },
    width: 90,
    height: 24,
    clear: 36,
    rank: 0,
    needed: false,
    ...changes,
  });
  const hullAt = (x: number, y: number): Box => ({ x: x - 28, y: y - 28, width: 56, height: 56 });

  it('lie below their unit where there is room', () => {
    const [place] = placeLabels([request('a', 300, 300)], ground([hullAt(300, 300)]), new Map());
    expect(place).toMatchObject({ seat: 'below', shown: true, box: { x: 255, y: 336 } });
  });

  it('of a column of ships overlap neither each other nor a hull', () => {
    const ys = [100, 168, 236, 304, 372];
    const hulls = ys.map(y => hullAt(300, y));
    const places = placeLabels(
      ys.map((y, index) => request(`ship${index}`, 300, y)),
      ground(hulls),
      new Map(),
    );
    for (const [index, { box, shown }] of places.entries()) {
      expect(shown).toBe(true);
      for (const hull of hulls) expect(overlap(box, hull)).toBe(0);
      for (const other of places.slice(index + 1)) expect(overlap(box, other.box)).toBe(0);
    }
  });

  it('go back to the best seat as soon as it is free, and leave plates free', () => {
    const kept = placeLabels([request('a', 300, 300)], ground(), new Map([['a', 'above' as const]]));
    expect(kept[0]?.seat).toBe('below');
    const between = placeLabels([request('a', 300, 300)], ground(), new Map([['a', 'belowRight' as const]]));
    expect(between[0]?.seat).toBe('below');
    const plate: Box = { x: 290, y: 340, width: 20, height: 20 };
    expect(placeLabels([request('a', 300, 300)], ground([], [plate]), new Map())[0]?.seat).toBe('above');
  });

  it('leave the star of a goal free, and the sign of what stops an aim', () => {
    const geometry = geometryOf(chart);
    const view = {
      destinations: [],
      units: [],
      selected: null,
      goals: [{ hex: 303, side: 'union', met: false }],
      lines: [
        { from: 205, to: 606, side: 'union', blocked: 405, aimed: true },
        { from: 205, to: 606, side: 'union', blocked: 0, aimed: true },
      ],
    } as unknown as BoardView;
    const clear = keptClear(geometry, view);
    expect(clear).toHaveLength(2);
    const [star, block] = [geometry.centre(303), geometry.centre(405)];
    for (const { x, y } of [{ x: star.x + 24, y: star.y - 24 }, block]) {
      const seats = [request('a', x, y - 45), request('a', x, y + 45)].map(
        each => placeLabels([each], ground([], clear), new Map())[0],
      );
      for (const seat of seats) for (const box of clear) expect(overlap(seat!.box, box)).toBe(0);
    }
  });

  it('are left out in a crowd, except the one that is needed', () => {
    const crowd = Array.from({ length: 14 }, (_, index) => request(`ship${index}`, 300 + index, 300));
    const places = placeLabels([...crowd, request('mine', 305, 300, { rank: 100, needed: true })], ground(), new Map());
    expect(places.find(({ id }) => id === 'mine')?.shown).toBe(true);
    expect(places.some(({ shown }) => !shown)).toBe(true);
  });

  it('stay on the screen', () => {
    const [place] = placeLabels([request('a', 500, 690)], ground(), new Map());
    expect(place?.seat).toBe('above');
  });
});

const boardUnit = (change: Partial<BoardUnit> = {}): BoardUnit => ({
  id: 'a',
  side: 'union',
  name: 'A',
  title: '',
  kind: 'ship',
  hexes: [303],
  facing: 0,
  marks: [],
  present: true,
  tracks: [{ id: 'hull', name: 'Hull', left: 10, full: 10, critical: 3 }],
  lines: [],
  vesselType: 'turreted_monitor',
  propulsion: 'screw',
  order: null,
  ...drawnMarks(quickSheet, { marks: change.marks ?? [] }),
  ...change,
});

describe('berths of ships that share a hex', () => {
  const hull = (id: string, facing: Facing, change: Partial<Lying> = {}): Lying => ({
    id,
    hex: 303,
    heading: angleOf(facing),
    ramming: false,
    abeam: null,
    ...change,
  });
  const facings = fc.integer({ min: 0, max: 5 }).map(value => value as Facing);
  /** How far to starboard of a heading a place lies. */
  const toStarboard = (heading: number, { x, y }: { x: number; y: number }): number =>
    -x * Math.sin(heading) + y * Math.cos(heading);

  it('leave a ship that is alone in the middle', () => {
    expect(berthsOf([hull('a', 0), hull('b', 0, { hex: 304 })]).size).toBe(0);
  });

  it('lay two keels abreast, far enough apart for two narrow bases, on any heading', () => {
    fc.assert(
      fc.property(facings, fc.boolean(), (facing, back) => {
        const other = back ? (((facing + 3) % 6) as Facing) : facing;
        const berths = berthsOf([hull('b', other), hull('a', facing)]);
        const [a, b] = [berths.get('a'), berths.get('b')];
        if (!a || !b) throw new Error('both have a berth');
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(30);
        // Abreast, not one ahead of the other.
        const heading = angleOf(facing);
        expect((a.x - b.x) * Math.cos(heading) + (a.y - b.y) * Math.sin(heading)).toBeCloseTo(0);
        expect(a.x + b.x).toBeCloseTo(0);
        expect([a.narrow, b.narrow, a.above, b.above]).toEqual([true, true, false, false]);
      }),
    );
  });

  it.each([
    ['a', 'port', 0, 0],
    ['a', 'starboard', 0, 0],
    ['a', 'port', 2, 5],
    ['b', 'port', 1, 1],
    ['b', 'starboard', 1, 4],
    ['b', 'port', 3, 0],
  ] as const)('lay the other on the beam that %s names: %s, heading %i and %i', (who, beam, one, other) => {
    const hulls = [hull('a', one), hull('b', other)].map(each => (each.id === who ? { ...each, abeam: beam } : each));
    const berths = berthsOf(hulls);
    const [own, companion] = who === 'a' ? ['a', 'b'] : ['b', 'a'];
    const [here, there] = [berths.get(own), berths.get(companion)];
    if (!here || !there) throw new Error('both have a berth');
    const side = toStarboard(angleOf(who === 'a' ? one : other), { x: there.x - here.x, y: there.y - here.y });
    expect(Math.sign(side)).toBe(beam === 'starboard' ? 1 : -1);
  });

  it('keep a rammer at the side she came from, over the one she rams, who stays where she is', () => {
    const berths = berthsOf([hull('prey', 2), hull('ram', 0, { ramming: true })]);
    expect(berths.has('prey')).toBe(false);
    const ram = berths.get('ram');
    expect(ram?.x).toBeLessThan(-30);
    expect(ram?.y).toBeCloseTo(0);
    expect(ram?.above).toBe(true);
  });

  it('are for what floats: no fort, no wreck, nobody off the chart', () => {
    expect(lyingOf(boardUnit(), 0)).toMatchObject({ id: 'a', hex: 303, ramming: false, abeam: null });
    expect(lyingOf(boardUnit({ marks: ['ramming'], abeam: 'port' }), 0)).toMatchObject({
      ramming: true,
      abeam: 'port',
    });
    expect(lyingOf(boardUnit({ kind: 'raft', facing: null }), 2)).toMatchObject({ heading: 2 });
    expect(lyingOf(boardUnit({ kind: 'battery' }), 0)).toBeNull();
    expect(lyingOf(boardUnit({ present: false, marks: ['sunk'] }), 0)).toBeNull();
    expect(lyingOf(boardUnit({ hexes: [] }), 0)).toBeNull();
  });
});

describe('the state of a unit', () => {
  it.each(['noSteam', 'engineLost', 'funnelLost', 'struck'] as const)('shows no smoke with %s', mark => {
    expect(conditionsOf(boardUnit()).smokes).toBe(true);
    expect(conditionsOf(boardUnit({ marks: [mark] })).smokes).toBe(false);
  });

  it.each([
    ['burning', 'burning'],
    ['battered', 'riddled'],
    ['funnelLost', 'stumps'],
    ['struck', 'struck'],
  ] as const)('draws %s, and not on a wreck', (mark, sign) => {
    expect(conditionsOf(boardUnit())[sign]).toBe(false);
    expect(conditionsOf(boardUnit({ marks: [mark] }))[sign]).toBe(true);
    expect(conditionsOf(boardUnit({ marks: [mark, 'sunk'], present: false }))[sign]).toBe(false);
  });

  it('has a raft that burns and flies no flag', () => {
    expect(conditionsOf(boardUnit({ kind: 'raft' }))).toMatchObject({ burning: true, ensign: false, lamp: false });
    expect(conditionsOf(boardUnit({ kind: 'fort' }))).toMatchObject({ burning: false, ensign: true, smokes: false });
  });

  it('is told on her label by a sign for every hurt, each once', () => {
    const hurts = ['struck', 'burning', 'engineLost', 'funnelLost', 'rudderHit', 'pilotHouseHit', 'turretOut'];
    const signsOf = (...marks: string[]) => boardUnit({ marks }).signs;
    expect(signsOf(...hurts)).toEqual(hurts);
    expect(signsOf('noSteam', 'shaken', 'aground')).toEqual(['noSteam', 'shaken', 'aground']);
    expect(signsOf('noSteam', 'engineLost')).toEqual(['engineLost']);
  });
});

describe('drawings of units', () => {
  it('are there for all that lies on the chart, and none for what the chart shows', () => {
    expect(hullArtOf(boardUnit())?.name).toBe('monitor');
    expect(hullArtOf(boardUnit({ kind: 'raft', vesselType: null }))?.name).toBe('fire-raft');
    expect(hullArtOf(boardUnit({ kind: 'boat', vesselType: null }))?.name).toBe('torpedo-boat');
    const battery = hullArtOf(boardUnit({ kind: 'battery', vesselType: null }));
    expect(battery?.name).toBe('field-battery');
    expect(battery?.svg).toMatch(/^<svg /);
    expect(battery?.svg).not.toContain('#ff00ff');
    expect(hullArtOf(boardUnit({ kind: 'fort' }))).toBeNull();
  });

  it('say where the funnels stand', () => {
    const svg = (type: string): string => hullArtOf(boardUnit({ vesselType: type }))?.svg ?? '';
    expect(funnelsOf(svg('turreted_monitor'), 160)).toEqual([{ x: -30, y: 0 }]);
    expect(funnelsOf(svg('armoured_river_gunboat'), 80)).toEqual([
      { x: 5, y: -3 },
      { x: 5, y: 3 },
    ]);
    expect(funnelsOf(svg('sailing_sloop'), 70)).toEqual([]);
  });
});

describe('places to choose', () => {
  it('are part of what the overlay paints, each hex once', () => {
    const way: Destination = { hex: 202, facing: 0, cost: 1, path: [], risk: null, ends: true };
    const painted = overlayHexes({ destinations: [way], field: [], choices: [101, 202, 303] });
    expect([...painted].sort()).toEqual([101, 202, 303]);
  });
});

describe('tiles of mist', () => {
  it('cover the paper once and go no further', () => {
    const paper = { x: -64, y: -64, width: 2100, height: 930 };
    const tiles = tilesOver(paper, 880);
    expect(tiles).toHaveLength(6);
    expect(tiles.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(paper.width * paper.height);
    for (const tile of tiles) expect(overlap(tile, paper)).toBe(tile.width * tile.height);
  });
});

describe('the timeline', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const opened = () => {
    let now = 0;
    const timeline = timelineOf(
      () => now,
      () => undefined,
    );
    return {
      timeline,
      at(time: number) {
        now = time;
        return timeline.tick(time);
      },
    };
  };

  it('runs from 0 to 1 and resolves', async () => {
    const { timeline, at } = opened();
    const seen: number[] = [];
    const run = timeline.run(100, share => seen.push(share));
    expect(at(50)).toBe(true);
    expect(at(120)).toBe(false);
    await run;
    expect(seen).toEqual([0, 0.5, 1]);
  });

  it('is over at once at speed 0, half as long at speed 2', async () => {
    const { timeline, at } = opened();
    timeline.speed = 0;
    const seen: number[] = [];
    await timeline.run(100, share => seen.push(share));
    expect(seen).toEqual([1]);
    timeline.speed = 2;
    const run = timeline.run(100, () => undefined);
    expect(at(51)).toBe(false);
    await run;
  });

  it('ends when it is skipped, and by itself when no frame comes', async () => {
    const { timeline } = opened();
    const skipped = timeline.run(100, () => undefined);
    timeline.skip();
    await skipped;
    const hidden = timeline.run(100, () => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    await hidden;
  });
});
