import { signal } from '@preact/signals';
import * as v from 'valibot';
import { setAside } from '../files/aside.ts';
import { readNote, writeNote } from '../files/notes.ts';
import { t } from '../../languages/language.ts';

/** How far a lesson has got, kept beside the game on which it is played. */
const recordShape = v.strictObject({
  /** Id of the game. */
  game: v.string(),
  /** The scene that was laid, from 0; absent in records of older lessons. */
  scene: v.exactOptional(v.number()),
  /** Ids of the steps that are behind the learner. */
  behind: v.array(v.string()),
  /** Whether he has left it for now. */
  left: v.boolean(),
});
export type LessonRecord = v.InferOutput<typeof recordShape>;

const PLACE = 'brownwater.lessons';
/** Lessons that are remembered; the oldest is forgotten first. */
const MOST = 20;

const isRecord = (thing: unknown): thing is LessonRecord => v.is(recordShape, thing);

const write = (all: readonly LessonRecord[]): void => writeNote(PLACE, JSON.stringify(all));

const listIn = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [list];
  } catch {
    return [text];
  }
};

/** The records that can be read, each for itself; where one cannot, all is set aside as it was. */
const kept = (): LessonRecord[] => {
  const text = readNote(PLACE);
  if (text === null) return [];
  const all = listIn(text);
  const sound = all.filter(isRecord);
  const writeSound = (): Promise<void> => {
    write(records.peek());
    return Promise.resolve();
  };
  if (sound.length < all.length)
    void setAside('lessons', new Date().toISOString(), { name: t`Lessons`, text }, writeSound);
  return sound;
};

const records = signal<readonly LessonRecord[]>(kept());

const keep = (next: readonly LessonRecord[]): void => {
  records.value = next.slice(-MOST);
  write(records.value);
};

/** The lesson that is played on a game; undefined where none is. */
export const recordOf = (game: string): LessonRecord | undefined => records.value.find(each => each.game === game);

export const openRecord = (game: string, scene: number, behind: readonly string[]): void =>
  keep([...records.peek().filter(each => each.game !== game), { game, scene, behind: [...behind], left: false }]);

export const changeRecord = (game: string, part: Partial<Omit<LessonRecord, 'game'>>): void =>
  keep(records.peek().map(each => (each.game === game ? { ...each, ...part } : each)));

export const closeRecord = (game: string): void => keep(records.peek().filter(each => each.game !== game));
