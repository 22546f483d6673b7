import type { Chart } from '../../core/chart.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import type { Board } from '../view/boardPort.ts';

/** A press on the chart as the board tells of it; 0 beside the chart. */
export interface HexPress {
  hex: HexId;
  /** The hexside nearest to it. */
  toward: Facing;
}

/** Share of the way to a hexside within which a press means the hex and no side of it. */
const MIDDLE = 0.55;

/** The hexside that a press at that place of the page is meant for; null where it means the hex, or nothing on the chart. */
export const sideMeant = (
  board: Pick<Board, 'screenOf'>,
  chart: Pick<Chart, 'neighbour'>,
  { hex, toward }: HexPress,
  at: { x: number; y: number },
): Facing | null => {
  const beside =
    hex === 0 ? 0 : FACINGS.map((_, facing) => chart.neighbour(hex, facing as Facing)).find(other => other !== 0);
  if (!beside) return null;
  const [centre, next] = [board.screenOf(hex), board.screenOf(beside)];
  const halfway = Math.hypot(next.x - centre.x, next.y - centre.y) / 2;
  return Math.hypot(at.x - centre.x, at.y - centre.y) < MIDDLE * halfway ? null : toward;
};
