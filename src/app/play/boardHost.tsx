import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board, CreateBoard } from '../view/boardPort.ts';
import { bringBoardIn } from '../view/boardLink.ts';
import { pointAt } from '../helm/pointing.ts';
import { chartKeysInWords } from '../helm/keyList.ts';
import { storageTrouble } from '../files/trouble.ts';
import type { Table } from '../table/table.ts';
import { t, told } from '../../languages/language.ts';

/** `lost` = the browser has taken back what the board was drawn with. */
type Stage = 'loading' | 'ready' | 'lost' | { failed: string };

const NO_FILES = t`The chart could not be loaded. Check the connection and load the page again.`;

/** Why there is no chart: the board's own words where it cannot be drawn. */
const whyNoBoard = (error: unknown): string =>
  error instanceof Error && error.name === 'WebGlMissing' ? error.message : NO_FILES;

/** A window that nobody looks at draws no frames. */
const LONGEST = 500;

/** Two frames from now: what stands on the page has been seen by then, and can be played. */
const onceSeen = (): Promise<void> =>
  new Promise(seen => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
    setTimeout(seen, LONGEST);
  });

/**
 * Brings a board in after the page stands, which does without Phaser until then, and takes it away with what it shows. `bring`
 * builds it; `onBoard` hears when it has come and when it goes, `settled` once it is known whether there is one.
 */
export const useStage = (
  shown: unknown,
  bring: (element: HTMLElement, createBoard: CreateBoard) => Promise<{ board: Board; takeAway: () => void }>,
  onBoard: (board: Board | null) => void,
  settled: () => void = () => undefined,
) => {
  const parent = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  useEffect(() => {
    const element = parent.current;
    if (!element) return undefined;
    let leave: (() => void) | null = null;
    const stay = new AbortController();
    const gone = (): boolean => stay.signal.aborted;
    const come = async (): Promise<void> => {
      const [{ createBoard }] = await Promise.all([import('../board/index.ts'), onceSeen()]);
      if (gone()) return;
      const { board, takeAway } = await bring(element, createBoard);
      leave = takeAway;
      if (gone()) {
        takeAway();
        return;
      }
      onBoard(board);
      setStage('ready');
      board.watchLoss(lost => setStage(lost ? 'lost' : 'ready'));
      settled();
    };
    come().catch((error: unknown) => {
      console.error(error);
      if (gone()) return;
      setStage({ failed: whyNoBoard(error) });
      settled();
    });
    return () => {
      stay.abort();
      onBoard(null);
      leave?.();
    };
  }, [shown]);
  return { parent, stage };
};

/** The stage's name for tests and styles. */
export const stageName = (stage: Stage): string => (typeof stage === 'string' ? stage : 'failed');

/** What stands in place of a chart that is not there yet, or cannot be. */
export const StageNote = ({ stage, and = '' }: { stage: Stage; and?: string }) => (
  <>
    {stage === 'loading' && <p class="boardNote">{t`Unrolling the chart…`}</p>}
    {stage === 'lost' && (
      <p class="boardNote" role="status">
        {t`The browser has taken the picture of the chart away: the battle goes on without it, and it comes back when the browser gives it back.`}
      </p>
    )}
    {typeof stage === 'object' && (
      <p class="boardNote failed" role="alert">
        {stage.failed + and}
      </p>
    )}
  </>
);

interface BoardHostProps {
  table: Table;
  onBoard: (board: Board | null) => void;
}

/** The place of the chart on the page; says so if there can be none. */
export const BoardHost = ({ table, onBoard }: BoardHostProps) => {
  const { helm } = table;
  const { parent, stage } = useStage(
    table,
    (element, createBoard) => bringBoardIn(element, table, createBoard),
    onBoard,
    () => (helm.solo.seated.value = true),
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
        aria-label={t`Chart of ${told(helm.session.setup.battle.scenario.title)}`}
        aria-describedby="board-keys"
        onPointerLeave={({ pointerType }) => {
          // A finger leaves when it is lifted, and means what it was held on still.
          if (pointerType !== 'touch') pointAt(helm, 0);
        }}
      />
      <p id="board-keys" class="hidden">
        {chartKeysInWords()}
      </p>
      <StageNote stage={stage} and={storageTrouble.value === null ? t` Your game is kept.` : ''} />
    </>
  );
};
