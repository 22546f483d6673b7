import { useEffect, useRef, useState } from 'preact/hooks';
import './beat.css';
import type { Beat } from '../table/beats.ts';
import type { Table } from '../table/table.ts';
import type { Side } from '../../core/types.ts';
import type { LogLine } from '../table/log.ts';
import { folded, isFold, briefly, type Known } from '../table/logFold.ts';
import { knownOf } from '../table/logInShort.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { clockTitle } from './clock.tsx';
import { t } from '../../languages/language.ts';

/** Milliseconds that it stands; its picture in the style sheet lasts as long. */
const STANDS = 2600;

/** Who has not moved, of whom that is news: empty for a player whose own ships alone have stayed. */
const stayedInWords = (stayed: readonly Side[], lone: Side | null): string => {
  if (stayed.length > 1) return t`Nobody has moved`;
  const [side] = stayed;
  if (side === undefined || side === lone) return '';
  return lone === null ? t`The ${SIDE_NAME[side]} ships have not moved` : t`The enemy has not moved`;
};

/** "Turn 2: you move second"; for two players at the screen, and for those who look on, by the side. Empty where nothing is to be told. */
export const beatInWords = ({ turn, first, stayed }: Beat, lone: Side | null): string => {
  if (stayed) return stayedInWords(stayed, lone);
  if (first === null) return t`Turn ${turn}`;
  if (lone === null) return t`Turn ${turn}: ${SIDE_NAME[first]} moves first`;
  return first === lone ? t`Turn ${turn}: you move first` : t`Turn ${turn}: you move second`;
};

/** More shots than these are read in the log. */
const RESULTS = 2;

/** What the last dice that units threw at each other came to, in short, from a line of the log on. */
export const resultsSince = (log: readonly LogLine[], from: number, known: Known): readonly string[] =>
  folded(
    log.filter(({ index }) => index >= from),
    known,
  )
    .filter(told => (isFold(told) ? told.lines : [told]).some(({ roll, units }) => roll !== null && units.length > 1))
    .slice(-RESULTS)
    .map(told => briefly(told, known));

interface BeatProps {
  table: Pick<Table, 'session' | 'beats'>;
  /** Whether nothing moves, and shots are not seen to fall. */
  still: boolean;
}

/** Stands over the chart for a moment when a turn begins, when it is settled who moves first, and when the clock has moved. */
export const BeatNote = ({ table: { session, beats }, still }: BeatProps) => {
  const beat = beats.beat.value;
  const clock = session.setup.match.rules.desk.clock?.reads(session.now);
  const [shown, show] = useState<{ title: string; results: readonly string[]; count: number } | null>(null);
  const seen = useRef({ beat, now: clock?.now });
  const told = useRef(session.log.peek().length);
  useEffect(() => {
    const before = seen.current;
    seen.current = { beat, now: clock?.now };
    const title =
      beat && beat !== before.beat
        ? beatInWords(beat, session.lone.peek())
        : clock && clock.now !== before.now
          ? clockTitle(clock)
          : null;
    if (!title) return;
    // Where nothing moves this is what is seen of the shots before it.
    const log = session.log.peek();
    const results = still ? resultsSince(log, told.current, knownOf(session, log)) : [];
    told.current = (log.at(-1)?.index ?? -1) + 1;
    show(last => ({
      title,
      results: results.length > 0 ? results : (last?.results ?? []),
      count: (last?.count ?? 0) + 1,
    }));
  }, [beat, clock?.now]);
  useEffect(() => {
    // Sentences take longer to read.
    const timer = setTimeout(() => show(null), (shown?.results.length ?? 0) > 0 ? 2 * STANDS : STANDS);
    return () => clearTimeout(timer);
  }, [shown?.count]);
  if (!shown) return null;
  const below = clock && !shown.title.startsWith(clockTitle(clock)) ? clockTitle(clock) : null;
  return (
    <div key={shown.count} class={still ? 'beat still' : 'beat'} data-testid="beat" aria-hidden="true">
      <p class="beatTitle">{shown.title}</p>
      {shown.results.map(result => (
        <p key={result} class="beatBelow">
          {result}
        </p>
      ))}
      {below !== null && <p class="beatBelow">{below}</p>}
    </div>
  );
};
