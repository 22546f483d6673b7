import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import { newlyDone, placeIn, stepsOf, type Lesson, type LessonStep, type Pointed } from '../../system/lesson.ts';
import type { Table } from '../table/table.ts';
import { helpPlace } from '../help/place.ts';
import { playScene } from './play.ts';
import { changeRecord, closeRecord, recordOf } from './record.ts';
import { isLike } from './scene.ts';
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
  /** Whether what was to be done cannot be done any more, so that the scene has to be laid again. */
  isLost: boolean;
  /** Whether the ships have just been set otherwise than the learner left them. */
  isAnew: boolean;
}

/** Follows the learner through a lesson: notices what he has done, in whatever way, and says what comes next. */
export class Tutor {
  readonly lesson: Lesson;
  /** Its steps in their order. */
  readonly #ids: readonly string[];
  /** The step on the card; null at the end. */
  readonly step: ReadonlySignal<LessonStep | null>;
  /** What is to be outlined; null while others act, and where nothing is. */
  readonly pointed: ReadonlySignal<Pointed | null>;
  /** What the layer has seen lying open on the page. */
  readonly opened = signal<Deeds['opened']>([]);
  readonly #undone = signal(false);
  readonly #table: Table;
  readonly #step = signal<LessonStep | null>(null);
  readonly #pointed = signal<Pointed | null>(null);
  readonly #lost = signal(false);
  readonly #stops: (() => void)[];

  constructor(table: Table, lesson: Lesson) {
    this.#table = table;
    this.lesson = lesson;
    this.#ids = stepsOf(lesson).map(({ id }) => id);
    this.step = this.#step;
    this.pointed = this.#pointed;
    table.hints.briefing = () => this.#wanted();
    this.#stops = [this.#watchUndo(), effect(() => this.#follow())];
  }

  leaveTable(): void {
    this.#table.hints.briefing = null;
    for (const stop of this.#stops) stop();
  }

  get #behind(): readonly string[] {
    return recordOf(this.#table.id)?.behind ?? [];
  }

  /** How many steps the lesson has. */
  get count(): number {
    return this.#ids.length;
  }

  /** A step's place in the lesson, from 1: while the next scene is laid the card that is still there keeps its own. */
  numberOf(id: string): number {
    return this.#ids.indexOf(id) + 1;
  }

  get words(): LessonWords {
    const step = this.#step.value;
    if (!step) {
      const text = t`You have seen what a turn holds. Begin a battle from the first page, or play this one on: the question mark above always has the rules.`;
      return { id: 'end', title: t`That was the lesson`, text, keys: '', isRead: true, isLost: false, isAnew: false };
    }
    const { id, title, text, keys = '' } = step;
    const isLost = this.#lost.value;
    const isAnew = this.lesson.scenes.slice(1).some(({ steps }) => steps[0]?.id === id);
    return isLost
      ? {
          id,
          title,
          text: t`That cannot be done here any more. Set it up again, or go on.`,
          keys: '',
          isRead: false,
          isLost,
          isAnew,
        }
      : { id, title, text, keys, isRead: !('done' in step), isLost, isAnew };
  }

  /** The step on the card is behind the learner, because he says so. */
  goOn(): void {
    const step = this.#step.peek();
    if (step) this.#putBehind([step.id]);
    else closeRecord(this.#table.id);
  }

  /** The lesson is left for now, or gone on with. */
  leave(left: boolean): void {
    changeRecord(this.#table.id, { left });
  }

  /** The scene of the step on the card once more. */
  again(): void {
    const place = placeIn(this.lesson, this.#behind);
    if (place) this.#lay(place.scene);
  }

  #lay(scene: number): void {
    const { id, session } = this.#table;
    playScene(session.setup.match.rules, this.lesson, scene, { id, behind: untracked(() => this.#behind) });
  }

  #putBehind(ids: readonly string[]): void {
    if (ids.length > 0) changeRecord(this.#table.id, { behind: [...untracked(() => this.#behind), ...ids] });
  }

  /** What the step on the card asks for, as advice. */
  #wanted(): ReturnType<NonNullable<Table['hints']['briefing']>> {
    const step = this.#step.peek();
    const wants = step?.wants ?? [];
    const offers = this.#table.session.offers.peek();
    const [command] = wants.flatMap(like => offers.filter(offer => isLike(offer, like)));
    return step && command ? { command, says: step.title } : null;
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
    const record = recordOf(this.#table.id);
    if (record === undefined) return;
    const deeds = { undone: this.#undone.value, opened: this.opened.value };
    const seen = lessonSight(this.#table, this.lesson.side, deeds);
    const behind = this.#behind;
    const scene = this.lesson.scenes[record.scene ?? -1];
    const done = scene ? newlyDone(scene, behind, seen) : [];
    if (done.length > 0) {
      // The record has changed then, and this is run again.
      untracked(() => this.#putBehind(done));
      return;
    }
    const rests = !session.busy.value && helm.solo.side.value === null && helm.solo.seated.value;
    const place = placeIn(this.lesson, behind);
    const isHere = place === null || place.scene === record.scene;
    if (isHere) this.#step.value = place?.step ?? null;
    const pointed = rests && isHere && place ? place.step.points(seen) : null;
    this.#pointed.value = pointed;
    this.#lost.value = rests && isHere && place !== null && 'done' in place.step && pointed === null;
    // Not before what the last step has brought was seen, and read.
    if (rests && helpPlace.value === null && !isHere && !record.left) queueMicrotask(() => this.#lay(place.scene));
  }
}
