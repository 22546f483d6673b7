import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { flowLines, prepareChart, type ChartSubject } from '../../../src/app/chartPainter/index.ts';
import { chainSides } from '../../../src/app/chartPainter/outlines.ts';
import { headingOf, scaleWords, spelled } from '../../../src/app/chartPainter/furniture.ts';
import { cellsIn, codeOf, type Box } from '../../../src/app/chartPainter/paperGrid.ts';
import { lattice, strokeOutlines, walk, type Context, type Pen } from '../../../src/app/chartPainter/pen.ts';
import { BRASS, cssVariables, DANGER, PAPER, SAFE, SIDE_COLOURS, TABLE } from '../../../src/app/settings/palette.ts';
import { artFor, SHIP_ARTS, SIDE_PLACEHOLDER, shipSvg } from '../../../src/app/ships/shipArt.ts';
import { chartOf, layoutOf } from '../../../src/chart/index.ts';
import type { Terrain } from '../../../src/core/chart.ts';
import { PROPULSIONS, VESSEL_TYPES } from '../../../src/core/vessels.ts';

const KINDS: Readonly<Record<string, readonly [Terrain, number]>> = {
  '~': ['channel', 30],
  '=': ['channel', 16],
  '-': ['shallows', 9],
  ':': ['sandbar', 3],
  '.': ['bank', 0],
  '^': ['bluff', 0],
  ',': ['marsh', 0],
  o: ['island', 0],
  '+': ['town', 0],
  '|': ['wharf', 0],
  x: ['obstruction', 0],
};

const ROWS = [
  '. . . . . . . + + . . . . . . .',
  '. . . . . . ^ | | ^ ^ . . . . .',
  '- - - ^ ^ ^ = = = = = - - . . .',
  '~ ~ = = = = ~ ~ ~ ~ = = - - - -',
  '~ ~ ~ ~ ~ - - ~ ~ ~ ~ ~ ~ = = =',
  '= = = ~ - o o - ~ ~ - : - ~ ~ ~',
  '- - - = - - o - ~ = : : - ~ ~ ~',
  ', , - - = = = = = x - - = = = =',
  '. , , , - - - - - - - , , - - -',
  '. . . . , , , , , , , , . . , ,',
];

const chart = chartOf({
  north: 20,
  knots: 3,
  hexes: ROWS.map(row =>
    row.split(' ').map(sign => {
      const [terrain, depth] = KINDS[sign]!;
      return { terrain, depth, flow: depth > 0 ? 0 : -1 };
    }),
  ),
});
const layout = layoutOf(chart.columns, chart.rows);
const subject: ChartSubject = {
  id: 'bend',
  title: 'The Bend',
  date: '1862-06-06',
  places: [{ hex: chart.hexAt(8, 1), name: 'Osceola' }],
  works: [
    {
      id: 'fort',
      side: 'confederate',
      kind: 'fort',
      name: 'Fort',
      hexes: [chart.hexAt(4, 3), chart.hexAt(5, 3)],
      facing: 5,
    },
  ],
};
const prepared = prepareChart(chart, layout, subject);
const { grid } = prepared;

/** Writes down what would be drawn. */
const listeningPen = (region: Box): { pen: Pen; marks: string[] } => {
  const marks: string[] = [];
  const note = (...place: number[]): number => marks.push(place.map(value => value.toFixed(3)).join(' '));
  const context = { beginPath: () => 0, stroke: () => 0, moveTo: note, lineTo: note } as unknown as Context;
  return { pen: { context, region, hair: 0 }, marks };
};

