import { proxy, wrap } from 'comlink';
import { languageTag, t } from '../../languages/language.ts';
import { whenBroken } from '../offline/thread.ts';
import type { Parcel } from './handOver.ts';
import type { Reader } from './strange.worker.ts';
import type { Input, Kind, Read } from './strangeReaders.ts';

/** Milliseconds in which a reader has to get on; one that plays a game again gets on with every step of it, on a slow machine too. */
const LIMIT = 2000;
/** They are counted in small parts: while the page itself stands still, nobody is late. */
const TICK = 200;

const TOO_LONG = t`This takes too long to read: it was not made by Brownwater, or has been damaged.`;
const UNREADABLE = t`This could not be read: something in it is not as Brownwater writes it.`;

/** Somebody who reads in a thread of his own, and can be sent home in the middle of it. */
export interface Hired {
  /** Settles when the readers are there. */
  ready: Promise<unknown>;
  read: (kind: Kind, from: unknown, beat: () => void) => Promise<Parcel>;
  piece: (list: number, from: number) => Promise<readonly unknown[]>;
  dismiss: () => void;
}

/** Null where the browser gives no thread: then the page reads by itself. */
const hireReader = (): Hired | null => {
  if (typeof Worker === 'undefined') return null;
  const worker = new Worker(new URL('./strange.worker.ts', import.meta.url), { type: 'module', name: 'strange' });
  const reader = wrap<Reader>(worker);
  const broken = whenBroken(worker, { stumbled: why => why, lost: UNREADABLE });
  return {
    ready: Promise.race([reader.ready(languageTag()), broken]),
    read: (kind, from, beat) => Promise.race([reader.read(kind, from, proxy(beat)), broken]),
    piece: (list, from) => Promise.race([reader.piece(list, from), broken]),
    dismiss: () => worker.terminate(),
  };
};

class TooLong extends Error {}

/** Nobody wants to know any more. */
class Left extends Error {}

/** @throws TooLong where nothing is heard of the work for too long */
const patiently = <T>(work: (beat: () => void) => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    let silent = 0;
    const clock = setInterval(() => {
      silent += TICK;
      if (silent >= LIMIT) reject(new TooLong());
    }, TICK);
    work(() => void (silent = 0))
      .then(resolve, reject)
      .finally(() => clearInterval(clock));
  });

/** Reads one thing. */
type Ask = <K extends Kind>(kind: K, from: Input<K>) => Promise<Read<K>>;

const askOf =
  (hired: Hired): Ask =>
  async <K extends Kind>(kind: K, from: Input<K>) => {
    const { unpackedFrom } = await import('./handOver.ts');
    const parcel = await patiently(beat => hired.read(kind, from, beat));
    return (await unpackedFrom(parcel, (list, at) => patiently(() => hired.piece(list, at)))) as Read<K>;
  };

const askHere: Ask = async (kind, from) => {
  const { READERS } = await import('./strangeReaders.ts');
  return READERS[kind](from);
};

/** Who reads, and what says that nobody waits for it any more. */
export interface Terms {
  hire?: () => Hired | null;
  signal?: AbortSignal;
}

/**
 * Reads what comes from elsewhere, in a thread that is stopped when it does not get on; the page is handed what was read, and reads nothing
 * again. Whatever happens, what is given back is what the work makes of it or a sentence.
 */
export const readStrange = async <T>(
  work: (ask: Ask) => Promise<T>,
  refuse: (why: string) => T,
  { hire = hireReader, signal }: Terms = {},
): Promise<T> => {
  const hired = hire();
  const left = new Promise<never>((_, reject) => {
    const leave = (): void => reject(new Left());
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave);
  });
  const answered = async (): Promise<T> => {
    // A part of the page that could not be fetched says nothing of the file.
    const isThere = await hired?.ready.then(
      () => true,
      () => false,
    );
    return work(hired && isThere ? askOf(hired) : askHere);
  };
  try {
    return await Promise.race([answered(), left]);
  } catch (error) {
    if (error instanceof Left) return refuse('');
    if (error instanceof TooLong) return refuse(TOO_LONG);
    console.error(error);
    return refuse(UNREADABLE);
  } finally {
    hired?.dismiss();
  }
};
