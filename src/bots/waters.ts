import { isSandbar } from '../chart/index.ts';
import type { Chart } from '../core/chart.ts';
import { ALL_FACINGS, type Facing, type HexId } from '../core/types.ts';

/** Hexes by water from anywhere to a goal. */
export type Way = (hex: HexId) => number;

/** Farther than any ship goes: no way by water. */
export const NO_WAY = 9999;

/** A hex that is a sandbar for the ship counts as so many open ones: she may lie on it for a turn or two. */
export const HINDERED = 4;

/** Ways that are kept for one chart; a big chart with many goals would otherwise fill the memory. */
const MOST_WAYS = 1500;

/** As how many open hexes a hex counts on the way of a ship of that draught. */
export type Toll = (chart: Chart, hex: HexId, draught: number) => number;

/** Spreads out from the goals in rings of equal distance, only as far as somebody asks. */
const spread = (chart: Chart, goals: readonly HexId[], draught: number, toll: Toll): Way => {
  const far = new Int16Array(highestHex(chart) + 1).fill(NO_WAY);
  const rings: HexId[][] = [];
  let settled = 0;
  const put = (hex: HexId, miles: number): void => {
    if ((far[hex] ?? 0) <= miles) return;
    far[hex] = miles;
    (rings[miles] ??= []).push(hex);
  };
  const settleRing = (): void => {
    for (const hex of rings[settled] ?? []) {
      if (far[hex] !== settled) continue;
      const step = toll(chart, hex, draught);
      for (const facing of ALL_FACINGS) {
        const next = chart.neighbour(hex, facing);
        if (next !== 0 && chart.navigable(next)) put(next, settled + step);
      }
    }
    settled += 1;
  };
  for (const goal of goals) put(goal, 0);
  return hex => {
    // Of land only goals are ever come to: nobody need spread out over all water to know it.
    while ((far[hex] ?? 0) > settled && settled < rings.length && chart.navigable(hex)) settleRing();
    return far[hex] ?? NO_WAY;
  };
};

/** Hex numbers grow by column, then by row. */
const highestHex = ({ hexes }: Chart): HexId => hexes.at(-1) ?? 0;

/** Ways by water, kept from game to game: charts never change, so neither do their ways. */
export interface Waters {
  /** The way to any of the goals for a ship of that draught, kept under its name. */
  wayTo(chart: Chart, name: string, goals: () => readonly HexId[], draught: number): Way;
  /** The way to any hex of a list that never changes, such as an objective's. */
  wayToAny(chart: Chart, hexes: readonly HexId[], draught: number): Way;
  /** The way to a hex. */
  wayToHex(chart: Chart, hex: HexId, draught: number): Way;
}

/** The ways of those for whom a hex counts as much as the toll says. */
export const watersBy = (toll: Toll): Waters => {
  const kept = new WeakMap<Chart, Map<string, Way>>();
  const keptOfHexes = new WeakMap<Chart, Map<number, Map<HexId, Way>>>();
  const keptOfLists = new WeakMap<Chart, WeakMap<readonly HexId[], Map<number, Way>>>();
  return {
    wayTo(chart, name, goals, draught) {
      let ways = kept.get(chart);
      if (!ways || ways.size > MOST_WAYS) kept.set(chart, (ways = new Map<string, Way>()));
      const key = `${name}/${draught}`;
      let way = ways.get(key);
      if (!way) ways.set(key, (way = spread(chart, goals(), draught, toll)));
      return way;
    },
    wayToAny(chart, hexes, draught) {
      let lists = keptOfLists.get(chart);
      if (!lists) keptOfLists.set(chart, (lists = new WeakMap<readonly HexId[], Map<number, Way>>()));
      let ways = lists.get(hexes);
      if (!ways) lists.set(hexes, (ways = new Map<number, Way>()));
      let way = ways.get(draught);
      if (!way) ways.set(draught, (way = spread(chart, hexes, draught, toll)));
      return way;
    },
    wayToHex(chart, hex, draught) {
      let draughts = keptOfHexes.get(chart);
      if (!draughts) keptOfHexes.set(chart, (draughts = new Map<number, Map<HexId, Way>>()));
      let ways = draughts.get(draught);
      if (!ways || ways.size > MOST_WAYS) draughts.set(draught, (ways = new Map<HexId, Way>()));
      let way = ways.get(hex);
      if (!way) ways.set(hex, (way = spread(chart, [hex], draught, toll)));
      return way;
    },
  };
};

/** Ways on which only bars count for more than a hex, as most rules have it. */
export const { wayTo, wayToAny, wayToHex }: Waters = watersBy((chart, hex, draught) =>
  isSandbar(chart, hex, draught) ? HINDERED : 1,
);

/** Points of movement to a goal where a hex and a sixth of a turn cost one each, looked ahead as far as the next hex. */
export const pointsTo = (chart: Chart, way: Way, hex: HexId, facing: Facing, draught: number): number => {
  const here = way(hex);
  if (here === 0) return 0;
  let least = NO_WAY;
  for (let sixths = -2; sixths <= 3; sixths++) {
    const next = chart.neighbour(hex, ((facing + sixths + 6) % 6) as Facing);
    if (next === 0) continue;
    const points = way(next) + (isSandbar(chart, next, draught) ? HINDERED : 1) + Math.abs(sixths);
    if (points < least) least = points;
  }
  return Math.max(here, least);
};
