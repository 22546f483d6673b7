import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { courtesies, legal, offeredAs, situationOf, submit, undoBarrier } from '../../core/engine.ts';
import { hash } from '../../core/replay.ts';
import type { Situation } from '../../core/game.ts';
import { SIDES, type Command, type GameEvent, type Side, type State } from '../../core/types.ts';
import { seenOf, sees, type Eyes } from '../../core/witness.ts';
import type { Reason } from '../../system/captain.ts';
import { Playback } from './playback.ts';
import { HUMAN, type Entry, type Played, type Players, type Setup } from '../../trials/gameFile.ts';
import { logLine, readable, type LogLine } from './log.ts';
import { sidesThatStayed, stayedLine } from './stayed.ts';
import { backToOf, undoable, undoOfferOf, type BackTo, type Past, type UndoOffer } from './undo.ts';
import { t } from '../../languages/language.ts';

/** What animates the events; until the board stands, and without WebGL, nothing does. */
export interface EventView {
  /** An event is about to be shown, its dice first. */
  begin?(event: GameEvent): void;
  act(event: GameEvent): Promise<void>;
  cut(): void;
  pace(): number;
}

export const NOBODY: EventView = { act: () => Promise.resolve(), cut: () => undefined, pace: () => 0 };

/** What a game by post lays down for its orders. */
export interface PostRules {
  /** Why nothing can be ordered now; null where it can. */
  refuses(): string | null;
  /** Whether an order waits for what the other player has a part in: its dice, or what lies face down with him. */
  waits(state: State, command: Command): boolean;
  /** What there is to send, as the words on the main button; null while there are orders to give, and at the end. */
  main(): { label: string; detail: string; press: () => void } | null;
}

const WAITS = t`An order waits for the other player: send it, or take it back.`;

/** The next player takes the seat, or the only one his: first comes what he may read, then the board. */
export interface Curtain {
  side: Side;
  /** The first line of the log that he has not seen, by its index. */
  since: number;
  /** Whether this is his first decision in the battle. */
  first: boolean;
}

/** The side that sits before the screen: of two that owe a decision the first. */
const deciderOf = (state: State): Side | null => SIDES.find(side => state.cursor.awaiting.includes(side)) ?? null;

const NO_UNDO: UndoOffer = { entries: 0, why: null };

const loneOf = (players: Players): Side | null => {
  const [only, other] = SIDES.filter(side => players[side] === HUMAN);
  return only !== undefined && other === undefined ? only : null;
};

/**
 * Hears of every change to what has been played, before anything of it is shown: nothing is before the change is on its way to where it
 * is kept, for which the answer may be waited.
 */
type Changed = (played: Played) => Promise<void> | undefined;