describe('the grid under the paper', () => {
  it('puts every hex where the layout has it, and finds it again', () => {
    for (const hex of chart.hexes) {
      const cell = grid.cellOf(hex);
      const { x, y } = layout.centre(chart.column(hex), chart.row(hex));
      expect(grid.centreX[cell]).toBeCloseTo(x, 6);
      expect(grid.centreY[cell]).toBeCloseTo(y, 6);
      expect(grid.hex[cell]).toBe(hex);
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn * Math.PI) / 6;
        expect(grid.cellAt(x + Math.cos(angle) * 38, y + Math.sin(angle) * 38)).toBe(cell);
      }
    }
  });

  it('has the same neighbours as the chart', () => {
    for (const hex of chart.hexes) {
      for (const side of [0, 1, 2, 3, 4, 5] as const) {
        const facing = ((6 - side) % 6) as typeof side;
        const beside = grid.across(grid.cellOf(hex), side);
        expect(grid.hex[beside] ?? 0).toBe(chart.neighbour(hex, facing));
      }
    }
  });

  it('counts the cells that a box touches', () => {
    const some = cellsIn(grid, { x: 200, y: 200, width: 1, height: 1 });
    expect(some).toContain(grid.cellAt(200.5, 200.5));
  });
});

describe('coasts and contours', () => {
  it.each(['bank', 'bluff', 'marsh', 'island', 'town', 'sandbar', 'channel'] as const)('close around %s', terrain => {
    const inside = (cell: number): boolean => grid.is(cell, terrain);
    const loops = chainSides(grid, inside);
    let sides = 0;
    for (let cell = 0; cell < grid.cells; cell++) {
      for (let side = 0; side < 6 && inside(cell); side++) {
        const beside = grid.across(cell, side);
        if (beside < 0 || !inside(beside)) sides++;
      }
    }
    expect(loops.reduce((sum, loop) => sum + loop.length, 0)).toBe(sides);
    for (const loop of loops) {
      expect(loop.length).toBeGreaterThanOrEqual(6);
      const corners = new Set(loop.map(({ end }) => end));
      expect(corners.size).toBe(loop.length);
    }
  });

  it('leave every ship the middle of her hex', () => {
    for (const hex of chart.hexes) {
      const cell = grid.cellOf(hex);
      if (grid.is(cell, 'wharf')) continue;
      const [x, y] = [grid.centreX[cell]!, grid.centreY[cell]!];
      let inside = false;
      for (const { points } of prepared.water[0]!) {
        for (let index = 0, last = points.length - 2; index < points.length; last = index, index += 2) {
          const [x1, y1, x2, y2] = [points[index]!, points[index + 1]!, points[last]!, points[last + 1]!];
          if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
        }
      }
      expect(inside, `hex ${chart.label(hex)}`).toBe(grid.level[cell]! > 0);
    }
  });

  it('know what lies beyond them', () => {
    const beyond = new Set(prepared.water[0]!.flatMap(outline => Array.from(outline.beyond)));
    for (const terrain of ['bluff', 'marsh', 'island', 'wharf', 'bank'] as const) {
      expect(beyond.has(codeOf(terrain)), terrain).toBe(true);
    }
  });
});

describe('the same chart', () => {
  it('is prepared the same way again, and another battle differently', () => {
    const again = prepareChart(chart, layout, subject);
    expect(again.water).toEqual(prepared.water);
    expect(again.townBlocks).toEqual(prepared.townBlocks);
    expect(again.furniture).toEqual(prepared.furniture);
    expect(prepareChart(chart, layout, { ...subject, id: 'other' }).water).not.toEqual(prepared.water);
  });

  it('draws every mark of the whole in one of its parts, and nothing else', () => {
    const { width, height } = prepared.ground;
    const halves = [
      { x: 0, y: 0, width: width / 2, height },
      { x: width / 2, y: 0, width: width / 2, height },
    ];
    const strokesIn = (region: Box): Set<string> => {
      const { pen, marks } = listeningPen(region);
      strokeOutlines(pen, prepared.water[0]!, '#000000', 1);
      walk(pen, prepared.bluffs, 3, 30, ({ x, y, inX, inY, index }) => marks.push([x, y, inX, inY, index].join(' ')));
      lattice(region, 7, 10, (column, row) => marks.push(`${column}/${row}`));
      return new Set(marks);
    };
    const whole = strokesIn(prepared.ground);
    const parts = halves.map(strokesIn);
    const union = new Set(parts.flatMap(part => [...part]));
    expect([...whole].filter(mark => !union.has(mark))).toEqual([]);
    expect([...union].filter(mark => !whole.has(mark))).toEqual([]);
  });
});

