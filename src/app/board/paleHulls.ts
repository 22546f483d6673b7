import type { Facing, HexId } from '../../core/types.ts';
import type { Ghost } from '../view/boardPort.ts';

/** A pale hull at a stop of a course. */
export interface PaleHull {
  key: string;
  unit: string;
  hex: HexId;
  facing: Facing;
  alpha: number;
  size: number;
}

/** How strongly a hull is drawn at the end of a course, and half-way. */
const ALPHA: Readonly<Record<Ghost['role'], { end: number; way: number }>> = {
  inHand: { end: 0.82, way: 0.46 },
  preview: { end: 0.5, way: 0.22 },
  plain: { end: 0.5, way: 0.26 },
};
const SIZE = { end: 0.9, way: 0.7 } as const;

/** Pale hulls at the ends of all parts of all courses; none where a ship stays as she lies. */
export const paleHulls = (ghosts: readonly Ghost[]): PaleHull[] =>
  ghosts.flatMap(({ role, course }) => {
    const last = course.stops.length - 1;
    return course.stops.flatMap((stop, place): PaleHull[] => {
      const after = course.stops[place + 1];
      const stays = stop.hex === course.from.hex && stop.facing === course.from.facing;
      // Half-way in the hex where she ends she is drawn once.
      if (stop.hex === 0 || stays || after?.hex === stop.hex) return [];
      const kind = place === last ? 'end' : 'way';
      const { unit } = course;
      return [{ ...stop, key: `${unit}/${role}/${place}`, unit, alpha: ALPHA[role][kind], size: SIZE[kind] }];
    });
  });
