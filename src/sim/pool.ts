import { Worker } from 'node:worker_threads';
import { handOut, workOff, type Listeners } from '../trials/handing.ts';
import { prepare, type Job, type JobResult } from './jobs.ts';

/** Plays the seeds of these numbers over so many threads. */
export const runJob = async (
  job: Job,
  numbers: readonly number[],
  threads: number,
  listeners: Listeners<JobResult>,
): Promise<void> => {
  const handing = handOut(numbers, listeners);
  const work = (play: (part: readonly number[]) => JobResult | Promise<JobResult>): Promise<void> =>
    workOff(handing, play, () => performance.now());
  if (threads === 1) {
    await work(prepare(job));
    return;
  }
  const inThread = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: job });
    try {
      await work(part => ask(worker, part));
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, numbers.length) }, inThread));
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
