import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { UnitSheet } from '../../core/desk.ts';
import { situationOf } from '../../core/engine.ts';
import type { Situation } from '../../core/ruleset.ts';
import type { HexId, State } from '../../core/types.ts';
import { Director } from '../director.ts';
import type { Entry, Played, Setup } from '../../trials/gameFile.ts';
import { logLine, withReasons, type LogLine } from '../log.ts';
import { NOBODY, type Performer } from '../session.ts';
import { chairsOf, seenBy, type Eyes } from './eyes.ts';

export const RATES = [0.5, 1, 2, 4] as const;
export type Rate = (typeof RATES)[number];

/** Milliseconds that what a command brought stands before the next one, at the usual speed. */
const STANDS = 500;

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

/** A game that has been played, looked at from any moment and any chair. Every state is kept: going anywhere costs nothing. */
export class Viewer {
  readonly setup: Setup;
  readonly chairs: readonly [Eyes, ...Eyes[]];
  readonly eyes: Signal<Eyes>;
  /** Commands that have been seen. */
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly rate = signal<Rate>(1);
  readonly selected = signal<string | null>(null);
  readonly turns: readonly TurnMark[];
  /** The state on the screen. */
  readonly view: ReadonlySignal<State>;
  readonly units: ReadonlySignal<readonly UnitSheet[]>;
  /** What has been told so far. */
  readonly told: ReadonlySignal<readonly LogLine[]>;
  readonly director: Director;
  performer: Performer = NOBODY;
  readonly #played: Played;
  /** Counts what the player has asked for: what he asked before is not waited for any more. */
  #asked = 0;
  #wake: (() => void) | null = null;

  constructor(played: Played) {
    this.#played = played;
    this.setup = played.setup;
    this.chairs = chairsOf(played);
    this.eyes = signal(this.chairs[0]);
    this.turns = turnsOf(played);
    this.view = computed(() => seenBy(this.setup.match, this.stateAt(this.at.value), this.eyes.value));
    this.units = computed(() => this.setup.match.rules.desk.units(this.now));
    const lines = logOf(played);
    const reasoned = withReasons(lines, played.entries);
    this.told = computed(() => {
      const all = this.eyes.value === 'umpire' ? reasoned : lines;
      const end = all.findIndex(({ entry }) => entry > this.at.value);
      return end < 0 ? all : all.slice(0, end);
    });
    this.director = new Director({
      roll: event => this.setup.match.rules.desk.roll(event),
      act: event => this.performer.act(event),
      told: () => undefined,
      finished: () => (this.at.value += 1),
      cut: () => this.performer.cut(),
      pace: () => this.performer.pace(),
    });
  }

  /** Commands in the whole game. */
  get end(): number {
    return this.#played.entries.length;
  }

  get now(): Situation {
    return situationOf(this.setup.match, this.view.value);
  }

  /** The command that led to what is shown; undefined before the first. */
  get last(): Entry | undefined {
    return this.#played.entries[this.at.value - 1];
  }

  stateAt(count: number): State {
    return this.#played.entries[count - 1]?.state ?? this.#played.opening.state;
  }

  /** The game as far as it is shown. */
  get playedSoFar(): Played {
    return { ...this.#played, entries: this.#played.entries.slice(0, this.at.peek()) };
  }

  /** Goes to the moment after so many commands, at once. */
  async seek(count: number): Promise<void> {
    const asked = await this.#interrupt();
    if (asked === this.#asked) this.at.value = Math.max(0, Math.min(count, this.end));
  }

  back(): Promise<void> {
    return this.seek((this.director.busy.peek() ? this.at.peek() + 1 : this.at.peek()) - 1);
  }

  /** One command on, with what it brings played on the board; what is being played still is cut short. */
  async forward(): Promise<void> {
    const asked = await this.#interrupt();
    if (asked === this.#asked) await this.#step();
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
      if (this.at.peek() === this.end) this.at.value = 0;
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
    if (this.director.busy.peek()) {
      this.director.skip();
      await this.director.settled();
    }
    return asked;
  }

  async #step(): Promise<void> {
    const entry = this.#played.entries[this.at.peek()];
    if (!entry) return;
    this.director.enqueue({ events: entry.events });
    await this.director.settled();
  }

  /** Time to follow; what brought nothing to see is passed over. */
  #stand(): Promise<void> {
    const brought = this.last?.events.length ?? 0;
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(done, brought === 0 ? 0 : STANDS / this.rate.peek());
      this.#wake = done;
    });
  }
}
