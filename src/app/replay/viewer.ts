import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { UnitSheet } from '../../system/desk/index.ts';
import { situationOf } from '../../core/engine.ts';
import type { Situation } from '../../core/game.ts';
import type { GameEvent, HexId, State } from '../../core/types.ts';
import { seenOf, sees, type Eyes } from '../../core/witness.ts';
import { Playback } from '../table/playback.ts';
import { gameLine, type GameLine } from '../../trials/afterAction/gameLine.ts';
import { toldOf } from '../../trials/afterAction/scenes.ts';
import type { Entry, Played, Setup } from '../../trials/gameFile.ts';
import { isHeading, logLine, readable, withReasons, type LogLine } from '../table/log.ts';
import { NOBODY, type EventView } from '../table/session.ts';
import { chairsOf, seenBy } from './eyes.ts';

/** How much faster than usual; 0 = at once. */
export const RATES = [0.25, 0.5, 1, 2, 4, 0] as const;
export type Rate = (typeof RATES)[number];

/** Milliseconds that what a command brought stands before the next one, at the usual speed and where nothing moves. */
const STANDS = 500;
const STANDS_AT_ONCE = 40;

/** Where a turn begins, as a number of commands. */
export interface TurnMark {
  turn: number;
  at: number;
}

/** A turn begins with the command after which it is shown. */
const turnsOf = ({ opening, entries }: Played): TurnMark[] => {
  const marks: TurnMark[] = [{ turn: opening.state.turn, at: 0 }];
  entries.forEach(({ state }, place) => {
    if (state.turn !== marks.at(-1)?.turn) marks.push({ turn: state.turn, at: place + 1 });
  });
  return marks;
};

const logOf = ({ setup, opening, entries }: Played): LogLine[] => {
  const lines: LogLine[] = [];
  for (const [entry, { events, state }] of [opening, ...entries].entries())
    for (const event of events) lines.push(logLine(setup.match, state, event, entry, lines.length));
  return lines;
};

/** The log as far as it has been seen: all that so many commands brought, and so many events of the next one. */
const logUpTo = (lines: readonly LogLine[], at: number, within: number): readonly LogLine[] => {
  let left = within;
  const end = lines.findIndex(({ entry, kind }) => {
    if (entry <= at) return false;
    if (entry > at + 1 || left === 0) return true;
    if (kind !== 'reason') left -= 1;
    return false;
  });
  return end < 0 ? lines : lines.slice(0, end);
};

/** How many events have passed where one goes by events: after each, headings with what they head; the last is the whole command. */
const stopsIn = (events: readonly GameEvent[], isPlain: (event: GameEvent) => boolean): number[] =>
  events.flatMap((event, place) => (isPlain(event) && events.slice(place + 1).some(isPlain) ? [place + 1] : []));

/** A game that has been played, looked at from any moment and any chair. Every state is kept: going anywhere costs nothing. */
export class Viewer {
  readonly setup: Setup;
  readonly chairs: readonly [Eyes, ...Eyes[]];
  readonly eyes: Signal<Eyes>;
  /** Commands that have been seen. */
  readonly at = signal(0);
  /** Events of the next command that have passed, where one goes by events. */
  readonly within = signal(0);
  /** Whether what is played now is only to bring the board to where it was. */
  readonly hurried = signal(false);
  readonly playing = signal(false);
  readonly rate = signal<Rate>(1);
  readonly selected = signal<string | null>(null);
  /** What was answered last to a key, and at which moment; the number tells two alike apart. */
  readonly answer = signal<{ words: string; at: number; number: number }>({ words: '', at: -1, number: 0 });
  readonly turns: readonly TurnMark[];
  /** The state on the screen. */
  readonly view: ReadonlySignal<State>;
  readonly units: ReadonlySignal<readonly UnitSheet[]>;
  /** What has been told so far. */
  readonly told: ReadonlySignal<readonly LogLine[]>;
  readonly playback: Playback;
  eventView: EventView = NOBODY;
  readonly #played: Played;
  /** Counts what the player has asked for: what he asked before is not waited for any more. */
  #asked = 0;
  #wake: (() => void) | null = null;
  /** Events of the command that will have been seen when the scene is over; 0 = all. */
  #upTo = 0;
  readonly #lines = new Map<Eyes, GameLine>();
  /** Whether there is anything to see of an event from the chair that is taken. */
  readonly #isPlain = (event: GameEvent): boolean =>
    !isHeading(event) && sees(this.setup.match.rules, event, this.eyes.peek());

