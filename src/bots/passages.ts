import { isSandbar } from '../chart/index.ts';
import type { Chart } from '../core/chart.ts';
import { ALL_FACINGS, turned, type Facing, type HexId } from '../core/types.ts';
import { NO_WAY } from './waters.ts';

/** Ways of ships that need room to turn: so many hexes ahead earn a hexside, and astern they do not turn. */

/** Where a ship lies, how she heads, and how many hexes she has made towards her next turn. */
export interface Heading {
  readonly at: HexId;
  readonly facing: Facing;
  readonly earned: number;
}

/** Hexes from there to the nearest goal, with room for each turn on the way; `NO_WAY` where there is none. */
export type Passage = (heading: Heading) => number;

/** Where a passage ends, and how she heads there. */
export interface Goal {
  readonly hex: HexId;
  readonly facing: Facing;
}

/** How a ship steers. */
export interface Helm {
  readonly draught: number;
  /** Hexes that earn a hexside. */
  readonly needs: number;
  /** Hexes ahead in the time of one astern. */
  readonly astern: number;
}

/** As how many open hexes a hex counts into which she had better not come; `NO_WAY` where she never is to. */
export type Tolls = ReadonlyMap<HexId, number>;

/** One chart, with a ship's helm. */
interface Water extends Helm {
  readonly chart: Chart;
  readonly tolls: Tolls;
}

/** Works back from the goals in rings of equal length, only as far as somebody asks. */
const workBack = (
  { chart, draught, needs, astern, tolls }: Water,
  goals: readonly Goal[],
): ((place: number) => number) => {
  const levels = needs + 1;
  const far = new Int16Array(((chart.hexes.at(-1) ?? 0) + 1) * ALL_FACINGS.length * levels).fill(NO_WAY);
  const rings: number[][] = [];
  let settled = 0;
  /** Whether she gets into a hex, and out again. */
  const isOpen = (hex: HexId): boolean =>
    hex !== 0 && chart.navigable(hex) && !isSandbar(chart, hex, draught) && tolls.get(hex) !== NO_WAY;
  const put = (hex: HexId, facing: Facing, earned: number, hexes: number): void => {
    const place = (hex * ALL_FACINGS.length + facing) * levels + earned;
    if ((far[place] ?? 0) <= hexes) return;
    far[place] = hexes;
    (rings[hexes] ??= []).push(place);
  };
  /** From the hex behind her she came straight on, or turned as she entered. */
  const cameAhead = (hex: HexId, facing: Facing, earned: number, hexes: number): void => {
    const behind = chart.neighbour(hex, turned(facing, 3));
    if (isOpen(behind)) {
      if (earned > 0) put(behind, facing, earned - 1, hexes);
      if (earned === needs) put(behind, facing, needs, hexes);
    }
    if (earned > 1) return;
    for (const side of [1, -1]) {
      const before = turned(facing, side);
      const from = chart.neighbour(hex, turned(before, 3));
      if (isOpen(from)) put(from, before, earned + needs - 1, hexes);
    }
  };
  const settleRing = (): void => {
    for (const place of rings[settled] ?? []) {
      if (far[place] !== settled) continue;
      const earned = place % levels;
      const facing = (((place - earned) / levels) % ALL_FACINGS.length) as Facing;
      const hex = ((place - earned) / levels - facing) / ALL_FACINGS.length;
      const toll = tolls.get(hex) ?? 1;
      cameAhead(hex, facing, earned, settled + toll);
      const before = chart.neighbour(hex, facing);
      if (earned > 0 || !isOpen(before)) continue;
      for (let level = 0; level < levels; level += 1) put(before, facing, level, settled + astern * toll);
    }
    settled += 1;
  };
  for (const { hex, facing } of goals.filter(goal => isOpen(goal.hex)))
    for (let level = 0; level < levels; level += 1) put(hex, facing, level, 0);
  return place => {
    while ((far[place] ?? NO_WAY) > settled && settled < rings.length) settleRing();
    return far[place] ?? NO_WAY;
  };
};

/** Passages that are kept for one chart; a big chart with many goals would otherwise fill the memory. */
const MOST_PASSAGES = 200;
const kept = new WeakMap<Chart, Map<string, (place: number) => number>>();

const NOTHING: Tolls = new Map();

/** The passage to any of the goals for a ship that steers so, round what she had better not come into, kept under its name: charts never change. */
export const passageTo = (
  chart: Chart,
  name: string,
  goals: () => readonly Goal[],
  { draught, needs, astern }: Helm,
  tolls: Tolls = NOTHING,
): Passage => {
  let known = kept.get(chart);
  if (!known || known.size > MOST_PASSAGES) kept.set(chart, (known = new Map<string, (place: number) => number>()));
  const key = `${name}/${draught}/${needs}/${astern}/${[...tolls].join()}`;
  let far = known.get(key);
  if (!far) known.set(key, (far = workBack({ chart, draught, needs, astern, tolls }, goals())));
  const hexes = far;
  return ({ at, facing, earned }) => hexes((at * ALL_FACINGS.length + facing) * (needs + 1) + earned);
};
