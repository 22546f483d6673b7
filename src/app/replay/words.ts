import { phaseAt, situationOf } from '../../core/engine.ts';
import { SIDES } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import type { Entry } from '../../trials/gameFile.ts';
import { whyInWords } from '../../trials/reasons.ts';
import { count, SIDE_NAME, trackInWords } from '../ui/words.ts';
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

/** Where all ships lie and what is left of each, side by side, for those who do not see the chart. */
export const shipsInWords = (viewer: Viewer): string => {
  const { chart } = viewer.now;
  return SIDES.map(side => {
    const ships = viewer.units.value.filter(unit => unit.side === side && unit.present && unit.hexes.length > 0);
    const each = ships.map(({ name, hexes, tracks }) =>
      [name, t`in hex ${chart.label(hexes[0] ?? 0)}`, ...tracks.slice(0, 1).map(trackInWords)].join(', '),
    );
    return `${SIDE_NAME[side]}: ${each.length === 0 ? t`none` : each.join('; ')}.`;
  }).join(' ');
};

/** What can be done by keys, for those who ask. */
export const keysInWords = (viewer: Viewer): string =>
  t`${standingInWords(viewer)} Space plays and holds. Right and left go on and back by a decision, down and up by what happened, Page Down and Page Up by a turn. Shift S tells where all ships lie.`;

/** Answers a key with words, once more where they are the same. */
export const answer = (viewer: Viewer, words: string): void => {
  viewer.answer.value = { words, at: viewer.at.peek(), number: viewer.answer.peek().number + 1 };
};

/** What is spoken now: the answer to a key, as long as nothing has gone on since, else the moment on the screen. */
export const spokenInWords = (viewer: Viewer): string => {
  if (viewer.playing.value) return t`The game is running.`;
  const { words, at, number } = viewer.answer.value;
  return at === viewer.at.value ? words + '\u00a0'.repeat(number % 2) : standingInWords(viewer);
};

/** The moment on the screen for those who listen. */
export const standingInWords = (viewer: Viewer): string =>
  `${momentInWords(viewer, viewer.at.value)}. ${lastInWords(viewer)}`;