/** A battle being played. Everything on the screen is drawn from what it shows, which lags behind what has been decided. */
export class Session {
  readonly setup: Setup;
  readonly opening: Played['opening'];
  /** Who decides for each side; may change while the battle is fought. */
  readonly players: Signal<Players>;
  /** The only side that a player at the screen decides for; null where both or neither is. */
  readonly lone: ReadonlySignal<Side | null>;
  /** Whether nobody at the screen plays: he may see everything. */
  readonly watched: ReadonlySignal<boolean>;
  /** The side whose decision is shown as owed: of two the one that sits before the screen; null where the battle is over. */
  readonly decider: ReadonlySignal<Side | null>;
  readonly history = signal<readonly Entry[]>([]);
  /** Commands whose outcome is on the screen. */
  readonly shownCount = signal(0);
  readonly viewer = signal<Side | null>(null);
  readonly curtain = signal<Curtain | null>(null);
  /** From whose chair the screen is looked at. */
  readonly eyes: ReadonlySignal<Eyes>;
  /** What has been told to whoever looks on. */
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** The same with what others alone know. */
  readonly #lines = signal<readonly LogLine[]>([]);
  readonly playback: Playback;
  /** The state on the screen, secrets and all: only for what the viewer may see of it. */
  readonly #shown: ReadonlySignal<State>;
  /** Whether the screen shows what both players may know, because the decision needs no more: nobody has to look away. */
  readonly open = signal(false);
  /** Whether the player before such a screen looks at what he alone knows. */
  readonly peeking = signal(false);
  /** The state on the screen as the player before it may know it. */
  readonly own: ReadonlySignal<State>;
  /** The state on the screen as it is shown. */
  readonly view: ReadonlySignal<State>;
  /** Everything the viewer may do now. */
  readonly offers: ReadonlySignal<readonly Command[]>;
  readonly undoOffer: ReadonlySignal<UndoOffer>;
  /** How far back a line of the log can be gone to. */
  readonly backTo: ReadonlySignal<BackTo>;
  eventView: EventView = NOBODY;
  /** Only in a game by post. */
  post: PostRules | null = null;
  /** Commands that have been handed over to the other player by post: they stand for good. */
  readonly sent = signal(0);
  /** The order that waits for the other player's part of its dice. */
  readonly fixed = signal<Command | null>(null);
  /** How many commands had been given when the last went by itself, it included. */
  byItself = 0;
  readonly #lookedAt: Record<Side, number> = { union: 0, confederate: 0 };
  readonly #hasPlayed: Record<Side, boolean> = { union: false, confederate: false };
  readonly #changed: Changed;
  #gesture = 0;
  /** Commands whose events are in the log. */
  #toldEntries = 0;
  #toldEvents = 0;

