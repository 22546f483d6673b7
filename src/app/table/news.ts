import { hullOf, type UnitSheet, type UnitTrack } from '../../system/desk/index.ts';
import { marksOf, type Marked } from '../../system/marks.ts';
import { situationOf } from '../../core/engine.ts';
import type { Side, State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import type { Recap } from './film.ts';
import type { Session } from './session.ts';
import { leftInWords } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** What has become of a unit. */
export interface Change {
  unit: string;
  name: string;
  side: Side;
  /** "down to 3 of 6", "on fire". */
  words: readonly string[];
  /** Whether she was hurt. */
  hurt: boolean;
}

export interface News {
  /** The hurt first. */
  changes: readonly Change[];
  /** How many went elsewhere and nothing else befell them. */
  moved: number;
  /** What the board can show of it. */
  recap: Recap;
}

/** "down to 3 of 6"; what is no hull is named. */
const downTo = (track: UnitTrack, isHull: boolean): string =>
  isHull ? t`down to ${leftInWords(track)}` : t`${track.spelt ?? track.name} down to ${leftInWords(track)}`;

const changeOf = (rules: Marked, before: UnitSheet | undefined, after: UnitSheet): Change => {
  const had = before?.marks ?? [];
  const fresh = marksOf(rules, { marks: after.marks.filter(mark => !had.includes(mark)) });
  const told = fresh.filter(({ news }) => news !== 'passing');
  const end = told.find(({ news }) => news === 'end');
  const lost = after.tracks.filter(({ id, left }) =>
    before?.tracks.some(track => track.id === id && left < track.left),
  );
  const gone = marksOf(rules, { marks: had.filter(mark => !after.marks.includes(mark)) });
  const words = [
    ...(after.present && before?.present !== true ? [t`arrived`] : []),
    ...lost.map(track => downTo(track, track === hullOf(after))),
    ...told.map(({ name }) => name),
    ...gone.flatMap(({ over }) => over ?? []),
  ];
  return {
    unit: after.id,
    name: after.name,
    side: after.side,
    words: end === undefined ? words : [end.name],
    hurt: lost.length > 0 || told.some(({ danger }) => danger),
  };
};

/** What has become of the units between two moments, and how many have only moved. */
export const changesBetween = (
  rules: Marked,
  before: readonly UnitSheet[],
  after: readonly UnitSheet[],
): Pick<News, 'changes' | 'moved'> => {
  const known = new Map(before.map(unit => [unit.id, unit]));
  const all = after.map(unit => ({ unit, change: changeOf(rules, known.get(unit.id), unit) }));
  const changes = all.map(({ change }) => change).filter(({ words }) => words.length > 0);
  const moved = all.filter(
    ({ unit, change }) => change.words.length === 0 && known.get(unit.id)?.hexes.join() !== unit.hexes.join(),
  );
  return { changes: [...changes].sort((one, other) => Number(other.hurt) - Number(one.hurt)), moved: moved.length };
};

/**
 * What has happened since that many lines of the log were read. Its words are for both players, since either may look at the
 * curtain; its pictures for the side that lifts it. Null where nothing has.
 */
export const newsSince = (session: Session, since: number, side: Side): News | null => {
  const first = session.log.value.find(({ index }) => index >= since)?.entry;
  if (first === undefined) return null;
  const { match } = session.setup;
  const from = Math.max(0, first - 1);
  const count = session.shownCount.value;
  const unitsIn = (state: State): readonly UnitSheet[] =>
    match.rules.desk.units(situationOf(match, session.known(state, null)));
  const parts = session.history.value
    .slice(from, count)
    .map(({ events, state }) => ({ events: seenOf(match.rules, events, side), after: session.known(state, side) }))
    .filter(({ events }) => events.length > 0);
  return {
    ...changesBetween(match.rules, unitsIn(session.stateAt(from)), unitsIn(session.stateAt(count))),
    recap: {
      before: session.known(session.stateAt(from), side),
      parts,
    },
  };
};
