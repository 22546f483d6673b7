import { wrap } from 'comlink';
import { languageTag, t } from '../../languages/language.ts';
import { whenBroken } from '../offline/thread.ts';
import type { Taster } from './strange.worker.ts';
import type { Kind } from './strangeReaders.ts';

/** Milliseconds that reading may take. */
const LIMIT = 2000;
/** A game is played again while it is read: a long one may take longer, on a slow machine too. */
const PLAYED_AGAIN: readonly Kind[] = ['game', 'letter', 'link'];
const A_LETTER = 0.1;
const LONGEST_LIMIT = 20_000;

const limitFor = (kind: Kind, { length }: string): number =>
  PLAYED_AGAIN.includes(kind) ? Math.min(LIMIT + length * A_LETTER, LONGEST_LIMIT) : LIMIT;

const TOO_LONG = t`This takes too long to read: it was not made by Brownwater, or has been damaged.`;
const UNREADABLE = t`This could not be read: something in it is not as Brownwater writes it.`;

/** Somebody who reads in a thread of his own, and can be sent home in the middle of it. */
export interface Hired {
  /** Settles when the readers are there. */
  ready: Promise<unknown>;
  taste: (kind: Kind, text: string) => Promise<unknown>;
  dismiss: () => void;
}

/** Null where the browser gives no thread: then the page reads by itself alone. */
const hireTaster = (): Hired | null => {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('./strange.worker.ts', import.meta.url), { type: 'module', name: 'strange' });
  const taster = wrap<Taster>(worker);
  const broken = whenBroken(worker, { stumbled: why => why, lost: UNREADABLE });
  return {
    ready: Promise.race([taster.ready(languageTag()), broken]),
    taste: (kind, text) => Promise.race([taster.taste(kind, text), broken]),
    dismiss: () => worker.terminate(),
  };
};

/** Why something should not be read by the page; null where it may be. */
const whyNot = async (kind: Kind, text: string, hired: Hired): Promise<string | null> => {
  try {
    await hired.ready;
  } catch {
    // A part of the page that could not be fetched says nothing of the file.
    return null;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<string>(resolve => (timer = setTimeout(() => resolve(TOO_LONG), limitFor(kind, text))));
  try {
    return await Promise.race([hired.taste(kind, text).then(() => null), over]);
  } catch (error) {
    console.error(error);
    return UNREADABLE;
  } finally {
    clearTimeout(timer);
  }
};

/** What was read, or a sentence where the reader failed. */
export const orRefused = async <T>(read: () => T | Promise<T>, refuse: (why: string) => T): Promise<T> => {
  try {
    return await read();
  } catch (error) {
    console.error(error);
    return refuse(UNREADABLE);
  }
};

/**
 * Reads what comes from elsewhere: first in a thread that is stopped when it takes too long, then here. Whatever happens, what is
 * given back is what was read or a sentence.
 */
export const readStrange = async <T>(
  kind: Kind,
  text: string,
  read: (text: string) => T | Promise<T>,
  refuse: (why: string) => T,
  hire: () => Hired | null = hireTaster,
): Promise<T> => {
  const hired = hire();
  const why = hired && (await whyNot(kind, text, hired).finally(hired.dismiss));
  if (why) return refuse(why);
  return orRefused(() => read(text), refuse);
};
