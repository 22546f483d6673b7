import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { newlyDone, placeIn, type Lesson, type LessonPlace, type Pointed } from '../../system/lesson.ts';
import type { Table } from '../table/table.ts';
import { changeRecord, closeRecord, recordOf } from './record.ts';
import { lessonSight, type Deeds } from './sight.ts';
import { t } from '../../languages/language.ts';

/** What the card says. */
export interface LessonWords {
  id: string;
  title: string;
  text: string;
  keys: string;
  /** Whether it is only read, so that the learner says when he has. */
  isRead: boolean;
  waits: boolean;
}

const END: Omit<LessonWords, 'text'> = {
  id: 'end',
  title: t`That was the lesson`,
  keys: '',
  isRead: true,
  waits: false,
};

/** Follows the learner through a lesson: notices what he has done, in whatever way, and says what comes next. */
export class Tutor {
  readonly lesson: Lesson;
  readonly place: ReadonlySignal<LessonPlace>;
  /** What is to be outlined; null while others act, and where nothing is. */
  readonly pointed: ReadonlySignal<Pointed | null>;
  /** What the layer has seen lying open on the page. */
  readonly opened = signal<Deeds['opened']>([]);
  readonly #undone = signal(false);
  readonly #table: Table;
  readonly #place = signal<LessonPlace>({ at: 'end' });
  readonly #pointed = signal<Pointed | null>(null);
  readonly #stops: (() => void)[];

  constructor(table: Table, lesson: Lesson) {
    this.#table = table;
    this.lesson = lesson;
    this.place = this.#place;
    this.pointed = this.#pointed;
    table.hints.piecemeal = true;
    this.#stops = [this.#watchUndo(), effect(() => this.#follow())];
  }

  leaveTable(): void {
    this.#table.hints.piecemeal = false;
    for (const stop of this.#stops) stop();
  }

  get behind(): readonly string[] {
    return recordOf(this.#table.id)?.behind ?? [];
  }

  get words(): LessonWords {
    const place = this.#place.value;
    if (place.at === 'end') return { ...END, text: this.#ending };
    const { id, title, text, keys = '', until = '' } = place.step;
    const isRead = !('done' in place.step);
    if (place.at === 'step') return { id, title, text, keys, isRead, waits: false };
    const meanwhile = this.#table.hints.open.value
      ? t`Until then fight as you like; Advice shows what a captain would do, and does it when it is chosen again.`
      : t`Until then fight as you like.`;
    return { id, title: t`Next: ${title}`, text: `${until} ${meanwhile}`.trim(), keys: '', isRead: false, waits: true };
  }

  get #ending(): string {
    const over = this.#table.session.view.value.outcome !== null;
    const missed = this.lesson.steps.length - this.behind.length;
    if (over && missed > 0)
      return t`The battle is over before everything came up. The lesson can be begun again on the first page.`;
    return over
      ? t`The battle is over, and you have seen everything that a turn holds.`
      : t`You have seen everything that a turn holds. Fight on: the question mark above always has the rules.`;
  }

  /** The step on the card is behind the learner, because he says so. */
  goOn(): void {
    const place = this.#place.peek();
    if (place.at === 'end') closeRecord(this.#table.id);
    else this.#putBehind([place.step.id]);
  }

  /** The lesson is left for now, or gone on with. */
  leave(left: boolean): void {
    changeRecord(this.#table.id, { left });
  }

  #putBehind(ids: readonly string[]): void {
    if (ids.length > 0) changeRecord(this.#table.id, { behind: [...untracked(() => this.behind), ...ids] });
  }

  #watchUndo(): () => void {
    let before = this.#table.session.history.peek().length;
    return this.#table.session.history.subscribe(({ length }) => {
      if (length < before) this.#undone.value = true;
      before = length;
    });
  }

  #follow(): void {
    const { session, helm } = this.#table;
    if (recordOf(this.#table.id) === undefined) return;
    const deeds = { undone: this.#undone.value, opened: this.opened.value };
    const seen = lessonSight(this.#table, this.lesson.side, deeds);
    const { behind } = this;
    const done = newlyDone(this.lesson, behind, seen);
    if (done.length > 0) {
      // The record has changed then, and this is run again.
      untracked(() => this.#putBehind(done));
      return;
    }
    const rests = session.busy.value || helm.solo.side.value !== null;
    const shown = this.#place.peek();
    // While others act, the card stays as it is: the moment of its step may come back with the next decision.
    if (!rests || shown.at === 'end' || behind.includes(shown.step.id))
      this.#place.value = placeIn(this.lesson, behind, seen);
    const place = this.#place.peek();
    if (rests || place.at === 'end') this.#pointed.value = null;
    else if (place.at === 'step') this.#pointed.value = place.step.points(seen);
    else this.#pointed.value = { control: this.#table.hints.open.value ? 'advice' : 'main' };
  }
}
