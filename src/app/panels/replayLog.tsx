import { useEffect, useRef } from 'preact/hooks';
import { byTurn, type LogLine } from '../log.ts';
import type { Viewer } from '../replay/viewer.ts';
import { DiceRow } from './dice.tsx';

const Line = ({ line, viewer }: { line: LogLine; viewer: Viewer }) => {
  const now = line.entry === viewer.at.value;
  return (
    <li class={line.kind === 'reason' ? 'logLine reason' : 'logLine'}>
      <button
        type="button"
        class={now ? 'logLink now' : 'logLink'}
        aria-current={now ? 'step' : undefined}
        onClick={() => void viewer.seek(line.entry)}
      >
        <span>{line.text}</span>
        {line.roll && <DiceRow dice={line.roll.dice} />}
      </button>
    </li>
  );
};

/** Everything up to the moment on the screen; every line leads back to its own. */
export const ReplayLog = ({ viewer }: { viewer: Viewer }) => {
  const box = useRef<HTMLDivElement>(null);
  const lines = viewer.told.value;
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
      {byTurn(lines).map((turn, index) => (
        <section key={index} class="logTurn">
          <h3>{turn.title}</h3>
          {turn.phases.map((phase, place) => (
            <div key={place}>
              {phase.title !== '' && <h4>{phase.title}</h4>}
              <ul class="logLines">
                {phase.lines.map(line => (
                  <Line key={line.index} line={line} viewer={viewer} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
};
