import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HexId } from '../../core/types.ts';
import type { Helm } from '../helm/helm.ts';
import { byTurn, withReasons, type LogLine } from '../table/log.ts';
import { folded, isFold, LOG_FILTERS, sought, type Fold, type Known, type LogFilter } from '../table/logFold.ts';
import { knownOf } from '../table/logInShort.ts';
import type { Session } from '../table/session.ts';
import { TablesLink, WhyLink } from '../help/why.tsx';
import { DiceRow } from './dice.tsx';
import { t } from '../../languages/language.ts';

/** Going back to what a line is about. */
export type GoTo = (hex: HexId, unit: string | null) => void;

/** What a press on a line does, and whether the line tells of the moment on the screen; null where there is nothing to press. */
export type LineLink = (line: LogLine) => { press: () => void; now?: boolean } | null;

/** Which lines can be gone back to: those of at least so many commands, and of fewer than all of them. */
export interface LogUndo {
  least: number;
  all: number;
  /** Why no line before them can. */
  why: string | null;
  to: (line: LogLine) => void;
}

/** What a line says of going back to it. */
const undoAt = (line: LogLine, undo: LogUndo | undefined): { why?: string; can: boolean } => {
  if (!undo || line.kind !== 'line') return { can: false };
  if (line.entry < undo.least) return undo.why === null ? { can: false } : { why: undo.why, can: false };
  return { can: line.entry < undo.all };
};

/** Goes back to after a line, where that can be done. */
const UndoButton = ({ line, undo, words }: { line: LogLine; undo: LogUndo | undefined; words: string }) =>
  undo && undoAt(line, undo).can ? (
    <button
      type="button"
      class="logUndo"
      title={t`Undo to here: take back what came after this line`}
      aria-label={t`Undo to here: ${words}`}
      onClick={() => undo.to(line)}
    >
      <span aria-hidden="true">↶</span>
    </button>
  ) : null;

interface LineProps {
  line: LogLine;
  link: LineLink;
  undo?: LogUndo | undefined;
}

const Line = ({ line, link, undo }: LineProps) => {
  const { why } = undoAt(line, undo);
  const leads = link(line);
  return (
    <li class={line.kind === 'reason' ? 'logLine reason' : 'logLine'} title={why}>
      <div class="logSays">
        {leads ? (
          <button
            type="button"
            class={leads.now ? 'logLink now' : 'logLink'}
            aria-current={leads.now ? 'step' : undefined}
            aria-description={why}
            onClick={leads.press}
          >
            {line.text}
          </button>
        ) : (
          <p>{line.text}</p>
        )}
        {line.roll && (
          <TablesLink cells={line.cells ?? []} about={line.text}>
            <DiceRow dice={line.roll.dice} />
          </TablesLink>
        )}
      </div>
      <UndoButton line={line} undo={undo} words={line.text} />
      {line.event !== undefined && <WhyLink why={{ of: 'event', name: line.event }} about={line.text} />}
    </li>
  );
};

/** A line leads to the hex and unit that it is about. */
const linkTo =
  (goTo: GoTo): LineLink =>
  ({ hexes, units }) =>
    hexes.length + units.length === 0 ? null : { press: () => goTo(hexes.at(-1) ?? 0, units[0] ?? null) };

/** The undo of a line: its command's, at the last that came of it. */
type UndoOf = (line: LogLine) => LogUndo | undefined;

/** What a ship did in one go: one line that opens to all of it. */
const FoldedLines = ({ fold, link, undoOf }: { fold: Fold; link: LineLink; undoOf: UndoOf }) => {
  const [last] = fold.lines.slice(-1);
  return (
    <li class="logFold">
      <details>
        <summary>{fold.title}</summary>
        <ul class="logLines">
          {fold.lines.map(each => (
            <Line key={each.index} line={each} link={link} undo={undoOf(each)} />
          ))}
        </ul>
      </details>
      {last && <UndoButton line={last} undo={undoOf(last)} words={fold.title} />}
    </li>
  );
};

interface LogBoxProps {
  lines: readonly LogLine[];
  link: LineLink;
  /** Absent where nothing can be taken back. */
  undo?: LogUndo | undefined;
  /** Whether it is before the eyes; absent = always. */
  shown?: boolean;
  /** For who wants what a ship did in one go in one line; absent where every line stands for itself. */
  known?: Known | undefined;
  children?: ComponentChildren;
}

