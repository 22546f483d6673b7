import type { Game, Situation } from '../../core/game.ts';
import type { Facing, HexId, ShipId } from '../../core/types.ts';

/** A place to which a ship can go with what is left of her move. */
export interface Destination<G extends Game = Game> {
  hex: HexId;
  facing: Facing;
  /** Movement points, in the system's own measure. */
  cost: number;
  /** Steps that take her there, in order. */
  path: G['command'][];
  /** What a die may do on the way and once she is there: "may ground: 15 in 36". */
  risk: string | null;
  /** Whether she may end her move there; false where her order takes her on. */
  ends: boolean;
}

/** A place in which a ship would be, once what she has been told is done. */
export interface Whereabouts {
  /** 0 = she has left the chart. */
  hex: HexId;
  facing: Facing;
  /** Whatever else makes it another place than one of the same hex and facing, in the system's own words: speed left, say. */
  left: string;
}

/** Movement by single steps that can be strung into a path. */
export interface StepsDesk<G extends Game = Game> {
  /** Where a ship lies; where steps are secret orders, where those given so far will take her. */
  whereabouts(now: Situation<G>, ship: ShipId): Whereabouts;
  /** Whether a command is such a step. */
  is(command: G['command']): boolean;
  /** What it costs, in the system's own measure. */
  cost(now: Situation<G>, command: G['command']): number;
  /** Whether a ship's move may end where this view has her: false while an order takes her on. */
  mayEnd(now: Situation<G>, ship: ShipId): boolean;
  /**
   * This view as if it were that ship's turn to move, once for each order that she may have; empty where she cannot move before she
   * fires again.
   */
  afoot(now: Situation<G>, ship: ShipId): readonly { order: string; state: G['state'] }[];
  /** What the river may do with a ship where she lies, later in the turn, or null; absent where it does nothing to anybody. */
  river?(now: Situation<G>, ship: ShipId): string | null;
  /** What may happen to a ship where she lies when her move is over, or null; absent where nothing waits for it. */
  atRest?(now: Situation<G>, ship: ShipId): string | null;
}
