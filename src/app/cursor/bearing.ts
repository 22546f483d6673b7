import type { Chart } from '../../core/chart.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import { FACING_NAME } from '../../chart/words.ts';
import { count } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** Half the angle round each of the six directions; together they are the whole circle. */
const HALF = 30;

/** The one of the six directions in which a hex lies; of two alike the first counter-clockwise from east. Null for the same hex. */
export const bearingOf = (chart: Chart, from: HexId, to: HexId): Facing | null => {
  if (from === to) return null;
  const facing = FACINGS.findIndex((_, each) => chart.inArc(from, each as Facing, to, HALF, true));
  return facing < 0 ? null : (facing as Facing);
};

/** As seen from a ship, counter-clockwise from her bow. */
const RELATIVE = [
  t`ahead`,
  t`on the port bow`,
  t`on the port quarter`,
  t`astern`,
  t`on the starboard quarter`,
  t`on the starboard bow`,
] as const;

/** Who looks, and which way her bow points; null for what has no bow. */
export interface Lookout {
  readonly hex: HexId;
  readonly facing: Facing | null;
}

/** How far off and where a hex lies: "5 hexes north-west, on the port bow", or "… of Cairo" where she is named. Null for the hex itself. */
export const bearingInWords = (chart: Chart, { hex, facing }: Lookout, to: HexId, name?: string): string | null => {
  const bearing = bearingOf(chart, hex, to);
  if (bearing === null) return null;
  const far = count(chart.range(hex, to), 'hex', 'hexes');
  const toward = FACING_NAME[bearing];
  const relative = facing === null ? null : (RELATIVE[(bearing - facing + 6) % 6] ?? '');
  if (name === undefined) return relative === null ? `${far} ${toward}` : `${far} ${toward}, ${relative}`;
  return relative === null ? t`${far} ${toward} of ${name}` : t`${far} ${toward}, ${relative} of ${name}`;
};
