import { batch, signal } from '@preact/signals';
import type { RuleSet } from '../../system/ruleset.ts';
import type { Side } from '../../core/types.ts';
import { matchOf } from '../../rules/index.ts';
import type { Battle } from '../../trials/library.ts';
import { Run } from './run.ts';
import type { Hire } from './hands.ts';

/** What is to be played. */
export interface Wanted {
  rules: RuleSet;
  /** Only what differs from the battle's own switches. */
  options: Readonly<Record<string, boolean>>;
  /** Names of opponents; where sides are swapped, as they sit in the first game of each seed. */
  opponents: Readonly<Record<Side, string>>;
  /** Games in all; where sides are swapped, two from each seed. */
  games: number;
  swap: boolean;
  seed: string;
}

export const SIZES = [20, 50, 200, 1000] as const;

/** A battle on trial: what is to be played, and what has been. */
export class Trial {
  readonly battle: Battle;
  readonly wanted;
  readonly run = signal<Run | null>(null);

  constructor(battle: Battle, wanted: Wanted) {
    this.battle = battle;
    this.wanted = signal(wanted);
  }

  change(part: Partial<Wanted>): void {
    this.wanted.value = { ...this.wanted.peek(), ...part };
  }

  /** Plays the games; what was played before goes. */
  begin(hands: number, hire: Hire): void {
    const { rules, options, opponents, games, swap, seed } = this.wanted.peek();
    const match = matchOf(rules, this.battle.scenario, options);
    const plan = { opponents, seed, seeds: swap ? games / 2 : games, swap };
    batch(() => {
      this.run.peek()?.stop();
      this.run.value = new Run(this.battle, match, plan);
    });
    void this.run.peek()?.begin(hands, hire);
  }

  /** Ends whatever is being played. */
  leave(): void {
    this.run.peek()?.stop();
  }
}
