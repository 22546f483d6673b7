import type { Chart } from '../../../core/chart.ts';
import type { HexId } from '../../../core/types.ts';
import type { Field } from './field.ts';
import type { Printed } from './numbers.ts';

const SIXTHS = [0, 1, 2, 3, 4, 5] as const;
/** R28: shores that shoal. */
const SHOALING: ReadonlySet<string> = new Set(['bank', 'island', 'marsh', 'town']);

const kept = new WeakMap<Chart, Map<number, Map<HexId, number>>>();

const isShoal = (chart: Chart, draught: number, hex: HexId): boolean =>
  chart.navigable(hex) && (chart.terrain(hex) === 'sandbar' || chart.depth(hex) < draught);

const dangerIn = ({ GROUNDING }: Printed, chart: Chart, draught: number, hex: HexId): number => {
  if (isShoal(chart, draught, hex)) return Math.max(0, Math.floor(draught - GROUNDING.within));
  const beside = SIXTHS.some(side => {
    const next = chart.neighbour(hex, side);
    return next !== 0 && (SHOALING.has(chart.terrain(next)) || isShoal(chart, draught, next));
  });
  return beside ? Math.max(0, Math.floor(draught - GROUNDING.beside)) : 0;
};

/** Section 10, R28: what a die must not exceed if a vessel of that draught is to ground there; kept by chart. */
export const dangerAt = ({ now: { chart }, printed }: Field, draught: number, hex: HexId): number => {
  let drafts = kept.get(chart);
  if (!drafts) kept.set(chart, (drafts = new Map<number, Map<HexId, number>>()));
  let known = drafts.get(draught);
  if (!known) drafts.set(draught, (known = new Map<HexId, number>()));
  let danger = known.get(hex);
  if (danger === undefined) known.set(hex, (danger = dangerIn(printed, chart, draught, hex)));
  return danger;
};

/** The chance that a vessel that comes there grounds. */
export const groundsIn = (field: Field, draught: number, hex: HexId): number =>
  Math.min(6, dangerAt(field, draught, hex)) / 6;

/** Section 8: the chance that a torpedo of strength not known goes off: a die, then two dice of it or less. */
const UNKNOWN_STRENGTH = 35 / 216;
/** Every second marker is taken for a torpedo. */
const MARKER_IS_LIVE = 0.5;
/** Knots and criticals that a torpedo costs, in hull points. */
const BURST = 9;

/** What torpedoes may cost whoever enters a hex, in hull points. */
export const minesIn = ({ now }: Field, hex: HexId): number => {
  let cost = 0;
  for (const mine of now.state.mines) {
    if (mine.spent || mine.hex !== hex || mine.live === false) continue;
    cost += (mine.live ? 1 : MARKER_IS_LIVE) * UNKNOWN_STRENGTH * BURST;
  }
  return cost;
};
