import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Chart } from '../../core/chart.ts';
import { FACINGS, type Facing, type HexId } from '../../core/types.ts';
import type { Board } from '../boardPort.ts';
import type { Helm } from '../helm.ts';
import { isStill, settings } from '../settings.ts';
import { NOBODY } from '../session.ts';
import { actorFor, type Cast } from '../stage/index.ts';
import { boardView } from '../view.ts';

type Stage = 'loading' | 'ready' | { failed: string };

const NO_FILES = 'The chart could not be loaded. Check the connection and load the page again; your game is kept.';

/** Pictures run at the player's speed; not at all where nothing is to move. */
const speedNow = (): number => (isStill.value ? 0 : settings.value.speed);

/** Where units are as far as the screen has shown. */
const castOf = (helm: Helm): Cast => ({
  at: unit => helm.unit(unit)?.hexes[0] ?? 0,
  side: unit => helm.unit(unit)?.side ?? 'union',
  facing: unit => helm.unit(unit)?.facing ?? 0,
});

/** Shows the board every view; while events are played only the first, since from then on they move the pictures. */
const followViews = (board: Board, helm: Helm): (() => void) => {
  let playing = false;
  return effect(() => {
    const busy = helm.session.busy.value;
    const view = boardView(helm);
    if (!(busy && playing)) board.show(view);
    playing = busy;
  });
};

/** Gives the session its pictures and the board its views; returns how to take them away again. */
const connect = (board: Board, helm: Helm): (() => void) => {
  const { session } = helm;
  const act = actorFor(session.setup.match.rules, board.acts, castOf(helm));
  session.performer = {
    act,
    cut: () => board.skip(),
    pace: () => (speedNow() === 0 ? 0 : 1 / speedNow()),
  };
  const stopViews = followViews(board, helm);
  const stopSpeed = effect(() => board.setSpeed(speedNow()));
  return () => {
    stopViews();
    stopSpeed();
    session.performer = NOBODY;
    board.destroy();
  };
};

/** Share of the way to a hexside within which a click means the hex and no side of it. */
const MIDDLE = 0.55;

/** Whether the pointer was last seen near the middle of that hex. */
const isMiddle = (board: Board, chart: Chart, hex: HexId, at: { x: number; y: number }): boolean => {
  const centre = board.screenOf(hex);
  const beside = FACINGS.map((_, facing) => chart.neighbour(hex, facing as Facing)).find(other => other !== 0);
  if (beside === undefined) return true;
  const next = board.screenOf(beside);
  const halfway = Math.hypot(next.x - centre.x, next.y - centre.y) / 2;
  return Math.hypot(at.x - centre.x, at.y - centre.y) < MIDDLE * halfway;
};

const load = async (parent: HTMLElement, helm: Helm): Promise<Board> => {
  const { createBoard } = await import('../board/index.ts');
  const { scenario, chart } = helm.session.setup.match;
  const pointer = { x: 0, y: 0 };
  for (const type of ['pointerdown', 'pointerup'] as const)
    parent.addEventListener(type, ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY }), true);
  const listener = {
    onHex: (hex: HexId, toward: Facing) => {
      helm.cursorShown.value = false;
      helm.act(hex, isMiddle(board, chart, hex, pointer) ? null : toward);
    },
    onHover: (hex: HexId) => (helm.hovered.value = hex),
  };
  const board = await createBoard(parent, scenario, listener, boardView(helm).settings);
  return board;
};

/** Why there is no chart: the board's own words where it cannot be drawn. */
const whyNoBoard = (error: unknown): string =>
  error instanceof Error && error.name === 'WebGlMissing' ? `${error.message} Your game is kept.` : NO_FILES;

/** Browser tests ask where a hex lies on the page by sending this event with `detail.hex`; the answer is put into `detail`. */
const answerWhere = (element: HTMLElement, board: Board): void =>
  element.addEventListener('brownwater:where', event => {
    const { detail } = event as CustomEvent<{ hex: number; x?: number; y?: number }>;
    Object.assign(detail, board.screenOf(detail.hex));
  });

interface BoardHostProps {
  helm: Helm;
  onBoard: (board: Board | null) => void;
}

/** The place of the chart on the page: brings the board in after the page stands, and says so if it cannot. */
export const BoardHost = ({ helm, onBoard }: BoardHostProps) => {
  const parent = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('loading');
  useEffect(() => {
    let leave = (): void => undefined;
    let gone = false;
    const bringIn = async (element: HTMLElement): Promise<void> => {
      try {
        const board = await load(element, helm);
        if (gone) {
          board.destroy();
          return;
        }
        leave = connect(board, helm);
        answerWhere(element, board);
        onBoard(board);
        setStage('ready');
      } catch (error) {
        console.error(error);
        if (!gone) setStage({ failed: whyNoBoard(error) });
      }
    };
    if (parent.current) void bringIn(parent.current);
    return () => {
      gone = true;
      onBoard(null);
      leave();
    };
  }, [helm]);
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
        Arrow keys move the hex cursor, Enter acts on its hex, N goes to the next ship, Space presses the main button, H lists all keys.
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
