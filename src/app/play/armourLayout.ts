import type { PlatePlace, PlateTrial, PlateView } from '../../system/desk/index.ts';
import type { Room } from '../ships/profile/index.ts';
import { count } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** Breadth of the sheet that the armour is drawn on, and of a plate's label, which stands over or under the ship. */
export const SHEET = { breadth: 360, margin: 10, label: 62, high: 20, gap: 4, lead: 12 } as const;

/** What is shown over the ship; the rest under her. */
const OVER: readonly PlatePlace[] = ['rear', 'wheel', 'turret', 'pilotHouse', 'front'];

interface LabelAt {
  plate: PlateView;
  /** Its number in the table, from 1. */
  number: number;
  /** The middle of the label, and what it points at. */
  x: number;
  y: number;
  to: readonly [x: number, y: number];
}

/** Middles of labels in one row, each as near as can be to where it points, none over another. */
export const inRow = (wanted: readonly number[]): number[] => {
  const step = SHEET.label + SHEET.gap;
  const [least, most] = [SHEET.label / 2, SHEET.breadth - SHEET.label / 2];
  const row: number[] = [];
  for (const [index, at] of wanted.entries())
    row.push(Math.max(least + index * step, at, (row[index - 1] ?? -step) + step));
  for (let index = row.length - 1; index >= 0; index -= 1) {
    const after = row[index + 1];
    row[index] = Math.min(row[index] ?? 0, after === undefined ? most : after - step);
  }
  return row;
};

interface Layout {
  labels: readonly LabelAt[];
  /** The whole sheet's height, and where the profile lies on it. */
  height: number;
  picture: { x: number; y: number; breadth: number; height: number };
}

/** Where everything stands on the drawing of a ship from the side. */
export const layoutOf = (
  plates: readonly PlateView[],
  room: Room,
  anchors: Readonly<Record<PlatePlace, readonly [x: number, height: number]>>,
): Layout => {
  const breadth = SHEET.breadth - 2 * SHEET.margin;
  const scale = breadth / (room.to - room.from);
  const height = (room.above + room.below) * scale;
  const top = SHEET.high + SHEET.lead;
  const pointed = plates.map((plate, index) => {
    const [x, high] = anchors[plate.place];
    return {
      plate,
      number: index + 1,
      to: [SHEET.margin + (x - room.from) * scale, top + (room.above - high) * scale] as const,
    };
  });
  const row = (over: boolean): LabelAt[] => {
    const own = pointed
      .filter(({ plate }) => OVER.includes(plate.place) === over)
      .sort((one, other) => one.to[0] - other.to[0]);
    const places = inRow(own.map(({ to }) => to[0]));
    const y = over ? SHEET.high / 2 : top + height + SHEET.lead + SHEET.high / 2;
    return own.map((each, index) => ({ ...each, x: places[index] ?? 0, y }));
  };
  return {
    labels: [...row(true), ...row(false)],
    height: height + 2 * (SHEET.high + SHEET.lead),
    picture: { x: SHEET.margin, y: top, breadth, height },
  };
};

const hexes = (so: number): string => count(so, 'hex', 'hexes');

/** How far a gun breaks a plate, and how far it may at least jam what stands behind it. */
export const farInWords = ({ throughTo, jamsTo }: Pick<PlateTrial, 'throughTo' | 'jamsTo'>): string => {
  const jams = jamsTo > throughTo ? t`may jam to ${hexes(jamsTo)}` : '';
  if (throughTo === 0) return jams === '' ? t`never through` : t`never through, ${jams}`;
  const through = t`through to ${hexes(throughTo)}`;
  return jams === '' ? through : `${through}, ${jams}`;
};