/** Lines by turn and step, without a frame. */
export const LogLines = ({ lines, link, undo, known }: Omit<LogBoxProps, 'children' | 'shown'>) => {
  // One button for all that came of a command, at the last of it.
  const ends = new Map(lines.flatMap(({ kind, entry, index }) => (kind === 'line' ? [[entry, index] as const] : [])));
  const undoOf: UndoOf = line => (undo && ends.get(line.entry) !== line.index ? { ...undo, all: 0 } : undo);
  return (
    <>
      {byTurn(lines).map((turn, index) => (
        <section key={index} class="logTurn">
          {turn.title !== '' && <h3>{turn.title}</h3>}
          {turn.phases.map((phase, place) => (
            <div key={place}>
              {phase.title !== '' && <h4>{phase.title}</h4>}
              <ul class="logLines">
                {(known ? folded(phase.lines, known) : phase.lines).map(told =>
                  isFold(told) ? (
                    <FoldedLines key={told.lines[0].index} fold={told} link={link} undoOf={undoOf} />
                  ) : (
                    <Line key={told.index} line={told} link={link} undo={undoOf(told)} />
                  ),
                )}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
};

/** The log in a box of its own, which stays at the newest line. */
export const LogBox = ({ children, shown = true, ...log }: LogBoxProps) => {
  const { lines } = log;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length, shown]);
  return (
    <div
      ref={box}
      class="logBox"
      data-scrolls
      data-testid="log"
      tabIndex={0}
      role="region"
      aria-label={t`What has happened`}
    >
      {children}
      <LogLines {...log} />
    </div>
  );
};

/** Undo for the lines of a game that somebody at the screen plays. */
const undoIn = (session: Session): LogUndo | undefined => {
  const { watched, viewer, busy, backTo, history } = session;
  if (watched.value || viewer.value === null || busy.value) return undefined;
  return { ...backTo.value, all: history.value.length, to: ({ entry }) => void session.undoTo(entry) };
};

const FILTER_NAME: Readonly<Record<LogFilter, string>> = {
  all: t`Everything`,
  fire: t`Fire and rams`,
  moves: t`Movement`,
  unit: t`The ship in hand`,
};

interface SeekerProps {
  filter: LogFilter;
  words: string;
  onFilter: (filter: LogFilter) => void;
  onWords: (words: string) => void;
}

/** What of the log is to be seen. */
const Seeker = ({ filter, words, onFilter, onWords }: SeekerProps) => (
  <div class="logSeeker" role="search" aria-label={t`Search the log`}>
    <select
      aria-label={t`What the log shows`}
      value={filter}
      onChange={event => onFilter(LOG_FILTERS.find(each => each === event.currentTarget.value) ?? 'all')}
    >
      {LOG_FILTERS.map(each => (
        <option key={each} value={each}>
          {FILTER_NAME[each]}
        </option>
      ))}
    </select>
    <input
      type="search"
      value={words}
      aria-label={t`Words to look for in the log`}
      placeholder={t`Search`}
      onInput={event => onWords(event.currentTarget.value)}
    />
  </div>
);

/** Everything that has happened and been seen, in short; or what is looked for, line by line. */
export const LogPanel = ({
  helm,
  goTo,
  shown,
}: {
  helm: Pick<Helm, 'session' | 'selected'>;
  goTo: GoTo;
  shown: boolean;
}) => {
  const { session } = helm;
  const { log, history, watched, view } = session;
  const [filter, setFilter] = useState<LogFilter>('all');
  const [words, setWords] = useState('');
  // While a player may still be deceived, what opponents think is theirs.
  const tellsAll = watched.value || view.value.outcome !== null;
  const all = tellsAll ? withReasons(session.setup.match, log.value, history.value) : log.value;
  const seeks = filter !== 'all' || words.trim() !== '';
  const lines = seeks ? sought(all, filter, words, helm.selected.value) : all;
  const found = lines.some(({ kind }) => kind === 'line' || kind === 'reason');
  return (
    <>
      <Seeker filter={filter} words={words} onFilter={setFilter} onWords={setWords} />
      <LogBox
        lines={lines}
        shown={shown}
        link={linkTo(goTo)}
        undo={undoIn(session)}
        known={seeks ? undefined : knownOf(session, log.value)}
      >
        {seeks && !found && <p class="empty">{t`Nothing of that has happened yet.`}</p>}
        {!seeks && lines.length < 3 && <p class="empty">{t`Every shot, roll and move will be written here.`}</p>}
      </LogBox>
    </>
  );
};
