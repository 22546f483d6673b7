import { start } from '../core/engine.ts';
import { enemyOf, SIDES, type Command, type Side, type State } from '../core/types.ts';
import { HUMAN, newestState, type Played } from '../trials/gameFile.ts';
import type { Battle } from '../trials/library.ts';
import type { Match } from '../system/ruleset.ts';
import { opensWithDice, type Said, type Stands } from './attempt.ts';
import { digest } from './digest.ts';
import { guestOf, POST_VEILED, type PostEntry, type PostHeading } from './file.ts';

/** What is known of a player. */
export interface Chair {
  name: string;
  anchor: string;
  /** The link that he has shown last; the anchor before the first. */
  latest: string;
  /** Salts of his sealed choices, in order; absent where one was not opened before the end. */
  salts: readonly (string | undefined)[];
}

/** A choice that a side has made and not shown. */
interface Seal {
  by: Side;
  commitment: string;
}

/** Commands that wait for both players' links, or for what a side has to say. */
export interface Waiting {
  what: 'orders';
  /** Those that are still to be carried out. */
  commands: readonly Command[];
  /** The place of the first of them in its choice. */
  place: number;
  /** What has been said for them. */
  said: Said;
  /** The side that is asked; null where they wait for dice. */
  asks: Side | null;
  /** Whose sealed choice they are, and where the game stood before them; null = they were given in the open. */
  unseals: { by: Side; from: State } | null;
}

/** What a game waits for before anybody can decide again. */
type Due =
  | { what: 'opening' }
  /** A sealed choice has been answered, and is to be opened. */
  | { what: 'sealed' }
  | Waiting;

/** Where a game by post stands after so many entries. Never changed: every entry makes the next one. */
export interface Standing {
  readonly heading: PostHeading;
  readonly battle: Battle;
  readonly match: Match;
  readonly journal: readonly PostEntry[];
  /** The hash over heading and journal. */
  readonly running: string;
  readonly chairs: Readonly<Record<Side, Chair | null>>;
  /** The game as both players know it, without what is still sealed; null until its opening has been thrown. */
  readonly played: Played | null;
  /** What was said for each command of it. */
  readonly said: readonly Said[];
  readonly stands: Stands;
  readonly seal: Seal | null;
  readonly due: Due | null;
  /** Links that are shown of the throw that is due. */
  readonly links: Readonly<Partial<Record<Side, string>>>;
  /** Throws that are done. */
  readonly throws: number;
  /** Sides whose secret has been told and found true. */
  readonly told: readonly Side[];
}

export const chairFor = (name: string, anchor: string): Chair => ({ name, anchor, latest: anchor, salts: [] });

/** Whether each side's secrets are known on its own machine alone. */
export const isVeiled = ({ heading }: Pick<Standing, 'heading'>): boolean => heading.version === POST_VEILED;

/** A state without what only these sides know. */
export const without = (now: Pick<Standing, 'heading' | 'match'>, state: State, sides: readonly Side[]): State => {
  const { sealing } = now.match.rules;
  return sealing && isVeiled(now) ? sides.reduce((known, side) => sealing.without(known, side), state) : state;
};

/** The game at its first decision as it is known where the secrets of these sides are not; the seed is any text. */
export const openingOf = (
  now: Pick<Standing, 'heading' | 'battle' | 'match'>,
  seed: string,
  unknown: readonly Side[] = SIDES,
): Played => {
  const { heading, battle, match } = now;
  const { name, created } = heading;
  const setup = { name, created, battle, match, players: { union: HUMAN, confederate: HUMAN }, seed };
  const { state, events } = start(match, seed);
  return { setup, opening: { state: without(now, state, unknown), events }, entries: [] };
};

/** A game before its first entry. */
export const beginning = (heading: PostHeading, battle: Battle, match: Match): Standing => {
  const { side, name, anchor } = heading.inviter;
  const ground = { heading, battle, match };
  return {
    ...ground,
    journal: [],
    running: digest(heading),
    chairs: { union: null, confederate: null, [side]: chairFor(name, anchor) },
    played: opensWithDice(match) ? null : openingOf(ground, heading.id),
    said: [],
    stands: {},
    seal: null,
    due: null,
    links: {},
    throws: 0,
    told: [],
  };
};

/** The state that both players know to be so, sealed choices left out; null before the opening. */
export const stateOf = ({ played }: Standing): State | null => played && newestState(played);

/** Whether what that side chooses now has to be sealed: the other chooses at the same time. */
export const mustSeal = (now: Standing): boolean => !now.seal && stateOf(now)?.cursor.awaiting.length === 2;

/** What a side has to do: `decide` is the player's, the rest his page does by itself. */
export type Owed = 'join' | 'open' | 'tell' | 'link' | 'decide' | 'secret';

const owedFor = (now: Standing, due: Due, side: Side): Owed | null => {
  if (due.what === 'sealed' && now.seal?.by === side) return 'open';
  if (due.what === 'orders' && due.asks !== null) return due.asks === side ? 'tell' : null;
  return now.links[side] === undefined ? 'link' : null;
};

/** What that side can do next; null where it waits for the other. */
export const owedBy = (now: Standing, side: Side): Owed | null => {
  if (!now.chairs[side]) return 'join';
  if (now.due) return owedFor(now, now.due, side);
  const state = stateOf(now);
  if (state?.outcome) return now.told.includes(side) ? null : 'secret';
  return state?.cursor.awaiting.includes(side) && now.seal?.by !== side ? 'decide' : null;
};

/** Whether nothing can come any more. */
export const isClosed = (now: Standing): boolean => {
  const over = stateOf(now)?.outcome ?? null;
  return over !== null && [now.heading.inviter.side, guestOf(now.heading)].every(side => owedBy(now, side) === null);
};

/** The player opposite; null until he has joined. */
export const opponentOf = (now: Standing, side: Side): Chair | null => now.chairs[enemyOf(side)];
