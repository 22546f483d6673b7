import './tutorial.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lesson } from '../../system/lesson.ts';
import type { Board } from '../view/boardPort.ts';
import type { Table } from '../table/table.ts';
import { placeCard, type Box } from './layout.ts';
import { recordOf } from './record.ts';
import { boxFor, keepFree, keepOpen, keepShown, openedNow, type Shown as Spot } from './spots.ts';
import { Tutor } from './tutor.ts';
import { t } from '../../languages/language.ts';

type BoardNow = () => Board | null;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts the outline and the card where they belong, for as long as they are shown. */
const useFollowing = (tutor: Tutor, helm: Table['helm'], board: BoardNow) => {
  const card = useRef<HTMLElement>(null);
  const [mark, setMark] = useState<Box | null>(null);
  const last = useRef<Box | null>(null);
  const spot = useRef<Spot | null>(null);
  const seenFor = useRef('');
  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const opened = openedNow();
      if (!same(opened, tutor.opened.peek())) tutor.opened.value = opened;
      const pointed = tutor.pointed.peek();
      spot.current = pointed && keepShown(pointed, spot.current);
      seenFor.current = pointed ? keepOpen(pointed, helm, board(), seenFor.current) : '';
      const box = pointed && boxFor(pointed, helm, board());
      if (!same(box, last.current)) setMark((last.current = box));
      const element = card.current;
      if (!element) return;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = placeCard(box, size, { width: innerWidth, height: innerHeight }, keepFree(helm, board()));
      const place = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      if (element.style.transform !== place) element.style.transform = place;
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [tutor]);
  return { card, mark };
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

/** What there is to learn now, with an outline round the thing itself. */
const Shown = ({ tutor, helm, board }: { tutor: Tutor; helm: Table['helm']; board: BoardNow }) => {
  const { card, mark } = useFollowing(tutor, helm, board);
  const { id, title, text, keys, isRead, waits } = tutor.words;
  const { steps } = tutor.lesson;
  const isEnd = id === 'end';
  const goOn = (): void => {
    card.current?.focus();
    tutor.goOn();
  };
  return (
    <div class="lesson">
      {mark && <Mark box={mark} />}
      <section
        ref={card}
        class="card lessonCard"
        aria-label={t`Lesson`}
        tabIndex={-1}
        data-testid="lesson"
        data-step={id}
        data-waits={waits}
      >
        <div aria-live="polite">
          <h2 class="lessonTitle">
            {title}
            {!isEnd && (
              <span class="lessonCount">{` ${t`${Math.min(tutor.behind.length + 1, steps.length)} of ${steps.length}`}`}</span>
            )}
          </h2>
          <p>{text}</p>
          {keys !== '' && <p class="lessonKeys">{keys}</p>}
        </div>
        <div class="lessonButtons">
          {isRead && (
            <button type="button" class="second lessonOn" onClick={goOn}>
              {isEnd ? t`Close the lesson` : t`Go on`}
            </button>
          )}
          {!isRead && (
            <button type="button" class="quiet" onClick={goOn}>
              {t`Skip this`}
            </button>
          )}
          {!isEnd && (
            <button type="button" class="quiet" onClick={() => tutor.leave(true)}>
              {t`Leave the lesson`}
            </button>
          )}
        </div>
      </section>
    </div>
  );
};

/** The lesson over the battle, or the way back to it where the learner has left it. */
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
