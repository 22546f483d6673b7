import { passageTo as passageOf, type Goal } from '../../../bots/passages.ts';
import { NO_WAY } from '../../../bots/waters.ts';
import type { Chart } from '../../../core/chart.ts';
import type { Facing, HexId } from '../../../core/types.ts';
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

/** N6: hexes ahead in the time of one astern. */
export const ASTERN_HEX = ASTERN;

const NOBODY: ReadonlySet<HexId> = new Set();

/** N7, N9: the passage to any of the goals for a ship of that helm and draught, round whoever lies in the way, kept under its name. */
export const passageTo = (
  chart: Chart,
  name: string,
  goals: () => readonly Goal[],
  { rate, halfHelm, draught }: Pick<NwsShip, 'rate' | 'halfHelm' | 'draught'>,
  taken: ReadonlySet<HexId> = NOBODY,
): Passage => {
  const earns = earnedBy(rate, halfHelm);
  const needs = Math.ceil(HEXSIDE / earns);
  const tolls = new Map([...taken].map(hex => [hex, NO_WAY]));
  const passage = passageOf(chart, name, goals, { draught, needs, astern: ASTERN_HEX }, tolls);
  return ({ at, facing, saved }) =>
    passage({ at, facing, earned: saved >= HEXSIDE ? needs : Math.floor(saved / earns) });
};
