import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Match } from '../../system/ruleset.ts';
import { seriesOf, type Series } from '../../trials/gamesFile.ts';
import { handOut, workOff } from '../../trials/handing.ts';
import type { GameRecord } from '../../trials/record.ts';
import { gamesASeed, seedNumbers, whyEndless, type SeriesPlan } from '../../trials/series.ts';
import { tally, type Tally } from '../../trials/tally.ts';
import type { Battle } from '../../trials/library.ts';
import type { Hand, Hire } from './hands.ts';

/** Milliseconds until the first look at what has come in, and between two; more where there is more to add up and draw. */
const FIRST_LOOK = 100;
const LOOK = 400;

/** Parts that each hand has before him: while the page takes one in, he is at the next. */
const PARTS = 2;

export type Stage = 'running' | 'done' | 'stopped' | 'failed';

/** One series of games, played by several hands at once and taken in order, so that what has been played is always a series by itself. */
export class Run {
  static #begun = 0;
  /** Counts the series of this page. */
  readonly number = ++Run.#begun;
  readonly match: Match;
  readonly plan: SeriesPlan;
  readonly stage = signal<Stage>('running');
  /** Games that have come in. */
  readonly played = signal(0);
  /** What they tell, as of the last look; null before the first. */
  readonly told = signal<Tally | null>(null);
  /** Why it cannot go on. */
  readonly trouble = signal<string | null>(null);
  /** Games a second so far. */
  readonly pace: ReadonlySignal<number>;
  readonly #battle: Battle;
  #records: readonly GameRecord[] = [];
  #hands: Hand[] = [];
  #look: ReturnType<typeof setTimeout> | null = null;
  readonly #began = performance.now();

  constructor(battle: Battle, match: Match, plan: SeriesPlan) {
    this.#battle = battle;
    this.match = match;
    this.plan = plan;
    this.pace = computed(() => (1000 * this.played.value) / Math.max(1, performance.now() - this.#began));
  }

  /** Games that are to be played. */
  get games(): number {
    return this.plan.seeds * gamesASeed(this.plan);
  }

  /** Games that have been played, by index, without a gap. */
  get records(): readonly GameRecord[] {
    return this.#records;
  }

  /** The series as far as it has been played. */
  get series(): Series {
    const seeds = this.#records.length / gamesASeed(this.plan);
    return seriesOf(this.match, this.#battle, { ...this.plan, seeds }, null);
  }

  async begin(count: number, hire: Hire): Promise<void> {
    const { match, plan } = this;
    const why = whyEndless(match);
    if (why) {
      this.#end('failed', why);
      return;
    }
    const battle = { source: this.#battle.source, rules: match.rules.id, options: { ...match.options } };
    this.#hands = Array.from({ length: Math.min(count, plan.seeds) }, () => hire(battle));
    const handing = handOut<GameRecord[]>(seedNumbers(plan.seeds, null), this.#hands.length, {
      progress: () => undefined,
      take: games => this.#take(games),
    });
    const work = (hand: Hand): Promise<void> =>
      workOff(
        handing,
        part => hand.ask(player => player.play(plan, part)),
        () => performance.now(),
      );
    try {
      await Promise.all(this.#hands.flatMap(hand => Array.from({ length: PARTS }, () => work(hand))));
      this.#end('done');
    } catch (error) {
      this.#end('failed', error instanceof Error ? error.message : String(error));
    }
  }

  /** Plays no more; what has been played is kept. */
  stop(): void {
    this.#end('stopped');
  }

  /** Answers whether that is enough. */
  #take(games: readonly GameRecord[]): boolean {
    if (this.stage.peek() !== 'running') return true;
    this.#records = [...this.#records, ...games];
    this.played.value = this.#records.length;
    this.#look ??= setTimeout(
      () => this.#addUp(),
      this.told.peek() ? Math.max(LOOK, this.#records.length) : FIRST_LOOK,
    );
    return false;
  }

  #addUp(): void {
    if (this.#look !== null) clearTimeout(this.#look);
    this.#look = null;
    if (this.#records.length > 0) this.told.value = tally(this.match, this.#records);
  }

  #end(stage: Stage, trouble: string | null = null): void {
    if (this.stage.peek() !== 'running') return;
    for (const hand of this.#hands) hand.dismiss();
    this.#hands = [];
    batch(() => {
      this.stage.value = stage;
      this.trouble.value = trouble;
      this.#addUp();
    });
  }
}
