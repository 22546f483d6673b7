import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../boardPort.ts';
import { bringBoardIn } from '../boardLink.ts';
import type { Helm } from '../helm.ts';
import { storageTrouble } from '../savedGames.ts';

type Stage = 'loading' | 'ready' | { failed: string };

const NO_FILES = 'The chart could not be loaded. Check the connection and load the page again.';

/** Why there is no chart: the board's own words where it cannot be drawn. */
const whyNoBoard = (error: unknown): string => {
  const why = error instanceof Error && error.name === 'WebGlMissing' ? error.message : NO_FILES;
  return storageTrouble.value === null ? `${why} Your game is kept.` : why;
};

interface BoardHostProps {
  helm: Helm;
  onBoard: (board: Board | null) => void;
}

/** Brings the board in after the page stands, and takes it away with the game. */
const useBoard = ({ helm, onBoard }: BoardHostProps) => {
  const parent = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  useEffect(() => {
    const element = parent.current;
    if (!element) return undefined;
    let leave: (() => void) | null = null;
    let gone = false;
    bringBoardIn(element, helm).then(
      ({ board, takeAway }) => {
        leave = takeAway;
        if (gone) takeAway();
        else {
          onBoard(board);
          setStage('ready');
          helm.solo.seated.value = true;
        }
      },
      (error: unknown) => {
        console.error(error);
        if (gone) return;
        setStage({ failed: whyNoBoard(error) });
        helm.solo.seated.value = true;
      },
    );
    return () => {
      gone = true;
      onBoard(null);
      leave?.();
    };
  }, [helm]);
  return { parent, stage };
};

/** The place of the chart on the page; says so if there can be none. */
export const BoardHost = (props: BoardHostProps) => {
  const { helm } = props;
  const { parent, stage } = useBoard(props);
  return (
    <>
      <div
        ref={parent}
        class="board"
        data-testid="board"
        data-state={typeof stage === 'string' ? stage : 'failed'}
        role="application"
        tabIndex={0}
        aria-label={`Chart of ${helm.session.setup.battle.scenario.title}`}
        aria-describedby="board-keys"
        onPointerLeave={() => (helm.hovered.value = 0)}
      />
      <p id="board-keys" class="hidden">
        Arrow keys move the hex cursor, Enter acts on its hex, N goes to the next ship, Space presses the main button, H
        lists all keys.
      </p>
      {stage === 'loading' && <p class="boardNote">Unrolling the chart…</p>}
      {typeof stage === 'object' && (
        <p class="boardNote failed" role="alert">
          {stage.failed}
        </p>
      )}
    </>
  );
};
