import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../boardPort.ts';
import { bringStageIn } from '../replay/stageLink.ts';
import type { Viewer } from '../replay/viewer.ts';

const ZOOM = 1.4;

type Stage = 'loading' | 'ready' | { failed: string };

const NO_FILES = 'The chart could not be loaded. Check the connection and load the page again.';

interface ReplayBoardProps {
  viewer: Viewer;
  onBoard: (board: Board | null) => void;
}

/** Brings the board in after the page stands, and takes it away with the game. */
const useBoard = ({ viewer, onBoard }: ReplayBoardProps) => {
  const parent = useRef<HTMLDivElement>(null);
  const shown = useRef<Board | null>(null);
  const [stage, setStage] = useState<Stage>('loading');
  useEffect(() => {
    const element = parent.current;
    if (!element) return undefined;
    let leave: (() => void) | null = null;
    let gone = false;
    bringStageIn(element, viewer).then(
      ({ board, takeAway }) => {
        leave = takeAway;
        if (gone) {
          takeAway();
          return;
        }
        shown.current = board;
        onBoard(board);
        setStage('ready');
      },
      (error: unknown) => {
        console.error(error);
        if (!gone)
          setStage({ failed: error instanceof Error && error.name === 'WebGlMissing' ? error.message : NO_FILES });
      },
    );
    return () => {
      gone = true;
      onBoard(null);
      leave?.();
    };
  }, [viewer]);
  return { parent, shown, stage };
};

const Tools = ({ board }: { board: () => Board | null }) => (
  <div class="boardTools" role="group" aria-label="Chart">
    <button type="button" class="tool" aria-label="Nearer" title="Nearer (+)" onClick={() => board()?.zoomBy(ZOOM)}>
      <span aria-hidden="true">+</span>
    </button>
    <button
      type="button"
      class="tool"
      aria-label="Farther"
      title="Farther (−)"
      onClick={() => board()?.zoomBy(1 / ZOOM)}
    >
      <span aria-hidden="true">−</span>
    </button>
    <button type="button" class="tool" aria-label="Whole chart" title="Whole chart (F)" onClick={() => board()?.fit()}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" />
      </svg>
    </button>
  </div>
);

/** The chart of a game that is looked at; says so if there can be none. */
export const ReplayBoard = (props: ReplayBoardProps) => {
  const { parent, shown, stage } = useBoard(props);
  return (
    <>
      <div
        ref={parent}
        class="board"
        data-testid="board"
        data-state={typeof stage === 'string' ? stage : 'failed'}
        role="application"
        tabIndex={0}
        aria-label={`Chart of ${props.viewer.setup.match.scenario.title}`}
        aria-describedby="replay-keys"
      />
      <p id="replay-keys" class="hidden">
        Left and right arrow go back and forward by a command, with Shift by a turn; Home and End to the beginning and
        the end; Space lets the game run and stops it.
      </p>
      <Tools board={() => shown.current} />
      {stage === 'loading' && <p class="boardNote">Unrolling the chart…</p>}
      {typeof stage === 'object' && (
        <p class="boardNote failed" role="alert">
          {stage.failed}
        </p>
      )}
    </>
  );
};
