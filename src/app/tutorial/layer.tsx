import './tutorial.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lesson } from '../../system/lesson.ts';
import type { Board } from '../view/boardPort.ts';
import { leaveTable } from '../table/games.ts';
import type { Table } from '../table/table.ts';
import { recordOf } from './record.ts';
import { boxFor, keepOpen, keepShown, openedNow, type Box, type Opened, type Shown as Spot } from './spots.ts';
import { Tutor } from './tutor.ts';
import { t } from '../../languages/language.ts';

type BoardNow = () => Board | null;

const NOTHING_OPENED: Opened = { what: '', frames: 0 };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the outline where it belongs, for as long as it is shown. */
const useMark = (tutor: Tutor, helm: Table['helm'], board: BoardNow): Box | null => {
  const [mark, setMark] = useState<Box | null>(null);
  const last = useRef<Box | null>(null);
  const spot = useRef<Spot | null>(null);
  const opened = useRef(NOTHING_OPENED);
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const parts = openedNow();
      if (!same(parts, tutor.opened.peek())) tutor.opened.value = parts;
      const pointed = tutor.pointed.peek();
      spot.current = pointed && keepShown(pointed, spot.current);
      opened.current = pointed ? keepOpen(pointed, helm, board(), opened.current) : NOTHING_OPENED;
      const box = pointed && boxFor(pointed, helm, board());
      if (!same(box, last.current)) setMark((last.current = box));
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [tutor]);
  return mark;
};

const Mark = ({ box }: { box: Box }) => (
  <div
    class="lessonMark"
    data-testid="lesson-mark"
    aria-hidden="true"
    style={{
      transform: `translate(${box.left - 6}px, ${box.top - 6}px)`,
      width: `${box.right - box.left + 12}px`,
      height: `${box.bottom - box.top + 12}px`,
    }}
  />
);

const Buttons = ({ tutor, goOn }: { tutor: Tutor; goOn: () => void }) => {
  const { id, isRead, isLost } = tutor.words;
  const isEnd = id === 'end';
  const toFirstPage = (): void => {
    goOn();
    leaveTable();
  };
  return (
    <div class="lessonButtons">
      {isRead && (
        <button type="button" class="second lessonOn" onClick={goOn}>
          {isEnd ? t`Close the lesson` : t`Go on`}
        </button>
      )}
      {isLost && (
        <button type="button" class="second lessonOn" onClick={() => tutor.again()}>
          {t`Set it up again`}
        </button>
      )}
      {!isRead && (
        <button type="button" class="quiet" onClick={goOn}>
          {t`Skip this`}
        </button>
      )}
      {isEnd && (
        <button type="button" class="second" onClick={toFirstPage}>
          {t`To the first page`}
        </button>
      )}
      {!isEnd && (
        <button type="button" class="quiet" onClick={() => tutor.leave(true)}>
          {t`Leave the lesson`}
        </button>
      )}
    </div>
  );
};

/** What there is to learn now, with an outline round the thing itself. */
const Shown = ({ tutor, helm, board }: { tutor: Tutor; helm: Table['helm']; board: BoardNow }) => {
  const card = useRef<HTMLElement>(null);
  const mark = useMark(tutor, helm, board);
  const { id, title, text, keys, isLost, isAnew } = tutor.words;
  const goOn = (): void => {
    card.current?.focus();
    tutor.goOn();
  };
  return (
    <>
      {mark && <Mark box={mark} />}
      <section
        ref={card}
        class="card lessonCard"
        aria-label={t`Lesson`}
        tabIndex={-1}
        data-testid="lesson"
        data-step={id}
        data-lost={isLost}
      >
        <div class="lessonText" aria-live="polite">
          <h2 class="lessonTitle">
            {title}
            {id !== 'end' && <span class="lessonCount">{` ${t`${tutor.numberOf(id)} of ${tutor.count}`}`}</span>}
            {isAnew && <span class="lessonCount">{` · ${t`the ships are set anew`}`}</span>}
            {/* Read out, a title is a sentence of its own. */}
            <span class="hidden">.</span>
          </h2>{' '}
          <p>{text}</p> {keys !== '' && <p class="lessonKeys">{keys}</p>}
        </div>
        <Buttons tutor={tutor} goOn={goOn} />
      </section>
    </>
  );
};

/** The lesson above the battle, or the way back to it where the learner has left it. */
export const LessonLayer = ({ table, lesson, board }: { table: Table; lesson: Lesson; board: BoardNow }) => {
  const { helm, id } = table;
  const [tutor, hold] = useState<Tutor | null>(null);
  useEffect(() => {
    const fresh = new Tutor(table, lesson);
    hold(fresh);
    return () => fresh.leaveTable();
  }, [table, lesson]);
  const record = recordOf(id);
  if (!tutor || !record) return null;
  if (!record.left) return <Shown tutor={tutor} helm={helm} board={board} />;
  return (
    <button type="button" class="second lessonBack" data-testid="lesson-back" onClick={() => tutor.leave(false)}>
      {t`Go on with the lesson`}
    </button>
  );
};
