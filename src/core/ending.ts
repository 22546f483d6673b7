/** Why a battle is over, in words of three lengths. */
export interface Ending {
  /** A sentence of its own: "The winner met an objective of the battle." */
  readonly says: string;
  /** In few words, after who won: "an objective met". */
  readonly headline: string;
  /** Before the bar of a plot. */
  readonly label: string;
  /** Whether it is what the winner has met that ended it, so that it can be named. */
  readonly byObjective?: true;
}
