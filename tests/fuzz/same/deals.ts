import { matchFor } from '../../../src/app/opponent/mind.ts';
import type { Battle } from '../../../src/app/opponent/sight.ts';
import { hash } from '../../../src/core/replay.ts';
import type { Command, Side, State } from '../../../src/core/types.ts';
import type { Match } from '../../../src/system/ruleset.ts';
import { playGame, seatsFor, type Seat } from '../../../src/trials/game.ts';

/** A game that is to come out the same wherever it is played: plain data, so that it can be sent to a thread as the page sends a battle. */
export interface Deal {
  /** Rules, battle and opponents in a word, for messages. */
  readonly name: string;
  readonly battle: Battle;
  readonly opponents: Readonly<Record<Side, string>>;
  readonly seed: string;
  /** Commands after which it is broken off. */
  readonly most: number;
}

/** How a game went: as many commands, and the state after the last of them. */
export interface Done {
  readonly name: string;
  readonly commands: number;
  readonly hash: string;
}

/** A game with all that it takes to play it again. */
export interface Told extends Done {
  readonly given: readonly Command[];
}

class Enough extends Error {}

type Seats = Readonly<Record<Side, Seat>>;

/** Plays a game between these as far as it is to go. */
export const playedSo = (match: Match, seats: Seats, { name, seed, most }: Deal): Told => {
  const given: Command[] = [];
  let last: State | null = null;
  try {
    playGame(match, seats, seed, (command, _events, state) => {
      if (command) given.push({ ...command });
      last = state;
      if (given.length >= most) throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return { name, commands: given.length, hash: hash(last), given };
};

/** The same of which no more is kept than can be compared. */
export const inShort = ({ name, commands, hash: reached }: Told): Done => ({ name, commands, hash: reached });

/** Matches that a series keeps from game to game: one for each battle under each system. */
export const tables = (): ((deal: Deal) => Match) => {
  const known = new Map<string, Match>();
  return ({ battle }) => {
    const key = JSON.stringify([battle.rules, (battle.source as { id: string }).id]);
    const match = known.get(key) ?? matchFor(battle);
    known.set(key, match);
    return match;
  };
};

/** Plays games one after another, as a series does. */
export const playedInTurn = (deals: readonly Deal[]): Told[] => {
  const tableFor = tables();
  return deals.map(deal => playedSo(tableFor(deal), seatsFor(deal.opponents, deal.seed), deal));
};
