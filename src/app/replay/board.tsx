import { useRef } from 'preact/hooks';
import type { Board } from '../view/boardPort.ts';
import { bringStageIn } from './stageLink.ts';
import type { Viewer } from './viewer.ts';
import { StageNote, stageName, useStage } from '../play/boardHost.tsx';
import { ZoomTools } from '../play/boardTools.tsx';
import { t, told } from '../../languages/language.ts';

interface ReplayBoardProps {
  viewer: Viewer;
  onBoard: (board: Board | null) => void;
}

/** The chart of a game that is looked at; says so if there can be none. */
export const ReplayBoard = ({ viewer, onBoard }: ReplayBoardProps) => {
  const shown = useRef<Board | null>(null);
  const { parent, stage } = useStage(
    viewer,
    (element, createBoard) => bringStageIn(element, viewer, createBoard),
    board => {
      shown.current = board;
      onBoard(board);
    },
  );
  return (
    <>
      <div
        ref={parent}
        class="board"
        data-testid="board"
        data-state={stageName(stage)}
        role="application"
        tabIndex={0}
        aria-label={t`Chart of ${told(viewer.setup.match.scenario.title)}`}
        aria-describedby="replay-keys"
      />
      <p id="replay-keys" class="hidden">
        {t`Left and right arrow go back and forward by a command, with Shift by a turn, up and down by an event; Home and End to the beginning and the end; Space lets the game run and stops it.`}
      </p>
      <div class="boardTools" role="group" aria-label={t`Chart`}>
        <ZoomTools board={() => shown.current} />
      </div>
      <StageNote stage={stage} />
    </>
  );
};
