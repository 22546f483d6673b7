import type { PartPlace, PartView } from '../../system/desk/index.ts';

/** Length and breadth of the drawing, the bow to the right, and of the strip under it that is below water. */
export const SHEET = { length: 160, breadth: 64, below: 18 } as const;

const ALONG = { forward: 118, amidships: 80, aft: 42 } as const;
const ROW = { port: 11, middle: 32, starboard: 53 } as const;
/** Guns in the middle line stand at an end, or between the sides. */
const IN_LINE = { forward: 146, amidships: 94, aft: 14 } as const;
const WHEEL = { port: { x: 61, y: 6 }, starboard: { x: 61, y: 58 }, middle: { x: 27, y: 32 } } as const;
const LONE = {
  pilotHouse: { x: 128, y: 24 },
  engines: { x: 61, y: 40 },
  rudder: { x: 14, y: 44 },
  fire: { x: 80, y: 42 },
};

/** So many in the middle line, the first toward the bow. */
const inLine = (at: number, of: number, from: number, to: number): number =>
  of === 1 ? (from + to) / 2 : from - ((from - to) * at) / (of - 1);

/** Where a part is shown. */
const spotOf = (place: PartPlace): { x: number; y: number } => {
  switch (place.in) {
    case 'guns':
      return place.beam === 'middle'
        ? { x: IN_LINE[place.third], y: ROW.middle }
        : { x: ALONG[place.third], y: ROW[place.beam] };
    case 'below':
      return { x: ALONG[place.third], y: SHEET.breadth + SHEET.below / 2 };
    case 'turret':
      return { x: inLine(place.at, place.of, 114, 46), y: ROW.middle };
    case 'funnel':
      return { x: inLine(place.at, place.of, 84, 66), y: 24 };
    case 'wheel':
      return WHEEL[place.beam];
    default:
      return LONE[place.in];
  }
};

/** A part on the drawing; its number in the list, where it is not sound. */
export interface PartMark {
  part: PartView;
  number: number | null;
  x: number;
  y: number;
}

/** What is not sound, the gravest first: the list beside the drawing. */
export const harmed = (parts: readonly PartView[]): readonly PartView[] => [
  ...parts.filter(({ state }) => state === 'lost'),
  ...parts.filter(({ state }) => state === 'hurt'),
];

const STEP = 9;

/** Every part with its place; what would lie on another is moved along. */
export const marksOf = (parts: readonly PartView[]): PartMark[] => {
  const listed = harmed(parts);
  const marks: PartMark[] = [];
  for (const part of parts) {
    const at = spotOf(part.place);
    const [{ y }, place] = [at, listed.indexOf(part)];
    let { x } = at;
    while (marks.some(mark => mark.y === y && Math.abs(mark.x - x) < STEP)) x += STEP;
    marks.push({ part, number: place < 0 ? null : place + 1, x, y });
  }
  return marks;
};