  /** @param at commands that have been seen at first */
  constructor(played: Played, at = 0) {
    this.#played = played;
    this.#goTo(at);
    this.setup = played.setup;
    this.chairs = chairsOf(played);
    this.eyes = signal(this.chairs[0]);
    this.turns = turnsOf(played);
    this.view = computed(() => seenBy(this.setup.match, this.stateAt(this.at.value), this.eyes.value));
    this.units = computed(() => this.setup.match.rules.desk.units(this.now));
    const lines = logOf(played);
    const reasoned = withReasons(played.setup.match, lines, played.entries);
    this.told = computed(() => {
      const all = this.eyes.value === 'umpire' ? reasoned : lines;
      return readable(logUpTo(all, this.at.value, this.within.value), this.eyes.value);
    });
    this.playback = new Playback({
      roll: event => this.setup.match.rules.desk.events.roll(event),
      sees: event => sees(this.setup.match.rules, event, this.eyes.peek()),
      act: event => this.eventView.act(event),
      told: () => undefined,
      finished: () => this.#finished(),
      cut: () => this.eventView.cut(),
      pace: () => this.eventView.pace(),
    });
  }

  /** Commands in the whole game. */
  get end(): number {
    return this.#played.entries.length;
  }

  get now(): Situation {
    return situationOf(this.setup.match, this.view.value);
  }

  /** Number of the command that what was told last belongs to; 0 = the opening. */
  get newest(): number {
    return this.at.value + (this.within.value > 0 ? 1 : 0);
  }

  /** The command that led to what is shown; undefined before the first. */
  get last(): Entry | undefined {
    return this.#played.entries[this.newest - 1];
  }

  get played(): Played {
    return this.#played;
  }

  stateAt(count: number): State {
    return this.#played.entries[count - 1]?.state ?? this.#played.opening.state;
  }

