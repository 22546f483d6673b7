import { expose } from 'comlink';
import { speakAs } from '../settings/languages.ts';
import type { Kind } from './strangeReaders.ts';

/** Reads what comes from elsewhere with the readers that the page will use, in a thread that can be stopped. */
const TASTER = {
  /** Fetches the readers: what that takes is no fault of the file. */
  async ready(language: string): Promise<void> {
    await speakAs(language);
    await import('./strangeReaders.ts');
  },
  /** @throws where a reader fails that should have refused */
  async taste(kind: Kind, text: string): Promise<void> {
    const { READERS } = await import('./strangeReaders.ts');
    READERS[kind](text);
  },
};
export type Taster = typeof TASTER;

expose(TASTER);
