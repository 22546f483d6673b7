import type { GameLine, LineMark } from '../../trials/afterAction/gameLine.ts';
import { FATE_NAME } from '../../trials/report/words.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t, told } from '../../languages/language.ts';

/** Size of the drawing, in its own units; the page stretches it. */
export const LINE = { width: 1000, height: 100 } as const;

/** Marks that stand at the same place, or too near to be told apart. */
export interface MarkGroup {
  /** Where it leads: commands given when the first of them was so. */
  at: number;
  marks: readonly [LineMark, ...LineMark[]];
}

/** A line in steps from the left to the right as an SVG path: up where points were lost. */
export const pathOf = (values: readonly number[], most: number): string => {
  const [across, up] = [LINE.width / Math.max(1, values.length - 1), LINE.height / most];
  let [path, last] = ['', Number.NaN];
  values.forEach((value, at) => {
    const [x, y] = [Math.round(at * across * 10) / 10, Math.round((LINE.height - value * up) * 10) / 10];
    if (value !== last) path += at === 0 ? `M0 ${y}` : `H${x}V${y}`;
    last = value;
  });
  return `${path}H${LINE.width}`;
};

/** Groups marks that stand nearer to the first of their group than `gap`, a share of the whole. */
export const groupsOf = ({ marks }: GameLine, end: number, gap: number): MarkGroup[] => {
  const groups: { at: number; marks: [LineMark, ...LineMark[]] }[] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    if (group && mark.at - group.at <= gap * end) group.marks.push(mark);
    else groups.push({ at: mark.at, marks: [mark] });
  }
  return groups;
};

/** The same without its turn. */
export const markAlone = ({ side, what, name }: LineMark): string =>
  what === 'objective'
    ? t`${SIDE_NAME[side]} objective met, ${told(name).replace(/\.$/u, '')}`
    : t`${name} ${FATE_NAME[what]}`;

/** "Turn 6: Little Rebel sunk", "Turn 4: Union objective met, Hold the landing" */
export const markInWords = ({ turn, side, what, name }: LineMark): string =>
  what === 'objective'
    ? t`Turn ${turn}: ${SIDE_NAME[side]} objective met, ${told(name)}`
    : t`Turn ${turn}: ${name} ${FATE_NAME[what]}`;
