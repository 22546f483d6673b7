import { signal } from '@preact/signals';
import * as v from 'valibot';

/** How far a lesson has got, kept beside the game on which it is played. */
const recordShape = v.strictObject({
  /** Id of the game. */
  game: v.string(),
  /** Ids of the steps that are behind the learner. */
  behind: v.array(v.string()),
  /** Whether he has left it for now. */
  left: v.boolean(),
});
export type LessonRecord = v.InferOutput<typeof recordShape>;

const PLACE = 'brownwater.lessons';
/** Lessons that are remembered; the oldest is forgotten first. */
const MOST = 20;

const kept = (): LessonRecord[] => {
  try {
    const parsed = v.safeParse(v.array(recordShape), JSON.parse(localStorage.getItem(PLACE) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
};

const records = signal<readonly LessonRecord[]>(kept());

const keep = (next: readonly LessonRecord[]): void => {
  records.value = next.slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(records.value));
  } catch {
    // The lesson then lasts until the page is closed.
  }
};

/** The lesson that is played on a game; undefined where none is. */
export const recordOf = (game: string): LessonRecord | undefined => records.value.find(each => each.game === game);

export const openRecord = (game: string): void =>
  keep([...records.peek().filter(each => each.game !== game), { game, behind: [], left: false }]);

export const changeRecord = (game: string, part: Partial<Omit<LessonRecord, 'game'>>): void =>
  keep(records.peek().map(each => (each.game === game ? { ...each, ...part } : each)));

export const closeRecord = (game: string): void => keep(records.peek().filter(each => each.game !== game));
