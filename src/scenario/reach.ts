import type { Force, Scenario } from '../core/scenario.ts';
import type { HexId } from '../core/types.ts';
import { findVessel } from '../ships/index.ts';
import { reachFrom, type Layout } from './layout.ts';

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

export const draughtOf = (force: Force): number => findVessel(force.vessel)?.draughtFt ?? 0;

const knotsOf = (force: Force): number => force.overrides.knots ?? findVessel(force.vessel)?.knots ?? 0;

/** Hexes that a ship may come in the turns she has, with the current's help. */
const hexesInTime = (scenario: Scenario, layout: Layout, force: Force): number => {
  const knots = knotsOf(force);
  const turns = Math.max(0, layout.turns - force.turn + 1 - force.steamIn);
  return knots > 0 ? Math.ceil((turns * (knots + scenario.chart.knots)) / 3) : 0;
};

/** Whether a ship lies where she is to the end, unless somebody tows her. */
export const isMoored = (layout: Layout, force: Force): boolean =>
  knotsOf(force) === 0 || force.aground || force.steamIn >= layout.turns;

/** How a ship may go: over any water, or over none that is too shallow for her. */
export type Way = 'any' | 'afloat';

/** Whether a ship can come to one of these hexes before time is up. */
export const comesInTime = (
  scenario: Scenario,
  layout: Layout,
  force: Force,
  goals: (hex: HexId) => boolean,
  way: Way = 'any',
): boolean => {
  const most = hexesInTime(scenario, layout, force);
  const reach = reachFrom(scenario.chart, [force.hex], way === 'any' ? 0 : draughtOf(force));
  return [...reach].some(([hex, steps]) => steps <= most && goals(hex));
};

/** How many of the ships can come to one of these hexes before time is up. */
export const inTime = (
  scenario: Scenario,
  layout: Layout,
  forces: readonly Force[],
  goals: (hex: HexId) => boolean,
  way: Way = 'any',
): number => forces.filter(force => comesInTime(scenario, layout, force, goals, way)).length;
