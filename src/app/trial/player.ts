import type { Reason } from '../../system/captain.ts';
import type { Match } from '../../system/ruleset.ts';
import type { Command, Side } from '../../core/types.ts';
import { playGame, seatsFor, type Seat } from '../../trials/game.ts';
import type { GameRecord } from '../../trials/record.ts';
import { playSeed, type SeriesPlan } from '../../trials/series.ts';
import { matchFor } from '../opponent/mind.ts';
import type { Battle } from '../opponent/sight.ts';

/** What two opponents did in one game: enough to play it again without them. */
export interface Recalled {
  commands: Command[];
  /** Why, by the place of the command, where there was a choice. */
  reasons: Record<number, Reason>;
}

/** Plays whole games of one battle between opponents, in a worker. */
export class Player {
  #match: Match | null = null;

  /** Takes up a battle; everything else is asked about it. */
  sit(battle: Battle): void {
    this.#match = matchFor(battle);
  }

  /** Plays the seeds of these numbers. */
  play(plan: Omit<SeriesPlan, 'seeds'>, numbers: readonly number[]): GameRecord[] {
    return numbers.flatMap(number => playSeed(this.#table, plan, number));
  }

  /** Plays one game and tells every command of it. */
  recall(opponents: Readonly<Record<Side, string>>, seed: string): Recalled {
    const told: Recalled = { commands: [], reasons: {} };
    let said: Reason | null = null;
    const speaking = ({ bot, dice }: Seat): Seat => ({
      bot: (view, options, own, brief) => bot(view, options, own, { ...brief, say: why => void (said = why) }),
      dice,
    });
    const { union, confederate } = seatsFor(opponents, seed);
    playGame(this.#table, { union: speaking(union), confederate: speaking(confederate) }, seed, command => {
      if (command && said) told.reasons[told.commands.length] = said;
      if (command) told.commands.push({ ...command });
      said = null;
    });
    return told;
  }

  get #table(): Match {
    if (!this.#match) throw new Error('no battle has been laid out for the games');
    return this.#match;
  }
}
