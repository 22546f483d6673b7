import { wrap, type Remote } from 'comlink';
import { whenBroken } from '../offline/thread.ts';
import type { Battle } from '../opponent/sight.ts';
import type { Seat } from './player.worker.ts';
import { languageTag, t } from '../../languages/language.ts';

/** Whoever plays games; every promise is kept, or broken with a sentence. */
export interface Hand {
  ask<T>(work: (player: Pick<Remote<Seat>, 'play' | 'recall'>) => Promise<T>): Promise<T>;
  /** Sends the hand home; what it was asked is left unanswered. */
  dismiss(): void;
}

export type Hire = (battle: Battle) => Hand;

const LOST = t`The games could not be played: a part of the page could not be loaded. Check the connection.`;

/** A hand that works in a thread of its own. */
export const hireWorker: Hire = battle => {
  const worker = new Worker(new URL('./player.worker.ts', import.meta.url), { type: 'module', name: 'games' });
  const player = wrap<Seat>(worker);
  const broken = whenBroken(worker, { stumbled: why => t`A game has stumbled: ${why}`, lost: LOST });
  const ready = player.sit(battle, languageTag());
  return {
    ask: work => Promise.race([ready.then(() => work(player)), broken]),
    dismiss: () => worker.terminate(),
  };
};

const MOST_HANDS = 8;

/** How many games run side by side: one processor is left to the page. */
export const handsHere = (): number => Math.max(1, Math.min(MOST_HANDS, navigator.hardwareConcurrency - 1));