describe('the current', () => {
  it('has lines in running water only, along the stream', () => {
    const lines = flowLines(prepared);
    expect(lines.length).toBeGreaterThan(100);
    for (const { x, y, angle, length } of lines) {
      expect(grid.level[grid.cellAt(x, y)]).toBeGreaterThan(0);
      expect(Math.abs(angle)).toBeLessThan(0.2);
      expect(length).toBeGreaterThan(0);
    }
  });
});

describe('the title', () => {
  it('spells the date and breaks a long heading', () => {
    expect(spelled('1862-06-06')).toBe('6 June 1862');
    expect(headingOf('Memphis')).toEqual(['Memphis']);
    expect(headingOf('Hampton Roads: Monitor and Virginia')).toEqual(['Hampton Roads', 'Monitor and Virginia']);
    expect(headingOf('The Passage of the Forts below New Orleans')).toHaveLength(2);
  });

  it('says of the bar that it measures the ground, or how much shorter the ground is drawn', () => {
    expect(scaleWords()).toEqual({ scale: 'Scale of yards · Soundings in feet', shorter: '' });
    expect(scaleWords(3.6)).toEqual({
      scale: 'Yards of movement and fire · Soundings in feet',
      shorter: 'Ground drawn shorter: 3.6 yards in one',
    });
  });

  it('keeps to the paper', () => {
    const { box } = prepared.furniture.title;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(prepared.ground.width);
  });
});

describe('ships', () => {
  it('have a drawing for every type and propulsion of the catalogue', () => {
    for (const type of VESSEL_TYPES) {
      for (const propulsion of PROPULSIONS) expect(SHIP_ARTS).toContain(artFor(type, propulsion));
    }
    expect(artFor('wooden_gunboat', 'side_wheel')).toBe('paddle-gunboat');
    expect(artFor('wooden_gunboat', 'screw')).toBe('screw-gunboat');
  });

  it('leave no drawing unused by name', () => {
    const files = readdirSync('assets/ships').map(file => file.replace('.svg', ''));
    expect(files.sort()).toEqual([...SHIP_ARTS].sort());
  });

  it.each([...SHIP_ARTS])('%s shows her side and nothing from elsewhere', art => {
    const union = shipSvg(art, 'union');
    expect(union).not.toContain(SIDE_PLACEHOLDER);
    expect(union).toMatch(/^<svg [^>]*viewBox="0 0 160 64"/);
    expect(union).not.toMatch(/<style|<script|<image|<text|href=/);
    if (art === 'wreck') return;
    expect(union).toContain(SIDE_COLOURS.union.deck);
    expect(shipSvg(art, 'confederate')).toContain(SIDE_COLOURS.confederate.deck);
  });
});

describe('the palette', () => {
  const luminance = (colour: string): number => {
    const [red, green, blue] = [1, 3, 5].map(at => {
      const share = parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  };

  it('can be read: 4.5 to 1 or more', () => {
    const onTable = [TABLE.text, TABLE.quiet, BRASS.light, BRASS.plain, DANGER.light, SAFE.light];
    const onPaper = [PAPER.ink, PAPER.inkQuiet, BRASS.deep, DANGER.plain, SAFE.plain];
    const { union, confederate } = SIDE_COLOURS;
    for (const colour of [...onTable, union.light, confederate.light]) {
      expect(contrast(colour, TABLE.ground), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, TABLE.raised), colour).toBeGreaterThanOrEqual(4.5);
    }
    for (const colour of [...onPaper, union.plain, confederate.plain]) {
      expect(contrast(colour, PAPER.card), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, PAPER.cardShade), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is handed to the page by name', () => {
    expect(cssVariables()['--table-ground']).toBe(TABLE.ground);
    expect(cssVariables()['--paper-ink-quiet']).toBe(PAPER.inkQuiet);
  });
});
