import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LogLine } from '../log.ts';
import type { Session } from '../session.ts';
import { SIDE_NAME } from '../words.ts';
import { Flag } from './flag.tsx';
import { LogLines } from './logPanel.tsx';

/** The new player finds himself at the chart. */
const lift = (session: Session, dialog: HTMLDialogElement | null): void => {
  dialog?.close();
  session.lift();
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
};

/** What has happened since, under the turn and step in which it began. */
export const newsSince = (lines: readonly LogLine[], since: number): readonly LogLine[] => {
  const before = lines.slice(0, since);
  const turn = before.findLastIndex(line => line.kind === 'turn');
  const step = before.findLastIndex(line => line.kind === 'phase');
  const headings = [turn, step > turn ? step : -1].filter(place => place >= 0);
  return [...headings.map(place => before[place] as LogLine), ...lines.slice(since)];
};

const News = ({ lines }: { lines: readonly LogLine[] }) => {
  if (!lines.some(line => line.kind === 'line')) return null;
  return (
    <div class="news" tabIndex={0} role="region" aria-label="Since you last looked">
      <h3>Since you last looked</h3>
      <LogLines lines={lines} link={() => null} />
    </div>
  );
};

/** Between two players at one screen: covers everything until the next one says that he is there. */
export const CurtainScreen = ({ session }: { session: Session }) => {
  const curtain = session.curtain.value;
  const element = useRef<HTMLDialogElement>(null);
  const ready = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    dialog.showModal();
    ready.current?.focus();
  }, [curtain]);
  if (!curtain) return null;
  const { side, first, since } = curtain;
  const { briefing, title } = session.setup.battle.scenario;
  const { turn, cursor } = session.view.value;
  const step = session.setup.match.rules.sequence[cursor.phase];
  return (
    <dialog
      key={`${side}${session.shownCount.value}`}
      ref={element}
      class={`curtain ${side}`}
      aria-labelledby="curtain-title"
      data-testid="curtain"
      onCancel={event => event.preventDefault()}
    >
      <div class="card curtainCard">
        <Flag side={side} />
        <p class="small">{title}</p>
        <h2 id="curtain-title">
          {first ? `To the ${SIDE_NAME[side]} player` : `Pass to the ${SIDE_NAME[side]} player`}
        </h2>
        {!first && step && (
          <p class="curtainStep">
            Turn {turn}, {step.title}
          </p>
        )}
        {first && (
          <div class="briefing">
            <p>{briefing.common}</p>
            <p>{briefing[side]}</p>
          </div>
        )}
        {!first && <News lines={newsSince(session.log.value, since)} />}
        <button
          ref={ready}
          type="button"
          class="primary"
          data-testid="lift"
          onClick={() => lift(session, element.current)}
        >
          <span class="primaryLabel">I am the {SIDE_NAME[side]} player</span>
          <kbd aria-hidden="true">Enter</kbd>
        </button>
      </div>
    </dialog>
  );
};
