import { diceOf, type Dice, type StoredDice } from './dice.ts';
import { RulesBug } from './rulesBug.ts';
import type { Rng, Side } from './types.ts';

/** What a side can say of a thing of its own that lies face down. */
export type Word = string | boolean;

/** What the rules have to know of a thing that lies face down. They ask it of every game alike, by what both sides know. */
export interface Asked<W extends Word = Word> {
  readonly side: Side;
  /** What it is; null where it is not known here. */
  readonly truth: W | null;
  /** What is said under this name stands, and is not asked again; absent = it is asked once. */
  readonly once?: string;
  /** All that it could be, as far as both sides know. */
  possible(): readonly W[];
}

/**
 * Hangs over a game that is played on several machines, of which each knows the secrets of its own side and no other's. Where
 * everything is known, as at one screen, there is none.
 */
export interface Veil {
  /** A die that only that side sees; null where it is not seen. */
  die(side: Side, sides: number): number | null;
  /** What that side says. */
  word<W extends Word>(asked: Asked<W>): W;
}

/** Who may hang a veil over what is played. */
interface Veiled {
  readonly dice: Dice;
  readonly veil?: Veil | undefined;
}

/** A die that only that side sees, thrown like any other where everything is known; null where it is not seen. */
export const ownDie = ({ dice, veil }: Veiled, side: Side, sides: number): number | null =>
  veil ? veil.die(side, sides) : dice.roll(sides);

/** What a thing that lies face down is: as its side says, where a veil hangs over the game. Null = not known here. */
export const wordOf = <W extends Word>({ veil }: Veiled, asked: Asked<W>): W | null =>
  veil ? veil.word(asked) : asked.truth;

/** Where the dice that only one side saw were put for a command. */
export type Lots = Readonly<Partial<Record<Side, Rng>>>;

/** Where dice were put for a command; with those that only one side saw, where it threw some. */
export type Thrown = Rng | { readonly dice: Rng; readonly lots: Lots };

const isPlain = (thrown: Thrown): thrown is Rng => Array.isArray(thrown);

/** What was thrown as the kernel takes it: where the game's dice stand, and a veil that has been lifted. */
export const laid = (thrown: Thrown): { rng: Rng; veil: Veil | undefined } =>
  isPlain(thrown) ? { rng: [...thrown], veil: undefined } : { rng: [...thrown.dice], veil: lifted(thrown.lots) };

/** A veil under which everything is known in the end, and dice that one side saw fall again as they did. */
const lifted = (lots: Lots): Veil => {
  const streams: Partial<Record<Side, StoredDice>> = {};
  return {
    die(side, sides) {
      const lot = lots[side];
      return lot ? (streams[side] ??= diceOf(lot)).roll(sides) : null;
    },
    word({ side, truth }) {
      if (truth === null) throw new RulesBug(`what lies face down with the ${side} side is not known`);
      return truth;
    },
  };
};
