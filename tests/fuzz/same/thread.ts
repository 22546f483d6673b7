/** A thread of its own, in which nothing has been played before: plays what it is handed, in that order. */
import { parentPort, workerData } from 'node:worker_threads';
import { inShort, playedInTurn, type Deal } from './deals.ts';

parentPort?.postMessage(playedInTurn(workerData as Deal[]).map(inShort));
