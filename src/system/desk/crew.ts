import type { Game, Situation } from '../../core/game.ts';
import type { PlotChoice } from './plots.ts';

/** A place aboard where men stand. */
export interface CrewBox {
  id: string;
  name: string;
  /** Who stand there when the plot is carried out. */
  men: number;
  /** How many can serve there; null = any number. */
  room: number | null;
  /** Whether more could serve there than do. */
  short: boolean;
}

/** Men who change their places with the plot of their ship. */
export interface CrewDesk<G extends Game = Game> {
  /** Her boxes as a plot leaves them; none where nothing is known of them, or where nobody may be moved. */
  boxes(now: Situation<G>, plot: G['command']): readonly CrewBox[];
  /** The same plot with one man more, or one back, from box to box; null where he may not go. */
  moved(now: Situation<G>, plot: G['command'], from: string, to: string): PlotChoice<G> | null;
  /** The same plot with everybody where he is when nobody says anything else; null where that is so. */
  untouched(now: Situation<G>, plot: G['command']): PlotChoice<G> | null;
}
