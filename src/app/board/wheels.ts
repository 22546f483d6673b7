import type { BoardUnit } from '../view/boardPort.ts';
import type { Point } from './geometry.ts';

/** Base pixels from a ship's middle to her paddle box, and to the wheel at her stern. */
const ABEAM = 11;
const ASTERN = 21;

/** Where a hull as she lies is seen to be wheel-driven. */
interface Hull {
  unit: Pick<BoardUnit, 'propulsion'>;
  at: Point;
  /** Radians. */
  heading: number;
}

/** The wheel that a shot from there is likeliest to hit; null on a ship without wheels, or with hers inside her hull. */
export const wheelToward = ({ unit: { propulsion }, at, heading }: Hull, from: Point): Point | null => {
  const [x, y] = [Math.cos(heading), Math.sin(heading)];
  if (propulsion === 'stern_wheel') return { x: at.x - x * ASTERN, y: at.y - y * ASTERN };
  if (!propulsion?.startsWith('side_wheel')) return null;
  const beam = (from.x - at.x) * -y + (from.y - at.y) * x < 0 ? -ABEAM : ABEAM;
  return { x: at.x - y * beam, y: at.y + x * beam };
};
