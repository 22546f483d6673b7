import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Reason } from '../../system/captain.ts';
import { opponentNamed, type Opponent } from '../../bots/opponents.ts';
import { seedFrom } from '../../core/dice.ts';
import { enemyOf, SIDES, type Command, type Side, type State } from '../../core/types.ts';
import { seenOf } from '../../core/witness.ts';
import { HUMAN, type Entry } from '../../trials/gameFile.ts';
import { sightFor, toldOf, type Sight } from '../../system/sight.ts';
import { recapOf } from './recap.ts';
import type { Battle } from './sight.ts';
import type { Foregone } from './prospects.ts';
import { GivenUp, WorkerThinker, type Thinker } from './thinker.ts';
import { BY_POST } from '../post/place.ts';
import type { Session } from '../table/session.ts';
import { small } from '../ui/words.ts';
import { t } from '../../languages/language.ts';

/** What an opponent is about: nothing, thinking, waiting until the last move has been seen, held by the player, or stuck. */
export type Doing = 'idle' | 'thinking' | 'waiting' | 'held' | 'failed';

/** Milliseconds that an opponent may usually think about one decision; a hasty one has less, a patient one more. */
export const PATIENCE = 600;
/** Milliseconds in which it is found out whether anything can still change: longer, and the opponent's own answer would wait for it. */
const FOREGONE = 800;
/** From here on, in parts of the battle's time, it is asked: before, there is always time enough. */
const LATE = 0.5;
/** Milliseconds between what two decisions of an opponent bring about, at the usual speed. */
const BEAT = 600;

/** Who decided last for a side, after how many commands, and in which state: another one stands there when that has been undone. */
interface Memory {
  readonly opponent: string;
  readonly place: number;
  readonly state: State;
}

/** The battle as opponents need it, and may know it. */
export const battleOf = ({ setup }: Session): Battle => ({
  source: toldOf(setup.battle.source),
  rules: setup.match.rules.id,
  options: { ...setup.match.options },
});

/**
 * What a side sees after so many commands, and its opponent's dice for that decision: thrown from seed, side and the number of
 * commands, so that a game that is taken up again goes on as it would have.
 */
export const sightOf = (session: Session, side: Side, count: number): Sight => {
  const { match, seed } = session.setup;
  return sightFor(match, session.stateAt(count), side, seedFrom(`${seed}/${side}/${count}`));
};

/** Lets opponents decide for their sides, one decision after another, as soon as the last one has been seen. */
export class Solo {
  readonly #session: Session;
  readonly thinker: Thinker;
  readonly doing = signal<Doing>('idle');
  /** Whether the player holds the opponents. */
  readonly held = signal(false);
  /** Why an opponent is stuck. */
  readonly trouble = signal<string | null>(null);
  /** A word from an opponent: his answer to an offer. */
  readonly word = signal<string | null>(null);
  /** How the battle ends whatever the player still does, as far as he can know it; null while it is open. */
  readonly foregone = signal<Foregone | null>(null);
  /** Why an opponent did what he did last; only where everything may be seen. */
  readonly reason = signal<Reason | null>(null);
  /** Whether the chart stands on which moves can be seen. */
  readonly seated = signal(false);
  /** The side for which an opponent has to decide, or is asked for a draw. */
  readonly side: ReadonlySignal<Side | null>;
  /** The opponent who has to decide. */
  readonly opponent: ReadonlySignal<Opponent | null>;
  /** How much slower than at once moves follow each other: 0 = at once, 1 = the usual pace. */
  pace: () => number = () => 0;
  /** Counts what has been begun: what was begun before is not waited for any more. */
  #turn = 0;
  #at: string | null = null;
  /** The last decision that each opponent remembers, by its place; null where he has forgotten, or nobody has decided yet. */
  #memory: Record<Side, Memory | null> = { union: null, confederate: null };
  /** The offer of a draw that has been answered, by its place. */
  readonly #answered = signal(0);
  #stepping = false;
  #wake: (() => void) | null = null;
  readonly #forget: () => void;
  /** The turn for which it was asked whether anything can still change. */
  #askedIn = 0;

