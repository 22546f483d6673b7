import type { Chart } from '../../core/chart.ts';
import type { Scenario } from '../../core/scenario.ts';
import { SIDES, type HexId, type Side } from '../../core/types.ts';
import { mapsOfCourse, type CourseTally } from '../courseTally.ts';
import type { HexTally } from '../unitTally.ts';
import { rowKey } from './chapters.ts';
import { escaped } from './html.ts';
import { counted, figure, WINNER_NAME } from './words.ts';
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

/** A hex that is shaded by how often something was so there. */
export interface HeatHex {
  hex: HexId;
  times: number;
  /** What it is when one points at it. */
  title: string;
  /** What stands in it; absent where the shade is enough. */
  text?: string;
  /** Where it leads; absent = nowhere. */
  link?: string;
}

/** How dark a hex is, from 0.25 to 1: by its number beside the greatest. */
const heatOf = (times: number, most: number): string => (0.25 + (0.75 * times) / most).toFixed(2);

const heatHex = (chart: Chart, { hex, times, title, text, link }: HeatHex, most: number): string => {
  const { x, y } = centreOf(chart, hex);
  const drawn = [
    `<title>${escaped(title)}</title>`,
    `<path class="heat" fill-opacity="${heatOf(times, most)}" d="M${x},${y - SIDE}${ROUND}"/>`,
    ...(text === undefined ? [] : [`<text class="losses" x="${x}" y="${y + 9}">${escaped(text)}</text>`]),
  ].join('');
  return link === undefined ? `<g>${drawn}</g>` : `<a tabindex="-1" href="${link}">${drawn}</a>`;
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

/** The part of the chart in which there is anything to show. */
const frameOf = (chart: Chart, hexes: readonly { hex: HexId }[]): Frame => {
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

/** What a map shows beside its hexes. */
export interface HeatPlan {
  scenario: Scenario;
  /** Whose colour it has. */
  side: Side;
  title: string;
  says: string;
  hexes: readonly HeatHex[];
  /** Hexes that have to be in the picture, so that several maps show the same part of the chart. */
  frame: readonly { hex: HexId }[];
  /** The ground is drawn in the first of several maps of a page, and named in the others. */
  isFirst: boolean;
}

/** The chart with shaded hexes, the darker the more: an SVG element as text. */
const heatMap = ({ scenario, side, title, says, hexes, frame, isFirst }: HeatPlan): string => {
  const { chart } = scenario;
  const { x, y, width, height } = frameOf(chart, frame);
  const most = hexes.reduce((greatest, { times }) => Math.max(greatest, times), Number.MIN_VALUE);
  return [
    `<svg class="chart ${side}" viewBox="${x} ${y} ${width} ${height}" font-size="${Math.round(width / 40)}" role="group" aria-label="${escaped(title)}">`,
    `<title>${escaped(title)}</title><desc>${escaped(says)}</desc>`,
    isFirst ? `<g id="ground">${ground(scenario)}</g>` : '<use href="#ground"/>',
    ...hexes.map(hex => heatHex(chart, hex, most)),
    '</svg>',
  ].join('');
};

/** A map of a report, with the words below it. */
export interface ReportMap {
  key: string;
  caption: string;
  svg: (isFirst: boolean) => string;
}

/** Where each side lost units; each hex leads to its line in the table. */
export const lossMaps = (scenario: Scenario, hexes: readonly HexTally[]): ReportMap[] =>
  SIDES.flatMap(side => {
    const own = hexes.filter(({ lost }) => lost[side] > 0);
    if (own.length === 0) return [];
    const all = own.reduce((sum, { lost }) => sum + lost[side], 0);
    const units = (losses: number): string =>
      side === 'union' ? counted(losses, 'Union unit') : counted(losses, 'Confederate unit');
    const title = t`Where the ${WINNER_NAME[side]} side lost units`;
    const says = t`${counted(all, 'loss', 'losses')} in ${counted(own.length, 'hex', 'hexes')}; the table beside it has every one.`;
    const shaded = own.map(({ hex, label, lost }) => ({
      hex,
      times: lost[side],
      title: t`${label}: ${units(lost[side])} lost`,
      text: String(lost[side]),
      link: `#${rowKey('places', label)}`,
    }));
    const svg = (isFirst: boolean): string =>
      heatMap({ scenario, side, title, says, hexes: shaded, frame: hexes, isFirst });
    return [{ key: `lost-${side}`, caption: t`${WINNER_NAME[side]} losses`, svg }];
  });

const COURSE_TITLE = {
  tracks: (side: Side): string => t`Where ${WINNER_NAME[side]} ships lay as turns ended`,
  fire: (side: Side): string => t`Where ${WINNER_NAME[side]} blows fell`,
} as const;

/** Where each side's ships lay and its blows fell. */
export const courseMaps = (scenario: Scenario, course: CourseTally): ReportMap[] => {
  const maps = mapsOfCourse(course);
  const frame = maps.flatMap(({ hexes }) => hexes);
  return maps.map(({ what, side, hexes }) => {
    const title = COURSE_TITLE[what](side);
    const says = t`${counted(hexes.length, 'hex', 'hexes')}, the darker the more often.`;
    const shaded = hexes.map(({ hex, label, times }) => ({
      hex,
      times,
      title: t`${label}: ${figure(times)} times a game`,
    }));
    const svg = (isFirst: boolean): string => heatMap({ scenario, side, title, says, hexes: shaded, frame, isFirst });
    return { key: `${what}-${side}`, caption: title, svg };
  });
};
