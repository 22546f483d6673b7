import { expose } from 'comlink';
import { speakAs } from '../settings/languages.ts';
import type { Battle } from '../opponent/sight.ts';
import type { Player } from './player.ts';

let player: Player | null = null;

const seated = (): Player => {
  if (!player) throw new Error('nobody has sat down to play games yet');
  return player;
};

/** Whoever plays games, as the page reaches him: he sits down in the player's language, so that reasons are given in it. */
const SEAT = {
  /** Takes up a battle; everything else is asked about it. */
  async sit(battle: Battle, language: string): Promise<void> {
    await speakAs(language);
    const { Player } = await import('./player.ts');
    player = new Player();
    player.sit(battle);
  },
  play: (...asked: Parameters<Player['play']>) => seated().play(...asked),
  recall: (...asked: Parameters<Player['recall']>) => seated().recall(...asked),
};
export type Seat = typeof SEAT;

expose(SEAT);
