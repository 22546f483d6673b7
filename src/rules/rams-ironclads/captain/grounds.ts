import type { Chart } from '../../../core/chart.ts';
import type { HexId } from '../../../core/types.ts';
import { dangerOf } from '../grounding.ts';
import { mineOdds } from '../odds.ts';
import type { Field } from './field.ts';

const kept = new WeakMap<Chart, Map<number, Map<HexId, number>>>();

/** Section 10, R28: what a die must not exceed if a vessel of that draught is to ground there; kept by chart. */
export const dangerAt = ({ now }: Field, draught: number, hex: HexId): number => {
  let drafts = kept.get(now.chart);
  if (!drafts) kept.set(now.chart, (drafts = new Map<number, Map<HexId, number>>()));
  let known = drafts.get(draught);
  if (!known) drafts.set(draught, (known = new Map<HexId, number>()));
  let danger = known.get(hex);
  if (danger === undefined) known.set(hex, (danger = dangerOf(now, { draught }, hex)));
  return danger;
};

/** The chance that a vessel that comes there grounds. */
export const groundsIn = (field: Field, draught: number, hex: HexId): number =>
  Math.min(6, dangerAt(field, draught, hex)) / 6;

/** Section 8: the chance that a torpedo of strength not known goes off. */
const UNKNOWN = mineOdds(0);
const GOES_OFF = UNKNOWN.ways / UNKNOWN.of;
/** Every second marker is taken for a torpedo. */
const MARKER_IS_LIVE = 0.5;
/** Knots and criticals that a torpedo costs, in hull points. */
const BURST = 9;

/** What torpedoes may cost whoever enters a hex, in hull points. */
export const minesIn = ({ now }: Field, hex: HexId): number => {
  let cost = 0;
  for (const mine of now.state.mines) {
    if (mine.spent || mine.hex !== hex || mine.live === false) continue;
    cost += (mine.live ? 1 : MARKER_IS_LIVE) * GOES_OFF * BURST;
  }
  return cost;
};
