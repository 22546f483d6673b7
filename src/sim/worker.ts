import { parentPort, workerData } from 'node:worker_threads';
import { prepare, type Job } from './jobs.ts';

const run = prepare(workerData as Job);
parentPort?.on('message', (numbers: readonly number[]) => {
  parentPort?.postMessage(run(numbers));
});
