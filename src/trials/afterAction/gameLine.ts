import { type UnitSheet, hullOf } from '../../system/desk/index.ts';
import { situationOf } from '../../core/engine.ts';
import { told } from '../../languages/language.ts';
import { SIDES, type Side } from '../../core/types.ts';
import { fateOf, LOST, type Fate, type Marked } from '../../system/marks.ts';
import { turnOf, type Told } from './scenes.ts';

type Sheets = ReadonlyMap<string, UnitSheet>;

/** Something that one looks for when one looks back: a unit that was lost or went, an objective that was met. */
export interface LineMark {
  /** Commands that had been given when it was so. */
  at: number;
  turn: number;
  /** Whose unit or objective it is. */
  side: Side;
  what: Fate | 'objective';
  /** Name of the unit, or the words of the objective. */
  name: string;
}

/** A game as a line. */
export interface GameLine {
  /** Points that each side had lost after so many commands, in the system's own measure; what was missing at the start does not count. */
  lost: Readonly<Record<Side, readonly number[]>>;
  /** The most that either side lost, at least 1. */
  most: number;
  marks: readonly LineMark[];
}

/** Points that a unit is short of; all of them once she is lost. */
export const shortOf = (rules: Marked, sheet: UnitSheet): number => {
  const { left, full } = hullOf(sheet);
  return LOST.has(fateOf(rules, sheet)) ? full : full - left;
};

const sumFor = (rules: Marked, side: Side, sheets: Sheets | undefined): number => {
  let sum = 0;
  for (const sheet of sheets?.values() ?? []) if (sheet.side === side) sum += shortOf(rules, sheet);
  return sum;
};

const lossesFor = ({ match, sheets: all }: Told, side: Side): number[] => {
  const before = sumFor(match.rules, side, all[0]);
  let [last, sum]: [Sheets | undefined, number] = [undefined, 0];
  return all.map(sheets => {
    if (sheets !== last) [last, sum] = [sheets, sumFor(match.rules, side, sheets) - before];
    return sum;
  });
};

const ENDS: ReadonlySet<Fate> = new Set<Fate>([...LOST, 'left', 'exited']);

/** A unit is marked when she is out of the battle, and not again when another word is found for it. */
const unitMarks = (told: Told): LineMark[] => {
  const { match, sheets: all } = told;
  const { rules } = match;
  const out = new Set(
    [...(all[0]?.values() ?? [])].filter(sheet => ENDS.has(fateOf(rules, sheet))).map(({ id }) => id),
  );
  const marks: LineMark[] = [];
  all.forEach((sheets, at) => {
    if (sheets === all[at - 1]) return;
    for (const sheet of sheets.values()) {
      const what = fateOf(rules, sheet);
      if (!ENDS.has(what) || out.has(sheet.id)) continue;
      out.add(sheet.id);
      marks.push({ at, turn: turnOf(told, at), side: sheet.side, what, name: sheet.name });
    }
  });
  return marks;
};

/** An objective is marked the first time that it is met, unless it was from the start. */
const objectiveMarks = (game: Told): LineMark[] => {
  const { match, scenes } = game;
  const met = new Set<string>();
  const marks: LineMark[] = [];
  scenes.forEach(({ events, state }, at) => {
    if (at > 0 && events.length === 0) return;
    for (const { side, text, met: isMet } of match.rules.desk.objectives(situationOf(match, state))) {
      const key = `${side} ${text}`;
      if (!isMet || met.has(key)) continue;
      met.add(key);
      if (at > 0) marks.push({ at, turn: turnOf(game, at), side, what: 'objective', name: told(text) });
    }
  });
  return marks;
};

/** How a game went, as far as its moments tell it. */
export const gameLine = (told: Told): GameLine => {
  const lost = { union: lossesFor(told, 'union'), confederate: lossesFor(told, 'confederate') };
  return {
    lost,
    most: Math.max(1, ...SIDES.map(side => lost[side].reduce((most, sum) => Math.max(most, sum), 0))),
    marks: [...unitMarks(told), ...objectiveMarks(told)].sort((one, other) => one.at - other.at),
  };
};
