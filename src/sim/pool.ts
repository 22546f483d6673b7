import { Worker } from 'node:worker_threads';
import { handOut, workOff, type Listeners } from '../trials/handing.ts';
import { prepare, type Job, type JobResult } from './jobs.ts';

/** Threads that have got a job ready, and keep it ready from one series to the next. */
export interface Crew {
  /** Plays the seeds of these numbers over so many of the threads, or over all. */
  play(numbers: readonly number[], listeners: Listeners<JobResult>, hands?: number): Promise<void>;
  dismiss(): Promise<void>;
}

const clock = (): number => performance.now();

export const hire = (job: Job, threads: number): Crew => {
  const file = new URL('./worker.js', import.meta.url);
  const workers = Array.from({ length: threads }, () => new Worker(file, { workerData: job }));
  return {
    async play(numbers, listeners, hands = threads) {
      const handing = handOut(numbers, hands, listeners);
      await Promise.all(workers.slice(0, hands).map(worker => workOff(handing, part => ask(worker, part), clock)));
    },
    async dismiss() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
};

/** Plays the seeds of these numbers over so many threads; one is this thread itself. */
export const runJob = async (
  job: Job,
  numbers: readonly number[],
  threads: number,
  listeners: Listeners<JobResult>,
): Promise<void> => {
  if (threads === 1) {
    await workOff(handOut(numbers, 1, listeners), prepare(job), clock);
    return;
  }
  const crew = hire(job, Math.min(threads, numbers.length));
  try {
    await crew.play(numbers, listeners);
  } finally {
    await crew.dismiss();
  }
};

const ask = (worker: Worker, part: readonly number[]): Promise<JobResult> =>
  new Promise((resolve, reject) => {
    worker.once('message', (result: JobResult) => {
      worker.removeListener('error', reject);
      resolve(result);
    });
    worker.once('error', reject);
    worker.postMessage(part);
  });
