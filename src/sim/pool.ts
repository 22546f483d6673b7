import { Worker } from 'node:worker_threads';
import { runJob, type Job, type JobResult } from './jobs.ts';

/** Games a worker takes at a time: some tens of milliseconds' worth, so that all end together. */
const GAMES_A_TASK = 50;

/** Cuts a series into tasks; their results come back in this order whoever does them. */
const tasksOf = (job: Job): Job[] => {
  const tasks: Job[] = [];
  for (let from = job.from; from < job.to; from += GAMES_A_TASK)
    tasks.push({ ...job, from, to: Math.min(from + GAMES_A_TASK, job.to) });
  return tasks;
};

/** Runs a series over so many threads and returns the parts in order; `progress` hears how many games are done. */
export const runSeries = async (job: Job, threads: number, progress: (games: number) => void): Promise<JobResult[]> => {
  const tasks = tasksOf(job);
  const results: JobResult[] = [];
  let next = 0;
  let games = 0;
  const done = (index: number, task: Job, result: JobResult): void => {
    results[index] = result;
    games += task.to - task.from;
    progress(games);
  };
  if (threads === 1) {
    tasks.forEach((task, index) => {
      done(index, task, runJob(task));
    });
    return results;
  }
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    try {
      for (let task = tasks[next]; task; task = tasks[next]) {
        const index = next++;
        done(index, task, await ask(worker, task));
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
  return results;
};

const ask = (worker: Worker, task: Job): Promise<JobResult> =>
  new Promise((resolve, reject) => {
    worker.once('message', (result: JobResult) => {
      worker.removeListener('error', reject);
      resolve(result);
    });
    worker.once('error', reject);
    worker.postMessage(task);
  });
