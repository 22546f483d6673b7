import { signal } from '@preact/signals';
import { t } from '../../languages/language.ts';

const load = () => import('../app.tsx');

/** What lies behind the first page: rules, catalogue, battles and every other screen. */
export type Room = Awaited<ReturnType<typeof load>>;

/** The room, once it has been fetched. */
export const room = signal<Room | null>(null);
/** Why it could not be, in a sentence. */
export const roomTrouble = signal<string | null>(null);

const FAILED = t`A part of the page could not be loaded. Check the connection and load the page again.`;

let entering: Promise<Room> | null = null;

type Work = (inside: Room) => unknown;

/** What is to be done in the room before anything of it is drawn: who has begun a battle meanwhile needs no set-up card any more. */
let waiting: Work[] = [];

/** Works tell their own faults, and keep none of the others from theirs. */
const doAll = (works: readonly Work[], inside: Room): void => {
  for (const work of works) new Promise(done => done(work(inside))).catch(console.error);
};

const fetchRoom = async (): Promise<Room> => {
  try {
    const fetched = await load();
    fetched.followAddress();
    roomTrouble.value = null;
    room.value = fetched;
    const works = waiting;
    waiting = [];
    doAll(works, fetched);
    return fetched;
  } catch (error) {
    // Whoever still wants it asks again.
    waiting = [];
    entering = null;
    roomTrouble.value = FAILED;
    throw error;
  }
};

/** Fetches the room, once; a failure is told on the page, and may be tried again. */
export const enter = (): Promise<Room> => (entering ??= fetchRoom());

/** Does something in the room as soon as it is there. */
export const within = (work: Work): void => {
  const inside = room.peek();
  if (inside) doAll([work], inside);
  else {
    waiting.push(work);
    enter().catch(console.error);
  }
};

/** Fetches the room once the first page has been painted. */
export const enterSoon = (): void => {
  requestAnimationFrame(() => setTimeout(() => within(() => undefined)));
};

/** What comes after everything that somebody waits for, in milliseconds after the room. */
const QUIET = 2000;

/** Does something once the room is there and its first work is done. */
export const whenQuiet = (work: () => void): void => {
  const stop = room.subscribe(inside => {
    if (!inside) return;
    setTimeout(() => {
      stop();
      work();
    }, QUIET);
  });
};
