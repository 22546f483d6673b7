import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { HexId } from '../../core/types.ts';
import { byTurn, withReasons, type LogLine } from '../table/log.ts';
import type { Session } from '../table/session.ts';
import { WhyLink } from '../help/why.tsx';
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

interface LineProps {
  line: LogLine;
  link: LineLink;
  undo?: LogUndo | undefined;
}

const Line = ({ line, link, undo }: LineProps) => {
  const { why, can } = undoAt(line, undo);
  const leads = link(line);
  const body = (
    <>
      <span>{line.text}</span>
      {line.roll && <DiceRow dice={line.roll.dice} />}
    </>
  );
  return (
    <li class={line.kind === 'reason' ? 'logLine reason' : 'logLine'} title={why}>
      {leads ? (
        <button
          type="button"
          class={leads.now ? 'logLink now' : 'logLink'}
          aria-current={leads.now ? 'step' : undefined}
          aria-description={why}
          onClick={leads.press}
        >
          {body}
        </button>
      ) : (
        <p>{body}</p>
      )}
      {can && undo && (
        <button
          type="button"
          class="logUndo"
          title={t`Undo to here: take back what came after this line`}
          aria-label={t`Undo to here: ${line.text}`}
          onClick={() => undo.to(line)}
        >
          <span aria-hidden="true">↶</span>
        </button>
      )}
      {line.event !== undefined && <WhyLink why={{ of: 'event', name: line.event }} about={line.text} />}
    </li>
  );
};

/** A line leads to the hex and unit that it is about. */
const linkTo =
  (goTo: GoTo): LineLink =>
  ({ hexes, units }) =>
    hexes.length + units.length === 0 ? null : { press: () => goTo(hexes.at(-1) ?? 0, units[0] ?? null) };

interface LogBoxProps {
  lines: readonly LogLine[];
  link: LineLink;
  /** Absent where nothing can be taken back. */
  undo?: LogUndo | undefined;
  children?: ComponentChildren;
}

/** Lines by turn and step, without a frame. */
export const LogLines = ({ lines, link, undo }: Omit<LogBoxProps, 'children'>) => {
  // One button for all that came of a command, at the last of it.
  const ends = new Map(lines.flatMap(({ kind, entry, index }) => (kind === 'line' ? [[entry, index] as const] : [])));
  const undoOf = (line: LogLine): LogUndo | undefined =>
    undo && ends.get(line.entry) !== line.index ? { ...undo, all: 0 } : undo;
  return (
    <>
      {byTurn(lines).map((turn, index) => (
        <section key={index} class="logTurn">
          <h3>{turn.title}</h3>
          {turn.phases.map((phase, place) => (
            <div key={place}>
              {phase.title !== '' && <h4>{phase.title}</h4>}
              <ul class="logLines">
                {phase.lines.map(line => (
                  <Line key={line.index} line={line} link={link} undo={undoOf(line)} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
};

/** The log in a box of its own, which stays at the newest line. */
export const LogBox = ({ lines, link, undo, children }: LogBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
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
      <LogLines lines={lines} link={link} undo={undo} />
    </div>
  );
};

/** Undo for the lines of a game that somebody at the screen plays. */
const undoIn = (session: Session): LogUndo | undefined => {
  const { watched, viewer, busy, backTo, history } = session;
  if (watched.value || viewer.value === null || busy.value) return undefined;
  return { ...backTo.value, all: history.value.length, to: ({ entry }) => void session.undoTo(entry) };
};

/** Everything that has happened and been seen. */
export const LogPanel = ({ session, goTo }: { session: Session; goTo: GoTo }) => {
  const { log, history, watched, view } = session;
  // While a player may still be deceived, what opponents think is theirs.
  const tellsAll = watched.value || view.value.outcome !== null;
  const lines = tellsAll ? withReasons(session.setup.match, log.value, history.value) : log.value;
  return (
    <LogBox lines={lines} link={linkTo(goTo)} undo={undoIn(session)}>
      {lines.length < 3 && <p class="empty">{t`Every shot, roll and move will be written here.`}</p>}
    </LogBox>
  );
};
