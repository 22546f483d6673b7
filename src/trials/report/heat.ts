import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import type { HexId, Side } from '../../core/types.ts';
import type { HexTally } from '../unitTally.ts';
import { rowKey } from './chapters.ts';
import { escaped } from './html.ts';
import { counted, WINNER_NAME } from './words.ts';
import { t } from '../../languages/language.ts';

/** Whole pixels of a hex with its point up: as near to a regular one as the eye can tell. */
const WIDTH = 52;
const SIDE = 30;
const ROW = 45;
const HALF = WIDTH / 2;
/** From any hex's upper corner round it. */
const ROUND = `l${HALF},15v${SIDE}l-${HALF},15l-${HALF},-15v-${SIDE}z`;

/** Feet of water below which the chart is pale. */
const SHOAL = 12;

const centreOf = (chart: Chart, hex: HexId): { x: number; y: number } => {
  const row = chart.row(hex);
  return { x: HALF + WIDTH * (chart.column(hex) - 1) + (row % 2 === 0 ? HALF : 0), y: SIDE + ROW * (row - 1) };
};

const outline = (chart: Chart, hexes: readonly HexId[]): string =>
  hexes
    .map(hex => {
      const { x, y } = centreOf(chart, hex);
      return `M${x},${y - SIDE}${ROUND}`;
    })
    .join('');

/** Land, shoals and deep water as three shapes, and the names of places. */
const ground = ({ chart, places, works }: Scenario): string => {
  const water = chart.hexes.filter(hex => chart.depth(hex) > 0);
  const shoal = water.filter(hex => chart.depth(hex) < SHOAL);
  const deep = water.filter(hex => chart.depth(hex) >= SHOAL);
  const forts = works.filter(({ kind }) => kind === 'fort').flatMap(({ hexes }) => hexes);
  const names = places.map(({ hex, name }) => {
    const { x, y } = centreOf(chart, hex);
    return `<text x="${x}" y="${y + 10}">${escaped(name)}</text>`;
  });
  return [
    `<path class="deep" d="${outline(chart, deep)}"/>`,
    `<path class="shoal" d="${outline(chart, shoal)}"/>`,
    `<path class="fort" d="${outline(chart, forts)}"/>`,
    `<g class="names">${names.join('')}</g>`,
  ].join('');
};

/** How dark a hex is, from 0.25 to 1: by its losses beside the most that any hex has. */
const heatOf = (losses: number, most: number): string => (0.25 + (0.75 * losses) / most).toFixed(2);

const heatHex = (chart: Chart, side: Side, tally: HexTally, most: number): string => {
  const { x, y } = centreOf(chart, tally.hex);
  const losses = tally.lost[side];
  const units = side === 'union' ? counted(losses, 'Union unit') : counted(losses, 'Confederate unit');
  const title = t`${tally.label}: ${units} lost`;
  return [
    `<a tabindex="-1" href="#${rowKey('places', tally.label)}"><title>${title}</title>`,
    `<path class="heat" fill-opacity="${heatOf(losses, most)}" d="M${x},${y - SIDE}${ROUND}"/>`,
    `<text class="losses" x="${x}" y="${y + 9}">${losses}</text></a>`,
  ].join('');
};

/** What of the chart is shown, in pixels. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MARGIN = 3 * WIDTH;
/** A frame is never narrower, so that one loss does not fill the page. */
const NARROWEST = 18 * WIDTH;

/** From `low` to `high` with a margin, at least so long, and not beyond 0 or `end` where it need not. */
const stretch = (low: number, high: number, least: number, end: number): { from: number; length: number } => {
  const length = Math.min(end, Math.max(least, high - low + 2 * MARGIN));
  const from = Math.round((low + high - length) / 2);
  return { from: Math.max(0, Math.min(from, end - length)), length };
};

/** The part of the chart in which anything was lost. */
const frameOf = (chart: Chart, hexes: readonly HexTally[]): Frame => {
  const width = chart.columns * WIDTH + (chart.rows > 1 ? HALF : 0);
  const height = chart.rows * ROW + SIDE / 2;
  const centres = hexes.map(({ hex }) => centreOf(chart, hex));
  const ends = (along: 'x' | 'y'): [number, number] => [
    Math.min(...centres.map(centre => centre[along])),
    Math.max(...centres.map(centre => centre[along])),
  ];
  const across = stretch(...ends('x'), NARROWEST, width);
  const down = stretch(...ends('y'), across.length / 2, height);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
};

/**
 * The chart with the hexes in which a side lost units, the darker the more: an SVG element as text. The ground is drawn in the first
 * of several maps of a page, and named in the others.
 */
export const heatMap = (scenario: Scenario, hexes: readonly HexTally[], side: Side, isFirst: boolean): string => {
  const { chart } = scenario;
  const { x, y, width, height } = frameOf(chart, hexes);
  const own = hexes.filter(({ lost }) => lost[side] > 0);
  const most = own.reduce((sum, { lost }) => Math.max(sum, lost[side]), 1);
  const all = own.reduce((sum, { lost }) => sum + lost[side], 0);
  const title = t`Where the ${WINNER_NAME[side]} side lost units`;
  const says = t`${counted(all, 'loss', 'losses')} in ${counted(own.length, 'hex', 'hexes')}; the table beside it has every one.`;
  return [
    `<svg class="chart ${side}" viewBox="${x} ${y} ${width} ${height}" font-size="${Math.round(width / 40)}" role="group" aria-label="${title}">`,
    `<title>${title}</title><desc>${says}</desc>`,
    isFirst ? `<g id="ground">${ground(scenario)}</g>` : '<use href="#ground"/>',
    ...own.map(tally => heatHex(chart, side, tally, most)),
    '</svg>',
  ].join('');
};
