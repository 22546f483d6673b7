import { enemyOf, type Side } from './types.ts';

/** Why a battle is over, in words of three lengths. */
export interface Ending {
  /** A sentence of its own: "The winner met an objective of the battle." */
  readonly says: string;
  /** The same with both sides by their names, "Union" and "Confederate", where it tells of one of them. */
  readonly names?: (winner: string, loser: string) => string;
  /** In few words, after who won: "an objective met". */
  readonly headline: string;
  /** The same with both sides by their names, where it would leave it open of whom it tells. */
  readonly headlineNames?: (winner: string, loser: string) => string;
  /** Before the bar of a plot. */
  readonly label: string;
  /** Whether it is what the winner has met that ended it, so that it can be named. */
  readonly byObjective?: true;
}

/** Why a battle is over, with the sides by those names where its ending tells of one of them. */
export const endingInWords = (
  { says, names }: Ending,
  winner: Side | 'draw',
  called: Readonly<Record<Side, string>>,
): string => (winner === 'draw' || !names ? says : names(called[winner], called[enemyOf(winner)]));

/** The same in few words, after who won. */
export const headlineInWords = (
  { headline, headlineNames }: Ending,
  winner: Side | 'draw',
  called: Readonly<Record<Side, string>>,
): string => (winner === 'draw' || !headlineNames ? headline : headlineNames(called[winner], called[enemyOf(winner)]));
