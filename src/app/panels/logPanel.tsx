import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { HexId } from '../../core/types.ts';
import { byTurn, withReasons, type LogLine } from '../log.ts';
import type { Session } from '../session.ts';
import { WhyLink } from '../help/why.tsx';
import { DiceRow } from './dice.tsx';

/** Going back to what a line is about. */
export type GoTo = (hex: HexId, unit: string | null) => void;

/** What a press on a line does, and whether the line tells of the moment on the screen; null where there is nothing to press. */
export type LineLink = (line: LogLine) => { press: () => void; now?: boolean } | null;

const Line = ({ line, link }: { line: LogLine; link: LineLink }) => {
  const leads = link(line);
  const body = (
    <>
      <span>{line.text}</span>
      {line.roll && <DiceRow dice={line.roll.dice} />}
    </>
  );
  return (
    <li class={line.kind === 'reason' ? 'logLine reason' : 'logLine'}>
      {leads ? (
        <button
          type="button"
          class={leads.now ? 'logLink now' : 'logLink'}
          aria-current={leads.now ? 'step' : undefined}
          onClick={leads.press}
        >
          {body}
        </button>
      ) : (
        <p>{body}</p>
      )}
      {line.event !== undefined && <WhyLink why={{ of: 'event', name: line.event }} about={line.text} />}
    </li>
  );
};

/** A line leads to the hex and unit that it is about. */
export const linkTo =
  (goTo: GoTo): LineLink =>
  ({ hexes, units }) =>
    hexes.length + units.length === 0 ? null : { press: () => goTo(hexes.at(-1) ?? 0, units[0] ?? null) };

/** Lines by turn and step, without a frame. */
export const LogLines = ({ lines, link }: { lines: readonly LogLine[]; link: LineLink }) => (
  <>
    {byTurn(lines).map((turn, index) => (
      <section key={index} class="logTurn">
        <h3>{turn.title}</h3>
        {turn.phases.map((phase, place) => (
          <div key={place}>
            {phase.title !== '' && <h4>{phase.title}</h4>}
            <ul class="logLines">
              {phase.lines.map(line => (
                <Line key={line.index} line={line} link={link} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </>
);

interface LogBoxProps {
  lines: readonly LogLine[];
  link: LineLink;
  children?: ComponentChildren;
}

/** The log in a box of its own, which stays at the newest line. */
export const LogBox = ({ lines, link, children }: LogBoxProps) => {
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
      aria-label="What has happened"
    >
      {children}
      <LogLines lines={lines} link={link} />
    </div>
  );
};

/** Everything that has happened and been seen. */
export const LogPanel = ({ session, goTo }: { session: Session; goTo: GoTo }) => {
  const { log, history, watched, view } = session;
  // While a player may still be deceived, what opponents think is theirs.
  const tellsAll = watched.value || view.value.outcome !== null;
  const lines = tellsAll ? withReasons(log.value, history.value) : log.value;
  return (
    <LogBox lines={lines} link={linkTo(goTo)}>
      {lines.length < 3 && <p class="empty">Every shot, roll and move will be written here.</p>}
    </LogBox>
  );
};
