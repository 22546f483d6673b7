import { NO_WAY } from '../../../bots/waters.ts';
import { isSandbar } from '../../../chart/index.ts';
import type { Chart } from '../../../core/chart.ts';
import { ALL_FACINGS, turned, type Facing, type HexId } from '../../../core/types.ts';
import { earnedBy } from '../helm.ts';
import { ASTERN, HEXSIDE } from '../tables.ts';
import type { NwsShip } from '../types.ts';

/** Where a ship lies, how she heads, and what she has earned towards her next turn. */
export interface Heading {
  readonly at: HexId;
  readonly facing: Facing;
  readonly saved: number;
}

/** Hexes from there to the nearest goal, with room for each turn on the way; `NO_WAY` where there is none. */
export type Passage = (heading: Heading) => number;

/** Where a passage ends, and how she heads there. */
export interface Goal {
  readonly hex: HexId;
  readonly facing: Facing;
}

/** N6: hexes ahead in the time of one astern. */
export const ASTERN_HEX = ASTERN;

/** One chart, with goals and a ship's helm and draught. */
interface Water {
  readonly chart: Chart;
  readonly draught: number;
  /** Hexes that earn a hexside. */
  readonly needs: number;
  /** Hexes in which somebody lies. */
  readonly taken: ReadonlySet<HexId>;
}

/** Works back from the goals in rings of equal length, only as far as somebody asks. */
const workBack = ({ chart, draught, needs, taken }: Water, goals: readonly Goal[]): ((place: number) => number) => {
  const levels = needs + 1;
  const far = new Int16Array(((chart.hexes.at(-1) ?? 0) + 1) * ALL_FACINGS.length * levels).fill(NO_WAY);
  const rings: number[][] = [];
  let settled = 0;
  /** N9, N10: whether she gets into a hex, and out again. */
  const isOpen = (hex: HexId): boolean =>
    hex !== 0 && chart.navigable(hex) && !isSandbar(chart, hex, draught) && !taken.has(hex);
  const put = (hex: HexId, facing: Facing, earned: number, hexes: number): void => {
    const place = (hex * ALL_FACINGS.length + facing) * levels + earned;
    if ((far[place] ?? 0) <= hexes) return;
    far[place] = hexes;
    (rings[hexes] ??= []).push(place);
  };
  /** N7: from the hex behind her she came straight on, or turned as she entered. */
  const cameAhead = (hex: HexId, facing: Facing, earned: number): void => {
    const behind = chart.neighbour(hex, turned(facing, 3));
    if (isOpen(behind)) {
      if (earned > 0) put(behind, facing, earned - 1, settled + 1);
      if (earned === needs) put(behind, facing, needs, settled + 1);
    }
    if (earned > 1) return;
    for (const side of [1, -1]) {
      const before = turned(facing, side);
      const from = chart.neighbour(hex, turned(before, 3));
      if (isOpen(from)) put(from, before, earned + needs - 1, settled + 1);
    }
  };
  const settleRing = (): void => {
    for (const place of rings[settled] ?? []) {
      if (far[place] !== settled) continue;
      const earned = place % levels;
      const facing = (((place - earned) / levels) % ALL_FACINGS.length) as Facing;
      const hex = ((place - earned) / levels - facing) / ALL_FACINGS.length;
      cameAhead(hex, facing, earned);
      const before = chart.neighbour(hex, facing);
      if (earned > 0 || !isOpen(before)) continue;
      for (let level = 0; level < levels; level += 1) put(before, facing, level, settled + ASTERN_HEX);
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

const NOBODY: ReadonlySet<HexId> = new Set();

/** N7, N9: the passage to any of the goals for a ship of that helm and draught, round whoever lies in the way, kept under its name: charts never change. */
export const passageTo = (
  chart: Chart,
  name: string,
  goals: () => readonly Goal[],
  { rate, halfHelm, draught }: Pick<NwsShip, 'rate' | 'halfHelm' | 'draught'>,
  taken: ReadonlySet<HexId> = NOBODY,
): Passage => {
  const earns = earnedBy(rate, halfHelm);
  const needs = Math.ceil(HEXSIDE / earns);
  let known = kept.get(chart);
  if (!known || known.size > MOST_PASSAGES) kept.set(chart, (known = new Map<string, (place: number) => number>()));
  const key = `${name}/${draught}/${needs}/${[...taken].join()}`;
  let far = known.get(key);
  if (!far) known.set(key, (far = workBack({ chart, draught, needs, taken }, goals())));
  const hexes = far;
  return ({ at, facing, saved }) => {
    const earned = saved >= HEXSIDE ? needs : Math.floor(saved / earns);
    return hexes((at * ALL_FACINGS.length + facing) * (needs + 1) + earned);
  };
};
