import type { Game, Situation } from '../../core/game.ts';
import type { Facing, HexId, ShipId, Side } from '../../core/types.ts';
import type { Refusal } from '../refusal.ts';
import type { Whereabouts } from './steps.ts';

export type PlotHelm = 'port' | 'straight' | 'starboard';

/** What may be settled beside the course: where a turret looks, whether she rams. */
interface PlotSide {
  /** "turret" */
  what: string;
  /** "to port" */
  is: string;
  /** Chosen among the boxes of her crew. */
  crew?: true;
}

/** A whole plot for a ship: what one command lays, over the one that lies already. */
export interface PlotChoice<G extends Game = Game> {
  command: G['command'];
  /** In the system's own measure, astern below 0; null for an order of another kind. */
  speed: number | null;
  helm: PlotHelm;
  /** Absent where nothing is settled beside the course. */
  sides?: readonly PlotSide[];
  /** What it says, without her name: "4 knots, turn to port", "at anchor". */
  says: string;
}

/** A ship that is to be given a plot. */
export interface PlotView<G extends Game = Game> {
  unit: string;
  side: Side;
  /** How she goes now: "3 knots". */
  going: string;
  /** What works on her that the plot cannot change: "nobody at the wheel"; null when nothing does. */
  hindered: Refusal | null;
  /** The speeds that her plot may carry, from astern to ahead. */
  speeds: readonly { speed: number; label: string; says: string }[];
  /** Orders of another kind: to anchor, to take in tow. */
  others: readonly PlotChoice<G>[];
  /** What she does if no plot is laid for her. */
  steady: PlotChoice<G>;
  /** The plot that lies face down for her already; null where none does. */
  laid: PlotChoice<G> | null;
}

/** Where a part of a course ends. */
export interface CourseStop {
  /** 0 = she has left the chart. */
  hex: HexId;
  /** Her heading there, after a turn that is made there. */
  facing: Facing;
  /** Whether the stream works on her: 1 = with it, -1 = against it, 0 = not at all. */
  stream: -1 | 0 | 1;
  /** "2½ knots over the ground, current against". */
  says: string;
}

/** Where a command would take a ship if nothing interferes. */
export interface CourseView {
  unit: string;
  from: { hex: HexId; facing: Facing };
  steps: readonly { hex: HexId; facing: Facing; part: number; drifts: boolean }[];
  /** The end of every part of the move, in order. */
  stops: readonly CourseStop[];
  /** The way her head turns on it. */
  turn: PlotHelm;
  /** Degrees of a turn that is begun at the end of a part and not yet made; null where there is none. */
  swing: { to: PlotHelm; degrees: number; part: number } | null;
  /** What she has in hand when it is over, where that is worth knowing: "30° of 60° earned towards a turn, next 4 to 6 knots". */
  then?: string;
  /** Ships of her own side that she would run into, and where. */
  meets: readonly { unit: string; hex: HexId }[];
  /** The hex that would stop her; 0 = none. */
  stoppedBy: HexId;
  /** Hexes on the way where the bottom may hold her, or what she tows. */
  shoals: readonly HexId[];
  /** What may come in between. */
  warnings: readonly Refusal[];
}

/** A place in which a unit may be by its next move. */
export interface Berth {
  hex: HexId;
  facing: Facing;
  /** What she is about there, in the system's own word, where her guns hang on it; empty where she stays as she is. */
  order: string;
}

/** Movement by plots that are laid in secret. There may be more of them than could be listed: they are come to step by step. */
export interface PlotsDesk<G extends Game = Game> {
  /** Ships of either side whose plots are still to be laid, or may be laid anew. */
  of(now: Situation<G>): PlotView<G>[];
  /** What the button says that lays them. */
  readonly lays: string;
  /** What lays a plot for every ship that has none, and what says that all lie; null where that side has none to lay. */
  down(now: Situation<G>, side: Side): { rest: G['command']; done: G['command'] } | null;
  /** What a command that lays a plot says; null for any other. */
  reads(now: Situation<G>, command: G['command']): PlotChoice<G> | null;
  /** Plots of the same ship that are one step away, the least change first: another speed, another helm, a hex farther, something else settled beside the course. */
  next(now: Situation<G>, plot: G['command']): PlotChoice<G>[];
  /** What takes up the plot that lies for a ship, refused where none does; null where another is simply laid over it. */
  takesUp(side: Side, ship: ShipId): G['command'] | null;
  /** The course of an earlier plot of hers steered once more, with whatever she is told otherwise as it is; null where she cannot. */
  again?(now: Situation<G>, earlier: G['command']): PlotChoice<G> | null;
  /** Where a plot would take the ship, and what else tells its end from another's; hex 0 = she has left the chart. */
  whereabouts(now: Situation<G>, plot: G['command']): Whereabouts;
  /** The way that a command which lays a plot would take the ship; null for any other. */
  course(now: Situation<G>, command: G['command']): CourseView | null;
  /** Where a ship may be when her guns speak in her next move. */
  berths(now: Situation<G>, ship: ShipId): readonly Berth[];
  /**
   * Where she may be a move later if a command that lays a plot is carried out, nowhere that she runs ashore or off the chart. Absent where
   * what she has in hand for hexes and turns after a move is nothing to speak of: then she is taken to run straight on.
   */
  follows?(now: Situation<G>, command: G['command']): readonly Pick<Berth, 'hex' | 'facing'>[];
}
