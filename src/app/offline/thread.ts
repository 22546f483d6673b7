import { lookForNewBuild } from './offline.ts';

interface Sentences {
  /** What is said when the thread has stumbled over something. */
  stumbled: (why: string) => string;
  /** What is said when its script could not be fetched. */
  lost: string;
}

/**
 * Breaks with a sentence when a thread stumbles, or when its script could not be fetched; then it may be that a newer build has taken the
 * old one's place, and the page looks for one.
 */
export const whenBroken = (worker: Worker, { stumbled, lost }: Sentences): Promise<never> => {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', event => {
      event.preventDefault();
      if (!event.message) lookForNewBuild().catch(() => undefined);
      reject(new Error(event.message ? stumbled(event.message) : lost));
    });
  });
  // Nobody may be waiting at that moment.
  broken.catch(() => undefined);
  return broken;
};
