import { diceOf, type Dice, type StoredDice } from '../core/dice.ts';
import { apply, layOut, start } from '../core/engine.ts';
import type { Command, GameEvent, Rng, Side, State } from '../core/types.ts';
import type { Asked, Lots, Veil, Word } from '../core/veil.ts';
import { t } from '../languages/language.ts';
import type { Match } from '../system/ruleset.ts';
import { lotOf } from './digest.ts';

/** What each side has said of what lies face down with it, in the order in which it was asked. */
export type Said = Readonly<Record<Side, readonly Word[]>>;

export const NOTHING_SAID: Said = { union: [], confederate: [] };

/** What has been said for good, by its name. */
export type Stands = Readonly<Record<string, Word>>;

/** The secrets of sides, as far as they are known here. */
export type Keys = Readonly<Partial<Record<Side, string>>>;

/** A command that is to be carried out, with all that is there for it. */
export interface Order {
  readonly match: Match;
  readonly state: State;
  readonly command: Command;
  /** Where both sides' links have put the dice; null while they have not been thrown. */
  readonly dice: Rng | null;
}

/** What is known of what lies face down, where a veil hangs over the game. */
export interface Hearing {
  readonly keys: Keys;
  readonly said: Said;
  readonly stands: Stands;
  /** Who answers at once what is asked; absent = nobody. */
  readonly speaks?: Side;
}

interface Heard {
  /** Words that were used, those that were said at once among them. */
  readonly used: Said;
}

export type Attempted =
  | ({ stops: null; state: State; events: readonly GameEvent[]; stands: Stands; lots: Lots } & Heard)
  /** It cannot go on before the dice are thrown, or a side has said something. */
  | ({ stops: 'dice' | Side } & Heard)
  /** A side has said what cannot be. */
  | { stops: 'lie'; why: string };

class Unthrown extends Error {}

class Unsaid extends Error {
  constructor(readonly side: Side) {
    super();
  }
}

class Lie extends Error {}

/** Dice that nobody may throw yet. */
const UNTHROWN: Dice = {
  roll() {
    throw new Unthrown();
  },
};

const shown = (words: readonly Word[]): string => words.map(word => JSON.stringify(word)).join(', ');

const mustFit = ({ truth, possible }: Asked, word: Word): void => {
  const fitting = truth === null ? possible() : [truth];
  if (!fitting.includes(word))
    throw new Lie(
      t`what is said of a thing face down cannot be so: expected ${shown(fitting)}, found ${shown([word])}`,
    );
};

/** The veil as it hangs where so much is known. */
class Hanging implements Veil {
  readonly used: Record<Side, Word[]> = { union: [], confederate: [] };
  readonly stands: Record<string, Word>;
  readonly lots: Partial<Record<Side, Rng>> = {};
  readonly #streams: Partial<Record<Side, StoredDice>> = {};
  readonly #hearing: Hearing;
  readonly #dice: Rng | null;

  constructor(hearing: Hearing, dice: Rng | null) {
    this.#hearing = hearing;
    this.#dice = dice;
    this.stands = { ...hearing.stands };
  }

  die(side: Side, sides: number): number | null {
    if (!this.#dice) throw new Unthrown();
    const key = this.#hearing.keys[side];
    if (key === undefined) return null;
    const lot = (this.lots[side] ??= lotOf(key, this.#dice));
    return (this.#streams[side] ??= diceOf(lot)).roll(sides);
  }

  word<W extends Word>(asked: Asked<W>): W {
    const { once, side } = asked;
    const stood = once === undefined ? undefined : this.stands[once];
    const word = stood ?? this.#hearing.said[side][this.used[side].length] ?? this.#atOnce(asked);
    mustFit(asked, word);
    if (stood === undefined) this.used[side].push(word);
    if (once !== undefined) this.stands[once] = word;
    return word as W;
  }

  #atOnce({ side, truth }: Asked): Word {
    if (side !== this.#hearing.speaks || truth === null) throw new Unsaid(side);
    return truth;
  }
}

/** Carries out an offered command as far as what is there for it leads; nothing is changed where it stops. */
export const attempt = ({ match, state, command, dice }: Order, hearing: Hearing | null): Attempted => {
  const veil = hearing ? new Hanging(hearing, dice) : undefined;
  const used = veil?.used ?? NOTHING_SAID;
  try {
    const done = apply(match, dice ? { ...state, rng: dice } : state, command, dice ? undefined : UNTHROWN, veil);
    return { stops: null, used, stands: veil?.stands ?? {}, lots: veil?.lots ?? {}, ...done };
  } catch (error) {
    if (error instanceof Unthrown) return { stops: 'dice', used };
    if (error instanceof Unsaid) return { stops: error.side, used };
    if (error instanceof Lie) return { stops: 'lie', why: error.message };
    throw error;
  }
};

/** Whether dice are thrown before the first decision. */
export const opensWithDice = (match: Match): boolean => {
  const before = layOut(match, '').rng;
  return start(match, '').state.rng.some((word, place) => word !== before[place]);
};
