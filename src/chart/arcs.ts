import type { HalfAngle, Wedge } from '../core/chart.ts';
import type { Facing } from '../core/types.ts';

/** Axial steps of the six facings. */
export const STEP_Q = [1, 1, 0, -1, -1, 0] as const;
export const STEP_R = [0, -1, -1, 0, 1, 1] as const;

/** Whether the hex at offset (q, r) lies within the half-angle of a facing; `closed` counts the limiting line itself. */
export const offsetInArc = (q: number, r: number, facing: Facing, half: HalfAngle, closed: boolean): boolean => {
  if (q === 0 && r === 0) return false;
  const stepQ = STEP_Q[facing];
  const stepR = STEP_R[facing];
  // Ahead in half hex widths, abeam in rows: the true tangent is sqrt(3) * abeam / ahead.
  const ahead = 2 * q * stepQ + q * stepR + r * stepQ + 2 * r * stepR;
  const abeam = Math.abs(stepQ * r - stepR * q);
  return half > 90
    ? ahead > 0 || !within(-ahead, abeam, (180 - half) as HalfAngle, !closed)
    : within(ahead, abeam, half, closed);
};

const square = (length: number): number => length * length;

/**
 * Whether any part of the hex at offset (q, r) lies inside a wedge about the line of a facing, or abeam of it. A hex spreads a half hex
 * width to either side and two thirds of a row up and down: of its corners the one that lies nearest to the line decides. Squares keep
 * it exact in integers, everything counted in thirds.
 */
export const offsetInWedge = (
  q: number,
  r: number,
  facing: Facing,
  abeam: boolean,
  { across, along }: Wedge,
): boolean => {
  const [stepQ, stepR] = [STEP_Q[facing], STEP_R[facing]];
  const ahead = 2 * q * stepQ + q * stepR + r * stepQ + 2 * r * stepR;
  const beam = Math.abs(stepQ * r - stepR * q);
  if (abeam ? beam === 0 : ahead <= 0) return false;
  if (abeam) {
    const off = Math.abs(ahead);
    // A hex whose side lies along the line, or that lies on it, is partly inside however narrow the wedge.
    if (off <= 1) return true;
    // Across: half hex widths; along: thirds of a row, of which sqrt(3) go with three half widths.
    const inside = (half: number, thirds: number): boolean => 3 * square(along * half) < square(across * thirds);
    return inside(off - 1, 3 * beam + 1) || inside(off, 3 * beam + 2);
  }
  if (beam === 0) return true;
  const inside = (half: number, thirds: number): boolean => square(along * thirds) < 3 * square(across * half);
  return inside(ahead + 1, 3 * beam - 1) || inside(ahead, 3 * beam - 2);
};

/** Whether a bearing lies within a half-angle of up to 90 degrees; every test is exact in integers. */
const within = (ahead: number, abeam: number, half: HalfAngle, closed: boolean): boolean => {
  const margin = marginOf(ahead, abeam, half);
  return closed ? margin >= 0 : margin > 0;
};

/** Positive inside the half-angle, 0 on its line, negative outside. Ahead is in half hex widths, abeam in rows. */
const marginOf = (ahead: number, abeam: number, half: HalfAngle): number => {
  if (half === 90) return ahead;
  if (ahead <= 0) return -1;
  switch (half) {
    case 15: // sqrt(3) * abeam <= (2 - sqrt(3)) * ahead
      return 4 * ahead * ahead - 3 * (ahead + abeam) * (ahead + abeam);
    case 30: // sqrt(3) * abeam <= ahead / sqrt(3)
      return ahead - 3 * abeam;
    case 45: // sqrt(3) * abeam <= ahead
      return ahead * ahead - 3 * abeam * abeam;
    case 75: // sqrt(3) * abeam <= (2 + sqrt(3)) * ahead
      return abeam <= ahead ? 1 : 4 * ahead * ahead - 3 * (abeam - ahead) * (abeam - ahead);
    default: // 60: sqrt(3) * abeam <= sqrt(3) * ahead
      return ahead - abeam;
  }
};
