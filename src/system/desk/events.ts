import type { Game, Situation } from '../../core/game.ts';
import type { HexId, KernelEvent, Side } from '../../core/types.ts';
import type { Cited } from '../cited.ts';
import type { TableCell } from '../help.ts';

/** Dice that an event shows, for the tray. */
export interface ShownRoll {
  dice: readonly number[];
  caption: string;
}

/** Points that a roll was worth on average and in fact, for the account of luck. */
interface LuckEntry {
  side: Side;
  expected: number;
  actual: number;
}

/** What an event is in the short log, where what a unit did in one go is one line. */
export type Brief =
  /** A unit begins to act: what follows is hers. */
  | { readonly is: 'acts' }
  /** Under which order or how fast she goes: "full speed", "7 knots". */
  | { readonly is: 'manner'; readonly says: string }
  /** A gun fires; what is counted of it. */
  | { readonly is: 'gun'; readonly counts: 'damage' | 'hits' }
  /** One ship rams another. */
  | { readonly is: 'ram' }
  /**
   * What became of a unit, in a word or two: "funnel gone"; empty where the sum of the damage tells it already; points that it cost her;
   * whether it is how she is left, so that of several events of a kind only the last tells it: "top speed 4 knots".
   */
  | { readonly is: 'harm'; readonly says: string; readonly points?: number; readonly left?: true };

/** What has gone off under a unit: nothing that was fired at her before in the same moment weighs as much. */
export interface Burst {
  readonly under: string;
  /** "by a mine"; empty where another unit brought it, whom the event names first. */
  readonly says: string;
}

/** What a screen may know of an event beside its words. */
export interface EventsDesk<G extends Game = Game> {
  roll(event: G['event'] | KernelEvent): ShownRoll | null;
  luck(event: G['event'] | KernelEvent, now: Situation<G>): LuckEntry | null;
  /** Every modifier that an event may show, by its reason; absent where no roll is ever modified. */
  readonly modifiers?: Readonly<Record<string, Cited>>;
  /** Hexes and units that an event is about, for the log's links. */
  where(event: G['event'] | KernelEvent, now: Situation<G>): { hexes: readonly HexId[]; units: readonly string[] };
  /** Absent, or null, for what the short log tells in its full words. */
  brief?(event: G['event'] | KernelEvent): Brief | null;
  /** Absent, or null, where nothing has gone off under anybody, or it did no harm. */
  bursts?(event: G['event'] | KernelEvent): Burst | null;
  /**
   * The shot of which an event is a part, by a name that no other shot of the same command has: all its dice are one line of the log. Absent,
   * or null, where nothing is thrown for a shot later on.
   */
  shot?(event: G['event'] | KernelEvent): string | null;
  /**
   * Where the dice of an event stand in the printed tables, in the order in which they are asked. Absent, or empty, where no table of the
   * handbook is asked by them.
   */
  cells?(event: G['event'] | KernelEvent, now: Situation<G>): readonly TableCell[];
  /** The side that moves first in this turn, of the event that settles it; absent where nobody does. */
  movesFirst?(event: G['event'] | KernelEvent): Side | null;
}
