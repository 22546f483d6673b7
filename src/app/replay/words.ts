import { phaseAt, situationOf } from '../../core/engine.ts';
import { seenOf } from '../../core/witness.ts';
import type { Entry } from '../../trials/gameFile.ts';
import { whyInWords } from '../../trials/reasons.ts';
import { count, SIDE_NAME } from '../ui/words.ts';
import { seenBy } from './eyes.ts';
import type { Viewer } from './viewer.ts';
import { t } from '../../languages/language.ts';

/** Where a moment lies: "Turn 3, Fire: 37 of 212". */
export const momentInWords = (viewer: Viewer, at: number): string => {
  const state = viewer.stateAt(at);
  const step = state.outcome ? t`the end` : phaseAt(viewer.setup.match, state).title;
  return t`Turn ${state.turn}, ${step}: ${at} of ${count(viewer.end, 'command')}`;
};

/** What the last command brought: a line for each event that is no heading; the last one alone where one goes by events. */
export const broughtInWords = (viewer: Viewer): string[] =>
  viewer.told.value
    .filter(({ entry, kind }) => entry === viewer.newest && kind === 'line')
    .map(({ text }) => text)
    .slice(viewer.within.value > 0 ? -1 : 0);

/** What a command means where nothing came of it that could be told. */
const silent = (viewer: Viewer, { command, events }: Entry): string => {
  const { match } = viewer.setup;
  const before = seenBy(match, viewer.stateAt(viewer.newest - 1), viewer.eyes.value);
  const known = viewer.eyes.value === 'umpire' || viewer.eyes.value === command.side;
  const meant = known ? match.rules.desk.deciding.explain(situationOf(match, before), command) : null;
  if (meant) return meant;
  return seenOf(match.rules, events, viewer.eyes.value).length > 0
    ? t`The step ends.`
    : t`An order that does not show yet.`;
};

/** Who has just decided, and what came of it. */
export const lastInWords = (viewer: Viewer): string => {
  const { last } = viewer;
  if (!last) return t`Before the first decision.`;
  const brought = broughtInWords(viewer);
  return `${SIDE_NAME[last.command.side]}: ${brought.length === 0 ? silent(viewer, last) : brought.join(' ')}`;
};

/** Why, in the opponent's own words; null where he said nothing or the chair does not hear it. */
export const lastReasonInWords = ({ eyes, last, setup }: Viewer): string | null =>
  eyes.value === 'umpire' && last ? whyInWords(setup.match, last) : null;

/** The moment on the screen for those who listen. */
export const standingInWords = (viewer: Viewer): string =>
  `${momentInWords(viewer, viewer.at.value)}. ${lastInWords(viewer)}`;
