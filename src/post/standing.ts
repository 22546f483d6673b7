import { start } from '../core/engine.ts';
import { enemyOf, type Command, type Side, type State } from '../core/types.ts';
import { HUMAN, newestState, type Played } from '../trials/gameFile.ts';
import type { Battle } from '../trials/library.ts';
import type { Match } from '../system/ruleset.ts';
import { digest } from './digest.ts';
import { guestOf, type PostEntry, type PostHeading } from './file.ts';
import { opensWithDice } from './probe.ts';

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

/** A throw that waits for both players' links, and what it is for. */
type Due =
  | { what: 'opening' }
  | { what: 'orders'; command: Command }
  /** A sealed choice has been answered; null until it is opened. */
  | { what: 'sealed'; commands: readonly Command[] | null };

/** Where a game by post stands after so many entries. Never changed: every entry makes the next one. */
export interface Standing {
  readonly heading: PostHeading;
  readonly battle: Battle;
  readonly match: Match;
  readonly journal: readonly PostEntry[];
  /** The hash over heading and journal. */
  readonly running: string;
  readonly chairs: Readonly<Record<Side, Chair | null>>;
  /** The game without what is still sealed; null until its opening has been thrown. */
  readonly played: Played | null;
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

/** The game at its first decision; the seed is any text. */
export const openingOf = (
  { heading, battle, match }: Pick<Standing, 'heading' | 'battle' | 'match'>,
  seed: string,
): Played => {
  const { name, created } = heading;
  const setup = { name, created, battle, match, players: { union: HUMAN, confederate: HUMAN }, seed };
  return { setup, opening: start(match, seed), entries: [] };
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
export type Owed = 'join' | 'open' | 'link' | 'decide' | 'secret';

const owedFor = (now: Standing, due: Due, side: Side): Owed | null => {
  if (due.what === 'sealed' && !due.commands && now.seal?.by === side) return 'open';
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
