import { inSentences } from '../cursor/speech.ts';
import { useEffect, useState } from 'preact/hooks';
import type { LineMark } from '../../trials/afterAction/gameLine.ts';
import { SIDES } from '../../core/types.ts';
import { groupsOf, LINE, markInWords, pathOf, type MarkGroup } from './line.ts';
import { momentInWords } from './words.ts';
import type { Viewer } from './viewer.ts';
import { SIDE_NAME } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** Marks nearer than this share of the line share a place. */
const GAP = 0.025;

const SIGN: Readonly<Record<LineMark['what'], string>> = {
  sunk: 'M4 4l8 8M12 4l-8 8',
  taken: 'M4 14V2l8 3-8 3',
  silenced: 'M3 3h10v10H3zM3 3l10 10',
  left: 'M3 8h9M9 4l4 4-4 4',
  exited: 'M3 8h9M9 4l4 4-4 4',
  objective: 'M8 2l2 4 4 .6-3 3 .8 4.4L8 12l-3.8 2 .8-4.4-3-3 4-.6z',
  present: '',
  'never came': '',
};

const Mark = ({ viewer, group }: { viewer: Viewer; group: MarkGroup }) => {
  const { at, marks } = group;
  const [first] = marks;
  const words = inSentences(marks.map(markInWords));
  const number = marks.length > 1 ? `${marks.length}: ` : '';
  return (
    <li style={{ left: `${(100 * at) / Math.max(1, viewer.end)}%` }}>
      <button
        type="button"
        class={`lineMark ${first.side}`}
        aria-label={number + words}
        title={marks.map(markInWords).join('\n')}
        aria-current={viewer.at.value === at ? 'step' : undefined}
        onClick={() => void viewer.seek(at)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={SIGN[first.what]} />
        </svg>
        {marks.length > 1 && <span>{marks.length}</span>}
      </button>
    </li>
  );
};

/** The line of a chair, worked out when the page has been painted: a long game takes a moment. */
const useLine = (viewer: Viewer) => {
  const eyes = viewer.eyes.value;
  const [line, draw] = useState<ReturnType<Viewer['lineFor']> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => draw(viewer.lineFor(eyes)));
    return () => clearTimeout(timer);
  }, [viewer, eyes]);
  return line;
};

/** Points that each side has lost along the game, and what one looks for in it; a press goes there. */
const Losses = ({ viewer }: { viewer: Viewer }) => {
  const line = useLine(viewer);
  const { at, end } = viewer;
  const here = `${(100 * at.value) / Math.max(1, end)}%`;
  const goTo = (event: MouseEvent & { currentTarget: HTMLElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    void viewer.seek(Math.round((end * (event.clientX - left)) / width));
  };
  return (
    <div class="losses" data-testid="losses" data-drawn={line !== null}>
      <p class="lossesSaid">
        {t`Points lost`}
        {SIDES.map(side => (
          <span key={side} class={`lossesOf ${side}`}>
            {SIDE_NAME[side]} <b>{line?.lost[side][at.value] ?? 0}</b>
          </span>
        ))}
      </p>
      <ul class="lineMarks" aria-label={t`Losses and objectives`}>
        {line && groupsOf(line, end, GAP).map(group => <Mark key={group.at} viewer={viewer} group={group} />)}
      </ul>
      <div class="lossLines" onClick={goTo}>
        {line && (
          <svg viewBox={`0 0 ${LINE.width} ${LINE.height}`} preserveAspectRatio="none" aria-hidden="true">
            {SIDES.map(side => (
              <path key={side} class={side} d={pathOf(line.lost[side], line.most)} />
            ))}
          </svg>
        )}
        <span class="lineHere" style={{ left: here }} />
      </div>
    </div>
  );
};

/** The time line: what was lost when, a slider over all commands, and a mark where each turn begins. */
export const TimeLine = ({ viewer }: { viewer: Viewer }) => {
  const { at, end, turns } = viewer;
  const share = (count: number): string => `${(100 * count) / Math.max(1, end)}%`;
  return (
    <div class="timeLine">
      <Losses viewer={viewer} />
      <input
        type="range"
        min={0}
        max={end}
        step={1}
        value={at.value}
        aria-label={t`Time line`}
        aria-valuetext={momentInWords(viewer, at.value)}
        data-testid="time-line"
        onInput={event => void viewer.seek(Number(event.currentTarget.value))}
      />
      <div class="turnMarks" aria-hidden="true">
        {turns.map(mark => (
          <span key={mark.turn} class="turnMark" style={{ left: share(mark.at) }}>
            {mark.turn}
          </span>
        ))}
      </div>
    </div>
  );
};
