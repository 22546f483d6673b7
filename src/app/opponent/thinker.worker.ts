import { expose } from 'comlink';
import { speakAs } from '../settings/languages.ts';
import type { Mind } from './mind.ts';
import type { Battle } from './sight.ts';

let mind: Mind | null = null;

const seated = (): Mind => {
  if (!mind) throw new Error('no opponent has been seated yet');
  return mind;
};

/** Opponents as the page reaches them: they sit down in the player's language, and then decide. */
const SEAT = {
  /** Takes up a battle; everything else is asked about it. */
  async sit(battle: Battle, language: string): Promise<void> {
    await speakAs(language);
    const { Mind } = await import('./mind.ts');
    mind = new Mind(() => performance.now());
    mind.sit(battle);
  },
  decide: (...asked: Parameters<Mind['decide']>) => seated().decide(...asked),
  advise: (...asked: Parameters<Mind['advise']>) => seated().advise(...asked),
  wouldDraw: (...asked: Parameters<Mind['wouldDraw']>) => seated().wouldDraw(...asked),
  foregone: (...asked: Parameters<Mind['foregone']>) => seated().foregone(...asked),
};
export type Seat = typeof SEAT;

expose(SEAT);