  constructor(played: Played, changed: Changed) {
    this.setup = played.setup;
    this.players = signal(played.setup.players);
    this.lone = computed(() => loneOf(this.players.value));
    this.watched = computed(() => SIDES.every(side => this.players.value[side] !== HUMAN));
    this.opening = played.opening;
    this.#changed = changed;
    this.history.value = played.entries;
    this.#gesture = played.entries.length;
    for (const { command } of played.entries) this.#hasPlayed[command.side] = true;
    this.#shown = computed(() => this.stateAt(this.shownCount.value));
    this.decider = computed(() => this.deciderIn(this.#shown.value));
    this.own = computed(() => this.known(this.#shown.value, this.viewer.value));
    this.view = computed(() =>
      this.open.value && !this.peeking.value ? this.known(this.#shown.value, null) : this.own.value,
    );
    this.eyes = computed(() => this.#eyes());
    this.log = computed(() => readable(this.#lines.value, this.eyes.value));
    this.offers = computed(() => this.#offers());
    this.undoOffer = computed(() => (this.watched.value ? NO_UNDO : undoOfferOf(this.#past)));
    this.backTo = computed(() => backToOf(this.#past));
    this.playback = new Playback({
      roll: event => this.setup.match.rules.desk.events.roll(event),
      sees: event => sees(this.setup.match.rules, event, this.eyes.peek()),
      begin: event => this.eventView.begin?.(event),
      act: event => this.eventView.act(event),
      told: () => this.#tell(),
      finished: () => this.#show(this.shownCount.peek() + 1),
      cut: () => this.eventView.cut(),
      pace: () => this.eventView.pace(),
    });
    this.#tellUpTo(played.entries.length);
    this.#show(played.entries.length);
  }

  get busy(): ReadonlySignal<boolean> {
    return this.playback.busy;
  }

  /** The view with everything else a query may ask. */
  get now(): Situation {
    return situationOf(this.setup.match, this.view.value);
  }

  /** The same as far as the player before the screen knows it, whatever the screen shows. */
  get ownNow(): Situation {
    return situationOf(this.setup.match, this.own.value);
  }

  /** The state after all that has been decided, seen or not. */
  get newest(): State {
    return this.history.peek().at(-1)?.state ?? this.opening.state;
  }

  get played(): Played {
    return {
      setup: { ...this.setup, players: this.players.peek() },
      opening: this.opening,
      entries: [...this.history.peek()],
    };
  }

  stateAt(count: number): State {
    return count === 0 ? this.opening.state : (this.history.value[count - 1] as Entry).state;
  }

  /** The side that decides in a state: of two that owe a decision the one at the screen. Null where the battle is over. */
  deciderIn(state: State): Side | null {
    const lone = this.lone.value;
    return lone !== null && state.cursor.awaiting.includes(lone) ? lone : deciderOf(state);
  }

  /** Other players take the seats. */
  assign(players: Players): void {
    batch(() => {
      this.players.value = players;
      this.peeking.value = false;
      this.curtain.value = null;
      this.#show(this.shownCount.peek());
    });
    void this.#changed(this.played);
  }

  /** Carries out what an opponent has decided, with his reason. */
  answer(command: Command, reason: Reason | null): string | null {
    this.#gesture += 1;
    return this.#carryOut(command, reason === null ? {} : { reason }).refusal;
  }

  /** Carries out the only thing that can be done: it belongs to what led to it, where that was this side's own. */
  goOn(command: Command): string | null {
    const before = this.history.peek();
    if (before.at(-1)?.command.side !== command.side) this.#gesture += 1;
    this.byItself = before.length + 1;
    return this.#carryOut(command).refusal;
  }

  /** Carries out commands one after another as one gesture; stops where one is not offered any more or something hidden was shown. */
  dispatch(...commands: Command[]): string | null {
    return this.dispatchAfter([], ...commands);
  }

  /** The same after others that only lead up to them: what those show is the player's own, and no reason to stop. */
  dispatchAfter(lead: readonly Command[], ...commands: Command[]): string | null {
    this.#gesture += 1;
    const all = [...lead, ...commands];
    for (const [place, command] of all.entries()) {
      const done = this.#carryOut(command);
      if (done.refusal !== null) return place > 0 ? null : done.refusal;
      if (done.hidden && place >= lead.length) return null;
    }
    return null;
  }

  /** Goes on giving that side's offers that are picked, as one gesture, until none is or the game stops to ask something else. */
  dispatchWhile(side: Side, pick: (offers: readonly Command[]) => Command | undefined): string | null {
    const { match } = this.setup;
    const standing = ({ turn, cursor }: State): string => [turn, cursor.phase, cursor.interrupts.length].join();
    const begun = standing(this.newest);
    this.#gesture += 1;
    while (standing(this.newest) === begun && !this.fixed.peek()) {
      const command = pick(legal(match, this.newest, side));
      if (!command) return null;
      const { refusal } = this.#carryOut(command);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  #carryOut(command: Command, said: { reason?: Reason } = {}): { refusal: string | null; hidden: boolean } {
    const { match } = this.setup;
    const before = this.newest;
    const held = this.#held(before, command);
    if (held) return held;
    const done = submit(match, before, command);
    if (!done.ok) return { refusal: done.refusal, hidden: false };
    this.#hasPlayed[command.side] = true;
    const entry: Entry = { command, events: done.events, state: done.state, gesture: this.#gesture, ...said };
    this.history.value = [...this.history.peek(), entry];
    const kept = this.#changed(this.played);
    this.playback.enqueue({ events: done.events, ...(kept ? { kept } : {}) });
    const seen = seenOf(match.rules, done.events, command.side);
    return { refusal: null, hidden: undoBarrier(match, before, done.state, seen) === 'hidden' };
  }

  /** What becomes of an order by post that cannot be carried out here; null where it can. */
  #held(before: State, command: Command): { refusal: string | null; hidden: boolean } | null {
    if (!this.post) return null;
    const refusal = this.fixed.peek() ? WAITS : this.post.refuses();
    if (refusal !== null) return { refusal, hidden: false };
    if (!offeredAs(this.setup.match, before, command) || !this.post.waits(before, command)) return null;
    this.fixed.value = command;
    void this.#changed(this.played);
    return { refusal: null, hidden: true };
  }

  /** Gives up or offers a draw, at any time; by post with the other orders. */
  courtesies(side: Side): Command[] {
    if (this.fixed.value || (this.post?.refuses() ?? null) !== null) return [];
    return courtesies(this.#shown.value, side);
  }

  /** Takes back the last gesture as far as that is allowed. */
  undo(): string | null {
    const { entries, why } = this.undoOffer.peek();
    if (this.busy.peek()) return t`Wait until this has been seen.`;
    if (entries === 0) return why ?? t`There is nothing to take back.`;
    this.#cutBack(this.history.peek().length - entries);
    return null;
  }

  /** Goes back to where so many commands had been given, as far as that is allowed. */
  undoTo(count: number): string | null {
    const { least, why } = this.backTo.peek();
    if (this.busy.peek()) return t`Wait until this has been seen.`;
    if (this.fixed.peek()) return WAITS;
    if (count < least) return why;
    if (count < this.history.peek().length) this.#cutBack(count);
    return null;
  }

  /**
   * Takes one command back from under later ones, if neither it nor they have shown anything: a gun that has been aimed can be
   * aimed at something else.
   */
  withdraw(isIt: (command: Command) => boolean): boolean {
    const entries = this.history.peek();
    const at = entries.findLastIndex(entry => isIt(entry.command));
    if (entries.slice(at).some(({ command }) => command.side !== entries[at]?.command.side)) return false;
    if (this.busy.peek() || at < 0 || at < entries.length - undoable(this.#past)) return false;
    this.#cutBack(at);
    for (const { command } of entries.slice(at + 1)) this.dispatch(command);
    return true;
  }

  lift(): void {
    const { curtain } = this;
    if (!curtain.value) return;
    batch(() => {
      this.viewer.value = curtain.value?.side ?? null;
      curtain.value = null;
    });
  }

  /** The player before an open screen looks at his own secrets, or puts them away again. */
  peek(): void {
    this.peeking.value = this.open.peek() && !this.peeking.peek();
  }

  /** A fingerprint of where the game stands, dice included. */
  fingerprint(): string {
    return hash(this.newest);
  }

  /** A state as that side may know it; without a side as both may, or as it is where nobody at the screen plays. */
  known(state: State, viewer: Side | null): State {
    const { rules } = this.setup.match;
    if (state.outcome || this.watched.value) return state;
    return viewer ? rules.redact(state, viewer) : SIDES.reduce((known, side) => rules.redact(known, side), state);
  }

  #eyes(): Eyes {
    if (this.#shown.value.outcome || this.watched.value) return 'umpire';
    return (this.open.value && !this.peeking.value ? null : this.viewer.value) ?? 'both';
  }

  #offers(): readonly Command[] {
    const viewer = this.viewer.value;
    // Of the whole state, which offers a side what its own view does: so what is carried out next need not be listed again.
    return viewer === null || this.busy.value || this.fixed.value
      ? []
      : legal(this.setup.match, this.#shown.value, viewer);
  }

  get #past(): Past {
    const { match } = this.setup;
    const [entries, lone, sent] = [this.history.value, this.lone.value, this.sent.value];
    return { match, entries, stateAt: count => this.stateAt(count), lone, sent };
  }

  #cutBack(count: number): void {
    batch(() => {
      const before = this.#shown.peek();
      // First what is shown: it must lie within the history at every moment.
      this.shownCount.value = count;
      this.history.value = this.history.peek().slice(0, count);
      this.#lines.value = this.#lines.peek().filter(line => line.entry <= count);
      this.#toldEntries = count;
      this.#toldEvents = this.#eventsOf(count).length;
      this.#seat(before, this.stateAt(count));
    });
    void this.#changed(this.played);
  }

  /** The next event stands in the log. */
  #tell(): void {
    while (this.#toldEvents >= this.#eventsOf(this.#toldEntries).length) {
      this.#toldEntries += 1;
      this.#toldEvents = 0;
    }
    this.#write(this.#toldEntries, this.#toldEvents);
    this.#toldEvents += 1;
  }

  /** Writes the log of a game that is taken up again, and notes what each player had seen when he last handed over. */
  #tellUpTo(count: number): void {
    for (let entry = 0; entry <= count; entry++) {
      const from = entry === 0 ? null : deciderOf(this.stateAt(entry - 1));
      this.#eventsOf(entry).forEach((_, place) => this.#write(entry, place));
      if (from && from !== deciderOf(this.stateAt(entry))) this.#lookedAt[from] = this.#lines.peek().length;
    }
    this.#toldEntries = count;
    this.#toldEvents = this.#eventsOf(count).length;
  }

  #eventsOf(entry: number): readonly GameEvent[] {
    return entry === 0 ? this.opening.events : (this.history.peek()[entry - 1]?.events ?? []);
  }

  #write(entry: number, place: number): void {
    const event = this.#eventsOf(entry)[place];
    if (!event) return;
    const { match } = this.setup;
    const lines = [...this.#lines.peek()];
    for (const side of this.stayed(event, entry)) lines.push(stayedLine(side, entry, lines.length));
    this.#lines.value = [...lines, logLine(match, this.stateAt(entry), event, entry, lines.length)];
  }

  /** Sides that have not moved, told with an event of that entry. */
  stayed(event: GameEvent, entry: number): readonly Side[] {
    return entry > this.history.peek().length
      ? []
      : sidesThatStayed(this.setup.match, event, count => this.stateAt(count), entry);
  }

  /** Shows the state after so many commands, to the side that owes the next decision. */
  #show(count: number): void {
    batch(() => {
      const before = this.#shown.peek();
      this.shownCount.value = count;
      this.#seat(before, this.stateAt(count));
    });
  }

  #seat(before: State, state: State): void {
    if (this.lone.peek() !== null || this.watched.peek()) {
      this.viewer.value = this.lone.peek();
      this.open.value = false;
      return;
    }
    const from = this.viewer.peek();
    const wasOpen = this.open.peek();
    // Who sits there goes on, where both have something to decide.
    const to = from !== null && state.cursor.awaiting.includes(from) ? from : deciderOf(state);
    const open = to !== null && this.#isOpen(state);
    if (to !== from || open !== wasOpen) this.peeking.value = false;
    const unseen = this.#lookedAt[to ?? 'union'];
    for (const side of SIDES) if (wasOpen || open || side === from) this.#lookedAt[side] = this.#lines.peek().length;
    if (to === from && (open || !wasOpen)) this.open.value = open;
    else if (to === null || !this.#needsCurtain(before, state, from, to)) {
      this.viewer.value = to;
      this.open.value = open;
    } else {
      this.viewer.value = null;
      this.open.value = open;
      this.curtain.value = {
        side: to,
        since: wasOpen ? this.#lines.peek().length : unseen,
        first: !this.#hasPlayed[to],
      };
    }
  }

  /** The only player at the screen reads his orders before anything is done. Two players read theirs as each sits down. */
  brief(): void {
    const side = this.lone.peek();
    if (side !== null) this.curtain.value = { side, since: this.#lines.peek().length, first: true };
  }

  /** Whether the decision can be made from what both players know. */
  #isOpen(state: State): boolean {
    const { match } = this.setup;
    return !match.rules.desk.deciding.isSecret(situationOf(match, state));
  }

  /** A player who has not read his orders, one whose enemy has just decided in secret, and one who knows more than the other. */
  #needsCurtain(before: State, state: State, from: Side | null, to: Side): boolean {
    if (!this.#hasPlayed[to]) return true;
    if (this.#isOpen(state)) return false;
    if (from !== null && from !== to && before.cursor.awaiting.includes(from) && before.cursor.awaiting.includes(to))
      return true;
    return hash(this.known(state, 'union')) !== hash(this.known(state, 'confederate'));
  }
}
