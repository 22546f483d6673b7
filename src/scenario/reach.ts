import { isSandbar } from '../chart/index.ts';
import type { Force, Scenario } from '../core/scenario.ts';
import { ALL_FACINGS, type HexId, type Side } from '../core/types.ts';
import { findVesselOf } from '../ships/index.ts';
import { stepsFrom, stepsTo, type Layout, type Steps } from './layout.ts';

/** Error = cannot be played as it says; warning = hardly meant; remark = worth knowing. */
export type Severity = 'error' | 'warning' | 'remark';

/** Something that a battle's author ought to read. */
export interface Finding {
  /** As in a `Problem`. */
  path: string;
  message: string;
  severity: Severity;
}

/** Takes findings down; a warning unless it says otherwise. */
export type Find = (path: string, message: string, severity?: Severity) => void;

/** Hexes, under the rules that fire farthest. */
export const LONGEST_SHOT = 6;

export const draughtOf = (force: Force): number => findVesselOf(force)?.draughtFt ?? 0;

/** What drives a ship; 0 where nothing does. */
export const knotsOf = (force: Force): number => force.overrides.knots ?? findVesselOf(force)?.knots ?? 0;

/** Knots that carry a ship over a hex in a turn, under the rules that move farthest. */
const KNOTS_A_HEX = 3;

/** Hexes that a ship may come in the turns she has, with the current's help. */
const hexesInTime = (scenario: Scenario, layout: Layout, force: Force): number => {
  const knots = knotsOf(force);
  const turns = Math.max(0, layout.turns - force.turn + 1 - force.steamIn);
  return knots > 0 ? Math.ceil((turns * (knots + scenario.chart.knots)) / KNOTS_A_HEX) : 0;
};

/**
 * The turn as which ends a ship can be in one of these hexes, the way that she floats, with the current's help, or that they have come
 * to her, by so many knots; Infinity where she never can, or lies still.
 */
export const turnOfComing = (scenario: Scenario, force: Force, goals: readonly HexId[], towards: number): number => {
  const { chart } = scenario;
  const knots = knotsOf(force);
  if (knots === 0) return Infinity;
  const steps = stepsTo(chart, goals, draughtOf(force))(force.hex);
  const turns = Math.max(1, Math.ceil((steps * KNOTS_A_HEX) / (knots + chart.knots + towards)));
  return force.turn + force.steamIn + turns - 1;
};

/** Whether a ship lies where she is to the end, unless somebody tows her. */
export const isMoored = (layout: Layout, force: Force): boolean =>
  knotsOf(force) === 0 || force.aground || force.steamIn >= layout.turns;

/** How a ship may go: over any water, or over none that is too shallow for her. */
export type Way = 'any' | 'afloat';

const draughtFor = (force: Force, way: Way): number => (way === 'any' ? 0 : draughtOf(force));

/** Where a ship can come before time is up. */
export const comesInTime = (
  scenario: Scenario,
  layout: Layout,
  force: Force,
  way: Way = 'any',
): ((hex: HexId) => boolean) => {
  const most = hexesInTime(scenario, layout, force);
  const steps = stepsFrom(scenario.chart, [force.hex], draughtFor(force, way));
  return hex => steps(hex) <= most;
};

/** Where any of these ships can come before time is up: one search for all that draw alike, who has most time left going first. */
const anyInTime = (scenario: Scenario, layout: Layout, forces: readonly Force[], draught: number): Int16Array => {
  const { chart } = scenario;
  const left = new Int16Array((chart.hexes.at(-1) ?? 0) + 1).fill(-1);
  const rings: HexId[][] = [];
  const put = (hex: HexId, hexes: number): void => {
    if ((left[hex] ?? 0) >= hexes) return;
    left[hex] = hexes;
    (rings[hexes] ??= []).push(hex);
  };
  for (const force of forces) put(force.hex, Math.min(MOST_HEXES, hexesInTime(scenario, layout, force)));
  for (let hexes = rings.length - 1; hexes > 0; hexes--) {
    for (const hex of rings[hexes] ?? []) {
      if (left[hex] !== hexes) continue;
      for (const facing of ALL_FACINGS) {
        const next = chart.neighbour(hex, facing);
        if (next !== 0 && chart.navigable(next) && !isSandbar(chart, next, draught)) put(next, hexes - 1);
      }
    }
  }
  return left;
};

/** More than any way on any chart. */
const MOST_HEXES = 30_000;

/** Where somebody of a side can come before time is up, by side and way; worked out once for a layout. */
export type Grounds = (side: Side, way: Way) => (hex: HexId) => boolean;

export const groundsIn = (scenario: Scenario, layout: Layout): Grounds => {
  const known = new Map<string, (hex: HexId) => boolean>();
  const work = (side: Side, way: Way): ((hex: HexId) => boolean) => {
    const groups = new Map<number, Force[]>();
    for (const force of layout.forces) {
      if (force.side !== side) continue;
      const draught = draughtFor(force, way);
      groups.set(draught, [...(groups.get(draught) ?? []), force]);
    }
    const all = [...groups].map(([draught, forces]) => anyInTime(scenario, layout, forces, draught));
    return hex => all.some(left => (left[hex] ?? -1) >= 0);
  };
  return (side, way) => {
    const key = `${side}/${way}`;
    let grounds = known.get(key);
    if (!grounds) known.set(key, (grounds = work(side, way)));
    return grounds;
  };
};

/** How many of the ships can come to one of these hexes before time is up; one search for all that draw alike. */
export const inTime = (
  scenario: Scenario,
  layout: Layout,
  forces: readonly Force[],
  goals: readonly HexId[],
  way: Way = 'any',
): number => {
  const ways = new Map<number, Steps>();
  return forces.filter(force => {
    const draught = draughtFor(force, way);
    let steps = ways.get(draught);
    if (!steps) ways.set(draught, (steps = stepsTo(scenario.chart, goals, draught)));
    return steps(force.hex) <= hexesInTime(scenario, layout, force);
  }).length;
};
