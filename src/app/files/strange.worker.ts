import { expose } from 'comlink';
import type { Match } from '../../system/ruleset.ts';
import { speakAs } from '../settings/languages.ts';
import { heard, packedUp, PIECE, type Parcel } from './handOver.ts';
import type { Input, Kind } from './strangeReaders.ts';

/** Milliseconds between two signs of life. */
const BEAT = 200;

/** Tells now and then that something gets on. */
const toldOften = (beat: () => void): (() => void) => {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < BEAT) return;
    last = now;
    beat();
  };
};

let lists: (readonly unknown[])[] = [];

/** Reads what comes from elsewhere for the page, in a thread that can be stopped. */
const READER = {
  /** Fetches the readers: what that takes is no fault of the file. */
  async ready(language: string): Promise<void> {
    await speakAs(language);
    await import('./strangeReaders.ts');
  },
  /**
   * What was read, but for its long lists; `beat` hears that a game which is played again gets on.
   * @throws where a reader fails that should have refused
   */
  async read<K extends Kind>(kind: K, from: Input<K>, beat: () => void): Promise<Parcel> {
    const { READERS } = await import('./strangeReaders.ts');
    const laid: Match[] = [];
    const step = toldOften(beat);
    const read = READERS[kind](from, match => {
      const own = heard(match, step);
      laid.push(own);
      beat();
      return own;
    });
    const packed = packedUp(read, laid);
    ({ lists } = packed);
    return packed.parcel;
  },
  /** The next entries of a long list of what was read. */
  piece: (list: number, from: number): readonly unknown[] => (lists[list] ?? []).slice(from, from + PIECE),
};
export type Reader = typeof READER;

expose(READER);