  /** The game as far as it is shown. */
  get playedSoFar(): Played {
    return { ...this.#played, entries: this.#played.entries.slice(0, this.at.peek()) };
  }

  /** How the game went, as far as that chair may know it. */
  lineFor(eyes: Eyes): GameLine {
    const { match } = this.setup;
    const { opening, entries } = this.#played;
    const scenes = [opening, ...entries].map(({ events, state }) => ({
      events: seenOf(match.rules, events, eyes),
      state: seenBy(match, state, eyes),
    }));
    const line = this.#lines.get(eyes) ?? gameLine(toldOf(match, scenes));
    this.#lines.set(eyes, line);
    return line;
  }

  /** Goes to the moment after so many commands, at once. */
  async seek(count: number): Promise<void> {
    const asked = await this.#interrupt();
    if (asked === this.#asked) this.#goTo(count);
  }

  /** To the beginning of the command that is being seen, or of the one before. */
  back(): Promise<void> {
    const inside = this.playback.busy.peek() || this.within.peek() > 0;
    return this.seek(this.at.peek() - (inside ? 0 : 1));
  }

  /** One command on, with what it brings played on the board; what is being played still is cut short. */
  async forward(): Promise<void> {
    const asked = await this.#interrupt();
    if (asked === this.#asked) await this.#step();
  }

  /** One event on; commands that brought none are passed over. */
  async nextEvent(): Promise<void> {
    const asked = await this.#interrupt();
    if (asked !== this.#asked) return;
    const [at, within] = [this.at.peek(), this.within.peek()];
    const { entries } = this.#played;
    const next = entries.findIndex(({ events }, place) => place >= at && events.some(this.#isPlain));
    if (next !== at) this.#goTo(next < 0 ? this.end : next);
    await this.#step(stopsIn(entries[next]?.events ?? [], this.#isPlain).find(stop => stop > within));
  }

  /** One event back: the board is brought to where it stood by playing the command up to there in no time. */
  async eventBack(): Promise<void> {
    const asked = await this.#interrupt();
    if (asked !== this.#asked) return;
    const [at, within] = [this.at.peek(), this.within.peek()];
    const { entries } = this.#played;
    const place =
      within > 0 ? at : entries.findLastIndex(({ events }, index) => index < at && events.some(this.#isPlain));
    const stop = stopsIn(entries[place]?.events ?? [], this.#isPlain).findLast(count => within === 0 || count < within);
    this.#goTo(place);
    if (stop === undefined) return;
    this.hurried.value = true;
    await this.#step(stop);
    this.hurried.value = false;
  }

  /** To the beginning of the next turn, or the end. */
  nextTurn(): Promise<void> {
    return this.seek(this.turns.find(({ at }) => at > this.at.peek())?.at ?? this.end);
  }

  /** To the beginning of this turn, or of the one before where it has just begun. */
  turnBack(): Promise<void> {
    return this.seek(this.turns.findLast(({ at }) => at < this.at.peek())?.at ?? 0);
  }

  /** Lets the game run, from its beginning where it has ended, or stops it. */
  async toggle(): Promise<void> {
    const stops = this.playing.peek();
    const asked = await this.#interrupt();
    if (stops || asked !== this.#asked) return;
    batch(() => {
      this.playing.value = true;
      if (this.at.peek() === this.end) this.#goTo(0);
    });
    while (asked === this.#asked && this.at.peek() < this.end) {
      await this.#step();
      if (asked === this.#asked) await this.#stand();
    }
    if (asked === this.#asked) this.playing.value = false;
  }

  /** What lies in a hex is looked at: the living before wrecks. */
  look(hex: HexId, unit: string | null): void {
    const here = this.units.peek().filter(({ hexes }) => hexes.includes(hex));
    const found = here.find(({ id }) => id === unit) ?? here.find(({ present }) => present) ?? here[0];
    this.selected.value = found?.id ?? null;
  }

  leave(): void {
    void this.#interrupt();
  }

  /** Ends whatever runs; answers with the number of what is asked for now. */
  async #interrupt(): Promise<number> {
    const asked = ++this.#asked;
    this.playing.value = false;
    this.#wake?.();
    if (this.playback.busy.peek()) {
      this.playback.skip();
      await this.playback.settled();
    }
    return asked;
  }

  #goTo(count: number): void {
    batch(() => {
      this.within.value = 0;
      this.at.value = Math.max(0, Math.min(count, this.end));
    });
  }

  /** Plays the next command on, up to so many of its events, or to its end. */
  async #step(upTo = 0): Promise<void> {
    const entry = this.#played.entries[this.at.peek()];
    if (!entry) return;
    this.#upTo = upTo;
    this.playback.enqueue({ events: entry.events.slice(this.within.peek(), upTo === 0 ? undefined : upTo) });
    await this.playback.settled();
  }

  #finished(): void {
    if (this.#upTo > 0) this.within.value = this.#upTo;
    else this.#goTo(this.at.peek() + 1);
  }

  /** Time to follow; what brought nothing to see is passed over. */
  #stand(): Promise<void> {
    const brought = seenOf(this.setup.match.rules, this.last?.events ?? [], this.eyes.peek()).length;
    const rate = this.rate.peek();
    const stands = rate === 0 ? STANDS_AT_ONCE : STANDS / rate;
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, brought === 0 ? 0 : stands);
      this.#wake = done;
    });
  }
}
