import type { Game, Situation } from '../../core/game.ts';
import type { Facing, HexId, ShipId, Side } from '../../core/types.ts';
import type { Refusal } from '../refusal.ts';

export type PlotHelm = 'port' | 'straight' | 'starboard';

/** A marker that may be laid for a ship: a speed with a helm, or an order that leaves her going as she goes. */
export interface PlotChoice<G extends Game = Game> {
  command: G['command'];
  /** In the system's own measure, astern below 0; null for an order of another kind. */
  speed: number | null;
  helm: PlotHelm;
  /** What it says, without her name: "4 knots, turn to port", "at anchor". */
  says: string;
}

/** A ship for which a marker is to be laid. */
export interface PlotView<G extends Game = Game> {
  unit: string;
  side: Side;
  /** How she goes now: "3 knots". */
  going: string;
  /** What works on her that the marker cannot change: "nobody at the wheel"; null when nothing does. */
  hindered: Refusal | null;
  /** The speeds that her marker may carry, from astern to ahead. */
  speeds: readonly { speed: number; label: string; says: string }[];
  choices: readonly PlotChoice<G>[];
  /** What she does if no marker is laid for her. */
  steady: PlotChoice<G>;
  /** The marker that lies face down for her already, and how it is taken up again; null where none does. */
  laid: { choice: PlotChoice<G>; takeUp: G['command'] } | null;
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
  /** Ships of her own side that she would run into, and where. */
  meets: readonly { unit: string; hex: HexId }[];
  /** The hex that would stop her; 0 = none. */
  stoppedBy: HexId;
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

/** Movement by markers that are laid in secret. */
export interface PlotsDesk<G extends Game = Game> {
  /** Ships of either side whose markers are still to be laid. */
  of(now: Situation<G>): PlotView<G>[];
  /** What lays a marker for every ship that has none, and what says that all lie; null where that side has none to lay. */
  down(now: Situation<G>, side: Side): { rest: G['command']; done: G['command'] } | null;
  /** Where a command that lays a marker would take the ship; null for any other. */
  course(now: Situation<G>, command: G['command']): CourseView | null;
  /** Where a ship may be when her guns speak in her next move. */
  berths(now: Situation<G>, ship: ShipId): readonly Berth[];
}
