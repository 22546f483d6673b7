/** What is possible in a ship or fort of one's own, least and most; wider than anything that served. */
interface Range {
  /** As a message calls it: "expected tons from 1 to 10000". */
  readonly what: string;
  readonly least: number;
  readonly most: number;
  /** Whether only whole numbers will do. */
  readonly whole?: true;
}

const range = (what: string, least: number, most: number): Range => ({ what, least, most });
const whole = (what: string, least: number, most: number): Range => ({ what, least, most, whole: true });

export const FIGURES = {
  year: whole('a year', 1800, 1899),
  tons: range('tons', 1, 10_000),
  lengthFt: range('feet of length', 10, 700),
  beamFt: range('feet of beam', 2, 120),
  draughtFt: range('feet of draught', 0.5, 40),
  knots: range('knots', 0, 30),
  complement: whole('men', 0, 2000),
  screws: whole('screws', 1, 4),
  ironIn: range('inches of iron', 0.1, 24),
  backingIn: range('inches of backing', 0.1, 60),
  slopeDeg: range('degrees from the horizontal', 1, 89),
  rubberIn: range('inches of rubber', 0.1, 12),
  thicknessIn: range('inches of timber or cotton', 0.1, 60),
  garrison: whole('men', 1, 30_000),
  faceLengthFt: range('feet of front', 10, 20_000),
  elevationFt: range('feet above the water', 0, 500),
} as const satisfies Record<string, Range>;

export type Figure = keyof typeof FIGURES;

/** "tons from 1 to 10000". */
export const rangeInWords = ({ what, least, most, whole: only }: Range): string =>
  `${what} from ${least} to ${most}${only ? ', a whole number' : ''}`;

/** Pieces that a ship can carry, and a fort hold. */
export const MOST_GUNS = { ship: 120, fort: 200 } as const;
