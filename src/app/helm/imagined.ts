import type { CourseView } from '../../system/desk/index.ts';
import { shipOf } from '../../core/rules.ts';
import type { Command, Facing, HexId, State } from '../../core/types.ts';
import { atBest } from '../../system/imagined.ts';
import type { Match } from '../../system/ruleset.ts';

/** One of several commands as if they were given: before it, and after. */
export interface Imagined {
  command: Command;
  before: State;
  after: State;
}

/** Commands given one after another on copies of a view. */
export const imagine = (match: Match, from: State, commands: readonly Command[]): Imagined[] => {
  let before = from;
  return commands.map(command => {
    const after = atBest(match, before, command);
    const done = { command, before, after };
    before = after;
    return done;
  });
};

const placed = (state: State, unit: string): { hex: HexId; facing: Facing } => {
  const { at, facing } = shipOf({ state }, unit);
  return { hex: at, facing };
};

const NOTHING_MET = { turn: 'straight', swing: null, meets: [], stoppedBy: 0, shoals: [], warnings: [] } as const;

/** The way that commands take a ship, as it is if no die goes against her; null where they do not move her, or off the chart. */
export const courseOf = (match: Match, unit: string, imagined: readonly Imagined[]): CourseView | null => {
  const own = imagined.filter(({ command }) => match.rules.desk.steps?.is(command));
  const [first] = own;
  if (!first) return null;
  const from = placed(first.before, unit);
  const steps = own.map(({ after }) => ({ ...placed(after, unit), part: 1, drifts: false }));
  const end = steps.at(-1);
  if (!end || end.hex === 0 || (end.hex === from.hex && end.facing === from.facing)) return null;
  return { unit, from, steps, stops: [{ ...end, stream: 0, says: '' }], ...NOTHING_MET };
};
