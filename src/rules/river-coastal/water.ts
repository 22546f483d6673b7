import type { Chart } from '../../core/chart.ts';
import { turned, type Facing, type HexId } from '../../core/types.ts';
import { streamAlong } from '../shared/quarters.ts';
import { sectionOf } from './setup/settings.ts';
import { DRIFT, LANES, RANDOM, SCALE } from './tables.ts';
import type { RiverShip, Situation } from './types.ts';

/** Where a current is asked for: the tides are the battle's, the rest is the chart's. */
export type Waters = Pick<Situation, 'chart' | 'scenario'>;

/** Where a ship that goes straight across a stream of that facing comes next: across either hexside of that beam in turn. */
const ACROSS = { port: [1, 2], starboard: [-1, -2] } as const;

/** An obstruction stands in the water. */
const isWater = (chart: Chart, hex: HexId): boolean => chart.navigable(hex) || chart.terrain(hex) === 'obstruction';

/** C10: hexes of water from a hex to the bank on that side of the stream, itself counted. */
const hexesToBank = (chart: Chart, from: HexId, flow: Facing, beam: keyof typeof ACROSS): number => {
  let [count, hex] = [1, from];
  for (;;) {
    hex = chart.neighbour(hex, turned(flow, ACROSS[beam][(count - 1) % 2 === 0 ? 0 : 1]));
    if (hex === 0 || !isWater(chart, hex)) return count;
    count += 1;
  }
};

/** Currents, C10: the lane of a hex in running water, from 1 at the bank to 3 in the middle. */
export const laneOf = (chart: Chart, hex: HexId, flow: Facing): 1 | 2 | 3 => {
  const port = hexesToBank(chart, hex, flow, 'port');
  const starboard = hexesToBank(chart, hex, flow, 'starboard');
  const lane = Math.ceil((LANES.across * Math.min(port, starboard)) / (port + starboard - 1));
  return lane <= 1 ? 1 : lane === 2 ? 2 : 3;
};

/** Tides, C95: knots that the tide takes from the river's speed, by thirds from the Confederate edge, which lies upstream. */
const tideTakes = ({ chart, scenario }: Waters, hex: HexId): number => {
  if (sectionOf(scenario)?.tidal !== true) return 0;
  const columns = chart.hexesToEdge(hex, scenario.homeEdges.confederate[0] ?? 'left');
  return RANDOM.tideTakes[Math.floor((columns * RANDOM.tideTakes.length) / chart.columns)] ?? 0;
};

/** Currents, C10: half-knots of the stream in each hex of a battle's chart; 0 in slack water and on land. A chart never changes. */
const streams = new WeakMap<Chart, Map<HexId, number>>();

export const streamIn = (now: Waters, hex: HexId): number => {
  const { chart } = now;
  const flow = chart.flow(hex);
  if (flow < 0 || chart.knots === 0) return 0;
  const known = streams.get(chart) ?? new Map<HexId, number>();
  streams.set(chart, known);
  let halves = known.get(hex);
  if (halves === undefined) {
    const loses = (LANES.loses[laneOf(chart, hex, flow as Facing) - 1] ?? 0) + tideTakes(now, hex);
    known.set(hex, (halves = Math.round(Math.max(0, chart.knots - loses) * SCALE.halves)));
  }
  return halves;
};

/** Currents, C9: half-knots that the stream adds to a ship of that heading; below 0 it takes them off. */
export const helpedBy = (now: Waters, at: HexId, facing: Facing): number =>
  streamAlong(now.chart, at, facing, streamIn(now, at));

/** Ships drifting, C11, C79: half-knots with which a ship drifts; heavy ones make half of the stream's, fire ships all of it. */
export const driftOf = (now: Waters, ship: Pick<RiverShip, 'at' | 'fullSpv' | 'fireShip'>): number => {
  const halves = streamIn(now, ship.at);
  return ship.fullSpv < DRIFT.heavyFrom || ship.fireShip !== undefined ? halves : Math.floor(halves / DRIFT.divisor);
};