  constructor(session: Session, thinker: Thinker = new WorkerThinker(battleOf(session))) {
    this.#session = session;
    this.thinker = thinker;
    this.side = computed(() => {
      const state = session.history.value.at(-1)?.state ?? session.opening.state;
      if (state.outcome) return null;
      const side = this.#offeredTo() ?? session.deciderIn(state);
      return side !== null && this.#isOpponent(session.players.value[side]) ? side : null;
    });
    this.opponent = computed(() => {
      const side = this.side.value;
      return side === null ? null : (opponentNamed(session.players.value[side]) ?? null);
    });
    this.#forget = effect(() => {
      const { busy, history, players, curtain } = session;
      const rests = !busy.value && curtain.value === null && this.seated.value;
      const { union, confederate } = players.value;
      const now = [history.value.length, union, confederate, this.held.value, this.#answered.value].join();
      untracked(() => {
        this.#attend(rests, now);
        if (rests) void this.#lookAhead();
      });
    });
  }

  /** Ends all thinking. */
  leave(): void {
    this.#forget();
    this.#giveUp();
    this.thinker.stop();
  }

  /** No more thinking about this decision, and no more waiting: what is best at a glance, at once. */
  hurry(): void {
    if (this.doing.peek() === 'waiting') this.#wake?.();
    else if (this.doing.peek() === 'thinking') void this.#begin(0);
  }

  /** Stops the opponents, for as long as the player wants. */
  hold(): void {
    this.held.value = true;
  }

  goOn(): void {
    this.held.value = false;
  }

  /** Holds the opponent whose decision it is, or lets him go on. */
  toggle(): void {
    if (this.side.peek() !== null) this.held.value = !this.held.peek();
  }

  /** One decision, and then the opponents stand again. */
  step(): void {
    if (this.doing.peek() !== 'held') return;
    this.#stepping = true;
    void this.#begin();
  }

  /** The opponent of a battle that is lost whatever he does strikes. */
  strike(): void {
    const lone = this.#session.lone.peek();
    if (lone !== null && this.foregone.peek() === lone) this.#carryOut({ type: 'concede', side: enemyOf(lone) }, null);
  }

  /** Once more after something went wrong. */
  retry(): void {
    if (this.doing.peek() === 'failed') void this.#begin();
  }

  /** A player elsewhere is none: nobody here decides for him. */
  #isOpponent(player: string): boolean {
    return player !== HUMAN && player !== BY_POST;
  }

  /** The side that an opponent holds and whose enemy at the screen waits for an answer to his offer of a draw. */
  #offeredTo(): Side | null {
    const { history, players } = this.#session;
    const last = history.value.at(-1);
    if (!last || last.state.outcome) return null;
    const { drawOffers } = last.state;
    const side = SIDES.find(each => drawOffers.includes(enemyOf(each)) && !drawOffers.includes(each));
    if (side === undefined || !this.#isOpponent(players.value[side])) return null;
    const place = history.value.findLastIndex(({ command }) => command.type === 'offerDraw');
    return place + 1 > this.#answered.value ? side : null;
  }

  #attend(rests: boolean, now: string): void {
    const side = this.side.peek();
    if (!rests || side === null) {
      if (side === null || this.#at !== now) this.#giveUp();
      return;
    }
    if (this.#at === now) return;
    this.#giveUp();
    this.#at = now;
    if (this.held.peek()) this.doing.value = 'held';
    else void this.#begin();
  }

  /** Nobody waits any more for what was begun. */
  #giveUp(): void {
    this.#turn += 1;
    this.#at = null;
    this.#wake?.();
    if (this.doing.peek() === 'thinking') this.#stopThinking();
    batch(() => {
      this.doing.value = 'idle';
      this.trouble.value = null;
    });
  }

  #stopThinking(): void {
    this.thinker.stop();
    this.#memory = { union: null, confederate: null };
  }

  /** Asks the opponent whose turn it is, and carries out what he says once the last move has been followed. */
  async #begin(patience = PATIENCE * (this.opponent.peek()?.takes ?? 1)): Promise<void> {
    if (this.doing.peek() === 'thinking' || this.doing.peek() === 'failed') this.#stopThinking();
    const turn = ++this.#turn;
    const side = this.side.peek();
    if (side === null) return;
    batch(() => {
      this.doing.value = 'thinking';
      this.trouble.value = null;
    });
    try {
      if (this.#offeredTo() === null) await this.#decide(side, turn, patience);
      else await this.#answerOffer(side, turn, patience);
    } catch (error) {
      if (turn !== this.#turn || error instanceof GivenUp) return;
      batch(() => {
        this.doing.value = 'failed';
        this.trouble.value = error instanceof Error ? error.message : String(error);
      });
    }
  }

  /** Late in a battle, once a turn, when the player decides: whether anything can still change. */
  async #lookAhead(): Promise<void> {
    const session = this.#session;
    const side = session.lone.peek();
    const count = session.history.peek().length;
    const { turn, outcome } = session.stateAt(count);
    if (turn !== this.#askedIn || outcome) this.foregone.value = null;
    if (side === null || outcome || turn === this.#askedIn || this.side.peek() !== null) return;
    if (!this.#isOpponent(session.players.peek()[enemyOf(side)])) return;
    const { desk } = session.setup.match.rules;
    if (turn <= LATE * desk.limit.last(session.now)) return;
    this.#askedIn = turn;
    const end = await this.thinker.foregone(sightOf(session, side, count), FOREGONE).catch(() => null);
    const { turn: now, outcome: over } = session.stateAt(session.history.peek().length);
    if (now === turn && !over) this.foregone.value = end;
  }

  async #decide(side: Side, turn: number, patience: number): Promise<void> {
    const session = this.#session;
    const count = session.history.peek().length;
    const opponent = session.players.peek()[side];
    const recap = this.#recap(side, count, opponent);
    const begun = performance.now();
    const answer = await this.thinker.decide({ opponent, now: sightOf(session, side, count), recap, patience });
    if (turn !== this.#turn) return;
    performance.measure('opponent', { start: begun });
    this.#memory[side] = { opponent, place: count, state: session.stateAt(count) };
    await this.#beat(answer.command);
    if (turn !== this.#turn) return;
    this.#carryOut(answer.command, answer.reason);
  }

  #carryOut(command: Command, reason: Reason | null): void {
    const session = this.#session;
    this.#at = null;
    batch(() => {
      this.doing.value = 'idle';
      this.word.value = null;
      this.reason.value = session.watched.peek() ? reason : null;
      this.#stepping = false;
      const refusal = session.answer(command, reason);
      if (refusal !== null) throw new Error(refusal);
    });
  }

  /** He takes a draw that is the best he can hope for; an offer that he has refused he hears once in a turn. */
  async #answerOffer(side: Side, turn: number, patience: number): Promise<void> {
    const session = this.#session;
    const count = session.history.peek().length;
    const takes = await this.thinker.wouldDraw(sightOf(session, side, count), patience);
    if (turn !== this.#turn) return;
    const title = this.opponent.peek()?.title ?? '';
    if (takes) this.#carryOut({ type: 'offerDraw', side }, null);
    else
      batch(() => {
        this.doing.value = 'idle';
        this.word.value = t`The ${small(title)} declines your offer of a draw.`;
        this.#answered.value = count;
      });
  }

  /** What he has to think again where he has forgotten it, or never thought it; null where he goes on from his last decision. */
  #recap(side: Side, count: number, opponent: string): Sight[] | null {
    const session = this.#session;
    const recap = recapOf(
      {
        count,
        stateAt: place => session.stateAt(place),
        commandAt: place => (session.history.peek()[place] as Entry).command,
        sightAt: place => sightOf(session, side, place),
      },
      side,
    );
    const last = this.#memory[side];
    const remembers =
      last?.opponent === opponent &&
      last.place < count &&
      session.stateAt(last.place) === last.state &&
      (recap.places.length === 0 || recap.places.at(-1) === last.place);
    return remembers ? null : recap.sights();
  }

  /** Time to follow: between what can be seen, but not within the turn of one ship, or while cards are laid. */
  #beat(command: Command): Promise<void> {
    const { history, setup, eyes } = this.#session;
    const { rules } = setup.match;
    const { desk } = rules;
    const last = history.peek().at(-1);
    const [before, about] = [last && desk.about(last.command), desk.about(command)];
    const sameTurn = about.unit !== null && before?.unit === about.unit;
    const sameSweep = (before?.card ?? before?.deck) !== undefined && (about.card ?? about.deck) !== undefined;
    const milliseconds = BEAT * this.pace();
    if (
      milliseconds === 0 ||
      sameTurn ||
      sameSweep ||
      seenOf(rules, last?.events ?? [], eyes.peek()).length === 0 ||
      this.#stepping
    )
      return Promise.resolve();
    this.doing.value = 'waiting';
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.#wake = done;
    });
  }
}
