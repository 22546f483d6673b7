import type { HexId } from '../../../core/types.ts';
import { watersBy, type Toll } from '../../../bots/waters.ts';
import { dangerOf } from '../shoals.ts';
import { driftOf } from '../mines.ts';
import { mineOdds } from '../odds.ts';
import type { RamsMine } from '../types.ts';
import type { Field } from './field.ts';
import type { Leg } from './reckoning.ts';

/** Section 10, R28: what a die must not exceed if a vessel of that draught is to ground there. */
export const dangerAt = ({ now }: Field, draught: number, hex: HexId): number => dangerOf(now, { draught }, hex);

/** The same of a half-move: of the hexes that she comes into the most dangerous counts (R51). */
export const dangerOn = (field: Field, draught: number, { path }: Leg): number => {
  let worst = 0;
  for (let step = 1; step < path.length; step++) worst = Math.max(worst, dangerAt(field, draught, path[step] ?? 0));
  return worst;
};

/** The chance that a vessel that comes there grounds. */
export const groundsIn = (field: Field, draught: number, hex: HexId): number =>
  Math.min(6, dangerAt(field, draught, hex)) / 6;

/** As many hexes of her way as the bottom is likely to cost her: where she must ground it is the longest way round. */
const MOST_TOLL = 30;
const BOTTOM_TOLL = 4;

/** Section 10, R28: as how many hexes one counts, the more the bottom is to be feared there. */
export const tollOf: Toll = (chart, hex, draught) => {
  const danger = Math.min(6, dangerOf({ chart }, { draught }, hex));
  return danger === 6 ? MOST_TOLL : 1 + Math.round((BOTTOM_TOLL * danger) / (6 - danger));
};

export const soundWaters = watersBy(tollOf);

/** Section 8: the chance that a torpedo goes off, by its strength; 0 = not known. */
const GOES_OFF = [0, 1, 2, 3, 4, 5, 6].map(strength => {
  const { ways, of } = mineOdds(strength);
  return ways / of;
});
/** Every second marker is taken for a torpedo. */
const MARKER_IS_LIVE = 0.5;
/** Knots and criticals that a torpedo costs, in hull points. */
const BURST = 9;

/** What a marker may cost whoever crosses it, in hull points; once a field has been crossed its strength is known for all of it. */
const costOf = ({ live, strength }: RamsMine): number =>
  (live ? 1 : MARKER_IS_LIVE) * (GOES_OFF[strength] ?? 0) * BURST;

/** What torpedoes may cost whoever enters a hex, in hull points. */
export const minesIn = ({ now }: Field, hex: HexId): number => {
  let cost = 0;
  for (const mine of now.state.mines) {
    if (mine.spent || mine.hex !== hex || mine.live === false) continue;
    cost += costOf(mine);
  }
  return cost;
};

/** R26: the same of those adrift, whoever lies in a hex as the move ends. */
export const driftersIn = ({ now }: Field, hex: HexId): number => {
  let cost = 0;
  for (const mine of now.state.mines)
    if (mine.adrift && !mine.spent && mine.live !== false && driftOf(now, mine).path.includes(hex))
      cost += costOf(mine);
  return cost;
};
