import { useEffect, useRef } from 'preact/hooks';
import type { HexId } from '../../core/types.ts';
import { byTurn, withReasons, type LogLine } from '../log.ts';
import type { Session } from '../session.ts';
import { DiceRow } from './dice.tsx';

/** Going back to what a line is about. */
export type GoTo = (hex: HexId, unit: string | null) => void;

const Line = ({ line, goTo }: { line: LogLine; goTo: GoTo }) => {
  const hex = line.hexes.at(-1);
  const body = (
    <>
      <span>{line.text}</span>
      {line.roll && <DiceRow dice={line.roll.dice} />}
    </>
  );
  return (
    <li class={line.kind === 'reason' ? 'logLine reason' : 'logLine'}>
      {hex === undefined && line.units.length === 0 ? (
        <p>{body}</p>
      ) : (
        <button type="button" class="logLink" onClick={() => goTo(hex ?? 0, line.units[0] ?? null)}>
          {body}
        </button>
      )}
    </li>
  );
};

/** Lines by turn and step, without a frame. */
export const LogLines = ({ lines, goTo }: { lines: readonly LogLine[]; goTo: GoTo }) => (
  <>
    {byTurn(lines).map((turn, index) => (
      <section key={index} class="logTurn">
        <h3>{turn.title}</h3>
        {turn.phases.map((phase, place) => (
          <div key={place}>
            {phase.title !== '' && <h4>{phase.title}</h4>}
            <ul class="logLines">
              {phase.lines.map(line => (
                <Line key={line.index} line={line} goTo={goTo} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </>
);

/** Everything that has happened and been seen; stays at the newest line while that is in sight. */
export const LogPanel = ({ session, goTo }: { session: Session; goTo: GoTo }) => {
  const box = useRef<HTMLDivElement>(null);
  const { log, history, watched, view } = session;
  // While a player may still be deceived, what opponents think is theirs.
  const tellsAll = watched.value || view.value.outcome !== null;
  const lines = tellsAll ? withReasons(log.value, history.value) : log.value;
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
      {lines.length < 3 && <p class="empty">Every shot, roll and move will be written here.</p>}
      <LogLines lines={lines} goTo={goTo} />
    </div>
  );
};
